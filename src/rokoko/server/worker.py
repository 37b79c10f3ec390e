"""One worker process as the server sees it: a queue of questions, answered one after the other."""

import asyncio
import multiprocessing
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from socket import socket, socketpair
from typing import Final, NamedTuple

import msgspec

from rokoko.bots.apart import start_apart
from rokoko.bots.guard import LONGEST
from rokoko.server.questions import (
    LENGTH_BYTES,
    Answer,
    Failed,
    Question,
    Reply,
    Started,
    framed,
    in_one_line,
    reply_from,
)
from rokoko.server.thinking import think

LAST_BREATH: Final = 5.0  # seconds for a killed process to be gone


class ThinkersClosed(RuntimeError):
    """There is nobody to think: not yet, or not any more."""


class _Job(NamedTuple):
    message: bytes
    budget: float
    answer: asyncio.Future[Answer]


def starter_thread() -> ThreadPoolExecutor:
    """The one thread that starts and ends processes, one after the other, so that the event loop never waits for it."""
    return ThreadPoolExecutor(1, thread_name_prefix="thinkers")


class Worker:
    """Starts its process when it is first asked, and anew when it was lost. Belongs to one event loop."""

    def __init__(self, starter: ThreadPoolExecutor, *, grace: float, starting: float) -> None:
        self._starter = starter
        self._grace = grace
        self._starting = starting
        self._process: BaseProcess | None = None
        self._line: socket | None = None
        self._jobs: deque[_Job] = deque()
        self._now: _Job | None = None
        self._asked = asyncio.Event()
        self._serving = asyncio.create_task(self._serve(), name="thinkers")

    @property
    def waiting(self) -> int:
        """Questions that the process has not come to yet."""
        return sum(not job.answer.done() for job in self._jobs)

    @property
    def thinking(self) -> bool:
        return self._now is not None

    def ask(self, question: Question) -> asyncio.Future[Answer]:
        """The answer to come. Cancel it if nobody waits for it any more; the questions behind it do not suffer."""
        job = _Job(framed(question), question.budget, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._asked.set()
        return job.answer

    async def close(self) -> None:
        self._serving.cancel()
        await asyncio.gather(self._serving, return_exceptions=True)
        for job in (*self._jobs, *([self._now] if self._now is not None else [])):
            if not job.answer.done():
                job.answer.set_exception(ThinkersClosed("closed while a bot was thinking"))
        self._jobs.clear()
        self._now = None
        await self._in_thread(self._end)

    async def _serve(self) -> None:
        while True:
            while not self._jobs:
                self._asked.clear()
                await self._asked.wait()
            job = self._jobs.popleft()
            if job.answer.done():
                continue
            self._now = job
            try:
                answer = await self._answer(job)
            except Exception as error:  # no memory, no descriptors: those behind it must not wait for ever
                answer = Failed(in_one_line(f"has no process: {error}"))
            self._now = None
            if not job.answer.done():
                job.answer.set_result(answer)

    async def _answer(self, job: _Job) -> Answer:
        """What the process says; or what went wrong with it, and then it is ended."""
        if self._process is None or not self._process.is_alive():
            await self._in_thread(self._launch)
        late = f"did not start within {self._starting:.1f} s"
        try:
            async with asyncio.timeout(self._starting):
                await self._send(job.message)
                reply = await self._receive()
            if isinstance(reply, Started):
                limit = min(job.budget, LONGEST) + self._grace
                late = f"did not answer within {limit:.1f} s"
                async with asyncio.timeout(limit):
                    reply = await self._receive()
            if not isinstance(reply, Started):
                return reply
            problem = "started twice"
        except TimeoutError:
            problem = late
        except (EOFError, OSError):
            problem = "lost its process"
        except msgspec.MsgspecError as error:
            problem = in_one_line(f"was not understood: {error}")
        await self._in_thread(self._end)
        return Failed(problem)

    async def _send(self, message: bytes) -> None:
        assert self._line is not None
        await asyncio.get_running_loop().sock_sendall(self._line, message)

    async def _receive(self) -> Reply:
        length = int.from_bytes(await self._received(LENGTH_BYTES), "big")
        return reply_from(await self._received(length))

    async def _received(self, size: int) -> bytes:
        assert self._line is not None
        received = bytearray()
        while len(received) < size:
            part = await asyncio.get_running_loop().sock_recv(self._line, size - len(received))
            if not part:
                raise EOFError
            received += part
        return bytes(received)

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._starter, work)

    def _launch(self) -> None:
        self._end()
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = socketpair()
        with theirs:
            ours.setblocking(False)
            self._line = ours
            process = spawn.Process(target=think, args=(theirs,), name="rokoko thinker", daemon=True)
            start_apart(process)
        self._process = process

    def _end(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(LAST_BREATH)
            if self._process.exitcode is not None:
                self._process.close()
        self._line = self._process = None
