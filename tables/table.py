"""A table: where it is, who sits there, and the game on it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from games.kernel.chance import commitment
from games.kernel.game import Decision, Game
from storage.rows import Clock, ClockKey, SeatRow, Status
from storage.rows import KeptPost as KeptPost

from .lately import Lately
from .table_rules import Standing, TableRules, in_window

KEPT_OF_A_SEAT = (
    "standing",
    "misses",
    "away",
    "wants_end",
    "wants_pause",
    "undo",
    "agrees",
    "left_round",
    "left_order",
    "left_at",
    "handed",
    "novice",
    "passing",
    "presses",
    "offers",
    "decided",
    "silent_since",
    "silent_until",
)
"""The fields of a seat that are saved as JSON, beside who sits there."""

WAIT = ":more-time"
"""The clock of a seat that has asked for more time in a reaction window, with the number of the question."""
HOST = ":host"
"""The clock of a lobby whose host presses nothing; spent, whoever has a seat may do what the host could."""
NO_PLACE = ":no-place"
"""The clock of a pause because the table's channel or server is gone."""

Clocks = dict[ClockKey, Clock]


def round_of(game: Game | None) -> int | None:
    """The round as the game's state counts it; None without a game, and where it counts none."""
    return getattr(game.state, "round", None) if game is not None else None


class Place(NamedTuple):
    """Where a table stands, in Discord's ids."""

    guild: int
    channel: int
    thread: int | None = None

    @property
    def here(self) -> int:
        """The channel its messages go to: the thread, if there is one."""
        return self.thread or self.channel

    @property
    def hidden(self) -> bool:
        """It is no channel: one person alone sees the table, in private messages."""
        return self.channel < 0


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: a person (`user`), an AI (`ai`, its level), or empty (neither)."""

    user: int | None = None
    name: str = ""
    ai: str | None = None
    standing: Standing = "always"
    misses: int = 0
    """Clocks run out since the person last acted."""
    away: bool = False
    """An AI plays for the person until they act again."""
    wants_end: bool = False
    wants_pause: bool = False
    undo: int = -1
    """The number of the table's last move when the person asked to take back their own."""
    agrees: int = -1
    """The same, when they agreed that somebody else may."""
    leaver: int | None = None
    """Who sat here and left the game; `name` is still theirs."""
    left_round: int = 0
    """The game's round in which they left."""
    left_order: int = 0
    """1 for the first who left this game, and on."""
    left_at: float = 0.0
    """When they left, unix seconds; 0 once somebody has moved in the seat: they can't have it back any more."""
    handed: bool = False
    """Somebody has handed it on to another person."""
    passing: str = ""
    """The kind of question that this person lets pass unasked, until nobody is asked one of the kind any more."""
    novice: bool = False
    """The person had never played a game of this kind to its end when this one began."""
    presses: int = 0
    """In a tutorial, how often they have pressed."""
    offers: int = 0
    """The number of the last offer of the seat, the only one that can be taken: when it was made, unix milliseconds, so
    that it is never that of an older one, whoever sat here meanwhile. 0: the person has offered it to nobody."""

    decided: int = 0
    """The game's last round in which the person gave an answer of their own."""
    silent_since: int = 0
    """The first round since then in which what they owed was answered for them."""
    silent_until: int = 0
    """The last such round."""

    @property
    def gone_since(self) -> int | None:
        """The round since which the person has left, or is away as if they had: an AI took the seat over, or in the
        last two rounds in which they owed an answer they gave none. None: they play."""
        if self.leaver is not None:
            return self.left_round
        if self.user is None or not (self.away or self.silent_since < self.silent_until):
            return None
        return self.silent_since or self.decided

    def answered(self, round: int, *, itself: bool) -> Seat:
        """The seat after an answer that it owed in a round, by its person itself or for them."""
        if self.user is None or (itself and self.decided == round and not self.silent_since):
            return self
        if itself:
            return replace(self, decided=round, silent_since=0, silent_until=0)
        if round in (self.decided, self.silent_until):
            return self
        return replace(self, silent_since=self.silent_since or round, silent_until=round)

    @property
    def filled(self) -> bool:
        """Somebody or something sits here."""
        return self.user is not None or self.ai is not None

    def is_left_by(self, user_id: int, since: float) -> bool:
        """This person left the seat at `since` (unix seconds) or later, and nobody has moved in it."""
        return self.leaver == user_id and self.left_at >= since and self.left_at > 0

    def replace(self, **changes: Any) -> Seat:
        """The same seat with some fields changed."""
        return replace(self, **changes)

    def row(self, at: int) -> SeatRow:
        """This seat as it is kept, as the seat of number `at`."""
        state = {name: getattr(self, name) for name in KEPT_OF_A_SEAT}
        return SeatRow(at, self.user, self.name, self.ai, state, self.leaver)

    @property
    def plays_itself(self) -> bool:
        """A person answers here, not an AI."""
        return self.user is not None and not self.away


