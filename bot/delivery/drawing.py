"""Pictures for messages: drawn in another process, and waited for no longer than the message may wait.

A picture that isn't there in time is left out, and the words go first; whoever sent them looks again. A message that
has a picture already keeps it: it is neither drawn nor uploaded again. While nothing can be drawn, screens are text.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import structlog

from bot.delivery.emojis import Emojis
from bot.loop_time import LoopTime, Time, turn
from bot.screens.screen import Part, Picture, Screen, Text
from pictures.tile import Tile
from pictures.worker import Artist, Ended
from workers.process import ProcessLost

log = structlog.get_logger(__name__)

ANSWER_WAITS = 0.04
"""Seconds for which an answer waits for its pictures."""
BOARD_WAITS = 1.0
"""Seconds for which a board or an open hand waits, so that a change is one edit."""
BROKEN_FOR = 30.0
"""Seconds for which screens are text after a picture couldn't be drawn."""

NO_FILES = "no-files"
"""The sentence where we may not attach files."""

KeptPictures = Mapping[str, int]
"""The pictures that a message has: file name → attachment id."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A screen with the pictures that are there, ready to be sent."""

    screen: Screen
    """Without those that aren't."""
    files: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    """File name → PNG of those that are to be uploaded."""
    kept: KeptPictures = field(default_factory=dict[str, int])
    """Those of the message's pictures that stay."""
    whole: bool = True
    """No picture is missing."""
    mute: bool = False
    """Of one that is missing, nothing stands there in words."""
    emojis: Emojis = field(default_factory=Emojis)
    """Our own, which replace signs."""


@dataclass(slots=True)
class WordsOnly:
    """Why a channel gets no pictures."""

    until: float
    """By the loop's clock."""
    why: str | None
    """The sentence for people there."""
    told: bool = False


