"""What is kept of servers, and of the bot itself, which is of no server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from storage.protocol import Storage
from storage.rows import OURS

from .time_source import TimeSource

HEALTH_ROW = 1
"""The row of the servers' settings that is written to see whether it can be; no server has that id."""

SettingsChange = Callable[[dict[str, Any]], dict[str, Any]]


class Servers:
    """Settings by server. Everything here may raise StorageError."""

    def __init__(self, store: Storage, time: TimeSource) -> None:
        self._store, self._time = store, time
        self._changing = asyncio.Lock()

    async def settings(self, guild: int) -> dict[str, Any]:
        """A server's settings; empty where it has none."""
        return dict(await self._store.guild_settings(guild))

    async def set(self, guild: int, **changes: Any) -> None:
        """Change these settings of a server and keep its others; an empty value or None removes one."""
        await self.change(guild, lambda kept: {**kept, **changes})

    async def change(self, guild: int, change: SettingsChange) -> None:
        """Replace a server's settings by `change(settings)`; called again where another process was faster."""
        async with self._changing:
            await self._store.change_guild_settings(
                guild, lambda kept: {name: value for name, value in change(kept).items() if value}
            )

    async def own(self) -> dict[str, Any]:
        """The bot's own settings, of no server and no person."""
        return await self.settings(OURS)

    async def set_own(self, **changes: Any) -> None:
        """Change some of the bot's own settings, as `set` does a server's."""
        await self.set(OURS, **changes)

    async def change_own(self, change: SettingsChange) -> None:
        """Change the bot's own settings, as `change` does a server's."""
        await self.change(OURS, change)

    async def notify_processes(self) -> None:
        """Tell all processes of the bot that something is new: whom to forget, what an operator wishes."""
        await self._store.notify_processes()

    async def check_saving(self) -> None:
        """Write a row that nobody reads to disk, to see that saving works. Raises what went wrong."""
        await self._store.check_files()
        await self._store.set_guild_settings(HEALTH_ROW, {"checked": int(self._time.now())})
