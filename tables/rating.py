"""Who came in which place, whether the game is rated, and the ratings after it, which are saved with the result."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import combinations

from games.kernel.game import Outcome
from storage.protocol import Storage
from storage.rating import DAILY, DAY, after, ratings_after
from storage.rows import ResultRow, TableChange

from .table import Seat, TableState, round_of

EARLY = 2
"""The last round in which somebody may leave so that the game doesn't count; later they count last."""
TICK = 1e-6
"""Least seconds between the ends of two rated games, so that a recount takes them in the same order."""
BY_LEAVING = ("agreed", "empty")
"""Why a game that others have left may have been ended early: whoever stayed ended it, or left too."""
LEFT = "left"
"""The reason of a game that ended because only one of its people was left."""


def results_of(state: TableState, at: float, why: str) -> list[ResultRow]:
    """How everybody did in a game that has ended; empty where it neither reached its end nor ended because others left,
    and where everybody was away then.

    `at`: when, unix seconds. `why`: what ended a game that has no outcome. Who stayed has the place that the game says;
    who left, or was away as if they had, comes last, the first of them after the others; their seat's row is theirs.
    """
    outcome = state.game.outcome if state.game is not None else None
    if outcome is None and not (why in BY_LEAVING and _one_stayed(state.seats)):
        return []
    if outcome is not None and all_away(state.seats):
        return []
    places, counts = _places(state.seats, outcome), why_unrated(state) == ""
    return [
        ResultRow(
            at_seat,
            seat.leaver or seat.user,
            seat.ai if seat.leaver is None else None,
            seat.name,
            places[at_seat],
            outcome.points[at_seat] if outcome is not None else 0,
            _has_won(state.seats, at_seat, places, outcome),
            outcome.reason if outcome is not None else LEFT,
            ended_at=at,
            leaver=seat.gone_since is not None,
            rated=counts and (_is_persons(seat) or (outcome is not None and _is_ai(seat))),
        )
        for at_seat, seat in enumerate(state.seats)
    ]


def why_unrated(state: TableState) -> str:
    """Why a game isn't rated, as far as its table tells: *chosen*, *hints*, *tutorial*, *daily*, *quick* (reactions),
    *away* (everybody was at the end), *early* (somebody left too early, or was away since then), *few* (people who
    played it themselves).

    Empty: it is rated, unless the same people have played too often that day.
    """
    rules = state.rules
    reasons = {
        "tutorial": rules.tutorial,
        "daily": bool(rules.daily),
        "hints": rules.hinted,
        "chosen": rules.unrated,
        "quick": rules.reactions != "strict",
        "away": all_away(state.seats),
        "early": any(seat.gone_since is not None and seat.gone_since <= EARLY for seat in state.seats),
        "few": sum(map(_is_persons, state.seats)) < 2,
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def all_away(seats: Sequence[Seat]) -> bool:
    """People sit there, and none of them plays any more."""
    return any(seat.user is not None for seat in seats) and not any(map(_stayed, seats))


def leaving_costs(state: TableState, at: int) -> str:
    """What leaving now does to ratings: *lost* (it counts as lost), *early* (the game then counts for nobody), or
    *nothing* (it wouldn't count anyway, or nobody else sits there)."""
    others = [seat for other, seat in enumerate(state.seats) if other != at and seat.user is not None]
    if state.game is None or not others or not _is_persons(state.seats[at]) or why_unrated(state):
        return "nothing"
    return "early" if (round_of(state.game) or 0) <= EARLY else "lost"


def _has_won(seats: Sequence[Seat], at: int, places: Sequence[int], outcome: Outcome | None) -> bool:
    """Whoever left has won only where nobody stayed, and others left before."""
    left = seats[at].gone_since is not None
    if outcome is not None:
        return not left and at in outcome.winners
    return places[at] == 1 and (not left or sum(seat.gone_since is not None for seat in seats) > 1)


def _is_persons(seat: Seat) -> bool:
    """A person played here to the end, or left; the seat was not handed on."""
    return (seat.user is not None or seat.leaver is not None) and not seat.handed


def _is_ai(seat: Seat) -> bool:
    return seat.ai is not None and seat.leaver is None and not seat.handed


def _stayed(seat: Seat) -> bool:
    return seat.user is not None and seat.gone_since is None


def _one_stayed(seats: Sequence[Seat]) -> bool:
    """Others have left, and at most one person stayed."""
    return any(seat.gone_since is not None for seat in seats) and sum(map(_stayed, seats)) <= 1


def _places(seats: Sequence[Seat], outcome: Outcome | None) -> list[int]:
    """1 for the first, the same for equals. Without an outcome it is who stayed, who left last … and AI at the end."""

    def rank(at: int) -> tuple[int, int, int]:
        if (gone := seats[at].gone_since) is not None:
            return 1, -gone, -seats[at].left_order
        if outcome is not None:
            return 0, outcome.places[at], 0
        return (0, 0, 0) if seats[at].user is not None else (2, 0, 0)

    ranks = [rank(at) for at in range(len(seats))]
    places = [1 + sum(other < mine for other in ranks) for mine in ranks]
    if outcome is None:
        return places
    return [
        told if seat.gone_since is None else place
        for seat, place, told in zip(seats, places, outcome.places, strict=True)
    ]


class Ratings:
    """Adds the new ratings to the change that ends a game, one game at a time."""

    def __init__(self, store: Storage) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        self._last_ended: float | None = None

    @asynccontextmanager
    async def rated(self, change: TableChange, game: str) -> AsyncGenerator[TableChange]:
        """The change with its ratings, to be committed within the block: the next game is rated after it.

        Raises StorageError.
        """
        people = [row.user_id for row in change.results if row.rated and row.user_id is not None]
        if not people:
            yield change
            return
        async with self._one_at_a_time:
            if await self._too_often(people, change.at):
                yield replace(change, results=[replace(row, rated=False) for row in change.results])
                return
            if self._last_ended is None:
                self._last_ended = await self._store.last_ended()
            before = await self._store.ratings(game, people)
            rated = [row.updated_at for row in before.values()]  # perhaps by another process, with another clock
            ended = max([change.at, self._last_ended + TICK, *[at + TICK for at in rated]])
            results = after(game, [replace(row, ended_at=ended) for row in change.results], before)
            yield replace(change, results=results, ratings=ratings_after(game, results, before))
            self._last_ended = ended

    async def _too_often(self, people: list[int], at: float) -> bool:
        """Two of them have played as many rated games together today as count."""
        today = at // DAY * DAY
        at_table: dict[int, list[int]] = {}
        for table, user in await self._store.played_together(people, today):
            at_table.setdefault(table, []).append(user)
        together = Counter(pair for users in at_table.values() for pair in combinations(sorted(users), 2))
        return any(count >= DAILY for count in together.values())
