"""What must be true of a database and of a channel, whatever happened to the bot."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from bot.delivery.layout import compose
from bot.screens.screen import Picture
from bot.screens.signs import sign_table
from bot.screens.table import board as board_screen
from games import GAMES
from games.kernel import codec
from games.kernel.frames import BACK
from games.kernel.game import Game
from playground import Playground, controls
from storage.addresses import server
from storage.database import READERS, readers
from storage.postgres_engine import ServerReaders, engine
from storage.readers import FileReaders
from storage.reads import Reads
from storage.rows import ClockKey, MoveRow, TableRow
from storage.schema import tables
from tables.persistence import restore, table_of
from tables.table import Table
from tests.bot.house import LIBRARY, text
from tests.harness.scene import Scene
from tests.harness.told import Pressed

GALLERY = 12
OWN_EMOJI = re.compile(r"<:\w+:\d+>")
DEADLINE = re.compile(r"<t:(\d+):R>")
WITHIN = 5.0
"""Seconds in which a board shows the truth."""


class Looker(Reads):
    """Reads a database that a bot has open, or none has."""

    def __init__(self, where: Path | str) -> None:
        """`where`: a file, or the URL of a PostgreSQL database."""
        self._reading = (
            FileReaders(readers(where), READERS)
            if isinstance(where, Path)
            else ServerReaders(engine(server(where)), READERS)
        )
        database: Any = SimpleNamespace(closed=False, reading=self._reading, path=where)
        self._database = database

    async def numbers(self) -> list[int]:
        """Of all tables, from the first on."""
        return [row.id for row in await self._rows(sa.select(tables.c.id).order_by(tables.c.id))]

    async def __aenter__(self) -> Looker:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._reading.close()


@dataclass
class Books:
    """All tables with their logs, of one moment a table."""

    tables: dict[int, TableRow] = field(default_factory=dict[int, TableRow])
    logs: dict[int, list[MoveRow]] = field(default_factory=dict[int, list[MoveRow]])
    beat: float = 0.0

    @classmethod
    async def read(cls, where: Path | str, *, logs: bool = True) -> Books:
        """Everything that is kept."""
        books = cls()
        async with Looker(where) as look:
            books.beat = await look.last_beat() or 0.0
            for number in await look.numbers():
                books.tables[number] = row = await look.load(number)
                if logs:
                    books.logs[number] = [move for move in await look.moves(number) if move.n <= row.n]
        return books

    @property
    def open(self) -> list[TableRow]:
        """The tables that aren't over."""
        return [row for row in self.tables.values() if row.status != "over"]


# ---- the log -------------------------------------------------------------------------------------------------------


def nothing_lost(books: Books, presses: Iterable[Pressed]) -> None:
    """Every press that was answered as done is in the log, once; what was answered as not done isn't.

    The same answer to the same question may stand there twice where what it began was taken back (a draft). A press
    may answer further questions: its later words, and the steps of a draft that leave no choice. So may an undo, which
    plays again what others did.
    """
    for log in books.logs.values():
        assert [move.n for move in log] == list(range(len(log)))
    made, further = Counter[Any](), Counter[Any]()
    for table, log in books.logs.items():
        last, undone = (None, 0.0), 0.0
        for move in log:
            if move.by == "undo":
                undone = move.at
            elif move.by == "player":
                action = codec.action(json.loads(move.action))
                answer = table, move.user_id, move.question, action
                made[answer] += 1
                further[answer] += (move.user_id, move.at) == last or move.at == undone  # the same press went on
                last = (None, 0.0) if action == BACK else (move.user_id, move.at)
    done, possible = Counter[Any](), Counter[Any]()
    told = defaultdict[Any, list[str]](list)
    for pressed in presses:
        answer = (*pressed.key, pressed.actions[0])
        done[answer] += bool(pressed.done)
        possible[answer] += pressed.done is not False
        told[answer].append(f"{pressed.reply.state}, {pressed.done}: {pressed.told!r}")
    for answer, times in done.items():
        most = possible[answer] + further[answer]
        if answer[-1] == BACK:  # pressing the board's question gives up a draft by itself
            most = made[answer]
        found = f"{made[answer]} in the log, not {times} to {most}: {answer}"
        assert times <= made[answer] <= most, "\n".join([found, "they were told:", *told[answer]])


def snapshots_are_replays(books: Books) -> None:
    """The position is what the log leads to from the seed."""
    for table, log in books.logs.items():
        if not log:
            continue
        row = books.tables[table]
        *_, game = replayed(row, log)
        assert row.snapshot is not None
        assert codec.loads(codec.dumps(game.snapshot())) == codec.loads(row.snapshot), f"table {table}"


def replayed(row: TableRow, log: list[MoveRow]) -> Iterator[Game]:
    """The game of a table after each row of its log, played again from the seed."""
    rules = GAMES[row.game]
    game = rules.new(row.seed, len(row.seats), rules.Options.model_validate(row.options))
    line = [(0, game.copy())]
    yield game
    for move in log[1:]:
        if move.by == "undo":
            line = [step for step in line if step[0] <= json.loads(move.action)]
            game = rules.restore(line[-1][1].snapshot(), serial=game.serial)
        else:
            assert move.seat is not None
            if move.question is None:
                game.retire(move.seat)
            else:
                game.submit(move.seat, codec.action(json.loads(move.action)), move.question)
            line.append((move.n, game.copy()))
        yield game


