"""A world on a database of its own."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import TableStore
from tables.time_source import FakeTime
from tests.postgres import on_both
from tests.tables.builder import World, url


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated, empty database to copy."""
    path = tmp_path_factory.mktemp("tables") / "empty.db"

    async def make() -> None:
        await (await TableStore.open(url(path))).close()

    asyncio.run(make())
    return path


@pytest.fixture
def path(tmp_path: Path, empty: Path) -> Path:
    return Path(shutil.copy(empty, tmp_path / "alakazum.db"))


QUICK = {"test_undo", "test_pause"}
"""Modules whose tests run on PostgreSQL in `make test` too; the others in `make test-long`."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Both databases, for tests that don't want a file."""
    on_both(metafunc, metafunc.module.__name__.rpartition(".")[2] in QUICK)


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    """An empty database of this test's own, in one of the two."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return url(request.getfixturevalue("path"))


@pytest.fixture
async def world(address: str) -> AsyncIterator[World]:
    opened = await World(address, FakeTime()).open()
    yield opened
    await opened.close()
