"""A real server in its own process, and clients that talk to it over HTTP as any program would."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from rokoko.game import Game

START_SECONDS = 60.0
_addresses = count(1)


class Client:
    """One player's program, or a stranger's without a token. Each comes from an address of its own."""

    def __init__(self, address: str, token: str | None = None) -> None:
        number = next(_addresses)
        headers = {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        self.token = token
        self.http = httpx.Client(base_url=address, headers=headers, timeout=60, trust_env=False)

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer; AssertionError with the problem if it was refused."""
        response = self.send(method, path, body)
        assert response.status_code < 300, f"{method} {path} {body}: {response.status_code} {response.text[:500]}"
        return response.json()

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, {} if body is None else body)

    def refused(self, status: int, method: str, path: str, body: object = None) -> dict[str, Any]:
        """The problem, in the form that all problems have."""
        response = self.send(method, path, body)
        assert response.status_code == status, f"{method} {path} {body}: {response.status_code} {response.text[:500]}"
        assert response.headers["content-type"].startswith("application/problem+json"), response.headers
        problem: dict[str, Any] = response.json()
        assert problem["status"] == status
        assert problem["title"]
        assert problem["detail"]
        return problem

    # --- Games

    def create(self, seats: list[dict[str, Any]], **plan: Any) -> tuple[str, dict[str, str]]:
        made = self.post("/api/games", {"seats": seats, **plan})
        return made["game"]["id"], made["invites"]

    def state(self, game: str, seat: int | None = None) -> dict[str, Any]:
        query = "" if seat is None else f"?seat={seat}"
        state: dict[str, Any] = self.get(f"/api/games/{game}/state{query}")
        return state

    def act(self, game: str, action: str, **more: Any) -> dict[str, Any]:
        state: dict[str, Any] = self.post(f"/api/games/{game}/actions", {"action": action, **more})
        return state

    def play(self, game: str, way: str, **body: Any) -> Any:
        return self.post(f"/api/games/{game}/{way}", body)

    def close(self) -> None:
        self.http.close()


class Live:
    """`rokoko serve` on a free port."""

    def __init__(self, address: str, process: subprocess.Popen[bytes], log: Path) -> None:
        self.address = address
        self.process = process
        self.log = log
        self._clients: list[Client] = []
        self._lines_read = 0

    def stranger(self) -> Client:
        client = Client(self.address)
        self._clients.append(client)
        return client

    def player(self, name: str = "Ann") -> Client:
        with_no_token = Client(self.address)
        token = with_no_token.post("/api/players", {"name": name})["token"]
        with_no_token.close()
        return self.holder(token)

    def holder(self, token: str) -> Client:
        """Whoever holds this token, or pretends to."""
        client = Client(self.address, token)
        self._clients.append(client)
        return client

    def players(self, *names: str) -> list[Client]:
        return [self.player(name) for name in names]

    def seated(self, players: list[Client], *, bots: int = 0, **plan: Any) -> str:
        """A game that has begun, with the players in the order of the seats and bots behind them."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:]), *({"kind": "bot", "bot": "sweeper"},) * bots]
        game, _ = players[0].create(seats, **plan)
        for player in players[1:]:
            player.post(f"/api/games/{game}/join", {})
        return game

    def check_alive(self) -> None:
        """The server runs, and nothing unexpected happened in it."""
        assert self.process.poll() is None, self.log.read_text()[-4000:]
        lines = self.log.read_text().splitlines()
        fresh, self._lines_read = lines[self._lines_read :], len(lines)
        unexpected = [line for line in fresh if '"level": "error"' in line]
        assert not unexpected, "\n".join(unexpected)[-4000:]

    def close(self) -> None:
        for client in self._clients:
            client.close()
        self._clients.clear()


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Live]:
    port, log = free_port(), folder / "server.log"
    command = [sys.executable, "-m", "rokoko", "serve", "--port", str(port), "--database", str(folder / "games.db")]
    command += ["--bot-pause", "0", "--bot-budget", "0.05", "--bot-processes", "1", "--log-level", "warning"]
    with log.open("wb") as out:
        process = subprocess.Popen([*command, *options], stdout=out, stderr=out, env=dict(os.environ))
    live = Live(f"http://127.0.0.1:{port}", process, log)
    try:
        wait_until_up(live)
        yield live
    finally:
        live.close()
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def wait_until_up(live: Live) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        assert live.process.poll() is None, live.log.read_text()
        try:
            if httpx.get(f"{live.address}/healthz", trust_env=False).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not start: " + live.log.read_text())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def replayed(record: str) -> Game:
    return Game.replay(record)
