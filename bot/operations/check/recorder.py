"""Keeps every call of one client and what Discord answered, without ids, names and tokens."""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import aiohttp

from bot.loop_time import Time
from bot.operations.check.shapes import Shape, shape

_NUMBER = re.compile(r"(?<=/)[0-9]{15,20}(?=/|$)")
_SECRET = re.compile(r"(/(?:interactions|webhooks)/\{\})/[^/]+")
_LIMITS = {"X-RateLimit-Limit": "calls", "X-RateLimit-Reset-After": "resets_after", "X-RateLimit-Remaining": "left"}
_ASIDE = ContextVar("aside", default=False)
"""Of each task its own: presses are acknowledged while a step calls."""


@dataclass(frozen=True, slots=True)
class DiscordCall:
    """One call, or one event of the gateway."""

    call: str
    """Its method, or EVENT, and its path."""
    status: int
    code: int | None
    """Discord's error code, where it refused."""
    body: Shape
    said: str = ""
    """Discord's own words about a refusal."""
    seconds: float = 0.0
    limit: dict[str, float] = field(default_factory=dict[str, float])
    """What the headers tell of the rate limit."""

    def expected(self) -> dict[str, Any]:
        """As much of it as any Discord should answer."""
        return {"call": self.call, "status": self.status, "code": self.code, "body": self.body}


@contextmanager
def aside(aside: bool = True) -> Generator[None]:
    """Calls in this block belong to no step."""
    before = _ASIDE.set(aside or _ASIDE.get())
    try:
        yield
    finally:
        _ASIDE.reset(before)


class Recorder:
    """The calls of a client that was made with its trace."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self.calls: list[DiscordCall] = []
        self.too_many = 0
        """Answers 429, which there should be none of."""

    def trace(self) -> aiohttp.TraceConfig:
        """For `discord.Client(http_trace=…)`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begun)
        trace.on_request_end.append(self._ended)
        return trace

    def event(self, name: str, data: dict[str, Any]) -> None:
        """Keep something that the gateway told us."""
        self.calls.append(DiscordCall(f"EVENT {name}", 0, None, shape(data)))

    async def _begun(self, _: object, about: SimpleNamespace, __: object) -> None:
        about.began = self._time.time()

    async def _ended(self, _: object, about: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        answer = ended.response
        self.too_many += answer.status == 429
        if _ASIDE.get() or answer.status == 101:  # the gateway's own socket
            return
        body: Any = await answer.text() or None
        with suppress(TypeError, ValueError):
            body = json.loads(body)
        refused: Any = cast(Any, body) if answer.status >= 400 and isinstance(body, dict) else {}
        self.calls.append(
            DiscordCall(
                f"{ended.method} {path_of(ended.url.path)}",
                answer.status,
                refused.get("code"),
                None if refused else shape(body),
                json.dumps([refused.get("message"), refused.get("errors")]) if refused else "",
                round(self._time.time() - about.began, 3),
                {word: float(answer.headers[name]) for name, word in _LIMITS.items() if name in answer.headers},
            )
        )


def path_of(path: str) -> str:
    """Return it without ids and tokens: ``/channels/{}/messages``."""
    path = path.partition("/api/v10")[2] or path
    return _SECRET.sub(r"\1/{}", _NUMBER.sub("{}", path))
