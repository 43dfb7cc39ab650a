"""The cards of `cards.toml` as tables of facts, read and checked once.

Every card has one number, the same in every table, zone and action: characters first, then the kinds of hand cards,
then the kinds of traps. A hand card *is* its kind: two hats of one sort can't be told apart. Prints follow the file's
order; running games keep them, so new cards go to the end of their part of the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field

LEVELS = ("A", "B", "C")
"""Names of the levels 0, 1, 2."""
TOP = 2
CULTURES = ("VAL", "CAT", "GAL", "EUS", "AND", "CAS")
BASE_CULTURES = CULTURES[:5]
"""Castile comes with the expansion."""
MULTICOLOURED = "multicoloured"
NONE = "none"
"""In the place of a culture: Almudena's (AZ-101), and the Alakazum into which she goes alone."""
GROUPS = (*CULTURES, MULTICOLOURED, NONE)
"""What a character's culture may be; AZ-68 lists by them."""
SPELLS = (
    ("miserable-witch", 0),
    ("training", 1),
    ("divination", 2),
    ("magic-of-the-forest", 3),
    ("levitation", 3),
    ("resurrect", 4),
    ("deja-vu", 4),
)
"""The magic scroll: each spell with its cost in energy (AZ-60 … AZ-66)."""
COST = dict(SPELLS)


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Row(_Strict):
    id: str
    name: str


class EnemyRow(_Row):
    set: str
    culture: int | None = None
    culture_by_players: dict[int, int] = Field(default_factory=dict[int, int])
    invincible: bool = False


class LevelRow(_Strict):
    combat: int | Literal["die"]
    culture: int
    resistance: int


class CharacterRow(_Row):
    set: str
    culture: Literal["VAL", "CAT", "GAL", "EUS", "AND", "CAS", "multicoloured", "none"]
    back: Literal["start", "forest"]
    great_witch: bool = False
    personality: tuple[Literal["sociable", "thrifty", "very-magical", "chaotic"], ...]
    A: LevelRow
    B: LevelRow
    C: LevelRow
    alone: dict[str, int] = Field(default_factory=dict[str, int])


class OldLevel(_Strict):
    combat: int | Literal["die"]
    resistance: int


class OldRow(_Strict):
    """What a character had by older rules, where that was something else."""

    id: str
    personality: tuple[Literal["sociable", "thrifty", "very-magical", "chaotic"], ...]
    A: OldLevel
    B: OldLevel
    C: OldLevel


class OldFile(_Strict):
    """The characters of an older version of the rules that had other numbers."""

    character: tuple[OldRow, ...]


class HandRow(_Row):
    kind: str
    copies: dict[str, int]
    market: int = 0
    energy: int = 0
    combat: int = 0
    die: int = 0
    stars: int = 0
    resistance: int = 0
    culture: str = ""
    cultures: tuple[str, ...] = ()


class TrapRow(_Row):
    copies: dict[str, int]


class SpecialRow(_Row):
    set: str
    energy: int


class CardFile(_Strict):
    """The whole file; a word it doesn't know, or a missing number, is refused."""

    enemy: tuple[EnemyRow, ...]
    character: tuple[CharacterRow, ...]
    hand: tuple[HandRow, ...]
    trap: tuple[TrapRow, ...]
    special: tuple[SpecialRow, ...]


FILE = CardFile.model_validate(tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8")))
ENEMIES = FILE.enemy
"""Enemies have numbers of their own: their place here."""

FIRST_HAND = len(FILE.character)
FIRST_TRAP = FIRST_HAND + len(FILE.hand)
CARDS: tuple[CharacterRow | HandRow | TrapRow, ...] = (*FILE.character, *FILE.hand, *FILE.trap)
"""Every card by its number."""
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
"""The number of a card by its id."""
CHARACTERS = range(FIRST_HAND)
HAND_KINDS = range(FIRST_HAND, FIRST_TRAP)
TRAPS = range(FIRST_TRAP, len(CARDS))

# ---- characters: by number, then level -----------------------------------------------------------------------------

DIE = -1
"""In `Prints.combat`: a die is rolled for it."""


class Prints(NamedTuple):
    """What characters have by one version of the rules: combat and resistance by level, and their marks.

    Stars have been the same by all of them.
    """

    combat: tuple[tuple[int, ...], ...]
    resistance: tuple[tuple[int, ...], ...]
    sociable: tuple[int, ...]
    thrifty: tuple[int, ...]
    magical: tuple[int, ...]
    chaotic: tuple[int, ...]

    @classmethod
    def of(cls, rows: Iterable[CharacterRow | OldRow]) -> Self:
        """The numbers of these characters, in their order."""
        rows = tuple(rows)
        levels = tuple((row.A, row.B, row.C) for row in rows)
        marks = ("sociable", "thrifty", "very-magical", "chaotic")
        return cls(
            tuple(tuple(DIE if at.combat == "die" else at.combat for at in row) for row in levels),
            tuple(tuple(at.resistance for at in row) for row in levels),
            *[tuple(row.personality.count(mark) for row in rows) for mark in marks],
        )


def _numbers_before(rules: int) -> Prints:
    """The numbers by older rules: `cards-<rules>.toml` has the characters that had others then."""
    path = Path(__file__).with_name(f"cards-{rules}.toml")
    old = {row.id: row for row in OldFile.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))).character}
    return Prints.of(old.get(row.id, row) for row in FILE.character)


