"""What is PostgreSQL's own: whose a database is, who may have it, what an operator does with it."""

import asyncio
import json
import os
import ssl
import struct
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from storage import addresses, postgres_engine
from storage import postgres as dialect
from storage.__main__ import main
from storage.dump import environment
from storage.errors import (
    DatabaseInUse,
    DatabaseLost,
    ForeignDatabase,
    NewerDatabase,
    StorageError,
    UnusableAddress,
)
from storage.migrate import newest
from storage.ownership import ALONE, Claim
from storage.rows import WHOLE
from storage.schema import APPLICATION_ID, metadata
from storage.store import TableStore
from tests.databases import url
from tests.postgres import Server
from tests.storage.conftest import open_url
from tests.storage.examples import NOW, a_lobby, a_move, over, started

pytestmark = pytest.mark.postgres


@pytest.fixture
def other(postgres: Server) -> Iterator[str]:
    """The name of a database with nothing in it."""
    postgres.execute("CREATE DATABASE other")
    yield "other"
    postgres.execute("DROP DATABASE other WITH (FORCE)")


async def played(address: str) -> None:
    """Two live tables, one that is over, and a lobby."""
    store = await open_url(address)
    for channel in range(3):
        row = a_lobby(channel)
        await store.create_table(row)
        await store.commit(started(row))
        for n in range(1 + channel):
            await store.commit(a_move(row.id, n))
            row.n = n + 1
    await store.commit(over(row, 9))
    await store.create_table(a_lobby(9))
    await store.change_user_settings(30, lambda _: {"locale": "gl"})
    await store.beat(NOW)
    await store.close()


def command(*arguments: object) -> int:
    return main([*map(str, arguments)])


