"""Walks over a game's objects: every field of every class, however deep, without trusting `==` or `copy`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, cast

from pydantic import BaseModel

from games.kernel.chance import Chance
from games.kernel.frames import Frame

PLAIN = (int, str, bytes, float, bool, type(None), Enum, type, FunctionType, ModuleType, BaseModel)
"""What can't be changed in place (house rules are frozen)."""

SIMPLE = {int, str, bool, type(None)}


def simple(thing: Any) -> bool:
    """A list or tuple of nothing but numbers and words: most of a state, so they are walked at once."""
    return type(thing) in (list, tuple) and SIMPLE.issuperset(map(type, thing))


@cache
def plain(kind: type[Any]) -> bool:
    """Whether things of this class are PLAIN: asking that of each thing takes a tenth of the suite."""
    return issubclass(kind, PLAIN)


@cache
def single(kind: type[Any]) -> bool:
    """Whether things of this class are compared as a whole."""
    return issubclass(kind, (*PLAIN, set, frozenset))


@cache
def _slots(kind: type[Any]) -> tuple[str, ...]:
    slots: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        declared: Any = base.__dict__.get("__slots__", ())
        slots.update(dict.fromkeys([declared] if isinstance(declared, str) else declared))
    slots.pop("__weakref__", None)
    return tuple(slots)


def names_of(thing: Any) -> tuple[str, ...]:
    """The attributes of an object: slots of all its classes, then its dict; of a frame not its caches."""
    own = [name for name in _slots(cast(type[Any], type(thing))) if hasattr(thing, name)]
    names = (*own, *getattr(thing, "__dict__", {}))
    return tuple(name for name in names if name[0] != "_") if isinstance(thing, Frame) else names


def caches_of(frame: Frame[Any]) -> set[str]:
    """``Class._field`` of what a frame has worked out and doesn't save."""
    names = (*_slots(type(frame)), *getattr(frame, "__dict__", {}))
    return {f"{type(frame).__name__}.{name}" for name in names if name[0] == "_"}


def forget(frames: Iterable[Frame[Any]]) -> None:
    """Take all caches from frames; they must work them out anew."""
    for frame in frames:
        for name in caches_of(frame):
            cache = name.partition(".")[2]
            if hasattr(frame, cache):
                delattr(frame, cache)


def parts_of(thing: Any) -> Iterator[tuple[str, Any]]:
    """(name, part) of an object, ``Class.field`` or an index; nothing for a plain value."""
    if plain(thing.__class__):
        return
    if isinstance(thing, dict):
        for key, value in thing.items():  # pyright: ignore[reportUnknownVariableType]
            yield f"key {key!r}", key
            yield f"[{key!r}]", value
    elif isinstance(thing, list | tuple | set | frozenset):
        for at, value in enumerate(thing):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            yield f"[{at}]", value
    elif isinstance(thing, Chance):
        yield from (("Chance.seed", thing.seed), ("Chance.counter", thing.counter))
    else:
        for name in names_of(thing):
            yield f"{type(thing).__name__}.{name}", getattr(thing, name)


def difference(one: Any, other: Any, where: str = "") -> str | None:
    """Where two structures differ in a type, a length or a value, however deep; None: nowhere."""
    if type(one) is not type(other):
        return f"{where}: {type(one).__name__} {one!r} against {type(other).__name__} {other!r}"
    if single(one.__class__):
        return None if one == other else f"{where}: {one!r} against {other!r}"
    if simple(one) and one == other and list(map(type, one)) == list(map(type, other)):
        return None
    mine, others = list(parts_of(one)), list(parts_of(other))
    if [name for name, _ in mine] != [name for name, _ in others]:
        return f"{where}: {[name for name, _ in mine]} against {[name for name, _ in others]}"
    for (name, part), (_, twin) in zip(mine, others, strict=True):
        if found := difference(part, twin, f"{where}{name}" if name[0] == "[" else f"{where} {name}".strip()):
            return found
    return None


def mutables(thing: Any) -> dict[int, str]:
    """Every object in a structure that could be changed in place, by its id, with the field it was found in."""
    found: dict[int, str] = {}
    todo: list[tuple[str, Any]] = [("", thing)]
    while todo:
        where, thing = todo.pop()
        if plain(thing.__class__):
            continue
        if not isinstance(thing, tuple | frozenset):
            found[id(thing)] = where
        if isinstance(thing, list | tuple):
            todo += [(where, part) for part in thing if not plain(type(part))]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        else:
            todo += [(where if name[0] == "[" else name, part) for name, part in parts_of(thing)]
    return found


def shared(one: Any, other: Any) -> set[str]:
    """The fields in which two structures hold the same changeable object."""
    return held(mutables(one), other)


def held(own: dict[int, str], other: Any) -> set[str]:
    """The fields in which a structure holds one of these objects; `own` as `mutables` gives it."""
    others = mutables(other)
    return {others[at] for at in own.keys() & others.keys()}


def values(thing: Any) -> Iterator[tuple[str, Any]]:
    """(``Class.field``, value) of every object in a structure."""
    if simple(thing):
        return
    for name, part in parts_of(thing):
        if name[0] != "[" and not name.startswith("key "):
            yield name, part
        yield from values(part)
