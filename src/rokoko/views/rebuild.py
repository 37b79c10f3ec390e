"""A full state that fits a view: what the view hides is drawn at random from what it leaves possible."""

from collections import Counter
from random import Random
from typing import Any

from rokoko.config import GameConfig, tables_of
from rokoko.engine.acquiring import add_tile
from rokoko.engine.agenda import unpack_step
from rokoko.engine.codes import ACTING, HALL_SPACES, HAND_SIZE, MUSICIANS_AT
from rokoko.engine.funding import GROUP_STARTS
from rokoko.engine.names import DECORATION_NAMES, EMPLOYEE_IDS, JEWELRY_NAMES, PHASE_NAMES, RANK_NAMES, TASK_NAMES
from rokoko.engine.rules import settle
from rokoko.engine.setup import empty_state
from rokoko.engine.state import Player, State
from rokoko.views.hidden_cards import HiddenCards
from rokoko.views.hidden_tiles import tiles_for_decision

_CARD = {name: number for number, name in enumerate(EMPLOYEE_IDS)}
_TRIES = 200


def config_of(view: dict[str, Any]) -> GameConfig:
    parts = view["config"]
    return GameConfig(
        seats=parts["seats"],
        modules=tuple(parts["modules"]),
        edition=parts["edition"],
        components=parts["components"],
        start_player=parts["start_player"],
    )


def state_from_view(view: dict[str, Any], rng: Random) -> State:
    tables = tables_of(config_of(view))
    s = empty_state(tables, str(rng.getrandbits(53)))
    s.round = view["round"]
    s.phase = PHASE_NAMES.index(view["phase"])
    s.start_player = view["start_player"]
    s.favor = _seat(view["favor"])
    s.turn = _seat(view["turn"])
    _place_board(s, view)
    hidden = HiddenCards(s, view, rng)
    for seat, shown in enumerate(view["players"]):
        s.players.append(_player(s, view, seat, shown, hidden, rng))
    s.removed = [_CARD[name] for name in view["removed"]]
    s.hire_deck = hidden.hire_deck
    s.exam_decks = hidden.exam_decks
    s.used = [_CARD[name] for name in view["used"]]
    _fill_garment_bag(s, rng)
    _fill_jewelry_bag(s, view, rng)
    _deal_du_barry(s, view, rng)
    for _ in range(_TRIES):
        _deal_tiles(s, view, rng)
        if _restore_agenda(s, view, rng):
            return s
    settle(s)  # no rack was found that leaves a choice: the step goes on by itself
    return s


def _seat(value: int | None) -> int:
    return -1 if value is None else value


def _place_board(s: State, view: dict[str, Any]) -> None:
    garments = {name: number for number, name in enumerate(s.tables.garment_ids)}
    resources = {name: number for number, name in enumerate(s.tables.resource_ids)}
    for hall, shown in enumerate(view["halls"]):
        for at, guest in enumerate(shown["guests"]):
            if guest is not None:
                s.guests[hall * HALL_SPACES + at] = garments[guest["garment"]]
                s.owners[hall * HALL_SPACES + at] = guest["owner"]
        s.decorations[MUSICIANS_AT + hall] = _seat(shown["musician"])
    for name, owners in view["decorations"].items():
        first = GROUP_STARTS[DECORATION_NAMES.index(name)]
        for at, owner in enumerate(owners):
            s.decorations[first + at] = _seat(owner)
    s.all_halls = [_seat(owner) for owner in view["all_halls"]]
    s.windows = [-1 if name is None else garments[name] for name in view["windows"]]
    for drawer, tiles in enumerate(view["drawers"]):
        for at, tile in enumerate(tiles):
            s.drawers[drawer * 4 + at] = -1 if tile is None else resources[tile["id"]]
    s.hire = [-1 if name is None else _CARD[name] for name in view["hire"]]
    s.jewelry_display = [-1 if name is None else JEWELRY_NAMES.index(name) for name in view["jewelry_display"]]
    s.garment_discard = [garments[name] for name in view["garment_discard"]]
    s.resource_discard = [resources[tile["id"]] for tile in view["resource_discard"]]


def _player(
    s: State, view: dict[str, Any], seat: int, shown: dict[str, Any], hidden: HiddenCards, rng: Random
) -> Player:
    player = Player()
    player.setup(livre=shown["livre"], notions=0, supply=[])
    player.thread, player.lace = shown["thread"], shown["lace"]
    guess = rng.randint(0, 2 * (s.round - 1))
    player.prestige = guess if shown["prestige"] is None else shown["prestige"]
    player.discard = [_CARD[name] for name in shown["discard"]]
    player.in_play = -1 if shown["in_play"] is None else _CARD[shown["in_play"]]
    player.leaving = shown["leaving"]
    player.swapping = shown["swapping"]
    player.departing = sum(1 for step in view["pending"] if step[0] == "departed" and step[1] == seat)
    player.open_hand = [_CARD[name] for name in shown["open_hand"]]
    player.specialized = hidden.specialized[seat]
    player.jewelry = [shown["jewelry"].count(name) for name in JEWELRY_NAMES]
    player.examination = -1 if shown["exam"] is None else RANK_NAMES.index(shown["exam"])
    player.tasks = sum(1 << TASK_NAMES.index(task) for task in shown["tasks"])
    player.masters_made = shown["masters_made"]
    player.secret = hidden.secret[seat][:]
    if seat == view["seat"]:
        player.supply = sorted(_CARD[name] for name in shown["supply"])
        player.hand = sorted(_CARD[name] for name in shown["hand"])
        player.to_select = shown["to_select"]
    else:
        face_down = sorted([*(_CARD[name] for name in shown["face_down"]), *hidden.secret[seat]])
        _deal_hand(s, view, seat, player, face_down, rng)
    return player


