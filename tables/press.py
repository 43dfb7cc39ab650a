"""What a press does to a table's draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from games.kernel.frames import BACK, PASS
from games.kernel.game import Action, Decision

from .draft import Draft, tells
from .errors import LateError
from .table_rules import in_window
from .tutorials import follows, in_order, pressed

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

    It ends early where what they answered is settled, as when less was enough, and where something hidden was shown, a
    die was rolled or somebody else is asked: what comes then is answered with open eyes. Raises NotLiveError,
    OutsiderError, NotOpen where one of them is not open, LateError where it is `too_late` by now, and TooSoon; the
    draft must not be used then.
    """
    if too_late is not None and too_late():
        raise LateError
    draft.game  # noqa: B018 - says that there is no game before it says that a stranger has no seat
    seat = draft.seat_of(user)
    draft.by, draft.seat = "player", seat
    first = actions[0] if actions else ()
    _give_up_draft(draft, seat, question, first, user)
    before = [each for each in draft.decisions if (each.id, each.seat) != (question, seat)]
    answered = _open(draft, seat, question, first)
    first, *others = in_order(draft.state, answered, actions) or [first]
    _answer(draft, answered, first, user)
    for action in others:
        following = _next(draft, seat, before, answered.kind, action)
        if following is None:
            break
        answered = following
        _answer(draft, answered, action, user)
    _walk_on(draft, seat, user, back=BACK in actions[-1:])
    person_acted(draft, seat)
    if not draft.quiet:
        _play_on(draft, seat)
    if draft.state.rules.tutorial and not answered.is_roll:
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


def _next(draft: Draft, seat: int, before: Sequence[Decision], kind: str, action: Action) -> Decision | None:
    """The question that came up since the first answer (none of those `before` it) and offers `action`; more than one
    would make it a guess. None: there is no going on, since something is known now that wasn't, or no question of this
    `kind` is left."""
    known = {(each.id, each.seat) for each in before}
    new = [each for each in draft.decisions if (each.id, each.seat) not in known]
    mine = [each for each in new if each.seat == seat]
    if _sees_more(draft) or any(each.seat != seat and not each.may_wait for each in new):
        return None
    found = [each for each in mine if action in each.options]
    if not found and all(each.kind != kind for each in mine):
        return None
    if len(found) != 1:
        raise NotOpen(seat, "not-offered")
    return found[0]


def _walk_on(draft: Draft, seat: int, user: int, *, back: bool) -> None:
    """Take the steps of a private draft that leave no choice but the way back; on that way, go past them again."""
    while (lone := _lone_step(draft, seat)) is not None:
        asked, only = lone
        draft.submit(asked, BACK if back else only, "player", user)


def _lone_step(draft: Draft, seat: int) -> tuple[Decision, Action] | None:
    """The step of its draft that the seat is at and the one word on from it, where that word stays private: what tells
    the others something is always put."""
    drafts = [each for each in draft.decisions if each.seat == seat and BACK in each.options]
    if not drafts or len(drafts[0].options) != 2 or follows(draft.state):
        return None
    asked = drafts[0]
    (only,) = [option for option in asked.options if option != BACK]
    after = draft.game.copy()
    events = after.submit(seat, only, asked.id)
    return None if tells(draft.game, after, seat, events) else (asked, only)


def _sees_more(draft: Draft) -> bool:
    """The last answer used chance or showed something hidden."""
    return draft.state.game is None or draft.state.game.revealed


def _answer(draft: Draft, decision: Decision, action: Action, user: int) -> None:
    if action not in decision.options:
        raise NotOpen(decision.seat, "not-offered")
    told = len(draft.events)
    draft.submit(decision, action, "player", user)
    draft.answers += 1
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
