"""What a press does to a table's draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Literal

from games.kernel.frames import BACK, PASS
from games.kernel.game import Action, Decision

from .draft import Draft
from .errors import LateError
from .table_rules import in_window
from .tutorials import pressed

WhyNot = Literal["question-gone", "not-offered", "not-asked", "of-others"]


class NotOpen(Exception):
    """The action is not open to that seat (any more)."""

    def __init__(self, seat: int, reason: WhyNot) -> None:
        self.seat = seat
        self.reason: WhyNot = reason
        super().__init__(f"seat {seat}: {reason}")


class TooSoon(Exception):
    """The seat may deal again at `moment` (unix seconds): wait, without the table's lock, and try again."""

    def __init__(self, moment: float) -> None:
        self.moment = moment
        super().__init__(f"not before {moment}")


FREE = frozenset(("done", "not-done", "decline", "withdraw"))
"""Answers in trading that don't count as dealings: the limit of one dealing a second doesn't apply to them."""


def press(
    draft: Draft,
    user: int,
    question: int,
    actions: Sequence[Action],
    *,
    too_late: Callable[[], bool] | None = None,
) -> None:
    """Answer `question` with the first of `actions`, and what the seat is asked next with each of the others.

    Raises NotLiveError, OutsiderError, NotOpen where one of them is not open, LateError where it is `too_late` by now,
    and TooSoon; the draft must not be used then.
    """
    if too_late is not None and too_late():
        raise LateError
    draft.game  # noqa: B018 - says that there is no game before it says that a stranger has no seat
    seat = draft.seat_of(user)
    draft.by, draft.seat = "player", seat
    first = actions[0] if actions else ()
    _give_up_draft(draft, seat, question, first, user)
    others = {each.id for each in draft.decisions if each.seat == seat} - {question}
    _answer(draft, _open(draft, seat, question, first), first, user)
    for action in actions[1:]:
        _answer(draft, _next(draft, seat, others, action), action, user)
    person_acted(draft, seat)
    _play_on(draft, seat)
    if draft.state.rules.tutorial:
        pressed(draft, seat)


def pass_from_now_on(draft: Draft, user: int, question: int) -> None:
    """Pass, and don't be asked this kind of question again until all are done with it. Raises like `press`."""
    kinds = [each.kind for each in draft.decisions if each.id == question and not in_window(each)]
    press(draft, user, question, [PASS])
    seat = draft.state.seats[draft.seat_of(user)]
    if kinds and any(each.kind == kinds[0] for each in draft.decisions):
        draft.sit(draft.seat_of(user), seat.replace(passing=kinds[0]))


def person_acted(draft: Draft, at: int) -> None:
    """The person of this seat has acted: no misses, and no AI in their place."""
    seat = draft.state.seats[at]
    if seat.misses or seat.away:
        draft.sit(at, seat.replace(misses=0, away=False))
    if seat.away:
        draft.note("returned", at)


def _play_on(draft: Draft, at: int) -> None:
    """Drop the seat's request to end or pause: what was said a week ago must not end a game today."""
    seat = draft.state.seats[at]
    if seat.wants_end or seat.wants_pause:
        draft.sit(at, seat.replace(wants_end=False, wants_pause=False))


def _open(draft: Draft, seat: int, question: int, action: Action) -> Decision:
    mine = [each for each in draft.decisions if each.seat == seat]
    asked = [each for each in mine if each.id == question]
    if asked and action in asked[0].options:
        return asked[0]
    # Of public questions alone: what others may answer to a secret one nobody may learn by pressing it.
    if mine and any(each.id == question and each.public and action in each.options for each in draft.decisions):
        raise NotOpen(seat, "of-others")
    if asked:
        return asked[0]
    raise NotOpen(seat, "question-gone" if mine else "not-asked")


def _give_up_draft(draft: Draft, seat: int, question: int, action: Action, user: int) -> None:
    """Drop the seat's private draft if this answers the question beneath it, which the board still shows."""
    while any(each.id == question and action in each.options for each in draft.game.beneath(seat)):
        draft.submit(next(each for each in draft.decisions if each.seat == seat), BACK, "player", user)


def _next(draft: Draft, seat: int, others: Set[int], action: Action) -> Decision:
    """The question that came up since the first answer (none of the `others` that the seat had beside it) and offers
    `action`; more than one would make it a guess."""
    new = [each for each in draft.decisions if each.seat == seat and each.id not in others and action in each.options]
    if len(new) != 1:
        raise NotOpen(seat, "not-offered")
    return new[0]


def _answer(draft: Draft, decision: Decision, action: Action, user: int) -> None:
    if action not in decision.options:
        raise NotOpen(decision.seat, "not-offered")
    told = len(draft.events)
    draft.submit(decision, action, "player", user)
    if decision.may_wait and len(draft.events) > told and action[0] not in FREE:
        _keep_pace(draft, decision.seat)


def _keep_pace(draft: Draft, seat: int) -> None:
    """Live trading: one dealing a second for each seat. Only what has an effect is a dealing; drafting is free."""
    state = draft.state
    if state.rules.clock != "live":
        return
    moment = state.dealt.get(seat, float("-inf")) + draft.timing.dealing
    if draft.at < moment:
        raise TooSoon(moment)
    state.dealt = {**state.dealt, seat: draft.at}
