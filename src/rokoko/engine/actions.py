"""The action space: one immutable value for everything that a player can ever choose, with its notation."""

from collections.abc import Callable
from typing import Final, final

from rokoko.engine import codes
from rokoko.engine.names import COLOR_NAMES, EMPLOYEE_IDS, RESOURCE_IDS, TASK_NAMES, ZONE_NAMES


@final
class Action:
    """One choice: `index` in the fixed action space, `text` in the notation of records. Compare with `==` or `is`."""

    def __init__(self, index: int, text: str) -> None:
        self._index: Final = index
        self._text: Final = text

    @property
    def index(self) -> int:
        return self._index

    @property
    def text(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Action({self._text!r})"

    def __str__(self) -> str:
        return self._text

    def __reduce__(self) -> tuple[Callable[[int], "Action"], tuple[int]]:
        return action_at, (self._index,)

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self


def _decoration_texts() -> list[str]:
    counted = [
        ("fireworks", 5),
        ("statue", 5),
        ("kitchen-left", 3),
        ("kitchen-right", 3),
        ("musician", 5),
        ("jeweler", 5),
    ]
    return [f"fund {name} {number}" for name, count in counted for number in range(1, count + 1)]


def _action_texts() -> list[str]:
    grid = [f"{drawer}.{space}" for drawer in range(1, 4) for space in range(1, 5)]
    guests = [f"{hall}.{space}" for hall in range(1, 6) for space in range(1, 7)]
    return [
        *("pass", "favor", "depute", "bonus", "done", "keep", "thread", "lace", "thread+lace", "sell"),
        *("examination", "hire apprentice", f"less {COLOR_NAMES[0]}", f"less {COLOR_NAMES[1]}"),
        *(f"from {zone}" for zone in ZONE_NAMES),
        *(f"acquire {place}" for place in grid),
        *(f"take {place}" for place in grid),
        *(f"tailor {window}" for window in range(1, 9)),
        *(f"hire {space}" for space in range(1, 5)),
        *(f"rent {place}" for place in guests),
        *_decoration_texts(),
        *(f"jewelry {space}" for space in range(1, 5)),
        *(f"return {sets}" for sets in range(1, 13)),
        *(f"hall {hall}" for hall in range(1, 6)),
        *(f"copy {seat}" for seat in range(5)),
        *(f"task {task}" for task in TASK_NAMES),
        *(f"play {card}" for card in EMPLOYEE_IDS),
        *(f"select {card}" for card in EMPLOYEE_IDS),
        *(f"depute {card}" for card in EMPLOYEE_IDS),
        *(f"choose {card}" for card in EMPLOYEE_IDS),
        *(f"pay {tile}" for tile in RESOURCE_IDS),
        *(f"discard {tile}" for tile in RESOURCE_IDS),
    ]


ACTION_SPACE: Final[tuple[Action, ...]] = tuple(Action(index, text) for index, text in enumerate(_action_texts()))
assert len(ACTION_SPACE) == codes.ACTIONS

_BY_TEXT: Final[dict[str, Action]] = {action.text: action for action in ACTION_SPACE}


def action_at(index: int) -> Action:
    """The action with this number in the action space."""
    return ACTION_SPACE[index]


def parse_action(text: str) -> Action:
    """The action that this notation names; ValueError, in one line, if there is none."""
    action = _BY_TEXT.get(" ".join(text.split()))
    if action is None:
        raise ValueError(f"{text!r} is not an action: write it as in `play S1`, `acquire 2.1` or `rent 3.4`")
    return action
