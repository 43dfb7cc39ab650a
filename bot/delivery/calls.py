"""Which messages call people to a table, and when: nobody who is here is called, and those whom one question is put to
share a message."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.delivery.presence import ABSENT, GONE, Post, Presence, presence_of
from bot.screens.table import is_window
from games.kernel.game import Decision, Game
from games.kernel.values import public_number
from tables.replies import LogLine
from tables.table import KeptPost, Table
from tables.table_rules import in_window
from tables.timing import Timing

TURN, REMINDER, WINDOW, OFFER = "turn", "turn-reminder", "window-call", "offer-call"
"""What a message calls people to: the keys of its words."""
MOVED = "moved"
"""No call, but kept beside them: a link, or a call that an earlier version has sent, to be deleted."""
CALL = "call"
"""The kind of their posts."""
STAYS = 60.0
"""Seconds for which a call stays once it is answered: people whom it pushed would look for it."""
MOST = 3
"""Calls of a table in its channel, unless more people are asked at once."""
LEAST = 20.0
"""Seconds that a clock must leave for what was put off: else nobody could answer in time. Who was called less than that
ago isn't reminded."""
READ = 60
"""Moves of the log in which a bot that was started looks for people's last ones."""


class Asked(NamedTuple):
    """What a person is to be called to."""

    key: str
    question: int
    """The newest number. Steps of a private draft don't count: they belong to the question that all see."""


def asked_of(table: Table) -> dict[int, Asked]:
    """The seats whose person must answer something outside a reaction window, or may take an offer.

    Nobody is called for a throw, which falls by itself, nor in a tutorial. Where people trade live, a quiet table tells
    nobody of offers.
    """
    game, found = table.game, dict[int, Asked]()
    if game is None or table.status != "live" or table.rules.tutorial:
        return found
    offers = table.rules.clock == "slow" or not table.rules.quiet
    for each in game.decisions:
        if is_window(each) or each.is_roll or not table.seats[each.seat].plays_itself:
            continue
        asked = Asked(OFFER if each.may_wait else TURN, public_number(each.id))
        if not each.may_wait or (offers and is_offer(game, each)):
            found[each.seat] = max(found.get(each.seat, asked), asked)
    return found


def is_offer(game: Game, decision: Decision) -> bool:
    """The question is about something that another seat offers."""
    return any(name in game.OFFERS for name, _ in decision.clocks)


def open_window(table: Table) -> int | None:
    """The question of the reaction window that is open."""
    return next((each.id for each in table.now.decisions if in_window(each)), None)


class Call(Post):
    """One message that calls people, from when it is due until it is deleted. Gone: nobody is called by it."""

    def __init__(self, number: int, key: str, asked: Mapping[int, int], n: int, presence: Presence) -> None:
        """`n`: the table's move after which it was due."""
        super().__init__(CALL, number, presence)
        self.key, self.asked, self.n = key, dict(asked), n
        """`asked`: whom it calls: seat → question."""
        self.answered: float | None = None
        """Since when nobody is called by it any more, by the event loop's clock."""
        self.shown: bytes | None = None
        """The mark of the screen that it shows."""
        self.since = 0.0
        """When it was due, unix seconds; 0: in an earlier run."""
        self.told, self.named = "", False
        """What had happened last when it was sent; whether it says which table it is."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Whom it calls."""
        return tuple(self.asked)

    @property
    def about(self) -> str:
        """See `Post`."""
        return json.dumps([self.key, [*self.asked.items()], self.answered is not None, self.n])


