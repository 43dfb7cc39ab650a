"""Clocks as rows: which run at a table, and when the table is to be woken.

A row is named by a clock of the game and its running number, or is one of the table's own: a lobby's expiry, a
reminder, an automatic answer. Rows are never moved while they run; what has no row yet starts now.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.kernel.frames import PASS
from games.kernel.game import Decision
from games.kernel.values import public_number
from storage.rows import ClockKey, ClockRow

from .draft import Draft
from .pace import PRESSED, delay, is_closing, pressed
from .table import MORE_TIME, NO_PLACE, Table, TableState, round_of
from .table_rules import SHOWDOWN, in_window
from .windows import CLOSES, Clocks, TellsOpen, extended, lets_happen, may_end_the_game

LOBBY = ":lobby"
"""The lobby's expiry."""
ANSWER = ":answer"
"""An automatic answer: number of the question, seat."""
REMIND = ":remind."
"""Half time of the clock whose name follows, with its number."""
GONE = ":gone"
"""No person has moved for a week, or a pause has lasted too long: the game ends."""
DESERTED = ":deserted"
"""All people are away: due at once, it pauses the game, so that AI don't play it to its end without them."""
PAUSED = ":paused"
"""No deadline: the moment at which the table was paused."""
STOOD = ":stood."
"""No deadline: the moment since which the clock whose name follows, with its number, stands still."""
TIMELESS = ":timeless"
"""No deadline: the question of this number was put to that seat while one person was alone at the table, and has no
clock though somebody else sits there now."""
NOTED = (PAUSED, CLOSES, MORE_TIME, TIMELESS, NO_PLACE, PRESSED)
"""Rows that only keep a fact; no table is woken for them."""
RENEWED = 3600.0
"""Seconds by which `GONE` may be too early, so that it needn't be saved with every move."""


def follow_up(draft: Draft) -> None:
    """After any change: give the answers that are due at once, then update the clocks."""
    answer_at_once(draft)
    update_clocks(draft)


def answer_at_once(draft: Draft) -> None:
    """Answer for every seat that holds nothing to answer with, where that gives nothing away or the lobby chose so
    (AZ-22)."""
    while (idle := next((each for each in draft.decisions if _is_said_at_once(draft, each)), None)) is not None:
        undoable = draft.state.undoable
        draft.submit(idle, idle.default, "standing")
        if draft.state.status == "live" and not draft.game.revealed:
            draft.state.undoable = undoable


def _is_said_at_once(draft: Draft, decision: Decision) -> bool:
    """Answering at once gives nothing away: all can see that there is no choice; or one person plays among AI; or
    the lobby chose quick windows, where everybody shows it."""
    if not decision.is_idle:
        return False
    game, state = draft.game, draft.state
    if isinstance(game, TellsOpen) and game.answers_lie_open(decision):
        return True
    alone = state.alone and state.seats[decision.seat].plays_itself
    return alone or (state.rules.reactions == "quick" and in_window(decision))


def update_clocks(draft: Draft) -> None:
    """Start the clocks that should run after this change, and remove those that shouldn't."""
    state = draft.state
    if state.status == "lobby":
        expiry = ClockRow(LOBBY, 0, draft.at + draft.timing.lobby)
        state.clocks = {expiry.key: state.clocks.get(expiry.key, expiry)}
    elif state.status == "live":
        _go_on(draft)
        clocks, timeless, since = _of_game(draft), _timeless(draft), pressed(draft)
        answers, gone, deserted = _answers(draft, since), _gone(draft), _deserted(draft)
        state.clocks = {**clocks, **timeless, **since, **answers, **gone, **deserted}
    elif state.status == "paused":
        _stand_still(draft)
    else:
        state.clocks = {}
    state.wake_at = wake_at(state)


def is_own(name: str) -> bool:
    """A row of the table, not a clock of its game."""
    return name.startswith(":")


def wake_at(state: TableState) -> float | None:
    """When the next of the running rows is due, unix seconds."""
    return min((row.due_at for row in running(state)), default=None)


def running(state: TableState) -> Iterable[ClockRow]:
    """All rows except those of clocks that belong to no open question at the moment."""
    if state.status == "paused":
        return [row for row in state.clocks.values() if row.name == GONE]
    carried = _carried(state.decisions)
    return [
        row
        for row in state.clocks.values()
        if ((row.name, row.number) in carried if not is_own(row.name) else not _is_note(row.name))
    ]


def _is_note(name: str) -> bool:
    return name in NOTED or name.startswith(STOOD)


def next_due(state: TableState, now: float) -> ClockRow | None:
    """The row that is due at `now`, the earliest of several; None where none is."""
    return min((row for row in running(state) if row.due_at <= now), key=_turn, default=None)


def next_answer(state: TableState) -> ClockRow | None:
    """The automatic answer that is due before the others."""
    return min((row for row in running(state) if row.name == ANSWER), key=_turn, default=None)


