"""The people of a table are members of the thread where it stands: for others it is in no list, rings for nothing but a
mention, and can't be pressed once it is archived."""

from __future__ import annotations

import json
import zlib

import structlog

from bot.delivery.discord_api import DiscordApi, DiscordRefused
from bot.delivery.reconciler import Save
from bot.delivery.refusals import Code
from tables.table import KeptPost, Table

log = structlog.get_logger(__name__)

MEMBERS = "members"
"""The kind under which it is kept beside the posts who was made one."""


class ThreadMembers:
    """Of one table. Whoever leaves the thread isn't made a member again."""

    def __init__(self, messages: DiscordApi, kept: KeptPost | None) -> None:
        self._messages = messages
        self._marks: set[int] = set(json.loads(kept.about)) if kept is not None else set()

    @property
    def kept(self) -> list[KeptPost]:
        """Return what the next run must know."""
        return [KeptPost(MEMBERS, 0, "there", about=json.dumps(sorted(self._marks)))] if self._marks else []

    async def let_in(self, table: Table, save: Save) -> None:
        """Make its people members who weren't made so before. A failure costs nothing: a call makes one too."""
        people = {_mark_of(table.id, seat.user): seat.user for seat in table.seats if seat.user is not None}
        new = people.keys() - self._marks
        if table.place.thread is None or table.status == "over" or not new:
            return
        self._marks |= new
        await save()
        for mark in new:
            try:
                await self._let_in(table.place.thread, people[mark])
            except Exception as error:
                log.info("not_let_in", table=table.id, error=repr(error))

    async def _let_in(self, thread: int, user: int) -> None:
        try:
            await self._messages.let_in(thread, user)
        except DiscordRefused as refused:
            if refused.code == Code.UNKNOWN_MEMBER:
                raise
            await self._messages.let_in_by_edit(thread, user)


def _mark_of(table: int, user: int) -> int:
    """What is kept of somebody: it tells nobody who they are."""
    return zlib.crc32(f"{table}.{user}".encode())
