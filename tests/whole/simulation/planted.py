"""A delivery that is broken on purpose, between the bot and Discord: whatever it is built like, a run must notice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random  # noqa: TID251 - seeded
from typing import Any
from unittest.mock import patch

from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.delivery import history
from bot.delivery.transports import ByToken

OFTEN = 0.5
"""Of the requests that a fault is about."""

Parts = dict[str, Any]
"""The named arguments of a request: its body and its files."""


@contextmanager
def never_resends(chance: Random) -> Iterator[None]:
    """Some edits aren't sent, and held for done."""
    known: dict[str, Any] = {}

    async def request(real: Callable[..., Any], route: Any, parts: Parts) -> Any:
        if route.method == "PATCH" and route.url in known and chance.random() < OFTEN:
            return known[route.url]
        answer = await real(**parts)
        if route.method == "PATCH":
            known[route.url] = answer
        return answer

    with _instead(request):
        yield


@contextmanager
def sends_twice(chance: Random) -> Iterator[None]:
    """New messages in a channel are posted twice: all of them, as a run may have only six."""

    async def request(real: Callable[..., Any], route: Any, parts: Parts) -> Any:
        if route.method == "POST" and route.path.endswith("/messages"):
            await real(**_with(parts, lambda body: {**body, "nonce": str(chance.getrandbits(60))}))
        return await real(**parts)

    with _instead(request):
        yield


@contextmanager
def mixes_two_hands(chance: Random) -> Iterator[None]:
    """Some private edits have the content of the last one of somebody else."""
    last: dict[str, Parts] = {}

    async def request(real: Callable[..., Any], route: Any, parts: Parts) -> Any:
        if route.method == "PATCH" and route.webhook_token is not None:
            others = [one for url, one in last.items() if url != route.url]
            last[route.url] = parts
            if others and chance.random() < OFTEN:
                parts = others[-1]
        return await real(**parts)

    with _instead(request):
        yield


@contextmanager
def keeps_a_picture_that_is_not_there(chance: Random) -> Iterator[None]:
    """Some edits keep a file that their message doesn't have."""

    async def request(real: Callable[..., Any], route: Any, parts: Parts) -> Any:
        if route.method == "PATCH" and chance.random() < OFTEN:
            gone = {"id": str(chance.getrandbits(60))}
            parts = _with(parts, lambda body: {**body, "attachments": [*(body.get("attachments") or []), gone]})
        return await real(**parts)

    with _instead(request):
        yield


PLANTED = (never_resends, sends_twice, mixes_two_hands, keeps_a_picture_that_is_not_there)
"""Gross: every run must notice them."""


# ---- one seldom branch of our own ----------------------------------------------------------------------------------


@contextmanager
def leaves_the_older_hand(chance: Random) -> Iterator[None]:
    """Of two hands the older one stays where the newer one was something else before."""
    with patch.object(ByToken, "is_another", lambda self, other: False):
        yield


@contextmanager
def deletes_a_note_that_became_a_hand(chance: Random) -> Iterator[None]:
    """A note that is the hand by now goes with the next note."""
    with patch.object(ByToken, "is_same", lambda self, other: False):
        yield


@contextmanager
def takes_an_unreadable_history_for_an_empty_one(chance: Random) -> Iterator[None]:
    """Nothing is found where nothing can be read, so that it is sent again."""
    read = history.read

    async def nothing(*given: Any) -> Any:
        return await read(*given) or []

    with patch.object(history, "read", nothing):
        yield


SUBTLE = (leaves_the_older_hand, deletes_a_note_that_became_a_hand, takes_an_unreadable_history_for_an_empty_one)
"""Of these some runs must notice each."""


@contextmanager
def _instead(request: Callable[[Callable[..., Any], Any, Parts], Any]) -> Iterator[None]:
    """Every request of the bot goes through `request`."""
    channels, tokens = HTTPClient.request, AsyncWebhookAdapter.request

    async def by_channel(self: Any, route: Any, **parts: Any) -> Any:
        return await request(lambda **changed: channels(self, route, **changed), route, parts)

    async def by_token(self: Any, route: Any, session: Any, **parts: Any) -> Any:
        return await request(lambda **changed: tokens(self, route, session, **changed), route, parts)

    with patch.object(HTTPClient, "request", by_channel), patch.object(AsyncWebhookAdapter, "request", by_token):
        yield


def _with(parts: Parts, change: Callable[[Any], Any]) -> Parts:
    """The same request with another body, wherever that stands."""
    for name in ("json", "payload"):
        if parts.get(name) is not None:
            return {**parts, name: change(parts[name])}
    for name in ("form", "multipart"):
        if parts.get(name):
            fields = [
                {**one, "value": json.dumps(change(json.loads(one["value"])))} if one["name"] == "payload_json" else one
                for one in parts[name]
            ]
            return {**parts, name: fields}
    return parts
