"""One thing has one name: the words that a language's texts must not have, from the glossary's table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast as fluent

from bot.texts import LOCALES, parse
from tests.bot.locale_files import patterns, texts_in, wording

GLOSSARY = LOCALES / "GLOSSARY.md"
SAME, NEVER = "## The same word wherever English has it", "## Not these words"


def rows(page: str, heading: str) -> list[tuple[str, ...]]:
    """The cells of a section's table, row by row."""
    _, _, section = page.partition(heading)
    lines = [line for line in section.partition("\n## ")[0].splitlines() if line.startswith("|")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines[2:]]


def phrase(written: str) -> str:
    """A pattern for a word or phrase of the table; `*` stands for any ending, after `=` it is a whole text: a label."""
    word = written.strip().removeprefix("=")
    pattern = r"(?<!\w)" + re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+") + r"(?!\w)"
    return f"^{pattern}$" if written.strip() != word else pattern


def any_of(cell: str) -> re.Pattern[str] | None:
    return re.compile("|".join(map(phrase, cell.split(","))), re.I) if cell else None


def found(texts: Mapping[str, fluent.Pattern], never: str, but: str = "") -> Iterator[str]:
    """Yield each forbidden word of the texts with its text's key."""
    bad, good = any_of(never), any_of(but)
    assert bad
    for key, pattern in texts.items():
        for words in wording(pattern):
            for hit in bad.finditer(good.sub("…", words) if good else words):
                yield f"{key}: {hit[0]}"


PAGE = GLOSSARY.read_text("utf-8")


@pytest.mark.parametrize("row", rows(PAGE, SAME), ids=lambda row: row[0])
def test_what_has_a_name_has_it_in_every_text(row: tuple[str, ...]) -> None:
    """Where English says *board*, each language says its word for it: found by a part, as a word has endings."""
    english, *others, but = row
    found = any_of(english)
    assert found
    for language, word in zip(("es", "ca", "gl", "eu"), others, strict=True):
        parts = word.lower().split(", ")
        without = [
            f"{key}: {words}"
            for key, text in patterns("en").items()
            if found.search(" ".join(wording(text))) and key not in but.split(", ")
            if not any(part in (words := " ".join(wording(patterns(language)[key]))).lower() for part in parts)
        ]
        assert without == [], language


@pytest.mark.parametrize("row", rows(PAGE, NEVER), ids=lambda row: f"{row[0]} {row[2]}")
def test_one_word_for_one_thing(row: tuple[str, ...]) -> None:
    language, _, never, but = row
    assert patterns(language)
    assert list(found(patterns(language), never, but)) == []


def test_a_second_word_is_found() -> None:
    texts = texts_in(
        parse("a = Saltar\nb = { $who } se salta { $count ->\n    [one] el turno\n   *[other] Mostramos\n }\n").body
    )
    assert list(found(texts, "salta*, mostramos", "=salta")) == ["a: Saltar", "b: salta", "b: Mostramos"]
    assert list(found(texts, "salta*, mostra", "se salta")) == ["a: Saltar"]
    assert list(found(texts, "salta*, mostra", "=saltar")) == ["b: salta"]
