"""What a press or a command leads to, as plain values; and the answer to each: it shows the surface that it names."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol
from weakref import WeakValueDictionary

import structlog

from bot.delivery import forms
from bot.delivery.boards import Boards
from bot.delivery.discord_api import DiscordApi, DiscordRefused, PrivateMessage, RateLimited, UnknownOutcome
from bot.delivery.drawing import ANSWER_WAITS, BOARD_WAITS, Drawing
from bot.delivery.evenings import EveningPosts
from bot.delivery.hand import DrawnHand
from bot.delivery.hands import Hands
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Shown, Words
from bot.delivery.transports import ByAnswer, ByInteraction, ByToken
from bot.screens.pages import sentence
from bot.screens.screen import Form, Picture, Screen
from bot.screens.signs import described, spoken
from bot.texts import Markdown, Texts
from tables.replies import Hand
from tables.table import Table

log = structlog.get_logger(__name__)

REMEMBERED = 300
"""Pages of which it is remembered what they show. Of one that is forgotten all pictures are uploaded anew."""


@dataclass(frozen=True, slots=True)
class BoardOf:
    """The board: in the place of the one that was pressed, or as the first of a table that was opened."""

    table: Table


@dataclass(frozen=True, slots=True)
class HandOf:
    """The asker's hand: in the place of the private message that was pressed, else as a new one."""

    fresh: Hand
    notice: Markdown | None = None
    """What stands above it; with `stays` for a while even if the hand changes, because it remains true."""
    stays: bool = True
    drawn: DrawnHand | None = None
    """What it shows, where that was drawn while it was being saved."""


@dataclass(frozen=True, slots=True)
class Page:
    """Something for the asker alone: in the place of the private message that was pressed, else as a new one."""

    screen: Screen
    new: bool = False
    """Always as a new one."""
    patient: bool = False
    """Nobody is in a hurry: it waits for its pictures."""
    otherwise: Screen | None = None
    """Where its file can't be sent."""


@dataclass(frozen=True, slots=True)
class Following:
    """A new page for the asker alone that shows one screen after the other, as long as Discord lets it."""

    screens: AsyncIterator[Screen]


@dataclass(frozen=True, slots=True)
class Note:
    """A short private message that replaces the one before it at this table."""

    table: int
    screen: Screen


@dataclass(frozen=True, slots=True)
class ForAll:
    """A new message for everybody in the channel."""

    screen: Screen
    patient: bool = False


@dataclass(frozen=True, slots=True)
class InPlace:
    """What the message that was pressed shows from now on; where it is gone, a page."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class PostOf:
    """A server's evening post, in the place of the one that was pressed."""

    guild: int


@dataclass(frozen=True, slots=True)
class Ask:
    """A form; where it is too late for one, a page."""

    form: Form
    otherwise: Screen


Show = Ask | BoardOf | HandOf | Page | Following | Note | ForAll | InPlace | PostOf


class Asker(Protocol):
    """Whom an interaction comes from, and from where."""

    @property
    def user(self) -> int: ...
    @property
    def say(self) -> Texts: ...
    @property
    def answer(self) -> ByAnswer: ...
    @property
    def channel(self) -> int: ...
    @property
    def message(self) -> int | None:
        """The message that was pressed."""
        ...

    @property
    def on_private(self) -> bool:
        """Return whether that is seen by the presser alone."""
        ...

    @property
    def pressed(self) -> PrivateMessage:
        """That, by this interaction's token."""
        ...

    async def text_mode(self) -> bool:
        """Return whether the asker has messages read aloud."""
        ...

    async def with_languages(self, screen: Screen) -> Screen:
        """Once, to somebody who has never chosen: below it, which languages there are."""
        ...


class HandAhead:
    """Draws the hand that somebody pressed on, and begins its pictures, while what they did is being saved; it is sent
    by `Answers.give` (`HandOf.drawn`)."""

    def __init__(self, hands: Hands, drawing: Drawing, to: Asker, shown: Shown) -> None:
        self._hands, self._drawing, self._to, self._shown = hands, drawing, to, shown
        self.drawn: DrawnHand | None = None
        """None: it can't be drawn before it is saved."""

    async def __call__(self, fresh: Hand) -> None:
        """See `tables.replies.Ahead`."""
        try:
            text = await self._to.text_mode()
            pictures = self._drawing.shows_in(self._to.channel) and not text
            self.drawn = await self._hands.ahead(fresh, self._to.user, self._to.say, text=text, pictures=pictures)
        except Exception:  # it is drawn once more when it is sent
            log.exception("hand_not_drawn_ahead")
        if self.drawn is not None:
            drawn = [part for part in self.drawn.screen.parts if isinstance(part, Picture)]
            self._drawing.begin(part.tile for part in drawn if part.name not in self._shown.pictures)


