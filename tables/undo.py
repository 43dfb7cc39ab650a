"""Taking back the last own press, with all that it said. The way back is found by playing the log again; the
log itself only grows.

Only what has told others something can be taken back, and only that counts as somebody's move: private words leave no
trace here. Their own seat goes back on them by the game's own ↩, and whoever is in the midst of them keeps them when a
move of somebody else is taken back.

Free while nobody has moved since; otherwise all other people must agree; never once a roll, a draw or a look at
something hidden lies on the way, nor while a reaction window is open: whether it can be done would tell who has
answered.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.kernel import codec
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision, Event, Game
from storage.protocol import Storage
from storage.rows import MoveRow

from .changes import Changes
from .daily import check_no_daily
from .draft import RETIRE, Draft, tells
from .errors import (
    NotLiveError,
    OutsiderError,
    UndoDraftError,
    UndoGoneError,
    UndoLostError,
    UndoNothingError,
    UndoOvertakenError,
    UndoRevealedError,
    UndoWindowError,
)
from .lobby import options_of
from .press import person_acted
from .replies import Refused, Reply
from .table import Seat, Table, TableState
from .table_rules import in_window

NEVER = -1
"""`Seat.undo` and `Seat.agrees` where nothing is asked."""


class StandingMove(NamedTuple):
    """A move that wasn't taken back, and the game after it."""

    n: int
    seat: int | None
    by: str
    revealed: bool
    in_window: bool
    position: Game
    at: float = 0.0
    """When: the answers of one press bear the same moment."""
    told: bool = True
    """It told somebody else something (`draft.tells`)."""
    action: Action = ()


class Word(NamedTuple):
    """A private word that a person has said."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class WayBack:
    """The position to which one seat's last action can be taken back, found when the log ended with move `n`."""

    n: int
    to: int
    """The move after which the table would stand again."""
    position: Game
    free: bool
    """Nobody has moved since."""
    words: Sequence[Word] = ()
    """What seats are in the midst of since then: their private words, to be said again."""


def way_back(rules: type[Game], state: TableState, rows: Sequence[MoveRow], seat: int) -> WayBack:
    """The way back for `seat`; costs as much as playing the game once more, so it is not for the event loop.

    Raises UndoNothingError, UndoRevealedError, UndoLostError (by rules that aren't kept, or another deal).
    """
    steps = replayed(rules, state, rows)
    mine = [at for at, step in enumerate(steps) if (step.seat, step.by) == (seat, "player") and not step.in_window]
    last = next((at for at in reversed(mine) if steps[at].told), None)
    if last is None:
        raise UndoNothingError
    first = last
    while first - 1 in mine and steps[first - 1].at == steps[last].at:
        first -= 1
    if any(step.revealed for step in steps[first:]):
        raise UndoRevealedError
    before, since = steps[first - 1], steps[last + 1 :]
    free = not any(step.told and not _at_once(step, steps[last]) for step in since)
    return WayBack(rows[-1].n, before.n, before.position, free, _in_the_midst(since))


def _at_once(step: StandingMove, move: StandingMove) -> bool:
    """The table has given this answer together with the move, for a seat that holds nothing to answer with."""
    return step.by == "standing" and step.at == move.at


def _in_the_midst(steps: Sequence[StandingMove]) -> list[Word]:
    """The private words of people that led to no move of theirs yet."""
    words: dict[int | None, list[Word]] = {}
    for step in steps:
        if step.told:
            words.pop(step.seat, None)
        elif step.seat is not None and step.by == "player" and not step.in_window:
            words.setdefault(step.seat, []).append(Word(step.seat, step.action))
    return [word for said in words.values() for word in said]


def replayed(rules: type[Game], state: TableState, rows: Sequence[MoveRow]) -> list[StandingMove]:
    """The moves of the log that stand, each with its position. Raises UndoLostError where it can't be played again."""
    assert state.game is not None
    try:
        game = rules.new(state.seed, state.game.seats, options_of(rules, state.options), state.game.rules)
        steps = [StandingMove(0, None, "opening", True, False, game.copy())]
        for row in rows[1:]:
            if row.by == "undo":
                game = _taken_back(steps, int(json.loads(row.action)), game)
            else:
                steps.append(_played(game, row, steps[-1].position))
    except Exception as error:
        raise UndoLostError from error
    if game.snapshot() != state.game.snapshot():
        raise UndoLostError
    return steps


def _taken_back(steps: list[StandingMove], to: int, game: Game) -> Game:
    while steps[-1].n > to:
        steps.pop()
    again = restored(steps[-1].position, game.serial)
    steps[-1] = steps[-1]._replace(position=again.copy())  # as others see it now: new numbers of questions tell nothing
    return again


def restored(position: Game, serial: int) -> Game:
    """The same position with its questions numbered above `serial`, so that no old button can answer them."""
    return type(position).restore(position.snapshot(), serial=serial)


def _played(game: Game, row: MoveRow, before: Game) -> StandingMove:
    assert row.seat is not None
    action = codec.action(codec.loads(row.action))
    if action == RETIRE and row.question is None:
        game.retire(row.seat)
        return StandingMove(row.n, row.seat, "table", True, False, game.copy())
    window = any(in_window(each) for each in game.decisions if (each.id, each.seat) == (row.question, row.seat))
    events = game.submit(row.seat, action, row.question)
    told = tells(before, game, row.seat, events)
    return StandingMove(row.n, row.seat, row.by, game.revealed, window, game.copy(), row.at, told, action)


# ---- on a draft ----------------------------------------------------------------------------------------------------


def asker_of(state: TableState) -> int | None:
    """The seat that would like to take back its last action; a wish lapses with the next move that others see."""
    return next((at for at, seat in enumerate(state.seats) if seat.undo == state.n), None)


