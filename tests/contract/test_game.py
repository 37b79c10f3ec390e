"""`Game` as the contract describes it."""

import random

import pytest

import rokoko as rk


@pytest.fixture
def game() -> rk.Game:
    return rk.Game(rk.GameConfig(seats=3), seed=7)


def play_first_options(game: rk.Game, *, until: str) -> None:
    while game.phase != until:
        seat = game.deciders[-1]
        game.apply(seat, game.options(seat)[0])


def test_everything_the_package_names_is_there() -> None:
    assert len(set(rk.__all__)) == len(rk.__all__)
    assert all(hasattr(rk, name) for name in rk.__all__)


def test_hands_are_chosen_by_all_seats_at_the_same_time(game: rk.Game) -> None:
    assert game.deciders == (0, 1, 2)
    assert (game.phase, game.round, game.over) == ("select", 1, False)


def test_one_seat_decides_in_the_actions_phase(game: rk.Game) -> None:
    play_first_options(game, until="actions")
    assert len(game.deciders) == 1


def test_nobody_decides_when_the_game_is_over(game: rk.Game) -> None:
    play_first_options(game, until="over")
    assert game.deciders == ()
    assert game.over
    assert [game.options(seat) for seat in range(3)] == [[], [], []]


def test_solo_seats_the_human_at_0_and_madame_du_barry_at_1() -> None:
    game = rk.Game(rk.GameConfig(seats=1), seed=7)
    seen: set[int] = set()
    while not game.over:
        seen.update(game.deciders)
        game.apply(0, game.options(0)[0])
    assert seen == {0}
    assert len(game.snapshot()["players"]) == len(game.score()) == 2


def test_apply_returns_the_events(game: rk.Game) -> None:
    events = game.apply(0, game.options(0)[0])
    assert events
    assert all(isinstance(event, rk.Event) for event in events)


def test_the_same_seed_gives_the_same_game(game: rk.Game) -> None:
    same = rk.Game(rk.GameConfig(seats=3), seed=7)
    other = rk.Game(rk.GameConfig(seats=3), seed=8)
    assert same.digest() == game.digest() != other.digest()
    assert same.snapshot() == game.snapshot()


def test_a_game_without_a_seed_draws_one() -> None:
    config = rk.GameConfig(seats=2)
    first, second = rk.Game(config), rk.Game(config)
    assert first.seed != second.seed
    assert rk.Game(config, first.seed).digest() == first.digest()


def test_a_clone_is_independent(game: rk.Game) -> None:
    copy = game.clone()
    before = game.digest()
    assert copy.digest() == before
    copy.apply(0, copy.options(0)[0])
    assert copy.digest() != before
    assert game.digest() == before
    assert game.moves == []


def test_score_sheets_come_by_seat_and_say_where_each_point_comes_from(game: rk.Game) -> None:
    play_first_options(game, until="over")
    sheets = game.score()
    assert [sheet.seat for sheet in sheets] == [0, 1, 2]
    for sheet in sheets:
        assert sum(sheet.items.values()) == sheet.total
        assert sheet.rank in (1, 2, 3)
        assert 0 <= sheet.livre < 10
    assert min(sheet.rank for sheet in sheets) == 1


def test_the_items_of_a_score_sheet_stand_in_the_order_of_the_scoring() -> None:
    game = rk.Game(rk.GameConfig(seats=1, modules=("jewelry_box",)), seed=1)
    order = "prestige livre resources jewelry crowns favor halls fireworks balcony statues trademarks"
    assert list(game.score()[0].items) == order.split()


def test_the_digest_is_short_text(game: rk.Game) -> None:
    assert len(game.digest()) == 16
    int(game.digest(), 16)


def test_a_game_goes_back_by_as_many_actions_as_wished(game: rk.Game) -> None:
    digests = [game.digest()]
    for _ in range(30):
        seat = game.deciders[0]
        game.apply(seat, game.options(seat)[-1])
        digests.append(game.digest())
    assert [game.rewound(back).digest() for back in range(31)] == digests[::-1]
    for wrong in (-1, 31):
        with pytest.raises(ValueError, match="can't go back"):
            game.rewound(wrong)


def test_determinize_draws_a_game_that_fits_the_view_but_not_the_hidden_one(game: rk.Game) -> None:
    play_first_options(game, until="actions")
    drawn = [rk.determinize(game.view(0), random.Random(number)) for number in range(5)]
    assert all(other.view(0) == game.view(0) for other in drawn)
    assert len({str(other.snapshot()) for other in drawn}) == 5
    assert game.snapshot() not in [other.snapshot() for other in drawn]


def test_determinize_draws_the_same_from_the_same_source(game: rk.Game) -> None:
    first, second = (rk.determinize(game.view(1), random.Random(3)) for _ in range(2))
    assert first.digest() == second.digest()


def test_a_game_drawn_from_a_view_has_no_history(game: rk.Game) -> None:
    drawn = rk.determinize(game.view(None), random.Random(1))
    with pytest.raises(ValueError, match="no history"):
        drawn.record()
    with pytest.raises(ValueError, match="no history"):
        drawn.clone().rewound(0)


def test_why_not_takes_an_action_or_its_text(game: rk.Game) -> None:
    offered = game.options(0)[0]
    assert game.why_not(0, offered) is None
    assert game.why_not(0, offered.text) is None
    refused = game.why_not(0, "favor")
    assert refused is not None
    assert refused.reason
    assert refused.rule


def test_asked_names_the_decision(game: rk.Game) -> None:
    assert game.asked(0) == {"decision": "select_hand", "seat": 0, "left": 3}
    play_first_options(game, until="actions")
    (seat,) = game.deciders
    asked = game.asked(seat)
    assert asked is not None
    assert asked["decision"] == "play_employee"
    assert game.asked((seat + 1) % 3) is None
