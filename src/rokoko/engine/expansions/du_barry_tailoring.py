"""Which garment Madame du Barry tailors, where it goes and which jewelry comes along (chapter 19, D4, D8)."""

from typing import Final

from rokoko.engine.acquiring import add_tile, draw_resource
from rokoko.engine.codes import (
    HALL_SPACES,
    HALLS,
    REWARD_LACE,
    REWARD_LIVRE,
    REWARD_NONE,
    REWARD_RESOURCE,
    REWARD_THREAD,
)
from rokoko.engine.events import (
    DuBarryRevealed,
    GarmentRented,
    GarmentsDiscarded,
    GarmentTailored,
    ResourceDrawn,
    RewardGained,
)
from rokoko.engine.expansions.du_barry_cards import CONSOLATION, DISCARDS, SUPPLY, draw_card
from rokoko.engine.expansions.du_barry_examinations import note_garment
from rokoko.engine.expansions.expert_tailoring import (
    FAVOR_AND_LIVRE,
    FREE_JEWELRY,
    FREE_RESOURCE,
    MATCHING_JEWELRY,
    take_favor,
)
from rokoko.engine.expansions.festivity_dresses import festivity_prestige
from rokoko.engine.expansions.jewelry import has_jeweler, suits, take_jewelry
from rokoko.engine.gains import gain_prestige
from rokoko.engine.halls import claim_all_halls
from rokoko.engine.names import REWARD_NAMES
from rokoko.engine.state import State

# How she values rewards, best first (D4): a resource, thread or lace, Livre, nothing.
REWARD_ORDER: Final = {REWARD_RESOURCE: 0, REWARD_THREAD: 1, REWARD_LACE: 1, REWARD_LIVRE: 2, REWARD_NONE: 3}


def tailor_for_her(s: State, seat: int, number: int) -> bool:
    """The numbered garment from the right, else the dearest there is; always rented out, for nothing."""
    windows = [window for window in range(len(s.windows) - 1, -1, -1) if s.windows[window] >= 0]
    if not windows:
        return False
    window = windows[min(number, len(windows)) - 1]
    garment = s.windows[window]
    s.windows[window] = -1
    if s.log is not None:
        s.log.append(GarmentTailored(seat, None, s.tables.garment_ids[garment], window + 1, 0, 0, 0))
    open_halls = [hall for hall in range(HALLS) if free_spaces(s, hall)]
    if not open_halls:
        discard_garment(s, seat, garment)
        return True
    gain_prestige(s, seat, festivity_prestige(s, seat, garment))
    hall, symbol = reveal_placement(s, open_halls)
    place_garment(s, seat, garment, hall, symbol)
    note_garment(s, seat, garment)
    claim_all_halls(s, seat)
    return True


def discard_garment(s: State, seat: int, garment: int) -> None:
    """Every hall is full: the garment is discarded, and she gains 3 prestige instead of anything else (D2, D4)."""
    s.garment_discard.append(garment)
    if s.log is not None:
        s.log.append(GarmentsDiscarded((s.tables.garment_ids[garment],)))
    gain_prestige(s, seat, CONSOLATION)


