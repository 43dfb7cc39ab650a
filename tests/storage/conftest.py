"""A store on a real file, and on a real server."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage import addresses
from storage.rows import TableRow
from storage.store import TableStore
from tests.databases import address, new_database, path, url  # noqa: F401
from tests.postgres import on_both
from tests.storage.examples import NOW, a_lobby, started

QUICK = {
    "test_tables",
    "test_writer",
    "test_people",
    "test_personal_data",
    "test_reads",
    "test_rating",
    "test_evenings",
    "test_invitations",
}
"""Modules whose tests run on PostgreSQL in `make test` too."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Both databases, for tests that don't want a file."""
    on_both(metafunc, metafunc.module.__name__.rpartition(".")[2] in QUICK)


@pytest.fixture
async def store(address: str) -> AsyncIterator[TableStore]:  # noqa: F811
    """A store at a fixed moment."""
    opened = await open_url(address)
    yield opened
    await opened.close()


async def open_at(file: Path) -> TableStore:
    """Open a file at a fixed moment; a lock that is taken is an error at once."""
    return await open_url(url(file))


async def open_url(where: str) -> TableStore:
    """Open at a fixed moment. A server may need a moment to notice that a session has gone."""
    return await TableStore.open(where, now=lambda: NOW, wait=5 if addresses.on_server(where) else 0)


@pytest.fixture
def live(store: TableStore) -> Callable[[int], Awaitable[TableRow]]:
    """Make a live table in a channel."""

    async def make(channel: int = 20) -> TableRow:
        row = a_lobby(channel)
        await store.create_table(row)
        await store.commit(started(row))
        return row

    return make
