"""The final scoring (chapter 13), in the rulebook's order (F1), at any moment: as if the game ended now.

Nothing is changed: the board stays as it stood, so that anyone can score it again.
"""

from typing import Final, final

from rokoko.engine.codes import (
    COLORS,
    FAVOR_PRESTIGE,
    FIREWORKS_AT,
    HALL_SPACES,
    HALLS,
    KITCHEN_LEFT_AT,
    LIVRE_PER_PRESTIGE,
    MUSICIANS_AT,
    STATUES_AT,
)
from rokoko.engine.counts import garments_by_color
from rokoko.engine.crowns import crown_prestige
from rokoko.engine.names import COLOR_NAMES, DECORATION_NAMES, EMPLOYEE_IDS
from rokoko.engine.state import State

# The steps of the scoring, in order.
PLAY: Final = 0
LIVRE: Final = 1
RESOURCES: Final = 2
JEWELRY: Final = 3
CROWNS: Final = 4
FAVOR: Final = 5
HALL_MAJORITIES: Final = 6
FIREWORKS: Final = 7
BALCONY: Final = 8
STATUES: Final = 9
TRADEMARKS: Final = 10
STEP_NAMES: Final = (
    "prestige",
    "livre",
    "resources",
    "jewelry",
    "crowns",
    "favor",
    "halls",
    "fireworks",
    "balcony",
    "statues",
    "trademarks",
)

# A majority goes to the highest standing: what is counted outweighs every tie-break.
COUNTED: Final = 64
ON_MASTER: Final = 2


@final
class ScoreLine:
    """One source of prestige: the step, what it comes from ("hall 3", "F5", "G12"), and how much it is."""

    def __init__(self, seat: int, step: int, source: str, prestige: int) -> None:
        self.seat: Final = seat
        self.step: Final = STEP_NAMES[step]
        self.source: Final = source
        self.prestige: Final = prestige

    def __repr__(self) -> str:
        return f"ScoreLine(seat={self.seat}, step={self.step!r}, source={self.source!r}, prestige={self.prestige})"


@final
class Tally:
    """The running count of all seats: one sum a step, and every line that went into it."""

    def __init__(self, seats: int) -> None:
        self.sums: list[list[int]] = [[0] * len(STEP_NAMES) for _ in range(seats)]
        self.lines: list[ScoreLine] = []

    def add(self, seat: int, step: int, source: str, prestige: int) -> None:
        if prestige != 0:
            self.sums[seat][step] += prestige
            self.lines.append(ScoreLine(seat, step, source, prestige))


def tally_of(s: State) -> Tally:
    tally = Tally(len(s.players))
    for seat in range(len(s.players)):
        score_possessions(s, seat, tally)
    for hall in range(HALLS):
        score_hall(s, hall, tally)
    score_fireworks(s, tally)
    for seat in range(len(s.players)):
        score_balcony(s, seat, tally)
        score_statues(s, seat, tally)
        score_trademarks(s, seat, tally)
    return tally


