"""What the log says: about which table and interaction, and no secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random  # noqa: TID251 - people press at random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
import structlog

from bot.commands.intake import Intake
from bot.delivery.discord_api import NotOurs
from bot.operations import logs
from playground import Playground, Seat
from storage.errors import DatabaseLost, DiskFull, StorageError
from storage.store import TableStore
from tables import automatic
from tables import press as press_path
from tests.bot.house import a_game, a_house, asked, buttons, press, selects, text
from tests.bot.test_playing import answer
from tests.bot.test_process import ended, start
from tests.harness.people import Player, play_on

LogLines = Callable[[], list[dict[str, Any]]]
OURS = ("bot", "tables", "storage", "games")
NAMES = ("", *OURS, "alembic", "discord.client")


@pytest.fixture
def lines() -> Iterator[LogLines]:
    """Everything that was logged, at the chattiest level; as the bot itself sets it up."""
    root = logging.getLogger()
    handlers, levels = root.handlers, [logging.getLogger(name).level for name in NAMES]
    logs.set_up("DEBUG", "json", ("the.bots.token",), (StorageError,), (DatabaseLost, NotOurs))
    structlog.configure(cache_logger_on_first_use=False)  # or the next test's lines come here too
    (handler,) = root.handlers
    said = io.StringIO()
    cast("logging.StreamHandler[io.StringIO]", handler).setStream(said)

    def read() -> list[dict[str, Any]]:
        return [json.loads(line) for line in said.getvalue().splitlines()]

    yield read
    logging.captureWarnings(False)
    root.handlers = handlers
    for name, level in zip(NAMES, levels, strict=True):
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def of_event(lines: LogLines, event: str) -> list[dict[str, Any]]:
    return [line for line in lines() if line["event"] == event]


def private_words(seat: Seat) -> set[str]:
    """What is on this person's screen and on nobody else's: lines of the hand, and what can be chosen there."""
    found: set[str] = set()
    for message in seat.messages:
        if message["flags"] & 64:
            found |= {line for line in text(message).splitlines() if len(line) > 5}
            found |= set(buttons(message).values())
            found |= {value for values in selects(message).values() for value in values if len(value) > 5}
    return found


async def test_part_of_a_game_leaves_no_secret_in_the_log(tmp_path: Path, lines: LogLines) -> None:
    chance = random.Random(5)
    seed = bytes(chance.randrange(256) for _ in range(32))
    async with Playground() as discord, a_house(discord, tmp_path / "a.db", seeds=lambda: seed) as house:
        ana, bea = await a_game(house, "Ana", "Bea", ai=1)
        players = [Player(ana, random.Random(1)), Player(bea, random.Random(2))]
        table = await house.tables.find(1)
        private: set[str] = set()

        def enough() -> bool:
            private.update(private_words(ana), private_words(bea))
            return table.n > 60

        await play_on(players, enough)
        tokens = {one.token for one in discord.world.interactions.known.values()}
        assert len(tokens) > 20 and len(private) > 20
    written = "\n".join(json.dumps(line, ensure_ascii=False) for line in lines())
    assert "interaction_done" in written
    for secret in (*tokens, discord.token, seed.hex(), repr(seed)[2:-1], *private):
        assert secret not in written
    for line in lines():
        assert "INSERT" not in line["event"] and "executing" not in line["event"]


async def test_every_line_of_a_press_says_its_table_and_interaction(tmp_path: Path, lines: LogLines) -> None:
    async with Playground() as discord, a_house(discord, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        await answer(who, who.messages[0])
        await who.slash("table hand")
        ids = {one.id for one in discord.world.interactions.known.values()}
    done = of_event(lines, "interaction_done")
    assert {line["interaction"] for line in done} == ids and len(ids) == 5
    assert {line["table"] for line in done} == {1}
    assert {line["kind"] for line in done} == {"press", "command"}
    assert all(0 <= line["seconds"] < 3 for line in done)


async def test_a_fault_in_a_press_says_its_table_and_interaction(
    tmp_path: Path, lines: LogLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object, **named: object) -> None:
        raise KeyError("a bug")

    async with Playground() as discord, a_house(discord, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        monkeypatch.setattr(press_path, "press", broken)
        await answer(who, who.messages[0])
        latest = max(one.id for one in discord.world.interactions.known.values())
    (fault,) = [line for line in lines() if line["level"] == "error"]
    assert (fault["event"], fault["table"], fault["interaction"]) == ("table.fault", 1, latest)
    assert "a bug" in fault["exception"]


async def test_what_nobody_claims_is_answered_and_says_its_table_and_interaction(
    tmp_path: Path, lines: LogLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form's answer, say: an alarm does so that was set before anybody saw to the press."""

    async def nothing(self: Intake, interaction: object, answer: object) -> None:
        return None

    async with Playground() as discord, a_house(discord, tmp_path / "a.db") as house:
        ana, _ = await a_game(house, "Ana", "Bea")
        monkeypatch.setattr(Intake, "_press", nothing)
        reply = await press(ana, ana.messages[0], "al:1:hand:open")
        assert reply.ephemeral and text(await reply.shown())
        latest = max(one.id for one in discord.world.interactions.known.values())
    (line,) = of_event(lines, "interaction_unclaimed")
    assert (line["table"], line["interaction"]) == (1, latest)


