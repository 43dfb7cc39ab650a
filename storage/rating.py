"""How results become ratings: Weng and Lin's Plackett-Luce model (openskill), one scale a game for people and AI.

A rating is a normal distribution, a mean and a deviation; who is new has 25 and 25/3. An AI level has its own from
`bench.arena` and keeps it. The same results in the same order always give the same numbers, so a recount agrees.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from openskill.models import PlackettLuce

from games import facts_of
from storage.rows import RatingRow, ResultRow

DAILY = 5
"""Games a UTC day in which the same two people count together."""
DAY = 86_400
AI_DEVIATION = 1.0
NEWCOMER = 25.0

_model = PlackettLuce()


class Skill(NamedTuple):
    """A rating before or after a game."""

    mean: float
    deviation: float


NEW = Skill(_model.mu, _model.sigma)


def of_level(game: str, level: str) -> Skill:
    """The rating of an AI level; of one that the ladder doesn't know, the highest of that game."""
    levels = facts_of(game).ladder
    return Skill(levels.get(level, max(levels.values(), default=NEWCOMER)), AI_DEVIATION)


def after(game: str, results: Sequence[ResultRow], before: Mapping[int, RatingRow]) -> list[ResultRow]:
    """The results with the ratings after the game; seats that aren't rated have none.

    `before`: the ratings of its people in that game. An AI keeps the rating that its row has already.
    """
    counted = [row for row in results if row.rated]
    skills = [_before(game, row, before) for row in counted]
    teams = [[_model.rating(mu=skill.mean, sigma=skill.deviation)] for skill in skills]
    orders = [(row.leaver, row.place) for row in counted]  # an AI may have won in the seat of somebody who left
    ranks = [float(sum(other < mine for other in orders)) for mine in orders]
    rated = _model.rate(teams, ranks=ranks) if len(counted) > 1 else teams
    new = {
        row.seat: skill if row.user_id is None else Skill(team[0].mu, team[0].sigma)
        for row, skill, team in zip(counted, skills, rated, strict=True)
    }
    nothing = (None, None)
    pairs = [(row, new.get(row.seat, nothing)) for row in results]
    return [replace(row, mean=mean, deviation=deviation) for row, (mean, deviation) in pairs]


def _before(game: str, row: ResultRow, before: Mapping[int, RatingRow]) -> Skill:
    if row.user_id is not None:
        kept = before.get(row.user_id)
        return Skill(kept.mean, kept.deviation) if kept is not None else NEW
    if row.mean is not None and row.deviation is not None:
        return Skill(row.mean, row.deviation)
    return of_level(game, row.ai or "")


def ratings_after(game: str, results: Iterable[ResultRow], before: Mapping[int, RatingRow]) -> list[RatingRow]:
    """The ratings of the people of a game, from its results as `after` gave them."""
    return [
        RatingRow(row.user_id, game, row.mean, row.deviation, _played(before, row.user_id) + 1, row.ended_at)
        for row in results
        if row.user_id is not None and row.mean is not None and row.deviation is not None
    ]


def _played(before: Mapping[int, RatingRow], user: int) -> int:
    return before[user].played if user in before else 0


class RatedGame(NamedTuple):
    """The results of one table."""

    table_id: int
    game: str
    results: list[ResultRow]


def recounted(rows: Iterable[tuple[int, str, ResultRow]]) -> tuple[list[RatedGame], list[RatingRow]]:
    """All rated games counted again from the first, and the ratings they lead to.

    `rows`: table, game and result of rated seats, in the order in which the games ended (`ended_at`, then table).
    """
    games: list[RatedGame] = []
    ratings: dict[tuple[str, int], RatingRow] = {}
    for (table, game), seats in groupby(rows, key=lambda row: row[:2]):
        played = [row for _, _, row in seats]
        people = [row.user_id for row in played if row.user_id is not None]
        before = {user: ratings[game, user] for user in people if (game, user) in ratings}
        results = after(game, played, before)
        games.append(RatedGame(table, game, results))
        ratings |= {(game, row.user_id): row for row in ratings_after(game, results, before)}
    return games, list(ratings.values())
