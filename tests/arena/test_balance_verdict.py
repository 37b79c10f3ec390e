"""Figures and verdicts on games that were made up."""

from random import Random

import pytest

from rokoko import GameConfig
from rokoko.arena import Budget, parse_entrant
from rokoko.arena.balance import GameLine, comparison_of, comparison_page, make_survey, summary_of
from rokoko.arena.balance.observe import Take
from rokoko.arena.balance.openings import opening_of, openings_of
from rokoko.arena.balance.tallies import figures_of, tallies_of
from rokoko.arena.balance.verdict_words import verdict_lines
from rokoko.components import load_components


def game(
    number: int, *, winner: int, takers: dict[str, int], offered: tuple[str, ...] = (), start: int = 0
) -> GameLine:
    """A game of two that the winner won by 10."""
    takes = tuple(Take(piece, seat, 1 + number % 7, 4, 2) for piece, seat in takers.items())
    chances = dict.fromkeys((*offered, *takers), 1)
    totals = tuple(55 if seat == winner else 45 for seat in range(2))
    return GameLine(
        2, number, number, start, totals, tuple(1 if seat == winner else 2 for seat in range(2)), chances, takes
    )


def summary(lines: list[GameLine]) -> dict:
    survey = make_survey(GameConfig(seats=2), parse_entrant("random", Budget()), tables=(2,), seed=1, games=len(lines))
    return summary_of(survey, lines, software=[], workers=1)


def names(findings: list[dict]) -> list[str]:
    return [f"{one['kind']} {one['name']}" for one in findings]


def test_the_figures_of_a_piece_by_hand() -> None:
    lines = [game(number, winner=number % 4 == 0, takers={"garment G01": 1}) for number in range(40)]
    lines += [game(number, winner=0, takers={}, offered=("garment G01",)) for number in range(40, 80)]
    found = figures_of(tallies_of(["garment G01"], lines), len(lines), 1)["garment G01"]
    assert (found.chances, found.takes) == (80, 40)
    assert found.taken is not None
    assert found.win_share is not None
    assert found.effect is not None
    assert found.excess is not None
    assert (found.taken.value, found.win_share.value, found.effect.value) == (0.5, 0.25, -0.25)
    assert found.taken.method == "bootstrap"
    assert found.excess.value == pytest.approx(0.25 * 5 - 0.75 * 5)
    assert found.by_round == [6, 6, 6, 6, 6, 5, 5]
    assert (found.livre, found.prestige, found.over_kind) == (4.0, 2.0, 0.0)
    assert found.effect.low is not None
    assert found.effect.high is not None
    assert -0.5 < found.effect.low < -0.25 < found.effect.high < 0.0


def test_a_piece_that_was_never_offered_has_no_figures() -> None:
    found = figures_of(tallies_of(["garment G01"], [game(0, winner=0, takers={})]), 1, 1)["garment G01"]
    assert (found.chances, found.takes, found.taken, found.effect) == (0, 0, None, None)


def test_the_verdict_names_what_nobody_wants_and_what_always_wins() -> None:
    stream = Random(5)
    lines = []
    for number in range(300):
        winner = stream.randrange(2)
        takers = {"employee A1": stream.randrange(2), "window 1": winner if stream.randrange(10) else 1 - winner}
        offered = ("garment G02",) if number < 20 else ()
        takers |= {"garment G03": 0} if number < 2 else {}
        lines.append(game(number, winner=winner, takers=takers, offered=("garment G01", "garment G03", *offered)))
    verdict = summary(lines)["verdict"]
    assert "garment G01" in names(verdict["unwanted"])
    assert "garment G02" in names(verdict["rare"])
    assert "garment G03" in names(verdict["rare"])
    assert names(verdict["winning"]) == ["window 1"]
    said = "\n".join(verdict_lines(verdict))
    assert "garment G01 (all tables; blue: 2 blue, value 6, prestige 2): 0 of 300, 0.0 % (0.0 to 1.3)" in said
    price = load_components("house").small.window_prices[0]
    assert f"window 1 (small board; {price} Livre): +" in said


