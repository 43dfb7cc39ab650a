"""Runs the steps one after the other, takes back what they made, and tells what came of it."""

from __future__ import annotations

import asyncio
import json
import sys
from base64 import b64encode
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import discord

from bot.loop_time import Time
from bot.operations import login
from bot.operations.check import report
from bot.operations.check.bench import PATIENCE, Bench, NotTried
from bot.operations.check.recorder import Recorder, aside
from bot.operations.check.report import StepResult
from bot.operations.check.steps import PREFIX, STEPS, Json, a_picture
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
APART = 1.2
"""Seconds between two steps, as between two edits of a board."""
NOTHING = 10**17
"""An id of nothing."""

CHECK_COMMAND: dict[str, Any] = {"type": 1, "name": "check", "description": "Asked for by python -m bot check"}


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
        """Hand a press or command to the step that waits for it, else acknowledge it."""
        waited = self.bench is not None and self.bench.happened(_name(interaction.data), interaction)
        if not waited and not interaction.response.is_done():
            with aside(), suppress(discord.HTTPException):  # the bot itself has answered
                await interaction.response.defer(ephemeral=True)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread was locked."""
        if after.locked and self.bench is not None and str(after.id) == self.bench.known.get("thread"):
            self.bench.happened("locked", after)

    async def on_socket_raw_receive(self, text: str) -> None:
        """Keep the shape of what a step waits for."""
        if '"INTERACTION_CREATE"' in text and self.bench is not None:
            data = json.loads(text)["d"]
            if self.bench.waits_for(_name(data["data"])):
                self._recorder.event("INTERACTION_CREATE", data)


def _name(data: Any) -> str:
    """Return what a step waits for: the name of a control, up to a dot, or of a command."""
    return str(data.get("custom_id") or data.get("name")).removeprefix(PREFIX).partition(".")[0]


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
        known = _known(client, channel) | {"commands": [*await commands(), CHECK_COMMAND]}
        bench = client.bench = Bench(client, recorder, time, patience, known)
        expected: dict[str, Any] = json.loads(EXPECTED.read_text()) if EXPECTED.exists() else {}
        results: list[StepResult] = []
        try:
            for number, (name, acts) in enumerate(STEPS.items(), 1):
                known["title"] = f"Step {number} of {len(STEPS)}"
                results.append(await _done(bench, name, acts, expected.get(name, {})))
                await time.sleep(APART)
        finally:
            results.append(await _taken_back(bench))
        return results


async def _done(bench: Bench, name: str, acts: list[Json], expected: dict[str, Any]) -> StepResult:
    begun, too_many, why = len(bench.recorder.calls), bench.recorder.too_many, ""
    bench.facts, bench.otherwise = {}, []
    try:
        await bench.step(acts)
    except NotTried as error:
        why = str(error)
    except Exception as error:  # an answer that we can't read is otherwise than expected, whatever is wrong
        bench.otherwise.append(f"failed: {error!r}")
    await bench.tidy()
    calls = tuple(bench.recorder.calls[begun:])
    if bench.recorder.too_many > too_many:
        bench.otherwise.append("Discord answered 429")
    if not why or any(call.status >= 400 for call in calls):
        bench.otherwise += report.compared(expected, calls, bench.facts)
    return StepResult(name, calls, bench.facts, why, tuple(bench.otherwise))


async def _taken_back(bench: Bench) -> StepResult:
    """Delete what is left, the newest first; what can't be is named."""
    left, failed = list[str](), list[str]()
    with aside():
        for path, made in reversed(list(bench.undo.items())):
            name, parent = made["saves"], bench.filled(made["call"]).split(" ")[1].removesuffix("/threads")
            try:
                if path.endswith("/commands"):
                    await bench.call({"call": f"PUT {path}", "body": f"{{{name}}}", "aside": True})
                elif made["call"].endswith("/threads"):
                    await _close(bench, path, parent)
                else:
                    await bench.call({"call": f"DELETE {path}"})
            except discord.NotFound:
                continue
            except discord.Forbidden:
                left.append(f"{name} is left: the bot may not delete it")
            except discord.HTTPException as error:
                failed.append(f"{name} is left: {error.status} with code {error.code}")
    return StepResult("taken back", (), {}, "; ".join(left), tuple(failed))


async def _close(bench: Bench, thread: str, parent: str) -> None:
    """Delete a thread with Discord's own "started a thread"; archive it where it may not be deleted."""
    for row in await bench.call({"call": f"GET {parent}/messages?limit=50"}):
        origin: Any = row.get("message_reference") or {}
        if origin.get("channel_id") == thread.rpartition("/")[2]:
            await bench.tried({"call": f"DELETE {parent}/messages/{row['id']}"})
    try:
        await bench.call({"call": f"DELETE {thread}"})
    except discord.Forbidden:  # that needs Manage Threads, which the bot does without
        await bench.tried({"call": f"PATCH {thread}", "body": {"archived": True}, "aside": True})
        raise


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


def _known(client: discord.Client, id: int) -> dict[str, Any]:
    """Return what steps know from the beginning: the channel, and channels of other kinds there. Raises Stop."""
    channel = client.get_channel(id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Stop(f"The bot sees no text channel {id}. {USAGE}", BAD_SETTINGS)
    guild, me = channel.guild, client.user
    may = {one: one.permissions_for(guild.me) for one in guild.text_channels}
    places = {
        "news": [one for one in guild.text_channels if one.is_news()],
        "voice": guild.voice_channels,
        "closed": [one for one in may if may[one].view_channel and not may[one].send_messages],
    }
    found = {name: str(those[0].id) for name, those in places.items() if those}
    ids = {"app": client.application_id, "guild": guild.id, "channel": id, "me": me.id if me else 0, "nothing": NOTHING}
    image = "data:image/png;base64," + b64encode(a_picture()).decode()
    return found | {name: str(one) for name, one in ids.items()} | {"image": image}


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
