"""The first judge: Discord's own published schema, over every request and answer that was recorded.

The schema is not part of the project: `DISCORD_OPENAPI` names the file, or it lies at `../shared/discord-openapi.json`.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from playground.traffic import Exchange

Json = Any

_CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
DEVIATIONS: list[tuple[str, str, str]] = [
    (
        r"[A-Z]+ \S+",
        r"\S*(id|users\.\d+|roles\.\d+|messages\.\d+|user_ids\.\d+): \d+ is not of type '(string|null)'",
        "discord.py sends ids as numbers too, Discord reads them",
    ),
    (
        r"PUT /channels/\{channel_id\}/permissions/\{overwrite_id\}|(POST|PATCH) /guilds/\{guild_id\}/roles\S*",
        r"(allow|deny|permissions): '\d+' is not of type 'integer', 'null'",
        "discord.py sends permissions as text, as Discord's documentation has it; its schema says numbers",
    ),
    (
        r"PUT /guilds/\{guild_id\}/bans/\{user_id\}",
        r"unknown query parameter delete_message_seconds",
        "discord.py sends it in the query, Discord reads it there too",
    ),
    (
        re.escape(_CALLBACK) + " 200",
        r"resource\.type: 5 is not one of \[4\]",
        "Discord gives the message of a deferred answer as well, clients rely on it; its schema has not got it",
    ),
]
"""(where, what, why ours differs on purpose); two regular expressions and words. Requests have no status."""


def schema_file() -> Path | None:
    """Where Discord's schema is, if it is here."""
    named = os.environ.get("DISCORD_OPENAPI")
    beside = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
    path = Path(named) if named else beside
    return path if path.is_file() else None


needs_schema = pytest.mark.skipif(
    schema_file() is None,
    reason="Discord's schema is not here: set DISCORD_OPENAPI to the file discord-openapi.json",
)


@cache
def document() -> Json:
    path = schema_file()
    assert path is not None
    return json.loads(path.read_text(encoding="utf-8"))


def shape(value: Json, key: str = "") -> Json:
    """What matters of a value to a schema: each shape is judged once."""
    if isinstance(value, dict):
        return tuple(sorted((name, shape(one, name)) for name, one in value.items()))
    if isinstance(value, list):
        return ("list", len(value) > 0, frozenset(shape(one) for one in value))
    if isinstance(value, str):
        kind = "digits" if value.isdigit() else "address" if "://" in value else "words" if value else "empty"
        return (kind, value if key == "type" else "")
    if key in ("type", "style", "spacing", "channel_types"):
        return (type(value).__name__, value)
    return type(value).__name__


@dataclass
class Judge:
    """Judges exchanges: `misfits` is what does not fit, `judged` counts the shapes looked at."""

    misfits: list[str] = field(default_factory=list)
    judged: int = 0
    excused: set[str] = field(default_factory=set)
    _seen: set[Json] = field(default_factory=set)
    _validators: dict[str, Any] = field(default_factory=dict)

    def judge(self, exchanges: Iterable[Exchange]) -> Judge:
        """Judge them all."""
        for one in exchanges:
            path = self._path(one.path.removeprefix("/api/v10"))
            operation = document()["paths"].get(path, {}).get(one.method.lower())
            if operation is None:
                self._complain(f"{one.method} {one.template}", "no such route in Discord's schema")
                continue
            self._query(one, path, operation)
            if one.status < 400:
                self._request(one, operation)
            self._answer(one, operation)
        return self

    def _path(self, path: str) -> str:
        """The schema's path for a real one, literal segments preferred."""
        return _paths(path) or path

    def _query(self, one: Exchange, path: str, operation: Json) -> None:
        known = {
            item["name"] for item in operation.get("parameters", []) + document()["paths"][path].get("parameters", [])
        }
        for name in set(one.query) - known:
            self._complain(f"{one.method} {one.template}", f"unknown query parameter {name}")

    def _request(self, one: Exchange, operation: Json) -> None:
        content = operation.get("requestBody", {}).get("content", {})
        if one.body is None or "application/json" not in content:
            if one.body is not None and not content:
                self._complain(f"{one.method} {one.template}", "a body where none belongs")
            return
        self._check(f"{one.method} {one.template}", content["application/json"]["schema"], one.body)

    def _answer(self, one: Exchange, operation: Json) -> None:
        where = f"{one.method} {one.template} {one.status}"
        responses = operation["responses"]
        found = responses.get(str(one.status)) or responses.get(f"{one.status // 100}XX")
        if found is None:
            self._complain(where, "no such status")
            return
        if "$ref" in found:
            found = _resolve(found["$ref"])
        content = found.get("content", {}).get("application/json")
        if content is None:
            if one.answer is not None:
                self._complain(where, "a body where none belongs")
            return
        self._check(where, content["schema"], one.answer)

    def _check(self, where: str, schema: Json, value: Json) -> None:
        key = (where, shape(value))
        if key in self._seen:
            return
        self._seen.add(key)
        self.judged += 1
        for error in self._validator(where, schema).iter_errors(value):
            for leaf in _leaves(error):
                place = ".".join(str(step) for step in leaf.absolute_path)
                self._complain(where, f"{place}: {leaf.message[:200]}")

    def _validator(self, where: str, schema: Json) -> Any:
        if where not in self._validators:
            whole = {**schema, "components": document()["components"]}
            self._validators[where] = jsonschema.Draft202012Validator(whole)
        return self._validators[where]

    def _complain(self, where: str, what: str) -> None:
        for place, part, reason in DEVIATIONS:
            if re.fullmatch(place, where) and re.fullmatch(part, what):
                self.excused.add(reason)
                return
        line = f"{where}: {what}"
        if line not in self.misfits:
            self.misfits.append(line)


def _leaves(error: Any) -> list[Any]:
    """The errors that say something: of a choice of schemas those of the alternative that is meant."""
    if error.validator not in ("oneOf", "anyOf") or not error.context:
        return [error]
    alternatives: dict[int, list[Any]] = {}
    for one in error.context:
        alternatives.setdefault(one.schema_path[0], []).append(one)
    best = min(alternatives.values(), key=lambda errors: _strangeness(errors, len(error.absolute_path)))
    return [leaf for one in best for leaf in _leaves(one)]


def _strangeness(errors: list[Any], depth: int) -> tuple[bool, bool, int]:
    """How far an alternative is from what was meant: of another `type`, no object at all, by the errors in it."""
    other_type = any(one.validator == "enum" and list(one.absolute_path)[depth:] == ["type"] for one in errors)
    other_kind = any(one.validator == "type" and len(one.absolute_path) == depth for one in errors)
    return other_type, other_kind, len(errors)


def _resolve(reference: str) -> Json:
    node = document()
    for step in reference.removeprefix("#/").split("/"):
        node = node[step]
    return node


@cache
def _paths(path: str) -> str | None:
    segments = path.strip("/").split("/")
    found: list[tuple[int, str]] = []
    for template in document()["paths"]:
        parts = template.strip("/").split("/")
        if len(parts) == len(segments) and all(
            part.startswith("{") or part == segment for part, segment in zip(parts, segments, strict=True)
        ):
            found.append((sum(part.startswith("{") for part in parts), template))
    return min(found)[1] if found else None
