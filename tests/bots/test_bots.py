"""Bots choose among the options of their seat, and equal seeds choose alike."""

import pytest

from rokoko import ACTION_SPACE, Game, GameConfig
from rokoko.bots import BOTS, Bot, RandomBot, UnknownBot, choice_of, make_bot, play_out


def test_every_bot_of_the_registry_plays_a_whole_game() -> None:
    for name in BOTS:
        game = Game(GameConfig(seats=2), seed=1)
        decisions = play_out(game, [make_bot(name, seat) for seat in range(2)])
        assert game.over
        assert decisions == len(game.moves)


def test_equal_seeds_choose_alike_and_others_do_not() -> None:
    options = list(ACTION_SPACE[:20])
    first, same, other = RandomBot(1), RandomBot(1), RandomBot(2)
    chosen = [first.choose({}, options, 1.0) for _ in range(50)]
    assert chosen == [same.choose({}, options, 1.0) for _ in range(50)]
    assert chosen != [other.choose({}, options, 1.0) for _ in range(50)]


def test_a_bot_that_needs_the_view_gets_that_of_its_seat() -> None:
    seen = []

    class Watcher:
        needs_view = True

        def choose(self, view, options, budget):  # type: ignore[no-untyped-def]
            seen.append(view["seat"])
            return options[-1]

    bot: Bot = Watcher()
    game = Game(GameConfig(seats=2), seed=1)
    assert choice_of(bot, game, 1) in game.options(1)
    assert seen == [1]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'genius': choose from .*random"):
        make_bot("genius", 1)
