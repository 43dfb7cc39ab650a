"""The tables of the database. A change here needs a migration beside it; a test compares the two.

JSON is kept as text and booleans as 0 and 1, so that every value goes to the driver as it is.
"""

from typing import Any

import sqlalchemy as sa

#: `PRAGMA application_id` of our files, "Alkz": how we know a file for ours before touching it.
APPLICATION_ID = 0x416C6B7A

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> "sa.Column[int]":
    """The reference to a table; checked at commit, so that the rows of one save may come in any order."""
    reference = sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED")
    return sa.Column("table_id", _ID, reference, primary_key=True)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", _ID, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("parent_id", sa.BigInteger),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("host_id", sa.BigInteger, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("dirty", sa.Integer, nullable=False),
    sa.Column("wake_at", sa.Double),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("updated_at", sa.Double, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("house", sa.Text, nullable=False),
    # the long ones last: SQLite reads a row from its beginning and stops where it knows enough
    sa.Column("snapshot", sa.LargeBinary),
    sa.Column("undo", sa.LargeBinary),  # not used any more
    sa.Column("opened_by", sa.BigInteger),  # who opened it, also once somebody else is the host; null: not counted
    # every move replaces the row: with room for the new one on its page PostgreSQL needn't touch the indexes
    postgresql_with={"fillfactor": 50},
)


def _only(rows: sa.ColumnElement[bool] | sa.TextClause) -> dict[str, Any]:
    """An index over these rows alone, in both databases."""
    return {"sqlite_where": rows, "postgresql_where": rows}


# None of them has an entry that a move changes: each would be one more page to write at every commit.
_not_over = tables.c.status != "over"
_over_unsent = sa.and_(tables.c.status == "over", tables.c.dirty == 1)
sa.Index("ix_tables_one_live_a_channel", tables.c.channel_id, unique=True, **_only(_not_over))
sa.Index("ix_tables_live", tables.c.id, **_only(_not_over))
sa.Index("ix_tables_over_unsent", tables.c.id, **_only(_over_unsent))
sa.Index("ix_tables_live_parent", tables.c.parent_id, **_only(_not_over))
sa.Index("ix_tables_live_guild", tables.c.guild_id, **_only(_not_over))
sa.Index("ix_tables_live_host", tables.c.host_id, **_only(_not_over))
sa.Index("ix_tables_opened_by", tables.c.opened_by, tables.c.created_at)

posts = sa.Table(
    "posts",  # messages of ours in channels: whether each is there
    metadata,
    sa.Column("owner_id", _ID, primary_key=True),  # a table; a server's id, negative: its evening posts
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("number", _ID, primary_key=True),  # tells those of one kind apart; of an evening: 20251122
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("about", sa.Text, nullable=False, server_default=""),  # JSON, or nothing
    sqlite_with_rowid=False,
)

seats = sa.Table(
    "seats",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("ai", sa.Text),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("leaver_id", sa.BigInteger),  # who sat here and left the game for good
    sa.Index("ix_seats_user_id", "user_id"),
    sa.Index("ix_seats_leaver_id", "leaver_id", **_only(sa.text("leaver_id IS NOT NULL"))),
    sqlite_with_rowid=False,
)

