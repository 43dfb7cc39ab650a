"""What people have played: their games and ratings, and who is best where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from storage.protocol import Storage
from storage.rating import NEW, Skill
from storage.rows import EVERYWHERE, NOWHERE, PlayedRow, RankedRow, RatingRow
from storage.rows import PUBLIC as PUBLIC

from .errors import HiddenError
from .table import Table

SURE = 10
"""With so many rated games a rating is shown without its uncertainty."""
SERVERS = "servers"
"""Listed on the servers where they have played: the default."""
WHERE = (EVERYWHERE, SERVERS, NOWHERE)
"""Where leaderboards may list somebody, and others may look at their profile."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What one person may see of what another (or they themselves) have played."""

    user: int
    games: Sequence[PlayedRow]
    """Finished ones, the first first."""
    ratings: Mapping[str, RatingRow]
    """By game."""
    public: str
    """One of `WHERE`."""

    def of(self, game: str) -> list[PlayedRow]:
        """Their games of that kind."""
        return [row for row in self.games if row.game == game]


@dataclass(frozen=True, slots=True)
class Moved:
    """A person's rating before and after one game."""

    seat: int
    before: Skill
    after: Skill


class Records:
    """Reads profiles and leaderboards. Nothing here changes a table."""

    def __init__(self, store: Storage, games: Sequence[str]) -> None:
        self._store, self._games = store, games

    async def games_of(self, user: int) -> list[PlayedRow]:
        """Somebody's own finished games, the first first."""
        return await self._store.played(user)

    async def moved(self, table: Table) -> list[Moved]:
        """How a finished game moved ratings, by seat, those of who left included; empty where it counted for nobody."""
        found: list[Moved] = []
        for at, seat in enumerate(table.seats):
            user = seat.user if seat.leaver is None else seat.leaver
            rows = await self._store.played(user) if user is not None else ()
            rated = [row for row in rows if row.game == table.game_key and row.mean is not None]
            own = next((number for number, row in enumerate(rated) if row.table_id == table.id), None)
            if own is not None:
                skills = [NEW, *[Skill(row.mean or 0.0, row.deviation or 0.0) for row in rated]]
                found.append(Moved(at, skills[own], skills[own + 1]))
        return found

    async def public(self, user: int) -> str:
        """Where somebody may be listed: one of `WHERE`."""
        return str((await self._store.user_settings(user)).get(PUBLIC, SERVERS))

    async def profile(self, user: int, asker: int, guild: int) -> Profile:
        """What somebody has played: to themselves all of it; to others on a server what was played there.

        Who is listed everywhere shows all to everybody. Raises HiddenError for who is listed nowhere.
        """
        public = await self.public(user)
        if user != asker and public == NOWHERE:
            raise HiddenError(user=user)
        games = await self._store.played(user)
        if user != asker and public != EVERYWHERE:
            games = [row for row in games if row.guild_id == guild]
        known = {row.game for row in games if row.rated}
        ratings = {game: await self._store.ratings(game, [user]) for game in self._games if game in known}
        return Profile(user, games, {game: rows[user] for game, rows in ratings.items() if user in rows}, public)

    async def ranking(self, game: str, guild: int | None, asker: int) -> list[RankedRow]:
        """Who is best on a server, or (None) of all who wish to be listed everywhere; the first the best.

        Those of fewer than `SURE` games come after all others.
        """
        return await self._store.ranking(game, guild, asker, SURE)