@dataclass(slots=True)
class TableState:
    """Everything of a table that can change. A change is made on a copy, and the copy swapped in once it is on disk."""

    status: Status
    host: int
    options: dict[str, Any]
    rules: TableRules
    seats: tuple[Seat, ...]
    clocks: Clocks
    seed: bytes
    n: int
    revision: int
    wake_at: float | None
    created_at: float
    game: Game | None
    undoable: int | None = None
    """The seat of the person who made the last move, where it showed nothing. Not kept: unknown after a restart."""
    dealt: dict[int, float] = field(default_factory=dict[int, float])
    """When each person last dealt in live trading, unix seconds; replaced, never altered in place. Not kept either."""

    def copy(self) -> TableState:
        """A copy to change, game included; seats, clocks and options are replaced, never altered in place."""
        return replace(self, game=self.game.copy() if self.game else None)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions; none where no game is under way."""
        return self.game.decisions if self.game is not None and self.status == "live" else ()

    @property
    def host_now(self) -> int:
        """`host`, or the first person seated once they have left."""
        users = [seat.user for seat in self.seats if seat.user is not None]
        return self.host if self.host in users or not users else users[0]

    @property
    def host_is_away(self) -> bool:
        """It is a lobby whose host hasn't pressed anything for so long that others may stand in."""
        clock = self.clocks.get(ClockKey(HOST, 0))
        return self.status == "lobby" and clock is not None and clock.state == "spent"

    def may_host(self, user_id: int) -> bool:
        """This person is the host, or has a seat while the host is away."""
        return user_id == self.host_now or (self.host_is_away and self.seat_of(user_id) is not None)

    @property
    def alone(self) -> bool:
        """One person sits at the table; who is away sits there too."""
        return sum(seat.user is not None for seat in self.seats) < 2

    @property
    def thinking(self) -> frozenset[int]:
        """The questions (numbers) in whose windows somebody has asked for more time."""
        return frozenset([key.number for key in self.clocks if key.what == WAIT])

    def first_clock(self, decision: Decision) -> Clock | None:
        """Which of the decision's clocks runs out first, with the time that others wait for; None where none runs."""
        found = [clock for each in decision.clocks if (clock := self.clocks.get(ClockKey(*each))) is not None]
        first = min((clock for clock in found if clock.state == "runs"), key=lambda clock: clock.until, default=None)
        return first and self.with_waits(first, decision)

    def with_waits(self, clock: Clock, decision: Decision) -> Clock:
        """A clock of the decision as it runs while somebody has asked for more time."""
        waits = [each.until for each in self.clocks.values() if (each.what, each.number) == (WAIT, decision.id)]
        return clock._replace(until=max([clock.until, *waits])) if waits else clock

    @property
    def deserted(self) -> bool:
        """All its people are away: AI would play among themselves."""
        return not any(seat.plays_itself for seat in self.seats)

    def left_by(self, user_id: int, since: float) -> int | None:
        """The seat that this person left at `since` (unix seconds) or later, if nobody has moved in it."""
        seats = enumerate(self.seats)
        return next((at for at, seat in seats if seat.user is None and seat.is_left_by(user_id, since)), None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person; None for an outsider."""
        return next((at for at, seat in enumerate(self.seats) if seat.user == user_id), None)


class Table:
    """A table as everybody but `Tables` sees it: read it, never write.

    A table loaded at start knows its head only; the rest (`state`) is restored when somebody first touches it, through
    `Tables.find`. What reads `state` without awaiting anything in between sees one consistent moment.
    """

    __slots__ = ("_lock", "game_key", "id", "lately", "place", "posts", "state", "wake_at")

    def __init__(self, id: int, place: Place, game_key: str, state: TableState | None = None) -> None:
        self.id, self.place, self.game_key = id, place, game_key
        self.posts: tuple[KeptPost, ...] = ()
        self.wake_at: float | None = None
        self.state = state
        self.lately: Lately | None = None
        """Its last moves; None: somebody must read them from the log first (`Tables.hand`)."""
        self._lock: asyncio.Lock | None = None

    @property
    def message_id(self) -> int | None:
        """The message that shows its board; None: nobody knows one."""
        return next((post.message for post in self.posts if post.kind == "board"), None)

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever changes the table. It lives as long as this object; a table never touched has none."""
        if self._lock is None:
            self._lock = asyncio.Lock()
        return self._lock

    @property
    def touched(self) -> bool:
        """Somebody has asked for the lock."""
        return self._lock is not None

    def as_of(self, state: TableState, lately: Lately | None) -> Table:
        """The same table with another state, for looking at: as it will be once a change is saved."""
        table = Table(self.id, self.place, self.game_key, state)
        table.posts, table.wake_at, table.lately = self.posts, state.wake_at, lately
        return table

    # ---- reading -----------------------------------------------------------------------------------------------------

    @property
    def now(self) -> TableState:
        """The table's state. Raises RuntimeError where only the head is loaded (`Tables.find` restores it)."""
        if self.state is None:
            raise RuntimeError(f"table {self.id} is not restored yet: ask Tables.find for it")
        return self.state

    @property
    def status(self) -> Status:
        """lobby, live, paused or over."""
        return self.now.status

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats; in a lobby only those that are filled."""
        return self.now.seats

    @property
    def rules(self) -> TableRules:
        """Time, reactions, absence, language."""
        return self.now.rules

    @property
    def options(self) -> dict[str, Any]:
        """The game's own house rules, all of them."""
        return self.now.options

    @property
    def game(self) -> Game | None:
        """The game; None in a lobby. Read it, never submit to it."""
        return self.now.game

    @property
    def n(self) -> int:
        """Moves made."""
        return self.now.n

    @property
    def revision(self) -> int:
        """Number of the state of the public board."""
        return self.now.revision

    @property
    def host(self) -> int:
        """The user who may change the lobby: who opened it, or the first person still seated."""
        return self.now.host_now

    @property
    def has_lost_its_place(self) -> bool:
        """It is paused because its channel or server is gone."""
        return self.status == "paused" and ClockKey(NO_PLACE, 0) in self.now.clocks

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in hex, shown before the game starts."""
        return commitment(self.now.seed)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person; None for an outsider."""
        return self.now.seat_of(user_id)

    def may_ask_for_time(self, decision: Decision) -> bool:
        """Whoever is asked this in a reaction window may ask for more time, if they haven't yet; alone they have it."""
        return in_window(decision) and self.deadline(decision) is not None

    def has_waited(self, decision: Decision) -> bool:
        """The seat that is asked has asked for more time in this window. Its own secret."""
        return ClockKey(WAIT, decision.id, decision.seat) in self.now.clocks

    def deadline(self, decision: Decision) -> float | None:
        """When the first of the decision's clocks runs out, unix seconds; None where none runs."""
        first = self.now.first_clock(decision)
        return first.until if first is not None else None
