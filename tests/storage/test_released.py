"""Databases of every released version go on with this one: schema, rules, house rules, questions, clocks."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.delivery.layout import compose
from bot.screens.hand import hand as hand_screen
from bot.screens.table import board
from bot.texts import Library
from games import GAMES
from games.alakazum import Alakazum
from games.alakazum.cards import NUMBERS
from storage.errors import NewerDatabase
from storage.inspection import problems
from storage.rows import WAS_WARNED, KeptPost
from storage.store import TableStore
from tables import formats
from tables.albums import Albums
from tables.replies import Done, Hand
from tables.tables import Tables
from tables.time_source import FakeTime
from tables.timing import Timing
from tests.databases import url
from tests.storage.released import build

VERSIONS = sorted(file.stem for file in build.HERE.glob("*.db"))
SAY = Library().texts("en")


def copy_of(version: str, folder: Path) -> Path:
    return Path(shutil.copy(build.HERE / f"{version}.db", folder / "bot.db"))


class Deployed:
    """The tables of a released version under the rules of another."""

    def __init__(self, path: Path, games: dict[str, Any] = GAMES, *, running: bool = True) -> None:
        """`running`: clocks run and AI play."""
        self.path, self.games, self.running = path, games, running
        self.clock = FakeTime(build.NOW + 5_000_000)

    async def __aenter__(self) -> Deployed:
        self.store = await TableStore.open(url(self.path), now=self.clock.now, wait=0)
        await formats.settle(self.store, self.games)
        self.tables = Tables(self.store, games=self.games, time=self.clock, timing=Timing(answer=(0.0, 0.0)))
        await self.tables.begin()
        if self.running:
            await self.tables.connected()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.tables.close()
        await self.store.close()


def on_tables(version: str) -> list[dict[str, Any]]:
    """What was on the tables when that version was released."""
    return json.loads((build.HERE / f"{version}.json").read_text())


def test_each_version_left_games_under_way_and_a_lobby() -> None:
    assert VERSIONS
    for version in VERSIONS:
        assert {row["status"] for row in on_tables(version)} == {"live", "lobby"}


@pytest.mark.parametrize("version", VERSIONS)
async def test_all_that_was_on_the_tables_is_there(version: str, tmp_path: Path) -> None:
    path = copy_of(version, tmp_path)
    async with Deployed(path, running=False) as deployed:
        for was in on_tables(version):
            table = await deployed.tables.find(was["table"])
            now = build.whats_on(table)
            was["clocks"] = [key for key in was["clocks"] if not key[0].startswith(":stood.")]  # since 0012 no row
            for name in ("game", "status", "n", "seats", "clocks", "asked"):
                assert now[name] == was[name], name
            for name in ("options", "house"):  # a later version may have more of them, never fewer or others
                assert {key: now[name].get(key) for key in was[name]} == was[name]
            assert compose(board(table, [], SAY)).components
            for person in build.PEOPLE if table.status == "live" else ():
                hand = await deployed.tables.hand(table.id, person.id)
                assert isinstance(hand, Hand) and compose(hand_screen(hand, SAY)).components
    assert problems(path) == []


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_game_goes_on_to_its_end_and_the_lobby_begins(version: str, tmp_path: Path) -> None:
    async with Deployed(copy_of(version, tmp_path)) as deployed:
        # the lobby first: it doesn't wait until the others have played to the end
        for was in sorted(on_tables(version), key=lambda was: was["status"] != "lobby"):
            if was["status"] == "lobby":
                assert isinstance(await deployed.tables.start(was["table"], build.PEOPLE[0].id), Done)
            table = await deployed.tables.find(was["table"])
            await build.play(deployed.tables, table, deployed.clock, until=5000)
            assert table.status == "over" and table.game is not None and table.game.outcome is not None
            table.game.check()
            assert len(await deployed.store.moves(table.id)) == table.n + 1
        albums = Albums(deployed.store, GAMES, deployed.tables.find, deployed.clock)
        found = [one for person in build.PEOPLE for one in await albums.of(person.id)]
        assert "alakazum" in {one.game for one in found}


async def test_whoever_was_warned_of_streaks_is_still_to_be_told_that_nobody_is(tmp_path: Path) -> None:
    path = copy_of(VERSIONS[-1], tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        warned = {"language": "es", "warned": {"locale": "es", "day": "2025-11-22", "sent": True}}
        kept = [(1, json.dumps(warned)), (2, json.dumps({"language": "warned"}))]
        connection.executemany("INSERT INTO user_settings (user_id, settings) VALUES (?, ?)", kept)
        connection.commit()
    async with Deployed(path, running=False) as deployed:
        assert await deployed.store.user_settings(1) == {"calls": "played", "language": "es", WAS_WARNED: True}
        assert await deployed.store.user_settings(2) == {"calls": "played", "language": "warned"}


async def test_whoever_is_known_goes_on_with_who_may_call_them(tmp_path: Path) -> None:
    """As before 0018, where nothing was chosen: those they have played with. The new default is for who comes later."""
    path, seated, chose, new = copy_of(VERSIONS[-1], tmp_path), 901, 902, 903
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"UPDATE seats SET user_id = {seated} WHERE user_id = (SELECT max(user_id) FROM seats)")
        chosen = (chose, json.dumps({"calls": "everybody"}))
        connection.execute("INSERT INTO user_settings (user_id, settings) VALUES (?, ?)", chosen)
        connection.commit()
    async with Deployed(path, running=False) as deployed:
        found = [(await deployed.store.user_settings(user)).get("calls") for user in (seated, chose, new)]
    assert found == ["played", "everybody", None]


async def test_who_chose_the_coach_has_it_and_what_it_had_told_is_gone(tmp_path: Path) -> None:
    path = copy_of(VERSIONS[-1], tmp_path)
    told = {"games": {"alakazum": {"told": {"goal": 1}, "at": [1, 4, "goal"]}}}
    chosen = ({**told, "on": False}, {**told, "on": True}, told)
    with closing(sqlite3.connect(path)) as connection:
        kept = [(user, json.dumps({"language": "es", "coach": coach})) for user, coach in enumerate(chosen)]
        connection.executemany("INSERT INTO user_settings (user_id, settings) VALUES (?, ?)", kept)
        connection.commit()
    async with Deployed(path, running=False) as deployed:
        found = [await deployed.store.user_settings(user) for user in range(3)]
    expected = [{"coach": False}, {"calls": "played", "coach": True}, {"calls": "played"}]
    assert found == [{"language": "es"} | one for one in expected]


async def test_what_was_known_of_messages_is_known_still(tmp_path: Path) -> None:
    """Table by table, as versions from before `posts` (0013) kept it: a board's id, and calls as JSON or null."""
    path = Path(shutil.copy(build.HERE / "clocks" / "before.db", tmp_path / "bot.db"))
    kept = {
        1: (11, '[["turn", 4, [0], 12, false], ["turn", 3, [1], 13, true], ["offer-call", 5, [1], 0, false]]'),
        2: (21, '[["board", 0, [], null, false], ["window-call", 2, [0, 1], null, false]]'),
        3: (None, '[["board", 0, [], null, false], ["end", 0, [], null, false]]'),
        4: (41, None),
        5: (51, '[["moved", 0, [], 52, true]]'),
    }
    with closing(sqlite3.connect(path)) as connection:
        rows = [(message, calls, table) for table, (message, calls) in kept.items()]
        connection.executemany("UPDATE tables SET message_id = ?, calls = ? WHERE id = ?", rows)
        connection.commit()
    async with Deployed(path, running=False) as deployed:
        posts = {table: (await deployed.store.load(table)).posts for table in range(1, 7)}
    assert posts == {
        1: (
            KeptPost("board", 0, "there", 11),
            KeptPost("call", 1, "there", 12, '["turn", 4, [0], false]'),
            KeptPost("call", 2, "there", 13, '["turn", 3, [1], true]'),
            KeptPost("call", 3, "gone", None, '["offer-call", 5, [1], false]'),
        ),
        2: (
            KeptPost("board", 0, "unsure", 21),
            KeptPost("call", 2, "unsure", None, '["window-call", 2, [0, 1], false]'),
        ),
        3: (KeptPost("board", 0, "unsure"), KeptPost("end", 0, "unsure")),
        4: (KeptPost("before", 0, "unsure"), KeptPost("board", 0, "there", 41)),
        5: (KeptPost("board", 0, "there", 51), KeptPost("call", 1, "there", 52, '["moved", 0, [], true]')),
        6: (),
    }


