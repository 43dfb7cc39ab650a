"""`python -m storage`: backup, check, export, on the file of a bot that runs or is stopped."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage.__main__ import main
from storage.rows import SeatRow, TableRow
from storage.store import TableStore
from tests.databases import url
from tests.storage.conftest import open_at
from tests.storage.examples import NOW, SEED, a_lobby, a_move, change, over

Live = Callable[..., Awaitable[TableRow]]


@pytest.fixture
def command(path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Run a command on this test's database; its exit code, what it printed, what it complained about."""

    def call(*arguments: object) -> tuple[int, str, str]:
        code = main(["--database", url(path), *map(str, arguments)])
        return code, *capsys.readouterr()

    return call


Command = Callable[..., tuple[int, str, str]]


async def test_a_backup_while_the_bot_plays_is_a_whole_database(
    store: TableStore, live: Live, command: Command, tmp_path: Path
) -> None:
    row = await live()
    playing = asyncio.Event()

    async def play() -> None:
        for n in range(300):
            await store.commit(a_move(row.id, n))
            playing.set()

    moves = asyncio.create_task(play())
    await playing.wait()
    copy = tmp_path / "copy.db"
    code, printed, _ = await asyncio.to_thread(command, "backup", copy)
    assert (code, printed) == (0, f"Copied {tmp_path / 'alakazum.db'} to {copy}.\n")
    await moves
    assert (await store.load(row.id)).n == 300

    restored = await open_at(copy)
    kept = await restored.load(row.id)
    assert 1 <= kept.n <= 300
    assert len(await restored.moves(row.id)) == kept.n + 1
    await restored.commit(a_move(row.id, kept.n))
    await restored.close()
    assert not [name for name in os.listdir(tmp_path) if name.endswith(".part")]


async def test_a_backup_overwrites_nothing(command: Command, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    code, _, complaint = command("backup", tmp_path / "copy.db")
    assert (code, complaint) == (1, f"{tmp_path / 'copy.db'} exists already; nothing was written to it.\n")
    assert (tmp_path / "copy.db").read_text() == "precious"
    code, _, complaint = command("backup", tmp_path / "nowhere" / "copy.db")
    assert code == 1
    assert "nowhere" in complaint


async def test_restoring_is_putting_the_copy_in_place(
    path: Path, store: TableStore, live: Live, command: Command, tmp_path: Path
) -> None:
    row = await live()
    await store.commit(a_move(row.id, 0))
    assert command("backup", tmp_path / "copy.db")[0] == 0
    await store.commit(a_move(row.id, 1))
    await store.close()
    os.truncate(path, 5000)
    assert command("check")[0] == 1

    shutil.copy(tmp_path / "copy.db", path)
    assert command("check")[0] == 0
    again = await open_at(path)
    assert (await again.load(row.id)).n == 1
    await again.close()


async def test_a_sound_database_passes(store: TableStore, live: Live, command: Command, path: Path) -> None:
    await store.create_table(a_lobby(1))
    row = await live(2)
    await store.commit(a_move(row.id, 0, answers=3))
    ended = await live(3)
    await store.commit(replace(a_move(ended.id, 0), status="over", revision=2))
    never = a_lobby(4)
    await store.create_table(never)
    await store.commit(over(never, 1))
    assert command("check") == (0, f"{path} is sound.\n", "")


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        ("DELETE FROM moves WHERE n = 1", "Table 1 is at move 2; its log has 2 rows, 0 to 2."),
        ("DELETE FROM moves WHERE n = 2", "Table 1 is at move 2; its log has 2 rows, 0 to 1."),
        ("UPDATE tables SET n = 1", "Table 1 is at move 1; its log has 3 rows, 0 to 2."),
        ("DELETE FROM moves", "Table 1 is at move 2; its log has 0 rows, None to None."),
        ("UPDATE tables SET snapshot = NULL", "Table 1 is live and has no snapshot."),
        ("UPDATE tables SET status = 'lobby'", "Table 1 is a lobby and has 3 moves."),
        ("UPDATE seats SET table_id = 7 WHERE seat = 2", "Table seats: row None belongs to no row of tables."),
        ("UPDATE alembic_version SET version_num = '0000'", "Its schema is 0000"),
    ],
)
async def test_what_does_not_fit_together_is_found(
    path: Path, store: TableStore, live: Live, command: Command, spoil: str, complaint: str
) -> None:
    row = await live()
    await store.commit(a_move(row.id, 0, answers=2))
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(spoil)
    code, printed, said = command("check")
    assert (code, printed) == (1, "")
    assert said.startswith(complaint)
    assert said.count("\n") == 1


async def test_damage_is_found(path: Path, store: TableStore, live: Live, command: Command) -> None:
    for channel in range(20):
        await live(channel)
    await store.close()
    with path.open("r+b") as file:
        file.seek(4096 * 5)
        file.write(os.urandom(4096 * 3))
    code, _, said = command("check")
    assert code == 1
    assert said


