"""The layout below the pictures: a tree of pieces in rows and columns that find their own room, drawn and described.

Lengths are in units of the height of the smallest words (`EM`), so that what is drawn grows with what is written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from .canvas import MARGIN, ROUND, WIDTH, Canvas
from .palette import CREAM, PANEL
from .people import DrawnPerson, width, write
from .pieces import pennant, usable
from .sprites import unseen
from .type import BODY, BOLD, NARROW, NARROWEST, REGULAR, SMALL, width_of, wrapped

EM = SMALL
LEAST_NAME, LINE = 3.4, 1.24
"""Units that a name may be cut to, and the height of a line of words as a share of their size."""
SHARE = {"l": 0.0, "t": 0.0, "m": 0.5, "r": 1.0, "b": 1.0}


def em(units: float) -> int:
    """Pixels of so many units."""
    return round(units * EM)


@dataclass(frozen=True, kw_only=True)
class Piece(ABC):
    """Something that lies in a picture. Its answers are pixels."""

    grow: float = 0
    """Its share of the room that is left over: of the width in a row, of the height in a column."""
    at: str = "lm"
    """Where it stands in more room than it needs: l, m or r, then t, m or b."""
    says: str = ""
    """What it shows, for whoever sees no picture; empty: its words, if it has any."""

    @abstractmethod
    def widths(self) -> tuple[float, float]:
        """How wide it is where it has all room, and how narrow it may become."""

    @abstractmethod
    def high(self, wide: float) -> float:
        """How high it is, so wide."""

    @abstractmethod
    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        """Draw it into a room of this size."""

    def said(self) -> str:
        """It in words."""
        return self.says

    def place(self, x: float, y: float, wide: float, high: float) -> tuple[float, float]:
        """The point of a room where it is anchored."""
        return x + SHARE[self.at[0]] * wide, y + SHARE[self.at[1]] * high


# ---- leaves --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sprite(Piece):
    """A picture that is there already; `over`: it is meant to lie over others."""

    image: Image.Image
    over: bool = False

    def widths(self) -> tuple[float, float]:
        return self.image.width, self.image.width

    def high(self, wide: float) -> float:
        return self.image.height

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        c.put(self.image, *self.place(x, y, wide, high), self.at, self.over)


@dataclass(frozen=True)
class Drawn(Piece):
    """A room of so many units that `paint` fills: it gets canvas, left, top, width and height. Without it: free."""

    w: float = 0
    h: float = 0
    paint: Callable[[Canvas, float, float, float, float], object] | None = None

    def widths(self) -> tuple[float, float]:
        return em(self.w), em(self.w)

    def high(self, wide: float) -> float:
        return em(self.h)

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        if self.paint is not None:
            self.paint(c, x, y, wide, high)


@dataclass(frozen=True)
class Words(Piece):
    """Words in the first of `size` and `smaller` in which they fit, then in narrower letters, in at most `lines`."""

    words: object
    size: int = BODY
    ink: str = CREAM
    weight: int = REGULAR
    lines: int = 1
    smaller: tuple[int, ...] = ()
    width: int = NARROW

    def widths(self) -> tuple[float, float]:
        wide = width_of(str(self.words), self.size, self.weight, self.width) + 1
        return wide, min(wide, em(LEAST_NAME)) if self.lines > 1 or self.smaller else wide

    def high(self, wide: float) -> float:
        size, lines = self._laid(wide)
        return len(lines) * size * LINE

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        size, lines = self._laid(wide)
        step, left = size * LINE, self.place(x, y, wide, high)[0]
        top = y + SHARE[self.at[1]] * (high - step * len(lines)) + step / 2 + size * 0.05
        for k, line in enumerate(lines):
            c.text(left, top + k * step, line, size, self.ink, f"{self.at[0]}m", self.weight, self.width, wide)

    def said(self) -> str:
        return self.says or str(self.words)

    def _laid(self, wide: float) -> tuple[int, list[str]]:
        """Its size, and its lines."""
        said, sizes = str(self.words), (self.size, *self.smaller)
        for size in sizes:
            lines = [said] if self.lines == 1 else wrapped(said, wide, size, self.weight, self.width)
            if len(lines) <= self.lines and all(width_of(o, size, self.weight, NARROWEST) <= wide for o in lines):
                return size, lines
        lines = [said] if self.lines == 1 else wrapped(said, wide, sizes[-1], self.weight, NARROWEST)
        rest = lines[self.lines - 1 :]
        return sizes[-1], [*lines[: self.lines - 1], *([" ".join(rest)] if rest else [])]


@dataclass(frozen=True)
class Person(Piece):
    """A name of at most so many units, or the seat's letter where it can't be drawn; an AI with its robot."""

    person: DrawnPerson
    size: int = BODY
    ink: str = CREAM
    weight: int = REGULAR
    most: float = 9

    def widths(self) -> tuple[float, float]:
        wide = min(width(self.person, self.size, self.weight, fit=WIDTH) + 1, em(self.most))
        return wide, min(wide, em(LEAST_NAME))

    def high(self, wide: float) -> float:
        return self.size * LINE

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        left, middle = self.place(x, y, wide, high)
        write(c, left, middle + 2, self.person, self.size, self.ink, f"{self.at[0]}m", self.weight, wide)

    def said(self) -> str:
        return self.person.name or self.person.letter


# ---- what holds others ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stack(Piece):
    """One over the other, each in the whole room."""

    pieces: Sequence[Piece]
    gap: float = 0.4
    """Units between two, where they don't lie over one another."""
    JOIN: ClassVar[str] = " "

    def widths(self) -> tuple[float, float]:
        wide, least = zip(*[one.widths() for one in self.pieces], strict=True) if self.pieces else ((0.0,), (0.0,))
        return max(wide), max(least)

    def high(self, wide: float) -> float:
        return max((one.high(wide) for one in self.pieces), default=0)

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        for one in self.pieces:
            one.put(c, x, y, wide, high)

    def said(self) -> str:
        return self.says or self.JOIN.join([said for one in self.pieces if (said := one.said())])

    @property
    def gaps(self) -> float:
        """Pixels of all of them."""
        return em(self.gap) * max(0, len(self.pieces) - 1)


