"""What docs/fairness.md promises: an exported game is played again by `games` alone, and comes out the same."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from examples import replay
from storage.inspection import export
from tables import press
from tables.replies import Done
from tables.time_source import FakeTime
from tests.databases import new_database as new_database
from tests.databases import path as path
from tests.databases import url
from tests.tables.builder import ANA, PEP, World, done
from tests.tables.test_rules_change import GAMES, begun_before, opened

OLD, NOW = 2, 4
"""Versions of the rules of Alakazum!."""


@pytest.fixture
async def world(path: Path) -> AsyncIterator[World]:
    world = await World(path, FakeTime()).open(games=GAMES)
    yield world
    await world.close()


async def take_back(world: World, table: int, times: int) -> None:
    """Play on until so many answers have been taken back."""
    while times:
        asked = (await world.tables.find(table)).now.decisions[0]
        person = (ANA, PEP)[asked.seat]
        done(await world.tables.change(table, press.press, person.id, asked.id, [asked.options[0]]))
        times -= isinstance(await world.tables.undo(table, person.id), Done)


async def played(world: World, version: int) -> int:
    """A game by these rules with three answers taken back, early and late."""
    table = (await begun_before(world, 12, version) if version == OLD else await opened(world)).id
    await take_back(world, table, 2)
    await world.play(table, until=lambda at: at.n > 150)
    await take_back(world, table, 1)
    await world.play(table, until=lambda at: at.n > 200)
    return table


async def run(*module: str) -> tuple[int | None, str]:
    """The exit code of `python -m`, and what it printed."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", *module, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    return process.returncode, said.decode()


@pytest.mark.parametrize("version", [OLD, NOW])
async def test_an_exported_game_with_undo_comes_out_as_it_was_saved(
    world: World, path: Path, tmp_path: Path, version: int
) -> None:
    table = await played(world, version)
    file = tmp_path / "game.json"
    _, exported = await run("storage", "--database", url(path), "export", str(table))
    file.write_text(exported)
    code, said = await run("examples.replay", str(file))
    assert said.splitlines()[1].endswith(f"3 of them undo, rules of version {version}.")
    assert (code, said.splitlines()[2]) == (0, "The game comes out as it was saved.")


async def test_a_log_or_an_end_that_was_changed_is_told(
    world: World, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = (await opened(world)).id
    await take_back(world, table, 1)
    await world.play(table, until=lambda at: at.n > 60)
    kept, file = export(path, table), tmp_path / "game.json"
    last = kept["moves"][-1]
    other_seed = {**kept["table"], "seed": bytes(32).hex()}
    for told, changed in (
        ("Another game comes out", {**kept, "moves": kept["moves"][:-1]}),
        ("It can't be played again", {**kept, "moves": [*kept["moves"], {**last, "n": last["n"] + 1}]}),
        ("It can't be played again", {**kept, "table": other_seed}),
        ("There is no log", {**kept, "moves": []}),
    ):
        file.write_text(json.dumps(changed))
        assert replay.main([str(file)]) == 1
        assert told in capsys.readouterr().out
