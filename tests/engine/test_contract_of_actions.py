"""Chapter 5 and the public contract: what is offered, in which order, why not, and that a refusal changes nothing."""

from hashlib import sha256

import pytest

from rokoko import ACTION_SPACE, Game, GameConfig, IllegalAction, parse_action
from rokoko.engine.events import GarmentTailored
from tests.engine.pieces import misplaced
from tests.engine.table import Table, table


def busy() -> Table:
    """Somewhere in round 2, with something of everything."""
    t = table(3).hand(0, "S1", "S2", "A4").livre(0, 10).tiles(0, "R01", "R02", "R12").hire("A1", "B2", "B4")
    t.drawer(1, "R03", "R04", "R05").drawer(2, "R10", None, "R11").windows("G05", "G06", None, "G08", "G01", "G14")
    t.rented(1, G03="1.1", G17="2.2").funded(1, "fireworks 2", "kitchen-left 1").funded(0, "kitchen-right 2")
    return t.turn(0)


@pytest.mark.rule("5")
def test_the_order_of_options_is_pinned_for_a_master() -> None:
    t = busy()
    assert t.options == ["play S1", "play S2", "play A4"]
    t.do("play S1")
    assert t.options == [
        "favor",
        *("acquire 1.1", "acquire 1.2", "acquire 1.3", "acquire 2.1", "acquire 2.3"),
        *("tailor 1", "tailor 2", "tailor 4", "tailor 5", "tailor 6"),
        *("hire 1", "hire 2", "hire 3"),
        "depute",
        *(
            "fund fireworks 1",
            "fund fireworks 3",
            "fund statue 1",
            "fund statue 2",
            "fund musician 2",
            "fund musician 3",
            "fund musician 4",
            "fund musician 5",
            "fund kitchen-left 2",
            "fund kitchen-left 3",
        ),
        "pass",
    ]


@pytest.mark.rule("5", "8")
def test_the_order_of_options_is_pinned_for_paying_and_placing() -> None:
    t = table().hand(0, "S2").tiles(0, "R01", "R07", "R12", "R03").rented(1, G03="2.2").windows(*[None] * 5, "G01")
    t.turn(0).do("tailor 6")
    assert t.options == ["pay R01", "pay R03", "pay R07"]
    t.do("pay R03")
    assert t.options == [
        *("rent 1.2", "rent 1.3", "rent 1.4"),
        *("rent 2.3", "rent 2.4"),
        *("rent 3.2", "rent 3.3", "rent 3.4"),
        *("rent 4.2", "rent 4.3", "rent 4.4"),
        *("rent 5.2", "rent 5.3", "rent 5.4"),
        "sell",
    ]


@pytest.mark.rule("4")
def test_the_order_of_options_is_pinned_for_selecting() -> None:
    game = Game(GameConfig(seats=3), seed=2)
    for seat in range(3):
        assert [action.text for action in game.options(seat)] == ["select S1", "select S2", "select S3", "select S4"]


@pytest.mark.rule("5")
def test_the_action_space_is_pinned() -> None:
    """Records, datasets and bots rely on it: a change is a new rules revision."""
    texts = "\n".join(action.text for action in ACTION_SPACE)
    assert len(ACTION_SPACE) == 489
    assert sha256(texts.encode()).hexdigest()[:16] == "4a78507077b63a2b"
    assert [action.index for action in ACTION_SPACE] == list(range(489))


@pytest.mark.rule("5")
def test_every_action_is_read_back_from_its_text() -> None:
    for action in ACTION_SPACE:
        assert parse_action(action.text) is action
    assert len({action.text for action in ACTION_SPACE}) == len(ACTION_SPACE)
    with pytest.raises(ValueError, match="is not an action"):
        parse_action("dance 3")


@pytest.mark.rule("5")
@pytest.mark.parametrize(
    "text", ["hire 4", "play S1", "fund fireworks 2", "fund musician 1", "bonus", "tailor 3", "sell"]
)
def test_an_illegal_action_changes_nothing(text: str) -> None:
    t = busy()
    t.do("play S1")
    before, moves = t.game.digest(), len(t.game.moves)
    with pytest.raises(IllegalAction) as caught:
        t.game.apply(0, parse_action(text))
    assert caught.value.rule
    assert caught.value.reason
    assert str(caught.value) == f"{caught.value.reason} (rule {caught.value.rule})"
    assert (t.game.digest(), len(t.game.moves)) == (before, moves)


