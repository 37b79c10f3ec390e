"""Every operation of the API with drawn input, valid and not: never a 500, and answers as the schema declares them."""

import asyncio
import contextlib
import os
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from litestar.exceptions import LitestarDeprecationWarning
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rokoko.server.app import create_app
from rokoko.server.settings import Settings
from tests.reliability.clients import Person, play_out
from tests.reliability.serving import ServerProcess

EXAMPLES = int(os.environ.get("ROKOKO_FUZZ_EXAMPLES", "4"))  # an operation, as the schema wants it and as it does not
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Fuzzed:
    """A server with a table that waits, one that plays and one that is done, and a token that sits at all of them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
        self.schema.config.update(base_url=address)
        self.token, self.games = asyncio.run(self._tables())
        self._turn = 0

    async def _tables(self) -> tuple[str, list[str]]:
        async with await Person.register(self.address, "Ada") as ada:
            over = await ada.create("me", "weighted")
            await play_out(ada, over, seed="fuzz", until=20)
            await ada.ask("POST", f"/games/{over}/end")
            return ada.token, [await ada.create("me", "open"), await ada.create("me", "me", "weighted"), over]

    def real(self, case: Case) -> Case:
        """Three times of four about a table that is there."""
        self._turn += 1
        if "game_id" in (case.path_parameters or {}) and self._turn % 4:
            case.path_parameters["game_id"] = self.games[self._turn % 4 - 1]
        return case


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    folder = tmp_path_factory.mktemp("fuzzed")
    with ServerProcess(str(folder / "games.db"), log=folder / "log") as server:
        yield Fuzzed(server.address)
        assert "unexpected" not in server.said()


def _operations() -> list[tuple[str, str]]:
    """Method and path of all that has an end: streams have none."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        schema = create_app(Settings(database="unused.db"), "x" * 32).openapi_schema.to_schema()
    return [
        (method, path)
        for path, item in sorted(schema["paths"].items())
        for method in item
        if method in ("get", "post", "put", "patch", "delete") and not path.endswith("/events")
    ]


@pytest.mark.parametrize(("method", "path"), _operations())
def test_no_input_is_too_odd(method: str, path: str, fuzzed: Fuzzed) -> None:
    operation = fuzzed.schema[path][method]
    for mode in GenerationMode:
        _fuzz(fuzzed, operation, mode)


def _fuzz(fuzzed: Fuzzed, operation: Any, mode: GenerationMode) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    def ask(case: Case) -> None:
        case = fuzzed.real(case)
        case.call_and_validate(headers={"authorization": f"Bearer {fuzzed.token}"}, checks=CHECKS, timeout=30)

    with contextlib.suppress(Unsatisfiable):  # there is nothing that this operation does not take
        ask()
