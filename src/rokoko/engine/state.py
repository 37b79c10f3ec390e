"""The state of a game: small integers and lists of them, and a stack of pending steps.

A state is mutable and knows no rules. Everything that never changes during a game is in `tables`, shared by all
copies. Lists marked "replaced" are never changed in place, so that copies can share them.
"""

from __future__ import annotations

from typing import ClassVar, final

from rokoko.engine.codes import ACTING, SELECTING
from rokoko.engine.events import Event
from rokoko.engine.tables import Tables


@final
class Player:
    """What one seat owns. Cards and tiles are kept sorted, but for the discards, whose last is on top."""

    livre: int
    thread: int
    lace: int
    prestige: int
    supply: list[int]
    hand: list[int]
    discard: list[int]
    in_play: int
    leaving: bool  # the card in play leaves the game when its turn ends
    swapping: bool  # it leaves at an examination, for another employee (J2)
    departing: int  # deputed employees whose own bonus is being used (S3)
    to_select: int
    open_hand: list[int]  # cards that everybody can tell are in the hand: forced or hired ones; replaced
    secret: list[int]  # employees whose name the others don't know yet; replaced
    tiles: list[int]
    silk: list[int]  # bales on the tiles, by colour; replaced
    specialized: int
    jewelry: list[int]  # how many of each kind; replaced
    examination: int  # the rank prepared for, or -1 without the Jewelry Box
    tasks: int  # bit set of fulfilled tasks
    masters_made: int

    def setup(self, *, livre: int, notions: int, supply: list[int]) -> None:
        self.livre = livre
        self.thread = notions
        self.lace = notions
        self.prestige = 0
        self.supply = supply
        self.hand = []
        self.discard = []
        self.in_play = -1
        self.leaving = False
        self.swapping = False
        self.departing = 0
        self.to_select = 0
        self.open_hand = []
        self.secret = []
        self.tiles = []
        self.silk = [0, 0, 0, 0]
        self.specialized = -1
        self.jewelry = [0, 0, 0, 0]
        self.examination = -1
        self.tasks = 0
        self.masters_made = 0

    def clone(self) -> Player:
        other = Player()
        other.livre = self.livre
        other.thread = self.thread
        other.lace = self.lace
        other.prestige = self.prestige
        other.supply = self.supply[:]
        other.hand = self.hand[:]
        other.discard = self.discard[:]
        other.in_play = self.in_play
        other.leaving = self.leaving
        other.swapping = self.swapping
        other.departing = self.departing
        other.to_select = self.to_select
        other.open_hand = self.open_hand
        other.secret = self.secret
        other.tiles = self.tiles[:]
        other.silk = self.silk
        other.specialized = self.specialized
        other.jewelry = self.jewelry
        other.examination = self.examination
        other.tasks = self.tasks
        other.masters_made = self.masters_made
        return other

    def show_in_hand(self, card: int) -> None:
        """From now on everybody can tell that this card is in the hand."""
        self.open_hand = sorted([*self.open_hand, card])

    def leave_hand(self, card: int) -> None:
        """A card of the hand is played or deputed; nothing about it is secret any more."""
        self.hand.remove(card)
        if card in self.open_hand:
            left = self.open_hand[:]
            left.remove(card)
            self.open_hand = left
        self.reveal(card)

    def reveal(self, card: int) -> None:
        if card in self.secret:
            self.secret = [other for other in self.secret if other != card]

    def staff_size(self) -> int:
        """Every employee counts: supply, hand, discards, in play, and those whose last bonus is being used (S1, S3)."""
        in_play = 1 if self.in_play >= 0 else 0
        return len(self.supply) + len(self.hand) + len(self.discard) + in_play + self.departing

    def staff_that_stays(self) -> int:
        """The staff that counts for the depute limit: without those who are deputed (S3), with those swapped (J2)."""
        in_play = 1 if self.in_play >= 0 and (self.swapping or not self.leaving) else 0
        return len(self.supply) + len(self.hand) + len(self.discard) + in_play

    def cards(self) -> list[int]:
        """All employees of the staff, in no order."""
        cards = self.supply + self.hand + self.discard
        if self.in_play >= 0:
            cards.append(self.in_play)
        return cards

    def staff(self) -> list[int]:
        """All employees of the staff, sorted."""
        cards = self.cards()
        cards.sort()
        return cards


class Step:
    """One pending step: whose it is, what may be chosen, and what a choice does. Immutable."""

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.automatic = False

    def options(self, s: State) -> list[int]:
        """Every legal action, in an order that never depends on chance. Empty: the step is skipped."""
        raise NotImplementedError

    def take(self, s: State, action: int) -> None:
        """Carry the action out. The step has already left the agenda and may put others there."""
        raise NotImplementedError

    def refusal(self, s: State, action: int) -> int:
        """Why an action is not on offer (a number of `reasons`), 0 if it is."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """The step's fields as numbers, in the order of FIELDS."""
        return [self.seat]


