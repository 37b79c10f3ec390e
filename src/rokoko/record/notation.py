"""The text form of a game: a head, one line an action, and a last line that closes it.

    rokoko record 1
    rules 1
    edition deluxe
    seats 2
    modules -
    components house 6003f89c4742f902
    start drawn
    seed 7
    player 0 Ada
    --
    0 select S1
    1 select S3
    end 2 0123456789abcdef 89abcdef

The closing line holds the number of actions, the digest of the state they lead to and a checksum of the lines above, so
that a record that was cut off or edited is noticed. Empty lines and lines that begin with `#` mean nothing.
"""

from hashlib import blake2b
from typing import Final

import msgspec

from rokoko.config import ConfigError, GameConfig
from rokoko.engine.actions import Action, parse_action

FORMAT: Final = "rokoko record 1"
RULES_REVISION: Final = 1
_HEAD: Final = ("rules", "edition", "seats", "modules", "components", "start", "seed")


class RecordError(ValueError):
    """A record that can't be read or replayed: one line, with the number of the line at fault."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class Record(msgspec.Struct, frozen=True):
    """A parsed record. `lines` are the line numbers of the actions, `end_line` that of the closing line.

    `intact` is False if the checksum does not fit: replaying may still find the line that was changed.
    """

    config: GameConfig
    component_hash: str
    seed: int
    names: tuple[str, ...]
    moves: tuple[tuple[int, Action], ...]
    digest: str
    lines: tuple[int, ...] = ()
    end_line: int = 0
    intact: bool = True


def format_record(record: Record) -> str:
    config = record.config
    head = [
        FORMAT,
        f"rules {RULES_REVISION}",
        f"edition {config.edition}",
        f"seats {config.seats}",
        f"modules {' '.join(config.modules) or '-'}",
        f"components {config.components} {record.component_hash}",
        f"start {'drawn' if config.start_player is None else config.start_player}",
        f"seed {record.seed}",
    ]
    players = [f"player {seat} {name}" for seat, name in enumerate(record.names)]
    moves = [f"{seat} {action.text}" for seat, action in record.moves]
    lines = [*head, *players, "--", *moves]
    return "\n".join([*lines, f"end {len(record.moves)} {record.digest} {checksum(lines)}", ""])


def checksum(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


def parse_record(text: str, components: str | None = None) -> Record:
    """Read a record; RecordError names the first line that is wrong. `components`: the set's name or folder."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines or lines[0][1] != FORMAT:
        first = lines[0][0] if lines else 1
        raise RecordError(first, f"a record begins with `{FORMAT}`")
    at = 1
    head: dict[str, tuple[int, str]] = {}
    for key in _HEAD:
        number, value = _expect(lines, at, key)
        head[key] = (number, value)
        at += 1
        if key == "rules":
            _check_revision(number, value)
    names, at = _parse_names(lines, at)
    if at >= len(lines) or lines[at][1] != "--":
        raise RecordError(_line_at(lines, at), "expected `--` before the first action")
    moves, numbers, at = _parse_moves(lines, at + 1)
    end_line, digest, check = _parse_end(lines, at, len(moves))
    config, component_hash = _parse_config(head, components)
    seed = _parse_int(*head["seed"], "the seed")
    intact = check == checksum([line for _, line in lines[:at]])
    return Record(config, component_hash, seed, names, tuple(moves), digest, tuple(numbers), end_line, intact)


def _line_at(lines: list[tuple[int, str]], at: int) -> int:
    return lines[at][0] if at < len(lines) else lines[-1][0] + 1


def _expect(lines: list[tuple[int, str]], at: int, key: str) -> tuple[int, str]:
    if at >= len(lines):
        raise RecordError(_line_at(lines, at), f"the record is cut off: expected `{key} …`")
    number, line = lines[at]
    word, _, value = line.partition(" ")
    if word != key or not value.strip():
        raise RecordError(number, f"expected `{key} …`, found {line!r}")
    return number, value.strip()


def _check_revision(number: int, value: str) -> None:
    if value != str(RULES_REVISION):
        raise RecordError(
            number,
            f"the record follows rules revision {value}, this program plays revision {RULES_REVISION}: "
            "replay it with the version that wrote it",
        )


def _parse_int(number: int, value: str, what: str) -> int:
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 40):
        raise RecordError(number, f"{what} must be a whole number, not {value[:40]!r}")
    return int(value)


def _parse_config(head: dict[str, tuple[int, str]], components: str | None) -> tuple[GameConfig, str]:
    number, value = head["components"]
    name, _, component_hash = value.rpartition(" ")
    if not name:
        raise RecordError(number, "expected `components NAME HASH`")
    start = head["start"][1]
    modules = head["modules"][1]
    seats = _parse_int(*head["seats"], "seats")
    start_player = None if start == "drawn" else _parse_int(head["start"][0], start, "start")
    try:
        config = GameConfig(
            seats=seats,
            modules=() if modules == "-" else tuple(modules.split()),
            edition=head["edition"][1],
            components=components or name,
            start_player=start_player,
        )
    except ConfigError as error:
        raise RecordError(_line_of_problem(head, str(error)), str(error)) from None
    return config, component_hash


def _line_of_problem(head: dict[str, tuple[int, str]], problem: str) -> int:
    for word, key in (("module", "modules"), ("edition", "edition"), ("start", "start")):
        if word in problem:
            return head[key][0]
    return head["seats"][0]


def _parse_names(lines: list[tuple[int, str]], at: int) -> tuple[tuple[str, ...], int]:
    names: list[str] = []
    while at < len(lines) and lines[at][1].startswith("player "):
        number, line = lines[at]
        parts = line.split(" ", 2)
        if len(parts) < 3 or parts[1] != str(len(names)):
            raise RecordError(number, f"expected `player {len(names)} NAME`, found {line!r}")
        names.append(parts[2])
        at += 1
    return tuple(names), at


def _parse_moves(lines: list[tuple[int, str]], at: int) -> tuple[list[tuple[int, Action]], list[int], int]:
    moves: list[tuple[int, Action]] = []
    numbers: list[int] = []
    while at < len(lines) and not lines[at][1].startswith("end"):
        number, line = lines[at]
        seat, _, notation = line.partition(" ")
        if not (seat.isdecimal() and seat.isascii() and len(seat) == 1):
            raise RecordError(number, f"expected a seat and an action, found {line!r}")
        try:
            action = parse_action(notation)
        except ValueError as error:
            raise RecordError(number, str(error)) from None
        moves.append((int(seat), action))
        numbers.append(number)
        at += 1
    return moves, numbers, at


def _parse_end(lines: list[tuple[int, str]], at: int, moves: int) -> tuple[int, str, str]:
    if at >= len(lines):
        raise RecordError(_line_at(lines, at), "the record is cut off: its closing line `end …` is missing")
    number, line = lines[at]
    parts = line.split()
    if len(parts) != 4 or parts[0] != "end" or not (parts[1].isascii() and parts[1].isdecimal() and len(parts[1]) < 9):
        raise RecordError(number, f"expected `end ACTIONS DIGEST CHECKSUM`, found {line!r}")
    if at + 1 < len(lines):
        raise RecordError(lines[at + 1][0], "nothing may follow the closing line")
    if int(parts[1]) != moves:
        raise RecordError(number, f"the record was changed: it closes after {parts[1]} actions but holds {moves}")
    return number, parts[2], parts[3]
