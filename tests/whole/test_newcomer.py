"""A scripted newcomer plays: without a time-out, with few words a screen, and not too slow for the bazaar."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

import pytest

from games import GAMES
from tables import press
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
        table = done(await world.tables.open(Place(1, 2), ANA, "alakazam", ai=["easy"] * 2)).table
        done(await world.tables.start(table.id, ANA.id))
        await world.wait(2)
        hand = await world.tables.hand(table.id, ANA.id)
        assert isinstance(hand, Hand)
        done(await world.tables.change(table.id, press.press, ANA.id, hand.decisions[0].id, [("ready",)]))
        assert table.game is not None
        await world.wait(15)
        assert table.game.view(None).dealings == [0, 0, 0]
        await world.wait(30)
        assert 1 <= max(table.game.view(None).dealings) <= 2
    finally:
        await world.close()


async def test_who_is_done_sees_the_round_end_whatever_an_ai_has_offered(tmp_path: Path) -> None:
    """One person has no clock: they answer no offer, and the round ends all the same."""
    offered, seconds = 0, list[float]()
    for number in range(4):
        world = await World(tmp_path / f"{number}.db", FakeTime()).open(
            games=GAMES, seeds=lambda n=number: bytes([n]) * 32
        )
        table = done(await world.tables.open(Place(1, 2), ANA, "alakazam", ai=["normal"] * 2)).table
        done(await world.tables.start(table.id, ANA.id))
        began = world.clock.now()
        while table.game is not None and table.game.view(None).round == 1 and world.clock.now() < began + 900:
            hand = await world.tables.hand(table.id, ANA.id)
            assert isinstance(hand, Hand)
            offer = any(each.kind == "offer" for each in hand.decisions)
            wishes = [("ready",), ("done",)] if offer or world.clock.now() > began + 60 else [("ready",)]
            wish = next((a for each in hand.decisions for a in wishes if a in each.options), None)
            if wish is not None:
                at = next(each for each in hand.decisions if wish in each.options)
                await world.tables.change(table.id, press.press, ANA.id, at.id, [wish])
            offered += offer
            await world.wait(2)
        seconds.append(world.clock.now() - began)
        await world.close()
    assert offered and max(seconds) < 120, (offered, seconds)


@pytest.mark.long
@pytest.mark.parametrize(("game", "ai"), [("alakazum", 2), ("alakazoo", 1), ("alakazam", 2)])
async def test_a_newcomer_plays_a_whole_game_without_a_time_out(
    tmp_path: Path, game: str, ai: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its figures are printed: those of docs/experience.md."""
    story = await play(tmp_path / "a.db", game, ai, bytes(range(32)))
    with capsys.disabled():
        sys.stdout.write(
            f"\n{game}: boards {median(story.boards):.0f} ({max(story.boards)}) words, hands {median(story.hands):.0f} "
            f"({max(story.hands)}), {story.presses} presses ({story.hints} hints), {story.asked.total()} questions, "
            f"longest wait {max(story.waits, default=0):.0f} s, {story.missed} time-outs, "
            f"{story.seconds / 60:.1f} min, rounds with a met goal {sum(story.holds)} of {len(story.holds)}\n"
        )
    assert story.missed == 0
    assert max(story.hands) < 80 and max(story.boards) < 90
