"""The operator's guide says what is so, and its commands do what it says."""

from __future__ import annotations

import asyncio
import configparser
import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord
import pytest

import bot.__main__ as program
from bot.operations import login, lost_database
from bot.operations.metrics import Metrics
from bot.operations.settings import Settings
from playground import Playground, Seat
from storage.__main__ import _parser
from storage.database import RESCUE
from tables.new_tables import TableLimits
from tests.bot.house import House, a_game, buttons, exchanges, is_hand, text
from tests.bot.test_process import ROOT, environment, running

GUIDE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
IMAGE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
STOP_WITHIN = 10
"""Seconds that the bot promises to end within."""


def section(title: str) -> str:
    """What stands under a heading."""
    return GUIDE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(title: str) -> list[list[str]]:
    """The cells of the table under a heading, without its head."""
    lines = [line.strip() for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in lines[2:]]


def commands(title: str) -> str:
    """All that is typed under a heading, in order."""
    found = re.findall(r"^ *```sh\n(.*?)^ *```", section(title), re.MULTILINE | re.DOTALL)
    return "\n".join(re.sub("^ +", "", block, flags=re.MULTILINE) for block in found)


# ---- what it names is there ----------------------------------------------------------------------------------------


def test_the_settings_are_those_of_the_code_with_their_defaults() -> None:
    said = {name.strip("`"): default.strip("`") for name, default, _ in rows("Settings")}
    fields = Settings.model_fields
    assert said == {name: "" if field.default is None else str(field.default) for name, field in fields.items()}


COUNTED = ("alakazum_pictures", "alakazum_drawing_starts", "alakazum_ai_thoughts", "alakazum_thinking_starts")
"""What other processes count."""


def all_metrics() -> Metrics:
    """With the counts of drawing and thinking, which the bot adds when it starts."""
    metrics = Metrics()
    metrics.count_pictures({}, {})
    metrics.count_thoughts({})
    return metrics


def test_the_figures_are_those_that_are_served() -> None:
    said = {name.strip("`"): labels for name, labels, *_ in rows("Health and figures") if "process" not in name}
    served = {}
    for metric in (one for one in vars(Metrics()).values() if hasattr(one, "describe")):
        (family,) = metric.describe()
        labels = metric._labelnames  # the client library tells them nowhere else
        served[family.name + ("_total" if family.type == "counter" else "")] = ", ".join(labels)
    for family in all_metrics().registry.collect():
        if family.name in COUNTED:
            served[family.name + "_total"] = ", ".join(family.samples[0].labels)
    assert said == served


def test_alarms_name_figures_that_are_served() -> None:
    named = set(re.findall(r"alakazum_\w+", section("Health and figures")))
    served = {family.name for family in all_metrics().registry.collect()}
    assert {name for name in named if re.sub("_(bucket|total)$", "", name) not in served} == set()


def test_the_exit_codes_are_those_of_the_program() -> None:
    said = {int(code) for code, *_ in rows("Starting and stopping")}
    assert said == {0, 1, 2, program.NO_DISCORD, program.NO_DATABASE, program.IN_USE, program.BAD_SETTINGS}


def test_how_long_it_waits_for_what_fails_is_as_written() -> None:
    said = " ".join(section("Starting and stopping").split())
    assert (login.PAUSE, login.LONGEST, login.PATIENCE, login.REFUSED) == (2, 6, 600, 60)
    for words in (
        "a second try after 2 seconds, then after 4, then every 6",
        "for ten minutes in all",
        "at least 60 seconds",
    ):
        assert words in said
    assert (lost_database.EVERY, lost_database.PATIENCE, lost_database.TELL) == (10, 600, 30)
    for words in ("Every ten seconds", "every ten seconds for ten minutes", "Half a minute after"):
        assert words in said
    assert f"alakazum.db.{RESCUE}" in said


def test_the_unit_waits_for_the_end_and_tries_again_only_where_that_helps() -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(re.findall(r"```ini\n(.*?)```", section("Under systemd"), re.DOTALL)[0])
    service = unit["Service"]
    assert int(service["TimeoutStopSec"]) > STOP_WITHIN
    assert {int(code) for code in service["RestartPreventExitStatus"].split()} == {
        2,
        program.NO_DATABASE,
        program.BAD_SETTINGS,
    }
    assert program.FINISH + program.FLUSH + program.HANDS + 2 * program.CLOSE < STOP_WITHIN


