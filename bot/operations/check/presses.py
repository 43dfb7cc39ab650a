"""The steps that need a person: commands, presses and lists, and the private messages that answer them."""

from __future__ import annotations

import io
from typing import Any

import discord

from bot.operations.check.bench import PREFIX, Bench, NotTried, Page, button, kept, picture, shown, there

COMMAND = "check"
"""The command that people are asked for; it is registered beside the bot's own."""
NOBODY = discord.AllowedMentions.none()

Pressed = discord.Interaction[Any]


async def command(b: Bench) -> None:
    """A command, answered at once and privately, with a picture and controls. A second answer is refused."""
    press: Pressed = await b.asked(f"send `/{COMMAND}` here", COMMAND)
    guild = press.guild
    locale = press.guild_locale.value if press.guild_locale else None
    b.facts["a server without COMMUNITY is en-US"] = (
        locale == "en-US" if guild is None or "COMMUNITY" not in guild.features else True
    )
    b.facts["says what we may do"] = press.app_permissions.value != 0
    page = Page("A hand", ("a.png", "b.png"), [button("hand", "Press me next"), _list()])
    files = [picture("a.png"), picture("b.png")]
    sent = await b.tried(press.response.send_message(view=page, files=files, ephemeral=True, allowed_mentions=NOBODY))
    b.private = press if sent is not None else None
    b.facts["pictures"] = list(shown(sent.resource)) if sent is not None else []
    await _second_answer(b, press)


async def _second_answer(b: Bench, press: Pressed) -> None:
    """What another process of the bot would do, or a repeated event."""
    session: Any = press._session  # pyright: ignore[reportPrivateUsage]
    adapter = discord.webhook.async_.async_context.get()
    params = discord.webhook.async_.interaction_message_response_params(type=5)
    await b.tried(adapter.create_interaction_response(press.id, press.token, session=session, params=params))


def _list() -> discord.ui.Select[Any]:
    options = [discord.SelectOption(label=word, value=word.lower()) for word in ("One", "Two")]
    return discord.ui.Select(custom_id=f"{PREFIX}list", placeholder="Choose", options=options)


async def hand(b: Bench) -> None:
    """A press on the private message: it is replaced, one picture kept, one added, one dropped."""
    there(b.private)
    press: Pressed = await b.asked("press **Press me next** on the private message", "hand")
    before, page = shown(press.message), Page("Another hand", ("a.png", "c.png"), [_list()])
    files: list[Any] = [*kept(press.message, "a.png"), picture("c.png")]
    sent = await b.tried(press.response.edit_message(view=page, attachments=files, allowed_mentions=NOBODY))
    after = shown(sent.resource) if sent is not None else {}
    b.facts["pictures"] = list(after)
    b.facts["the kept picture is the same"] = before.get("a.png") == after.get("a.png", 0)
    b.facts["is private"] = press.message is not None and press.message.flags.ephemeral


async def chosen(b: Bench) -> None:
    """A list on the private message, acknowledged first and answered by its token then; a further private message."""
    there(b.private)
    press: Pressed = await b.asked("choose **One** in the list of the private message", "list")
    b.facts["values"] = list((press.data or {}).get("values") or ())
    await b.tried(press.response.defer())
    page = Page("Chosen", ("a.png",))
    files: list[Any] = kept(press.message, "a.png")
    edited = await b.tried(press.edit_original_response(view=page, attachments=files, allowed_mentions=NOBODY))
    b.facts["pictures"] = list(shown(edited))
    data = discord.File(io.BytesIO(b"{}"), "everything.json")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.File("attachment://everything.json"))
    more = await b.tried(press.followup.send(view=view, files=[data], ephemeral=True, wait=True))
    if more is not None:
        await b.tried(more.edit(view=Page("A further message"), attachments=[]))
        await b.tried(more.delete())
    await b.tried(press.delete_original_response())
    await b.tried(press.edit_original_response(view=Page("Gone")))


async def board(b: Bench) -> None:
    """A press on the public board, which is replaced by the answer."""
    there(b.board)
    await b.tried(there(b.board).edit(view=Page("A board", (), [button("board", "Board")]), attachments=[]))
    press: Pressed = await b.asked("press **Board** on the board", "board")
    page = Page("The board after the press", ("d.png",), [button("board", "Board")])
    sent = await b.tried(
        press.response.edit_message(view=page, attachments=[picture("d.png")], allowed_mentions=NOBODY)
    )
    b.facts["pictures"] = list(shown(sent.resource)) if sent is not None else []


async def thinking(b: Bench) -> None:
    """A command that takes longer: "thinking…", then the answer; the next one's is deleted."""
    press: Pressed = await b.asked(f"send `/{COMMAND}` here once more", COMMAND)
    await b.tried(press.response.defer(ephemeral=True, thinking=True))
    await b.tried(press.edit_original_response(view=Page("Thought"), allowed_mentions=NOBODY))
    await b.tried(press.delete_original_response())


async def phone(b: Bench) -> None:
    """What it looks like on a phone."""
    await _looks_right(b, "on a phone", "phone")


async def web(b: Bench) -> None:
    """What it looks like in a browser."""
    await _looks_right(b, "in a browser", "web")


async def _looks_right(b: Bench, where: str, name: str) -> None:
    buttons = [button(f"{name}.right", "Looks right"), button(f"{name}.wrong", "Looks wrong")]
    page = Page(f"**{b.title}** · open this {where}: is the picture sharp, is the frame blue?", ("e.png",), buttons)
    with b.recorder.aside():
        message = await b.here.send(view=page, files=[picture("e.png")], allowed_mentions=NOBODY)
    try:
        press: Pressed = await b.asked(f"press one of the two buttons above, {where}", name)
        b.facts["looks right"] = (press.custom_id or "").endswith(".right")
        await b.tried(press.response.defer())
    finally:
        with b.recorder.aside():
            await b.tried(message.delete())


async def locked(b: Bench) -> None:
    """In a thread that was locked nothing can be written or changed."""
    thread = there(b.thread)
    place = b.client.get_partial_messageable(thread, guild_id=b.channel.guild.id)
    with b.recorder.aside():
        message = there(await b.tried(place.send(view=Page("Before it is locked"), allowed_mentions=NOBODY)))
    try:
        after: Any = await b.asked(f"lock the thread <#{thread}> (⋯, then *Lock thread*)", "locked")
    except NotTried:
        with b.recorder.aside():
            await b.tried(message.delete())
        raise
    if after.permissions_for(after.guild.me).manage_threads:
        raise NotTried("the bot may manage threads here, so it may write in locked ones")
    await b.tried(message.edit(view=Page("Locked"), allowed_mentions=NOBODY))
    await b.tried(place.send(view=Page("Locked"), allowed_mentions=NOBODY))
