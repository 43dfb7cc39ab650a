"""What an answer looks like without what it says: its keys and their types, and the few values that matter to us.

A shape has no token, no name and no id in it, so that it can be shown to anybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

Shape = Any
"""A word (`id`, `string`, `integer`, `number`, `boolean`, `null`, `any`), a value that is compared (`{"=": value}`),
what all elements of a list have (`{"[]": …}`), a list or a dict of these."""

EXACT = frozenset(
    ("type", "style", "disabled", "custom_id", "archived", "locked", "auto_archive_duration", "mention_everyone")
)
"""Keys whose values are compared. `flags` are where they are a message's: elsewhere they tell of people and servers."""
IN_ORDER = frozenset(("components", "items", "attachments", "mentions"))
"""Lists compared one by one; of others it is looked at what all their elements have."""
_ID = re.compile(r"[0-9]{15,20}")


def shape(value: Any, key: str = "", *, message: bool = False) -> Shape:
    """Return the shape of JSON; `message`: it belongs to a message itself."""
    if (key in EXACT and isinstance(value, (int, str))) or (key == "flags" and message):
        return {"=": value}
    if isinstance(value, dict):
        row = cast("dict[str, Any]", value)
        return {
            name: shape(one, name, message={"channel_id", "author"} <= row.keys()) for name, one in sorted(row.items())
        }
    if isinstance(value, list):
        shapes = [shape(one) for one in cast("list[Any]", value)]
        return shapes if key in IN_ORDER else {"[]": _common(shapes)}
    return _word(value)


def _word(value: Any) -> str:
    kinds: dict[Any, str] = {type(None): "null", bool: "boolean", int: "integer", float: "number"}
    return kinds.get(type(value)) or ("id" if _ID.fullmatch(str(value)) else "string")


def _common(shapes: list[Shape]) -> Shape:
    """Return what all have: keys that are in each, types where they agree."""
    if shapes and all(one == shapes[0] for one in shapes):
        return shapes[0]
    if not shapes or not all(isinstance(one, dict) and "=" not in one for one in shapes):
        return "any"
    keys = set(shapes[0]).intersection(*shapes[1:])
    return {key: _common([one[key] for one in shapes]) for key in sorted(keys)}


def deviations(expected: Shape, seen: Shape, at: str = "") -> Iterator[str]:
    """Yield in which way `seen` is otherwise than `expected`, a sentence each. More keys than expected are none."""
    if "any" in (expected, seen) or expected == seen:
        return
    if isinstance(expected, dict) and "=" in expected:
        yield f"{at} is {_said(seen)}, not {expected['=']!r}"
    elif "null" in (expected, seen):
        return  # what may be null is told by no single answer
    elif isinstance(expected, dict) and isinstance(seen, dict) and "=" not in seen:
        wanted, there = cast("dict[str, Any]", expected), cast("dict[str, Any]", seen)
        for key, one in wanted.items():
            where = f"{at}.{key}".lstrip(".")
            yield from deviations(one, there[key], where) if key in there else [f"{where} is missing"]
    elif isinstance(expected, list) and isinstance(seen, list):
        ours, theirs = cast("list[Any]", expected), cast("list[Any]", seen)
        if len(ours) != len(theirs):
            yield f"{at} are {len(theirs)}, not {len(ours)}"
            return
        for n, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from deviations(one, other, f"{at}[{n}]")
    else:
        word = _word(seen["="]) if isinstance(seen, dict) and "=" in seen else cast(Shape, seen)
        if (expected, word) not in (("string", "id"), ("number", "integer")) and expected != word:
            yield f"{at or 'the answer'} is {_said(seen)}, not {_said(expected)}"


def _said(one: Shape) -> str:
    if isinstance(one, dict):
        return repr(cast(Any, one)["="]) if "=" in one else "a list" if "[]" in one else "an object"
    return "a list" if isinstance(one, list) else str(one)


# ---- what was sent ---------------------------------------------------------------------------------------------------

RETURNED = frozenset(
    ("name", "description", "required", "autocomplete", "min_value", "max_value", "value", "options", "choices")
) | frozenset(("components", "items", "media", "url", "file", "content", "custom_id", "label", "placeholder", "flags"))
"""What Discord must give back of a command, an emoji, a thread or a message as it was sent; the rest it completes."""


def lost(sent: Any, back: Any, at: str = "") -> list[str]:
    """Return the places where something came back otherwise than it was sent. What has a name is found by it."""
    if isinstance(sent, dict) and isinstance(back, dict):
        ours, theirs = cast("dict[str, Any]", sent), cast("dict[str, Any]", back)
        kept = [key for key in ours if key in RETURNED and ours[key] not in (None, False, [], "")]
        files = [(f"{at}.{one['filename']}", one) for one in ours.get("attachments", ()) if isinstance(one["id"], str)]
        return [place for key in kept for place in lost(ours[key], theirs.get(key), f"{at}.{key}")] + [
            place for place, one in files if pictures_of(theirs).get(one["filename"]) != one["id"]
        ]
    if isinstance(sent, list) and isinstance(back, list):
        ours, theirs = cast("list[Any]", sent), cast("list[Any]", back)
        if not at:  # commands, in any order
            named = {one["name"]: one for one in theirs}
            return [place for one in ours for place in lost(one, named.get(one["name"]), one["name"])]
        if len(ours) == len(theirs):
            return [place for n, one in enumerate(ours) for place in lost(one, theirs[n], f"{at}[{n}]")]
    if isinstance(sent, int) and isinstance(back, int) and at.endswith("flags"):
        return [] if sent & ~back == 0 else [at]
    words = str(cast(Any, sent)), str(cast(Any, back))
    if words[0].startswith("attachment://"):
        return [] if _file_name(words[0]) == _file_name(words[1]) else [at]
    return [] if sent == back else [at]


def _file_name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def pictures_of(message: Any) -> dict[str, str]:
    """Return the pictures in a message's galleries: file name → attachment id."""
    found: dict[str, str] = {}
    parts: list[Any] = list(message.get("components", ()))
    while parts:
        part = parts.pop()
        parts += part.get("components", ())
        for item in part.get("items", ()):
            found[_file_name(item["media"]["url"])] = str(item["media"].get("attachment_id"))
    return found
