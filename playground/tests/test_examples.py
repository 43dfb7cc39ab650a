"""The examples do what they say: the test passes, the bot greets in a process of its own, the first screen is good."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playground import Playground
from playground.bot_process import BotProcess
from playground.quickstart import read_first_screen

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_examples_test_passes(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "playground.testing",
        "-c",
        str(tmp_path / "pytest.ini"),
    ]
    done = subprocess.run(
        [*command, str(EXAMPLES)],
        cwd=EXAMPLES.parents[1], capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert "1 passed" in done.stdout, done.stdout + done.stderr


async def test_the_examples_bot_greets_as_the_first_screen_has_it_do() -> None:
    (greeting,) = read_first_screen(EXAMPLES / "hello.json").games
    assert greeting.steps[0].slash == "hello"
    async with Playground(any_token=True) as play:
        bot = BotProcess([sys.executable, str(EXAMPLES / "hello_bot.py")], play.environment(), print)
        await bot.start()
        try:
            await play.connected()
            ana = play.seat("Ana")
            reply = await ana.slash("hello", name="Bea")
            assert (await reply.shown())["content"] == "Hello, Bea!"
            await ana.click("Wave back", on=reply.message)
            await ana.until(lambda: ana.message("Ana waves"))
        finally:
            await bot.stop()
