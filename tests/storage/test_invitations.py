"""Invitations as they are kept: the limits hold whoever writes at the same time."""

import asyncio

import sqlalchemy as sa

from storage.errors import NotInvited
from storage.rows import InvitationRow, ResultRow
from storage.schema import invitations
from storage.store import TableStore
from tests.storage.examples import a_lobby, over, started

DAY, BEN = "2026-11-23", 31


async def invited(store: TableStore, host: int, day: str = DAY, user: int = BEN) -> bool:
    try:
        await store.invite(InvitationRow(day, user, host, host), 3)
    except NotInvited:
        return False
    return True


async def kept(store: TableStore) -> list[tuple[str, int, int]]:
    """All rows: the bot itself never reads those of others, so a store has no method for it."""
    rows = await store._rows(sa.select(invitations).order_by(invitations.c.day, invitations.c.number))
    return [(row.day, row.user_id, row.host_id) for row in rows]


async def test_three_a_day_and_one_from_the_same_host(store: TableStore) -> None:
    assert await invited(store, 40) and not await invited(store, 40), "once by a host"
    assert [await invited(store, host) for host in (41, 42, 43)] == [True, True, False]
    assert await invited(store, 43, user=32), "another person is another person"
    assert await invited(store, 43, "2026-11-24"), "another day"
    assert await kept(store) == [("2026-11-24", BEN, 43)], "and nothing is kept of the days before"


async def test_of_ten_at_once_three_are_first(store: TableStore) -> None:
    found = await asyncio.gather(*(invited(store, host) for host in range(40, 50)))
    assert sum(found) == 3 and len(await kept(store)) == 3


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
