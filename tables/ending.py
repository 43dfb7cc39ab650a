"""Ending and pausing: what people agree on, what an operator says, and what happens when nobody comes any more."""

from __future__ import annotations

from typing import Literal

from . import clocks
from .draft import Draft
from .errors import NotLiveError, NotPausedError, VoteGoneError
from .press import person_acted
from .table import NO_PLACE


def end(draft: Draft, user: int) -> None:
    """The host, or whoever stands in, closes a lobby; people agree to end a game.

    Raises OutsiderError, NotHostError, NotLiveError.
    """
    state = draft.state
    if state.status == "lobby":
        draft.as_host(user, may_stand_in=True)
        state.status = "over"
        draft.note("closed", why="host" if user == state.host_now else "seated")
        return
    if state.status == "over":
        raise NotLiveError(status=state.status)
    _wish(draft, user, "end")


def pause(draft: Draft, user: int) -> None:
    """Agree to pause; the clocks stop once all people agree. Raises OutsiderError, NotLiveError."""
    draft.game  # noqa: B018 - raises where there is none
    _wish(draft, user, "pause")


def _wish(draft: Draft, user: int, wish: Literal["end", "pause"]) -> None:
    at, field = draft.seat_of(user), f"wants_{wish}"
    draft.seat = at
    person_acted(draft, at)
    draft.sit(at, draft.state.seats[at].replace(**{field: True}))
    if not do_what_is_agreed(draft):
        people = [seat for seat in draft.state.seats if seat.plays_itself]
        draft.note(f"{wish}-wanted", at, agreed=sum(getattr(seat, field) for seat in people), needed=len(people))


def refuse_end(draft: Draft, user: int) -> None:
    """Refuse that the game ends, or withdraw one's own wish: nobody's counts any more.

    Raises OutsiderError, NotLiveError, VoteGoneError.
    """
    _refuse(draft, user, "end")


def refuse_pause(draft: Draft, user: int) -> None:
    """The same for a pause."""
    _refuse(draft, user, "pause")


def _refuse(draft: Draft, user: int, wish: Literal["end", "pause"]) -> None:
    if draft.state.status not in ("live", "paused"):
        raise NotLiveError(status=draft.state.status)
    at, field = draft.seat_of(user), f"wants_{wish}"
    if not any(getattr(seat, field) for seat in draft.state.seats):
        raise VoteGoneError
    draft.seat = at
    person_acted(draft, at)
    for other, seat in enumerate(draft.state.seats):
        draft.sit(other, seat.replace(**{field: False}))
    draft.note(f"{wish}-refused", at)


def do_what_is_agreed(draft: Draft) -> bool:
    """End or pause a game where all people who aren't away wish it: after a wish, and when somebody goes away.

    True: it is done.
    """
    state = draft.state
    people = [seat for seat in state.seats if seat.plays_itself]
    if not people or state.status not in ("live", "paused"):
        return False
    if all(seat.wants_end for seat in people):
        state.status = "over"
        draft.note("ended", why="agreed")
        return True
    if state.status == "live" and all(seat.wants_pause for seat in people):
        suspend(draft, "agreed")
        return True
    return False


def suspend(draft: Draft, why: str) -> None:
    """Stop the clocks of a game until somebody resumes it. Raises NotLiveError."""
    draft.game  # noqa: B018 - raises where there is none
    state = draft.state
    state.status = "paused"
    for at, seat in enumerate(state.seats):
        if seat.wants_pause:
            draft.sit(at, seat.replace(wants_pause=False))
    clocks.pause(draft, NO_PLACE if why == "place" else clocks.PAUSE)
    draft.note("paused", why=why)


def resume(draft: Draft, user: int | None = None) -> None:
    """Go on; anybody seated may say so, or the bot (None). Raises OutsiderError, NotPausedError."""
    at = draft.seat_of(user) if user is not None else None
    if draft.state.status != "paused":
        raise NotPausedError(status=draft.state.status)
    draft.state.status, draft.seat = "live", at
    clocks.resume(draft)
    if at is not None:
        person_acted(draft, at)
    draft.note("resumed", *([] if at is None else [at]))


def abandon(draft: Draft) -> None:
    """No person has moved for a week, or the pause has lasted too long."""
    draft.state.status = "over"
    draft.note("ended", why="forsaken")


def reset(draft: Draft) -> None:
    """An admin ends the table. Raises NotLiveError where it is over already."""
    if draft.state.status == "over":
        raise NotLiveError(status="over")
    draft.state.status = "over"
    draft.note("ended", why="reset")
