"""Tables whose channel is deleted, or whose server removes the bot.

Their games are paused. If a server adds the bot again within a month, its games go on. The host of a table whose
channel is deleted reads it once, at their next press or command anywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

import structlog

from bot.delivery.courier import Courier
from bot.texts import Markdown, Texts
from tables.errors import NoTableError
from tables.hall import Hall
from tables.replies import Done

log = structlog.get_logger(__name__)

RETURN = 30 * 86400.0
"""Seconds within which games go on when a server adds the bot again."""


class LostChannels:
    """Pauses games that lost their place and resumes them. What players are still to be told is saved."""

    def __init__(self, hall: Hall, courier: Courier, is_ours: Callable[[int], bool]) -> None:
        """`is_ours`: whether the bot is on this server now."""
        self._hall, self._courier, self._is_ours = hall, courier, is_ours
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._missing: set[int] = set()
        """Servers that seem to have removed the bot."""
        self._news: Mapping[str, list[str]] = {}
        """User → the games whose channel was deleted, while they haven't been told, as it was read last."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` in the background; errors go to the log."""
        if self._closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._tasks)

    async def close(self, seconds: float) -> None:
        """Finish what is under way, for at most `seconds`; the rest is done at the next start."""
        self._closed = True
        if self._tasks:
            _, late = await asyncio.wait(set(self._tasks), timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NoTableError:
            pass
        except Exception:
            log.exception("lost_channel_failed")

    async def begin(self) -> None:
        """Read what people must still be told."""
        self._news = (await self._hall.own_settings()).get("news", {})

    # ---- a channel ---------------------------------------------------------------------------------------------------

    async def channel_gone(self, channel: int) -> None:
        """A channel or thread was deleted."""
        table = self._hall.table_in(channel)
        if table is not None:
            await self.table_gone(table)

    async def table_gone(self, table_id: int) -> None:
        """A table's channel is not there any more."""
        table = await self._hall.table(table_id)
        if not self._is_ours(table.place.guild):
            return  # the server is gone, not the channel
        reply = await self._hall.suspend(table_id, "place")
        if isinstance(reply, Done):
            log.info("channel_gone", table=table_id)
            await self._tell_later(table.host, table.game_key)

    async def _tell_later(self, host: int, game: str) -> None:
        def add(own: dict[str, Any]) -> dict[str, Any]:
            news = own.get("news", {})
            return {**own, "news": {**news, str(host): [*news.get(str(host), []), game]}}

        self._news = add({"news": self._news})["news"]  # they may press something before it is saved
        await self._hall.change_own_settings(add)
        await self._hall.notify_processes()

    async def news(self, user: int, say: Texts) -> Markdown | None:
        """What this person should be told, once; None: nothing."""
        if str(user) not in self._news:
            return None
        games: list[str] = []

        def take(own: dict[str, Any]) -> dict[str, Any]:
            news = dict(own.get("news", {}))
            games[:] = news.pop(str(user), [])
            return {**own, "news": news}

        self._news = {other: games for other, games in self._news.items() if other != str(user)}
        await self._hall.change_own_settings(take)  # another process may have told them meanwhile: then there is none
        names = ", ".join(dict.fromkeys(say.plain(f"{game}-name") for game in games))
        return say("news-channel-gone", game=names) if names else None

    # ---- a server ----------------------------------------------------------------------------------------------------

    async def guild_gone(self, guild: int) -> None:
        """A server has removed the bot."""
        self._missing.add(guild)
        paused: list[int] = []
        for table in self._hall.in_guild(guild):
            if isinstance(await self._hall.suspend(table, "place"), Done):
                paused.append(table)
        if paused:
            log.info("guild_gone", guild=guild, paused=len(paused))
            async with self._lock:
                await self._hall.set_guild_settings(guild, lost={"since": self._hall.time.now(), "tables": paused})

    async def guild_back(self, guild: int) -> None:
        """The bot is on a server, perhaps again."""
        self._missing.discard(guild)
        lost: dict[str, Any] | None = (await self._hall.guild_settings(guild)).get("lost")
        if lost is None:
            return
        async with self._lock:
            await self._hall.set_guild_settings(guild, lost=None)
        if self._hall.time.now() - lost["since"] > RETURN:
            return
        log.info("guild_back", guild=guild, tables=len(lost["tables"]))
        for table in lost["tables"]:
            await self._hall.resume(table)
        self._courier.update_all(lost["tables"])

    async def guild_is_there(self, guild: int) -> None:
        """Somebody there has pressed something: the bot is there, even if Discord's list of servers lacks it."""
        if guild in self._missing:
            await self.guild_back(guild)

    async def compare(self, there: Iterable[int]) -> None:
        """`there` are the servers the bot is on now: pause and resume what changed while it wasn't connected."""
        now = set(there)
        for guild in self._hall.guilds():
            if guild in now:
                await self.guild_back(guild)
            else:
                await self.guild_gone(guild)
