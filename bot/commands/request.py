"""A request, made of one interaction: who asks, the services to use, and the ways to answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot.commands.permissions import missing, shut_out
from bot.commands.preferences import Preferences
from bot.delivery.answer import Answer, SentMessage
from bot.delivery.coaching import Coaching
from bot.delivery.courier import Courier
from bot.delivery.discord_api import (
    DiscordApi,
    DiscordRefused,
    Interaction,
    PrivateMessage,
    RateLimited,
    UnknownOutcome,
    pictures_of,
)
from bot.delivery.drawing import BOARD_WAITS, Drawing, KeptPictures
from bot.delivery.hands import Hands
from bot.delivery.layout import compose
from bot.delivery.recent_events import RecentEvents
from bot.loop_time import turn
from bot.screens.custom_ids import read_press
from bot.screens.hand import hand as hand_screen
from bot.screens.languages import with_languages
from bot.screens.leaving import no_seat
from bot.screens.operator import NOBODY, Operator
from bot.screens.pages import refusal, sentence
from bot.screens.pages import refused as refused_screen
from bot.screens.screen import Screen
from bot.screens.settings import LANGUAGE
from bot.screens.signs import spoken
from bot.texts import Library, Markdown, Texts, clean
from tables.days import Days
from tables.errors import TableError
from tables.people import People
from tables.replay import Replays
from tables.replies import Done, Hand, Person, Refused, Reply
from tables.servers import Servers
from tables.table import Table
from tables.tables import Tables

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the bot."""

    tables: Tables
    people: People
    days: Days
    servers: Servers
    replays: Replays
    courier: Courier
    hands: Hands
    recent: RecentEvents
    library: Library
    api: DiscordApi
    drawing: Drawing
    preferences: Preferences
    coaching: Coaching
    operator: Operator = NOBODY


