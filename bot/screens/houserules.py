"""House rules as people may choose them: the table's own, and those that a game's `Options` declares.

A new game, or a new house rule of one, needs texts here and no code: booleans and lists of words become choices.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin

from games import GAMES
from tables.house import House
from tables.table import Table


@dataclass(frozen=True, slots=True)
class Rule:
    """One house rule: its name, the values it may take, and what it is unless somebody chooses."""

    name: str
    text: str
    """Its part of the keys ``rule-<text>``, ``rule-<text>-<value>``."""
    values: tuple[Any, ...]
    default: Any
    of: Callable[[Table], Any]
    of_house: bool
    """Belongs to the table (`House`), not to the game."""
    always_told: bool = False
    """The lobby shows it even where it is the default."""

    def spell(self, value: Any) -> str:
        """A value as one word."""
        return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)

    def read(self, word: str) -> Any:
        """The value that `spell` gave. Raises ValueError for another word."""
        for value in self.values:
            if self.spell(value) == word:
                return value
        raise ValueError(f"{self.name} can't be {word!r}")


@cache
def rules_of(game: str) -> tuple[Rule, ...]:
    """All that can be chosen for a game, the table's rules first."""
    return (*(_of_house(name) for name in ("clock", "reactions")), *_of_game(game))


def _of_house(name: str) -> Rule:
    field = House.model_fields[name]
    return Rule(
        name,
        name,
        get_args(field.annotation),
        field.default,
        lambda table: getattr(table.house, name),
        True,
        always_told=name == "clock",
    )


def _of_game(game: str) -> list[Rule]:
    rules: list[Rule] = []
    for name, field in GAMES[game].Options.model_fields.items():
        values = _values(field.annotation)
        if values:
            rules.append(
                Rule(
                    name, f"{game}-{name.replace('_', '-')}", values, field.default, _getter(name, field.default), False
                )
            )
    return rules


def _getter(name: str, default: Any) -> Callable[[Table], Any]:
    return lambda table: table.options.get(name, default)


def _values(annotation: Any) -> tuple[Any, ...]:
    if annotation is bool:
        return (False, True)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return ()