async def test_one_table_out_as_json(store: TableStore, live: Live, command: Command) -> None:
    row = await live()
    await store.commit(a_move(row.id, 0))
    code, printed, _ = command("export", row.id)
    kept = json.loads(printed)
    assert code == 0
    assert kept["table"]["seed"] == SEED.hex()
    assert kept["table"]["snapshot"] == {"n": 1}
    assert kept["table"]["house"] == {"clock": "live", "reactions": "strict"}
    assert [seat["name"] for seat in kept["seats"]] == ["Ann", "", ""]
    runs = {"due_at": NOW + 90, "phase": "runs", "remaining": 0.0}
    assert kept["clocks"] == [{"name": "turn", "number": 1, "seat": 0, **runs}]
    assert [(move["n"], move["action"], move["events"]) for move in kept["moves"]] == [
        (0, [], [["dealt", [3], None]]),
        (1, ["potion", 1], [["drew", [1], [0]]]),
    ]
    assert kept["results"] == []


async def test_a_table_that_is_not_there(command: Command, path: Path) -> None:
    assert command("export", 5) == (1, "", f"There is no table 5 in {path}.\n")


def test_a_file_that_is_not_there(command: Command, path: Path) -> None:
    path.unlink()
    for arguments in (["check"], ["export", 1], ["backup", "copy.db"]):
        assert command(*arguments) == (1, "", f"There is no file {path}.\n")
    assert not path.exists()


def test_the_address_comes_from_the_environment_or_dotenv(tmp_path: Path, new_database: Path) -> None:
    def check(**environment: str) -> str:
        here = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        root = str(Path(__file__).parents[2])
        return subprocess.run(
            [sys.executable, "-m", "storage", "check"],
            cwd=tmp_path,
            env={**here, "PYTHONPATH": root, **environment},
            capture_output=True,
            text=True,
        ).stdout

    shutil.copy(new_database, tmp_path / "alakazum.db")
    shutil.copy(new_database, tmp_path / "dotenv.db")
    shutil.copy(new_database, tmp_path / "environment.db")
    before = sorted(file.name for file in tmp_path.iterdir())
    assert check() == f"{tmp_path / 'alakazum.db'} is sound.\n"
    assert sorted(file.name for file in tmp_path.iterdir()) == before, "no -wal is left beside it"
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\nDATABASE_URL=sqlite+aiosqlite:///dotenv.db\n")
    assert check() == f"{tmp_path / 'dotenv.db'} is sound.\n"
    assert check(DATABASE_URL=url(tmp_path / "environment.db")) == f"{tmp_path / 'environment.db'} is sound.\n"


def test_a_dotenv_in_utf_16_is_said_clearly(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text(f"DATABASE_URL={url(path)}\n", encoding="utf-16")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main(["check"]) == 1
    assert capsys.readouterr().err.startswith(".env is in UTF-16. Save it as plain UTF-8")
    assert main(["--database", url(path), "check"]) == 0


async def test_a_person_is_shown_and_forgotten_once_they_sit_nowhere(
    store: TableStore, live: Live, command: Command
) -> None:
    row = await live()
    await store.commit(change(row, seats=[SeatRow(0, 30, "Ann"), SeatRow(1, 31, "Ben")], revision=2))
    code, _, said = await asyncio.to_thread(command, "forget", 30)
    assert code == 1 and "Another instance" in said
    await store.close()

    code, printed, _ = await asyncio.to_thread(command, "person", 30)
    assert code == 0 and [seat["name"] for seat in json.loads(printed)["seats"]] == ["Ann"]
    code, printed, said = await asyncio.to_thread(command, "forget", 30)
    assert (code, printed) == (1, "")
    assert said == "They still sit at table 1: they must leave, or the table must end, first.\n"

    again = await open_at(store.database.path)
    await again.commit(over(row, 3))
    await again.close()
    code, printed, _ = await asyncio.to_thread(command, "forget", 30)
    assert (code, printed) == (0, "Forgotten: 30. Older backups still know them.\n")
    _, printed, _ = await asyncio.to_thread(command, "person", 30)
    assert json.loads(printed)["seats"] == []
    _, printed, _ = await asyncio.to_thread(command, "person", 31)
    assert [seat["name"] for seat in json.loads(printed)["seats"]] == ["Ben"]


def test_nothing_is_made_where_nothing_is(path: Path, command: Command) -> None:
    path.unlink()
    code, _, said = command("forget", 30)
    assert code == 1 and said == f"There is no file {path}.\n" and not path.exists()


@pytest.mark.parametrize("written", ["5", "-12345678901234567", "1" * 21, "alakazum"])
def test_only_what_can_be_an_application_may_have_the_database(
    written: str, command: Callable[..., tuple[int, str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command("adopt", written)
    assert ended.value.code == 2
    assert "17 to 20 digits" in (said := capsys.readouterr().err) or "arguments" in said
