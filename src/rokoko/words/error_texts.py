"""What is wrong with a configuration, a record or an action, by the sentence that says so.

A test compares these with the source. Words of the file formats, and what stood in a file, stay as they are written.
"""

from typing import Final

from rokoko.words.marks import N_
from rokoko.words.reason_texts import said_reason
from rokoko.words.sentences import Sentences
from rokoko.words.voice import Voice

ERRORS: Final = (
    # A line of a record
    N_("line {line}: {error}"),
    # config.py
    N_("seats must be a number from 1 to {most}, not {seats}"),
    N_("modules must be a list of names, such as ({modules},)"),
    N_("there is no module {module}: choose from {known}"),
    N_("a module is named twice"),
    N_("there is no edition {edition}: choose from {known}"),
    N_("in a solo game Madame du Barry starts (D1): leave start_player out"),
    N_("start_player must be a seat from 0 to {last}, not {seat}"),
    # engine/actions.py
    N_("{action} is not an action: write it as in `play S1`, `acquire 2.1` or `rent 3.4`"),
    # record/notation.py
    N_("a record begins with `{format}`"),
    N_("expected `--` before the first action"),
    N_("the record is cut off: expected `{key} …`"),
    N_("expected `{key} …`, found {line}"),
    N_(
        "the record follows rules revision {then}, this program plays revision {now}: "
        "replay it with the version that wrote it"
    ),
    N_("the seed must be a whole number, not {value}"),
    N_("{key} must be a whole number, not {value}"),
    N_("expected `components NAME HASH`"),
    N_("expected `player {number} NAME`, found {line}"),
    N_("expected a seat and an action, found {line}"),
    N_("the record is cut off: its closing line `end …` is missing"),
    N_("expected `end ACTIONS DIGEST CHECKSUM`, found {line}"),
    N_("nothing may follow the closing line"),
    N_("the record was changed: it closes after {told} actions but holds {n}"),
    # game.py
    N_("the record was played with a component set {hash}, but {name} is {found}: name the folder of the right set"),
    N_("{n} names for {seats} seats: give at most one a seat"),
    N_("{name} can't be a name: 1 to {most} printable characters, single spaces"),
    N_("seat {seat} can't `{action}`: {reason} (rule {rule})"),
    N_("the record was changed: its actions lead to another state"),
    N_("the record was changed: its checksum does not fit the lines above"),
)
SENTENCES: Final = Sentences(ERRORS)


def error(w: Voice, said: str) -> str:
    """The same in this voice's language; a sentence that is not known here stays as it is."""
    fitting = SENTENCES.fitting(said)
    if fitting is None:
        return w.gettext(said)
    message, places = fitting
    if "error" in places:
        places["error"] = error(w, places["error"])
    if "reason" in places:
        places["reason"] = said_reason(w, places["reason"])
    return w.say(message, **places)
