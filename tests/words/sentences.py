"""What every sentence must be like, and the four voices that must all have it."""

import re
from itertools import product

from rokoko import EDITIONS
from rokoko.words import Wording, languages

VOICES = tuple(product(languages(), EDITIONS))

# Words of the one edition that the other never says.
STRANGERS = {
    ("en", "2013"): r"\b(garments?|gowns?|threads?|trademarks?|kitchen|drawers?|balcony|pink|orange|Royal Hall)\b",
    ("en", "deluxe"): r"\b(dress(es)?|yarn|fountain|warehouse|segments?|terrace|yellow|King's Hall)\b",
    (
        "de",
        "2013",
    ): r"(Gewand|Gewänder|Robe|Faden|Fäden|Küche|Schublade|Balkon|Markenz|\brosa\b|orange|Seide|Königssaal)",
    ("de", "deluxe"): r"(kleid|Kleid|\bGarn|Brunnen|Lagerhaus|Segment|Terrasse|\bgelb|\brot|Thronsaal|Ansehen|Stoffb)",
}


def wording(language: str, edition: str) -> Wording:
    return Wording(language=language, edition=edition)


def check_sentence(said: str, w: Wording) -> None:
    """One clean line, nothing left to fill in, in the words of its edition."""
    assert said, "nothing was said"
    assert said == " ".join(said.split()), f"stray spaces or lines: {said!r}"
    assert not re.search(r"[{}]|\bNone\b|\b[a-z]+_[a-z_]+\b", said), f"something is left to fill in: {said!r}"
    assert not re.search(r"\(\)|: ?[.?]|, ?[.,]", said), f"an empty place: {said!r}"
    strangers = re.findall(STRANGERS[w.language, w.edition], said)
    assert not strangers, f"{strangers} is no word of the {w.edition} edition: {said!r}"
