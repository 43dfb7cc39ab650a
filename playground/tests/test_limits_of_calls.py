"""Limits that are no plain bucket of a route: deletions by age, follow-ups by channel, emojis, what files take.

The numbers are Discord's or its users' (`RateLimits` names the sources), not read from the code under test.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from playground import FakeClock, Playground, RateLimits
from playground.clock import Timer
from playground.tests.sample_bot import PICTURE, SampleBot
from playground.tests.test_wire import Caller, Open
from playground.world import NO_LIMIT

OPEN = (NO_LIMIT, 1.0)
DATA = f"data:image/png;base64,{base64.b64encode(PICTURE).decode()}"


async def statuses(caller: Caller, method: str, paths: list[str], body: Any = None) -> list[int]:
    return [(await caller.rest(method, path, body)).status for path in paths]


@pytest.mark.parametrize(("age", "number", "seconds"), [(0, 5, 1.0), (11, 3, 1 / 3), (15 * 24 * 3600, 30, 4.0)])
async def test_deletions_have_buckets_by_age(age: float, number: int, seconds: float) -> None:
    """discord-api-docs #8330."""
    clock = FakeClock()
    async with Open(clock=clock, limits=RateLimits(overall=OPEN, channel=OPEN)) as caller:
        channel = caller.play.channel
        own = [caller.play.world.messages.send(caller.play.world.bot, channel, {"content": "x"}) for _ in range(32)]
        clock.advance(age)
        paths = [f"/channels/{channel.id}/messages/{message.id}" for message in own]
        assert await statuses(caller, "DELETE", paths[: number + 1]) == [204] * number + [429]
        limited = await caller.rest("DELETE", paths[number])
        assert limited.headers["X-RateLimit-Limit"] == str(number)
        assert (await limited.json())["retry_after"] == pytest.approx(seconds, abs=0.001)
        clock.advance(seconds + 0.001)
        assert await statuses(caller, "DELETE", [paths[number]]) == [204]


async def test_what_is_not_there_counts_as_young() -> None:
    async with Open(clock=FakeClock(), limits=RateLimits()) as caller:
        path = f"/channels/{caller.play.channel.id}/messages/1"
        assert await statuses(caller, "DELETE", [path] * 6) == [404] * 5 + [429]


async def test_emojis_may_be_limited_to_fifty_an_hour() -> None:
    async with Open(clock=FakeClock(), limits=RateLimits(overall=OPEN, other=OPEN, emojis=(50, 3600.0))) as caller:
        path = f"/applications/{caller.play.world.application_id}/emojis"
        for at in range(50):
            assert (await caller.rest("POST", path, {"name": f"sign{at}", "image": DATA})).status == 201
        limited = await caller.rest("POST", path, {"name": "late", "image": DATA})
        assert limited.status == 429 and limited.headers["Via"] and limited.headers["Retry-After"] == "3600"
        assert await limited.json() == {
            "message": "You are being rate limited.", "retry_after": 3600.0, "global": False,
        }  # fmt: skip


async def test_follow_ups_of_a_channel_are_thirty_a_minute() -> None:
    clock = FakeClock()
    async with Playground(clock=clock, limits=RateLimits(overall=OPEN, webhook=OPEN), record=True) as play:
        client = SampleBot()
        async with play.running(client):
            reply = await play.seat("Ana").slash("hello")
            token = reply.interaction.token
            url = f"{play.base}/api/v10/webhooks/{play.world.application_id}/{token}"
            async with aiohttp.ClientSession() as session:

                async def follow_up() -> aiohttp.ClientResponse:
                    return await session.post(url, json={"content": "more"})

                assert [(await follow_up()).status for _ in range(30)] == [200] * 30
                limited = await follow_up()
                assert (limited.status, limited.headers["X-RateLimit-Scope"]) == (429, "shared")
                clock.advance(60)
                assert (await follow_up()).status == 200


class Watched(FakeClock):
    """Says when somebody waits."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = asyncio.Event()

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        self.waits.set()
        return super().call_later(seconds, action)


async def test_files_take_their_time_and_words_take_none() -> None:
    clock = Watched()
    async with Open(clock=clock, limits=RateLimits(uploads=(0.5, 0.5))) as caller:
        channel = caller.play.channel
        assert (await caller.rest("POST", f"/channels/{channel.id}/messages", {"content": "words"})).status == 200
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps({"content": "picture"}))
        form.add_field("files[0]", PICTURE, filename="a.png")
        url = f"{caller.play.base}/api/v10/channels/{channel.id}/messages"
        headers = {"Authorization": f"Bot {caller.play.token}"}
        clock.waits.clear()
        sending = asyncio.create_task(caller.session.post(url, data=form, headers=headers))
        await asyncio.wait_for(clock.waits.wait(), 20)
        clock.advance(0.49)
        assert len(channel.messages) == 1 and not sending.done()
        clock.advance(0.02)
        assert (await sending).status == 200 and len(channel.messages) == 2


def test_the_strict_discord_is_slow_with_emojis_and_files() -> None:
    assert RateLimits.strict() == RateLimits(emojis=(50, 3600.0), uploads=(0.3, 0.8))
    assert RateLimits.loose().uploads == (0.0, 0.0)
