"""A lobby: the cover of its game, and the seats below it, taken and free."""

from __future__ import annotations

from dataclasses import dataclass

from .canvas import MARGIN, WIDTH, Canvas
from .cover import HIGH, Cover
from .evening import Guest, seat
from .layout import Row, em
from .people import DrawnPerson
from .sprites import SPRITES
from .tile import GameTile

SEAT = 2.6
"""Units of a seat's height."""


@dataclass(frozen=True)
class LobbyPicture(GameTile):
    """Who sits comes by the seat's colour and initial; `free` is the word on an empty chair."""

    seated: tuple[DrawnPerson, ...]
    seats: int
    free: str

    def png(self) -> bytes:
        with SPRITES.aside():  # its people are larger than any board's
            return super().png()

    def paint(self) -> Canvas:
        c = Canvas(HIGH + em(SEAT) + 2 * MARGIN)
        c.image.paste(Cover(self.game).paint().image)
        gap, room = 0.3, WIDTH - 2 * MARGIN
        w = (room - (self.seats - 1) * em(gap)) / self.seats / em(1)
        guests = [Guest(one) for one in self.seated]
        row = Row([seat(guests[at] if at < len(guests) else None, self.free, w) for at in range(self.seats)], gap)
        row.put(c, MARGIN, HIGH + MARGIN, room, em(SEAT))
        return c
