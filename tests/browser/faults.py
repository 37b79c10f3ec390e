"""What a page must never do: complain in the console, break its policy, ask another host, or fail."""

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response


class Watch:
    """Listens to every page of a context from its first request on."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.found: list[str] = []
        self.expected: tuple[str, ...] = ()  # parts of faults that a test brings about on purpose
        self._address = address
        context.on("page", self._look_at)
        context.on("request", self._request)
        context.on("response", self._response)

    @property
    def faults(self) -> list[str]:
        return [fault for fault in self.found if not any(part in fault for part in self.expected)]

    def _look_at(self, page: Page) -> None:
        page.on("console", lambda message: self._console(page, message))
        page.on("pageerror", lambda error: self.found.append(f"{page.url}: {error}"))

    def _console(self, page: Page, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"{page.url}: {message.type} {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self._address}/", "data:", "blob:")):
            self.found.append(f"asked another host: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"{response.status} {response.request.method} {response.url}")
