"""Rate-limit buckets that really run out, and the headers that announce it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from playground.clock import Clock
from playground.world import RateLimits
from playground.world.errors import TooMany

VIA = {"Via": "1.1 google"}
"""Without this header discord.py takes a 429 for a ban."""

YOUNG = 10.0
FORTNIGHT = 14 * 24 * 3600.0


def kind_of_deletion(age: float | None) -> str:
    """The field of `RateLimits` for deleting a message so many seconds old; None: there is no such message."""
    if age is None or age <= YOUNG:
        return "delete_new"
    return "delete" if age <= FORTNIGHT else "delete_old"


@dataclass(slots=True)
class _Bucket:
    left: int
    resets: float


@dataclass(frozen=True, slots=True)
class Allowance:
    """What the headers of a request's answer say, and, if it may not pass, why."""

    headers: dict[str, str]
    refusal: TooMany | None = None


class RateLimiter:
    """All buckets of one application."""

    def __init__(self, clock: Clock, limits: RateLimits) -> None:
        self.clock = clock
        self.limits = limits
        self._buckets: dict[tuple[str, str, str], _Bucket] = {}
        self._names: dict[str, str] = {}

    def take(self, route: str, kind: str, major: str) -> Allowance:
        """Take one request out of its bucket. `kind` names the field of `RateLimits`, `major` the channel or token."""
        number, seconds = getattr(self.limits, kind)
        now = self.clock.time()
        overall = self._bucket(("overall", "", ""), *self.limits.overall, now)
        counted = kind != "webhook"
        if counted and overall.left <= 0:
            return Allowance({"X-RateLimit-Global": "true"}, TooMany(overall.resets - now, scope="global"))
        bucket = self._bucket((kind, route, major), number, seconds, now)
        wait = bucket.resets - now
        headers = {
            "X-RateLimit-Limit": str(number),
            "X-RateLimit-Remaining": str(max(0, bucket.left - 1)),
            "X-RateLimit-Reset": f"{bucket.resets:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": self._name(f"{kind} {route}"),
        }
        if bucket.left <= 0:
            return Allowance(headers, TooMany(wait))
        bucket.left -= 1
        overall.left -= counted
        return Allowance(headers)

    def _bucket(self, key: tuple[str, str, str], number: int, seconds: float, now: float) -> _Bucket:
        bucket = self._buckets.get(key)
        if bucket is None or bucket.resets <= now:
            bucket = self._buckets[key] = _Bucket(number, now + seconds)
        return bucket

    def _name(self, route: str) -> str:
        name = self._names.get(route)
        if name is None:
            name = self._names[route] = hashlib.md5(route.encode(), usedforsecurity=False).hexdigest()
        return name
