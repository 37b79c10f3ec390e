"""From what a search saw to what can be expected at the end of the game."""

from collections.abc import Sequence
from typing import Any, Final

# Greedy's judgement of an option counts as much as so many simulations. With half a second the differences between
# options are 0.84 prestige off what three seconds say then, without it 0.89, and by its judgement alone 1.52.
TRUST: Final = 16

# What the rounds that a search does not see still bring, by players and round: what was missing on the average in games
# of the tailor, with or without expansions (benchmarks/advice.py measures it). It is the same for everybody, so leads
# need nothing of the kind; but against Madame du Barry, who gets less of it.
STILL_TO_COME: Final = {
    1: (47.0, 39.0, 29.0, 20.0, 12.5, 8.5, 1.0),
    2: (33.5, 25.5, 19.5, 15.0, 10.0, 7.5, 0.5),
    3: (30.0, 23.0, 17.5, 11.5, 8.2, 6.1, 0.5),
    4: (26.0, 19.0, 13.5, 8.7, 6.6, 4.0, 0.3),
    5: (20.5, 14.7, 10.5, 7.0, 5.5, 3.9, 0.0),
}
AHEAD_OF_MADAME: Final = (29.5, 24.5, 20.5, 17.5, 15.0, 9.0, 0.0)


def still_to_come(view: dict[str, Any]) -> tuple[float, float]:
    """Prestige, and lead, that the rest of the game brings on the average, beyond what a search tells in this round."""
    seats, at = view["config"]["seats"], view["round"] - 1
    return STILL_TO_COME[seats][at], AHEAD_OF_MADAME[at] if seats == 1 else 0.0


def blended(visits: Sequence[int], sums: Sequence[float], judged: Sequence[float]) -> list[float]:
    """For every option the mean of its simulations, together with greedy's judgement, which is moved to where the
    simulations end on the average: it tells most of an option that was hardly tried."""
    seen = sum(sums) - sum(times * worth for times, worth in zip(visits, judged, strict=True))
    moved = seen / sum(visits)
    return [
        (total + TRUST * (worth + moved)) / (times + TRUST)
        for times, total, worth in zip(visits, sums, judged, strict=True)
    ]
