"""Why something is not on offer: one number a reason, with the rule that forbids it.

Rules are cited by the chapter of docs/rules or by the number of a ruling. The sentences are the English originals
of the translations.
"""

from typing import Final

OK: Final = 0
NOT_ASKED: Final = 1
GAME_OVER: Final = 2
NOT_YOUR_TURN: Final = 3
NOT_IN_SUPPLY: Final = 4
NOT_IN_HAND: Final = 5
RANK_TOO_LOW: Final = 6
FAVOR_TAKEN: Final = 7
NO_TILE_THERE: Final = 8
NOT_ENOUGH_LIVRE: Final = 9
NOT_ENOUGH_SILK: Final = 10
NOT_ENOUGH_THREAD: Final = 11
NOT_ENOUGH_LACE: Final = 12
MASTER_GARMENT: Final = 13
NO_PLACE_FOR_GARMENT: Final = 14
CANNOT_BE_SOLD: Final = 15
SPACE_TAKEN: Final = 16
MASTER_SPACE: Final = 17
NO_SUCH_SPACE: Final = 18
STAFF_TOO_SMALL: Final = 19
ONE_PER_SIDE: Final = 20
TILE_NOT_NEEDED: Final = 21
NO_SUCH_TILE: Final = 22
NOT_ON_TILE: Final = 23
NO_BONUS: Final = 24
CROWN_BONUS: Final = 25
NOTHING_TO_GAIN: Final = 26
BONUS_USED: Final = 27
NOT_IN_STAFF: Final = 28
BAGS_EMPTY: Final = 29
MUST_BE_SOLD: Final = 30
NOT_IN_PLAY: Final = 31
COLOR_NOT_NEEDED: Final = 32
NO_JEWELER: Final = 33
WRONG_JEWELRY: Final = 34
ONE_JEWELER: Final = 35
WRONG_EXAMINATION: Final = 36
TASKS_MISSING: Final = 37
EXAM_DECK_EMPTY: Final = 38
CONDITION_NOT_MET: Final = 39
NO_APPRENTICE: Final = 40
NOT_A_TASK: Final = 41
NO_DISCARDS: Final = 42
NOT_IN_DECK: Final = 43
JEWELRY_TAKEN: Final = 44
NOT_FROM_THERE: Final = 45
NO_GARMENT_THERE: Final = 46
NO_EMPLOYEE_THERE: Final = 47
NO_JEWELRY_THERE: Final = 48
DECORATION_TAKEN: Final = 49
BONUS_COMES_LATER: Final = 50
EMPLOYEE_FIRST: Final = 51

RULES: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("5", "this is not what is asked now"),
    GAME_OVER: ("13", "the game is over"),
    NOT_YOUR_TURN: ("5", "it is not this seat's decision now"),
    NOT_IN_SUPPLY: ("4", "this employee is not in your supply"),
    NOT_IN_HAND: ("5", "this employee is not in your hand"),
    RANK_TOO_LOW: ("5", "an employee of this rank can't perform that action"),
    FAVOR_TAKEN: ("6", "the Queen's favor is already taken this round"),
    NO_TILE_THERE: ("7", "nothing lies on that space"),
    NO_GARMENT_THERE: ("8", "nothing lies on that space"),
    NO_EMPLOYEE_THERE: ("9", "nothing lies on that space"),
    NO_JEWELRY_THERE: ("15", "nothing lies on that space"),
    DECORATION_TAKEN: ("11", "that space is taken"),
    EMPLOYEE_FIRST: ("5", "first choose the employee who does it"),
    BONUS_COMES_LATER: ("5", "the bonus comes after the main action"),
    NOT_ENOUGH_LIVRE: ("1", "you don't have enough Livre"),
    NOT_ENOUGH_SILK: ("8", "your tiles don't hold enough silk of the right colours"),
    NOT_ENOUGH_THREAD: ("8", "you don't have enough thread"),
    NOT_ENOUGH_LACE: ("8", "you don't have enough lace"),
    MASTER_GARMENT: ("8", "only a master's own Tailor action can make a garment with the gold thimble"),
    NO_PLACE_FOR_GARMENT: ("R5", "this garment can't be sold, and no guest space is free for it"),
    CANNOT_BE_SOLD: ("8", "this garment can't be sold"),
    SPACE_TAKEN: ("8", "that space is taken"),
    MASTER_SPACE: ("8", "only a garment made by a master may go to a master guest space"),
    NO_SUCH_SPACE: ("2", "this board has no such space"),
    STAFF_TOO_SMALL: ("S3", "at least 4 employees must remain"),
    ONE_PER_SIDE: ("11", "you already have a decoration on this side of the kitchen"),
    TILE_NOT_NEEDED: ("R2", "this tile would be superfluous, or comes later in the order of payment"),
    NO_SUCH_TILE: ("8", "you don't have this tile"),
    NOT_ON_TILE: ("7", "the tile doesn't give that"),
    NO_BONUS: ("14", "this employee has no bonus"),
    CROWN_BONUS: ("S7", "a crown bonus counts only at the end of the game"),
    NOTHING_TO_GAIN: ("14", "the bonus would bring nothing now"),
    BONUS_USED: ("S5", "this bonus was already used in this turn"),
    NOT_IN_STAFF: ("S4", "this employee is not in your staff"),
    BAGS_EMPTY: ("R1", "there is no tile left to draw"),
    MUST_BE_SOLD: ("14", "this garment must be sold"),
    NOT_IN_PLAY: ("15", "this is not part of the game being played"),
    COLOR_NOT_NEEDED: ("R3", "the garment doesn't need that colour, or you would still lack silk"),
    NO_JEWELER: ("15", "only who has funded a jeweler decoration may acquire jewelry"),
    WRONG_JEWELRY: ("15", "necklaces go with gowns, rings with coats"),
    ONE_JEWELER: ("15", "you already have a jeweler decoration"),
    WRONG_EXAMINATION: ("15", "this employee can't take the examination you are preparing for"),
    TASKS_MISSING: ("15", "not all tasks of the examination are fulfilled"),
    EXAM_DECK_EMPTY: ("J2", "no employee is left in the examination's deck"),
    CONDITION_NOT_MET: ("15", "the specialized apprentice's condition is not met"),
    NO_APPRENTICE: ("J3", "you have no specialized apprentice left to hire"),
    NOT_A_TASK: ("J1", "this action doesn't fulfil that task now"),
    NO_DISCARDS: ("S9", "that opponent's discards show no employee whose bonus can be used"),
    NOT_IN_DECK: ("15", "this employee is not in the examination's deck"),
    JEWELRY_TAKEN: ("15", "only one piece of jewelry goes with a garment"),
    NOT_FROM_THERE: ("S4", "this employee is not there"),
}
