"""Clocks: which there are at a table, which of them run, and when the table is to be woken.

======== =============================== ======================== ======================= ============================
kind     starts with                     stands                   is renewed by           when its time is over
======== =============================== ======================== ======================= ============================
lobby    the lobby                                                                        the lobby closes
host     the lobby, another host                                  a press of the host's    it is spent: whoever has a
                                                                                           seat may stand in
turn     its question, where somebody    while the table is       nothing: what comes     each question that carries
         is asked whom it hurries        paused                   back goes on            it gets its default
window   the same                        the same                 the waits of those who  what was announced happens
                                                                  are asked
offer    its question, whoever is asked  the same, and while no   nothing                 the same as a turn's; one of
         (the clocks of trading)         question carries it                              `ENDLESS` starts again
                                         (`PAUSES`)
roll     its question, whoever is asked  while paused             nothing                 the dice fall
reminder half of a long turn             while paused             nothing                 those still asked are told
answer   a question that no person will  while paused             the last of trading     AI answer
         answer                                                   (brought forward)
wait     somebody who asks for more time while paused             nothing                 nothing: it is the window's
pace     a press, where AI have some     while paused, and while  a press; a moment puts  nothing
         seconds at most                 a throw does             it off
moment   a moment that concerns  while paused             another moment           nothing; until then, or until
         a person                                                                 all of them go on, AI wait
absence  the game                                                 a person's move         the game ends
pause    the pause, in absence's place                            nothing                 the game ends
untimed  spent from the beginning: its question was put while one person was alone, and never has a time
======== =============================== ======================== ======================= ============================

A clock is kept as a row (`storage.rows.Clock`). One of the game is named as the game does, and is there as long as an
open question carries it; the newest of each name also while none does. One of the table's own begins with a colon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from games.kernel.game import Decision
from games.kernel.values import public_number
from storage.rows import Clock, ClockKey, Status

from .draft import Draft
from .pace import MOMENT, PACE, delay, is_closing, moments, pace
from .table import HOST, NO_PLACE, WAIT, Clocks, Seat, Table, TableState, round_of
from .table_rules import SHOWDOWN, in_window
from .windows import answers_itself, may_end_the_game

LOBBY, REMIND, ANSWER, ABSENCE, PAUSE, UNTIMED = ":lobby", ":remind.", ":answer", ":gone", ":pause", ":timeless"
"""The table's own kinds, beside `HOST`, `WAIT`, `PACE`, `MOMENT` and `NO_PLACE` (a pause because its channel or server
is gone). The name of a clock follows `REMIND`; an answer, a wait and an untimed question have its number and seat."""
SILENT = (WAIT, PACE, MOMENT)
"""Kinds that end nothing: no table is woken for them."""
ALWAYS = frozenset(("wait", "rolls"))
"""Silences of questions whose clocks are rules of the game, and run whoever is asked: offers expire, rounds end, dice
fall."""
RENEWED = 3600.0
"""Seconds by which `ABSENCE` may be too early, so that it needn't be saved with every move."""


# ---- after a change --------------------------------------------------------------------------------------------------


def update(draft: Draft) -> None:
    """Start the clocks that should be there after this change, remove those that shouldn't."""
    state = draft.state
    if state.status != "paused":
        state.clocks = {clock.key: clock for kind in KINDS[state.status] for clock in kind(draft)}
    state.wake_at = min((clock.until for clock in running(state)), default=None)


def pause(draft: Draft, what: str) -> None:
    """Stop all clocks for a pause of this kind (`PAUSE`, `NO_PLACE`); a game that all have left ends as it would."""
    state = draft.state
    absence, end = state.clocks.get(ClockKey(ABSENCE, 0)), draft.at + draft.timing.paused
    if state.deserted:
        end = absence.until if absence is not None else draft.at + draft.timing.abandoned
    stopped = [clock.stopped(draft.at) for clock in state.clocks.values() if clock.what != ABSENCE]
    state.clocks = {clock.key: clock for clock in [*stopped, Clock(what, 0, end)]}


def resume(draft: Draft) -> None:
    """Let all clocks go on after a pause, with as long left as they had before."""
    old = draft.state.clocks
    draft.state.clocks = {
        key: clock.started(draft.at) for key, clock in old.items() if key.what not in (PAUSE, NO_PLACE)
    }


def put_off(table: Table, seconds: float) -> None:
    """Give time back to a table's clocks; on disk it has been given already."""
    if table.wake_at is not None:
        table.wake_at += seconds
    if (state := table.state) is None:
        return
    state.clocks = {
        key: clock._replace(until=clock.until + seconds) if clock.state == "runs" else clock
        for key, clock in state.clocks.items()
    }
    state.wake_at = table.wake_at


# ---- what is due -----------------------------------------------------------------------------------------------------


def is_own(what: str) -> bool:
    """A clock of the table, not of its game."""
    return what.startswith(":")


