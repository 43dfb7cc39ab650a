"""What stands in the locale files: of each text its words, its variables, and what it chooses by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast as fluent

from bot.texts import LOCALES, parse

FILES = sorted(LOCALES.glob("*/*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    """Yield all that is in a part of a file, itself first."""
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from nodes(value)


@cache
def body(language: str) -> list[fluent.EntryType]:
    """Return what stands in all files of a language."""
    return [entry for path in FILES if path.parent.name == language for entry in parse(path.read_text("utf-8")).body]


def texts_in(entries: list[fluent.EntryType]) -> dict[str, fluent.Pattern]:
    """Return each text by its key: ``key``, ``key.attribute``, ``-term``."""
    found: dict[str, fluent.Pattern] = {}
    for entry in entries:
        if isinstance(entry, fluent.Message | fluent.Term):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            found |= {key: entry.value} if entry.value is not None else {}
            found |= {f"{key}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


@cache
def patterns(language: str) -> dict[str, fluent.Pattern]:
    """Return each text of a language by its key."""
    return texts_in(body(language))


def variables(pattern: fluent.Pattern) -> set[str]:
    """Return the names of what a text is given."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, fluent.VariableReference)}


def choosers(pattern: fluent.Pattern) -> Iterator[tuple[str, set[str]]]:
    """Yield what a text chooses by, each with the words of its variants."""
    for node in nodes(pattern):
        if isinstance(node, fluent.SelectExpression):
            keys = {each.key.name for each in node.variants if isinstance(each.key, fluent.Identifier)}
            yield node.selector.id.name if isinstance(node.selector, fluent.VariableReference) else "", keys


def wording(pattern: fluent.Pattern) -> Iterator[str]:
    """Yield the words of a text, without variables and conditions."""
    return (node.value for node in nodes(pattern) if isinstance(node, fluent.TextElement))
