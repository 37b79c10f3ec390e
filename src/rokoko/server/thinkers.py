"""The bots of a server think here: in a few worker processes, with a budget, and never in the event loop.

Who fails loses the decision to the fallback bot, with one line in the log, and the game goes on.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, NamedTuple, Self

from rokoko.arena.origin import cores
from rokoko.bots.advice import Advice
from rokoko.bots.guard import GRACE, START
from rokoko.bots.weighted_bot import WeightedBot
from rokoko.engine.actions import Action
from rokoko.server.questions import Advised, Answer, AskAdviser, AskBot, Chosen, Failed
from rokoko.server.thinking import KEPT
from rokoko.server.worker import ThinkersClosed, Worker, starter_thread

log = logging.getLogger("rokoko.bots")


class NoAdvice(RuntimeError):
    """The adviser failed; why, in one line."""


class _Place(NamedTuple):
    """Where a bot sits, and how many sat down before it anywhere."""

    worker: Worker
    sitting: int


class Thinkers:
    """A pool of processes for one event loop. `lost` counts the decisions that the fallback bot had to take."""

    def __init__(self, processes: int | None = None, *, grace: float = GRACE, starting: float = START) -> None:
        self.processes = max(1, cores() - 1 if processes is None else processes)
        self.lost = 0
        self._grace = grace
        self._starting = starting
        self._sittings = 0
        self._places: OrderedDict[str, _Place] = OrderedDict()
        self._workers: list[Worker] = []
        self._starter: ThreadPoolExecutor | None = None

    async def start(self) -> None:
        """From now on bots may be asked; a process starts when it is first needed."""
        if self._starter is None:
            self._starter = starter = starter_thread()
            self._workers = [Worker(starter, grace=self._grace, starting=self._starting) for _ in range(self.processes)]

    async def close(self) -> None:
        """End every process. Who still waits for a bot gets `ThinkersClosed`."""
        workers, self._workers = self._workers, []
        starter, self._starter = self._starter, None
        self._places.clear()
        try:
            await asyncio.gather(*(worker.close() for worker in workers))
        finally:
            if starter is not None:
                starter.shutdown()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def waiting(self) -> int:
        """Questions that no process has come to yet."""
        return sum(worker.waiting for worker in self._workers)

    @property
    def thinking(self) -> int:
        """Questions that a process is at."""
        return sum(worker.thinking for worker in self._workers)

    async def choose(
        self, *, bot: str, key: str, seed: str, view: dict[str, Any], options: list[Action], budget: float
    ) -> Action:
        """One of `options`, always. `key` is the game and seat: its bot is kept from one decision to the next."""
        place = self._place_of(key)
        question = AskBot(bot, key, place.sitting, seed, view, options, budget)
        try:
            answer = await place.worker.ask(question)
        except asyncio.CancelledError:
            self._leave(key, place)
            raise
        if isinstance(answer, Chosen):
            for option in options:
                if option.index == answer.action:
                    return option
        self._leave(key, place)
        self.lost += 1
        log.warning("bot %s at %s %s: the fallback bot decides", bot, key, _problem_of(answer))
        return WeightedBot(f"fallback {seed}").choose(view, options, budget)

    async def advise(self, view: dict[str, Any], budget: float = 1.0, seed: int = 0) -> list[Advice]:
        """What `rokoko.bots.advise` says, from the process with the least to do; `NoAdvice` if it fails."""
        answer = await self._idlest().ask(AskAdviser(view, budget, seed))
        if isinstance(answer, Advised):
            return answer.advice
        problem = _problem_of(answer)
        log.warning("the adviser %s", problem)
        raise NoAdvice(f"the adviser {problem}")

    def forget(self, key: str) -> None:
        """The bot at `key` is made anew when it is next asked: what it remembers did not come to pass."""
        self._places.pop(key, None)

    def _place_of(self, key: str) -> _Place:
        """Where this bot sits; a newcomer sits down where least is to do."""
        place = self._places.get(key)
        if place is None:
            self._sittings += 1
            place = self._places[key] = _Place(self._idlest(), self._sittings)
            if len(self._places) > KEPT * self.processes:
                self._places.popitem(last=False)
        self._places.move_to_end(key)
        return place

    def _idlest(self) -> Worker:
        if not self._workers:
            raise ThinkersClosed("nobody thinks before start or after close")
        sitting = Counter(place.worker for place in self._places.values())
        return min(self._workers, key=lambda worker: (worker.waiting + worker.thinking, sitting[worker]))

    def _leave(self, key: str, place: _Place) -> None:
        """The bot's last choice is not what happened; unless somebody else sits there already, it starts anew."""
        if self._places.get(key) is place:
            self.forget(key)


def _problem_of(answer: Answer) -> str:
    match answer:
        case Failed(problem=problem):
            return problem
        case Chosen(action=action):
            return f"chose {action}, which is not on offer"
        case Advised():
            return "gave advice"
