"""The zones of a game: a dataclass whose copy, snapshot and restore are made from its fields."""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, Self

WAYS = {
    "int": "{0}",
    "str": "{0}",
    "list[int]": "{0}[:]",
    "list[list[int]]": "[part[:] for part in {0}]",
}
"""By a zone's type: how it is copied."""


class GameState:
    """Base of a game's `State`, a ``@dataclass(slots=True)``: each zone is a field and nothing more.

    A zone is a number, a word, a list of numbers, or a list of such lists; raises TypeError for a class with another.
    `copy`, `snapshot` and `restore` are compiled when the class is made, as dataclasses make ``__init__``: they run
    without a loop over the fields. Such a loop takes 2.1 to 2.3 times as long for a state, and makes the copy of a
    whole game 40 to 75 % dearer (23 November 2026); written out by hand for each class it would be as quick as this.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        zones = {name: kind for base in reversed(cls.__mro__) for name, kind in get_annotations(base).items()}
        if unknown := {name: kind for name, kind in zones.items() if kind not in WAYS}:
            raise TypeError(f"{cls.__module__}.{cls.__name__}: zones are {', '.join(WAYS)}, not {unknown}")
        copied = {name: WAYS[kind].format(f"self.{name}") for name, kind in zones.items()}
        restored = {name: WAYS[kind].format(f'data["{name}"]') for name, kind in zones.items()}
        made = "new = object.__new__({})"
        source = [
            "def copy(self):",
            *[made.format("type(self)"), *[f"new.{name} = {value}" for name, value in copied.items()], "return new"],
            "def snapshot(self):",
            "return {" + ", ".join([f'"{name}": {value}' for name, value in copied.items()]) + "}",
            "def restore(cls, data):",
            *[made.format("cls"), *[f"new.{name} = {value}" for name, value in restored.items()], "return new"],
        ]
        functions: dict[str, Any] = {}
        exec("\n".join([line if line.startswith("def ") else f"    {line}" for line in source]), functions)
        cls.copy, cls.snapshot = functions["copy"], functions["snapshot"]
        setattr(cls, "restore", classmethod(functions["restore"]))  # noqa: B010 - its type is the one below

    def copy(self) -> Self:
        """The same zones, independent of these."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, Any]:
        """The zones by name in what JSON has, independent of these."""
        raise NotImplementedError

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Self:
        """The zones of a snapshot, independent of it. Raises KeyError where one is missing."""
        raise NotImplementedError

    def check(self, game: Any) -> None:
        """Raise AssertionError where something is lost or doubled, or a zone is not as the rules have it."""
        raise NotImplementedError
