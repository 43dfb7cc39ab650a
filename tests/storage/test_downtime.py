"""Time that is given back, boards that must be sent again, seats that change together with their clocks."""

from collections.abc import Awaitable, Callable

from storage.rows import Clock, ClockChange, TableRow
from storage.store import TableStore
from tests.storage.examples import NOW, a_lobby, a_move, change, over

Live = Callable[[int], Awaitable[TableRow]]


async def test_all_clocks_and_wakes_get_the_downtime_back(store: TableStore, live: Live) -> None:
    first, second = await live(20), await live(21)
    await store.commit(change(first, clocks=_only(first, Clock("turn", 1, NOW + 90))))
    await store.commit(change(second, clocks=_only(second)))

    await store.give_back(1000.0, NOW + 5)

    assert (await store.load(first.id)).clocks == [Clock("turn", 1, NOW + 1090)]
    assert (await store.load(first.id)).wake_at == NOW + 1090
    assert (await store.load(second.id)).wake_at is None
    assert await store.last_beat() == NOW + 5


async def test_one_server_gets_its_downtime_back(store: TableStore, live: Live) -> None:
    here = await live(20)
    there = a_lobby(21)
    there.guild_id, there.wake_at, there.clocks = 11, NOW + 90, [Clock(":lobby", 0, NOW + 90)]
    await store.create_table(there)
    await store.commit(change(here, clocks=_only(here, Clock("turn", 1, NOW + 90))))

    await store.give_back(1000.0, NOW + 5, guilds=[10, 12])

    first, second = await store.load(here.id), await store.load(there.id)
    assert (first.wake_at, first.clocks) == (NOW + 1090, [Clock("turn", 1, NOW + 1090)])
    assert (second.wake_at, second.clocks) == (NOW + 90, [Clock(":lobby", 0, NOW + 90)])
    assert await store.last_beat() == NOW + 5

    await store.give_back(1000.0, NOW + 6, guilds=[])
    assert (await store.load(here.id)).wake_at == NOW + 1090


async def test_a_downtime_has_boards_sent_again_that_show_a_clock_of_a_game(store: TableStore, live: Live) -> None:
    """A lobby shows no moment; nor does a game need it whose next is far away."""
    game, far, lobby = await live(20), await live(21), a_lobby(23)
    await store.create_table(lobby)
    for row in (game, far, lobby):
        await store.mark_sent(row.id, row.revision)
    await store.commit(change(game, clocks=_only(game, Clock("turn", 1, NOW + 90))))
    await store.commit(change(far, clocks=_only(far, Clock("turn", 1, NOW + 90_000_000))))
    for row in (game, far):
        await store.mark_sent(row.id, row.revision)
    assert await store.unsent() == []

    await store.give_back(1000.0, NOW + 5, NOW + 10_000_000)

    assert await store.unsent() == [game.id]


async def test_unsent_boards_are_those_never_sent_or_changed_since(store: TableStore, live: Live) -> None:
    sent, changed, ended = await live(20), await live(21), await live(22)
    for row in (sent, changed, ended):
        await store.mark_sent(row.id, row.revision)
    new = await store.create_table(a_lobby(23))
    await store.commit(a_move(changed.id, 0))
    await store.commit(over(ended, 9))

    assert await store.unsent() == [changed.id, ended.id, new]


def _only(row: TableRow, *clocks: Clock) -> ClockChange:
    return ClockChange.between(row.clocks, clocks)
