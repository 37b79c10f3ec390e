"""The built-in set: it passes its own checks, and its figures are where the engine looks for them."""

import pytest

from rokoko.components import ComponentSet, GuestSpace, check_components, load_components


def test_the_house_set_has_no_problems(house: ComponentSet) -> None:
    assert check_components(house) == []


def test_the_house_set_is_named_house_and_loaded_once(house: ComponentSet) -> None:
    assert house.name == "house"
    assert load_components("house") is house


def test_the_house_set_has_the_hash_that_records_name(house: ComponentSet) -> None:
    """A change of any figure changes this hash: old records then name a set that is no longer shipped."""
    assert house.hash == "845d7d4163629024"


def test_the_rulebooks_gown_is_in_the_house_set(house: ComponentSet) -> None:
    gown = next(garment for garment in house.garments if garment.id == "G08")
    assert (gown.color, gown.silk, gown.lace, gown.thread, gown.master) == ("blue", {"blue": 3}, 1, 0, True)
    assert (gown.value, gown.prestige, gown.source) == (16, 3, "rulebook")


def test_start_cards_have_the_level_start_and_two_copies_of_the_plain_master(house: ComponentSet) -> None:
    start = {employee.id: employee.copies for employee in house.employees if employee.level == "start"}
    assert start == {"S1": 2, "S2": 1, "S3": 1, "S4": 1}


@pytest.mark.parametrize(
    ("hall", "place", "space"),
    [
        (1, 1, GuestSpace(master=True, reward="none", amount=0)),
        (1, 2, GuestSpace(master=False, reward="none", amount=0)),
        (1, 4, GuestSpace(master=False, reward="livre", amount=3)),
        (3, 1, GuestSpace(master=True, reward="lace", amount=1)),
        (5, 1, GuestSpace(master=True, reward="livre", amount=5)),
        (5, 2, GuestSpace(master=False, reward="resource", amount=1)),
    ],
)
def test_guest_spaces_are_read_from_their_notation(
    hall: int, place: int, space: GuestSpace, figures: ComponentSet
) -> None:
    assert figures.small.halls[hall - 1].guests[place - 1] == space


def test_only_fireworks_multiply(house: ComponentSet) -> None:
    for side in (house.small, house.large):
        assert {space.multiplier for space in side.fireworks} == {2, 3}
        assert {space.multiplier for space in side.statues} == {1}
