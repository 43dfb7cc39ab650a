"""`python -m bot check`: run against the playground, with a seat as its person, and with deviations planted."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.commands.slash import told_commands
from bot.operations.check.report import AS_EXPECTED as AS
from bot.operations.check.report import NOT_TRIED, StepResult
from bot.operations.check.run import EXPECTED, STEPS, USAGE, run, tell
from bot.operations.stop import IN_USE, Stop
from playground import CannotDo, P, Playground, RateLimits, Rules, Seat
from playground.tests.sample_bot import SampleBot
from playground.world.interactions import COMPONENT
from playground.world.model import NEWS, VOICE, Emoji
from tests.bot.house import buttons, exchanges, selects, text

ROOT = Path(__file__).parents[2]


class Quick:
    """A hundred seconds in one."""

    def time(self) -> float:
        return asyncio.get_running_loop().time() * 100

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 100)


_COMMANDS: list[dict[str, Any]] = []


async def told() -> list[dict[str, Any]]:
    """The bot's own commands, made once."""
    return _COMMANDS or _COMMANDS.extend(await told_commands()) or _COMMANDS


def world(**more: Any) -> Playground:
    """A server with every kind of channel."""
    play = Playground(**more)
    play.world.channel(play.guild, "news", kind=NEWS)
    play.world.channel(play.guild, "lounge", kind=VOICE)
    closed = play.world.channel(play.guild, "closed")
    play.world.allow(closed, play.world.bot, deny=P.SEND_MESSAGES)
    return play


@asynccontextmanager
async def a_person(seat: Seat) -> AsyncIterator[None]:
    """Does what the check asks for in the channel, within the block."""
    done: set[str] = set()

    async def look() -> None:
        while True:
            await asyncio.sleep(0.01)
            for message in list(seat.messages):
                with suppress(CannotDo):
                    await _follow(seat, message, done)

    task = asyncio.create_task(look())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _follow(seat: Seat, message: dict[str, Any], done: set[str]) -> None:
    said = text(message)
    step = re.match(r"\*\*(Step \d+) of \d+\*\* · (send `/check`|press|choose|lock)", said)
    if step is None or step[1] in done:
        return
    done.add(step[1])
    if step[2].startswith("send"):
        await seat.slash("check")
    elif step[2] == "lock":
        (thread,) = re.findall(r"<#(\d+)>", said)
        seat.world.threads.change(seat.person, seat.world.channels[int(thread)], {"locked": True, "archived": False})
    elif step[2] == "choose":
        (id,) = [id for one in seat.messages for id in selects(one) if id == "check:list"]
        await seat.select(id, "one")
    elif "**Going**" in said:
        await _hammer(seat)
    else:
        wanted = "Looks right" if "buttons above" in said else re.findall(r"\*\*(Press me next|Board)\*\*", said)[0]
        on = next(one for one in reversed(seat.messages) if wanted in buttons(one))
        await seat.click(wanted, on=on)


async def _hammer(seat: Seat) -> None:
    """Press a control again and again, as long as Discord takes it; it may be gone from the message."""
    (id, control), *_ = [
        (one["id"], part) for one in seat.messages for part in _parts(one) if part.get("custom_id") == "check:going"
    ]
    message = seat.find(int(id))
    data = {"component_type": 2, "custom_id": "check:going", "id": control["id"]}
    for _ in range(200):
        reply = await seat.act(COMPONENT, message.channel, data, wait=False, message=message)
        if reply.state == "failed":
            return
        await asyncio.sleep(0.002)


def _parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for one in part.get("components", ()):
        yield one
        yield from _parts(one)


async def checked(play: Playground, *, person: bool = True, patience: float = 1000.0) -> list[StepResult]:
    seat = play.seat("Ana", roles=[play.role("Keeper", P.MANAGE_THREADS)])
    with play.patched():
        if not person:
            return await run(play.token, play.channel.id, told, Quick(), patience=patience)
        async with a_person(seat):
            return await run(play.token, play.channel.id, told, Quick(), patience=patience)


async def test_all_is_as_the_playground_answers() -> None:
    """Write the expectations anew with UPDATE_EXPECTED=1, and read what has changed."""
    async with world() as play:
        results = await checked(play)
    made = {one.step: one.expected() for one in results if one.step in STEPS}
    if os.environ.get("UPDATE_EXPECTED"):
        lines = (f"{json.dumps(step)}: {json.dumps(what)}" for step, what in made.items())
        EXPECTED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    otherwise = {one.step: (one.not_tried, one.otherwise) for one in results if one.step in STEPS and one.verdict != AS}
    assert otherwise == {}
    assert made == json.loads(EXPECTED.read_text())


