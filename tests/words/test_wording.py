"""What the words sound like: one example a subject, in both languages and editions."""

import pytest

from rokoko import Game, GameConfig, parse_action
from rokoko.components import Problem, load_components
from rokoko.engine.events import GarmentRented, IncomeReceived, ResourceDrawn
from rokoko.words import NN_, Wording, by_edition

GOWN = {
    ("en", "deluxe"): "blue gown, 3 prestige, 16 Livre: 3 blue silk, 1 lace (master)",
    ("en", "2013"): "yellow dress, 3 prestige points, 16 Livre: 3 yellow bales, 1 lace (master)",
    ("de", "deluxe"): "blaue Robe, 3 Prestige, 16 Livre: 3× blaue Seide, 1 Spitze (Meister)",
    ("de", "2013"): "gelbes Damenkleid, 3 Ansehenspunkte, 16 Livre: 3 gelbe Stoffballen, 1 Spitze (Meister)",
}


@pytest.mark.parametrize(("language", "edition"), GOWN)
def test_a_garment_says_everything_on_its_tile(language: str, edition: str) -> None:
    assert Wording(language, edition).garment("G08") == GOWN[language, edition]


def test_an_option_says_its_price_and_what_it_brings() -> None:
    tile = {"id": "R02", "silk": {"pink": 2}, "notions": "thread/lace"}
    view = {"drawers": [[None], [tile, tile, tile]], "config": {"seats": 3}}
    acquire = parse_action("acquire 2.1")
    assert Wording().action(acquire, view) == "Acquire 2 pink silk (or 1 thread or lace), drawer 2, for 2 Livre"
    german = Wording("de", "2013").action(acquire, view)
    assert german == "Erwirb aus Segment 2 für 2 Livre: 2 grüne Stoffballen (oder 1 Garn oder Spitze)"


def test_a_discount_lowers_the_price_of_an_option() -> None:
    view = {"config": {"seats": 4}}
    asked = {"decision": "use_bonus", "employee": "C3"}
    price = load_components("house").large.halls[2].musician.cost - 5
    assert Wording().action(parse_action("fund musician 3"), view, asked) == (
        f"Fund for {price} Livre: musician, Hall 3 (3 prestige)"
    )


def test_events_name_the_players_or_their_seats() -> None:
    event = GarmentRented(1, "G08", 1, 2)
    assert Wording().event(event, ["Ada", "Bo"]) == "Bo rented out the blue gown G08 (Royal Hall, guest space 2)."
    assert Wording("de", "2013").event(event) == (
        "Platz 1 hat das gelbe Damenkleid G08 verliehen (Thronsaal, Gastfeld 2)."
    )


def test_what_a_seat_may_not_know_is_not_said() -> None:
    event = ResourceDrawn(0, "R02")
    seen = event.seen_by(1)
    assert seen is not None
    assert Wording().event(event, ["Ada"]) == "Ada drew a tile from the bag: 2 pink silk (or 1 thread or lace)."
    assert Wording().event(seen, ["Ada"]) == "Ada drew a tile from the bag."


def test_income_says_where_it_comes_from() -> None:
    said = Wording().event(IncomeReceived(0, 5, 3, 1, 0), ["Mike"])
    assert said == "Mike received 9 Livre of income: 5 and 3 for decorations and 1 for garments."
    assert Wording().event(IncomeReceived(0, 5, 0, 0, 0), ["George"]) == "George received 5 Livre of income."


def test_the_first_question_of_a_game_counts_the_cards_to_choose() -> None:
    game = Game(GameConfig(seats=2), seed=1)
    assert Wording().question(game.asked(0), game.view(0)) == "Choose 3 more employees for your hand."
    assert Wording("de").question(game.asked(0), game.view(0)) == "Wähle noch 3 Arbeiter für deine Hand."
    assert Wording().question(None) == "Nothing is asked of you now."


def test_a_refusal_is_told_with_its_rule() -> None:
    refused = Game(GameConfig(seats=2), seed=1).why_not(0, "favor")
    assert refused is not None
    assert Wording("de").reason(refused) == "das steht jetzt nicht zur Wahl (Regel 5)"


def test_a_specialized_apprentice_states_its_condition() -> None:
    assert (
        Wording().employee_line("Z01") == "apprentice Z01: 3 prestige; to be hired with at least 3 coats in the halls"
    )


def test_score_lines_are_told_by_step_and_source() -> None:
    w = Wording("de", "2013")
    assert w.score_step("trademarks") == "Besitzmarker auf Kleidern und Ausstattungen"
    assert w.score_source("halls", "hall 1") == "Thronsaal"
    assert w.score_source("statues", "blue") == "gelbe Damenkleider"
    assert w.score_source("trademarks", "kitchen_left") == "obere Brunnenreihe"
    assert w.score_source("trademarks", "all halls") == "in allen Sälen vertreten"


def test_a_message_may_have_two_editions_of_its_own() -> None:
    message = by_edition("two gowns", "two dresses")
    assert Wording().gettext(message) == "two gowns"
    assert Wording(edition="2013").gettext(message) == "two dresses"
    assert type(Wording().gettext(message)) is str, "a kind of string of its own could not be sent as JSON"
    assert Wording().count(NN_("{n} guest", "{n} guests"), 2) == "2 guests"


def test_a_problem_of_a_component_set_keeps_its_figures() -> None:
    problem = Problem("garments.toml G01", "value 5 is under 6", "Deluxe, Components Base Game")
    assert Wording().problem(problem) == str(problem)
    german = Wording("de").problem(problem)
    assert german == "garments.toml G01: value 5 liegt unter 6 (Deluxe, Components Base Game)"
