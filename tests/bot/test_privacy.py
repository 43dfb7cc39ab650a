"""What is kept of a person: as a file for them alone, and gone once they are sure."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.commands import privacy
from bot.commands.preferences import LANGUAGE, OFFERED, TEXT_MODE
from bot.operations.settings import Settings
from bot.screens.operator import Operator, about, links
from bot.texts import Library
from playground import Playground, Seat
from storage import schema
from tables import seats
from tables.people import PUBLIC
from tables.table import KEPT_OF_A_SEAT
from tests.bot.house import LIBRARY, House, a_house, buttons, press, text
from tests.bot.test_together import in_turn

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.usefixtures("no_errors")


def dump(database: Path) -> str:
    """Everything on disk, as text."""
    with closing(sqlite3.connect(database)) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return "\n".join(repr(row) for table in tables for row in connection.execute(f"SELECT * FROM {table}"))


async def exported(play: Playground, seat: Seat) -> tuple[dict[str, Any], dict[str, Any]]:
    """The message and what is in its file."""
    reply = await seat.slash("me export")
    assert reply.ephemeral
    message = await reply.shown()
    content = await read(the_file(message)["file"]["url"])
    return message, json.loads(content)


def the_file(message: dict[str, Any]) -> dict[str, Any]:
    """The file that a message shows."""
    (container,) = message["components"]
    (found,) = [part for part in container["components"] if part["type"] == 13]
    return found


async def read(url: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200
        return await answer.read()


async def delete(seat: Seat) -> str:
    """Ask, be sure, be sure again; what is said then."""
    asked = await (await seat.slash("me delete")).shown()
    again = await (await seat.click("Go on", on=asked)).shown()
    return text(await (await seat.click("Delete everything", on=again)).shown())


FIELDS: dict[str, Iterable[str]] = {
    "settings": ("coach", TEXT_MODE, LANGUAGE, OFFERED, PUBLIC, "shared"),
    "hosted": ("id", "guild_id", "channel_id", "game", "created_at"),
    "seats": (*schema.seats.c.keys(), *KEPT_OF_A_SEAT),
    "moves": ("table_id", "n", "seat", "action", "by", "at"),
    "results": schema.results.c.keys(),
    "ratings": schema.ratings.c.keys(),
    "daily": schema.daily_tries.c.keys(),
}
"""By part of the file what may stand in it."""


@pytest.mark.parametrize("language", Library().languages)
@pytest.mark.parametrize("part", FIELDS)
def test_every_field_of_the_file_is_explained(part: str, language: str) -> None:
    about = Library().texts(language).plain(f"export-about-{part}")
    assert [field for field in FIELDS[part] if not re.search(rf"\b{field}\b", about)] == []


async def test_everything_as_a_file_each_part_explained(house: House, play: Playground) -> None:
    first, second = await in_turn(house)
    message, kept = await exported(play, first)
    assert "1 seat" in text(message)
    assert the_file(message)["name"] == "everything-about-me.json"
    assert kept["user_id"] == int(first.id)
    assert kept["seats"][0]["name"] == first.name
    assert second.name not in json.dumps(kept) and str(second.id) not in json.dumps(kept)
    assert kept["explained"].keys() == kept.keys() - {"explained"}
    assert all(kept["explained"].values())
    for part in ("hosted", "seats", "moves"):
        for row in kept[part]:
            assert {*row, *row.get("state", {})} <= {*FIELDS[part]}


def test_a_file_too_large_for_discord_is_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "LARGEST", 100)
    assert privacy._file({"a": 1})[0] == "everything-about-me.json"  # a whole export of 10 MB would take a minute
    name, content = privacy._file({"a": "b" * 500})
    assert name == "everything-about-me.json.gz" and len(content) < 100


async def test_delete_asks_twice_then_nothing_leads_to_them(tmp_path: Path, house: House, play: Playground) -> None:
    first, second = await in_turn(house)
    await first.slash("me coach")
    assert first.name in dump(tmp_path / "a.db") and str(first.id) in dump(tmp_path / "a.db")
    asked = await (await first.slash("me delete")).shown()
    assert "At your one unfinished table" in text(asked)
    assert first.name in dump(tmp_path / "a.db")
    said = await delete(first)
    assert "Nothing here leads to you" in said
    left = dump(tmp_path / "a.db")
    assert first.name not in left and str(first.id) not in left
    assert second.name in left
    _, kept = await exported(play, first)
    assert not any(kept[part] for part in ("seats", "left_seats", "moves", "results", "ratings", "settings"))


async def test_who_is_not_sure_keeps_all(tmp_path: Path, house: House) -> None:
    first, _ = await in_turn(house)
    asked = await (await first.slash("me delete")).shown()
    again = await (await first.click("Go on", on=asked)).shown()
    assert "You can’t undo this" in text(again)
    assert "Nothing has changed" in text(await (await first.click("No", on=again)).shown())
    assert first.name in dump(tmp_path / "a.db")
    odd = buttons(asked)["No"].replace("no", "maybe")
    assert "al:0:delete" in odd
    assert (await press(first, asked, odd)).ephemeral


async def test_the_game_goes_on_and_ends_without_them(tmp_path: Path, house: House) -> None:
    """What is in memory must not bring them back to disk."""
    first, second = await in_turn(house)
    await delete(first)
    (table,) = await house.tables.tables_of(int(second.id))
    at = await house.tables.find(table)
    assert first.name not in repr(at.seats) and str(first.id) not in repr(at.seats)
    await house.tables.change(table, seats.leave, int(second.id))
    left = dump(tmp_path / "a.db")
    assert first.name not in left and str(first.id) not in left


async def test_who_had_left_before_is_gone_from_the_game_too(tmp_path: Path, house: House) -> None:
    first, second = await in_turn(house)
    (table,) = await house.tables.tables_of(int(first.id))
    await house.tables.change(table, seats.leave, int(first.id))
    assert str(first.id) in dump(tmp_path / "a.db")
    await delete(first)
    at = await house.tables.find(table)
    assert all(seat.leaver is None or seat.leaver < 0 for seat in at.seats)
    await house.tables.change(table, seats.leave, int(second.id))
    assert str(first.id) not in dump(tmp_path / "a.db")


async def test_each_part_of_the_file_has_its_sentence(house: House) -> None:
    kept = await house.live.people.export(1)
    say = Library().texts("en")
    assert [part for part in kept if not say.has(f"export-about-{part}")] == []


# ---- whoever runs the bot --------------------------------------------------------------------------------------------

FULL = Operator(
    "Ana's Café [1]", "mail@example.org", "a firm, Norway", 16, 1, "https://example.org/p", "https://example.org/t",
    "https://discord.gg/help",
)  # fmt: skip


async def test_privacy_says_who_runs_the_bot_and_help_links(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db", operator=FULL) as house:
        ana = house.seat("Ana", locale="es-ES")
        policy, page = [text(await (await ana.slash(word)).shown()) for word in ("privacy", "help")]
        for said in ("mail@example.org", "a firm, Norway", "16 años", "1 día"):
            assert said in policy, said
        assert "Ana's Café \\[1\\]" in policy
        for shown in (policy, page):
            assert "[Política de privacidad](<https://example.org/p>)" in shown
            assert "(<https://example.org/t>)" in shown and "[Ayuda](<https://discord.gg/help>)" in shown


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_nothing_is_said_of_an_operator_whom_no_setting_names(language: str) -> None:
    say = LIBRARY.texts(language)
    assert about(Operator(), say) == links(Operator(), say) == ()
    assert len(about(FULL, say)) == len(links(FULL, say)) == 1
    assert len(links(Operator(terms="https://example.org/t"), say)) == 1


def test_the_policies_leave_open_what_the_settings_say() -> None:
    """Each placeholder is a setting, so that `/privacy` says what the published page says."""
    pages = {name: (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("privacy.md", "terms.md")}
    open = {name: set(re.findall(r"\[([A-Z_]+)\]", page)) for name, page in pages.items()}
    told = {"OPERATOR", "OPERATOR_CONTACT", "OPERATOR_HOSTING", "MINIMUM_AGE", "BACKUP_DAYS"}
    assert open["privacy.md"] == told <= set(Settings.model_fields) and open["terms.md"] <= told