def is_in_the_midst(decisions: Iterable[Decision], seat: int) -> bool:
    """The seat has begun something and can go back on it: there is nothing to undo before that."""
    return any(each.seat == seat and BACK in each.options for each in decisions)


def ask(draft: Draft, user: int, way: WayBack) -> None:
    """Take the last own action back, or ask the others where they must agree.

    Raises OutsiderError, NotLiveError, UndoWindowError, UndoOvertakenError.
    """
    at = _ready(draft, user, way)
    if way.free or not _others(draft, at):
        _take_back(draft, at, way)
        return
    draft.sit(at, draft.state.seats[at].replace(undo=draft.state.n))
    draft.note("undo-wanted", at)


def agree(draft: Draft, user: int, way: WayBack) -> None:
    """Agree that somebody takes back; it is done once all people agree. Raises like `ask`, and UndoGoneError."""
    at = _ready(draft, user, way)
    asker = _asker(draft, at)
    draft.sit(at, draft.state.seats[at].replace(agrees=draft.state.n))
    if all(seat.agrees == draft.state.n for seat in _others(draft, asker)):
        _take_back(draft, asker, way)


def refuse(draft: Draft, user: int) -> None:
    """Refuse that somebody takes back, or withdraw one's wish. Raises OutsiderError, NotLiveError, UndoGoneError."""
    draft.game  # noqa: B018 - raises where there is none
    at = draft.seat_of(user)
    asker = asker_of(draft.state)
    if asker is None:
        raise UndoGoneError
    draft.seat = at
    draft.sit(asker, draft.state.seats[asker].replace(undo=NEVER))
    draft.note("undo-refused", at)


def _ready(draft: Draft, user: int, way: WayBack) -> int:
    draft.game  # noqa: B018 - raises where there is none
    at = draft.seat_of(user)
    if any(in_window(each) for each in draft.decisions):
        raise UndoWindowError
    if way.n != draft.state.n:
        raise UndoOvertakenError
    draft.by, draft.seat = "player", at
    person_acted(draft, at)
    return at


def _asker(draft: Draft, at: int) -> int:
    """Return who asked; nobody agrees with themselves."""
    asker = asker_of(draft.state)
    if asker is None or asker == at:
        raise UndoGoneError
    return asker


def _others(draft: Draft, at: int) -> list[Seat]:
    """The people who must agree."""
    return [seat for other, seat in enumerate(draft.state.seats) if other != at and seat.plays_itself]


def _take_back(draft: Draft, at: int, way: WayBack) -> None:
    for other, seat in enumerate(draft.state.seats):
        draft.sit(other, seat.replace(undo=NEVER, agrees=NEVER))
    game = restored(way.position, draft.game.serial)
    draft.took_back(game, way.to, at, Event("undone", (at,) if way.free else (at, 1)))  # 1: others' moves too
    for seat in dict.fromkeys(word.seat for word in way.words):
        _say_again(draft, [word for word in way.words if word.seat == seat])


def _say_again(draft: Draft, words: Sequence[Word]) -> None:
    """Say the private words of one seat again, as far as they can be said and still are private."""
    for seat, action in words:
        asked = [each for each in draft.decisions if each.seat == seat and action in each.options]
        after = draft.game.copy()
        if len(asked) != 1 or tells(draft.game, after, seat, after.submit(seat, action, asked[0].id)):
            return
        draft.submit(asked[0], action, "player", draft.state.seats[seat].user)


# ---- at a table ------------------------------------------------------------------------------------------------------

Do = Callable[[Draft, int, WayBack], None]
"""`ask` or `agree`."""


class TakingBack:
    """Takes back at a table: finds the way from its log, and goes it."""

    def __init__(self, store: Storage, games: Mapping[str, type[Game]], changes: Changes) -> None:
        self._store, self._games, self._changes = store, games, changes

    async def ask(self, table_id: int, user: int) -> Reply:
        """Take back the last own action, or ask the others. Raises UndoError of every kind, OutsiderError,
        NotLiveError, DailyError.
        """
        return await self._go(ask, table_id, user)

    async def agree(self, table_id: int, user: int) -> Reply:
        """Agree that somebody takes back. Raises like `ask`."""
        return await self._go(agree, table_id, user)

    async def _go(self, do: Do, table_id: int, user: int, first: WayBack | None = None) -> Reply:
        """`first`: the way that was found at first. Private words said since change nothing about it."""
        table = await self._changes.find(table_id)
        check_no_daily(table.rules, "undo")
        if table.rules.lesson:
            raise UndoNothingError
        asker = _asking(do, table, user)
        state = table.now
        rows = [row for row in await self._store.moves(table_id) if row.n <= state.n]
        way = await asyncio.to_thread(way_back, self._games[table.game_key], state, rows, asker)
        if first is not None and (way.to != first.to or way.free < first.free):
            raise UndoOvertakenError
        reply = await self._changes.change(table_id, lambda draft: do(draft, user, way))
        if isinstance(reply, Refused) and isinstance(reply.error, UndoOvertakenError):
            return await self._go(do, table_id, user, way)
        return reply


def _asking(do: Do, table: Table, user: int) -> int:
    """The seat whose action is taken back. Raises NotLiveError, OutsiderError, UndoGoneError, UndoDraftError."""
    state, seat = table.now, table.seat_of(user)
    if state.status != "live":
        raise NotLiveError(status=state.status)
    if seat is None:
        raise OutsiderError(table=table.id, host=table.host, status=table.status)
    asker = seat if do is ask else asker_of(state)
    if asker is None:
        raise UndoGoneError
    if do is ask and is_in_the_midst(state.decisions, seat):
        raise UndoDraftError
    return asker
