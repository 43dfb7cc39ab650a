"""Values on their way in and out: JSON for snapshots, events and views, a short spelling for actions.

The only file that knows msgspec.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from .values import Action, Event

SHORT_LIMIT = 60
"""Characters an action may take in its short spelling: it travels inside a Discord custom id of 100."""

_INT = re.compile(r"-?(0|[1-9][0-9]*)\Z")
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_decode_events = msgspec.json.Decoder(list[Event]).decode


def dumps(value: Any) -> bytes:
    """JSON of a snapshot, a view, events or actions; tuples become arrays."""
    return _encode(plain(value))


def loads(data: bytes | str) -> Any:
    """The value of a JSON text. Raises ValueError where it is none, or nested too deeply."""
    try:
        return _decode(data)
    except RecursionError as error:
        raise ValueError("JSON nested too deeply") from error


def plain(value: Any) -> Any:
    """`value` in what JSON can say: dataclasses and pydantic models become dicts, tuples stay tuples."""
    return msgspec.to_builtins(value, enc_hook=lambda model: model.model_dump(mode="json"))


def load_events(data: bytes | str) -> list[Event]:
    """Events as `dumps` wrote them, with their tuples. Raises ValueError where they are none."""
    try:
        return [Event(e.kind, _tuples(e.data), e.audience) for e in _decode_events(data)]
    except RecursionError as error:
        raise ValueError("JSON nested too deeply") from error


def action(data: Any) -> Action:
    """An action as JSON gives it back (a list) in its own form, a tuple of a word and integers or strings.

    Raises ValueError for anything else.
    """
    if not isinstance(data, list | tuple) or not data:
        raise ValueError(f"an action is a word and integers or strings, not {data!r}")
    parts: tuple[Any, ...] = tuple(data)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    if not isinstance(parts[0], str) or not all(type(part) in (int, str) for part in parts):
        raise ValueError(f"an action is a word and integers or strings, not {data!r}")
    return parts


@lru_cache(4096)
def short(action: Action) -> str:
    """An action in at most 60 characters, ``potion.17``: parts joined by points, everything odd percent-escaped.

    Raises ValueError where it would be longer, or would leave nothing to read.
    """
    text = ".".join(str(part) if isinstance(part, int) else _word(part) for part in action)
    if not 0 < len(text) <= SHORT_LIMIT:
        raise ValueError(f"action {action} takes {len(text)} characters, 1 to {SHORT_LIMIT} are allowed")
    return text


def from_short(text: str) -> Action:
    """The action that `short` spelled as `text`. Raises ValueError where no action is spelled so."""
    if not text or len(text) > SHORT_LIMIT:
        raise ValueError(f"not an action: {text[:80]!r}")
    parts = tuple(int(part) if _INT.match(part) else unquote(part) for part in text.split("."))
    found = action(parts)
    if short(found) != text:
        raise ValueError(f"not an action: {text!r}")
    return found


def _word(text: str) -> str:
    escaped = quote(text, safe="-_+").replace(".", "%2E")
    return f"%{ord(escaped[0]):02X}{escaped[1:]}" if _INT.match(escaped) else escaped


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list | tuple) else value  # pyright: ignore
