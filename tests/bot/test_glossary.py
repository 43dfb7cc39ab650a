"""One thing has one name: the words that a language's texts must not have, from the glossary's table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES, parse

GLOSSARY = LOCALES / "GLOSSARY.md"
HEADING = "## Not these words"


def rows(page: str) -> list[tuple[str, ...]]:
    """The table's rows: language, what is said instead, the words never to be written, phrases they may stand in."""
    _, _, section = page.partition(HEADING)
    lines = [line for line in section.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines[2:]]


def phrase(written: str) -> str:
    """A pattern for a word or phrase of the table; `*` stands for any ending."""
    return r"(?<!\w)" + re.escape(written.strip()).replace(r"\*", r"\w*").replace(r"\ ", r"\s+") + r"(?!\w)"


def any_of(cell: str) -> re.Pattern[str] | None:
    return re.compile("|".join(map(phrase, cell.split(","))), re.I) if cell else None


class _Said(Visitor):
    """The words of a file beside their keys, without variables and conditions."""

    def __init__(self) -> None:
        self.key = ""
        self.texts: list[tuple[str, str]] = []

    def visit_Message(self, node: fluent.Message) -> None:
        self.key = node.id.name
        self.generic_visit(node)

    def visit_Term(self, node: fluent.Term) -> None:
        self.key = f"-{node.id.name}"
        self.generic_visit(node)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.texts.append((self.key, node.value))


def found(source: str, never: str, but: str = "") -> Iterator[str]:
    said = _Said()
    said.visit(parse(source))
    bad, good = any_of(never), any_of(but)
    assert bad
    for key, text in said.texts:
        for hit in bad.finditer(good.sub("…", text) if good else text):
            yield f"{key}: {hit[0]}"


@pytest.mark.parametrize("row", rows(GLOSSARY.read_text("utf-8")), ids=lambda row: f"{row[0]} {row[2]}")
def test_one_word_for_one_thing(row: tuple[str, ...]) -> None:
    language, _, never, but = row
    files = sorted((LOCALES / language).glob("*.ftl"))
    assert files, language
    assert [f"{path.name} {hit}" for path in files for hit in found(path.read_text("utf-8"), never, but)] == []


def test_a_second_word_is_found() -> None:
    source = "a = Saltar\nb = { $who } se salta { $count ->\n    [one] el turno\n   *[other] Mostramos\n }\n"
    assert list(found(source, "salta*, mostramos")) == ["a: Saltar", "b: salta", "b: Mostramos"]
    assert list(found(source, "salta*, mostra", "se salta")) == ["a: Saltar"]
