"""The box, written down by hand: 104 cards of the base game, 70 of Alakazum! 2, and the promo."""

from __future__ import annotations

from collections import Counter

ENEMIES = ("black-friday", "fast-food", "halloween", "santa-claus")
VALENTINE = "saint-valentine"
START_CHARACTERS = ("senyor-pirotecnic", "tio-de-nadal", "moura", "olentzero", "penitente")
START_HAND = ("hat-1", "hat-1", "hat-1", "double")

FOREST_CHARACTERS = (
    # Valencians
    "dolcainer", "moma", "muixeranguera", "quarantamaula", "coeter", "vicentica",
    # Catalans
    "castanyera", "sant-jordi", "caganer", "diable-del-correfoc", "anxaneta", "montserrat",
    # Galicians
    "santa-compana", "gaiteiro", "peliqueiro", "trasno", "apalpador", "maruxa",
    # Basques
    "aizkolaria", "joalduna", "basajaun", "lamia", "pelotaria", "kattalin",
    # Andalusians
    "cascamorras", "chirigotero", "bandolera", "cantaora", "tamborilero", "rocio",
    # of all cultures
    "melchor", "gaspar", "baltasar",
)  # fmt: skip
FOREST_HAND = {
    "hat-1": 6, "hat-2": 5, "hat-3": 3,
    "combat-1": 5, "combat-2": 4, "double": 5, "die-1": 2, "die-2": 3, "robbery": 2,
    "meal-val-cat": 1, "meal-cat-gal": 1, "meal-gal-eus": 1, "meal-eus-and": 1, "meal-and-val": 1,
    "broom": 2,
    "pinta": 1, "barretina": 1, "botafumeiro": 1, "txapela": 1, "abanico": 1, "amulet": 2,
    "voodoo": 2,
}  # fmt: skip
TRAPS = {"black-friday-discount": 2, "trick-or-treat": 2, "santas-present": 2}
TOAD = "chaotic-toad"

ARMAZON = "armazon"
START_CASTILIAN = "botarga"
EXPANSION_CHARACTERS = (
    # Castilians
    "colacho", "danzante-de-paloteo", "tarasca", "zarron", "dulzainera", "segador", "rondadora",
    "vaquilla-de-carnaval", "juana",
    # of no culture
    "almudena",
    # two new ones for each of the others
    "bunyolera", "pilotari", "home-dels-nassos", "geganta", "percebeira", "lobishome", "txalapartari", "bertsolari",
    "bailaor", "romera",
)  # fmt: skip
EXPANSION_HAND = {
    "hat-1": 3, "hat-2": 3, "hat-3": 2,
    "combat-1": 3, "combat-2": 2, "double": 3, "die-2": 2, "robbery": 1,
    "meal-cas-gal": 1, "meal-cas-cat": 1, "meal-cas-and": 1,
    "broom": 2, "botijo": 1, "amulet": 1,
    "cape": 4, "sceptre": 3, "crystal-ball": 4, "recovery": 4,
}  # fmt: skip
EXPANSION_TRAPS = {"cupcakes": 3, "thanksgiving": 3}


def cards(toad: bool = False, expansion: bool = False) -> Counter[str]:
    """All cards of the box but the enemies, and the cauldron, which is no card of a deck."""
    found = Counter(START_CHARACTERS) + Counter(START_HAND) + Counter(FOREST_CHARACTERS)
    found += Counter(FOREST_HAND) + Counter(TRAPS) + Counter([TOAD] if toad else [])
    return found + expansion_cards() if expansion else found


def expansion_cards() -> Counter[str]:
    """What Alakazum! 2 adds: 68 cards, and Armazon and the cauldron make 70."""
    people = Counter([START_CASTILIAN]) + Counter(EXPANSION_CHARACTERS)
    return people + Counter(EXPANSION_HAND) + Counter(EXPANSION_TRAPS)


def enemies(seats: int, expansion: bool = False) -> Counter[str]:
    """The row of enemies: Saint Valentine with two or five players only (AZ-10), Armazon always (AZ-100)."""
    found = Counter(ENEMIES) + Counter([VALENTINE] if seats in (2, 5) else [])
    return found + Counter([ARMAZON]) if expansion else found
