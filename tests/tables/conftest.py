"""A world on a database of its own."""

from collections.abc import AsyncIterator

import pytest

from tables.time_source import FakeTime
from tests.databases import address, new_database, path  # noqa: F401
from tests.postgres import on_both
from tests.tables.builder import World

QUICK = {"test_undo", "test_pause"}
"""Modules whose tests run on PostgreSQL in `make test` too; the others in `make test-long`."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Both databases, for tests that don't want a file."""
    on_both(metafunc, metafunc.module.__name__.rpartition(".")[2] in QUICK)


@pytest.fixture
async def world(address: str) -> AsyncIterator[World]:  # noqa: F811
    opened = await World(address, FakeTime()).open()
    yield opened
    await opened.close()
