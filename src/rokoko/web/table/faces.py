"""The faces of pieces, as printed: made once for a language, an edition and a component set."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from rokoko.components import COLORS
from rokoko.web.table.pieces import CardFace, GarmentFace, Silk, TileFace
from rokoko.words import Wording
from rokoko.words.marks import N_

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
GOWNS: Final = ("blue", "green")
# The symbol of a bonus, by the first part of its name that fits.
SIGNS: Final = (
    ("end_", "crown"),
    ("extra_tailor", "scissors"),
    ("extra_fund", "rocket"),
    ("extra_acquire", "bolt"),
    ("depute", "door"),
    ("random_resource", "bolt"),
    ("resources_into", "laurel"),
    ("thread_or_lace", "spool"),
    ("use_supply", "mask"),
    ("copy_", "mask"),
    ("prestige", "laurel"),
    ("livre", "coin"),
)

# What each rank can do (5.1).
ABILITIES: Final = {
    "master": N_("A master may do every main action."),
    "journeyman": N_("A journeyman may do every main action but hire."),
    "apprentice": N_("An apprentice may acquire, depute and fund."),
}


class Faces:
    """Faces by id, each made when it is first asked for."""

    def __init__(self, w: Wording) -> None:
        self.w: Final = w
        self.letters: Final = letters_of([w.color(color) for color in COLORS])
        self._garments: Final[dict[str, GarmentFace]] = {}
        self._cards: Final[dict[str, CardFace]] = {}
        self._tips: Final[dict[str, tuple[str, ...]]] = {}

    def silk(self, bales: Mapping[str, int]) -> tuple[Silk, ...]:
        return tuple(Silk(color, self.letters[color], bales[color]) for color in COLORS if bales.get(color))

    def garment(self, name: str) -> GarmentFace:
        face = self._garments.get(name)
        if face is None:
            tile = self.w.garment_tile(name)
            face = self._garments[name] = GarmentFace(
                name,
                tile.color,
                self.letters[tile.color],
                "gown" if tile.color in GOWNS else "coat",
                self.silk(tile.silk),
                tile.thread,
                tile.lace,
                tile.master,
                tile.value,
                tile.prestige,
                tile.bonus is not None,
            )
        return face

    def card(self, name: str) -> CardFace:
        face = self._cards.get(name)
        if face is None:
            card = self.w.employee_card(name)
            level = ROMAN[card.level] if isinstance(card.level, int) else ""
            face = self._cards[name] = CardFace(
                name,
                card.rank,
                self.w.rank(card.rank),
                level,
                card.crown,
                sign_of(card.bonus),
                self.w.bonus(name),
            )
        return face

    def tile(self, resource: Mapping[str, Any]) -> TileFace:
        kind = str(resource["notions"])
        either = "/" in kind
        return TileFace(self.silk(resource["silk"]), tuple(kind.replace("/", "+").split("+")), either)

    def garment_tip(self, name: str) -> tuple[str, ...]:
        tip = self._tips.get(name)
        if tip is None:
            tip = self._tips[name] = (self.w.garment_name(name), self.w.garment(name))
        return tip

    def card_tip(self, name: str) -> tuple[str, ...]:
        tip = self._tips.get(name)
        if tip is None:
            card = self.w.employee_card(name)
            lines = [self.w.employee(name), self.w.bonus(name), self.w.gettext(ABILITIES[card.rank])]
            if card.hire_condition is not None:
                lines.append(self.w.condition(card.hire_condition))
            tip = self._tips[name] = tuple(lines)
        return tip


def sign_of(bonus: str | None) -> str:
    if not bonus:
        return ""
    return next((sign for part, sign in SIGNS if part in bonus), "laurel")


def letters_of(words: Sequence[str]) -> dict[str, str]:
    """For each colour the first letter of its name; two where one letter would stand for two colours."""
    firsts = [word[:1].upper() for word in words]
    return {
        color: first if firsts.count(first) == 1 else word[:2].capitalize()
        for color, word, first in zip(COLORS, words, firsts, strict=True)
    }


@lru_cache(maxsize=16)
def _faces(language: str, edition: str, components: str) -> Faces:
    return Faces(Wording(language, edition, components))


def faces_of(w: Wording, components: str) -> Faces:
    """The faces in this wording's language and words; `components` is the name or folder of its set."""
    return _faces(w.language, w.edition, components)
