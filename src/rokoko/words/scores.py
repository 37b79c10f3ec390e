"""The final scoring: a label for each step, and for each source of prestige on a score sheet."""

from typing import Final

from rokoko.words import board, employees, garments
from rokoko.words.marks import N_, by_edition
from rokoko.words.voice import Voice

STEPS: Final = {
    "prestige": N_("won in play"),
    "livre": N_("Livre left over"),
    "resources": N_("resource tiles left over"),
    "jewelry": N_("jewelry owned"),
    "crowns": N_("employees with a crown"),
    "favor": N_("the Queen's favor"),
    "halls": N_("majorities in the halls"),
    "fireworks": N_("majority in the fireworks"),
    "balcony": by_edition(N_("fireworks seen from the balcony"), N_("fireworks seen from the terrace")),
    "statues": N_("statues with colours"),
    "trademarks": by_edition(
        N_("trademarks on garments and decorations"), N_("property markers on dresses and decorations")
    ),
}
# Sources that are no piece with a name of its own.
SOURCES: Final = {
    "play": N_("during the game"),
    "livre": N_("1 for every 10 Livre"),
    "resources": N_("1 for every 2 tiles"),
    "jewelry": N_("1 for each piece"),
    "favor": N_("held at the end"),
    "all halls": N_("present in all halls"),
}


def score_step(w: Voice, step: str) -> str:
    return w.gettext(STEPS[step])


def score_source(w: Voice, step: str, source: str) -> str:
    """Where a line of a score sheet comes from: "hall 3", a card, a garment, a colour, a kind of decoration."""
    if source.startswith("hall "):
        return board.hall(w, int(source.removeprefix("hall ")))
    if step == "crowns":
        return employees.employee_line(w, source)
    if step == "statues":
        return w.gettext(garments.SETS[source]) if source in garments.SETS else source
    if w.knows_garment(source):
        return garments.garment_name(w, source)
    if source in board.DECORATIONS:
        return board.decoration(w, source)
    return w.gettext(SOURCES[source]) if source in SOURCES else source