class Drawing:
    """Draws what screens show. Without an artist (None) there are no pictures at all."""

    def __init__(self, artist: Artist | None = None, time: Time | None = None, emojis: Emojis | None = None) -> None:
        self._artist, self._time, self._emojis = artist, time or LoopTime(), emojis or Emojis()
        self._broken_until = float("-inf")
        self._words_only: dict[int, WordsOnly] = {}
        """Channels where messages have no pictures."""
        self.counts: Counter[str] = Counter()
        """Of pictures in messages: "kept" by the message that has them; "late": the words went first."""

    @property
    def works(self) -> bool:
        """Pictures can be expected; otherwise screens should be text, all of it."""
        return self._artist is not None and not self._artist.is_starting and self._time.time() >= self._broken_until

    @property
    def has_room(self) -> bool:
        """Return whether a picture would be drawn at once."""
        return self._artist is None or self._artist.has_room

    def shows_in(self, channel: int) -> bool:
        """Return whether messages there have pictures: they can be drawn, and we may attach files."""
        known = self._words_only.get(channel)
        return self.works and (known is None or self._time.time() >= known.until)

    def may_attach(self, channel: int, allowed: bool) -> None:
        """Discord says whether we may attach files in a channel."""
        known = self._words_only.get(channel)
        if not allowed and (known is None or known.why != NO_FILES):
            self._words_only[channel] = WordsOnly(float("inf"), NO_FILES)
        elif allowed and known is not None and known.why == NO_FILES:
            del self._words_only[channel]

    def only_words(self, channel: int, seconds: float, why: str | None = None) -> None:
        """Show no pictures there for so long. `why` is the sentence that somebody there is to be told once."""
        log.info("only_words", channel=channel, seconds=seconds)
        known = self._words_only.get(channel)
        told = why is None or (known is not None and known.why == why and known.told)
        self._words_only[channel] = WordsOnly(self._time.time() + seconds, why, told)

    def take_notice(self, channel: int) -> str | None:
        """Return what somebody must be told: why there are no pictures in this channel. Once a channel."""
        known = self._words_only.get(channel)
        if self._artist is None or known is None or known.told:
            return None
        known.told = True
        return known.why

    def begin(self, tiles: Iterable[Tile]) -> None:
        """Have these drawn, so that they are there when they are first shown."""
        if self._artist is not None:
            for tile in tiles:
                self._artist.draw(tile)

    async def draw(
        self,
        screen: Screen,
        seconds: float,
        has: KeptPictures | None = None,
        *,
        later: bool = False,
        answers: bool = False,
    ) -> Drawn:
        """`screen` with the pictures that are drawn within `seconds`, or are there (0); the message `has` some already.

        `later`: they are drawn when no others wait. `answers`: it is the answer to a press (`loop_time.turn`).
        """
        has = has or {}
        tiles = {part.name: part.tile for part in screen.parts if isinstance(part, Picture)}
        if not tiles:
            return self.words(screen)
        wanted = {name: tile for name, tile in tiles.items() if name not in has}
        files = await self._files(wanted, seconds, later=later, answers=answers) if seconds else self._known(wanted)
        kept = {name: has[name] for name in tiles if name in has}
        there = files.keys() | kept.keys()
        self.counts.update(kept=len(kept), late=len(tiles) - len(there))
        if len(there) == len(tiles):
            return Drawn(screen, files, kept, emojis=self._emojis)
        mute = any(isinstance(part, Picture) and part.name not in there and not part.instead for part in screen.parts)
        screen = replace(screen, parts=_in_words(screen.parts, there))
        return Drawn(screen, files, kept, whole=False, mute=mute, emojis=self._emojis)

    def words(self, screen: Screen, *, whole: bool = True) -> Drawn:
        """A screen without its pictures; not `whole`, where they may come later."""
        parts = _in_words(screen.parts)
        words = screen if parts == screen.parts else replace(screen, parts=parts)
        return Drawn(words, whole=whole, emojis=self._emojis)

    async def prepare(self, screen: Screen, seconds: float, has: KeptPictures, *, later: bool = False) -> None:
        """Have the pictures drawn that a message needs beside those it `has`; wait for at most so many seconds."""
        tiles = {part.name: part.tile for part in screen.parts if isinstance(part, Picture) and part.name not in has}
        await self._files(tiles, seconds, later=later)

    async def _files(
        self, tiles: Mapping[str, Tile], seconds: float, *, later: bool = False, answers: bool = False
    ) -> dict[str, bytes]:
        known = self._known(tiles)
        missing = {name: tile for name, tile in tiles.items() if name not in known}
        if self._artist is None or not missing or not self.works:
            return known
        try:
            draw = partial(self._artist.draw, later=True) if later else self._artist.draw
            wanted = {name: self._looked_at(asyncio.wrap_future(draw(tile))) for name, tile in missing.items()}
        except RuntimeError:  # it is closed: we are stopping
            return known
        await asyncio.wait(wanted.values(), timeout=seconds)
        await turn(answers=answers)  # for what sends them
        return known | {name: one.result() for name, one in wanted.items() if _is_drawn(one)}

    def _known(self, tiles: Mapping[str, Tile]) -> dict[str, bytes]:
        """Those that were drawn lately."""
        if self._artist is None:
            return {}
        return {name: png for name, tile in tiles.items() if (png := self._artist.known(tile)) is not None}

    def _looked_at(self, wanted: asyncio.Future[bytes]) -> asyncio.Future[bytes]:
        """Nobody may wait for it any more when it fails."""
        wanted.add_done_callback(self._look_at)
        return wanted

    def _look_at(self, wanted: asyncio.Future[bytes]) -> None:
        """After a failure screens are text for a while."""
        if wanted.cancelled() or (error := wanted.exception()) is None or isinstance(error, Ended):
            return
        self._broken_until = self._time.time() + BROKEN_FOR
        if isinstance(error, ProcessLost):
            log.warning("drawing_process_died", error=repr(error))
        else:
            log.error("picture_failed", exc_info=error)


def _is_drawn(wanted: asyncio.Future[bytes]) -> bool:
    """If not, it goes on: the next time it is there."""
    return wanted.done() and not wanted.cancelled() and wanted.exception() is None


def _in_words(parts: Iterable[Part], there: Container[str] = ()) -> tuple[Part, ...]:
    """`parts` without the pictures that aren't `there`; words stand where they say what must be known."""
    found: list[Part] = []
    for part in parts:
        if not isinstance(part, Picture) or part.name in there:
            found.append(part)
        elif part.instead:
            found.append(Text(part.instead, weight=part.weight))
    return tuple(found)
