"""Server-sent events as every reader understands them."""

from litestar.response.sse import ServerSentEventMessage


def message(
    data: str | None = None, *, event: str | None = None, number: int | None = None, comment: str | None = None
) -> ServerSentEventMessage:
    """Lines end in a line feed alone. With Litestar's pair of two, a reader that gets them one after the other may take
    the second one for an empty line, which ends an event: htmx would show the rest of a table as if it were the table.
    """
    return ServerSentEventMessage(data=data, event=event, id=number, comment=comment, sep="\n")
