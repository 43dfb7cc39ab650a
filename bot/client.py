"""The discord.py client: passes the gateway's events to the parts of the bot (`composition.py`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from types import SimpleNamespace
from typing import Any, Protocol, cast

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

from bot.commands.intake import Intake
from bot.commands.slash import commands
from bot.commands.sync import sync_commands
from bot.commands.translation import CommandTexts, CommandTranslator
from bot.composition import compose
from bot.delivery.discord_api import DiscordApi, Interaction, NotOurs
from bot.delivery.drawing import Drawing
from bot.delivery.emoji_upload import Alone, ApplicationEmojis, EmojiUpload
from bot.delivery.emojis import Emojis
from bot.delivery.lost_channels import LostChannels
from bot.delivery.rate_limiter import Ban, RateLimiter, counts, is_api, is_ban
from bot.loop_time import LoopTime, Time
from bot.operations.application import check_owner
from bot.operations.frames import whole
from bot.operations.gateway import Beginnings, LastingShard
from bot.operations.metrics import Metrics, OwnShare
from bot.screens.operator import NOBODY, Operator
from bot.texts import Library
from games import GAMES
from pictures import emojis as drawn_emojis
from pictures import gallery
from pictures.worker import Artist
from tables.connections import Shards
from tables.servers import Servers
from tables.services import TableServices
from tables.tables import Tables

log = structlog.get_logger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

RATELIMIT_PATIENCE = 30.0
"""Seconds a call may wait for its rate limit; longer ones fail at once and are put off by the boards."""
LAST_ANSWERS = 0.5
"""Seconds for answers to what reached us while we were leaving."""


class Cluster(OwnShare, Protocol):
    """The connections that this process owns in a bot of several processes, and what the processes coordinate."""

    def may_act(self) -> bool:
        """Whether we certainly still own them."""
        ...

    async def may_identify(self, bucket: int) -> None:
        """Wait until a session may begin in this bucket."""
        ...

    def turn(self, of: int) -> AbstractAsyncContextManager[None]:
        """A block that only one process can be in at a time, for each number."""
        ...


COMMANDS, EMOJIS = 0, 1
"""Numbers for `Cluster.turn`: one process at a time uploads these."""


class Tree(app_commands.CommandTree[Any]):
    """Sends to the intake what goes wrong before or inside a command."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await self.client.intake.failed_command(interaction, error)


def _emoji_upload(
    emojis: Emojis,
    calls: ApplicationEmojis,
    artist: Artist,
    servers: Servers,
    tables: Tables,
    time: Time | None,
    alone: Alone,
) -> EmojiUpload:
    async def draw(name: str) -> bytes:
        return await asyncio.wrap_future(artist.draw(drawn_emojis.EmojiTile(name)))

    return EmojiUpload(emojis, calls, drawn_emojis.names(), draw, servers, time, tables.time.now, alone)


