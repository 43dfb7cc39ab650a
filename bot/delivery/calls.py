"""Which messages call people to a table: one for each turn of a person, each window and each seat with offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.delivery.history import NONCE_KEPT
from bot.screens.table import is_window
from games.kernel.game import Decision, Game
from games.kernel.values import public_number
from tables.table import CallRow, Table
from tables.table_rules import in_window

TURN, REMINDER, WINDOW, OFFER = "turn", "turn-reminder", "window-call", "offer-call"
"""What a message calls people to: the keys of its words."""
BOARD, END, MOVED = "board", "end", "moved"
"""No calls, but kept beside them: a board and an end that are being posted, a link that is still to be deleted."""
NOBODY = 0
"""In the place of a message: nobody is called, though the seat is asked."""
STAYS = 60.0
"""Seconds for which a call stays once it is answered: people whom it pushed would look for it."""
MOST = 3
"""Calls of a table in its channel, unless more people are asked at once."""
BETWEEN_OFFERS = 60.0
"""Seconds between two messages that tell a seat of offers in a live game."""


def questions_of(table: Table) -> dict[int, int]:
    """The seats that must answer something outside a reaction window, each with the newest number of what it is asked.

    Where people trade over days they are pinged for an offer too: it expires.
    """
    game = table.game
    if game is None or table.status != "live":
        return {}
    offers = table.rules.clock == "slow"
    return _newest(
        each
        for each in game.decisions
        if not is_window(each) and (not each.may_wait or (offers and is_offer(game, each)))
    )


def offers_to(table: Table) -> dict[int, int]:
    """The seats with open questions about an offer, where people trade live, each with the newest number."""
    game = table.game
    if game is None or table.status != "live" or table.rules.clock != "live":
        return {}
    return _newest(each for each in game.decisions if table.seats[each.seat].plays_itself and is_offer(game, each))


def is_offer(game: Game, decision: Decision) -> bool:
    """The question is about something that another seat offers."""
    return any(name in game.OFFERS for name, _ in decision.clocks)


def open_window(table: Table) -> int | None:
    """The question of the reaction window that is open."""
    game = table.game
    if game is None or table.status != "live":
        return None
    return next((each.id for each in game.decisions if in_window(each)), None)


def _newest(decisions: Iterable[Decision]) -> dict[int, int]:
    """Steps of a private draft don't count: they belong to the question that all see."""
    found: dict[int, int] = {}
    for each in decisions:
        found[each.seat] = max(found.get(each.seat, 0), public_number(each.id))
    return found


@dataclass(slots=True, eq=False)
class Call:
    """One message that calls people, from when it is wanted until it is deleted."""

    key: str
    question: int
    seats: tuple[int, ...]
    message: int | None = None
    """None: not posted yet, as far as we know."""
    unsure: bool = False
    """It may have been posted: the answer was lost, or the bot was stopped meanwhile."""
    nonce: str = ""
    """With which it was last tried."""
    tried: float = -1e9
    """When, by the event loop's clock."""
    answered: float | None = None
    """Since when nobody is called by it any more, by the event loop's clock."""

    @property
    def row(self) -> CallRow:
        """As it is kept."""
        return CallRow(self.key, self.question, self.seats, self.message, self.answered is not None)


