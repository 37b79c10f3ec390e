"""What a seat can't see: drawn anew at random, it must change nothing in the seat's view, options or reasons."""

import json
from random import Random
from typing import Any

from rokoko import ACTION_SPACE, Game, determinize
from rokoko.engine.agenda import name_of_step, unpack_step
from rokoko.engine.codes import ACTING, HAND_SIZE, SELECTING
from rokoko.engine.state import Player, State
from tests.fuzz.play import choose
from tests.invariants.conservation import check_position

JOURNEYMEN, MASTERS = 0, 1  # the examination decks


def as_text(view: dict[str, Any]) -> str:
    return json.dumps(view, allow_nan=False)


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.config.seats)]


def check_secrets(game: Game, rng: Random) -> None:
    for viewer in viewers(game):
        other = with_other_secrets(game, viewer, rng)
        assert as_text(other.view(viewer)) == as_text(game.view(viewer)), f"the view of {viewer} tells a secret"
        if viewer is not None:
            assert other.options(viewer) == game.options(viewer)
            assert other.asked(viewer) == game.asked(viewer)
            for index in rng.sample(range(len(ACTION_SPACE)), 20):
                mine, theirs = game.why_not(viewer, ACTION_SPACE[index]), other.why_not(viewer, ACTION_SPACE[index])
                assert repr(mine) == repr(theirs)


def with_other_secrets(game: Game, viewer: int | None, rng: Random) -> Game:
    """The same game for the viewer, with everything drawn anew that it can't know."""
    other = game.clone()
    s = other.state
    s.seed = str(rng.getrandbits(40))
    other.seed = rng.getrandbits(40)
    for pile in (s.garment_bag, s.jewelry_bag, s.hire_deck, *s.exam_decks):
        rng.shuffle(pile)
    _mix(rng, s.du_barry[0], s.du_barry[1])
    others = [seat for seat in range(len(s.players)) if seat != viewer]
    _swap_graduates(s, viewer, others, rng)
    _mix(rng, s.resource_bag, *(s.players[seat].tiles for seat in others))
    apprentices = {card for card in s.tables.jewelry_box_cards if s.tables.employee_level[card] == 0}
    for player in s.players:
        apprentices -= {player.specialized, *player.staff()}
    apprentices -= set(s.removed)
    for seat in others:
        player = s.players[seat]
        player.tiles.sort()
        player.silk = [sum(s.tables.resource_silk[tile][color] for tile in player.tiles) for color in range(4)]
        if player.specialized >= 0:
            player.specialized = rng.choice(sorted(apprentices))
            apprentices.remove(player.specialized)
        if game.config.edition == "2013" and not game.over:
            player.prestige = rng.randint(0, 40)
        if seat != s.tables.automaton:
            _deal_hand_again(s, player, rng)
    _draw_pending_tile_again(s, viewer, rng)
    if s.phase == ACTING and s.agenda[-1].seat == viewer:
        s.choices = s.agenda[-1].options(s)
    return other


def _mix(rng: Random, *piles: list[int]) -> None:
    """Deal everything in these piles to them again, keeping their sizes."""
    pool = [piece for pile in piles for piece in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def _deal_hand_again(s: State, player: Player, rng: Random) -> None:
    """Any cards of supply and hand may be the hand, but for those that everybody could tell."""
    pool = player.supply + player.hand
    for card in player.open_hand:
        pool.remove(card)
    rng.shuffle(pool)
    size = len(player.hand) - len(player.open_hand)
    if s.phase == SELECTING and player.to_select > 0:  # how many were chosen so far is nobody's business
        size = rng.randint(0, HAND_SIZE - len(player.open_hand) - 1)
        player.to_select = HAND_SIZE - len(player.open_hand) - size
    player.hand = sorted(player.open_hand + pool[:size])
    player.supply = sorted(pool[size:])


def _swap_graduates(s: State, viewer: int | None, others: list[int], rng: Random) -> None:
    """Employees from an examination are unknown until they are played, as are those left in its deck."""
    ranks = s.tables.employee_rank
    step = s.agenda[-1] if s.agenda else None
    looks_at = step.pack()[1] - 1 if step and step.seat == viewer and name_of_step(step) == "choose_graduate" else -1
    for deck in (JOURNEYMEN, MASTERS):
        pool = [] if deck == looks_at else s.exam_decks[deck][:]
        pool += [card for seat in others for card in s.players[seat].secret if ranks[card] == deck + 1]
        became = dict(zip(pool, rng.sample(pool, len(pool)), strict=True))
        s.exam_decks[deck] = [became.get(card, card) for card in s.exam_decks[deck]]
        for seat in others:
            player = s.players[seat]
            player.hand = sorted(became.get(card, card) for card in player.hand)
            player.supply = sorted(became.get(card, card) for card in player.supply)
            player.secret = sorted(became.get(card, card) for card in player.secret)


def _draw_pending_tile_again(s: State, viewer: int | None, rng: Random) -> None:
    """A tile that another seat has just drawn from the bag is seen by that seat only."""
    for at, step in enumerate(s.agenda):
        seat, *fields = step.pack()
        if name_of_step(step) == "use_tile" and seat != viewer and fields[1] < 0:
            s.agenda[at] = unpack_step(s, "use_tile", [seat, rng.choice(s.players[seat].tiles), fields[1]])


def check_determinize(game: Game, viewer: int | None, rng: Random, *, to_the_end: bool) -> None:
    """A game drawn from a view looks the same to its viewer, is whole, and can be played to its end."""
    view = game.view(viewer)
    drawn = determinize(json.loads(as_text(view)), rng)
    assert as_text(drawn.view(viewer)) == as_text(view)
    assert drawn.deciders == game.deciders
    if viewer is not None:
        assert drawn.options(viewer) == game.options(viewer)
        assert drawn.asked(viewer) == game.asked(viewer)
    check_position(drawn.snapshot(), game.config)
    while to_the_end and not drawn.over:
        seat = rng.choice(drawn.deciders)
        options = drawn.options(seat)
        assert options, f"a game drawn from the view of {viewer} stops at seat {seat}"
        drawn.apply(seat, choose(options, "uniform", rng))
    if to_the_end:
        check_position(drawn.snapshot(), game.config)
        assert len(drawn.score()) == game.config.contestants
