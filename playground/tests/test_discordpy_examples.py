"""discord.py's own examples, unchanged, on the playground: each does what it is there to show.

They are no part of the project: PLAYGROUND_EXAMPLES names the folder `examples` of a checkout of discord.py. What they
ask their reader to fill in (the id of a server, a channel, a role) is filled in, and nothing else is changed.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from playground import P, Playground, Seat, Upload, controls, words
from playground.bot_process import BotProcess
from playground.tests.sample_bot import PICTURE
from playground.world.model import VOICE

FOLDER = Path(os.environ.get("PLAYGROUND_EXAMPLES", "/nowhere"))
PYTHON = Path(os.environ.get("PLAYGROUND_LIBRARIES", "/nowhere")) / "discord.py" / "bin" / "python"
"""An environment with `discord.py[voice]`, which one of the examples needs; else the tests' own."""
PATIENCE = 20.0

STAND_INS = {
    "youtube_dl": "class YoutubeDL:\n    def __init__(self, options): pass\nclass utils: pass\n",
    "asyncpg": (
        "import contextlib\nPool = object\n"
        "@contextlib.asynccontextmanager\nasync def create_pool(**options):\n    yield object()\n"
    ),
    "general": "async def setup(bot): pass\n",
    "mod": "async def setup(bot): pass\n",
    "dice": "async def setup(bot): pass\n",
}
"""Modules that examples import and that are not the matter here."""

Scenario = Callable[["Stage"], Awaitable[None]]
SCENARIOS: dict[str, Scenario] = {}


class Stage:
    """A playground with one example in it, and two people."""

    def __init__(self, play: Playground, said: list[str]) -> None:
        self.play, self.said = play, said
        self.ana, self.developer = play.seat("Ana"), play.seat("Developer")
        self.log = play.world.channel(play.guild, "log")
        self.at = f"<@{play.world.bot.id}>"

    async def answers(self, text: str, answer: str, *, who: Seat | None = None) -> Any:
        """Somebody writes; the message the bot sends then, which contains `answer`."""
        seat = who or self.ana
        at = len(seat.events)
        await seat.say(text)
        seen = await seat.next(
            "message", lambda one: one["author"]["bot"] and answer in words(one), after=at, timeout=PATIENCE
        )
        return seen.data

    async def heard(self, line: str) -> None:
        """The bot has printed it."""
        await self.eventually(lambda: any(line in one for one in self.said))

    async def eventually(self, condition: Callable[[], object]) -> None:
        """Wait for something that nobody sees."""
        async with asyncio.timeout(PATIENCE):
            while not condition():  # noqa: ASYNC110  (it is in another process, or in nobody's sight)
                await asyncio.sleep(0.02)

    async def commands(self) -> None:
        await self.ana.until(self.ana.commands, timeout=PATIENCE)


def example(name: str) -> Callable[[Scenario], Scenario]:
    def put(scenario: Scenario) -> Scenario:
        SCENARIOS[name] = scenario
        return scenario

    return put


def said(reply: Any) -> str:
    return words(reply.message) if reply.message else repr(reply)


@example("app_commands/basic.py")
async def _(on: Stage) -> None:
    await on.commands()
    assert "Hi, <@" in said(await on.ana.slash("hello"))
    assert "1 + 2 = 3" in said(await on.ana.slash("add", first_value=1, second_value=2))
    assert said(await on.ana.slash("send", text="words")) == "words"
    assert "joined <t:" in said(await on.ana.slash("joined", member=on.developer.id))
    assert "joined at <t:" in said(await on.ana.context_menu("Show Join Date", on.developer.id))
    bad = await on.developer.say("something bad")
    assert "Thanks for reporting" in said(await on.ana.context_menu("Report to Moderators", bad))
    await on.ana.until(lambda: on.ana.message("Reported Message", channel=on.log.id))


@example("app_commands/transformers.py")
async def _(on: Stage) -> None:
    await on.commands()
    assert "3 + 4 = 7" in said(await on.ana.slash("add", first=3, second=4))
    voice = on.play.world.channel(on.play.guild, "lounge", kind=VOICE)
    for channel, kind in ((on.play.channel, "Text"), (voice, "Voice")):
        assert kind in said(await on.ana.slash("channel-info", {"channel": str(channel.id)}))
    assert "Action: Buy" in said(await on.ana.slash("shop", action="Buy", item="hat"))
    assert "<Fruits.cherry: 2>" in said(await on.ana.slash("fruit", fruit="cherry"))
    assert "Point(x=1, y=2)" in said(await on.ana.slash("graph", point="1,2"))
    assert "Point3D(x=1, y=2, z=3)" in said(await on.ana.slash("graph3d", point="1,2,3"))


