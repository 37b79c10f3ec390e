"""Real services, started once a session. Without their binaries the tests say so, and CI fails."""

import os
import uuid
from collections.abc import Callable, Iterator

import psycopg
import pytest

from tests.reliability import services


def _missing(problem: services.Missing) -> None:
    if os.environ.get("CI"):
        pytest.fail(f"{problem}, and CI must test with it")
    pytest.skip(str(problem))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    try:
        with services.postgres() as url:
            yield url
    except services.Missing as problem:
        _missing(problem)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    try:
        with services.redis() as url:
            yield url
    except services.Missing as problem:
        _missing(problem)


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    """An empty database of its own."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres_server.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Everything that must hold on both."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("data") / "games.db")
    url: str = request.getfixturevalue("postgres_database")
    return url


@pytest.fixture
def bus_option(request: pytest.FixtureRequest) -> Callable[[str], tuple[str, ...]]:
    """The options of `rokoko serve` for a bus by its name."""

    def options(bus: str) -> tuple[str, ...]:
        return ("--bus", request.getfixturevalue("redis_server") if bus == "redis" else bus)

    return options