class TableClient(discord.AutoShardedClient):
    """One bot."""

    def __init__(
        self,
        live: TableServices,
        library: Library,
        *,
        shards: int,
        sync_always: bool,
        cluster: Cluster | None = None,
        time: Time | None = None,
        metrics: Metrics | None = None,
        artist: Artist | None = None,
        operator: Operator = NOBODY,
    ) -> None:
        """`artist` draws the pictures; without one there is only text.

        `shards`: how many connections, 0 asks Discord. `sync_always`: send the commands at every start.
        `cluster`: where other processes may have some of them; None: all are ours.

        `time` says when edits of one message are far enough apart, and when Discord is tried again.
        """
        tables = live.tables
        self.metrics = metrics or Metrics()
        self._cluster, self._time = cluster, time or LoopTime()
        self._beginnings = Beginnings(self._time, cluster.may_identify if cluster is not None else None)
        self._lasting: dict[int, LastingShard] = {}
        self._rate_limiter = RateLimiter(lambda: cluster.sharers if cluster is not None else 1, time)
        self._ban = Ban(time)
        self.metrics.banned.set_function(lambda: float(self._ban.is_on))
        trace, part = self.metrics.tracing(), cast(Any, {})
        trace.on_request_start.append(self._in_turn)
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._unanswered)
        if cluster is not None:
            trace.on_connection_create_end.append(self._still_ours)
            trace.on_connection_reuseconn.append(self._still_ours)
            trace.on_request_chunk_sent.append(self._still_ours)
            tables.connections.shards = Shards(shards, tuple(sorted(cluster.owned)))
            part["shard_ids"] = sorted(cluster.owned)
            self.metrics.show_share(cluster)
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=shards or None,
            **part,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=RATELIMIT_PATIENCE,
            max_messages=None,
            http_trace=trace,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self._take_ready = self._connection.parsers["READY"]
        self._connection.parsers["READY"] = self._told_servers
        self._take_interaction = self._connection.parsers["INTERACTION_CREATE"]
        self._connection.parsers["INTERACTION_CREATE"] = whole(self._told_interaction)
        emojis = Emojis()
        self.services = compose(
            live,
            library=library,
            api=DiscordApi(self),
            drawing=Drawing(artist, time, emojis),
            limiter=self._rate_limiter,
            metrics=self.metrics,
            time=time,
            operator=operator,
        )
        tables.connections.of = self._shard_of
        tables.connections.clock_was_set = self._clock_was_set
        self.metrics.count_pictures(artist.counts if artist else {}, self.services.drawing.counts)
        self.lost_channels = LostChannels(tables, live.servers, self.services.boards, self._is_ours)
        self.intake = Intake(self.services, self.lost_channels, self.metrics)
        self._told_ready = False
        self.tree = Tree(self)
        self._sync_always = sync_always
        self._emojis: EmojiUpload | None = None
        if artist is not None:
            calls, alone = ApplicationEmojis(self), lambda: self._alone(EMOJIS)
            self._emojis = _emoji_upload(emojis, calls, artist, live.servers, tables, time, alone)
        self._uploading: asyncio.Task[None] | None = None
        self.greeted: Callable[[], object] = lambda: None
        """Called once Discord has said who we are (`login.py`)."""

    # ---- starting and stopping ---------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """After the login, before the gateway."""
        self.greeted()
        if not self._sync_always and self.application_id is not None:  # a playground's is new each time
            await check_owner(self.services.servers, self.application_id)
        await self.tree.set_translator(CommandTranslator(self.services.library))
        for command in commands(CommandTexts(self.services.library), self.intake):
            self.tree.add_command(command, override=True)  # a login that failed is tried again
        async with self._alone(COMMANDS):
            await sync_commands(self.tree, self.services.servers, self.application_id, always=self._sync_always)
        self._beginnings.told(await self.fetch_session_start_limits())
        self.services.boards.update_all(await self.services.tables.begin())
        self.services.days.begin()
        await self.services.reviews.resume(self.services.tables.connections.shards)
        await self.lost_channels.begin()
        self.services.drawing.begin(filter(None, map(gallery.cover, GAMES)))
        if self._emojis is not None and self._uploading is None:
            self._uploading = asyncio.create_task(self._emojis.run(), name="emojis")

    # ---- connections -------------------------------------------------------------------------------------------------

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """discord.py's, with a connection that comes back by itself."""
        shard = self._lasting[shard_id] = LastingShard(self, shard_id, self._beginnings, self._time)
        await shard.begin(gateway)
        cast(Any, self)._AutoShardedClient__shards[shard_id] = shard
        shard.launch()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Before a session begins: not too soon after another of its bucket, in whichever process."""
        await self._lasting[shard_id or 0].may_begin()

    # ---- every call, and one process of several ----------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Do what other processes have asked for, and read what players are still to be told. Raises StorageError."""
        await self.services.people.catch_up()
        await self.services.evenings.look_again()
        await self.lost_channels.begin()

    async def take_over(self, shard: int) -> None:
        """The tables of one more connection are ours now: load them, and connect."""
        log.info("shard_taken_over", shard=shard)
        self.metrics.takeovers.inc()
        self.services.boards.update_all(await self.services.tables.adopt(shard, self.shard_count or 1))
        await self.services.reviews.resume(self.services.tables.connections.shards)
        self.shard_ids = sorted({*(self.shard_ids or ()), shard})
        self._connection.shard_ids = self.shard_ids
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _in_turn(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        """Before a call to Discord: wait for our turn, then see to it that our tables are still ours.

        Raises discord.RateLimited while our address is banned. The login and the gateway's sockets wait by themselves.
        """
        context.call = await self._rate_limiter.wait(call.url.path)
        if self.user is not None and is_api(call.url.path):
            self._ban.before_call()
        await self._still_ours()

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        """Raises discord.RateLimited where the answer was a ban: discord.py 2.7 reads words with a `Via` as JSON."""
        self._rate_limiter.answered(context.call)
        answer, path = end.response, end.url.path
        if self.user is not None and is_api(path):
            self._ban.answered(answer.status, answer.headers, by_token=counts(path))
            if is_ban(answer.status, answer.headers):
                answer.close()  # nobody will read it
                self._ban.before_call()

    async def _unanswered(self, _: aiohttp.ClientSession, context: SimpleNamespace, __: object) -> None:
        self._rate_limiter.answered(getattr(context, "call", None))

    async def _still_ours(self, *_: object) -> None:
        """Raise NotOurs if another process may own our tables: the database hasn't heard from us for some seconds.

        Asked again when a call has its connection, and before each part of what is sent by it: this process may have
        been stopped in between.
        """
        if self._cluster is not None and not self._cluster.may_act():
            raise NotOurs

    def _alone(self, what: int) -> AbstractAsyncContextManager[None]:
        return nullcontext() if self._cluster is None else self._cluster.turn(what)

    async def close(self) -> None:
        """Leave the gateway, send the answers that are under way, then close."""
        for shard in list(self.shards.values()):
            await shard.disconnect()
        if self._uploading is not None:
            self._uploading.cancel()
        await self.intake.close(LAST_ANSWERS)
        await self.lost_channels.close(LAST_ANSWERS)
        await super().close()

    # ---- the gateway -------------------------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether people can see us, through every connection that there should be."""
        return bool(self.shards) and not any(shard.is_closed() for shard in self.shards.values())

    async def on_interaction(self, interaction: Interaction) -> None:
        """Called by discord.py with every press, and with a command once it has begun."""
        await self.intake.interaction(interaction)

    def _told_servers(self, ready: Any) -> None:
        """READY names the servers of a new session: those of its connection that are not among them have removed us.

        discord.py 2.7 keeps them in a client of several connections.
        """
        shard, there = ready["shard"][0], {int(guild["id"]) for guild in ready["guilds"]}
        for guild in [guild for guild in self.guilds if guild.shard_id == shard and guild.id not in there]:
            # discord.py has no public way to forget a server but Discord's own event.
            self._connection._remove_guild(guild)  # pyright: ignore[reportPrivateUsage]
        self._take_ready(ready)

    def _told_interaction(self, told: Any) -> None:
        """A press names its message with all that it shows, of which discord.py would make objects.

        Only what we read of it is kept (`Request.message`, `Request.on_private`).
        """
        if (message := told.pop("message", None)) is not None:
            told["data"]["message"] = {"id": message["id"], "flags": message.get("flags", 0)}
        self._take_interaction(told)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A new session has told its servers: some may have removed the bot, or added it, meanwhile."""
        there = [guild.id for guild in self.guilds]
        self.lost_channels.start(self.lost_channels.compare(there, lambda guild: self._shard_of(guild) == shard_id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server adds the bot."""
        self.lost_channels.start(self.lost_channels.guild_back(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server removes the bot."""
        self.lost_channels.start(self.lost_channels.guild_gone(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is deleted."""
        self.lost_channels.start(self.lost_channels.channel_gone(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is deleted."""
        self.lost_channels.start(self.lost_channels.channel_gone(payload.thread_id))

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread has changed: it may be locked now, or unlocked."""
        thread = payload.thread
        locked = bool(payload.data["thread_metadata"].get("locked"))
        if thread is not None and thread.parent is not None and thread.permissions_for(thread.guild.me).manage_threads:
            locked = False  # not for us
        self.lost_channels.start(self.lost_channels.thread_changed(payload.thread_id, locked))

    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Somebody has taken us out of a thread: discord.py still thinks that we are in it."""
        thread.me = None

    async def on_shard_connect(self, shard_id: int) -> None:
        """A session began: people on this connection's servers can see us."""
        await self._back(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A session goes on."""
        await self._back(shard_id)

    async def _back(self, shard: int) -> None:
        log.info("gateway_connected", shard=shard)
        if self.connected and not self._told_ready:
            self._told_ready = True
            log.info("ready", servers=len(self.guilds))
        if self.intake.stopping:
            return
        self.services.reconciler.retry_now()
        self.services.boards.update_all(await self.services.tables.connected(shard))
        self.lost_channels.start(self.services.evenings.connected(shard))

    def _clock_was_set(self, seconds: float, moved: list[int]) -> None:
        self.intake.clock_was_set(seconds, "tables")
        self.services.boards.update_all(moved)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """People on this connection's servers can't see us: clocks stand still there."""
        log.info("gateway_lost", shard=shard_id)
        self.services.tables.disconnected(shard_id)

    def _is_ours(self, guild: int) -> bool:
        """Whether that server has the bot."""
        return self.get_guild(guild) is not None

    def _shard_of(self, guild: int) -> int:
        """Which connection carries a server: Discord's own rule."""
        return (guild >> 22) % (self.shard_count or 1)
