"""Tables over a real database, a clock that stands still, and people who press."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from games.kernel.game import Action, Decision, Game
from storage import addresses
from storage.store import TableStore
from tables import press as presses
from tables.albums import Albums
from tables.days import Days
from tables.evenings import Evenings
from tables.people import People
from tables.replay import Replays as Replays
from tables.replies import Change, Done, Notice, Person, Refused, Reply
from tables.reviews import Reviews
from tables.servers import Servers
from tables.services import table_services
from tables.table import Place, Table
from tables.table_rules import TableRules
from tables.tables import Tables
from tables.time_source import FakeTime
from tables.timing import Timing
from tests.databases import url
from tests.games.kernel.toy import Parley

ANA, PEP, ZOE, MAX = Person(101, "Ana"), Person(102, "Pep"), Person(103, "Zoe"), Person(104, "Max")
PEOPLE = (ANA, PEP, ZOE, MAX)
RULES = TableRules(stand_in="easy")
SEED = bytes(range(32))


class Ear:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    def table_changed(self, table: Table, change: Change) -> None:
        self.changes.append(change)

    @property
    def notices(self) -> list[Notice]:
        return [notice for change in self.changes for notice in change.notices]

    def kinds(self) -> list[str]:
        """The kinds of all notices since the last call."""
        kinds = [notice.kind for notice in self.notices]
        self.changes.clear()
        return kinds


class World:
    """A tables, its store, its clock and an ear."""

    def __init__(self, address: Path | str, clock: FakeTime) -> None:
        """`address`: a database file, or the URL of a database."""
        self.address, self.clock = address if isinstance(address, str) else url(address), clock
        self.store: TableStore
        self.tables: Tables
        self.people: People
        self.days: Days
        self.albums: Albums
        self.servers: Servers
        self.replays: Replays
        self.reviews: Reviews
        self.evenings: Evenings
        self.games: Mapping[str, type[Game]]
        self.ear = Ear()
        self._channels = count(1000)

    async def open(self, store: Any = None, here: bool = True, **settings: Any) -> World:
        """Start the bot; the gateway is there at once, unless it isn't `here`."""
        wait = (
            5 if addresses.on_server(self.address) else 0
        )  # a server may take a moment to see that a session has gone
        self.store = store or await TableStore.open(self.address, now=self.clock.now, wait=wait)
        played = Timing(novice_turns=0)  # as if all had played before: times are those of the rules
        settings = {"games": {"parley": Parley}, "seeds": lambda: SEED, "timing": played} | settings
        self.games = settings["games"]
        live = table_services(self.store, time=self.clock, listener=self.ear, **settings)
        self.tables, self.people, self.days = live.tables, live.people, live.days
        self.servers, self.replays, self.reviews = live.servers, live.replays, live.reviews
        self.evenings, self.albums = live.evenings, live.albums
        self.unsent = await self.tables.begin()
        if here:
            await self.tables.connected()
        return self

    async def close(self) -> None:
        """Stop the bot."""
        await self.reviews.close()
        await self.tables.close()
        await self.store.close()

    async def restart(self, **settings: Any) -> None:
        """Stop the bot and start it again."""
        await self.close()
        await self.open(**settings)

    def dead(self, to: Path) -> World:
        """What a `kill -9` at this moment would leave on disk."""
        path = addresses.file(self.address)
        for suffix in ("", "-wal", "-shm"):
            source = path.with_name(path.name + suffix)
            if source.exists():
                shutil.copy(source, to.with_name(to.name + suffix))
        clock = FakeTime(self.clock.now())
        return World(to, clock)

    # ---- arranging ---------------------------------------------------------------------------------------------------

    async def lobby(self, *people: Person, ai: int = 0, rules: TableRules = RULES, **options: Any) -> int:
        """A lobby of these people, the first its host."""
        reply = await self.tables.open(self.place(), people[0], "parley", options, rules, ["easy"] * ai)
        table = done(reply).table.id
        for person in people[1:]:
            done(await self.tables.join(table, person))
        return table

    async def live(
        self, *people: Person, ai: int = 0, rules: TableRules = RULES, game: Game | None = None, **options: Any
    ) -> int:
        """A game of these people and AI, as dealt by the seed or as laid out in `game`."""
        table = await self.lobby(*people, ai=ai, rules=rules, **options)
        await self.begin(table, people[0], game)
        self.ear.changes.clear()
        return table

    async def begin(self, table: int, host: Person, game: Game | None = None) -> None:
        """Start the game, as dealt by the seed or as laid out in `game`."""
        with patch.object(self.games["parley"], "new", return_value=game) if game else nullcontext():
            done(await self.tables.start(table, host.id))

    def place(self) -> Place:
        """A channel nobody uses yet."""
        return Place(1, next(self._channels))

    # ---- acting ------------------------------------------------------------------------------------------------------

    async def asked(self, table: int, person: Person) -> Decision:
        """The one question put to a person."""
        at = await self.tables.find(table)
        (decision,) = [each for each in at.now.decisions if each.seat == at.seat_of(person.id)]
        return decision

    async def press(self, table: int, person: Person, *actions: Action) -> Reply:
        """Answer the question that is put to that person now."""
        return await self.tables.change(table, presses.press, person.id, (await self.asked(table, person)).id, actions)

    async def wait(self, seconds: float) -> None:
        """Let time go by, stopping wherever a table wants to be woken."""
        end = self.clock.now() + seconds
        await self.tables.tick()
        while (least := self.tables.next_due) is not None and least <= end:
            self.clock.advance_to(least)
            await self.tables.tick()
        self.clock.advance_to(end)
        await self.tables.tick()

    async def play(self, table: int, until: Callable[[Table], bool] = lambda _: False, limit: int = 2000) -> Table:
        """Go on until the game ends or `until` says so: people answer at once by a fixed rule, AI in their time."""
        at = await self.tables.find(table)
        for _ in range(limit):
            if at.status != "live" or until(at):
                return at
            mine = [each for each in at.now.decisions if at.seats[each.seat].plays_itself]
            if mine:
                each, user = mine[0], at.seats[mine[0].seat].user
                assert user is not None
                done(
                    await self.tables.change(
                        table, presses.press, user, each.id, [each.options[each.id % len(each.options)]]
                    )
                )
            else:
                assert at.wake_at is not None
                self.clock.advance_to(at.wake_at)
                await self.tables.tick()
        raise AssertionError(f"the game didn't end in {limit} steps")

    async def log(self, table: int) -> list[tuple[Any, ...]]:
        """The log without its times."""
        rows = await self.store.moves(table)
        return [(row.n, row.seat, row.question, row.action, row.by, row.user_id, row.events) for row in rows]


def done(reply: Reply) -> Done:
    """`reply`, which must say that it is done."""
    assert isinstance(reply, Done), reply
    return reply


def refusal(reply: Reply) -> str:
    """Why something was refused."""
    assert isinstance(reply, Refused), reply
    return reply.key


async def until(condition: Callable[[], bool]) -> None:
    """Let everything else run until `condition` holds."""
    while not condition():  # noqa: ASYNC110
        await asyncio.sleep(0)
