"""People at a table, as programs."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any, Self

import httpx
import msgspec
from httpx_sse import aconnect_sse

STREAM = httpx.Timeout(10, read=60)


class Refused(Exception):
    """What the server said instead of doing it."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem.get('detail')}")
        self.status = status
        self.problem = problem


class Person:
    """A player with a token; may turn to any process of the server."""

    def __init__(self, address: str, token: str, *, name: str) -> None:
        self.name = name
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=address, headers={"authorization": f"Bearer {token}"}, timeout=30, trust_env=False
        )

    @classmethod
    async def register(cls, address: str, name: str) -> Self:
        async with httpx.AsyncClient(base_url=address, timeout=30, trust_env=False) as http:
            answer = await http.post("/api/players", json={"name": name})
            answer.raise_for_status()
        return cls(address, answer.json()["token"], name=name)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def at(self, address: str) -> "Person":
        """The same player at another process."""
        return Person(address, self.token, name=self.name)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json())
        return answer.json()

    async def create(self, *seats: str, **plan: Any) -> str:
        """A game with seats `me`, `open`, or the name of a bot. Its id."""
        places = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        made = await self.ask("POST", "/games", {"seats": places, **plan})
        return str(made["game"]["id"])

    async def join(self, game: str) -> None:
        await self.ask("POST", f"/games/{game}/join", {})

    async def state(self, game: str, seat: int | None = None) -> Any:
        return await self.ask("GET", f"/games/{game}/state" + ("" if seat is None else f"?seat={seat}"))

    async def act(self, game: str, action: str, **more: Any) -> Any:
        return await self.ask("POST", f"/games/{game}/actions", {"action": action, **more})

    @contextlib.asynccontextmanager
    async def watching(self, game: str) -> AsyncIterator[AsyncIterator[Any]]:
        """The states that the stream tells."""
        async with aconnect_sse(self.http, "GET", f"/api/games/{game}/events", timeout=STREAM) as source:

            async def states() -> AsyncIterator[Any]:
                async for event in source.aiter_sse():
                    if event.event in ("state", "gathering"):
                        yield msgspec.json.decode(event.data)

            yield states()


@contextlib.asynccontextmanager
async def people(address: str, *names: str) -> AsyncIterator[list[Person]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Person.register(address, name)) for name in names]


async def next_state(states: AsyncIterator[Any], *, seq: int, within: float) -> Any:
    """The first state that is at least so far."""
    async with asyncio.timeout(within):
        async for state in states:
            if state["seq"] >= seq:
                return state
    raise AssertionError("the stream ended")


async def play_out(person: Person, game: str, *, seed: str, until: int | None = None, longest: float = 120) -> Any:
    """All choices of this person's seats, at random, until the game is over or has so many entries."""
    dice = random.Random(seed)
    async with asyncio.timeout(longest):
        while True:
            state = await person.state(game)
            while state["options"]:
                choice = dice.choice(state["options"])["action"]
                try:
                    state = await person.act(game, choice, seat=state["seat"], seq=state["seq"])
                except Refused as refused:
                    if refused.status != 409:
                        raise
                    break
            if state["over"] or (until is not None and state["seq"] >= until):
                return state
            await asyncio.sleep(0.01)