def score_possessions(s: State, seat: int, tally: Tally) -> None:
    player = s.players[seat]
    tally.add(seat, PLAY, "play", player.prestige)
    tally.add(seat, LIVRE, "livre", player.livre // LIVRE_PER_PRESTIGE)
    if seat == s.tables.automaton:
        tally.add(seat, RESOURCES, "resources", len(player.tiles) // 2)
    tally.add(seat, JEWELRY, "jewelry", sum(player.jewelry))
    for card in player.staff():
        if s.tables.employee_crown[card]:
            tally.add(seat, CROWNS, EMPLOYEE_IDS[card], crown_prestige(s, seat, card))
    if s.favor == seat:
        tally.add(seat, FAVOR, "favor", FAVOR_PRESTIGE)


def award_majority(standings: list[int], prizes: list[int]) -> list[int]:
    """First and second place (F2); with two contestants only the first pays (F3). Prestige by seat.

    A standing is one number: `COUNTED` for each piece there, and less than that for the tie-breaks.
    """
    won = [0] * len(standings)
    first = COUNTED - 1
    second = COUNTED - 1
    winners = 0
    for standing in standings:
        if standing > first:
            first, second, winners = standing, first, 1
        elif standing == first:
            winners += 1
        elif standing > second:
            second = standing
    if first < COUNTED:
        return won
    with_second = winners == 1 and len(standings) > 2 and second >= COUNTED
    for seat in range(len(standings)):
        if standings[seat] == first:
            won[seat] = prizes[0]
        elif with_second and standings[seat] == second:
            won[seat] = prizes[1]
    return won


def hall_standings(s: State, hall: int) -> list[int]:
    """Who stands how in one hall: garments, then those on master spaces, then the musician (F2)."""
    standings = [0] * len(s.players)
    for space in range(hall * HALL_SPACES, (hall + 1) * HALL_SPACES):
        owner = s.owners[space]
        if owner >= 0:
            standings[owner] += COUNTED + ON_MASTER if s.tables.guest_master[space] else COUNTED
    patron = s.decorations[MUSICIANS_AT + hall]
    if patron >= 0:
        standings[patron] += 1
    return standings


def hall_prestige(s: State, hall: int) -> list[int]:
    """The majority of one hall."""
    return award_majority(hall_standings(s, hall), s.tables.hall_majority[hall])


def score_hall(s: State, hall: int, tally: Tally) -> None:
    won = hall_prestige(s, hall)
    for seat in range(len(won)):
        tally.add(seat, HALL_MAJORITIES, f"hall {hall + 1}", won[seat])


def fireworks_prestige(s: State) -> list[int]:
    """The majority in the fireworks: a tie goes to the space farther to the right."""
    standings = [0] * len(s.players)
    for space in range(FIREWORKS_AT, STATUES_AT):
        owner = s.decorations[space]
        if owner >= 0:
            standings[owner] += COUNTED - standings[owner] % COUNTED + space + 1
    return award_majority(standings, s.tables.fireworks_majority)


def score_fireworks(s: State, tally: Tally) -> None:
    won = fireworks_prestige(s)
    for seat in range(len(won)):
        tally.add(seat, FIREWORKS, "fireworks", won[seat])


def balcony_of(s: State, seat: int) -> list[tuple[int, int]]:
    """(fireworks space, guest space) for the garments that move to the balcony: the best for the player (F4)."""
    tables = s.tables
    rockets = [
        (tables.decoration_multiplier[at], -at) for at in range(FIREWORKS_AT, STATUES_AT) if s.decorations[at] == seat
    ]
    royal = [
        (tables.garment_prestige[s.guests[space]], -space) for space in range(HALL_SPACES) if s.owners[space] == seat
    ]
    rockets.sort(reverse=True)
    royal.sort(reverse=True)
    return [(-rockets[n][1], -royal[n][1]) for n in range(min(len(rockets), len(royal)))]


def score_balcony(s: State, seat: int, tally: Tally) -> None:
    """What the multiplier adds; the garment's own prestige comes with the trademarks."""
    for rocket, space in balcony_of(s, seat):
        prestige = s.tables.garment_prestige[s.guests[space]]
        source = s.tables.garment_ids[s.guests[space]]
        tally.add(seat, BALCONY, source, prestige * (s.tables.decoration_multiplier[rocket] - 1))


def score_statues(s: State, seat: int, tally: Tally) -> None:
    """2 prestige for each garment of a set of different colours, one set a statue (F5)."""
    statues = s.decorations[STATUES_AT:KITCHEN_LEFT_AT].count(seat)
    counted = garments_by_color(s, seat)
    for color in range(COLORS):
        tally.add(seat, STATUES, COLOR_NAMES[color], 2 * min(counted[color], statues))


def score_trademarks(s: State, seat: int, tally: Tally) -> None:
    tables = s.tables
    for space in tables.guest_spaces:
        if s.owners[space] == seat:
            garment = s.guests[space]
            tally.add(seat, TRADEMARKS, tables.garment_ids[garment], tables.garment_prestige[garment])
    for space in tables.decoration_spaces:
        if s.decorations[space] == seat:
            source = DECORATION_NAMES[tables.decoration_group[space]]
            tally.add(seat, TRADEMARKS, source, tables.decoration_prestige[space])
    for at in range(len(s.all_halls)):
        if s.all_halls[at] == seat:
            tally.add(seat, TRADEMARKS, "all halls", tables.all_halls[at])


def livre_left(s: State, seat: int) -> int:
    """What the conversion leaves: the tie-break (F6)."""
    return s.players[seat].livre % LIVRE_PER_PRESTIGE


def ranks_of(s: State, totals: list[int]) -> list[int]:
    """1 is the winner. Equal prestige: more Livre left; then the place is shared; Madame du Barry wins ties (F6)."""
    seats = len(totals)
    ranks = [1] * seats
    for seat in range(seats):
        for rival in range(seats):
            ahead = totals[rival] - totals[seat]
            if ahead == 0 and s.tables.automaton >= 0:
                ahead = int(rival == s.tables.automaton) - int(seat == s.tables.automaton)
            elif ahead == 0:
                ahead = livre_left(s, rival) - livre_left(s, seat)
            if ahead > 0:
                ranks[seat] += 1
    return ranks