def _turn(row: ClockRow) -> tuple[float, str, int, int]:
    return row.due_at, row.name, row.number, row.seat or 0


def remind(draft: Draft, name: str, number: int) -> None:
    """Half of a clock is over: tell those who are still asked."""
    asked = _carried(draft.decisions).get((name, number), [])
    missing = {each.seat for each in asked if draft.state.seats[each.seat].plays_itself}
    if missing:
        draft.note("reminder", *sorted(missing))


def put_off(table: Table, seconds: float) -> None:
    """Give time back to a table's clocks; on disk it has been given already."""
    if table.wake_at is not None:
        table.wake_at += seconds
    if table.state is None:
        return
    state = table.state
    rows = [ClockRow(row.name, row.number, row.due_at + seconds, row.seat) for row in state.clocks.values()]
    state.clocks, state.wake_at = {row.key: row for row in rows}, table.wake_at


def _stand_still(draft: Draft) -> None:
    """Keep the rows as they are, and note since when."""
    if draft.before.status != "paused":
        since, end = ClockRow(PAUSED, 0, draft.at), ClockRow(GONE, 0, draft.at + draft.timing.paused)
        if draft.state.deserted:
            end = draft.state.clocks.get(end.key, end)
        draft.state.clocks = {**draft.state.clocks, since.key: since, end.key: end}


def _go_on(draft: Draft) -> None:
    """After a pause every clock has as long left as it had before."""
    state = draft.state
    paused = state.clocks.get(ClockKey(PAUSED, 0))
    if paused is None:
        return
    late = draft.at - paused.due_at
    rows = [row for row in state.clocks.values() if row.name not in (PAUSED, GONE, NO_PLACE)]
    state.clocks = {row.key: ClockRow(row.name, row.number, row.due_at + late, row.seat) for row in rows}


def _gone(draft: Draft) -> Clocks:
    """Counts from the last move of a person."""
    row, end = draft.state.clocks.get(ClockKey(GONE, 0)), draft.at + draft.timing.abandoned
    if row is None or (draft.by == "player" and row.due_at < end - RENEWED):
        row = ClockRow(GONE, 0, end)
    return {row.key: row}


def _deserted(draft: Draft) -> Clocks:
    row = ClockRow(DESERTED, 0, draft.at)
    return {row.key: row} if draft.state.deserted else {}


def _of_game(draft: Draft) -> Clocks:
    """The clocks of the open questions with their reminders, and the last of each name even while nothing carries it:
    one that comes back goes on instead of starting again. Each seat has a last call of its own.
    """
    state, old = draft.state, _gone_on(draft)
    new: Clocks = {}
    timeless = _timeless(draft)
    for (name, number), asked in _carried(state.decisions).items():
        key, remind = ClockKey(name, number), ClockKey(REMIND + name, number)
        if key in old:
            new |= {each: old[each] for each in (key, remind) if each in old}
        elif _starts(draft, name, [each for each in asked if _timeless_key(each) not in timeless]):
            length = SHOWDOWN if may_end_the_game(state, asked[0]) else name
            seconds = state.rules.allowance(length, draft.game_class.CLOCKS)
            if _hurries_a_novice(draft, name, asked):
                seconds *= 2
            new[key] = ClockRow(name, number, draft.at + seconds)
            if not in_window(asked[0]) and seconds >= draft.timing.remind_from:
                new[remind] = ClockRow(*remind[:2], draft.at + seconds / 2)
    new |= extended(draft, new)
    latest: dict[str, int] = {}
    for name, number, _ in (*old, *new):
        if not is_own(name):
            latest[name] = max(number, latest.get(name, number))
    for name in draft.game_class.LAST_CALLS & latest.keys():
        latest[name] -= len(state.seats) - 1
    kept = {key: row for key, row in old.items() if key.name in latest and key.number >= latest[key.name]} | new
    return kept | _standing(draft, kept)


def _gone_on(draft: Draft) -> Clocks:
    """The rows, those that stood still and are carried again put off by that time; they have some seconds at least.

    Where one person is left, those that only hurry people are gone.
    """
    state = draft.state
    carried = _carried(state.decisions)
    rows = {
        key: row
        for key, row in state.clocks.items()
        if is_own(key.name) or _goes_on(draft, key.name, carried.get((key.name, key.number), ()))
    }
    for row in [row for row in rows.values() if row.name.startswith(STOOD)]:
        key = ClockKey(row.name.removeprefix(STOOD), row.number)
        if (key.name, key.number) in carried and key in rows:
            least = draft.game_class.PAUSES[key.name][state.rules.clock == "slow"]
            left = max(rows[key].due_at - row.due_at, float(least))
            rows[key] = ClockRow(key.name, key.number, draft.at + left)
            del rows[row.key]
    return rows


