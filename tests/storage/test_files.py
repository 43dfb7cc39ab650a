"""The files of a database: nobody else may read them, and what was deleted stands in none of them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from storage.backup import backup
from storage.rows import OURS
from storage.store import TableStore
from tests.databases import url
from tests.storage.conftest import open_at
from tests.storage.examples import a_lobby, a_move, an_answer, started
from tests.storage.test_people import forget

ZOE = 777_000_111_222_333


@pytest.fixture
def lenient() -> Iterator[None]:
    """As most systems have it: new files may be read by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The permissions of all files but the lock's, which says nothing."""
    return {
        path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if not path.name.endswith(".lock")
    }


async def test_nobody_else_may_read_a_database_its_log_and_its_copies(tmp_path: Path, lenient: None) -> None:
    path = tmp_path / "new.db"
    store = await TableStore.open(url(path), wait=0)
    await store.create_table(a_lobby())
    backup(path, tmp_path / "backup.db")
    await store.copy_beside("before")
    await store.rescue()
    found = modes(tmp_path)
    assert {"new.db", "new.db-wal", "new.db-shm", "backup.db", "new.db.before", "new.db.rescue"} <= found.keys()
    assert set(found.values()) == {0o600}, found
    await store.close()


def traces(path: Path) -> dict[str, int]:
    """How often somebody's id stands in each of the files: as SQLite writes an integer, and in words."""
    forms = (ZOE.to_bytes(8, "big"), str(ZOE).encode())
    return {
        each.name: sum(each.read_bytes().count(form) for form in forms)
        for each in (path, path.with_name(path.name + "-wal"))
    }


async def test_who_is_forgotten_stands_in_no_file_while_the_bot_runs(path: Path) -> None:
    store = await open_at(path)
    for channel in range(20, 30):
        row = a_lobby(channel, host=ZOE)
        await store.create_table(row)
        await store.commit(started(row))
        for n in range(1, 20):
            await store.commit(replace(a_move(row.id, n - 1), log=[an_answer(n, user=ZOE)]))
    await store.change_user_settings(ZOE, lambda _: {"locale": "gl"})
    await store.set_guild_settings(OURS, {"news": {str(ZOE): ["alakazoo"]}})
    assert sum(traces(path).values()) > 0
    await forget(store, ZOE)
    assert traces(path) == {path.name: 0, f"{path.name}-wal": 0}
    await store.close()
