"""Finds what packages bring by the entry points of a group; the project's own are found in the same way.

In a checkout nothing is installed: there the project's `pyproject.toml` itself is read. What can't be used is left out
with a line in `left_out`, and the others go on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeVar

T = TypeVar("T")

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
"""Ours, in a checkout; there is none beside installed packages."""

NOT_THEIRS = (str(Path(__file__).parent), str(Path(tomllib.__file__).parents[1]), "<")
"""Where no package of a game has its files: the kernel, Python's own library."""


class Plugins(MutableMapping[str, T]):
    """What the entry points of a group name, by their names: ours first. Each is loaded when it is first asked for."""

    def __init__(
        self, group: str, kind: type[Any], classes: bool = False, flaw: Callable[[Any], str | None] = lambda thing: None
    ) -> None:
        """`kind`: what each must be made from; `classes`: the classes themselves are meant, not objects of them.

        `flaw` says what else keeps one from being used.
        """
        self.group, self._kind, self._classes, self._flaw = group, kind, classes, flaw
        self.left_out: dict[str, str] = {}
        """Why something isn't there, a sentence each."""
        self._points: dict[str, EntryPoint] | None = None
        self._loaded: dict[str, T] = {}

    def keep(self, names: Iterable[str]) -> None:
        """Have these alone, in this order."""
        points, wanted = self._found(), list(dict.fromkeys(names))
        for name in wanted:
            if name not in points:
                self.left_out[name] = f"{name} is left out: no installed package brings it ({self.group})."
        self._points = {name: points[name] for name in wanted if name in points}
        self._loaded = {name: thing for name, thing in self._loaded.items() if name in self._points}

    def own(self) -> list[str]:
        """The names of those that the project itself brings."""
        return [point.name for point in _ours(self.group)]

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            point = self._found().get(name)
            if point is None or not self._load(point):
                raise KeyError(name)
        return self._loaded[name]

    def __setitem__(self, name: str, thing: T) -> None:
        self._found()[name] = EntryPoint(name, "", self.group)
        self._loaded[name] = thing

    def __delitem__(self, name: str) -> None:
        del self._found()[name]
        self._loaded.pop(name, None)

    def __iter__(self) -> Iterator[str]:
        return iter([name for name, point in list(self._found().items()) if name in self._loaded or self._load(point)])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def _found(self) -> dict[str, EntryPoint]:
        if self._points is None:
            self._points = {}
            for point in [*_ours(self.group), *_installed(self.group)]:
                first = self._points.setdefault(point.name, point)
                if first is not point:
                    self.left_out[_spelled(point)] = (
                        f"{point.value} is left out: {first.value} is called {point.name} already ({self.group})."
                    )
        return self._points

    def _load(self, point: EntryPoint) -> bool:
        if _spelled(point) in self.left_out:
            return False
        try:
            thing = point.load()
            wrong = self._wrong(point.name, thing)
        except Exception as error:  # somebody else's package: whatever is wrong with it, the others go on
            thing, wrong = None, f"{type(error).__name__}: {error}{_where(error)}"
        if wrong is not None:
            self.left_out[_spelled(point)] = f"{point.name} ({point.value}) is left out: {wrong}"
            return False
        self._loaded[point.name] = thing  # pyright: ignore[reportArgumentType]
        return True

    def _wrong(self, name: str, thing: Any) -> str | None:
        """What keeps a thing from being used under that name."""
        if isinstance(thing, type) != self._classes or not issubclass(
            thing if isinstance(thing, type) else type(thing), self._kind
        ):
            what = "a class" if self._classes else "an object of a class"
            return f"it must name {what} made from {self._kind.__module__}.{self._kind.__name__}"
        key = getattr(thing, "KEY" if self._classes else "key", None)
        if key != name:
            return f"its key is {key!r}; the name of its entry point must be the same"
        return self._flaw(thing)


def _where(error: Exception) -> str:
    """The line of the package at which loading it failed; empty: it didn't come so far."""
    lines = [line for line in extract_tb(error.__traceback__) if not line.filename.startswith(NOT_THEIRS)]
    return f" ({lines[-1].filename}, line {lines[-1].lineno})" if lines else ""


def _ours(group: str) -> list[EntryPoint]:
    """Those of the project, in its order."""
    if PROJECT.exists():
        project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
        named: dict[str, str] = project.get("entry-points", {}).get(group, {})
        return [EntryPoint(name, value, group) for name, value in named.items()]
    return [point for point in entry_points(group=group) if _is_ours(point)]


def _installed(group: str) -> list[EntryPoint]:
    """Those of other packages."""
    others = [point for point in entry_points(group=group) if not _is_ours(point)]
    return sorted(others, key=lambda point: (point.name, _package(point)))


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def _spelled(point: EntryPoint) -> str:
    return f"{point.name} = {point.value}"


def _is_ours(point: EntryPoint) -> bool:
    return _package(point) == "alakazum"