def test_every_event_it_names_is_logged_somewhere() -> None:
    source = "\n".join(path.read_text() for room in ("bot", "tables") for path in (ROOT / room).rglob("*.py"))
    for event in (
        "interaction_done",
        "interaction_failed",
        "table.fault",
        "table.not-saved",
        "tables.heartbeat-failed",
        "ai.failed",
        "ai.illegal",
        "board_no_place",
        "discord_unavailable",
        "standing_by",
        "database_awaited",
        "database_lost",
        "database_rescued",
        "database_not_rescued",
    ):
        assert f"`{event}`" in GUIDE and f'"{event}"' in source


def test_the_limits_are_those_of_the_code() -> None:
    (row,) = [row for row in rows("What to do when") if "which is the limit" in row[0]]
    limits = TableLimits()
    numbers = [limits.hosted, limits.seats, limits.channel, limits.guild, limits.hourly]
    assert [int(number) for number in re.findall(r"\d+", row[1])] == numbers


def test_every_command_of_the_storage_it_names_is_one() -> None:
    actions = _parser()._actions  # argparse tells its commands nowhere else
    (subs,) = [one for one in actions if hasattr(one, "choices") and one.choices]
    assert set(re.findall(r"-m storage (?:--database \S+ )?([a-z]+)", GUIDE)) == set(subs.choices or ())


