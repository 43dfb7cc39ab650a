"""Before a game: sit down, choose the rules, start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from hashlib import sha256
from itertools import chain, count
from typing import Any
from unicodedata import normalize

from pydantic import BaseModel, ValidationError

from games.kernel.game import Game
from storage.rows import ClockKey

from . import tutorials
from .draft import Draft
from .errors import (
    AlreadySeatedError,
    BadOptionError,
    FullError,
    InviteError,
    NoSuchSeatError,
    NotHostError,
    NotYourselfError,
    RemovedError,
    SlowTurnError,
    TooFewSeatsError,
    UnknownLevelError,
)
from .replies import Person
from .table import HOST, Seat, TableState
from .table_rules import SLOW, TableRules
from .timing import Timing

MINUTE = 60.0
ROUND_A_TABLE = 3
"""So many make a game lively: who is alone is offered AI until they are."""
SLOWEST = 3600
"""The least seconds that a turn may have on a slow clock."""


def new_state(
    game: type[Game], host: int, options: Mapping[str, Any], rules: TableRules, seed: bytes, at: float
) -> TableState:
    """An empty lobby. Raises BadOptionError, UnknownLevelError."""
    return TableState(
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
        option = ".".join(map(str, first["loc"])) or "together"
        if option != "together":
            raise BadOptionError(option=option, problem=first["type"]) from error
        rules = tuple(name for name in options if _is_to_blame(game, options, name))
        raise BadOptionError(option=option, problem=first["type"], rules=rules, game=game.KEY) from error


def _is_to_blame(game: type[Game], options: Mapping[str, Any], name: str) -> bool:
    """Return whether these house rules would be possible with that one at its default."""
    try:
        game.Options.model_validate({other: value for other, value in options.items() if other != name})
    except ValidationError:
        return False
    return True


def checked_rules(game: type[Game], rules: TableRules) -> TableRules:
    """`rules`, checked against the game; where nobody chose who stands in, a level that the game has.

    Raises BadOptionError, SlowTurnError, UnknownLevelError.
    """
    unknown = [name for name in rules.seconds if name not in game.CLOCKS]
    if unknown:
        raise BadOptionError(option=f"seconds.{unknown[0]}", problem="unknown-clock")
    if rules.clock == "slow" and rules.seconds.get("turn", SLOWEST) < SLOWEST:
        raise SlowTurnError(hours=SLOWEST // 3600)
    if "stand_in" not in rules.model_fields_set and rules.stand_in not in game.LEVELS:
        return rules.model_copy(update={"stand_in": next(reversed(game.LEVELS))})
    check_level(game, rules.stand_in)
    return rules


def check_level(game: type[Game], level: str) -> None:
    """Raise UnknownLevelError where the game's AI has no such level."""
    if level not in game.LEVELS:
        raise UnknownLevelError(level=level, allowed=tuple(game.LEVELS))


def join(draft: Draft, person: Person, *, is_new: bool = False) -> None:
    """Sit down in the next free seat; `is_new`: who has never played a game of this kind to its end.

    Raises NotLobbyError, AlreadySeatedError, RemovedError, FullError.
    """
    draft.in_lobby()
    seat = draft.state.seat_of(person.id)
    if seat is not None:
        raise AlreadySeatedError(seat=seat)
    check_not_removed(draft, person)
    name = name_among(draft.state.seats, person)
    _sit_down(draft, Seat(user=person.id, name=name, novice=draft.timing.novice_turns > 0 and is_new))
    draft.note("joined", draft.seat_of(person.id), name=name)


def name_among(seats: Iterable[Seat], person: Person) -> str:
    """Return what a person who sits down is called at the table: by their name, with a number where others have it too.

    Names that differ by upper and lower case alone are one.
    """
    others = {_folded(seat.name) for seat in seats if seat.name and person.id not in (seat.user, seat.leaver)}
    numbered = (f"{person.name} {number}" for number in count(2))
    return next(name for name in chain([person.name], numbered) if _folded(name) not in others)


def _folded(name: str) -> str:
    return normalize("NFKC", name).casefold()


def mark(state: TableState, user: int) -> str:
    """Stands for a person whom the host has removed: it means nothing at any other table, and names nobody."""
    return sha256(state.seed + str(user).encode()).hexdigest()[:16]


def check_not_removed(draft: Draft, person: Person) -> None:
    """Raise RemovedError where the host has removed this person from the lobby."""
    if draft.state.status == "lobby" and mark(draft.state, person.id) in draft.state.rules.removed:
        raise RemovedError(game=draft.game_class.KEY)


def _forget_lobby(draft: Draft) -> None:
    """The lobby is over: from now on nobody can sit down."""
    draft.state.rules = draft.state.rules.model_copy(update={"removed": ()})


def check_invitable(state: TableState, game: type[Game]) -> None:
    """Raise InviteError or FullError where nobody can be called."""
    if state.rules.quiet:
        raise InviteError
    if len(state.seats) >= game.SEATS[-1]:
        raise FullError(seats=game.SEATS[-1])