class Row(Stack):
    """From left to right: where room lacks those that can give way, what is left over goes to those that grow."""

    def widths(self) -> tuple[float, float]:
        each = [one.widths() for one in self.pieces]
        return sum(wide for wide, _ in each) + self.gaps, sum(least for _, least in each) + self.gaps

    def high(self, wide: float) -> float:
        return max((one.high(w) for one, w in zip(self.pieces, self._shared(wide), strict=True)), default=0)

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        shared = self._shared(wide)
        x += SHARE[self.at[0]] * max(0, wide - self.gaps - sum(shared))
        for one, w in zip(self.pieces, shared, strict=True):
            one.put(c, x, y, w, high)
            x += w + em(self.gap)

    def _shared(self, wide: float) -> list[float]:
        each = [one.widths() for one in self.pieces]
        return shares(self.pieces, [need for need, _ in each], [least for _, least in each], wide - self.gaps)


class Column(Stack):
    """From the top down, each as wide as all."""

    JOIN: ClassVar[str] = ", "

    def high(self, wide: float) -> float:
        return sum(one.high(wide) for one in self.pieces) + self.gaps

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        needs = [one.high(wide) for one in self.pieces]
        shared = shares(self.pieces, needs, needs, high - self.gaps)
        y += SHARE[self.at[1]] * max(0, high - self.gaps - sum(shared))
        for one, h in zip(self.pieces, shared, strict=True):
            one.put(c, x, y, wide, h)
            y += h + em(self.gap)


