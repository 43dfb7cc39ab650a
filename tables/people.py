"""What is kept of people: what they have chosen and played. They can have all of it, and have it deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from storage.album_rows import MetRow
from storage.day_rows import OwnDaily as OwnDaily
from storage.protocol import Storage
from storage.rating import NEW, Skill
from storage.rows import EVERYWHERE, NOWHERE, PlayedRow, RankedRow, RatingRow
from storage.rows import NAME as NAME
from storage.rows import PUBLIC as PUBLIC
from storage.rows import WAS_WARNED as WAS_WARNED

from .changes import as_reply
from .errors import HiddenError
from .forgetting import Forgetters
from .invitations import CALLS as CALLS
from .invitations import Invitations
from .replies import Refused
from .table import Table
from .tables import Tables

SURE = 10
"""The number of rated games from which a rating is shown without its uncertainty."""
SERVERS = "servers"
"""Listed on the servers where they have played: the default."""
WHERE = (EVERYWHERE, SERVERS, NOWHERE)
"""Where leaderboards may list somebody, and others may look at their profile."""
SHARED = 50
"""Shared results that are remembered of a person."""


class Rival(NamedTuple):
    """Somebody whom somebody else has met more often than anybody."""

    user: int
    name: str
    games: int
    ahead: int
    """In how many of them the other one had the worse place."""
    behind: int


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
    dailies: Sequence[OwnDaily] = ()
    """Of the days' own games, the first day first."""
    accuracies: Sequence[float] = ()
    """Of their reviews, percent, the oldest game first; only for their own eyes."""
    rival: Rival | None = None
    """Whom they met most in these games; None: nobody twice."""

    def of(self, game: str) -> list[PlayedRow]:
        """Their games of that kind."""
        return [row for row in self.games if row.game == game]


@dataclass(frozen=True, slots=True)
class Moved:
    """A person's rating before and after one game."""

    seat: int
    before: Skill
    after: Skill


def rival_of(games: Sequence[PlayedRow], met: Sequence[MetRow]) -> Rival | None:
    """Whom somebody met most in these games, the latest of equals; None: nobody twice."""
    places = {row.table_id: row.place for row in games}
    shared = [row for row in met if row.table_id in places]
    counts = Counter([row.user_id for row in shared])
    last = {row.user_id: at for at, row in enumerate(shared)}
    user = max(counts, key=lambda each: (counts[each], last[each]), default=0)
    if counts[user] < 2:
        return None
    own = [(places[row.table_id], row.place) for row in shared if row.user_id == user]
    ahead, behind = sum(mine < theirs for mine, theirs in own), sum(mine > theirs for mine, theirs in own)
    return Rival(user, shared[last[user]].name, len(own), ahead, behind)


class People:
    """Settings, profiles, ratings and privacy of people."""

    def __init__(self, store: Storage, games: Sequence[str], tables: Tables, forgotten: Callable[[], None]) -> None:
        """`forgotten` is called once somebody isn't known any more."""
        self._store, self._games, self._changes = store, games, tables.changes
        self.invitations = Invitations(store, tables.time.now)
        self._forgetters = Forgetters(store, tables, forgotten)

    # ---- what they have chosen ---------------------------------------------------------------------------------------

    async def settings(self, user: int) -> dict[str, Any]:
        """Return what a person has chosen for themselves; empty where nothing is."""
        return dict(await self._store.user_settings(user))

    async def set(self, user: int, **changes: Any) -> None:
        """Change these settings of a person and keep their others; None removes one."""
        await self._store.change_user_settings(
            user, lambda kept: {name: value for name, value in {**kept, **changes}.items() if value is not None}
        )

    async def take(self, user: int, name: str) -> bool:
        """Remove one of a person's settings; True: it was there, and nobody else has removed it."""
        if not (await self._store.user_settings(user)).get(name):
            return False
        taken = False

        def change(kept: dict[str, Any]) -> dict[str, Any]:
            nonlocal taken
            taken = name in kept
            return {key: value for key, value in kept.items() if key != name}

        await self._store.change_user_settings(user, change)
        return taken

    async def share_once(self, user: int, table_id: int, channel_id: int) -> bool:
        """Note that a person shares a result in a channel; False: they have done so before."""
        first = False

        def share(kept: dict[str, Any]) -> dict[str, Any]:
            nonlocal first
            shared, this = list(kept.get("shared", [])), [table_id, channel_id]
            first = this not in shared
            return {**kept, "shared": [*shared, this][-SHARED:]} if first else kept

        await self._store.change_user_settings(user, share)
        return first

    # ---- who may invite them -----------------------------------------------------------------------------------------

    async def set_calls(self, user: int, who: str) -> None:
        """Somebody has chosen who may call them."""
        await self.set(user, calls=who)

    # ---- what they have played ---------------------------------------------------------------------------------------

    async def is_new_to(self, user: int, game: str, games: int = 1) -> bool:
        """This person has not yet played so many games of this kind to their end."""
        return not await self._store.has_finished(user, game, games)

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
        """Return what somebody has played: to themselves all of it; to others on a server what was played there.

        Who is listed everywhere shows all to everybody. Raises HiddenError for who is listed nowhere.
        """
        public = await self.public(user)
        if user != asker and public == NOWHERE:
            raise HiddenError(user=user)
        games, dailies = await self._store.played(user), await self._store.own_dailies(user)
        if user != asker and public != EVERYWHERE:
            games = [row for row in games if row.guild_id == guild]
            dailies = [row for row in dailies if row.guild_id == guild]
        accuracies = [percent for _, percent in await self._store.accuracies(user)] if user == asker else []
        known = {row.game for row in games if row.rated}
        ratings = {game: await self._store.ratings(game, [user]) for game in self._games if game in known}
        own = {game: rows[user] for game, rows in ratings.items() if user in rows}
        rival = rival_of(games, await self._store.met(user))
        return Profile(user, games, own, public, dailies, accuracies, rival)

    async def ranking(self, game: str, guild: int | None, asker: int) -> list[RankedRow]:
        """Return who is best on a server, or (None) of all who wish to be listed everywhere; the first the best.

        Those of fewer than `SURE` games come after all others.
        """
        return await self._store.ranking(game, guild, asker, SURE)

    # ---- privacy -----------------------------------------------------------------------------------------------------

    async def export(self, user: int) -> dict[str, Any]:
        """Everything kept about a person, as JSON has it."""
        return await self._store.export_user(user)

    async def forget(self, user: int) -> bool | Refused:
        """Delete a person's data: they leave their tables, and a pseudonym takes their place in past games.

        False: another process doesn't answer now and has yet to do its part; it completes the deletion later by itself.
        Refuses: NotSavedError, FaultError (a table of theirs can't be left).
        """
        return await self._changes.to_the_end(as_reply(None, self._forgetters.forget(user)))

    async def catch_up(self) -> None:
        """Do this process's part of forgetting people, after another process has asked all of them. Raises
        StorageError."""
        await self._forgetters.sweep()
