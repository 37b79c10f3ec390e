"""What happened, as typed values in the past tense. Log, animation, statistics and notifications come from them.

An event carries names (`"G12"`, `"A3"`), never prose. `event.seen_by(seat)` is what that seat may know of it:
the event itself, a copy with the secret part set to None, or None where the seat learns nothing at all.
"""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=False):
    """Base of all events. Public unless a subclass says otherwise."""

    def seen_by(self, seat: int | None) -> "Event | None":
        return self

    @property
    def kind(self) -> str:
        return type(self).__name__

    def data(self) -> dict[str, Any]:
        """The event as plain data, with its kind."""
        return {"event": self.kind, **msgspec.structs.asdict(self)}


# --- Rounds


class RoundStarted(Event, frozen=True):
    round: int
    start_player: int


class FavorReturned(Event, frozen=True):
    """The holder gives the Queen's favor back and takes the start player's token."""

    seat: int


class EmployeesRemoved(Event, frozen=True):
    """Nobody hired them: they leave the game."""

    employees: tuple[str, ...]


class EmployeesRevealed(Event, frozen=True):
    employees: tuple[str, ...]


class ResourcesRevealed(Event, frozen=True):
    """New tiles in the drawers: (drawer, space, resource), counted from 1."""

    tiles: tuple[tuple[int, int, str], ...]


class GarmentsDiscarded(Event, frozen=True):
    garments: tuple[str, ...]


class GarmentsRevealed(Event, frozen=True):
    """The windows after refilling, left to right."""

    windows: tuple[str | None, ...]


class SupplyRenewed(Event, frozen=True):
    """The discards became the new supply."""

    seat: int


class EmployeeSelected(Event, frozen=True):
    """One card of the hand that is chosen in secret."""

    seat: int
    employee: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class HandsChosen(Event, frozen=True):
    """Everybody has chosen; the first card will be played."""

    round: int


# --- Turns


class EmployeePlayed(Event, frozen=True):
    seat: int
    employee: str


class ActionForfeited(Event, frozen=True):
    seat: int
    employee: str


class BonusUsed(Event, frozen=True):
    seat: int
    employee: str


class BonusForfeited(Event, frozen=True):
    seat: int
    employee: str


class TurnEnded(Event, frozen=True):
    seat: int


class FavorClaimed(Event, frozen=True):
    seat: int
    livre: int


class ResourceAcquired(Event, frozen=True):
    """A tile from a drawer, for its price or as a reward for nothing."""

    seat: int
    drawer: int
    space: int
    resource: str
    livre: int


class ResourceDrawn(Event, frozen=True):
    """A tile from the bag; only its owner sees which."""

    seat: int
    resource: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ResourceDrawn(self.seat, None)


class ResourceKept(Event, frozen=True):
    seat: int


class ResourceDiscarded(Event, frozen=True):
    """Discarded at once for its thread and lace."""

    seat: int
    resource: str
    thread: int
    lace: int


class GarmentTailored(Event, frozen=True):
    """Paid for: Livre, thread and lace. The silk follows tile by tile. Madame du Barry tailors without an employee."""

    seat: int
    employee: str | None
    garment: str
    window: int
    livre: int
    thread: int
    lace: int


class SilkPaid(Event, frozen=True):
    seat: int
    resource: str


class GarmentRented(Event, frozen=True):
    seat: int
    garment: str
    hall: int
    space: int


class RewardGained(Event, frozen=True):
    """The reward of a guest space: "livre", "thread", "lace" or "resource"."""

    seat: int
    reward: str
    amount: int


class GarmentSold(Event, frozen=True):
    seat: int
    garment: str
    livre: int


class EmployeeHired(Event, frozen=True):
    seat: int
    employee: str
    livre: int


class EmployeeDeputed(Event, frozen=True):
    seat: int
    employee: str
    zone: str
    livre: int


class DecorationFunded(Event, frozen=True):
    """`space` is counted from 1; for musicians it is the hall."""

    seat: int
    decoration: str
    space: int
    livre: int


class AllHallsReached(Event, frozen=True):
    seat: int
    prestige: int


class LivreGained(Event, frozen=True):
    seat: int
    amount: int


class LivrePaid(Event, frozen=True):
    seat: int
    amount: int


class PrestigeGained(Event, frozen=True):
    seat: int
    amount: int


class NotionsGained(Event, frozen=True):
    seat: int
    thread: int
    lace: int


class SilkDiscarded(Event, frozen=True):
    """A tile given up for prestige."""

    seat: int
    resource: str


# --- Jewelry Box


class JewelryRemoved(Event, frozen=True):
    """Nobody acquired it: the rightmost tile leaves the game."""

    jewelry: str


class JewelryRevealed(Event, frozen=True):
    """The jeweler's display after refilling, left to right."""

    display: tuple[str | None, ...]


class JewelryAcquired(Event, frozen=True):
    seat: int
    jewelry: str
    space: int
    livre: int


class TaskFulfilled(Event, frozen=True):
    seat: int
    task: str


class ExaminationPassed(Event, frozen=True):
    """One employee leaves (None: nobody fitted), another comes; only its owner sees who."""

    seat: int
    rank: str
    left: str | None
    employee: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ExaminationPassed(self.seat, self.rank, self.left, None)


# --- Madame du Barry


class DuBarryPlayed(Event, frozen=True):
    """The action of her card, in the words of the component file."""

    seat: int
    action: str


class DuBarryTookTiles(Event, frozen=True):
    seat: int
    resources: tuple[str, ...]


class DuBarryRevealed(Event, frozen=True):
    """A card turned over to place a garment: a hall, and "match", "suit" or "none" for jewelry."""

    seat: int
    hall: int
    jewelry: str


# --- Income and end


class IncomeReceived(Event, frozen=True):
    seat: int
    base: int
    decorations: int
    garments: int
    jewelry: int


class GameEnded(Event, frozen=True):
    round: int
