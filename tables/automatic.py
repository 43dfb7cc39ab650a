"""Answers that no person gives: AI seats, standing answers, clocks that ran out."""

from __future__ import annotations

from time import perf_counter

import structlog

from games.kernel.frames import PASS
from games.kernel.game import AI, Action, Decision, Game
from games.kernel.values import Actions
from storage.rows import ClockKey

from . import clocks, tutorials
from .draft import Draft
from .ending import do_what_is_agreed, suspend
from .pace import falls_at_once
from .table import TableState
from .table_rules import in_window
from .thinkers import WORDS
from .thoughts import Conclusion, random_for

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

BUDGET = 0
"""Playouts an AI may spend on the event loop: none. Levels that need some think in other processes."""

RUN = 100
"""Answers one clock may give in one commit; a longer run goes on in the next."""


def follow_up(draft: Draft) -> None:
    """After any change: give the answers that are due at once, pause a game that all people have left, so that AI don't
    play it to its end without them, then update the clocks."""
    answer_at_once(draft)
    if draft.state.status == "live" and draft.state.deserted:
        suspend(draft, "gone")
    clocks.update(draft)


def answer_at_once(draft: Draft) -> None:
    """Answer for every seat that has no choice, where that gives nothing away or the lobby chose so (AZ-22); let dice
    fall that AI throw among themselves (AZ-98)."""
    while (idle := next((each for each in draft.decisions if _is_said_at_once(draft, each)), None)) is not None:
        undoable = draft.state.undoable
        draft.submit(idle, idle.default, "bot" if idle.is_roll else "standing")
        if draft.state.status == "live" and not draft.game.revealed:
            draft.state.undoable = undoable


def _is_said_at_once(draft: Draft, decision: Decision) -> bool:
    """Answering at once gives nothing away: all can see that there is no choice; or one person plays among AI; or
    the lobby chose quick windows, where everybody shows it."""
    game, state = draft.game, draft.state
    if decision.is_roll:
        return falls_at_once(state, decision)
    person = state.seats[decision.seat].plays_itself
    if person and (game.all_alike(decision) or _is_moot(draft, decision)):
        return True
    if not decision.is_idle:
        return False
    if game.answers_lie_open(decision):
        return True
    return (person and state.alone) or (state.rules.reactions == "quick" and in_window(decision))


def _is_moot(draft: Draft, decision: Decision) -> bool:
    """Nobody is there to learn by it, and what its person holds makes no difference. A lesson asks all the same."""
    return draft.state.alone and not tutorials.follows(draft.state) and draft.game.is_moot(decision)


def answer(draft: Draft, question: int, seat: int, thought: Conclusion | None = None) -> None:
    """Give an automatic answer that is due; none where newer rules no longer ask the question.

    `thought` is the answer that an AI has worked out in another process; it is ignored if the game has moved on since.
    """
    decision = next((each for each in draft.decisions if (each.id, each.seat) == (question, seat)), None)
    if decision is None:
        return
    draft.seat = seat
    if draft.state.seats[seat].plays_itself:
        draft.by = "standing"
        draft.submit(decision, PASS, "standing")
        return
    words: Actions = ()
    if thought is not None and thought.asked == (draft.state.n, question, seat):
        draft.thoughts.append((level_of(draft.state, seat), thought.seconds))
        words = thought.words
        action = words[0] if words and words[0] in decision.options else None
        if action is None and not decision.may_wait:
            action = _chosen(draft, decision)
    else:
        action = _chosen(draft, decision)
    if action is None:
        draft.declined.add((question, seat))
        return
    draft.by = "bot"
    draft.submit(decision, action, "bot")
    _go_on(draft, decision, words[1:])


def _go_on(draft: Draft, begun: Decision, planned: Actions) -> None:
    """Answer the rest of an AI's private draft at once, because nobody sees its steps.

    `planned` are the next answers; where one isn't among the options, the AI is asked.
    """
    for at in range(WORDS):
        alike = [each for each in draft.decisions if (each.seat, each.kind) == (begun.seat, begun.kind)]
        if draft.events or not alike or alike[0].public or in_window(alike[0]):
            return
        word = planned[at] if at < len(planned) else None
        action = word if word in alike[0].options else _chosen(draft, alike[0])
        if action is None:
            return
        draft.submit(alike[0], action, "bot")


def run_out(draft: Draft, name: str, number: int) -> None:
    """A clock of the game has run out: each question that carries it gets its default, or what an AI would do where the
    lobby chose that, until none does but those of which the default holds already. Their clock starts again, as one
    that ends nothing does.
    """
    draft.by, ended = "clock", name not in draft.game_class.ENDLESS
    missed: set[int] = set()
    for _ in range(RUN):
        carried = [each for each in draft.decisions if (name, number) in each.clocks]
        decision = next((each for each in carried if ended and not draft.game.holds(each)), None)
        if decision is None:
            key = ClockKey(name, number)
            if carried:
                draft.state.clocks = {at: row for at, row in draft.state.clocks.items() if at != key}
            break
        seat, owed = draft.state.seats[decision.seat], decision.silence == "miss"
        if seat.plays_itself and owed:
            missed.add(decision.seat)
        if draft.state.rules.consequence == "move" and owed:
            draft.submit(decision, _chosen(draft, decision) or decision.default, "bot")
        else:
            draft.submit(decision, decision.default, "clock")
    for at in sorted(missed):
        _missed(draft, at)
    if any(draft.state.seats[at].away for at in missed):
        do_what_is_agreed(draft)


def _missed(draft: Draft, at: int) -> None:
    seat = draft.state.seats[at]
    misses = seat.misses + 1
    taken = draft.state.rules.consequence == "seat" and misses >= draft.timing.misses
    draft.sit(at, seat.replace(misses=misses, away=taken))
    draft.note("missed", at)
    if taken and draft.state.status == "live" and not draft.state.deserted:
        draft.note("took-over", at)


def _chosen(draft: Draft, decision: Decision) -> Action | None:
    """Return what the seat's AI does. An AI that fails plays the default; None where it lets the question wait."""
    if decision.is_roll:
        return decision.default
    state, game = draft.state, draft.game
    if tutorials.follows(state):
        prepared = tutorials.due(state, decision)
        if prepared or decision.may_wait:
            return prepared[0] if prepared else None
    level = level_of(state, decision.seat)
    rng = random_for(state, level, decision)
    began = perf_counter()
    try:
        action = ai_of(type(game), level).choose(game.view(decision.seat), decision, rng, BUDGET)
    except Exception:
        log.exception("ai.failed", table=draft.table_id, level=level, kind=decision.kind, n=state.n)
        return decision.default
    finally:
        draft.thoughts.append((level, perf_counter() - began))
    if action is None and decision.may_wait:
        return None
    if action not in decision.options:
        log.error("ai.illegal", table=draft.table_id, level=level, kind=decision.kind, n=state.n)
        return decision.default
    return action


def level_of(state: TableState, seat: int) -> str:
    """The level of the AI that plays in a seat, or would."""
    return state.seats[seat].ai or state.rules.stand_in


def ai_of(rules: type[Game], level: str) -> AI:
    """The game's AI of that level, or its first where it has none of that name (any more)."""
    return rules.LEVELS.get(level) or next(iter(rules.LEVELS.values()))
