"""The daily table: one shuffle for all, one try a person, sealed until its day is over."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from storage.rows import DailyRow
from tables.daily import ends_at
from tables.days import ranked
from tables.replies import Person, Refused
from tables.table import Table
from tables.time_source import FakeTime, day_of
from tests.tables.builder import ANA, PEP, ZOE, World

NOON = 1_763_812_800.0
"""22 November 2025, 12:00 UTC."""
DAY, NEXT = "2025-11-22", "2025-11-23"
HERE, THERE = 11, 22
"""Two servers."""


def seeds() -> Callable[[], bytes]:
    """Another seed at every call."""
    numbers: Iterator[int] = count(1)
    return lambda: sha256(str(next(numbers)).encode()).digest()


@pytest.fixture
async def at_noon(path: Path) -> Any:
    world = await World(path, FakeTime(NOON)).open(seeds=seeds())
    yield world
    await world.close()


async def begun(world: World, person: Person, guild: int = HERE, day: str = DAY) -> Table:
    table = await world.days.start(guild, person, "parley", day)
    assert isinstance(table, int), table
    return await world.tables.find(table)


def dealt(table: Table) -> Any:
    assert table.game is not None
    return table.game.state.snapshot()


async def test_everybody_gets_the_same_shuffle_and_another_the_next_day(at_noon: World) -> None:
    ana, pep = await begun(at_noon, ANA, HERE), await begun(at_noon, PEP, THERE)
    assert ana.id != pep.id and dealt(ana) == dealt(pep) and ana.commitment == pep.commitment
    assert [seat.ai for seat in ana.seats] == [None, "easy"] and ana.seats[0].user == ANA.id
    at_noon.clock.advance(86_400)
    later = await begun(at_noon, ANA, HERE, NEXT)
    assert dealt(later) != dealt(ana) and later.commitment != ana.commitment


async def test_nothing_public_leads_to_the_seed_of_a_day(at_noon: World, path: Path) -> None:
    """Another bot with another database draws another one: it follows from neither day, game nor code."""
    table = await begun(at_noon, ANA)
    with closing(sqlite3.connect(path)) as connection:
        kept = dict(connection.execute("SELECT day, seed FROM daily_seeds WHERE game = 'parley'"))
    assert table.now.seed == kept[DAY]
    assert table.now.seed not in {sha256(word.encode()).digest() for word in (DAY, f"parley {DAY}", f"{DAY} parley")}


async def test_the_default_seeds_are_random(path: Path) -> None:
    from tables.new_tables import new_seed

    assert len({new_seed() for _ in range(20)}) == 20 and len(new_seed()) == 32


async def test_one_try_a_person_over_all_servers_and_a_restart(at_noon: World) -> None:
    table = await begun(at_noon, ANA, HERE)
    assert (await begun(at_noon, ANA, THERE)).id == table.id
    await at_noon.restart(seeds=seeds())
    again = await begun(at_noon, ANA, THERE)
    assert again.id == table.id and again.place.guild == HERE
    assert (await begun(at_noon, PEP)).commitment == table.commitment


async def test_two_presses_at_once_begin_one_game(at_noon: World) -> None:
    tables = await asyncio.gather(*(begun(at_noon, ANA, guild) for guild in (HERE, THERE, HERE, THERE)))
    assert len({table.id for table in tables}) == 1
    assert [head.id for head in await at_noon.store.tables_of(ANA.id)] == [tables[0].id]
    assert tables[0].status == "live" and tables[0].n >= 0


async def test_a_second_try_is_refused_by_the_database_itself(at_noon: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where another process has begun it: nothing of the second is kept."""
    table = await begun(at_noon, ANA)

    class Unlocked:
        async def __aenter__(self) -> None: ...
        async def __aexit__(self, *_: object) -> None: ...

    monkeypatch.setattr(at_noon.tables.changes, "opening", Unlocked())  # pyright: ignore[reportPrivateUsage]
    await asyncio.gather(*(begun(at_noon, ANA) for _ in range(3)))
    assert [head.id for head in await at_noon.store.load_live()] == [table.id]


