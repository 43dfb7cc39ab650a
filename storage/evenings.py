"""The evening posts of servers on a database: a part of the store by itself."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from storage import statements as sql
from storage.compiled import Statement
from storage.errors import StaleEvening
from storage.evening_protocol import EveningPerson, EveningRow, PostRow
from storage.fetched import FetchedRow
from storage.reading import carried
from storage.rows import Shards
from storage.schema import evening_people, evening_posts, evenings, moves, posts, results, seats, tables
from storage.writer import Writer

_EVENING = [evenings.c[name] for name in EveningRow.__slots__]
_FACTS = [name for name in PostRow.__slots__ if name not in ("state", "message_id")]
_PERSON = [evening_people.c[name] for name in EveningPerson.__slots__]
_posts = evening_posts.c
_EVENING_POST = "evening"
_its_number = sa.cast(sa.func.replace(_posts.day, "-", ""), sa.BigInteger)
_with_message = evening_posts.outerjoin(
    posts,
    sa.and_(posts.c.owner_id == -_posts.guild_id, posts.c.kind == _EVENING_POST, posts.c.number == _its_number),
)
_state = sa.func.coalesce(posts.c.state, "absent")
_POST = [*[_posts[name] for name in _FACTS], _state, posts.c.message_id]


_went_on = [evenings.c.guild_id == sa.bindparam("whose"), evenings.c.due_at == sa.bindparam("was_due")]
GO_ON = Statement(
    sa.update(evenings).where(*_went_on).values({name: sa.bindparam(name) for name in EveningRow.__slots__})
)
_of_guild = _posts.guild_id == sa.bindparam("guild")
_of_day = sa.and_(_of_guild, _posts.day == sa.bindparam("date"))
SHOWS = Statement(sa.update(evening_posts).where(_of_day).values(shown=sa.bindparam("surely")))
DROP = Statement(sa.delete(evening_posts).where(_of_day))
_next = _posts.revision + 1
CHANGE = Statement(sa.update(evening_posts).where(_of_guild).values(revision=_next))
OPENED = Statement(sa.update(evening_posts).where(_of_guild).values(revision=_next, table_id=sa.bindparam("table")))
_waiting = sa.update(evening_people).where(evening_people.c.guild_id == sa.bindparam("guild"))
NOBODY_WAITS = Statement(_waiting.values(waits_at=sa.null()))
NOT_WANTED = Statement(
    sa.delete(evening_people).where(
        evening_people.c.guild_id == sa.bindparam("guild"),
        evening_people.c.called == sa.literal_column("0"),
        evening_people.c.waits_at.is_(None),
    )
)
_user = sa.bindparam("user", type_=sa.BigInteger)
_named = sa.or_(
    _posts.guild_id.in_(sa.select(results.c.guild_id).where(results.c.user_id == _user)),
    _posts.guild_id.in_(sa.select(evening_people.c.guild_id).where(evening_people.c.user_id == _user)),
    _posts.table_id.in_(sa.select(seats.c.table_id).where(seats.c.user_id == _user)),
)
CHANGE_OF = Statement(sa.update(evening_posts).where(_named).values(revision=_next))
FORGET = (CHANGE_OF, Statement(sa.delete(evening_people).where(evening_people.c.user_id == sa.bindparam("user"))))
"""What is done before somebody's id is replaced elsewhere."""
PUT, PUT_PERSON, NEW_POST = sql.put(evenings), sql.put(evening_people), sql.new(evening_posts)


