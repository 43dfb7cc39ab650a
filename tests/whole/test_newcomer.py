"""A scripted newcomer plays: without a time-out, with few words a screen, and not too slow for the bazaar."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.whole.newcomer import play

ROUNDS = 8


async def test_a_slow_reader_holds_a_met_goal_after_most_first_rounds_of_the_bazaar(tmp_path: Path) -> None:
    held = 0
    for number in range(ROUNDS):
        story = await play(tmp_path / f"{number}.db", "alakazam", 2, bytes([number]) * 32, rounds=1)
        held += story.holds[0]
    assert held > ROUNDS / 2, held


@pytest.mark.long
@pytest.mark.parametrize(("game", "ai"), [("alakazum", 2), ("alakazoo", 1), ("alakazam", 2)])
async def test_a_newcomer_plays_a_whole_game_without_a_time_out(tmp_path: Path, game: str, ai: int) -> None:
    story = await play(tmp_path / "a.db", game, ai, bytes(range(32)))
    assert story.missed == 0
    assert max(story.hands) < 200 and max(story.boards) < 200
