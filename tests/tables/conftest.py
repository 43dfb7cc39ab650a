"""A world on a file of its own."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import TableStore
from tables.time_source import FakeTime
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


@pytest.fixture
async def world(path: Path) -> AsyncIterator[World]:
    opened = await World(path, FakeTime()).open()
    yield opened
    await opened.close()
