"""Makes the golden games and the traces anew: `python -m tests.golden.make`. Only after a change of the rules.

For each slot several random games are played, and the one is kept that shows most of what no game before it shows.
"""

from pathlib import Path
from random import Random

from rokoko import MODULES, Game, GameConfig
from tests.fuzz.play import STYLES, drawn, play_action
from tests.golden.told import sights, with_scores
from tests.golden.traces import write_traces

GAMES = Path(__file__).parent / "games"
TRIES = 60
NAMES = ("Ada", "Blaise", "Camille", "Denis", "Émilie")

SLOTS: dict[str, GameConfig] = {
    "base-2": GameConfig(seats=2),
    "base-3": GameConfig(seats=3),
    "base-4": GameConfig(seats=4),
    "base-5": GameConfig(seats=5),
    "base-2-in-2013": GameConfig(seats=2, edition="2013"),
    "base-5-in-2013": GameConfig(seats=5, edition="2013", start_player=3),
    "base-3-start-2": GameConfig(seats=3, start_player=2),
    "solo-base": GameConfig(seats=1),
    "solo-jewelry-box": GameConfig(seats=1, modules=("jewelry_box",)),
    "solo-festivity": GameConfig(seats=1, modules=("festivity_dresses", "expert_tailoring")),
    "solo-all": GameConfig(seats=1, modules=MODULES),
    "solo-all-again": GameConfig(seats=1, modules=MODULES),
    "solo-all-in-2013": GameConfig(seats=1, modules=MODULES, edition="2013"),
    "jewelry-box-2": GameConfig(seats=2, modules=("jewelry_box",)),
    "jewelry-box-4": GameConfig(seats=4, modules=("jewelry_box",)),
    "fancy-dresses-3": GameConfig(seats=3, modules=("fancy_dresses",)),
    "festivity-dresses-4": GameConfig(seats=4, modules=("festivity_dresses",)),
    "expert-tailoring-5": GameConfig(seats=5, modules=("expert_tailoring",)),
    "expert-and-jewelry-3": GameConfig(seats=3, modules=("jewelry_box", "expert_tailoring")),
    "all-dresses-2": GameConfig(seats=2, modules=MODULES[1:]),
    "all-2": GameConfig(seats=2, modules=MODULES),
    "all-3": GameConfig(seats=3, modules=MODULES),
    "all-4": GameConfig(seats=4, modules=MODULES),
    "all-5": GameConfig(seats=5, modules=MODULES),
    "all-5-in-2013": GameConfig(seats=5, modules=MODULES, edition="2013", start_player=0),
}


def play_game(config: GameConfig, seed: int) -> Game:
    rng = Random(seed)
    game = Game(config, seed, NAMES[: config.seats])
    styles = [drawn(list(STYLES), rng) for _ in range(config.contestants)]
    while not game.over:
        game.apply(*play_action(game, styles, rng))
    return game


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    seen: set[str] = set()
    for slot, (name, config) in enumerate(SLOTS.items()):
        games = [play_game(config, 1000 * slot + number) for number in range(TRIES)]
        best = max(games, key=lambda game: len(sights(game) - seen))
        seen |= sights(best)
        (GAMES / f"{name}.rokoko").write_text(with_scores(best), encoding="utf-8")
        print(f"{name}: {len(best.moves)} actions, {len(seen)} sights")
    write_traces()


if __name__ == "__main__":
    main()
