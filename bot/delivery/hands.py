"""Open hands: the newest private message of each person at each table, kept up to date while Discord allows edits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple

from bot.delivery.coaching import Coaching
from bot.delivery.discord_api import DiscordRefused, Messages, PrivateMessage, UnknownOutcome
from bot.delivery.drawing import BOARD_WAITS
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Dress, Line, Reconciler, Then
from bot.delivery.surface import Shown, Surface
from bot.delivery.transports import TOKEN_LIFETIME, ByToken, Lent
from bot.loop_time import turn
from bot.screens.ask import NOBODY
from bot.screens.hand import hand as hand_screen
from bot.screens.leaving import no_seat
from bot.screens.people import reader_of
from bot.screens.screen import Screen, Text
from bot.screens.sentences import sentence
from bot.screens.signs import described, spoken
from bot.texts import Markdown, Texts
from games.kernel.game import Event
from tables.days import Finished
from tables.errors import OutsiderError
from tables.replies import Change, Hand
from tables.table import Table
from tables.tables import Tables

TRIES = 3
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


class OpenHand(Surface, Line):
    """A hand on somebody's screen."""

    name, tries = "hand", TRIES

    def __init__(self, hands: Hands, key: HandKey, channel: int, shown: Shown) -> None:
        Surface.__init__(self, channel)
        Line.__init__(self)
        self.shown = shown
        self._hands, self.key, self.table, self.user = hands, key, *key
        self.token: ByToken | None = None
        """None: it hasn't been sent yet."""
        self.say: Texts = hands.say
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
        self.given: Hand | None = None
        """What it is to show first."""
        self.made_of: Hand | None = None
        """What it was made of last."""

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        await turn()
        tables, say = self._hands.tables, self.say
        fresh, self.given = self.given, None
        if fresh is None or has_gone_on(fresh):
            fresh = await tables.hand(*self.key)
        if not isinstance(fresh, Hand):
            self.is_lost = True
            if not isinstance(fresh.error, OutsiderError):
                return None
            table = await tables.find(self.table)
            return no_seat(table, say, may_come_back=tables.may_come_back(table, self.user))
        self.made_of = fresh
        coaching = self._hands.coaching
        screen = hand_screen(
            fresh,
            say,
            self._news(fresh),
            await self._hands.recent.recap(fresh.table, say),
            await coaching.line(fresh, self.user, say) if coaching is not None else None,
            await self._hands.recent.for_hand(fresh.table, say),
            pictures=pictures and not self.text,
            now=tables.time.now(),
            advised=coaching.advised(fresh, self.user) if coaching is not None else NOBODY,
            done=await self._hands.finished(fresh.table),
        )
        return spoken(screen, say) if self.text else described(screen, say)

    def _news(self, fresh: Hand) -> Markdown | None:
        """What others did to this seat, in sentences."""
        reader = reader_of(fresh.table, self.say, fresh.seat)
        told = [sentence(fresh.table.game_key, event, reader) for event in self.news[-NEWS:]]
        return Markdown("\n".join(f"-# {line}" for line in told if line)) or None

    async def dressed(self, screen: Screen) -> Screen:
        """See `Surface`."""
        return self.noticed(
            screen, self.notice.words if self._hands.reconciler.time.time() < self.notice.until else None
        )

    def telling(self, notice: Markdown | None, dress: Dress) -> Dress:
        """What an answer says: `dress`, below its own notice."""

        async def told(screen: Screen) -> Screen:
            return await dress(self.noticed(screen, notice))

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
        return self.token is not None and not self._hands.has(self)

    def is_open(self, now: float) -> bool:
        """Whether it can still be changed."""
        return self.token is None or self.token.is_open(now)

    async def ready(self) -> bool:
        """See `Line`."""
        time = self._hands.reconciler.time
        if self.shown.message is not None:
            await self._hands.reconciler.until_free(self.shown.message)
        if self.is_stale and (left := self.shown.at + self.policy.apart - time.time()) > 0:
            await time.sleep(left)
        return self.is_stale and self._hands.has(self) and self.is_open(time.time())

    async def bring(self) -> None:
        """See `Line`."""
        assert self.token is not None
        if not await self._hands.reconciler.bring(self, self.token):
            self._hands.reconciler.look(self)
        if self.is_lost:
            self._hands.forget(self)

    def refused(self, then: Then, refused: DiscordRefused) -> None:
        """It was dismissed, or its token is dead: the next tap opens a new one."""
        self._hands.forget(self)


async def _not_finished(table: Table) -> Finished | None:
    """Where nobody knows of days."""


