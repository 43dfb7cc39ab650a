"""A scripted newcomer plays: without a time-out, with few words a screen, and not too slow for the bazaar."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

import pytest

from games import GAMES
from games.alakazam import Alakazam
from tables import press
from tables.replies import Hand
from tables.table import Place
from tables.time_source import FakeTime
from tests.tables.builder import ANA, World, done
from tests.whole.newcomer import play

ROUNDS = 8


async def test_a_slow_reader_mostly_holds_a_met_goal_after_round_one(tmp_path: Path) -> None:
    held = 0
    for number in range(ROUNDS):
        story = await play(tmp_path / f"{number}.db", "alakazam", 2, bytes([number]) * 32, rounds=1)
        held += story.holds[0]
    assert held > ROUNDS / 2, held


async def test_the_easy_ai_of_the_bazaar_leaves_time_to_read(tmp_path: Path) -> None:
    """No die and no card is taken in the first 15 seconds (50 words), and in 45 (150 words) each deals at most thrice,
    offers included."""
    world = await World(tmp_path / "a.db", FakeTime()).open(games=GAMES, seeds=lambda: bytes(32))
    try:
        table = done(await world.tables.open(Place(1, 2), ANA, "alakazam", ai=["easy"] * 2)).table
        done(await world.tables.start(table.id, ANA.id))
        await world.wait(2)
        hand = await world.tables.hand(table.id, ANA.id)
        assert isinstance(hand, Hand)
        done(await world.tables.change(table.id, press.press, ANA.id, hand.decisions[0].id, [("ready",)]))
        assert isinstance(table.game, Alakazam)
        before = table.game.copy().state
        await world.wait(15)
        after = table.game.state
        assert (after.pools, after.hands, after.table, after.centre) == (
            before.pools,
            before.hands,
            before.table,
            before.centre,
        )
        await world.wait(30)
        assert 1 <= max(table.game.view(None).dealings) <= 3
    finally:
        await world.close()


@pytest.mark.long
async def test_in_the_bazaar_a_newcomer_trades_with_easy_ai_in_half_of_the_rounds_or_more(tmp_path: Path) -> None:
    """With two, as a lobby offers; with one in nearly as many."""
    rounds = [
        traded
        for number in range(20)
        for traded in (await play(tmp_path / f"{number}.db", "alakazam", 2, bytes([number]) * 32)).trades
    ]
    assert sum(rounds) >= len(rounds) / 2, (sum(rounds), len(rounds))


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
            f"presses a turn {median(presses for _, presses, _ in story.turns)} "
            f"({median(answers for *_, answers in story.turns)} if each said one word), "
            f"{story.seconds / 60:.1f} min, rounds with a met goal {sum(story.holds)} of {len(story.holds)}\n"
        )
    assert story.missed == 0
    assert max(story.hands) < 80 and max(story.boards) < 90


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "ai", "most", "each"),
    [("alakazum", 2, 3, {"market": 2, "spell": 3, "fight": 4}), ("alakazoo", 1, 4, {}), ("alakazam", 2, 6, {})],
)
async def test_a_turn_takes_few_presses(
    tmp_path: Path, game: str, ai: int, most: int, each: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Medians over the first twelve rounds of some games, beside those if each press said one word.

    A round in the bazaar takes one more since AI make offers: each is answered.
    """
    turns: list[tuple[str, int, int]] = []
    for number in range(1, 7):
        turns += (await play(tmp_path / f"{number}.db", game, ai, bytes([number]) * 32, rounds=12)).turns
    lines = [f"{game}: {len(turns)} turns, {_medians(turns)}"]
    for deed in sorted({deed for deed, *_ in turns}):
        some = [turn for turn in turns if turn[0] == deed]
        lines.append(f"  {deed or 'nothing'}: {len(some)}, {_medians(some)}")
    with capsys.disabled():
        sys.stdout.write("\n" + "\n".join(lines) + "\n")
    assert median(presses for _, presses, _ in turns) <= most
    for deed, bound in each.items():
        assert median(presses for done, presses, _ in turns if done == deed) <= bound, deed


def _medians(turns: list[tuple[str, int, int]]) -> str:
    said, words = median(presses for _, presses, _ in turns), median(answers for *_, answers in turns)
    return f"{said:g} presses ({words:g})"
