"""A PostgreSQL server that may be killed: what it has confirmed is there when it starts again."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from storage import addresses
from storage.ownership import SHARD
from storage.postgres_engine import migrate
from tests.postgres import Server

DATABASE = "alakazum"
PATIENCE = 10.0

# Notes each write of a table, and whether its session has the lock of the table's shard at that moment.
_NOTES = """
CREATE SCHEMA proof;
CREATE TABLE proof.writes (
    at timestamptz DEFAULT clock_timestamp(), who text DEFAULT current_setting('application_name'),
    what text, id bigint, shard int, owns bool);
CREATE FUNCTION proof.note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    written bigint; carried int;
BEGIN
    IF TG_TABLE_NAME = 'tables' THEN written := NEW.id; ELSE written := NEW.table_id; END IF;
    SELECT (guild_id >> 22) % {shards} INTO carried FROM public.tables WHERE id = written;
    INSERT INTO proof.writes (what, id, shard, owns) SELECT TG_OP || ' ' || TG_TABLE_NAME, written, carried, EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = pg_backend_pid()
            AND classid::bigint = {key} AND objid::int = carried);
    RETURN NULL;
END $$;
CREATE TRIGGER note AFTER INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION proof.note();
CREATE TRIGGER note AFTER INSERT ON moves FOR EACH ROW EXECUTE FUNCTION proof.note()
"""


class Mortal(Server):
    """It can be killed with all its processes."""

    async def crash(self) -> None:
        """`kill -9` of every process, at once."""
        first = psutil.Process(self.pid)
        processes = [first, *first.children()]
        for process in processes:
            process.kill()
        await asyncio.to_thread(psutil.wait_procs, processes, PATIENCE)

    async def start_again(self) -> None:
        """Start on what is on disk, which takes a moment."""
        await asyncio.to_thread(self.start)


@contextmanager
def noting(server: Server, shards: int) -> Iterator[None]:
    """Within the block it is noted who writes tables to its bot's database."""
    server.execute(_NOTES.format(shards=shards, key=SHARD), database=DATABASE)
    yield
    server.execute("DROP SCHEMA proof CASCADE", database=DATABASE)


@contextmanager
def a_server(shards: int) -> Iterator[Mortal]:
    """A server of its own for one test. It needs to survive kills, not power cuts."""
    folder = Path(tempfile.mkdtemp(prefix="mortal-"))
    server = Mortal(folder)
    try:
        server.execute("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()", f"CREATE DATABASE {DATABASE}")
        asyncio.run(migrate(addresses.server(server.url(DATABASE))))
        with noting(server, shards):
            yield server
    finally:
        os.kill(server.pid, signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)
