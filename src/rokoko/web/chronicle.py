"""The story of a game that is over: what everybody's score would have been after each round, as a chart and a table."""

import msgspec

from rokoko.server.room import Room

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 44, 150, 16, 34


class Line(msgspec.Struct, frozen=True):
    """One player: the scores by round, the points of the polyline, and where the name stands."""

    seat: int
    name: str
    scores: tuple[int, ...]
    points: tuple[tuple[float, float], ...]
    label_y: float

    @property
    def path(self) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in self.points)


class Chronicle(msgspec.Struct, frozen=True):
    """`marks`: the horizontal lines, as (prestige, y); `rounds`: the vertical ones, as (label number, x, moment)."""

    lines: tuple[Line, ...]
    marks: tuple[tuple[int, float], ...]
    rounds: tuple[tuple[int, float, int], ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT


def chronicle_of(room: Room, names: tuple[str, ...]) -> Chronicle:
    """Only for a game that is over: it counts what was hidden while it was played."""
    moments = _round_ends(room)
    by_round = [[sheet.total for sheet in room.course.moment(moment).score()] for moment in moments]
    top = max(10, *(score for scores in by_round for score in scores))
    step = 10 if top <= 60 else 20 if top <= 140 else 50
    ceiling = (top // step + 1) * step

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, len(moments) - 1)

    def y(score: int) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * max(0, score) / ceiling

    lines = [
        Line(
            seat=seat,
            name=names[seat],
            scores=tuple(scores[seat] for scores in by_round),
            points=tuple((x(number), y(scores[seat])) for number, scores in enumerate(by_round)),
            label_y=0,
        )
        for seat in range(len(by_round[0]))
    ]
    return Chronicle(
        lines=_labelled(lines),
        marks=tuple((score, y(score)) for score in range(0, ceiling + 1, step)),
        rounds=tuple((number, x(number), moment) for number, moment in enumerate(moments)),
    )


def _round_ends(room: Room) -> list[int]:
    """The beginning, the moments at which another round began, and the end."""
    taken = room.course.taken
    starts = [n for n, item in enumerate(taken, 1) if any(event.kind == "RoundStarted" for event in item.events)]
    return [0, *starts, len(taken)]


def _labelled(lines: list[Line]) -> tuple[Line, ...]:
    """Names at the right end, moved apart where scores are close."""
    placed: dict[int, float] = {}
    lowest = float("-inf")
    for line in sorted(lines, key=lambda line: line.points[-1][1]):
        lowest = max(line.points[-1][1], lowest + 18)
        placed[line.seat] = lowest
    return tuple(msgspec.structs.replace(line, label_y=placed[line.seat]) for line in lines)
