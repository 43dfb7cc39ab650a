"""Alakazam! keeps the kernel's word: open, face down, as a market, and slow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.conformance import PARTS, WHOLE, GameCase, check_position, picked

from .case import CASES

AT_A_TABLE = [part for part in PARTS if part not in WHOLE]
BY_CASE = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


@BY_CASE
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("part", AT_A_TABLE, ids=lambda part: part.__name__)
def test_conformance(case: GameCase, seats: int, part: Callable[[GameCase], Any]) -> None:
    assert part(replace(case, seats=(seats,)))


@BY_CASE
@pytest.mark.parametrize("part", WHOLE, ids=lambda part: part.__name__)
def test_conformance_as_a_whole(case: GameCase, part: Callable[[GameCase], Any]) -> None:
    assert part(case)


@BY_CASE
@settings(max_examples=12, deadline=None)
@given(
    seats=st.sampled_from((2, 3, 4, 5)),
    seed=st.binary(min_size=32, max_size=32),
    picks=st.lists(st.integers(0, 999), max_size=60),
)
def test_every_position_keeps_the_kernels_word(case: GameCase, seats: int, seed: bytes, picks: list[int]) -> None:
    assert len(picked(case, seats, seed, picks, look=check_position).moves) == len(picks)
