"""A bot under guard: if it raises, hangs or answers nonsense, the fallback bot takes its decision and the game goes on.

The guarded bot thinks in a process of its own, which is ended when it is late and started anew for its next turn. A bot
that has never come up is not waited for again.
"""

import logging
import multiprocessing
from multiprocessing.connection import Connection
from typing import Any, Final

from rokoko.bots.apart import keep_apart, start_apart
from rokoko.bots.protocol import Bot
from rokoko.bots.registry import make_bot
from rokoko.bots.weighted_bot import WeightedBot
from rokoko.engine.actions import ACTION_SPACE, Action

GRACE: Final = 0.5  # seconds beyond the budget
START: Final = 20.0  # seconds for the process to come up
LONGEST: Final = 600.0
MOST_SAID: Final = 200  # letters of what a bot says that go into the log

log = logging.getLogger("rokoko.bots")


def _think(name: str, seed: str, questions: Connection) -> None:
    """The guarded process: one answer a question, a line of text for what went wrong."""
    keep_apart()
    try:
        bot = make_bot(name, seed)
    except Exception as error:
        questions.send(f"can't start: {error.__cause__ or error}")
        return
    questions.send("ready")
    while True:
        try:
            view, indexes, budget = questions.recv()
        except (EOFError, ConnectionResetError):
            return
        try:
            answer: object = bot.choose(view, [ACTION_SPACE[index] for index in indexes], budget)
            questions.send(answer.index if isinstance(answer, Action) else f"answered {answer!r}")
        except Exception as error:
            questions.send(f"raised {type(error).__name__}: {error}")


class GuardedBot:
    """The bot of this name, kept from stopping a game. `failures` counts the decisions it lost."""

    needs_view = True

    def __init__(self, name: str, seed: int | str, *, fallback: Bot | None = None, grace: float = GRACE) -> None:
        self.name = name
        self.failures = 0
        self._seed = str(seed)
        self._fallback = fallback if fallback is not None else WeightedBot(f"fallback {seed}")
        self._grace = grace
        self._came_up = False
        self._hopeless = ""  # why it never came up
        self._process: multiprocessing.process.BaseProcess | None = None
        self._questions: Connection | None = None

    def choose(self, view: dict[str, Any], options: list[Action], budget: float) -> Action:
        answer = self._ask(view, [action.index for action in options], budget)
        if isinstance(answer, int):
            for action in options:
                if action.index == answer:
                    return action
            answer = f"chose {answer}, which is not on offer"
        self.failures += 1
        log.warning("bot %s %s: the fallback bot decides", self.name, _one_line(answer))
        return self._fallback.choose(view, options, budget)

    def _ask(self, view: dict[str, Any], indexes: list[int], budget: float) -> int | str:
        """The answer as a number, or in words what went wrong."""
        problem = self._start()
        if problem:
            return problem
        assert self._questions is not None
        try:
            self._questions.send((view, indexes, budget))
            limit = min(budget, LONGEST) + self._grace
            if not self._questions.poll(limit):
                self.close()
                return f"did not answer within {limit:.1f} s"
            answer: int | str = self._questions.recv()
        except (EOFError, OSError):
            self.close()
            return "ended by itself"
        return answer

    def _start(self) -> str:
        if self._hopeless or (self._process is not None and self._process.is_alive()):
            return self._hopeless
        self.close()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_think, args=(self.name, self._seed, theirs), daemon=True)
        start_apart(process)
        theirs.close()
        self._process, self._questions = process, ours
        try:
            said = ours.recv() if ours.poll(START) else "did not start"
        except (EOFError, OSError):
            said = "ended while starting"
        if said == "ready":
            self._came_up = True
            return ""
        self.close()
        if not self._came_up:
            self._hopeless = said
        return str(said)

    def close(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._questions is not None:
            self._questions.close()
        self._process = self._questions = None


def _one_line(text: str) -> str:
    """What a bot says may have lines, and be long; the log gets one."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_SAID else line[: MOST_SAID - 1] + "…"
