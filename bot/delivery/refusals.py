"""Discord's error codes that we expect, and what follows each; and what becomes of those that nobody expects."""

from __future__ import annotations

from enum import Enum, IntEnum

import discord
import structlog

log = structlog.get_logger(__name__)


class Code(IntEnum):
    """Discord's error codes that we expect somewhere."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_SERVER = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    LOCKED_THREAD = 160005
    TOO_MANY_THREADS = 160006
    TOO_MANY_NEWS_THREADS = 160007
    CHANNEL_WRITES = 20028
    SERVER_WRITES = 20029
    OLD_MESSAGE_EDITS = 30046
    TOO_MANY_EMOJIS = 30008
    UNKNOWN_EMOJI = 10014
    INVALID_FORM = 50035
    ALREADY_ACKNOWLEDGED = 40060
    NO_ACCESS = 50001
    MISSING_PERMISSIONS = 50013
    DEAD_TOKEN = 50027
    ARCHIVED_THREAD = 50083
    NOT_A_TEXT_CHANNEL = 50008
    WRONG_CHANNEL_TYPE = 50024
    NO_UPLOADS = 400001
    EXPLICIT_FILE = 20009
    TOO_LARGE = 40005
    FILE_TOO_LARGE = 50045
    INVALID_FILE = 50046
    QUARANTINED = 20026
    ANNOUNCEMENT_EDITS = 20022
    SENDING_STOPPED = 40004
    MODERATED = 200000
    HARMFUL_LINK = 240000


SHUT = (Code.ARCHIVED_THREAD, Code.LOCKED_THREAD)
"""Nothing in the thread can be changed now."""
TOO_BUSY = (Code.CHANNEL_WRITES, Code.SERVER_WRITES)
"""Too much is written there, by whoever it may be; discord.py has waited and tried five times."""
NOT_NOW = (Code.ANNOUNCEMENT_EDITS, Code.SENDING_STOPPED)
"""Discord has stopped that for everybody for a while."""
UNWANTED = (Code.QUARANTINED, Code.MODERATED, Code.HARMFUL_LINK)
"""Discord, or the server's AutoMod, takes us or our words for spam."""
CANNOT_WRITE = (
    *(Code.UNKNOWN_CHANNEL, Code.NO_ACCESS, Code.MISSING_PERMISSIONS, Code.NOT_A_TEXT_CHANNEL),
    *SHUT,
    *UNWANTED,
)
"""We can't write there (any more)."""
THREADS_FULL = (Code.TOO_MANY_THREADS, Code.TOO_MANY_NEWS_THREADS)
"""The server has as many active threads as it may have."""
REFUSED_FILES = (Code.EXPLICIT_FILE, Code.TOO_LARGE, Code.FILE_TOO_LARGE, Code.INVALID_FILE)
"""Discord doesn't take what is uploaded."""
TOO_LATE = (Code.UNKNOWN_INTERACTION, Code.UNKNOWN_WEBHOOK, Code.DEAD_TOKEN)
"""The interaction can't be answered (any more)."""


class Then(Enum):
    """What follows where Discord refuses a write."""

    ANEW = "anew"
    """It is posted anew: sending wakes an archived thread."""
    NO_PLACE = "no-place"
    """We can't write there: somebody is told, and it is tried again after the next change."""
    LOCKED = "locked"
    """The same, and the game waits."""
    CHANNEL_GONE = "channel-gone"
    """Its channel is gone."""
    GONE = "gone"
    """It can't be reached any more."""


FOLLOWS: dict[int, Then] = {
    Code.UNKNOWN_MESSAGE: Then.ANEW,
    Code.OLD_MESSAGE_EDITS: Then.ANEW,
    Code.ARCHIVED_THREAD: Then.ANEW,
    Code.NO_ACCESS: Then.NO_PLACE,
    Code.MISSING_PERMISSIONS: Then.NO_PLACE,
    Code.NOT_A_TEXT_CHANNEL: Then.NO_PLACE,
    Code.LOCKED_THREAD: Then.LOCKED,
    Code.UNKNOWN_CHANNEL: Then.CHANNEL_GONE,
    **dict.fromkeys(UNWANTED, Then.NO_PLACE),
}
"""What follows each refusal; any other: GONE. No answer at all: later, ever more slowly."""


UNEXPECTED_TRIES, UNEXPECTED_APART = 3, 150.0
"""How often what Discord refuses with an unexpected code is tried, and the seconds between two tries."""
MENDED = (
    Code.UNKNOWN_INTERACTION,
    Code.UNKNOWN_WEBHOOK,
    Code.UNKNOWN_MESSAGE,
    Code.OLD_MESSAGE_EDITS,
    Code.INVALID_FORM,
)
"""Codes that are mended where they are met."""


class Unexpected:
    """The refusals that one place has met and nobody expects, until a write succeeds there."""

    def __init__(self) -> None:
        self._tries: dict[int, int] = {}

    def code(self, error: Exception) -> int | None:
        """Return the code of such a refusal, noted as one more try and logged once; None: it is something else."""
        if not isinstance(error, discord.HTTPException) or not 400 <= error.status < 500:
            return None
        if error.status in (401, 408, 429) or error.code in MENDED:
            return None
        self._tries[error.code] = self._tries.get(error.code, 0) + 1
        if self._tries[error.code] == 1:
            log.warning("unexpected_refusal", code=error.code, status=error.status, error=error.text)
        return error.code

    def is_final(self, code: int) -> bool:
        """Return whether that is to be taken for an answer."""
        return self._tries[code] >= UNEXPECTED_TRIES

    def forget(self) -> None:
        """A write has succeeded."""
        self._tries.clear()
