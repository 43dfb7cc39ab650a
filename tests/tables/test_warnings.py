"""Warnings before a streak ends: who gets one, and that no day brings two."""

from __future__ import annotations

import pytest

from storage.rows import WARNED
from tables.daily import ends_at
from tables.warnings import BEFORE, Unreachable, Warned, Warnings
from tests.tables.builder import ANA, PEP, ZOE, World
from tests.tables.test_streaks import at_noon, played, to_noon

__all__ = ["at_noon"]


class Post:
    """Notes what is sent; the next one meets `fault`, after it has its effect or before."""

    def __init__(self) -> None:
        self.sent: list[Warned] = []
        self.fault: Exception | None = None
        self.before = False

    async def __call__(self, warned: Warned) -> None:
        fault, self.fault = self.fault, None
        if fault is not None and self.before:
            raise fault
        self.sent.append(warned)
        if fault is not None:
            raise fault


def warnings_of(world: World) -> tuple[Warnings, Post]:
    """As after a start: what was sent before is on disk alone."""
    warnings, post = Warnings(world.store, world.tables, world.days), Post()
    warnings.send = post
    warnings.connected(0)
    return warnings, post


async def to_the_hour(world: World, early: float = 0.0) -> None:
    world.clock.advance_to(ends_at(world.days.today) - BEFORE - early)
    await world.tables.tick()


async def test_who_wants_it_is_warned_once_six_hours_before(at_noon: World) -> None:
    warnings, post = warnings_of(at_noon)
    await warnings.want(ANA.id, "es")
    await played(at_noon, ANA)
    await played(at_noon, PEP)
    await to_the_hour(at_noon)
    assert post.sent == [], "today's game is played"
    to_noon(at_noon)
    await to_the_hour(at_noon, early=1.0)
    assert post.sent == []
    await to_the_hour(at_noon)
    (warned,) = post.sent
    assert (warned.user, warned.streak.days, warned.locale, warned.unsure) == (ANA.id, 1, "es", False)
    assert (warned.day, warned.game) == (at_noon.days.today, at_noon.days.own_game(at_noon.days.today))
    warnings_of(at_noon)[1].sent = post.sent
    await at_noon.tables.tick()
    assert len(post.sent) == 1, "a restart repeats none"
    to_noon(at_noon)
    await to_the_hour(at_noon)
    assert len(post.sent) == 1, "the streak is gone"


async def test_each_day_of_a_streak_warns_anew_and_who_has_stopped_it_has_peace(at_noon: World) -> None:
    warnings, post = warnings_of(at_noon)
    await warnings.want(ANA.id, "en")
    for _ in range(2):
        await played(at_noon, ANA)
        to_noon(at_noon)
        await to_the_hour(at_noon)
    assert [warned.streak.days for warned in post.sent] == [1, 2]
    await played(at_noon, ANA)
    await warnings.want(ANA.id, None)
    to_noon(at_noon)
    await to_the_hour(at_noon)
    assert len(post.sent) == 2 and WARNED not in await at_noon.people.settings(ANA.id)


async def test_one_that_may_have_been_sent_says_so_when_it_is_tried_again(at_noon: World) -> None:
    warnings, post = warnings_of(at_noon)
    await warnings.want(ANA.id, "en")
    await warnings.want(ZOE.id, "en")
    await played(at_noon, ANA)
    await played(at_noon, ZOE)
    to_noon(at_noon)
    post.fault = RuntimeError("no answer")
    await to_the_hour(at_noon)
    assert {warned.user for warned in post.sent} == {ANA.id, ZOE.id}, "the others are warned all the same"
    again, anew = warnings_of(at_noon)
    await at_noon.tables.tick()
    assert [warned.unsure for warned in anew.sent] == [True]
    assert again is not warnings


async def test_who_takes_no_messages_is_not_tried_again(at_noon: World) -> None:
    warnings, post = warnings_of(at_noon)
    await warnings.want(ANA.id, "en")
    await played(at_noon, ANA)
    to_noon(at_noon)
    post.fault, post.before = Unreachable(), True
    await to_the_hour(at_noon)
    assert post.sent == [] and WARNED not in await at_noon.people.settings(ANA.id)


@pytest.mark.parametrize("late", [60.0, 5 * 3600.0])
async def test_a_bot_that_comes_back_within_the_six_hours_still_warns(late: float, at_noon: World) -> None:
    warnings, _ = warnings_of(at_noon)
    await warnings.want(ANA.id, "en")
    await played(at_noon, ANA)
    to_noon(at_noon)
    at_noon.tables.waking.errand("streaks", None, pytest.fail)  # it is away
    at_noon.clock.advance_to(ends_at(at_noon.days.today) - BEFORE + late)
    _, post = warnings_of(at_noon)
    await at_noon.tables.tick()
    assert len(post.sent) == 1
