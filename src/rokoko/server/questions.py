"""What a server and the processes in which its bots think say to each other: length and MessagePack, no pickles."""

from typing import Any, Final

import msgspec

from rokoko.bots.advice import Advice
from rokoko.engine.actions import Action, action_at

LENGTH_BYTES: Final = 4
LONGEST_PROBLEM: Final = 200  # characters


class AskBot(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """A decision of the bot that sits at `key`; it is made anew when its name, seed or `sitting` is another."""

    bot: str
    key: str
    sitting: int
    seed: str
    view: dict[str, Any]
    options: list[Action]
    budget: float


class AskAdviser(msgspec.Struct, frozen=True, array_like=True, tag=2):
    view: dict[str, Any]
    budget: float
    seed: int


class Started(msgspec.Struct, frozen=True, array_like=True, tag=3):
    """The bot is made and begins to think: its budget counts from here."""


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag=4):
    action: int


class Advised(msgspec.Struct, frozen=True, array_like=True, tag=5):
    advice: list[Advice]


class Failed(msgspec.Struct, frozen=True, array_like=True, tag=6):
    """What went wrong, in one line."""

    problem: str


Question = AskBot | AskAdviser
Answer = Chosen | Advised | Failed
Reply = Started | Answer


def _number_of(value: object) -> int:
    if isinstance(value, Action):
        return value.index
    raise TypeError(f"{type(value).__name__} is not plain data")


def _from_number(kind: type, value: Any) -> Action:
    assert kind is Action
    return action_at(value)


_encoder: Final = msgspec.msgpack.Encoder(enc_hook=_number_of)
_questions: Final[msgspec.msgpack.Decoder[Question]] = msgspec.msgpack.Decoder(Question, dec_hook=_from_number)
_replies: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply, dec_hook=_from_number)


def framed(message: Question | Reply) -> bytes:
    """The message as it goes over the line; TypeError if it holds something that is not plain data."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def question_from(body: bytes) -> Question:
    return _questions.decode(body)


def reply_from(body: bytes) -> Reply:
    return _replies.decode(body)


def in_one_line(problem: str) -> str:
    return " ".join(problem.split())[:LONGEST_PROBLEM]
