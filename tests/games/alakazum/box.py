"""The box of the base game, written down by hand: 104 cards, and the promo."""

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


def cards(toad: bool = False) -> Counter[str]:
    """All cards of the box but the enemies."""
    found = Counter(START_CHARACTERS) + Counter(START_HAND) + Counter(FOREST_CHARACTERS)
    return found + Counter(FOREST_HAND) + Counter(TRAPS) + Counter([TOAD] if toad else [])


def enemies(seats: int) -> Counter[str]:
    """The row of enemies: Saint Valentine with two or five players only (AZ-10)."""
    return Counter(ENEMIES) + Counter([VALENTINE] if seats in (2, 5) else [])
