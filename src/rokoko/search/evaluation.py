"""What each seat can expect to score: what stands on the board, and what the rest of the game may make of the rest.

The last round's evaluation of a finished game is its score.
"""

from typing import Final, final

from rokoko.engine.codes import (
    FIREWORKS_AT,
    HALL_SPACES,
    HALLS,
    JEWELER,
    KITCHEN_LEFT,
    KITCHEN_LEFT_AT,
    KITCHEN_RIGHT,
    MUSICIANS_AT,
    OVER,
    ROUNDS,
    STATUES_AT,
    TASKS,
)
from rokoko.engine.crowns import crown_prestige
from rokoko.engine.funding import owns_one_of
from rokoko.engine.renting import PlaceGarment
from rokoko.engine.scoring import balcony_of, fireworks_prestige, hall_prestige
from rokoko.engine.state import Player, State
from rokoko.search.weights import WEIGHTS


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
        self.fireworks_lead = _by_round(weights["fireworks_lead"], 1.0)
        self.balcony = _by_round(weights["balcony"], 1.0)
        self.rocket = _by_round(weights["rocket"])
        self.statue = _by_round(weights["statue"])
        self.statue_set = _by_round(weights["statue_set"], 1.0)
        self.kitchen = _by_round(weights["kitchen"])
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
        self._halls(s, now, values)
        lead = self.fireworks_lead[now]
        won = fireworks_prestige(s)
        for seat in range(len(values)):
            values[seat] += won[seat] * lead
        return values

    def _possessions(self, s: State, seat: int, now: int) -> float:
        player = s.players[seat]
        tables = s.tables
        over = now == ROUNDS
        value = float(player.prestige + sum(player.jewelry))
        if over:
            value += float(player.livre // 10)
        else:
            value += player.livre * self.livre[now] + self._store(player, now)
            value += self._employees(s, player, now)
        value += self._board(s, seat, now)
        value += self._in_work(s, seat, now)
        if s.favor == seat:
            value += self.favor[now]
        if seat == tables.automaton:
            value += len(player.tiles) // 2
        if player.examination >= 0 and not over:
            for task in range(TASKS):
                if player.tasks >> task & 1:
                    value += self.task[now]
            value += sum(player.jewelry) * (ROUNDS - now) * self.livre[now] * self.jewelry[now]
        return value

    def _in_work(self, s: State, seat: int, now: int) -> float:
        """A garment that is paid for and not yet placed."""
        for step in s.agenda:
            if isinstance(step, PlaceGarment) and step.seat == seat:
                return s.tables.garment_prestige[step.garment] + self.garment[now] + 1.5
        return 0.0

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
        for card in player.staff():
            value += self.staff[ranks[card]][now]
        return value

    def _board(self, s: State, seat: int, now: int) -> float:
        tables = s.tables
        value = 0.0
        garments = 0
        colors = [0, 0, 0, 0]
        for space in tables.guest_spaces:
            if s.owners[space] == seat:
                garment = s.guests[space]
                garments += 1
                colors[tables.garment_color[garment]] += 1
                value += tables.garment_prestige[garment]
        value += garments * self.garment[now]
        decorations = 0
        owners = s.decorations
        for space in tables.decoration_spaces:
            if owners[space] == seat:
                decorations += 1
                value += tables.decoration_prestige[space]
        if decorations > 0:
            value += self._decorations(s, seat, now, decorations, garments, colors)
        for at in range(len(s.all_halls)):
            if s.all_halls[at] == seat:
                value += tables.all_halls[at]
        crown = self.crown[now]
        for card in s.players[seat].staff():
            if tables.employee_crown[card]:
                value += crown_prestige(s, seat, card) * crown
        return value

    def _decorations(self, s: State, seat: int, now: int, decorations: int, garments: int, colors: list[int]) -> float:
        tables = s.tables
        value = 0.0
        rockets = s.decorations[FIREWORKS_AT:STATUES_AT].count(seat)
        if rockets > 0:
            used = 0
            for rocket, space in balcony_of(s, seat):
                used += 1
                prestige = tables.garment_prestige[s.guests[space]]
                value += prestige * (tables.decoration_multiplier[rocket] - 1) * self.balcony[now]
            value += (rockets - used) * self.rocket[now]
        statues = s.decorations[STATUES_AT:KITCHEN_LEFT_AT].count(seat)
        if statues > 0:
            for color in range(4):
                sets = min(colors[color], statues)
                value += 2 * sets * self.statue_set[now]
            value += statues * self.statue[now]
        rounds_left = ROUNDS - now
        if rounds_left > 0:
            income = 0
            if owns_one_of(s, seat, KITCHEN_LEFT):
                income += decorations + rounds_left // 3
            if owns_one_of(s, seat, KITCHEN_RIGHT):
                income += garments + rounds_left // 3
            value += income * rounds_left * self.livre[now] * self.kitchen[now]
            if owns_one_of(s, seat, JEWELER):
                value += self.jeweler[now]
        return value

    def _halls(self, s: State, now: int, values: list[float]) -> None:
        """Leads as they stand, and a little for being there at all."""
        lead = self.hall_lead[now]
        presence = self.hall_presence[now] if now < ROUNDS else 0.0
        everywhere = self.halls_present[now] if now < ROUNDS else 0.0
        seats = len(values)
        halls = [0] * seats
        for hall in range(HALLS):
            won = hall_prestige(s, hall)
            counted = [0] * seats
            for space in range(hall * HALL_SPACES, (hall + 1) * HALL_SPACES):
                if s.owners[space] >= 0:
                    counted[s.owners[space]] += 1
            patron = s.decorations[MUSICIANS_AT + hall]
            for seat in range(seats):
                values[seat] += won[seat] * lead
                if counted[seat] > 0 and won[seat] == 0:
                    values[seat] += presence
                if counted[seat] > 0 or patron == seat:
                    halls[seat] += 1
        for seat in range(seats):
            if seat not in s.all_halls:
                values[seat] += everywhere * halls[seat] * halls[seat] * 0.25


def _by_round(ends: tuple[float, float], over: float = 0.0) -> list[float]:
    """The weight at each round, and when the game is over: hopes are worth nothing then."""
    first, last = ends
    steps = ROUNDS - 1
    return [first + (last - first) * at / steps for at in range(ROUNDS)] + [over]


STANDARD: Final = Evaluation(WEIGHTS)
