"""Options in short, for buttons that stand beside the board: a symbol, its colour, and a few words."""

from rokoko.web.table.decorations import WORDS
from rokoko.web.table.scene import Scene, sentence
from rokoko.words.board import NOTATION
from rokoko.words.prices import FULL_DEPUTE

Chip = tuple[str, str, str]  # symbol, tone, words; no words: the whole sentence

SINGLE = {
    "pass": "cross",
    "done": "check",
    "favor": "favor",
    "depute": "door",
    "bonus": "laurel",
    "keep": "bolt",
    "thread": "spool",
    "lace": "lace",
    "thread+lace": "spool",
    "sell": "coin",
    "examination": "scroll",
    "hire apprentice": "staff",
    "less blue": "bolt",
    "less pink": "bolt",
}
DECORATION_SYMBOLS = {
    "fireworks": "rocket",
    "statues": "statue",
    "kitchen_left": "kettle",
    "kitchen_right": "cloche",
    "musicians": "music",
    "jeweler": "gem",
}
assert DECORATION_SYMBOLS.keys() == WORDS.keys()


def chip_of(scene: Scene, action: str) -> Chip:
    first, _, rest = action.partition(" ")
    if action in SINGLE:
        tone = rest if first == "less" else ""
        return SINGLE[action], tone, _single(scene, action)
    match first:
        case "acquire" | "take":
            return _tile(scene, first, rest)
        case "tailor":
            return _garment(scene, int(rest))
        case "rent":
            return _space(scene, rest)
        case "fund":
            return _decoration(scene, rest)
        case "jewelry":
            return _jewel(scene, int(rest))
        case "hire" | "play" | "select" | "depute" | "choose":
            return _employee(scene, first, rest)
        case "pay" | "discard":
            silk = scene.w.resource_tile(rest).silk
            return "bolt", next(iter(silk)), sentence(scene.w.silk(silk))
        case "hall":
            return f"emblem-{rest}", f"hall-{rest}", scene.w.hall(int(rest))
        case "from":
            return "staff", "", sentence(scene.w.zone(rest))
        case _:
            return {"return": "coin", "copy": "mask", "task": "check"}.get(first, "laurel"), "", ""


def _single(scene: Scene, action: str) -> str:
    """Long sentences of single options in a few words."""
    w = scene.w
    match action:
        case "favor":
            return w.term("favor")
        case "depute":
            employee = scene.moment.employee
            livre = w.livre(FULL_DEPUTE[w.employee_card(employee).rank]) if employee else ""
            name = w.gettext("Depute")
            return f"{name} · {livre}"
        case "bonus":
            return w.gettext("Use the bonus")
        case "examination":
            return sentence(w.examination(scene.moment.own("exam") or "journeyman"))
        case "hire apprentice":
            return w.gettext("Hire your apprentice")
        case _:
            return ""


def _tile(scene: Scene, kind: str, place: str) -> Chip:
    drawer, space = place.split(".")
    tile = scene.moment.tile_in_drawer(int(drawer), int(space))
    assert tile is not None
    price = 0 if kind == "take" else scene.moment.drawer_price(int(drawer))
    words = f"{sentence(scene.w.silk(tile['silk']))} · {scene.w.livre(price)}"
    return "bolt", next(iter(tile["silk"])), words


def _garment(scene: Scene, window: int) -> Chip:
    name = scene.moment.garment_in_window(window)
    assert name is not None
    face = scene.faces.garment(name)
    return face.figure, face.color, sentence(scene.w.garment_name(name))


def _space(scene: Scene, place: str) -> Chip:
    w = scene.w
    hall, space = place.split(".")
    printed = scene.moment.side.halls[int(hall) - 1].guests[int(space) - 1]
    words = f"{w.hall(int(hall))} · {w.reward(printed.reward, printed.amount)}"
    if printed.master:
        words = f"{words} · {w.rank('master')}"
    return f"emblem-{hall}", f"hall-{hall}", words


def _decoration(scene: Scene, place: str) -> Chip:
    word, number = place.split(" ")
    kind = NOTATION[word]
    printed = scene.moment.decoration(kind, int(number))
    assert printed is not None
    price = scene.w.livre(scene.moment.decoration_price(printed))
    return DECORATION_SYMBOLS[kind], "", f"{sentence(scene.w.decoration(kind, int(number)))} · {price}"


def _jewel(scene: Scene, space: int) -> Chip:
    name = scene.moment.jewelry_on_display(space)
    assert name is not None
    color, figure = name.split("_")
    free = scene.moment.decision == "take_free_jewelry"
    price = scene.w.livre(0 if free else scene.moment.jewelry_price(space))
    return figure, color, f"{sentence(scene.w.jewelry(name))} · {price}"


def _employee(scene: Scene, kind: str, rest: str) -> Chip:
    card = scene.moment.employee_for_hire(int(rest)) if kind == "hire" else rest
    assert card is not None
    rank = scene.w.employee_card(card).rank
    words = sentence(scene.w.employee(card))
    if kind == "depute" and scene.moment.depute_livre(card):
        words = f"{words} · {scene.w.livre(scene.moment.depute_livre(card))}"
    return "thimble", rank, words
