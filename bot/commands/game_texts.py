"""What is wrong with the words of hosted games, a sentence each, with the file and what to write."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bot.commands.translation import ABOUT, NAME, NAME_LENGTH, fits, plain_name
from bot.screens.game import SCREENS
from bot.screens.house_rules import rules_of
from bot.texts import DISCORD_LOCALES, FALLBACK, Library, locales_of
from games import GAMES

WORDS = ("name", "tagline", "length", "credits", "rules-1")
"""What commands and lobby say of each game."""

GIVEN = {"ask": r"who", "do": r"what|a\d+", "event": r"who|what|a\d+"}
"""What the texts of a game without screens of its own are given."""
_VARIABLE = re.compile(r"\{\s*\$([\w-]+)")


def text_flaws(library: Library) -> Iterator[str]:
    """The texts that a hosted game lacks, and those that can't stand in a command."""
    for key, game in GAMES.items():
        folder = Path(sys.modules[game.__module__].__file__ or "").parent / "locales"
        shown = [f"command-new-{key}"]
        for rule in rules_of(key):
            if rule.change is None:
                option = f"option-{rule.text.replace('_', '-')}"
                shown += [option, f"{option}{NAME}"]
        for name in (*shown, *(f"{key}-{word}" for word in WORDS)):
            if not library.texts(FALLBACK).has(name):
                yield f"{name} is missing: {_write(name)} into {folder / FALLBACK / key}.ftl."
        for language in DISCORD_LOCALES:
            say = library.partial.get(language)
            for name in shown if say is not None else ():
                if say is not None and say.has_own(name) and not fits(name, text := say.plain(name)):
                    yield f"{name} is {text!r}: {_shorter(name, text)} into {folder / language / key}.ftl."


def _write(name: str) -> str:
    if name.endswith(NAME):
        return f"write `    {NAME} = {plain_name(name)}` under {name.removesuffix(NAME)}"
    return f"write `{name} = …`"


def _shorter(name: str, text: str) -> str:
    if name.endswith(NAME):
        return (
            f"write at most {NAME_LENGTH} small letters, digits and hyphens, such as `{NAME} = {plain_name(name)}`,"
            " which stands for it,"
        )
    return f"Discord takes {ABOUT} characters, this has {len(text)} and is cut; write fewer"


def broken_texts() -> Iterator[str]:
    """What can't be read in the words that hosted games bring, and what nobody gives them, with file and line."""
    for path in sorted(path for folder in set(locales_of(GAMES.values())) for path in folder.glob("*/*.ftl")):
        source = path.read_text("utf-8", "replace")
        if (at := source.find("\ufffd")) >= 0:
            yield f"{_line(path, source, at)}: this isn't UTF-8; save the file so"
        for entry in FluentParser().parse(source).body:
            begin, end = (entry.span.start, entry.span.end) if entry.span is not None else (0, 0)
            if isinstance(entry, Junk):
                wrong = entry.annotations[0].message if entry.annotations else None
                yield f"{_line(path, source, begin)}: the text that begins here can't be read: {wrong}"
            elif isinstance(entry, Message) and (given := _given(entry.id.name)):
                known = " or ".join(f"${one}" for one in given.replace(r"\d+", "0, $a1 …").split("|"))
                for found in _VARIABLE.finditer(source, begin, end):
                    if not re.fullmatch(given, found[1]):
                        where = _line(path, source, found.start())
                        yield f"{where}: {entry.id.name} is given no ${found[1]}; write {known}"


def _given(name: str) -> str | None:
    """The names of the values that a text is given; None where that isn't known here."""
    for key in GAMES:
        if key not in SCREENS and (found := re.match(rf"{re.escape(key)}-(ask|do|event)-", name)):
            return GIVEN[found[1]]
    return None


def _line(path: Path, source: str, at: int) -> str:
    return f"{path}, line {source.count(chr(10), 0, at) + 1}"