def why_not_invite(state: TableState, user: int) -> str:
    """Why somebody can't be called to this lobby (yourself, seated, removed: by its host); empty: they can."""
    if user == state.host:
        return "yourself"
    if state.seat_of(user) is not None:
        return "seated"
    return "removed" if mark(state, user) in state.rules.removed else ""


def add_ai(draft: Draft, user: int | None, level: str) -> None:
    """Put an AI in the next free seat; `user` must have a seat (None: the bot does it). Raises like `join`."""
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
    """The host empties a seat; a person who sat there can't come back to this lobby. Others only send AI away.

    Raises NotLobbyError, OutsiderError, NotHostError, NoSuchSeatError, NotYourselfError.
    """
    draft.in_lobby()
    draft.as_host(user, may_stand_in=True)
    if at not in range(len(draft.state.seats)):
        raise NoSuchSeatError(seat=at)
    gone = draft.state.seats[at]
    draft.as_host(user, may_stand_in=gone.user is None)
    if gone.user == user:
        raise NotYourselfError(seat=at)
    stand_up(draft, at)
    if gone.user is not None:
        removed = (*draft.state.rules.removed, mark(draft.state, gone.user))
        draft.state.rules = draft.state.rules.model_copy(update={"removed": removed})
    draft.note("removed", at, name=gone.name, level=gone.ai or "", who=gone.user or 0)


def set_options(
    draft: Draft, user: int, options: Mapping[str, Any] | None = None, rules: TableRules | None = None
) -> None:
    """The host chooses other rules. Raises like `start` and like `new_state`."""
    draft.in_lobby()
    draft.as_host(user, may_stand_in=True)
    if options is not None:
        draft.state.options = checked_options(draft.game_class, options)
    if rules is not None:
        kept = {"removed": draft.state.rules.removed}
        draft.state.rules = checked_rules(draft.game_class, rules).model_copy(update=kept)
    draft.note("options")


def company(state: TableState, game: type[Game]) -> int:
    """How many AI sit down beside somebody who is alone; 0 where nobody is, or the game has no AI."""
    return min(game.SEATS[-1], max(game.SEATS[0], ROUND_A_TABLE)) - 1 if len(state.seats) == 1 and game.LEVELS else 0


def start(draft: Draft, user: int, novices: Set[int] = frozenset(), fill: str = "") -> None:
    """The host starts the game; `novices` are the people who play one of this kind for the first time, `fill` is the
    level of AI that sit down beside somebody alone.

    Raises NotLobbyError, OutsiderError, NotHostError, TooFewSeatsError.
    """
    draft.in_lobby()
    draft.as_host(user, may_stand_in=True)
    state, game = draft.state, draft.game_class
    for _ in range(company(state, game) if fill else 0):
        add_ai(draft, user, fill)
    if len(state.seats) < game.SEATS[0]:
        raise TooFewSeatsError(needed=game.SEATS[0], filled=len(state.seats))
    if SLOW in game.Options.model_fields:
        state.options = {**state.options, SLOW: state.rules.clock == "slow"}
    people = sum(seat.user is not None for seat in state.seats)
    state.seats = tuple(
        [seat.replace(novice=draft.timing.novice_turns > 0 and seat.user in novices) for seat in state.seats]
    )
    state.rules = state.rules.model_copy(update={"hinted": state.rules.allows_hints(people)})
    _forget_lobby(draft)
    options, older = options_of(game, state.options), state.rules.rules or None
    draft.opened(game.new(state.seed, len(state.seats), options, older), user)
    tutorials.begin(draft)
    draft.note("started")


def is_news(state: TableState, at: float, timing: Timing) -> bool:
    """Return whether a press of the host's is to be noted: the last that is known is older than a minute."""
    clock = state.clocks.get(ClockKey(HOST, 0))
    return clock is None or clock.state == "spent" or clock.until < at + timing.host - MINUTE


def host_is_here(draft: Draft, user: int) -> None:
    """The host has pressed something. Raises NotLobbyError, OutsiderError, NotHostError."""
    draft.in_lobby()
    draft.as_host(user)
    draft.state.clocks = {key: clock for key, clock in draft.state.clocks.items() if key.what != HOST}


def make_way(draft: Draft) -> None:
    """Close a lobby that nobody but its host is at, who is away: somebody wants the place for a table of their own.

    Raises NotLobbyError, AlreadySeatedError where others have a seat, NotHostError where the host is there.
    """
    draft.in_lobby()
    if not draft.state.alone:
        raise AlreadySeatedError(seat=0)
    if not draft.state.host_is_away:
        raise NotHostError(host=draft.state.host_now)
    draft.state.status = "over"
    _forget_lobby(draft)
    draft.note("closed", why="way")


def expire(draft: Draft) -> None:
    """Close a lobby that nobody has started for a day."""
    draft.state.status = "over"
    _forget_lobby(draft)
    draft.note("expired")


def stand_up(draft: Draft, at: int) -> None:
    """Take a seat out of a lobby; those after it move up."""
    seats = draft.state.seats
    draft.state.seats = (*seats[:at], *seats[at + 1 :])
