"""What a channel's history says of messages of ours that may have been posted: read where nothing else tells.

Whoever may not read the history finds it empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import discord
import structlog

from bot.delivery.discord_api import ChannelMessage, DiscordApi, DiscordRefused
from bot.delivery.presence import Event, Found, Post
from bot.screens.call import CALL
from bot.screens.custom_ids import HELP, custom_id, read_press

log = structlog.get_logger(__name__)

EARLIER = 60.0
"""Seconds by which a message may seem older than what it shows: Discord's clock differs from ours."""
READ = 100
"""Messages read at once, of at most so many pages."""
PAGES = 10
BOARD_VIEWS = ("lobby", "watch")
"""Views that only a board has buttons for."""


async def read(messages: DiscordApi, channel: int, since: int) -> list[ChannelMessage] | None:
    """The messages from the id `since` on, the oldest first; None: they can't be read, at least not all of them."""
    found: list[ChannelMessage] = []
    try:
        for _ in range(PAGES):
            page = await messages.after(channel, max((message.id for message in found), default=since - 1), READ)
            found += page
            if len(page) < READ:
                # without the permission nothing is there at all
                return sorted(found) if found or await messages.after(channel, 0, 1) else None
    except DiscordRefused as refused:
        log.info("history_not_read", channel=channel, code=int(refused.code))
    return None


def note(
    post: Post, read: Sequence[ChannelMessage] | None, is_it: Callable[[ChannelMessage], bool]
) -> list[ChannelMessage]:
    """Note in a post what the history says of it. Returns its messages, of which the last is the one that counts."""
    found = [message for message in read or () if message.own and is_it(message)]
    if found:
        post.note(Found(found[-1].id))
    else:
        post.note(Event.UNREADABLE if read is None else Event.NOT_FOUND)
    return found


def since(moment: float) -> int:
    """The least id of a message about what happened at that moment (unix seconds)."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(moment - EARLIER, UTC))


def is_board(message: ChannelMessage, table_id: int) -> bool:
    """Return whether it is a board of that table: nothing else in a channel has such buttons."""
    presses = [read_press(control) for control in message.controls]
    return any(press is not None and press.table == table_id and press.place in BOARD_VIEWS for press in presses)


def is_end(message: ChannelMessage, table_id: int) -> bool:
    """Return whether it tells the end of that table; that of a tutorial has no rematch."""
    rematch, log_of_it = custom_id(table_id, "end", "rematch"), custom_id(table_id, "log", "last")
    learnt = message.controls[-1:] == [log_of_it] and message.controls[0].startswith(f"al:0:{HELP}:")
    return rematch in message.controls or learnt


def is_call(message: ChannelMessage, table_id: int) -> bool:
    """Return whether it is a call to that table."""
    return any(control.startswith(f"al:{table_id}:{CALL}:") for control in message.controls)
