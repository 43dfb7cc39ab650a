"""Every statement that writes, in SQLAlchemy Core."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase

from storage.compiled import Statement
from storage.json_text import WithoutKey
from storage.rows import OURS, ResultRow, TableRow
from storage.schema import (
    clocks,
    daily_pars,
    daily_seeds,
    daily_tries,
    days_away,
    forgetting,
    guild_settings,
    heartbeat,
    invitations,
    moves,
    posts,
    ratings,
    results,
    reviews,
    seats,
    stickers,
    tables,
    user_settings,
)


def _names(table: sa.Table) -> list[str]:
    """The names of a table's columns, in order."""
    return [column.name for column in table.columns]


def _insert(table: sa.Table, columns: Iterable[str] = ()) -> Statement:
    """Insert a row of these columns, or of all."""
    return Statement(sa.insert(table).values({c: sa.bindparam(c) for c in columns or _names(table)}))


def put(table: sa.Table) -> Statement:
    """Insert, or replace the row of the same primary key."""
    return Statement(_put_with(sqlite.insert, table), _put_with(postgresql.insert, table))


def _put_with(insert: Callable[..., Any], table: sa.Table) -> UpdateBase:
    new = insert(table).values({c: sa.bindparam(c) for c in _names(table)})
    keys = list(table.primary_key.columns)
    rest = {c.name: new.excluded[c.name] for c in table.columns if c not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)


def _delete(table: sa.Table, *by: str) -> Statement:
    return Statement(sa.delete(table).where(*[table.c[name] == sa.bindparam(name) for name in by]))


def _update(*where: sa.ColumnElement[bool], columns: Sequence[str], **computed: object) -> Statement:
    """Update `tables`: the row `table_id` where `where` holds; `columns` from parameters of the same names."""
    at = sa.update(tables).where(tables.c.id == sa.bindparam("table_id"), *where)
    return Statement(at.values({**{c: sa.bindparam(c) for c in columns}, **computed}))


def _rename(table: sa.Table, column: str, **computed: object) -> Statement:
    """Put `alias` where `column` holds `user`."""
    at = sa.update(table).where(table.c[column] == sa.bindparam("user"))
    return Statement(at.values({column: sa.bindparam("alias"), **computed}))


_t = tables.c

TABLE = [name for name in TableRow.__slots__ if name not in ("seats", "clocks", "posts")]
"""The columns of a table's own row that are kept and read."""

INSERT_TABLE = _insert(tables, TABLE)


@cache
def change_table(columns: tuple[str, ...], unsent: bool) -> Statement:
    """Replace these columns of a table that has the status `was` and the last move `expected`.

    `unsent`: its board must be sent again.
    """
    at_that_point = (_t.status == sa.bindparam("was"), _t.n == sa.bindparam("expected"))
    return _update(*at_that_point, columns=columns, **({"dirty": 1} if unsent else {}))


# a board that shows a later revision than this one stays clean
_later = sa.and_(_t.dirty == 1, _t.revision > sa.bindparam("revision"))
MARK_SENT = _update(columns=(), dirty=sa.case((_later, 1), else_=0))

_put_off = _t.wake_at + sa.bindparam("seconds")
_near = sa.and_(_t.status == "live", _t.channel_id > 0, _put_off <= sa.bindparam("near"))


def _put_off_wakes(*where: sa.ColumnElement[bool]) -> Statement:
    late = sa.update(tables).where(_t.wake_at.is_not(None), *where)
    return Statement(late.values(wake_at=_put_off, dirty=sa.case((_near, 1), else_=_t.dirty)))


def _put_off_clocks(*where: sa.ColumnElement[bool]) -> Statement:
    runs = clocks.c.phase == sa.literal_column("'runs'")
    return Statement(sa.update(clocks).where(runs, *where).values(due_at=clocks.c.due_at + sa.bindparam("seconds")))


PUT_OFF = (_put_off_clocks(), _put_off_wakes())
_of_guild = sa.and_(_t.guild_id == sa.bindparam("guild"), _t.status != sa.literal_column("'over'"))
PUT_OFF_GUILD = (_put_off_clocks(clocks.c.table_id.in_(sa.select(_t.id).where(_of_guild))), _put_off_wakes(_of_guild))

