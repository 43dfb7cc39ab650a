"""The facts of Alakazam!, read once from `cards.toml`: colours, cards, limits, clocks.

A card is its number in `CARDS`. A die is 10 · colour + number: 14 is a yellow 4, 50 a neutral die not rolled yet.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict


class _Row(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Colour(_Row):
    """A set of dice; its letter says on every screen what its colour says."""

    name: str
    letter: str


class Card(_Row):
    """A goal or a Bonus (AM-3, AM-4)."""

    id: str
    name: str
    set: Literal["base", "extra"]
    kind: Literal["bonus", "number", "colour", "both"]
    points: tuple[int, ...]
    """What it scores; three numbers are for four, five, six fitting dice."""
    goal: str = ""
    """Which of `goals.GOALS` judges it."""
    numbers: tuple[int, ...] = ()
    """Those that a count goal counts, each by itself."""
    per: Literal["", "left", "right", "scored"] = ""
    """What a Bonus of the extra cards is paid for."""
    from_players: int = 2
    """The fewest players that it is in the deck for."""


class Amounts(_Row):
    """How many there may be of a thing."""

    players_from: int
    players_to: int
    dice: int
    passed: int
    cards: int
    market: int
    given: int
    pool_from: int
    pool_to: int
    dealings: int
    target: int
    rounds: int
    short_rounds: int
    sprint: int
    flat: int


class CardFile(_Row):
    """The whole file; a word it doesn't know, or a missing number, is refused."""

    limits: Amounts
    clocks: dict[str, tuple[int, int]]
    pauses: dict[str, tuple[int, int]]
    alone: frozenset[str]
    bells: frozenset[str]
    offers: frozenset[str]
    last_calls: frozenset[str]
    endless: frozenset[str]
    colour: tuple[Colour, ...]
    card: tuple[Card, ...]


FILE = CardFile.model_validate(tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8")))
LIMITS = FILE.limits
CLOCKS = FILE.clocks
"""Name → seconds (live, slow)."""
PAUSES = FILE.pauses
"""Clocks that stand still while they are interrupted → the least seconds left when they go on (AM-19)."""
ALONE = FILE.alone
"""Clocks that run even where one person plays, for AI (AM-11, AM-15, AM-19)."""
BELLS = FILE.bells
"""Those that run for that person too (AM-21)."""
OFFERS = FILE.offers
"""Clocks in which others may answer what a seat offers (AM-15)."""
LAST_CALLS = FILE.last_calls
"""Clocks of a seat for which all others wait; each seat has one of its own (AM-19)."""
ENDLESS = FILE.endless
"""Clocks that end nothing (AM-19)."""
COLOURS = FILE.colour
"""Of each seat its own, then the neutral one."""
CARDS = FILE.card
NEUTRAL = len(COLOURS) - 1
NUMBERS = range(1, 7)
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
"""The number of a card by its id."""
IS_BONUS = tuple(card.kind == "bonus" for card in CARDS)
BONUSES = frozenset([n for n, bonus in enumerate(IS_BONUS) if bonus])
PENALTY = tuple(0 if card.kind == "bonus" else min(card.points) for card in CARDS)
"""What an unmet goal costs (AM-3)."""
NUTTIN = NUMBER["nuttin"]
GROUPS = ("bonus", "number", "colour", "both")
"""Kinds of cards: a list of more than one question holds begins with them."""


def deck(players: int, extra: bool) -> list[int]:
    """The cards that this number of players play with, by number (AM-2, AM-4)."""
    return [n for n, card in enumerate(CARDS) if (extra or card.set == "base") and card.from_players <= players]


def penalty(card: int, flat: bool) -> int:
    """What the card costs when its goal is not met; a Bonus never does."""
    return LIMITS.flat if flat and not IS_BONUS[card] else PENALTY[card]
