"""The box as data: every printed figure of the pieces, its loader and its checker. No behaviour."""

from .check import check_components
from .errors import ComponentError, Problem
from .export import export_components
from .load import load_components
from .model import (
    BoardSide,
    ComponentSet,
    Decoration,
    DuBarryCard,
    Employee,
    Garment,
    GuestSpace,
    Hall,
    Jeweler,
    Resource,
)
from .vocabulary import COAT_COLORS, COLORS, GOWN_COLORS, RANKS

__all__ = [
    "COAT_COLORS",
    "COLORS",
    "GOWN_COLORS",
    "RANKS",
    "BoardSide",
    "ComponentError",
    "ComponentSet",
    "Decoration",
    "DuBarryCard",
    "Employee",
    "Garment",
    "GuestSpace",
    "Hall",
    "Jeweler",
    "Problem",
    "Resource",
    "check_components",
    "export_components",
    "load_components",
]
