"""The steps that need nobody: every kind of call with the bot's own token, and the refusals that the bot expects."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import discord
from discord.http import Route

from bot.operations.check.bench import Bench, KeptUpload, NotTried, Page, button, kept, picture, shown, there
from bot.operations.check.shapes import lost

NOBODY = discord.AllowedMentions.none()
TOLD_ONLY = ("id", "application_id", "guild_id", "version")
"""What Discord tells of a command and doesn't take."""
WEEK = 10080
"""Minutes after which a silent thread of ours is archived."""
NONCE, LOST_NONCE = "check.1", "check.2"
NO_SUCH = 10**17
"""An id of nothing."""


async def gateway(b: Bench) -> None:
    """How many connections and sessions Discord grants."""
    await b.tried(b.client.http.get_bot_gateway())


async def commands(b: Bench) -> None:
    """The bot's commands, on this server alone; those that were there before come back at the end."""
    http, app, guild = b.client.http, b.client.application_id or 0, b.channel.guild.id
    path = "/applications/{app}/guilds/{guild}/commands?with_localizations=true"
    found: Any = await b.tried(http.request(Route("GET", path, app=app, guild=guild)))
    if found is None:
        return
    before: Any = [{key: value for key, value in one.items() if key not in TOLD_ONLY} for one in found]

    async def put_back() -> None:
        await http.bulk_upsert_guild_commands(app, guild, before)

    b.take_back.append(("the commands of this server", put_back))
    registered: Any = await b.tried(http.bulk_upsert_guild_commands(app, guild, b.commands))  # type: ignore[arg-type]
    b.facts["commands"] = len(registered or ())
    back = {one["name"]: one for one in registered or ()}
    b.facts["came back otherwise"] = [
        what for one in b.commands for what in lost(one, back.get(one["name"]), one["name"])
    ]


async def post(b: Bench) -> None:
    """A board: words, two pictures, a button, with a nonce. A second one with the same nonce is the same message."""
    page = Page("A board", ("a.png", "b.png"), [button("board", "Board")])
    sent = await b.tried(
        b.here.send(view=page, files=[picture("a.png"), picture("b.png")], nonce=NONCE, allowed_mentions=NOBODY)
    )
    message = there(sent)
    b.board = b.here.get_partial_message(message.id)
    b.take_back.append(("the board", b.board.delete))
    again = await b.tried(b.here.send(view=Page("Again"), nonce=NONCE, allowed_mentions=NOBODY))
    b.facts["the same nonce gives the same message"] = again is not None and again.id == message.id
    b.facts["pictures"] = list(shown(message))


async def edit(b: Bench) -> None:
    """Keep one picture, add one, drop one."""
    board = there(b.board)
    before = await b.tried(board.fetch())
    page = Page("A board that changed", ("a.png", "c.png"), [button("board", "Board")])
    files: list[Any] = [*kept(before, "a.png"), picture("c.png")]
    after = await b.tried(board.edit(view=page, attachments=files, allowed_mentions=NOBODY))
    b.facts["pictures"] = list(shown(after))
    b.facts["the kept picture is the same"] = shown(before).get("a.png") == shown(after).get("a.png", 0)


async def words(b: Bench) -> None:
    """The board in words, where pictures are refused."""
    after = await b.tried(there(b.board).edit(view=Page("In words"), attachments=[], allowed_mentions=NOBODY))
    b.facts["pictures"] = list(shown(after))


async def call(b: Bench) -> None:
    """A message that calls somebody (here the bot, which no phone hears), and one that makes no push."""
    assert b.client.user is not None
    ours = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[b.client.user])
    called = await b.tried(b.here.send(view=Page(f"<@{b.client.user.id}>, your turn"), allowed_mentions=ours))
    silent = await b.tried(b.here.send(view=Page("No push"), silent=True, allowed_mentions=NOBODY))
    b.facts["mentioned"] = len(called.mentions) if called else 0
    b.facts["silent"] = bool(silent and silent.flags.suppress_notifications)
    for message in filter(None, (called, silent)):
        await b.tried(message.delete())


async def history(b: Bench) -> None:
    """What came after the board, as far as we may read it."""
    await b.tried(b.client.http.logs_from(b.channel.id, 10, after=there(b.board).id))


async def deleted(b: Bench) -> None:
    """A message that was deleted can't be edited, deleted again, or posted again under its nonce."""
    message = there(await b.tried(b.here.send(view=Page("Gone soon"), nonce=LOST_NONCE, allowed_mentions=NOBODY)))
    await b.tried(message.delete())
    await b.tried(message.edit(view=Page("Too late"), allowed_mentions=NOBODY))
    await b.tried(message.delete())
    again = await b.tried(b.here.send(view=Page("Gone"), nonce=LOST_NONCE, allowed_mentions=NOBODY))
    if again is not None:
        b.take_back.append(("a message posted again", again.delete))