async def test_nothing_of_the_check_is_left() -> None:
    """But threads where the bot may not delete them: those are left archived, and named."""
    for more, left in ((P.MANAGE_THREADS, []), (0, ["thread", "news_thread"])):
        async with world(bot_permissions=more) as play:
            play.world.commands.replace(play.guild.id, [{"type": 1, "name": "old", "description": "Old"}])
            *_, last = await checked(play, person=False, patience=1.0)
            channels = play.world.channels.values()
            assert not [one for channel in channels for one in channel.messages.values() if not one.deleted]
            assert not play.world.emojis.known
            assert [one["name"] for one in play.world.commands.all(play.guild.id)] == ["old"]
            threads = [one.thread for one in channels if one.thread is not None]
            assert all(one.archived for one in threads) and len(threads) == len(left)
            assert all(name in last.not_tried for name in left) and not last.otherwise


# ---- deviations ------------------------------------------------------------------------------------------------------


def verdicts(results: list[StepResult]) -> dict[str, tuple[str, ...]]:
    """The steps that went otherwise than expected, with what was otherwise."""
    return {one.step: one.otherwise for one in results if one.otherwise}


async def test_a_nonce_that_is_taken_again_is_named() -> None:
    async with world(rules=Rules(deleted_nonces=False)) as play:
        found = verdicts(await checked(play, person=False, patience=1.0))
    assert found.keys() == {"deleted message"}
    assert "POST /channels/{}/messages: 200, not 404 with code 10008" in found["deleted message"]


async def test_a_server_without_uploads_is_named() -> None:
    async with world() as play:
        play.guild.uploads = False
        found = verdicts(await checked(play, person=False, patience=1.0))
    assert found["post a board"][0] == "POST /channels/{}/messages: 403 with code 400001, not 200"


def plant(play: Playground, method: str, change: Callable[[Any], object], path: str) -> None:
    """Change the answers to calls of this method on paths that end so."""
    serve = play.server._serve  # every call passes here

    async def otherwise(request: web.Request, raw: str) -> Any:
        response: Any = await serve(request, raw)
        if request.method != method or not re.search(path, raw.partition("?")[0]) or response.status >= 400:
            return response
        row = json.loads(response.body)
        change(row)
        kind = {"Content-Type": "application/json"}
        return web.Response(body=json.dumps(row), status=response.status, headers=kind)

    play.server._serve = otherwise  # type: ignore[method-assign]


async def test_a_key_that_is_missing_or_of_another_type_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Emoji.json

    def other(self: Emoji, *given: Any) -> dict[str, Any]:
        found = {**whole(self, *given), "animated": "no"}
        del found["available"]
        return found

    monkeypatch.setattr(Emoji, "json", other)
    async with world() as play:
        found = verdicts(await checked(play, person=False, patience=1.0))
    assert set(found) == {"emojis"}
    assert {"POST /applications/{}/emojis: animated is string, not boolean",
            "POST /applications/{}/emojis: available is missing"} <= set(found["emojis"])  # fmt: skip


async def test_an_emoji_of_another_name_is_named() -> None:
    async with world() as play:
        plant(play, "POST", lambda row: row.update(name="another"), "/emojis$")
        found = verdicts(await checked(play, person=False, patience=1.0))
    assert found == {"emojis": ("POST /applications/{}/emojis: name isn't what was sent",)}


async def test_options_that_a_command_loses_are_named() -> None:
    def drop(rows: list[dict[str, Any]]) -> None:
        for one in rows:
            one.update({"options": []} if one["name"] == "daily" else {})

    async with world() as play:
        plant(play, "PUT", drop, "/commands$")
        found = verdicts(await checked(play, person=False, patience=1.0))
    assert found == {"commands": ("PUT /applications/{}/guilds/{}/commands: daily.options isn't what was sent",)}


async def test_pictures_that_an_edit_loses_are_named() -> None:
    """As if Discord took a kept picture for dropped: the hand's and the board's."""
    async with world() as play:
        plant(
            play,
            "PATCH",
            lambda row: row["components"][0]["components"].__setitem__(slice(1, 2), []),
            r"/messages/\d+$",
        )
        found = verdicts(await checked(play, person=False, patience=1.0))
    call = "PATCH /channels/{}/messages/{}"
    assert f"{call}: a.png isn't what was sent" in found["change its pictures"]
    assert f"{call}: components[0].components isn't what was sent" in found["change its pictures"]