async def test_a_table_that_was_opened_only_is_started_by_the_next_press(at_noon: World) -> None:
    """The bot was killed between the two commits."""
    start = at_noon.tables.start
    at_noon.tables.start = lambda *_: _lost()  # type: ignore[assignment, method-assign]
    with pytest.raises(AssertionError):
        await begun(at_noon, ANA)
    at_noon.tables.start = start  # type: ignore[method-assign]
    await at_noon.restart(seeds=seeds())
    found = await at_noon.days.table("parley", DAY, ANA.id)
    assert isinstance(found, int) and (await at_noon.tables.find(found)).status == "live"


async def _lost() -> Any:
    raise RuntimeError("killed")


async def test_a_day_that_is_over_or_not_yet_there_cannot_be_begun(at_noon: World) -> None:
    for day in ("2025-11-21", NEXT):
        refused = await at_noon.days.start(HERE, ANA, "parley", day)
        assert isinstance(refused, Refused) and refused.facts == {"day": day, "today": DAY}
    assert await at_noon.store.load_live() == []


async def test_a_game_finished_after_midnight_is_on_the_board_of_its_day(at_noon: World) -> None:
    table = await begun(at_noon, ANA)
    at_noon.clock.advance_to(ends_at(DAY) + 60)
    assert at_noon.days.today == NEXT
    assert await at_noon.days.table("parley", NEXT, ANA.id) is None
    day = await at_noon.days.day("parley", NEXT, HERE, ANA.id)
    assert day is not None and day.unfinished == [DAY] and day.may_start
    over = await at_noon.play(table.id)
    assert over.status == "over"
    found = await at_noon.days.day("parley", DAY, HERE, ANA.id)
    assert found is not None and [one.result.user_id for one in found.ranked] == [ANA.id]
    assert found.ranked[0].result.ended_at >= found.ends_at and found.playing == 0
    assert not (await at_noon.days.day("parley", NEXT, HERE, ANA.id)).unfinished  # type: ignore[union-attr]


async def test_it_counts_for_nobodys_rating_and_against_no_limit(at_noon: World) -> None:
    table = await begun(at_noon, ANA)
    assert not table.rules.rated and not table.rules.hinted
    assert await at_noon.store.count_live(host=ANA.id) == 0 == await at_noon.store.count_live(guild=HERE)
    await at_noon.play(table.id)
    results = await at_noon.store.results(table.id)
    assert [row.rated for row in results] == [False, False] and results[0].user_id == ANA.id
    assert await at_noon.store.ratings("parley", [ANA.id]) == {}


async def test_it_stands_in_no_channel_and_there_is_no_board_to_send(at_noon: World, path: Path) -> None:
    table = await begun(at_noon, ANA)
    assert table.place.hidden and at_noon.tables.in_guild(HERE) == [] and at_noon.tables.guilds() == set()
    await at_noon.store.give_back(5.0, NOON, near=NOON + 30 * 86_400)
    assert await at_noon.store.unsent() == []
    await at_noon.play(table.id)
    assert await at_noon.store.unsent() == []
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT revision, dirty FROM tables").fetchall() == [(0, 0)]
        assert connection.execute("SELECT * FROM posts").fetchall() == []


async def test_nothing_is_taken_back_advised_handed_on_watched_or_played_again(at_noon: World) -> None:
    tables, table = at_noon.tables, await begun(at_noon, ANA)
    refused = {
        "undo": await tables.undo(table.id, ANA.id),
        "hint": await tables.advice(table.id, ANA.id),
        "substitute": await tables.hand_over(table.id, ANA.id, PEP, 0),
        "sealed": await tables.watch(table.id),
    }
    for what, reply in refused.items():
        assert isinstance(reply, Refused) and reply.key == "daily" and reply.facts["what"] == what
    await at_noon.play(table.id)
    again = await tables.rematch(table.id, ANA)
    assert isinstance(again, Refused) and again.facts["what"] == "rematch"
    for sealed in (True, False):
        assert isinstance(await tables.watch(table.id), Refused) == sealed
        assert at_noon.days.is_sealed(table) == sealed
        if sealed:
            with pytest.raises(Exception, match="sealed"):
                await at_noon.replays.of(table.id)
        else:
            assert (await at_noon.replays.of(table.id)).last > 0
        at_noon.clock.advance_to(ends_at(DAY))
    assert isinstance(await tables.rematch(table.id, ANA), Refused)
    assert isinstance(await tables.undo(table.id, ANA.id), Refused)