class Module:
    """What an expansion adds. The base game calls these at fixed moments; by default nothing happens."""

    def setup(self, s: State, levels: list[list[int]]) -> None:
        """During setup; `levels` are the six levels of the hire deck before they are shuffled."""

    def prepare_round(self, s: State) -> None:
        """After the steps A to D of phase 1."""

    def add_main_actions(self, s: State, seat: int, card: int, out: list[int]) -> None:
        """Further main actions of the played employee."""

    def take_main_action(self, s: State, seat: int, card: int, action: int) -> bool:
        """Carry one of them out; False if it is not this module's."""
        return False

    def main_refusal(self, s: State, seat: int, card: int, action: int) -> int:
        """Why a main action of this module is not on offer; -1 if it is not this module's."""
        return -1

    def after_acquiring(self, s: State, seat: int, card: int, resource: int, kept: bool) -> None:
        """An Acquire action was completed by this employee."""

    def after_funding(self, s: State, seat: int, card: int) -> None:
        """A Fund action was completed by this employee."""

    def after_paying(self, s: State, seat: int, garment: int) -> None:
        """A garment was paid for, and is neither rented out nor sold yet."""

    def add_renting_options(self, s: State, seat: int, card: int, garment: int, out: list[int]) -> None:
        """What may be done before the garment is placed."""

    def take_renting_option(self, s: State, seat: int, card: int, window: int, action: int) -> None:
        """Carry one of them out and ask again for the garment's place."""

    def renting_refusal(self, s: State, seat: int, card: int, garment: int, action: int) -> int:
        return -1

    def after_placing(self, s: State, seat: int, card: int, garment: int, jewelry: int) -> None:
        """A garment was placed on a guest space; the reward comes before what is pushed here."""

    def after_tailoring(self, s: State, seat: int, card: int, garment: int) -> None:
        """A Tailor action was completed, by renting out or by selling."""

    def income(self, s: State, seat: int) -> int:
        return 0

    def takes_turn(self, s: State, seat: int) -> bool:
        """Take the whole turn of a seat that nobody plays; False if it is not this module's."""
        return False


@final
class State:
    """Everything about one game at one moment."""

    tables: Tables
    modules: list[Module]
    seed: str
    fills: list[int]  # how often was shuffled: resources, garments, Madame du Barry's cards
    round: int
    phase: int
    start_player: int
    favor: int
    turn: int  # whose turn it is, -1 before the first of a round
    players: list[Player]
    guests: list[int]  # garment on each guest space, -1 free
    owners: list[int]  # seat on each guest space
    decorations: list[int]  # seat on each decoration space, -1 free
    all_halls: list[int]
    windows: list[int]
    drawers: list[int]
    hire: list[int]
    garment_bag: list[int]
    garment_discard: list[int]
    resource_bag: list[int]
    resource_discard: list[int]
    hire_deck: list[int]
    removed: list[int]
    jewelry_display: list[int]
    jewelry_bag: list[int]
    jewelry_removed: list[int]
    exam_decks: list[list[int]]  # journeymen, masters
    du_barry: list[list[int]]  # her card supply, her hand, her discards
    agenda: list[Step]
    used: list[int]  # employees whose bonus was used in this turn
    choices: list[int]  # the options of the step on top of the agenda; replaced
    log: list[Event] | None

    def clone(self) -> State:
        other = State()
        other.tables = self.tables
        other.modules = self.modules
        other.seed = self.seed
        other.fills = self.fills[:]
        other.round = self.round
        other.phase = self.phase
        other.start_player = self.start_player
        other.favor = self.favor
        other.turn = self.turn
        other.players = [player.clone() for player in self.players]
        other.guests = self.guests[:]
        other.owners = self.owners[:]
        other.decorations = self.decorations[:]
        other.all_halls = self.all_halls[:]
        other.windows = self.windows[:]
        other.drawers = self.drawers[:]
        other.hire = self.hire[:]
        other.garment_bag = self.garment_bag[:]
        other.garment_discard = self.garment_discard[:]
        other.resource_bag = self.resource_bag[:]
        other.resource_discard = self.resource_discard[:]
        other.hire_deck = self.hire_deck[:]
        other.removed = self.removed[:]
        other.jewelry_display = self.jewelry_display[:]
        other.jewelry_bag = self.jewelry_bag[:]
        other.jewelry_removed = self.jewelry_removed[:]
        other.exam_decks = [deck[:] for deck in self.exam_decks]
        other.du_barry = [pile[:] for pile in self.du_barry]
        other.agenda = self.agenda[:]
        other.used = self.used[:]
        other.choices = self.choices
        other.log = None
        return other

    def deciders(self) -> list[int]:
        """The seats that must choose now, in order."""
        if self.phase == SELECTING:
            return [seat for seat, player in enumerate(self.players) if player.to_select > 0]
        if self.phase == ACTING:
            return [self.agenda[-1].seat]
        return []
