"""What a table agrees on besides the rules of the game: pace, undo, watchers, hints."""

from typing import Final

import msgspec

from rokoko.server.problems import BadInput
from rokoko.server.undoing import UNDO_POLICIES
from rokoko.words.marks import N_

MINUTE: Final = 60_000
PACES: Final[dict[str, int | None]] = {
    "live": 5 * MINUTE,
    "day": 24 * 60 * MINUTE,
    "week": 7 * 24 * 60 * MINUTE,
    "none": None,
}
WATCHERS: Final = ("anyone", "link", "nobody")
STATUSES: Final = ("gathering", "playing", "over")


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`watch` "link": whoever has the link, but the game is not listed for watching."""

    pace: str = "live"
    undo: str = "ask"
    watch: str = "link"
    hints: bool = True

    def check(self) -> None:
        for value, name, known in (
            (self.pace, "pace", tuple(PACES)),
            (self.undo, "undo", UNDO_POLICIES),
            (self.watch, "watch", WATCHERS),
        ):
            if value not in known:
                raise BadInput(
                    N_("there is no {name} {value!r}: choose from {known}"),
                    name=name,
                    value=value,
                    known=", ".join(known),
                )

    @property
    def patience(self) -> int | None:
        """Milliseconds that a choice may take before the others may seat a bot; None: any time."""
        return PACES[self.pace]
