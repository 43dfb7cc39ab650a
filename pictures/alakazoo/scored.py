"""A row, a column or the last limb of an Alakazoo Portal: the beast so far, and what the limb has brought."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.alakazoo.cards import SPACES
from pictures.art import CREATURES, mark, rimmed
from pictures.canvas import Canvas
from pictures.layout import Box, Column, Drawn, Person, Piece, Row, Sprite, Stack, Words, bold, sized
from pictures.moments import Moment
from pictures.palette import BACK, GOLD, INK, LINE, PANEL, RAISED, VIOLET, WHITE, mix
from pictures.pen import Pen
from pictures.people import DrawnPerson
from pictures.poster import rays
from pictures.sprites import SPRITES
from pictures.stage import LIGHT, STAGE, burst, change, stamp
from pictures.type import BODY, BOLD, SMALL

from .cards import PLACES, SpellCard, limb, placed

CELL, PART, BETWEEN = 92, 158, 8
"""Pixels of a space, of a part of the beast, and from one space to the next."""


@dataclass(frozen=True)
class Scored(Moment):
    """Whose beast it is and how far; lines that are full have a golden frame."""

    person: DrawnPerson
    words: str
    """What was placed."""
    own: str
    """The letter of the board's creature, whose shadow stands for missing limbs."""
    limbs: str
    """A creature's letter for each of the nine spaces, a dot where there is none yet."""
    full: tuple[tuple[int, ...], ...]
    """The spaces of the lines that are full now."""
    stamp: str
    gain: int
    """Points for the limb."""
    before: int
    after: int
    later: str = ""
    """What comes at the end, in words: the jury's point."""

    def ground(self) -> Image.Image:
        return rays(310, 300, mix(PANEL, VIOLET, LIGHT), STAGE, 22)

    def tree(self) -> Piece:
        ground = Sprite(_disc(self.own), True, at="mm")
        grown = Sprite(_beast(self.limbs, self.own), True, at="mm", says=f"{self._count}/{len(SPACES)}")
        plus = Row([Stack([Sprite(burst(150, GOLD, 12, 0.7), True, at="mm"), bold(f"+{self.gain}", 64, INK, "mm")])])
        marked = Sprite(stamp(self.stamp, GOLD, 480, 4), True, at="mb", says=self.stamp)
        beast = sized(Stack([ground, grown, *([Column([plus], at="lt")] if self.gain else []), marked]), 16.6)
        who = [Person(self.person, 60, weight=BOLD, most=13), Words(self.words, BODY, lines=2, weight=BOLD)]
        grid = Drawn(3 * (CELL + BETWEEN) / SMALL, 3 * (CELL + BETWEEN) / SMALL, self._grid)
        end: list[Piece] = [Words(self.later, BODY, GOLD, BOLD, 3, grow=1)] if self.later else []
        gained = change(self.before, self.after, self.after > self.before) if self.before != self.after else Row([])
        score = [Sprite(mark("goal", 50)), bold(f"{self._count}/{len(SPACES)}", 46), Drawn(grow=1), gained]
        foot = Box(Row(score, 0.4), RAISED, (0.6, 0), radius=22, h=2.2)
        return Row([beast, Column([*who, Row([grid, *end]), foot], 0.4, grow=1, at="lm")], 0.6)

    @property
    def _count(self) -> int:
        return sum(letter != "." for letter in self.limbs)

    def _grid(self, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        step = CELL + BETWEEN
        for space, letter in enumerate(self.limbs):
            left, top = x + space % 3 * step, y + space // 3 * step
            if letter == ".":
                c.box(left, top, CELL, CELL, BACK, 14, LINE, 4, over=True)
            else:
                c.put(placed(SpellCard(letter, space), CELL), left, top, over=True)
        for line in self.full:
            first, last = line[0], line[-1]
            w, h = (last % 3 - first % 3) * step + CELL + BETWEEN, (last // 3 - first // 3) * step + CELL + BETWEEN
            c.box(x + first % 3 * step - 4, y + first // 3 * step - 4, w, h, None, 18, GOLD, 7, over=True)


@SPRITES
def _disc(own: str) -> Image.Image:
    pen = Pen(530)
    pen.oval(50, 50, 47, 47, mix(CREATURES[own], WHITE, 0.7), CREATURES[own], 3)
    return pen.done()


@SPRITES
def _beast(limbs: str, own: str) -> Image.Image:
    """The parts that are there, and pale shadows of those that are missing."""
    image = Image.new("RGBA", (3 * PART, 3 * PART))
    for space, (x, y) in PLACES.items():
        gone = limbs[space] == "."
        part = limb(space, own if gone else limbs[space], PART, free=False)
        if gone:
            ghost = Image.new("RGBA", part.size, mix(CREATURES[own], WHITE, 0.45))
            ghost.putalpha(part.getchannel("A").point([a // 2 for a in range(256)]))
            part = ghost
        image.alpha_composite(part, (round(x * PART), max(0, round(y * PART))))
    return rimmed(image, 3)