def running(state: TableState) -> Iterable[Clock]:
    """The clocks that wake the table: those that run, of the game's those that an open question carries."""
    carried = _carried(state.decisions)
    for key, clock in state.clocks.items():
        if clock.state != "runs" or clock.what in SILENT:
            continue
        if is_own(clock.what):
            yield clock
        elif key in carried:
            yield state.with_waits(clock, carried[key][0])


def next_due(state: TableState, now: float) -> Clock | None:
    """The clock that is due at `now`, the earliest of several; None where none is."""
    return min((clock for clock in running(state) if clock.until <= now), key=_turn, default=None)


def next_answer(state: TableState) -> Clock | None:
    """The automatic answer that is due before the others."""
    return min((clock for clock in running(state) if clock.what == ANSWER), key=_turn, default=None)


def _turn(clock: Clock) -> tuple[float, str, int, int]:
    return clock.until, clock.what, clock.number, clock.whose or 0


def remind(draft: Draft, what: str, number: int) -> None:
    """Half of a clock is over: tell those who are still asked."""
    asked = _carried(draft.decisions).get(ClockKey(what, number), [])
    missing = {each.seat for each in asked if draft.state.seats[each.seat].plays_itself}
    if missing:
        draft.note("reminder", *sorted(missing))


# ---- a lobby, absence ------------------------------------------------------------------------------------------------


def _lobby(draft: Draft) -> list[Clock]:
    """Never renewed."""
    new = Clock(LOBBY, 0, draft.at + draft.timing.lobby)
    return [draft.state.clocks.get(new.key, new)]


def _host(draft: Draft) -> list[Clock]:
    """Stands spent until the host presses something (`lobby.host_is_here`)."""
    new = Clock(HOST, 0, draft.at + draft.timing.host)
    passed = draft.state.host_now != draft.before.host_now
    return [new if passed else draft.state.clocks.get(new.key, new)]


def _absence(draft: Draft) -> list[Clock]:
    """Counts from the last move of a person."""
    new = Clock(ABSENCE, 0, draft.at + draft.timing.abandoned)
    old = draft.state.clocks.get(new.key, new)
    return [new if draft.by == "player" and old.until < new.until - RENEWED else old]


# ---- the game's own --------------------------------------------------------------------------------------------------


def _of_game(draft: Draft) -> list[Clock]:
    """The clocks of the open questions with their reminders, and the newest of each name while nothing carries it. Each
    seat has a last call of its own."""
    state, game = draft.state, draft.game_class
    carried = _carried(state.decisions)
    untimed = {clock.key for clock in _untimed(draft)}
    now = Clocks()
    for key, asked in carried.items():
        old, reminder = state.clocks.get(key), ClockKey(REMIND + key.what, key.number)
        if not _may_run(draft, key.what, asked):
            continue
        if old is not None:
            live, slow = game.PAUSES.get(key.what, (0, 0))
            now[key] = old.started(draft.at, slow if state.rules.clock == "slow" else live)
            now |= {reminder: state.clocks[reminder]} if reminder in state.clocks else {}
        elif new := [each for each in asked if _untimed_key(each) not in untimed]:
            now |= _begun(draft, key, reminder, new)
    left = [key for key in state.clocks if key not in carried and not is_own(key.what) and _may_run(draft, key.what)]
    newest = {key.what: 0 for key in (*left, *now)}
    for key in (*left, *now):
        newest[key.what] = max(newest[key.what], key.number)
    for key in left:
        if key.number >= newest[key.what] - (len(state.seats) - 1 if key.what in game.LAST_CALLS else 0):
            clock = state.clocks[key]
            now[key] = clock.stopped(draft.at) if key.what in game.PAUSES else clock
    return list(now.values())


def _begun(draft: Draft, key: ClockKey, reminder: ClockKey, asked: Sequence[Decision]) -> Clocks:
    """A clock of the game that begins now, and its reminder; nothing where it doesn't run for those who are asked."""
    state, game = draft.state, draft.game_class
    if not _hurries(state, asked):
        return {}
    name = SHOWDOWN if may_end_the_game(state, asked[0]) else key.what
    seconds = state.rules.allowance(name, game.CLOCKS) * (2 if _is_for_novices(draft, key.what, asked) else 1)
    begun = {key: Clock(key.what, key.number, draft.at + seconds)}
    if not (in_window(asked[0]) or asked[0].is_roll) and seconds >= draft.timing.remind_from:
        begun[reminder] = Clock(reminder.what, key.number, draft.at + seconds / 2)
    return begun


def _may_run(draft: Draft, what: str, asked: Iterable[Decision] = ()) -> bool:
    """Where one person sits, only what the game itself is played by runs: for AI, or (a bell) also for that person."""
    state, game = draft.state, draft.game_class
    if not state.alone or what in game.BELLS:
        return True
    return what in game.ALONE and not any(state.seats[each.seat].plays_itself for each in asked)


def _hurries(state: TableState, asked: Sequence[Decision]) -> bool:
    """A window closes by itself, and a turn ends where a person is asked and running out of time matters."""
    if any(each.silence in ALWAYS for each in asked):
        return True
    if not any(state.seats[each.seat].plays_itself for each in asked):
        return False
    return in_window(asked[0]) or state.rules.consequence != "nothing"


