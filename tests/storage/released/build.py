"""Save what this version leaves behind: `python -m tests.storage.released.build 0.1.0`, once before each release.

A database with a game under way of every kind, each with house rules that are not the default, and a lobby; beside it,
as JSON, what was on its tables. A file that has been released is never made again.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Game
from storage.store import TableStore
from tables import formats
from tables import press as presses
from tables.automatic import ai_of
from tables.replies import Done, Person, Reply
from tables.table import Place, Table
from tables.table_rules import TableRules
from tables.tables import Tables
from tables.time_source import FakeTime
from tables.timing import Timing

HERE = Path(__file__).parent
PEOPLE = (Person(101, "Ana"), Person(102, "Bea"))
MOVES = 25
NOW = 1_700_000_000.0


def main(version: str) -> None:
    """Make `version`.db and `version`.json."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.db"
        kept = asyncio.run(_make(made))
        with closing(sqlite3.connect(made)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        (HERE / f"{version}.db").write_bytes(made.read_bytes())
    (HERE / f"{version}.json").write_text(json.dumps(kept, indent=1) + "\n")


async def _make(path: Path) -> list[dict[str, Any]]:
    clock = FakeTime(NOW)
    store = await TableStore.open(f"sqlite+aiosqlite:///{path}", now=clock.now)
    await formats.settle(store, GAMES)
    tables = Tables(store, time=clock, timing=Timing(answer=(0.0, 0.0)), seeds=lambda: bytes(range(32)))
    await tables.begin()
    await tables.connected()
    opened: list[Table] = []
    for channel, rules in enumerate(GAMES.values(), 1000):
        options = other_options(rules)
        house = TableRules(clock="slow", seconds={next(iter(rules.CLOCKS)): 4000}, absence="move", reactions="quick")
        table = _done(await tables.open(Place(1, channel), PEOPLE[0], rules.KEY, options, house, ["easy"])).table
        _done(await tables.join(table.id, PEOPLE[1]))
        _done(await tables.start(table.id, PEOPLE[0].id))
        await play(tables, table, clock, until=MOVES)
        opened.append(table)
    key = next(iter(GAMES))
    lobby = _done(
        await tables.open(Place(1, 999), PEOPLE[0], key, other_options(GAMES[key]), TableRules(), ["easy"])
    ).table
    kept = [whats_on(table) for table in [*opened, lobby]]
    await tables.close()
    await store.close()
    return kept


def other_options(rules: type[Game]) -> dict[str, Any]:
    """As many yes-or-no house rules of a game as go together at what isn't their default; the others as they are."""
    chosen = rules.Options().model_dump(mode="json")
    for name, value in chosen.items():
        if isinstance(value, bool):
            try:
                rules.Options.model_validate(chosen | {name: not value})
            except ValidationError:
                continue
            chosen[name] = not value
    return chosen


async def play(tables: Tables, table: Table, clock: FakeTime, until: int) -> None:
    """Let everybody play like the easy AI until so many moves are made and a person is asked, or to the end."""
    while table.status == "live":
        mine = [each for each in table.now.decisions if table.seats[each.seat].plays_itself]
        if table.n >= until and mine:
            return
        answers = [(each, action) for each in mine if (action := _choice(table, each)) is not None]
        if answers:
            decision, action = answers[0]
            user = table.seats[decision.seat].user
            assert user is not None
            press = asyncio.create_task(tables.change(table.id, presses.press, user, decision.id, [action]))
            while not (await asyncio.wait([press], timeout=0.003))[0]:
                clock.advance(1.0)  # trading has a pace
            press.result()  # what an AI has overtaken meanwhile is refused, and asked anew
        else:
            assert table.wake_at is not None
            clock.advance_to(table.wake_at)
            await tables.tick()


def _choice(table: Table, decision: Decision) -> Action | None:
    """What the easy AI would do; None where it waits."""
    assert table.game is not None
    view, rng = table.game.view(decision.seat), Chance(bytes(32)).fork(f"{table.n}")
    return ai_of(type(table.game), "easy").choose(view, decision, rng, 0)


def whats_on(table: Table) -> dict[str, Any]:
    """A table in words that later versions must still find there."""
    return {
        "table": table.id,
        "game": table.game_key,
        "status": table.status,
        "n": table.n,
        "options": table.options,
        "house": table.rules.model_dump(mode="json"),
        "seats": [[seat.user, seat.name, seat.ai] for seat in table.seats],
        "clocks": sorted([list(key) for key in table.now.clocks], key=str),
        "asked": [
            [each.id, each.seat, each.kind, [list(option) for option in each.options], each.public]
            for each in table.now.decisions
        ],
    }


def _done(reply: Reply) -> Done:
    assert isinstance(reply, Done), reply
    return reply


if __name__ == "__main__":
    main(sys.argv[1])