def free_spaces(s: State, hall: int) -> list[int]:
    return [space for space in s.tables.guest_spaces if space // HALL_SPACES == hall and s.guests[space] < 0]


def reveal_placement(s: State, open_halls: list[int]) -> tuple[int, str]:
    """Cards are turned over until one shows a hall with a free space: that hall, and the jewelry symbol beside it.

    Should only cards of her hand show such a hall, turning over would never end: the first such hall, no jewelry.
    """
    tables = s.tables
    shown = {tables.du_barry_hall[card] for card in s.du_barry[SUPPLY] + s.du_barry[DISCARDS]}
    if shown.isdisjoint(open_halls):
        return open_halls[0], "none"
    while True:
        card = draw_card(s)
        s.du_barry[DISCARDS].append(card)
        hall = tables.du_barry_hall[card]
        if s.log is not None:
            s.log.append(DuBarryRevealed(tables.automaton, hall + 1, tables.du_barry_jewelry[card]))
        if hall in open_halls:
            return hall, tables.du_barry_jewelry[card]


def best_space(s: State, hall: int) -> int:
    """Master spaces first, then by reward, then the leftmost (D4)."""
    tables = s.tables
    best = -1
    best_rank = (False, 0)
    for space in free_spaces(s, hall):
        rank = (not tables.guest_master[space], REWARD_ORDER[tables.guest_reward[space]])
        if best < 0 or rank < best_rank:
            best, best_rank = space, rank
    return best


def place_garment(s: State, seat: int, garment: int, hall: int, symbol: str) -> None:
    """Jewelry, place, reward, bonus of the garment: in this order (R4)."""
    jewelry = jewelry_for(s, seat, garment, symbol)
    space = best_space(s, hall)
    s.guests[space] = garment
    s.owners[space] = seat
    if s.log is not None:
        s.log.append(GarmentRented(seat, s.tables.garment_ids[garment], hall + 1, space % HALL_SPACES + 1))
    gain_reward_without_livre(s, seat, space)
    gain_expert_bonus(s, seat, garment, jewelry)


def jewelry_for(s: State, seat: int, garment: int, symbol: str) -> int:
    """The kind of jewelry she acquires with the garment, -1 for none."""
    if symbol == "none" or not has_jeweler(s, seat):
        return -1
    color = s.tables.garment_color[garment]
    fitting = [
        space
        for space, kind in enumerate(s.jewelry_display)
        if kind >= 0 and (kind == color if symbol == "match" else suits(kind, color))
    ]
    return take_cheapest(s, seat, color, fitting)


def take_cheapest(s: State, seat: int, color: int, spaces: list[int]) -> int:
    """The cheapest of these pieces; one of the garment's colour brings a random tile too. Its kind, -1 for none."""
    if not spaces:
        return -1
    prices = s.tables.jewelry_prices
    cheapest = spaces[0]
    for space in spaces:
        if prices[space] < prices[cheapest]:
            cheapest = space
    kind = take_jewelry(s, seat, cheapest, 0)
    if kind == color:
        draw_hidden_tile(s, seat)
    return kind


def draw_hidden_tile(s: State, seat: int) -> None:
    """She never looks at her tiles: they count at the end, two for a prestige."""
    tile = draw_resource(s)
    if tile >= 0:
        add_tile(s, s.players[seat], tile)
        if s.log is not None:
            s.log.append(ResourceDrawn(seat, s.tables.resource_ids[tile]))


def gain_reward_without_livre(s: State, seat: int, space: int) -> None:
    """A resource reward is a random tile (D4); Livre are skipped (D3)."""
    reward = s.tables.guest_reward[space]
    player = s.players[seat]
    if reward == REWARD_RESOURCE:
        draw_hidden_tile(s, seat)
    elif reward == REWARD_THREAD or reward == REWARD_LACE:
        if reward == REWARD_THREAD:
            player.thread += 1
        else:
            player.lace += 1
        if s.log is not None:
            s.log.append(RewardGained(seat, REWARD_NAMES[reward], 1))


def gain_expert_bonus(s: State, seat: int, garment: int, jewelry: int) -> None:
    """Prestige, favor, resource and jewelry; never Livre or a depute (D8)."""
    bonus = s.tables.garment_bonus[garment]
    color = s.tables.garment_color[garment]
    if bonus == FAVOR_AND_LIVRE:
        take_favor(s, seat)
    elif bonus == FREE_RESOURCE:
        draw_hidden_tile(s, seat)
    elif bonus == FREE_JEWELRY:
        if has_jeweler(s, seat):
            take_cheapest(s, seat, color, [space for space, kind in enumerate(s.jewelry_display) if kind >= 0])
    elif bonus == MATCHING_JEWELRY and jewelry == color:
        gain_prestige(s, seat, 2)