def _standing(draft: Draft, kept: Clocks) -> Clocks:
    """Since when the clocks stand still that do so while no question carries them."""
    carried, found = _carried(draft.state.decisions), Clocks()
    for key in kept:
        if key.name in draft.game_class.PAUSES and (key.name, key.number) not in carried:
            since = ClockRow(STOOD + key.name, key.number, draft.at)
            found[since.key] = draft.state.clocks.get(since.key, since)
    return found


def _goes_on(draft: Draft, name: str, asked: Iterable[Decision]) -> bool:
    """The clock runs, or may: where one person sits, only what the game itself is played by."""
    state, game = draft.state, draft.game_class
    if not state.alone or name in game.BELLS:
        return True
    return name in game.ALONE and not any(state.seats[each.seat].plays_itself for each in asked)


def _starts(draft: Draft, name: str, asked: Sequence[Decision]) -> bool:
    """A window closes by itself in any case, and so does trading: its clocks are rules (offers expire, rounds end).
    Other clocks run for people only, and only where running out matters.
    """
    state = draft.state
    if not asked or not _goes_on(draft, name, asked):
        return False
    if any(each.silence == "wait" for each in asked):
        return True
    if not any(state.seats[each.seat].plays_itself for each in asked):
        return False
    return in_window(asked[0]) or state.rules.consequence != "nothing"


def _hurries_a_novice(draft: Draft, name: str, asked: Sequence[Decision]) -> bool:
    """Somebody who plays for the first time owes an answer by this clock, in one of their first turns."""
    number = round_of(draft.state.game)
    if number is None or number > draft.timing.novice_turns:
        return False
    is_last_call = name in draft.game_class.LAST_CALLS
    owed = [each for each in asked if each.silence == "miss" or (is_last_call and each.silence == "wait")]
    return any(draft.state.seats[each.seat].novice for each in owed)


def _timeless(draft: Draft) -> Clocks:
    """The open questions that are never to have a clock: somebody has sat down since the one person there was asked."""
    state, before = draft.state, draft.before
    if state.alone:
        return {}
    came = before.alone and before.status == "live"
    known = {_timeless_key(each) for each in before.decisions} if came else state.clocks.keys()
    rows = [
        ClockRow(key.name, key.number, draft.at, key.seat)
        for each in state.decisions
        if (key := _timeless_key(each)) in known
    ]
    return {row.key: state.clocks.get(row.key, row) for row in rows}


def _timeless_key(decision: Decision) -> ClockKey:
    return ClockKey(TIMELESS, public_number(decision.id), decision.seat)


def _answers(draft: Draft, began: Clocks) -> Clocks:
    """The automatic answers, each after its `delay`; what AI still trade once all people are done is brought forward.

    Where a seat has several questions at once it answers one after another. A question that an AI let wait is put to it
    again when something has happened, not because another AI lets wait too, nor because of somebody's private word.
    `began` is the row of `pressed`.
    """
    state = draft.state
    asked = {
        ClockKey(ANSWER, each.id, each.seat): each
        for each in state.decisions
        if (each.id, each.seat) not in draft.declined and is_automatic(state, each)
    }
    new = {key: state.clocks[key] for key in asked if key in state.clocks}
    happened = draft.told or _other_table(draft.before, state)
    if not (draft.rows or happened):
        return new
    since = next((row.due_at for row in began.values()), None)
    closing = is_closing(state)
    known = {(each.id, each.seat) for each in draft.before.decisions}
    for key, each in asked.items():
        trades = each.silence == "wait"
        if (trades and closing) if key in new else happened or (each.id, each.seat) not in known:
            due = draft.at + delay(draft, each, since)
            others = [row.due_at for row in new.values() if row.seat == each.seat]
            if trades and others and not closing:
                due = max(due, max(others) + draft.timing.dealing)
            new[key] = ClockRow(ANSWER, each.id, min(due, new[key].due_at) if key in new else due, each.seat)
    return new


def _other_table(before: TableState, after: TableState) -> bool:
    """Something at the table is different beside its game: who sits there, its rules, whether it is paused."""
    return (before.status, before.rules, before.seats) != (after.status, after.rules, after.seats)


def _carried(decisions: Iterable[Decision]) -> dict[tuple[str, int], list[Decision]]:
    """Which open questions carry which clock."""
    carried: dict[tuple[str, int], list[Decision]] = {}
    for each in decisions:
        for clock in each.clocks:
            carried.setdefault(clock, []).append(each)
    return carried


# ---- who answers without a person ------------------------------------------------------------------------------------


def is_automatic(state: TableState, decision: Decision) -> bool:
    """The question will be answered without a person. Depends on nothing that is hidden."""
    seat = state.seats[decision.seat]
    passes = seat.passing == decision.kind and PASS in decision.options
    return not seat.plays_itself or passes or lets_happen(state, decision)
