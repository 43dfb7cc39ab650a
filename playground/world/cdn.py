"""Where files are kept, and the links to them: signed, and dead after a day, as Discord's are."""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .errors import Json
from .files import LINK_LIFE, content_type, picture_size, stored_name
from .model import Channel, StoredFile

if TYPE_CHECKING:
    from .world import World


KEPT_ON = 64
"""Files that nobody refers to any more and that are still there, as Discord keeps them for a while."""


class Cdn:
    """The files of one world. `base` is what links begin with; the wire sets it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.base = "https://cdn.discordapp.com"
        self._files: dict[str, StoredFile] = {}
        self._dropped: deque[str] = deque(maxlen=KEPT_ON)
        self._secret = secrets.token_bytes(16)

    def store(
        self, filename: str, content: bytes, description: str | None, channel: Channel, *, ephemeral: bool
    ) -> StoredFile:
        """A file with its path; it can be linked to, and is there once it is kept."""
        number, name = self.world.new_id(), stored_name(filename)
        place = f"ephemeral-attachments/{self.world.application_id}" if ephemeral else f"attachments/{channel.id}"
        width, height = picture_size(content) or (None, None)
        kind = content_type(name, content)
        return StoredFile(number, name, content, kind, f"/{place}/{number}/{name}", width, height, description)

    def keep(self, files: Iterable[StoredFile]) -> None:
        """From now on the links to these files work."""
        self._files.update((file.path, file) for file in files)

    def drop(self, file: StoredFile) -> None:
        """Nobody refers to the file any more. Links to it work a little longer: somebody may be about to open one."""
        if len(self._dropped) == KEPT_ON:
            self._files.pop(self._dropped[0], None)
        self._dropped.append(file.path)

    def url(self, file: StoredFile) -> str:
        """A link that works for a day."""
        until = int(self.world.clock.time() + LINK_LIFE)
        signed = f"ex={until:x}&is={until - int(LINK_LIFE):x}&hm={self._signature(file.path, f'{until:x}')}"
        return f"{self.base}{file.path}?{signed}&"

    def _signature(self, path: str, until: str) -> str:
        return hashlib.blake2b(f"{path} {until}".encode(), key=self._secret, digest_size=32).hexdigest()

    def find(self, path: str, until: str, signature: str) -> StoredFile | None:
        """The file of a link, if it is there, the link is ours, and its day is not over."""
        file = self._files.get(path)
        if file is None or not secrets.compare_digest(signature.encode(), self._signature(path, until).encode()):
            return None
        return file if int(until, 16) >= self.world.clock.time() else None

    def attachments(self, files: Iterable[StoredFile], *, ephemeral: bool) -> list[Json]:
        """Attachment JSON of files."""
        return [file.json(self.url(file), ephemeral=ephemeral) for file in files]

    def media(self, file: StoredFile) -> Json:
        """Media JSON of an uploaded file."""
        known = {"width": file.width, "height": file.height, "content_type": file.content_type}
        return {**_media(file.id, self.url(file)), **known, "attachment_id": str(file.id)}

    def outside(self, url: str) -> Json:
        """Media JSON of somebody else's picture; it is not fetched."""
        return _media(self.world.new_id(), url)


def _media(number: int, url: str) -> Json:
    return {
        "id": str(number),
        "url": url,
        "proxy_url": url,
        "width": None,
        "height": None,
        "content_type": None,
        "loading_state": 2,
        "placeholder": None,
        "flags": 0,
    }
