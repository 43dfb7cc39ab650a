"""A store on a real file."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage.rows import TableRow
from storage.store import TableStore
from tests.storage.examples import NOW, a_lobby, started, url


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated, empty database to copy."""
    path = tmp_path_factory.mktemp("storage") / "new.db"
    asyncio.run(_make(path))
    return path


async def _make(path: Path) -> None:
    await (await TableStore.open(url(path))).close()


@pytest.fixture
def path(tmp_path: Path, new_database: Path) -> Path:
    """An empty database of this test's own."""
    return Path(shutil.copy(new_database, tmp_path / "alakazum.db"))


@pytest.fixture
async def store(path: Path) -> AsyncIterator[TableStore]:
    """A store at a fixed moment."""
    opened = await open_at(path)
    yield opened
    await opened.close()


async def open_at(path: Path) -> TableStore:
    """Open at a fixed moment; a lock that is taken is an error at once."""
    return await TableStore.open(url(path), now=lambda: NOW, wait=0)


@pytest.fixture
def live(store: TableStore) -> Callable[[int], Awaitable[TableRow]]:
    """Make a live table in a channel."""

    async def make(channel: int = 20) -> TableRow:
        row = a_lobby(channel)
        await store.create_table(row)
        await store.commit(started(row))
        return row

    return make
