"""A Discord that only notes what it is told, a clock that a test moves, and a table without a tables."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, ClassVar

from bot.delivery.discord_api import ChannelMessage, PrivateMessage, controls_of, next_nonce
from bot.delivery.layout import Sheet
from bot.screens.ask import NOBODY
from bot.screens.lessons import Advised
from games.kernel.frames import PASS
from games.kernel.game import Decision
from pictures.canvas import Canvas
from pictures.tile import Tile
from tables.replies import Change, Hand
from tables.table import KeptPost, Place, Seat, Table, TableState
from tables.table_rules import TableRules
from tables.timing import Timing

NOW = 1_700_000_000.0
NAMES = ("Ana", "Pep", "Bea", "Carl", "Eva")
"""Of whoever sits at a table."""
EPOCH = 1_420_070_400.0
"""Discord's: a snowflake counts from here."""


def snowflake(at: float, n: int = 0) -> int:
    """The id of something made at that moment."""
    return (int((at - EPOCH) * 1000) << 22) + n


class FakeTime:
    """The courier's clock; whoever sleeps by it wakes when a test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        waiter = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, waiter))
        await waiter

    async def advance(self, seconds: float, step: float = 0.1) -> None:
        """Move on, a step at a time, letting everybody do what they then do."""
        await settle()
        end = self.now + seconds
        while self.now < end - 1e-9:
            self.now = min(end, self.now + step)
            for row in [row for row in self._sleepers if row[0] <= self.now + 1e-9]:
                self._sleepers.remove(row)
                if not row[1].done():
                    row[1].set_result(None)
            await settle()


async def settle() -> None:
    """Let all tasks go on until they wait for something."""
    for _ in range(20):
        await asyncio.sleep(0)


@dataclass(frozen=True)
class Square(Tile):
    """A tile that says a number and is never drawn here."""

    PALETTE: ClassVar[str] = "alakazum"
    number: int

    def paint(self) -> Canvas:
        raise NotImplementedError


class FakeArtist:
    """Draws nothing by itself: a test says when a tile is `finished`, or that drawing fails."""

    def __init__(self) -> None:
        self.is_starting, self.has_room = False, True
        self.asked: list[Tile] = []
        self._known: dict[Tile, bytes] = {}
        self._waiting: dict[Tile, Future[bytes]] = {}

    def known(self, tile: Tile) -> bytes | None:
        return self._known.get(tile)

    def draw(self, tile: Tile, *, later: bool = False) -> Future[bytes]:
        self.asked.append(tile)
        return self._waiting.setdefault(tile, Future())

    def finish(self, tile: Tile) -> None:
        self._known[tile] = repr(tile).encode()
        self._waiting.pop(tile, Future()).set_result(self._known[tile])

    def fail(self, tile: Tile, error: Exception) -> None:
        self._waiting.pop(tile).set_exception(error)


class DrawingAtOnce:
    """Draws as it is asked, here."""

    is_starting, has_room = False, True

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(drawn=7)
        self._known: dict[Tile, bytes] = {}

    def known(self, tile: Tile) -> bytes | None:
        return self._known.get(tile)

    def draw(self, tile: Tile, *, later: bool = False) -> Future[bytes]:
        self._known[tile] = self._known.get(tile) or tile.png()
        done: Future[bytes] = Future()
        done.set_result(self._known[tile])
        return done


class FakeMessages:
    """Notes posts, edits and deletions, and knows nonces.

    `faults` are raised by the next calls of that name, before they have their effect; those of "posted" after it.
    `between`: messages beside our own, or why none can be read. `hold` delays edits.
    """

    def __init__(self, time: FakeTime) -> None:
        self.time = time
        self.calls: list[tuple[float, str, Any]] = []
        self.shown: dict[int, list[dict[str, Any]]] = {}
        self.nonces: list[str] = []
        self.mentions: dict[int, tuple[int, ...]] = {}
        self.between: list[ChannelMessage] | Exception = []
        self.faults: dict[str, list[Exception]] = {}
        self.hold: asyncio.Event | None = None
        self.by_nonce: dict[str, int] = {}
        self.ids = (snowflake(NOW, n) for n in itertools.count(1))

    def named(self, name: str) -> list[Any]:
        return [what for _, call, what in self.calls if call == name]

    def _call(self, name: str, what: Any) -> None:
        self.calls.append((self.time.now, name, what))
        if self.faults.get(name):
            raise self.faults[name].pop(0)

    async def post(self, channel: int, sheet: Sheet, nonce: str, mentions: Sequence[int] = ()) -> int:
        self.nonces.append(nonce)
        self._call("post", channel)
        while nonce in self.by_nonce and self.by_nonce[nonce] not in self.shown:
            nonce = next_nonce(nonce)  # that message was deleted
        if nonce not in self.by_nonce:
            message = self.by_nonce[nonce] = next(self.ids)
            self.shown[message], self.mentions[message] = _whole(sheet), tuple(mentions)
        if self.faults.get("posted"):
            raise self.faults["posted"].pop(0)
        return self.by_nonce[nonce]

    async def edit(self, channel: int, message: int, sheet: Sheet) -> None:
        self._call("edit", message)
        if self.hold is not None:
            await self.hold.wait()
        self.shown[message] = _whole(sheet)

    def rights(self, channel: int) -> None:
        """No gateway has told anything."""

    async def delete(self, channel: int, message: int) -> None:
        self._call("delete", message)
        self.shown.pop(message, None)

    async def after(self, channel: int, message: int, limit: int) -> list[ChannelMessage]:
        self._call("after", message)
        if isinstance(self.between, Exception):
            raise self.between
        own = [
            ChannelMessage(id, True, list(controls_of({"components": shown})), self.mentions.get(id, ()))
            for id, shown in self.shown.items()
        ]
        found = {one.id: one for one in (*own, *self.between) if one.id > message}
        return [found[id] for id in sorted(found)][:limit]

    async def edit_private(self, private: PrivateMessage, sheet: Sheet) -> None:
        self._call("edit_private", private.message)
        self.shown[private.message or 0] = sheet.components

    async def delete_private(self, private: PrivateMessage) -> None:
        self._call("delete_private", private.message)


def _whole(sheet: Sheet) -> list[dict[str, Any]]:
    """A message's components; the words of a classic one as the first of them."""
    return [*([] if sheet.content is None else [{"type": 10, "content": sheet.content}]), *sheet.components]


