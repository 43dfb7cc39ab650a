"""Which messages call people to a table: one for each turn of a person, each window and each seat with offers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from bot.delivery.presence import ABSENT, GONE, UNSURE, Post, Presence, presence_of
from bot.screens.table import is_window
from games.kernel.game import Decision, Game
from games.kernel.values import public_number
from tables.table import KeptPost, Table
from tables.table_rules import in_window

TURN, REMINDER, WINDOW, OFFER = "turn", "turn-reminder", "window-call", "offer-call"
"""What a message calls people to: the keys of its words."""
MOVED = "moved"
"""No call, but kept beside them: a link, or a call of nobody knows whom, that is still to be deleted."""
CALL = "call"
"""The kind of their posts."""
STAYS = 60.0
"""Seconds for which a call stays once it is answered: people whom it pushed would look for it."""
MOST = 3
"""Calls of a table in its channel, unless more people are asked at once."""
BETWEEN_OFFERS = 60.0
"""Seconds between two messages that tell a seat of offers in a live game."""


def questions_of(table: Table) -> dict[int, int]:
    """The seats that must answer something outside a reaction window, each with the newest number of what it is asked.
    Nobody is called for a throw: it falls by itself.

    Where people trade over days they are pinged for an offer too: it expires.
    """
    game = table.game
    if game is None or table.status != "live":
        return {}
    offers = table.rules.clock == "slow"
    return _newest(
        each
        for each in game.decisions
        if not (is_window(each) or each.is_roll) and (not each.may_wait or (offers and is_offer(game, each)))
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


def throw_stands(table: Table) -> bool:
    """Somebody is asked for a throw."""
    return any(each.is_roll for each in table.now.decisions)


def _newest(decisions: Iterable[Decision]) -> dict[int, int]:
    """Steps of a private draft don't count: they belong to the question that all see."""
    found: dict[int, int] = {}
    for each in decisions:
        found[each.seat] = max(found.get(each.seat, 0), public_number(each.id))
    return found


class Call(Post):
    """One message that calls people, from when it is wanted until it is deleted. Gone: nobody is called by it."""

    def __init__(self, number: int, key: str, question: int, seats: tuple[int, ...], presence: Presence) -> None:
        super().__init__(CALL, number, presence)
        self.key, self.question, self.seats = key, question, seats
        self.answered: float | None = None
        """Since when nobody is called by it any more, by the event loop's clock."""

    @property
    def about(self) -> str:
        """See `Post`."""
        return json.dumps([self.key, self.question, self.seats, self.answered is not None])


class Calls:
    """The calls of one table. `plan` says which there should be; `bot.delivery.pings` sends and deletes them."""

    def __init__(self, kept: Sequence[KeptPost], now: float) -> None:
        """`kept`: what an earlier run has saved."""
        self.all: list[Call] = []
        self.unknown = any(row.kind == "before" for row in kept)
        """The table was played before calls were kept: those that are wanted may be there."""
        self.restored = True
        """Nothing was planned yet since the bot was started."""
        self.reminded: set[int] = set()
        """Seats to be pinged once more: half their time is gone."""
        self.offered: dict[int, float] = {}
        """Seat → when a message last told it of an offer, by the event loop's clock."""
        self.window = 0
        """The question of the last reaction window that opened."""
        self.window_seats: tuple[int, ...] = ()
        """The seats that the message about it names. They stay the same while it is open, so that nobody sees who has
        answered."""
        for row in kept:
            if row.kind == CALL:
                key, question, seats, answered = json.loads(row.about)
                call = self.add(key, question, tuple(seats), presence_of(row))
                call.answered = now if answered else None

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
        return sorted((call for call in self.all if call.answered is not None and call.message), key=_age)

    def outlived(self, now: float) -> list[Call]:
        """Those to be deleted: their time is over, or too many lie there."""
        lying = self.lying
        many = len(lying) + sum(call.presence != GONE for call in self.open) - MOST
        return [call for at, call in enumerate(lying) if at < many or now - (call.answered or 0.0) >= STAYS]

    def are_lost(self, now: float) -> bool:
        """Return whether only the channel's history tells what became of one."""
        return self.unknown or any(
            call.presence.is_lost(now) or (call.presence.may_be_there and call.answered is not None)
            for call in self.all
        )

    def add(self, key: str, question: int, seats: tuple[int, ...], presence: Presence) -> Call:
        """One more; it is given back."""
        call = Call(1 + max((call.number for call in self.all), default=0), key, question, seats, presence)
        self.all.append(call)
        return call

    def forget(self, gone: Call) -> None:
        """It is nowhere any more, and isn't wanted."""
        self.all = [call for call in self.all if call is not gone]

    # ---- what there should be ----------------------------------------------------------------------------------------

    def plan(self, table: Table, now: float) -> None:
        """Note which calls are answered, and which are wanted."""
        asked, window = questions_of(table), open_window(table)
        if asked or (window is None and not throw_stands(table)):  # after these the same turn goes on
            self._plan_turns(table, asked, now)
        self._plan_window(table, window, now)
        self._plan_offers(table, now)
        self.all = [call for call in self.all if call.answered is None or call.message or call.presence.may_be_there]
        self.restored = False

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
        busy = {seat for call in self._open(TURN, REMINDER) if call.presence != GONE for seat in call.seats}
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
        self.add(key, question, seats, GONE if not called else UNSURE if self.unknown else ABSENT)


def _age(call: Call) -> int:
    return call.message or 0
