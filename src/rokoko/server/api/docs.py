"""The page at /api: every operation of the schema, drawn on the server, without scripts."""

from html import escape
from typing import Any

from litestar import Response, Router
from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND

from rokoko.server.problems import problem_response

NOTHING_HERE = "there is nothing here: /api names everything there is"


class DocsRenderPlugin(OpenAPIRenderPlugin):
    """A plain page; programs read /api/openapi.json."""

    def __init__(self, stylesheet: str = "") -> None:
        super().__init__(path="/")
        self._stylesheet = stylesheet

    def receive_router(self, router: Router) -> None:
        """Programs look for things under /api too: what is not there is a problem as everywhere, not a page."""
        router.after_request = _not_a_page

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return docs_page(openapi_schema, self._stylesheet).encode()


async def _not_a_page(response: Response[Any]) -> Response[Any]:
    return response if response.status_code != HTTP_404_NOT_FOUND else problem_response(404, "Not found", NOTHING_HERE)


def docs_page(schema: dict[str, Any], stylesheet: str) -> str:
    groups: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        if not path.startswith("/api/"):
            continue
        for method, operation in item.items():
            if method in ("get", "post", "put", "patch", "delete"):
                tag = (operation.get("tags") or ["other"])[0]
                groups.setdefault(tag, []).append(_operation(method, path, operation, schema))
    parts = [f"<h2>{escape(tag)}</h2>{''.join(operations)}" for tag, operations in groups.items()]
    info = schema["info"]
    style = f'<link rel="stylesheet" href="{escape(stylesheet)}">' if stylesheet else ""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rokoko API</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'{style}</head><body class="page"><main class="prose">'
        f"<h1>Rokoko API {escape(info['version'])}</h1><p>{escape(info['description'])} "
        'For programs: <a href="/api/openapi.json">openapi.json</a>, <a href="/api/openapi.yaml">openapi.yaml</a>. '
        "Errors are problems as in RFC 9457: status, title, and a detail that says what to do.</p>"
        f"{''.join(parts)}</main></body></html>"
    )


def _operation(method: str, path: str, operation: dict[str, Any], schema: dict[str, Any]) -> str:
    lines = [
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(operation.get('description') or '')}</p>"
    ]
    queries = [p for p in operation.get("parameters", []) if p["in"] == "query"]
    if queries:
        items = "".join(
            f"<li><code>{escape(p['name'])}</code> {escape(p.get('description') or '')}</li>" for p in queries
        )
        lines.append(f"<ul>{items}</ul>")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if "$ref" in body:
        name = body["$ref"].rsplit("/", 1)[-1]
        shape = schema["components"]["schemas"][name]
        fields = ", ".join(
            f"<code>{escape(field)}</code>{'' if field in shape.get('required', []) else '?'}"
            for field in shape.get("properties", {})
        )
        remark = escape(shape.get("description") or "")
        lines.append(f"<p>Body: {fields}. {remark}</p>")
    return "".join(lines)
