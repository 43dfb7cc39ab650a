"""A screen on its way out, and what follows where Discord refuses its pictures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.delivery.discord_api import (
    Code,
    DiscordRefused,
    InvalidEmoji,
    LostPictures,
    NotOurs,
    NoUploads,
    RateLimited,
    UnknownOutcome,
)
from bot.delivery.drawing import Drawing, Drawn
from bot.delivery.layout import Sheet, compose
from bot.screens.screen import File, Screen

ENOUGH = 2
"""So many failures in a row are the pictures' fault."""
REFUSED_FOR = 3600.0
"""Seconds for which a channel gets words once its pictures were refused."""
SILENT_FOR = 60.0
"""The same where Discord only gave no answer: perhaps the pictures are not to blame."""


class Counts(Protocol):
    """Something that is sent, and how often in a row its pictures failed."""

    channel: int
    failures: int


class Parcel:
    """A screen on its way out, composed anew for each try. Where Discord refuses its pictures the next is in words."""

    def __init__(self, drawn: Drawn, drawing: Drawing, of: Counts, words: Callable[[], Awaitable[Screen]]) -> None:
        self.drawn, self._drawing, self._of, self._words = drawn, drawing, of, words
        self._lost = False
        self.sheet: Sheet | None = None

    async def send(self, call: Callable[[Sheet], Awaitable[int | None]]) -> int | None:
        """Send it by `call`. Raises what that raises; a file that can't be uploaded is refused (NO_UPLOADS)."""
        if self._lost:
            self.drawn, self._lost = self._drawing.words(await self._words(), whole=False), False
        sheet = compose(self.drawn)
        try:
            message = await call(sheet)
        except (RateLimited, DiscordRefused, NotOurs):
            raise
        except Exception as error:
            if sheet.files:
                self._of.failures += 1
                self._note_failure(error)
            self._lost = isinstance(error, LostPictures)
            if isinstance(error, NoUploads) and any(isinstance(part, File) for part in self.drawn.screen.parts):
                raise DiscordRefused(str(error), Code.NO_UPLOADS) from None
            raise
        if sheet.files or self.drawn.whole:
            self._of.failures = 0
        self.sheet = sheet
        return message

    def _note_failure(self, error: Exception) -> None:
        """What follows for the channel: words, and for a while no more pictures there."""
        if isinstance(error, NoUploads):
            self._drawing.only_words(self._of.channel, REFUSED_FOR, "no-uploads")
        elif self._of.failures >= ENOUGH and not isinstance(error, InvalidEmoji):
            silent = isinstance(error, UnknownOutcome) and not isinstance(error, LostPictures)
            self._drawing.only_words(self._of.channel, SILENT_FOR if silent else REFUSED_FOR)
