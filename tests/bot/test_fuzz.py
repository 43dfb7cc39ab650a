"""Whatever comes in from outside is read, or refused by the error that says so: nothing else escapes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from structlog.testing import capture_logs

from bot.operations.discord_address import point_at
from bot.operations.settings import Settings
from bot.screens.custom_ids import Press, custom_id, in_a_row, read_press
from bot.screens.house_rules import rules_of, table_rules_of
from games import GAMES
from games.kernel import codec
from storage.addresses import file
from storage.errors import NoSuchTable, StorageError, UnusableAddress
from storage.store import TableStore
from tables import press as press_of
from tables.errors import BadOptionError, UnknownLevelError
from tables.lobby import checked_options, checked_rules
from tables.replies import Hand, Person, Refused, Reply
from tables.table import Place
from tables.table_rules import TableRules
from tables.tables import Tables
from tests.bot.house import House, a_game, text
from tests.bot.test_abuse import forge
from tests.bot.test_playing import state


def examples(quick: int, many: int) -> pytest.MarkDecorator:
    """How many are tried: few in every run, many in `make test-long`."""
    return pytest.mark.parametrize("tries", [quick, pytest.param(many, marks=pytest.mark.long)])


def run(tries: int, test: Callable[..., None], *strategies: st.SearchStrategy[Any]) -> None:
    """Try `test` with that many examples."""
    profile = settings(
        max_examples=tries,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=tries < 1000,
    )
    profile(given(*strategies)(test))()


WORDS = st.text(max_size=12) | st.sampled_from(["lobby", "options", "hand", "standing", "log", "undo", "pause", "end"])
VIEWS = WORDS | st.sampled_from(["rules", "watch", "1", "2", "9999999999", "0", "007", "²", "٣"])
ACTIONS = (
    st.text(max_size=60)
    | st.from_regex(r"[A-Za-z0-9._~%+*-]{1,60}", fullmatch=True)
    | st.sampled_from(
        ["join", "start", "add", "open", "back", "check", "again", "agree", "ask", "resume", "*", "*1", "0*", "a*b"]
    )
    | st.builds(
        lambda name, value: f"{name}.{value}",
        st.sampled_from(["remove", "add", "clock", "reactions", "absence", "stand_in", "alakazum", "nothing"]),
        st.integers() | st.text(max_size=8) | st.sampled_from(["easy", "live", "slow", "yes", "no"]),
    )
)
TABLES = st.sampled_from(["0", "1", "2", "01", "-1", "999999999999999999", "9999999999999999999"]) | st.text(max_size=5)
CUSTOM_IDS = st.text(max_size=100) | st.builds(lambda *parts: ":".join(("al", *parts)), TABLES, VIEWS, ACTIONS)
VALUES = st.none() | st.lists(ACTIONS, max_size=25)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)


# ---- what people send ----------------------------------------------------------------------------------------------


@examples(150, 20_000)
def test_custom_ids(tries: int) -> None:
    def one(written: str, values: list[str] | None) -> None:
        press = read_press(written, values)
        assert press is None or isinstance(press, Press)
        if press is not None:
            assert press.actions and 0 <= press.table < 2**63
            assert press.question is None or press.question > 0
            if values is None:
                assert custom_id(press.table, press.place, in_a_row(*press.actions)) == written

    run(tries, one, CUSTOM_IDS, VALUES)


@examples(150, 20_000)
def test_actions(tries: int) -> None:
    def one(spelled: str) -> None:
        try:
            action = codec.from_short(spelled)
        except ValueError:
            return
        assert codec.short(action) == spelled

    run(tries, one, ACTIONS)


@examples(30, 4000)
@pytest.mark.parametrize("who", ["Eve", "Ana"])
async def test_the_bot_answers_any_press(tries: int, who: str, house: House) -> None:
    """Who doesn't sit there changes nothing by it; who does, does what is offered, and nothing breaks the bot."""
    await a_game(house, "Ana", "Bea")
    seat = house.seat(who)
    board, before, loop = seat.messages[0], await state(house), asyncio.get_running_loop()

    async def press(custom_id: str, values: list[str] | None) -> None:
        reply = await forge(seat, board, custom_id, values)
        assert not reply.failed, reply.reason
        assert reply.ephemeral or who == "Ana"
        if reply.ephemeral:
            said = text(await reply.shown())
            assert said and "Something went wrong on our side" not in said

    def one(custom_id: str, values: list[str] | None) -> None:
        asyncio.run_coroutine_threadsafe(press(custom_id[:100], values), loop).result(20)

    await asyncio.to_thread(run, tries, one, CUSTOM_IDS, VALUES)
    assert who == "Ana" or await state(house) == before


@examples(60, 10_000)
@pytest.mark.parametrize("key", GAMES)
def test_options(key: str, tries: int) -> None:
    names = st.sampled_from([*GAMES[key].Options.model_fields, "seconds", "x"]) | st.text(max_size=8)

    def one(wishes: dict[str, Any], word: str) -> None:
        with contextlib.suppress(BadOptionError):
            kept = checked_options(GAMES[key], wishes)
            assert kept == checked_options(GAMES[key], kept)
        for rule in rules_of(key):
            with contextlib.suppress(ValueError):
                value = rule.read(word)
                assert rule.spell(value) == word
                table_rules_of(key, {rule.name: value}, "en")

    run(
        tries,
        one,
        st.dictionaries(names, JSON, max_size=4),
        st.text(max_size=10) | st.sampled_from(["yes", "no", "30"]),
    )


