"""Runs of the whole bot by seed. `SEED=17 pytest tests/whole/simulation -k one` lives through one again;
`SEEDS=3000 pytest tests/whole/simulation -m long -k many` through as many as nobody waits for."""

from __future__ import annotations

import os
from random import Random  # noqa: TID251 - seeded
from typing import Any

import pytest

from .life import Run, run_of
from .planted import PLANTED, SUBTLE

pytestmark = pytest.mark.filterwarnings(
    "ignore:The garbage collector is trying to clean up:sqlalchemy.exc.SAWarning"  # of a life that was killed
)

SEEDS = 30
AT_ONCE = 3
"""Runs in one test: so that several processes share them."""
MANY = int(os.environ.get("SEEDS", "500"))
"""For every 100 a core takes about seven minutes."""
PLANTED_SEEDS = 30
SUBTLE_SEEDS = 60


def told(run: Run) -> str:
    return "\n".join([f"seed {run.seed}: SEED={run.seed} pytest {__file__} -k one", *run.wrong])


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_whatever_happens_what_is_shown_is_what_is_wanted(first: int) -> None:
    runs = [run_of(seed) for seed in range(first, first + AT_ONCE)]
    assert not any(run.wrong for run in runs), "\n\n".join(told(run) for run in runs if run.wrong)
    for run in runs:
        assert len(run.replies) >= 150 and run.books is not None
        assert len(run.books.tables) >= 3 and len(run.away) >= 2


def test_a_seed_is_the_same_run_again() -> None:
    assert run_of(1, presses=40).story == run_of(1, presses=40).story


@pytest.mark.skipif("SEED" not in os.environ, reason="for one that has failed")
def test_one() -> None:
    run = run_of(int(os.environ["SEED"]))
    assert not run.wrong, "\n".join([*run.story, *run.wrong])


@pytest.mark.long
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("first", range(0, MANY, 50))
def test_many_more(first: int) -> None:
    runs = (run_of(seed) for seed in range(first, first + 50))
    assert [told(run) for run in runs if run.wrong] == []


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("planted", SUBTLE)
def test_a_fault_in_a_seldom_branch_is_noticed_by_some_seed(planted: Any) -> None:
    for seed in range(SUBTLE_SEEDS):
        with planted(Random(seed)):
            if run_of(seed, first=True).wrong:
                return
    pytest.fail(f"none of {SUBTLE_SEEDS} seeds notices it")


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("planted", PLANTED)
def test_a_broken_delivery_is_noticed_by_every_seed(planted: Any) -> None:
    unnoticed: list[int] = []
    for seed in range(PLANTED_SEEDS):
        with planted(Random(seed)):
            run = run_of(seed, first=True)
        if not run.wrong:
            unnoticed.append(seed)
    assert unnoticed == []
