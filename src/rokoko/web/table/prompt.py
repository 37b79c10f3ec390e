"""The prompt line: what is asked, and every choice as a button, gathered by kind where there are many."""

from typing import Final

import msgspec

from rokoko.web.table.chips import chip_of
from rokoko.web.table.scene import Scene
from rokoko.words import Wording
from rokoko.words.marks import N_, by_edition

FEW: Final = 6  # up to so many choices stand side by side
FEW_SENTENCES: Final = 3  # in whole sentences
LONG: Final = 70  # letters of a sentence that would be too long beside others
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
HEADINGS: Final = {
    "acquire": N_("Acquire a tile"),
    "take": N_("Take a tile"),
    "tailor": by_edition(N_("Tailor a garment"), N_("Make a dress")),
    "hire": N_("Hire an employee"),
    "rent": N_("Rent out"),
    "fund": N_("Fund a decoration"),
    "jewelry": N_("Add jewelry"),
    "return": N_("Return Livre"),
    "hall": N_("Choose a hall"),
    "copy": N_("Copy a bonus"),
    "play": N_("Play an employee"),
    "select": N_("Choose an employee"),
    "depute": N_("Depute an employee"),
    "choose": N_("Choose an employee"),
    "pay": N_("Give up a tile"),
    "discard": N_("Discard a tile"),
}


class Choice(msgspec.Struct):
    """An option: `say` in full, `short` for a place that shows the rest; `key` on the keyboard."""

    id: str
    act: str
    say: str
    short: str
    symbol: str
    tone: str
    key: str = ""
    reason: str = ""
    plain: bool = False


class Group(msgspec.Struct):
    """Several options of one kind."""

    id: str
    title: str
    symbol: str
    choices: list[Choice]
    key: str = ""
    hinted: bool = False


class Prompt(msgspec.Struct):
    """`state`: "asked", "confirm", "waiting", "watching", "replay" or "over"; `since` when one waits (ISO time)."""

    state: str
    question: str
    choices: list[Choice]
    groups: list[Group]
    hints: list[Choice]
    since: str = ""

    @property
    def short(self) -> bool:
        """Whether the buttons have room for a few words only: all of them, as otherwise they don't look alike."""
        return bool(self.groups) or len(self.choices) > FEW_SENTENCES or any(len(c.say) > LONG for c in self.choices)


def prompt_of(scene: Scene) -> Prompt:
    given = scene.given
    if not scene.lit:
        state = _state(scene)
        since = min((wait.since for wait in given.waiting_for), default="")
        return Prompt(state, _statement(scene), [], [], [], since if state in ("waiting", "watching") else "")
    reasons = {hint.action: hint.reason for hint in given.hints[:1]}  # the best alone is marked
    choices = [_choice(scene, action.text, reasons.get(action.text, "")) for action in given.options]
    question = scene.w.question(given.asked, given.view)
    hints = [
        msgspec.structs.replace(choice, id=f"hint-{number}", reason=hint.reason)
        for number, hint in enumerate(given.hints, 1)
        for choice in choices
        if choice.act == hint.action
    ]
    if len(choices) <= FEW or (len({kind_of(choice.act) for choice in choices}) == 1 and len(choices) <= 9):
        for number, choice in enumerate(choices, 1):
            choice.key = str(number)
        return Prompt("asked", question, choices, [], hints)
    return Prompt("asked", question, *_grouped(scene.w, choices), hints)


def kind_of(action: str) -> str:
    """The kind of an option: the first word of its notation. Single options are a kind each."""
    first, _, rest = action.partition(" ")
    return first if rest and first in HEADINGS and action != "hire apprentice" else action


def _choice(scene: Scene, action: str, reason: str) -> Choice:
    symbol, tone, short = chip_of(scene, action)
    key = "choose-" + action.replace(" ", "-").replace(".", "-").replace("+", "-")
    plain = action in ("pass", "done")
    return Choice(key, action, scene.lit[action], short or scene.lit[action], symbol, tone, "", reason, plain)


def _grouped(w: Wording, choices: list[Choice]) -> tuple[list[Choice], list[Group]]:
    """Groups of several, and what remains single; numbers for both, letters within a group."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(kind_of(choice.act), []).append(choice)
    single: list[Choice] = []
    groups: list[Group] = []
    for kind, found in kinds.items():
        if len(found) == 1:
            single.append(found[0])
            continue
        for letter, choice in zip(LETTERS, found):
            choice.key = letter
        hinted = any(choice.reason for choice in found)
        groups.append(Group(f"group-{kind}", w.gettext(HEADINGS[kind]), found[0].symbol, found, "", hinted))
    single.sort(key=lambda choice: choice.plain)
    entries: list[Group | Choice] = [*groups, *single]
    for number, entry in enumerate(entries[:9], 1):
        entry.key = str(number)
    return single, groups


def _state(scene: Scene) -> str:
    given = scene.given
    if given.replay is not None:
        return "replay"
    if scene.view["phase"] == "over":
        return "over"
    if given.can_confirm:
        return "confirm"
    return "watching" if given.watching or scene.seat is None else "waiting"


def _statement(scene: Scene) -> str:
    """What is said to somebody who is not asked."""
    w, given = scene.w, scene.given
    state = _state(scene)
    if state == "over":
        return w.gettext("The ball is over.")
    if given.ended and given.replay is None:
        return w.gettext("The game was ended before its time.")
    if state == "confirm":
        return w.gettext("Your turn is complete.")
    if given.replay is not None:
        return w.gettext("Moment {number} of {total}").format(number=given.replay.number, total=given.replay.total)
    waiting = [wait.seat for wait in given.waiting_for] or [
        seat for seat in scene.view["deciders"] if seat != scene.seat
    ]
    if not waiting:
        return w.gettext("Nothing is asked of you now.")
    names = w.listing([scene.name(seat) for seat in waiting])
    if scene.view["phase"] == "select":
        return w.ngettext("{names} is choosing a hand.", "{names} are choosing their hands.", len(waiting)).format(
            names=names
        )
    return w.gettext("{names} is playing.").format(names=names)