class Calls:
    """The calls of one table. `plan` says which there should be; `bot.delivery.pings` sends, edits and deletes them."""

    def __init__(self, kept: Sequence[KeptPost], now: float) -> None:
        """`kept`: what an earlier run has saved."""
        self.all: list[Call] = []
        self.unknown = any(row.kind == "before" for row in kept)
        """The table was played before calls were kept: nobody is called a second time to what is asked now."""
        self.restored = True
        """What people did in an earlier run is still to be read."""
        self.reminded: set[int] = set()
        """Seats to be called once more: half their time is gone."""
        self.pressed: dict[int, float] = {}
        """User → when they pressed something at this table last, unix seconds, as far as it is known."""
        self.moved: dict[int, int] = {}
        """Seat → the number of its person's last move, as far as it is known."""
        self.window = 0
        """The question of the last reaction window that opened."""
        self.window_seats: tuple[int, ...] = ()
        """The seats that the message about it names. They stay the same while it is open, so that nobody sees who has
        answered."""
        self.later: float | None = None
        """When the next of those who are here is to be called if they have done nothing, unix seconds."""
        self._put_off: set[tuple[int, Asked]] = set()
        for row in kept:
            if row.kind == CALL:
                self._restore(row, now)

    def _restore(self, row: KeptPost, now: float) -> None:
        about = json.loads(row.about)
        if isinstance(about[1], list):
            asked: list[tuple[int, int]] = about[1]
            call, answered = self.add(about[0], dict(asked), about[3], presence_of(row)), about[2]
        else:  # of an earlier version: its message can't become a classic one, and nobody is called twice
            key, question, seats, answered = about
            if not answered:
                self.add(key, {int(seat): question for seat in seats}, 0, GONE)
            call, answered = self.add(MOVED, {}, 0, presence_of(row)), True
        call.answered = now if answered else None

    def read(self, table: Table, lines: Sequence[LogLine]) -> None:
        """Note from the log what its people did in an earlier run."""
        for line in lines:
            if line.by == "player" and line.seat is not None and line.seat not in line.seated:
                self.moved[line.seat] = max(self.moved.get(line.seat, 0), line.n)
                user = table.seats[line.seat].user or 0
                self.pressed[user] = max(self.pressed.get(user, 0.0), line.at)
        self.restored = False

    @property
    def open(self) -> list[Call]:
        """Those that people have yet to answer."""
        return [call for call in self.all if call.answered is None]

    @property
    def due(self) -> list[Call]:
        """Those to be sent."""
        return [call for call in self.open if call.presence.is_open]

    def are_due(self, table: Table) -> bool:
        """Return whether people are still to be called."""
        return bool(self.due) or open_window(table) not in (None, self.window)

    @property
    def lying(self) -> list[Call]:
        """The answered ones that are still in the channel, the oldest first."""
        return sorted([call for call in self.all if call.answered is not None and call.message], key=_age)

    def outlived(self, now: float) -> list[Call]:
        """Those to be deleted: their time is over, or too many lie there."""
        lying = self.lying
        many = len(lying) + sum(call.presence != GONE for call in self.open) - MOST
        return [call for at, call in enumerate(lying) if at < many or now - (call.answered or 0.0) >= STAYS]

    def are_lost(self, now: float) -> bool:
        """Return whether only the channel's history tells what became of one."""
        return any(
            call.presence.is_lost(now) or (call.presence.may_be_there and call.answered is not None)
            for call in self.all
        )

    def add(self, key: str, asked: Mapping[int, int], n: int, presence: Presence = ABSENT) -> Call:
        """One more; it is given back."""
        call = Call(1 + max((call.number for call in self.all), default=0), key, asked, n, presence)
        self.all.append(call)
        return call

    def forget(self, gone: Call) -> None:
        """It is nowhere any more, and isn't wanted."""
        self.all = [call for call in self.all if call is not gone]

    # ---- what there should be ----------------------------------------------------------------------------------------

    def plan(self, table: Table, now: float, at: float, timing: Timing) -> None:
        """Note which calls are answered, and which are due. `now`: by the event loop's clock; `at`: unix seconds."""
        wanted, window, here = asked_of(table), open_window(table), timing.here[table.rules.clock == "slow"]
        self._take_back(table, at, here)
        if window is not None and window == self.window and not table.rules.quiet:
            wanted |= dict.fromkeys(self.window_seats, Asked(WINDOW, window))
        goes_on = window is not None or any(each.is_roll for each in table.now.decisions)
        self.reminded -= {seat for call in self.open for seat in call.asked if at - call.since < LEAST}
        for call in self.open:
            stay = {
                seat: wanted.get(seat, Asked("", question)).question
                for seat, question in call.asked.items()
                if self._stays(call, seat, wanted.get(seat), goes_on)
            }
            call.answered, call.asked = (None, stay) if stay else (now, call.asked)
        self._call(table, wanted, at, here)
        self.all = [call for call in self.all if call.answered is None or call.message or call.presence.may_be_there]

    def _take_back(self, table: Table, at: float, here: float) -> None:
        """Call nobody who came while their call waited to be sent; all of a window's are named, whoever is here."""
        for call in self.open:
            if call.presence == ABSENT and call.key != WINDOW:
                call.asked = {seat: asked for seat, asked in call.asked.items() if at >= self._until(table, seat, here)}
        self.all = [call for call in self.all if call.asked or call.answered is not None]

    def _until(self, table: Table, seat: int, here: float) -> float:
        """Until when that seat's person is here, unix seconds."""
        return self.pressed.get(table.seats[seat].user or 0, 0.0) + here

    def _stays(self, call: Call, seat: int, asked: Asked | None, goes_on: bool) -> bool:
        """Whether it still calls that seat. What follows its person's own answer is a new question to them.

        `goes_on`: a window is open or a throw stands, after which the same turn goes on.
        """
        if call.key == WINDOW:
            return asked == (WINDOW, call.asked[seat])
        if seat in self.reminded:
            return False
        same = asked is not None and asked.question == call.asked[seat]
        return (same or self.moved.get(seat, 0) <= call.n) and (goes_on or asked is not None)

    def _call(self, table: Table, wanted: Mapping[int, Asked], at: float, here: float) -> None:
        """Call everybody who isn't yet, and pressed nothing for so many seconds; `later` is when to look again.

        Whom a call has called to the same question is reminded of it: that one was due before a restart.
        """
        called = {seat for call in self.open for seat in call.asked}
        before = {one for call in self.all if call.answered is not None for one in call.asked.items()}
        self.reminded &= wanted.keys()
        self._put_off &= set(wanted.items())
        self.later, due = None, dict[Asked, list[int]]()
        for seat, asked in sorted(wanted.items()):
            until = self._until(table, seat, here)
            if at < until:
                self._put_off.add((seat, asked))
            too_late = (seat, asked) in self._put_off and _clock(table, seat) - max(at, until) < LEAST
            if seat in called or too_late:
                continue
            if at < until:
                self.later = min(until, self.later or until)
            else:
                again = seat in self.reminded or (asked.key == TURN and (seat, asked.question) in before)
                due.setdefault(asked._replace(key=REMINDER if again else asked.key), []).append(seat)
                self.reminded.discard(seat)
        for (key, question), seats in due.items():
            self.add(key, dict.fromkeys(seats, question), table.n, GONE if self.unknown else ABSENT).since = at
        self.unknown = False


def _clock(table: Table, seat: int) -> float:
    """When the time is over in which that seat can answer, unix seconds."""
    return min([table.deadline(each) or float("inf") for each in table.now.decisions if each.seat == seat], default=0.0)


def _age(call: Call) -> int:
    return call.message or 0
