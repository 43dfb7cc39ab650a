"""The bot's client: lets every interaction in, and sees to it that each is answered."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.commands.buttons import pressed
from bot.commands.request import Request, Services
from bot.commands.slash import Act, commands
from bot.commands.translator import Said, Words
from bot.delivery.answer import Answer, Kind, Lateness
from bot.delivery.controls import Control, read
from bot.delivery.courier import Courier
from bot.delivery.discord_api import Calls, Interaction, InteractionCalls
from bot.delivery.hands import Hands
from bot.delivery.layout import cut
from bot.delivery.loop_time import Time
from bot.delivery.lost_channels import LostChannels
from bot.delivery.recent_events import RecentEvents
from bot.operations import logs
from bot.operations.metrics import Metrics
from bot.screens import pages
from bot.texts import Library, Texts
from storage.store import TableStore
from tables.errors import NoTableError
from tables.formats import OURS
from tables.hall import Hall
from tables.replies import Change
from tables.table import Table

log = structlog.get_logger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

RATELIMIT_PATIENCE = 30.0
"""Seconds a call may wait for its rate limit; longer ones fail at once and are put off by the courier."""
KNOWN = 20_000
"""Interactions that are remembered, so that none is done twice."""
LOGGED = 300
"""Characters of what somebody sent us that the log keeps."""
LAST_WORDS = 0.5
"""Seconds for answers to what reached us while we were leaving."""


class Tree(app_commands.CommandTree[Any]):
    """Sends to the client what goes wrong before or inside a command."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await self.client.command_failed(interaction, error)


