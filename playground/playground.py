"""The playground as a whole: a world, its server, the people in it, and a bot that is connected to it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Collection, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Self

from aiohttp import web

from .bot_process import redirect_environment
from .broken_frames import FRAMES
from .clock import Clock, WallClock
from .faults import Faults, Item, Plan
from .seats import CannotDo, Seat
from .traffic import Traffic
from .transcript import Raised, bot_failed, transcript
from .wire import Gateway, Server
from .world import Channel, DiscordError, Guild, RateLimits, Role, Rules, World
from .world.errors import Json

if TYPE_CHECKING:
    import discord


class Incomplete(AssertionError):
    """The bot asked for something the playground does not support. The message names it."""


class Playground:
    """A loopback Discord on a free port of 127.0.0.1, with one server and one channel in it.

    Of its options: `clock` is injected (`FakeClock` for deadlines without waiting). `faults` is a plan in one line (see
    `faults`) or a `Plan`. `limits` are generous unless told otherwise. `rules` of Discord's that few
    bots expect can be switched off one by one. `record` keeps all traffic. `privileged` names the intents that the
    developer portal has on. `any_token` takes the bot's token whatever it is: the first that comes, and then no other.
    `strict` refuses fields that the playground does not know instead of ignoring them, as Discord does (default:
    whether the environment variable PLAYGROUND_STRICT is set). Leaving the block raises `Incomplete` if the bot asked
    for anything the playground does not support, and `running` raises `BotFailed`, unless `check` is false.
    """

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        limits: RateLimits | None = None,
        rules: Rules | None = None,
        faults: str | Plan = "",
        seed: int = 0,
        bot_name: str = "Bot",
        guild: str = "Playground",
        channel: str = "table",
        bot_permissions: int = 0,
        port: int = 0,
        shards: int = 1,
        max_concurrency: int = 1,
        privileged: Collection[str] = ("members", "presences", "message_content"),
        any_token: bool = False,
        record: bool = False,
        strict: bool | None = None,
        check: bool = True,
    ) -> None:
        self.world = World(
            clock, bot_name=bot_name, limits=limits or RateLimits.loose(), strict=_strict(strict), rules=rules
        )
        self.guild: Guild = self.world.guild(guild, bot_permissions=bot_permissions)
        self.channel: Channel = self.world.channel(self.guild, channel)
        self.traffic = Traffic() if record else None
        self.faults = Faults(
            Plan.read(faults, seed) if isinstance(faults, str) else faults, later=self.world.clock.call_later
        )
        self.faults.hooks = {
            "drop": lambda _: self.server.gateway.drop(1001),
            "cut": lambda _: self.server.gateway.drop(None),
            "freeze": lambda _: self.server.gateway.freeze(),
            "op7": lambda _: self.server.gateway.reconnect(),
            "op9": lambda _: self.server.gateway.invalidate(),
            "away": self._go_away,
            **{name: lambda _, frame=frame: self.server.gateway.send_raw(frame) for name, frame in FRAMES.items()},
        }
        gateway = Gateway(
            self.world, self.faults, privileged=privileged, any_token=any_token,
            max_concurrency=max_concurrency,
        )  # fmt: skip
        self.server = Server(self.world, self.faults, gateway, self.traffic, port=port, shards=shards)
        self.check_at_end = check
        self._seats: dict[str, Seat] = {}

    # -- life ----------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the port."""
        await self.server.start()

    async def stop(self) -> None:
        """Close the port and let every connection go."""
        await self.server.stop()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        if self.check_at_end and error is None:
            self.check()

    def check(self) -> None:
        """:raises Incomplete: something was asked that the playground does not support."""
        if self.world.unsupported:
            raise Incomplete("; ".join(self.world.unsupported))

    def mount(self, more: Callable[[web.Application], None]) -> None:
        """Put more routes beside Discord's, such as a page; before `start`."""
        more(self.server.app)

    # -- a bot ---------------------------------------------------------------------------------------------------------

    @property
    def base(self) -> str:
        """The address to tell a bot: REST at /api/v10, gateway at /gw, files at /cdn."""
        return self.server.base

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    def environment(self) -> dict[str, str]:
        """The environment of a bot's process that is to connect here, whether it knows of this address or not."""
        told = {"PYTHONUNBUFFERED": "1", "DISCORD_API_BASE": self.base, "DISCORD_TOKEN": self.token}
        return {**os.environ, **told, **redirect_environment(self.base, os.environ)}

    @contextmanager
    def patched(self) -> Generator[None, None, None]:
        """Point every discord.py client made meanwhile in this process at the playground."""
        import discord
        import yarl
        from discord.gateway import DiscordWebSocket
        from discord.http import Route

        before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
        Route.BASE = f"{self.base}/api/v10"
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{self.base.replace('http', 'ws', 1)}/gw")
        setattr(discord.Asset, "BASE", f"{self.base}/cdn")  # noqa: B010  (its type says it is that one address)
        try:
            yield
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before

    @asynccontextmanager
    async def running(self, client: discord.Client, *, check: bool = True) -> AsyncGenerator[discord.Client, None]:
        """Run a client in this process until the end of the block. It is connected when the block begins.

        Whatever fails in the block gets a note with a transcript of what was said.
        :param check: whether the bot must neither raise nor leave anybody without an answer (see `check_bot`).
        :raises BotFailed: it did.
        :raises Exception: what the client's own `start` raised.
        """
        with self.patched(), Raised(self.world) as raised:
            try:
                async with self._running(client) as done:
                    yield done
                    if check and self.check_at_end:
                        await self._last_answers()
            except Exception as error:
                error.add_note(transcript(self.world))
                raise
        if check and self.check_at_end:
            self.check_bot(raised.errors)

    async def _last_answers(self) -> None:
        """Wait for the answers that people still wait for: who ends a test at once would not see that none comes."""
        if not isinstance(self.world.clock, WallClock):
            return  # a clock that stands still runs out for nobody
        for one in [each for each in self.world.interactions.known.values() if each.pending]:
            moved = asyncio.Event()
            one.watchers.append(lambda _, moved=moved: moved.set())
            await moved.wait()

    def check_bot(self, errors: Sequence[BaseException] = ()) -> None:
        """Whether the bot has raised nothing that its library ignored, and has answered everybody in time.

        Not counted: what the test has looked at (`reply.failed`), a bot that is not connected, and missing answers
        where a fault of the plan has struck.
        :raises BotFailed: the first exception is its cause.
        """
        left = [] if self.faults.struck else [one for one in self.world.interactions.unanswered if not one.noticed]
        for one in left:
            one.noticed = True
        if left or errors:
            raise bot_failed(self.world, left, errors)

    @asynccontextmanager
    async def _running(self, client: discord.Client) -> AsyncGenerator[discord.Client, None]:
        gateway = self.server.gateway
        before = gateway.identified
        task = asyncio.create_task(client.start(self.token))
        connected = asyncio.create_task(gateway.until(lambda: gateway.identified > before))
        try:
            await asyncio.wait({task, connected}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                await task
            yield client
        finally:
            connected.cancel()
            await client.close()
            await asyncio.gather(task, connected, return_exceptions=True)

    async def connected(self, times: int = 1) -> None:
        """Wait until a bot has identified itself so many times and is connected."""
        gateway = self.server.gateway
        await gateway.until(lambda: gateway.identified >= times and gateway.connected)

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return self.server.gateway.connected

    # -- people and places ---------------------------------------------------------------------------------------------

    def seat(
        self, name: str, /, *, locale: str = "en-US", guild: Guild | None = None, channel: Channel | None = None,
        owner: bool = False, roles: Sequence[Role] = (), without: int = 0,
    ) -> Seat:  # fmt: skip
        """The seat of that name; taken now if nobody has it: a new person who joins the server (or `guild`).

        "Developer" is the seat of the bot's own developer, who owns the servers unless they are given away.
        :param owner: the server belongs to this person from now on.
        :param roles: what the person gets (see `role`), beside what they have.
        :param without: permissions (`P`) that the channel denies to this person; what is denied stays denied.
        :raises CannotDo: there is no channel that person could see, or they are banned.
        """
        seat = self._seats.get(name) or self._taken(name, locale, guild, channel)
        where = guild or (channel.guild if channel else None) or self.guild
        member = where.members.get(seat.person.id)
        if member is not None and any(role.id not in member.roles for role in roles):
            self.world.members.set_roles(where, member, [*member.roles, *(role.id for role in roles)])
        if owner and where.owner_id != seat.person.id:
            self.world.give_guild(where, seat.person)
        if without:
            self.world.allow(channel or self.world.channels[int(seat.channel_id)], seat.person, deny=without)
        return seat

    def _taken(self, name: str, locale: str, guild: Guild | None, channel: Channel | None) -> Seat:
        """A new person sits down."""
        where = guild or (channel.guild if channel else None) or self.guild
        developer = self.world.developer
        user = developer if name == developer.name else self.world.person(name, locale=locale)
        try:
            if user.id not in where.members:
                self.world.join(user, where)
        except DiscordError as refusal:
            raise CannotDo(f"{name} can't come in: {refusal.message}") from refusal
        visible = (one for one in where.channels.values() if self.world.can_see(user, one))
        place = channel or next(visible, None)
        if place is None:
            raise CannotDo(f"{name} would see no channel of {where.name}: make one first, or name one")
        seat = self._seats[name] = Seat(self.world, user, place)
        return seat

    def role(
        self, name: str, permissions: int = 0, *, guild: Guild | None = None, color: int = 0, hoist: bool = False
    ) -> Role:
        """A new role of the server, with permissions of `P`; the lowest so far."""
        return self.world.role(guild or self.guild, name, permissions, color=color, hoist=hoist)

    @property
    def seats(self) -> list[Seat]:
        """All seats, in the order they were taken."""
        return list(self._seats.values())

    @property
    def guilds(self) -> list[Json]:
        """`{"id", "name", "owner_id"}` of every server."""
        return [
            {"id": str(guild.id), "name": guild.name, "owner_id": str(guild.owner_id)}
            for guild in self.world.guilds.values()
        ]

    def new_channel(self, name: str, guild: str | None = None, /) -> Json:
        """Make a text channel; its JSON."""
        where = self.world.guilds[int(guild)] if guild else self.guild
        return self.world.channel(where, name).json()

    # -- what can happen to Discord ------------------------------------------------------------------------------------

    async def restart(self) -> None:
        """Discord restarts: all sockets break, no session can be resumed; what was said stays."""
        self.server.gateway.forget_all()
        await self.server.gateway.drop(None)

    async def away(self) -> None:
        """Discord is gone until `back`: sockets break, no connection is answered."""
        self.faults.away = True
        await self.server.gateway.drop(None)

    def back(self) -> None:
        """Discord is there again."""
        self.faults.away = False

    async def _go_away(self, item: Item) -> None:
        await self.away()
        self.world.clock.call_later(item.seconds or 60.0, self.back)


def _strict(said: bool | None) -> bool:
    return bool(os.environ.get("PLAYGROUND_STRICT")) if said is None else said