@pytest.mark.rule("5")
@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_an_action_of_the_wrong_seat_changes_nothing(seat: int) -> None:
    t = busy()
    before = t.game.digest()
    with pytest.raises(IllegalAction):
        t.game.apply(seat, parse_action("play S1"))
    assert t.game.digest() == before


@pytest.mark.rule("5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_is_not_on_offer_has_a_reason_and_whatever_is_has_none(seats: int) -> None:
    """In whole games of simple choices, for every action there is and every seat."""
    game = Game(GameConfig(seats=seats), seed=seats)
    while not game.over:
        if len(game.moves) % 7 == 0:
            for seat in range(seats):
                offered = set(game.options(seat))
                allowed = {action for action in ACTION_SPACE if game.why_not(seat, action) is None}
                assert allowed == offered
        seat = game.deciders[0]
        options = game.options(seat)
        game.apply(seat, options[(len(game.moves) * 7919) % len(options)])
        assert misplaced(game.state) == []


@pytest.mark.rule("5")
def test_the_events_of_a_turn_that_acquires() -> None:
    t = table().hand(0, "S4").livre(0, 5).drawer(1, "R01", "R02", "R03").turn(0)
    events = [event.data() for event in t.do("acquire 1.2", "lace", "bonus")]
    assert events[:5] == [
        {"event": "ResourceAcquired", "seat": 0, "drawer": 1, "space": 2, "resource": "R02", "livre": 2},
        {"event": "ResourceDiscarded", "seat": 0, "resource": "R02", "thread": 0, "lace": 1},
        {"event": "BonusUsed", "seat": 0, "employee": "S4"},
        {"event": "LivreGained", "seat": 0, "amount": 2},
        {"event": "TurnEnded", "seat": 0},
    ]


@pytest.mark.rule("8")
def test_the_events_of_a_turn_that_tailors() -> None:
    t = table().hand(0, "S1", "S2").tiles(0, "R01", "R12").windows(None, None, "G08").turn(0)
    events = [event.data() for event in t.do("play S1", "tailor 3", "rent 2.1")]
    assert events[:7] == [
        {"event": "EmployeePlayed", "seat": 0, "employee": "S1"},
        GarmentTailored(0, "S1", "G08", window=3, livre=5, thread=0, lace=1).data(),
        {"event": "SilkPaid", "seat": 0, "resource": "R01"},
        {"event": "SilkPaid", "seat": 0, "resource": "R12"},
        {"event": "GarmentRented", "seat": 0, "garment": "G08", "hall": 2, "space": 1},
        {"event": "TurnEnded", "seat": 0},
        {"event": "EmployeePlayed", "seat": 1, "employee": "S4"},
    ]


@pytest.mark.rule("9", "10", "11")
def test_the_events_of_hiring_deputing_and_funding() -> None:
    t = table().hand(0, "S1").hire("A1", "A2").turn(0)
    assert t.do("hire 2")[0].data() == {"event": "EmployeeHired", "seat": 0, "employee": "A2", "livre": 1}
    t = table().hand(0, "S2").turn(0)
    deputed = t.do("depute")[0].data()
    assert deputed == {"event": "EmployeeDeputed", "seat": 0, "employee": "S2", "zone": "play", "livre": 7}
    t = table().hand(0, "S1").turn(0)
    funded = t.do("fund statue 2")[0].data()
    assert funded == {"event": "DecorationFunded", "seat": 0, "decoration": "statues", "space": 2, "livre": 10}


@pytest.mark.rule("5")
def test_a_copy_of_the_game_is_independent() -> None:
    t = busy()
    copy = t.game.clone()
    assert copy.digest() == t.game.digest()
    copy.apply(0, parse_action("play S1"))
    assert copy.digest() != t.game.digest()
    assert t.options == ["play S1", "play S2", "play A4"]
