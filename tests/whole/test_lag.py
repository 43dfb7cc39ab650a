"""How far a board lags behind the hands, over whole games in injected time.

A press is answered with the fresh hand at once, so what the channel shows must follow soon, or the two contradict each
other. Discord answers at once here and limits nothing.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Game
from tables.table import Seat
from tests.whole.test_leaks import NAMES, Channel

WITHIN = 1.5
"""Seconds within which 95 of 100 changes stand on the board."""
SEATS = 3


class Following(Channel):
    """One person and AI, and when each change was made and stood on the board."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 0)
        self.table.now.seats = (Seat(user=1, name=NAMES[0]), *[Seat(ai="easy") for _ in range(game.seats - 1)])
        self.made: list[tuple[int, float]] = []
        self.stood: list[tuple[int, float]] = []
        later: Any = self.boards.saving.later

        def noted(table: int, revision: int | None, *rest: Any) -> None:
            if revision is not None:
                self.stood.append((revision, self.time.now))
            later(table, revision, *rest)

        self.boards.saving.later = noted  # pyright: ignore[reportAttributeAccessIssue]

    def lags(self) -> list[float]:
        """Seconds from each change until the board shows it, or a later one; the shortest first."""
        found: list[float] = []
        for revision, began in self.made:
            found.append(min(at for seen, at in self.stood if seen >= revision) - began)
        return sorted(found)


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=[] if key == "alakazoo" else [pytest.mark.long]) for key in GAMES]
)
async def test_a_board_follows_its_hands(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[key].new(bytes(range(32)), SEATS)
    channel, rng = Following(game), Chance(b"lag")
    await channel.open()
    for _ in range(2000):
        if not game.decisions:
            break
        events, by = await an_answer(channel, game, rng)
        channel.change(events, by)
        channel.made.append((channel.table.revision, channel.time.now))
    await channel.time.advance(5.0)
    assert game.outcome is not None
    lags = channel.lags()
    p50, p95 = (lags[int(share * len(lags))] for share in (0.5, 0.95))
    with capsys.disabled():
        sys.stdout.write(f"\n{key}: board behind hands p50 {p50:.2f} s, p95 {p95:.2f} s, most {lags[-1]:.2f} s\n")
    assert p95 <= WITHIN


async def an_answer(channel: Following, game: Game, rng: Chance) -> tuple[list[Any], int]:
    """Somebody thinks, an AI shortly, a person for longer, and answers."""
    while True:
        decision = game.decisions[rng.below(len(game.decisions))]
        player = game.LEVELS["easy"]
        action = player.choose(game.view(decision.seat), decision, rng, 0)
        seconds = 1 + rng.below(60) / 10 if decision.seat == 0 else 0.2 + rng.below(20) / 10
        await channel.time.advance(seconds)
        if action is not None or len(game.decisions) == 1:
            return game.submit(decision.seat, action or decision.default, decision.id), decision.seat
