"""How soon AI answer: after a delay that follows from what all can see, whatever their seats hold.

Where one person plays among AI, all that the AI do after a press takes some seconds at most, the first answers longer
than the later ones. So does what is left of trading once all people are done. Each delay is a part of what remains of
these seconds, so that no number of answers uses them up.

A moment that concerns a person is given time: until it is over AI don't act, except in reaction windows and with dice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from games.kernel.chance import Chance
from games.kernel.game import Decision
from storage.rows import Clock, ClockKey

from .draft import Draft
from .table import TableState

PACE = ":pace"
"""The clock of the seconds that AI have at most once a person has done something."""
MOMENT = ":moment"
"""The clock of a moment, of each person whom it concerns and who hasn't gone on."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast AI play at a table."""

    times: float
    """How much longer an answer takes than at the normal pace, as a factor."""
    alone: float | None
    """Seconds for all answers after a press, where one person plays among AI; None: as long as with several people."""
    closing: float
    """Seconds for all that AI still deal once all people are done."""
    moment: float
    """Seconds that a moment is given; 0: none, and no throw that a person doesn't make stands."""


PACES = {"quick": Pace(0.5, 1.0, 1.0, 0), "normal": Pace(1.0, 2.0, 2.5, 2.5), "slow": Pace(2.0, None, 10.0, 5.0)}
"""By the table's rule of that name."""
ALONE, CLOSING = 3, 8
"""The part of the seconds that remain which one answer takes at most: one in so many."""


@runtime_checkable
class TellsDone(Protocol):
    """A game in which seats agree, for all to see, that what goes on may end."""

    def is_done(self, seat: int) -> bool:
        """The seat does, or has no say in it."""
        ...


def is_closing(state: TableState) -> bool:
    """All people are done: nobody but AI deals any more."""
    people = [at for at, seat in enumerate(state.seats) if seat.plays_itself]
    game = state.game
    return bool(people) and isinstance(game, TellsDone) and all(game.is_done(at) for at in people)


def falls_at_once(state: TableState, throw: Decision) -> bool:
    """Nobody need see this throw stand: it concerns no person, or the table plays quickly. By public facts alone."""
    if state.game is None or state.seats[throw.seat].plays_itself:
        return False
    concerns = any(state.seats[seat].plays_itself for seat in state.game.concerned)
    return not (concerns and PACES[state.rules.pace].moment)


def pace(draft: Draft) -> list[Clock]:
    """The clock of what AI do after a press; none where they have as long as they like. It stands while a throw does,
    and a moment puts it off."""
    state, own = draft.state, PACES[draft.state.rules.pace]
    seconds = own.closing if is_closing(state) else own.alone if state.alone else None
    if seconds is None:
        return []
    new = Clock(PACE, 0, draft.at + seconds)
    clock = new if draft.by == "player" else state.clocks.get(new.key, new)
    if any(each.is_roll for each in state.decisions):
        return [clock.stopped(draft.at)]
    clock = clock.started(draft.at)
    return [clock._replace(until=clock.until + own.moment) if _strikes(draft) else clock]


def moments(draft: Draft) -> list[Clock]:
    """The clocks of a moment. A new one takes the place of the one before."""
    state, seconds = draft.state, PACES[draft.state.rules.pace].moment
    if seconds and (struck := _strikes(draft)):
        return [Clock(MOMENT, 0, draft.at + seconds, seat) for seat in struck]
    clocks = [clock for key, clock in state.clocks.items() if key.what == MOMENT and clock.until > draft.at]
    return [clock for clock in clocks if clock.whose is not None and state.seats[clock.whose].plays_itself]


def holds(state: TableState, seat: int | None = None) -> bool:
    """AI wait for people to look at a moment; with `seat`: for that one."""
    return any(key.what == MOMENT and seat in (None, key.whose) for key in state.clocks)


def _strikes(draft: Draft) -> list[int]:
    """The people whom a moment of this change concerns."""
    return [seat for seat in sorted(draft.struck) if draft.state.seats[seat].plays_itself]


def go_on(draft: Draft, user: int) -> None:
    """That person has seen the moment: AI need not wait for them any longer. Raises OutsiderError."""
    key = ClockKey(MOMENT, 0, draft.seat_of(user))
    draft.state.clocks = {at: clock for at, clock in draft.state.clocks.items() if at != key}


def delay(draft: Draft, asked: Decision, hurried: float | None) -> float:
    """Seconds until an automatic answer; `hurried`: until when AI have time at most, as `pace` says."""
    if asked.is_roll:
        return draft.timing.throw
    state, own = draft.state, PACES[draft.state.rules.pace]
    trades, seconds = asked.silence == "wait", _unhurried(draft, asked)
    if trades:
        is_hurried, part = is_closing(state), CLOSING
    else:
        seconds, is_hurried, part = seconds * own.times, state.alone and own.alone is not None, ALONE
    if hurried is None or not is_hurried:
        return seconds
    return min(seconds, max(0.0, hurried - draft.at) / part)


def _unhurried(draft: Draft, asked: Decision) -> float:
    """In trading an AI may take its time, so that people who read keep up."""
    state, timing = draft.state, draft.timing
    level = state.seats[asked.seat].ai or state.rules.stand_in
    ai = state.game.LEVELS.get(level) if state.game is not None else None
    leisure: Callable[[Any, Decision], float] | None = getattr(ai, "leisure", None)
    times = timing.haggling if asked.silence == "wait" else 1.0
    if asked.silence == "wait" and leisure is not None:
        times *= leisure(state.game, asked)
    least, most = (round(1000 * times * seconds) for seconds in timing.answer)
    return (least + Chance(state.seed).fork(f"delay {asked.id} {asked.seat}").below(most - least + 1)) / 1000
