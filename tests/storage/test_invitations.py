"""Invitations as they are kept: the limits hold whoever writes at the same time."""

import asyncio

import sqlalchemy as sa

from storage.errors import NotInvited
from storage.rows import InvitationRow, ResultRow
from storage.schema import invitations
from storage.store import TableStore
from tests.storage.examples import a_lobby, over, started

DAY, HERE, BEN = "2026-11-23", 9, 31


async def invited(store: TableStore, host: int, user: int = BEN, day: str = DAY, guild: int = HERE) -> bool:
    try:
        await store.invite(InvitationRow(day, guild, user, host, host), 8)
    except NotInvited:
        return False
    return True


async def kept(store: TableStore) -> list[tuple[str, int, int]]:
    """All rows: the bot itself never reads those of others, so a store has no method for it."""
    rows = await store._rows(sa.select(invitations).order_by(invitations.c.day, invitations.c.user_id))
    return [(row.day, row.user_id, row.host_id) for row in rows]


async def test_once_a_day_whoever_calls(store: TableStore) -> None:
    assert await invited(store, 40) and not await invited(store, 40) and not await invited(store, 41)
    assert await store.invited(DAY, HERE) == {BEN}
    assert await invited(store, 41, user=32), "another person is another person"
    assert await invited(store, 41, guild=8), "another server"
    assert await invited(store, 41, day="2026-11-24"), "another day"
    assert [row for row in await kept(store) if row[0] < "2026-11-24"] == [(DAY, BEN, 41)], "only of the other server"


async def test_a_caller_calls_eight_whoever_writes_at_the_same_time(store: TableStore) -> None:
    async def until_known(user: int) -> bool:
        tries = [await invited(store, 40, user=user) for _ in range(12)]
        return any(tries)

    found = await asyncio.gather(*(until_known(user) for user in range(100, 112)))
    assert sum(found) == 8 == len(await kept(store))
    await store.forget_user(min(await store.invited(DAY, HERE)), -5)
    assert not await invited(store, 40, user=200), "who has deleted their data was called all the same"


async def test_it_is_exported_to_both_and_deleted_with_the_invited(store: TableStore) -> None:
    assert await invited(store, 40) and await invited(store, 40, user=32)
    assert (await store.export_user(BEN))["invitations"] == [{"day": DAY, "table_id": 40, "as_host": 0}]
    assert (await store.export_user(40))["invitations"] == [{"day": DAY, "table_id": 40, "as_host": 1}]
    await store.forget_user(BEN, -5)
    assert await kept(store) == [(DAY, 32, 40)]
    await store.forget_user(40, -6)
    assert await kept(store) == [(DAY, 32, -6)], "who has deleted their data can't call them once more for that"


async def test_who_has_played_together(store: TableStore) -> None:
    row = a_lobby()
    await store.create_table(row)
    await store.commit(started(row))
    both = [
        ResultRow(seat, user, None, "Person", 1, 0, winner=False, reason="points") for seat, user in ((0, 40), (1, BEN))
    ]
    await store.commit(over(row, 2, results=both))
    assert await store.have_played(BEN, 40) and await store.have_played(40, BEN)
    assert not await store.have_played(BEN, 41) and not await store.have_played(41, BEN)
