"""Runs the steps one after the other, takes back what they made, and tells what came of it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord

from bot.loop_time import Time
from bot.operations import login
from bot.operations.check import presses, report, steps
from bot.operations.check.bench import APART, PATIENCE, PREFIX, Bench, NotTried
from bot.operations.check.recorder import Recorder
from bot.operations.check.report import StepResult
from bot.operations.stop import BAD_SETTINGS, IN_USE, NO_DISCORD, Stop

EXPECTED = Path(__file__).parent.parent / "expected.json"
ANSWERS = "check-answers.json"
"""The file with all answers, in the working directory."""
USAGE = (
    "python -m bot check CHANNEL needs DISCORD_TOKEN, as the bot does, and the id of a text channel of a test server "
    "where the bot may do what docs/operations.md lists."
)
CONNECT = 60.0
"""Seconds for the gateway to tell us our servers."""

STEPS: dict[str, Callable[[Bench], Awaitable[None]]] = {
    "gateway": steps.gateway,
    "commands": steps.commands,
    "post a board": steps.post,
    "change its pictures": steps.edit,
    "board in words": steps.words,
    "call": steps.call,
    "read history": steps.history,
    "deleted message": steps.deleted,
    "refusals": steps.refused,
    "thread": steps.thread,
    "announcement thread": steps.news_thread,
    "voice channel": steps.voice,
    "no permission": steps.no_access,
    "emojis": steps.emojis,
    "emoji deleted": steps.emoji_gone,
    "command": presses.command,
    "press on a private message": presses.hand,
    "list": presses.chosen,
    "press on a board": presses.board,
    "thinking": presses.thinking,
    "phone": presses.phone,
    "browser": presses.web,
    "locked thread": presses.locked,
}
"""What is done, in this order."""
CHECK_COMMAND: dict[str, Any] = {"type": 1, "name": presses.COMMAND, "description": "Asked for by python -m bot check"}


class CheckClient(discord.Client):
    """Connects unseen, and hands what people do to the step that waits for it."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=recorder.trace(),
            chunk_guilds_at_startup=False,
            status=discord.Status.invisible,
            enable_debug_events=True,
        )
        self._recorder = recorder
        self.bench: Bench | None = None
        self.greeted: Callable[[], object] = lambda: None  # there is no `setup_hook` that would need time

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A press or command: for the step that waits for it, else acknowledged."""
        name = (interaction.custom_id or str((interaction.data or {}).get("name"))).removeprefix(PREFIX)
        waited = self.bench is not None and self.bench.happened(name.partition(".")[0], interaction)
        if not waited and not interaction.response.is_done():
            with self._recorder.aside():
                try:
                    await interaction.response.defer(ephemeral=True)
                except discord.HTTPException:
                    return  # the bot itself has answered

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread was locked."""
        if after.locked and self.bench is not None and after.id == self.bench.thread:
            self.bench.happened("locked", after)

    async def on_socket_raw_receive(self, text: str) -> None:
        """Keep the shape of what was pressed."""
        if '"INTERACTION_CREATE"' in text:
            self._recorder.event("INTERACTION_CREATE", json.loads(text)["d"])


async def run(
    token: str,
    channel: int,
    commands: Callable[[], Awaitable[Sequence[dict[str, Any]]]],
    time: Time,
    *,
    patience: float = PATIENCE,
) -> list[StepResult]:
    """Every step, compared with what is expected; all that was made is taken away again. Raises Stop.

    `commands` makes the bot's commands as Discord is told them.
    """
    recorder = Recorder(time)
    client = CheckClient(recorder)
    async with _connected(client, token, time):
        place = _place(client, channel)
        told = [*await commands(), CHECK_COMMAND]
        bench = client.bench = Bench(client, place, told, recorder, time, patience)
        expected: dict[str, Any] = json.loads(EXPECTED.read_text()) if EXPECTED.exists() else {}
        results: list[StepResult] = []
        try:
            for number, (name, step) in enumerate(STEPS.items(), 1):
                bench.title = f"Step {number} of {len(STEPS)}"
                results.append(await _done(bench, name, step, expected.get(name, {})))
                await time.sleep(APART)
        finally:
            results.append(await _taken_back(bench))
        return results


async def _done(
    bench: Bench, name: str, step: Callable[[Bench], Awaitable[None]], expected: dict[str, Any]
) -> StepResult:
    begun, too_many, why, faults = len(bench.recorder.calls), bench.recorder.too_many, "", list[str]()
    bench.facts = {}
    try:
        await step(bench)
    except NotTried as error:
        why = str(error)
    except Exception as error:  # an answer that discord.py can't read is otherwise than expected, whatever is wrong
        faults.append(f"failed: {error!r}")
    await bench.tidy()
    calls = tuple(bench.recorder.calls[begun:])
    if bench.recorder.too_many > too_many:
        faults.append("Discord answered 429")
    if not why or any(call.status >= 400 for call in calls):
        faults += report.compared(name, expected, calls, bench.facts)
    return StepResult(name, calls, bench.facts, why, tuple(faults))


async def _taken_back(bench: Bench) -> StepResult:
    """Delete what is left, the newest first; what can't be is named."""
    left, failed = list[str](), list[str]()
    with bench.recorder.aside():
        for what, take_back in reversed(bench.take_back):
            try:
                await take_back()
            except discord.NotFound:
                continue
            except discord.Forbidden:
                left.append(f"{what} is left: the bot may not delete it")
            except discord.HTTPException as error:
                failed.append(f"{what} is left: {error.status} with code {error.code}")
    return StepResult("taken back", (), {}, "; ".join(left), tuple(failed))


@asynccontextmanager
async def _connected(client: CheckClient, token: str, time: Time) -> AsyncGenerator[None]:
    """The client, logged in and told its servers, and nobody else with this token. Raises Stop."""
    running = asyncio.create_task(login.run(client, token, time), name="discord")
    ready = asyncio.create_task(client.wait_until_ready(), name="ready")
    try:
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=CONNECT)
        if running.done():
            running.result()
        if not client.is_ready():
            raise Stop("Discord didn't tell us our servers within a minute.", NO_DISCORD)
        ours = client.user.id if client.user is not None else 0
        if any(us.raw_status != "offline" for guild in client.guilds if (us := guild.get_member(ours)) is not None):
            raise Stop(
                "Another process is connected with this token: it would answer what people press. Stop it first.",
                IN_USE,
            )
        yield
    finally:
        ready.cancel()
        await client.close()
        running.cancel()
        await asyncio.gather(running, ready, return_exceptions=True)


def _place(client: discord.Client, id: int) -> discord.TextChannel:
    """The channel of the test server. Raises Stop."""
    channel = client.get_channel(id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Stop(f"The bot sees no text channel {id}. {USAGE}", BAD_SETTINGS)
    return channel


def tell(results: Sequence[StepResult], folder: Path) -> int:
    """Print the table, write the file; 0 where all that was tried went as expected."""
    about = {"discord.py": discord.__version__, "python": sys.version.split()[0]}
    path = folder / ANSWERS
    path.write_text(report.file(results, about), encoding="utf-8")
    counts = {word: sum(one.verdict == word for one in results) for word in (report.OTHERWISE, report.NOT_TRIED)}
    sys.stdout.write(f"{report.table(results)}\n\nRate limits that Discord told:\n{report.limits(results)}\n\n")
    sys.stdout.write(
        f"{len(results)} steps: {counts[report.OTHERWISE]} otherwise than expected, {counts[report.NOT_TRIED]} not "
        f"tried. All answers, without token, names and ids: {path.name}\n"
    )
    return 1 if counts[report.OTHERWISE] else 0