clocks = sa.Table(
    "clocks",
    metadata,
    _of_table(),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("number", _ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: no seat
    sa.Column("due_at", sa.Double, nullable=False),
    sa.Column("phase", sa.Text, nullable=False, server_default="runs"),
    sa.Column("remaining", sa.Double, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

moves = sa.Table(
    "moves",
    metadata,
    _of_table(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("question", _ID),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

results = sa.Table(
    "results",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("ai", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("winner", sa.Integer, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    # of the table, so that a recount and a board of the best read no tables
    sa.Column("game", sa.Text, nullable=False, server_default=""),
    sa.Column("guild_id", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("options", sa.Text, nullable=False, server_default="{}"),
    sa.Column("ended_at", sa.Double, nullable=False, server_default="0"),
    sa.Column("leaver", sa.Integer, nullable=False, server_default="0"),
    sa.Column("rated", sa.Integer, nullable=False, server_default="0"),
    sa.Column("mean", sa.Double),  # the rating after the game; of an AI, the one it played with
    sa.Column("deviation", sa.Double),
    sa.Column("collected", sa.Integer, nullable=False, server_default="0"),  # 1: its stickers are in the album
    sa.Index("ix_results_user_id", "user_id"),
    sa.Index("ix_results_guild_id", "guild_id", "game"),
    sqlite_with_rowid=False,
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("deviation", sa.Double, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("updated_at", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

daily_seeds = sa.Table(
    "daily_seeds",  # drawn at random a day ahead, by whichever process asks first
    metadata,
    sa.Column("day", sa.Text, primary_key=True),  # of UTC: 2026-11-22
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

daily_tries = sa.Table(
    "daily_tries",  # who has begun which daily table: its key lets each person begin it once
    metadata,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), nullable=False),
    sa.Column("own_game", sa.Integer),  # 1: the day's own game, 0: another one; null: begun before there was one
    sa.Index("ix_daily_tries_user_id", "user_id"),
    sqlite_with_rowid=False,
)

daily_pars = sa.Table(
    "daily_pars",  # what the best AI reaches on a day's shuffle; whichever process is first writes it
    metadata,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("par", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)

days_away = sa.Table(
    "days_away",  # for how long of a day people couldn't see the bot: long enough, and the day breaks no streak
    metadata,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("connection", _ID, primary_key=True),  # as in the heartbeat
    sa.Column("seconds", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

evenings = sa.Table(
    "evenings",  # a server's evening post: where and when, and when it is due next
    metadata,
    sa.Column("guild_id", _ID, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("hour", sa.Integer, nullable=False),
    sa.Column("zone", sa.Text, nullable=False),
    sa.Column("days", sa.Text, nullable=False),  # weekdays from Monday, 1: "12345"
    sa.Column("locale", sa.Text, nullable=False),
    sa.Column("day", sa.Text, nullable=False),  # the local date that is due next: 2026-11-22
    sa.Column("due_at", sa.Double),  # null: off
    sa.Column("active_at", sa.Double, nullable=False),  # when it was turned on, or its post was last pressed
    sa.Column("asleep_at", sa.Double),  # null: awake
    sa.Column("problem", sa.Text, nullable=False),  # why it was turned off, until somebody has been told
    sa.Column("posted", sa.Integer, nullable=False, server_default="0"),  # since it was turned on; the first ones count
    sa.Column("refused", sa.Integer, nullable=False, server_default="0"),  # in a row
    sa.Index("ix_evenings_due_at", "due_at", **_only(sa.text("due_at IS NOT NULL"))),
)

evening_posts = sa.Table(
    "evening_posts",  # saved before it is posted: its key lets each evening have one
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
    sa.Column("day", sa.Text, primary_key=True),  # the server's local date
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("at", sa.Double, nullable=False),  # when it was due
    sa.Column("table_id", _ID),  # that was opened from it
    sa.Column("revision", sa.Integer, nullable=False),  # of what it should show
    sa.Column("shown", sa.Integer, nullable=False),  # and of what it surely shows
    sqlite_with_rowid=False,
)

evening_people = sa.Table(
    "evening_people",  # who is mentioned in a server's post, and who wants to play
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("called", sa.Integer, nullable=False),
    sa.Column("waits_at", sa.Double),  # since when they wait for a table; null: they don't
    sa.Index("ix_evening_people_user_id", "user_id"),
    sqlite_with_rowid=False,
)

invitations = sa.Table(
    "invitations",  # of a local day of a server: its key lets each person be called once, the index a host call so many
    metadata,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("host_id", sa.BigInteger, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # of those whom the host has called
    sa.Column("table_id", _ID, nullable=False),
    sa.Index("ix_invitations_of_host", "day", "guild_id", "host_id", "number", unique=True),
    sa.Index("ix_invitations_user_id", "user_id"),
    sa.Index("ix_invitations_host_id", "host_id"),
    sqlite_with_rowid=False,
)

reviews = sa.Table(
    "reviews",  # what was worked out of somebody's own decisions in a finished game
    metadata,
    _of_table(),
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("asked_at", sa.Double, nullable=False),
    sa.Column("accuracy", sa.Double),  # percent; null: it isn't complete yet
    sa.Column("found", sa.Text, nullable=False),
    sa.Index("ix_reviews_user_id", "user_id"),
    sa.Index("ix_reviews_open", "asked_at", **_only(sa.text("accuracy IS NULL"))),
    sqlite_with_rowid=False,
)

stickers = sa.Table(
    "stickers",  # somebody's album: each once, of the first game that brought it
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("sticker", sa.Text, primary_key=True),
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id", deferrable=True, initially="DEFERRED"), nullable=False),
    sa.Column("at", sa.Double, nullable=False),  # when that game ended
    sa.Index("ix_stickers_table_id", "table_id"),
    sqlite_with_rowid=False,
)

guild_settings = sa.Table(
    "guild_settings",
    metadata,
    sa.Column("guild_id", _ID, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.Text, nullable=False),
)

user_settings = sa.Table(
    "user_settings",
    metadata,
    sa.Column("user_id", _ID, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.Text, nullable=False),
)

heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),  # 1; of one of several connections: storage.rows.beat_id, session_id
    sa.Column("at", sa.Double, nullable=False),
)

forgetting = sa.Table(
    "forgetting",  # who is to be forgotten, until they are
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("shard", sa.Integer, primary_key=True),  # whose process has yet to let them go; -1: the whole
    sa.Column("shards", sa.Integer, nullable=False),  # of how many; 0: nobody has begun
    sa.Column("alias", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