class EveningStore:
    """See `storage.evening_protocol.Evenings`."""

    def __init__(self, rows: Callable[[sa.Executable], Awaitable[Sequence[FetchedRow]]], writer: Writer) -> None:
        self._rows, self._writer = rows, writer

    async def of(self, guild: int) -> EveningRow | None:
        rows = await self._rows(sa.select(*_EVENING).where(evenings.c.guild_id == guild))
        return EveningRow(*rows[0]) if rows else None

    async def keep(self, row: EveningRow) -> None:
        await self._save(row.guild_id, (PUT, asdict(row)))

    async def go_on(self, was: EveningRow, now: EveningRow, post: PostRow | None = None) -> None:
        stale = StaleEvening(f"The evening of {was.day} on server {was.guild_id} isn't due any more.")
        steps = [GO_ON.step([{**asdict(now), "whose": was.guild_id, "was_due": was.due_at}], stale)]
        if post is not None:
            there = {"guild": post.guild_id}
            facts = {name: getattr(post, name) for name in _FACTS}
            steps.append(NEW_POST.step([facts], stale))
            steps += [NOBODY_WAITS.step([there]), NOT_WANTED.step([there])]
        await self._writer.save(("evening", was.guild_id), steps)

    async def due(self, of: Shards | None) -> list[tuple[int, float]]:
        query = sa.select(evenings.c.guild_id, evenings.c.due_at)
        rows = await self._rows(query.where(evenings.c.due_at.is_not(None), carried(evenings, of)))
        return [(row.guild_id, row.due_at) for row in rows]

    async def problems(self, of: Shards | None) -> dict[int, str]:
        query = sa.select(evenings.c.guild_id, evenings.c.problem)
        rows = await self._rows(query.where(evenings.c.problem != "", carried(evenings, of)))
        return {row.guild_id: row.problem for row in rows}

    async def posts(self, guild: int) -> list[PostRow]:
        query = (
            sa.select(*_POST)
            .select_from(_with_message)
            .where(_posts.guild_id == guild)
            .order_by(_posts.at.desc(), _posts.day.desc())
        )
        return [PostRow(*row) for row in await self._rows(query)]

    async def unsure(self, of: Shards | None) -> list[int]:
        doubtful = sa.or_(_state.in_(("absent", "trying", "unsure")), _posts.shown < _posts.revision)
        query = sa.select(_posts.guild_id).select_from(_with_message).distinct()
        rows = await self._rows(query.where(doubtful, carried(evening_posts, of)).order_by(_posts.guild_id))
        return [row.guild_id for row in rows]

    async def sent(self, post: PostRow) -> None:
        row = {**_key_of_message(post), "state": post.state, "message_id": post.message_id, "about": ""}
        await self._save(post.guild_id, (sql.PUT_POST, row))

    async def shows(self, post: PostRow) -> None:
        await self._save(post.guild_id, (SHOWS, {**_key(post), "surely": post.revision}))

    async def change(self, guild: int, table: int | None = None) -> None:
        facts = {"guild": guild} if table is None else {"guild": guild, "table": table}
        await self._save(guild, (CHANGE if table is None else OPENED, facts))

    async def change_of(self, user: int) -> None:
        await self._writer.save(("evenings of", user), [CHANGE_OF.step([{"user": user}])])

    async def drop(self, post: PostRow) -> None:
        await self._save(post.guild_id, (DROP, _key(post)), (sql.DROP_POST, _key_of_message(post)))

    async def people(self, guild: int) -> list[EveningPerson]:
        played = sa.select(sa.func.max(results.c.ended_at)).where(results.c.user_id == evening_people.c.user_id)
        last = sa.func.coalesce(played.scalar_subquery(), 0.0)
        query = sa.select(*_PERSON).where(evening_people.c.guild_id == guild)
        rows = await self._rows(query.order_by(last.desc(), evening_people.c.user_id))
        return [EveningPerson(row.user_id, row.name, bool(row.called), row.waits_at) for row in rows]

    async def waits(self, of: Shards | None) -> list[tuple[int, float]]:
        first = sa.func.min(evening_people.c.waits_at)
        query = sa.select(evening_people.c.guild_id, first.label("first")).group_by(evening_people.c.guild_id)
        rows = await self._rows(query.where(evening_people.c.waits_at.is_not(None), carried(evening_people, of)))
        return [(row.guild_id, row.first) for row in rows]

    async def keep_person(self, guild: int, person: EveningPerson) -> None:
        row = {"guild_id": guild, **asdict(person), "called": int(person.called)}
        there = {"guild": guild}
        await self._save(guild, (PUT_PERSON, row), (NOT_WANTED, there), (CHANGE, there))

    async def last_played(self, guild: int) -> float:
        people = sa.select(sa.func.max(results.c.ended_at))
        finished = people.where(results.c.guild_id == guild, results.c.user_id.is_not(None))
        moved = sa.select(sa.func.max(moves.c.at)).join(tables, tables.c.id == moves.c.table_id)
        open_there = (tables.c.guild_id == guild, tables.c.status != sa.literal_column("'over'"))
        pressed = moved.where(*open_there, moves.c.by == "player")
        rows = await self._rows(sa.union_all(finished, pressed))
        return max((row[0] or 0.0 for row in rows), default=0.0)

    async def _save(self, guild: int, *steps: tuple[Statement, dict[str, Any]]) -> None:
        await self._writer.save(("evening", guild), [statement.step([row]) for statement, row in steps])


def _key(post: PostRow) -> dict[str, Any]:
    return {"guild": post.guild_id, "date": post.day}


def _key_of_message(post: PostRow) -> dict[str, Any]:
    return {"owner_id": -post.guild_id, "kind": _EVENING_POST, "number": int(post.day.replace("-", ""))}
