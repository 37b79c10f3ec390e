"""The bonuses of the Jewelry Box's employees in our own words, one a name of the component files."""

from typing import Final

from rokoko.words.bonus_texts import Text
from rokoko.words.marks import N_, by_edition

JEWELRY_BOX_BONUSES: Final[dict[str, Text]] = {
    "use_supply_employee_bonus": Text(N_("move an employee from your supply to your discards and use its bonus")),
    "copy_opponent_top_discard_bonus": Text(N_("copy the bonus of the employee on top of an opponent's discards")),
    "livre_per_hall_present": Text(N_("{livre} for each hall you are present in"), livre=1),
    "livre_by_small_staff_6_5_4_2": Text(N_("6, 5, 4 or 2 Livre for a staff of 4, 5, 6, or 7 and more")),
    "livre_3_per_2_decorations": Text(N_("{livre} for every 2 decorations you have funded"), livre=3),
    "extra_tailor_must_sell_plus_1_prestige": Text(
        by_edition(
            N_("tailor another garment, but none with the gold thimble, and sell it; {prestige} as well"),
            N_("make another dress, but none with the gold thimble, and sell it; {prestige} as well"),
        ),
        prestige=1,
    ),
    "hall_prestige_per_2_garments": Text(
        by_edition(
            N_("choose a hall: {prestige} for every 2 garments you have there"),
            N_("choose a hall: {prestige} for every 2 dresses you have there"),
        ),
        prestige=1,
    ),
    "livre_3_per_2_rings": Text(N_("{livre} for every 2 rings you own"), livre=3),
    "prestige_per_3_jewelry": Text(N_("{prestige} for every 3 pieces of jewelry you own"), prestige=1),
    "hall_livre_2_per_garment": Text(
        by_edition(
            N_("choose a hall: {livre} for each garment you have there"),
            N_("choose a hall: {livre} for each dress you have there"),
        ),
        livre=2,
    ),
    "prestige_per_blue_green_gown_pair": Text(
        by_edition(
            N_("{prestige} for each pair of a blue and a green gown you have in the halls"),
            N_("{prestige} for each pair of a yellow and a red dress you have in the halls"),
        ),
        prestige=1,
    ),
    "livre_3_per_2_on_master_spaces": Text(
        by_edition(
            N_("{livre} for every 2 garments you have on master guest spaces"),
            N_("{livre} for every 2 dresses you have on master guest spaces"),
        ),
        livre=3,
    ),
    "livre_3_per_2_jewelry": Text(N_("{livre} for every 2 pieces of jewelry you own"), livre=3),
    "livre_4_if_no_green_5_if_no_orange": Text(
        by_edition(
            N_("4 Livre if you have no green gown in the halls, and 5 Livre if you have no orange coat there"),
            N_("4 Livre if you have no red dress in the halls, and 5 Livre if you have no blue coat there"),
        )
    ),
    "end_6_prestige_per_jewelry_set": Text(
        N_("at the end: {prestige} for each set of all four kinds of jewelry"), prestige=6
    ),
    "end_3_prestige_per_2_necklaces": Text(N_("at the end: {prestige} for every 2 necklaces you own"), prestige=3),
    "end_prestige_per_decoration": Text(N_("at the end: {prestige} for each decoration you have funded"), prestige=1),
    "end_3_prestige_per_2_apprentices": Text(
        N_("at the end: {prestige} for every 2 apprentices in your staff"), prestige=3
    ),
    "gain_3_prestige": Text("{prestige}", prestige=3),
}
