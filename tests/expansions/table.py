"""The table of tests/engine with the pieces of the expansions and Madame du Barry at it.

    t = box().specialized(0, "Z04").display(None, "pink_ring")
    t.hand(0, "S1").livre(0, 30).turn(0)
    t.do("hire apprentice")

What concerns the expansions is arranged first, because the base table's methods give back a base table.
"""

from __future__ import annotations

from rokoko import Event, GameConfig
from rokoko.engine.codes import ACTING, APPRENTICE, JEWELER_AT, JOURNEYMAN, MASTER
from rokoko.engine.names import EMPLOYEE_IDS, JEWELRY_NAMES, RANK_NAMES, TASK_NAMES
from rokoko.engine.rules import settle
from tests.engine.table import Table
from tests.expansions.pieces import misplaced

JOURNEYMAN_TASKS = TASK_NAMES[:4]
MASTER_TASKS = TASK_NAMES[4:]


def box(seats: int = 3, *modules: str, seed: int = 7) -> ExpansionTable:
    """A table with the Jewelry Box, and further modules if named."""
    return with_modules("jewelry_box", *modules, seats=seats, seed=seed)


def with_modules(*modules: str, seats: int = 3, seed: int = 7) -> ExpansionTable:
    return ExpansionTable(GameConfig(seats=seats, modules=modules, start_player=0), seed)


def solo(*modules: str, seed: int = 7) -> ExpansionTable:
    """Seat 0 against Madame du Barry."""
    return ExpansionTable(GameConfig(seats=1, modules=modules), seed)


