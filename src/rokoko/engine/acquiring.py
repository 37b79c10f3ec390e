"""Acquire resources (chapter 7): a tile from a drawer, then silk for later or thread and lace at once."""

from bisect import insort
from typing import Final, final

from mypy_extensions import i64

from rokoko.engine import reasons
from rokoko.engine.chance import shuffled
from rokoko.engine.codes import (
    ACQUIRE,
    DRAWER_SPACES,
    DRAWERS,
    KEEP,
    LACE,
    NOTIONS_BOTH,
    NOTIONS_EITHER,
    NOTIONS_THREAD,
    TAKE,
    TAKE_END,
    THREAD,
    THREAD_AND_LACE,
)
from rokoko.engine.events import ResourceAcquired, ResourceDiscarded, ResourceDrawn, ResourceKept
from rokoko.engine.state import Player, State, Step

NO_CARD: Final = -1  # the tile was not gained by an Acquire action of an employee


def tiles_in_drawer(s: State, drawer: int) -> int:
    drawers = s.drawers
    counted: i64 = 0
    place: i64 = drawer * DRAWER_SPACES
    end: i64 = place + DRAWER_SPACES
    while place < end:
        if drawers[place] >= 0:
            counted += 1
        place += 1
    return counted


def cost_of_tile(s: State, place: int) -> int:
    return s.tables.drawer_prices[tiles_in_drawer(s, place // DRAWER_SPACES)]


def add_acquire_options(s: State, seat: int, out: list[int]) -> None:
    livre = s.players[seat].livre
    prices = s.tables.drawer_prices
    drawers = s.drawers
    for drawer in range(DRAWERS):
        if prices[tiles_in_drawer(s, drawer)] > livre:
            continue
        place: i64 = drawer * DRAWER_SPACES
        end: i64 = place + DRAWER_SPACES
        while place < end:
            if drawers[place] >= 0:
                out.append(ACQUIRE + place)
            place += 1


def acquire_refusal(s: State, seat: int, action: int) -> int:
    place = action - ACQUIRE
    if place not in s.tables.drawer_places:
        return reasons.NO_SUCH_SPACE
    if s.drawers[place] < 0:
        return reasons.NO_TILE_THERE
    if s.players[seat].livre < cost_of_tile(s, place):
        return reasons.NOT_ENOUGH_LIVRE
    return reasons.OK


def acquire(s: State, seat: int, card: int, action: int) -> None:
    """Pay by the number of tiles in the drawer, take the tile, then decide what to do with it."""
    place = action - ACQUIRE
    cost = cost_of_tile(s, place)
    s.players[seat].livre -= cost
    take_from_drawer(s, seat, place, cost, card)


def take_from_drawer(s: State, seat: int, place: int, livre: int, card: int) -> None:
    resource = s.drawers[place]
    s.drawers[place] = -1
    if s.log is not None:
        drawer, space = place // DRAWER_SPACES + 1, place % DRAWER_SPACES + 1
        s.log.append(ResourceAcquired(seat, drawer, space, s.tables.resource_ids[resource], livre))
    add_tile(s, s.players[seat], resource)
    s.agenda.append(UseTile(seat, resource, card))


def draw_resource(s: State) -> int:
    """A tile from the bag, -1 if there is none; an empty bag first takes the discards back (R1)."""
    if not s.resource_bag:
        if not s.resource_discard:
            return -1
        s.fills[0] += 1
        s.resource_discard.sort()
        s.resource_bag = shuffled(s.resource_discard, s.seed, f"resources/{s.fills[0]}")
        s.resource_discard = []
    return s.resource_bag.pop()


def has_resource_to_draw(s: State) -> bool:
    return len(s.resource_bag) > 0 or len(s.resource_discard) > 0


def draw_random_tile(s: State, seat: int) -> None:
    """A hidden tile from the bag; it is no Acquire action (J1)."""
    resource = draw_resource(s)
    if resource < 0:
        return
    if s.log is not None:
        s.log.append(ResourceDrawn(seat, s.tables.resource_ids[resource]))
    add_tile(s, s.players[seat], resource)
    s.agenda.append(UseTile(seat, resource, NO_CARD))


def add_tile(s: State, player: Player, resource: int) -> None:
    insort(player.tiles, resource)
    silk = s.tables.resource_silk[resource]
    have = player.silk
    player.silk = [have[0] + silk[0], have[1] + silk[1], have[2] + silk[2], have[3] + silk[3]]


def remove_tile(s: State, player: Player, resource: int) -> None:
    """From the rack to the discards."""
    player.tiles.remove(resource)
    silk = s.tables.resource_silk[resource]
    have = player.silk
    player.silk = [have[0] - silk[0], have[1] - silk[1], have[2] - silk[2], have[3] - silk[3]]
    s.resource_discard.append(resource)


@final
class UseTile(Step):
    """Keep the tile as silk, or discard it at once for its thread and lace."""

    NAME = "use_tile"
    FIELDS = ("seat", "resource", "card")

    def __init__(self, seat: int, resource: int, card: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.card = card

    def pack(self) -> list[int]:
        return [self.seat, self.resource, self.card]

    def options(self, s: State) -> list[int]:
        notions = s.tables.resource_notions[self.resource]
        if notions == NOTIONS_EITHER:
            return [KEEP, THREAD, LACE]
        if notions == NOTIONS_BOTH:
            return [KEEP, THREAD_AND_LACE]
        return [KEEP, THREAD if notions == NOTIONS_THREAD else LACE]

    def refusal(self, s: State, action: int) -> int:
        if action not in (KEEP, THREAD, LACE, THREAD_AND_LACE):
            return reasons.NOT_ASKED
        return reasons.OK if action in self.options(s) else reasons.NOT_ON_TILE

    def take(self, s: State, action: int) -> None:
        player = s.players[self.seat]
        if action != KEEP:
            thread = 0 if action == LACE else 1
            lace = 0 if action == THREAD else 1
            remove_tile(s, player, self.resource)
            player.thread += thread
            player.lace += lace
            if s.log is not None:
                name = s.tables.resource_ids[self.resource]
                s.log.append(ResourceDiscarded(self.seat, name, thread, lace))
        elif s.log is not None:
            s.log.append(ResourceKept(self.seat))
        if self.card != NO_CARD:
            for module in s.modules:
                module.after_acquiring(s, self.seat, self.card, self.resource, action == KEEP)


@final
class TakeFreeTile(Step):
    """A free tile of one's choice from the drawers; it is no Acquire action (R6)."""

    NAME = "take_free_tile"

    def options(self, s: State) -> list[int]:
        return [TAKE + place for place in s.tables.drawer_places if s.drawers[place] >= 0]

    def refusal(self, s: State, action: int) -> int:
        if not TAKE <= action < TAKE_END:
            return reasons.NOT_ASKED
        if action - TAKE not in s.tables.drawer_places:
            return reasons.NO_SUCH_SPACE
        return reasons.OK if s.drawers[action - TAKE] >= 0 else reasons.NO_TILE_THERE

    def take(self, s: State, action: int) -> None:
        take_from_drawer(s, self.seat, action - TAKE, 0, NO_CARD)
