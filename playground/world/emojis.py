"""Custom emojis: of the application (up to 2000, no permission needed) and of servers (50 still, 50 moving)."""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Json
from .files import content_type, picture_size
from .model import Emoji, Guild
from .permissions import P, in_guild
from .validation import Fields, Id, ListOf, Text

if TYPE_CHECKING:
    from .world import World

MAX_EMOJIS = 2000
MAX_IN_GUILD = 50
MAX_IMAGE = 256 * 1024
_NAME = Text(2, 32, required=True, pattern=re.compile(r"\w+", re.ASCII))
_CREATE = Fields("emoji", {"name": _NAME, "image": Text(1, required=True), "roles": ListOf(Id())})
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


class Emojis:
    """The emojis of one world. Where a guild is named it is about that server's, else about the application's."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[int, Emoji] = {}
        """The application's."""

    def find(self, emoji_id: int) -> Emoji | None:
        """An emoji of the application or of any server."""
        shelves = [self.known, *(guild.emojis for guild in self.world.guilds.values())]
        return next((shelf[emoji_id] for shelf in shelves if emoji_id in shelf), None)

    def get(self, emoji_id: int) -> Emoji:
        """One of the application's.

        :raises DiscordError: 10014.
        """
        try:
            return self.known[emoji_id]
        except KeyError:
            raise DiscordError(10014) from None

    def create(self, body: Any, guild: Guild | None = None, reason: str | None = None) -> Emoji:
        """:raises DiscordError: 50013, 50035, 30008, 50138, 10011; 429 by `RateLimits.emojis`."""
        self.world.quotas.take(("emojis", guild and guild.id), self.world.limits.emojis)
        if guild is not None:
            if not in_guild(guild, self.world.bot) & (P.CREATE_EXPRESSIONS | P.MANAGE_EXPRESSIONS):
                raise DiscordError(50013)
        form = self.world.form()
        _CREATE.check(form, (), body)
        form.close()
        found = _DATA.fullmatch(body["image"])
        if found is None:
            form.fail(("image",), "BASE_TYPE_BAD_DATA_URI", "Invalid image data")
            form.close()
        assert found is not None
        image = base64.b64decode(found[2])
        if len(image) > MAX_IMAGE:
            raise DiscordError(50138)
        if picture_size(image) is None:
            form.fail(("image",), "IMAGE_INVALID", "Invalid image")
        shelf = self.known if guild is None else guild.emojis
        if guild is None and any(emoji.name == body["name"] for emoji in shelf.values()):
            form.fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists")
        form.close()
        roles = [int(one) for one in body.get("roles") or ()]
        if guild is not None:
            for one in roles:
                self.world.members.role(guild, one)
        animated = content_type("", image) == "image/gif"
        most = MAX_EMOJIS if guild is None else MAX_IN_GUILD
        if sum(guild is None or one.animated == animated for one in shelf.values()) >= most:
            raise DiscordError(30008, message=f"Maximum number of emojis reached ({most})")
        emoji = Emoji(self.world.new_id(), body["name"], image, animated, self.world.bot, roles)
        shelf[emoji.id] = emoji
        if guild is not None:
            event: Json = {"guild_id": str(guild.id), "emojis": [one.json() for one in guild.emojis.values()]}
            self.world.dispatch("GUILD_EMOJIS_UPDATE", event, guild)
            audit_log.note(self.world, guild, audit_log.EMOJI_CREATE, emoji.id, reason)
        return emoji

    def delete(self, emoji_id: int) -> None:
        """Delete one of the application's.

        :raises DiscordError: 10014.
        """
        self.get(emoji_id)
        del self.known[emoji_id]

    def json(self) -> Json:
        """The application's list as Discord gives it."""
        return {"items": [emoji.json() for emoji in self.known.values()]}
