"""What a survey counts is what the events of its games say."""

from collections import Counter, defaultdict

import pytest

from rokoko import Game, GameConfig
from rokoko.arena import ArenaError, Budget, parse_entrant
from rokoko.arena.balance import GameLine, Survey, make_survey, play_game
from rokoko.arena.balance.observe import seats_taken
from rokoko.arena.balance.pieces import pieces_of
from rokoko.arena.entrants import seated_bot
from rokoko.bots import choice_of
from rokoko.engine.events import Event
from rokoko.sheets import ScoreSheet

ALL = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")


def survey_of(bot: str = "weighted", *, modules: tuple[str, ...] = (), games: int = 2, seed: int = 3) -> Survey:
    config = GameConfig(modules=modules)
    return make_survey(config, parse_entrant(bot, Budget()), tables=(2, 3, 4, 5), seed=seed, games=games)


def told(survey: Survey, seats: int, number: int) -> tuple[list[dict], list[ScoreSheet]]:
    """The same game again: its events as plain data, and its sheets."""
    seed = survey.seed_of(number)
    game = Game(survey.config_at(seats), seed)
    events: list[Event] = list(game.opening)
    bots = [seated_bot(survey.entrant, f"{seed} {seat}") for seat in range(seats)]
    while not game.over:
        seat = game.deciders[0]
        events += game.apply(seat, choice_of(bots[seat], game, seat))
    return [event.data() for event in events], game.score()


def takes_of(line: GameLine, kind: str) -> list[tuple[str, int]]:
    return [(take.piece, take.seat) for take in line.takes if take.piece.startswith(kind + " ")]


@pytest.mark.parametrize("modules", [(), ALL], ids=["base", "all modules"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_counts_are_those_of_the_events(seats: int, modules: tuple[str, ...]) -> None:
    survey = survey_of(modules=modules)
    line = play_game(survey, seats, 1)
    events, sheets = told(survey, seats, 1)
    of: defaultdict[str, list[dict]] = defaultdict(list)
    for one in events:
        of[one["event"]].append(one)
    tailored = of["GarmentTailored"]
    assert takes_of(line, "garment") == [(f"garment {one['garment']}", one["seat"]) for one in tailored]
    assert takes_of(line, "window") == [(f"window {one['window']}", one["seat"]) for one in tailored]
    assert takes_of(line, "guest") == [
        (f"guest hall {one['hall']} space {one['space']}", one["seat"]) for one in of["GarmentRented"]
    ]
    assert takes_of(line, "decoration") == [
        (f"decoration {one['decoration']} {one['space']}", one["seat"]) for one in of["DecorationFunded"]
    ]
    displayed = {name for one in of["EmployeesRevealed"] for name in one["employees"]}
    hired = [
        (f"employee {one['employee']}", one["seat"]) for one in of["EmployeeHired"] if one["employee"] in displayed
    ]
    assert takes_of(line, "employee") == hired
    assert {key for key in line.offered if key.startswith("employee")} == {f"employee {name}" for name in displayed}
    for window in range(len(of["GarmentsRevealed"][0]["windows"])):
        full = sum(one["windows"][window] is not None for one in of["GarmentsRevealed"])
        assert line.offered.get(f"window {window + 1}", 0) == full
    assert line.start == of["RoundStarted"][0]["start_player"]
    assert line.totals == tuple(sheet.total for sheet in sheets)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_taken_adds_up(seats: int) -> None:
    survey = survey_of()
    pieces = pieces_of(survey.config_at(seats))
    for number in range(survey.games):
        line = play_game(survey, seats, number)
        events, sheets = told(survey, seats, number)
        taken = Counter(take.piece for take in line.takes)
        assert all(count <= line.offered[piece] for piece, count in taken.items())
        assert set(line.offered) <= set(pieces)
        kinds = Counter(take.piece.split()[0] for take in line.takes)
        sold = [one for one in events if one["event"] == "GarmentSold"]
        assert kinds["garment"] == kinds["window"] == kinds["guest"] + len(sold)
        for sheet in sheets:
            own = [take for take in line.takes if take.seat == sheet.seat]
            worth = sum(take.prestige or 0 for take in own if take.piece.startswith(("guest", "decoration")))
            halls = sum(one.prestige for one in sheet.lines if one.source == "all halls")
            assert worth == sheet.items["trademarks"] - halls + sheet.items["balcony"]
        paid = sum(take.livre for take in line.takes if take.piece.startswith("garment"))
        assert paid == sum(one["livre"] for one in events if one["event"] == "GarmentTailored") - sum(
            one["livre"] for one in sold
        )


def test_crowns_and_bonuses_are_the_prestige_of_an_employee() -> None:
    survey = survey_of("greedy", games=1, seed=7)
    line = play_game(survey, 2, 0)
    _, sheets = told(survey, 2, 0)
    hired = [take for take in line.takes if take.piece.startswith("employee")]
    assert hired
    for sheet in sheets:
        crowns = {one.source: one.prestige for one in sheet.lines if one.step == "crowns"}
        for take in hired:
            name = take.piece.split()[1]
            if take.seat == sheet.seat and name in crowns:
                assert take.prestige is not None
                assert take.prestige >= crowns[name]
        earned = sum(take.prestige or 0 for take in hired if take.seat == sheet.seat)
        assert earned <= sheet.items["prestige"] + sheet.items["crowns"]


def test_places_in_the_order_of_play_count_from_the_start_player() -> None:
    line = GameLine(3, 0, 1, 2, (10, 20, 30), (3, 2, 1), {}, ())
    assert seats_taken(line) == [("seat 1st", 2), ("seat 2nd", 0), ("seat 3rd", 1)]


def test_games_depend_on_their_seed_only() -> None:
    assert play_game(survey_of(seed=3), 3, 1) != play_game(survey_of(seed=3), 3, 0)
    one, other = play_game(survey_of(seed=3), 3, 1), play_game(survey_of(seed=4, games=9), 3, 0)
    assert (one.totals, one.takes, one.offered) == (other.totals, other.takes, other.offered)


def test_a_bot_that_fails_is_named_with_the_seed() -> None:
    with pytest.raises(ArenaError, match="broken failed at 2 seats with seed 3: RuntimeError"):
        play_game(survey_of("broken"), 2, 0)


def test_every_piece_of_the_box_is_listed() -> None:
    counted = Counter(piece.kind for piece in pieces_of(GameConfig(seats=4)).values())
    assert counted == {"seat": 4, "garment": 42, "employee": 28, "window": 8, "decoration": 21, "guest": 30}
    assert pieces_of(GameConfig(seats=3))["decoration statues 3"].printed == "12 Livre, prestige 2"
