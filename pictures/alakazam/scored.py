"""A goal of Alakazam! that brings much: the six dice, the points at once, and the way to 31."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from pictures.art import mark
from pictures.layout import Box, Column, Drawn, Person, Piece, Row, Sprite, Stack, Words, bold, sized
from pictures.moments import Moment
from pictures.palette import GOLD, GOOD, INK, MUTED, PANEL, RAISED, mix
from pictures.people import DrawnPerson
from pictures.pieces import tick
from pictures.poster import rays
from pictures.sprites import SPRITES
from pictures.stage import LIGHT, STAGE, burst, stamp, turned, way
from pictures.type import BOLD, SMALL

from .cards import TARGET, die

SIZE, ACROSS, LEANS = 122, 3, (-5, 4, -3, 6, -4, 3)
"""Of a die, dice in a row, and by how many degrees each is turned."""


@dataclass(frozen=True)
class Scored(Moment):
    """Whose dice they are, and what they have brought."""

    person: DrawnPerson
    dice: tuple[int, ...]
    goal: str
    """What it is called."""
    words: str
    """What it asks for."""
    gain: int
    before: int
    after: int
    ends: bool = True
    """So many points end the game: the way there is shown."""

    def ground(self) -> Image.Image:
        return rays(800, 250, mix(PANEL, GOLD, LIGHT), STAGE, 24)

    def tree(self) -> Piece:
        name = Row([Person(self.person, 56, weight=BOLD, most=12, grow=1), Sprite(tick(True, 60))], 0.4)
        dice = [Sprite(_leaning(number, k), True, at="mm") for k, number in enumerate(self.dice)]
        rows = [Row(dice[at : at + ACROSS], 0.5, at="mm") for at in range(0, len(dice), ACROSS)]
        words = Words(self.words, SMALL, weight=BOLD, lines=2, at="mm")
        left = sized(Column([Box(name, RAISED, (0.7, 0.2), radius=24), *rows, words], 0.3, at="lm"), 14.6)
        plus = bold(f"+{self.gain}", 200, INK, "mm")
        marked = Sprite(stamp(self.goal, GOOD, 500, 5), True, at="mb", says=self.goal)
        right = Stack(
            [Sprite(burst(470, GOLD, 18, 0.78), True, at="mt"), Column([plus, Drawn(0, 2)], at="mm"), marked], grow=1
        )
        stage = Row([left, right], 0.4, grow=1)
        return Column([stage, *([self._way()] if self.ends else [])], 0.4)

    def _way(self) -> Piece:
        shares = self.before / TARGET, self.after / TARGET
        bar = Drawn(10, 1, lambda c, x, y, w, h: way(c, x, y + h / 2 - 14, w, *shares), grow=1)
        before, after = Words(self.before, 46, MUTED, BOLD), Words(self.after, 56, GOOD, BOLD)
        goal = Sprite(mark("goal", 60))
        return Box(Row([before, bar, after, goal, bold(TARGET, 64, GOLD)], 0.5), PANEL, (0.7, 0), radius=24, h=2.9)


@SPRITES
def _leaning(number: int, k: int) -> Image.Image:
    return turned(die(number, SIZE), LEANS[k % len(LEANS)])
