"""What a finished game was worth to each seat."""

from collections.abc import Sequence

from rokoko.sheets import ScoreSheet


def win_shares_of(sheets: Sequence[ScoreSheet]) -> list[float]:
    """1 for the winner, split between several; 0 for the others."""
    winners = sum(sheet.rank == 1 for sheet in sheets)
    return [1.0 / winners if sheet.rank == 1 else 0.0 for sheet in sheets]


def leads_of(sheets: Sequence[ScoreSheet]) -> list[float]:
    """Prestige ahead of the best other, negative if behind."""
    return [float(sheet.total - max(other.total for other in sheets if other.seat != sheet.seat)) for sheet in sheets]
