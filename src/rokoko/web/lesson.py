"""The coach of a first game: at each new step of round 1, what is asked, what to look at, and what does well.

A lesson is a game like any other, marked in its origin. Texts are keyed by the kind of decision; those of a turn that
everybody has several times a round come in the order of the turns.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rokoko.engine.events import EmployeePlayed
from rokoko.server.course import Course, Taken
from rokoko.server.gathering import GamePlan, SeatPlan
from rokoko.server.room import Room
from rokoko.server.terms import Terms
from rokoko.web.table import Link, Notice
from rokoko.words import Wording
from rokoko.words.marks import N_

ORIGIN: Final[dict[str, Any]] = {"lesson": True}
PLAN: Final = GamePlan(
    seats=(SeatPlan(kind="me"), SeatPlan(kind="bot", bot="sweeper"), SeatPlan(kind="bot", bot="sweeper")),
    terms=Terms(pace="none"),
)

TEXTS: Final[dict[str, tuple[str, ...]]] = {
    "select_hand": (
        N_(
            "Welcome! You run a tailor's house, and after seven rounds the most prestige wins. A round begins in "
            "secret: choose three of your five employees. Each of them will be one turn. A good first hand: a "
            "master, the journeyman, and the apprentice whose bonus is another Acquire action."
        ),
    ),
    "play_employee": (
        N_(
            "Your first turn: play one employee for one action. Ranks matter: only masters hire, and apprentices "
            "don't tailor. You own no silk yet, so begin with the apprentice, who may buy two tiles."
        ),
        N_(
            "Your second turn. Look at the tiles on your rack and at the garments on display: is there one that you"
            " can pay for? Then play the master, whose garments may go anywhere. If not, a master can hire."
        ),
        N_(
            "The last card of this hand. Whatever is left is played now; then everybody gets income, and a new "
            "round begins. Newly hired employees come on top: one more turn each."
        ),
    ),
    "main_action": (
        N_(
            "What shall this employee do? Whatever is lit is possible; point at it to see price and gain. For a "
            "start, buy a tile from a drawer: a full one costs 2 Livre, the last tile of a drawer nothing. Two "
            "bales of one colour make a good beginning."
        ),
        N_(
            "Tailor if you can: garments at the right cost least, and each brings prestige and a place at the ball."
            " Otherwise hire while you have a master, or fund a decoration. Livre left over count little at the "
            "end."
        ),
        N_(
            "Think of the next round, too. The Queen's favor brings 5 Livre and lets you begin; deputing sends an "
            "employee away for Livre, which makes a lean staff play its best cards more often."
        ),
    ),
    "use_bonus": (
        N_(
            "After its action, an employee may use its bonus: the text on the card. It is yours to use or to "
            "forfeit, and seldom a bad bargain. Only bonuses that would bring something are offered."
        ),
    ),
    "use_tile": (
        N_(
            "Decide at once: a tile is silk on your rack, seen by nobody else, or it is discarded for the thread "
            "and lace on its lower half. Most garments need silk above all: keep it, unless thread or lace is all "
            "you lack."
        ),
    ),
    "take_free_tile": (
        N_(
            "The guest space gives you a tile from any drawer, for nothing. Take what your next garment needs; "
            "orange silk is rarest, then green."
        ),
    ),
    "lower_need": (
        N_("This bonus saves you a bale. Save the colour of which you have less, or whose tiles you want to keep."),
    ),
    "pay_silk": (
        N_(
            "Pay with tiles of your rack until the garment has its silk. Bales in excess are lost, so give up the "
            "tiles that fit most closely."
        ),
    ),
    "place_garment": (
        N_(
            "Rent it out or sell it. Rented out, its prestige is yours at the end, and it counts for the majority "
            "of its hall; look for a reward on the space, and for a hall where you would lead. Sell only when you "
            "are short of Livre. Being in all five halls brings a prize of its own."
        ),
    ),
    "depute_from": (
        N_("You have this employee in more than one place. Sending away the one on the discards costs you no turn."),
    ),
    "return_more": (
        N_("You may turn Livre into prestige, as often as you like. Early in the game Livre work harder: stop here."),
    ),
    "discard_more": (
        N_("You may discard tiles for prestige, as many as you like. Keep the silk that your next garment needs."),
    ),
}
CONFIRM: Final = N_(
    "Your turn is complete. Look at what you did: Undo takes any step back, Done ends the turn and lets the others "
    "play."
)
WAITING: Final = N_(
    "The others are playing. The log tells what they do, and the board shows it: watch which garments and halls "
    "they take."
)
FAREWELL: Final = N_(
    "That was a whole round: three turns, then income, new garments, new employees. Six more like it, then the ball"
    " is scored. From here on it is your game; Hint shows what an expert would look at. Enjoy the ball!"
)
# Actions by which one tells that such a decision was taken before.
ANSWERS: Final[dict[str, frozenset[str]]] = {
    "use_bonus": frozenset({"bonus", "done"}),
    "use_tile": frozenset({"keep", "thread", "lace", "thread+lace"}),
    "take_free_tile": frozenset({"take"}),
    "lower_need": frozenset({"less"}),
    "pay_silk": frozenset({"pay"}),
    "place_garment": frozenset({"rent", "sell"}),
    "depute_from": frozenset({"from"}),
    "return_more": frozenset({"return"}),
    "discard_more": frozenset({"discard"}),
}
ROUND: Final = 1


def is_lesson(origin: Mapping[str, Any] | None) -> bool:
    return bool(origin and origin.get("lesson"))


def coaching(room: Room, seat: int, asked: Mapping[str, Any] | None, w: Wording) -> tuple[Notice, ...]:
    """What the coach says now: nothing any more, once the second round is under way."""
    text = _text(room.course, seat, asked)
    if text == FAREWELL:
        return (Notice(text=w.gettext(text), links=(Link(label=w.gettext("Read the rules"), url="/rules"),)),)
    return (Notice(text=w.gettext(text)),) if text else ()


def _text(course: Course, seat: int, asked: Mapping[str, Any] | None) -> str:
    game = course.game
    if course.over or game.round > ROUND:
        return FAREWELL if game.round == ROUND + 1 and game.phase == "select" and not course.over else ""
    plays = _plays(course, seat)
    turns = len(plays)
    if course.held == seat:
        return CONFIRM if turns == 1 else ""
    if asked is None:
        return WAITING
    kind = asked["decision"]
    if kind in ("play_employee", "main_action"):
        number = turns if kind == "play_employee" else turns - 1
        return TEXTS[kind][number] if number < len(TEXTS[kind]) else ""
    if kind not in TEXTS or _was_answered(kind, course.taken[: plays[-1]] if plays else [], seat):
        return ""
    return TEXTS[kind][0]


def _plays(course: Course, seat: int) -> list[int]:
    """The choices by which this seat's employees came into play: its own, or one that left it only one card."""
    return [
        number
        for number, item in enumerate(course.taken)
        for event in item.events
        if isinstance(event, EmployeePlayed) and event.seat == seat
    ]


def _was_answered(kind: str, before: Sequence[Taken], seat: int) -> bool:
    """Whether an earlier turn had such a decision; within a turn the coach keeps to the subject."""
    return any(item.seat == seat and item.action.text.split()[0] in ANSWERS.get(kind, ()) for item in before)
