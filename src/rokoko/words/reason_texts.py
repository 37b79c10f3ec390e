"""Why something can't be done, by the engine's own sentence (engine/reasons.py; a test keeps the two lists equal)."""

import re
from typing import Final, Protocol

from rokoko.words.marks import N_, by_edition
from rokoko.words.voice import Voice

_TEXTS: Final = (
    N_("this is not what is asked now"),
    N_("the game is over"),
    N_("it is not this seat's decision now"),
    N_("this employee is not in your supply"),
    N_("this employee is not in your hand"),
    N_("an employee of this rank can't perform that action"),
    N_("the Queen's favor is already taken this round"),
    N_("nothing lies on that space"),
    N_("the bonus comes after the main action"),
    N_("first choose the employee who does it"),
    N_("you don't have enough Livre"),
    by_edition(
        N_("your tiles don't hold enough silk of the right colours"),
        N_("your tiles don't hold enough bales of the right colours"),
    ),
    by_edition(N_("you don't have enough thread"), N_("you don't have enough yarn")),
    N_("you don't have enough lace"),
    by_edition(
        N_("only a master's own Tailor action can make a garment with the gold thimble"),
        N_("only a master's main action can make a dress with the gold thimble"),
    ),
    by_edition(
        N_("this garment can't be sold, and no guest space is free for it"),
        N_("this dress can't be sold, and no guest space is free for it"),
    ),
    by_edition(N_("this garment can't be sold"), N_("this dress can't be sold")),
    N_("that space is taken"),
    by_edition(
        N_("only a garment made by a master may go to a master guest space"),
        N_("only a dress made by a master may go to a master guest space"),
    ),
    N_("this board has no such space"),
    N_("at least 4 employees must remain"),
    by_edition(
        N_("you already have a decoration on this side of the kitchen"),
        N_("you already have a decoration in this row of the fountain"),
    ),
    N_("this tile would be superfluous, or comes later in the order of payment"),
    N_("you don't have this tile"),
    N_("the tile doesn't give that"),
    N_("this employee has no bonus"),
    N_("a crown bonus counts only at the end of the game"),
    N_("the bonus would bring nothing now"),
    N_("this bonus was already used in this turn"),
    N_("this employee is not in your staff"),
    N_("there is no tile left to draw"),
    by_edition(N_("this garment must be sold"), N_("this dress must be sold")),
    N_("this is not part of the game being played"),
    by_edition(
        N_("the garment doesn't need that colour, or you would still lack silk"),
        N_("the dress doesn't need that colour, or you would still lack bales"),
    ),
    N_("only who has funded a jeweler decoration may acquire jewelry"),
    by_edition(
        N_("necklaces go with gowns, rings with coats"), N_("necklaces go with ladies' dresses, rings with coats")
    ),
    N_("you already have a jeweler decoration"),
    N_("this employee can't take the examination you are preparing for"),
    N_("not all tasks of the examination are fulfilled"),
    N_("no employee is left in the examination's deck"),
    N_("the specialized apprentice's condition is not met"),
    N_("you have no specialized apprentice left to hire"),
    N_("this action doesn't fulfil that task now"),
    N_("that opponent's discards show no employee whose bonus can be used"),
    N_("this employee is not in the examination's deck"),
    by_edition(N_("only one piece of jewelry goes with a garment"), N_("only one piece of jewelry goes with a dress")),
    N_("this employee is not there"),
)
REASONS: Final[dict[str, str]] = {str(text): text for text in _TEXTS}
_NO_SEAT: Final = re.compile(r"there is no seat (-?\d+) at this table")


class Refused(Protocol):
    """A `Refusal` or an `IllegalAction`."""

    @property
    def reason(self) -> str: ...

    @property
    def rule(self) -> str: ...


def reason(w: Voice, refused: Refused) -> str:
    """The reason and the rule."""
    return w.say(N_("{reason} (rule {rule})"), reason=said_reason(w, refused.reason), rule=refused.rule)


def said_reason(w: Voice, text: str) -> str:
    """The reason alone."""
    no_seat = _NO_SEAT.fullmatch(text)
    if no_seat is not None:
        return w.say(N_("there is no seat {n} at this table"), n=no_seat.group(1))
    return w.gettext(REASONS.get(text, text))
