"""Frames of Discord's gateway that can't be read: one is dropped, or the session goes on over a new connection.

discord.py 2.7 lets whatever such a frame leads to end the client.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

log = structlog.get_logger(__name__)

PARTS = {2: ("name",), 3: ("custom_id", "component_type"), 4: ("name", "options"), 5: ("custom_id", "components")}
"""What the `data` of an interaction must have, by its type: a command, a press, an autocompletion, a form."""
GREETINGS = ("READY", "RESUMED")
"""Without one of these, people could not see us."""

_PASSES = (OSError, aiohttp.ClientError, discord.ConnectionClosed, ReconnectWebSocket)


class Unreadable(ReconnectWebSocket):
    """What comes after this frame can't be read either, or is not enough: the connection is to be made again."""


def whole(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """Let discord.py's parser of interactions have those alone that have all their parts. Others: KeyError, TypeError.

    A part that is missing may be noticed only in a task, which nobody would answer for.
    """

    def parse_whole(interaction: Any) -> None:
        for part in PARTS[interaction["type"]]:
            interaction["data"][part]
        interaction["channel"]["id"]
        (interaction["member"] if interaction.get("guild_id") else interaction)["user"]
        parse(interaction)

    return parse_whole


class PatientSocket(DiscordWebSocket):
    """A connection to the gateway that survives what it can't read, and tells of each kind once."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._told = set[str]()

    async def received_message(self, msg: Any, /) -> None:
        """Take a frame in. Raises `Unreadable` where the next ones would be lost too, and all that discord.py does."""
        frame: bytes | str = msg
        try:
            if isinstance(frame, bytes):
                found: str | None = cast(Any, self)._decompressor.decompress(frame)
                if found is None:
                    return  # a part of a frame
                frame = found
            await super().received_message(frame)
        except _PASSES:
            raise
        except Exception as error:
            await self._unreadable(frame, error)

    async def _unreadable(self, frame: bytes | str, error: Exception) -> None:
        """Drop the frame, or raise `Unreadable`."""
        found = _object(frame)
        event = found.get("t") if found.get("op") == self.DISPATCH else None
        is_order = bool(found) and event is None  # no event, but something that we are to do
        is_lost = isinstance(frame, bytes) or self._keep_alive is None or is_order or event in GREETINGS
        why = f"{type(error).__name__}: {error}"
        if (kind := f"{event} {type(error).__name__}") not in self._told:
            self._told.add(kind)
            log.warning("frame_unreadable", shard=self.shard_id, kind=event, why=why, dropped=not is_lost)
        if is_lost:
            await self.close(code=4000)  # the session lives on
            raise Unreadable(self.shard_id, resume=event not in GREETINGS)


def _object(frame: bytes | str) -> dict[str, Any]:
    """The JSON object in a frame; an empty one where there is none."""
    try:
        found: Any = json.loads(frame)
    except (ValueError, RecursionError):
        return {}
    return cast(dict[str, Any], found) if isinstance(found, dict) else {}
