"""What people do at a table beside playing: sit down, leave, choose the rules, start, end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from games.kernel.game import Game

from .draft import Draft
from .errors import (
    AlreadySeatedError,
    BadOptionError,
    FullError,
    NoSuchSeatError,
    NotLiveError,
    NotPausedError,
    NotYourselfError,
    TooFewSeatsError,
    UnknownLevelError,
)
from .press import wake
from .replies import Person
from .table import Seat, State
from .table_rules import SLOW, Standing, TableRules


def new_state(
    game: type[Game], host: int, options: Mapping[str, Any], rules: TableRules, seed: bytes, at: float
) -> State:
    """An empty lobby. Raises BadOptionError, UnknownLevelError."""
    return State(
        status="lobby",
        host=host,
        options=checked_options(game, options),
        rules=checked_rules(game, rules),
        seats=(),
        clocks={},
        seed=seed,
        n=0,
        revision=0,
        wake_at=None,
        created_at=at,
        game=None,
    )


def checked_options(game: type[Game], options: Mapping[str, Any]) -> dict[str, Any]:
    """All house rules of a game, those that are not named at their default. Raises BadOptionError."""
    return options_of(game, options).model_dump(mode="json")


def options_of(game: type[Game], options: Mapping[str, Any]) -> BaseModel:
    """A game's house rules as it takes them. Raises BadOptionError."""
    try:
        return game.Options.model_validate(dict(options))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise BadOptionError(option=".".join(map(str, first["loc"])) or "together", problem=first["type"]) from error


def checked_rules(game: type[Game], rules: TableRules) -> TableRules:
    """The same, if the game has what it names; where nobody chose who stands in, a level that the game has.

    Raises BadOptionError, UnknownLevelError.
    """
    unknown = [name for name in rules.seconds if name not in game.CLOCKS]
    if unknown:
        raise BadOptionError(option=f"seconds.{unknown[0]}", problem="unknown-clock")
    if "stand_in" not in rules.model_fields_set and rules.stand_in not in game.LEVELS:
        return rules.model_copy(update={"stand_in": next(reversed(game.LEVELS))})
    check_level(game, rules.stand_in)
    return rules


def check_level(game: type[Game], level: str) -> None:
    """Raise UnknownLevelError where the game's AI has no such level."""
    if level not in game.LEVELS:
        raise UnknownLevelError(level=level, allowed=tuple(game.LEVELS))


# ---- before the start ----------------------------------------------------------------------------------------------


def join(draft: Draft, person: Person) -> None:
    """Sit down in the next free seat. Raises NotLobbyError, AlreadySeatedError, FullError."""
    draft.in_lobby()
    seat = draft.state.seat_of(person.id)
    if seat is not None:
        raise AlreadySeatedError(seat=seat)
    _sit_down(draft, Seat(user=person.id, name=person.name))
    draft.note("joined", draft.seat_of(person.id), name=person.name)


def add_ai(draft: Draft, user: int | None, level: str) -> None:
    """Put an AI in the next free seat; `user` (None: the house) has one already. Raises like `join`."""
    draft.in_lobby()
    if user is not None:
        draft.seat_of(user)
    check_level(draft.game_class, level)
    _sit_down(draft, Seat(ai=level))
    draft.note("ai-added", len(draft.state.seats) - 1, level=level)


def _sit_down(draft: Draft, seat: Seat) -> None:
    most = draft.game_class.SEATS[-1]
    if len(draft.state.seats) >= most:
        raise FullError(seats=most)
    draft.state.seats = (*draft.state.seats, seat)


def remove(draft: Draft, user: int, at: int) -> None:
    """The host empties a seat. Raises NotLobbyError, OutsiderError, NotHostError, NoSuchSeatError, NotYourselfError."""
    draft.in_lobby()
    draft.as_host(user)
    if at not in range(len(draft.state.seats)):
        raise NoSuchSeatError(seat=at)
    gone = draft.state.seats[at]
    if gone.user == user:
        raise NotYourselfError(seat=at)
    _stand_up(draft, at)
    draft.note("removed", at, name=gone.name, level=gone.ai or "")


def set_options(draft: Draft, user: int, options: Mapping[str, Any] | None, rules: TableRules | None) -> None:
    """The host chooses other rules. Raises like `start` and like `new_state`."""
    draft.in_lobby()
    draft.as_host(user)
    if options is not None:
        draft.state.options = checked_options(draft.game_class, options)
    if rules is not None:
        draft.state.rules = checked_rules(draft.game_class, rules)
    draft.note("options")


def start(draft: Draft, user: int) -> None:
    """The host starts the game. Raises NotLobbyError, OutsiderError, NotHostError, TooFewSeatsError."""
    draft.in_lobby()
    draft.as_host(user)
    state, game = draft.state, draft.game_class
    if len(state.seats) < game.SEATS[0]:
        raise TooFewSeatsError(needed=game.SEATS[0], filled=len(state.seats))
    if SLOW in game.Options.model_fields:
        state.options = {**state.options, SLOW: state.rules.clock == "slow"}
    draft.opened(game.new(state.seed, len(state.seats), options_of(game, state.options)), user)
    draft.note("started")


