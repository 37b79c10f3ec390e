"""The public game: configuration + seed + actions, and everything that follows from them."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, Final, final

from rokoko.components import ComponentError
from rokoko.config import GameConfig, tables_of
from rokoko.engine.actions import ACTION_SPACE, Action, parse_action
from rokoko.engine.codes import OVER
from rokoko.engine.events import Event
from rokoko.engine.names import PHASE_NAMES
from rokoko.engine.reasons import RULES
from rokoko.engine.rules import apply_action, legal_actions, refusal
from rokoko.engine.setup import new_game
from rokoko.engine.state import State
from rokoko.record import Record, RecordError, digest_of, format_record, parse_record
from rokoko.sheets import ScoreSheet, sheets_of
from rokoko.views import asked_of, config_of, snapshot_of, stacks_of, state_from_view, view_of

LONGEST_NAME: Final = 60


class IllegalAction(ValueError):
    """An action that is not on offer. `reason` says why, `rule` names the chapter of docs/rules or the ruling."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} (rule {rule})")
        self.reason = reason
        self.rule = rule


@final
class Refusal:
    """Why something is not on offer: the reason in words, and the rule."""

    def __init__(self, reason: str, rule: str) -> None:
        self.reason: Final = reason
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, rule={self.rule!r})"


@final
class Game:
    """One play of Rokoko. The seed decides all chance; the actions decide the rest."""

    def __init__(
        self,
        config: GameConfig,
        seed: int | None = None,
        names: tuple[str, ...] = (),
        *,
        state: State | None = None,
    ) -> None:
        _check_names(names, config)
        self.config: Final = config
        self.seed: int = secrets.randbits(53) if seed is None else seed
        self.names: tuple[str, ...] = names
        self.opening: list[Event] = []  # what happened before the first decision
        self.moves: list[tuple[int, Action]] = []
        self.is_drawn: bool = state is not None  # a game without its history can't be recorded
        if state is None:
            start = -1 if config.start_player is None else config.start_player
            state = new_game(tables_of(config), str(self.seed), start, self.opening)
            state.log = None
        self.state: State = state

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must choose now; empty when the game is over."""
        return tuple(self.state.deciders())

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def phase(self) -> str:
        """ "select", "actions" or "over"."""
        return PHASE_NAMES[self.state.phase]

    def options(self, seat: int) -> list[Action]:
        """Every legal choice of this seat, in an order that never depends on chance; empty if it is not asked."""
        if not 0 <= seat < len(self.state.players):
            return []
        return [ACTION_SPACE[index] for index in legal_actions(self.state, seat)]

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Take a choice; the events that followed. IllegalAction changes nothing."""
        state = self.state
        known = 0 <= seat < len(state.players)
        if not known or action.index not in legal_actions(state, seat):
            refused = self.why_not(seat, action)
            assert refused is not None
            raise IllegalAction(refused.reason, refused.rule)
        events: list[Event] = []
        state.log = events
        apply_action(state, seat, action.index)
        state.log = None
        self.moves.append((seat, action))
        return events

    def why_not(self, seat: int, action: Action | str) -> Refusal | None:
        """Why this seat can't choose this action now, with the rule; None if it can."""
        wanted = parse_action(action) if isinstance(action, str) else action
        if not 0 <= seat < len(self.state.players):
            return Refusal(f"there is no seat {seat} at this table", "2")
        number = refusal(self.state, seat, wanted.index)
        if number == 0:
            return None
        rule, reason = RULES[number]
        return Refusal(reason, rule)

    def asked(self, seat: int) -> dict[str, Any] | None:
        """What this seat is asked for, as plain data: the kind of decision and what it is about; None if nothing."""
        return asked_of(self.state, seat)

    def score(self) -> list[ScoreSheet]:
        """The score sheets by seat, as if the game ended now."""
        return sheets_of(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, or a spectator (None). Plain data."""
        if seat is not None and not 0 <= seat < len(self.state.players):
            raise ValueError(f"there is no seat {seat} at this table: seats are 0 to {len(self.state.players) - 1}")
        return view_of(self.state, self.config, seat)

    def snapshot(self) -> dict[str, Any]:
        """Everything, as plain data. For tests and tools, never for a client."""
        return snapshot_of(self.state)

    def stacks(self) -> tuple[Any, ...]:
        """What lies face down. Equal values before and after an action: it revealed nothing. Never for a client."""
        return stacks_of(self.state)

    def digest(self) -> str:
        """A hash of the full state: equal for equal states, on every machine."""
        return digest_of(self.state)

    def clone(self) -> Game:
        """An independent copy."""
        game = Game(self.config, self.seed, self.names, state=self.state.clone())
        game.opening = self.opening
        game.moves = self.moves[:]
        game.is_drawn = self.is_drawn
        return game

    def rewound(self, actions: int) -> Game:
        """The game as it was so many actions ago: configuration, seed and the actions before."""
        if not 0 <= actions <= len(self.moves):
            raise ValueError(f"can't go back {actions} actions: {len(self.moves)} were taken")
        if self.is_drawn:
            raise ValueError("a game drawn from a view has no history")
        game = Game(self.config, self.seed, self.names)
        for seat, action in self.moves[: len(self.moves) - actions]:
            apply_action(game.state, seat, action.index)
            game.moves.append((seat, action))
        return game

    def record(self) -> str:
        """The whole game as text."""
        if self.is_drawn:
            raise ValueError("a game drawn from a view has no history to record")
        component_hash = self.config.component_set().hash
        moves = tuple(self.moves)
        return format_record(Record(self.config, component_hash, self.seed, self.names, moves, self.digest()))

    @staticmethod
    def replay(text: str, components: str | None = None) -> Game:
        """The game that a record tells; RecordError names the line that is wrong. `components`: where its set lies."""
        record = parse_record(text, components)
        try:
            found = record.config.component_set().hash
        except ComponentError as error:
            raise RecordError(_line_of(text, "components"), str(error)) from None
        if found != record.component_hash:
            raise RecordError(
                _line_of(text, "components"),
                f"the record was played with a component set {record.component_hash}, "
                f"but {record.config.components!r} is {found}: name the folder of the right set",
            )
        try:
            game = Game(record.config, record.seed, record.names)
        except ValueError as error:
            raise RecordError(_line_of(text, "player"), str(error)) from None
        for number, (seat, action) in zip(record.lines, record.moves, strict=True):
            refused = game.why_not(seat, action)
            if refused is not None:
                raise RecordError(number, f"seat {seat} can't `{action.text}`: {refused.reason} (rule {refused.rule})")
            apply_action(game.state, seat, action.index)
            game.moves.append((seat, action))
        if game.digest() != record.digest:
            raise RecordError(record.end_line, "the record was changed: its actions lead to another state")
        if not record.intact:
            raise RecordError(record.end_line, "the record was changed: its checksum does not fit the lines above")
        return game

    def __repr__(self) -> str:
        return f"<Game of {self.config.seats}, round {self.round}, {len(self.moves)} actions, {self.phase}>"


def determinize(view: dict[str, Any], rng: Random) -> Game:
    """A full game that fits what the view shows, hidden things drawn at random. It has no history to record."""
    return Game(config_of(view), rng.getrandbits(53), state=state_from_view(view, rng))


def _check_names(names: tuple[str, ...], config: GameConfig) -> None:
    """Names stand in records, one a line."""
    if len(names) > config.contestants:
        raise ValueError(f"{len(names)} names for {config.contestants} seats: give at most one a seat")
    for name in names:
        if not name or len(name) > LONGEST_NAME or " ".join(name.split()) != name or not name.isprintable():
            raise ValueError(f"{name[:50]!r} can't be a name: 1 to {LONGEST_NAME} printable characters, single spaces")


def _line_of(text: str, key: str) -> int:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith(key + " "):
            return number
    return 1
