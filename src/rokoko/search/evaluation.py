"""What each seat can expect to score: what stands on the board, and what the rest of the game may make of the rest.

The last round's evaluation of a finished game is its score.
"""

from typing import Final, final

from rokoko.engine.codes import (
    COLORS,
    FIREWORKS_AT,
    HALLS,
    JEWELER,
    KITCHEN_LEFT,
    KITCHEN_LEFT_AT,
    KITCHEN_RIGHT,
    OVER,
    ROUNDS,
    STATUES_AT,
    TASKS,
)
from rokoko.engine.crowns import crown_prestige
from rokoko.engine.funding import owns_one_of
from rokoko.engine.renting import PlaceGarment
from rokoko.engine.scoring import COUNTED, award_majority, balcony_of, fireworks_prestige, hall_standings
from rokoko.engine.state import Player, State
from rokoko.search.weights import WEIGHTS

# By seats. How what a kitchen pays for grows in the games of the bots: decorations the slower, the more want them.
# And what money of later rounds is worth: the fewer there are, the more is left to buy.
DECORATIONS_A_ROUND: Final = (0.9, 0.9, 0.9, 0.75, 0.6, 0.45)
GARMENTS_A_ROUND: Final = 0.9
MONEY_TO_COME: Final = (2.0, 2.0, 2.0, 1.2, 1.0, 1.0)
# Fireworks that wait for a garment, and their majority in the first round: whoever funds them early gains by it at five
# seats, and loses at fewer.
ROCKETS: Final = (0.46, 0.46, 0.46, 0.46, 0.46, 1.0)
FIREWORKS_EARLY: Final = (0.65, 0.65, 0.65, 0.65, 0.65, 1.0)


