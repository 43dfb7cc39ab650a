"""The conformance suite on both editions, for two, three and four seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.conformance import PARTS, GameCase, check_position, picked
from games.kernel.conformance.coverage import coverage

from .case import CASES

BY_EDITION = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


@BY_EDITION
@pytest.mark.parametrize("part", PARTS, ids=[part.__name__ for part in PARTS])
def test_conformance(case: GameCase, part: Callable[[GameCase], Any]):
    assert part(replace(case, games=2) if part is coverage else case)


@pytest.mark.long
@BY_EDITION
@pytest.mark.parametrize("part", PARTS, ids=[part.__name__ for part in PARTS])
def test_conformance_at_length(case: GameCase, part: Callable[[GameCase], Any]):
    assert part(replace(case, games=12))


@BY_EDITION
@settings(max_examples=12, deadline=None)
@given(
    seats=st.sampled_from((2, 3, 4)),
    seed=st.binary(min_size=32, max_size=32),
    picks=st.lists(st.integers(0, 24), max_size=60),
)
def test_every_position_keeps_the_kernels_word(case: GameCase, seats: int, seed: bytes, picks: list[int]):
    match = picked(case, seats, seed, picks, look=check_position)
    assert len(match.moves) == len(picks)
