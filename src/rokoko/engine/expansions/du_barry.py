"""Madame du Barry (chapter 19): the solo opponent. Her cards decide everything; she pays nothing and gains no Livre."""

from typing import final

from rokoko.engine.acquiring import add_tile
from rokoko.engine.codes import DRAWER_SPACES, DRAWERS
from rokoko.engine.events import DuBarryPlayed, DuBarryTookTiles, FavorClaimed
from rokoko.engine.expansions import du_barry_funding, du_barry_hiring, du_barry_tailoring
from rokoko.engine.expansions.du_barry_cards import CONSOLATION, deal_hand
from rokoko.engine.expansions.du_barry_examinations import note_tiles
from rokoko.engine.gains import gain_prestige
from rokoko.engine.state import Module, State


@final
class DuBarry(Module):
    def setup(self, s: State, levels: list[list[int]]) -> None:
        """No Livre; the start player's token is hers (D1). Her start staff counts only at the end."""
        seat = s.tables.automaton
        s.players[seat].livre = 0
        s.start_player = seat

    def prepare_round(self, s: State) -> None:
        deal_hand(s)

    def takes_turn(self, s: State, seat: int) -> bool:
        if seat != s.tables.automaton:
            return False
        card = s.du_barry[1].pop()
        if s.log is not None:
            s.log.append(DuBarryPlayed(seat, s.tables.du_barry_cards[card]))
        if not perform(s, seat, s.tables.du_barry_cards[card].split()):
            gain_prestige(s, seat, CONSOLATION)
        s.du_barry[2].append(card)
        return True


def perform(s: State, seat: int, words: list[str]) -> bool:
    """Carry her card's action out; False if it can't be performed at all, which is worth 3 prestige (D2)."""
    kind = words[0]
    if kind == "favor":
        return claim_favor(s, seat)
    if kind == "acquire":
        return acquire_tiles(s, seat, places_shown(words))
    if kind == "tailor":
        return du_barry_tailoring.tailor_for_her(s, seat, int(words[1]))
    if kind == "hire":
        return du_barry_hiring.hire_for_her(s, seat, words[1] == "left", int(words[2]))
    return du_barry_funding.fund_for_her(s, seat, words[1])


def claim_favor(s: State, seat: int) -> bool:
    """She takes the Queen's favor if it is there, and gains 3 prestige in any case (D2)."""
    if s.favor < 0:
        s.favor = seat
        if s.log is not None:
            s.log.append(FavorClaimed(seat, 0))
    return False


def places_shown(words: list[str]) -> list[int]:
    """A whole drawer, or one space of all three drawers."""
    if words[1] == "drawer":
        first = (int(words[2]) - 1) * DRAWER_SPACES
        return list(range(first, first + DRAWER_SPACES))
    column = ("left", "center", "right").index(words[2])
    return [drawer * DRAWER_SPACES + column for drawer in range(DRAWERS)]


def acquire_tiles(s: State, seat: int, places: list[int]) -> bool:
    tiles = [s.drawers[place] for place in places if s.drawers[place] >= 0]
    if not tiles:
        return False
    for place in places:
        s.drawers[place] = -1
    for tile in tiles:
        add_tile(s, s.players[seat], tile)
    if s.log is not None:
        s.log.append(DuBarryTookTiles(seat, tuple([s.tables.resource_ids[tile] for tile in tiles])))
    note_tiles(s, seat, tiles)
    return True