class FakeAnswer:
    """The answer to one interaction: a press on `message`, or None. `message` is also the new one where it replies."""

    def __init__(self, discord: FakeMessages, message: int) -> None:
        self.discord, self.message, self.given = discord, message, False
        self.came = discord.time.now
        self.gate: asyncio.Event | None = None
        """Whoever gives the answer waits for it."""
        self.fault: Exception | None = None
        """Raised once the answer had its effect."""

    async def _give(self, name: str, outgoing: Any) -> None:
        async def call(sheet: Sheet) -> int:
            self.discord.calls.append((self.discord.time.now, name, self.message))
            if self.gate is not None:
                await self.gate.wait()
            self.discord.shown[self.message] = sheet.components
            if self.fault is not None:
                raise self.fault
            return self.message

        await outgoing.send(call)
        self.given = True

    async def reply(self, outgoing: Any, *, private: bool = True) -> PrivateMessage:
        await self._give("reply", outgoing)
        return PrivateMessage("token", self.message, True)

    async def redraw(self, outgoing: Any) -> bool:
        await self._give("redraw", outgoing)
        return True

    async def acknowledge(self) -> bool:
        self.discord.calls.append((self.discord.time.now, "acknowledge", self.message))
        self.given = True
        return True


class FakeTables:
    """One table, and what was said to be sent."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.told: list[tuple[int, int | None]] = []
        self.saves: list[tuple[KeptPost, ...]] = []
        """Of calls and the like, without the board."""
        self.message: int | None = None
        """The board that was saved last."""
        self.time = SimpleNamespace(now=lambda: NOW)
        self.timing = Timing(here=(0.0, 0.0))

        self.also: list[int] = []
        """Other tables where everybody sits."""
        self.lines: list[Any] = []
        """The log."""
        self.hands: dict[int, Hand] = {}
        self.answers: dict[int, set[int]] = {}
        """Question → the seats that have answered it."""

    async def brought(self, table: Table) -> list[Any]:
        return []

    async def moved(self, table: Table) -> list[Any]:
        return []

    async def tables_of(self, user: int) -> list[int]:
        return [self._table.id, *self.also]

    async def answered(self, table_id: int, question: int) -> set[int]:
        return self.answers.get(question, set())

    async def find(self, table_id: int) -> Table:
        return self._table

    async def mark_sent(self, table_id: int, revision: int, posts: Sequence[KeptPost] | None = None) -> None:
        self._table.posts = self._table.posts if posts is None else tuple(posts)
        self.saves.append(tuple(post for post in self._table.posts if post.kind != "board"))
        self.message = message = self._table.message_id
        if revision >= 0 and [(revision, message)] != self.told[-1:]:
            self.told.append((revision, message))

    async def log(self, table_id: int, user: int | None = None, since: int = 0) -> list[Any]:
        return self.lines

    async def hand(self, table_id: int, user: int) -> Any:
        return self.hands[user]


def a_state(**more: Any) -> TableState:
    """Of a live table, but for what is said otherwise."""
    usual = {"status": "live", "host": 1, "options": {}, "rules": TableRules(), "clocks": {}, "seed": bytes(32)}
    return TableState(**{**usual, "n": 7, "revision": 7, "wake_at": None, "created_at": 0.0, "game": None, **more})


class NoHints:
    """Says nothing in any hand."""

    async def line(self, *_: object) -> None:
        return None

    def advised(self, *_: object) -> Advised:
        return NOBODY


async def not_daily(table: Table) -> None:
    """How a table of no day has ended (`Days.finished`)."""


def a_table(*seats: Seat, message: int | None = None) -> Table:
    """A lobby; `seats` are filled."""
    table = Table(7, Place(1, 2), "toy")
    table.posts = () if message is None else (KeptPost("board", 0, "there", message),)
    people = seats or (Seat(user=100, name="Ana"), Seat(user=101, name="Bea"))
    table.state = a_state(status="lobby", host=100, seats=people, n=0, revision=1, created_at=NOW)
    return table


def seated(game: Any, *people: Seat, **more: Any) -> Table:
    """A table around the game, live but for what is said otherwise: of `people`, or of persons 1, 2 and so on."""
    seats = people or tuple(Seat(user=at + 1, name=NAMES[at]) for at in range(game.seats))
    return Table(1, Place(1, 2), game.KEY, a_state(seats=seats, game=game, **more))


@dataclass
class ToyView:
    """What anybody may see of a game without screens of its own."""

    seat: int | None
    seats: int
    decisions: tuple[Decision, ...]
    number: int


def ask(table: Table, *decisions: Decision, round: int = 0) -> Change:
    """The table goes on to these questions; `round` makes its board look different."""
    state = table.now
    state.status = "live"
    state.n += 1
    state.revision += 1
    view = ToyView(None, len(state.seats), decisions, state.n + round)
    state.game = SimpleNamespace(  # pyright: ignore[reportAttributeAccessIssue]
        state=SimpleNamespace(round=round),
        decisions=decisions,
        outcome=None,
        view=lambda seat: view,
        may_end=lambda decision: decision.clocks[0][0] == "showdown",
        OFFERS=frozenset(("offer",)),
    )
    return Change(state.n, state.revision, "player")


def decision(id: int, seat: int, kind: str = "move", clock: str = "turn") -> Decision:
    """A public question with one option; of a reaction window by its clock."""
    silence = "pass" if clock in ("window", "showdown") else "miss"
    return Decision(id, seat, kind, (("go",), PASS), ("go",), True, ((clock, id),), silence)
