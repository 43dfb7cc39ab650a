"""Where the table of an evening can stand."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

import discord

Rights = tuple[discord.Permissions, discord.ChannelType] | None
"""What we may do in a channel, and its kind; None: nobody knows."""
WITH_THREADS = (discord.ChannelType.text, discord.ChannelType.news)


class Spot(NamedTuple):
    """A channel for a table."""

    channel: int
    thread: bool
    """In a new thread there."""


def spot(
    channel: int, allowed: Collection[int], rights: Callable[[int], Rights], is_taken: Callable[[int], bool]
) -> Spot | None:
    """Return where the table of a post in `channel` stands: in a thread of it, else there, else in the first allowed
    channel without a table. None: nowhere. `allowed`: empty where tables may be everywhere.
    """
    if not allowed or channel in allowed:
        if _may_have_threads(rights(channel)):
            return Spot(channel, True)
        if _is_free(channel, rights, is_taken):
            return Spot(channel, False)
    return next((Spot(one, False) for one in allowed if one != channel and _is_free(one, rights, is_taken)), None)


def _may_have_threads(rights: Rights) -> bool:
    if rights is None:
        return True
    may, kind = rights
    threads = may.create_public_threads and may.send_messages_in_threads
    return kind in WITH_THREADS and may.view_channel and threads


def _is_free(channel: int, rights: Callable[[int], Rights], is_taken: Callable[[int], bool]) -> bool:
    if is_taken(channel):
        return False
    found = rights(channel)
    if found is None:
        return True
    may, kind = found
    return may.view_channel and (may.send_messages_in_threads if "thread" in kind.name else may.send_messages)
