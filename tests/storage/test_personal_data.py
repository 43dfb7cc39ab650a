"""The whole schema: whatever says who somebody is is handed out to them, and gone when they are forgotten."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from storage.rows import OURS
from storage.schema import metadata
from storage.store import TableStore
from tests.storage.conftest import open_at
from tests.storage.test_people import forget

ZOE, NAME = 777_000_111_222_333, "Zoë the Unmistakable"
OTHER = 31

IDS = {
    "tables.host_id",
    "tables.opened_by",
    "seats.user_id",
    "seats.leaver_id",
    "moves.user_id",
    "results.user_id",
    "ratings.user_id",
    "daily_tries.user_id",
    "evening_people.user_id",
    "reviews.user_id",
    "stickers.user_id",
    "invitations.user_id",
    "invitations.host_id",
    "user_settings.user_id",
    "forgetting.user_id",
}
"""Columns with a person's id."""
NAMES = {"seats.name", "results.name", "evening_people.name"}
"""Columns with a person's name."""
INSIDE = {"guild_settings.settings": {"news": {str(ZOE): ["alakazoo"]}}, "user_settings.settings": {"locale": "gl"}}
"""JSON with a person in it, or about one."""
NOBODY = {
    "tables": "id guild_id channel_id parent_id game status n revision dirty wake_at created_at updated_at "
    "seed options house snapshot undo",
    "posts": "owner_id kind number state message_id about",
    "seats": "table_id seat ai state",
    "clocks": "table_id name number seat due_at phase remaining",
    "moves": "table_id n seat question by rules_version at action events",
    "results": "table_id seat ai place points winner reason game guild_id options ended_at leaver rated mean deviation "
    "collected",
    "ratings": "game mean deviation played updated_at",
    "daily_seeds": "day game seed",
    "daily_tries": "day game table_id own_game",
    "daily_pars": "day game par",
    "days_away": "day connection seconds",
    "evenings": "guild_id channel_id hour zone days locale day due_at active_at asleep_at problem posted refused",
    "evening_posts": "guild_id day channel_id at table_id revision shown",
    "evening_people": "guild_id called waits_at",
    "invitations": "day guild_id number table_id",
    "reviews": "table_id asked_at accuracy found",
    "stickers": "game sticker table_id at",
    "guild_settings": "guild_id",
    "user_settings": "",
    "heartbeat": "id at",
    "forgetting": "shard shards alias",
}
"""Columns that say nobody's id or name: of these somebody has made sure."""


def test_of_every_column_it_is_known_whether_it_says_who_somebody_is() -> None:
    """A new column stands in none of the lists. One that says who somebody is belongs into export and delete first."""
    known = IDS | NAMES | INSIDE.keys() | {f"{table}.{name}" for table, some in NOBODY.items() for name in some.split()}
    assert {f"{table.name}.{column.name}" for table in metadata.tables.values() for column in table.columns} == known


def value(column: sa.Column[Any]) -> Any:
    """Something to put into a column of Zoë's row."""
    name = f"{column.table.name}.{column.name}"
    if name in IDS:
        return ZOE
    if name in NAMES:
        return NAME
    if name in INSIDE:
        return json.dumps(INSIDE[name])
    if column.foreign_keys or (name == "tables.id"):
        return 1
    if name == "guild_settings.guild_id":
        return OURS
    if isinstance(column.type, sa.LargeBinary):
        return b"{}"
    if column.name in ("options", "house", "state", "found"):
        return "{}"
    if column.name in ("action", "events"):
        return "[]"
    return {"status": "over", "game": "alakazum", "by": "player"}.get(column.name, 0)


def fill(path: Path) -> None:
    """A row of Zoë's in every table, and one of somebody else's in those with people."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in metadata.tables.values():
            row = {column.name: value(column) for column in table.columns}
            rows = [row]
            if {f"{table.name}.{name}" for name in row} & IDS and table.name != "tables":
                own = {name: OTHER if row[name] == ZOE else "Ben" if row[name] == NAME else row[name] for name in row}
                rows.append({**own, **{name: 1 for name in ("seat", "n") if name in own}})
            marks = ",".join("?" * len(row))
            for each in rows:
                names = ",".join(f'"{name}"' for name in each)
                connection.execute(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", list(each.values()))


def everything(path: Path) -> str:
    """All rows of all tables, as text."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(map(repr, [r for t in metadata.tables for r in connection.execute(f"SELECT * FROM {t}")]))


async def opened(path: Path) -> TableStore:
    fill(path)
    return await open_at(path)


async def test_whatever_says_who_somebody_is_is_handed_out(path: Path) -> None:
    store = await opened(path)
    kept = await store.export_user(ZOE)
    rows = {"tables": "hosted", "seats": "seats", "moves": "moves", "results": "results", "ratings": "ratings"}
    rows |= {"daily_tries": "daily", "evening_people": "evenings"}
    rows |= {"stickers": "album", "reviews": "reviews", "invitations": "invitations"}
    wishes = {"forgetting.user_id"}  # there for the moments until it is done: not told, for nothing follows from it
    for column in IDS - wishes - {"user_settings.user_id", "seats.leaver_id"}:
        assert kept[rows[column.partition(".")[0]]], column
    assert kept["left_seats"] and kept["settings"] == INSIDE["user_settings.settings"]
    assert kept["news"] == ["alakazoo"] and kept["user_id"] == ZOE
    assert {kept["seats"][0]["name"], kept["results"][0]["name"]} == {NAME}
    assert str(OTHER) not in json.dumps(kept) and "Ben" not in json.dumps(kept)
    await store.close()


async def test_whatever_says_who_somebody_is_is_gone(path: Path) -> None:
    store = await opened(path)
    before = everything(path)
    assert before.count(str(ZOE)) >= len(IDS) and NAME in before
    others = await store.export_user(OTHER)
    await forget(store, ZOE)
    await store.close()
    after = everything(path)
    assert str(ZOE) not in after and NAME not in after
    store = await open_at(path)
    assert await store.export_user(OTHER) == others
    await store.close()


async def test_one_pseudonym_stands_for_them_everywhere(path: Path) -> None:
    store = await opened(path)
    await forget(store, ZOE)
    with closing(sqlite3.connect(path)) as connection:
        gone = {"user_settings.user_id", "forgetting.user_id", "evening_people.user_id"}
        found = {
            row[0]
            for table, _, column in (name.partition(".") for name in IDS - gone)
            for row in connection.execute(f"SELECT {column} FROM {table} WHERE {column} != {OTHER}")
        }
    (alias,) = found
    assert alias < 0
    await store.close()
