"""The employees whose place a view hides, dealt at random: hire deck, examination decks, secret and undealt cards."""

from random import Random
from typing import Any

from rokoko.engine.codes import APPRENTICE, JOURNEYMAN, MASTER
from rokoko.engine.names import EMPLOYEE_IDS, RANK_NAMES
from rokoko.engine.state import State

_CARD = {name: number for number, name in enumerate(EMPLOYEE_IDS)}
_LEVEL_SIZES = (6, 4, 4, 4, 4, 6)


class HiddenCards:
    """Where the unseen employees are, in one way that the view allows."""

    def __init__(self, s: State, view: dict[str, Any], rng: Random) -> None:
        self._s = s
        self._rng = rng
        self.secret: list[list[int]] = [[] for _ in view["players"]]
        self.specialized: list[int] = [-1 for _ in view["players"]]
        self.exam_decks: list[list[int]] = [[], []]
        self._unseen = self._not_seen(view)
        levels = self._deal_levels(view["hire_deck"])
        if "jewelry_box" in s.tables.modules:
            self._deal_jewelry_box(view, levels)
        self.hire_deck: list[int] = []
        for level in reversed(levels):
            rng.shuffle(level)
            self.hire_deck += level

    def _not_seen(self, view: dict[str, Any]) -> set[int]:
        """All cards beyond the start staffs that lie nowhere in the view."""
        tables = self._s.tables
        cards = {card for level in tables.hire_levels for card in level}
        if "jewelry_box" in tables.modules:
            cards |= set(tables.jewelry_box_cards)
        shown = [name for name in view["hire"] if name is not None] + view["removed"] + (view["graduates"] or [])
        for player in view["players"]:
            shown += player["face_down"] + player["discard"]
            shown += [name for name in (player["in_play"], player["specialized"]) if isinstance(name, str)]
        return cards - {_CARD[name] for name in shown}

    def _take(self, rank: int, count: int, level: int | None = None) -> list[int]:
        """So many unseen cards of a rank, at random."""
        tables = self._s.tables
        fitting = sorted(
            card
            for card in self._unseen
            if tables.employee_rank[card] == rank and (level is None or tables.employee_level[card] == level)
        )
        chosen = self._rng.sample(fitting, count)
        self._unseen -= set(chosen)
        return chosen

    def _deal_levels(self, count: int) -> list[list[int]]:
        """The levels of the hire deck from I to VI as far as they are certain; the deck is used up from level I on."""
        tables = self._s.tables
        mixed = "jewelry_box" in tables.modules
        levels: list[list[int]] = []
        self._missing: list[int] = []
        for number in range(6):
            left = min(_LEVEL_SIZES[number], max(0, count - sum(_LEVEL_SIZES[number + 1 :])))
            rank = {1: JOURNEYMAN, 4: MASTER}.get(number, -1) if mixed else -1
            certain = [card for card in tables.hire_levels[number] if tables.employee_rank[card] != rank]
            unseen = [card for card in certain if card in self._unseen]
            self._unseen -= set(unseen)
            levels.append(unseen)
            self._missing.append(left - len(unseen))
        return levels

    def _deal_jewelry_box(self, view: dict[str, Any], levels: list[list[int]]) -> None:
        decks = view["exam_decks"]
        for seat, player in enumerate(view["players"]):
            for rank in player["unknown"]:
                self.secret[seat] += self._take(RANK_NAMES.index(rank), 1)
            if isinstance(player["specialized"], str):
                self.specialized[seat] = _CARD[player["specialized"]]
            elif player["specialized"]:
                self.specialized[seat] = self._take(APPRENTICE, 1, level=0)[0]
            self.secret[seat].sort()
        levels[1] += self._take(JOURNEYMAN, self._missing[1])
        levels[4] += self._take(MASTER, self._missing[4])
        graduates = [_CARD[name] for name in view["graduates"] or []]
        ranks = self._s.tables.employee_rank
        for deck, rank in enumerate((JOURNEYMAN, MASTER)):
            open_cards = [card for card in graduates if ranks[card] == rank]
            size = decks[RANK_NAMES[rank]]
            self.exam_decks[deck] = open_cards or self._take(rank, size)
