"""The sentences for options, by the first words of an action's notation. A new family of actions needs one here."""

from typing import Final

from rokoko.words.marks import N_, by_edition

# Options without a number or a name, by their whole notation.
SINGLE: Final[dict[str, str]] = {
    "pass": N_("Decline"),
    "favor": N_("Claim the Queen's favor: {livre} and the first turn of the next round"),
    "depute": N_("Depute {employee} for {livre}; its bonus, if any, may be used once more"),
    "bonus": N_("Use the bonus: {bonus}"),
    "done": N_("Stop here"),
    "keep": by_edition(N_("Keep the tile for its silk: {silk}"), N_("Keep the tile for its bales: {silk}")),
    "thread": N_("Take {notions} {price}"),
    "lace": N_("Take {notions} {price}"),
    "thread+lace": N_("Take {notions} {price}"),
    "sell": N_("Sell {garment} for {livre}"),
    "examination": N_("Complete the {examination} for {livre}, gaining {prestige}"),
    "hire apprentice": N_("Hire your specialized apprentice for free: {worker}"),
    "less blue": by_edition(N_("Save 1 blue silk"), N_("Save 1 yellow bale")),
    "less pink": by_edition(N_("Save 1 pink silk"), N_("Save 1 green bale")),
    "from supply": N_("The one in your supply"),
    "from hand": N_("The one in your hand, giving up its turn"),
    "from discard": N_("The one in your discards"),
    "from play": N_("The one in play"),
}
FORFEIT: Final[dict[str, str]] = {
    "main_action": N_("Forfeit the main action"),
    "use_bonus": N_("Forfeit the bonus"),
    "depute_for_garment": N_("Depute nobody"),
}
FREE_JEWELRY: Final = N_("Take {jewelry} for free")
TILE_FOR_NOTIONS: Final = N_("Discard the tile for {notions}")
# Families, by the first word of their notation.
FAMILIES: Final[dict[str, str]] = {
    "acquire": N_("Acquire {resource}, {drawer}, {price}"),
    "take": N_("Take {resource}, {drawer}, for free"),
    "tailor": by_edition(N_("Tailor {garment} for {cost} ({worth})"), N_("Make {garment} for {cost} ({worth})")),
    "hire": N_("Hire {employee} {price} (bonus: {bonus})"),
    "rent": N_("Rent out: {hall}, guest space {space} ({reward})"),
    "fund": N_("Fund {price}: {decoration} ({prestige})"),
    "jewelry": N_("Add {jewelry} {price}"),
    "return": N_("Return {livre} for {prestige}"),
    "hall": N_("Choose {hall}"),
    "copy": N_("Copy the bonus on top of the discards of {seat} ({bonus})"),
    "task": N_("Count it for the task: {task}"),
    "play": N_("Play {line}"),
    "select": N_("Take {line}"),
    "depute": N_("Depute {employee} for {livre}"),
    "choose": N_("Choose {line}"),
    "pay": N_("Give up the tile with {silk}"),
    "discard": N_("Discard the tile with {silk}"),
}
# Variants, chosen in actions.py.
MASTER_SPACE: Final = N_("Rent out: {hall}, master guest space {space} ({reward})")
FUND_FIREWORKS: Final = N_("Fund {price}: {decoration} ({prestige}, ×{multiplier})")
DEPUTE_FOR_BONUS: Final = N_("Depute {employee} for the bonus alone: {bonus}")
USE_SUPPLY_BONUS: Final = N_("Discard it from your supply and use its bonus: {line}")
EMPTY_SPACE: Final = N_("an empty space")
NO_SUCH_SPACE: Final = N_("a space that this board doesn't have")
NOTHING: Final = "–"
