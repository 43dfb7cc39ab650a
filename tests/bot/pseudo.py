"""A language made up from English: every vowel with an accent, every word a third longer.

What has a plain vowel on a screen in it came past the locale files; what is cut in it would be cut in a real language.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from bot.texts import LOCALES, Library

ACCENTS = str.maketrans("aeiouAEIOU", "àéîöûÀÉÎÖÛ")
AS_IT_IS = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+")
"""What no language changes: commands and what is typed, addresses."""
WORD = re.compile(r"[^\W\d_]+")
LONGER = 0.35


def accented(text: str) -> str:
    """Words with accents, and 35 % longer by saying their last vowel again; what stands in backticks stays."""
    done, at = "", 0
    for kept in AS_IT_IS.finditer(text):
        done += WORD.sub(_word, text[at : kept.start()]) + kept[0]
        at = kept.end()
    return done + WORD.sub(_word, text[at:])


def _word(found: re.Match[str]) -> str:
    word = found[0]
    vowels = [at for at, c in enumerate(word) if c in "aeiou"]
    more = round(len(word) * LONGER) if vowels else 0
    if more:
        last = vowels[-1]
        word = word[:last] + word[last] * (1 + more) + word[last + 1 :]
    return word.translate(ACCENTS)


def translate(source: str) -> str:
    """A file of English in the made-up language: names of commands and options stay, as they do in every language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, fluent.Message):
            _pattern(entry.value)
            for attribute in entry.attributes:
                if attribute.id.name != "name":
                    _pattern(attribute.value)
    return FluentSerializer().serialize(resource)


def _pattern(pattern: fluent.Pattern | None) -> None:
    code = False  # between backticks that stand on both sides of a variable
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, fluent.TextElement):
            if code:
                typed, mark, rest = element.value.partition("`")
                element.value = typed + mark + accented(rest)
                code = not mark or rest.count("`") % 2 == 1
            else:
                whole, mark, typed = element.value.rpartition("`") if element.value.count("`") % 2 else ("", "", "")
                element.value = accented(whole) + mark + typed if mark else accented(element.value)
                code = bool(mark)
        elif isinstance(element.expression, fluent.SelectExpression):
            for variant in element.expression.variants:
                _pattern(variant.value)


def library(folder: Path, language: str = "eu") -> Library:
    """English and the made-up language, which takes the place of `language`; its files are written to `folder`."""
    for path in (LOCALES / "en").glob("*.ftl"):
        made = folder / language / path.name
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(translate(path.read_text(encoding="utf-8")), encoding="utf-8")
        english = folder / "en" / path.name
        english.parent.mkdir(exist_ok=True)
        english.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    return Library(folder)
