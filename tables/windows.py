"""Reaction windows: their fixed length, more time for whoever asks for it, and standing answers.

A window closes by itself, which lets the action happen. Everybody who is asked may *wait* once: the window then stays
open longer, unless that seat passes after all. All are told that somebody is thinking, never who.
"""

from __future__ import annotations

from games.kernel.frames import PASS
from games.kernel.game import Decision
from storage.rows import Clock, ClockKey

from .draft import Draft
from .errors import WaitedError
from .press import NotOpen, person_acted
from .table import WAIT, TableState
from .table_rules import in_window


def may_end_the_game(state: TableState, decision: Decision) -> bool:
    """Return what this window could stop may be the end of the game."""
    return state.game is not None and in_window(decision) and state.game.may_end(decision)


def lets_happen(state: TableState, decision: Decision) -> bool:
    """The standing answer of the seat lets it happen. Depends on nothing that is hidden."""
    standing = state.seats[decision.seat].standing
    if not in_window(decision) or PASS not in decision.options or has_waited(state, decision):
        return False
    match standing:
        case "let":
            return True
        case "ending":
            return not may_end_the_game(state, decision)
        case "concerned":
            return state.game is not None and not state.game.concerns(decision)
        case _:
            return False


def answers_itself(state: TableState, decision: Decision) -> bool:
    """The question will be answered without a person. Depends on nothing that is hidden."""
    seat = state.seats[decision.seat]
    passes = seat.passing == decision.kind and PASS in decision.options
    return not seat.plays_itself or passes or lets_happen(state, decision)


def is_pinged(state: TableState, decision: Decision) -> bool:
    """A window is announced to this person by a ping: it may end the game, or they wish so of every window."""
    seat = state.seats[decision.seat]
    if not seat.plays_itself or not in_window(decision) or lets_happen(state, decision):
        return False
    return seat.standing == "pinged" or may_end_the_game(state, decision)


# ---- more time -------------------------------------------------------------------------------------------------------


def has_waited(state: TableState, decision: Decision) -> bool:
    """The seat has asked for more time in this window."""
    return ClockKey(WAIT, decision.id, decision.seat) in state.clocks


def wait(draft: Draft, user: int, question: int) -> None:
    """Keep a window open for longer: once a seat and window.

    Raises OutsiderError, NotLiveError, NotOpen, WaitedError.
    """
    draft.game  # noqa: B018 - says that there is no game before it says that a stranger has no seat
    seat = draft.seat_of(user)
    draft.by, draft.seat = "player", seat
    person_acted(draft, seat)
    mine = [each for each in draft.decisions if each.seat == seat]
    asked = next((each for each in mine if each.id == question), None)
    if asked is None:
        raise NotOpen(seat, "question-gone" if mine else "not-asked")
    if not in_window(asked):
        raise NotOpen(seat, "not-offered")
    if has_waited(draft.state, asked):
        raise WaitedError
    closes = next((clock for each in asked.clocks if (clock := draft.state.clocks.get(ClockKey(*each)))), None)
    if closes is None:  # one person alone has all the time there is
        raise NotOpen(seat, "not-offered")
    live, slow = draft.timing.more_time
    more = slow if draft.state.rules.clock == "slow" else live
    wait = Clock(WAIT, question, max(closes.until, draft.at) + more, seat)
    draft.state.clocks = {**draft.state.clocks, wait.key: wait}
