"""The clients of the load benchmark: as little work as possible, because they share the cores with the server."""

import asyncio
import time
from typing import Any

import msgspec

KEPT_OPEN = 3.0  # seconds; the server closes a line that was silent for five


class Option(msgspec.Struct):
    action: str


class Seen(msgspec.Struct):
    """What a player looks at before choosing."""

    seq: int
    seat: int | None
    over: bool
    options: list[Option]


_SEEN = msgspec.json.Decoder(Seen)


class Stream:
    """Somebody's server-sent events: when which state arrived."""

    def __init__(self, port: int, game: str, token: str | None) -> None:
        self._port = port
        self._path = f"/api/games/{game}/events"
        self._token = token
        self.seq = -1
        self.bytes = 0
        self._raw = b""
        self._arrived: dict[int, asyncio.Future[float]] = {}
        self._task: asyncio.Task[None] | None = None
        self.first = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._read())
        await asyncio.wait_for(self.first.wait(), 60)

    async def _read(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        token = "" if self._token is None else f"Authorization: Bearer {self._token}\r\n"
        writer.write(f"GET {self._path} HTTP/1.1\r\nHost: load\r\n{token}\r\n".encode())
        try:
            number = -1
            while line := await reader.readline():
                self.bytes += len(line)
                if line.startswith(b"id: "):
                    number = int(line[4:])
                elif line.startswith(b"data: "):
                    self._raw = line[6:]
                elif not line.strip() and number > self.seq:
                    self._told(number)
        finally:
            writer.close()

    def _told(self, seq: int) -> None:
        self.seq = seq
        self.first.set()
        at = time.perf_counter()
        for wanted in [wanted for wanted in self._arrived if wanted <= seq]:
            waiting = self._arrived.pop(wanted)
            if not waiting.done():
                waiting.set_result(at)

    def arrival(self, seq: int) -> asyncio.Future[float]:
        """When a state that is at least so far arrives."""
        return self._arrived.setdefault(seq, asyncio.get_running_loop().create_future())

    def seen(self) -> Seen:
        return _SEEN.decode(self._raw)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Poster:
    """One connection that stays open, for somebody's choices."""

    def __init__(self, port: int, token: str) -> None:
        self._port = port
        self._token = token
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        if self._line is None or time.perf_counter() - self._used > KEPT_OPEN:
            await self.close()
            self._line = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        reader, writer = self._line
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: load\r\nAuthorization: Bearer {self._token}\r\n"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write((head + kind).encode() + data)
        status = int((await reader.readline()).split()[1])
        length = 0
        while (line := await reader.readline()) != b"\r\n":
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        answer = await reader.readexactly(length)
        self._used = time.perf_counter()
        return status, answer

    async def close(self) -> None:
        if self._line is not None:
            self._line[1].close()
