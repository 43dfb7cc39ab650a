"""Alakazum! keeps the kernel's word: the conformance suite on the base game and with the promo character."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.conformance import PARTS, GameCase, check_position, picked

from .case import a_case

LONG = frozenset(("refusals", "nothing_forgotten", "imagined", "sentinels"))
"""Parts that look at everything at every position: the base game is looked at with two and five seats, the toad's with
three and four."""
TOADS_ONLY = frozenset(("coverage",))
"""The promo character brings a question, two words and two frames: everything occurs only with it."""


@pytest.mark.parametrize(
    "part", [part for part in PARTS if part.__name__ not in TOADS_ONLY], ids=lambda part: part.__name__
)
def test_the_base_game_conforms(part: Callable[[GameCase], Any]) -> None:
    assert part(a_case(seats=(2, 5) if part.__name__ in LONG else ()))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_the_game_with_the_toad_conforms(part: Callable[[GameCase], Any]) -> None:
    seats = (3,) if part.__name__ == "playthroughs" else (3, 4) if part.__name__ in LONG else ()
    assert part(a_case(toad=True, seats=seats))


@settings(max_examples=25, deadline=None)
@given(
    st.integers(2, 5),
    st.booleans(),
    st.binary(min_size=32, max_size=32),
    st.lists(st.integers(0, 99), min_size=20, max_size=60),
)
def test_any_picks_lead_to_a_position_in_order(seats: int, toad: bool, seed: bytes, picks: list[int]) -> None:
    picked(a_case(toad), seats, seed, picks, check_position)
