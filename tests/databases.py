"""An empty database of a test's own: a file or, where a test wants no file, on a real server too. For `conftest.py`."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from storage.store import TableStore


def url(path: Path) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{path}"


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
def address(request: pytest.FixtureRequest) -> str:
    """An empty database of this test's own, in one of the two (`tests.postgres.on_both`)."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return url(request.getfixturevalue("path"))
