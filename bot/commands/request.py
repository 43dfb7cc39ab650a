"""A request, made of one interaction: who asks, and the services to use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import structlog

from bot.commands.preferences import Preferences
from bot.delivery.answers import Answers, HandOf, Page, Show
from bot.delivery.boards import Boards
from bot.delivery.discord_api import PRIVATE, DiscordApi, Interaction, PrivateMessage
from bot.delivery.drawing import Drawing
from bot.delivery.evenings import EveningPosts
from bot.delivery.hands import Hands
from bot.delivery.hints import Hints
from bot.delivery.members import Members
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.delivery.transports import ByAnswer
from bot.screens.languages import with_languages
from bot.screens.operator import NOBODY, Operator
from bot.screens.pages import refusal, sentence
from bot.screens.screen import Screen
from bot.screens.settings import LANGUAGE
from bot.texts import Library, Markdown, Texts, clean
from tables.albums import Albums
from tables.days import Days
from tables.errors import FactValue, TableError
from tables.evenings import Evenings
from tables.months import Months
from tables.people import People
from tables.replay import Replays
from tables.replies import Done, Person, Refused, Reply, Stale
from tables.reviews import Reviews
from tables.servers import Servers
from tables.table import Table
from tables.tables import Tables

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Refusal:
    """It was refused: why not, privately, and what to do next. One that comes too late is not answered."""

    error: TableError
    table: int | None = None
    """The one that it is about."""


class Instead(Exception):
    """Something else is shown than what was asked for."""

    def __init__(self, show: Show | Refusal) -> None:
        self.show = show
        super().__init__(show)


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the bot."""

    tables: Tables
    people: People
    albums: Albums
    days: Days
    evenings: Evenings
    months: Months
    servers: Servers
    replays: Replays
    reviews: Reviews
    boards: Boards
    hands: Hands
    posts: EveningPosts
    answers: Answers
    reconciler: Reconciler
    recent: RecentEvents
    library: Library
    api: DiscordApi
    drawing: Drawing
    preferences: Preferences
    hints: Hints
    members: Members
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
        return int(self._message["id"]) if self._message is not None else None

    @property
    def channel(self) -> int:
        """Where it was asked."""
        return self.interaction.channel_id or 0

    @property
    def guild(self) -> int:
        """The server that it comes from: for what comes from elsewhere nothing is done."""
        return self.interaction.guild_id or 0

    @property
    def pressed(self) -> PrivateMessage:
        """The message that was pressed, by this interaction's token."""
        return PrivateMessage(self.interaction.token, self.message, True)

    @property
    def on_private(self) -> bool:
        """Whether the message that was pressed is seen by the presser alone."""
        return self._message is not None and bool(self._message["flags"] & PRIVATE)

    @property
    def _message(self) -> Mapping[str, Any] | None:
        """What is kept of the message that was pressed (`client.as_pressed`)."""
        return cast(Any, self.interaction.data).get("message")

    async def text_mode(self) -> bool:
        """Whether the asker has messages read aloud: no pictures, and a word for each sign."""
        return await self.services.preferences.text_mode(self.user, self.guild)

    async def pictures(self) -> bool:
        """Whether the asker is shown pictures."""
        return self.services.drawing.shows_in(self.channel) and not await self.text_mode()

    async def public(self) -> Texts:
        """The words for everybody in this channel: the server's language, else that of whoever asks."""
        own = await self.server_language()
        return self.say if own is None else self.services.library.texts(own)

    async def settings(self) -> Mapping[str, Any]:
        """The server's."""
        return await self.services.servers.settings(self.guild)

    async def server_language(self) -> str | None:
        """What the server's tables speak; None where it has never said so.

        Only a Community server can choose a locale; Discord reports en-US for every other one.
        """
        own = (await self.settings()).get(LANGUAGE)
        guild, locale = self.interaction.guild, self.interaction.guild_locale
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

    def done(self, reply: Reply, table: int | None = None) -> Done:
        """What was done. Raises Instead where it was refused; `table`: the one that it is about."""
        match self.did(reply):
            case Done() as done:
                return done
            case Refused() as refused:
                raise Instead(Refusal(refused.error, table))
            case Stale() as stale:
                raise Instead(HandOf(stale.fresh))

    def told(self, key: str, **facts: FactValue) -> Page:
        """A sentence, in a message of its own."""
        return Page(sentence(key, self.say, **facts), new=True)

    def refused(self, key: str, table: int | None = None, **facts: FactValue) -> Page:
        """Why it was not done and what to do next, in a message of its own. `table`: the one that it is about."""
        return Page(refusal(key, facts, self.say, table), new=True)

    async def with_languages(self, screen: Screen) -> Screen:
        """Once, to somebody who has never chosen: below their first private answer, which languages there are."""
        library, preferences = self.services.library, self.services.preferences
        if not library.is_to_choose(self.interaction.locale.value):
            return screen
        try:
            if not await preferences.take_language_offer(self.user):
                return screen
        except Exception:  # an answer is worth more than this line
            log.warning("language_not_offered", exc_info=True)
        else:
            self.services.reconciler.start(preferences.keep_language_offer(self.user))
        return with_languages(screen, self.say)

    # ---- tables ------------------------------------------------------------------------------------------------------

    async def hand_of(self, table: int, notice: Markdown | None = None, *, stays: bool = False) -> HandOf | Refusal:
        """The asker's hand at a table, with a notice above it, or why there is none."""
        fresh = await self.services.tables.hand(table, self.user)
        return Refusal(fresh.error, table) if isinstance(fresh, Refused) else HandOf(fresh, notice, stays)

    def is_here(self, table: Table) -> bool:
        """Whether the table stands where the interaction comes from; one in no channel is wherever its person is."""
        if table.place.hidden:
            return table.seat_of(self.user) is not None
        place = table.place
        return self.guild == place.guild and self.channel in (place.here, place.channel)


Shows = Show | Refusal | Sequence[Show | Refusal]
"""What a press or command leads to, one after another."""
Handler = Callable[[Request], Awaitable[Shows]]
"""Does what a request asks for, and says what it leads to; it sends nothing. Raises Instead, TableError."""
