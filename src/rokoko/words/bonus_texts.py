"""The bonuses of the base game's employees in our own words, one a name of the component files.

`{prestige}` and `{livre}` are amounts.
"""

from typing import Final, NamedTuple

from rokoko.words.marks import N_, by_edition


class Text(NamedTuple):
    """A message and the amounts in it."""

    message: str
    livre: int = 0
    prestige: int = 0


PER_2_DECORATIONS: Final = N_("{prestige} for every 2 decorations you have funded")
PER_LIVRE_RETURNED: Final = N_("{prestige} for every {livre} you return, as often as you like")
FUND_FOR_LESS: Final = N_("fund another decoration, {livre} cheaper")

BASE_BONUSES: Final[dict[str, Text]] = {
    "": Text(N_("no bonus")),
    "pay_1_for_thread_or_lace": Text(
        by_edition(N_("pay {livre} for 1 thread or 1 lace"), N_("pay {livre} for 1 yarn or 1 lace")), livre=1
    ),
    "extra_acquire": Text(N_("acquire another resource tile")),
    "gain_2_livre": Text("{livre}", livre=2),
    "gain_1_livre": Text("{livre}", livre=1),
    "depute_any_and_use_its_bonus": Text(
        N_("depute any employee of your staff for a last use of its bonus, without Livre")
    ),
    "pay_1_for_random_resource": Text(N_("pay {livre} for a resource tile drawn from the bag"), livre=1),
    "random_resource": Text(N_("a resource tile drawn from the bag")),
    "thread_or_lace": Text(by_edition(N_("1 thread or 1 lace"), N_("1 yarn or 1 lace"))),
    "livre_1_per_blue_2_per_green": Text(
        by_edition(
            N_("1 Livre for each of your blue gowns in the halls, 2 Livre for each green one"),
            N_("1 Livre for each of your yellow dresses in the halls, 2 Livre for each red one"),
        )
    ),
    "extra_tailor_1_blue_or_pink_less": Text(
        by_edition(
            N_("tailor another garment, but none with the gold thimble, with 1 blue or pink silk less"),
            N_("make another dress, but none with the gold thimble, with 1 yellow or green bale less"),
        )
    ),
    "depute_any_for_8_5_2": Text(
        N_("depute any employee of your staff: 8 Livre for a master, 5 for a journeyman, 2 for an apprentice")
    ),
    "prestige_per_2_decorations": Text(PER_2_DECORATIONS, prestige=1),
    "livre_per_decoration": Text(N_("{livre} for each decoration you have funded"), livre=1),
    "prestige_per_3_garments": Text(
        by_edition(
            N_("{prestige} for every 3 garments you have in the halls"),
            N_("{prestige} for every 3 dresses you have in the halls"),
        ),
        prestige=1,
    ),
    "extra_fund_5_less": Text(FUND_FOR_LESS, livre=5),
    "livre_by_staff_2_6_10_14": Text(N_("2, 6, 10 or 14 Livre for a staff of 5–6, 7–8, 9–10, or 11 and more")),
    "livre_by_staff_1_3_5_7": Text(N_("1, 3, 5 or 7 Livre for a staff of 5–6, 7–8, 9–10, or 11 and more")),
    "extra_tailor_2_green_less": Text(
        by_edition(
            N_("tailor another garment, but none with the gold thimble, with up to 2 green silk less"),
            N_("make another dress, but none with the gold thimble, with up to 2 red bales less"),
        )
    ),
    "livre_2_per_pink_prestige_per_orange": Text(
        by_edition(
            N_("{livre} for each of your pink coats in the halls, {prestige} for each orange one"),
            N_("{livre} for each of your green coats in the halls, {prestige} for each blue one"),
        ),
        livre=2,
        prestige=1,
    ),
    "prestige_per_4_livre_returned": Text(PER_LIVRE_RETURNED, livre=4, prestige=1),
    "livre_per_garment": Text(
        by_edition(
            N_("{livre} for each garment you have in the halls"), N_("{livre} for each dress you have in the halls")
        ),
        livre=1,
    ),
    "prestige_per_2_garments": Text(
        by_edition(
            N_("{prestige} for every 2 garments you have in the halls"),
            N_("{prestige} for every 2 dresses you have in the halls"),
        ),
        prestige=1,
    ),
    "resources_into_prestige": Text(
        by_edition(
            N_("discard resource tiles: {prestige} for each green or orange silk and for every 2 blue or pink silk"),
            N_("discard resource tiles: {prestige} for each red or blue bale and for every 2 yellow or green bales"),
        ),
        prestige=1,
    ),
    "prestige_per_3_livre_returned": Text(PER_LIVRE_RETURNED, livre=3, prestige=1),
    "extra_fund_10_less": Text(FUND_FOR_LESS, livre=10),
    "end_prestige_by_staff_2_5_8_11": Text(
        N_("at the end: 2, 5, 8 or {prestige} for a staff of 5–6, 7–8, 9–10, or 11 and more"), prestige=11
    ),
    "end_3_prestige_per_thread_lace_pair": Text(
        by_edition(
            N_("at the end: {prestige} for each pair of a thread and a lace"),
            N_("at the end: {prestige} for each pair of a yarn and a lace"),
        ),
        prestige=3,
    ),
    "end_3_prestige_per_2_on_master_spaces": Text(
        by_edition(
            N_("at the end: {prestige} for every 2 garments you have on master guest spaces"),
            N_("at the end: {prestige} for every 2 dresses you have on master guest spaces"),
        ),
        prestige=3,
    ),
    "end_2_prestige_per_gown_coat_pair": Text(
        by_edition(
            N_("at the end: {prestige} for each pair of a gown and a coat that you have in the halls"),
            N_("at the end: {prestige} for each pair of a lady's dress and a coat that you have in the halls"),
        ),
        prestige=2,
    ),
}
