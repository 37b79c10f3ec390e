"""Who enters: a bot by name and what it may use for a decision, as in `ismcts@1s`."""

import inspect
import math
import re
from typing import Final

import msgspec

from rokoko.arena.errors import ArenaError
from rokoko.bots import BOTS, Bot, GuardedBot, make_bot

NO_LIMIT: Final = "none"
_BUDGET: Final = re.compile(r"(\d+(?:\.\d+)?|\.\d+)\s*(s|ms|sims)")


class Budget(msgspec.Struct, frozen=True):
    """What one decision may take: seconds, simulations, or neither. Only the first makes play depend on the clock."""

    seconds: float | None = None
    simulations: int | None = None

    @property
    def limit(self) -> float:
        """The seconds to tell a bot."""
        return math.inf if self.seconds is None else self.seconds

    @property
    def text(self) -> str:
        if self.seconds is not None:
            return f"{self.seconds:g}s"
        return NO_LIMIT if self.simulations is None else f"{self.simulations}sims"


class Entrant(msgspec.Struct, frozen=True):
    """`label` is what the command line and the report call it."""

    label: str
    bot: str
    budget: Budget


def parse_budget(text: str) -> Budget:
    """`0.2s`, `200ms`, `800sims` or `none`."""
    wish = text.strip().lower()
    if wish == NO_LIMIT:
        return Budget()
    found = _BUDGET.fullmatch(wish)
    if found is None:
        raise ArenaError(
            f"a budget is a time such as 0.2s or 200ms, simulations such as 800sims, or none; not {text!r}"
        )
    amount, unit = float(found[1]), found[2]
    if unit == "sims":
        if amount < 1 or amount != int(amount):
            raise ArenaError(f"a budget in simulations is a whole number from 1, not {text!r}")
        return Budget(simulations=int(amount))
    seconds = amount / 1000 if unit == "ms" else amount
    if not 0 < seconds <= 3600:
        raise ArenaError(f"a budget is more than 0 s and at most 3600 s, not {text!r}")
    return Budget(seconds=seconds)


def parse_entrant(text: str, budget: Budget) -> Entrant:
    """`name`, with the budget that all have, or `name@budget` with its own."""
    name, sign, own = text.strip().partition("@")
    entrant = Entrant(text.strip(), name, parse_budget(own) if sign else budget)
    if name not in BOTS:
        make_bot(name, "0")
    seated_bot(entrant, "0")
    return entrant


def seated_bot(entrant: Entrant, seed: str) -> Bot:
    """The entrant's bot for one seat of one game; one of another package is under guard."""
    make = BOTS.get(entrant.bot)
    simulations = entrant.budget.simulations
    if simulations is not None and (make is None or "simulations" not in inspect.signature(make).parameters):
        raise ArenaError(f"the bot {entrant.bot} does not count simulations: give it a time, or none")
    if make is None:
        return GuardedBot(entrant.bot, seed)
    if simulations is None:
        return make(seed)
    return make(seed, simulations=simulations)  # type: ignore[call-arg]