def expire(draft: Draft) -> None:
    """The lobby's day is over."""
    draft.state.status = "over"
    draft.note("expired")


# ---- at any time ---------------------------------------------------------------------------------------------------


def leave(draft: Draft, user: int) -> None:
    """Give up a seat: it is free in a lobby; in a game an AI's, or out of it. Raises OutsiderError, NotLiveError."""
    state = draft.state
    if state.status == "over":
        raise NotLiveError(status=state.status)
    at, host = draft.seat_of(user), state.host_now
    gone = state.seats[at]
    draft.seat = at
    out = state.status == "live" and state.rules.leaver == "empty" and draft.game_class.CAN_RETIRE
    draft.note("left-empty" if out else "left", at, name=gone.name)
    if state.status == "lobby":
        _stand_up(draft, at)
    elif out:
        draft.retire(at, user)
        draft.sit(at, Seat(name=gone.name))
    else:
        draft.sit(at, Seat(ai=state.rules.stand_in))
    if draft.state.status == "over":
        return
    if not any(seat.user is not None for seat in state.seats):
        state.status = "over"
        draft.note("closed" if draft.before.status == "lobby" else "ended", why="empty")
    elif host == user:
        state.host = state.host_now
        draft.note("host-passed", user=state.host)


def _stand_up(draft: Draft, at: int) -> None:
    seats = draft.state.seats
    draft.state.seats = (*seats[:at], *seats[at + 1 :])


def end(draft: Draft, user: int) -> None:
    """The host closes a lobby; people agree to end a game. Raises OutsiderError, NotHostError, NotLiveError."""
    state = draft.state
    if state.status == "lobby":
        draft.as_host(user)
        state.status = "over"
        draft.note("closed", why="host")
        return
    if state.status == "over":
        raise NotLiveError(status=state.status)
    at = draft.seat_of(user)
    draft.seat = at
    wake(draft, at)
    draft.sit(at, state.seats[at].but(wants_end=True))
    people = [seat for seat in state.seats if seat.plays_itself]
    agreed = sum(seat.wants_end for seat in people)
    if agreed == len(people):
        state.status = "over"
        draft.note("ended", why="agreed")
    else:
        draft.note("end-wanted", at, agreed=agreed, needed=len(people))


def pause(draft: Draft, user: int) -> None:
    """Agree to pause; the clocks stop once all people agree. Raises OutsiderError, NotLiveError."""
    draft.game  # noqa: B018 - raises where there is none
    at, state = draft.seat_of(user), draft.state
    draft.seat = at
    wake(draft, at)
    draft.sit(at, state.seats[at].but(wants_pause=True))
    people = [seat for seat in state.seats if seat.plays_itself]
    agreed = sum(seat.wants_pause for seat in people)
    if agreed == len(people):
        suspend(draft, "agreed")
    else:
        draft.note("pause-wanted", at, agreed=agreed, needed=len(people))


def suspend(draft: Draft, why: str) -> None:
    """Stop the clocks of a game until somebody resumes it. Raises NotLiveError."""
    draft.game  # noqa: B018 - raises where there is none
    state = draft.state
    state.status = "paused"
    for at, seat in enumerate(state.seats):
        if seat.wants_pause:
            draft.sit(at, seat.but(wants_pause=False))
    draft.note("paused", why=why)


def resume(draft: Draft, user: int | None) -> None:
    """Go on; anybody seated may say so, or the house (None). Raises OutsiderError, NotPausedError."""
    at = draft.seat_of(user) if user is not None else None
    if draft.state.status != "paused":
        raise NotPausedError(status=draft.state.status)
    draft.state.status, draft.seat = "live", at
    if at is not None:
        wake(draft, at)
    draft.note("resumed", *([] if at is None else [at]))


def forsake(draft: Draft) -> None:
    """No person has moved for a week, or the pause has lasted too long."""
    draft.state.status = "over"
    draft.note("ended", why="forsaken")


def reset(draft: Draft) -> None:
    """An admin ends the table. Raises NotLiveError where it is over already."""
    if draft.state.status == "over":
        raise NotLiveError(status="over")
    draft.state.status = "over"
    draft.note("ended", why="reset")


def set_standing(draft: Draft, user: int, standing: Standing) -> None:
    """The seat's standing answer, in a lobby or a game. Raises OutsiderError, NotLiveError."""
    if draft.state.status == "over":
        raise NotLiveError(status="over")
    at = draft.seat_of(user)
    draft.sit(at, draft.state.seats[at].but(standing=standing))


def return_to_seat(draft: Draft, user: int) -> None:
    """The person plays again. Raises OutsiderError, NotLiveError."""
    draft.game  # noqa: B018 - raises where there is none
    at = draft.seat_of(user)
    draft.seat = at
    wake(draft, at)
