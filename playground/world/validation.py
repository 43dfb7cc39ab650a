"""Checking a form: small field types that gather Discord's own nested errors instead of stopping at the first.

A form is a table of fields (`Fields`). What a table does not name is ignored, or in a strict world refused by its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from .errors import DiscordError, Json, Unsupported, is_list, is_object

Path = tuple[str | int, ...]


class FormErrors:
    """The errors found so far in one request body."""

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict
        """Whether unknown fields are refused, too."""
        self.errors: list[tuple[Path, str, str]] = []

    def fail(self, path: Path, code: str, message: str) -> None:
        """Note an error at a place of the form."""
        self.errors.append((path, code, message))

    def close(self) -> None:
        """Refuse the form if anything was wrong with it.

        :raises DiscordError: 50035 with all errors, nested as Discord nests them.
        """
        if not self.errors:
            return
        tree: Json = {}
        for path, code, message in self.errors:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise DiscordError(50035, errors=tree)

    def required(self, path: Path) -> None:
        self.fail(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, size: int, low: int, high: int | None) -> bool:
        """Check a length of a text or a list; say it in Discord's words if it is wrong."""
        if low <= size and (high is None or size <= high):
            return True
        if high is None:
            self.fail(path, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")
        elif low > 0:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.fail(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return False

    def one_of(self, path: Path, value: object, choices: Iterable[object]) -> bool:
        allowed = tuple(choices)
        if value in allowed:
            return True
        listed = ", ".join(str(choice) for choice in allowed)
        self.fail(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        return False


class Check(Protocol):
    """A field type."""

    @property
    def required(self) -> bool: ...

    def check(self, form: FormErrors, path: Path, value: Any) -> bool: ...


@dataclass(frozen=True, slots=True)
class Text:
    """A string; lengths in characters, `trimmed`: without white space at its ends."""

    low: int = 0
    high: int | None = None
    required: bool = False
    pattern: re.Pattern[str] | None = None
    pattern_error: tuple[str, str] = ("STRING_TYPE_REGEX", "String value did not match validation regex.")
    trimmed: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        if not isinstance(value, str):
            form.fail(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return False
        value = value.strip() if self.trimmed else value
        if not value and self.low and self.required:
            form.required(path)
            return False
        if not form.length(path, len(value), self.low, self.high):
            return False
        if self.pattern is not None and not self.pattern.fullmatch(value):
            form.fail(path, *self.pattern_error)
            return False
        return True


@dataclass(frozen=True, slots=True)
class Int:
    """A whole number; Discord takes digits in a string as well, and a number like 5.0."""

    low: int | None = None
    high: int | None = None
    required: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            whole = value.is_integer() if isinstance(value, float) else str(value).lstrip("-").isdigit()
            if isinstance(value, bool) or not whole:
                form.fail(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
                return False
            value = int(value)
        if self.low is not None and value < self.low:
            form.fail(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {self.low}.")
            return False
        if self.high is not None and value > self.high:
            form.fail(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {self.high}.")
            return False
        return True


@dataclass(frozen=True, slots=True)
class Plain:
    """A field about which there is one question; `words` may name the value."""

    fits: Callable[[Any], bool]
    code: str = ""
    words: str = ""
    required: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        if self.fits(value):
            return True
        form.fail(path, self.code, self.words.format(value))
        return False


def Number() -> Plain:
    """A number with or without a fraction."""
    return Plain(_is_number, "NUMBER_TYPE_COERCE", 'Value "{}" is not float.')


def Bool() -> Plain:
    """True or false."""
    return Plain(lambda value: isinstance(value, bool), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def Id(*, required: bool = False) -> Plain:
    """A snowflake, as a string or a number."""
    return Plain(_is_id, "NUMBER_TYPE_COERCE", 'Value "{}" is not snowflake.', required)


def Timestamp() -> Plain:
    """A moment in ISO 8601."""
    return Plain(_is_moment, "DATE_TIME_TYPE_PARSE", "Could not parse {}. Should be ISO8601.")


def Anything(*, required: bool = False) -> Plain:
    """A field that is looked at elsewhere."""
    return Plain(lambda value: True, required=required)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_id(value: Any) -> bool:
    return value.isdigit() if isinstance(value, str) else isinstance(value, int) and not isinstance(value, bool)


def _is_moment(value: Any) -> bool:
    return isinstance(value, str) and bool(value) and moment(value) is not None


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values."""

    values: tuple[Any, ...]
    required: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        return form.one_of(path, value, self.values)


def moment(text: str) -> float | None:
    """Seconds since 1970 of a moment in ISO 8601, of UTC where it names no zone; None if it is none."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()


@dataclass(frozen=True, slots=True)
class Url:
    """An address with one of the schemes."""

    high: int = 2048
    schemes: tuple[str, ...] = ("http", "https", "discord")
    required: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        if isinstance(value, str) and not value.strip():
            form.fail(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return False
        if not Text(1, self.high, required=self.required).check(form, path, value):
            return False
        scheme, separator, rest = value.partition("://")
        if not separator or not rest.strip() or rest[0] == "/" or value != value.strip() or " " in rest.split("/")[0]:
            form.fail(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return False
        if scheme not in self.schemes:
            listed = ", ".join(repr(one) for one in self.schemes)
            text = f'Scheme "{scheme}" is not supported. Scheme must be one of ({listed}).'
            form.fail(path, "URL_TYPE_INVALID_SCHEME", text)
            return False
        return True


@dataclass(frozen=True, slots=True)
class Fields:
    """An object with named fields. `name` is what a one calls it; `extra` are fields that may be there unread."""

    name: str
    fields: Mapping[str, Check]
    required: bool = False
    extra: frozenset[str] = frozenset()
    also: Callable[[FormErrors, Path, Json], None] | None = None

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        if not is_object(value):
            form.fail(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return False
        before = len(form.errors)
        fields = self.fields
        for key, part in value.items():
            known = fields.get(key)
            if known is None:
                if form.strict and key not in self.extra:
                    raise Unsupported(f"field {key!r} of {self.name} at {'.'.join(map(str, path)) or 'the top'}")
            elif part is not None:
                known.check(form, (*path, key), part)
        for key, known in fields.items():
            if known.required and value.get(key) is None:
                form.required((*path, key))
        if self.also is not None and len(form.errors) == before:
            self.also(form, path, value)
        return len(form.errors) == before


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of one kind of thing."""

    item: Check
    low: int = 0
    high: int | None = None
    required: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        if not is_list(value):
            form.fail(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        if not value and self.low and self.required:
            form.required(path)
            return False
        good = form.length(path, len(value), self.low, self.high)
        for index, part in enumerate(value):
            good &= self.item.check(form, (*path, index), part)
        return good


@dataclass(frozen=True, slots=True)
class MapOf:
    """A dictionary with keys of a given set, as for localizations."""

    keys: frozenset[str]
    item: Check
    required: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        if not is_object(value):
            form.fail(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return False
        good = True
        for key, part in value.items():
            good &= form.one_of((*path, key), key, sorted(self.keys)) if key not in self.keys else True
            if part is not None:
                good &= self.item.check(form, (*path, key), part)
        return good
