"""A process in which bots think: one question after the other, the bots kept so that a search lives through a turn."""

from collections import OrderedDict
from contextlib import suppress
from socket import socket
from typing import Final

from rokoko.bots.advice import advise
from rokoko.bots.apart import keep_apart
from rokoko.bots.protocol import Bot
from rokoko.bots.registry import make_bot
from rokoko.engine.actions import Action
from rokoko.server.questions import (
    LENGTH_BYTES,
    Advised,
    Answer,
    AskAdviser,
    AskBot,
    Chosen,
    Failed,
    Question,
    Started,
    framed,
    in_one_line,
    question_from,
)

KEPT: Final = 64  # bots; the tree of a long search takes a few megabytes, and most of it goes when the turn is over


class KeptBots:
    """The bots that were asked last, by where they sit."""

    def __init__(self, size: int = KEPT) -> None:
        self._size = size
        self._bots: OrderedDict[str, tuple[tuple[str, str, int], Bot]] = OrderedDict()

    def bot_for(self, question: AskBot) -> Bot:
        who = (question.bot, question.seed, question.sitting)
        kept = self._bots.pop(question.key, None)
        bot = kept[1] if kept is not None and kept[0] == who else make_bot(question.bot, question.seed)
        self._bots[question.key] = (who, bot)
        if len(self._bots) > self._size:
            self._bots.popitem(last=False)
        return bot


def think(line: socket) -> None:
    """Answer until nobody asks any more."""
    keep_apart()
    bots = KeptBots()
    with suppress(OSError), line, line.makefile("rb") as asked:
        while length := int.from_bytes(asked.read(LENGTH_BYTES), "big"):
            question = question_from(asked.read(length))
            line.sendall(_framed_answer(question, bots, line))


def _framed_answer(question: Question, bots: KeptBots, line: socket) -> bytes:
    try:
        return framed(_answer(question, bots, line))
    except Exception as error:  # whatever a bot raises
        return framed(Failed(in_one_line(f"raised {type(error).__name__}: {error}")))


def _answer(question: Question, bots: KeptBots, line: socket) -> Answer:
    if isinstance(question, AskAdviser):
        line.sendall(framed(Started()))
        return Advised(advise(question.view, question.budget, question.seed))
    try:
        bot = bots.bot_for(question)
    except Exception as error:
        return Failed(in_one_line(f"can't start: {error.__cause__ or error}"))
    line.sendall(framed(Started()))
    answer: object = bot.choose(question.view, question.options, question.budget)
    return Chosen(answer.index) if isinstance(answer, Action) else Failed(in_one_line(f"answered {answer!r}"))