class TableClient(discord.AutoShardedClient):
    """One bot. `begin` is run by the caller once the hall has its listener."""

    def __init__(
        self,
        hall: Hall,
        store: TableStore,
        library: Library,
        *,
        shards: int,
        sync_always: bool,
        time: Time | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """`shards`: how many connections, 0 asks Discord. `sync_always`: send the commands at every start.

        `time` paces edits.
        """
        self.metrics = metrics or Metrics()
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=shards or None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=RATELIMIT_PATIENCE,
            max_messages=None,
            http_trace=self.metrics.tracing(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        calls = Calls(self)
        recent = RecentEvents(hall)
        hands = Hands(hall, calls, time, recent)

        def also(table: Table, change: Change) -> None:
            hands.table_changed(table, change)
            self.metrics.table_changed(table, change)

        courier = Courier(hall, calls, library, recent, time, also=also, gone=self._place_gone)
        hall.listener = courier
        hall.connections.of = self._shard_of
        self.metrics.edits_queued.labels("board").set_function(lambda: courier.waiting)
        self.metrics.edits_queued.labels("hand").set_function(lambda: hands.waiting)
        self.services = Services(hall, courier, hands, recent, library, calls)
        self.lost_channels = LostChannels(hall, store, courier, lambda guild: self.get_guild(guild) is not None)
        self.tree = Tree(self)
        self._store, self._sync_always = store, sync_always
        self._lateness = Lateness()
        self._known: dict[int, None] = {}
        """The newest interactions, the oldest first."""
        self._at_work: set[asyncio.Task[Any]] = set()
        self._closing = False

    # ---- starting and stopping ---------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """After the login, before the gateway."""
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Words(self.services.library))
        for command in commands(Said(self.services.library), self):
            self.tree.add_command(command)
        await self._sync()
        self.services.courier.look_after(await self.services.hall.begin())
        await self.lost_channels.begin()

    async def _sync(self) -> None:
        """Tell Discord the commands, if they have changed since it was told last."""
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        words = json.dumps([self.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(words.encode()).hexdigest()
        known = await self._store.guild_settings(OURS)
        if self._sync_always or known.get("commands") != digest:
            await self.tree.sync()
            await self._store.set_guild_settings(OURS, {**known, "commands": digest})
            log.info("commands_synced", count=len(payload))

    async def stop_intake(self, seconds: float) -> None:
        """From now on people are asked to come back; what is being answered is finished, for at most `seconds`."""
        self._closing = True
        if self._at_work:
            await asyncio.wait(set(self._at_work), timeout=seconds)

    async def close(self) -> None:
        """Leave the gateway, let go out what is being answered, then close."""
        for shard in list(self.shards.values()):
            await shard.disconnect()
        if self._at_work:
            await asyncio.wait(set(self._at_work), timeout=LAST_WORDS)
        await self.lost_channels.close(LAST_WORDS)
        await super().close()

    # ---- the gateway -------------------------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether people can see us, through every connection that there should be."""
        return bool(self.shards) and not any(shard.is_closed() for shard in self.shards.values())

    async def on_ready(self) -> None:
        """A new session has told its servers: we may have been put out of some, or let in, while nobody listened."""
        self.lost_channels.soon(self.lost_channels.compare(guild.id for guild in self.guilds))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server lets us in."""
        self.lost_channels.soon(self.lost_channels.guild_back(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server puts us out."""
        self.lost_channels.soon(self.lost_channels.guild_gone(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is deleted."""
        self.lost_channels.soon(self.lost_channels.channel_gone(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is deleted."""
        self.lost_channels.soon(self.lost_channels.channel_gone(payload.thread_id))

    async def on_shard_connect(self, shard_id: int) -> None:
        """A session began: people on this connection's servers can see us."""
        await self._back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A session goes on."""
        await self._back(shard_id)

    async def _back(self, shard: int) -> None:
        log.info("gateway_connected", shard=shard)
        if self._closing:
            return
        self.services.courier.back()
        self.services.courier.look_after(await self.services.hall.back(shard))

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """People on this connection's servers can't see us: clocks stand still there."""
        log.info("gateway_lost", shard=shard_id)
        self.services.hall.away(shard_id)

    def _shard_of(self, guild: int) -> int:
        """Which connection carries a server: Discord's own rule."""
        return (guild >> 22) % (self.shard_count or 1)

    # ---- letting interactions in -------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: Interaction) -> None:
        """Discord tells of every interaction here too, after its `Control` or command has begun: the last resort.

        A press whose `Control` isn't found (the message was changed under the finger) is taken here. Whatever else
        nobody has claimed is answered at two seconds.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return  # its command has answered; nobody is told where none did
        self._answer_of(interaction)
        if interaction.type is discord.InteractionType.component:
            await self.pressed(interaction)

    async def pressed(self, interaction: Interaction) -> None:
        """A button or select was pressed."""
        data: Any = interaction.data
        press = read(interaction.custom_id or "", data.get("values"))

        async def act(request: Request) -> None:
            if press is None:
                await self._unknown_control(request)
                return
            try:
                await pressed(request, press)
            except NoTableError as error:
                await request.refuse(error)
            except ValueError as error:
                log.info("unknown_control", why=cut(str(error), LOGGED))
                await self._unknown_control(request)

        await self._received(interaction, self._answer_of(interaction), act)

    async def received(self, interaction: Interaction, act: Act, *, private: bool = True) -> None:
        """A command was sent (`bot.commands.slash.Reception`)."""
        await self._received(interaction, self._answer_of(interaction), act, private=private)

    async def command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A command that never reached us: Discord still offers one that has changed."""
        log.warning("command_failed", error=cut(repr(error), LOGGED))

        async def act(request: Request) -> None:
            await request.answer.reply(pages.refusal("unknown-command", {}, request.say))

        await self._received(interaction, self._answer_of(interaction), act)

    async def _received(self, interaction: Interaction, answer: Answer, act: Act, *, private: bool = True) -> None:
        """The one way in: in time, once, and never without an answer."""
        if not answer.claim(private=private):
            return
        if answer.too_late():
            log.info("interaction_too_late")
            answer.drop()
            self.metrics.done_with(answer)
            return
        request = Request(self.services, interaction, answer, self.texts(interaction))
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            await self._safely(request, self._restarting if self._closing else act)
        finally:
            self._at_work.discard(task)
            self.metrics.done_with(answer)
            log.debug("interaction_done", kind=answer.kind.value, seconds=answer.reached)

    async def _safely(self, request: Request, act: Act) -> None:
        try:
            if request.interaction.guild_id is None:
                await request.answer.reply(pages.refusal("not-in-server", {}, request.say))
                return
            await self.lost_channels.seen(request.interaction.guild_id)
            await act(request)
            if not request.answer.given:
                raise RuntimeError("an interaction was left without an answer")
            if (news := await self.lost_channels.news(request.user, request.say)) is not None:
                await request.answer.reply(pages.sentence(news))
        except Exception:
            log.exception("interaction_failed")
            try:
                await request.answer.reply(pages.refusal("fault", {}, request.say))
            except Exception:
                log.exception("interaction_unanswered")

    def _place_gone(self, table_id: int) -> None:
        self.lost_channels.soon(self.lost_channels.table_gone(table_id))

    def _answer_of(self, interaction: Interaction) -> Answer:
        logs.about(**self._ids(interaction))  # before the answer sets its alarm, which inherits it
        answer = interaction.extras.get("answer")
        if answer is None:
            again = interaction.id in self._known
            now = self.services.hall.clock.now()
            late = self._lateness.of(interaction.created_at.timestamp(), now)
            kind = Kind.PRESS if interaction.type is discord.InteractionType.component else Kind.COMMAND
            answer = Answer(
                InteractionCalls(interaction), kind, asyncio.get_running_loop(), late, self._nobody(interaction)
            )
            interaction.extras["answer"] = answer
            if again:  # told twice: the gateway replays what it isn't sure we have heard
                log.info("interaction_again")
                answer.claim()
                answer.drop()
            self._remember(interaction.id)
        return answer

    def _remember(self, interaction: int) -> None:
        self._known[interaction] = None
        while len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]

    def _ids(self, interaction: Interaction) -> dict[str, int]:
        """What the log says of everything that happens because of it."""
        ids = {"interaction": interaction.id}
        if interaction.type is discord.InteractionType.component:
            press = read(interaction.custom_id or "", [""])
            table = press.table if press is not None else None
        else:
            table = self.services.hall.at(interaction.channel_id or 0)
        return {**ids, "table": table} if table else ids

    def _nobody(self, interaction: Interaction) -> Callable[[Answer], Awaitable[None]]:
        async def reply(answer: Answer) -> None:
            try:
                await answer.reply(pages.refusal("unknown-control", {}, self.texts(interaction)))
            finally:
                self.metrics.done_with(answer)

        return reply

    def texts(self, interaction: Interaction) -> Texts:
        """The words for whoever asks (`bot.commands.slash.Reception`)."""
        return self.services.library.texts(interaction.locale.value)

    async def _unknown_control(self, request: Request) -> None:
        await request.answer.reply(pages.refusal("unknown-control", {}, request.say))

    async def _restarting(self, request: Request) -> None:
        await request.answer.reply(pages.refusal("restarting", {}, request.say))
