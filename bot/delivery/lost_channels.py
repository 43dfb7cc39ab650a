"""Tables whose channel is deleted, whose thread is locked, or whose server removes the bot.

Their games are paused. If a server adds the bot again within a month, or a thread is unlocked, its games go on. The
host of a table whose channel is deleted or locked reads it once, at their next press or command anywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

import structlog

from bot.delivery.boards import Boards
from bot.texts import Markdown, Texts
from tables import ending
from tables.errors import NoTableError
from tables.replies import Done
from tables.servers import Servers
from tables.tables import Tables

log = structlog.get_logger(__name__)

GONE, LOCKED = "news", "locked"
KINDS = {GONE: "news-channel-gone", LOCKED: "news-thread-locked"}
"""What people are still to be told: the key it is saved under → the sentence."""
News = Mapping[str, list[str]]
"""User → the games that it is about."""
RETURN = 30 * 86400.0
"""Seconds within which games go on when a server adds the bot again."""


class LostChannels:
    """Pauses games that lost their place and resumes them. What players are still to be told is saved."""

    def __init__(self, tables: Tables, servers: Servers, boards: Boards, is_ours: Callable[[int], bool]) -> None:
        """`is_ours`: whether the bot is on this server now."""
        self._tables, self._servers, self._boards, self._is_ours = tables, servers, boards, is_ours
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._missing: set[int] = set()
        """Servers that seem to have removed the bot."""
        self._news: Mapping[str, News] = {kind: {} for kind in KINDS}
        """What people haven't been told yet, by its kind, as it was read last."""
        boards.on_channel_gone = lambda table: self.start(self.table_gone(table))
        boards.on_locked = lambda table: self.start(self.table_locked(table))

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
        """Return whether something is under way."""
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
        kept = await self._servers.own()
        self._news = {kind: kept.get(kind, {}) for kind in KINDS}

    # ---- a channel ---------------------------------------------------------------------------------------------------

    async def channel_gone(self, channel: int) -> None:
        """A channel or thread was deleted. Of a channel's archived threads Discord doesn't tell."""
        for table in self._tables.under(channel):
            await self.table_gone(table)

    async def table_gone(self, table_id: int) -> None:
        """A table's channel is not there any more."""
        table = await self._tables.find(table_id)
        if not self._is_ours(table.place.guild):
            return  # the server is gone, not the channel
        reply = await self._tables.change(table_id, ending.suspend, "place")
        if isinstance(reply, Done):
            log.info("channel_gone", table=table_id)
            await self._tell_later(GONE, table.host, table.game_key)

    # ---- a locked thread ---------------------------------------------------------------------------------------------

    async def thread_changed(self, thread: int, locked: bool) -> None:
        """A thread is locked for us now, so that nobody can press anything there; or it isn't (any more)."""
        table = self._tables.table_in(thread)
        if table is not None:
            await (self.table_locked(table) if locked else self._table_unlocked(table))

    async def table_locked(self, table_id: int) -> None:
        """A table's thread is locked: its game waits."""
        table = await self._tables.find(table_id)
        if isinstance(await self._tables.change(table_id, ending.suspend, "place"), Done):
            log.info("thread_locked", table=table_id)
            await self._change_locked(table.place.guild, lambda tables: [*tables, table_id])
            await self._tell_later(LOCKED, table.host, table.game_key)

    async def _table_unlocked(self, table_id: int) -> None:
        """A table's thread isn't locked: if that was why its game waits, it goes on."""
        table = await self._tables.find(table_id)
        if table_id in (await self._servers.settings(table.place.guild)).get(LOCKED, ()):
            log.info("thread_unlocked", table=table_id)
            await self._change_locked(table.place.guild, lambda tables: [one for one in tables if one != table_id])
            await self._take(LOCKED, table.host)
            await self._tables.change(table_id, ending.resume)
            self._boards.update(table)

    async def _change_locked(self, guild: int, change: Callable[[list[int]], list[int]]) -> None:
        await self._servers.change(guild, lambda kept: {**kept, LOCKED: change(kept.get(LOCKED, []))})

    # ---- what people are told ----------------------------------------------------------------------------------------

    async def _tell_later(self, kind: str, host: int, game: str) -> None:
        def add(own: dict[str, Any]) -> dict[str, Any]:
            news = own.get(kind, {})
            return {**own, kind: {**news, str(host): [*news.get(str(host), []), game]}}

        self._news = add(dict(self._news))  # they may press something before it is saved
        await self._servers.change_own(add)
        await self._servers.notify_processes()

    async def news(self, user: int, say: Texts) -> Markdown | None:
        """Return what this person should be told, once; None: nothing."""
        lines: list[Markdown] = []
        for kind, words in KINDS.items():
            games = await self._take(kind, user)
            if games:
                names = say.several(list(dict.fromkeys(say.plain(f"{game}-name") for game in games)))
                lines.append(say(words, game=names))
        return Markdown("\n".join(lines)) if lines else None

    async def _take(self, kind: str, user: int) -> list[str]:
        """The games of which this person has to be told that, and nobody has yet: from now on they have."""
        if str(user) not in self._news[kind]:
            return []
        games: list[str] = []

        def take(own: dict[str, Any]) -> dict[str, Any]:
            news = dict(own.get(kind, {}))
            games[:] = news.pop(str(user), [])
            return {**own, kind: news}

        others = {other: games for other, games in self._news[kind].items() if other != str(user)}
        self._news = {**self._news, kind: others}
        await self._servers.change_own(take)  # another process may have told them meanwhile: then there is none
        return games

    # ---- a server ----------------------------------------------------------------------------------------------------

    async def guild_gone(self, guild: int) -> None:
        """A server has removed the bot."""
        self._missing.add(guild)
        paused: list[int] = []
        for table in self._tables.in_guild(guild):
            if isinstance(await self._tables.change(table, ending.suspend, "place"), Done):
                paused.append(table)
        if paused:
            log.info("guild_gone", guild=guild, paused=len(paused))
            async with self._lock:
                await self._servers.set(guild, lost={"since": self._tables.time.now(), "tables": paused})

    async def guild_back(self, guild: int) -> None:
        """The bot is on a server, perhaps again."""
        self._missing.discard(guild)
        lost: dict[str, Any] | None = (await self._servers.settings(guild)).get("lost")
        if lost is None:
            return
        async with self._lock:
            await self._servers.set(guild, lost=None)
        if self._tables.time.now() - lost["since"] > RETURN:
            return
        log.info("guild_back", guild=guild, tables=len(lost["tables"]))
        for table in lost["tables"]:
            await self._tables.change(table, ending.resume)
        self._boards.update_all(lost["tables"])

    async def guild_is_there(self, guild: int) -> None:
        """Somebody there has pressed something: the bot is there, even if Discord's list of servers lacks it."""
        if guild in self._missing:
            await self.guild_back(guild)

    async def compare(self, there: Iterable[int], of: Callable[[int], bool] = lambda _: True) -> None:
        """`there` are the servers the bot is on now: pause and resume what changed while it wasn't connected.

        `of`: whether a server is to be compared.
        """
        now = set(there)
        for guild in filter(of, self._tables.guilds()):
            if guild in now:
                await self.guild_back(guild)
            else:
                await self.guild_gone(guild)
