"""What people do with their seat once they have one: leave it, come back to it, answer windows in advance."""

from __future__ import annotations

from .daily import check_no_daily
from .draft import Draft
from .ending import do_what_is_agreed
from .errors import AlreadySeatedError, NotLiveError, OfferLapsedError
from .lobby import check_not_removed, name_among, stand_up
from .press import person_acted
from .replies import Person
from .table import Seat, round_of
from .table_rules import Standing


def leave(draft: Draft, user: int) -> None:
    """Give up a seat. In a lobby it becomes free; in a game an AI takes it, or it leaves the game. Raises
    OutsiderError, NotLiveError."""
    state = draft.state
    if state.status == "over":
        raise NotLiveError(status=state.status)
    at, host = draft.seat_of(user), state.host_now
    gone = state.seats[at]
    draft.seat = at
    out = state.status == "live" and state.rules.leaver == "empty" and draft.game_class.CAN_RETIRE
    draft.note("left-empty" if out else "left", at, name=gone.name)
    if state.status == "lobby":
        stand_up(draft, at)
    elif out:
        left = _left(draft, gone, None)
        draft.retire(at, user)
        draft.sit(at, left)
    else:
        draft.sit(at, _left(draft, gone, state.rules.stand_in))
    if draft.state.status == "over":
        return
    if not any(seat.user is not None for seat in state.seats):
        state.status = "over"
        draft.note("closed" if draft.before.status == "lobby" else "ended", why="empty")
        return
    if host == user:
        state.host = state.host_now
        draft.note("host-passed", user=state.host)
    do_what_is_agreed(draft)


def _left(draft: Draft, gone: Seat, ai: str | None) -> Seat:
    """The seat after its person has left it to an AI, or empty (None): who left, when, and in which order."""
    before = max(seat.left_order for seat in draft.state.seats)
    return Seat(
        name=gone.name,
        ai=ai,
        leaver=gone.user,
        left_round=round_of(draft.state.game) or 0,
        left_order=before + 1,
        left_at=draft.at if ai is not None and draft.state.status == "live" else 0.0,
        handed=gone.handed,
        standing=gone.standing,
    )


def return_to_seat(draft: Draft, user: int) -> None:
    """The person plays again: in their own seat, or in the one they left by mistake.

    A seat that was left can be taken back for some minutes, as long as nobody has moved in it. Raises OutsiderError,
    NotLiveError.
    """
    draft.game  # noqa: B018 - raises where there is none
    left = draft.state.left_by(user, draft.at - draft.timing.second_thoughts)
    if left is not None and draft.state.seat_of(user) is None:
        gone = draft.state.seats[left]
        draft.sit(left, Seat(user=user, name=gone.name, standing=gone.standing, handed=gone.handed))
        draft.note("returned", left)
    at = draft.seat_of(user)
    draft.seat = at
    person_acted(draft, at)


def reads(draft: Draft, user: int) -> None:
    """The person is looking something up, so they are present: forget the turns they missed."""
    at = draft.state.seat_of(user)
    if at is not None and draft.state.status == "live" and not draft.state.seats[at].away:
        draft.sit(at, draft.state.seats[at].replace(misses=0))


def offer(draft: Draft, user: int) -> None:
    """Offer this person's seat to somebody: earlier offers lapse. Raises OutsiderError, NotLiveError, DailyError."""
    check_no_daily(draft.state.rules, "substitute")
    if draft.state.status == "over":
        raise NotLiveError(status="over")
    at = draft.seat_of(user)
    seat = draft.state.seats[at]
    draft.sit(at, seat.replace(offers=max(seat.offers + 1, int(draft.at * 1000))))


def hand_over(draft: Draft, user: int, person: Person, offer: int) -> None:
    """Give this person's seat to another one by the offer of that number; the seat is then unrated, unless the game
    hasn't begun.

    Raises OutsiderError, NotLiveError, OfferLapsedError, AlreadySeatedError, RemovedError, DailyError.
    """
    state = draft.state
    check_no_daily(state.rules, "substitute")
    if state.status == "over":
        raise NotLiveError(status="over")
    at = draft.seat_of(user)
    if state.seats[at].offers != offer:
        raise OfferLapsedError
    if (other := state.seat_of(person.id)) is not None:
        raise AlreadySeatedError(seat=other)
    check_not_removed(draft, person)
    draft.seat = at
    if state.host == user:
        state.host = person.id
    name = name_among(state.seats, person)
    draft.sit(at, Seat(user=person.id, name=name, handed=state.status != "lobby"))
    draft.note("handed", at, name=name)


def set_standing(draft: Draft, user: int, standing: Standing) -> None:
    """The seat's standing answer, in a lobby or a game. Raises OutsiderError, NotLiveError."""
    if draft.state.status == "over":
        raise NotLiveError(status="over")
    at = draft.seat_of(user)
    draft.sit(at, draft.state.seats[at].replace(standing=standing))
