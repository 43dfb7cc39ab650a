"""Keeps every call of one client and what Discord answered, without ids, names and tokens."""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.loop_time import Time
from bot.operations.check.shapes import Json, Shape, shape

EVENT = "EVENT"
"""The method of what the gateway told us."""
_NUMBER = re.compile(r"(?<=/)[0-9]{15,20}(?=/|$)")
_SECRET = re.compile(r"(/(?:interactions|webhooks)/\{\})/[^/]+")
_LIMITS = {"X-RateLimit-Limit": "calls", "X-RateLimit-Reset-After": "resets_after", "X-RateLimit-Remaining": "left"}


@dataclass(frozen=True, slots=True)
class DiscordCall:
    """One call, or one event of the gateway."""

    method: str
    path: str
    status: int
    code: int | None
    """Discord's error code, where it refused."""
    body: Shape
    said: str = ""
    """Discord's own words about a refusal."""
    seconds: float = 0.0
    limit: dict[str, float] = field(default_factory=dict[str, float])
    """What the headers tell of the rate limit."""

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    def kept(self) -> dict[str, Any]:
        """All of it, as it stands in the file of answers."""
        return asdict(self)

    def expected(self) -> dict[str, Any]:
        """As much of it as any Discord should answer."""
        return {"call": self.name, "status": self.status, "code": self.code, "body": self.body}


class Recorder:
    """The calls of a client that was made with its trace."""

    def __init__(self, time: Time) -> None:
        self._time, self._aside = time, False
        self.calls: list[DiscordCall] = []
        self.too_many = 0
        """Answers 429, which there should be none of."""

    def trace(self) -> aiohttp.TraceConfig:
        """For `discord.Client(http_trace=…)`."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begun)
        trace.on_request_end.append(self._ended)
        return trace

    @contextmanager
    def aside(self) -> Generator[None]:
        """Calls in this block belong to no step."""
        before, self._aside = self._aside, True
        try:
            yield
        finally:
            self._aside = before

    def event(self, name: str, data: dict[str, Any]) -> None:
        """Something that the gateway told us."""
        self.calls.append(DiscordCall(EVENT, name, 0, None, shape(data)))

    async def _begun(
        self, _: aiohttp.ClientSession, about: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        about.began, about.aside = self._time.time(), self._aside

    async def _ended(
        self, _: aiohttp.ClientSession, about: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        status = ended.response.status
        self.too_many += status == 429
        if about.aside or status == 101:  # the gateway's own socket
            return
        body = _json(await ended.response.text())
        refusal = body if status >= 400 and isinstance(body, dict) else None
        code = None if refusal is None else refusal.get("code")
        limit = {
            word: float(ended.response.headers[name])
            for name, word in _LIMITS.items()
            if name in ended.response.headers
        }
        self.calls.append(
            DiscordCall(
                ended.method,
                path_of(ended.url.path),
                status,
                code if isinstance(code, int) else None,
                shape(body) if refusal is None else None,
                "" if refusal is None else json.dumps([refusal.get("message"), refusal.get("errors")]),
                round(self._time.time() - about.began, 3),
                limit,
            )
        )


def path_of(path: str) -> str:
    """Without ids and tokens: ``/channels/{}/messages``."""
    path = path.partition("/api/v10")[2] or path
    return _SECRET.sub(r"\1/{}", _NUMBER.sub("{}", path))


def _json(text: str) -> Json:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return text
