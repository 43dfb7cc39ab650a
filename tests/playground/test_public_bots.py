"""A public bot of moderation and small games, unchanged, through its commands (not those that fetch from elsewhere).

It is no part of the project: PLAYGROUND_PUBLIC_BOTS names a folder with checkouts of public bots (`template` is
kkrypt0nn/Python-Discord-Bot-Template), and PLAYGROUND_LIBRARIES the environments they run in (see test_libraries.py).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from playground import P, Playground, Seat, words
from playground.bot_process import BotProcess

FOLDER = Path(os.environ.get("PLAYGROUND_PUBLIC_BOTS", "/nowhere"))
PYTHON = Path(os.environ.get("PLAYGROUND_LIBRARIES", "/nowhere")) / "discord.py" / "bin" / "python"
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
    assert set(play.world.members.bans(play.guild)) == {guest.person.id, other.person.id}
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


@pytest.mark.libraries
async def test_a_public_bot_of_moderation_and_games_in_all_its_steps(tmp_path: Path) -> None:
    if not (FOLDER / "template" / "bot.py").is_file():
        pytest.skip("no public bots here: PLAYGROUND_PUBLIC_BOTS names the folder with their checkouts")
    lines: list[str] = []
    place = shutil.copytree(FOLDER / "template", tmp_path / "bot")
    permissions = P.ADMINISTRATOR
    async with Playground(any_token=True, strict=False, bot_permissions=permissions) as play:
        play.guild.roles[play.guild.members[play.world.bot.id].roles[0]].position = 9
        environment = {
            **play.environment(),
            "TOKEN": "the bot's own",
            "PREFIX": "!",
            "INVITE_LINK": "https://x.invalid",
        }
        python = str(PYTHON if PYTHON.exists() else sys.executable)
        bot = BotProcess([python, "bot.py"], environment, lines.append, place)
        await bot.start()
        try:
            await play.connected()
            developer = play.seat("Developer")
            everything = P.KICK_MEMBERS | P.BAN_MEMBERS | P.MANAGE_NICKNAMES | P.MANAGE_MESSAGES
            keeper = play.seat("Keeper", roles=[play.role("Keeper", everything)])
            await developer.say(f"<@{play.world.bot.id}> sync global")
            await keeper.until(lambda: any(one["name"] == "kick" for one in keeper.commands()), PATIENCE)
            await general(play, keeper, developer)
            await games(keeper)
            await moderation(play, keeper)
        except BaseException:
            print("\n".join(lines[-40:]))  # noqa: T201  (what the bot said, for who reads the failure)
            raise
        finally:
            await bot.stop()
