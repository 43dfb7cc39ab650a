"""What follows where a message with pictures could not be sent: words, and for a while no more pictures there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.delivery.discord_api import (
    DiscordRefused,
    InvalidEmoji,
    LostPictures,
    NotOurs,
    NoUploads,
    RateLimited,
    UnknownOutcome,
)
from bot.delivery.drawing import Drawing
from bot.delivery.layout import Sheet
from bot.delivery.sent_board import SentBoard

ENOUGH = 2
"""So many failures in a row are the pictures' fault."""
REFUSED_FOR = 3600.0
"""Seconds for which a channel gets words once its pictures were refused."""
SILENT_FOR = 60.0
"""The same where Discord only gave no answer: perhaps the pictures are not to blame."""


def note_failure(drawing: Drawing, channel: int, error: Exception, failures: int) -> None:
    """A message with pictures failed there by `error`, with this for the `failures`th time in a row."""
    if isinstance(error, NoUploads):
        drawing.only_words(channel, REFUSED_FOR, "no-uploads")
    elif failures >= ENOUGH and not isinstance(error, InvalidEmoji):
        silent = isinstance(error, UnknownOutcome) and not isinstance(error, LostPictures)
        drawing.only_words(channel, SILENT_FOR if silent else REFUSED_FOR)


@contextmanager
def noting_failures(drawing: Drawing, board: SentBoard, channel: int, sheet: Sheet) -> Iterator[None]:
    """A block that posts or edits `sheet`, a message of that board's table; it raises what Discord raises."""
    try:
        yield
    except (RateLimited, DiscordRefused, NotOurs):
        raise
    except Exception as error:
        if sheet.files:
            board.failures += 1
            note_failure(drawing, channel, error, board.failures)
        raise
    board.failures = 0
