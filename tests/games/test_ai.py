"""What every game's AI players must do: answer any question that a person may leave behind, half said or not."""

from __future__ import annotations

from importlib import import_module

import pytest

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.frames import BACK

PLAYERS = [(key, level) for key, game in GAMES.items() for level in game.LEVELS]


@pytest.mark.parametrize(("key", "level"), PLAYERS)
def test_an_ai_takes_over_whatever_somebody_else_has_begun(key: str, level: str) -> None:
    kind, rng, begun = GAMES[key], Chance(b"stands in"), 0
    for number in range(6):
        game = kind.new(number.to_bytes(32, "big"), kind.SEATS[number % len(kind.SEATS)])
        for _ in range(150):
            if not game.decisions:
                break
            decision = rng.choice(game.decisions)
            begun += BACK in decision.options
            answer = kind.LEVELS[level].choose(game.view(decision.seat), decision, rng, 0)
            assert answer in decision.options or (answer is None and decision.may_wait), decision
            game.submit(decision.seat, rng.choice(decision.options), decision.id)
    in_steps = any("back" in case.actions for case in import_module(f"tests.games.{key}.case").CASES)
    assert (begun > 30) == in_steps, "somebody was in the middle of something"
