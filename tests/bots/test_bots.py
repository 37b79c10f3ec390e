"""Bots choose among the options of their seat, in time, from what the seat may know, and equal seeds choose alike."""

import random
import time
from typing import Any

import pytest

import rokoko as rk
from rokoko.bots import BOTS, Bot, RandomBot, UnknownBot, advise, choice_of, make_bot
from rokoko.bots.drawn import draw_worlds
from rokoko.bots.ismcts_bot import IsmctsBot
from rokoko.bots.pace import FIRST_SHARE, LATER_SHARE, Pace
from rokoko.bots.registry import bot_names
from rokoko.search.evaluation import STANDARD
from rokoko.search.flat import FlatSearch
from rokoko.search.tree import TreeSearch
from rokoko.search.turn import TurnSearch, after

BUDGET = 0.02


def game_in_the_middle(seats: int = 3, *, modules: tuple[str, ...] = (), decisions: int = 90, seed: int = 5) -> rk.Game:
    game = rk.Game(rk.GameConfig(seats=seats, modules=modules), seed=seed)
    rng = random.Random(seed)
    while len(game.moves) < decisions or game.phase != "actions":
        seat = game.deciders[0]
        game.apply(seat, rng.choice(game.options(seat)))
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("seats", "modules"), [(1, rk.MODULES), (2, ()), (5, rk.MODULES)])
def test_every_bot_answers_legally_in_games_of_every_kind(name: str, seats: int, modules: tuple[str, ...]) -> None:
    """The bot of this name plays seat 0 for a while, the others play at random."""
    game = rk.Game(rk.GameConfig(seats=seats, modules=modules), seed=11)
    rng = random.Random(11)
    bot = make_bot(name, 1)
    for _ in range(40):
        seat = rng.choice(game.deciders)
        action = choice_of(bot, game, seat, budget=BUDGET) if seat == 0 else rng.choice(game.options(seat))
        game.apply(seat, action)


@pytest.mark.parametrize("name", ["random", "weighted", "greedy", "seamstress"])
def test_equal_seeds_choose_alike(name: str) -> None:
    game = game_in_the_middle()
    seat = game.deciders[0]
    first, same = make_bot(name, 1), make_bot(name, 1)
    assert [choice_of(first, game, seat) for _ in range(8)] == [choice_of(same, game, seat) for _ in range(8)]


def test_a_search_by_simulations_can_be_repeated_exactly() -> None:
    game = game_in_the_middle()
    seat = game.deciders[0]
    assert choice_of(make_bot("tailor", 3), game, seat) == choice_of(make_bot("tailor", 3), game, seat)


@pytest.mark.parametrize("name", ["playouts", "ismcts", "couturier"])
def test_a_bot_answers_within_its_budget(name: str) -> None:
    game = game_in_the_middle()
    seat = game.deciders[0]
    bot = make_bot(name, 1)
    start = time.perf_counter()
    choice_of(bot, game, seat, budget=0.2)
    assert time.perf_counter() - start < 10  # the benchmark measures it; here it must only not think on for ever


def test_a_bot_that_needs_the_view_gets_that_of_its_seat() -> None:
    seen = []

    class Watcher:
        needs_view = True

        def choose(self, view: dict[str, Any], options: list[rk.Action], budget: float) -> rk.Action:
            seen.append(view["seat"])
            return options[-1]

    bot: Bot = Watcher()
    game = rk.Game(rk.GameConfig(seats=2), seed=1)
    assert choice_of(bot, game, 1) in game.options(1)
    assert seen == [1]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'genius': choose from .*random"):
        make_bot("genius", 1)
    assert {"random", "couturier", "patron"} <= set(bot_names())


def test_random_choices_differ_with_the_seed() -> None:
    options = list(rk.ACTION_SPACE[:20])
    chosen = [[RandomBot(seed).choose({}, options, 1.0) for _ in range(1)] for seed in range(20)]
    assert len({choice[0].index for choice in chosen}) > 3


def test_advice_covers_every_option_with_reasons_and_the_best_first() -> None:
    game = game_in_the_middle(decisions=95)
    seat = game.deciders[0]
    advice = advise(game.view(seat), 0.05)
    assert {item.action for item in advice} == set(game.options(seat))
    assert [item.share for item in advice] == sorted((item.share for item in advice), reverse=True)
    assert all(item.reasons for item in advice)
    assert all(isinstance(item.data()["prestige"], float) for item in advice)
    assert advise(game.view((seat + 1) % 3), 0.05) == []  # who is not asked needs none


