"""The emojis of the application: up to 2000, no permission needed to use them."""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING, Any

from .errors import DiscordError, Json
from .files import content_type, picture_size
from .model import Emoji
from .validation import Anything, Fields, FormErrors, Text

if TYPE_CHECKING:
    from .world import World

MAX_EMOJIS = 2000
MAX_IMAGE = 256 * 1024
_NAME = Text(2, 32, required=True, pattern=re.compile(r"\w+", re.ASCII))
_CREATE = Fields("emoji", {"name": _NAME, "image": Text(1, required=True), "roles": Anything()})
_EDIT = Fields("emoji", {"name": _NAME, "roles": Anything()})
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


class Emojis:
    """Application emojis of one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[int, Emoji] = {}

    def get(self, emoji_id: int) -> Emoji:
        """:raises DiscordError: 10014."""
        try:
            return self.known[emoji_id]
        except KeyError:
            raise DiscordError(10014) from None

    def create(self, body: Any) -> Emoji:
        """:raises DiscordError: 50035, 30008, 50138."""
        form = FormErrors()
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
        if any(emoji.name == body["name"] for emoji in self.known.values()):
            form.fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists")
        form.close()
        if len(self.known) >= MAX_EMOJIS:
            raise DiscordError(30008)
        animated = content_type("", image) == "image/gif"
        emoji = Emoji(self.world.new_id(), body["name"], image, animated, self.world.bot)
        self.known[emoji.id] = emoji
        return emoji

    def rename(self, emoji_id: int, body: Any) -> Emoji:
        """:raises DiscordError: 10014, 50035."""
        emoji = self.get(emoji_id)
        form = FormErrors()
        _EDIT.check(form, (), body)
        form.close()
        emoji.name = body["name"]
        return emoji

    def delete(self, emoji_id: int) -> None:
        """:raises DiscordError: 10014."""
        self.get(emoji_id)
        del self.known[emoji_id]

    def json(self) -> Json:
        """The list as Discord gives it."""
        return {"items": [emoji.json() for emoji in self.known.values()]}