INSERT_MOVE = _insert(moves)
PRUNE_LOG = _delete(moves, "table_id")
PUT_SEAT = put(seats)
DROP_SEAT = _delete(seats, "table_id", "seat")
PUT_CLOCK = put(clocks)
PUT_POST = put(posts)
DROP_POSTS = _delete(posts, "owner_id")
DROP_POST = _delete(posts, "owner_id", "kind", "number")
DROP_CLOCK = _delete(clocks, "table_id", "name", "number", "seat")


def _of_its_table(*columns: str) -> dict[str, Any]:
    at = _t.id == sa.bindparam("table_id")
    return {name: sa.select(_t[name]).where(at).scalar_subquery() for name in columns}


INSERT_RESULT = Statement(
    sa.insert(results).values(
        **{name: sa.bindparam(name) for name in ("table_id", *ResultRow.__slots__)},
        **_of_its_table("game", "guild_id", "options"),
    )
)


def _new_with(insert: Callable[..., Any], table: sa.Table) -> UpdateBase:
    return insert(table).values({c: sa.bindparam(c) for c in _names(table)}).on_conflict_do_nothing()


def new(table: sa.Table) -> Statement:
    """Insert a row; nothing changes where there is one of the same key."""
    return Statement(_new_with(sqlite.insert, table), _new_with(postgresql.insert, table))


KEEP_DAILY_SEED = new(daily_seeds)
INSERT_DAILY_TRY = _insert(daily_tries)
BEGIN_REVIEW = new(reviews)
KEEP_REVIEW = Statement(
    sa.update(reviews)
    .where(reviews.c.table_id == sa.bindparam("table"), reviews.c.user_id == sa.bindparam("user"))
    .values(accuracy=sa.bindparam("accuracy"), found=sa.bindparam("found"))
)
"""What is known of a review by now; changes no row where its person has been forgotten."""
KEEP_DAILY_PAR = new(daily_pars)
KEEP_STICKERS = new(stickers)
COLLECTED = Statement(
    sa.update(results)
    .where(results.c.table_id == sa.bindparam("table"), results.c.user_id == sa.bindparam("user"))
    .where(results.c.collected == sa.literal_column("0"))
    .values(collected=1)
)
"""Changes no row where that was done before, or its person has been forgotten."""

_earlier = (invitations.c.guild_id == sa.bindparam("guild"), invitations.c.day < sa.bindparam("day"))
OLD_INVITATIONS = Statement(sa.delete(invitations).where(*_earlier))


def _invite_with(insert: Callable[..., Any]) -> UpdateBase:
    number = sa.BigInteger
    day, guild = sa.bindparam("day", type_=sa.Text), sa.bindparam("guild_id", type_=number)
    user, host, at = (sa.bindparam(name, type_=number) for name in ("user_id", "host_id", "table_id"))
    columns = invitations.c
    before = (
        sa.select(sa.func.coalesce(sa.func.max(columns.number), 0))
        .where(columns.day == day, columns.guild_id == guild, columns.host_id == host)
        .scalar_subquery()
    )
    row = sa.select(day, guild, user, host, before + 1, at).where(before < sa.bindparam("most", type_=sa.Integer))
    return insert(invitations).from_select(_names(invitations), row).on_conflict_do_nothing()


INVITE = Statement(_invite_with(sqlite.insert), _invite_with(postgresql.insert))
"""Note an invitation as its host's next of the day; adds no row where they have `most`, or the person has one."""


def _add_away_with(insert: Callable[..., Any]) -> UpdateBase:
    new = insert(days_away).values({c: sa.bindparam(c) for c in _names(days_away)})
    keys = list(days_away.primary_key.columns)
    more = days_away.c.seconds + new.excluded.seconds
    return new.on_conflict_do_update(index_elements=keys, set_={"seconds": more})


ADD_AWAY = Statement(_add_away_with(sqlite.insert), _add_away_with(postgresql.insert))

