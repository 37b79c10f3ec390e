"""The events tell every gain and every payment: what they add up to is what has changed."""

from collections import Counter
from typing import Any

from rokoko import Event

Snapshot = dict[str, Any]
Account = Counter[tuple[int, str]]  # (seat, "livre" | "thread" | "lace" | "prestige") -> change

PAID = ("ResourceAcquired", "GarmentTailored", "EmployeeHired", "DecorationFunded", "JewelryAcquired")
RECEIVED = ("FavorClaimed", "GarmentSold", "EmployeeDeputed")


def told(events: list[Event]) -> Account:
    """What the events say about everybody's Livre, thread, lace and prestige."""
    account: Account = Counter()
    for event in events:
        data = event.data()
        kind, seat = event.kind, data.get("seat", -1)
        if kind in PAID:
            account[seat, "livre"] -= data["livre"]
        elif kind in RECEIVED:
            account[seat, "livre"] += data["livre"]
        elif kind == "LivreGained":
            account[seat, "livre"] += data["amount"]
        elif kind == "LivrePaid":
            account[seat, "livre"] -= data["amount"]
        elif kind == "PrestigeGained":
            account[seat, "prestige"] += data["amount"]
        elif kind == "RewardGained" and data["reward"] != "resource":
            account[seat, data["reward"]] += data["amount"]
        elif kind == "IncomeReceived":
            account[seat, "livre"] += data["base"] + data["decorations"] + data["garments"] + data["jewelry"]
        if kind in ("NotionsGained", "ResourceDiscarded"):
            account[seat, "thread"] += data["thread"]
            account[seat, "lace"] += data["lace"]
        elif kind == "GarmentTailored":
            account[seat, "thread"] -= data["thread"]
            account[seat, "lace"] -= data["lace"]
    return account


def check_ledger(before: Snapshot, events: list[Event], after: Snapshot) -> None:
    account = told(events)
    for seat, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        for what in ("livre", "thread", "lace", "prestige"):
            changed = now[what] - was[what]
            assert account[seat, what] == changed, (
                f"seat {seat}: {what} changed by {changed}, the events tell {account[seat, what]}: {events}"
            )
