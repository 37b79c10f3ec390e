"""Every operation of the API declares the problems that it may answer with, in one place."""

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType

MEDIA_TYPE: Final = "application/problem+json"
PROBLEMS: Final = {
    400: "What was sent makes no sense; `detail` says why.",
    401: "The token is missing or not known.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    409: "The game went on since you looked; `seq` is where it stands.",
    413: "Too large.",
    422: "The rules forbid it; `rule` names the chapter or ruling.",
    429: "Too many changes a minute.",
    503: "The database is out of reach for now: nothing was changed; try again.",
}
_METHODS: Final = ("get", "post", "put", "patch", "delete")


def _problem() -> Schema:
    text, number = Schema(type=OpenAPIType.STRING), Schema(type=OpenAPIType.INTEGER)
    return Schema(
        title="Problem",
        type=OpenAPIType.OBJECT,
        description="RFC 9457: what is wrong and what to do, with more for programs beside it.",
        required=["type", "title", "status", "detail"],
        properties={"type": text, "title": text, "status": number, "detail": text},
    )


def declare_problems(app: Litestar) -> None:
    schema = app.openapi_schema
    schema.components.schemas["Problem"] = _problem()
    for path, item in (schema.paths or {}).items():
        if path.startswith("/api/"):
            for method in _METHODS:
                operation: Operation | None = getattr(item, method)
                if operation is not None:
                    operation.responses = {**(operation.responses or {}), **_responses()}


def _responses() -> dict[str, OpenAPIResponse | Reference]:
    shape = OpenAPIMediaType(schema=Reference("#/components/schemas/Problem"))
    return {
        str(status): OpenAPIResponse(description=text, content={MEDIA_TYPE: shape}) for status, text in PROBLEMS.items()
    }