def anchors(text: str) -> set[str]:
    """What links into a page may name: its headings, as GitHub writes them."""
    return {re.sub(r"[^a-z -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"^#+ (.*)$", text, re.M)}


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", GUIDE):
        if target.startswith("http"):
            continue
        file, _, anchor = target.partition("#")
        assert not file or (ROOT / "docs" / file).exists(), target
        if anchor:
            page = (ROOT / "docs" / file).read_text(encoding="utf-8") if file else GUIDE
            assert anchor in anchors(page), target
    assert "(docs/operations.md)" in README


# ---- .env.example, Dockerfile --------------------------------------------------------------------------------------


def test_the_example_names_every_setting_and_sets_none_but_the_token() -> None:
    lines = re.findall(r"^(# )?([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE)
    assert {name for _, name, _ in lines} == set(Settings.model_fields)
    assert [(name, value) for comment, name, value in lines if not comment] == [("DISCORD_TOKEN", "")]
    defaults = {name: value for comment, name, value in lines if comment}
    for name in set(defaults) - {"DISCORD_API_BASE", "METRICS_PORT", "SHARD_IDS", "CLUSTER", "PRUNE_AFTER_DAYS"}:
        default = Settings.model_fields[name].default
        assert defaults[name] == ("" if default is None else str(default))


def test_the_image_has_all_rooms_and_sets_only_settings() -> None:
    copied = set(re.findall(r"^COPY (\w+) \1$", IMAGE, re.MULTILINE))
    assert copied == {"games", "workers", "pictures", "tables", "storage", "bot"}
    environment = "".join(re.findall(r"^ENV ((?:.*\\\n)*.*)$", IMAGE, re.MULTILINE))
    names = {name for name, _ in re.findall(r"([A-Z_]+)=(\S+)", environment)}
    assert {name for name in names if not name.startswith("PYTHON")} == {"DATABASE_URL", "METRICS_PORT"}
    assert names - {"PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"} <= set(Settings.model_fields)
    (compiled,) = re.findall(r"^RUN python -m compileall -q (.*)$", IMAGE, re.MULTILINE)
    assert set(compiled.split()) == copied, "bytecode of every room"
    assert "ARG PYTHON_IMAGE=" in IMAGE and "--build-arg PYTHON_IMAGE=python:3.13-slim@sha256:" in GUIDE
    assert "STOPSIGNAL SIGTERM" in IMAGE and "USER bot" in IMAGE and "/healthz" in IMAGE
    assert int(re.findall(r"--stop-timeout (\d+)", GUIDE)[0]) > STOP_WITHIN


def test_the_example_settings_keep_the_database_in_the_volume() -> None:
    """Docker's --env-file wins over the image's own ENV."""
    set_here = re.findall(r"^([A-Z_]+)=.+$", EXAMPLE, re.MULTILINE)
    assert set_here == []


# ---- permissions ---------------------------------------------------------------------------------------------------

NAMES = {
    "View Channel": "view_channel",
    "Send Messages": "send_messages",
    "Attach Files": "attach_files",
    "Send Messages in Threads": "send_messages_in_threads",
    "Create Public Threads": "create_public_threads",
    "Read Message History": "read_message_history",
}
ALL = (1 << 53) - 1


def invited() -> int:
    (bits,) = {int(bits) for bits in re.findall(r"permissions=(\d+)", GUIDE + README)}
    return bits


def test_the_link_asks_for_what_is_listed() -> None:
    said = {name: int(bit) for name, bit, _ in rows("Set up")}
    assert said == {name: discord.Permissions(**{flag: True}).value for name, flag in NAMES.items()}
    assert invited() == sum(said.values())


@pytest.mark.usefixtures("no_errors")
async def test_with_what_the_link_asks_for_everything_works(house: House, play: Playground) -> None:
    """And nothing else: all other permissions are denied."""
    play.world.allow(play.channel, play.world.bot, allow=invited(), deny=ALL & ~invited())
    ana, bea = await a_game(house, "Ana", "Bea")
    reply = await ana.slash("alakazoo new", thread=True)
    assert "has opened a table" in text(await reply.shown())
    await ana.slash("table status")
    await ana.until(lambda: [one for one in bea.messages if "Watch" in buttons(one)])
    await house.client.services.boards.close(2.0)
    assert [one for one in exchanges(play) if one.status == 403] == []
    templates = {(one.method, one.template.rsplit("/", 1)[-1]) for one in exchanges(play)}
    assert {("POST", "messages"), ("POST", "threads"), ("GET", "messages")} <= templates


@pytest.mark.parametrize("flag", ["send_messages", "send_messages_in_threads", "create_public_threads"])
async def test_each_of_them_is_missed(flag: str, house: House, play: Playground, ana: Seat) -> None:
    """Without View Channel nothing at all is possible; without the history the look at it is refused (below)."""
    without = invited() & ~discord.Permissions(**{flag: True}).value
    play.world.allow(play.channel, play.world.bot, allow=without, deny=ALL & ~without)
    reply = await ana.slash("alakazum new", thread="thread" in flag)
    name = next(name for name, own in NAMES.items() if own == flag)
    assert reply.ephemeral and name.lower() in text(await reply.shown()).lower()
    assert house.tables.table_in(play.channel.id) is None


async def test_the_history_is_looked_at(house: House, play: Playground) -> None:
    without = invited() & ~discord.Permissions(read_message_history=True).value
    play.world.allow(play.channel, play.world.bot, allow=without, deny=ALL & ~without)
    await a_game(house, "Ana", "Bea")
    await house.client.services.boards.close(2.0)
    refused = [one for one in exchanges(play) if one.status == 403]
    assert {(one.method, one.template.rsplit("/", 1)[-1]) for one in refused} <= {("GET", "messages")}
    looks = [one for one in exchanges(play) if one.method == "GET" and one.template.endswith("/messages")]
    assert looks and all(one.status == 403 or one.answer == [] for one in looks)


# ---- backup and restore, as written --------------------------------------------------------------------------------


def timeless(message: dict[str, Any]) -> str:
    """What a message says, but for its deadline."""
    return re.sub(r"<t:\d+:R>", "", text(message))


def typed(lines: str, folder: Path) -> str:
    """Type these lines in `folder`, with `python` as the guide says; all that was printed. Each must succeed."""
    tools = folder.parent / "tools"
    tools.mkdir(exist_ok=True)
    python = tools / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(python.stat().st_mode | stat.S_IEXEC)
    settings = environment(folder, DATABASE_URL="sqlite+aiosqlite:///alakazum.db")
    settings["PATH"] = f"{tools}{os.pathsep}{settings['PATH']}"
    done = subprocess.run(["sh", "-e", "-c", lines], cwd=folder, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the guide's commands are a shell's")
async def test_backup_and_restore_bring_a_live_game_back(tmp_path: Path, play: Playground) -> None:
    folder = tmp_path / "bot"
    folder.mkdir()
    settings = {"DATABASE_URL": "sqlite+aiosqlite:///alakazum.db"}
    ana, bea = play.seat("Ana"), play.seat("Bea")
    async with running(play, folder, **settings) as process:
        lobby = await (await ana.slash("alakazum new")).shown()
        await bea.click("Sit down", on=lobby)
        await ana.click("Start", on=lobby)
        await (await ana.slash("help")).shown()  # below the first private answer languages are offered, once
        before = timeless(await (await ana.slash("table hand")).shown())
        said = await asyncio.to_thread(typed, commands("Back up"), folder)
        assert "is sound" in said
        process.kill()  # a write-ahead log is left
        await process.wait()
    assert (folder / "alakazum.db-wal").exists()
    os.truncate(folder / "alakazum.db", 5000)  # the disk ate it
    said = await asyncio.to_thread(typed, commands("Restore"), folder)
    assert "is sound" in said
    async with running(play, folder, times=2, **settings):
        after = timeless(await (await ana.slash("table hand")).shown())
        assert after == before and len(after) > 100
        assert is_hand(await (await bea.slash("table hand")).shown())


def test_what_is_typed_is_found() -> None:
    assert "backup backup.db" in commands("Back up") and "cp backup.db" in commands("Restore")
