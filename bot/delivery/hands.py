"""Open hands: the newest private message of each person at each table, kept up to date while Discord allows edits."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import structlog

from bot.delivery.coaching import Coaching
from bot.delivery.discord_api import (
    APART,
    DiscordRefused,
    LostPictures,
    Messages,
    PrivateMessage,
    RateLimited,
    UnknownOutcome,
)
from bot.delivery.drawing import BOARD_WAITS, Drawing, KeptPictures, Sent
from bot.delivery.layout import compose
from bot.delivery.recent_events import RecentEvents
from bot.delivery.refused_pictures import note_failure
from bot.loop_time import LoopTime, Time, turn
from bot.operations import logs
from bot.screens.hand import hand as hand_screen
from bot.screens.leaving import no_seat
from bot.screens.people import reader_of
from bot.screens.screen import Screen
from bot.screens.sentences import sentence
from bot.screens.signs import spoken
from bot.texts import Markdown, Texts
from games.kernel.game import Event
from tables.errors import OutsiderError
from tables.replies import Change, Hand
from tables.table import Table
from tables.tables import Tables

log = structlog.get_logger(__name__)

TOKEN_LIFETIME = 14.5 * 60
"""Seconds for which an interaction's token is used; Discord accepts it for 15 minutes."""
TRIES = 3
NEWS = 3
"""Sentences about what happened to a seat meanwhile."""
NOTICE_SHOWN = 15.0
"""Seconds for which a hand says why a press had no effect, even if the game goes on at once."""

HandKey = tuple[int, int]
"""Table and user."""


@dataclass(slots=True)
class OpenHand:
    """A hand on somebody's screen."""

    private: PrivateMessage
    say: Texts
    shown: Screen | None
    """None: unknown."""
    pictures: KeptPictures
    """Those that it surely has; none while `shown` is unknown."""
    text: bool
    """Its person has messages read aloud: no pictures, and a word for each sign."""
    channel: int
    """Where it is shown."""
    opened_at: float
    last_edit: float
    answers_to: int | None = None
    """The public message that it is shown as a reply to."""
    notice: Markdown | None = None
    """Why a press had no effect, above the hand."""
    news: list[Event] = field(default_factory=list[Event])
    """What others did to this seat, known to it alone, since its person last pressed something."""
    wanted: bool = False
    worker: asyncio.Task[None] | None = None