@example("background_task.py")
async def _(on: Stage) -> None:
    await on.ana.until(lambda: on.ana.message("1", channel=on.log.id), timeout=PATIENCE)


SCENARIOS["background_task_asyncio.py"] = SCENARIOS["background_task.py"]


@example("basic_bot.py")
async def _(on: Stage) -> None:
    await on.answers("?add 2 3", "5")
    await on.answers("?roll 3d1", "1, 1, 1")
    await on.answers("?choose tea", "tea")
    await on.answers("?repeat 2 again", "again")
    await on.answers(f"?joined {on.developer.id}", "joined <t:")
    await on.answers("?cool bot", "Yes, the bot is cool.")
    await on.answers("?cool me", "No, me is not cool")
    await on.answers("?help", "An example bot")


@example("basic_voice.py")
async def _(on: Stage) -> None:
    lounge = on.play.world.channel(on.play.guild, "lounge", kind=VOICE)
    await on.answers("!volume 50", "Not connected to a voice channel.")
    await on.ana.say(f"!join {lounge.id}")
    await on.eventually(lambda: "The playground has no voice (gateway op 4)" in on.play.world.unsupported)


@example("converters.py")
async def _(on: Stage) -> None:
    await on.answers("!userinfo nobody", "Couldn't find that user.")
    await on.answers("!userinfo developer", "User found:")
    await on.answers(f"!ignore {on.ana.id}", "Member found")
    await on.answers(f"!ignore <#{on.log.id}>", "Channel found")
    await on.answers("!multiply 3 yes", "6")
    await on.ana.say(f"!notify <#{on.log.id}>")
    await on.ana.until(lambda: on.ana.message("Hello, log!", channel=on.log.id), timeout=PATIENCE)


@example("custom_context.py")
async def _(on: Stage) -> None:
    await on.ana.say("!guess 3")
    seen = await on.ana.next("reactions", after=0, timeout=PATIENCE)
    assert seen.data["reactions"][0]["emoji"]["name"] in "✅❌"


@example("deleted.py")
async def _(on: Stage) -> None:
    await on.answers("!deleteme", "Goodbye in 3 seconds...")
    await on.ana.until(lambda: on.ana.message("has deleted the message: I will delete myself"), timeout=PATIENCE)


@example("edits.py")
async def _(on: Stage) -> None:
    await on.answers("!editme", "10")
    await on.ana.until(lambda: on.ana.message("edited their message:\n10 -> 40"), timeout=PATIENCE)
    mine = await on.ana.say("one")
    await on.ana.edit(mine, "two")
    await on.ana.until(lambda: on.ana.message("one -> two"), timeout=PATIENCE)


@example("guessing_game.py")
async def _(on: Stage) -> None:
    await on.answers("$guess", "Guess a number between 1 and 10.")
    answer = await on.answers("5", "")
    assert answer["content"] in ("You are right!",) or answer["content"].startswith("Oops. It is actually")


@example("modals/basic.py")
async def _(on: Stage) -> None:
    await on.commands()
    await on.ana.slash("feedback")
    assert "Thanks for your feedback, Ana!" in said(await on.ana.submit({"Name": "Ana"}))


@example("modals/label.py")
async def _(on: Stage) -> None:
    await on.commands()
    bea = on.play.seat("Bea")
    await on.developer.slash("timeout", member=bea.id)
    answer = await on.developer.submit({"Duration": "5 minutes", "Reason": "noise"})
    assert "with reason: noise" in said(answer)
    assert on.play.guild.members[bea.person.id].timed_out


@example("modals/report.py")
async def _(on: Stage) -> None:
    await on.commands()
    await on.ana.slash("report")
    filled = {"Topic": "Bug", "Title": "It broke", "Description": "In two", "Images": [Upload("a.png", PICTURE)]}
    assert "Thank you for your report!" in said(await on.ana.submit(filled))
    await on.ana.until(lambda: on.ana.message("It broke", channel=on.log.id), timeout=PATIENCE)