@final
class Evaluation:
    """Weights for every round, ready to use."""

    def __init__(self, weights: dict[str, tuple[float, float]]) -> None:
        self.livre = _by_round(weights["livre"])
        self.notion = _by_round(weights["notion"])
        self.common_silk = _by_round(weights["common_silk"])
        self.rare_silk = _by_round(weights["rare_silk"])
        self.garment = _by_round(weights["garment"])
        self.hall_lead = _by_round(weights["hall_lead"], 1.0)
        self.hall_presence = _by_round(weights["hall_presence"])
        self.halls_present = _by_round(weights["halls_present"])
        early, late = weights["fireworks_lead"]
        self.fireworks_lead = [_by_round((early * part, late), 1.0) for part in FIREWORKS_EARLY]
        self.balcony = _by_round(weights["balcony"], 1.0)
        early, late = weights["rocket"]
        self.rocket = [_by_round((early * part, late * part)) for part in ROCKETS]
        self.statue = _by_round(weights["statue"])
        self.statue_set = _by_round(weights["statue_set"], 1.0)
        self.kitchen = _by_round(weights["kitchen"])
        # A Livre at the end of this round and of every one to come; one more each round than in the round before.
        self.steady = [sum(self.livre[at:ROUNDS]) for at in range(ROUNDS)]
        self.rising = [sum(self.livre[at + k] * k for k in range(ROUNDS - at)) for at in range(ROUNDS)]
        self.crown = _by_round(weights["crown"], 1.0)
        self.cards = [_by_round(weights[f"card_{rank}"]) for rank in ("apprentice", "journeyman", "master")]
        self.staff = [_by_round(weights[f"staff_{rank}"]) for rank in ("apprentice", "journeyman", "master")]
        self.favor = _by_round(weights["favor"], 3.0)
        self.jewelry = _by_round(weights["jewelry"])
        self.jeweler = _by_round(weights["jeweler"])
        self.task = _by_round(weights["task"])

    def of(self, s: State) -> list[float]:
        """The expected final prestige of every seat."""
        now = ROUNDS if s.phase == OVER else s.round - 1
        values = [self._possessions(s, seat, now) for seat in range(len(s.players))]
        for step in s.agenda:
            if isinstance(step, PlaceGarment):
                values[step.seat] += self._in_work(s, step.garment, now)
        self._board(s, now, values)
        return values

    def _possessions(self, s: State, seat: int, now: int) -> float:
        player = s.players[seat]
        tables = s.tables
        jewelry = sum(player.jewelry)
        value = float(player.prestige + jewelry)
        crown = self.crown[now]
        for card in player.cards():
            if tables.employee_crown[card]:
                value += crown_prestige(s, seat, card) * crown
        if s.favor == seat:
            value += self.favor[now]
        if seat == tables.automaton:
            value += len(player.tiles) // 2
        if now == ROUNDS:
            return value + player.livre // 10
        value += player.livre * self.livre[now] + self._store(player, now) + self._employees(s, player, now)
        if player.examination >= 0:
            for task in range(TASKS):
                if player.tasks >> task & 1:
                    value += self.task[now]
            value += jewelry * (ROUNDS - now) * self.livre[now] * self.jewelry[now]
        return value

    def _in_work(self, s: State, garment: int, now: int) -> float:
        """A garment that is paid for and not yet placed."""
        return s.tables.garment_prestige[garment] + self.garment[now] + 1.5

    def _store(self, player: Player, now: int) -> float:
        silk = player.silk
        notions = min(player.thread, 4) + min(player.lace, 4)
        value = notions * self.notion[now]
        value += min(silk[0] + silk[1], 9) * self.common_silk[now]
        return value + min(silk[2] + silk[3], 6) * self.rare_silk[now]

    def _employees(self, s: State, player: Player, now: int) -> float:
        """Cards in hand are turns of this round; the staff is worth something for the rounds to come."""
        ranks = s.tables.employee_rank
        value = 0.0
        for card in player.hand:
            value += self.cards[ranks[card]][now]
        for card in player.cards():
            value += self.staff[ranks[card]][now]
        return value

    def _board(self, s: State, now: int, values: list[float]) -> None:
        """What everybody has there, in one walk over the guests and one over the decorations."""
        tables = s.tables
        owners = s.owners
        seats = len(values)
        garments = [0] * seats
        colors = [0] * (seats * COLORS)
        hope = self.garment[now]
        for space in tables.guest_spaces:
            owner = owners[space]
            if owner >= 0:
                garment = s.guests[space]
                garments[owner] += 1
                colors[owner * COLORS + tables.garment_color[garment]] += 1
                values[owner] += tables.garment_prestige[garment] + hope
        decorations = [0] * seats
        owners = s.decorations
        for space in tables.decoration_spaces:
            owner = owners[space]
            if owner >= 0:
                decorations[owner] += 1
                values[owner] += tables.decoration_prestige[space]
        for seat in range(seats):
            if decorations[seat] > 0:
                values[seat] += self._decorations(s, seat, now, decorations[seat], garments[seat], colors)
        for at in range(len(s.all_halls)):
            if s.all_halls[at] >= 0:
                values[s.all_halls[at]] += tables.all_halls[at]
        self._halls(s, now, values)
        won = fireworks_prestige(s)
        lead = self.fireworks_lead[seats][now]
        for seat in range(seats):
            values[seat] += won[seat] * lead

    def _decorations(self, s: State, seat: int, now: int, decorations: int, garments: int, colors: list[int]) -> float:
        tables = s.tables
        seats = len(s.players)
        value = 0.0
        rockets = s.decorations[FIREWORKS_AT:STATUES_AT].count(seat)
        if rockets > 0:
            used = 0
            for rocket, space in balcony_of(s, seat):
                used += 1
                prestige = tables.garment_prestige[s.guests[space]]
                value += prestige * (tables.decoration_multiplier[rocket] - 1) * self.balcony[now]
            value += (rockets - used) * self.rocket[seats][now]
        statues = s.decorations[STATUES_AT:KITCHEN_LEFT_AT].count(seat)
        if statues > 0:
            for color in range(seat * COLORS, (seat + 1) * COLORS):
                sets = min(colors[color], statues)
                value += 2 * sets * self.statue_set[now]
            value += statues * self.statue[now]
        if now < ROUNDS:
            income = 0.0
            if owns_one_of(s, seat, KITCHEN_LEFT):
                income += decorations * self.steady[now] + DECORATIONS_A_ROUND[seats] * self.rising[now]
            if owns_one_of(s, seat, KITCHEN_RIGHT):
                income += garments * self.steady[now] + GARMENTS_A_ROUND * self.rising[now]
            value += income * MONEY_TO_COME[seats] * self.kitchen[now]
            if owns_one_of(s, seat, JEWELER):
                value += self.jeweler[now]
        return value

    def _halls(self, s: State, now: int, values: list[float]) -> None:
        """Leads as they stand, and a little for being there at all."""
        lead = self.hall_lead[now]
        presence = self.hall_presence[now]
        seats = len(values)
        halls = [0] * seats
        for hall in range(HALLS):
            standing = hall_standings(s, hall)
            won = award_majority(standing, s.tables.hall_majority[hall])
            for seat in range(seats):
                if standing[seat] > 0:
                    halls[seat] += 1
                    if won[seat] > 0:
                        values[seat] += won[seat] * lead
                    elif standing[seat] >= COUNTED:
                        values[seat] += presence
        everywhere = self.halls_present[now] * 0.25
        for seat in range(seats):
            if seat not in s.all_halls:
                values[seat] += everywhere * halls[seat] * halls[seat]


def _by_round(ends: tuple[float, float], over: float = 0.0) -> list[float]:
    """The weight at each round, and when the game is over: hopes are worth nothing then."""
    first, last = ends
    steps = ROUNDS - 1
    return [first + (last - first) * at / steps for at in range(ROUNDS)] + [over]


STANDARD: Final = Evaluation(WEIGHTS)
