"""How the games of the fuzzer are played: at random, with a leaning that differs from game to game."""

from itertools import combinations
from random import Random

from rokoko import EDITIONS, MODULES, Action, Game, GameConfig

SEATS = (1, 2, 3, 4, 5)
MODULE_SETS = tuple(chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size))

# How often each family of actions is preferred to the others, whose weight is 4.
STYLES: dict[str, dict[str, int]] = {
    "uniform": {},
    "tailor": {"tailor": 60, "rent": 12, "sell": 4, "acquire": 8, "keep": 16, "jewelry": 40, "pass": 1, "depute": 1},
    "seller": {"tailor": 60, "sell": 200, "fund": 20, "hire": 12, "return": 12, "pass": 1},
    "patron": {"fund": 40, "favor": 12, "sell": 60, "tailor": 12, "pass": 1},
    "scholar": {
        "examination": 200,
        "hire apprentice": 200,
        "acquire": 12,
        "fund": 16,
        "tailor": 30,
        "bonus": 16,
        "pass": 1,
    },
    "employer": {"hire": 60, "hire apprentice": 200, "bonus": 16, "copy": 40, "choose": 12, "sell": 30, "pass": 1},
    "courtier": {"depute": 40, "from": 8, "bonus": 16, "hire": 16, "favor": 16, "pass": 1},
    "collector": {"jewelry": 200, "fund": 12, "rent": 12, "tailor": 60, "keep": 40, "discard": 20, "pass": 1},
    "idler": {"pass": 80, "done": 20, "depute": 12, "tailor": 1, "acquire": 1, "fund": 1},
}


def family(action: Action) -> str:
    """The kind of action: the first word of its notation."""
    return action.text if action.text == "hire apprentice" else action.text.split()[0]


def choose(options: list[Action], style: str, rng: Random) -> Action:
    """One of the options, by the weights of a style. Uses nothing that could differ between versions of Python."""
    weights = STYLES[style]
    weighted = [weights.get(family(action), 4) for action in options]
    left = rng.getrandbits(32) % sum(weighted)
    for action, weight in zip(options, weighted, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights do not add up")


def drawn(names: list[str], rng: Random) -> str:
    return names[rng.getrandbits(32) % len(names)]


def play_action(game: Game, styles: list[str], rng: Random) -> tuple[int, Action]:
    """What happens next: a decider at random and its choice. `styles` by seat."""
    deciders = game.deciders
    seat = deciders[rng.getrandbits(32) % len(deciders)]
    return seat, choose(game.options(seat), styles[seat], rng)


def config_number(number: int, seats: tuple[int, ...] = SEATS, modules: tuple[str, ...] | None = None) -> GameConfig:
    """Configurations in turn: every number of seats with every choice of modules, then the other edition."""
    sets = MODULE_SETS if modules is None else (modules,)
    number, at = divmod(number, len(seats))
    edition, which = divmod(number, len(sets))
    return GameConfig(seats=seats[at], modules=sets[which], edition=EDITIONS[edition % len(EDITIONS)])
