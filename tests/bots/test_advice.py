"""The adviser's reasons are about the option, in terms of the game, and its figures about the end of it."""

from statistics import fmean

import pytest

import rokoko as rk
from rokoko.bots import Advice, advise, choice_of, make_bot
from rokoko.bots.forecast import STILL_TO_COME, blended

HIRED = {"crown", "new_master", "new_journeyman", "new_apprentice"}
WITHOUT_GAIN = {"later_turns", "keeps_options", "brings_less"}


def advice_at(first: str, game: rk.Game) -> dict[str, Advice]:
    """Plays on until somebody may choose an action that begins so, and asks for advice there."""
    bots = [make_bot("weighted", seat) for seat in range(game.config.seats)]
    while True:
        seat = game.deciders[0]
        if any(option.text.startswith(first) for option in game.options(seat)):
            return {item.action.text: item for item in advise(game.view(seat), 0.0)}
        game.apply(seat, choice_of(bots[seat], game, seat))


def kinds_of(item: Advice) -> set[str]:
    return {reason.kind for reason in item.reasons}


def test_a_kitchen_is_advised_for_when_it_pays_back() -> None:
    told = advice_at("fund kitchen-left", rk.Game(rk.GameConfig(seats=4), seed=3))
    kitchen = next(item for text, item in told.items() if text.startswith("fund kitchen-left"))
    assert kitchen.reasons[0].kind in ("pays_back_in_rounds", "income")
    assert kitchen.reasons[0].about > 0


def test_hiring_is_advised_for_by_who_is_hired() -> None:
    told = advice_at("hire", rk.Game(rk.GameConfig(seats=3), seed=5))
    hires = [item for text, item in told.items() if text.startswith("hire")]
    assert hires
    assert all(kinds_of(item) & HIRED for item in hires)
    assert not kinds_of(told["pass"]) & HIRED


def test_what_every_option_brings_is_no_reason_for_one() -> None:
    told = advice_at("tailor", rk.Game(rk.GameConfig(seats=3), seed=8))
    shared = set.intersection(*[set(item.reasons) for item in told.values()])
    assert not shared


def test_employees_are_advised_for_the_hand_by_the_turn_they_would_have() -> None:
    game = rk.Game(rk.GameConfig(seats=3), seed=5)
    told = advice_at("select", game)
    assert len({round(item.prestige, 3) for item in told.values()}) > 1
    assert set().union(*[kinds_of(item) for item in told.values()]) - WITHOUT_GAIN


def test_where_the_board_tells_no_reason_the_search_does() -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=4)
    bots = [make_bot("weighted", seat) for seat in range(2)]
    found: set[str] = set()
    while not game.over and found != WITHOUT_GAIN:
        seat = game.deciders[0]
        if len(game.options(seat)) > 1:
            told = advise(game.view(seat), 0.0)
            best = max(item.lead for item in told)
            assert "brings_less" not in kinds_of(told[0])
            for item in told:
                found |= kinds_of(item) & WITHOUT_GAIN
                assert not kinds_of(item) & WITHOUT_GAIN or len(item.reasons) == 1
                assert ("brings_less" in kinds_of(item)) <= (item.lead < best)
        game.apply(seat, choice_of(bots[seat], game, seat))
    assert found == WITHOUT_GAIN


def test_a_spectator_is_told_to_ask_for_a_seat() -> None:
    with pytest.raises(ValueError, match="give the view of a seat"):
        advise(rk.Game(rk.GameConfig(seats=2), seed=1).view(None), 0.0)


def test_in_the_last_round_what_is_expected_comes_about() -> None:
    expected: list[tuple[float, int]] = []
    finals: list[int] = []
    for seed in range(3):
        game = rk.Game(rk.GameConfig(seats=3), seed=seed)
        bots = [make_bot("cutter", f"{seed} {seat}") for seat in range(3)]
        first = len(expected)
        while not game.over:
            seat = game.deciders[0]
            if game.round == 7 and game.phase == "actions":
                expected.append((advise(game.view(seat), 0.0)[0].prestige, seat))
            game.apply(seat, choice_of(bots[seat], game, seat))
        totals = [sheet.total for sheet in game.score()]
        finals += [totals[seat] for _, seat in expected[first:]]
    assert len(expected) > 30
    assert fmean(abs(prestige - final) for (prestige, _), final in zip(expected, finals, strict=True)) < 4


def test_a_lead_is_expected_over_the_best_rival() -> None:
    game = rk.Game(rk.GameConfig(seats=2), seed=6)
    bots = [make_bot("tailor", 1), make_bot("sweeper", 2)]
    while game.round < 7 or game.phase == "select":
        seat = game.deciders[0]
        game.apply(seat, choice_of(bots[seat], game, seat))
    seat = game.deciders[0]
    assert (advise(game.view(seat), 0.0)[0].lead > 5) == (seat == 0)


def test_an_option_hardly_tried_is_judged_by_where_its_turn_leads() -> None:
    tried, untried = blended([1000, 0], [50_000.0, 0.0], [30.0, 28.0])
    assert tried == pytest.approx(50)
    assert untried == pytest.approx(48)


def test_often_tried_options_are_as_good_as_their_simulations() -> None:
    worse, better = blended([100_000, 100_000], [40 * 100_000.0, 45 * 100_000.0], [30.0, 20.0])
    assert [worse, better] == pytest.approx([40, 45], abs=0.01)


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_less_of_the_game_is_left_the_less_is_still_to_come(seats: int) -> None:
    assert len(STILL_TO_COME[seats]) == 7
    assert sorted(STILL_TO_COME[seats], reverse=True) == list(STILL_TO_COME[seats])
