"""The evening posts of servers, as they are kept: of two who go on at once one is first."""

import asyncio
from dataclasses import replace

import pytest

from storage.errors import StaleEvening
from storage.evening_protocol import EveningPerson, EveningRow, PostRow
from storage.rows import ResultRow, Shards
from storage.store import TableStore
from tests.storage.examples import NOW, a_lobby, a_move, change, over, started

GUILD = 10 << 22
ROW = EveningRow(GUILD, 20, 20, "Europe/Madrid", "1234567", "en", "2025-11-22", NOW, NOW)
THEN = replace(ROW, day="2025-11-23", due_at=NOW + 86400)
POST = PostRow(GUILD, "2025-11-22", 20, NOW)


async def test_of_two_processes_that_find_an_evening_due_one_has_its_post(store: TableStore) -> None:
    kept = store.evenings
    await kept.keep(ROW)
    both = await asyncio.gather(*(kept.go_on(ROW, THEN, POST) for _ in range(2)), return_exceptions=True)
    assert [type(one) for one in both].count(StaleEvening) == 1
    assert await kept.posts(GUILD) == [POST] and await kept.of(GUILD) == THEN
    with pytest.raises(StaleEvening):
        await kept.go_on(THEN, replace(THEN, due_at=NOW + 2 * 86400), POST)
    assert await kept.of(GUILD) == THEN, "nothing of what was refused"


async def test_what_is_not_sure_is_found_by_the_process_that_has_the_server(store: TableStore) -> None:
    kept = store.evenings
    await kept.keep(ROW)
    await kept.go_on(ROW, THEN, POST)
    ours, theirs = Shards(4, (GUILD >> 22 & 3,)), Shards(4, ((GUILD >> 22) + 1 & 3,))
    assert await kept.unsure(ours) == [GUILD] == await kept.unsure(None) and await kept.unsure(theirs) == []
    assert await kept.due(ours) == [(GUILD, NOW + 86400)] and await kept.due(theirs) == []
    await kept.sent(replace(POST, state="there", message_id=77))
    await kept.shows(POST)
    assert await kept.unsure(None) == []
    await kept.keep_person(GUILD, EveningPerson(31, "Ben", called=True))
    assert await kept.unsure(None) == [GUILD], "it should show something else now"
    await store.forget_user(31, -5)
    assert await kept.people(GUILD) == [] and [post.revision for post in await kept.posts(GUILD)] == [3]


async def test_what_is_known_of_a_message_goes_with_its_post(store: TableStore) -> None:
    kept = store.evenings
    await kept.keep(ROW)
    await kept.go_on(ROW, THEN, POST)
    sent = replace(POST, state="there", message_id=77)
    await kept.sent(sent)
    assert await kept.posts(GUILD) == [sent]
    await kept.drop(POST)
    await kept.go_on(THEN, ROW, POST)
    assert await kept.posts(GUILD) == [POST], "nobody has tried this one"


async def test_those_who_played_last_are_the_first_to_be_called(store: TableStore) -> None:
    kept = store.evenings
    for user in (31, 32, 33):
        await kept.keep_person(GUILD, EveningPerson(user, f"Person {user}", called=True))
    for channel, user, at in ((1, 33, NOW), (2, 32, NOW + 9), (3, 33, NOW - 9)):
        row = a_lobby(channel)
        await store.create_table(row)
        await store.commit(started(row))
        await store.commit(over(row, 2, results=[ResultRow(0, user, None, "Person", 1, 0, True, "points", at)]))
    assert [one.user_id for one in await kept.people(GUILD)] == [32, 33, 31]


async def test_nothing_is_kept_of_who_wants_nothing(store: TableStore) -> None:
    kept, ben = store.evenings, EveningPerson(31, "Ben", waits_at=NOW)
    await kept.keep_person(GUILD, ben)
    assert await kept.people(GUILD) == [ben]
    await kept.keep_person(GUILD, replace(ben, waits_at=None))
    assert await kept.people(GUILD) == [] and (await store.export_user(31))["evenings"] == []


async def test_a_server_whose_game_is_paused_has_been_played_on(store: TableStore) -> None:
    """What ended, what goes on and what is paused keep its evening posts awake; nothing of another server."""
    row = a_lobby(1, guild=GUILD)
    await store.create_table(row)
    await store.commit(started(row))
    await store.commit(a_move(row.id, 0))
    assert await store.evenings.last_played(GUILD) == NOW + 1
    kept = await store.load(row.id)
    await store.commit(change(kept, status="paused", revision=3))
    assert await store.evenings.last_played(GUILD) == NOW + 1 and await store.evenings.last_played(GUILD + 1) == 0
