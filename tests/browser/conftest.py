"""A server, a browser, and people who open pages in it. Every page of every test is watched for faults."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar, overload

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.faults import Watch
from tests.browser.person import Person
from tests.browser.serving import Place, Server, chromium_path, launch

P = TypeVar("P", bound=Person)
DESK = {"width": 1280, "height": 800}


class Newcomer(Protocol):
    @overload
    def __call__(self, *, expected: tuple[str, ...] = (), at: Place = ..., **options: Any) -> Person: ...
    @overload
    def __call__(self, kind: type[P], *, expected: tuple[str, ...] = (), at: Place = ..., **options: Any) -> P: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    mine = [item for item in items if item.path.is_relative_to(here)]
    for item in mine:
        item.add_marker(pytest.mark.browser)
    if chromium_path() is None and not os.environ.get("CI"):
        for item in mine:
            item.add_marker(pytest.mark.skip(reason="there is no Chromium here: install the package chromium"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    said = running.said
    running.stop()
    assert "unexpected" not in said, said


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def newcomer(server: Server, browser: Browser) -> Iterator[Newcomer]:
    """Opens a browser of one's own. `expected`: faults that the test brings about; the rest is for the context."""
    contexts, watches = [], []

    def arrive(
        kind: type[P] = Person,  # type: ignore[assignment]
        *,
        expected: tuple[str, ...] = (),
        at: Place = server,
        **options: Any,
    ) -> P:
        wanted = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**wanted)
        watch = Watch(context, at.address)
        watch.expected = expected
        contexts.append(context)
        watches.append(watch)
        return kind(context.new_page(), at.address, touch=bool(options.get("has_touch")))

    yield arrive
    for context in contexts:
        context.close()
    assert [fault for watch in watches for fault in watch.faults] == []
