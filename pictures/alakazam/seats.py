"""The seats of Alakazam!: points and what the round would bring, dice by colour, cards met or not, the way to 31."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazam.cards import COLOURS
from games.alakazam.goals import Line
from games.alakazam.view import View
from pictures.art import DICE
from pictures.canvas import GAP, INNER, MARGIN, ROUND, WIDTH, Canvas
from pictures.palette import BACK, CREAM, GOLD, INK, LINE, MUTED, PANEL, RAISED
from pictures.people import Person, people, width, write
from pictures.pieces import seat_panel, signed, tick
from pictures.tile import Tile
from pictures.type import BOLD, NAME, width_of

from .cards import CARDS, Goal, backs, chip, dice_row, flow, gain_ink, lines_of, track

ROWS = {2: 206, 3: 206, 4: 192, 5: 184}
"""Seats → height of a row with one line of cards."""
PER_TILE = 3
LEFT, ROOM = 330, 730
"""Where dice and cards begin, and how wide they may be."""
LINE_HEIGHT = 62


class Row(NamedTuple):
    """A seat."""

    person: Person
    points: int
    gain: int | None
    """What the round would bring if it ended now, as far as everybody knows; None: its cards are hidden."""
    leads: bool
    done: bool
    trading: bool
    """There is something to be done in this phase."""
    left: bool
    """Has left the game."""
    dice: tuple[int, ...]
    """In order; a number of 0: not rolled yet."""
    locked: tuple[int, ...]
    again: tuple[int, ...]
    """Dice that may be rolled once more."""
    goals: tuple[Goal, ...]
    hidden: int
    """Cards held that others don't see."""


@dataclass(frozen=True)
class Seats(Tile):
    """Up to three seats, one below the other. Who is not done yet has a white frame, who is done a grey tick."""

    GAME: ClassVar[str] = "alakazam"
    rows: tuple[Row, ...]
    flat: int
    """Height of a row with one line of cards."""

    def paint(self) -> Canvas:
        sprites = [row_sprite(row, self.flat) for row in self.rows]
        c = Canvas(MARGIN * 2 + sum(sprite.height + GAP for sprite in sprites) - GAP)
        y = MARGIN
        for sprite in sprites:
            c.put(sprite, 0, y, over=True)
            y += sprite.height + GAP
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def alakazam_people(names: Sequence[str]) -> tuple[Person, ...]:
    """The people at a table: a seat's letter and colour are those of its dice."""
    letters = "".join(colour.letter for colour in COLOURS)
    return people(names, letters, [DICE[letter].colour for letter in letters])


def seats(view: View, who: Sequence[Person]) -> tuple[Seats, ...]:
    """All seats of a spectator's view: two or three a tile, so that none is too high."""
    rows = [row_of(view, person) for person in who]
    flat, tiles = ROWS[view.seats], list[Seats]()
    some: list[Row] = []
    for row in rows:
        tall = sum(height_of(one, flat) + GAP for one in (*some, row)) + 2 * MARGIN - GAP
        if some and (len(some) == PER_TILE or tall > 690):
            tiles.append(Seats(tuple(some), flat))
            some = []
        some.append(row)
    return (*tiles, Seats(tuple(some), flat))


def row_of(view: View, person: Person) -> Row:
    """One seat of a view."""
    seat = person.seat
    hand = view.hands[seat]
    known = [card for card in hand if card is not None]
    rolled = bool(view.pools[seat]) and view.pools[seat][0] % 10 > 0
    lines = view.sheet(seat).lines if known and rolled else ()
    hidden = len(hand) - len(known)
    over = view.outcome is not None  # then it is among the points already
    gain = None if hidden else 0 if over else sum(line.points for line in lines)
    points, left = view.points[seat], seat in view.left
    return Row(
        person,
        points,
        gain,
        not left and points == max(view.points) > 0,
        bool(view.done[seat]),
        view.outcome is None and not left and (view.trade is not None or _asked(view, seat)),
        left,
        tuple(view.pools[seat]),
        tuple(locked(view, seat)),
        tuple(view.rights[seat]),
        tuple([goal_of(line) for line in lines]) or tuple([open_goal(card, rolled) for card in known]),
        hidden,
    )


def _asked(view: View, seat: int) -> bool:
    return seat in [decision.seat for decision in view.decisions]


def locked(view: View, seat: int) -> list[int]:
    """The dice that the seat's own offer holds."""
    offers = view.trade.offers if view.trade is not None else []
    return [die for offer in offers if offer[1] == seat for die, _ in offer[3]]


def goal_of(line: Line) -> Goal:
    """A line of a score sheet."""
    return Goal(CARDS[line.card].id, CARDS[line.card].name, line.points, line.met)


def open_goal(card: int, rolled: bool = True) -> Goal:
    """A card that brings nothing yet."""
    row = CARDS[card]
    return Goal(row.id, row.name, None, False, "/".join(map(str, row.points)))


# ---- drawing -------------------------------------------------------------------------------------------------------


def _chips(row: Row) -> list[Image.Image]:
    sprites = [chip(goal) for goal in row.goals]
    return [*sprites, backs(row.hidden)] if row.hidden else sprites


def height_of(row: Row, flat: int) -> int:
    """Of a seat: more where its cards need several lines."""
    return flat + (lines_of(_chips(row), ROOM) - 1) * LINE_HEIGHT


@lru_cache(64)
def row_sprite(row: Row, flat: int) -> Image.Image:
    """A seat as wide as the tile."""
    height = height_of(row, flat)
    c = Canvas(height, WIDTH, BACK)
    waiting = row.trading and not row.done
    seat_panel(c, MARGIN, 0, INNER, height, waiting, PANEL if waiting or not row.trading else BACK)
    if row.trading and row.done:
        c.box(MARGIN, 0, INNER, height, BACK, ROUND, LINE, 3, over=True)
    _head(c, row)
    dice_top, chips_top = (14, 92) if flat > 200 else (12, 88 if flat > 190 else 84)
    if row.dice:
        dice_row(c, LEFT, dice_top, row.dice, 62 if flat > 190 else 58, row.locked, row.again, ROOM)
    flow(c, LEFT, chips_top, _chips(row), ROOM, line=LINE_HEIGHT)
    after = row.points + (row.gain or 0)
    track(c, 50, height - 39, 914, row.points, after, GOLD if row.leads else MUTED)
    return c.image


def _head(c: Canvas, row: Row) -> None:
    ink = MUTED if row.left else CREAM
    write(c, 54, 40, row.person, NAME, ink, fit=204)
    if row.trading and row.done:
        end = 54 + width(row.person, NAME, fit=204)
        c.put(tick(True, 48, MUTED), end + 32, 38, "mm")
    points = str(row.points).replace("-", "−")
    w = 40 + width_of(points, 56, BOLD)
    c.box(50, 70, w, 66, GOLD if row.leads else RAISED, 18)
    c.text(50 + w / 2, 105, points, 56, INK if row.leads else CREAM, "mm", BOLD)
    if row.gain is not None and (row.goals or row.gain) and row.trading:
        c.text(50 + w + 14, 105, signed(row.gain), 50, gain_ink(row.gain), weight=BOLD, fit=LEFT - 76 - w)