@dataclass(frozen=True, slots=True)
class Request:
    """One interaction: who asks, in which language, and how to answer."""

    services: Services
    interaction: Interaction
    answer: Answer
    say: Texts
    """In the asker's language."""

    @property
    def user(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """Who asks, by the name they have on this server."""
        return Person(self.user, clean(self.interaction.user.display_name))

    @property
    def message(self) -> int | None:
        """The message that was pressed."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def on_private(self) -> bool:
        """Whether the message that was pressed is seen by the presser alone."""
        message: discord.Message | None = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def text_mode(self) -> bool:
        """Whether the asker has messages read aloud: no pictures, and a word for each sign."""
        return await self.services.preferences.text_mode(self.user, self.interaction.guild_id)

    async def pictures(self) -> bool:
        """Whether the asker is shown pictures."""
        return self.services.drawing.shows_in(self.interaction.channel_id) and not await self.text_mode()

    async def public(self) -> Texts:
        """The words for everybody in this channel: the server's language, else that of whoever asks."""
        own = await self.server_language()
        return self.say if own is None else self.services.library.texts(own)

    async def server_language(self) -> str | None:
        """What the server's tables speak; None where it has never said so.

        Only a Community server can choose a locale; Discord reports en-US for every other one.
        """
        interaction = self.interaction
        if interaction.guild_id is None:
            return None
        own = (await self.services.servers.settings(interaction.guild_id)).get(LANGUAGE)
        guild, locale = interaction.guild, interaction.guild_locale
        if own is None and guild is not None and locale is not None and "COMMUNITY" in guild.features:
            return locale.value
        return own

    def at_table(self, table: Table) -> Texts:
        """The words that everybody at a table reads."""
        return self.services.library.texts(table.rules.locale)

    # ---- answering ---------------------------------------------------------------------------------------------------

    def did(self, reply: Reply) -> Reply:
        """Note whether it is done, so that a failure to show it isn't told as one to do it. Gives the reply back."""
        self.answer.done |= isinstance(reply, Done)
        return reply

    async def reply(self, screen: Screen) -> SentMessage:
        """A new private message."""
        return await self.answer.reply(await self._readable(screen))

    async def _readable(self, screen: Screen) -> Screen:
        screen = await self._with_languages(screen)
        return spoken(screen, self.say) if await self.text_mode() else screen

    async def _with_languages(self, screen: Screen) -> Screen:
        """Once, to somebody who has never chosen: below their first private answer, which languages there are."""
        library, preferences = self.services.library, self.services.preferences
        if not library.is_to_choose(self.interaction.locale.value):
            return screen
        try:
            if not await preferences.take_language_offer(self.user):
                return screen
            await preferences.keep_language_offer(self.user)
        except Exception:  # an answer is worth more than this line
            log.warning("language_not_offered", exc_info=True)
        return with_languages(screen, self.say)

    async def show(self, screen: Screen) -> None:
        """Privately: in the place of the private message that was pressed, else as a new one."""
        screen = await self._readable(screen)
        sent = await self.answer.redraw(screen, pictures_of(self.interaction.message)) if self.on_private else None
        private = PrivateMessage(self.interaction.followup, self.message, True)
        if sent is None:
            shown = await self._unless_given(screen)
            if shown is None or not shown.arrived:
                return
            private, sent = self._private(shown), shown.sent
        if sent.screen != screen:
            await self._add_pictures(private, screen, sent.pictures)

    async def _add_pictures(self, private: PrivateMessage, screen: Screen, has: KeptPictures) -> None:
        """The words went first: now the pictures, if they are drawn soon."""
        drawn = await self.services.drawing.draw(screen, BOARD_WAITS, has)
        if drawn.whole:
            try:
                await self.services.api.edit_private(private, compose(drawn))
            except (DiscordRefused, UnknownOutcome, RateLimited) as error:
                log.info("pictures_not_added", error=str(error))

    async def tell(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        """A sentence, privately, in a message of its own."""
        await self.reply(sentence(key, self.say, **facts))

    async def refuse(self, error: TableError, table: int | None = None) -> None:
        """Why not, privately, and what to do next. What comes too late can't be answered."""
        if error.key == "late":
            self.answer.drop()
            return
        if table is not None and self.on_private and error.key in ("outsider", "not-live"):
            if await self._replace_old_hand(table):
                return
        screen = refused_screen(error, self.say, table)
        if table is not None and error.key == "outsider":
            left = await self.services.tables.find(table)
            if self.services.tables.may_come_back(left, self.user):
                screen = no_seat(left, self.say, may_come_back=True)
        if table is None:
            await self.reply(screen)
        else:
            await self.note(table, screen)

    async def _replace_old_hand(self, table: int) -> bool:
        """After a refusal, update the hand that was pressed, or say that the seat is gone. False: it was no hand."""
        fresh = await self.services.tables.hand(table, self.user)
        if isinstance(fresh, Hand):
            await self.show_hand(fresh, self.say("stale-not-live", status=fresh.table.status))
        elif fresh.error.key == "outsider":
            left = await self.services.tables.find(table)
            back = self.services.tables.may_come_back(left, self.user)
            await self.show(no_seat(left, self.say, may_come_back=back))
        else:
            return False
        return True

    async def warn_of_board_problem(self) -> None:
        """Say once, to whoever presses first, that the table's board can't be sent any more."""
        data: Any = self.interaction.data
        press = read_press(self.interaction.custom_id or "", data.get("values") or [""])
        if press is not None and press.table and self.services.courier.take_problem(press.table) is not None:
            lacking = missing(self.interaction, self.say) or "none"
            why_not = shut_out(self.interaction, self.say) or refusal("no-place", {"missing": lacking}, self.say)
            await self.answer.reply(why_not)
        await self.warn_of_missing_files()

    async def warn_of_missing_files(self) -> None:
        """Say once in a channel why boards are text there."""
        notice = self.services.drawing.take_notice(self.interaction.channel_id or 0)
        if notice is not None:
            await self.tell(notice)

    async def note(self, table: int, screen: Screen) -> None:
        """A short private message that replaces the one before it."""
        shown = await self.reply(screen)
        if shown.arrived and shown.message is not None:
            self.services.hands.note_shown(table, self.user, self._private(shown))

    async def show_hand(self, fresh: Hand, notice: Markdown | None = None, *, stays: bool = True) -> None:
        """The person's hand: in the place of the private message that was pressed, else as a new one.

        `notice` stands above it; with `stays` it stays for a while even if the hand changes, because it remains true.
        """
        hands, text = self.services.hands, await self.text_mode()
        pictures = await self.pictures()
        recap = await self.services.recent.recap(fresh.table, self.say)
        advice = await self.services.coaching.line(fresh, self.user, self.say)
        recent = await self.services.recent.for_hand(fresh.table, self.say)
        now = self.services.tables.time.now()
        await turn()
        screen = hand_screen(fresh, self.say, notice, recap, advice, recent, pictures=pictures, now=now)
        screen = await self._with_languages(screen)
        screen = spoken(screen, self.say) if text else screen
        has = hands.pictures(fresh.table.id, self.user, self.message)
        if fresh.table.place.hidden:  # it is the board too: that comes in one edit
            await self.services.drawing.prepare(screen, BOARD_WAITS, has)
        sent = await self.answer.redraw(screen, has) if self.on_private else None
        if sent is not None:
            private = PrivateMessage(self.interaction.followup, self.message, True)
        else:
            shown = await self._unless_given(screen)
            if shown is None or not shown.arrived:
                return
            private, sent = self._private(shown), shown.sent
        kept, whole = notice if stays else None, sent.screen == screen
        channel = self.interaction.channel_id or 0
        hands.hand_shown(
            fresh,
            self.user,
            private,
            sent,
            self.say,
            kept,
            text=text,
            whole=whole,
            channel=channel,
            answers_to=None if self.on_private else self.message,
        )

    async def _unless_given(self, screen: Screen) -> SentMessage | None:
        """A new private message, unless the press has been answered already, even if with an unknown outcome."""
        return None if self.answer.given and self.message is not None else await self.answer.reply(screen)

    def _private(self, shown: SentMessage) -> PrivateMessage:
        return PrivateMessage(self.interaction.followup, shown.message, shown.original)

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def hand_of(self, table: int) -> None:
        """Show the asker's hand at a table, or why there is none."""
        fresh = await self.services.tables.hand(table, self.user)
        if isinstance(fresh, Refused):
            await self.refuse(fresh.error, table)
        else:
            await self.show_hand(fresh)

    def is_here(self, table: Table) -> bool:
        """Whether the table stands where the interaction comes from; one in no channel is wherever its person is."""
        if table.place.hidden:
            return table.seat_of(self.user) is not None
        here: Any = self.interaction.channel_id
        place = table.place
        return self.interaction.guild_id == place.guild and here in (place.here, place.channel)


Handler = Callable[[Request], Awaitable[None]]
"""Does what a request asks for, and answers it."""
