"""The search over whole turns that plays at tables with several rivals."""

import random
import time

import pytest

import rokoko as rk
from rokoko.bots.drawn import draw_worlds
from rokoko.bots.ismcts_bot import IsmctsBot
from rokoko.engine.rules import apply_action, legal_actions
from rokoko.engine.state import State
from rokoko.search.evaluation import STANDARD
from rokoko.search.plans import WIDTH, Plan, PlanSearch
from rokoko.search.turn import TurnSearch, is_in_turn

FOREVER = float("inf")


def asked_of(game: rk.Game, seat: int) -> str:
    pending = game.view(seat)["pending"]
    return str(pending[-1][0]) if pending else "select"


def beginnings_of_turns(count: int, seats: int = 4) -> list[tuple[rk.Game, int, list[State]]]:
    """Games in which a seat is to choose among its cards, and games drawn from its view."""
    found = []
    rng = random.Random(5)
    for seed in range(1, count + 1):
        game = rk.Game(rk.GameConfig(seats=seats), seed=seed)
        wanted = rng.randrange(30, 200)
        while True:
            seat = game.deciders[0]
            options = game.options(seat)
            if len(game.moves) >= wanted and len(options) > 1 and asked_of(game, seat) == "play_employee":
                break
            game.apply(seat, rng.choice(options))
        found.append((game, seat, draw_worlds(game.view(seat), 3, random.Random(1))))
    return found


def searched(seat: int, worlds: list[State], trust: float, simulations: int) -> PlanSearch:
    search = PlanSearch(STANDARD, seat, 3, trust)
    search.prepare(worlds[0], FOREVER)
    search.run(worlds, simulations, 77)
    return search


def played(plan: Plan, world: State, seat: int) -> State:
    s = world.clone()
    for action in plan.actions:
        assert action in legal_actions(s, seat)
        apply_action(s, seat, action)
    return s


def test_plans_are_whole_turns_judged_by_where_they_end_the_best_first() -> None:
    for _, seat, worlds in beginnings_of_turns(8):
        search = PlanSearch(STANDARD, seat, 3, 8.0)
        search.prepare(worlds[0], FOREVER)
        assert 1 <= len(search.plans) <= WIDTH
        judged = [plan.judged for plan in search.plans]
        assert judged == sorted(judged, reverse=True)
        for plan in search.plans:
            end = played(plan, worlds[0], seat)
            assert not is_in_turn(end, seat)
            assert TurnSearch(STANDARD).worth(end, seat) == pytest.approx(plan.judged)
        assert len({tuple(plan.actions) for plan in search.plans}) == len(search.plans)
        assert sum(plan.node.prior for plan in search.plans) == pytest.approx(1.0)


def test_the_best_plan_is_at_least_as_good_as_greedys_turn() -> None:
    for _, seat, worlds in beginnings_of_turns(8):
        search = PlanSearch(STANDARD, seat, 3, 8.0)
        search.prepare(worlds[0], FOREVER)
        assert search.plans[0].judged >= max(TurnSearch(STANDARD).option_worths(worlds[0], seat)) - 1e-9


def test_with_boundless_trust_the_plan_is_the_one_that_greedy_judges_best_and_without_any_it_need_not_be() -> None:
    differ = 0
    for _, seat, worlds in beginnings_of_turns(12):
        trusting, doubting = (searched(seat, worlds, trust, 60) for trust in (1e9, 0.01))
        best = max(trusting.plans, key=trusting.worth_of)
        assert best.judged == pytest.approx(trusting.plans[0].judged)
        differ += doubting.best().actions != trusting.best().actions
    assert differ > 0


def test_simulations_are_counted_and_their_margin_is_that_of_the_two_tried_most_often() -> None:
    for _, seat, worlds in beginnings_of_turns(4):
        search = searched(seat, worlds, 8.0, 50)
        visits = sorted((plan.node.visits for plan in search.plans), reverse=True)
        assert sum(visits) == 50
        assert search.best().node.visits == visits[0]
        assert search.margin() == (visits[0] - visits[1] if len(visits) > 1 else visits[0] + 1)


def test_without_time_there_is_still_a_plan() -> None:
    for _, seat, worlds in beginnings_of_turns(4):
        search = PlanSearch(STANDARD, seat, 3, 8.0)
        search.prepare(worlds[0], time.perf_counter() - 1)
        assert len(search.plans) == 1
        search.run(worlds, 4, 77)
        played(search.best(), worlds[0], seat)


@pytest.mark.parametrize("ask_always", [False, True])
def test_a_turn_is_thought_about_once_and_then_played_as_planned(ask_always: bool) -> None:
    """Whether the table asks for what has no alternative or not."""
    game = rk.Game(rk.GameConfig(seats=3), seed=4)
    bot = IsmctsBot(7, simulations=40)
    rng = random.Random(4)
    thoughts: dict[str, list[int]] = {}
    while game.round < 4:
        seat = game.deciders[0]
        options = game.options(seat)
        if seat != 0:
            game.apply(seat, rng.choice(options))
            continue
        if len(options) == 1 and not ask_always:
            game.apply(0, options[0])
            continue
        asked = asked_of(game, 0)
        bot.spent = 0
        game.apply(0, bot.choose(game.view(0), options, FOREVER))
        if len(options) > 1:
            thoughts.setdefault(asked, []).append(bot.spent)
    assert all(thoughts.pop("play_employee"))
    assert all(thoughts.pop("select"))
    main = thoughts.pop("main_action")
    assert 0 in main  # as planned at the card
    assert any(main)  # the last card plays itself, and the turn begins with its main action
    assert thoughts
    assert not any(spent for spents in thoughts.values() for spent in spents)


def test_a_plan_that_does_not_fit_any_more_is_made_anew() -> None:
    game, seat, _ = beginnings_of_turns(1)[0]
    bot = IsmctsBot(7, simulations=40)
    planned = bot.choose(game.view(seat), game.options(seat), FOREVER)
    other = next(option for option in game.options(seat) if option != planned)
    game.apply(seat, other)  # somebody else's hand
    while len(game.options(seat)) > 1 and seat in game.deciders:
        choice = bot.choose(game.view(seat), game.options(seat), FOREVER)
        assert choice in game.options(seat)
        game.apply(seat, choice)
