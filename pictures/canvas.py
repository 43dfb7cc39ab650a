"""The ground that pieces and words are put on, and the record of where they lie (for the tests that see).

A tile is 1,100 px wide and at most 700 high: Discord's desktop client fits a picture into 550 × 350, a phone into 350.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image, ImageDraw

from .palette import BACK, CREAM
from .pen import OVERSAMPLE
from .sprites import SPRITES
from .type import BODY, REGULAR, WIDE, fitted, mask, width_of

WIDTH, HIGHEST = 1100, 700
MARGIN, GAP, ROUND = 20, 14, 22
INNER = WIDTH - 2 * MARGIN

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Mark(NamedTuple):
    """Something that lies on a canvas."""

    kind: str
    """"text", "piece" (a sprite) or "box"."""
    rect: Rect
    name: str = ""
    """The words of a text."""
    size: int = 0
    ink: str = ""
    ground: str = ""
    """Of a text: the colour that is most frequent beneath it."""


@dataclass
class Audit:
    """Every canvas that was drawn while it was kept: its size and what lies on it."""

    canvases: list[tuple[tuple[int, int], list[Mark]]]


_audit: Audit | None = None


@contextmanager
def audited() -> Generator[Audit]:
    """Record what is put on canvases. Sprites are recorded when they are first drawn; then they come from a cache."""
    global _audit
    before, _audit = _audit, Audit([])
    try:
        yield _audit
    finally:
        _audit = before


class Canvas:
    """An image under way: opaque with a `back`, else a sprite with a transparent ground."""

    def __init__(self, height: int, width: int = WIDTH, back: str | None = BACK) -> None:
        self.image = Image.new("RGB", (width, height), back) if back else Image.new("RGBA", (width, height))
        self.draw = ImageDraw.Draw(self.image)
        self.marks: list[Mark] | None = None
        if _audit is not None:
            self.marks = []
            _audit.canvases.append((self.image.size, self.marks))

    @property
    def height(self) -> int:
        """In pixels."""
        return self.image.height

    def put(self, sprite: Image.Image, x: float, y: float, anchor: str = "lt", over: bool = False) -> None:
        """A sprite; `anchor` is l, m or r and then t, m or b. `over`: it is meant to lie over what is there."""
        left = round(x - {"l": 0, "m": sprite.width / 2, "r": sprite.width}[anchor[0]])
        top = round(y - {"t": 0, "m": sprite.height / 2, "b": sprite.height}[anchor[1]])
        if self.image.mode == "RGB":
            self.image.paste(sprite, (left, top), sprite if sprite.mode == "RGBA" else None)
        else:
            self.image.alpha_composite(sprite.convert("RGBA"), (left, top))
        if self.marks is not None and not over:
            self.marks.append(Mark("piece", (left, top, left + sprite.width, top + sprite.height)))

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str | None,
        radius: int = ROUND,
        line: str | None = None,
        border: int = 0,
        over: bool = False,
    ) -> None:
        """A rounded box: plain rectangles, only the corners are sprites."""
        left, top, wide, high = round(x), round(y), round(w), round(h)
        r = max(min(radius, wide // 2, high // 2), border)
        if wide * high < 4000 or high <= 2 * r or fill is None:
            self.put(box_sprite(wide, high, r, fill, line, border), left, top, over=True)
        else:
            self._panel(left, top, wide, high, r, fill, line, border)
        if self.marks is not None and not over:
            self.marks.append(Mark("box", (left, top, left + wide, top + high)))

    def _panel(self, x: int, y: int, w: int, h: int, r: int, fill: str, line: str | None, border: int) -> None:
        for paint, edge in ((line, 0), (fill, border)) if line else ((fill, border),):
            self.draw.rectangle((x + r, y + edge, x + w - r - 1, y + h - edge - 1), paint)
            self.draw.rectangle((x + edge, y + r, x + w - edge - 1, y + h - r - 1), paint)
        if r:
            ends = ((0, 0), (w - r, 0), (0, h - r), (w - r, h - r))
            for (dx, dy), corner in zip(ends, corners(r, fill, line, border), strict=True):
                self.put(corner, x + dx, y + dy, over=True)

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: int = BODY,
        fill: str = CREAM,
        anchor: str = "lm",
        weight: int = REGULAR,
        width: int = WIDE,
        fit: float | None = None,
    ) -> float:
        """Words about (x, y); what is wider than `fit` gets narrower letters, then an ellipsis. Returns the width."""
        said = fitted(str(words), fit, size, weight, width)
        if not said.words:
            return 0.0
        shape = mask(*said, anchor)
        left, top = round(x) + shape.left, round(y) + shape.top
        if self.marks is not None:
            self._mark_text(said.words, size, fill, (left, top, left + shape.image.width, top + shape.image.height))
        self.image.paste(fill, (left, top), shape.image)
        return width_of(*said)

    def _mark_text(self, words: str, size: int, ink: str, rect: tuple[int, int, int, int]) -> None:
        assert self.marks is not None
        under = self.image.crop(rect).convert("RGBA")
        beneath = under.getcolors(under.width * under.height) or []
        solid = [(count, colour) for count, colour in beneath if isinstance(colour, tuple) and colour[3] > 250]
        ground = "#" + "".join(f"{part:02x}" for part in max(solid)[1][:3]) if solid else ""
        self.marks.append(Mark("text", rect, words, size, ink, ground))


# ---- boxes ---------------------------------------------------------------------------------------------------------


@SPRITES
def box_sprite(w: int, h: int, radius: int, fill: str | None, line: str | None = None, border: int = 0) -> Image.Image:
    """A rounded box with smooth edges."""
    image = Image.new("RGBA", (w * OVERSAMPLE, h * OVERSAMPLE))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, w * OVERSAMPLE - 1, h * OVERSAMPLE - 1),
        radius * OVERSAMPLE,
        fill=fill,
        outline=line,
        width=border * OVERSAMPLE,
    )
    return image.reduce(OVERSAMPLE)


@SPRITES
def corners(radius: int, fill: str, line: str | None, border: int) -> list[Image.Image]:
    """The four corners of a rounded box, row by row."""
    whole = box_sprite(2 * radius, 2 * radius, radius, fill, line, border)
    return [whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)]
