"""A hash of the full state: equal for equal states, on every machine, interpreted or compiled."""

from hashlib import blake2b

from rokoko.engine.agenda import name_of_step
from rokoko.engine.state import Player, State


def digest_of(s: State) -> str:
    """16 hex digits over everything that can matter for the rest of the game. Copies of a card are the same card."""
    return blake2b(repr(_everything(s)).encode(), digest_size=8).hexdigest()


def _everything(s: State) -> list[object]:
    return [
        [s.seed, s.fills, s.round, s.phase, s.start_player, s.favor, s.turn],
        [_player(player) for player in s.players],
        [s.guests, s.owners, s.decorations, s.all_halls, s.windows, s.drawers, s.hire],
        [s.garment_bag, sorted(s.garment_discard), s.resource_bag, sorted(s.resource_discard)],
        [s.hire_deck, sorted(s.removed), s.jewelry_display, s.jewelry_bag, sorted(s.jewelry_removed)],
        [[sorted(deck) for deck in s.exam_decks], s.du_barry],
        [[name_of_step(step), *step.pack()] for step in s.agenda],
        sorted(s.used),
    ]


def _player(player: Player) -> list[object]:
    return [
        [player.livre, player.thread, player.lace, player.prestige],
        [player.supply, player.hand, player.discard, player.in_play, player.leaving, player.swapping],
        [player.departing, player.to_select, player.open_hand, sorted(player.secret), player.tiles, player.specialized],
        [player.jewelry, player.examination, player.tasks, player.masters_made],
    ]
