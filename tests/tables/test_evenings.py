"""What an evening's post shows: nobody who hides, has left or is forgotten, also once it is in the channel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from storage.evening_protocol import EveningRow
from storage.rows import PUBLIC, KeptPost
from tables import seats
from tables.people import NOWHERE
from tables.time_source import FakeTime
from tests.tables.builder import ANA, PEP, ZOE, World
from tests.tables.test_daily import HERE, NOON, seeds
from tests.tables.test_streaks import begun, played, to_noon


@pytest.fixture
async def posted(path: Path) -> Any:
    """Ana and Zoe have played yesterday's, Pep has left it; today's post is in the channel."""
    world = await World(path, FakeTime(NOON)).open(seeds=seeds())
    for person in (ANA, ZOE):
        await played(world, person)
    await world.tables.change((await begun(world, PEP)).id, seats.leave, PEP.id)
    to_noon(world)
    now = world.clock.now()
    await world.store.evenings.keep(EveningRow(HERE, 20, 20, "UTC", "1234567", "en", world.days.today, now, now))
    (post,) = await world.evenings.take(HERE)
    await world.evenings.sent(post, KeptPost("evening", 0, "there", 77))
    await world.evenings.shows(post)
    yield world
    await world.close()


async def named(world: World) -> tuple[str | None, set[int]]:
    """Who won yesterday, and whose streak is told."""
    found = await world.evenings.shown(HERE)
    assert found is not None
    return found.yesterday and found.yesterday.name, {one.user for one in found.regulars if one.streak.at_risk}


async def test_who_left_the_days_table_has_not_won_it(posted: World) -> None:
    winner, at_risk = await named(posted)
    assert winner in (ANA.name, ZOE.name) and at_risk == {ANA.id, ZOE.id}


async def test_who_hides_goes_from_a_post_that_was_sent_and_comes_back(posted: World) -> None:
    looked: list[int] = []
    posted.evenings.look = looked.append
    for public, there in ((NOWHERE, [ZOE]), (None, [ANA, ZOE])):
        await posted.people.set(ANA.id, **{PUBLIC: public})
        await posted.evenings.change_of(ANA.id)
        winner, at_risk = await named(posted)
        assert winner in [one.name for one in there] and at_risk == {one.id for one in there}
        assert looked.pop() == HERE, "its message is edited"
        post = await posted.evenings.newest(HERE)
        assert post is not None and post.revision > post.shown
        await posted.evenings.shows(post)
        await posted.evenings.look_again()
        assert looked == []


async def test_who_deletes_their_data_goes_from_a_post_that_was_sent(posted: World) -> None:
    looked: list[int] = []
    posted.evenings.look = looked.append
    assert await posted.people.forget(ZOE.id) is True
    await posted.evenings.look_again()
    assert await named(posted) == (ANA.name, {ANA.id}) and looked == [HERE]
