"""A game between bots of the registry: whatever the table, each answers with one of its options."""

from collections.abc import Sequence
from random import Random
from typing import Final

from rokoko import Action, GameConfig
from rokoko.bots import BOTS, choice_of, make_bot
from rokoko.bots.seating import NO_LIMIT
from tests.fuzz.checked_game import CheckedGame
from tests.fuzz.play import drawn

LEAST: Final = 1e-9  # seconds: a search stops after its first batch, so that games can be repeated exactly
THOROUGH: Final = 128  # one decision in so many has no limit: a search then counts its simulations
LONGEST: Final = 2000  # actions that no game reaches


class BotsGame(CheckedGame):
    """Each seat's bot is drawn by name unless `names` are given; the invariants are those of every fuzzed game."""

    def __init__(self, config: GameConfig, seed: int, *, dear: int = 0, names: Sequence[str] = ()) -> None:
        super().__init__(config, seed, dear=dear)
        self._drawing = Random(f"fuzz bots/{seed}/{config}")
        self.names = names or [drawn(list(BOTS), self._drawing) for _ in range(config.seats)]
        self._bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(self.names)]

    def next_action(self) -> tuple[int, Action]:
        game, rng = self.game, self._drawing
        assert len(game.moves) < LONGEST, "the game does not end"
        seat = game.deciders[rng.getrandbits(32) % len(game.deciders)]
        budget = LEAST if rng.getrandbits(32) % THOROUGH else NO_LIMIT
        try:
            action = choice_of(self._bots[seat], game, seat, budget=budget)
        except Exception as error:
            error.add_note(f"{self.names[seat]} at seat {seat}, budget {budget} s")
            raise
        assert action in game.options(seat), f"{self.names[seat]} at seat {seat} chose {action}"
        return seat, action
