"""The seats of Alakazam!: points and what the round would bring, dice by colour, cards met or not, the way to 31."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazam.cards import CARDS, COLOURS
from games.alakazam.goals import Line
from games.alakazam.view import View
from pictures.art import DICE
from pictures.canvas import GAP, INNER, MARGIN, ROUND, WIDTH, Canvas
from pictures.palette import BACK, CREAM, GOLD, INK, LINE, MUTED, PANEL, RAISED
from pictures.people import DrawnPerson, people, write
from pictures.pieces import seat_panel, signed, tick
from pictures.sprites import PANELS
from pictures.tile import Tile
from pictures.type import BOLD, NAME, width_of

from .cards import (
    BACKS,
    TARGET,
    Called,
    Goal,
    backs,
    chip,
    chip_width,
    dice_row,
    flow,
    gain_ink,
    lines_of,
    printed,
    track,
)
from .goal_cards import dice_chip, dice_chip_width
from .progress import Slot, progress


class SeatLayout(NamedTuple):
    """How rows are laid out, by the number of seats."""

    height: int
    """With one line of cards."""
    bare: int
    """Without any."""
    die: int
    dice: int
    """Where the dice begin, from above."""
    cards: int
    """Where the cards begin."""


FORMS = {2: SeatLayout(206, 148, 62, 14, 94), 3: SeatLayout(206, 148, 62, 14, 94), 4: SeatLayout(182, 136, 58, 12, 86)}
FORMS[5] = SeatLayout(176, 126, 52, 10, 78)
"""Flatter at four and five seats, so that the board stays in sight."""
PER_TILE = 3
LEFT, ROOM = 330, 730
"""Where dice and cards begin, and how wide they may be."""
LINE_HEIGHT = 62


class SeatLine(NamedTuple):
    """A seat."""

    person: DrawnPerson
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
    slots: tuple[tuple[Slot, ...], ...] = ()
    """Of each goal what is there of its dice; nothing before they are rolled."""
    flag: bool = True
    """31 points end the game."""


@dataclass(frozen=True)
class Seats(Tile):
    """Up to three seats, one below the other. Who is not done yet has a white frame, who is done a grey tick."""

    GAME: ClassVar[str] = "alakazam"
    rows: tuple[SeatLine, ...]
    form: SeatLayout

    @property
    def high(self) -> int:
        """Pixels."""
        return MARGIN * 2 + sum(height_of(row, self.form) + GAP for row in self.rows) - GAP

    def paint(self) -> Canvas:
        sprites = [row_sprite(row, self.form) for row in self.rows]
        c = Canvas(self.high)
        y = MARGIN
        for sprite in sprites:
            c.put(sprite, 0, y, over=True)
            y += sprite.height + GAP
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def alakazam_people(names: Sequence[str]) -> tuple[DrawnPerson, ...]:
    """The people at a table: a seat's letter and colour are those of its dice."""
    letters = "".join(colour.letter for colour in COLOURS)
    return people(names, letters, [DICE[letter].colour for letter in letters])


def seats(view: View, who: Sequence[DrawnPerson], called: Called = printed) -> tuple[Seats, ...]:
    """All seats of a spectator's view: two or three a tile, so that none is too high."""
    rows = [row_of(view, person, called) for person in who]
    form, tiles = FORMS[view.seats], list[Seats]()
    some: list[SeatLine] = []
    for row in rows:
        tall = sum(height_of(one, form) + GAP for one in (*some, row)) + 2 * MARGIN - GAP
        if some and (len(some) == PER_TILE or tall > 690):
            tiles.append(Seats(tuple(some), form))
            some = []
        some.append(row)
    return (*tiles, Seats(tuple(some), form))


def row_of(view: View, person: DrawnPerson, called: Called = printed) -> SeatLine:
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
    return SeatLine(
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
        tuple([goal_of(line, called) for line in lines]) or tuple([open_goal(card, rolled, called) for card in known]),
        hidden,
        tuple([progress(line.card, line.finding, view.pools[seat], seat) for line in lines]),
        not view.options.rounds,
    )


