"""The words that a component set may use: colours, ranks, modules, notions, rewards.

The words are the Deluxe edition's (ruling E1); the 2013 edition only shows other names for them.
"""

GOWN_COLORS = ("blue", "green")
COAT_COLORS = ("pink", "orange")
COLORS = ("blue", "pink", "green", "orange")
RANKS = ("master", "journeyman", "apprentice")
NOTIONS = ("thread", "lace", "thread+lace", "thread/lace")
REWARDS = ("none", "livre", "thread", "lace", "resource")
JEWELRY = ("blue_necklace", "pink_ring", "green_necklace", "orange_ring")
JEWELRY_SYMBOLS = ("match", "suit", "none")

FANCY = "fancy_dresses"
FESTIVITY = "festivity_dresses"
EXPERT = "expert_tailoring"
EXPERT_WITH_JEWELRY = "expert_tailoring+jewelry_box"
JEWELRY_BOX = "jewelry_box"

FILES = ("garments.toml", "employees.toml", "resources.toml", "boards.toml", "jeweler.toml", "du_barry.toml")
