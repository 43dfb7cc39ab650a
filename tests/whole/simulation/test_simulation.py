"""Runs of the whole bot by seed. `SEED=17 pytest tests/whole/simulation -k one` lives through one again."""

from __future__ import annotations

import os
from random import Random  # noqa: TID251 - seeded
from typing import Any

import pytest

from .life import Run, run_of
from .planted import PLANTED

SEEDS = 18
AT_ONCE = 3
"""Runs in one test: so that several processes share them."""
MANY = 3000
PLANTED_SEEDS = 30
MANY_REFUSED = 30
"""Edits with pictures that aren't there: more than the delivery has of itself as it is, at most 12 in a run."""
KNOWN = ("Attachment data not found", "doesn't say")
"""Faults of the delivery as it is, to be none with the reconciler; then this goes. Edits by token keep pictures that
their message hasn't got (most seeds); a hand opened twice in a moment has neither its pictures nor words (seed 14)."""


def faults(run: Run) -> list[str]:
    return [one for one in run.wrong if KNOWN[0] not in one and not (one.startswith("the hand") and KNOWN[1] in one)]


def told(run: Run) -> str:
    return "\n".join([f"seed {run.seed}: SEED={run.seed} pytest {__file__} -k one", *faults(run)])


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_whatever_happens_what_is_shown_is_what_is_wanted(first: int) -> None:
    runs = [run_of(seed) for seed in range(first, first + AT_ONCE)]
    assert not any(map(faults, runs)), "\n\n".join(told(run) for run in runs if faults(run))
    for run in runs:
        assert len(run.replies) >= 150 and run.books is not None
        assert len(run.books.tables) >= 3 and len(run.away) >= 2


def test_a_seed_is_the_same_run_again() -> None:
    assert run_of(1, presses=40).story == run_of(1, presses=40).story


@pytest.mark.skipif("SEED" not in os.environ, reason="for one that has failed")
def test_one() -> None:
    run = run_of(int(os.environ["SEED"]))
    assert not faults(run), "\n".join([*run.story, *faults(run)])


@pytest.mark.long
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("first", range(SEEDS, MANY, 100))
def test_many_more(first: int) -> None:
    runs = (run_of(seed) for seed in range(first, min(first + 100, MANY)))
    assert [told(run) for run in runs if faults(run)] == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("planted", PLANTED)
def test_a_broken_delivery_is_noticed_by_every_seed(planted: Any) -> None:
    unnoticed: list[int] = []
    for seed in range(PLANTED_SEEDS):
        with planted(Random(seed)):
            run = run_of(seed)
        if not faults(run) and sum(KNOWN[0] in one for one in run.wrong) < MANY_REFUSED:
            unnoticed.append(seed)
    assert unnoticed == []