@examples(60, 10_000)
def test_house_rules(tries: int) -> None:
    names = st.sampled_from(list(TableRules.model_fields)) | st.text(max_size=8)

    def one(kept: dict[str, Any]) -> None:
        try:
            house = TableRules.model_validate(kept)
        except ValidationError:
            return
        with contextlib.suppress(BadOptionError, UnknownLevelError):
            checked_rules(GAMES["alakazum"], house)

    run(tries, one, st.dictionaries(names, JSON, max_size=4))


# ---- what operators set --------------------------------------------------------------------------------------------

SET = st.text(st.characters(exclude_characters="\x00", exclude_categories=["Cs"]), max_size=40) | st.sampled_from(
    ["0", "-1", "65536", "1e400", "nan", "http://", "http://[", "http://x:99999", "ftp://x", "INFO", "json"]
)


@examples(80, 10_000)
def test_settings(tries: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)

    def one(values: dict[str, str]) -> None:
        with pytest.MonkeyPatch.context() as patch:
            for name in Settings.model_fields:
                patch.delenv(name, raising=False)
            for name, value in values.items():
                patch.setenv(name, value)
            try:
                found = Settings()
            except ValidationError as error:
                secret = values.pop("DISCORD_TOKEN", "")
                told = "; ".join(one["msg"] for one in error.errors())
                assert len(secret) < 8 or secret in "; ".join(values.values()) or secret not in told
                return
        with contextlib.suppress(UnusableAddress):
            assert not file(found.DATABASE_URL).is_dir()

    run(tries, one, st.dictionaries(st.sampled_from(list(Settings.model_fields)), SET))


@examples(80, 10_000)
def test_addresses(tries: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def of_database(url: str) -> None:
        with contextlib.suppress(UnusableAddress):
            file(url)

    places = (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    )
    for owner, name in places:
        monkeypatch.setattr(owner, name, getattr(owner, name))

    def of_discord(url: str) -> None:
        with contextlib.suppress(ValueError):
            point_at(url)

    urls = SET | st.builds("sqlite{}:///{}".format, st.sampled_from(["", "+aiosqlite", "+x"]), st.text(max_size=20))
    run(tries, of_database, urls)
    run(tries, of_discord, SET | st.builds("http://{}".format, SET))


# ---- what is read back from disk -----------------------------------------------------------------------------------


@examples(120, 20_000)
def test_json(tries: int) -> None:
    def one(data: bytes | str) -> None:
        for load in (codec.loads, codec.load_events):
            with contextlib.suppress(ValueError):
                load(data)

    run(tries, one, st.binary(max_size=40) | st.text(max_size=40) | JSON.map(codec.dumps))


def test_json_nested_without_end() -> None:
    for load in (codec.loads, codec.load_events):
        for nested in (b"[" * 100_000, b'[["a", ' + b"[" * 900 + b"]" * 900 + b", null]]"):
            with contextlib.suppress(ValueError):
                load(nested)
    with pytest.raises(ValueError, match="nested too deeply"):
        codec.loads(b"[" * 100_000)


COLUMNS = (
    ("options", "tables WHERE id = 1"),
    ("house", "tables WHERE id = 1"),
    ("snapshot", "tables WHERE id = 1"),
    ("seed", "tables WHERE id = 1"),
    ("state", "seats WHERE table_id = 1 AND seat = 0"),
    ("events", "moves WHERE table_id = 1 AND n = 0"),
)


@examples(25, 2000)
async def test_rows_that_somebody_spoiled(tries: int, tmp_path: Path) -> None:
    """The store refuses by its own errors; the tables refuse, tell nobody what was in the row, and the others play."""
    path = tmp_path / "a.db"
    store = await TableStore.open(f"sqlite+aiosqlite:///{path}", wait=0)
    tables = Tables(store)
    await tables.begin()
    for channel in (1, 2):
        await tables.open(Place(1, channel), Person(7, "Ana"), "alakazum", ai=["easy"])
        await tables.start(channel, 7)
    await tables.close()
    loop = asyncio.get_running_loop()
    with closing(sqlite3.connect(path)) as connection:
        first = {where: _value(connection, *where) for where in COLUMNS}

    async def look(spoiled: bytes | str) -> None:
        with contextlib.suppress(StorageError):
            row = await store.load(1)
            assert isinstance(row.options, dict) and isinstance(row.house, dict)
        with contextlib.suppress(StorageError):
            await store.moves(1)
        again = Tables(store)
        await again.begin()
        replies: list[Reply | Hand] = [
            await again.hand(1, 7),
            await again.watch(1),
            await again.change(1, press_of.press, 7, 1, [("x",)]),
        ]
        for reply in replies:
            if isinstance(reply, Refused):
                assert len(str(spoiled)) < 5 or str(spoiled) not in str(reply.facts)
        assert isinstance(await again.hand(2, 7), Hand)
        await again.close()

    def one(where: tuple[str, str], spoiled: bytes | str) -> None:
        with closing(sqlite3.connect(path)) as connection:
            _put(connection, *where, spoiled)
        try:
            asyncio.run_coroutine_threadsafe(look(spoiled), loop).result(20)
        finally:
            with closing(sqlite3.connect(path)) as connection:
                _put(connection, *where, first[where])

    spoils = (
        st.binary(max_size=40) | st.text(st.characters(exclude_categories=["Cs"]), max_size=40) | JSON.map(codec.dumps)
    )
    with capture_logs():  # of faults there are many
        await asyncio.to_thread(run, tries, one, st.sampled_from(COLUMNS), spoils)
    with pytest.raises(NoSuchTable):
        await store.load(3)
    await store.close()


def _value(connection: sqlite3.Connection, column: str, where: str) -> Any:
    return connection.execute(f"SELECT {column} FROM {where}").fetchone()[0]


def _put(connection: sqlite3.Connection, column: str, where: str, value: Any) -> None:
    table, _, condition = where.partition(" WHERE ")
    with connection:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {condition}", [value])
