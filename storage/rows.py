"""What is saved, as plain rows. Snapshots, actions and events are opaque here: bytes and JSON text of the caller."""

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, dataclass, field, fields
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

Status = Literal["lobby", "live", "paused", "over"]
MoveBy = Literal["opening", "player", "bot", "clock", "standing", "undo"]  # standing: an answer given in advance
Json = dict[str, Any]

DAY_SECONDS = 86400.0

OURS = 0
"""The row of the servers' settings for the bot's own ones; `news` has, by user, what they are still to be told."""
APPLICATION = "application"
"""The key in them of the Discord application whose messages the tables' boards are."""


PUBLIC, EVERYWHERE, NOWHERE = "public", "everywhere", "nowhere"
"""The key of a person's settings that says where leaderboards may list them, and its values.

Without it, on the servers where they have played."""


NAME = "name"
"""The key of a person's settings that says what they were called when they last pressed something."""

WAS_WARNED = "was_warned"
"""The key of a person's settings that has them told once that streaks bring no more direct messages."""


def pseudonym() -> int:
    """A random negative number, to stand for somebody who is forgotten; Discord's ids are positive."""
    return -1 - secrets.randbelow(2**62)


@dataclass(slots=True)
class SeatRow:
    """One seat: a person (`user_id`), an AI (`ai`, its level), or empty (neither)."""

    seat: int
    user_id: int | None = None
    name: str = ""
    ai: str | None = None
    state: Json = field(default_factory=dict[str, Any])  # standing answer, misses, …
    leaver_id: int | None = None  # who sat here and left the game for good


class ClockKey(NamedTuple):
    """Names one clock of a table."""

    what: str
    number: int
    whose: int | None = None


class Clock(NamedTuple):
    """Something that happens at a table at its time: a turn's end, a reminder, an AI's answer, a lobby's expiry.

    It runs until a moment, or stands and has some seconds left when it goes on, or is spent and never runs.
    """

    what: str  # what for; `tables.clocks` says which there are
    number: int
    until: float  # while it runs, unix seconds
    whose: int | None = None  # a seat's; None: the table's, or that of all whose question carries it
    state: Literal["runs", "stands", "spent"] = "runs"
    left: float = 0.0  # while it stands

    @property
    def key(self) -> ClockKey:
        """What for, number and whose: no table has two clocks with the same key."""
        return ClockKey(self.what, self.number, self.whose)

    def stopped(self, at: float) -> "Clock":
        """The same clock standing from this moment on, unless it does already or is spent."""
        return self._replace(state="stands", left=self.until - at) if self.state == "runs" else self

    def started(self, at: float, least: float = float("-inf")) -> "Clock":
        """The same clock running from this moment on if it stands, for as long as it has left or `least` seconds."""
        return (
            self._replace(state="runs", until=at + max(self.left, least), left=0.0) if self.state == "stands" else self
        )


@dataclass(slots=True)
class ClockChange:
    """The clock rows one change touches, and the moment the table next wants to be woken (None: never)."""

    wake_at: float | None
    put: Sequence[Clock] = ()
    gone: Sequence[ClockKey] = ()

    @classmethod
    def between(cls, before: Iterable[Clock], after: Iterable[Clock]) -> "ClockChange":
        """What turns the clocks `before` into `after`; `wake_at` is the first moment of one of `after` that runs."""
        old = {clock.key: clock for clock in before}
        new = {clock.key: clock for clock in after}
        put = [clock for key, clock in new.items() if old.get(key) != clock]
        gone = [key for key in old if key not in new]
        return cls(min((clock.until for clock in new.values() if clock.state == "runs"), default=None), put, gone)


class KeptPost(NamedTuple):
    """A message of ours in a table's channel, as it is kept. Its kind and number tell it from the table's others."""

    kind: str  # board, end, call; before: of a table from when these were not kept, so nobody knows which there are
    number: int
    state: str  # absent, trying, unsure, there, gone: see `bot.delivery.presence`
    message: int | None = None
    about: str = ""  # what whoever sends it must know of it, as JSON