@example("new_member.py")
async def _(on: Stage) -> None:
    bea = on.play.seat("Bea")
    await on.ana.until(lambda: on.ana.message(f"Welcome <@{bea.id}> to Playground!"), timeout=PATIENCE)


@example("reaction_roles.py")
async def _(on: Stage) -> None:
    member = on.play.guild.members[on.ana.person.id]
    message, red = on.play.world.pick_a_role, on.play.world.red  # type: ignore[attr-defined]
    await on.ana.react(message, "🔴")
    await on.ana.until(lambda: red.id in member.roles, timeout=PATIENCE)
    await on.ana.react(message, "🔴")
    await on.ana.until(lambda: red.id not in member.roles, timeout=PATIENCE)


@example("reply.py")
async def _(on: Stage) -> None:
    answer = await on.answers("!hello", "Hello!")
    assert answer["message_reference"]["message_id"] and answer["mentions"][0]["id"] == on.ana.id


@example("secret.py")
async def _(on: Stage) -> None:
    shh = await on.answers(f"{on.at} secret", "Shh!")
    await on.ana.next("delete", lambda one: one["id"] == shh["id"], after=0, timeout=PATIENCE)
    bea = on.play.seat("Bea")
    await on.ana.say(f"{on.at} secret text hideout {on.ana.id}")
    await on.ana.until(lambda: any(one["name"] == "hideout" for one in on.ana.channels), timeout=PATIENCE)
    assert not any(one["name"] == "hideout" for one in bea.channels)
    await on.ana.say(f"{on.at} secret voice cellar {on.ana.id}")
    await on.ana.until(lambda: any(one["name"] == "cellar" for one in on.ana.channels), timeout=PATIENCE)
    there = on.play.world.emojis.create({"name": "dot", "image": DATA_URI}, on.play.guild)
    await on.ana.say(f"{on.at} secret emoji <:dot:{there.id}>")
    await on.eventually(lambda: len(on.play.guild.emojis) == 2)


@example("views/confirm.py")
async def _(on: Stage) -> None:
    question = await on.answers("$ask", "Do you want to continue?")
    assert said(await on.ana.click("Confirm", on=question)) == "Confirming"
    await on.heard("Confirmed...")


@example("views/counter.py")
async def _(on: Stage) -> None:
    board = await on.answers("$counter", "Press!")
    for number in range(5):
        assert (await on.ana.click(str(number), on=board)).state == "updated"
    assert controls(on.ana.messages[-1])[0].disabled


@example("views/dropdown.py")
async def _(on: Stage) -> None:
    menu = await on.answers("$colour", "Pick your favourite colour:")
    answer = await on.ana.select("Choose your favourite colour...", "Green", on=menu)
    assert said(answer) == "Your favourite colour is Green"


@example("views/dynamic_counter.py")
async def _(on: Stage) -> None:
    board = await on.answers(f"{on.at} counter", "Here is your very own button!")
    assert (await on.ana.click("Total: 0", on=board)).state == "updated"
    assert (await on.ana.click("Total: 1", on=board)).state == "updated"


@example("views/embed_like.py")
async def _(on: Stage) -> None:
    board = await on.answers(f"{on.at} embed", "random dog image")
    assert (await on.ana.click("New Image", on=board)).state == "updated"
    await on.ana.click("Change Text", on=board)
    await on.ana.submit({"The new text": "A good dog"})
    await on.ana.until(lambda: on.ana.message("A good dog"), timeout=PATIENCE)


@example("views/ephemeral.py")
async def _(on: Stage) -> None:
    board = await on.answers("$counter", "Press!")
    mine = await on.ana.click("Click", on=board)
    assert mine.ephemeral and (await on.ana.click("0", on=mine.message)).state == "updated"


@example("views/layout.py")
async def _(on: Stage) -> None:
    board = await on.answers("$layout", "very special")
    assert said(await on.ana.click("Click Me!", on=board)) == "Hi!"


@example("views/link.py")
async def _(on: Stage) -> None:
    answer = await on.answers("$google cats", "Google Result for: `cats`")
    assert controls(answer)[0].component["url"] == "https://www.google.com/search?q=cats"


@example("views/persistent.py")
async def _(on: Stage) -> None:
    board = await on.answers("$prepare", "What's your favourite colour?", who=on.developer)
    assert said(await on.ana.click("Green", on=board)) == "This is green."
    own = await on.answers("$dynamic_button", "Here is your very own button!")
    assert said(await on.ana.click("Do Thing", on=own)) == "This is your very own button!"


