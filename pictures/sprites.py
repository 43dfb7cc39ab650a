"""What is drawn once and then kept, up to so many bytes: what was not needed for longest is packed, then forgotten.

Packed it takes a sixth of the bytes, and is there again in a fifth of the time of drawing it.
"""

from __future__ import annotations

import pickle
import zlib
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar, cast

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")
OVERHEAD = 500
"""Bytes of a sprite beside its pixels."""
UNSEEN = Image.new("RGBA", (1, 1))
"""In the place of every sprite where nobody looks."""
_unseen = ContextVar("unseen", default=False)


@contextmanager
def unseen() -> Generator[None]:
    """In the block sprites are not drawn: whoever wants a picture in words alone does so on the event loop."""
    before = _unseen.set(True)
    try:
        yield
    finally:
        _unseen.reset(before)


class Sprites:
    """Keeps what the functions return that it decorates: images, or tuples and lists with images in them."""

    def __init__(self, room: int, packed_room: int = 0) -> None:
        """`room`: bytes of those that are ready; `packed_room`: of those that had to go from there."""
        self.room, self.bytes = room, 0
        self.packed_room, self.packed_bytes = packed_room, 0
        self._kept: OrderedDict[tuple[Any, ...], tuple[Any, int]] = OrderedDict()
        self._packed: OrderedDict[tuple[Any, ...], bytes] = OrderedDict()

    def __call__(self, draw: Callable[P, R]) -> Callable[P, R]:
        """`draw`, which must return the same for the same arguments, and whose result nobody may change."""

        is_image = draw.__annotations__.get("return") == "Image.Image"

        @wraps(draw)
        def drawn(*args: P.args, **named: P.kwargs) -> R:
            if is_image and _unseen.get():
                return cast(R, UNSEEN)
            key = (draw, args, *named.items())
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found[0]
            packed = self._packed.pop(key, None)
            if packed is None:
                made = draw(*args, **named)
            else:
                self.packed_bytes -= OVERHEAD + len(packed)
                made = _unpacked(packed)
            self._keep(key, made)
            return made

        return drawn

    @contextmanager
    def aside(self) -> Generator[None]:
        """What is drawn in the block for the first time is forgotten after it: it is needed once."""
        before, size = self._kept.copy(), self.bytes
        packed, packed_size = self._packed.copy(), self.packed_bytes
        try:
            yield
        finally:
            self._kept, self.bytes = before, size
            self._packed, self.packed_bytes = packed, packed_size

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self._packed.clear()
        self.bytes = self.packed_bytes = 0

    def _keep(self, key: tuple[Any, ...], made: object) -> None:
        size = weight(made)
        self._kept[key] = made, size
        self.bytes += size
        while self.bytes > self.room:
            oldest, (gone, size) = self._kept.popitem(last=False)
            self.bytes -= size
            if self.packed_room:
                self._pack(oldest, gone)

    def _pack(self, key: tuple[Any, ...], gone: object) -> None:
        self._packed[key] = packed = zlib.compress(pickle.dumps(gone), 1)
        self.packed_bytes += OVERHEAD + len(packed)
        while self.packed_bytes > self.packed_room:
            self.packed_bytes -= OVERHEAD + len(self._packed.popitem(last=False)[1])


def _unpacked(packed: bytes) -> Any:
    return pickle.loads(zlib.decompress(packed))


def weight(made: object) -> int:
    """Bytes of all images in something. Pillow has a byte for each pixel of a grey one, four for one in colour."""
    if isinstance(made, Image.Image):
        return OVERHEAD + made.width * made.height * (1 if made.mode in ("L", "P") else 4)
    if isinstance(made, tuple | list):
        return sum(weight(each) for each in cast(Iterable[object], made))
    return 0


SPRITES = Sprites(16_000_000, 12_000_000)
"""Signs, boxes, letters, cards: what nearly every picture is made of. All sprites of the three games take 150 MB."""
PANELS = Sprites(6_000_000)
"""Whole panels of a seat, a megabyte each: most are drawn again after a move, few are needed twice."""
