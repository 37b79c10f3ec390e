"""What the table is drawn from. Everything in here may be known to the one who looks at it."""

from typing import Any

import msgspec

from rokoko.config import GameConfig
from rokoko.engine.actions import Action
from rokoko.sheets import ScoreSheet
from rokoko.words import Wording


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One step of the game's story, of one seat. `number` counts actions; `part` tells entries of one action apart;
    `lines` leave the name out where they begin with it; `signs` are the symbols before them, "" for none; `moment`
    is the address of that moment, "" for none.
    """

    number: int
    part: int = 0
    seat: int | None = None
    lines: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    moment: str = ""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """`time` is shown as it is."""

    name: str
    text: str
    time: str = ""
    seat: int | None = None


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """One choice that the adviser recommends: the notation of an option, and why."""

    action: str
    reason: str


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """A link of the menu or of the final table; with `post` it is a button that sends the form token."""

    label: str
    url: str
    post: bool = False


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something besides the game: a request of another player, with its answers."""

    text: str
    links: tuple[Link, ...] = ()


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that must choose, and since when (ISO time, "" if unknown)."""

    seat: int
    since: str = ""


class ReplayMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of the past that is being looked at; "" where there is nothing to go to."""

    number: int
    total: int
    first: str = ""
    previous: str = ""
    following: str = ""
    last: str = ""
    previous_turn: str = ""
    following_turn: str = ""
    rounds: tuple[str, ...] = ()  # where each round begins
    round: int = 0  # the one of this moment, 0 if unknown
    opponents: tuple[tuple[str, str], ...] = ()  # against whom one may play on from here: value and name


class TableInput(msgspec.Struct, frozen=True, kw_only=True):
    """One look at one game by one seat, or by a spectator.

    `view`, `asked`, `options` are `game.view(seat)`, `game.asked(seat)`, `game.options(seat)`; `sheets` are
    `game.score()` without what the view hides. `names` and `remarks` (such as a bot's level) go by seat, as does
    `away` (not connected). `summary` tells this turn so far; `since` what happened since one's last turn, `log`
    everything, oldest first. `base` is the game's address: /act, /undo, /redo, /confirm, /chat, /why and /hint
    hang below it. `error` is shown above the question, such as a refusal. `cover` is set while the screen may still
    be in the hands of another player: one's own things are hidden under it, and its value is new for each hand-over.
    `question` is the number of the log entry that brought the question, and stays the same as long as it is asked.
    """

    game_id: str
    view: dict[str, Any]
    asked: dict[str, Any] | None
    options: list[Action]
    sheets: list[ScoreSheet]
    names: tuple[str, ...]
    wording: Wording
    config: GameConfig
    seq: int
    csrf: str
    base: str
    log: list[LogEntry] = []
    chat: list[ChatLine] = []
    since: list[LogEntry] = []
    summary: tuple[str, ...] = ()
    hints: tuple[Hint, ...] = ()
    question: int | None = None
    remarks: tuple[str, ...] = ()
    away: tuple[bool, ...] = ()
    waiting_for: tuple[Waiting, ...] = ()
    menu: tuple[Link, ...] = ()
    endings: tuple[Link, ...] = ()
    notices: tuple[Notice, ...] = ()
    replay: ReplayMoment | None = None
    cover: str = ""
    error: str = ""
    ended: bool = False  # before its time: nobody is asked any more
    can_undo: bool = False
    can_redo: bool = False
    can_confirm: bool = False
    can_hint: bool = False
    can_chat: bool = True
    watching: bool = False
