"""Real services, started once a session. Without their binaries the tests say so, and CI fails."""

import os
import uuid
from collections.abc import Iterator

import psycopg
import pytest

from tests.reliability import services
from tests.reliability.serving import ServerProcess, two_servers

Pair = tuple[ServerProcess, ServerProcess]


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
    return _new_database(postgres_server)


def _new_database(server: str) -> str:
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(scope="module")
def pair_on_postgres_bus(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two server processes on one database that stay up for all tests of a module."""
    with two_servers(_new_database(postgres_server), folder=tmp_path_factory.mktemp("pair")) as pair:
        yield pair


@pytest.fixture(scope="module")
def pair_on_redis_bus(
    postgres_server: str, redis_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    database, folder = _new_database(postgres_server), tmp_path_factory.mktemp("pair")
    with two_servers(database, "--bus", redis_server, folder=folder) as pair:
        yield pair


@pytest.fixture(params=["postgres", "redis"])
def pair(request: pytest.FixtureRequest) -> Pair:
    """On each bus."""
    found: Pair = request.getfixturevalue(f"pair_on_{request.param}_bus")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Everything that must hold on both."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("data") / "games.db")
    url: str = request.getfixturevalue("postgres_database")
    return url
