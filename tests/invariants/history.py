"""A game is configuration + seed + actions: undo, redo, replay and copies all lead to the same states."""

from random import Random

from rokoko import Action, Game
from tests.fuzz.play import choose


def check_undo_and_redo(game: Game, digests: list[str], rng: Random) -> None:
    """`digests[n]` is the digest after n actions."""
    back = rng.randint(0, len(game.moves))
    earlier = game.rewound(back)
    assert earlier.digest() == digests[len(game.moves) - back]
    assert earlier.moves == game.moves[: len(game.moves) - back]
    assert [action for _, action in game.moves[len(game.moves) - back :]] == redo(earlier, game, rng)
    assert earlier.digest() == digests[-1]
    assert game.digest() == digests[-1]


def redo(earlier: Game, game: Game, rng: Random) -> list[Action]:
    """Take the actions again that `game` took since; they must be on offer again."""
    taken = []
    for seat, action in game.moves[len(earlier.moves) :]:
        assert action in earlier.options(seat)
        earlier.apply(seat, action)
        taken.append(action)
    return taken


def check_record(game: Game) -> None:
    """The record of any moment leads to that moment, and says so in the same words."""
    text = game.record()
    again = Game.replay(text)
    assert again.digest() == game.digest()
    assert again.record() == text
    assert again.deciders == game.deciders
    assert [again.options(seat) for seat in again.deciders] == [game.options(seat) for seat in game.deciders]
    assert again.snapshot() == game.snapshot()


def check_clone(game: Game, rng: Random, *, actions: int = 12) -> None:
    """What happens to a copy does not touch the game, and the copy goes the way the game would go."""
    before, shot, moves = game.digest(), game.snapshot(), len(game.moves)
    copy, twin = game.clone(), game.clone()
    assert copy.digest() == before
    for _ in range(actions):
        if copy.over:
            break
        seat = rng.choice(copy.deciders)
        action = choose(copy.options(seat), "uniform", rng)
        assert copy.apply(seat, action) == twin.apply(seat, action)
    assert copy.digest() == twin.digest()
    assert (game.digest(), game.snapshot(), len(game.moves)) == (before, shot, moves)


def check_order_of_hands(game: Game, rng: Random) -> None:
    """Hands are chosen at the same time: in which order they arrive changes nothing (S10)."""
    if game.phase != "select":
        return
    one = game.clone()
    chosen: dict[int, list[Action]] = {seat: [] for seat in game.deciders}
    while one.phase == "select" and one.round == game.round and one.deciders:
        seat = one.deciders[0]
        action = choose(one.options(seat), "uniform", rng)
        one.apply(seat, action)
        chosen[seat].append(action)
    other = game.clone()
    while any(chosen.values()):
        seat = rng.choice([seat for seat, actions in chosen.items() if actions])
        other.apply(seat, chosen[seat].pop(0))
    assert other.digest() == one.digest()
