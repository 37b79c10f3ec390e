"""Why an option is good, by the kinds of reasons that the adviser gives, and the names of the opponents."""

from collections.abc import Iterable
from typing import Final

from rokoko.words import amounts, board
from rokoko.words.marks import N_, NN_, by_edition
from rokoko.words.voice import Voice

REASONS: Final = {
    "takes_lead_in_hall": N_("takes the lead: {hall}"),
    "second_in_hall": N_("takes second place: {hall}"),
    "leads_fireworks": N_("leads in the fireworks"),
    "all_halls": N_("present in all halls: {prestige}"),
    "last_statue": N_("the last statue"),
    "statue": N_("a statue for sets of colours"),
    "rocket": by_edition(N_("fireworks ×{n} for the balcony"), N_("fireworks ×{n} for the terrace")),
    "pays_back_in_rounds": by_edition(
        N_("the kitchen pays back in {rounds}"), N_("the fountain pays back in {rounds}")
    ),
    "income": N_("{n} Livre more a round"),
    "musician_in_hall": N_("wins ties: {hall}"),
    "jeweler": N_("may buy jewelry from now on"),
    "crown": N_("a crown, worth {prestige} now"),
    "new_master": N_("one master more"),
    "new_journeyman": N_("one journeyman more"),
    "new_apprentice": N_("one apprentice more"),
    "leaner_staff": N_("a smaller staff: the others come round sooner"),
    "task": N_("fulfils a task of the examination"),
    "jewelry": N_("jewelry: {prestige}, and Livre every round"),
    "prestige_now": N_("{prestige} now"),
    "garment_rented": by_edition(N_("a garment at the ball"), N_("a dress at the ball")),
    "more_silk": by_edition(N_("silk in store"), N_("bales in store")),
    "more_notions": by_edition(N_("thread and lace in store"), N_("yarn and lace in store")),
    "queens_favor": N_("first turn of the next round"),
    "livre": N_("brings {n} Livre"),
    "keeps_options": N_("keeps every option open"),
    "brings_less": N_("brings less than other choices"),
    "later_turns": N_("pays in later turns"),
}
ROUNDS: Final = NN_("{n} round", "{n} rounds")
OPPONENTS: Final = {
    "sweeper": N_("sweeper"),
    "seamstress": N_("seamstress"),
    "cutter": N_("cutter"),
    "tailor": N_("tailor"),
    "couturier": N_("couturier"),
    "collector": N_("collector"),
    "patron": N_("patron"),
    "merchant": N_("merchant"),
}

STRENGTHS: Final = {
    "sweeper": N_("for the first game"),
    "seamstress": N_("easy"),
    "cutter": N_("medium"),
    "tailor": N_("strong"),
    "couturier": N_("very strong"),
    "collector": N_("strong, likes majorities"),
    "patron": N_("strong, likes decorations"),
    "merchant": N_("strong, likes trade"),
}


def advice(v: Voice, kind: str, about: int) -> str:
    return v.say(
        REASONS[kind],
        n=about,
        hall=board.hall(v, about) if "hall" in kind and about else "",
        prestige=amounts.prestige(v, about),
        rounds=v.count(ROUNDS, about),
    )


def why(v: Voice, reasons: Iterable[tuple[str, int]], behind: float) -> list[str]:
    """The reasons for an option, and by how much less it is expected to bring than the first one."""
    less = round(behind)
    told = [advice(v, kind, about) for kind, about in reasons if kind != "brings_less" or less < 1]
    if less >= 1:
        told.append(v.say(N_("{prestige} less than the first choice"), prestige=amounts.prestige(v, less)))
    return told


def opponent(v: Voice, name: str) -> str:
    """The level or style as people call it; other bots keep their names."""
    return v.gettext(OPPONENTS[name]) if name in OPPONENTS else name


def opponent_on_offer(v: Voice, name: str) -> str:
    """The name with what whoever chooses an opponent wants to know: how strong it is, and what it likes."""
    if name not in STRENGTHS:
        return name
    return v.say(N_("{name}, {strength}"), name=opponent(v, name), strength=v.gettext(STRENGTHS[name]))