def _asked(view: View, seat: int) -> bool:
    return seat in [decision.seat for decision in view.decisions]


def locked(view: View, seat: int) -> list[int]:
    """The dice that the seat's own offer holds."""
    offers = view.trade.offers if view.trade is not None else []
    return [die for offer in offers if offer[1] == seat for die, _ in offer[3]]


def goal_of(line: Line, called: Called = printed) -> Goal:
    """A line of a score sheet."""
    card = CARDS[line.card].id
    return Goal(card, called(card), line.points, line.met)


def open_goal(card: int, rolled: bool = True, called: Called = printed) -> Goal:
    """A card that brings nothing yet."""
    row = CARDS[card]
    return Goal(row.id, called(row.id), None, False, "/".join(map(str, row.points)))


# ---- drawing -------------------------------------------------------------------------------------------------------


def _shows_dice(row: SeatLine) -> bool:
    """Whether the cards with their dice fit into a line."""
    widths = [dice_chip_width(goal, slots) for goal, slots in zip(row.goals, row.slots, strict=False)]
    return bool(row.slots) and lines_of([*widths, *_back(row)], ROOM) == 1


def _back(row: SeatLine) -> list[int]:
    """How wide what lies face down is."""
    return [BACKS] if row.hidden else []


def _chips(row: SeatLine) -> list[Image.Image]:
    """The cards, with their dice where all fit into a line so."""
    with_dice = zip(row.goals, row.slots, strict=False)
    full = [dice_chip(*each) for each in with_dice] if _shows_dice(row) else [chip(goal) for goal in row.goals]
    return [*full, backs(row.hidden)] if row.hidden else full


def height_of(row: SeatLine, form: SeatLayout) -> int:
    """Of a seat: less where it has no cards, more where they need several lines."""
    if not row.goals and not row.hidden:
        return form.bare
    lines = 1 if _shows_dice(row) else lines_of([*[chip_width(goal) for goal in row.goals], *_back(row)], ROOM)
    return form.height + (lines - 1) * LINE_HEIGHT


@PANELS
def row_sprite(row: SeatLine, form: SeatLayout) -> Image.Image:
    """A seat as wide as the tile: name and points at the left; dice, cards and the way to 31 at the right."""
    height = height_of(row, form)
    c = Canvas(height, WIDTH, BACK)
    waiting = row.trading and not row.done
    seat_panel(c, MARGIN, 0, INNER, height, waiting, PANEL if waiting or not row.trading else BACK)
    if row.trading and row.done:
        c.box(MARGIN, 0, INNER, height, BACK, ROUND, LINE, 3, over=True)
    _head(c, row, form)
    if row.dice:
        dice_row(c, LEFT, form.dice, row.dice, form.die, row.locked, row.again, ROOM)
    flow(c, LEFT, form.cards, _chips(row), ROOM, line=LINE_HEIGHT)
    after = row.points + (row.gain or 0)
    track(c, LEFT, height - 34, 634, row.points, after, GOLD if row.leads else MUTED, str(TARGET) if row.flag else "")
    return c.image


def _head(c: Canvas, row: SeatLine, form: SeatLayout) -> None:
    ink, top = MUTED if row.left else CREAM, 34 if form.bare < 130 else 40
    end = 54 + write(c, 54, top, row.person, NAME, ink, fit=204)
    if row.trading and row.done:
        c.put(tick(True, 48, MUTED), end + 32, top - 2, "mm")
    points, y = str(row.points).replace("-", "−"), top + 27
    w = 40 + width_of(points, 56, BOLD)
    c.box(50, y, w, 58, GOLD if row.leads else RAISED, 18)
    c.text(50 + w / 2, y + 31, points, 56, INK if row.leads else CREAM, "mm", BOLD)
    if row.gain is not None and (row.goals or row.gain) and row.trading:
        c.text(50 + w + 14, y + 31, signed(row.gain), 50, gain_ink(row.gain), weight=BOLD, fit=LEFT - 76 - w)
