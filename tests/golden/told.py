"""What a golden game shows: its actions, its events, and the score sheets written at its head."""

from rokoko import Event, Game
from tests.fuzz.play import family

SCORE = "# score "


def score_lines(game: Game) -> list[str]:
    """The score sheets as comments of the record: the digest does not cover the scoring."""
    return [
        f"{SCORE}{sheet.seat}: rank {sheet.rank}, {sheet.total} prestige, {sheet.livre} Livre left = "
        + ", ".join(f"{name} {prestige}" for name, prestige in sheet.items.items())
        for sheet in game.score()
    ]


def with_scores(game: Game) -> str:
    """The record with its score sheets below the first line."""
    first, rest = game.record().split("\n", 1)
    return "\n".join([first, *score_lines(game), rest])


def scores_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(SCORE)]


def events_of(game: Game) -> list[Event]:
    """Everything that happened in a game, told again from its actions."""
    again = Game(game.config, game.seed, game.names)
    events = again.opening[:]
    for seat, action in game.moves:
        events += again.apply(seat, action)
    return events


def sights(game: Game) -> set[str]:
    """The families of actions, the kinds of events, and the employees whose bonus was used."""
    events = events_of(game)
    found = {f"action {family(action)}" for _, action in game.moves} | {f"event {event.kind}" for event in events}
    for event in events:
        data = event.data()
        if event.kind in ("BonusUsed", "GarmentRented"):
            found.add(f"{event.kind} {data.get('employee') or data.get('garment')}")
        elif event.kind == "DuBarryPlayed":
            found.add(f"her {data['action']}")
    return found