class Hands:
    """All open hands, in memory only."""

    def __init__(
        self,
        tables: Tables,
        messages: Messages,
        time: Time | None = None,
        recent: RecentEvents | None = None,
        drawing: Drawing | None = None,
        coaching: Coaching | None = None,
    ) -> None:
        self._tables, self._messages, self._time = tables, messages, time or LoopTime()
        self._coaching = coaching
        self._drawing = drawing or Drawing()
        self._recent = recent or RecentEvents(tables)
        self._open: dict[HandKey, OpenHand] = {}
        self._notes: dict[HandKey, tuple[PrivateMessage, float]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def hand_shown(
        self,
        shown: Hand,
        user: int,
        private: PrivateMessage,
        sent: Sent,
        say: Texts,
        notice: Markdown | None = None,
        *,
        text: bool = False,
        whole: bool = True,
        channel: int = 0,
        answers_to: int | None = None,
    ) -> None:
        """A hand was shown. An older one of this person at this table is deleted. `notice` stays for NOTICE_SHOWN.

        `answers_to` is the public message whose button opened it; a press on the hand itself needn't know that.
        """
        now, key = self._time.time(), (shown.table.id, user)
        self._forget_old(now)
        before = self._open.pop(key, None)
        if answers_to is None and before is not None and _same_message(before.private, private):
            answers_to = before.answers_to
        hand = self._open[key] = OpenHand(
            private, say, sent.screen, sent.pictures, text, channel, now, now, answers_to, notice
        )
        note = self._notes.get(key)
        if note is not None and _same_message(note[0], private):
            del self._notes[key]  # My hand was pressed on it: it is the hand now
        if (
            before is not None
            and not _same_message(before.private, private)
            and now - before.opened_at < TOKEN_LIFETIME
        ):
            self._start(self._delete(before.private))
        if not whole or (shown.table.n, shown.table.revision) != (shown.n, shown.revision):
            self._schedule(key, hand)  # a picture is missing, or the game went on before it reached Discord

    def pictures(self, table: int, user: int, message: int | None) -> KeptPictures:
        """The pictures that a person's open hand surely has, if it is that message."""
        hand = self._open.get((table, user))
        if hand is None or hand.shown is None or message is None or hand.private.message != message:
            return {}
        return hand.pictures

    def hang_on(self, message: int) -> bool:
        """Whether some open hand is shown as a reply to that message."""
        self._forget_old(self._time.time())
        return any(hand.answers_to == message for hand in self._open.values())

    def reading_changed(self, user: int, text: bool) -> None:
        """Somebody has turned text mode on or off: update their open hands."""
        for key, hand in self._open.items():
            if key[1] == user and hand.text != text:
                hand.text = text
                self._schedule(key, hand)

    def language_changed(self, user: int, say: Texts) -> None:
        """Somebody has chosen another language: update their open hands."""
        for key, hand in self._open.items():
            if key[1] == user and hand.say is not say:
                hand.say, hand.notice = say, None
                self._schedule(key, hand)

    def note_shown(self, table_id: int, user: int, private: PrivateMessage) -> None:
        """A short private note was shown; the one before it is deleted."""
        now = self._time.time()
        self._forget_old(now)
        before = self._notes.pop((table_id, user), None)
        self._notes[table_id, user] = (private, now)
        if before is not None and now - before[1] < TOKEN_LIFETIME:
            self._start(self._delete(before[0]))

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened (`tables.replies.Listener`): open hands may have to change.

        In a reaction window that stays open only the hand of whoever answered: the others must not learn of it.
        """
        self._seats_changed(table, change)
        for seat, who in enumerate(table.seats):
            if who.user is not None and (not change.quiet or seat == change.seat):
                hand = self._open.get((table.id, who.user))
                if hand is not None:
                    if seat != change.seat:
                        hand.news += [each for each in change.events if each.audience and seat in each.audience]
                    self._schedule((table.id, who.user), hand)

    def _seats_changed(self, table: Table, change: Change) -> None:
        """Tell people who have lost their seat so, in the place of their hand."""
        if change.notices:
            seated = {seat.user for seat in table.seats}
            for (table_id, user), hand in list(self._open.items()):
                if table_id == table.id and user not in seated:
                    self._schedule((table_id, user), hand)

    @property
    def waiting(self) -> int:
        """How many hands are still to be edited."""
        return sum(hand.worker is not None for hand in self._open.values())

    def _schedule(self, key: HandKey, hand: OpenHand) -> None:
        hand.wanted = True
        if hand.worker is None:
            hand.worker = self._start(self._work(key, hand))

    async def _work(self, key: HandKey, hand: OpenHand) -> None:
        logs.about(table=key[0])  # for later presses too, so of none
        tries = 0
        try:
            while hand.wanted and tries < TRIES:
                if (left := hand.last_edit + APART - self._time.time()) > 0:
                    await self._time.sleep(left)
                if self._open.get(key) is not hand:
                    return
                if self._time.time() - hand.opened_at > TOKEN_LIFETIME:
                    self._forget(key, hand)
                    return
                hand.wanted = False
                try:
                    await self._refresh(key, hand)
                except DiscordRefused:
                    self._forget(key, hand)  # dismissed, or its token is dead: the next tap opens a new one
                    return
                except (UnknownOutcome, RateLimited) as error:
                    log.info("hand_not_refreshed", table=key[0], error=str(error))
                    hand.wanted, hand.shown, tries = True, None, tries + 1
                    if isinstance(error, LostPictures):
                        note_failure(self._drawing, hand.channel, error, tries)
                except Exception:
                    log.exception("hand_failed", table=key[0])
                    self._forget(key, hand)
                    return
        finally:
            hand.worker = None

    async def _refresh(self, key: HandKey, hand: OpenHand) -> None:
        await turn()
        fresh = await self._tables.hand(*key)
        if not isinstance(fresh, Hand):
            if isinstance(fresh.error, OutsiderError):
                table = await self._tables.find(key[0])
                screen = no_seat(table, hand.say, may_come_back=self._tables.may_come_back(table, key[1]))
                await self._messages.edit_private(hand.private, compose(self._drawing.words(screen)))
            self._forget(key, hand)
            return
        recap = await self._recent.recap(fresh.table, hand.say)
        advice = await self._coaching.line(fresh, key[1], hand.say) if self._coaching is not None else None
        place = fresh.table.place
        screen = hand_screen(
            fresh,
            hand.say,
            self._notice_and_news(fresh, hand),
            recap,
            advice,
            await self._recent.for_hand(fresh.table, hand.say),
            pictures=self._drawing.shows_in(hand.channel if place.hidden else place.here) and not hand.text,
            now=self._tables.time.now(),
        )
        screen = spoken(screen, hand.say) if hand.text else screen
        drawn = await self._drawing.draw(screen, BOARD_WAITS, hand.pictures)
        if drawn.screen == hand.shown or self._open.get(key) is not hand:
            return
        hand.last_edit, hand.shown, hand.pictures = self._time.time(), None, {}
        sheet = compose(drawn)
        try:
            await self._messages.edit_private(hand.private, sheet)
        finally:
            self._overtook(key, hand)
        hand.shown, hand.pictures = drawn.screen, sheet.pictures
        hand.wanted = hand.wanted or not drawn.whole

    def _overtook(self, key: HandKey, hand: OpenHand) -> None:
        """After an edit: a press was answered in the same message meanwhile, and this edit may have covered that."""
        newer = self._open.get(key)
        if newer is not None and newer is not hand and _same_message(newer.private, hand.private):
            newer.shown, newer.pictures = None, {}
            self._schedule(key, newer)

    def _notice_and_news(self, fresh: Hand, hand: OpenHand) -> Markdown | None:
        """What is said above the hand: why a press had no effect, and the news."""
        lines = [hand.notice] if hand.notice and self._time.time() - hand.opened_at < NOTICE_SHOWN else []
        return Markdown("\n".join([*lines, *_news(fresh, hand)])) or None

    def _forget_old(self, now: float) -> None:
        """Forget hands that Discord doesn't let us edit any more; the oldest come first."""
        while self._open and now - next(iter(self._open.values())).opened_at > TOKEN_LIFETIME:
            del self._open[next(iter(self._open))]
        while self._notes and now - next(iter(self._notes.values()))[1] > TOKEN_LIFETIME:
            del self._notes[next(iter(self._notes))]

    def _forget(self, key: HandKey, hand: OpenHand) -> None:
        if self._open.get(key) is hand:
            del self._open[key]

    async def _delete(self, private: PrivateMessage) -> None:
        try:
            await self._messages.delete_private(private)
        except Exception as error:  # it may be gone already, and one message too many does no harm
            log.debug("private_not_removed", error=repr(error))

    def _start(self, work: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)  # pyright: ignore
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self, seconds: float) -> None:
        """Let edits under way finish, for at most `seconds`; start no more."""
        self._open.clear()
        if self._tasks:
            _, late = await asyncio.wait(set(self._tasks), timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        if self._coaching is not None:
            await asyncio.wait({asyncio.ensure_future(self._coaching.close())}, timeout=seconds)


def _same_message(one: PrivateMessage, other: PrivateMessage) -> bool:
    """Whether both are the same message, perhaps by another interaction's token."""
    return one.message is not None and one.message == other.message


def _news(fresh: Hand, hand: OpenHand) -> list[Markdown]:
    """What happened to the seat meanwhile, in sentences."""
    reader = reader_of(fresh.table, hand.say, fresh.seat)
    told = [sentence(fresh.table.game_key, event, reader) for event in hand.news[-NEWS:]]
    return [Markdown(f"-# {line}") for line in told if line]