@example("views/settings.py")
async def _(on: Stage) -> None:
    board = await on.answers(f"{on.at} settings", "Settings")
    await on.ana.select("Select a fruit", "Grape", on=board)
    await on.ana.select("Select a channel", str(on.log.id), on=board)
    await on.ana.select("Select members", on.developer.id, on=board)
    await on.ana.click("1", on=board)
    await on.ana.submit({"Count": "2"})
    await on.ana.click("\N{BELL} Enabled", on=board)
    assert (await on.ana.click("Finish", on=board)).state == "updated"
    await on.ana.say(f"{on.at} send")
    await on.ana.until(lambda: on.ana.message("🍇 🍇", channel=on.log.id), timeout=PATIENCE)


@example("views/tic_tac_toe.py")
async def _(on: Stage) -> None:
    board = await on.answers("$tic", "Tic Tac Toe: X goes first")
    cells = [one.custom_id for one in controls(board)]
    assert len(cells) == 9
    for at in (0, 3, 1, 4, 2):
        assert (await on.ana.click(str(cells[at]), on=board)).state == "updated"
    assert on.ana.message("X won!")


@example("advanced_startup.py")
async def _(on: Stage) -> None:
    await on.play.connected()
    await on.answers(f"{on.at} help", "No Category")


DATA_URI = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJg"
    "gg=="
)


def filled_in(source: str, play: Playground, on: Stage) -> str:
    """The example's text with the ids its reader is asked to fill in."""
    guild, log = play.guild.id, on.log.id
    source = re.sub(r"discord\.Object\((?:id=)?0\)", f"discord.Object({guild})", source)
    source = source.replace("REPORTS_CHANNEL_ID = 0", f"REPORTS_CHANNEL_ID = {log}")
    source = re.sub(r"get_channel\((?:0|1234567)\)", f"get_channel({log})", source)
    source = source.replace("https://random.dog/woof.json", f"{play.base}/dog.json")
    if "role_message_id" in source:
        role = play.role("Red")
        message = play.world.messages.send(play.world.bot, play.channel, {"content": "Pick a role"}).payload
        play.world.red, play.world.pick_a_role = role, message  # type: ignore[attr-defined]
        source = source.replace("self.role_message_id = 0", f"self.role_message_id = {message['id']}")
        source = source.replace("name='🔴'): 0", f"name='🔴'): {role.id}")
    return source


async def dog(request: web.Request) -> web.Response:
    return web.json_response({"url": "https://random.dog/good.jpg"})


@pytest.mark.libraries
@pytest.mark.parametrize("name", sorted(SCENARIOS))
async def test_an_example_of_discord_py_does_what_it_shows(name: str, tmp_path: Path) -> None:
    if not (FOLDER / name).is_file():
        pytest.skip("discord.py's examples are not here: PLAYGROUND_EXAMPLES names their folder")
    lines: list[str] = []
    play = Playground(any_token=True, strict=False, check=False, bot_permissions=P.ADMINISTRATOR)
    play.mount(lambda app: app.router.add_get("/dog.json", dog))
    async with play:
        on = Stage(play, lines)
        for module, text in STAND_INS.items():
            (tmp_path / f"{module}.py").write_text(text)
        (tmp_path / "example.py").write_text(filled_in((FOLDER / name).read_text(), play, on))
        environment = play.environment()
        environment["PYTHONPATH"] += os.pathsep + str(tmp_path)
        python = str(PYTHON if PYTHON.exists() else sys.executable)
        bot = BotProcess([python, "example.py"], environment, lines.append, tmp_path)
        await bot.start()
        try:
            await asyncio.wait_for(play.connected(), 60)
            if "on_ready" in (FOLDER / name).read_text():
                await on.heard("------")
            await SCENARIOS[name](on)
        except BaseException:
            print("\n".join(lines[-30:]))  # noqa: T201  (what the bot said, for who reads the failure)
            raise
        finally:
            await bot.stop()
        missing = [one for one in play.world.unsupported if "voice" not in one]
        assert missing == []


@pytest.mark.libraries
def test_no_example_is_left_out() -> None:
    if not FOLDER.is_dir():
        pytest.skip("discord.py's examples are not here: PLAYGROUND_EXAMPLES names their folder")
    assert {str(one.relative_to(FOLDER)) for one in FOLDER.rglob("*.py")} == set(SCENARIOS)
