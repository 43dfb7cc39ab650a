"""Command names and descriptions in the languages of Discord's client, as far as the locale files have them."""

from __future__ import annotations

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.texts import DISCORD_LOCALES, FALLBACK, Library


class CommandTexts:
    """Makes the strings that discord.py has translated by `CommandTranslator`."""

    def __init__(self, library: Library) -> None:
        self._english = library.partial[FALLBACK]

        self.languages = {language: library.texts(language).plain("language-name") for language in library.languages}
        """What people can be spoken to in, each with its own name."""

    def __call__(self, key: str, **values: str | int) -> locale_str:
        """The English text of `key`, with the key beside it."""
        return locale_str(self._english.plain(key, **values), key=key, values=values)


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
        """None where that language hasn't this text: Discord shows the English one."""
        texts = self._texts.get(locale.value)
        key: Any = string.extras.get("key")
        if texts is None or key is None or not texts.has_own(key):
            return None
        return texts.plain(key, **string.extras.get("values", {}))