class Hands:
    """All open hands, in memory only."""

    def __init__(
        self,
        tables: Tables,
        messages: Messages,
        reconciler: Reconciler,
        say: Texts,
        recent: RecentEvents | None = None,
        coaching: Coaching | None = None,
    ) -> None:
        self.tables, self._messages, self.reconciler, self.say = tables, messages, reconciler, say
        self.recent, self.coaching = recent or RecentEvents(tables), coaching
        self.finished: Callable[[Table], Awaitable[Finished | None]] = _not_finished
        """How a daily table went (`Days.finished`)."""
        self._open: dict[HandKey, OpenHand] = {}
        self._notes: dict[HandKey, ByToken] = {}

    # ---- answers to presses and commands -----------------------------------------------------------------------------

    def of_press(self, fresh: Hand, user: int, shown: Shown, channel: int) -> OpenHand:
        """The hand to answer with: the open one, if it is the message that was pressed (`shown`), else another."""
        key = (fresh.table.id, user)
        hand = self._open.get(key)
        if hand is None or shown.message is None or hand.shown.message != shown.message:
            hand = OpenHand(self, key, channel, shown)
        hand.given, hand.channel = fresh, channel
        if fresh.table.place.hidden:
            hand.answer_waits = BOARD_WAITS  # it is the board too: that comes in one edit
        return hand

    async def answer(
        self, hand: OpenHand, by: Lent, pressed: PrivateMessage, notice: Markdown | None, *, stays: bool, dress: Dress
    ) -> None:
        """Show a hand by an answer to a press; `pressed` is the message that it was on, by this interaction's token.

        With `stays` the notice stays for a while even if the hand changes, because it remains true; of two presses at
        once each is told its own, and that of the later one stays. An older hand of this person at this table is
        deleted. Raises what `Reconciler.bring` does.
        """
        now, news, hand.news = self.reconciler.time.time(), hand.news, []
        said = Notice(notice, by.answer.came, now + NOTICE_SHOWN if stays else now)
        if said.came >= hand.notice.came:
            hand.notice = said

        hand.touch()
        try:
            whole = await self.reconciler.bring(hand, by, dress=hand.telling(notice, dress))
        except Exception as error:
            hand.news = [*news, *hand.news]
            if self.has(hand):
                self.reconciler.look(hand)
            elif isinstance(error, UnknownOutcome) and hand.shown.message is not None:  # that may show it now
                hand.token = ByToken(self._messages, pressed, now + TOKEN_LIFETIME)
                self._opened(hand, whole=False)
            raise
        if hand.notice is not said:
            hand.touch()
        hand.token = ByToken(self._messages, by.sent or pressed, now + TOKEN_LIFETIME)
        self._opened(hand, whole=whole)

    def _opened(self, hand: OpenHand, *, whole: bool) -> None:
        """It is there, and the one before it goes."""
        now, token = self.reconciler.time.time(), hand.token
        assert token is not None
        self._forget_old(now)
        before = self._open.pop(hand.key, None)
        if not hand.is_lost:
            self._open[hand.key] = hand
        note = self._notes.get(hand.key)
        if note is not None and note.is_same(token):
            del self._notes[hand.key]  # My hand was pressed on it: it is the hand now
        if before is not None and before is not hand and before.token is not None and before.token.is_open(now):
            if not before.token.is_same(token):
                self.reconciler.start(before.token.remove())
        if hand.made_of is not None and has_gone_on(hand.made_of):
            hand.touch()  # before it reached Discord
        if not whole or hand.is_stale:
            self.reconciler.look(hand)

    def note_shown(self, table: int, user: int, private: PrivateMessage) -> None:
        """A short private note was shown; the one before it is deleted."""
        now = self.reconciler.time.time()
        self._forget_old(now)
        before = self._notes.pop((table, user), None)
        self._notes[table, user] = ByToken(self._messages, private, now + TOKEN_LIFETIME)
        if before is not None and before.is_open(now):
            self.reconciler.start(before.remove())

    # ---- what changes them -------------------------------------------------------------------------------------------

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened (`tables.replies.Listener`): open hands may have to change.

        In a reaction window that stays open only the hand of whoever answered: the others must not learn of it.
        """
        for seat, who in enumerate(table.seats):
            hand = self._open.get((table.id, who.user)) if who.user is not None else None
            if hand is not None and (not change.quiet or seat == change.seat):
                if seat != change.seat:
                    hand.news += [each for each in change.events if each.audience and seat in each.audience]
                self.look(hand)
        if change.notices:  # in the place of a hand it is told that its seat is lost
            seated = {seat.user for seat in table.seats}
            for hand in [*self._open.values()]:
                if hand.table == table.id and hand.user not in seated:
                    self.look(hand)

    def reading_changed(self, user: int, text: bool) -> None:
        """Somebody has turned text mode on or off: update their open hands."""
        for hand in self._of(user):
            hand.text = text
            self.look(hand)

    def language_changed(self, user: int, say: Texts) -> None:
        """Somebody has chosen another language: update their open hands."""
        for hand in self._of(user):
            hand.say, hand.notice = say, hand.notice._replace(words=None)
            self.look(hand)

    def look(self, hand: OpenHand) -> None:
        """Something has changed that this hand may show."""
        hand.touch()
        self.reconciler.look(hand)

    def _of(self, user: int) -> list[OpenHand]:
        return [hand for key, hand in self._open.items() if key[1] == user]

    # ---- which there are ---------------------------------------------------------------------------------------------

    def hang_on(self, message: int) -> bool:
        """Whether some open hand is shown as a reply to that message."""
        self._forget_old(self.reconciler.time.time())
        return any(hand.answers_to == message for hand in self._open.values())

    @property
    def waiting(self) -> int:
        """How many hands are still to be edited."""
        return sum(hand.worker is not None for hand in self._open.values())

    def has(self, hand: OpenHand) -> bool:
        """Whether it is the open one."""
        return self._open.get(hand.key) is hand

    def forget(self, hand: OpenHand) -> None:
        """It can't be reached any more, or has lost its seat."""
        if self.has(hand):
            del self._open[hand.key]

    def _forget_old(self, now: float) -> None:
        """Forget what Discord doesn't let us edit any more; the oldest come first."""
        for kept in (self._open, self._notes):
            while kept and not next(iter(kept.values())).is_open(now):
                del kept[next(iter(kept))]

    async def close(self, seconds: float) -> None:
        """Let edits under way finish, for at most `seconds`; start no more."""
        hands = [*self._open.values()]
        self._open.clear()
        await self.reconciler.close([*hands], seconds)
        if self.coaching is not None:
            await asyncio.wait({asyncio.ensure_future(self.coaching.close())}, timeout=seconds)


def has_gone_on(hand: Hand) -> bool:
    """Whether the table isn't where it was any more when this was seen."""
    return (hand.table.n, hand.table.revision) != (hand.n, hand.revision)
