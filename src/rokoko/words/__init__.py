"""The words of the game: every event, question, option, piece and reason, in every language and edition."""

from rokoko.words.catalogs import default_language, language_name, languages
from rokoko.words.event_texts import UNTOLD
from rokoko.words.marks import N_, NN_, by_edition
from rokoko.words.wording import Wording

__all__ = ["NN_", "N_", "UNTOLD", "Wording", "by_edition", "default_language", "language_name", "languages"]