RULES = 4
"""The newest version of the rules. Its numbers, and those of version 3, are in `cards.toml`."""
NUMBERS = {2: _numbers_before(2), **dict.fromkeys((3, RULES), Prints.of(FILE.character))}
"""The numbers by each version of the rules that games are still played by."""
COMBAT, RESISTANCE, SOCIABLE, THRIFTY, MAGICAL, CHAOTIC = NUMBERS[RULES]
"""By the newest rules."""
STARS = tuple(tuple(at.culture for at in (row.A, row.B, row.C)) for row in FILE.character)
CULTURE = tuple(row.culture for row in FILE.character)
ALONE = tuple(tuple(row.alone.get(level, 0) for level in LEVELS) for row in FILE.character)
"""Culture points of a character that goes into an Alakazum all by itself; 0: it doesn't (AZ-101)."""
(ALMUDENA,) = (number for number, row in enumerate(FILE.character) if row.alone)

# ---- hand cards: by number -----------------------------------------------------------------------------------------


def _facts(name: str, blank: Any) -> tuple[Any, ...]:
    return tuple(getattr(card, name) if isinstance(card, HandRow) else blank for card in CARDS)


def _of_kind(*kinds: str) -> tuple[bool, ...]:
    return tuple(isinstance(card, HandRow) and card.kind in kinds for card in CARDS)


KINDS = tuple(dict.fromkeys(row.kind for row in FILE.hand))
"""The kinds of hand cards; AZ-68 lists by them."""
GROUP_OF = tuple(
    card.culture if isinstance(card, CharacterRow) else card.kind if isinstance(card, HandRow) else "" for card in CARDS
)
"""The culture of a character, the kind of a hand card."""
MARKET_NUMBER: tuple[int, ...] = _facts("market", 0)
ENERGY: tuple[int, ...] = _facts("energy", 0)
COMBAT_POTION: tuple[int, ...] = tuple(
    a if b else 0 for a, b in zip(_facts("combat", 0), _of_kind("potion"), strict=True)
)
DIE_POTION: tuple[int, ...] = _facts("die", 0)
MEAL: tuple[tuple[str, ...], ...] = _facts("cultures", ())
GIVABLE = _of_kind("meal", "broom", "cape", "sceptre", "crystal-ball")
PIECE = _of_kind("cape", "sceptre")
"""What a character may wear, one at most (AZ-103)."""
OBJECT_CULTURE: tuple[str, ...] = _facts("culture", "")
CARD_STARS: tuple[int, ...] = _facts("stars", 0)
VOODOO, ROBBERY, BROOM = (NUMBER[name] for name in ("voodoo", "robbery", "broom"))
CAPE, SCEPTRE, CRYSTAL_BALL, RECOVERY = (NUMBER[name] for name in ("cape", "sceptre", "crystal-ball", "recovery"))
CAPE_RESISTANCE: int = _facts("resistance", 0)[CAPE]
SCEPTRE_COMBAT: int = _facts("combat", 0)[SCEPTRE]
BLACK_FRIDAY, TRICK_OR_TREAT, SANTAS_PRESENT, CUPCAKES = (
    NUMBER[name] for name in ("black-friday-discount", "trick-or-treat", "santas-present", "cupcakes")
)
(CAULDRON_ENERGY,) = (row.energy for row in FILE.special)
"""What the cauldron gives for every spell (AZ-106)."""


class Box(NamedTuple):
    """What lies in the box for a game: cards by number, each as often as there are copies."""

    forest: tuple[int, ...]
    market: tuple[int, ...]
    """The start hand cards."""
    starters: tuple[int, ...]
    """The start characters."""
    enemies: tuple[int, ...]

    @property
    def cards(self) -> tuple[int, ...]:
        """All of them but the enemies."""
        return (*self.forest, *self.market, *self.starters)


@cache
def box(seats: int, toad: bool, expansion: bool = False) -> Box:
    """The cards for that number of seats (AZ-2, AZ-10), with the promo character (AZ-96), with Alakazum! 2 (AZ-100)."""
    sets = {"base", *(["promo"] if toad else []), *(["alakazum-2"] if expansion else [])}
    forest = [n for n, row in enumerate(FILE.character) if row.set in sets and row.back == "forest"]
    for row in (*FILE.hand, *FILE.trap):
        forest += [NUMBER[row.id]] * sum(row.copies.get(each, 0) for each in sets)
    return Box(
        tuple(forest),
        tuple(NUMBER[row.id] for row in FILE.hand for _ in range(row.copies.get("start", 0))),
        tuple(n for n, row in enumerate(FILE.character) if row.set in sets and row.back == "start"),
        tuple(n for n, row in enumerate(ENEMIES) if row.set in sets and in_play(row, seats)),
    )


def in_play(enemy: EnemyRow, seats: int) -> bool:
    """Whether an enemy of the box is in the row for that number of seats (AZ-10, AZ-100)."""
    return enemy.invincible or enemy.culture is not None or seats in enemy.culture_by_players


def enemy_stars(enemy: int, seats: int) -> int | None:
    """The stars that beat an Alakazum against `enemy` unless it has more (AZ-3).

    None: nothing beats it (AZ-100), or it is not in play (AZ-10).
    """
    row = ENEMIES[enemy]
    return row.culture_by_players.get(seats, row.culture)


DOLLS = box(2, False).forest.count(VOODOO)
"""How many voodoo dolls the box holds, however many play and with whatever cards."""
