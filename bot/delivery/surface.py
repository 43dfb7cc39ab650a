"""A surface: one message that shows something. It says what it should show and knows what it shows, and not how.

What is sent of it is an `Outgoing`: a screen on its way out, and what follows where Discord refuses its pictures.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

import structlog

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
from bot.delivery.drawing import ANSWER_WAITS, BOARD_WAITS, Drawing, Drawn, KeptPictures
from bot.delivery.layout import Sheet, compose
from bot.screens.screen import File, Screen

log = structlog.get_logger(__name__)

ENOUGH = 2
"""Failures in a row of one surface that are its pictures' fault."""
REFUSED_FOR = 3600.0
"""Seconds for which a channel gets words once its pictures were refused."""
SILENT_FOR = 60.0
"""The same where Discord only gave no answer: perhaps the pictures are not to blame."""


_NUMBERS = count()


@dataclass(slots=True, weakref_slot=True)
class Shown:
    """What Discord surely has of a surface, and who is writing it."""

    message: int | None = None
    screen: bytes | None = None
    """The mark of the screen that the message certainly shows; None: unknown."""
    pictures: KeptPictures = field(default_factory=dict[str, int])
    """Those that it certainly has."""
    at: float = -1e9
    """When it was last written, by the event loop's clock."""
    owner: int | None = None
    """The number of the surface that showed something there last, by an answer."""
    writes: int = 0
    """Begun so far."""
    under_way: set[int] = field(default_factory=set[int])
    overlapping: int = 0
    """The last write that was begun while another was under way."""
    free: asyncio.Event = field(default_factory=asyncio.Event)

    @asynccontextmanager
    async def writing(self, patience: float) -> AsyncGenerator[int]:
        """One write at a time: what is kept of a message's pictures must be there when the edit arrives.

        Whoever has waited for so many seconds writes all the same; then nobody knows which came last.
        """
        if self.under_way:
            await self._until_free(patience)
        self.writes += 1
        if self.under_way:
            self.overlapping = self.writes
        self.under_way.add(write := self.writes)
        try:
            yield write
        finally:
            self.under_way.discard(write)
            self.free.set()

    async def _until_free(self, patience: float) -> None:
        try:
            async with asyncio.timeout(patience):
                while self.under_way:
                    self.free.clear()
                    await self.free.wait()
        except TimeoutError:
            self.forget()

    def arrived(self, write: int, screen: Screen, pictures: KeptPictures) -> bool:
        """This write has reached Discord; returns whether the message now certainly shows it."""
        sure = write == self.writes != self.overlapping
        if sure:
            self.screen, self.pictures = screen.mark, pictures
        else:
            self.forget()
        return sure

    def forget(self) -> None:
        """Nobody knows what the message shows."""
        self.screen, self.pictures = None, {}


class Surface:
    """One message. Its kinds say what is wanted."""

    waits = BOARD_WAITS
    """Seconds for which a write waits for its pictures, so that a change is one edit."""
    later = False
    """Its pictures are drawn when no others wait."""

    def __init__(self, channel: int, message: int | None = None) -> None:
        self.number = next(_NUMBERS)
        """No other surface has it."""
        self.channel = channel
        """Where it is seen: it says whether there are pictures."""
        self.shown = Shown(message)
        self.answer_waits = ANSWER_WAITS
        """Seconds for which an answer that shows it waits for its pictures."""
        self.changes = 1
        """How often something has changed that it may show."""
        self.rendered = 0
        """The same when it was last asked what is wanted."""
        self.failures = 0
        """How often in a row it could not be sent with its pictures."""
        self.late = 0
        """How often in a row they weren't drawn in time."""

    @property
    def is_stale(self) -> bool:
        """Return whether something has changed since it was last asked what is wanted."""
        return self.changes != self.rendered

    @property
    def is_gone(self) -> bool:
        """Return whether its message is deleted, or shows something else now."""
        return False

    def touch(self) -> None:
        """Something has changed, or was not sent."""
        self.changes += 1

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """Return what it should show now; None: nothing that can be told."""
        raise NotImplementedError

    async def decorated(self, screen: Screen) -> Screen:
        """`screen` with what is to be said there for a while."""
        return screen


class Words(Surface):
    """A message that shows a screen made beforehand: a call, a note, a page, a link."""

    def __init__(self, channel: int, screen: Screen, message: int | None = None) -> None:
        super().__init__(channel, message)
        self._screen = screen

    def show(self, screen: Screen) -> None:
        """Another screen is wanted from now on."""
        self._screen = screen
        self.touch()

    @property
    def is_gone(self) -> bool:
        """See `Surface`."""
        return self.shown.owner not in (None, self.number)

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        return self._screen


class Outgoing:
    """A screen on its way out, composed anew for each try. Where Discord refuses its pictures the next is in words."""

    def __init__(self, drawn: Drawn, drawing: Drawing, of: Surface, words: Callable[[], Awaitable[Screen]]) -> None:
        self.drawn, self._drawing, self._of, self._words = drawn, drawing, of, words
        self._lost = False
        self.pictures: KeptPictures = {}
        """Those that the message has once it is sent."""

    async def send(self, call: Callable[[Sheet], Awaitable[int | None]]) -> int | None:
        """Send it by `call`. Raises what that raises; a file that can't be uploaded is refused (NO_UPLOADS)."""
        if self._lost:
            self.drawn, self._lost = self._drawing.words(await self._words(), whole=False), False
        sheet = compose(self.drawn)
        uploads = bool(sheet.files)
        try:
            message = await call(sheet)
        except DiscordRefused as refused:
            if refused.code != Code.MISSING_PERMISSIONS or not sheet.attachments:
                raise
            log.info("no_files", channel=self._of.channel)  # perhaps it was that
            self._drawing.may_attach(self._of.channel, False)
            self._lost = True
            return await self.send(call)
        except (RateLimited, NotOurs):
            raise
        except Exception as error:
            if uploads:
                self._of.failures += 1
                self._note_failure(error)
            self._lost = isinstance(error, LostPictures)
            if isinstance(error, NoUploads) and any(isinstance(part, File) for part in self.drawn.screen.parts):
                raise DiscordRefused(str(error), Code.NO_UPLOADS) from None
            raise
        if uploads or self.drawn.whole:
            self._of.failures = 0
        self.pictures = sheet.pictures
        return message

    def _note_failure(self, error: Exception) -> None:
        """Return what follows for the channel: words, and for a while no more pictures there."""
        if isinstance(error, NoUploads):
            self._drawing.only_words(self._of.channel, REFUSED_FOR, "no-uploads")
        elif self._of.failures >= ENOUGH and not isinstance(error, InvalidEmoji):
            silent = isinstance(error, UnknownOutcome) and not isinstance(error, LostPictures)
            self._drawing.only_words(self._of.channel, SILENT_FOR if silent else REFUSED_FOR)
