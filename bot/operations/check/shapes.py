"""What an answer looks like without what it says: its keys and their types, and the few values that matter to us.

A shape has no token, no name and no id in it, so that it can be shown to anybody.
"""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Shape = Json
"""A word (`id`, `string`, `integer`, `number`, `boolean`, `null`, `any`), a value that is compared (`{"=": value}`),
what all elements of a list have (`{"[]": …}`), a list or a dict of these."""

EXACT = frozenset(
    ("type", "style", "disabled", "custom_id", "archived", "locked", "auto_archive_duration", "mention_everyone")
)
"""Keys whose values are compared. `flags` are where they are a message's: elsewhere they tell of people and servers."""
IN_ORDER = frozenset(("components", "items", "attachments", "mentions"))
"""Lists compared one by one; of others it is looked at what all their elements have."""
_ID = re.compile(r"[0-9]{15,20}")


def shape(value: Json, key: str = "", *, message: bool = False) -> Shape:
    """The shape of JSON; `message`: it belongs to a message itself."""
    if (key in EXACT and isinstance(value, (int, str))) or (key == "flags" and message):
        return {"=": value}
    if isinstance(value, dict):
        is_message = "channel_id" in value and "author" in value
        return {name: shape(one, name, message=is_message) for name, one in sorted(value.items())}
    if isinstance(value, list):
        shapes = [shape(one) for one in value]
        return shapes if key in IN_ORDER else {"[]": _common(shapes)}
    return _word(value)


def _word(value: Json) -> str:
    if value is None:
        return "null"
    for kind, word in ((bool, "boolean"), (int, "integer"), (float, "number")):
        if isinstance(value, kind):
            return word
    return "id" if _ID.fullmatch(str(value)) else "string"


def _common(shapes: list[Shape]) -> Shape:
    """What all have: keys that are in each, types where they agree."""
    if not shapes:
        return "any"
    first, *others = shapes
    if all(one == first for one in others):
        return first
    objects = [one for one in shapes if isinstance(one, dict) and "=" not in one]
    if len(objects) == len(shapes):
        keys = set(objects[0]).intersection(*objects[1:])
        return {key: _common([one[key] for one in objects]) for key in sorted(keys)}
    return "any"


def deviations(expected: Shape, seen: Shape, at: str = "") -> list[str]:
    """In which way `seen` is otherwise than `expected`, a sentence each. More keys than expected are none."""
    if "any" in (expected, seen) or expected == seen:
        return []
    if isinstance(expected, dict) and "=" in expected:
        return [f"{at} is {_said(seen)}, not {expected['=']!r}"]
    if "null" in (expected, seen):
        return []  # what may be null is told by no single answer
    if isinstance(expected, dict) and isinstance(seen, dict) and "=" not in seen:
        return _of_keys(expected, seen, at)
    if isinstance(expected, list) and isinstance(seen, list):
        return _in_order(expected, seen, at)
    return [] if _fits(expected, seen) else [f"{at or 'the answer'} is {_said(seen)}, not {_said(expected)}"]


def _of_keys(expected: dict[str, Shape], seen: dict[str, Shape], at: str) -> list[str]:
    found: list[str] = []
    for key, wanted in expected.items():
        where = f"{at}.{key}".lstrip(".")
        found += deviations(wanted, seen[key], where) if key in seen else [f"{where} is missing"]
    return found


def _in_order(expected: list[Shape], seen: list[Shape], at: str) -> list[str]:
    if len(expected) != len(seen):
        return [f"{at} are {len(seen)}, not {len(expected)}"]
    return [
        line
        for n, (one, other) in enumerate(zip_longest(expected, seen))
        for line in deviations(one, other, f"{at}[{n}]")
    ]


def _fits(expected: Shape, seen: Shape) -> bool:
    value = seen["="] if isinstance(seen, dict) and "=" in seen else None
    word = _word(value) if value is not None else seen
    return (expected, word) in (("string", "id"), ("number", "integer")) or expected == word


def _said(one: Shape) -> str:
    if isinstance(one, dict):
        return repr(one["="]) if "=" in one else "a list" if "[]" in one else "an object"
    return "a list" if isinstance(one, list) else str(one)


RETURNED = ("name", "description", "required", "autocomplete", "min_value", "max_value", "value", "options", "choices")
"""What Discord must give back of a command as it was sent; the rest it completes or orders anew."""


def lost(sent: Json, back: Json, at: str) -> list[str]:
    """What of a command, its options and choices came back otherwise than it was sent, a place each."""
    if isinstance(sent, dict) and isinstance(back, dict):
        kept = [key for key in RETURNED if sent.get(key) not in (None, False, [])]
        return [one for key in kept for one in lost(sent[key], back.get(key), f"{at}.{key}")]
    if isinstance(sent, list) and isinstance(back, list) and len(sent) == len(back):
        return [
            one
            for n, (each, other) in enumerate(zip(sent, back, strict=True))
            for one in lost(each, other, f"{at}[{n}]")
        ]
    return [] if sent == back else [at]