def test_a_search_stops_when_what_is_left_could_not_change_its_choice() -> None:
    game = game_in_the_middle()
    seat = game.deciders[0]
    view, options = game.view(seat), game.options(seat)
    patient = IsmctsBot(7, simulations=400)
    patient.choose(view, options, float("inf"))
    assert patient.spent < 400
    worlds = draw_worlds(view, 2, random.Random(1))
    search = TreeSearch(STANDARD, seat, 2)
    search.run(worlds, 50, 12345)
    visits = sorted((node.visits for node in search.own.root.children.values()), reverse=True)
    choices = [option.index for option in options]
    assert search.margin(choices) == visits[0] - visits[1] > 0
    assert search.margin(choices[:1]) == search.own.root.children[choices[0]].visits


def test_the_later_decisions_of_a_turn_take_a_fifth_of_the_simulations() -> None:
    game = game_in_the_middle(2, decisions=30, seed=8)
    rng = random.Random(8)
    bot = IsmctsBot(7, simulations=100)
    first: list[int] = []
    later: list[int] = []
    while len(later) < 12:
        seat = game.deciders[0]
        if seat == 1:
            game.apply(1, rng.choice(game.options(1)))
            continue
        view = game.view(0)
        game.apply(0, bot.choose(view, game.options(0), float("inf")))
        asked = view["pending"][-1][0] if view["phase"] == "actions" else "select"
        if asked == "play_employee":
            first.append(bot.spent)
        elif asked not in ("select", "main_action"):  # a main action begins the turn of somebody with one card
            later.append(bot.spent)
    assert 20 < max(first) <= 100
    assert max(later) <= 20


def test_without_time_for_a_look_all_options_begin_alike() -> None:
    game = game_in_the_middle()
    seat = game.deciders[0]
    worlds = draw_worlds(game.view(seat), 2, random.Random(1))
    hasty, patient = TreeSearch(STANDARD, seat, 2), TreeSearch(STANDARD, seat, 2)
    hasty.prepare_root(worlds, time.perf_counter() - 1)
    patient.prepare_root(worlds, float("inf"))
    priors = {action: node.prior for action, node in hasty.own.root.children.items()}
    assert list(priors) == [option.index for option in game.options(seat)]
    assert set(priors.values()) == {1 / len(priors)}
    assert len({node.prior for node in patient.own.root.children.values()}) > 1


def test_with_boundless_trust_playouts_choose_as_greedy_judges() -> None:
    """And with none at all they may not: that the two differ somewhere shows that the playouts count."""
    differ = 0
    for decisions in range(20, 140, 10):
        game = game_in_the_middle(4, decisions=decisions)
        seat = game.deciders[0]
        worlds = draw_worlds(game.view(seat), 4, random.Random(1))
        choices = [option.index for option in game.options(seat)]
        judge = TurnSearch(STANDARD)
        worths = [
            sum(judge.worth(judge.finished(after(world, seat, action), seat), seat) for world in worlds)
            for action in choices
        ]
        best = []
        for trust in (1e9, 0.0):
            search = FlatSearch(STANDARD, seat, choices, 2, trust)
            search.run_round(worlds, 4, 77)
            best.append(search.best())
        assert worths[choices.index(best[0])] == pytest.approx(max(worths))
        differ += best[0] != best[1]
    assert differ > 0


def test_a_turn_gets_its_time_at_the_card_and_little_later() -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=3)
    rng = random.Random(3)
    pace = Pace()
    shares: dict[str, list[tuple[bool, float]]] = {}
    while game.round < 3:
        seat = game.deciders[0]
        options = game.options(seat)
        action = rng.choice(options)
        if seat == 0 and len(options) > 1:
            view = game.view(seat)
            decision = view["pending"][-1][0] if view["pending"] else "select"
            shares.setdefault(decision, []).append(pace.look(view))
            pace.went(action.text)
        game.apply(seat, action)
    assert set(shares["play_employee"]) == {(False, FIRST_SHARE)}
    assert {follows for follows, _ in shares["select"]} == {True, False}
    later = [one for decision, ones in shares.items() if decision not in ("play_employee", "select") for one in ones]
    assert (True, LATER_SHARE) in later