def _deal_hand(s: State, view: dict[str, Any], seat: int, player: Player, face_down: list[int], rng: Random) -> None:
    """The hand holds what everybody can tell, and otherwise any of the cards that lie face down."""
    size = view["players"][seat]["hand_size"]
    if size is None:
        choosing = seat in view["deciders"]
        automaton = seat == s.tables.automaton
        size = len(player.open_hand) if choosing or automaton else HAND_SIZE
        player.to_select = HAND_SIZE - size if choosing else 0
    rest = face_down[:]
    for card in player.open_hand:
        rest.remove(card)
    drawn = max(0, size - len(player.open_hand))
    choosing_card = bool(view["pending"]) and view["pending"][-1] == ["play_employee", seat]
    for _ in range(_TRIES):
        rng.shuffle(rest)
        player.hand = sorted(player.open_hand + rest[:drawn])
        player.supply = sorted(rest[drawn:])
        if not choosing_card or player.hand[0] != player.hand[-1]:
            return  # who chooses a card to play has more than one kind


def _fill_garment_bag(s: State, rng: Random) -> None:
    seen = {number for number in [*s.windows, *s.guests, *s.garment_discard] if number >= 0}
    s.garment_bag = [number for number in s.tables.first_garments + s.tables.late_garments if number not in seen]
    rng.shuffle(s.garment_bag)
    s.fills[1] = 2


def _fill_jewelry_bag(s: State, view: dict[str, Any], rng: Random) -> None:
    if not s.jewelry_display:
        return
    s.jewelry_removed = [JEWELRY_NAMES.index(name) for name in view["jewelry_removed"]]
    left = Counter(s.tables.all_jewelry)
    left.subtract(s.jewelry_removed)
    left.subtract(kind for kind in s.jewelry_display if kind >= 0)
    for player in s.players:
        left.subtract({kind: player.jewelry[kind] for kind in range(4)})
    s.jewelry_bag = sorted(left.elements())
    rng.shuffle(s.jewelry_bag)


def _deal_du_barry(s: State, view: dict[str, Any], rng: Random) -> None:
    shown = view["du_barry"]
    if shown is None:
        return
    unseen = [card for card in range(len(s.tables.du_barry_cards)) if card not in shown["discard"]]
    rng.shuffle(unseen)
    hand = shown["hand"]
    s.du_barry = [unseen[hand : hand + shown["supply"]], unseen[:hand], shown["discard"][:]]


def _deal_tiles(s: State, view: dict[str, Any], rng: Random) -> None:
    """The viewer's own rack as it is; the others' from the tiles that nobody has seen, and the rest into the bag."""
    resources = {name: number for number, name in enumerate(s.tables.resource_ids)}
    left = Counter(s.tables.all_resources)
    left.subtract(tile for tile in s.drawers if tile >= 0)
    left.subtract(s.resource_discard)
    own = view["seat"]
    if own is not None:
        left.subtract(resources[tile["id"]] for tile in view["players"][own]["resources"])
    in_sight = {
        step[1]: step[2] for step in view["pending"] if step[0] == "use_tile" and step[1] != own and step[2] >= 0
    }
    left.subtract(in_sight.values())
    pool = sorted(left.elements())
    rng.shuffle(pool)
    for seat, shown in enumerate(view["players"]):
        player = s.players[seat]
        player.tiles, player.silk = [], [0, 0, 0, 0]
        if seat == own:
            tiles = [resources[tile["id"]] for tile in shown["resources"]]
        else:
            tiles = [in_sight[seat]] if seat in in_sight else []
            tiles += tiles_for_decision(s, view, seat, pool, shown["tiles"] - len(tiles), rng)
            tiles += [pool.pop() for _ in range(shown["tiles"] - len(tiles))]
        for tile in tiles:
            add_tile(s, player, tile)
    s.resource_bag = pool


def _restore_agenda(s: State, view: dict[str, Any], rng: Random) -> bool:
    """The pending steps again; False if the tiles drawn for somebody leave the pending decision no choice."""
    s.agenda = []
    for name, *fields in view["pending"]:
        if name == "use_tile" and fields[1] < 0:
            fields = [fields[0], rng.choice(s.players[fields[0]].tiles), fields[2]]
        s.agenda.append(unpack_step(s, name, fields))
    s.choices = s.agenda[-1].options(s) if s.phase == ACTING else []
    return s.phase != ACTING or len(s.choices) > 1