class Answers:
    """Gives every interaction its answer."""

    def __init__(
        self, boards: Boards, hands: Hands, posts: EveningPosts, messages: DiscordApi, reconciler: Reconciler
    ) -> None:
        self._boards, self._hands, self._posts = boards, hands, posts
        self._messages, self._reconciler = messages, reconciler
        self._private: WeakValueDictionary[int, Shown] = WeakValueDictionary()
        """Private messages of which somebody knows what they show: the open hands, the newest pages, who writes now."""
        self._pages: dict[int, Shown] = {}
        """The newest last."""

    @staticmethod
    def shows_here(to: Asker, show: Show) -> bool:
        """Return whether it is shown by the message that was pressed, or is the board of a table that was opened."""
        return isinstance(show, BoardOf | InPlace | PostOf) or (to.on_private and isinstance(show, HandOf | Page))

    async def give(self, to: Asker, show: Show) -> None:
        """Answer, or follow up where that is done. What can't be known is looked at again by the surface's worker."""
        try:
            match show:
                case BoardOf():
                    await self._board(to, show.table)
                case HandOf():
                    await self._hand(to, show)
                case Page():
                    await self._page(to, show)
                case Following():
                    await self._follow(to, show.screens)
                case Note():
                    await self._note(to, show)
                case ForAll():
                    await self.plain(to, show.screen, private=False, patient=show.patient)
                case PostOf():
                    await self._post(to, show.guild)
                case Ask():
                    if not await to.answer.ask(forms.body(show.form)):
                        await self._page(to, Page(show.otherwise, new=True))
                case InPlace():
                    await self._in_place(to, show.screen)
        except (UnknownOutcome, RateLimited) as unsure:
            log.info("answer_not_sure", why=str(unsure))

    async def plain(self, to: Asker, screen: Screen, *, private: bool = True, patient: bool = False) -> None:
        """A new message as it is, without asking for anybody's settings."""
        words = self._words(to, screen, Shown(), patient=patient)
        await self._reconciler.bring(words, ByInteraction(to.answer, private=private))

    def ahead(self, to: Asker) -> HandAhead:
        """Return what draws the asker's hand while what they do is being saved."""
        return HandAhead(self._hands, self._reconciler.drawing, to, self._shown_of(to))

    # ---- the kinds ---------------------------------------------------------------------------------------------------

    async def _board(self, to: Asker, table: Table) -> None:
        """With the board, where the newest was pressed; else that shows what was done."""
        pressed = None if to.on_private else to.message
        try:
            if not to.on_private and await self._boards.answer(table, pressed, ByInteraction(to.answer, private=False)):
                return
            await to.answer.acknowledge()
        except DiscordRefused as refused:  # it was deleted just now; it is posted again
            log.info("message_gone", call=refused.call)
            await self._note(to, Note(table.id, sentence("noted-elsewhere", to.say)))
        if pressed is not None and self._boards.posts_of(table).board.shown.message != pressed:
            self._boards.delete_stale(table, pressed)

    async def _post(self, to: Asker, guild: int) -> None:
        """With the post, where the newest was pressed; an older one only takes note."""
        try:
            if to.message is None or not await self._posts.answer(
                guild, to.message, ByInteraction(to.answer, private=False)
            ):
                await to.answer.acknowledge()
        except DiscordRefused as refused:  # it was deleted just now
            log.info("message_gone", call=refused.call)
            await self.plain(to, sentence("evening-noted", to.say))

    async def _in_place(self, to: Asker, screen: Screen) -> None:
        async def write(shown: Shown) -> None:
            await self._write(to, self._words(to, screen, shown))

        await self._or_anew(to, Shown(to.message), write)

    async def _hand(self, to: Asker, show: HandOf) -> None:
        hand = self._hands.of_press(show.fresh, to.user, self._shown_of(to), to.channel, show.drawn)
        hand.say, hand.text = to.say, await to.text_mode()
        if not to.on_private:
            hand.answers_to = to.message

        async def write(shown: Shown) -> None:
            hand.shown, transport = shown, ByInteraction(to.answer)
            await self._hands.answer(
                hand, transport, to.pressed, show.notice, stays=show.stays, decorate=to.with_languages
            )

        await self._or_anew(to, hand.shown, write)
        self._know(hand.shown)

    async def _page(self, to: Asker, show: Page) -> None:
        screen = await self._readable(to, show.screen)

        async def write(shown: Shown) -> None:
            again = screen if shown is there or show.otherwise is None else await self._readable(to, show.otherwise)
            await self._write(to, self._words(to, again, shown, patient=show.patient))
            self._remember_page(shown)

        there = Shown() if show.new else self._shown_of(to)
        await self._or_anew(to, there, write)

    async def _or_anew(self, to: Asker, there: Shown, write: Callable[[Shown], Awaitable[None]]) -> None:
        """Write to that message; where it is gone, or its file is refused, to a new one."""
        try:
            await write(there)
        except DiscordRefused as refused:
            log.info("message_gone", call=refused.call)
            await write(Shown())

    async def _follow(self, to: Asker, screens: AsyncIterator[Screen]) -> None:
        page = self._words(to, await self._readable(to, await anext(screens)), Shown(), patient=True)
        private = await self._write(to, page)
        self._remember_page(page.shown)
        token = ByToken.of(self._messages, private or to.pressed, self._reconciler.time.time())
        self._reconciler.start(self._go_on(to, page, screens, token))

    async def _go_on(self, to: Asker, page: Words, screens: AsyncIterator[Screen], token: ByToken) -> None:
        """Show what follows, until nobody can see it any more: its token is dead, or something else is shown there."""
        try:
            async with asyncio.timeout(token.closes - self._reconciler.time.time()):
                async for screen in screens:
                    if self._reconciler.closing or page.is_gone:
                        break
                    page.show(await self._heard(to, screen))
                    await self._reconciler.bring(page, token)
        except (DiscordRefused, UnknownOutcome, RateLimited, TimeoutError) as error:
            log.info("page_not_followed", error=str(error))

    async def _note(self, to: Asker, show: Note) -> None:
        note = self._words(to, await self._readable(to, show.screen), Shown())
        private = await self._write(to, note)
        if private is not None and private.message is not None:
            self._hands.note_shown(show.table, to.user, private)

    # ---- how ---------------------------------------------------------------------------------------------------------

    async def _write(self, to: Asker, words: Words) -> PrivateMessage | None:
        """Bring it by the answer; pictures that were late follow, if they are drawn soon. The new message."""
        transport = ByInteraction(to.answer)
        if not await self._reconciler.bring(words, transport):
            token = ByToken.of(self._messages, transport.sent or to.pressed, self._reconciler.time.time())
            self._reconciler.start(self._add_pictures(words, token))
        return transport.sent

    async def _add_pictures(self, words: Words, token: ByToken) -> None:
        try:
            await self._reconciler.bring(words, token)
        except (DiscordRefused, UnknownOutcome, RateLimited) as error:
            log.info("pictures_not_added", error=str(error))

    async def _readable(self, to: Asker, screen: Screen) -> Screen:
        return await self._heard(to, await to.with_languages(screen))

    async def _heard(self, to: Asker, screen: Screen) -> Screen:
        return spoken(screen, to.say) if await to.text_mode() else described(screen, to.say)

    def _words(self, to: Asker, screen: Screen, shown: Shown, *, patient: bool = False) -> Words:
        words = Words(to.channel, screen)
        words.shown, words.answer_waits = shown, BOARD_WAITS if patient else ANSWER_WAITS
        return words

    def _shown_of(self, to: Asker) -> Shown:
        """Return what is known of the private message that was pressed; of a new one where none was."""
        if not to.on_private or to.message is None:
            return Shown()
        shown = self._private.get(to.message) or Shown(to.message)
        self._know(shown)  # at once: whoever else writes there must know of it
        return shown

    def _know(self, shown: Shown) -> None:
        if shown.message is not None:
            self._private[shown.message] = shown

    def _remember_page(self, shown: Shown) -> None:
        self._know(shown)
        if shown.message is not None:
            self._pages.pop(shown.message, None)
            self._pages[shown.message] = shown
            while len(self._pages) > REMEMBERED:
                del self._pages[next(iter(self._pages))]
