"""Games that Hypothesis steers: it looks for the shortest course that breaks an invariant."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rokoko import EDITIONS, MODULES, Game, GameConfig
from tests.fuzz.checked_game import check_score
from tests.invariants.course import Course
from tests.invariants.history import check_order_of_hands, check_record
from tests.invariants.offers import check_offers, check_reasons
from tests.invariants.secrets import check_determinize, check_secrets, viewers

configs = st.builds(
    GameConfig,
    seats=st.integers(1, 5),
    modules=st.sets(st.sampled_from(MODULES)).map(tuple),
    edition=st.sampled_from(EDITIONS),
)
choices = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 60)), max_size=60)


def steered(config: GameConfig, seed: int, course: list[tuple[int, int]]) -> Game:
    game = Game(config, seed)
    for which, number in course:
        if game.over:
            break
        seat = game.deciders[which % len(game.deciders)]
        options = game.options(seat)
        game.apply(seat, options[number % len(options)])
    return game


class AnyCourse(RuleBasedStateMachine):
    """Actions, undo and copies in any order; the history is kept beside the game."""

    @initialize(config=configs, seed=st.integers(0, 2**53))
    def sit_down(self, config: GameConfig, seed: int) -> None:
        self.game = Game(config, seed)
        self.digests = [self.game.digest()]
        self.course = Course(config)

    @precondition(lambda self: not self.game.over)
    @rule(which=st.integers(0, 4), number=st.integers(0, 60))
    def act(self, which: int, number: int) -> None:
        seat = self.game.deciders[which % len(self.game.deciders)]
        options = self.game.options(seat)
        self.game.apply(seat, options[number % len(options)])
        self.digests.append(self.game.digest())

    @rule(back=st.integers(0, 12))
    def take_back(self, back: int) -> None:
        back = min(back, len(self.game.moves))
        self.game = self.game.rewound(back)
        self.digests = self.digests[: len(self.digests) - back]
        self.course = Course(self.game.config)
        assert self.game.digest() == self.digests[-1]

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.game = self.game.clone()
        assert self.game.digest() == self.digests[-1]

    @rule()
    def go_on_with_the_record(self) -> None:
        self.game = Game.replay(self.game.record())
        assert self.game.digest() == self.digests[-1]

    @invariant()
    def keeps_every_invariant(self) -> None:
        self.course.check(self.game.snapshot())
        check_offers(self.game)


AnyCourse.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
TestAnyCourse = AnyCourse.TestCase


@settings(max_examples=40, deadline=None)
@given(configs, st.integers(0, 2**53), choices, st.integers(0, 2**32))
def test_no_course_tells_a_secret_or_lacks_a_reason(
    config: GameConfig, seed: int, course: list[tuple[int, int]], noise: int
) -> None:
    game, rng = steered(config, seed, course), Random(noise)
    check_reasons(game)
    check_secrets(game, rng)
    for viewer in viewers(game):
        check_determinize(game, viewer, rng, to_the_end=False)


@settings(max_examples=40, deadline=None)
@given(configs, st.integers(0, 2**53), choices, st.integers(0, 2**32))
def test_every_course_can_be_told_again(
    config: GameConfig, seed: int, course: list[tuple[int, int]], noise: int
) -> None:
    game = steered(config, seed, course)
    check_record(game)
    check_order_of_hands(game, Random(noise))
    if game.phase == "select":
        check_score(game)
