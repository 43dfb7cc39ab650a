"""Three public bots of moderation and games, unchanged, through their commands (not those that fetch from elsewhere).

They are no part of the project: PLAYGROUND_PUBLIC_BOTS names a folder with checkouts (`template` is
kkrypt0nn/Python-Discord-Bot-Template, `discord-games` Tom-the-Bomb/Discord-Games), and PLAYGROUND_LIBRARIES the
environments that they run in (see libraries.py; Red-DiscordBot is installed in its own, `red`).
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from playground import P, Playground, Seat, Timeout, words
from playground.bot_process import BotProcess

FOLDER = Path(os.environ.get("PLAYGROUND_PUBLIC_BOTS", "/nowhere"))
LIBRARIES = Path(os.environ.get("PLAYGROUND_LIBRARIES", "/nowhere"))
PATIENCE = 20.0


async def answer(seat: Seat, command: str, *parts: str, **options: Any) -> None:
    """A command, and everything its answer must say."""
    reply = await seat.slash(command, {**options})
    text = words(await reply.shown(PATIENCE))
    for part in parts:
        assert part in text, f"/{command}: {text}"


async def moderation(play: Playground, keeper: Seat) -> None:
    guest, chief = play.seat("Guest"), play.seat("Chief")
    chief_role = play.role("Chief", P.ADMINISTRATOR)
    play.world.members.set_roles(play.guild, play.guild.members[chief.person.id], [chief_role.id])
    await answer(keeper, "nick", "new nickname is **Brief**", user=guest.id, nickname="Brief")
    assert play.guild.members[guest.person.id].nick == "Brief"
    await answer(keeper, "warning add", "was warned by", "Total warns for this user: 1", user=guest.id, reason="noise")
    await answer(keeper, "warning list", "noise", "Warn ID #1", user=guest.id)
    await answer(keeper, "warning remove", "removed the warning **#1**", user=guest.id, warn_id=1)
    await answer(keeper, "warning list", "no warnings", user=guest.id)
    for number in range(5):
        await guest.say(f"noise {number}")
    await answer(keeper, "archive", limit=3)
    archived = [one for one in keeper.messages if one["attachments"]]
    assert archived and archived[-1]["attachments"][0]["filename"].endswith(".log")
    await keeper.slash("purge", amount=4)
    await keeper.until(lambda: keeper.message("cleared **4** messages"), PATIENCE)
    await answer(keeper, "kick", "administrator permissions", user=chief.id)
    await answer(keeper, "kick", "was kicked by", "enough", user=guest.id, reason="enough")
    await guest.until(lambda: not any(one["type"] == 0 for one in guest.channels), PATIENCE)
    assert "You were kicked" in words(guest.messages_in(play.world.direct(guest.person).id)[-1])
    other = play.seat("Other")
    await answer(keeper, "ban", "was banned by", user=other.id)
    await other.until(lambda: not any(one["type"] == 0 for one in other.channels), PATIENCE)
    await answer(keeper, "hackban", "was banned by", user_id=guest.id, reason="again")
    assert set(play.guild.bans) == {guest.person.id, other.person.id}
    noise = play.seat("Nobody")
    reply = await noise.slash("kick", user=keeper.id)
    assert "missing the permission" in words(await reply.shown(PATIENCE))


async def games(keeper: Seat) -> None:
    reply = await keeper.slash("rps")
    picked = await keeper.select("Choose...", "Rock", on=await reply.shown(PATIENCE))
    assert picked.state == "updated" and "You've chosen rock" in words(picked.message or {})
    reply = await keeper.slash("coinflip")
    await keeper.click("Heads", on=await reply.shown(PATIENCE), wait=False)  # it edits its message and never answers
    await keeper.until(lambda: keeper.message("You guessed `heads`"), PATIENCE)
    await answer(keeper, "8ball", "The question was: Will it rain?", question="Will it rain?")


async def general(play: Playground, keeper: Seat, developer: Seat) -> None:
    await answer(keeper, "help", "Help", "Moderation")
    await answer(keeper, "botinfo", "Bot Information")
    await answer(keeper, "serverinfo", "Playground", "Member Count")
    await answer(keeper, "ping", "latency")
    await keeper.slash("invite")
    await keeper.slash("server")
    said = await developer.say("a ||secret|| word")
    reply = await keeper.context_menu("Remove spoilers", said)
    assert "a secret word" in words(await reply.shown(PATIENCE))
    reply = await keeper.context_menu("Grab ID", developer.id)
    assert developer.id in words(await reply.shown(PATIENCE))
    await keeper.slash("feedback")
    reply = await keeper.submit({"What do you think about this bot?": "A fine bot"})
    assert "Thank you for your feedback" in words(await reply.shown(PATIENCE))
    await answer(developer, "say", "as I say", message="as I say")
    await answer(developer, "embed", "in a box", message="in a box")
    reply = await keeper.slash("say", message="me too")
    assert "not the owner of the bot" in words(await reply.shown(PATIENCE))
    for command, said_then in (("unload", "unloaded the `fun` cog"), ("load", "loaded the `fun` cog"),
                               ("reload", "reloaded the `fun` cog")):  # fmt: skip
        reply = await developer.slash(command, cog="fun")
        assert said_then in words(await reply.shown(PATIENCE)).lower()


def python_of(name: str) -> str:
    """The interpreter of a library's environment; a skipped test where there is none."""
    python = LIBRARIES / name / "bin" / "python"
    if not python.exists():
        pytest.skip(f"{name} is not here: PLAYGROUND_LIBRARIES names the folder with environments")
    return str(python)


