"""The words of the game: what each is called in both editions, what it means, and where the rules tell of it."""

from typing import Final

import msgspec

from rokoko.words import Wording
from rokoko.words.board import TERMS
from rokoko.words.marks import DELUXE, FIRST_EDITION, N_

# By the term of `rokoko.words.board.TERMS`, of a rank or of a decoration: the rule, and what it is.
MEANINGS: Final[dict[str, tuple[str, str]]] = {
    "garment": ("8", N_("What you tailor, to rent out to a guest of the ball or to sell.")),
    "garments": ("8", N_("They bring prestige, majorities in halls, and sets for statues.")),
    "gown": ("1.2", N_("A garment for a lady: blue or green.")),
    "coat": ("1.2", N_("A garment for a gentleman: pink or orange.")),
    "silk": ("8.1", N_("Bales on resource tiles, in four colours. Garments are paid with it.")),
    "thread": ("7", N_("A token that some garments need.")),
    "lace": ("7", N_("A token that some garments need.")),
    "livre": ("1.5", N_("Money. Ten of them are 1 prestige at the end.")),
    "prestige": ("13", N_("What wins the game.")),
    "resources": ("7", N_("Silk above, thread or lace below: you use one half and lose the other.")),
    "staff": ("1.4", N_("All your employees: in supply, hand, discards and in play.")),
    "employees": ("5", N_("Each one that you play is a turn: an action, and then perhaps a bonus.")),
    "trademark": ("1.2", N_("Your sign on garments and decorations.")),
    "trademarks": ("13.5", N_("At the end, everything with your sign scores the prestige that it shows.")),
    "kitchen": ("12", N_("Decorations that bring income: left for decorations, right for garments.")),
    "drawer": ("7", N_("Holds resource tiles. The fewer are left in it, the cheaper they are.")),
    "drawers": ("3.3", N_("Three of them; they are filled up before every round.")),
    "windows": ("3.4", N_("The garments that can be made. They become cheaper to the right.")),
    "hire": ("9", N_("Four new ones every round. The fewer are left, the cheaper they are.")),
    "balcony": ("13.3", N_("Where, for each of your fireworks, a garment of the Royal Hall counts double or treble.")),
    "halls": ("13.1", N_("Five rooms of the palace. Most garments in a hall score.")),
    "all_halls": ("11.2", N_("A prize for being represented in all five halls.")),
    "favor": ("6", N_("5 Livre now, and the first turn of the next round.")),
    "start_player": ("3.1", N_("Whoever takes the first turn of the round.")),
    "jewelry": ("15.3", N_("Necklaces and rings that are rented out with garments: income and prestige.")),
    "du_barry": ("19", N_("Your opponent in the solo game. She plays by her own cards.")),
    "master": ("5.1", N_("The highest rank: hires, makes garments with the gold thimble, uses master guest spaces.")),
    "journeyman": ("5.1", N_("The middle rank: tailors and claims the Queen's favor.")),
    "apprentice": ("5.1", N_("The lowest rank: acquires, funds, can be deputed.")),
    "fireworks": ("13.2", N_("Decorations with a majority of their own.")),
    "statues": ("13.4", N_("Decorations that reward garments of many colours.")),
    "musicians": ("11.1", N_("One in each hall: represents you there and breaks ties.")),
}
RANKS: Final = ("master", "journeyman", "apprentice")
DECORATIONS: Final = ("fireworks", "statues", "musicians")


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """`first` is the word of the 2013 edition, "" where it is the same."""

    name: str
    word: str
    first: str
    meaning: str
    rule: str


def entries(w: Wording) -> list[Entry]:
    """All words in the reader's language, in its alphabet's order."""
    deluxe = Wording(w.language, DELUXE)
    first = Wording(w.language, FIRST_EDITION)
    told = []
    for name, (rule, meaning) in MEANINGS.items():
        word, other = _word(deluxe, name), _word(first, name)
        told.append(
            Entry(name=name, word=word, first="" if other == word else other, meaning=w.gettext(meaning), rule=rule)
        )
    return sorted(told, key=lambda entry: entry.word.casefold())


def _word(w: Wording, name: str) -> str:
    if name in RANKS:
        return w.rank(name)
    return w.term(name) if name in TERMS else w.decoration(name)