async def test_the_hash_of_the_day_before_and_the_seed_of_the_day_after_agree(at_noon: World) -> None:
    async def day(which: str) -> Any:
        return await at_noon.days.day("parley", which, HERE, ZOE.id)

    today = await day(DAY)
    assert today.seed is None and today.next_hash is not None and today.hash != today.next_hash
    assert await day(NEXT) is None, "of tomorrow there is the hash alone"
    at_noon.clock.advance_to(ends_at(DAY) - 1)
    assert (await day(DAY)).seed is None
    at_noon.clock.advance(1)
    over, new = await day(DAY), await day(NEXT)
    assert sha256(bytes.fromhex(over.seed)).hexdigest() == over.hash == today.hash
    assert new.hash == today.next_hash == over.next_hash and new.seed is None
    table = await begun(at_noon, ANA, HERE, NEXT)
    assert table.commitment == today.next_hash, "the game of a day is the one its hash was shown for the day before"
    await at_noon.restart(seeds=seeds())
    assert (await day(NEXT)).hash == new.hash
    assert (over.before, over.after, new.before) == (None, NEXT, DAY)


async def test_no_day_is_made_up(at_noon: World) -> None:
    assert await at_noon.days.day("parley", "2025-11-20", HERE, ANA.id) is None
    assert await at_noon.days.day("parley", "2030-01-01", HERE, ANA.id) is None
    with pytest.raises(ValueError, match="isoformat"):
        await at_noon.days.day("parley", "yesterday", HERE, ANA.id)


async def test_the_board_is_a_servers_own_and_lists_nobody_who_hides(at_noon: World) -> None:
    for person, guild in ((ANA, HERE), (PEP, THERE), (ZOE, HERE)):
        await at_noon.play((await begun(at_noon, person, guild)).id)
    await at_noon.people.set(ZOE.id, public="nowhere")

    async def listed(guild: int, asker: Person) -> tuple[set[int], int]:
        found = await at_noon.days.day("parley", DAY, guild, asker.id)
        assert found is not None
        return {one.result.user_id for one in found.ranked}, found.playing

    assert await listed(HERE, ANA) == ({ANA.id}, 1)
    assert await listed(HERE, ZOE) == ({ANA.id, ZOE.id}, 0)
    assert await listed(THERE, ANA) == ({PEP.id}, 0)


async def test_who_is_forgotten_is_on_no_board_any_more(at_noon: World) -> None:
    over, live = await begun(at_noon, ANA), await begun(at_noon, PEP)
    await at_noon.play(over.id)
    assert [row["table_id"] for row in (await at_noon.people.export(ANA.id))["daily"]] == [over.id]
    for person in (ANA, PEP):
        assert await at_noon.people.forget(person.id) is True
    found = await at_noon.days.day("parley", DAY, HERE, ZOE.id)
    assert found is not None and found.ranked == [] and found.playing == 0
    assert (await at_noon.tables.find(live.id)).status == "over"
    assert (await at_noon.people.export(ANA.id))["daily"] == []


def row(user: int, winner: bool, points: int, against: int, ended: float = 0.0, leaver: bool = False) -> DailyRow:
    return DailyRow(user, user, f"P{user}", winner, leaver, points, against, ended)


def test_winners_come_first_then_points_and_equals_share_a_place() -> None:
    rows = [
        row(1, False, 30, 31),
        row(2, True, 12, 9, ended=5.0),
        row(3, True, 12, 9, ended=4.0),
        row(4, True, 12, 4),
        row(5, True, 11, 0),
        row(6, True, 40, 1, leaver=True),
        row(7, False, 31, 33),
    ]
    found = [(one.place, one.result.user_id) for one in ranked(rows)]
    assert found == [(1, 4), (2, 3), (2, 2), (4, 5), (5, 7), (6, 1), (7, 6)]


def test_a_day_is_utcs() -> None:
    assert (day_of(NOON), day_of(ends_at(DAY) - 1), day_of(ends_at(DAY))) == (DAY, DAY, NEXT)
    assert ends_at(DAY) == NOON + 12 * 3600