def _is_for_novices(draft: Draft, what: str, asked: Sequence[Decision]) -> bool:
    """Somebody who plays for the first time owes an answer by this clock, in one of their first turns."""
    number = round_of(draft.state.game)
    if number is None or number > draft.timing.novice_turns:
        return False
    is_last_call = what in draft.game_class.LAST_CALLS
    owed = [each for each in asked if each.silence == "miss" or (is_last_call and each.silence == "wait")]
    return any(draft.state.seats[each.seat].novice for each in owed)


def _carried(decisions: Iterable[Decision]) -> dict[ClockKey, list[Decision]]:
    """Return which open questions carry which clock."""
    carried: dict[ClockKey, list[Decision]] = {}
    for each in decisions:
        for clock in each.clocks:
            carried.setdefault(ClockKey(*clock), []).append(each)
    return carried


# ---- of one question -------------------------------------------------------------------------------------------------


def _untimed(draft: Draft) -> list[Clock]:
    """The open questions that are never to have a time: somebody has sat down since the one person there was asked."""
    state, before = draft.state, draft.before
    if state.alone:
        return []
    came = before.alone and before.status == "live"
    known = {_untimed_key(each) for each in before.decisions} if came else state.clocks.keys()
    keys = [key for each in state.decisions if (key := _untimed_key(each)) in known]
    return [Clock(*key[:2], 0.0, key.whose, "spent") for key in keys]


def _untimed_key(decision: Decision) -> ClockKey:
    return ClockKey(UNTIMED, public_number(decision.id), decision.seat)


def _waits(draft: Draft) -> list[Clock]:
    """A wait ends with its seat's answer, and where no person plays the seat any more."""
    state = draft.state
    asked = {(each.id, each.seat) for each in state.decisions if state.seats[each.seat].plays_itself}
    waits = [clock for key, clock in state.clocks.items() if key.what == WAIT and key[1:] in asked]
    return [] if state.alone else waits


def _answers(draft: Draft) -> list[Clock]:
    """The automatic answers, each after its `delay`, those that a moment holds after it; what AI still trade once all
    people are done is brought forward.

    Where a seat has several questions at once it answers one after another. A question that an AI let wait is put to it
    again when something has happened, not because another AI lets wait too, nor because of somebody's private word.
    """
    state = draft.state
    asked = {
        ClockKey(ANSWER, each.id, each.seat): each
        for each in state.decisions
        if (each.id, each.seat) not in draft.declined and answers_itself(state, each)
    }
    new = {key: state.clocks[key] for key in asked if key in state.clocks}
    happened = draft.told or _other_table(draft.before, state)
    if not (draft.rows or happened):
        return _held(draft, asked, new)
    hurried = next((clock.until for clock in pace(draft)), None)
    closing = is_closing(state)
    known = {(each.id, each.seat) for each in draft.before.decisions}
    for key, each in asked.items():
        trades = each.silence == "wait"
        if (trades and closing) if key in new else happened or (each.id, each.seat) not in known:
            due = draft.at + delay(draft, each, hurried)
            others = [clock.until for clock in new.values() if clock.whose == each.seat]
            if trades and others and not closing:
                due = max(due, max(others) + draft.timing.dealing)
            new[key] = Clock(ANSWER, each.id, min(due, new[key].until) if key in new else due, each.seat)
    return _held(draft, asked, new)


def _held(draft: Draft, asked: Mapping[ClockKey, Decision], answers: Clocks) -> list[Clock]:
    """The answers as a moment holds them: those that are no people's, throws or in a window. Once everybody has gone on
    they are due."""
    before = [row.until for row in draft.before.clocks.values() if row.what == MOMENT]
    now, seats = [row.until for row in moments(draft)], draft.state.seats
    for key, each in asked.items():
        if key in answers and not (seats[each.seat].plays_itself or each.is_roll or in_window(each)):
            until = answers[key].until
            if now:
                until = max(until, *now)
            elif until in before:
                until = draft.at
            answers[key] = answers[key]._replace(until=until)
    return list(answers.values())


def _other_table(before: TableState, after: TableState) -> bool:
    """Something at the table is different beside its game: who sits there, its rules, whether it is paused."""
    if (before.status, before.rules) != (after.status, after.rules):
        return True
    return before.seats is not after.seats and list(map(_sits, before.seats)) != list(map(_sits, after.seats))


def _sits(seat: Seat) -> Seat:
    """A seat without what tells when its person answered: a private word may tell nobody of itself."""
    return seat.replace(decided=0, silent_since=0, silent_until=0)


KINDS: dict[Status, Sequence[Callable[[Draft], Iterable[Clock]]]] = {
    "lobby": (_lobby, _host),
    "live": (_of_game, _untimed, _waits, pace, moments, _answers, _absence),
    "over": (),
}
"""By a table's status, the kinds of clocks that it may have; where it is paused, it keeps those that it had."""
