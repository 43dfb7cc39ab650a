"""The hall, the one entry to the tables: everything that people, Discord and operators may ask of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import structlog

from games import GAMES
from games.kernel import codec
from games.kernel.game import Action, Event, Game
from storage.protocol import Storage
from storage.rows import OURS, CallRow, Shards, standing

from . import ending, lobby, press, seats, undo, windows
from .changes import Changes
from .connections import ONLY, Connections, Downtime
from .daily import DAY, Dailies, Day, check_no_daily, check_open, ends_at, is_sealed
from .draft import Draft
from .errors import (
    DailyError,
    FaultError,
    NoHintsError,
    NotLiveError,
    NotLobbyError,
    NotOverError,
    OutsiderError,
    UndoGoneError,
    UnknownGameError,
)
from .forgetting import Forgetters
from .hints import Advice, well_advised
from .lately import seated_then
from .new_tables import NewTables, TableLimits
from .persistence import table_of
from .records import Records
from .registry import Registry
from .replay import Replays, last_moves
from .replies import Hand, Listener, LogLine, Person, Refused, Reply, events_for, hand_of
from .table import Place, Table
from .table_rules import Standing, TableRules
from .thinkers import Thinkers
from .thoughts import Thoughts
from .time_source import SystemTime, TimeSource
from .timing import Timing
from .waking import Waking

HEALTH_ROW = 1
"""The row of the servers' settings that is written to see whether it can be; no server has that id."""

SHARED = 50
"""Shared results that are remembered of a person."""

