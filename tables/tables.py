"""Live tables: finding them, looking at them, and the one way to change them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec

from games import GAMES
from games.kernel import codec
from games.kernel.game import Event, Game
from storage.protocol import Storage
from storage.rows import KeptPost, MoveRow, Shards, standing
from workers.aside import aside

from . import ending, lobby, seats
from .changes import Changes, as_reply
from .connections import ONLY, Connections, Downtime
from .daily import check_no_daily, check_open
from .draft import Draft
from .errors import FaultError, NoHintsError, NotLiveError, NotOverError, OutsiderError, UnknownGameError
from .hints import Advice, well_advised
from .lately import seated_then
from .new_tables import NewTables, TableLimits, new_seed
from .persistence import table_of
from .registry import Registry
from .replay import last_moves
from .replies import Ahead, Done, Hand, Listener, LogLine, Person, Refused, Reply, events_for, hand_of
from .table import Place, Table
from .table_rules import TableRules
from .thinkers import Thinkers
from .thoughts import Thoughts
from .time_source import SystemTime, TimeSource
from .timing import Timing
from .undo import TakingBack
from .waking import Waking

SHORT = 32
"""Rows of a log that are read at once; the events of more are worked out beside the event loop."""
LOGS = 4
"""Long logs that are read at a time: a megabyte each, also while they wait for the thread that works them out."""
ANSWERS_READ = 64
"""Rows of the log in which the answers to a window are looked for, more than it can have."""

P = ParamSpec("P")


async def _nothing() -> None:
    """Nothing to do before tables are loaded."""


class Tables:
    """All tables of this process. What a person may ask for returns a `Reply`, and is on disk when that is `Done`.

    `listener` is told of every commit; set it before `begin`. Clocks and AI stand still until
    `connected` says that people can see us.
    """

    def __init__(
        self,
        store: Storage,
        *,
        games: Mapping[str, type[Game]] = GAMES,
        time: TimeSource | None = None,
        listener: Listener | None = None,
        limits: TableLimits | None = None,
        timing: Timing | None = None,
        seeds: Callable[[], bytes] = new_seed,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.time: TimeSource = time or SystemTime()
        self.connections = Connections()
        """Our connections to Discord; where there are several, set `of` before `begin`."""
        self.registry, timing = Registry(), timing or Timing()
        self.changes = Changes(store, games, self.registry, self.time, timing, listener)
        self.new_tables = NewTables(
            store, self.registry, self.changes, self.time, timing, limits or TableLimits(), seeds
        )
        self.loading = _nothing
        """Called before tables are loaded."""
        self.thoughts: Mapping[str, int] = thinkers.counts if thinkers is not None else {}
        """How many long thoughts ended how: see `Thinkers.counts`."""
        self._store, self._games, self.timing = store, games, timing
        self._long_logs = asyncio.Semaphore(LOGS)
        self._thoughts = Thoughts(thinkers, games)
        self._taking_back = TakingBack(store, games, self.changes)
        self.waking = Waking(self.changes, self.registry, self.time, timing, self.connections.runs_in, self._thoughts)
        """What else is due is an errand of it."""
        self._downtime = Downtime(store, self.registry, self.changes, self.connections, self.waking, self.time, timing)

    @property
    def listener(self) -> Listener | None:
        """Return who is told of every commit."""
        return self.changes.listener

    @listener.setter
    def listener(self, listener: Listener) -> None:
        self.changes.listener = listener

    # ---- from start to stop ------------------------------------------------------------------------------------------

    async def begin(self) -> list[int]:
        """Load the heads of all tables that aren't over. Returns the tables whose board must be sent again.

        Where `connections.shards` says so, only of the tables on their servers; other processes have the others.
        """
        await self._downtime.begin()
        return await self._load(self.connections.shards)

    async def adopt(self, connection: int, count: int) -> list[int]:
        """Take over the tables of one more of `count` connections. Returns those whose board must be sent again."""
        await self._downtime.own(connection, count)
        return await self._load(Shards(count, (connection,)))

    async def _load(self, of: Shards | None) -> list[int]:
        await self.loading()
        for head in await self._store.load_live(of):
            table = table_of(head)
            self.registry.add(table)
            self.waking.schedule(table)
        return await self._store.unsent(of)

    async def connected(self, connection: int = ONLY) -> list[int]:
        """A connection is there (READY or RESUMED): give its servers' clocks the downtime back, and let them run.

        Returns the tables whose deadline has moved by so much that their board must be sent again.
        """
        return await self._downtime.connected(connection)

    def disconnected(self, connection: int | None = None) -> None:
        """A connection is gone, or all (None): its servers' clocks and AI stand still until `connected`;
        once no connection is left the heartbeat does too."""
        self._downtime.disconnected(connection)

    async def settle(self, seconds: float) -> None:
        """Wait for the moves of AI and clocks that are under way, for at most so long."""
        await self.waking.finish(seconds)

    async def close(self) -> None:
        """Finish what is under way, note the moment, stop. The store is the caller's to close."""
        await self._downtime.end()
        await self.waking.finish()
        await self.changes.finish()

    async def tick(self) -> None:
        """Do all that is due now and return when it is done. It is done without this; this is for tests."""
        await self.waking.tick()

    @property
    def next_due(self) -> float | None:
        """When the next table is to be woken, unix seconds."""
        return self.waking.next_due

    # ---- finding -----------------------------------------------------------------------------------------------------

    async def find(self, table_id: int) -> Table:
        """A table with all its state, also one that is over. Raises NoTableError."""
        return await self.changes.find(table_id)

    async def glance(self, table_id: int) -> Table:
        """A table as it is now, for reading only; also one that another process has. Raises NoTableError."""
        return await self.changes.glance(table_id)

    def table_in(self, channel_id: int) -> int | None:
        """The id of the table in this channel or thread that isn't over."""
        return self.registry.table_in(channel_id)

    def under(self, channel_id: int) -> list[int]:
        """The ids of the tables in this channel or thread, and in the threads of this channel, that aren't over."""
        return self.registry.under(channel_id)

    def in_guild(self, guild: int) -> list[int]:
        """The ids of the tables of a server that aren't over."""
        return self.registry.in_guild(guild)

    def guilds(self) -> set[int]:
        """The servers that have tables that aren't over."""
        return self.registry.guilds()

    async def tables_of(self, user_id: int, guild: int | None = None) -> list[int]:
        """The ids of the tables that aren't over where this person sits: everywhere, or on one server."""
        return [head.id for head in await self._store.tables_of(user_id) if guild in (None, head.guild_id)]

    async def count_by_status(self) -> Mapping[str, int]:
        """How many tables there are of each status. Raises StorageError where they can't be read."""
        return dict((await self._store.count_by_status()).items())

    # ---- looking -----------------------------------------------------------------------------------------------------

    async def hand(self, table_id: int, user_id: int) -> Hand | Refused:
        """Return what this person may see now, with the questions put to them. Refuses outsiders and lobbies."""
        return await as_reply(table_id, self._held(table_id, user_id))

    async def _held(self, table_id: int, user_id: int) -> Hand:
        await self._remember(table_id)
        return await self._seen(table_id, user_id)

    async def watch(self, table_id: int) -> Hand | Refused:
        """Return what anybody may see now (seat None). Refuses lobbies, and daily tables until their day is over."""
        return await as_reply(table_id, self._seen(table_id, None))

    async def _seen(self, table_id: int, user_id: int | None) -> Hand:
        table = await self.find(table_id)
        if table.game is None:
            raise NotLiveError(status=table.status)
        if user_id is None:
            check_open(table, self.time.now())
            return hand_of(table, None)
        seat = table.seat_of(user_id)
        if seat is None:
            raise OutsiderError(table=table_id, host=table.host, status=table.status)
        return hand_of(table, seat)

    async def _remember(self, table_id: int) -> None:
        """Read the last moves of a running game, once a run of the bot and after a move was taken back."""
        table = await self.find(table_id)
        rules = self._games[table.game_key]
        while table.lately is None and table.status in ("live", "paused"):
            state = table.now
            rows = [row for row in await self._store.moves(table.id) if row.n <= state.n]
            lately = await asyncio.to_thread(last_moves, rules, state, rows)
            if state is table.now:  # else the game went on meanwhile
                table.lately = lately

    async def advice(self, table_id: int, user_id: int, *, at_once: bool = False) -> Advice | Refused | None:
        """What an AI would do in this person's place, None where nothing is asked of them; `at_once`: no long thought.

        Refuses: NoHintsError, NotLiveError, OutsiderError, DailyError.
        """
        return await as_reply(table_id, self._advised(table_id, user_id, at_once))

    async def _advised(self, table_id: int, user_id: int, at_once: bool) -> Advice | None:
        hand = await self._seen(table_id, user_id)
        check_no_daily(hand.table.rules, "hint")
        if not hand.table.rules.hinted:
            raise NoHintsError
        return await well_advised(self._games[hand.table.game_key], hand, None if at_once else self._thoughts)

    async def log(
        self, table_id: int, user_id: int | None = None, since: int | None = None
    ) -> list[tuple[LogLine, tuple[Event, ...]]]:
        """The moves from number `since` on (None: all), each with the events this person may know.

        Nobody, and anybody who has no seat: a spectator. Raises NoTableError.
        """
        table = await self.find(table_id)
        seat = table.seat_of(user_id) if user_id is not None else None
        if table.n - (since or 0) <= SHORT:
            return _told(await self._store.moves(table_id, since), table, seat)
        async with self._long_logs:
            return await aside(_told, await self._store.moves(table_id, since), table, seat)

    async def answered(self, table_id: int, question: int) -> set[int]:
        """The seats that have answered a question; it may have been put to several. Raises NoTableError."""
        table = await self.find(table_id)
        rows = standing(await self._store.moves(table_id, max(0, table.n - ANSWERS_READ)))
        return {row.seat for row in rows if row.question == question and row.seat is not None}

    def may_come_back(self, table: Table, user_id: int) -> bool:
        """Return whether a person who has left the table can have their seat back."""
        since = self.time.now() - self.timing.second_thoughts
        return (
            table.status == "live" and table.seat_of(user_id) is None and table.now.left_by(user_id, since) is not None
        )

    # ---- changing ----------------------------------------------------------------------------------------------------

    async def change(
        self, table_id: int, do: Callable[Concatenate[Draft, P], None], *args: P.args, **kwargs: P.kwargs
    ) -> Reply:
        """Change a table by `do(draft, *args)`, a function of `lobby`, `press`, `seats`, `undo`, `ending`, `windows`.

        What it raises is what is refused; then nothing has changed.
        """
        return await self.changes.change(table_id, lambda draft: do(draft, *args, **kwargs))

    async def press(
        self, ahead: Ahead, table_id: int, do: Callable[Concatenate[Draft, P], None], *args: P.args, **kwargs: P.kwargs
    ) -> Reply:
        """Change a table, and draw by `ahead` what whoever presses will see while it is being saved: `Done.hand`."""
        remembered = await as_reply(table_id, self._remember(table_id))
        if remembered is not None:
            return remembered
        return await self.changes.change(table_id, lambda draft: do(draft, *args, **kwargs), ahead)

    async def open(
        self,
        place: Place,
        host: Person,
        game: str,
        options: Mapping[str, Any] | None = None,
        rules: TableRules | None = None,
        ai: Sequence[str] = (),
        seed: bytes | None = None,
    ) -> Reply:
        """Open a lobby, its host in seat 0 and AI of these levels beside; it expires after a day.

        `seed`: the seed of its game, where that needn't be secret (tutorials).

        Refuses: UnknownGameError, UnknownLevelError, BadOptionError, ChannelTakenError, TooManyTablesError, FullError.
        """
        if game not in self._games:
            return Refused(UnknownGameError(game=game, allowed=tuple(self._games)))
        work = self.new_tables.open(place, host, self._games[game], options or {}, rules or TableRules(), ai, seed)
        return await self.changes.to_the_end(as_reply(None, work))

    async def why_not_open(self, place: Place, host: int) -> Refused | None:
        """Why this person can't open one more table in a new thread of that channel; None: they can."""
        return await as_reply(None, self.new_tables.check_limits(place, host))

    async def join(self, table_id: int, person: Person) -> Reply:
        """Sit down. Refuses: NotLobbyError, AlreadySeatedError, FullError, TooManyTablesError."""
        if refused := await self._no_room(table_id, person):
            return refused
        new = await as_reply(table_id, self._is_new(table_id, person.id))
        return new if isinstance(new, Refused) else await self.change(table_id, lobby.join, person, is_new=new)

    async def hand_over(self, table_id: int, user_id: int, person: Person, offer: int) -> Reply:
        """Hand this person's seat to another by that offer. Refuses: OutsiderError, NotLiveError, AlreadySeatedError,
        OfferLapsedError, TooManyTablesError (they sit at too many), DailyError."""
        refused = await self._no_room(table_id, person)
        return refused or await self.change(table_id, seats.hand_over, user_id, person, offer)

    async def _no_room(self, table_id: int, person: Person) -> Refused | None:
        """Why this person can't sit down at one more table."""
        return await as_reply(table_id, self.new_tables.check_seats(person.id))

    async def start(self, table_id: int, user_id: int, fill: str = "") -> Reply:
        """Start the game with the seats that are filled: host only; `fill`: beside somebody alone sit AI of that level.
        Refuses: NotHostError, TooFewSeatsError."""
        found = await as_reply(table_id, self._novices(table_id))
        return found if isinstance(found, Refused) else await self.change(table_id, lobby.start, user_id, found, fill)

    async def _is_new(self, table_id: int, user: int) -> bool:
        return not await self._store.has_finished(user, (await self.find(table_id)).game_key)

    async def _novices(self, table_id: int) -> set[int]:
        """Return who at the table has never played a game of its kind to the end."""
        table = await self.find(table_id)
        people = [seat.user for seat in table.seats if seat.user is not None]
        return {user for user in people if not await self._store.has_finished(user, table.game_key)}

    async def reads(self, table_id: int, user_id: int) -> None:
        """This person reads the rules or the log, which counts as being present. Anybody may read."""
        table = await self.find(table_id)
        seat = table.seat_of(user_id)
        if seat is not None and table.status == "live" and table.seats[seat].misses:
            await self.change(table_id, seats.reads, user_id)

    async def undo(self, table_id: int, user_id: int) -> Reply:
        """Take back the person's last action, or ask the others to agree (a notice `undo-wanted` tells them).

        Refuses: UndoError of every kind, OutsiderError, NotLiveError, DailyError.
        """
        return await as_reply(table_id, self._taking_back.ask(table_id, user_id))

    async def agree_to_undo(self, table_id: int, user_id: int) -> Reply:
        """Agree that the asker takes back their last action; it is done once all people agree. Refuses like `undo`."""
        return await as_reply(table_id, self._taking_back.agree(table_id, user_id))

    async def reset(self, table_id: int) -> Reply:
        """End a table at once, whatever its state (an admin's last resort). Refuses: NotLiveError, NoTableError.

        Where its game can't even be restored, the `Done` has a table without state, and the listener isn't told.
        """
        reply = await self.change(table_id, ending.reset)
        if isinstance(reply, Refused) and isinstance(reply.error, FaultError):
            return await self.changes.end_unreadable(table_id)
        return reply

    async def rematch(self, table_id: int, person: Person) -> Reply:
        """After the end: open a lobby with the same rules, AI and place, or join the one that is there. The game of
        somebody alone among AI starts at once."""
        return await as_reply(table_id, self._again(table_id, person))

    async def _again(self, table_id: int, person: Person) -> Reply:
        old = await self.find(table_id)
        if old.status != "over":
            raise NotOverError(status=old.status)
        if old.seat_of(person.id) is None:
            raise OutsiderError(table=table_id, host=old.host, status=old.status)
        check_no_daily(old.rules, "rematch")
        there = self.table_in(old.place.here)
        if there is not None and (await self.find(there)).game_key == old.game_key:
            return await self.join(there, person)
        levels = [seat.ai for seat in old.seats if seat.ai is not None]
        rules = old.rules.model_copy(update={"hinted": False, "tutorial": False, "lesson": 0})
        reply = await self.open(old.place, person, old.game_key, old.options, rules, levels)
        if isinstance(reply, Done) and levels and old.now.alone:
            return await self.start(reply.table.id, person.id)
        return reply

    async def mark_sent(self, table_id: int, revision: int, posts: Sequence[KeptPost] | None = None) -> None:
        """The channel has the board of `revision`, and these posts (None: as before)."""
        await self._store.mark_sent(table_id, revision, posts)
        if posts is not None and (table := self.registry.get(table_id)) is not None:
            table.posts = tuple(posts)


def _told(rows: Sequence[MoveRow], table: Table, seat: int | None) -> list[tuple[LogLine, tuple[Event, ...]]]:
    """Moves, each with the events that this seat may know."""
    return [
        (LogLine(row.n, row.seat, row.by, row.at, then), events_for(seat, codec.load_events(row.events.encode())))
        for row, then in zip(rows, seated_then(rows, table), strict=True)
    ]
