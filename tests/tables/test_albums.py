"""Albums: which games count, that each thing is kept once, what a game was the first to bring, and old games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from json import dumps
from typing import Any, cast

import pytest

from games.kernel.album import AlbumPage
from games.kernel.game import Event
from storage.album_rows import Sticker
from storage.rows import MoveRow
from tables import ending, seats
from tables import press as presses
from tables.albums import Albums, Brought, stickers_of
from tables.rating import LEFT
from tables.table import Table
from tables.time_source import FakeTime
from tests.games.kernel.toy import Parley
from tests.tables.builder import ANA, PEP, ZOE, World, done

ROUNDS = AlbumPage("box", "rounds", ("one", "two", "three"))


class Deals:
    """Whoever decides has *one*, then *two* from the second game on, and *other*, of which nobody knows how many."""

    pages = (ROUNDS,)

    def __init__(self) -> None:
        self.brings: Sequence[str] = ("one", "other")
        self.since, self.heard = list[int](), 0

    def found(self, game: Any, seat: int, events: Sequence[Event], since: int) -> Sequence[str]:
        self.since.append(since)
        self.heard = len(events)
        return self.brings


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> Deals:
    made = Deals()
    monkeypatch.setattr(Parley, "ALBUM", made)
    return made


@pytest.fixture
async def opened(address: str, deals: Deals) -> AsyncIterator[World]:
    world = await World(address, FakeTime()).open()
    yield world
    await world.close()


def kept(found: Sequence[Sticker]) -> list[tuple[str, int]]:
    return [(one.sticker, one.table_id) for one in found]


async def played(world: World, *people: Any, **more: Any) -> Table:
    return await world.play(await world.live(*people, **more))


async def test_a_finished_game_brings_each_of_its_people_what_they_have_found(opened: World) -> None:
    table = await played(opened, ANA, PEP)
    assert await opened.albums.brought(table) == [
        Brought(at, person.id, [one], owned, of)
        for at, person in enumerate((ANA, PEP))
        for one, owned, of in (("one", 1, 3), ("other", 1, 0))
    ]
    assert {one.at for one in await opened.albums.of(ANA.id)} == {
        row.ended_at for row in await opened.store.played(ANA.id)
    }


async def test_what_somebody_has_stays_that_of_the_first_game(opened: World, deals: Deals) -> None:
    first = await played(opened, ANA, ai=1)
    assert len(await opened.albums.of(ANA.id)) == 2
    deals.brings = ("one", "three", "two")
    second = await played(opened, ANA, ai=1)
    assert kept(await opened.albums.of(ANA.id)) == [
        ("one", first.id),
        ("other", first.id),
        ("three", second.id),
        ("two", second.id),
    ]
    assert await opened.albums.brought(second) == [Brought(0, ANA.id, ["three", "two"], 3, 3)]
    assert [one.owned for one in await opened.albums.brought(first)] == [1, 1], "it says the same ever after"
    assert len(deals.since) == 2, "each game is looked at once"


async def test_whoever_decided_nothing_has_nothing_of_it(opened: World) -> None:
    table = await opened.live(ANA, PEP)
    at = await opened.tables.find(table)
    while at.status == "live":
        for each in [one for one in at.now.decisions if one.seat == 0]:
            reply = await opened.tables.change(table, presses.press, ANA.id, each.id, [each.options[0]])
            done(reply)
        await opened.wait(max(0.0, (at.wake_at or 0.0) - opened.clock.now()))
    assert at.game is not None and at.game.outcome is not None
    assert kept(await opened.albums.of(ANA.id)) and not await opened.albums.of(PEP.id)


async def test_what_counts_begins_with_ones_first_decision_that_stands(opened: World, deals: Deals) -> None:
    """The opening has one event, Zoe's move in Ana's seat one, Pep's two; Ana's first is taken back: hers begin with
    the fifth event."""
    table = await played(opened, ANA, PEP)
    said = [("opening", None, 1), ("player", ZOE, 1), ("player", PEP, 2), ("player", ANA, 5), ("undo", ANA, 0)]
    rows = list[MoveRow]()
    for n, (by, who, count) in enumerate([*said, ("clock", None, 0), ("player", ANA, 1)]):
        seat, user = (None, None) if who is None else (int(who is PEP), who.id)
        events, action = dumps([["dealt", [], None]] * count), "2" if by == "undo" else "[]"
        rows.append(MoveRow(n, seat, n, action, cast(Any, by), user, events, 1, 0.0))
    assert stickers_of(deals, table, 0, ANA.id, rows) == deals.brings and deals.since == [4]
    assert deals.heard == 5
    assert stickers_of(deals, table, 0, ANA.id, rows[:6]) == (), "nothing of hers stands"


async def test_who_left_and_a_game_without_an_end_bring_nothing(opened: World, deals: Deals) -> None:
    table = await opened.live(ANA, PEP, ai=1)
    await opened.play(table, until=lambda at: at.now.n > 2)
    done(await opened.tables.change(table, seats.leave, PEP.id))
    await opened.play(table)
    assert not await opened.albums.of(PEP.id) and await opened.albums.of(ANA.id)
    deals.brings = ("three",)
    other = await opened.live(PEP, ANA)
    await opened.play(other, until=lambda at: at.now.n > 2)
    done(await opened.tables.change(other, seats.leave, PEP.id))
    done(await opened.tables.change(other, ending.end, ANA.id))
    assert [row.reason for row in await opened.store.results(other)] == [LEFT, LEFT]
    assert {one.table_id for one in await opened.albums.of(ANA.id)} == {table}


async def test_two_who_look_at_once_count_a_game_once(opened: World, deals: Deals) -> None:
    await played(opened, ANA, ai=1)
    other = Albums(opened.store, opened.games, opened.tables.find, opened.clock)  # of another process
    found = await asyncio.gather(opened.albums.of(ANA.id), opened.albums.of(ANA.id), other.of(ANA.id))
    assert len(set(map(str, found))) == 1 and len(found[0]) == 2


async def test_a_game_whose_log_is_gone_brings_nothing_and_whoever_is_forgotten_has_nothing(opened: World) -> None:
    gone = await played(opened, ANA, ai=1)
    await opened.store.prune([gone.id])
    assert not await opened.albums.of(ANA.id)
    await played(opened, ANA, PEP)
    assert (await opened.store.export_user(ANA.id))["album"] == []
    assert len(await opened.albums.of(ANA.id)) == len(await opened.albums.of(PEP.id)) == 2
    assert len((await opened.store.export_user(ANA.id))["album"]) == 2
    await opened.people.forget(ANA.id)
    assert not await opened.albums.of(ANA.id) and len(await opened.albums.of(PEP.id)) == 2


async def test_others_see_the_newest_but_of_a_daily_table_whose_day_may_not_be_over(opened: World) -> None:
    await played(opened, ANA, ai=1)
    own, hour = await opened.albums.of(ANA.id), 3600.0
    assert await opened.albums.newest(ANA.id) == own[-1]
    assert await opened.albums.newest(ANA.id, "alakazum") is None

    today = own[1]._replace(at=opened.clock.now() - hour, hidden=True)

    async def with_daily(user: int) -> list[Sticker]:
        return [own[0], today]

    opened.albums.of = with_daily  # type: ignore[method-assign]
    assert await opened.albums.newest(ANA.id) == own[0]
    opened.clock.advance_to(opened.clock.now() + 48 * hour)
    assert await opened.albums.newest(ANA.id) == today