async def refused(b: Bench) -> None:
    """An emoji that there isn't, a kept picture that there isn't, a channel that there isn't."""
    board = there(b.board)
    await b.tried(board.edit(view=Page("No emoji", (), [_with_emoji()]), allowed_mentions=NOBODY))
    lost: list[Any] = [KeptUpload(NO_SUCH, "lost.png")]
    await b.tried(board.edit(view=Page("Lost", ("lost.png",)), attachments=lost, allowed_mentions=NOBODY))
    nowhere = b.client.get_partial_messageable(NO_SUCH)
    await b.tried(nowhere.send(view=Page("Nowhere"), allowed_mentions=NOBODY))


def _with_emoji() -> discord.ui.Button[Any]:
    return discord.ui.Button(emoji=discord.PartialEmoji(name="nothing", id=NO_SUCH), custom_id="check:emoji")


async def thread(b: Bench) -> None:
    """A thread for a table, kept open for a week; then archived by us, which a new message undoes."""
    b.thread = await _opened(b, b.channel.id, discord.ChannelType.public_thread)
    await _used(b, b.thread)


async def news_thread(b: Bench) -> None:
    """A thread of an announcement channel has a type of its own."""
    for channel in b.channel.guild.text_channels:
        if channel.is_news():
            await _used(b, await _opened(b, channel.id, discord.ChannelType.news_thread))
            return
    raise NotTried("this server has no announcement channel that the bot sees")


async def voice(b: Bench) -> None:
    """A voice channel has messages and no threads."""
    for channel in b.channel.guild.voice_channels:
        place = b.client.get_partial_messageable(channel.id, guild_id=channel.guild.id)
        message = await b.tried(place.send(view=Page("In a voice channel"), silent=True, allowed_mentions=NOBODY))
        await _open(b, channel.id, discord.ChannelType.public_thread)
        if message is not None:
            await b.tried(message.delete())
        return
    raise NotTried("this server has no voice channel that the bot sees")


async def no_access(b: Bench) -> None:
    """A channel where we may not write."""
    for channel in b.channel.guild.text_channels:
        may = channel.permissions_for(channel.guild.me)
        if may.view_channel and not may.send_messages:
            place = b.client.get_partial_messageable(channel.id)
            await b.tried(place.send(view=Page("Not allowed"), allowed_mentions=NOBODY))
            return
    raise NotTried("no channel of this server is shown to the bot and denies it Send Messages")


async def emojis(b: Bench) -> None:
    """An emoji of the application's own: listed, uploaded, refused a second time, deleted, refused again."""
    http, app = b.client.http, b.client.application_id or 0
    await b.tried(http.get_application_emojis(app))
    small = "data:image/png;base64," + b64encode(_emoji()).decode()
    made: Any = await b.tried(http.create_application_emoji(app, "check_of_the_bot", small))
    if made is None:
        return
    b.emoji = int(made["id"])
    b.facts["the emoji's name"] = made["name"]

    async def delete() -> None:
        await http.delete_application_emoji(app, int(made["id"]))

    b.take_back.append(("the emoji check_of_the_bot", delete))
    await b.tried(http.create_application_emoji(app, "check_of_the_bot", small))


async def emoji_gone(b: Bench) -> None:
    """It is deleted, and deleted once."""
    http, app, emoji = b.client.http, b.client.application_id or 0, there(b.emoji)
    await b.tried(http.delete_application_emoji(app, emoji))
    b.take_back = [one for one in b.take_back if not one[0].startswith("the emoji")]
    await b.tried(http.delete_application_emoji(app, emoji))


def _emoji() -> bytes:
    return picture("emoji.png").fp.read()


async def _open(b: Bench, channel: int, kind: discord.ChannelType) -> int | None:
    made: Any = await b.tried(
        b.client.http.start_thread_without_message(
            channel,
            name="Check",
            auto_archive_duration=WEEK,
            type=kind.value,  # type: ignore[arg-type]
        )
    )
    return int(made["id"]) if made else None


async def _opened(b: Bench, channel: int, kind: discord.ChannelType) -> int:
    id = there(await _open(b, channel, kind))

    async def close() -> None:
        for row in await b.client.http.logs_from(channel, 50):
            if (row.get("message_reference") or {}).get("channel_id") == str(id):  # Discord's own "started a thread"
                await b.tried(b.client.http.delete_message(channel, row["id"]))
        try:
            await b.client.http.delete_channel(id)
        except discord.Forbidden:  # that needs Manage Threads, which the bot does without
            await b.tried(b.client.http.edit_channel(id, archived=True))
            raise

    b.take_back.append((f"the thread Check ({kind.name})", close))
    return id


async def _used(b: Bench, id: int) -> None:
    """Write there, archive it, edit what was written, write again; both messages go."""
    place = b.client.get_partial_messageable(id, guild_id=b.channel.guild.id)
    message = there(await b.tried(place.send(view=Page("In a thread"), silent=True, allowed_mentions=NOBODY)))
    await b.tried(b.client.http.edit_channel(id, archived=True))
    await b.tried(message.edit(view=Page("In an archived thread"), allowed_mentions=NOBODY))
    again = await b.tried(place.send(view=Page("Awake again"), silent=True, allowed_mentions=NOBODY))
    for one in filter(None, (message, again)):
        await b.tried(one.delete())