class ExpansionTable(Table):
    def __init__(self, config: GameConfig, seed: int) -> None:
        super().__init__(config, seed)
        self.events: list[Event] = []

    def _clear(self) -> None:
        super()._clear()
        s = self.state
        s.garment_bag = sorted(s.tables.first_garments + s.tables.late_garments)
        s.exam_decks = [[], []]
        self._decks: dict[int, list[int]] = {}
        if s.jewelry_display:
            s.jewelry_bag = sorted(s.tables.all_jewelry)
            s.jewelry_display = [-1] * len(s.jewelry_display)
        if s.tables.automaton >= 0:
            s.du_barry = [list(range(len(s.tables.du_barry_cards))), [], []]

    # --- Jewelry Box

    def funded(self, seat: int, *names: str) -> ExpansionTable:
        for name in names:
            group, _, number = name.partition(" ")
            if group == "jeweler":
                self.state.decorations[JEWELER_AT + int(number) - 1] = seat
            else:
                super().funded(seat, name)
        return self

    def _jewel(self, name: str) -> int:
        kind = JEWELRY_NAMES.index(name)
        self.state.jewelry_bag.remove(kind)
        return kind

    def display(self, *names: str | None) -> ExpansionTable:
        """The jeweler's display, left (dearest) to right."""
        for at, name in enumerate(names):
            if name is not None:
                self.state.jewelry_display[at] = self._jewel(name)
        return self

    def jewelry(self, seat: int, *names: str) -> ExpansionTable:
        """Jewelry that a seat already owns."""
        owned = self.players[seat].jewelry[:]
        for name in names:
            owned[self._jewel(name)] += 1
        self.players[seat].jewelry = owned
        return self

    def next_jewelry(self, *names: str) -> ExpansionTable:
        """What will be drawn next, first to last."""
        drawn = [self._jewel(name) for name in names]
        self.state.jewelry_bag += reversed(drawn)
        return self

    def bag_of_jewelry(self, *names: str) -> ExpansionTable:
        """Only these are left in the bag, drawn first to last; the others have left the game."""
        left = [self._jewel(name) for name in names]
        self.state.jewelry_removed += self.state.jewelry_bag
        self.state.jewelry_bag = left[::-1]
        return self

    def specialized(self, seat: int, name: str) -> ExpansionTable:
        """The specialized apprentice dealt to a seat; who had it before gets the other one."""
        card = EMPLOYEE_IDS.index(name)
        for player in self.players:
            if player.specialized == card:
                player.specialized = self.players[seat].specialized
        self.players[seat].specialized = card
        return self

    def preparing(self, seat: int, rank: str, *tasks: str, masters_made: int = 0) -> ExpansionTable:
        """The examination a seat prepares for, and the tasks it has fulfilled."""
        player = self.players[seat]
        player.examination = RANK_NAMES.index(rank)
        player.tasks = sum(1 << TASK_NAMES.index(task) for task in tasks)
        player.masters_made = masters_made
        return self

    def deck(self, rank: str, *cards: str) -> ExpansionTable:
        """Only these are left in an examination's deck; the others were taken and have left the game."""
        self._decks[RANK_NAMES.index(rank)] = [EMPLOYEE_IDS.index(card) for card in cards]
        return self

    # --- Madame du Barry

    def her_hand(self, *actions: str) -> ExpansionTable:
        """The actions of her hand, first to last."""
        s = self.state
        for action in actions:
            card = next(n for n in s.du_barry[0] if s.tables.du_barry_cards[n] == action)
            s.du_barry[0].remove(card)
            s.du_barry[1].insert(0, card)
        return self

    def turned_over(self, *lower_halves: str) -> ExpansionTable:
        """The lower halves ("3 suit") of the next cards of her supply, first to last."""
        s = self.state
        tables = s.tables
        cards = []
        for text in lower_halves:
            hall, symbol = text.split()
            fitting = [n for n in s.du_barry[0] if tables.du_barry_hall[n] == int(hall) - 1]
            card = next(n for n in fitting if tables.du_barry_jewelry[n] == symbol)
            s.du_barry[0].remove(card)
            cards.append(card)
        s.du_barry[0] += reversed(cards)
        return self

    def her_cards_used(self, *but: str) -> ExpansionTable:
        """Her supply is used up but for cards with these lower halves; the rest lies in her discards."""
        supply = self.state.du_barry[0]
        self.turned_over(*but)
        left = len(supply) - len(but)
        self.state.du_barry[2] += supply[:left]
        self.state.du_barry[0] = supply[left:]
        return self

    def her_turn(self) -> ExpansionTable:
        """The human's turn has just ended: she takes one turn, told in `events`."""
        self._complete(hand=1)
        self.state.phase = ACTING
        self.state.turn = 0
        self.state.log = self.events
        settle(self.state)
        self.state.log = None
        self.check()
        return self

    def her_actions(self) -> list[str]:
        return [str(event.data()["action"]) for event in self.events if event.kind == "DuBarryPlayed"]

    # --- Completing the position

    def check(self) -> None:
        assert misplaced(self.state) == []

    def hire_levels(self, known: set[int]) -> list[list[int]]:
        """As in the base table; two of eleven journeymen and masters are in levels II and V, the others in decks."""
        levels = [level[:] for level in super().hire_levels(known)]
        if self.state.jewelry_display:
            self._mix(levels[1], JOURNEYMAN, known)
            self._mix(levels[4], MASTER, known)
        return levels

    def _mix(self, level: list[int], rank: int, known: set[int]) -> None:
        """Cards on display were in the level, then those of staffs; the rest is the examination's deck."""
        s = self.state
        ranks = s.tables.employee_rank
        pool = [card for card in level if ranks[card] == rank]
        level[:] = [card for card in level if ranks[card] != rank]
        pool += [card for card in s.tables.jewelry_box_cards if ranks[card] == rank]
        deck = self._decks.get(rank)
        in_deck = deck or []
        order = sorted(
            [card for card in pool if card not in in_deck],
            key=lambda card: (card not in s.hire, card not in known, card),
        )
        level += order[:2]
        rest = [card for card in order[2:] if card not in known]
        if deck is None:
            s.exam_decks[rank - 1] = rest
        else:
            s.exam_decks[rank - 1] = deck[:]
            s.removed += rest

    # --- Playing

    def end_round(self) -> list[Event]:
        """Everybody plays what is left of the hands and forfeits everything."""
        events: list[Event] = []
        number = self.game.round
        while self.game.phase == "actions" and self.game.round == number:
            (seat,) = self.game.deciders
            options = [action.text for action in self.game.options(seat)]
            events += self.do("pass" if "pass" in options else options[0])
        return events

    # --- What is there

    def staff_of_rank(self, seat: int, rank: int = APPRENTICE) -> list[str]:
        ranks = self.state.tables.employee_rank
        return [EMPLOYEE_IDS[card] for card in self.players[seat].staff() if ranks[card] == rank]

    def tasks(self, seat: int) -> list[str]:
        found: list[str] = self.game.snapshot()["players"][seat]["tasks"]
        return found


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def guest(t: Table, place: str) -> tuple[str, int] | None:
    """(garment, owner) on a guest space such as "2.1"."""
    hall, at = (int(part) - 1 for part in place.split("."))
    found = t.game.snapshot()["halls"][hall]["guests"][at]
    return None if found is None else (found["garment"], found["owner"])


def after(t: ExpansionTable, card: str) -> ExpansionTable:
    """This employee was played by seat 0, without Livre, and has forfeited its main action."""
    t.hand(0, card).livre(0, 0).turn(0)
    t.do("pass")
    return t


def nothing_to_use(t: ExpansionTable) -> bool:
    """The bonus was skipped because it would bring nothing: the turn has passed on."""
    return t.state.turn == 1
