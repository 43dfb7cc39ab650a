"""The pytest plugin, tried in a project of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

TESTS = """
import discord
import pytest


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.01)
        self.tree = discord.app_commands.CommandTree(self)

        @self.tree.command(description="Say hello")
        async def hello(interaction: discord.Interaction):
            await interaction.response.send_message(f"Hello, {interaction.user.display_name}!", view=Breaks())

    async def setup_hook(self):
        await self.tree.sync()


class Breaks(discord.ui.View):
    @discord.ui.button(label="Count")
    async def count(self, interaction, button):
        if interaction.user.display_name == "Ana":
            return  # nobody is answered
        await interaction.response.send_message("counted")
        raise TypeError("no number")


async def test_hello(play, seat):
    async with play.running(Bot()):
        reply = await seat("Ana").slash("hello")
        assert reply.message["content"] == "Hello, Ana!"


@pytest.mark.play(guild="Elsewhere", shards=2)
async def test_options(play):
    assert play.guild.name == "Elsewhere" and play.server.shards == 2


async def test_what_is_missing_fails(play):
    play.world.report_unsupported("The playground has no broom")


async def test_a_bot_that_raises_fails(play, seat):
    async with play.running(Bot()):
        reply = await seat("Bea").slash("hello")
        await seat("Bea").click("Count", on=reply.message)


async def test_an_unanswered_press_fails(play, seat):
    async with play.running(Bot()):
        await seat("Ana").slash("hello")
        await seat("Ana").click("Count")


async def test_a_last_press_that_nobody_waits_for_fails_too(play, seat):
    async with play.running(Bot()):
        await seat("Ana").slash("hello")
        await seat("Ana").click("Count", wait=False)


async def test_an_answer_that_never_came_says_so(play, seat):
    async with play.running(Bot()):
        await seat("Ana").slash("hello")
        (await seat("Ana").click("Count")).message["content"]


async def test_a_failure_that_was_looked_at_is_the_tests_own(play, seat):
    async with play.running(Bot()):
        await seat("Ana").slash("hello")
        assert (await seat("Ana").click("Count")).failed


async def test_it_may_be_allowed(play, seat):
    async with play.running(Bot(), check=False):
        reply = await seat("Bea").slash("hello")
        await seat("Bea").click("Count", on=reply.message)
        assert play.world.happenings


@pytest.mark.play(faults="late @2", check=True)
async def test_a_fault_of_the_plan_is_no_failure_of_the_bot(play, seat):
    async with play.running(Bot()):
        await seat("Ana").slash("hello")
        await seat("Ana").click("Count")


async def test_a_failed_assertion_tells_what_was_said(play, seat):
    async with play.running(Bot()):
        await seat("Ana").slash("hello")
        assert seat("Ana").message("Goodbye"), "no goodbye"


async def test_the_old_name_works(discord):
    assert discord.guild.name == "Playground"
"""


def test_a_strangers_project_uses_the_plugin(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["playground.testing"]\n')
    (tmp_path / "test_bot.py").write_text(TESTS)
    options = ["-p", "no:cacheprovider", "-o", "asyncio_mode=auto", "-q", "-rA"]
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(tmp_path)],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    said = done.stdout
    ended = {name: how for how, name in re.findall(r"^(PASSED|FAILED|ERROR) test_bot\.py::(\w+)", said, re.M)}
    assert ended == {
        "test_hello": "PASSED",
        "test_options": "PASSED",
        "test_what_is_missing_fails": "ERROR",
        "test_a_bot_that_raises_fails": "FAILED",
        "test_an_unanswered_press_fails": "FAILED",
        "test_a_last_press_that_nobody_waits_for_fails_too": "FAILED",
        "test_an_answer_that_never_came_says_so": "FAILED",
        "test_a_failure_that_was_looked_at_is_the_tests_own": "PASSED",
        "test_it_may_be_allowed": "PASSED",
        "test_a_fault_of_the_plan_is_no_failure_of_the_bot": "PASSED",
        "test_a_failed_assertion_tells_what_was_said": "FAILED",
        "test_the_old_name_works": "PASSED",
    }
    assert "Incomplete: The playground has no broom" in said
    assert "BotFailed: the bot raised TypeError: no number" in said and "raise TypeError" in said, "and where"
    assert "BotFailed: Ana pressed Count (" in said and "and got no answer: no answer within 3 seconds" in said
    transcript = said[said.index("AssertionError: no goodbye") :]
    assert "  Ana used /hello\n" in transcript and "  Bot: Hello, Ana! · Count\n" in transcript
    assert "the fixture `discord` of the playground is now `play`" in said
