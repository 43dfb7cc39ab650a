"""How much Discord lets a bot do, and the quotas that it keeps by itself, whatever bucket a request is in."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass, fields

from playground.clock import Clock

from .errors import TooMany

NO_LIMIT = 1_000_000


@dataclass(frozen=True, slots=True)
class RateLimits:
    """(number, seconds) by bucket or quota. The real numbers of most are in the headers only.

    Each can be switched off where a test needs another one alone: `RateLimits(old_edits=(NO_LIMIT, 1.0))`.
    """

    channel: tuple[int, float] = (5, 5.0)
    """Sends and edits, each by channel."""
    other: tuple[int, float] = (50, 1.0)
    """Every other route."""
    overall: tuple[int, float] = (50, 1.0)
    """All requests with the bot's token together; interaction answers do not count
    (https://discord.com/developers/docs/topics/rate-limits#global-rate-limit)."""
    webhook: tuple[int, float] = (5, 2.0)
    """Follow-ups and edits, by interaction token (discord-api-docs #2701)."""
    delete: tuple[int, float] = (3, 1 / 3)
    """Deletions of messages older than ten seconds, by channel (discord-api-docs #8330)."""
    delete_new: tuple[int, float] = (5, 1.0)
    """Deletions of younger messages, and of those that are not there (discord-api-docs #8330)."""
    delete_old: tuple[int, float] = (30, 4.0)
    """Deletions of messages older than a fortnight (discord-api-docs #8330)."""
    old_edits: tuple[int, float] = (3, 6.0)
    """Edits of messages older than an hour, by channel: 429 with code 30046 and a time (docs.discord.food,
    resources/message, "Edit Message"; discord-userdoccers PR #551)."""
    follow_ups: tuple[int, float] = (30, 60.0)
    """Follow-ups of all interactions in a channel (discord-api-docs #2701; shared 429s: #7243)."""
    channel_writes: tuple[int, float] = (NO_LIMIT, 1.0)
    """Messages and edits of everybody in a channel: 429 with code 20028, shared (discord-api-docs #8290, #5312). The
    real number is nowhere."""
    server_writes: tuple[int, float] = (NO_LIMIT, 1.0)
    """The same on a whole server: code 20029
    (https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes)."""
    emojis: tuple[int, float] = (NO_LIMIT, 3600.0)
    """Uploads of emojis. "These routes do not follow the normal rate limit conventions … you may encounter 429s"
    (https://discord.com/developers/docs/resources/emoji); servers have had 50 an hour (discord-api-docs #2250)."""
    identify: tuple[int, float] = (1, 5.0)
    """Sessions that shards of a bucket (their number modulo `max_concurrency`) may begin
    (https://discord.com/developers/docs/events/gateway#sharding-max-concurrency)."""
    uploads: tuple[float, float] = (0.0, 0.0)
    """Seconds, least and most, until Discord has the files of a request. An interaction's three seconds run on."""

    @classmethod
    def strict(cls) -> RateLimits:
        """Discord on a bad day: 50 emojis an hour, and files take 0.3 to 0.8 s. That is a guess: they are sent over a
        real line and stored before the answer is looked at."""
        return cls(emojis=(50, 3600.0), uploads=(0.3, 0.8))

    @classmethod
    def loose(cls) -> RateLimits:
        """Generous limits for tests that are about something else; the headers are there all the same."""
        generous = (50000, 1.0)
        return cls(*[generous] * (len(fields(cls)) - 1))


class Quotas:
    """Counts what Discord allows so often within so many seconds, at any moment."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._taken: dict[Hashable, deque[float]] = {}

    def take(self, quota: Hashable, most: tuple[int, float], code: int = 0, *, shared: bool = False) -> None:
        """Take one. `shared`: not only this bot uses the quota up.

        :raises TooMany: a 429 with this code, which says when there is one again.
        """
        number, seconds = most
        now = self._clock.time()
        taken = self._taken.setdefault(quota, deque())
        while taken and taken[0] <= now - seconds:
            taken.popleft()
        if len(taken) >= number:
            wait = taken[0] + seconds - now if taken else seconds
            raise TooMany(wait, code, scope="shared" if shared else "user")
        taken.append(now)
