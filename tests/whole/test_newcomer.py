"""A scripted newcomer plays: without a time-out, with few words a screen, and not too slow for the bazaar."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from tables.replies import Hand
from tables.table import Place
from tables.time_source import FakeTime
from tests.tables.builder import ANA, World, done
from tests.whole.newcomer import play

ROUNDS = 8


async def test_a_slow_reader_holds_a_met_goal_after_most_first_rounds_of_the_bazaar(tmp_path: Path) -> None:
    held = 0
    for number in range(ROUNDS):
        story = await play(tmp_path / f"{number}.db", "alakazam", 2, bytes([number]) * 32, rounds=1)
        held += story.holds[0]
    assert held > ROUNDS / 2, held


async def test_the_easy_ai_of_the_bazaar_leaves_time_to_read(tmp_path: Path) -> None:
    """Nothing is dealt in the first 15 seconds (50 words), and in 45 (150 words) each deals at most twice."""
    world = await World(tmp_path / "a.db", FakeTime()).open(games=GAMES, seeds=lambda: bytes(32))
    try:
        table = done(await world.hall.open(Place(1, 2), ANA, "alakazam", ai=["easy"] * 2)).table
        done(await world.hall.start(table.id, ANA.id))
        await world.wait(2)
        hand = await world.hall.hand(table.id, ANA.id)
        assert isinstance(hand, Hand)
        done(await world.hall.press(table.id, ANA.id, hand.decisions[0].id, [("ready",)]))
        assert table.game is not None
        await world.wait(15)
        assert table.game.view(None).dealings == [0, 0, 0]
        await world.wait(30)
        assert 1 <= max(table.game.view(None).dealings) <= 2
    finally:
        await world.close()


@pytest.mark.long
@pytest.mark.parametrize(("game", "ai"), [("alakazum", 2), ("alakazoo", 1), ("alakazam", 2)])
async def test_a_newcomer_plays_a_whole_game_without_a_time_out(tmp_path: Path, game: str, ai: int) -> None:
    story = await play(tmp_path / "a.db", game, ai, bytes(range(32)))
    assert story.missed == 0
    assert max(story.hands) < 80 and max(story.boards) < 90