@dataclass(slots=True)
class TableRow:
    """A table as a whole: as it is created, and as it is read. In between it changes by `TableChange` alone.

    `revision` numbers the states of the public board. `dirty` says that the board in the channel may be older than
    that: creating a table sets it, and every change with a `revision`; `mark_sent` alone clears it and keeps
    `posts`.
    """

    guild_id: int
    channel_id: int  # a thread's own id when the table is in a thread; negative: in no channel, for one person's eyes
    game: str
    host_id: int
    id: int = 0  # given by `create_table`
    parent_id: int | None = None  # the channel a thread belongs to
    options: Json = field(default_factory=dict[str, Any])  # house rules of the game
    house: Json = field(default_factory=dict[str, Any])  # clock preset, reactions, absence, locale, …
    status: Status = "lobby"
    seed: bytes = b""  # 32 bytes; a lobby may have it already (commitment)
    n: int = 0  # moves made; 0 is the opening
    revision: int = 0
    snapshot: bytes | None = None  # the position after move n; None in a lobby
    wake_at: float | None = None  # when the first of its clocks is due, unix seconds
    dirty: bool = False
    created_at: float = 0.0
    updated_at: float = 0.0
    opened_by: int | None = None  # who opened it; None where that isn't counted
    seats: list[SeatRow] = field(default_factory=list[SeatRow])
    clocks: list[Clock] = field(default_factory=list[Clock])
    posts: tuple[KeptPost, ...] = ()


@dataclass(slots=True, frozen=True)
class TableHead:
    """The little of a table that is kept in memory until somebody touches it (well under 1 kB)."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    status: Status
    n: int
    wake_at: float | None


@dataclass(slots=True)
class MoveRow:
    """One line of a table's log; never changed, never removed. Row 0 is the opening.

    A row `by="undo"` takes the table back to where it was after the move that its action names; what it undoes stays.
    """

    n: int
    seat: int | None
    question: int | None
    action: str  # JSON
    by: MoveBy
    user_id: int | None
    events: str  # JSON, with audiences
    rules_version: int
    at: float  # unix seconds


def standing(log: Iterable[MoveRow]) -> list[MoveRow]:
    """The rows without the moves that were taken back and without the rows that did so."""
    left: list[MoveRow] = []
    for move in log:
        if move.by != "undo":
            left.append(move)
            continue
        to = int(json.loads(move.action))
        while left and left[-1].n > to:
            left.pop()
    return left


class OldLog(NamedTuple):
    """The log of a finished table that could be pruned."""

    table_id: int
    game: str
    ended_at: float
    moves: int
    """Rows."""


@dataclass(slots=True)
class ResultRow:
    """How one seat of a finished game did. Where somebody left, the row is theirs: they count last."""

    seat: int
    user_id: int | None
    ai: str | None
    name: str
    place: int  # 1 is first; ties share
    points: int
    winner: bool
    reason: str
    ended_at: float = 0.0  # unix seconds
    leaver: bool = False
    rated: bool = False  # it counts for a rating, or (an AI) against one
    mean: float | None = None  # of a rated seat: the rating after the game; of an AI, the one it played with
    deviation: float | None = None


@dataclass(slots=True)
class RatingRow:
    """One person's strength in one game: a normal distribution (mean, standard deviation)."""

    user_id: int
    game: str
    mean: float
    deviation: float
    played: int
    updated_at: float


@dataclass(slots=True, frozen=True)
class PlayedRow:
    """A finished game as one of its people has it."""

    table_id: int
    seat: int
    seats: int
    game: str
    guild_id: int
    channel_id: int
    place: int
    winner: bool
    leaver: bool
    rated: bool
    mean: float | None  # the rating after it, where it counted
    deviation: float | None
    ended_at: float  # unix seconds


class DailyTry(NamedTuple):
    """The one time that somebody plays a daily table."""

    day: str  # of UTC: 2026-11-22
    own_game: bool = False  # the day's own game, which makes streaks


