"""Which languages there are to choose from."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.screen import Screen, Text, Weight
from bot.texts import Markdown, Texts

AUTO = "auto"
"""In the place of a language: none is chosen."""


def language_name(language: str, say: Texts) -> str:
    """A language's own name for itself, so that its speakers find it."""
    return say.of(language).plain("language-name")


def with_languages(screen: Screen, say: Texts) -> Screen:
    """`screen` with a line below it that says which languages there are, and how to choose."""
    names = say.several([Markdown(language_name(each, say)) for each in say.languages])
    return replace(screen, parts=(*screen.parts, Text(say("language-offer", languages=names), weight=Weight.NICE)))
