"""Whether a message of ours is there: every state with every event, a line each; and each promise that follows."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.delivery.discord_api import Code, DiscordApi, DiscordRefused, RateLimited, UnknownOutcome
from bot.delivery.presence import (
    ABSENT,
    GONE,
    NONCE_KEPT,
    UNSURE,
    Event,
    Found,
    Post,
    Presence,
    Sent,
    Try,
    What,
    after,
    presence_of,
)
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Words
from bot.screens.screen import Screen, Text
from storage.rows import KeptPost
from tests.bot.fakes import FakeMessages, FakeTime

REFUSED, SILENCE, SLOWED, NOT_FOUND = Event.REFUSED, Event.SILENCE, Event.SLOWED, Event.NOT_FOUND
UNREADABLE, DELETED, KILLED, GIVEN_UP = Event.UNREADABLE, Event.DELETED, Event.KILLED, Event.GIVEN_UP
TRY = Try("b", 9.0)

TRYING = Presence("trying", nonce="a", since=5.0)
IN_DOUBT = Presence("unsure", nonce="a", since=5.0)
THERE, OTHER = Presence("there", 1), Presence("there", 2)
MOVING = Presence("trying", 1, "a", 5.0)
"""Another is tried in the place of message 1."""
MOVED = Presence("unsure", 1, "a", 5.0)

TABLE: list[tuple[Presence, What, Presence]] = [
    (ABSENT, TRY, Presence("trying", None, "b", 9.0)),
    (ABSENT, Sent(2), OTHER),
    (ABSENT, Found(2), OTHER),
    (ABSENT, REFUSED, ABSENT),
    (ABSENT, SILENCE, ABSENT),
    (ABSENT, SLOWED, ABSENT),
    (ABSENT, NOT_FOUND, ABSENT),
    (ABSENT, UNREADABLE, ABSENT),
    (ABSENT, DELETED, ABSENT),
    (ABSENT, KILLED, ABSENT),
    (ABSENT, GIVEN_UP, GONE),
    (TRYING, TRY, TRYING),
    (TRYING, Sent(2), OTHER),
    (TRYING, Found(2), OTHER),
    (TRYING, REFUSED, ABSENT),
    (TRYING, SILENCE, IN_DOUBT),
    (TRYING, SLOWED, ABSENT),
    (TRYING, NOT_FOUND, ABSENT),
    (TRYING, UNREADABLE, GONE),
    (TRYING, DELETED, TRYING),
    (TRYING, KILLED, UNSURE),
    (TRYING, GIVEN_UP, GONE),
    (MOVING, TRY, MOVING),
    (MOVING, Sent(2), OTHER),
    (MOVING, Found(2), OTHER),
    (MOVING, REFUSED, THERE),
    (MOVING, SILENCE, MOVED),
    (MOVING, SLOWED, THERE),
    (MOVING, NOT_FOUND, THERE),
    (MOVING, UNREADABLE, THERE),
    (MOVING, DELETED, TRYING),
    (MOVING, KILLED, Presence("unsure", 1)),
    (MOVING, GIVEN_UP, THERE),
    (IN_DOUBT, TRY, IN_DOUBT),
    (IN_DOUBT, Sent(2), OTHER),
    (IN_DOUBT, Found(2), OTHER),
    (IN_DOUBT, REFUSED, IN_DOUBT),
    (IN_DOUBT, SILENCE, IN_DOUBT),
    (IN_DOUBT, SLOWED, IN_DOUBT),
    (IN_DOUBT, NOT_FOUND, ABSENT),
    (IN_DOUBT, UNREADABLE, GONE),
    (IN_DOUBT, DELETED, IN_DOUBT),
    (IN_DOUBT, KILLED, UNSURE),
    (IN_DOUBT, GIVEN_UP, GONE),
    (MOVED, TRY, MOVED),
    (MOVED, Sent(2), OTHER),
    (MOVED, Found(2), OTHER),
    (MOVED, REFUSED, MOVED),
    (MOVED, SILENCE, MOVED),
    (MOVED, SLOWED, MOVED),
    (MOVED, NOT_FOUND, THERE),
    (MOVED, UNREADABLE, THERE),
    (MOVED, DELETED, IN_DOUBT),
    (MOVED, KILLED, Presence("unsure", 1)),
    (MOVED, GIVEN_UP, THERE),
    (THERE, TRY, Presence("trying", 1, "b", 9.0)),
    (THERE, Sent(2), OTHER),
    (THERE, Found(2), OTHER),
    (THERE, REFUSED, THERE),
    (THERE, SILENCE, THERE),
    (THERE, SLOWED, THERE),
    (THERE, NOT_FOUND, THERE),
    (THERE, UNREADABLE, THERE),
    (THERE, DELETED, GONE),
    (THERE, KILLED, THERE),
    (THERE, GIVEN_UP, THERE),
    (GONE, TRY, Presence("trying", None, "b", 9.0)),
    (GONE, Sent(2), OTHER),
    (GONE, Found(2), OTHER),
    (GONE, REFUSED, GONE),
    (GONE, SILENCE, GONE),
    (GONE, SLOWED, GONE),
    (GONE, NOT_FOUND, GONE),
    (GONE, UNREADABLE, GONE),
    (GONE, DELETED, GONE),
    (GONE, KILLED, GONE),
    (GONE, GIVEN_UP, GONE),
]


@pytest.mark.parametrize(("before", "what", "then"), TABLE)
def test_each_event_has_one_consequence_in_each_state(before: Presence, what: What, then: Presence) -> None:
    assert after(before, what) == then


def test_the_table_is_whole() -> None:
    """Every state with every event; those in which an older message is there still, too."""
    states = [ABSENT, TRYING, MOVING, IN_DOUBT, MOVED, THERE, GONE]
    events = [TRY, Sent(2), Found(2), *Event]
    assert [(before, what) for before, what, _ in TABLE] == [
        (state, what) for state in states for what in sorted(events, key=_in_order)
    ]


def _in_order(what: What) -> int:
    return [TRY, Sent(2), Found(2), REFUSED, SILENCE, SLOWED, NOT_FOUND, UNREADABLE, DELETED, KILLED, GIVEN_UP].index(
        what
    )


def test_only_the_history_tells_after_a_kill_or_once_the_nonce_is_forgotten() -> None:
    assert not IN_DOUBT.is_lost(5.0 + NONCE_KEPT) and IN_DOUBT.is_lost(5.1 + NONCE_KEPT)
    assert after(TRYING, KILLED).is_lost(5.0) and UNSURE.is_lost(0.0)
    assert not any(one.is_lost(1e9) for one in (ABSENT, THERE, GONE))


@pytest.mark.parametrize(
    ("row", "presence"),
    [
        (KeptPost("call", 1, "trying"), UNSURE),
        (KeptPost("board", 0, "trying", 1), Presence("unsure", 1)),
        (KeptPost("board", 0, "there", 1), THERE),
        (KeptPost("call", 1, "absent"), ABSENT),
        (KeptPost("call", 1, "gone"), GONE),
    ],
)
def test_what_was_tried_when_we_were_stopped_may_be_there(row: KeptPost, presence: Presence) -> None:
    assert presence_of(row) == presence


# ---- the one loop ----------------------------------------------------------------------------------------------------


class Channel:
    """A channel, a post that is wanted there, and what was saved of it before and after each call."""

    def __init__(self) -> None:
        self.time = FakeTime()
        self.discord = FakeMessages(self.time)
        self.reconciler = Reconciler(time=self.time)
        self.post = Post("call", 1)
        self.saved: list[str] = []

    async def send(self) -> bool:
        async def save() -> None:
            self.saved.append(self.post.presence.state)

        api, words = cast(DiscordApi, self.discord), Words(2, Screen((Text("hello"),)))
        return await self.reconciler.post(self.post, words, api, save)


async def test_that_it_is_tried_is_saved_before_it_is_sent() -> None:
    channel = Channel()
    assert await channel.send()
    assert channel.saved == ["trying"]
    assert channel.post.presence == Presence("there", next(iter(channel.discord.shown)))


@pytest.mark.parametrize("lost", ["post", "posted"])
async def test_without_an_answer_it_is_sent_again_with_its_nonce_and_is_there_once(lost: str) -> None:
    channel = Channel()
    channel.discord.faults[lost] = [UnknownOutcome("lost")]
    with pytest.raises(UnknownOutcome):
        await channel.send()
    assert channel.post.presence.state == "unsure"
    assert not await channel.send(), "it may show what was wanted at the first try"
    assert len(channel.discord.shown) == 1 and len(set(channel.discord.nonces)) == 1


async def test_what_was_refused_is_another_try_with_another_nonce() -> None:
    channel = Channel()
    for fault in (DiscordRefused("post", Code.NO_ACCESS), RateLimited("post", 3.0), ValueError("a fault of ours")):
        channel.discord.faults["post"] = [fault]
        with pytest.raises(type(fault)):
            await channel.send()
        assert channel.post.presence == ABSENT
    assert await channel.send() and len(set(channel.discord.nonces)) == 4


async def test_a_refusal_after_a_lost_answer_leaves_it_in_doubt() -> None:
    channel = Channel()
    channel.discord.faults["posted"] = [UnknownOutcome("lost")]
    channel.discord.faults["post"] = []
    with pytest.raises(UnknownOutcome):
        await channel.send()
    channel.discord.faults["post"] = [DiscordRefused("post", Code.NO_ACCESS)]
    with pytest.raises(DiscordRefused):
        await channel.send()
    assert channel.post.presence.state == "unsure" and len(channel.discord.shown) == 1


async def test_a_worker_that_is_stopped_while_it_sends_leaves_it_in_doubt() -> None:
    channel, gate = Channel(), asyncio.Event()
    post = channel.discord.post

    async def slow(*given: Any) -> int:
        await gate.wait()
        return await post(*given)

    channel.discord.post = slow  # pyright: ignore[reportAttributeAccessIssue]
    sending = asyncio.create_task(channel.send())
    await asyncio.sleep(0.01)
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending
    assert channel.post.presence.state == "unsure"
