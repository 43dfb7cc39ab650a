"""An open hand: the newest private message of a person at a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.delivery.hints import Hints
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Decorate
from bot.delivery.surface import Shown, Surface
from bot.delivery.transports import ByToken
from bot.loop_time import Time
from bot.screens.hand import hand as hand_screen
from bot.screens.leaving import no_seat
from bot.screens.people import reader_of
from bot.screens.replay import best_moment
from bot.screens.screen import Screen, Text
from bot.screens.sentences import sentence
from bot.screens.signs import described, spoken
from bot.screens.turning_points import TurningPoint
from bot.texts import Markdown, Texts
from games.kernel.game import Event
from tables.days import Finished
from tables.errors import OutsiderError, TableError
from tables.replay import Replays
from tables.replies import Hand
from tables.table import Table
from tables.tables import Tables

NEWS = 3
"""Sentences about what happened to a seat meanwhile."""
NOTICE_SHOWN = 15.0
"""Seconds for which a hand says why a press had no effect, even if the game goes on at once."""

HandKey = tuple[int, int]
"""Table and user."""


class Notice(NamedTuple):
    """What stands above a hand: why a press had no effect, or what came of it."""

    words: Markdown | None
    came: float
    """When the press was made, by the event loop's clock."""
    until: float
    """Until when it stays."""


@dataclass(frozen=True, slots=True)
class DrawnHand:
    """A hand that was drawn while what it shows was being saved."""

    screen: Screen
    pictures: bool


@dataclass(frozen=True, slots=True)
class HandContext:
    """What all hands are made with."""

    tables: Tables
    recent: RecentEvents
    hints: Hints
    finished: Callable[[Table], Awaitable[Finished | None]]
    """How a daily table went (`Days.finished`)."""
    replays: Replays | None
    """Finished games, whose hands tell their own best moment."""
    time: Time
    is_newest: Callable[[OpenHand], bool]
    """True if that hand is the one kept up to date for its person at its table."""

    async def screen(
        self, fresh: Hand, user: int, say: Texts, *, text: bool, pictures: bool, news: Sequence[Event] = ()
    ) -> Screen:
        """Return what a hand shows; `text`: to somebody who has it read aloud. `news`: what others did to this seat."""
        screen = hand_screen(
            fresh,
            say,
            _told(news, fresh, say),
            await self.recent.recap(fresh, say),
            await self.hints.line(fresh, user, say),
            pictures=pictures,
            now=self.tables.time.now(),
            advised=self.hints.advised(fresh, user),
            done=await self.finished(fresh.table) if fresh.table.rules.daily else None,
            best=await self._best(fresh, say),
        )
        return spoken(screen, say) if text else described(screen, say)

    async def _best(self, fresh: Hand, say: Texts) -> TurningPoint | None:
        """Return the best moment of a seat in a game that is over; None: nobody knows."""
        table = fresh.table
        if self.replays is None or fresh.seat is None or table.status != "over" or table.game is None:
            return None
        try:
            seat, about = fresh.seat, ("best", fresh.seat, say.language)
            return await self.replays.told(table.id, about, lambda found: best_moment(found, seat, say))
        except TableError:
            return None

    async def ahead(self, fresh: Hand, user: int, say: Texts, *, text: bool, pictures: bool) -> DrawnHand | None:
        """The same while it is being saved; None where it tells what nobody knows before that."""
        table = fresh.table
        if table.status != "live" or table.place.hidden or table.rules.tutorial or self.recent.has_recap(fresh):
            return None
        screen = await self.screen(fresh, user, say, text=text, pictures=pictures)
        return DrawnHand(screen, pictures)


def _told(news: Sequence[Event], fresh: Hand, say: Texts) -> Markdown | None:
    """Return what others did to this seat, in sentences."""
    if not news:
        return None
    reader = reader_of(fresh.table, say, fresh.seat)
    told = [sentence(fresh.table.game_key, event, reader) for event in news[-NEWS:]]
    return Markdown("\n".join(f"-# {line}" for line in told if line)) or None


class OpenHand(Surface):
    """A hand on somebody's screen."""

    def __init__(self, context: HandContext, key: HandKey, channel: int, shown: Shown, say: Texts) -> None:
        super().__init__(channel)
        self.shown = shown
        self._context, self.key, self.table, self.user = context, key, *key
        self.token: ByToken | None = None
        """None: it hasn't been sent yet."""
        self.say = say
        self.text = False
        """Its person has messages read aloud: no pictures, and a word for each sign."""
        self.answers_to: int | None = None
        """The public message that it is shown as a reply to."""
        self.notice = Notice(None, 0.0, 0.0)
        """Of the last press that was answered with it."""
        self.news: list[Event] = []
        """What others did to this seat, known to it alone, since its person last pressed something."""
        self.is_lost = False
        """Its person has no seat any more."""
        self.given: tuple[Hand | None, DrawnHand | None] = (None, None)
        """What it is to show first, and that as it was drawn beforehand."""
        self.made_of: tuple[Table, int, int] | None = None
        """The table that it was made of last, with the `n` and the `revision` that it had then."""

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        context, tables, say = self._context, self._context.tables, self.say
        (fresh, drawn), self.given = self.given, (None, None)
        if fresh is None or has_gone_on(fresh.table, fresh.n, fresh.revision):
            fresh, drawn = await tables.hand(*self.key), None
        if not isinstance(fresh, Hand):
            self.is_lost = True
            if not isinstance(fresh.error, OutsiderError):
                return None
            table = await tables.find(self.table)
            return no_seat(table, say, may_come_back=tables.may_come_back(table, self.user))
        self.made_of = (fresh.table, fresh.n, fresh.revision)
        pictures = pictures and not self.text
        if drawn is not None and drawn.pictures == pictures:
            return drawn.screen
        return await context.screen(fresh, self.user, say, text=self.text, pictures=pictures, news=self.news)

    async def decorated(self, screen: Screen) -> Screen:
        """See `Surface`."""
        return self.noticed(screen, self.notice.words if self._context.time.time() < self.notice.until else None)

    def telling(self, notice: Markdown | None, decorate: Decorate) -> Decorate:
        """Return what an answer says: `decorate`, below its own notice."""

        async def told(screen: Screen) -> Screen:
            return await decorate(self.noticed(screen, notice))

        return told

    def noticed(self, screen: Screen, notice: Markdown | None) -> Screen:
        """`screen` below a notice."""
        if notice is None:
            return screen
        above = Screen((Text(notice),))
        return replace(screen, parts=(*(spoken(above, self.say) if self.text else above).parts, *screen.parts))

    @property
    def is_gone(self) -> bool:
        """See `Surface`."""
        return self.token is not None and not self._context.is_newest(self)

    def is_open(self, now: float) -> bool:
        """Return whether it can still be changed."""
        return self.token is None or self.token.is_open(now)


def has_gone_on(table: Table, n: int, revision: int) -> bool:
    """Return whether the table isn't any more where it was when this was seen."""
    return (table.n, table.revision) != (n, revision)
