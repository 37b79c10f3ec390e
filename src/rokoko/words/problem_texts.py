"""What is wrong with a component set, by the checker's own sentence; file keys and figures stay as they are written."""

from typing import Final

from rokoko.components import Problem
from rokoko.words.marks import N_
from rokoko.words.sentences import Sentences
from rokoko.words.voice import Voice

# The checker fills these with figures; the first that fits is the one. A test compares them with the checker's source.
PROBLEMS: Final = (
    # Garments
    N_("id {id} is not a letter and up to 7 letters or digits"),
    N_("id {id} stands {n} times; each garment has its own"),
    N_("id {id} is the id of an employee too"),
    N_("has the bonus {bonus}, which no garment of {module} has"),
    N_("has no bonus; every garment of {module} has one"),
    N_("needs no silk; every garment needs at least 1 bale"),
    N_("is {color} but needs no silk of that color"),
    N_("has no value; this garment can be sold"),
    N_("value {value} and prestige {prestige}: neither is over the base game's {most} and {highest}"),
    N_("has the value {value}; it can never be sold"),
    N_("has the value {value}; it can only be rented out"),
    N_("is not green, worth 14 Livre and 0 prestige"),
    N_("needs silk of {n} colors; a pattern has a main and at most a second color"),
    N_("no blue garment needs a master, 3 blue silk and 1 lace"),
    # Employees
    N_("id {id} stands {n} times; each card stands once"),
    N_("the card {id} is missing ({what})"),
    N_("id {id} is no card of the game; ids name the cards in records"),
    # Resources
    N_("shows no silk; every tile shows at least 1 bale"),
    N_("the same tile stands in two entries; add up their counts in one"),
    N_("is a tile of the base game; Fancy Dresses adds new combinations"),
    N_("no tile of the base game gives {notions}"),
    N_("bales in the base game: {counts}; green is rarer than blue and pink, orange rarest"),
    N_("no tile shows 2 pink silk over thread/lace"),
    N_("no two tiles show 3 blue and 1 green silk together"),
    # Boards
    N_("all_halls has {n} spaces, fewer than players"),
    N_("{figure} [{numbers}] rise; write them from high to low"),
    N_("majority {first}/{second}: first place must be worth more than second"),
    N_("has no master guest space"),
    N_("costs [{numbers}] fall; write the spaces in the order of their cost"),
    N_("no window costs 4"),
    N_("no decoration costs 10"),
    N_("no hall is worth 3/1"),
    N_("fireworks have not both multipliers, 2 and 3"),
    N_("no side has 2 statues"),
    N_("no side has 2 kitchen_right"),
    N_("the small side has no 4 fireworks"),
    N_("no guest space gives {reward}"),
    # Madame du Barry
    N_("no card has the action {action}"),
    N_("no card hires from the right"),
    N_("no card shows hall {hall}"),
    N_("no card shows the jewelry symbol {symbol}"),
    # Figures of any file
    N_("no {name} is {end}, an end of the range {low} to {high}"),
    N_("{name} {value} is not one of {choices}"),
    N_("{name} is {value}, not {expected}"),
    N_("{name} {value} is under {low}"),
    N_("{name} {value} is over {high}"),
    N_("{what}: {found}, not {expected}"),
)
SENTENCES: Final = Sentences(PROBLEMS)


def problem(w: Voice, found: Problem) -> str:
    """Where it stands, what is wrong, and the rule."""
    fitting = SENTENCES.fitting(found.what)
    what = found.what if fitting is None else w.say(fitting[0], **fitting[1])
    return f"{found.where}: {what} ({found.rule})"