def checkout(name: str, place: Path) -> Path:
    """A copy of a public bot; a skipped test where there is none."""
    if not (FOLDER / name).is_dir():
        pytest.skip(f"{name} is not here: PLAYGROUND_PUBLIC_BOTS names the folder with checkouts of public bots")
    return shutil.copytree(FOLDER / name, place / "bot")


@asynccontextmanager
async def unchanged(play: Playground, place: Path, *command: str, **environment: str) -> AsyncIterator[None]:
    """The bot runs, with all rights and a role above the others."""
    lines: list[str] = []
    play.guild.roles[play.guild.members[play.world.bot.id].roles[0]].position = 9
    bot = BotProcess(command, {**play.environment(), **environment}, lines.append, place)
    await bot.start()
    try:
        await asyncio.wait_for(play.connected(), 3 * PATIENCE)
        yield
    except BaseException:
        print("\n".join(lines[-40:]))  # noqa: T201  (what the bot said, for who reads the failure)
        raise
    finally:
        await bot.stop()


@pytest.mark.libraries
async def test_a_public_bot_of_moderation_and_games_in_all_its_steps(tmp_path: Path) -> None:
    place, python = checkout("template", tmp_path), python_of("discord.py")
    environment = {"TOKEN": "the bot's own", "PREFIX": "!", "INVITE_LINK": "https://x.invalid"}
    async with (
        Playground(any_token=True, strict=False, bot_permissions=P.ADMINISTRATOR) as play,
        unchanged(play, place, python, "bot.py", **environment),
    ):
        developer = play.seat("Developer")
        everything = P.KICK_MEMBERS | P.BAN_MEMBERS | P.MANAGE_NICKNAMES | P.MANAGE_MESSAGES
        keeper = play.seat("Keeper", roles=[play.role("Keeper", everything)])
        await developer.say(f"<@{play.world.bot.id}> sync global")
        await keeper.until(lambda: any(one["name"] == "kick" for one in keeper.commands()), PATIENCE)
        await general(play, keeper, developer)
        await games(keeper)
        await moderation(play, keeper)


async def told(seat: Seat, text: str, *parts: str) -> dict[str, Any]:
    """Somebody writes, and sees an answer that says all the parts; the answer."""
    after = len(seat.events)
    await seat.say(text)

    def answer() -> dict[str, Any] | None:
        new = (one.data for one in seat.events[after:] if one.kind == "message" and one.data.get("content") != text)
        return next((one for one in new if all(part.lower() in words(one).lower() for part in parts)), None)

    await seat.until(lambda: answer() is not None, PATIENCE)
    found = answer()
    assert found is not None
    return found


RED = """
ping | Pong
help | Core
load mod admin general mutes warnings cleanup economy customcom alias filter modlog trivia | Loaded `mod`
info | Red
serverinfo | Created on
userinfo GUEST | Joined this server
choose tea tea | tea
stopwatch | Stopwatch started
modlogset modlog CHANNEL | will be sent to
rename GUEST Brief | Done
rename GUEST Short | Done
names GUEST | Brief
warnings GUEST | has no warnings
mutechannel GUEST noise | muted in
unmutechannel GUEST | unmuted
muteset makerole Muted | Mute role set
mute GUEST noise | has been muted
unmute GUEST | unmuted
case 1 | noise
timeout GUEST 10m noise | timed out
slowmode 5s | 5 seconds
slowmode | disabled
filter add badword | added
alias add hi ping | created
hi | Pong
customcom create simple yo hello there | added
yo | hello there
bank balance | credits
trivia worldcapitals | Starting Trivia
trivia stop | Trivia stopped
dm GUESTID hi | delivered
set bot nickname Redy | Done
set status idle | idle
set status playing chess | Playing chess
kick GUEST enough | Done
ban GUESTID again | Done
unban GUESTID | unbanned
slash sync | Synced
leave | Do you want me to leave
"""
"""What is said to Red, and what its answer must say."""


