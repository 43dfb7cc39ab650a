"""Who may call whom to a table: each person once a day of a server, whoever calls, and a caller a few."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from storage.errors import NotInvited
from storage.protocol import Storage
from storage.rows import InvitationRow

from .local_time import long_day
from .months import ANYWHERE

ANYBODY, PLAYED, NO_ONE = "everybody", "played", "nobody"
CALLS = (NO_ONE, PLAYED, ANYBODY)
"""Who may call somebody: nobody · those they have played with · everybody here, the default."""
MOST = 8
"""People whom somebody calls a day."""


class Invitations:
    """Notes who is called, through whatever process. Everything here may raise StorageError."""

    def __init__(self, store: Storage, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    async def call(self, guild: int, host: int, people: Iterable[int], table: int) -> dict[int, str]:
        """Call these people to a table; returns why those who aren't called can't be (unwilling, today: somebody has
        called them, enough: the host has called so many)."""
        row = await self._store.evenings.of(guild)
        day = long_day(self._now(), ANYWHERE if row is None else row.zone)
        whys = {user: await self._call(InvitationRow(day, guild, user, host, table)) for user in people}
        return {user: why for user, why in whys.items() if why}

    async def _call(self, row: InvitationRow) -> str:
        who = (await self._store.user_settings(row.user_id)).get("calls", ANYBODY)
        if who == NO_ONE or (who == PLAYED and not await self._store.have_played(row.user_id, row.host_id)):
            return "unwilling"
        for _ in range(MOST):  # another process may take the same number at the same moment
            with suppress(NotInvited):
                await self._store.invite(row, MOST)
                return ""
            if row.user_id in await self._store.invited(row.day, row.guild_id):
                return "today"
        return "enough"