PUT_RATING = put(ratings)


def _rate_with(insert: Callable[..., Any]) -> UpdateBase:
    new = insert(ratings).values({c: sa.bindparam(c) for c in _names(ratings)})
    rest = {name: new.excluded[name] for name in ("mean", "deviation", "played", "updated_at")}
    keys = list(ratings.primary_key.columns)
    unchanged = ratings.c.played == new.excluded.played - 1
    return new.on_conflict_do_update(index_elements=keys, set_=rest, where=unchanged)


RATE = Statement(_rate_with(sqlite.insert), _rate_with(postgresql.insert))
"""Replace a rating by the one after the next game; changes no row where somebody has replaced it already."""
DROP_RATINGS = _delete(ratings)
RATE_RESULT = Statement(
    sa.update(results)
    .where(results.c.table_id == sa.bindparam("table"), results.c.seat == sa.bindparam("at"))
    .values(mean=sa.bindparam("new_mean"), deviation=sa.bindparam("new_deviation"))
)
PUT_GUILD_SETTINGS = put(guild_settings)


def _change(table: sa.Table) -> Statement:
    """Replace settings whose text is `was`; changes no row where they have changed since."""
    (key,) = table.primary_key.columns
    at = sa.update(table).where(key == sa.bindparam("whose"), table.c.settings == sa.bindparam("was"))
    return Statement(at.values(settings=sa.bindparam("settings")))


NEW_SETTINGS = {table.name: new(table) for table in (guild_settings, user_settings)}
CHANGE_SETTINGS = {table.name: _change(table) for table in (guild_settings, user_settings)}
ASK_TO_FORGET = new(forgetting)  # two processes may begin at once
UNASK_TO_FORGET = _delete(forgetting, "user_id")
LET_GO = _delete(forgetting, "user_id", "shard")
BEAT = put(heartbeat)

# what the bot would still tell a person stands in its own settings, by user: FORGET takes that out too
_FORGET_NEWS = Statement(
    sa.update(guild_settings)
    .where(guild_settings.c.guild_id == sa.literal(OURS))
    .values(settings=WithoutKey(guild_settings.c.settings, "news", sa.bindparam("user", type_=sa.BigInteger)))
)
# by primary key: logs have no index of people, so their rows are looked up beforehand, where no writer waits
FORGET_MOVE = Statement(
    sa.update(moves)
    .where(moves.c.table_id == sa.bindparam("table"), moves.c.n == sa.bindparam("move"))
    .values(user_id=sa.bindparam("alias"))
)
# a game that ended between an owner's letting go and this may have counted for the pseudonym already
_of_user = ratings.alias()
_FORGET_LATER_RATINGS = Statement(
    sa.delete(ratings).where(
        ratings.c.user_id == sa.bindparam("alias"),
        ratings.c.game.in_(sa.select(_of_user.c.game).where(_of_user.c.user_id == sa.bindparam("user"))),
    )
)
FORGET = (
    _rename(tables, "host_id"),
    _rename(tables, "opened_by"),
    _rename(seats, "user_id", name=""),
    _rename(seats, "leaver_id", name=""),
    _rename(results, "user_id", name=""),
    _FORGET_LATER_RATINGS,
    _rename(ratings, "user_id"),
    _rename(daily_tries, "user_id"),
    _delete(reviews, "user_id"),
    _delete(stickers, "user_id"),
    _delete(invitations, "user_id"),
    _rename(invitations, "host_id"),
    _delete(user_settings, "user_id"),
    _FORGET_NEWS,
    UNASK_TO_FORGET,
)


def old_logs(before: float) -> sa.Select[int, str, float, int]:
    """Of tables that were over before this moment, and whose end is shown: id, game, end, rows of the log."""
    return (
        sa.select(_t.id, _t.game, _t.updated_at, sa.func.count(moves.c.n))
        .join(moves, moves.c.table_id == _t.id)
        .where(_t.status == "over", _t.dirty == 0, _t.updated_at < before)
        .group_by(_t.id, _t.game, _t.updated_at)
        .order_by(_t.updated_at, _t.id)
    )