async def test_what_was_known_of_evening_posts_is_known_still(tmp_path: Path) -> None:
    """As versions from before 0014 kept it: a message's id; null where nobody knew; 0 where none was to be."""
    path, guild = Path(shutil.copy(build.HERE / "clocks" / "before.db", tmp_path / "bot.db")), 10 << 22
    with closing(sqlite3.connect(path)) as connection:
        kept = [(guild, f"2025-11-2{n}", n, message) for n, message in enumerate((0, None, 77))]
        insert = "INSERT INTO evening_posts (guild_id, day, at, message_id, channel_id, asleep, revision, shown) "
        connection.executemany(f"{insert} VALUES (?, ?, ?, ?, 20, 0, 1, 1)", kept)
        connection.commit()
    async with Deployed(path, running=False) as deployed:
        posts = await deployed.store.evenings.posts(guild)
        assert await deployed.store.evenings.unsure(None) == [guild]
    known = [(post.day, post.state, post.message_id) for post in posts]
    assert known == [("2025-11-22", "there", 77), ("2025-11-21", "unsure", None), ("2025-11-20", "gone", None)]


async def test_changed_rules_keep_the_house_rules_of_a_game_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another default, one more house rule, another number of the rules, by which games under way go on."""
    monkeypatch.setitem(NUMBERS, Alakazum.RULES_VERSION + 1, NUMBERS[Alakazum.RULES_VERSION])

    class LaterRules(Alakazum.Options):  # type: ignore[name-defined,misc]
        chaotic_toad: bool = True
        beards: bool = False

    def later(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "schema": data["schema"] + 1, "state": {**data["state"], "rules": Later.RULES_VERSION}}

    class Later(Alakazum):
        RULES_VERSION: ClassVar[int] = Alakazum.RULES_VERSION + 1
        SCHEMA: ClassVar[int] = Alakazum.SCHEMA + 1
        MIGRATIONS: ClassVar[dict[int, Any]] = {**Alakazum.MIGRATIONS, Alakazum.SCHEMA: later}
        Options = LaterRules
        __slots__ = ()

    path = tmp_path / "bot.db"
    async with Deployed(path) as before:
        table = await _a_game(before, Alakazum.Options(chaotic_toad=False).model_dump())
        n = table.n
    async with Deployed(path, {**GAMES, "alakazum": Later}) as after:
        table = await after.tables.find(1)
        assert table.game is not None
        assert table.game.options == LaterRules(chaotic_toad=False, beards=False)
        await build.play(after.tables, table, after.clock, until=n + 3)
        versions = [row.rules_version for row in await after.store.moves(1)]
        assert versions == [Later.RULES_VERSION - 1] * (n + 1) + [Later.RULES_VERSION] * (table.n - n)


async def _a_game(deployed: Deployed, options: dict[str, Any]) -> Any:
    from tables.table import Place
    from tables.table_rules import TableRules

    opened = await deployed.tables.open(Place(1, 5), build.PEOPLE[0], "alakazum", options, TableRules(), ["easy"])
    assert isinstance(opened, Done)
    assert isinstance(await deployed.tables.start(opened.table.id, build.PEOPLE[0].id), Done)
    await build.play(deployed.tables, opened.table, deployed.clock, until=4)
    return opened.table


# ---- forms -----------------------------------------------------------------------------------------------------------


class Newer(Alakazum):
    """Alakazum! with snapshots of a later form."""

    SCHEMA: ClassVar[int] = Alakazum.SCHEMA + 1
    __slots__ = ()


async def test_an_older_bot_refuses_a_newer_database_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    async with Deployed(path, {**GAMES, "alakazum": Newer}):
        pass
    before = path.read_bytes()
    store = await TableStore.open(url(path), wait=0)
    with pytest.raises(NewerDatabase, match=f"alakazum {Newer.SCHEMA}, known {Alakazum.SCHEMA}"):
        await formats.settle(store, GAMES)
    assert path.read_bytes() == before
    await store.close()


async def test_what_is_known_of_a_game_stays_while_it_is_not_installed(tmp_path: Path) -> None:
    async with Deployed(tmp_path / "bot.db"):
        pass
    store = await TableStore.open(url(tmp_path / "bot.db"), wait=0)
    await formats.settle(store, {})
    own = await store.guild_settings(formats.OURS)
    await store.close()
    assert own["forms"]["alakazum"] == Alakazum.SCHEMA and own["rules"]["alakazum"] == Alakazum.RULES_VERSION


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.before-*"))


async def test_the_older_bot_goes_on_with_the_copy_made_before_migrating(
    tmp_path: Path,
) -> None:
    path = tmp_path / "bot.db"
    async with Deployed(path):
        pass
    assert copies(tmp_path) == []
    async with Deployed(path, {**GAMES, "alakazum": Newer}):
        pass
    (copy,) = copies(tmp_path)
    assert copy.name == f"bot.db.before-alakazum-{Newer.SCHEMA}"
    async with Deployed(Path(shutil.move(copy, tmp_path / "back.db"))):
        pass


async def test_one_game_more_needs_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    async with Deployed(path, {"alakazum": Alakazum}):
        pass
    async with Deployed(path):
        pass
    assert copies(tmp_path) == []