# ---- clocks --------------------------------------------------------------------------------------------------------


def time_was_given_back(before: Books, after: Books, earliest: float, latest: float) -> int:
    """Every clock that still runs was put off by the downtime: from the last beat until the bot was back, which was
    between these two moments. Says how many there were."""
    least, most = earliest - before.beat, latest - before.beat
    compared = 0
    for table, old in before.tables.items():
        due: dict[ClockKey, float] = {
            clock.key: clock.until for clock in after.tables[table].clocks if clock.state == "runs"
        }
        for clock in old.clocks:
            if clock.state == "runs" and clock.key in due:
                given = due[clock.key] - clock.until
                assert least - 0.01 <= given <= most + 0.01, f"{clock} of table {table} got {given:.2f} s back"
                compared += 1
    return compared


# ---- the channel ---------------------------------------------------------------------------------------------------


def restored(row: TableRow) -> Table:
    table = table_of(row)
    restore(table, row, GAMES[row.game])
    return table


def what_boards_hide(play: Playground, books: Books) -> list[str]:
    """What is wrong with the boards of all open tables, a sentence each."""
    return [wrong for row in books.open for wrong in what_a_board_hides(play, row)]


def what_a_board_hides(play: Playground, row: TableRow) -> list[str]:
    """An open table has exactly one board, and it shows the truth: what is wrong with that, a sentence each."""
    channel, now = play.world.channels[row.channel_id], play.world.clock.time()
    public = [one.payload for one in channel.messages.values() if one.only_for is None and not one.deleted]
    marks = {f"al:{row.id}:watch:open", f"al:{row.id}:lobby:join"}
    boards = [one for one in public if marks & {control.custom_id for control in controls(one)}]
    if len(boards) != 1:
        return [f"table {row.id} has {len(boards)} boards"]
    wrong: list[str] = []
    shown = {Path(urlsplit(url).path).name for url in addresses(boards[0])}
    screen = board_screen(restored(row), [], LIBRARY.texts(row.house["locale"]), pictures=bool(shown))
    if shown != (pictures := {part.name for part in screen.parts if isinstance(part, Picture)}):
        wrong.append(f"table {row.id} has {len(shown - pictures)} wrong pictures and lacks {len(pictures - shown)}")
    wanted: Any = {"components": compose(screen).components}
    if (there := pressable(boards[0])) != (should := pressable(wanted)):
        wrong.append(f"table {row.id} shows the controls {sorted(there - should)} instead of {sorted(should - there)}")
    said = text(boards[0]).splitlines()
    plain = without_signs(said) if shown or OWN_EMOJI.search("".join(said)) else str
    heard = set(map(plain, said))
    missing = [line for line in text(wanted).splitlines() if not set(map(plain, nearly(line, now))) & heard]
    if missing:
        wrong.append("\n".join([f"table {row.id} doesn't say {missing}, but", *said]))
    return wrong


def addresses(message: dict[str, Any]) -> list[str]:
    """The addresses of a message's pictures."""
    galleries = [one for one in _walk(message["components"]) if one.get("type") == GALLERY]
    return [item["media"]["url"] for one in galleries for item in one["items"]]


def without_signs(said: list[str]) -> Callable[[str], str]:
    """Reads a line of these without its signs; where our own emojis are, without the letters too that belong to one."""
    own = any(map(OWN_EMOJI.search, said))

    def bare(line: str) -> str:
        words = sign_table().any.sub("", OWN_EMOJI.sub("", line)) if own else line
        return "".join(c for c in words if unicodedata.category(c) not in ("So", "Mn", "Cf"))

    return bare


def nearly(line: str, now: float) -> set[str]:
    """A line as it should be, or with a deadline that is off by a second, or by a sixtieth of the time that is left:
    less than that is not worth an edit.
    """
    found = DEADLINE.search(line)
    if found is None:
        return {line}
    due = int(found[1])
    slack = 1 + max(0, int(due - now)) // 60
    return {line.replace(found[0], f"<t:{due + by}:R>") for by in range(-slack, slack + 1)}


def pressable(message: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    for one in _walk(message["components"]):
        if "custom_id" in one:
            found.add(one["custom_id"])
            found |= {option["value"] for option in one.get("options") or ()}
    return found


def _walk(parts: list[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components") or [])


async def boards_show_the_truth(scene: Scene) -> None:
    """Within five seconds, while nobody presses."""
    wrong = await still_hidden(scene, scene.database, WITHIN)
    if wrong and scene.running.alive:
        raise AssertionError("\n".join([*wrong, "the bot said last:", *list(scene.bots.said)[-20:]]))


async def still_hidden(scene: Scene, where: Path | str, seconds: float) -> list[str]:
    """What boards hide after so long; each is looked at until it was true once: clocks and AI seats play on."""
    hiding: dict[int, list[str]] | None = None

    async def look() -> bool:
        nonlocal hiding
        async with Looker(where) as there:
            numbers = [head.id for head in await there.load_live()] if hiding is None else list(hiding)
            rows = [await there.load(number) for number in numbers]
        found = {row.id: what_a_board_hides(scene.play, row) for row in rows if row.status != "over"}
        hiding = {number: wrong for number, wrong in found.items() if wrong}
        return not hiding

    await scene.comes_true(look, seconds)
    return [line for lines in (hiding or {}).values() for line in lines]