def test_a_start_seat_over_par_is_named_with_how_sure_that_is() -> None:
    everybody = {"garment G01": 0}
    fair = summary([game(number, winner=number % 2, takers=everybody) for number in range(100)])
    assert fair["verdict"]["seats"] == []
    assert "points over par**:\nnothing." in "\n".join(verdict_lines(fair["verdict"]))
    leaning = summary([game(number, winner=int(number % 50 < 22), takers=everybody) for number in range(100)])
    (found,) = leaning["verdict"]["seats"]
    assert (found["name"], found["effect"]["value"], found["sure"], found["above_par"]) == ("1st", 0.06, False, False)
    skewed = summary([game(number, winner=int(number % 5 == 0), takers=everybody) for number in range(100)])
    (found,) = skewed["verdict"]["seats"]
    assert found["sure"]
    assert "sure" in "\n".join(verdict_lines(skewed["verdict"]))


def opened(number: int, *, start: int, takes: tuple[Take, ...]) -> GameLine:
    """A game of three: seat 0 ended 6 over the mean, seat 1 on it, seat 2 under it by 6."""
    return GameLine(3, number, number, start, (56, 50, 44), (1, 2, 3), {}, takes)


def test_an_opening_is_what_a_seat_took_in_round_1() -> None:
    takes = (
        Take("window 6", 0, 1, 0),
        Take("garment G01", 0, 1, 0),
        Take("guest hall 1 space 1", 0, 1, 0),
        Take("decoration kitchen_left 2", 0, 1, 13),
        Take("employee A1", 1, 1, 1),
        Take("employee A2", 1, 1, 0),
        Take("decoration statues 1", 1, 2, 8),
        Take("decoration fireworks 1", 2, 2, 12),
    )
    line = opened(0, start=1, takes=takes)
    assert [opening_of(line, seat) for seat in range(3)] == ["kitchen left + window 6", "employee × 2", "nothing"]


def test_openings_are_counted_by_the_order_of_play() -> None:
    takes = (Take("decoration kitchen_left 2", 0, 1, 13), Take("decoration kitchen_left 1", 1, 1, 13))
    found = openings_of([opened(number, start=number % 2, takes=takes) for number in range(10)], 1)
    assert [(one["name"], one["takes"], one["taken"]["value"]) for one in found] == [
        ("kitchen left", 20, 0.6667),
        ("nothing", 10, 0.3333),
    ]
    kitchen, nothing = found
    assert (kitchen["excess"]["value"], nothing["excess"]["value"]) == (3.0, -6.0)
    assert kitchen["by_place"] == [
        {"takes": 10, "excess": 3.0},
        {"takes": 5, "excess": 0.0},
        {"takes": 5, "excess": 6.0},
    ]
    assert nothing["by_place"] == [
        {"takes": 0, "excess": None},
        {"takes": 5, "excess": -6.0},
        {"takes": 5, "excess": -6.0},
    ]


def test_before_and_after_show_what_changed() -> None:
    seldom = [
        game(
            number,
            winner=number % 2,
            takers={"garment G01": number % 2} if number % 10 == 0 else {},
            offered=("garment G01",),
        )
        for number in range(100)
    ]
    often = [game(number, winner=number % 2, takers={"garment G01": number // 2 % 2}) for number in range(100)]
    before, after = summary(seldom), summary(often)
    for pool in after["pools"]:
        for piece in pool["pieces"]:
            if piece["name"] == "musicians 1":
                piece["printed"] = "10 Livre, prestige 4"
    compared = comparison_of(before, after)
    rows = {(one["kind"], one["name"]): one for one in compared["pieces"]}
    assert rows["garment", "G01"]["changed"]
    assert not rows["garment", "G05"]["changed"]
    assert rows["decoration", "musicians 1"]["anew"]
    text = "\n".join(comparison_page(compared))
    assert "| G01, all tables | blue: 2 blue, value 6, prestige 2 | 10.0 % (" in text
    assert "12 Livre, prestige 4 → 10 Livre, prestige 4" in text
    assert "| 1st, 2 seats |" in text
