"""A game of open information that brings rules and words alone, through the whole bot."""

from __future__ import annotations

from pathlib import Path
from random import Random  # noqa: TID251  (people press at random)

import pytest

from bot.texts import Library
from examples.nim import Nim
from examples.nim.case import CASES
from games import GAMES
from games.kernel.conformance import GameCase, check_all
from playground import Playground
from tests.bot.house import a_house, ready, text
from tests.harness.people import Player, play_on


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_keeps_the_kernels_word(case: GameCase) -> None:
    check_all(case)


@pytest.mark.usefixtures("no_errors")
async def test_one_plays_it_on_discord_by_what_its_view_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", Nim)
    async with Playground() as play, a_house(play, tmp_path / "a.db", library=Library()) as house:
        await ready(house)
        ana = house.seat("Ana")
        lobby = await (await ana.slash("nim new", ai=1)).shown()
        await ana.click("Start", on=lobby)
        mine = await (await ana.click("My hand")).shown()
        assert "Heaps: **3 · 4 · 5**" in text(mine) and "Which stones do you take?" in text(mine)
        board = text(ana.messages[0])
        assert "▶ **Ana**" in board and "Stones taken: **0**" in board and "Heaps: **3 · 4 · 5**" in board
        hint = await (await ana.click("Hint", on=mine)).shown()
        assert "Heap, stones: " in text(hint)
        await play_on([Player(ana, Random(1))])
        log = await (await ana.click("Log", on=ana.messages[0])).shown()
        assert text(log).startswith("**Log** · page 1 of 1") and "\n\n" in text(log) and "**Ana** took" in text(log)
