"""Entrants and budgets as they are written."""

import math

import pytest

from rokoko.arena import ArenaError, Budget, Entrant, parse_budget, parse_entrant
from rokoko.arena.entrants import seated_bot
from rokoko.bots import GuardedBot, UnknownBot
from tests.arena.toys import FirstBot


def test_a_budget_is_a_time_simulations_or_none() -> None:
    assert parse_budget("0.2s") == Budget(seconds=0.2)
    assert parse_budget("200ms") == Budget(seconds=0.2)
    assert parse_budget("800sims") == Budget(simulations=800)
    assert parse_budget("none") == Budget()
    assert parse_budget("none").limit == math.inf
    for text in ("0.2s", "3s", "800sims", "none"):
        assert parse_budget(text).text == text


@pytest.mark.parametrize("text", ["", "1", "s", "-1s", "0s", "7200s", "1h", "0sims", "1.5sims", "infs", "1e3s"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(ArenaError, match="budget"):
        parse_budget(text)


def test_an_entrant_has_its_own_budget_or_everybodys() -> None:
    everybodys = parse_budget("0.2s")
    assert parse_entrant("random", everybodys).budget == everybodys
    own = parse_entrant("random@1s", everybodys)
    assert (own.label, own.bot, own.budget.seconds) == ("random@1s", "random", 1.0)


def test_simulations_go_to_a_bot_that_counts_them_and_no_other() -> None:
    bot = seated_bot(parse_entrant("first@7sims", Budget()), "1")
    assert isinstance(bot, FirstBot)
    assert bot.simulations == 7
    with pytest.raises(ArenaError, match="does not count simulations"):
        parse_entrant("random@7sims", Budget())


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'genius'"):
        parse_entrant("genius@1s", Budget())


def test_a_bot_of_another_package_plays_under_guard() -> None:
    assert isinstance(seated_bot(Entrant("foreign", "foreign", Budget()), "1"), GuardedBot)
    assert not isinstance(seated_bot(Entrant("random", "random", Budget()), "1"), GuardedBot)
    with pytest.raises(ArenaError, match="does not count simulations"):
        seated_bot(Entrant("foreign", "foreign", Budget(simulations=5)), "1")
