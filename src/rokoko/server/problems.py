"""What can go wrong for a person or a program, each with its HTTP status and one line that says what to do."""

from typing import Any

from litestar import Response


class Problem(Exception):
    """Base of all problems. The text is English for programs; `text_id` lets a page say it in its language."""

    status = 400
    title = "Bad request"

    def __init__(self, detail: str, **about: object) -> None:
        super().__init__(detail)
        self.detail = detail
        self.about = about  # more for programs: the rule, the current number of the log


class BadInput(Problem):
    pass


class Refused(Problem):
    """The rules forbid it."""

    status = 422
    title = "Against the rules"


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
    title = "This game can't be read"


def problem_response(status: int, title: str, detail: str, about: dict[str, Any] | None = None) -> Response[Any]:
    """RFC 9457: a problem as JSON."""
    body = {"type": "about:blank", "title": title, "status": status, "detail": detail, **(about or {})}
    return Response(body, status_code=status, media_type="application/problem+json")
