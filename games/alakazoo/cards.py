"""The facts of Alakazoo, read once from `cards.toml`: creatures, types, runes, boards, limits, editions.

A card is a number, 9 · creature + type. A rune is a number, 0 the Star. A *place* is where a Magic token may lie:
2 · space and 2 · space + 1 are the two runes of a space, `SLOT` the Castle Keeper's slots (earlier edition: the
Wizard card).
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict


class _Row(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Creature(_Row):
    """A fantastic creature; its letter says on every screen what its colour says."""

    id: str
    name: str
    letter: str
    colour: str
    parts: tuple[str, str]
    """Of its name, for creatures of several's limbs."""


class Named(_Row):
    """An element type, or a rune."""

    id: str
    name: str


class Box(_Row):
    """What lies in the box beside cards and boards."""

    dice: tuple[str, ...]
    """The six faces of each die, runes by their ids."""
    magic_tokens: int
    dark_tokens: int
    keepers: tuple[str, ...]


class Amounts(_Row):
    """How many there may be of a thing."""

    dice: int
    hand: int
    magic: int
    dark: int
    columns: int
    column: int
    rounds: int
    sprint: int


class Edition(_Row):
    """In what an edition differs (OO-50 to OO-54)."""

    slots: int
    """Room for Magic and Dark tokens at the Castle Keeper; 0: no slots, the Wizard card has room for all."""
    skip: bool
    """A turn may be skipped of one's own will."""
    at_once: bool
    """The limits of hand and Magic hold at any moment, not only at the end of a turn."""
    figure: bool
    """A Magic Helper stands on a space or on the Wizard card, and moves to where it helps."""


class _File(_Row):
    creature: tuple[Creature, ...]
    type: tuple[Named, ...]
    rune: tuple[Named, ...]
    boards: dict[str, tuple[str, ...]]
    box: Box
    limits: Amounts
    creatures_in_box: dict[int, int]
    editions: dict[str, Edition]


_FILE = _File.model_validate(tomllib.loads(Path(__file__).with_name("cards.toml").read_text("utf-8")))

CREATURES = _FILE.creature
TYPES = _FILE.type
RUNES = _FILE.rune
BOX = _FILE.box
LIMITS = _FILE.limits
EDITIONS = _FILE.editions
CREATURES_IN_BOX = _FILE.creatures_in_box
"""How many creatures' cards stay in the box, by the number of players."""

SPACES = range(len(TYPES))
CARDS = range(len(CREATURES) * len(TYPES))
PLACES = range(2 * len(TYPES))
SLOT = len(PLACES)
STAR = 0

BOARDS = tuple(tuple(int(rune) for row in _FILE.boards[c.id] for rune in row.replace(" ", "")) for c in CREATURES)
"""Of each creature's Portal board the rune at every place."""

_RUNE_IDS = [rune.id for rune in RUNES]
DIE = tuple(_RUNE_IDS.index(face) for face in BOX.dice)
"""The rune on each face of a die, from the face that `Chance.roll` calls 1."""

MASKS = tuple(
    tuple(sum(1 << place for place in PLACES if rune in (STAR, board[place])) for rune in range(len(RUNES)))
    for board in BOARDS
)
"""Of each board and die result the places that match it, as bits."""


def creature_of(card: int) -> int:
    """The creature that `card` is a part of."""
    return card // len(TYPES)


def type_of(card: int) -> int:
    """The element type of `card`, which is also its space in a Portal."""
    return card % len(TYPES)


def card_of(creature: int, kind: int) -> int:
    """The one card of that creature and type."""
    return creature * len(TYPES) + kind


def cards_of(creature: int) -> range:
    """The nine cards of a creature."""
    return range(creature * len(TYPES), (creature + 1) * len(TYPES))


@lru_cache(4096)
def at(options: tuple[Any, ...], places: int) -> tuple[Any, ...]:
    """Those of `options`, one for each place, whose places are in `places` (bits)."""
    return tuple([option for option in options if places >> option[1] & 1])