@dataclass(frozen=True)
class Box(Piece):
    """A piece on a ground of its own, of a size of its own where `w` or `h` (units) say so; else it fills its room."""

    piece: Piece
    fill: str | None = PANEL
    pad: tuple[float, float] = (0.5, 0.3)
    """Units left and right, above and below."""
    line: str | None = None
    border: int = 5
    radius: int = ROUND
    turn: bool = False
    """A seat's whose turn it is: a white frame and a pennant."""
    usable: bool = False
    """It may be used now: mint corners."""
    w: float | None = None
    h: float | None = None
    over: bool = False
    """It is meant to lie over others."""

    def widths(self) -> tuple[float, float]:
        wide, least = self.piece.widths()
        around = 2 * em(self.pad[0])
        return (wide + around, least + around) if self.w is None else (em(self.w), em(self.w))

    def high(self, wide: float) -> float:
        around = 2 * em(self.pad[1])
        return em(self.h) if self.h is not None else self.piece.high(wide - 2 * em(self.pad[0])) + around

    def put(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        if self.h is not None and not self.grow:
            y, high = y + SHARE[self.at[1]] * max(0, high - em(self.h)), em(self.h)
        line, border = (CREAM, 7) if self.turn else (self.line, self.border if self.line else 0)
        if self.fill or line:
            c.box(x, y, wide, high, self.fill, self.radius, line, border, self.over)
        if self.turn:
            c.put(pennant(56), x - 2, y + 14, over=True)
        across, down = em(self.pad[0]), em(self.pad[1])
        self.piece.put(c, x + across, y + down, wide - 2 * across, high - 2 * down)
        if self.usable:
            usable(c, x, y, wide, high, 0)

    def said(self) -> str:
        return self.says or self.piece.said()


def shares(pieces: Sequence[Piece], needs: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """Pixels of `room` for each: what it needs and its share of the rest, or less, but never under its least."""
    spare, growing, slack = room - sum(needs), sum(one.grow for one in pieces), sum(needs) - sum(least)
    if spare >= 0:
        return [need + (spare * one.grow / growing if growing else 0) for one, need in zip(pieces, needs, strict=True)]
    taken = min(1.0, -spare / slack) if slack else 0.0
    return [need - taken * (need - low) for need, low in zip(needs, least, strict=True)]


def flow(pieces: Sequence[Piece], room: float, gap: float = 0.4) -> Iterator[Row]:
    """Rows of as many pieces as have `room` (units) beside each other."""
    line: list[Piece] = []
    for one in pieces:
        if line and Row([*line, one], gap).widths()[0] > em(room):
            yield Row(line, gap)
            line = []
        line.append(one)
    if line:
        yield Row(line, gap)


def sized(piece: Piece, w: float | None = None, h: float | None = None, grow: float = 0) -> Box:
    """A piece in a room of so many units, without a ground."""
    return Box(piece, None, (0, 0), w=w, h=h, grow=grow)


def bold(words: object, size: int = BODY, ink: str = CREAM, at: str = "lm", smaller: tuple[int, ...] = ()) -> Words:
    """Words that matter, in one line."""
    return Words(words, size, ink, BOLD, 1, smaller, at=at)


# ---- a picture -----------------------------------------------------------------------------------------------------


def page(tree: Piece, ground: Image.Image | None = None, margin: float = MARGIN, high: int | None = None) -> Canvas:
    """A tile with a tree on it, `high` pixels or as the tree is; `ground` lies below all of it."""
    inner = WIDTH - 2 * margin
    c = Canvas(high or round(tree.high(inner) + 2 * margin))
    if ground is not None:
        c.image.paste(ground)
    tree.put(c, margin, margin, inner, c.height - 2 * margin)
    return c


def in_words(tree: Callable[[], Piece]) -> str:
    """A picture in words alone: none of its sprites is drawn, so it may be asked for on an event loop."""
    with unseen():
        return described(tree())


def described(tree: Piece) -> str:
    """The same in words: a line for each piece of the outermost column."""
    parts = tree.pieces if isinstance(tree, Column) else [tree]
    return "\n".join([said for one in parts if (said := one.said())])