async def test_a_control_that_is_gone_and_still_works_is_named() -> None:
    async with world(rules=Rules(removed_controls=False)) as play:
        found = verdicts(await checked(play))
    assert found == {"control that is gone": ("a control that is gone is refused: False, not True",)}


async def test_a_control_that_a_message_loses_or_that_has_another_name_is_named() -> None:
    async with world() as play:
        plant(play, "POST", lambda row: row["components"][0]["components"].pop(), "/messages$")
        found = verdicts(await checked(play, person=False, patience=1.0))
    assert "POST /channels/{}/messages: components[0].components isn't what was sent" in found["post a board"]
    async with world() as play:
        plant(play, "PATCH", lambda row: _controls(row)[0].update(label="Bord"), r"/messages/\d+$")
        found = verdicts(await checked(play, person=False, patience=1.0))
    where = "components[0].components[3].components[0].label"
    assert found["change its pictures"] == (f"PATCH /channels/{{}}/messages/{{}}: {where} isn't what was sent",)


def _controls(row: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in _parts(row) if "custom_id" in one] or [{}]


async def test_a_private_answer_that_is_public_is_named() -> None:
    async with world() as play:
        plant(play, "POST", lambda row: row["resource"]["message"].update(flags=1 << 15), "/callback$")
        found = verdicts(await checked(play))
    said = "POST /interactions/{}/{}/callback: resource.message.flags is 32768, not 32832"
    assert said in found["command"]


async def test_what_nobody_does_was_not_tried_and_never_passed() -> None:
    async with world() as play:
        results = await checked(play, person=False, patience=1.0)
    people = [one for one in results if one.step in list(STEPS)[-9:]]
    assert len(people) == 9 and {one.verdict for one in people} == {NOT_TRIED}
    assert verdicts(results) == {}


async def test_a_server_with_one_channel_is_enough() -> None:
    async with Playground() as play:
        results = await checked(play, person=False, patience=1.0)
    for step in ("announcement thread", "voice channel", "no permission"):
        (one,) = [one for one in results if one.step == step]
        assert one.verdict == NOT_TRIED and "server" in one.not_tried


# ---- what is told ----------------------------------------------------------------------------------------------------


async def test_the_file_has_no_name_no_id_and_no_token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with world(limits=RateLimits(channel=(5, 1.0)), record=True) as play:
        results = await checked(play)
        secrets = {play.token, play.guild.name, play.channel.name, "Ana", str(play.guild.id), play.world.bot.name}
        assert not [one for one in exchanges(play) if one.status == 429]
    assert verdicts(results) == {} and tell(results, tmp_path) == 0
    kept, told = (tmp_path / "check-answers.json").read_text(), capsys.readouterr().out
    assert json.loads(kept)["steps"][0]["calls"][0]["call"] == "GET /gateway/bot"
    for said in (kept, told):
        assert not [secret for secret in secrets if f'"{secret}"' in said] and not re.search(r"[0-9]{15,}", said)
    assert "POST /channels/{}/messages: 5 calls, again after" in told
    for step in STEPS:
        assert re.search(rf"^{step} +as expected ", told, re.MULTILINE), step


# ---- refusals --------------------------------------------------------------------------------------------------------


async def test_it_refuses_while_another_process_is_connected() -> None:
    async with world() as play, play.running(SampleBot()) as other:
        await other.wait_until_ready()
        before = play.world.commands.all(play.guild.id)
        with pytest.raises(Stop, match="Another process is connected") as stop:
            await run(play.token, play.channel.id, told, Quick())
        assert stop.value.code == IN_USE
        assert play.world.commands.all(play.guild.id) == before and not play.channel.messages


async def test_it_refuses_a_channel_that_is_none() -> None:
    async with world() as play:
        news = next(one for one in play.guild.channels.values() if one.type == NEWS)
        for id in (1, news.id):
            with play.patched(), pytest.raises(Stop, match=f"The bot sees no text channel {id}"):
                await run(play.token, id, told, Quick())


def test_without_a_token_a_sentence_says_what_it_needs(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "check", "1"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stderr) == (78, f"{USAGE}\n") and USAGE.count(". ") == 0
