"""The employees' bonuses, by their names in the component files."""

from typing import Final

from rokoko.words.amounts import livre, prestige
from rokoko.words.bonus_texts import BASE_BONUSES, Text
from rokoko.words.bonus_texts_jewelry_box import JEWELRY_BOX_BONUSES
from rokoko.words.voice import Voice

BONUSES: Final[dict[str, Text]] = {**BASE_BONUSES, **JEWELRY_BOX_BONUSES}


def bonus(w: Voice, name: str | None) -> str:
    """What the bonus brings; None for no bonus."""
    text = BONUSES[name or ""]
    return w.say(text.message, livre=livre(w, text.livre), prestige=prestige(w, text.prestige))
