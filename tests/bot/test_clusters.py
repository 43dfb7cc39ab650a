"""Which of Discord's connections a process is to have. What processes do beside each other: `tests/cluster`."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from bot.operations.settings import Settings, shard_ids


@pytest.mark.parametrize(
    ("shards", "ids", "cluster", "own"),
    [
        (4, None, None, (0, 1, 2, 3)),
        (16, "0-3", None, (0, 1, 2, 3)),
        (16, "0,2, 5-6", None, (0, 2, 5, 6)),
        (16, None, "0/4", (0, 1, 2, 3)),
        (16, None, "3/4", (12, 13, 14, 15)),
        (5, None, "0/2", (0, 1, 2)),
        (5, None, "1/2", (3, 4)),
        (1, None, "0/1", (0,)),
    ],
)
def test_which_shards_a_process_is_to_have(shards: int, ids: str | None, cluster: str | None, own: Any) -> None:
    assert shard_ids(shards, ids, cluster) == own


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"SHARDS": 4, "SHARD_IDS": "4"}, "SHARD_IDS are numbers from 0 to 3"),
        ({"SHARDS": 4, "SHARD_IDS": "3-1"}, "SHARD_IDS are numbers from 0 to 3"),
        ({"SHARDS": 4, "CLUSTER": "4/4"}, "CLUSTER is the number of a part"),
        ({"SHARDS": 4, "CLUSTER": "0/5"}, "CLUSTER is the number of a part"),
        ({"SHARDS": 4, "CLUSTER": "first"}, "CLUSTER is the number of a part"),
        ({"SHARDS": 4, "CLUSTER": "0/2", "SHARD_IDS": "0"}, "set one of them"),
        ({"SHARDS": 0}, "SHARDS must say"),
        ({"SHARDS": 4, "CLUSTER": "0/2", "DATABASE_URL": "sqlite+aiosqlite:///a.db"}, "need a DATABASE_URL of"),
    ],
)
def test_what_is_no_part_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Settings(**{"DATABASE_URL": "postgresql+asyncpg://localhost/alakazum", **given})
