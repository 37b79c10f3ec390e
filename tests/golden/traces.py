"""One random game a configuration, as a chain of hashes over options and states: it must never change by itself.

`digests.json` holds, for each configuration, how many actions its game has and the chain at the end of each round, so
that a change shows where it began. Interpreted and compiled must both give the stored chain.
"""

import json
from hashlib import blake2b
from pathlib import Path
from random import Random

from rokoko import EDITIONS, Game, GameConfig
from tests.fuzz.play import MODULE_SETS, SEATS, STYLES, drawn, play_action

FILE = Path(__file__).parent / "digests.json"

Trace = dict[str, int | list[str]]


def configs() -> dict[str, GameConfig]:
    """Every number of seats with every choice of modules, by name; the editions in turn."""
    found = {}
    for which, modules in enumerate(MODULE_SETS):
        for seats in SEATS:
            edition = EDITIONS[(which + seats) % len(EDITIONS)]
            name = f"{seats} {'+'.join(modules) or 'base'}"
            found[name] = GameConfig(seats=seats, modules=modules, edition=edition)
    return found


def trace(name: str, config: GameConfig) -> Trace:
    """Play the configuration's game; after each action the options and the state go into the chain."""
    rng = Random(int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big"))
    game = Game(config, seed=rng.getrandbits(32))
    styles = [drawn(list(STYLES), rng) for _ in range(config.contestants)]
    chain, rounds, last = link("", game), [], 1
    while not game.over:
        game.apply(*play_action(game, styles, rng))
        if game.round != last or game.over:
            rounds.append(chain)
            last = game.round
        chain = link(chain, game)
    rounds[-1] = chain
    return {"actions": len(game.moves), "rounds": rounds}


def link(chain: str, game: Game) -> str:
    """The chain with this position: what each decider may choose, in order, and the digest of the state."""
    offered = [[seat, *(action.index for action in game.options(seat))] for seat in game.deciders]
    return blake2b(f"{chain} {offered} {game.digest()}".encode(), digest_size=5).hexdigest()


def stored_traces() -> dict[str, Trace]:
    found: dict[str, Trace] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write_traces() -> None:
    lines = [f"  {json.dumps(name)}: {json.dumps(trace(name, config))}" for name, config in configs().items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