@dataclass(slots=True)
class Calls:
    """The calls of one table. `plan` says which there should be; `bot.delivery.pings` posts and deletes them."""

    all: list[Call] = field(default_factory=list[Call])
    settled: bool = False
    """Of everything that was posted it is known whether it is in the channel."""
    is_old: bool = False
    """The table was played before calls were kept: those that are wanted may have been posted."""
    restored: bool = False
    """Nothing was planned yet since the bot was started."""
    posting: str = ""
    """BOARD or END: one that is being posted, or may have been before the bot was stopped."""
    reminded: set[int] = field(default_factory=set[int])
    """Seats to be pinged once more: half their time is gone."""
    offered: dict[int, float] = field(default_factory=dict[int, float])
    """Seat → when a message last told it of an offer, by the event loop's clock."""
    window: int = 0
    """The question of the last reaction window that opened."""
    window_seats: tuple[int, ...] = ()
    """The seats that the message about it names. They stay the same while it is open, so that nobody sees who has
    answered."""

    @classmethod
    def of(cls, kept: Sequence[CallRow] | None, now: float) -> Calls:
        """Those that an earlier run has kept; None: nobody knows."""
        rows = kept or ()
        calls = cls(settled=kept is not None, is_old=kept is None, restored=True)
        calls.posting = next((row.key for row in rows if row.key in (BOARD, END)), END if kept is None else "")
        for row in rows:
            calls.settled &= row.message is not None
            if row.key not in (BOARD, END):
                answered = now if row.answered else None
                calls.all.append(Call(*row[:4], unsure=row.message is None, answered=answered))
        return calls

    @property
    def kept(self) -> tuple[CallRow, ...]:
        """What the next run must know."""
        posting = [CallRow(self.posting, 0, (), None, False)] if self.posting else []
        return (*posting, *[call.row for call in self.all])

    @property
    def open(self) -> list[Call]:
        """Those that people have yet to answer."""
        return [call for call in self.all if call.answered is None]

    @property
    def due(self) -> list[Call]:
        """Those to be posted."""
        return [call for call in self.open if call.message is None]

    def are_due(self, table: Table) -> bool:
        """Whether people are still to be called."""
        return bool(self.due) or open_window(table) not in (None, self.window)

    @property
    def lying(self) -> list[Call]:
        """The answered ones that are still in the channel, the oldest first."""
        return sorted((call for call in self.all if call.answered is not None and call.message), key=_age)

    def gone(self, now: float) -> list[Call]:
        """Those to be deleted: their time is over, or too many lie there."""
        lying = self.lying
        many = len(lying) + sum(call.message != NOBODY for call in self.open) - MOST
        return [call for at, call in enumerate(lying) if at < many or now - (call.answered or 0.0) >= STAYS]

    def is_lost(self, now: float) -> bool:
        """Whether the channel's history must be read: a nonce doesn't say any more what became of a call."""
        return not self.settled or any(
            call.unsure and (call.answered is not None or now - call.tried > NONCE_KEPT) for call in self.all
        )

    # ---- what there should be ----------------------------------------------------------------------------------------

    def plan(self, table: Table, now: float) -> None:
        """Note which calls are answered, and which are wanted."""
        asked, window = questions_of(table), open_window(table)
        if asked or window is None:  # after a window the same turn goes on
            self._plan_turns(table, asked, now)
        self._plan_window(table, window, now)
        self._plan_offers(table, now)
        self.all = [call for call in self.all if call.answered is None or call.message or call.unsure]
        for call in self.due if self.is_old else ():
            call.unsure = True
        self.is_old = self.restored = False

    def _plan_turns(self, table: Table, asked: dict[int, int], now: float) -> None:
        called: dict[int, Call] = {}
        for call in self._open(TURN, REMINDER):
            (seat,) = call.seats
            # What was asked while the bot was away or before it could be kept is a new question to its person.
            if seat not in asked or seat in self.reminded or (self.restored and call.question != asked[seat]):
                call.answered = now
            else:
                called[seat], call.question = call, asked[seat]
        for seat in sorted(asked.keys() - called):
            key = REMINDER if seat in self.reminded else TURN
            self._want(key, asked[seat], (seat,), called=table.seats[seat].plays_itself)
        self.reminded.clear()

    def _plan_window(self, table: Table, window: int | None, now: float) -> None:
        for call in self._open(WINDOW):
            if call.question != window:
                call.answered = now
        if window is not None and window == self.window and self.window_seats and not any(self._open(WINDOW)):
            self._want(WINDOW, window, self.window_seats, called=not table.rules.quiet)

    def _plan_offers(self, table: Table, now: float) -> None:
        """A seat is told of new offers once a minute at most, and not where it has a call already."""
        offers, told = offers_to(table), dict[int, Call]()
        for call in self._open(OFFER):
            (seat,) = call.seats
            if seat in offers:
                told[seat] = call
            else:
                call.answered = now
        busy = {seat for call in self._open(TURN, REMINDER) if call.message != NOBODY for seat in call.seats}
        for seat, question in sorted(offers.items()):
            call = told.get(seat)
            if call is not None and call.question >= question:
                continue
            if table.rules.quiet or seat in busy or now - self.offered.get(seat, -BETWEEN_OFFERS) < BETWEEN_OFFERS:
                if call is not None:
                    call.question = question
                else:
                    self._want(OFFER, question, (seat,), called=False)
                continue
            if call is not None:
                call.answered = now
            self.offered[seat] = now
            self._want(OFFER, question, (seat,))

    def _open(self, *keys: str) -> Iterator[Call]:
        return iter([call for call in self.open if call.key in keys])

    def _want(self, key: str, question: int, seats: tuple[int, ...], *, called: bool = True) -> None:
        self.all.append(Call(key, question, seats, None if called else NOBODY))


def _age(call: Call) -> int:
    return call.message or 0
