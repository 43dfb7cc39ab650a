"""Two processes that share one database: what concerns a person wherever they play, and forgetting them everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from storage.addresses import server
from storage.evening_protocol import EveningRow
from storage.ownership import Claim
from storage.postgres import ask_to_forget
from storage.rows import Shards
from storage.schema import metadata
from storage.store import TableStore
from tables import ending, forgetting, press, seats
from tables.errors import NoTableError
from tables.new_tables import TableLimits
from tables.replies import Person, Refused
from tables.services import table_services
from tables.table import Place
from tables.timing import Timing
from tests.games.kernel.toy import Parley
from tests.postgres import Server
from tests.tables.builder import ANA, MAX, PEP, RULES, SEED, ZOE, done

pytestmark = pytest.mark.postgres

SHARDS = 2
EVE = Person(777_000_111_222_333, "Eve the Unmistakable")


class Process:
    """One of them: it has one of two connections, and a server that this carries."""

    def __init__(self, store: TableStore, shard: int) -> None:
        self.store, self.guild = store, (1000 + shard) << 22
        live = table_services(
            store,
            games={"parley": Parley},
            seeds=lambda: SEED,
            timing=Timing(novice_turns=0),
            limits=TableLimits(hourly=3),
        )
        self.tables, self.people, self.servers, self.evenings = live.tables, live.people, live.servers, live.evenings
        self.tables.connections.shards = Shards(SHARDS, (shard,))
        self.tables.connections.of = lambda guild: (guild >> 22) % SHARDS
        self._channels = iter(range(self.guild, self.guild + 1000))
        self._looking: asyncio.Task[None] | None = None

    async def begin(self) -> Process:
        await self.tables.begin()
        await self.tables.connected((self.guild >> 22) % SHARDS)
        return self

    def listens(self) -> None:
        """Look at the database whenever it is told to, as the bot does."""

        async def listen() -> None:
            while True:
                await self.store.cluster.until_notified()
                await self.people.catch_up()

        self._looking = asyncio.create_task(listen())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        await self.tables.close()
        await self.store.close()

    def place(self) -> Place:
        return Place(self.guild, next(self._channels))

    async def live(self, *people: Person) -> int:
        """A game of these people."""
        table = done(await self.tables.open(self.place(), people[0], "parley", {}, RULES)).table.id
        for person in people[1:]:
            done(await self.tables.join(table, person))
        done(await self.tables.start(table, people[0].id))
        return table


@pytest.fixture
async def processes(postgres_url: str) -> AsyncIterator[tuple[Process, Process]]:
    made: list[Process] = []
    for shard in range(SHARDS):
        store = await TableStore.open(postgres_url, wait=5, claim=Claim(SHARDS, (shard,)))
        made.append(await Process(store, shard).begin())
    yield made[0], made[1]
    for process in made:
        await process.close()


async def everything(server: Server, database: str) -> str:
    """All rows of all tables, as text."""
    connection = await asyncpg.connect(server.dsn(database))
    rows = [row for table in metadata.tables for row in await connection.fetch(f"SELECT * FROM {table}")]
    await connection.close()
    return "\n".join(map(repr, rows))


# ---- wherever they play --------------------------------------------------------------------------------------------


async def test_a_table_of_the_other_process_can_be_glanced_at_and_not_played(
    processes: tuple[Process, Process],
) -> None:
    first, second = processes
    here, there = await first.live(ANA, PEP), await second.live(ANA, ZOE)
    assert await first.tables.tables_of(ANA.id) == [here, there]
    assert await first.tables.tables_of(ANA.id, first.guild) == [here]
    seen = await first.tables.glance(there)
    assert (seen.place.guild, seen.status) == (second.guild, "live")
    assert {seat.user for seat in seen.seats} == {ANA.id, ZOE.id}
    with pytest.raises(NoTableError):
        await first.tables.find(there)
    refused = await first.tables.change(there, press.press, ANA.id, 1, [("pass",)])
    assert isinstance(refused, Refused) and refused.key == "no-table"


async def test_the_limit_of_an_hour_holds_over_both(processes: tuple[Process, Process]) -> None:
    first, second = processes
    for process in (first, second, first):
        table = done(await process.tables.open(process.place(), EVE, "parley", {}, RULES)).table.id
        done(await process.tables.change(table, ending.end, EVE.id))
    for process in processes:
        refused = await process.tables.open(process.place(), EVE, "parley", {}, RULES)
        assert isinstance(refused, Refused) and refused.error.facts == {"whose": "hour", "limit": 3}
    assert done(await second.tables.open(second.place(), PEP, "parley", {}, RULES))


async def test_the_invitations_of_a_day_hold_over_both(processes: tuple[Process, Process]) -> None:
    """Nobody is called twice and nobody calls more than eight, though both count at the same moment."""
    first, _ = processes
    await first.people.set_calls(PEP.id, "played")

    def call(n: int, host: int, user: int) -> Any:
        return processes[n % 2].people.invitations.call(first.guild, host, [user], 1)

    whys = await asyncio.gather(*(call(n, 1000 + n, EVE.id) for n in range(12)))
    assert sorted(map(str, whys)) == [str({EVE.id: "today"})] * 11 + ["{}"]
    assert await call(0, 1000, PEP.id) == {PEP.id: "unwilling"}, "they have played with none of them"
    whys = await asyncio.gather(*(call(n, 999, 2000 + n) for n in range(12)))
    assert sum(not why for why in whys) == 8 and {one for why in whys for one in why.values()} == {"enough"}


async def test_each_evening_has_one_post_though_both_see_to_it(processes: tuple[Process, Process]) -> None:
    """As for the moments in which a server goes from one to the other."""
    guild, now = processes[0].guild, processes[0].tables.time.now()
    for evening in range(6):
        row = EveningRow(guild, 20, 20, "UTC", "1234567", "en", f"2026-01-0{evening + 1}", now - 60, now)
        await processes[evening % 2].store.evenings.keep(row)
        await asyncio.gather(*(process.evenings.take(guild) for process in processes))
        kept = await processes[0].store.evenings.posts(guild)
        assert sorted(post.day for post in kept) == [f"2026-01-0{n + 1}" for n in range(evening + 1)]
        due = await processes[0].store.evenings.of(guild)
        assert due is not None and due.due_at is not None and due.due_at > now


async def test_both_keep_what_they_keep_of_the_bot_itself(processes: tuple[Process, Process]) -> None:
    def add(who: str) -> Any:
        return lambda own: {**own, "news": {**own.get("news", {}), who: ["parley"]}}

    await asyncio.gather(*[one.servers.change_own(add(f"{at}-{n}")) for at, one in enumerate(processes)
                           for n in range(5)])  # fmt: skip
    assert len((await processes[0].servers.own())["news"]) == 10


# ---- forgetting ----------------------------------------------------------------------------------------------------


async def test_who_is_forgotten_is_gone_from_the_games_of_both(
    processes: tuple[Process, Process], postgres: Server, migrated: str
) -> None:
    first, second = processes
    for process in processes:
        process.listens()
    await first.live(EVE, ANA)
    there = await second.live(PEP, EVE, ZOE)
    left = await second.live(MAX, EVE, ZOE)
    await second.tables.change(left, seats.leave, EVE.id)  # given up before: she is only remembered there
    assert str(EVE.id) in await everything(postgres, migrated)

    assert await first.people.forget(EVE.id) is True
    kept = await everything(postgres, migrated)
    assert str(EVE.id) not in kept and EVE.name not in kept
    assert EVE.id not in {seat.leaver for table in (there, left) for seat in (await second.tables.find(table)).seats}
    for table in (there, left):  # what is in memory must not bring her back to disk
        done(await second.tables.change(table, seats.leave, ZOE.id))
    kept = await everything(postgres, migrated)
    assert str(EVE.id) not in kept and EVE.name not in kept
    assert {seat.user for seat in (await second.tables.find(there)).seats if seat.user} == {PEP.id}
    again = done(await second.tables.open(second.place(), EVE, "parley", {}, RULES))
    assert again.table.host == EVE.id, "she begins as somebody new"


async def test_a_process_that_does_not_answer_is_waited_for_and_does_it_later(
    processes: tuple[Process, Process], postgres: Server, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "PATIENCE", 0.3)
    first, second = processes
    await first.live(EVE, ANA)
    there = await second.live(PEP, EVE)
    assert await first.people.forget(EVE.id) is False
    assert await first.tables.tables_of(EVE.id) == [there]
    refused = await first.tables.open(first.place(), EVE, "parley", {}, RULES)
    assert isinstance(refused, Refused) and refused.key == "not-saved", "until it is done they sit down nowhere"
    assert await first.people.forget(EVE.id) is False, "asked again it is the same wish"

    await second.people.catch_up()
    kept = await everything(postgres, migrated)
    assert str(EVE.id) not in kept and EVE.name not in kept
    await first.people.catch_up()
    assert done(await first.tables.open(first.place(), EVE, "parley", {}, RULES))


async def test_a_table_loaded_between_letting_go_and_forgetting_forgets(
    processes: tuple[Process, Process], postgres: Server, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rows still have the id then."""
    monkeypatch.setattr(forgetting, "PATIENCE", 0.1)
    first, second = processes
    table = await second.live(PEP, EVE, ZOE)
    await second.tables.change(table, seats.leave, EVE.id)
    await second.store.ask_to_forget(EVE.id, -7, SHARDS)
    await second.people.catch_up()
    (await second.tables.find(table)).state = None  # as after a restart: read from disk when it is wanted
    assert {seat.leaver for seat in (await second.tables.find(table)).seats} == {None, -7}
    await first.people.catch_up()
    done(await second.tables.change(table, seats.leave, ZOE.id))
    assert str(EVE.id) not in await everything(postgres, migrated)


async def test_nobody_is_forgotten_while_they_sit_in_a_table_that_nobody_had_loaded(
    processes: tuple[Process, Process], postgres: Server, migrated: str
) -> None:
    """They leave it first: no game goes on with somebody in it who isn't known any more."""
    first, second = processes
    table = await second.live(PEP, EVE, ZOE)
    await second.store.ask_to_forget(EVE.id, -7, SHARDS)
    await second.store.let_go(EVE.id, [1])  # by a process that had the connection then, and not this table
    for process in (first, second, first):
        await process.people.catch_up()
    assert {seat.user for seat in (await second.tables.find(table)).seats} == {PEP.id, ZOE.id, None}
    assert str(EVE.id) not in await everything(postgres, migrated)


async def test_an_operator_s_wish_is_one_for_all(
    processes: tuple[Process, Process], postgres_url: str, postgres: Server, migrated: str
) -> None:
    for process in processes:
        process.listens()
    await processes[0].live(EVE, ANA)
    await processes[1].live(EVE, PEP)
    assert await ask_to_forget(server(postgres_url), EVE.id, 15)
    assert str(EVE.id) not in await everything(postgres, migrated)
