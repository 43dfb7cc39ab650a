"""Every installed game keeps the kernel's word: ``pytest --pyargs games.kernel.conformance``.

The project's extra ``testing`` has what it needs. A game's package says in ``case.py`` beside the game what the suite
can't know of it: ``CASES``, a `GameCase` for each set of house rules. Golden texts are written anew with
``PLAYTHROUGHS=write`` in the environment; read what changed before keeping it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec

import pytest

from games import GAMES
from games.kernel.conformance import GameCase, Nonconformance, check_all
from games.kernel.game import Game


def has_case(game: type[Game]) -> bool:
    """Whether a game has a ``case.py`` beside it."""
    home = game.__module__
    return hasattr(import_module(home), "__path__") and find_spec(f"{home}.case") is not None


def cases_of(games: Iterable[type[Game]]) -> dict[str, GameCase]:
    """The cases of all games that have a ``case.py`` beside them, by label."""
    found = [f"{game.__module__}.case" for game in games if has_case(game)]
    return {case.label: case for name in found for case in import_module(name).CASES}


def caseless(games: Mapping[str, type[Game]]) -> list[str]:
    """Which games have none, a sentence each."""
    return [
        f"{key} can't be looked at: write case.py with CASES beside {import_module(game.__module__).__file__}"
        for key, game in games.items()
        if not has_case(game)
    ]


CASES = cases_of(GAMES.values())


def test_there_is_a_game_to_look_at() -> None:
    others = {key: game for key, game in GAMES.items() if key not in GAMES.own()}  # ours have theirs among the tests
    if wrong := [*GAMES.left_out.values(), *caseless(others)]:
        pytest.fail("\n".join(wrong), pytrace=False)
    assert CASES, "no installed game has a case.py with CASES beside it: write one into the package of your game"


@pytest.mark.parametrize("label", CASES)
def test_a_game_keeps_the_kernels_word(label: str) -> None:
    game, fault = CASES[label].game, ""
    try:
        check_all(CASES[label])
    except Nonconformance as found:  # where the suite noticed it is of no use to whoever wrote the game
        fault = f"{import_module(game.__module__).__file__}, {game.__name__}: {found}"
    if fault:
        pytest.fail(fault, pytrace=False)
