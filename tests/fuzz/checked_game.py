"""One random game with every invariant: the cheap ones after each action, the dear ones now and then."""

from random import Random
from typing import Any

from rokoko import Action, Game, GameConfig
from tests.fuzz.play import STYLES, drawn, play_action
from tests.invariants.course import Course
from tests.invariants.final_scoring import score_again
from tests.invariants.history import check_clone, check_order_of_hands, check_record, check_undo_and_redo
from tests.invariants.ledger import check_ledger
from tests.invariants.offers import check_offers, check_reasons, check_refusal
from tests.invariants.secrets import check_determinize, check_secrets, viewers

MERGED = ("balcony", "trademarks")  # two steps of the sheet that the check scores as one


class CheckedGame:
    """A game being played and checked. `dear` is how many of 1000 actions get each dear check."""

    def __init__(self, config: GameConfig, seed: int, *, dear: int = 25) -> None:
        self.game = Game(config, seed)
        self._rng = Random(f"fuzz/{seed}/{config}")
        self._styles = [drawn(list(STYLES), self._rng) for _ in range(config.contestants)]
        self._course = Course(config)
        self._digests = [self.game.digest()]
        self._dear = dear

    def play(self) -> int:
        """To the end; how many actions it took."""
        game = self.game
        shot = self._check()
        while not game.over:
            seat, action = self.next_action()
            events = game.apply(seat, action)
            self._digests.append(game.digest())
            before, shot = shot, self._check()
            check_ledger(before, events, shot)
        self._check_end()
        return len(game.moves)

    def next_action(self) -> tuple[int, Action]:
        """Who decides next, and what."""
        return play_action(self.game, self._styles, self._rng)

    def _now_and_then(self) -> bool:
        return self._rng.getrandbits(32) % 1000 < self._dear

    def _check(self) -> dict[str, Any]:
        game, rng = self.game, self._rng
        shot = game.snapshot()
        self._course.check(shot)
        check_offers(game)
        if self._now_and_then():
            check_reasons(game)
            check_refusal(game, rng.randrange(game.config.contestants), rng.randrange(489))
        if self._now_and_then():
            check_undo_and_redo(game, self._digests, rng)
        if self._now_and_then():
            check_record(game)
        if self._now_and_then():
            check_clone(game, rng)
        if self._now_and_then() or self._now_and_then():
            check_secrets(game, rng)
        if self._now_and_then():
            for viewer in viewers(game):
                check_determinize(game, viewer, rng, to_the_end=rng.getrandbits(3) == 0)
        if game.phase == "select" and self._now_and_then():
            check_order_of_hands(game, rng)
            check_score(game)
        return shot

    def _check_end(self) -> None:
        assert self.game.round == 7
        assert self.game.phase == "over"
        assert self.game.deciders == ()
        check_score(self.game)
        check_record(self.game)
        check_reasons(self.game)
        check_determinize(self.game, None, self._rng, to_the_end=True)


def check_score(game: Game) -> None:
    """The sheets agree with a scoring that was written apart from the engine, step by step."""
    sheets = game.score()
    assert [sheet.seat for sheet in sheets] == list(range(game.config.contestants))
    for sheet, again in zip(sheets, score_again(game.snapshot(), game.config), strict=True):
        steps = {name: prestige for name, prestige in sheet.items.items() if name not in MERGED}
        steps["balcony and trademarks"] = sum(sheet.items[name] for name in MERGED)
        expected = {name: prestige for name, prestige in again.steps.items() if name in steps or prestige}
        assert steps == expected, f"seat {sheet.seat}"
        assert sum(sheet.items.values()) == sheet.total
        assert sum(line.prestige for line in sheet.lines) == sheet.total
        assert (sheet.total, sheet.livre, sheet.rank) == (again.total, again.livre, again.rank), f"seat {sheet.seat}"
