"""The end of a tutorial: the host of its game among confetti, what was learnt, and that one can play now."""

from __future__ import annotations

from dataclasses import dataclass

from .canvas import Canvas
from .drawings import star
from .game import PICTURES
from .layout import Box, Column, Drawn, Person, Piece, Row, Sprite, bold, in_words, page, sized
from .palette import BAD, CREAM, GOLD, GOOD, INK, PANEL, RAISED, VIOLET, mix
from .people import people
from .pieces import tick
from .poster import HIGH, rays
from .tile import GameTile, encode_freely
from .type import BODY, BOLD, NAME, SMALL

PAPERS = ((60, 70, GOOD), (150, 40, BAD), (240, 96, VIOLET), (330, 52, GOLD), (420, 88, BAD), (40, 190, GOLD))
STARS = ((100, 150, 44), (390, 150, 52), (210, 38, 36), (462, 226, 34), (36, 268, 34))
"""About the host: the middle of each; a colour, or a size."""


@dataclass(frozen=True)
class Applause(GameTile):
    """16:9, in the colours of its game; all words come from the caller."""

    bravo: str
    who: str
    learnt: tuple[str, ...]
    now: str

    @property
    def alt(self) -> str:
        """The same in words."""
        return in_words(self.tree)

    def png(self) -> bytes:
        return encode_freely(self.paint().image, self.colours)

    def paint(self) -> Canvas:
        own = PICTURES[self.game]
        c = page(self.tree(), rays(240, 330, mix(PANEL, own.accent, 0.36), HIGH, 22), high=HIGH)
        for x, y, colour in PAPERS:
            c.box(x, y, 34, 18, colour, 8, INK, 3, over=True)
        for x, y, size in STARS:
            c.put(star(size), x, y, "mm", over=True)
        host = own.host(400)
        if host is not None:
            c.put(host, 250, HIGH, "mb", over=True)
        return c

    def tree(self) -> Piece:
        """What lies beside the host."""
        ticked = Sprite(tick(True, 56, GOOD))
        lines = [
            Box(Row([bold(each, BODY, CREAM, smaller=(SMALL,)), Drawn(grow=1), ticked], 0.3), RAISED, (0.6, 0), h=2)
            for each in self.learnt
        ]
        who = Person(people([self.who])[0], NAME, CREAM, BOLD, 15)
        head = Column([bold(self.bravo, 76, GOLD, smaller=(64, 52)), who], 0)
        door = Box(bold(self.now, NAME, INK, "mm", (BODY, SMALL)), GOLD, (0.4, 0), INK, 4, radius=22, h=2.6)
        side = Column([head, *lines, door], 0.3, at="lm")
        return Row([sized(Drawn(), 13.2), sized(side, grow=1)], 0.4)
