"""Every game keeps the kernel's word, with each of its listed option sets, at every number of seats.

A game's ``tests/games/<key>/case.py`` says in CASES what the suite can't know of it. One part alone, in more games::

    pytest tests/games/test_conformance.py -m long -k "two_worlds and alakazum"

Golden texts are written anew with ``PLAYTHROUGHS=write`` in the environment; read what changed before keeping it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES
from games.kernel.conformance import PARTS, WATCHING, GameCase, check_position, picked, watched
from games.kernel.conformance.coverage import coverage
from games.kernel.conformance.goldens import playthroughs
from games.kernel.conformance.saving import nothing_forgotten

CASES: dict[str, GameCase] = {
    case.label: case for key in GAMES for case in import_module(f"tests.games.{key}.case").CASES
}
SHORT: dict[str, GameCase] = {
    case.label: case for key in GAMES for case in import_module(f"tests.games.{key}.case").SHORT
}
"""The short form of each variant, at one number of seats: all but the end is as in CASES."""
DEEPER = 12
"""How much more ``make test-long`` looks at."""


def test_every_game_has_cases_for_all_its_seats() -> None:
    for key, game in GAMES.items():
        own = [case for case in CASES.values() if case.game is game]
        assert own, f"{key} has no case"
        assert len({case.label for case in own}) == len(own)
        for case in own:
            assert case.tables == tuple(game.SEATS)


@pytest.mark.parametrize("label", CASES)
def test_a_game_conforms(label: str) -> None:
    """All parts that look at games look at the same ones, which are played once."""
    assert all(watched(CASES[label], WATCHING).values())


@pytest.mark.parametrize("part", [part for part in PARTS if part not in WATCHING], ids=lambda part: part.__name__)
@pytest.mark.parametrize("label", CASES)
def test_a_game_is_the_same_as_before(label: str, part: Callable[[GameCase], Any]) -> None:
    assert part(CASES[label])


@pytest.mark.parametrize("label", SHORT)
def test_a_short_form_conforms(label: str) -> None:
    case, parts = SHORT[label], [part for part in WATCHING if part not in (coverage, nothing_forgotten)]
    assert all(watched(case, parts).values())
    assert playthroughs(case, whole=False)


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
@pytest.mark.parametrize("label", CASES)
def test_a_game_conforms_in_many_games(label: str, part: Callable[[GameCase], Any]) -> None:
    case = CASES[label]
    assert part(replace(case, games=DEEPER * case.games, thinks=1))


@pytest.mark.parametrize("label", CASES)
def test_any_picks_lead_to_positions_in_order(label: str) -> None:
    """A failing example reads ``seats, seed, picks``: the answers, counted through all that may be answered."""
    looked = 0

    @settings(max_examples=15)
    @given(
        st.sampled_from(CASES[label].tables),
        st.binary(min_size=32, max_size=32),
        st.lists(st.integers(0, 999), max_size=40),
    )
    def property_holds(seats: int, seed: bytes, picks: list[int]) -> None:
        nonlocal looked
        looked += 1 + len(picked(CASES[label], seats, seed, picks, check_position).moves)

    property_holds()
    assert looked > 15


@pytest.mark.parametrize("label", SHORT)
def test_a_snapshot_says_sprint_only_where_it_is_one(label: str) -> None:
    case = SHORT[label]
    assert "sprint" not in case.game.new(bytes(32), 2).snapshot()["options"]
    data = case.game.new(bytes(32), 2, case.options).snapshot()
    assert data["options"]["sprint"] is True and case.game.restore(data).options.sprint


def test_no_golden_text_is_left_over() -> None:
    every = (*CASES.values(), *SHORT.values())
    wanted = {case.goldens / f"{case.label}-{seats}.txt" for case in every for seats in case.tables}
    wanted |= {case.goldens / f"{case.saved or case.game.KEY}.schema.txt" for case in CASES.values()}
    found = {path for case in CASES.values() for path in case.goldens.glob("*.txt")}
    assert found == wanted