def test_a_file_moves_to_a_server_and_back_with_every_row(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, back = url(tmp_path / "first.db"), url(tmp_path / "back.db")
    asyncio.run(played(first))
    assert command("copy", first, postgres_url) == 0
    printed = capsys.readouterr().out
    assert "4 tables" in printed and "9 moves" in printed  # three openings and 1 + 2 + 3 answers
    assert command("copy", postgres_url, back) == 0
    for address in (postgres_url, back):
        assert command("--database", address, "check") == 0
    capsys.readouterr()
    exported: list[str] = []
    for address in (first, postgres_url, back):
        assert command("--database", address, "export", 2) == 0
        exported.append(capsys.readouterr().out)
    assert exported[0] == exported[1] == exported[2]
    assert json.loads(exported[1])["table"]["snapshot"] == {"n": 2}
    assert asyncio.run(goes_on(postgres_url)) == 5, "the next table has the next number"


async def goes_on(address: str) -> int:
    """Play on, and open one table more: its number."""
    store = await open_url(address)
    await store.commit(a_move(2, 2))
    number = await store.create_table(a_lobby(50))
    await store.close()
    return number


def test_a_copy_overwrites_nothing(postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(postgres_url))
    asyncio.run(played(url(tmp_path / "a.db")))
    assert command("copy", url(tmp_path / "a.db"), postgres_url) == 1
    assert "isn't empty; nothing was written to it" in capsys.readouterr().err


async def test_nothing_is_copied_while_the_bot_runs(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await open_url(postgres_url)
    for arguments in (["copy", postgres_url, url(tmp_path / "a.db")], ["--database", postgres_url, "person", 30]):
        assert await asyncio.to_thread(command, *arguments) == 1
        assert "The bot runs (1 shards): stop it first" in capsys.readouterr().err
    await store.close()


async def test_a_bot_that_runs_is_asked_to_forget(
    postgres_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.__main__.FORGOTTEN_WITHIN", 0.3)
    store = await open_url(postgres_url)
    forget = ("--database", postgres_url, "forget", 30)
    assert await asyncio.to_thread(command, *forget) == 1
    assert "The bot was asked to forget 30" in capsys.readouterr().err
    (wish,) = await store.forgetting()
    assert (wish.user_id, wish.shard, wish.shards) == (30, WHOLE, 0)
    monkeypatch.setattr("storage.__main__.FORGOTTEN_WITHIN", 20)
    asked = asyncio.create_task(asyncio.to_thread(command, *forget))
    await asyncio.sleep(0.2)
    assert await store.forgetting() == [wish], "the same wish, under the same pseudonym"
    await store.forget_user(30, wish.alias)  # what the bot does once all have let them go
    assert await asked == 0 and "Forgotten by the bot" in capsys.readouterr().out
    await store.close()


def test_a_backup_is_a_dump_that_restores(
    postgres: Server,
    postgres_url: str,
    other: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", f"{postgres.binaries}{os.pathsep}{os.environ['PATH']}")
    asyncio.run(played(postgres_url))
    kept = tmp_path / "backup.dump"
    assert command("--database", postgres_url, "backup", kept) == 0
    assert command("--database", postgres_url, "backup", kept) == 1  # it overwrites nothing
    restored = addresses.server(postgres.url(other))
    subprocess.run(
        ["pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", f"--dbname={other}", str(kept)],
        env=os.environ | environment(restored),
        check=True,
    )
    capsys.readouterr()
    shown: list[str] = []
    for address in (postgres_url, postgres.url(other)):
        assert command("--database", address, "check") == 0
        capsys.readouterr()
        assert command("--database", address, "export", 1) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert asyncio.run(goes_on(postgres.url(other))) > 4, "numbers that were fetched and not used are left out"


def test_without_pg_dump_it_is_said_what_to_do(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert command("--database", postgres_url, "backup", tmp_path / "a") == 1
    assert "apt install postgresql-client" in capsys.readouterr().err
    assert not (tmp_path / "a").exists()


async def test_a_database_of_another_program_is_left_alone(postgres: Server, other: str) -> None:
    connection = await asyncpg.connect(postgres.dsn(other))
    await connection.execute("CREATE TABLE invoices (id int)")
    with pytest.raises(ForeignDatabase, match="tables of another program"):
        await open_url(postgres.url(other))
    assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 1
    await connection.close()


async def test_the_migrations_leave_as_much_room_beside_rows_as_the_schema_says(
    postgres: Server, migrated: str, other: str
) -> None:
    modelled = create_async_engine(postgres.url(other))
    async with modelled.begin() as connection:
        await connection.run_sync(metadata.create_all)
    await modelled.dispose()
    for database in (migrated, other):
        connection = await asyncpg.connect(postgres.dsn(database))
        options = await connection.fetchval("SELECT reloptions FROM pg_class WHERE relname = 'tables'")
        await connection.close()
        assert options == ["fillfactor=50"]


async def test_a_newer_schema_is_refused(postgres: Server, postgres_url: str, migrated: str) -> None:
    connection = await asyncpg.connect(postgres.dsn(migrated))
    was = await connection.fetchval("UPDATE alembic_version SET version_num = '9999' RETURNING version_num")
    try:
        with pytest.raises(NewerDatabase, match="schema 9999"):
            await open_url(postgres_url)
    finally:
        assert was == "9999"
        await connection.execute("UPDATE alembic_version SET version_num = $1", newest())
        await connection.close()


async def test_where_no_server_is_that_is_said() -> None:
    with pytest.raises(DatabaseLost, match="can't be reached"):
        await TableStore.open("postgresql+asyncpg://bot:secret@127.0.0.1:1/alakazum", wait=0)
    with pytest.raises(UnusableAddress, match="names no database") as refusal:
        await TableStore.open("postgresql+asyncpg://bot:secret@localhost")
    assert "secret" not in str(refusal.value)


def test_an_unknown_error_is_not_put_down_to_a_row() -> None:
    found = postgres_engine.translate(TypeError("connect() got an unexpected keyword argument"), "the database db")
    assert type(found) is StorageError and "failed in a way that the bot doesn't know" in str(found)


# the address that hosts hand out

PEM = Path(__file__).with_name("localhost.pem")


@asynccontextmanager
async def with_tls(postgres: Server) -> AsyncIterator[int]:
    """A port where the server is reached by TLS alone."""
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(PEM)

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while more := await reader.read(1 << 16):
            writer.write(more)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = struct.unpack("!ii", await reader.readexactly(8))
        if asked != (8, 80877103):  # no SSLRequest: who speaks plainly is not listened to
            writer.close()
            return
        writer.write(b"S")
        await writer.start_tls(tls)
        inside, outside = await postgres.connect()
        await asyncio.gather(pump(reader, outside), pump(inside, writer), return_exceptions=True)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@pytest.mark.parametrize(
    "query",
    [
        "sslmode=require",
        "ssl=require",
        "sslmode=require&channel_binding=require",
        f"sslmode=verify-full&sslrootcert={PEM}",
    ],
)
async def test_the_address_that_hosts_hand_out_opens_with_tls(postgres: Server, postgres_url: str, query: str) -> None:
    user, name = make_url(postgres_url).username, make_url(postgres_url).database
    async with with_tls(postgres) as port:
        where = f"postgres://{user}:x@localhost:{port}/{name}"
        store = await TableStore.open(f"{where}?{query}", now=lambda: NOW, wait=0)
        assert await store.load_live() == []
        await store.close()
        with pytest.raises(DatabaseLost, match="is lost"):
            await TableStore.open(f"{where}?sslmode=disable", wait=0)


def test_pg_dump_is_told_the_same() -> None:
    where = addresses.server("postgres://u:p%40ss@h:5/d?sslmode=verify-full&sslrootcert=/ca.pem&connect_timeout=9")
    assert environment(where) == {
        "PGHOST": "h", "PGPORT": "5", "PGUSER": "u", "PGPASSWORD": "p@ss", "PGDATABASE": "d",
        "PGSSLMODE": "verify-full", "PGSSLROOTCERT": "/ca.pem",
    }  # fmt: skip


# who owns what


async def opened(address: str, shards: int, *wanted: int) -> TableStore:
    return await TableStore.open(address, now=lambda: NOW, wait=0, claim=Claim(shards, wanted))


async def test_each_shard_is_one_processs(postgres_url: str) -> None:
    first = await opened(postgres_url, 4, 0, 1)
    with pytest.raises(DatabaseInUse, match="has all of shards 0 to 1"):
        await opened(postgres_url, 4, 0, 1)
    second = await opened(postgres_url, 4, 1, 2, 3)
    assert (first.database.claim.owned, second.database.claim.owned) == ({0, 1}, {2, 3})
    assert not await second.database.take(1)
    assert first.cluster.may_act()
    await first.close()
    assert not first.cluster.may_act(), "whoever has it now answers"
    await second.close()


async def test_another_number_of_shards_is_refused_while_one_lives(
    postgres: Server, postgres_url: str, migrated: str
) -> None:
    first, waits = await opened(postgres_url, 4, 0), await asyncpg.connect(postgres.dsn(migrated))
    for claim, why in ((Claim(8, (1,)), "with 4 shards lives, this one has 8"), (Claim(ALONE, ()), "stop it first")):
        assert why in str(await claim.enter(waits))
    await (await opened(postgres_url, 4, 1)).close()  # whoever waits with another number hinders nobody
    await waits.close()
    await first.close()
    alone = await open_alone(postgres_url)
    with pytest.raises(DatabaseInUse, match="has the database to itself"):
        await opened(postgres_url, 4, 0)
    await alone.close()


async def open_alone(address: str) -> TableStore:
    """The server may need a moment to see that the session before has gone."""
    return await TableStore.open(address, wait=5, claim=Claim(ALONE, ()))


async def test_who_loses_its_session_saves_nothing_more_and_another_takes_over(
    postgres: Server, postgres_url: str, migrated: str
) -> None:
    first = await open_url(postgres_url)
    row = a_lobby()
    await first.create_table(row)
    await first.commit(started(row))
    connection = await asyncpg.connect(postgres.dsn(migrated))
    assert await connection.fetchval(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_locks WHERE locktype = 'advisory' AND classid = $1",
        APPLICATION_ID,
    )
    await connection.close()
    async with asyncio.timeout(20):
        await first.database.lost.wait()
    with pytest.raises(DatabaseLost):
        await first.commit(a_move(row.id, 0))
    with pytest.raises(DatabaseLost):
        await first.check_files()
    second = await open_url(postgres_url)
    await second.commit(a_move(row.id, 0))
    with pytest.raises(DatabaseLost):
        await first.create_table(a_lobby(7))
    assert (await second.load(row.id)).n == 1
    await first.close()
    await second.close()


async def test_a_session_that_says_nothing_is_ended_by_the_server(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialect, "IDLE", 0.5)
    monkeypatch.setattr(postgres_engine, "IDLE", 0.5)
    monkeypatch.setattr(dialect, "BEAT", 60.0)
    silent = await open_url(postgres_url)
    async with asyncio.timeout(20):
        await silent.database.lost.wait()
    with pytest.raises(DatabaseLost):
        await silent.beat(NOW)
    await silent.close()
    for module in (dialect, postgres_engine):
        monkeypatch.setattr(module, "IDLE", 2.0)  # twenty signs of life: a busy machine gives one of them in time
    monkeypatch.setattr(dialect, "BEAT", 0.1)
    alive = await open_url(postgres_url)
    await asyncio.sleep(2.5)
    await alive.beat(NOW)
    await alive.close()


def test_the_times_fit_together() -> None:
    """Who can't reach the server knows it before the server gives the tables away, whatever it was doing."""
    assert dialect.BEAT + dialect.FENCE < dialect.IDLE <= 8


async def test_what_took_long_counts_from_when_it_was_asked(
    postgres: Server, postgres_url: str, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server may have counted our silence from then on: whoever counts from the answer owns longer than it says."""
    monkeypatch.setattr(dialect, "BEAT", 60.0)
    store = await open_url(postgres_url)
    connection = await asyncpg.connect(postgres.dsn(migrated))
    loop = asyncio.get_running_loop()
    async with connection.transaction():
        await connection.execute("LOCK TABLE heartbeat")
        asked = loop.time()
        saving = asyncio.create_task(store.beat(NOW))
        await asyncio.sleep(0.6)
    await saving
    assert store.cluster.silence() > 0.3, "counted from the answer it would be next to nothing"
    for since_asked, may_act in ((dialect.IDLE - 0.2, True), (dialect.IDLE + 0.2, False)):
        with monkeypatch.context() as later:
            later.setattr(loop, "time", lambda moment=asked + since_asked: moment)
            assert store.cluster.may_act() is may_act
    await connection.close()
    await store.close()


@pytest.mark.parametrize("ends", ["lives", "stops", "loses its session"])
async def test_sessions_begin_apart_whatever_becomes_of_the_first(
    ends: str, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialect, "IDENTIFY", 1.0)
    first, second = await opened(postgres_url, 2, 0), await opened(postgres_url, 2, 1)
    loop = asyncio.get_running_loop()
    await first.cluster.may_identify(0)
    began = loop.time()
    if ends == "stops":
        await first.close()
    elif ends == "loses its session":
        first.database._driver.terminate()  # as when the line breaks: a store has no wish to
    await second.cluster.may_identify(1)
    assert loop.time() - began < 0.5, "another bucket doesn't wait"
    await second.cluster.may_identify(0)
    assert 0.9 <= loop.time() - began < 2.5
    assert await second.last_beat() is None, "that is no sign of life of a bot"
    await first.close()
    await second.close()


async def test_a_word_that_comes_too_late_is_asked_for_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was stopped after it had asked doesn't begin a session beside another's."""
    monkeypatch.setattr(dialect, "IDENTIFY", 0.6)
    store = await open_url(postgres_url)
    # The server can't be told to take its time over one statement: the driver does.
    real, asked = store.database._driver.fetchval, list[float]()

    async def slow(query: str, *values: object) -> object:
        found = await real(query, *values)
        if query == dialect._BEGIN_SESSION and found is not None:
            asked.append(asyncio.get_running_loop().time())
            await asyncio.sleep(dialect.AT_ONCE + 0.1 if len(asked) == 1 else 0)
        return found

    monkeypatch.setattr(type(store.database._driver), "fetchval", lambda _, *given: slow(*given))
    await store.cluster.may_identify(0)
    assert len(asked) >= 2 and asked[1] - asked[0] >= 0.5
    await store.close()


LOSSES = {
    "stopped in a transaction": asyncpg.exceptions.IdleInTransactionSessionTimeoutError("terminating connection"),
    "ended by the operator": asyncpg.AdminShutdownError("terminating connection"),
    "out of step": asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress."),
    "closed": asyncpg.InterfaceError("connection is closed"),
    "cut": ConnectionResetError("Connection lost"),
}


@pytest.mark.parametrize("how", LOSSES)
async def test_a_lost_session_is_told_as_that(how: str, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never as a row that was refused, or as what the driver makes of it: that would be a fault of the table."""
    store = await open_url(postgres_url)
    assert isinstance(store.database.translate(LOSSES[how]), DatabaseLost)
    row = a_lobby()
    await store.create_table(row)
    driver = store.database._driver  # what is lost when it comes from the network can be made up here alone

    async def fails(*_: object) -> None:
        driver.terminate()
        raise LOSSES[how]

    for method in ("executemany", "fetchmany", "fetchval", "execute"):
        monkeypatch.setattr(type(driver), method, fails)
    with pytest.raises(DatabaseLost):
        await store.commit(started(row))
    for again in (store.cluster.take(1), store.cluster.may_identify(0), store.beat(NOW), store.notify_processes()):
        with pytest.raises(DatabaseLost) as lost:
            await again
        assert "switch" not in str(lost.value)
    await store.close()
