"""A table on which a test arranges a position, piece by piece, and then plays.

    t = table(seats=3).hand(0, "S1").livre(0, 20).tiles(0, "R01").windows(None, None, "G01").turn(0)
    t.do("tailor 3", "rent 2.2")
    assert t.players[0].thread == 2

Every piece is moved from where it lay, never made: positions are whole. What a test does not name is filled in as a
round would leave it: seats without a named hand still hold S4 (so that the round goes on), the rest of the staff
lies in discards and supply, and the round is the first one in which all the named employees can have appeared.

The figures are those of tests/figures, which stay as they are when the house's are balanced anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

import msgspec

from rokoko import Event, Game, GameConfig, ScoreSheet, parse_action
from rokoko.engine.acquiring import add_tile
from rokoko.engine.codes import ACTING, DRAWER_SPACES, HALL_SPACES, OVER, ROUNDS, SELECTING
from rokoko.engine.names import EMPLOYEE_IDS
from rokoko.engine.rules import settle
from rokoko.engine.selecting import start_selecting
from rokoko.engine.state import Player, State
from rokoko.engine.turns import PlayEmployee
from tests.engine.pieces import misplaced

FIGURES = str(Path(__file__).parents[1] / "figures")
FUNDS = {"fireworks": 0, "statue": 5, "kitchen-left": 10, "kitchen-right": 13, "musician": 16}
LAST_START = 3  # employees 0 to 3 are start employees


def table(seats: int = 3, *, start: int = 0, edition: str = "deluxe", seed: int = 7) -> Table:
    return Table(GameConfig(seats=seats, start_player=start, edition=edition), seed)


class Table:
    """A game being arranged (until `turn`, `selecting` or `final`), then being played."""

    def __init__(self, config: GameConfig, seed: int) -> None:
        self.game = Game(msgspec.structs.replace(config, components=FIGURES), seed)
        self.state: State = self.game.state
        self._named: list[set[str]] = [set() for _ in self.players]
        self._loose: list[list[int]] = [self.state.tables.start_staff[:] for _ in self.players]
        self._round = 1
        self._clear()

    # --- What is there

    @property
    def players(self) -> list[Player]:
        return self.state.players

    @property
    def deciding_seats(self) -> list[int]:
        """All but Madame du Barry's."""
        return [seat for seat in range(len(self.players)) if seat != self.state.tables.automaton]

    @property
    def options(self) -> list[str]:
        """What the one deciding seat may choose, as text."""
        (seat,) = self.game.deciders
        return [action.text for action in self.game.options(seat)]

    def options_of(self, kind: str) -> list[str]:
        """The options that begin with this word."""
        return [text for text in self.options if text.split()[0] == kind]

    def cards(self, seat: int, pile: str) -> list[str]:
        found: list[str] = self.game.snapshot()["players"][seat][pile]
        return found

    @property
    def asked(self) -> str:
        """What is being decided."""
        (seat,) = self.game.deciders
        asked = self.game.asked(seat)
        assert asked is not None
        return str(asked["decision"])

    def why_not(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """(rule, reason) why this can't be chosen now."""
        refused = self.game.why_not(self.game.deciders[0] if seat is None else seat, text)
        assert refused is not None, f"{text} is on offer"
        return refused.rule, refused.reason

    def total(self, seat: int, step: str) -> int:
        return self.game.score()[seat].items[step]

    # --- Arranging

    def _clear(self) -> None:
        s = self.state
        s.garment_bag = sorted(s.tables.first_garments)
        s.resource_bag = sorted(s.tables.all_resources)
        s.windows = [-1] * len(s.windows)
        s.drawers = [-1] * len(s.drawers)
        s.hire = [-1] * len(s.hire)
        s.hire_deck = []
        s.removed = []
        s.turn = -1
        for player in s.players:
            player.supply, player.hand, player.discard = [], [], []
            player.open_hand = []
            player.to_select = 0

    def _employee(self, seat: int, name: str) -> int:
        card = EMPLOYEE_IDS.index(name)
        if card <= LAST_START:
            self._loose[seat].remove(card)
        return card

    def _pile(self, seat: int, name: str, pile: list[int], cards: tuple[str, ...]) -> Table:
        self._named[seat].add(name)
        pile += [self._employee(seat, card) for card in cards]
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        return self._pile(seat, "hand", self.players[seat].hand, cards)

    def supply(self, seat: int, *cards: str) -> Table:
        return self._pile(seat, "supply", self.players[seat].supply, cards)

    def discards(self, seat: int, *cards: str) -> Table:
        return self._pile(seat, "discard", self.players[seat].discard, cards)

    def deputed(self, seat: int, *cards: str) -> Table:
        """Employees that left this seat's staff for the court in earlier turns."""
        self.state.removed += [self._employee(seat, card) for card in cards]
        return self

    def livre(self, seat: int, amount: int) -> Table:
        self.players[seat].livre = amount
        return self

    def notions(self, seat: int, *, thread: int, lace: int) -> Table:
        self.players[seat].thread, self.players[seat].lace = thread, lace
        return self

    def prestige(self, seat: int, amount: int) -> Table:
        self.players[seat].prestige = amount
        return self

    def _tile(self, name: str) -> int:
        tile = self.state.tables.resource_ids.index(name)
        self.state.resource_bag.remove(tile)
        return tile

    def tiles(self, seat: int, *names: str) -> Table:
        for name in names:
            add_tile(self.state, self.players[seat], self._tile(name))
        return self

    def drawer(self, number: int, *names: str | None) -> Table:
        for at, name in enumerate(names):
            if name is not None:
                self.state.drawers[(number - 1) * DRAWER_SPACES + at] = self._tile(name)
        return self

    def next_tile(self, name: str) -> Table:
        """The tile that will be drawn from the bag next."""
        self.state.resource_bag.append(self._tile(name))
        return self

    def bag_into_discards(self, *but: str) -> Table:
        """All resources of the bag, but for the named ones, were used and lie in the discards."""
        kept = [self._tile(name) for name in but]
        self.state.resource_discard += self.state.resource_bag
        self.state.resource_bag = kept
        return self

    def bag_onto_rack(self, seat: int, *but: str) -> Table:
        """Somebody has collected every tile of the bag but for the named ones."""
        kept = [self._tile(name) for name in but]
        for tile in self.state.resource_bag:
            add_tile(self.state, self.players[seat], tile)
        self.state.resource_bag = kept
        return self

    def _garment(self, name: str) -> int:
        garment = self.state.tables.garment_ids.index(name)
        self.state.garment_bag.remove(garment)
        return garment

    def windows(self, *names: str | None) -> Table:
        for at, name in enumerate(names):
            if name is not None:
                self.state.windows[at] = self._garment(name)
        return self

    def next_garment(self, name: str) -> Table:
        """The garment that will be drawn from the bag next."""
        self.state.garment_bag.append(self._garment(name))
        return self

    def garments_into_discards(self, *but: str) -> Table:
        """All garments of the bag, but for the named ones, were sold."""
        kept = [self._garment(name) for name in but]
        self.state.garment_discard += self.state.garment_bag
        self.state.garment_bag = kept
        return self

    def rented(self, seat: int, **places: str) -> Table:
        """`rented(0, G01="2.3")`: garment G01 on space 3 of hall 2."""
        for name, place in places.items():
            hall, at = (int(part) - 1 for part in place.split("."))
            space = hall * HALL_SPACES + at
            assert space in self.state.tables.guest_spaces
            assert self.state.guests[space] < 0
            self.state.guests[space] = self._garment(name)
            self.state.owners[space] = seat
        return self

    def funded(self, seat: int, *names: str) -> Table:
        """`funded(0, "statue 1", "kitchen-left 2")`."""
        for name in names:
            group, _, number = name.partition(" ")
            space = FUNDS[group] + int(number) - 1
            assert space in self.state.tables.decoration_spaces
            assert self.state.decorations[space] < 0
            self.state.decorations[space] = seat
        return self

    def all_halls(self, *seats: int) -> Table:
        """Who has already reached the All Halls bonus, in order."""
        for at, seat in enumerate(seats):
            self.state.all_halls[at] = seat
        return self

    def favor(self, seat: int) -> Table:
        self.state.favor = seat
        return self

    def hire(self, *cards: str) -> Table:
        for at, card in enumerate(cards):
            self.state.hire[at] = EMPLOYEE_IDS.index(card)
        return self

    def in_round(self, number: int) -> Table:
        """The round that is being played, at least."""
        self._round = number
        return self

    # --- Completing the position

    def _complete(self, hand: int) -> None:
        for seat, player in enumerate(self.players):
            if seat in self.deciding_seats:
                self._complete_hand_and_discards(seat, hand)
            player.supply += self._loose[seat]
            player.supply.sort()
            player.hand.sort()
        self._complete_hire_deck()
        self.check()

    def _complete_hand_and_discards(self, seat: int, hand: int) -> None:
        player, loose, named = self.players[seat], self._loose[seat], self._named[seat]
        if hand and "hand" not in named and 3 in loose:
            loose.remove(3)
            player.hand.append(3)
        played = 3 - len(player.hand) if hand else 3
        while loose and "discard" not in named and (len(player.discard) < played or "supply" in named):
            player.discard.append(loose.pop(0))

    def _complete_hire_deck(self) -> None:
        """The first round in which every named employee can have been revealed; the others were not hired."""
        s = self.state
        known = {card for player in self.players for card in player.staff()} | set(s.removed) | set(s.hire)
        levels = self.hire_levels(known)
        in_levels = {card for level in levels for card in level}
        hired = {card for card in known & in_levels if card > LAST_START}
        for number in range(self._round, ROUNDS + 1):
            shown = _shown(levels, number, hired)
            if hired <= shown:
                break
        for card in s.hire:
            assert card < 0 or s.tables.employee_level[card] in (number - 1, number), "not on display in this round"
        s.round = number
        s.removed += sorted(shown - hired)
        s.hire_deck = [card for level in reversed(levels) for card in level if card not in shown]

    def hire_levels(self, known: set[int]) -> list[list[int]]:
        """The cards of each level; `known` are those on display, of a staff or out of the game."""
        return self.state.tables.hire_levels

    def check(self) -> None:
        """Every piece is in exactly one place."""
        assert misplaced(self.state) == []

    def turn(self, seat: int) -> Table:
        """It is this seat's turn to play an employee."""
        self._complete(hand=1)
        self.state.phase = ACTING
        self.state.turn = seat
        self.state.agenda.append(PlayEmployee(seat))
        settle(self.state)
        return self

    def selecting(self) -> Self:
        """Everybody is about to select a hand."""
        self._complete(hand=0)
        self.state.phase = SELECTING
        for seat in self.deciding_seats:
            start_selecting(self.state, seat)
        settle(self.state)
        return self

    def final(self) -> list[ScoreSheet]:
        """The game is over; the score sheets."""
        self._round = ROUNDS
        self._complete(hand=0)
        self.state.phase = OVER
        return self.game.score()

    # --- Playing

    def do(self, *texts: str) -> list[Event]:
        """The deciding seat chooses these, one after the other; everything that happened."""
        events: list[Event] = []
        for text in texts:
            (seat,) = self.game.deciders
            events += self.game.apply(seat, parse_action(text))
        self.check()
        return events


def _shown(levels: list[list[int]], number: int, hired: set[int]) -> set[int]:
    """4 cards a round, level by level; of the level that is cut, those that the position needs come first."""
    left = 4 * number
    shown: set[int] = set()
    for level in levels:
        order = sorted(level, key=lambda card: card not in hired)
        shown.update(order[:left])
        left -= min(left, len(order))
    return shown
