"""`python -m bot` as operators run it: its own process, stopped by a signal, refusing clearly."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot.__main__ as program
from bot.operations.settings import Settings
from playground import Playground
from tests.bot.house import buttons, exchanges, press, selects, text
from tests.bot.times import NoWaiting
from tests.harness import forked
from tests.harness.forked import Forked

ROOT = Path(__file__).parents[2]


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    """A clean one: no settings of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "HOME")}
    url = f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}"
    return {**kept, "PYTHONPATH": str(ROOT), "DATABASE_URL": url, "INSTANCE_WAIT": "0", "PICTURES": "no", **more}


Process = asyncio.subprocess.Process | Forked
Start = Callable[..., Awaitable[Process]]


async def start_anew(tmp_path: Path, **more: str) -> Process:
    """With all its imports, as an operator does."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        env=environment(tmp_path, **more),
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def start(tmp_path: Path, **more: str) -> Process:
    if os.name != "posix":
        return await start_anew(tmp_path, **more)
    return await forked.run_module("bot", env=environment(tmp_path, **more), cwd=tmp_path)


async def ended(process: Process, seconds: float = 20.0) -> tuple[int | None, str]:
    """Exit code and all that was said."""
    out, _ = await asyncio.wait_for(process.communicate(), seconds)
    return process.returncode, out.decode()


@asynccontextmanager
async def running(
    play: Playground, tmp_path: Path, times: int = 1, start: Start = start, **more: str
) -> AsyncIterator[Process]:
    """The bot in its own process, connected; ended at the end of the block, however that comes."""
    process = await start(tmp_path, DISCORD_API_BASE=play.base, DISCORD_TOKEN=play.token, **more)
    try:
        await asyncio.wait_for(play.connected(times), 20)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_a_missing_token_is_said_clearly(tmp_path: Path) -> None:
    code, said = await ended(await start_anew(tmp_path))
    assert code == 78
    assert "DISCORD_TOKEN is not set" in said and "Traceback" not in said
    assert not (tmp_path / "bot.db").exists()


async def test_settings_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=chatty\n")
    code, said = await ended(await start(tmp_path))
    assert code == 78 and "LOG_LEVEL" in said and "Traceback" not in said


UNREADABLE = [
    (codecs.BOM_UTF16_LE + "DISCORD_TOKEN=a.b.c\n".encode("utf-16-le"), "is in UTF-16"),
    (codecs.BOM_UTF16_BE + "DISCORD_TOKEN=a.b.c\n".encode("utf-16-be"), "is in UTF-16"),
    ("DISCORD_TOKEN=a.b.c\n".encode("utf-16-le"), "is in UTF-16 or no text"),
    (b"\xef\xbb\xbfDISCORD_TOKEN=a.b.c\n", "begins with a byte order mark"),
    (b"LOG_LEVEL=INFO\n# Jos\xe9\nDISCORD_TOKEN=a.b.c\n", "isn't UTF-8 (line 2)"),
]


@pytest.mark.parametrize(("written", "said"), UNREADABLE)
def test_a_settings_file_that_is_no_plain_text_is_said_clearly(
    written: bytes, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_bytes(written)
    monkeypatch.chdir(tmp_path)
    assert program.main([]) == 78
    told = capsys.readouterr().err
    assert told.startswith(f".env {said}") and "UTF-8" in told and told.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == [".env"]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (None, ".env is a folder. Settings belong into a file of that name, or into the environment.\n"),
        ("# mine\n\nDISCORD_TOKEN a.secret.token\n", "Line 3 of .env isn't NAME=value.\n"),
    ],
)
def test_a_settings_file_that_is_none_is_told(
    written: str | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / ".env"
    file.mkdir() if written is None else file.write_text(written)
    monkeypatch.chdir(tmp_path)
    assert program.main([]) == 78 and capsys.readouterr().err == said


async def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bot.db")) as other:
        other.execute("CREATE TABLE letters (words TEXT)")
    code, said = await ended(await start(tmp_path, DISCORD_TOKEN="a.b.c"))
    assert code == 74 and "another program" in said and "Traceback" not in said
    assert os.listdir(tmp_path) == ["bot.db"]


async def test_a_token_that_discord_refuses(tmp_path: Path) -> None:
    async with Playground() as play:
        code, said = await ended(await start(tmp_path, DISCORD_API_BASE=play.base, DISCORD_TOKEN="secret.wrong.token"))
    assert code == 78 and "doesn't accept DISCORD_TOKEN" in said
    assert "Traceback" not in said and "secret.wrong.token" not in said


async def test_a_token_that_cannot_be_one_is_said_before_anything_is_called(tmp_path: Path) -> None:
    async with Playground(record=True) as play:
        started = await start(tmp_path, DISCORD_API_BASE=play.base, DISCORD_TOKEN=f"Bot {play.token}")
        code, said = await ended(started)
        assert exchanges(play) == []
    assert code == 78 and "leave that out" in said and "Traceback" not in said and play.token not in said
    assert not (tmp_path / "bot.db").exists()


async def test_a_discord_that_is_not_there_is_waited_for_then_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment(tmp_path, DISCORD_API_BASE="http://127.0.0.1:9").items():
        monkeypatch.setenv(name, value)
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (discord.Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # put back afterwards
    time = NoWaiting()
    with pytest.raises(program.Stop, match=r"can't be reached.*ten minutes.*127\.0\.0\.1") as stop:
        await program.run(Settings(), "a.b.c", time)
    assert stop.value.code == 69 and sum(time.pauses) >= 600


async def test_an_outage_at_login_is_waited_out(tmp_path: Path) -> None:
    """In real time: one pause of two seconds, said in one line."""
    async with Playground(faults="503 @1 on GET /users/@me") as play, running(play, tmp_path) as process:
        assert (await play.seat("Ana").slash("alakazum new")).state == "answered"
        process.terminate()
        code, said = await ended(process)
    assert code == 0 and "Traceback" not in said
    opened, unavailable, synced, *connected = said.splitlines()
    assert "database_opened" in opened and "commands_synced" in synced
    (ready,) = [line for line in connected if re.search(r"\] ready ", line)]
    assert "servers=1" in ready
    assert "discord_unavailable" in unavailable and "answered 503" in unavailable


async def test_it_can_be_stopped_while_it_waits(tmp_path: Path) -> None:
    process = await start(tmp_path, DISCORD_API_BASE="http://127.0.0.1:9", DISCORD_TOKEN="a.b.c")
    assert process.stdout is not None
    async with asyncio.timeout(20):
        while b"discord_unavailable" not in await process.stdout.readline():
            pass
    process.terminate()
    code, said = await ended(process, 10)
    assert code == 0 and "Traceback" not in said and "Unclosed" not in said


async def test_a_database_that_is_none_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "bot.db").write_bytes(b"not a database, but somebody's letters" * 50)
    before = (tmp_path / "bot.db").read_bytes()
    code, said = await ended(await start(tmp_path, DISCORD_TOKEN="a.b.c"))
    assert code == 74 and "bot.db" in said and "Traceback" not in said
    assert (tmp_path / "bot.db").read_bytes() == before


async def test_a_second_instance_refuses(tmp_path: Path) -> None:
    async with Playground() as play, running(play, tmp_path):
        code, said = await ended(await start(tmp_path, DISCORD_API_BASE=play.base, DISCORD_TOKEN=play.token))
        assert code == 75 and "Another instance" in said and "Traceback" not in said
        assert "standing_by" not in said, "it doesn't wait"
        assert play.online


async def test_one_that_waits_for_another_stands_by(tmp_path: Path) -> None:
    async with Playground() as play, running(play, tmp_path):
        waits = {"DISCORD_API_BASE": play.base, "DISCORD_TOKEN": play.token, "INSTANCE_WAIT": "0.5"}
        code, said = await ended(await start(tmp_path, **waits))
    standing, refused = said.splitlines()
    assert code == 75 and "standing_by" in standing and "Another instance" in standing
    assert refused.startswith("Another instance of the bot has ")


async def test_a_server_that_is_not_reached_is_waited_for_and_nobody_stands_by(tmp_path: Path) -> None:
    address = "postgresql://u:secret@127.0.0.1:9/db"
    code, said = await ended(await start(tmp_path, DISCORD_TOKEN="a.b.c", DATABASE_URL=address, INSTANCE_WAIT="0.5"))
    awaited, ending = said.splitlines()
    assert code == 75 and "database_awaited" in awaited and "secret" not in said
    assert ending.startswith("the database db at 127.0.0.1:9 can't be reached.")


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.long)])
async def test_a_signal_stops_it_in_good_order_and_it_goes_on_afterwards(
    number: int, tmp_path: Path, play: Playground
) -> None:
    ana = play.seat("Ana")
    async with running(play, tmp_path, start=start_anew) as process:
        lobby = await (await ana.slash("alakazum new", ai=1)).shown()
        await ana.click("Start", on=lobby)
        process.send_signal(number)
        code, said = await ended(process, 10)
        assert code == 0, said
        assert "Traceback" not in said and "[error" not in said
        assert play.token not in said
    board = ana.messages[0]
    async with running(play, tmp_path, times=2):
        controls = [*selects(board).items()]
        if controls:
            reply = await press(ana, board, controls[0][0], controls[0][1][0])
        else:
            reply = await ana.click("My hand", on=board)
        assert not reply.failed and text(await reply.shown())


async def test_killed_in_the_middle_it_loses_nothing_that_was_answered(tmp_path: Path, play: Playground) -> None:
    ana = play.seat("Ana")
    async with running(play, tmp_path) as process:
        lobby = await (await ana.slash("alakazum new", ai=1)).shown()
        process.kill()
        await process.wait()
    async with running(play, tmp_path, times=2):
        reply = await ana.click("Start", on=lobby)
        assert reply.state in ("updated", "acknowledged")
        await ana.until(lambda: ["Watch" in buttons(one) for one in ana.messages].count(True) == 1)
        await ana.until(lambda: not [one for one in ana.messages if "Start" in buttons(one)])
