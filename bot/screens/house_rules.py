"""House rules as choices for people: the table's own, and those that a game's `Options` declares.

A new game, or a new house rule of one, needs texts here and no code: booleans and lists of words become choices.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin

from games import GAMES
from tables.table import Table
from tables.table_rules import SLOW, Absence, TableRules

PRESET = "preset"
MINUTE, HOUR, DAY = 60, 3600, 86400
TURN = (None, 30, MINUTE, 3 * MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY)
"""Seconds that a table may give for a turn's question, instead of its clock's own."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One house rule: its name, its possible values and its default."""

    name: str
    text: str
    """Its part of the keys ``rule-<text>``, ``rule-<text>-<value>``."""
    values: tuple[Any, ...]
    default: Any
    of: Callable[[Table], Any]
    change: Callable[[TableRules, Any], TableRules] | None = None
    """For what belongs to the table (`TableRules`), not to the game: the same with another value."""
    always_told: bool = False
    """The lobby shows it even where it is the default."""

    @property
    def is_switch(self) -> bool:
        """On or off."""
        return self.values == (False, True)

    def spell(self, value: Any) -> str:
        """A value as one word; None is what the clock's preset says."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return PRESET if value is None else str(value)

    def read(self, word: str) -> Any:
        """The value that `spell` gave. Raises ValueError for another word."""
        for value in self.values:
            if self.spell(value) == word:
                return value
        raise ValueError(f"{self.name} can't be {word!r}")


@cache
def rules_of(game: str) -> tuple[Rule, ...]:
    """All that can be chosen for a game, the table's rules first."""
    rules = [_of_house("clock", always_told=True)]
    if "turn" in GAMES[game].CLOCKS:
        rules.append(Rule("turn", "turn", TURN, None, lambda table: table.rules.seconds.get("turn"), _turn))
    if "window" in GAMES[game].CLOCKS:
        rules.append(_of_house("reactions"))
    rules.append(_of_house("absence", (None, *get_args(Absence))))
    if GAMES[game].CAN_RETIRE:
        rules.append(_of_house("leaver"))
    if GAMES[game].LEVELS:
        rules += (_of_house("hints"), _of_house("pace"))
    rules.append(_of_house("unrated", (False, True)))
    return (*rules, *_of_game(game))


def table_rules_of(game: str, wishes: dict[str, Any], locale: str) -> TableRules:
    """The table's rules from chosen values by name; names of the game's own rules are ignored."""
    rules = TableRules(locale=locale)
    for rule in rules_of(game):
        if rule.change is not None and rule.name in wishes:
            rules = rule.change(rules, wishes[rule.name])
    return rules


def _of_house(name: str, values: tuple[Any, ...] = (), *, always_told: bool = False) -> Rule:
    field = TableRules.model_fields[name]
    return Rule(
        name,
        name,
        values or get_args(field.annotation),
        field.default,
        lambda table: getattr(table.rules, name),
        lambda rules, value: rules.model_copy(update={name: value}),
        always_told,
    )


def _turn(rules: TableRules, value: int | None) -> TableRules:
    return rules.model_copy(update={"seconds": {} if value is None else {"turn": value}})


def _of_game(game: str) -> list[Rule]:
    rules: list[Rule] = []
    for name, field in GAMES[game].Options.model_fields.items():
        values = _values(field.annotation) if name != SLOW else ()
        if values:
            of = _getter(name, field.default)
            rules.append(Rule(name, f"{game}-{name.replace('_', '-')}", values, field.default, of))
    return rules


def _getter(name: str, default: Any) -> Callable[[Table], Any]:
    return lambda table: table.options.get(name, default)


def _values(annotation: Any) -> tuple[Any, ...]:
    if annotation is bool:
        return (False, True)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return ()