async def test_a_fault_of_an_ai_is_logged_with_its_table_and_no_press(
    tmp_path: Path, lines: LogLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> None:
        raise KeyError("a bug")

    async with Playground() as discord, a_house(discord, tmp_path / "a.db") as house:
        monkeypatch.setattr(automatic, "ai_of", broken)
        ana, *_ = await a_game(house, "Ana", ai=1)
        player = Player(ana, random.Random(1))
        async with asyncio.timeout(20):
            while not of_event(lines, "ai.failed"):
                await player.step()
                await asyncio.sleep(0.01)
    for line in of_event(lines, "ai.failed"):
        assert line["table"] == 1 and "interaction" not in line


async def test_a_refused_save_is_a_line_with_its_traceback_the_first_time(
    tmp_path: Path, lines: LogLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Playground() as discord, a_house(discord, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        before = len(lines())

        async def full(*_: object) -> None:
            raise DiskFull("The disk is full.")

        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "commit", full)
            for _ in range(3):
                await answer(who, who.messages[0])
        said = [line for line in lines()[before:] if line["level"] != "debug"]
    assert [line["event"] for line in said] == ["table.not-saved"] * 3
    assert {line["error"] for line in said} == {"DiskFull: The disk is full."}
    assert ["exception" in line for line in said] == [True, False, False]
    assert said[0]["exception"].count("Traceback") == 1
    assert {(line["level"], line["table"]) for line in said} == {("error", 1)}


@pytest.mark.parametrize("cut_off", [NotOurs(), DatabaseLost("The session is lost.")])
def test_what_we_are_cut_off_from_is_a_warning_in_a_line(cut_off: Exception, lines: LogLines) -> None:
    """An error is an alarm: something of ours is to be looked at."""
    ours, library = structlog.get_logger("bot.delivery.hands"), logging.getLogger("discord.client")
    for say in (ours.exception, library.exception):
        for cause in (None, cut_off):
            try:
                raise ValueError("a command failed") from cause
            except ValueError:
                say("it_failed")
    faults, others = [line for line in lines() if line["level"] == "error"], lines()[1::2]
    assert ["a command failed" in line["exception"] for line in faults] == [True, True]
    assert [(line["level"], "exception" in line) for line in others] == [("warning", False)] * 2
    assert {line["error"] for line in others} == {f"{type(cut_off).__name__}: {cut_off}".removesuffix(": ")}


def fail(error: Exception, logger: str) -> None:
    """Log as discord.py does where it tries again."""
    try:
        raise error
    except Exception:
        logging.getLogger(logger).exception("Failed to connect for shard_id: %s. Retrying...", 0)


def refused(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, "no")


@pytest.mark.parametrize(
    "error",
    [aiohttp.ServerDisconnectedError(), ConnectionResetError(104, "reset"), TimeoutError(), refused(404), refused(401)],
)
def test_a_broken_connection_is_a_line_without_a_traceback(error: Exception, lines: LogLines) -> None:
    fail(error, "discord.shard")
    (line,) = lines()
    why = str(error) or "TimeoutError"
    assert line["event"] == f"Failed to connect for shard_id: 0. Retrying... ({why})" and "exception" not in line
    assert line["level"] == "warning"


def test_a_fault_of_the_library_keeps_its_traceback(lines: LogLines) -> None:
    fail(KeyError("a bug"), "discord.shard")
    fail(refused(400), "discord.app_commands.tree")
    fail(ConnectionResetError(104, "reset"), "somebody.else")
    assert all("Traceback" in line["exception"] for line in lines()) and len(lines()) == 3


def test_an_error_without_an_exception_is_a_line(lines: LogLines) -> None:
    """asyncio logs so what it finds broken without one."""
    logging.getLogger("asyncio").error("Task was destroyed but it is pending!", exc_info=False)
    (line,) = lines()
    assert line["level"] == "error" and "destroyed" in line["event"]


async def test_the_process_says_nothing_but_lines_of_its_own(tmp_path: Path) -> None:
    """No warnings about voice, no tracebacks, no token: from the first line to the last."""
    async with Playground() as discord:
        process = await start(
            tmp_path, DISCORD_API_BASE=discord.base, DISCORD_TOKEN=discord.token, LOG_FORMAT="json", LOG_LEVEL="DEBUG"
        )
        await asyncio.wait_for(discord.connected(), 20)
        ana = discord.seat("Ana")
        lobby = await (await ana.slash("alakazum new", ai=1)).shown()
        await ana.click("Start", on=lobby)
        process.terminate()
        code, said = await ended(process)
    assert code == 0
    found = [json.loads(line) for line in said.splitlines()]
    assert {"gateway_connected", "interaction_done", "stopped"} <= {line["event"] for line in found}
    assert {line["level"] for line in found} <= {"debug", "info"}
    assert "nacl" not in said.lower() and "davey" not in said.lower() and discord.token not in said
    assert not [token for token in discord.world.interactions.tokens if token in said]
