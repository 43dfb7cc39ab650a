"""A request, made of one interaction: who asks, the services to use, and the ways to answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot.commands.permissions import missing, shut_out
from bot.commands.preferences import Preferences
from bot.delivery.answers import Answers, HandOf, Note, Page, Show
from bot.delivery.boards import Boards
from bot.delivery.coaching import Coaching
from bot.delivery.discord_api import DiscordApi, Interaction, PrivateMessage
from bot.delivery.drawing import Drawing
from bot.delivery.hands import Hands
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.delivery.transports import ByAnswer
from bot.screens.custom_ids import read_press
from bot.screens.languages import with_languages
from bot.screens.leaving import no_seat
from bot.screens.operator import NOBODY, Operator
from bot.screens.pages import refusal, sentence
from bot.screens.pages import refused as refused_screen
from bot.screens.screen import Screen
from bot.screens.settings import LANGUAGE
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
    boards: Boards
    hands: Hands
    answers: Answers
    reconciler: Reconciler
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
    answer: ByAnswer
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
    def channel(self) -> int:
        """Where it was asked."""
        return self.interaction.channel_id or 0

    @property
    def pressed(self) -> PrivateMessage:
        """The message that was pressed, by this interaction's token."""
        return PrivateMessage(self.interaction.followup, self.message, True)

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

    async def give(self, show: Show) -> None:
        """Answer so."""
        await self.services.answers.give(self, show)

    async def reply(self, screen: Screen) -> None:
        """A new private message."""
        await self.give(Page(screen, new=True))

    async def with_languages(self, screen: Screen) -> Screen:
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
        await self.give(Page(screen))

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
        if press is not None and press.table and self.services.boards.take_problem(press.table) is not None:
            lacking = missing(self.interaction, self.say) or "none"
            why_not = shut_out(self.interaction, self.say) or refusal("no-place", {"missing": lacking}, self.say)
            await self.reply(why_not)
        await self.warn_of_missing_files()

    async def warn_of_missing_files(self) -> None:
        """Say once in a channel why boards are text there."""
        notice = self.services.drawing.take_notice(self.interaction.channel_id or 0)
        if notice is not None:
            await self.tell(notice)

    async def note(self, table: int, screen: Screen) -> None:
        """A short private message that replaces the one before it."""
        await self.give(Note(table, screen))

    async def show_hand(self, fresh: Hand, notice: Markdown | None = None, *, stays: bool = True) -> None:
        """The person's hand."""
        await self.give(HandOf(fresh, notice, stays))

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def hand_of(self, table: int, notice: Markdown | None = None) -> None:
        """Show the asker's hand at a table, with what is to be said first, or why there is none."""
        fresh = await self.services.tables.hand(table, self.user)
        if isinstance(fresh, Refused):
            await self.refuse(fresh.error, table)
        else:
            await self.show_hand(fresh, notice)

    def is_here(self, table: Table) -> bool:
        """Whether the table stands where the interaction comes from; one in no channel is wherever its person is."""
        if table.place.hidden:
            return table.seat_of(self.user) is not None
        here: Any = self.interaction.channel_id
        place = table.place
        return self.interaction.guild_id == place.guild and here in (place.here, place.channel)


Handler = Callable[[Request], Awaitable[None]]
"""Does what a request asks for, and answers it."""
