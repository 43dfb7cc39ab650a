"""Open hands: the newest private message of each person at each table, kept up to date while Discord allows edits."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.delivery.discord_api import APART, DiscordApi, DiscordRefused, PrivateMessage, UnknownOutcome
from bot.delivery.drawing import BOARD_WAITS
from bot.delivery.hand import NOTICE_SHOWN, DrawnHand, HandContext, HandKey, Notice, OpenHand, has_gone_on
from bot.delivery.hints import Hints
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Decorate, Reconciler, Then, Updater
from bot.delivery.surface import Shown
from bot.delivery.transports import ByInteraction, ByToken
from bot.texts import Markdown, Texts
from tables.days import Finished
from tables.replay import Replays
from tables.replies import Change, Hand
from tables.table import Table
from tables.tables import Tables

TRIES = 3


class HandUpdater(Updater):
    """Keeps one open hand up to date, as long as it is the newest of its person at its table."""

    name, tries = "hand", TRIES

    def __init__(self, hands: Hands, hand: OpenHand) -> None:
        super().__init__()
        self._hands, self.hand, self.table = hands, hand, hand.table

    async def ready(self) -> bool:
        """See `Updater`."""
        hand, reconciler = self.hand, self._hands.reconciler
        if hand.shown.message is not None:
            await reconciler.until_free(hand.shown.message)
        if hand.is_stale and (left := hand.shown.at + APART - reconciler.time.time()) > 0:
            await reconciler.time.sleep(left)
        return hand.is_stale and self._hands.has(hand) and hand.is_open(reconciler.time.time())

    async def bring(self) -> None:
        """See `Updater`."""
        assert self.hand.token is not None
        whole = await self._hands.reconciler.bring(self.hand, self.hand.token)
        if self.hand.is_lost:
            self._hands.forget(self.hand)
        elif not whole:
            await self._hands.reconciler.again(self, self.hand)

    def refused(self, then: Then, refused: DiscordRefused) -> None:
        """It was dismissed, or its token is dead: the next tap opens a new one."""
        self._hands.forget(self.hand)


class Hands:
    """All open hands, in memory only."""

    def __init__(
        self,
        tables: Tables,
        messages: DiscordApi,
        reconciler: Reconciler,
        say: Texts,
        recent: RecentEvents,
        hints: Hints,
        finished: Callable[[Table], Awaitable[Finished | None]],
        replays: Replays | None = None,
    ) -> None:
        """`finished`: how a daily table went (`Days.finished`); `replays`: finished games."""
        self._messages, self.reconciler, self._say = messages, reconciler, say
        self._context = HandContext(
            tables=tables,
            recent=recent,
            hints=hints,
            finished=finished,
            replays=replays,
            time=reconciler.time,
            is_newest=self.has,
        )
        self._open: dict[HandKey, HandUpdater] = {}
        self._notes: dict[HandKey, ByToken] = {}

    # ---- answers to presses and commands -----------------------------------------------------------------------------

    async def ahead(self, fresh: Hand, user: int, say: Texts, *, text: bool, pictures: bool) -> DrawnHand | None:
        """See `HandContext`."""
        return await self._context.ahead(fresh, user, say, text=text, pictures=pictures)

    def of_press(self, fresh: Hand, user: int, shown: Shown, channel: int, drawn: DrawnHand | None = None) -> OpenHand:
        """The hand to answer with: the open one, if it is the message that was pressed (`shown`), else another.

        `drawn`: what it shows, where that was drawn beforehand.
        """
        key = (fresh.table.id, user)
        updater = self._open.get(key)
        if updater is not None and shown.message is not None and updater.hand.shown.message == shown.message:
            hand = updater.hand
        else:
            hand = OpenHand(self._context, key, channel, shown, self._say)
        hand.given, hand.channel = (fresh, drawn), channel
        if fresh.table.place.hidden:
            hand.answer_waits = BOARD_WAITS  # it is the board too: that comes in one edit
        return hand

    async def answer(
        self,
        hand: OpenHand,
        transport: ByInteraction,
        pressed: PrivateMessage,
        notice: Markdown | None,
        *,
        stays: bool,
        decorate: Decorate,
    ) -> None:
        """Show a hand by an answer to a press; `pressed` is the message that it was on, by this interaction's token.

        With `stays` the notice stays for a while even if the hand changes, because it remains true; of two presses at
        once each is told its own, and that of the later one stays. An older hand of this person at this table is
        deleted. Raises what `Reconciler.bring` does.
        """
        now, news, hand.news = self.reconciler.time.time(), hand.news, []
        said = Notice(notice, transport.answer.came, now + NOTICE_SHOWN if stays else now)
        if said.came >= hand.notice.came:
            hand.notice = said

        hand.touch()
        try:
            whole = await self.reconciler.bring(hand, transport, decorate=hand.telling(notice, decorate))
        except Exception as error:
            hand.news = [*news, *hand.news]
            if self.has(hand):
                self.reconciler.look(self._open[hand.key])
            elif isinstance(error, UnknownOutcome) and hand.shown.message is not None:  # that may show it now
                hand.token = ByToken.of(self._messages, pressed, now)
                self._opened(hand, whole=False, new=False)
            raise
        if hand.notice is not said:
            hand.touch()
        hand.token = ByToken.of(self._messages, transport.sent or pressed, now)
        self._opened(hand, whole=whole, new=transport.sent is not None)

    def _opened(self, hand: OpenHand, *, whole: bool, new: bool) -> None:
        """It is there, and the one before it goes: one of unknown id only where this is a `new` message."""
        now, token = self.reconciler.time.time(), hand.token
        assert token is not None
        self._forget_old(now)
        updater = self._open.pop(hand.key, None)
        before = updater.hand if updater is not None else None
        if updater is None or before is not hand:
            updater = HandUpdater(self, hand)
        if not hand.is_lost:
            self._open[hand.key] = updater
        note = self._notes.get(hand.key)
        if note is not None and note.is_same(token):
            del self._notes[hand.key]  # My hand was pressed on it: it is the hand now
        if before is not None and before is not hand and before.token is not None and before.token.is_open(now):
            if new or before.token.is_another(token):
                self.reconciler.start(before.token.remove())
        if hand.made_of is not None and has_gone_on(*hand.made_of):
            hand.touch()  # before it reached Discord
        if not whole or hand.is_stale:
            self.reconciler.look(updater)

    def note_shown(self, table: int, user: int, private: PrivateMessage) -> None:
        """A short private note was shown; the one before it is deleted."""
        now = self.reconciler.time.time()
        self._forget_old(now)
        before = self._notes.pop((table, user), None)
        self._notes[table, user] = ByToken.of(self._messages, private, now)
        if before is not None and before.is_open(now):
            self.reconciler.start(before.remove())

    # ---- what changes them -------------------------------------------------------------------------------------------

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened (`tables.replies.Listener`): open hands may have to change.

        In a reaction window that stays open only the hand of whoever answered: the others must not learn of it.
        """
        for seat, who in enumerate(table.seats):
            updater = self._open.get((table.id, who.user)) if who.user is not None else None
            if updater is not None and (not change.quiet or seat == change.seat):
                if seat != change.seat:
                    updater.hand.news += [each for each in change.events if each.audience and seat in each.audience]
                self._look(updater)
        if change.notices:  # in the place of a hand it is told that its seat is lost
            seated = {seat.user for seat in table.seats}
            for updater in [*self._open.values()]:
                if updater.table == table.id and updater.hand.user not in seated:
                    self._look(updater)

    def reading_changed(self, user: int, text: bool) -> None:
        """Somebody has turned text mode on or off: update their open hands."""
        for updater in self._of(user):
            updater.hand.text = text
            self._look(updater)

    def language_changed(self, user: int, say: Texts) -> None:
        """Somebody has chosen another language: update their open hands."""
        for updater in self._of(user):
            updater.hand.say, updater.hand.notice = say, updater.hand.notice._replace(words=None)
            self._look(updater)

    def _look(self, updater: HandUpdater) -> None:
        updater.hand.touch()
        self.reconciler.look(updater)

    def _of(self, user: int) -> list[HandUpdater]:
        return [updater for key, updater in self._open.items() if key[1] == user]

    # ---- which there are ---------------------------------------------------------------------------------------------

    def hang_on(self, message: int) -> bool:
        """Return whether some open hand is shown as a reply to that message."""
        self._forget_old(self.reconciler.time.time())
        return any(updater.hand.answers_to == message for updater in self._open.values())

    @property
    def waiting(self) -> int:
        """How many hands are still to be edited."""
        return sum(updater.worker is not None for updater in self._open.values())

    def has(self, hand: OpenHand) -> bool:
        """Return whether it is the open one."""
        updater = self._open.get(hand.key)
        return updater is not None and updater.hand is hand

    def forget(self, hand: OpenHand) -> None:
        """It can't be reached any more, or has lost its seat."""
        if self.has(hand):
            del self._open[hand.key]

    def _forget_old(self, now: float) -> None:
        """Forget what Discord doesn't let us edit any more; the oldest come first."""
        while self._open and not next(iter(self._open.values())).hand.is_open(now):
            del self._open[next(iter(self._open))]
        while self._notes and not next(iter(self._notes.values())).is_open(now):
            del self._notes[next(iter(self._notes))]

    async def close(self, seconds: float) -> None:
        """Let edits under way finish, for at most `seconds`; start no more."""
        updaters = [*self._open.values()]
        self._open.clear()
        await self.reconciler.close([*updaters], seconds)