ANSWERS_READ = 64
"""Rows of the log in which the answers to a window are looked for, more than it can have."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


class Hall:
    """All tables of the bot. Everything a person may ask for returns a `Reply`, and is on disk when that is `Done`.

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
        seeds: Callable[[], bytes] = _new_seed,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.time: TimeSource = time or SystemTime()
        self.connections = Connections()
        """Our connections to Discord; where there are several, set `of` before `begin`."""
        self._store, self._games = store, games
        self.records = Records(store, tuple(games))
        """What people have played."""
        self._settings = asyncio.Lock()
        tables, timing = Registry(), timing or Timing()
        self._second_thoughts = timing.second_thoughts
        self._registry = tables
        self._changes = Changes(store, games, tables, self.time, timing, listener)
        self.replays = Replays(store, games, self._changes.find, self.time.now)
        """Finished games, step by step."""
        self._new_tables = NewTables(store, tables, self._changes, self.time, timing, limits or TableLimits(), seeds)
        self._dailies = Dailies(store, games, self._new_tables, self.time, seeds)
        self._thoughts = Thoughts(thinkers, games)
        self.thoughts: Mapping[str, int] = thinkers.counts if thinkers is not None else {}
        """How many long thoughts ended how: see `Thinkers.counts`."""
        runs = self.connections.runs_in
        self._waking = Waking(self._changes, tables, self.time, timing, runs, self._thoughts)
        self._downtime = Downtime(store, tables, self._changes, self.connections, self._waking, self.time, timing)
        self._forgetters = Forgetters(
            store, tables, self._changes, self.connections, self.time, self.leave, self.replays.forget
        )
        self._new_tables.check_free = self._forgetters.check_free

    @property
    def listener(self) -> Listener | None:
        """Who is told of every commit."""
        return self._changes.listener

    @listener.setter
    def listener(self, listener: Listener) -> None:
        self._changes.listener = listener

    # ---- the hall's own life -----------------------------------------------------------------------------------------

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

    async def catch_up(self) -> None:
        """Do this process's part of forgetting people, after another process has asked all of them. Raises
        StorageError."""
        await self._forgetters.sweep()

    async def notify_processes(self) -> None:
        """Ask all processes of the bot to `catch_up`. Raises StorageError."""
        await self._store.notify_processes()

    async def _load(self, of: Shards | None) -> list[int]:
        await self._forgetters.learn()
        for head in await self._store.load_live(of):
            table = table_of(head)
            self._registry.add(table)
            self._waking.schedule(table)
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

    async def close(self) -> None:
        """Finish what is under way, note the moment, stop. The store is the caller's to close."""
        await self._downtime.end()
        await self._waking.finish()
        await self._changes.finish()

    async def tick(self) -> None:
        """Do all that is due now and return when it is done. The hall does so by itself; this is for tests."""
        await self._waking.tick()

    # ---- what is kept of servers and of the bot itself ---------------------------------------------------------------

    async def guild_settings(self, guild: int) -> dict[str, Any]:
        """A server's settings; empty where it has none."""
        return dict(await self._store.guild_settings(guild))

    async def set_guild_settings(self, guild: int, **changes: Any) -> None:
        """Change these settings of a server and keep its others; an empty value or None removes one."""
        await self.change_guild_settings(guild, lambda kept: {**kept, **changes})

    async def change_guild_settings(self, guild: int, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Replace a server's settings by `change(settings)`; called again where another process was faster."""
        async with self._settings:
            await self._store.change_guild_settings(
                guild, lambda kept: {name: value for name, value in change(kept).items() if value}
            )

    async def user_settings(self, user: int) -> dict[str, Any]:
        """What a person has chosen for themselves; empty where nothing is."""
        return dict(await self._store.user_settings(user))

    async def set_user_settings(self, user: int, **changes: Any) -> None:
        """Change these settings of a person and keep their others; None removes one."""
        async with self._settings:
            await self._store.change_user_settings(
                user, lambda kept: {name: value for name, value in {**kept, **changes}.items() if value is not None}
            )

    async def share_once(self, user_id: int, table_id: int, channel_id: int) -> bool:
        """Note that a person shares a result in a channel; False: they have done so before."""
        first = False

        def share(kept: dict[str, Any]) -> dict[str, Any]:
            nonlocal first
            shared, this = list(kept.get("shared", [])), [table_id, channel_id]
            first = this not in shared
            return {**kept, "shared": [*shared, this][-SHARED:]} if first else kept

        async with self._settings:
            await self._store.change_user_settings(user_id, share)
        return first

    async def is_new_to(self, user: int, game: str) -> bool:
        """This person has never played a game of this kind to its end."""
        return not await self._store.has_finished(user, game)

    async def export_user(self, user: int) -> dict[str, Any]:
        """Everything kept about a person, as JSON has it."""
        return await self._store.export_user(user)

    async def forget_user(self, user: int) -> bool | Refused:
        """Delete a person's data: they leave their tables, and a pseudonym takes their place in past games.

        False: another process doesn't answer now and has yet to do its part; it completes the deletion later by itself.
        Refuses: NotSavedError, FaultError (a table of theirs can't be left).
        """
        return await self._changes.to_the_end(self._changes.as_reply(None, self._forgetters.forget(user)))

    async def own_settings(self) -> dict[str, Any]:
        """The bot's own settings, of no server and no person."""
        return await self.guild_settings(OURS)

    async def change_own_settings(self, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Change the bot's own settings, as `change_guild_settings` does a server's."""
        await self.change_guild_settings(OURS, change)

    async def set_own_settings(self, **changes: Any) -> None:
        """Change some of the bot's own settings, as `set_guild_settings` does a server's."""
        await self.set_guild_settings(OURS, **changes)

    async def check_saving(self) -> None:
        """Write a row that nobody reads to disk, to see that saving works. Raises what went wrong."""
        await self._store.check_files()
        await self._store.set_guild_settings(HEALTH_ROW, {"checked": int(self.time.now())})

    async def count_by_status(self) -> Mapping[str, int]:
        """How many tables there are of each status. Raises StorageError where they can't be read."""
        return dict((await self._store.count_by_status()).items())

    # ---- looking -----------------------------------------------------------------------------------------------------

    async def table(self, table_id: int) -> Table:
        """A table with all its state, also one that is over. Raises NoTableError."""
        return await self._changes.find(table_id)

    async def glance(self, table_id: int) -> Table:
        """A table as it is now, for reading only; also one that another process has. Raises NoTableError."""
        return await self._changes.glance(table_id)

    def table_in(self, channel_id: int) -> int | None:
        """The id of the table in this channel or thread that isn't over."""
        return self._registry.table_in(channel_id)

    def tables_under(self, channel_id: int) -> list[int]:
        """The ids of the tables in this channel or thread, and in the threads of this channel, that aren't over."""
        return self._registry.under(channel_id)

    def in_guild(self, guild: int) -> list[int]:
        """The ids of the tables of a server that aren't over."""
        return self._registry.in_guild(guild)

    def guilds(self) -> set[int]:
        """The servers that have tables that aren't over."""
        return self._registry.guilds()

    async def tables_of(self, user_id: int, guild: int | None = None) -> list[int]:
        """The ids of the tables that aren't over where this person sits: everywhere, or on one server."""
        return [head.id for head in await self._store.tables_of(user_id) if guild in (None, head.guild_id)]

    async def hand(self, table_id: int, user_id: int) -> Hand | Refused:
        """What this person may see now, with the questions put to them. Refuses outsiders and lobbies."""
        return await self._changes.as_reply(table_id, self._held(table_id, user_id))

    async def _held(self, table_id: int, user_id: int) -> Hand:
        await self._remember(table_id)
        return await self._seen(table_id, user_id)

    def is_sealed(self, table: Table) -> bool:
        """Whether this is a daily table whose day isn't over: then only its player may see any of it."""
        return is_sealed(table, self.time.now())

    def day_ends(self, table: Table) -> int:
        """When the day of a daily table is over, unix seconds."""
        return int(ends_at(table.rules.daily))

    def check_open(self, table: Table) -> None:
        """Raise DailyError where it is sealed."""
        check_open(table, self.time.now())

    async def advice(self, table_id: int, user_id: int, *, at_once: bool = False) -> Advice | Refused | None:
        """What an AI would do in this person's place, None where nothing is asked of them; `at_once`: no long thought.

        Refuses: NoHintsError, NotLiveError, OutsiderError, DailyError.
        """
        return await self._changes.as_reply(table_id, self._advised(table_id, user_id, at_once))

    async def _advised(self, table_id: int, user_id: int, at_once: bool) -> Advice | None:
        hand = await self._seen(table_id, user_id)
        check_no_daily(hand.table, "hint")
        if not hand.table.rules.hinted:
            raise NoHintsError
        return await well_advised(self._games[hand.table.game_key], hand, None if at_once else self._thoughts)

    async def watch(self, table_id: int) -> Hand | Refused:
        """What anybody may see now (seat None). Refuses lobbies, and daily tables until their day is over."""
        return await self._changes.as_reply(table_id, self._seen(table_id, None))

    async def _seen(self, table_id: int, user_id: int | None) -> Hand:
        table = await self._changes.find(table_id)
        if table.game is None:
            raise NotLiveError(status=table.status)
        if user_id is None:
            self.check_open(table)
        seat = table.seat_of(user_id) if user_id is not None else None
        if user_id is not None and seat is None:
            raise OutsiderError(table=table_id, host=table.host, status=table.status)
        return hand_of(table, seat)

    async def _remember(self, table_id: int) -> None:
        """Read the last moves of a running game, once a run of the bot and after a move was taken back."""
        table = await self._changes.find(table_id)
        rules = self._games[table.game_key]
        while table.lately is None and table.status in ("live", "paused"):
            state = table.now
            rows = [row for row in await self._store.moves(table.id) if row.n <= state.n]
            lately = await asyncio.to_thread(last_moves, rules, state, rows)
            if state is table.now:  # else the game went on meanwhile
                table.lately = lately

    async def log(
        self, table_id: int, user_id: int | None = None, since: int = 0
    ) -> list[tuple[LogLine, tuple[Event, ...]]]:
        """The moves from number `since` on (0: the opening), each with the events this person may know.

        None, and anybody who has no seat: a spectator. Raises NoTableError.
        """
        table = await self._changes.find(table_id)
        seat = table.seat_of(user_id) if user_id is not None else None
        rows = await self._store.moves(table_id, since)
        return [
            (LogLine(row.n, row.seat, row.by, row.at, then), events_for(seat, codec.load_events(row.events.encode())))
            for row, then in zip(rows, seated_then(rows, table), strict=True)
        ]

    async def answered(self, table_id: int, question: int) -> set[int]:
        """The seats that have answered a question; it may have been put to several. Raises NoTableError."""
        table = await self._changes.find(table_id)
        rows = standing(await self._store.moves(table_id, max(0, table.n - ANSWERS_READ)))
        return {row.seat for row in rows if row.question == question and row.seat is not None}

    # ---- the lobby ---------------------------------------------------------------------------------------------------

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
        work = self._new_tables.open(place, host, self._games[game], options or {}, rules or TableRules(), ai, seed)
        return await self._changes.to_the_end(self._changes.as_reply(None, work))

    async def why_not_open(self, place: Place, host: int) -> Refused | None:
        """Why this person can't open one more table in a new thread of that channel; None: they can."""
        refused = await self._changes.as_reply(None, self._new_tables.check_limits(place, host))
        return refused if isinstance(refused, Refused) else None

    async def join(self, table_id: int, person: Person) -> Reply:
        """Sit down. Refuses: NotLobbyError, AlreadySeatedError, FullError, TooManyTablesError."""
        return await self._changes.as_reply(table_id, self._joined(table_id, person))

    async def _joined(self, table_id: int, person: Person) -> Reply:
        await self._new_tables.check_seats(person.id)
        return await self._changes.change(table_id, lambda draft: lobby.join(draft, person))

    async def leave(self, table_id: int, user_id: int) -> Reply:
        """Give up the seat. In a lobby a host passes on to the next person, and a lobby without people closes; in a
        running game an AI takes the seat, and a game without people ends. Refuses: OutsiderError, NotLiveError."""
        return await self._changes.change(table_id, lambda draft: seats.leave(draft, user_id))

    async def add_ai(self, table_id: int, user_id: int, level: str) -> Reply:
        """Seat an AI; anyone seated may. Refuses: OutsiderError, UnknownLevelError, FullError, NotLobbyError."""
        return await self._changes.change(table_id, lambda draft: lobby.add_ai(draft, user_id, level))

    async def remove(self, table_id: int, user_id: int, seat: int) -> Reply:
        """Empty a seat (AI, or another person): host only. Refuses: NotHostError, NoSuchSeatError, NotYourselfError."""
        return await self._changes.change(table_id, lambda draft: lobby.remove(draft, user_id, seat))

    async def set_options(
        self, table_id: int, user_id: int, options: Mapping[str, Any] | None = None, rules: TableRules | None = None
    ) -> Reply:
        """Replace the game's options, the house rules, or both: host only. Refuses: NotHostError, BadOptionError."""
        return await self._changes.change(table_id, lambda draft: lobby.set_options(draft, user_id, options, rules))

    async def start(self, table_id: int, user_id: int) -> Reply:
        """Start the game with the seats that are filled: host only. Refuses: NotHostError, TooFewSeatsError."""
        return await self._changes.as_reply(table_id, self._started(table_id, user_id))

    async def _started(self, table_id: int, user_id: int) -> Reply:
        table = await self._changes.find(table_id)
        people = [seat.user for seat in table.seats if seat.user is not None]
        novices = {user for user in people if await self.is_new_to(user, table.game_key)}
        return await self._changes.change(table_id, lambda draft: lobby.start(draft, user_id, novices))

    # ---- the game ----------------------------------------------------------------------------------------------------

    async def press(
        self,
        table_id: int,
        user_id: int,
        question: int,
        actions: Sequence[Action],
        *,
        too_late: Callable[[], bool] | None = None,
    ) -> Reply:
        """Answer `question` with `actions[0]`, and what that seat is asked next with the others, all or nothing.

        `too_late` is asked once the lock is ours: True drops the press (LateError). `Stale` carries the fresh hand.
        """
        return await self._changes.change(
            table_id, lambda draft: press.press(draft, user_id, question, actions), too_late
        )

    async def pass_from_now_on(self, table_id: int, user_id: int, question: int) -> Reply:
        """Pass on this question, and on all of its kind until nobody is asked one any more: in this fight.

        Refuses like `press`; `Stale` where it can't be passed on.
        """
        return await self._changes.change(table_id, lambda draft: press.pass_from_now_on(draft, user_id, question))

    async def wait(self, table_id: int, user_id: int, question: int) -> Reply:
        """Ask for more time in a reaction window, once a window; nobody learns who did.

        Refuses: WaitedError, OutsiderError, NotLiveError.
        """
        return await self._changes.change(table_id, lambda draft: windows.wait(draft, user_id, question))

    async def set_standing(self, table_id: int, user_id: int, standing: Standing) -> Reply:
        """Set the seat's standing answer in reaction windows, from now on."""
        return await self._changes.change(table_id, lambda draft: seats.set_standing(draft, user_id, standing))

    async def reads(self, table_id: int, user_id: int) -> None:
        """This person reads the rules or the log, which counts as being present. Anybody may read."""
        table = await self._changes.find(table_id)
        seat = table.seat_of(user_id)
        if seat is not None and table.status == "live" and table.seats[seat].misses:
            await self._changes.change(table_id, lambda draft: seats.reads(draft, user_id))

    async def return_to_seat(self, table_id: int, user_id: int) -> Reply:
        """Take the seat back from the AI in it; also one left less than ten minutes ago, if nobody has moved in it.

        Refuses: OutsiderError, NotLiveError.
        """
        return await self._changes.change(table_id, lambda draft: seats.return_to_seat(draft, user_id))

    def may_come_back(self, table: Table, user_id: int) -> bool:
        """Whether a person who has left the table can have their seat back."""
        since = self.time.now() - self._second_thoughts
        return (
            table.status == "live" and table.seat_of(user_id) is None and table.now.left_by(user_id, since) is not None
        )

    async def offer_seat(self, table_id: int, user_id: int) -> Reply:
        """This person offers their seat to somebody; earlier offers lapse. Refuses: OutsiderError, NotLiveError,
        DailyError."""
        return await self._changes.as_reply(table_id, self._offered(table_id, user_id))

    async def _offered(self, table_id: int, user_id: int) -> Reply:
        check_no_daily(await self._changes.find(table_id), "substitute")
        return await self._changes.change(table_id, lambda draft: seats.offer(draft, user_id))

    async def hand_over(self, table_id: int, user_id: int, person: Person) -> Reply:
        """Hand this person's seat to another. Refuses: OutsiderError, NotLiveError, AlreadySeatedError,
        TooManyTablesError (they sit at too many), DailyError."""
        return await self._changes.as_reply(table_id, self._handed_over(table_id, user_id, person))

    async def _handed_over(self, table_id: int, user_id: int, person: Person) -> Reply:
        check_no_daily(await self._changes.find(table_id), "substitute")
        await self._new_tables.check_seats(person.id)
        return await self._changes.change(table_id, lambda draft: seats.hand_over(draft, user_id, person))

    async def end(self, table_id: int, user_id: int) -> Reply:
        """A lobby: its host closes it. A game: agree to end it; it ends once all people who aren't away agree."""
        return await self._changes.change(table_id, lambda draft: ending.end(draft, user_id))

    async def pause(self, table_id: int, user_id: int) -> Reply:
        """Agree to pause a game; it is paused once all people who aren't away agree. Clocks and AI stand still then."""
        return await self._changes.change(table_id, lambda draft: ending.pause(draft, user_id))

    async def refuse_end(self, table_id: int, user_id: int) -> Reply:
        """Refuse that the game ends, or withdraw that wish. Refuses: VoteGoneError, OutsiderError, NotLiveError."""
        return await self._changes.change(table_id, lambda draft: ending.refuse(draft, user_id, "end"))

    async def refuse_pause(self, table_id: int, user_id: int) -> Reply:
        """The same for a pause."""
        return await self._changes.change(table_id, lambda draft: ending.refuse(draft, user_id, "pause"))

    async def suspend(self, table_id: int, why: str) -> Reply:
        """Pause a game without asking: its channel or server is gone. Refuses: NotLiveError, NoTableError."""
        return await self._changes.change(table_id, lambda draft: ending.suspend(draft, why))

    async def resume(self, table_id: int, user_id: int | None = None) -> Reply:
        """Go on with a paused game; anybody seated may, or the bot (None). Refuses: OutsiderError, NotPausedError."""
        return await self._changes.change(table_id, lambda draft: ending.resume(draft, user_id))

    async def undo(self, table_id: int, user_id: int) -> Reply:
        """Take back the person's last action, or ask the others to agree (a notice `undo-wanted` tells them).

        Refuses: UndoError of every kind, OutsiderError, NotLiveError, DailyError.
        """
        return await self._changes.as_reply(table_id, self._undone(table_id, user_id, undo.ask))

    async def agree_to_undo(self, table_id: int, user_id: int) -> Reply:
        """Agree that the asker takes back their last action; it is done once all people agree. Refuses like `undo`."""
        return await self._changes.as_reply(table_id, self._undone(table_id, user_id, undo.agree))

    async def refuse_undo(self, table_id: int, user_id: int) -> Reply:
        """Refuse that, or withdraw one's own request. Refuses: UndoGoneError, OutsiderError, NotLiveError."""
        return await self._changes.change(table_id, lambda draft: undo.refuse(draft, user_id))

    async def _undone(self, table_id: int, user_id: int, do: Callable[[Draft, int, undo.WayBack], None]) -> Reply:
        table = await self._changes.find(table_id)
        state, seat = table.now, table.seat_of(user_id)
        check_no_daily(table, "undo")
        if state.status != "live":
            raise NotLiveError(status=state.status)
        if seat is None:
            raise OutsiderError(table=table_id, host=table.host, status=table.status)
        asker = seat if do is undo.ask else undo.asker_of(state)
        if asker is None:
            raise UndoGoneError
        rows = [row for row in await self._store.moves(table_id) if row.n <= state.n]
        way = await asyncio.to_thread(undo.way_back, self._games[table.game_key], state, rows, asker)
        return await self._changes.change(table_id, lambda draft: do(draft, user_id, way))

    async def reset(self, table_id: int) -> Reply:
        """End a table at once, whatever its state (an admin's last resort). Refuses: NotLiveError, NoTableError.

        Where its game can't even be restored, the `Done` has a table without state, and the listener isn't told.
        """
        reply = await self._changes.change(table_id, ending.reset)
        if isinstance(reply, Refused) and isinstance(reply.error, FaultError):
            return await self._changes.end_unreadable(table_id)
        return reply

    async def rematch(self, table_id: int, person: Person) -> Reply:
        """After the end: open a lobby with the same rules, AI and place, or join the one that is there."""
        return await self._changes.as_reply(table_id, self._again(table_id, person))

    async def _again(self, table_id: int, person: Person) -> Reply:
        old = await self._changes.find(table_id)
        if old.status != "over":
            raise NotOverError(status=old.status)
        if old.seat_of(person.id) is None:
            raise OutsiderError(table=table_id, host=old.host, status=old.status)
        check_no_daily(old, "rematch")
        there = self._registry.table_in(old.place.here)
        if there is not None and (await self._changes.find(there)).game_key == old.game_key:
            return await self.join(there, person)
        levels = [seat.ai for seat in old.seats if seat.ai is not None]
        rules = old.rules.model_copy(update={"hinted": False, "tutorial": False})
        return await self.open(old.place, person, old.game_key, old.options, rules, levels)

    # ---- the daily table ---------------------------------------------------------------------------------------------

    @property
    def today(self) -> str:
        """The UTC day it is, as 2026-11-22."""
        return self._dailies.today

    async def opened_today(self, user_id: int) -> int:
        """How many tables this person has opened this UTC day, also those that are over."""
        return await self._store.count_opened(user_id, ends_at(self.today) - DAY)

    async def start_daily(self, guild: int, person: Person, game: str, day: str, locale: str = "en") -> int | Refused:
        """Begin today's table of a game, which a person may do once; its number, also where they have begun it before.

        `guild`: the server whose board of the day it will be on. Refuses: NotTodayError, NotSavedError.
        """
        work = self._begun(guild, person, game, day, locale)
        return await self._changes.to_the_end(self._changes.as_reply(None, work))

    async def _begun(self, guild: int, person: Person, game: str, day: str, locale: str) -> int:
        table = await self._dailies.open(guild, person, game, day, locale)
        await self._start_opened(table, person.id)
        return table

    async def _start_opened(self, table: int, user: int) -> None:
        """Start a daily table that is open only: just now, or the bot was stopped in between."""
        if not await self._is_here(table):
            raise DailyError(what="elsewhere", until=0)
        if (await self._changes.find(table)).status == "lobby":
            reply = await self.start(table, user)
            if isinstance(reply, Refused) and not isinstance(reply.error, NotLobbyError):
                raise reply.error

    async def _is_here(self, table: int) -> bool:
        """No other process has it."""
        return self._registry.get(table) is not None or (await self._changes.glance(table)).status == "over"

    async def daily(self, game: str, day: str, guild: int, asker: int) -> Day | None:
        """What the asker may know now of a day's table and its board on that server; None for a day without one.

        Raises ValueError for what is no day.
        """
        heads = [head for head in await self._store.tables_of(asker) if head.channel_id < 0 and head.game == game]
        days = [(await self._changes.glance(head.id)).rules.daily for head in heads]
        return await self._dailies.day(game, day, guild, asker, sorted(one for one in days if one and one < day))

    async def daily_table(self, game: str, day: str, user: int) -> int | Refused | None:
        """The table of that day which this person has begun; None: they haven't.

        Refuses: NotSavedError, DailyError (they have begun it on a server that another process looks after).
        """
        return await self._changes.as_reply(None, self._own_daily(game, day, user))

    async def _own_daily(self, game: str, day: str, user: int) -> int | None:
        table = await self._dailies.table(game, day, user)
        if table is not None:
            await self._start_opened(table, user)
        return table

    # ---- the outbox --------------------------------------------------------------------------------------------------

    async def mark_sent(
        self, table_id: int, revision: int, message_id: int | None, calls: Sequence[CallRow] = ()
    ) -> None:
        """The board of `revision` is in the channel as `message_id` (None: it is nowhere), and these calls."""
        await self._store.mark_sent(table_id, revision, message_id, calls)
        if (table := self._registry.get(table_id)) is not None:
            table.message_id, table.calls = message_id, list(calls)