@pytest.mark.libraries
async def test_red_moderates_and_plays(tmp_path: Path) -> None:
    python = python_of("red")
    home = {**os.environ, "HOME": str(tmp_path)}
    setup = [python, "-m", "redbot.setup", "--no-prompt", "--instance-name", "red", "--backend", "json"]
    made = await asyncio.create_subprocess_exec(*setup, "--data-path", str(tmp_path / "data"), env=home)
    assert await made.wait() == 0
    async with Playground(any_token=True, strict=False, bot_permissions=P.ADMINISTRATOR) as play:
        owner, guest = play.seat("Developer", owner=True), play.seat("Guest")
        token = ".".join(("A" * 24, "B" * 6, "C" * 27))  # Red looks at its shape
        start = ["-m", "redbot", "red", "--no-prompt", "--token", token, "--prefix", "!", "--owner", str(owner.id)]
        async with unchanged(play, tmp_path, python, *start, HOME=str(tmp_path)):
            names = {"GUESTID": guest.id, "GUEST": f"<@{guest.id}>", "CHANNEL": f"<#{play.channel.id}>"}
            for line in RED.strip().splitlines():
                said, wanted = line.split(" | ")
                for name, meant in names.items():
                    said = said.replace(name, str(meant))
                await told(owner, f"!{said}", wanted)
            await told(owner, "no", "stay")
            assert play.channel.slowmode == 0 and guest.person.id not in play.guild.members


GAMES_BOT = """
import sys

sys.path.insert(0, "..")
import discord
from discord.ext import commands


class Bot(commands.Bot):
    async def setup_hook(self):
        await self.load_extension("examples")


Bot(command_prefix="!", intents=discord.Intents.all()).run("the bot's own")
"""


@pytest.mark.libraries
async def test_a_public_collection_of_games_is_played(tmp_path: Path) -> None:
    """Buttons, reactions, words in the channel, a form, pictures and direct messages."""
    place, python = checkout("discord-games", tmp_path), python_of("discord-games")
    (place / "examples" / "main.py").write_text(GAMES_BOT)
    async with (
        Playground(any_token=True, strict=False, bot_permissions=P.ADMINISTRATOR) as play,
        unchanged(play, place / "examples", python, "main.py"),
    ):
        ana, bea, eve = play.seat("Ana"), play.seat("Bea"), play.seat("Eve")
        board = await told(ana, f"!tictactoe <@{bea.id}>", "Turn")
        cells = [part["custom_id"] for row in board["components"] for part in row["components"]]
        refused = await eve.click(cells[0], on=board)
        assert refused.ephemeral and "not part of this game" in words(await refused.shown())
        for seat, cell in ((ana, 0), (bea, 3), (ana, 1), (bea, 4), (ana, 2)):
            await seat.click(cells[cell], on=board)
        await ana.until(lambda: ana.message("won"), PATIENCE)

        board = await told(ana, f"!connect4 <@{bea.id}>", "Turn")
        await ana.until(lambda: len(reactions(shown(ana, board))) == 7, PATIENCE)
        for seat, column in ((ana, 1), (bea, 2)) * 3 + ((ana, 1),):
            emoji = f"{column}\ufe0f\u20e3"
            before = words(shown(ana, board))
            await seat.react(board, emoji)
            await ana.until(lambda before=before: words(shown(ana, board)) != before, PATIENCE)
        assert "won" in words(shown(ana, board)).lower()

        board = await told(ana, "!hangman", "HANGMAN")
        letters = list("eaiourstlnmcdphgybfkvwxzqj")
        while letters and not is_over(shown(ana, board)):
            said = await ana.say(letters[0])
            with suppress(Timeout):  # it listens again a little after it has answered: what was said before is lost
                await ana.until(lambda said=said: is_over(shown(ana, board)) or said not in ana.messages, 2.0)
                letters.pop(0)
        assert is_over(shown(ana, board))

        board = await told(ana, "!wordle", "Wordle")
        first = board["attachments"][0] if board["attachments"] else board["embeds"][0]["image"]
        await ana.click("Make a guess!", on=board)
        await ana.submit({"Input your guess": "crane"})
        await ana.until(lambda: picture(shown(ana, board)) != first["url"], PATIENCE)

        board = await told(ana, "!twenty48", "grey")
        before = words(board)
        for way in [part["custom_id"] for row in board["components"] for part in row["components"]][:4]:
            await ana.click(way, on=board)
        await ana.until(lambda: words(shown(ana, board)) != before, PATIENCE)

        await told(bea, f"!battleship <@{ana.id}>", "Game Started")
        direct = play.world.direct(ana.person).id
        await ana.until(lambda: bool(ana.messages_in(direct)), PATIENCE)
        assert ana.messages_in(direct)[0]["attachments"] or ana.messages_in(direct)[0]["embeds"]


def shown(seat: Seat, message: dict[str, Any]) -> dict[str, Any]:
    """A message as it is now."""
    return next(one for one in seat.messages if one["id"] == message["id"])


def is_over(message: dict[str, Any]) -> bool:
    return "you won" in words(message).lower() or "you lost" in words(message).lower()


def reactions(message: dict[str, Any]) -> set[str]:
    return {one["emoji"]["name"] for one in message.get("reactions", [])}


def picture(message: dict[str, Any]) -> str:
    return str(message["embeds"][0]["image"]["url"])