@dataclass(slots=True, frozen=True)
class DailyRow:
    """How one person did at a daily table."""

    user_id: int
    table_id: int
    name: str
    winner: bool
    leaver: bool
    points: int
    against: int  # the points of the AI
    ended_at: float  # unix seconds
    reason: str = ""  # why the game ended
    game: str = ""
    own_game: bool | None = None  # of that day; None: begun before days had one, and played as a whole game


@dataclass(slots=True, frozen=True)
class AwayRow:
    """For how long of a day people couldn't see the bot by one of its connections."""

    day: str
    connection: int  # a `beat_id`
    seconds: float


@dataclass(slots=True, frozen=True)
class RankedRow:
    """A line of a leaderboard: a rating, with the name the person had last."""

    user_id: int
    name: str
    mean: float
    deviation: float
    played: int


@dataclass(slots=True, frozen=True)
class Shards:
    """Some of the connections that a bot has to Discord, and with them the tables of the servers that they carry."""

    count: int
    """How many there are in all."""
    ids: tuple[int, ...]

    def of(self, guild: int) -> int:
        """Which connection carries a server: Discord's own rule."""
        return (guild >> 22) % self.count


@dataclass(slots=True, frozen=True)
class ReviewRow:
    """What has been worked out of a person's own decisions in a finished game."""

    table_id: int
    user_id: int
    asked_at: float
    """Unix seconds."""
    accuracy: float | None = None
    """Percent; None: it isn't complete yet."""
    found: Json = field(default_factory=dict[str, Any])
    """What `tables.reviews` keeps of each decision."""


@dataclass(slots=True, frozen=True)
class InvitationRow:
    """Somebody was invited to a lobby."""

    day: str  # by the server's clocks
    guild_id: int
    user_id: int
    host_id: int
    table_id: int


@dataclass(slots=True, frozen=True)
class Forgetting:
    """Somebody who is to be forgotten, and a connection whose process has yet to do its part."""

    user_id: int
    shard: int
    """One of `shards` connections; `WHOLE`: this row stays until they are forgotten."""
    shards: int
    """0: no process has begun yet."""
    alias: int
    """The pseudonym that will stand for them."""


WHOLE = -1


def beat_id(connection: int, count: int) -> int:
    """The row of the heartbeat for one of `count` connections; each count has its own."""
    return 1 if count == 1 else (count << 16) + connection


def away_by_day(since: float, until: float, connection: int) -> list[AwayRow]:
    """The time between two moments (unix seconds), day by day of UTC."""
    rows: list[AwayRow] = []
    while since < until:
        midnight = (since // DAY_SECONDS + 1) * DAY_SECONDS
        day = datetime.fromtimestamp(since, UTC).date().isoformat()
        rows.append(AwayRow(day, connection, min(midnight, until) - since))
        since = midnight
    return rows


def session_id(bucket: int) -> int:
    """The row of the heartbeat that says when some process last began a session with Discord in this bucket."""
    return -1 - bucket


@dataclass(slots=True, kw_only=True)
class TableChange:
    """What one commit changes of a table: all of it or nothing. What is None or empty stays as it is on disk.

    It is prepared for a table with the status `was` and `expected` as the number of its last move. Where that isn't so
    on disk, the commit is refused.
    """

    table_id: int
    was: Status
    expected: int
    at: float  # unix seconds
    status: Status | None = None
    host_id: int | None = None
    options: Json | None = None
    house: Json | None = None
    log: Sequence[MoveRow] = ()  # new rows, numbered on; a lobby that starts has row 0, the opening
    snapshot: bytes | None = None  # the position after the last of them
    revision: int | None = None  # the board or lobby looks different: its new number; it must be sent again
    seats: Sequence[SeatRow] = ()  # those that changed; each replaces its row
    seats_gone: Sequence[int] = ()
    clocks: ClockChange | None = None
    results: Sequence[ResultRow] = ()
    ratings: Sequence[RatingRow] = ()

    @property
    def is_empty(self) -> bool:
        """It changes nothing: every field but those that say which table it is for has its default, or no rows."""
        values = [getattr(self, name) for name in _CHANGING]
        return all(value is None or value == () or value == [] for value in values)


_CHANGING = tuple(each.name for each in fields(TableChange) if each.default is not MISSING)
