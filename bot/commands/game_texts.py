"""What is wrong with the words of hosted games, a sentence each, with the file and what to write."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.commands.translation import ABOUT, NAME, NAME_LENGTH, fits, plain_name
from bot.screens.house_rules import rules_of
from bot.texts import DISCORD_LOCALES, FALLBACK, Library
from games import GAMES

WORDS = ("name", "tagline", "length", "credits", "rules-1")
"""What commands and lobby say of each game."""


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
