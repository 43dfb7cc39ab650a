"""The bot as a process of its own, and the command that starts everything."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from playground import Playground
from playground.__main__ import arguments, run
from playground.bot_process import BotProcess

ROOT = Path(__file__).parents[2]
BOT = [sys.executable, "-m", "playground.tests.process_bot"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM")


def bot(play: Playground, lines: list[str], *more: str) -> BotProcess:
    return BotProcess([*BOT, *more], {**play.environment(), "PYTHONPATH": str(ROOT)}, lines.append)


async def test_a_bot_is_stopped_in_order_and_can_be_started_again() -> None:
    async with Playground() as play:
        lines: list[str] = []
        first = bot(play, lines)
        await first.start()
        await asyncio.wait_for(play.connected(), 30)
        ana = play.seat("Ana")
        board = (await ana.slash("count")).message
        assert await first.stop() == 0 and lines == ["closed in order"]
        assert not first.running
        second = bot(play, lines)
        await second.start()
        await asyncio.wait_for(play.connected(2), 30)
        assert (await ana.click("count:0", on=board)).state == "updated"
        await second.kill()
        assert await second.wait() == -signal.SIGKILL


async def test_a_bot_that_does_not_stop_is_killed() -> None:
    async with Playground() as play:
        lines: list[str] = []
        deaf = bot(play, lines, "--deaf")
        await deaf.start()
        assert await deaf.stop(grace=0.05) in (-signal.SIGKILL, -signal.SIGTERM)


async def test_a_bot_whose_children_live_on_is_not_waited_for() -> None:
    """They keep its output open."""
    started: list[str] = []
    child = "import subprocess; print(subprocess.Popen(['sleep', '60']).pid, flush=True)"
    leaving = BotProcess([sys.executable, "-c", child], {}, started.append)
    await leaving.start()
    assert await asyncio.wait_for(leaving.wait(), 30) == 0
    os.kill(int(started[0]), signal.SIGKILL)
    await leaving.wait()


async def test_a_program_that_is_not_there() -> None:
    with pytest.raises(OSError):
        await BotProcess("no-such-program", {}, print).start()


async def test_one_command_starts_loopback_bot_and_page_and_ctrl_c_ends_all() -> None:
    command = f"{sys.executable} -m playground.tests.process_bot"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--no-browser", "--bot", command,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    first = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    assert re.fullmatch(r"Playground: http://127\.0\.0\.1:\d+/play/\S{16,}/\n", first)
    second = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    assert "not affiliated with Discord" in second
    process.send_signal(signal.SIGINT)
    rest, _ = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, rest
    assert b"Stopping the bot" in rest


async def test_a_killed_bot_is_started_again_one_that_ended_is_not(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import os, pathlib\n"
        "ran = pathlib.Path(__file__).with_suffix('.ran')\n"
        "if ran.exists(): raise SystemExit(3)\n"
        "ran.touch()\n"
        "os.kill(os.getpid(), 9)\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--no-browser", "--bot", f"{sys.executable} {bot}",
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    lines = [(await asyncio.wait_for(process.stdout.readline(), 30)).decode().strip() for _ in range(4)]
    assert lines[2:] == [
        "The bot was killed (signal 9). It is started again.",
        "The bot ended with exit code 3. The page stays; Ctrl-C ends it.",
    ]
    process.send_signal(signal.SIGINT)
    await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0


def test_the_command_line() -> None:
    options = arguments(["--bot", "python -m bot", "--port", "8080", "--faults", "drop every 50", "--seed", "3"])
    assert (options.bot, options.port, options.faults, options.seed) == ("python -m bot", 8080, "drop every 50", 3)


@pytest.mark.parametrize("port", ["-1", "65536", "99999"])
async def test_a_port_there_is_not_is_refused_in_a_sentence(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run(arguments(["--no-browser", "--port", port])) == 2
    assert capsys.readouterr() == ("", f"There is no port {port}: take one from 1 to 65535, or 0 for a free one.\n")


def test_without_pydantic_it_says_what_the_page_needs() -> None:
    code = (
        "import sys; sys.modules['pydantic'] = None; sys.argv = ['playground', '--no-browser']\n"
        "from playground.__main__ import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "The page needs a package that is not installed: python -m pip install pydantic\n"


async def test_if_nobody_reads_its_output_the_bot_is_stopped(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import os, time\nwhile True: print('pid', os.getpid(), flush=True); time.sleep(0.05)\n")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--no-browser", "--bot", f"{sys.executable} {bot}", cwd=ROOT,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    line = b""
    while not line.startswith(b"pid"):
        line = await asyncio.wait_for(process.stdout.readline(), 30)
    process.stdout._transport.close()  # type: ignore[attr-defined]  (as `| head` does)
    assert await asyncio.wait_for(process.wait(), 30) == 74
    assert await process.stderr.read() == b""
    with pytest.raises(ProcessLookupError):
        os.kill(int(line.split()[1]), 0)


async def test_what_is_not_there_is_told_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not at the end, when all that was to be recorded is lost."""
    missing = str(tmp_path / "none.json")
    assert await run(arguments(["--no-browser", "--play", missing])) == 2
    assert capsys.readouterr().err == f"There is no file {missing} with a first screen (--play).\n"
    assert await run(arguments(["--no-browser", "--record", str(tmp_path / "no" / "traffic")])) == 2
    assert capsys.readouterr().err == f"There is no folder {tmp_path / 'no'} to record into (--record).\n"
