"""Command names and descriptions in the languages of Discord's client, as far as the locale files have them.

A text that Discord would refuse stops no bot: a name gives way to a plain one, and anything else is cut.
"""

from __future__ import annotations

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from discord.app_commands.commands import validate_name

from bot.delivery.layout import cut
from bot.texts import DISCORD_LOCALES, FALLBACK, Library

NAME = ".name"
"""How the key of a command's or an option's name ends."""
NAME_LENGTH = 32
ABOUT = 100
"""Characters of a description, and of a choice."""


def fits(key: str, text: str) -> bool:
    """Whether Discord takes a text of a command as it is."""
    if not key.endswith(NAME):
        return 0 < len(text) <= ABOUT
    try:
        validate_name(text)
    except ValueError:
        return False
    return True


def plain_name(key: str) -> str:
    """A name that Discord takes, made from the key: ``hideout-large`` from ``option-hideout-large.name``."""
    return key.removesuffix(NAME).partition("-")[2].lower()[-NAME_LENGTH:].strip("-")


class CommandTexts:
    """Makes the strings that discord.py has translated by `CommandTranslator`."""

    def __init__(self, library: Library) -> None:
        self._english = library.partial[FALLBACK]

        self.languages = {language: library.texts(language).plain("language-name") for language in library.languages}
        """What people can be spoken to in, each with its own name."""

    def __call__(self, key: str, **values: str | int) -> locale_str:
        """The English text of `key`, with the key beside it; a plain name where that is none."""
        text = self._english.plain(key, **values) if self._english.has(key) else plain_name(key)
        if not fits(key, text):
            text = plain_name(key) if key.endswith(NAME) else cut(text, ABOUT) or plain_name(key)
        return locale_str(text, key=key, values=values)


class CommandTranslator(app_commands.Translator):
    """Finds the text that `CommandTexts` made in another language."""

    def __init__(self, library: Library) -> None:
        self._texts = {
            locale: library.partial[language]
            for language, locales in DISCORD_LOCALES.items()
            if language in library.partial and language != FALLBACK
            for locale in locales
        }

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """None where that language hasn't this text, or none that fits: Discord shows the English one."""
        texts = self._texts.get(locale.value)
        key: Any = string.extras.get("key")
        if texts is None or key is None or not texts.has_own(key):
            return None
        text = texts.plain(key, **string.extras.get("values", {}))
        return text if fits(key, text) else None
