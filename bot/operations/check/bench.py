"""What a step of the check has at hand: the client, the place, who is asked for what, and what is taken back."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import discord
from PIL import Image

from bot.loop_time import Time
from bot.operations.check.recorder import Recorder

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds that a person has for each thing they are asked for."""
APART = 1.2
"""Seconds between two steps, as between two edits of a board."""
PREFIX = "check:"
"""Custom ids of our controls begin so."""


class NotTried(Exception):
    """The step could not be tried; the message says why."""


class KeptUpload(NamedTuple):
    """A file that a message has already, named in an edit so that it stays."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """The form that discord.py expects of an attachment."""
        return {"id": self.id, "filename": self.filename}


class Page(discord.ui.LayoutView):
    """A message as the bot's are: words, pictures in galleries, controls, all in one frame."""

    def __init__(self, words: str, pictures: Sequence[str] = (), controls: Sequence[discord.ui.Item[Any]] = ()) -> None:
        super().__init__(timeout=None)
        frame: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0x0072B2)
        frame.add_item(discord.ui.TextDisplay(words))
        for name in pictures:
            frame.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=name)))
        buttons = [one for one in controls if isinstance(one, discord.ui.Button)]
        if buttons:
            frame.add_item(discord.ui.ActionRow(*buttons))
        for one in controls:
            if isinstance(one, discord.ui.Select):
                frame.add_item(discord.ui.ActionRow(one))
        self.add_item(frame)

    def is_finished(self) -> bool:
        """Always True: discord.py keeps only unfinished views in memory."""
        return True


def button(name: str, label: str) -> discord.ui.Button[Any]:
    """A button that a step waits for by this name."""
    return discord.ui.Button(label=label, custom_id=PREFIX + name)


def picture(name: str) -> discord.File:
    """A picture of about the size of a board's, to be uploaded."""
    file = io.BytesIO()
    Image.effect_noise((360, 240), 60).save(file, "PNG")
    file.seek(0)
    return discord.File(file, name, description=name)


@dataclass
class Bench:
    """One run of the check."""

    client: discord.Client
    channel: discord.TextChannel
    commands: list[dict[str, Any]]
    recorder: Recorder
    time: Time
    patience: float = PATIENCE
    facts: dict[str, Any] = field(default_factory=dict[str, Any])
    """What a step has found out beside the calls; compared too."""
    title: str = ""
    """Which step this is, for the people in the channel."""
    board: discord.PartialMessage | None = None
    private: discord.Interaction[Any] | None = None
    """The interaction that was answered with our private message."""
    thread: int | None = None
    emoji: int | None = None
    take_back: list[tuple[str, Callable[[], Awaitable[object]]]] = field(
        default_factory=list[tuple[str, Callable[[], Awaitable[object]]]]
    )
    """What is still to be taken away, with what it is; the newest last."""
    _asks: list[discord.Message] = field(default_factory=list[discord.Message])
    _waiting: dict[str, asyncio.Future[Any]] = field(default_factory=dict[str, "asyncio.Future[Any]"])

    @property
    def here(self) -> discord.PartialMessageable:
        """The channel, without asking what we may do there."""
        return self.client.get_partial_messageable(self.channel.id, guild_id=self.channel.guild.id)

    async def tried(self, call: Awaitable[T]) -> T | None:
        """What a call gives; None where Discord refuses it, which the recorder keeps."""
        try:
            return await call
        except discord.HTTPException:
            return None

    # ---- people ------------------------------------------------------------------------------------------------------

    async def asked(self, what: str, name: str) -> Any:
        """Ask the people in the channel for something, and wait until it happens. Raises NotTried."""
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[name] = waiting
        words = f"**{self.title}** · {what} (within two minutes)"
        with self.recorder.aside():
            self._asks.append(await self.here.send(view=Page(words), allowed_mentions=discord.AllowedMentions.none()))
        patience = asyncio.ensure_future(self.time.sleep(self.patience))
        try:
            await asyncio.wait({waiting, patience}, return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():
                raise NotTried("nobody did it within two minutes")
            return waiting.result()
        finally:
            patience.cancel()
            del self._waiting[name]

    async def tidy(self) -> None:
        """Take away what people were asked; only after the step, for a press waits for its answer."""
        with self.recorder.aside():
            while self._asks:
                await self.tried(self._asks.pop().delete())

    def happened(self, name: str, what: Any) -> bool:
        """Something that a step may wait for. False: none does."""
        waiting = self._waiting.get(name)
        if waiting is None or waiting.done():
            return False
        waiting.set_result(what)
        return True


def there(thing: T | None) -> T:
    """What an earlier step has made. Raises NotTried."""
    if thing is None:
        raise NotTried("a step before it failed")
    return thing


def kept(message: discord.PartialMessage | discord.Message | Any, *names: str) -> list[KeptUpload]:
    """The pictures of these names that a message shows."""
    return [KeptUpload(id, name) for name, id in shown(message).items() if name in names]


def shown(message: Any) -> dict[str, int]:
    """The pictures in a message's galleries: file name → attachment id."""
    found: dict[str, int] = {}
    parts = list(getattr(message, "components", ()))
    while parts:
        part = parts.pop()
        parts += getattr(part, "children", ())
        for item in getattr(part, "items", ()):
            if item.media.attachment_id is not None:
                found[item.media.url.partition("?")[0].rpartition("/")[2]] = item.media.attachment_id
    return dict(sorted(found.items()))
