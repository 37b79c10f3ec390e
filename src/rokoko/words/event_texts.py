"""One sentence for each kind of event, in the past tense. A new event needs one line here.

A place is named as the event's field: `{seat}` is the player's name, `{employee}` "the journeyman A3" as the object of
a sentence and `{worker}` "journeyman A3" anywhere else, `{garment}` "the blue gown G08", `{resource}` a tile, `{livre}`
"3 Livre", `{prestige}` "2 prestige"; events.py has them all.
"""

from typing import Final

from rokoko.words.marks import N_, by_edition

EVENTS: Final[dict[str, str]] = {
    # Rounds
    "RoundStarted": N_("Round {round} began; {start_player} went first."),
    "FavorReturned": N_("{seat} returned the Queen's favor and became the start player."),
    "EmployeesRemoved": N_("Nobody hired {employees}: gone from the game."),
    "EmployeesRevealed": N_("New employees for hire: {workers}."),
    "ResourcesRevealed": by_edition(
        N_("The drawers got new tiles: {tiles}."), N_("The warehouse got new tiles: {tiles}.")
    ),
    "GarmentsDiscarded": by_edition(
        N_("Garments went to the discards: {garments}."),
        N_("Dresses went to the discards: {garments}."),
    ),
    "GarmentsRevealed": by_edition(
        N_("The garment display showed: {windows}."), N_("The dressmaker's windows showed: {windows}.")
    ),
    "SupplyRenewed": N_("{seat} turned the discards into a new supply."),
    "EmployeeSelected": N_("{seat} took {employee} in hand."),
    "HandsChosen": N_("Everybody had chosen a hand; the actions of round {round} began."),
    # Turns
    "EmployeePlayed": N_("{seat} played {employee}."),
    "ActionForfeited": N_("{seat} forfeited the main action."),
    "BonusUsed": N_("{seat} used a bonus ({bonus})."),
    "BonusForfeited": N_("{seat} forfeited a bonus ({bonus})."),
    "TurnEnded": N_("{seat} ended the turn."),
    "FavorClaimed": N_("{seat} claimed the Queen's favor and gained {livre}."),
    "ResourceAcquired": N_("{seat} acquired {resource} from {drawer} for {livre}."),
    "ResourceDrawn": N_("{seat} drew a tile from the bag: {resource}."),
    "ResourceKept": by_edition(N_("{seat} kept the tile for its silk."), N_("{seat} kept the tile for its bales.")),
    "ResourceDiscarded": N_("{seat} discarded the tile for {notions}."),
    "GarmentTailored": by_edition(
        N_("{seat} tailored {garment} with {worker}, paying {paid}."),
        N_("{seat} made {garment} with {worker}, paying {paid}."),
    ),
    "SilkPaid": N_("{seat} gave up a tile: {resource}."),
    "GarmentRented": N_("{seat} rented out {garment} ({hall}, guest space {space})."),
    "RewardGained": N_("{seat} gained the reward of the guest space: {reward}."),
    "GarmentSold": N_("{seat} sold {garment} for {livre}."),
    "EmployeeHired": N_("{seat} hired {employee} for {livre}."),
    "EmployeeDeputed": N_("{seat} deputed {employee} for {livre}."),
    "DecorationFunded": N_("{seat} funded a decoration for {livre}: {decoration}."),
    "AllHallsReached": N_("{seat} was present in all halls, worth {prestige} at the end."),
    "LivreGained": N_("{seat} gained {livre}."),
    "LivrePaid": N_("{seat} paid {livre}."),
    "PrestigeGained": N_("{seat} gained {prestige}."),
    "NotionsGained": N_("{seat} gained {notions}."),
    "SilkDiscarded": N_("{seat} discarded a tile: {resource}."),
    # Jewelry Box
    "JewelryRemoved": N_("Nobody wanted {jewelry}: gone from the game."),
    "JewelryRevealed": N_("The jeweler showed: {display}."),
    "JewelryAcquired": N_("{seat} acquired {jewelry} for {livre}."),
    "TaskFulfilled": N_("{seat} fulfilled a task: {task}."),
    "ExaminationPassed": N_("{seat} passed the {examination}: {leaving} left, {coming} came."),
    # Madame du Barry
    "DuBarryPlayed": N_("{seat} played a card: {action}."),
    "DuBarryTookTiles": N_("{seat} took tiles: {resources}."),
    "DuBarryRevealed": N_("{seat} turned a card over: {hall}, {symbol}."),
    # Income and end
    "IncomeReceived": N_("{seat} received {livre} of income."),
    "GameEnded": N_("The game ended after round {round}."),
}
# Variants, chosen in events.py.
FAVOR_ALONE: Final = N_("{seat} claimed the Queen's favor.")
FREE_JEWELRY: Final = N_("{seat} acquired {jewelry} for free.")
FREE_TILE: Final = N_("{seat} took {resource} from {drawer} for free.")
HIDDEN_TILE: Final = N_("{seat} drew a tile from the bag.")
NO_TILES: Final = by_edition(N_("The drawers got no new tiles."), N_("The warehouse got no new tiles."))
TAILORED_FREE: Final = by_edition(
    N_("{seat} tailored {garment} with {worker}."), N_("{seat} made {garment} with {worker}.")
)
TAILORED_BY_NOBODY: Final = by_edition(N_("{seat} tailored {garment}."), N_("{seat} made {garment}."))
HIRED_FREE: Final = N_("{seat} hired {employee} for free.")
DEPUTED_FOR_BONUS: Final = N_("{seat} deputed {employee} for its bonus alone.")
FUNDED_FREE: Final = N_("{seat} funded a decoration for free: {decoration}.")
INCOME_WITH_MORE: Final = N_("{seat} received {livre} of income: {base} and {more}.")
NEW_EMPLOYEE: Final = {
    "journeyman": N_("a new journeyman"),
    "master": N_("a new master"),
}
FOR_DECORATIONS: Final = N_("{n} for decorations")
FOR_GARMENTS: Final = by_edition(N_("{n} for garments"), N_("{n} for dresses"))
FOR_JEWELRY: Final = N_("{n} for jewelry")

# What the board shows by itself, or what nobody needs to be told.
UNTOLD: Final = frozenset(
    {
        "BonusForfeited",
        "EmployeeSelected",
        "EmployeesRemoved",
        "EmployeesRevealed",
        "GarmentsDiscarded",
        "GarmentsRevealed",
        "HandsChosen",
        "ResourcesRevealed",
        "RewardGained",
        "TurnEnded",
    }
)
