"""One game by bots as columns: what each decider saw and might do, what it chose, and how the game ended for it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rokoko.arena.entrants import Budget, Entrant, seated_bot
from rokoko.arena.workers import results_of
from rokoko.bots import GuardedBot, choice_of
from rokoko.config import MOST_SEATS, GameConfig
from rokoko.game import Game
from rokoko.research.encoding import MASK_SIZE, Encoder
from rokoko.research.layout import SIZE
from rokoko.research.outcome import leads_of

MASK_BYTES: Final = (MASK_SIZE + 7) // 8


class Column(NamedTuple):
    """The type of one value, how many there are in a row, and what they are."""

    dtype: str
    width: int
    meaning: str


BY_DECISION: Final = {
    "observation": Column("int8", SIZE, "what the decider knew: the parts of the header"),
    "mask": Column("uint8", MASK_BYTES, "what it might choose: a bit an action (numpy.packbits)"),
    "action": Column("int16", 1, "what it chose: the index in the action space"),
    "game": Column("int32", 1, "number of the game, from 0"),
    "seat": Column("int8", 1, "the decider"),
    "round": Column("int8", 1, "1 to 7"),
    "score": Column("int16", 1, "the decider's prestige in the end"),
    "rank": Column("int8", 1, "its rank in the end, 1 has won"),
    "lead": Column("int16", 1, "its prestige ahead of the best other in the end"),
}
BY_GAME: Final = {
    "game_seed": Column("int64", 1, "the seed of the game"),
    "game_scores": Column("int16", MOST_SEATS, "prestige in the end, by seat; 0 beyond the last"),
    "game_ranks": Column("int8", MOST_SEATS, "ranks in the end, by seat; 0 beyond the last"),
}
COLUMNS: Final = {**BY_DECISION, **BY_GAME}

Table = dict[str, NDArray[np.generic]]


class Recording(NamedTuple):
    """So many games with consecutive seeds; `bots` by seat."""

    config: GameConfig
    bots: tuple[str, ...]
    seed: int
    games: int


def record_game(recording: Recording, number: int) -> Table:
    """The game with this number, played by the bots: a row a decision."""
    seed = recording.seed + number
    game = Game(recording.config, seed)
    bots = [seated_bot(Entrant(name, name, Budget()), f"{seed} {seat}") for seat, name in enumerate(recording.bots)]
    encoder = Encoder(recording.config)
    seen, masks, chosen, deciders, rounds = bytearray(), bytearray(), [], [], []
    try:
        while not game.over:
            seat = game.deciders[0]
            seen += encoder.observation(game.state, seat)
            masks += encoder.mask(game.state, seat)
            deciders.append(seat)
            rounds.append(game.round)
            action = choice_of(bots[seat], game, seat)
            chosen.append(action.index)
            game.apply(seat, action)
    finally:
        for bot in bots:
            if isinstance(bot, GuardedBot):
                bot.close()
    sheets = game.score()
    leads = leads_of(sheets)
    unpacked = np.frombuffer(masks, dtype=np.uint8).reshape(-1, MASK_SIZE)
    beyond = [0] * (MOST_SEATS - len(sheets))
    values = {
        "observation": np.frombuffer(seen, dtype=np.int8).reshape(-1, SIZE),
        "mask": np.packbits(unpacked, axis=1),
        "action": chosen,
        "game": [number] * len(chosen),
        "seat": deciders,
        "round": rounds,
        "score": [sheets[seat].total for seat in deciders],
        "rank": [sheets[seat].rank for seat in deciders],
        "lead": [leads[seat] for seat in deciders],
        "game_seed": [seed],
        "game_scores": [[sheet.total for sheet in sheets] + beyond],
        "game_ranks": [[sheet.rank for sheet in sheets] + beyond],
    }
    return {name: np.asarray(values[name], dtype=column.dtype) for name, column in COLUMNS.items()}


def recorded_games(recording: Recording, workers: int) -> Iterator[Table]:
    """All games in order, by any number of processes: each depends on its own seed only."""
    early: dict[int, Table] = {}  # over before one with a smaller number
    following = 0
    for number, table in results_of(_numbered_game, recording, range(recording.games), workers):
        early[number] = table
        while following in early:
            yield early.pop(following)
            following += 1


def _numbered_game(recording: Recording, number: int) -> tuple[int, Table]:
    return number, record_game(recording, number)
