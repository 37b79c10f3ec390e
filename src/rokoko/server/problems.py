"""What can go wrong for a person or a program, each with its HTTP status and one line that says what to do."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import Response

from rokoko.words import N_, Wording
from rokoko.words.marks import Counted
from rokoko.words.reason_texts import Refused as Refusal


class Quoted(str):
    """What another part of the program said, in English: a page says it in its language where `words` knows it."""

    __slots__ = ()

    def said(self, w: Wording) -> str:
        return w.error(self)


class SeatNumber(int):
    """A seat's number: programs count from 0, a page counts from 1 as people do."""

    __slots__ = ()

    def said(self, w: Wording) -> str:
        return str(self + 1)


class Problem(Exception):
    """Base of all problems: a message with named places, `BadInput(N_("there is no bot {bot!r}"), bot=bot)`, or one
    that counts its `n`, `Refused(NN_("{n} minute more", "{n} minutes more"), n=minutes)`.

    Programs get it in English, as `detail`, with the title and what stands in `about`: the rule, the number of the log.
    Pages say it in the language of the reader.
    """

    status = 400
    title = "Bad request"

    def __init__(self, message: str | Counted, /, *, about: Mapping[str, object] | None = None, **places: Any) -> None:
        self.message = message
        self.places = places
        self.about = dict(about or {})
        if isinstance(message, Counted):
            message = message.one if places["n"] == 1 else message.many
        self.detail = message.format(**places)
        super().__init__(self.detail)

    def said(self, w: Wording) -> str:
        """What is wrong, as a page says it."""
        places: dict[str, Any] = {
            name: value.said(w) if isinstance(value, Quoted | SeatNumber) else value
            for name, value in self.places.items()
        }
        if isinstance(self.message, Counted):
            return w.count(self.message, **places)
        return w.say(self.message, **places)


class BadInput(Problem):
    pass


class Refused(Problem):
    """The rules forbid it."""

    status = 422
    title = "Against the rules"


class AgainstRule(Refused):
    """The engine forbids it, and names the rule."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__("{reason}", about={"rule": refused.rule}, reason=refused.reason)
        self.refused = refused

    def said(self, w: Wording) -> str:
        return w.reason(self.refused)


class NotSignedIn(Problem):
    status = 401
    title = "Who are you?"


class Forbidden(Problem):
    status = 403
    title = "Not yours to do"


class NotFound(Problem):
    status = 404
    title = "Not found"


class OutOfDate(Problem):
    """The game has gone on since the client looked."""

    status = 409
    title = "The game went on"


class Overtaken(OutOfDate):
    """Another process wrote first; the choice may still be possible."""


class Unavailable(Problem):
    status = 503
    title = "Try again soon"


class Unreadable(Problem):
    """What is stored of a game does not tell one: it was damaged, or begun under other rules or components."""

    status = 500
    title = N_("This game can't be read")


class Mistake(Problem):
    """Ours."""

    status = 500
    title = "Our mistake"


class Unfitting(Problem):
    """What the framework does not let through. Its words are for programs: to a reader the status says enough."""

    def __init__(self, status: int, title: str, detail: str, about: Mapping[str, object] | None = None) -> None:
        super().__init__("{detail}", about=about, detail=detail)
        self.status = status
        self.title = title

    def said(self, w: Wording) -> str:
        return w.gettext(FORM_TOO_OLD) if self.detail == NO_TOKEN else ""


NO_TOKEN: Final = "CSRF token verification failed"
FORM_TOO_OLD: Final = N_("this form is out of date: go back, load the page again and send it once more")


def problem_response(status: int, title: str, detail: str, about: dict[str, Any] | None = None) -> Response[Any]:
    """RFC 9457: a problem as JSON."""
    body = {"type": "about:blank", "title": title, "status": status, "detail": detail, **(about or {})}
    return Response(body, status_code=status, media_type="application/problem+json")
