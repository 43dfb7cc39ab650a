"""The end of a game, made to be passed on: the winner large, how it was decided, and what the others lacked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from games.kernel.game import View
from pictures.art import sticker
from pictures.canvas import WIDTH, Canvas
from pictures.game import PICTURES, Deed, GamePictures
from pictures.palette import BACK, BAD, CREAM, GOLD, INK, LILAC, LINE, MUTED, RAISED
from pictures.people import ROBOT, DrawnPerson, width, write
from pictures.pieces import comparison, infinity
from pictures.poster import COLUMN, HIGH, WIDE, poster
from pictures.tile import GameTile, Tile
from pictures.type import BODY, BOLD, NAME, NARROW, NARROWEST, REGULAR, SMALL, halved, width_of, wrapped

ResultWords = Callable[[str, int], str]
"""What stands on the card, in the message's language: a key and a number.

"wins" (how many points it takes), "nobody" (won), "short" (of so many points), "behind" (by so many), "round" (the
last), and captions: "team", "placed", "jury", "before", "last", "sum", a card's or an enemy's id.
"""


def english(key: str, number: int = 0) -> str:
    """The words where nobody brings others: samples and tests."""
    said = {
        "wins": f"wins with {number}",
        "nobody": "Nobody won",
        "short": f"{number} short",
        "round": f"round {number}",
    }
    return said.get(key) or {"behind": f"{number} behind", "last": "last round"}.get(key) or key.replace("-", " ")


class SumPart(NamedTuple):
    """A number of the sum, with a word below it."""

    sign: str
    """Before it: "+", "=", ">", or nothing."""
    what: str
    """A culture, the id of a card or an enemy, a mark of `art.toml`; empty: the number alone."""
    number: int | None
    """None: more than any number."""
    caption: str


class Placed(NamedTuple):
    """Somebody's place."""

    place: int
    person: DrawnPerson
    points: int
    won: bool
    hero: str
    """A character, the nine creatures of a beast, or nothing."""
    lack: str
    """What was missing, in words; empty: nothing."""


@dataclass(frozen=True)
class ResultCard(GameTile):
    """16 : 9: who won, by which sum, and the others."""

    placed: tuple[Placed, ...]
    """The first first."""
    enemy: str
    """Who stands there where nobody won."""
    said: str
    """Below the winner's name; nobody's: that nobody won."""
    terms: tuple[SumPart, ...]
    corner: str
    """How long it took."""

    @property
    def winner(self) -> Placed | None:
        """The first of those who won; None: nobody did."""
        return self.placed[0] if self.placed[0].won else None

    def paint(self) -> Canvas:
        first = self.winner
        own = PICTURES[self.game]
        c = poster(self._tint(), own.likeness(first.hero if first else self.enemy, 370, True), first is not None)
        _named(c, self)
        c.text(COLUMN, 64, own.title, 84, GOLD, weight=BOLD, fit=400)
        c.text(WIDTH - 22, 74, self.corner, SMALL, CREAM, "rm", REGULAR, NARROW, fit=190)
        if self.terms:
            _sum(c, own, self.terms)
        _others(c, own, self.placed[1:] if first else self.placed, 286 if self.terms else 126)
        return c

    def _tint(self) -> str:
        first = self.winner
        if first is None:
            return RAISED
        return PICTURES[self.game].tint(self)


# ---- facts ---------------------------------------------------------------------------------------------------------


def result(
    pictures: GamePictures[Any],
    view: View,
    who: Sequence[DrawnPerson],
    words: ResultWords = english,
    corner: str = "",
    deed: Deed | None = None,
) -> tuple[Tile, ...]:
    """The end in a spectator's view of a game that is over. `corner` says how long it took; `deed` what decided it."""
    outcome = view.outcome
    assert outcome is not None, "the game goes on"
    order = sorted(range(view.seats), key=lambda seat: (outcome.places[seat], seat))
    best = max(outcome.points)
    placed = [
        Placed(
            outcome.places[s],
            who[s],
            outcome.points[s],
            s in outcome.winners,
            pictures.hero(view, s, deed),
            "" if s in outcome.winners else pictures.lack(view, outcome.points[s], best, words),
        )
        for s in order
    ]
    placed.sort(key=lambda one: not one.won)
    first = placed[0]
    said = words("wins", first.points) if first.won else words("nobody", 0)
    terms = pictures.terms(view, first, deed, words) if first.won else ()
    card = ResultCard(pictures.key, tuple(placed), pictures.nobody(view), said, tuple(terms), corner)
    return (card, *pictures.more(view, who))


# ---- drawing -------------------------------------------------------------------------------------------------------

BOTTOM, GAP, LINE_HIGH = HIGH - 20, 13, 36
"""Where the others end, how far they are from each other, and lines of words from each other."""
BLOCK_TOP, BLOCK, STEP_DOWN = 388, 139, 18
"""The highest that a block begins, how high one is with a line of each kind, how much the next is lower."""
BLOCKS, BLOCK_SIZES = 3, (BODY, SMALL)
"""As many others stand on blocks, more in rows; the sizes of a name on a block."""
SIGN = 64


def _named(c: Canvas, card: ResultCard) -> None:
    """The winner on gold, or that nobody won."""
    first = card.winner
    c.box(30, 448, 412, 151, GOLD if first else RAISED, 26, over=True)
    if first is None:
        c.text(236, 524, card.said, 60, CREAM, "mm", BOLD, NARROW, fit=380)
        return
    c.text(78, 500, first.place, 84, INK, "mm", BOLD)
    _name(c, 122, 496, first.person, 304, (60, 52, 44, BODY), INK)
    unit = PICTURES[card.game].unit(50, INK)
    room = 304 if unit is None else 246
    size = next((one for one in (46, 40) if width_of(card.said, one, REGULAR, NARROWEST) <= room), SMALL)
    left = 126 if width_of(card.said, size, REGULAR, NARROWEST) <= room else 52
    end = left + c.text(left, 562, card.said, size, INK, width=NARROW, fit=room + 126 - left)
    if unit is not None:
        c.put(unit, end + 8, 558, "lm")


def _name_in(person: DrawnPerson, room: float, sizes: Sequence[int]) -> tuple[int, list[DrawnPerson]]:
    """The first of the sizes in which the name fits a line; else the last, in two lines or in one without its robot."""
    for size in sizes:
        if person.name is None or width(person, size, BOLD, WIDTH) <= room:
            return size, [person]
    first, rest = halved(person.name or "", room, sizes[-1], BOLD)
    alone = person._replace(name=first, ai=False)
    return sizes[-1], [alone, person._replace(name=rest)] if rest else [alone]


def _name(
    c: Canvas, x: float, y: float, person: DrawnPerson, room: float, sizes: Sequence[int], ink: str = CREAM
) -> None:
    """A name about the line `y`."""
    size, lines = _name_in(person, room, sizes)
    for k, line in enumerate(lines):
        write(c, x, y - (len(lines) - 1) * 24 + k * LINE_HIGH, line, size, ink, weight=BOLD, fit=room)


def _sum(c: Canvas, own: GamePictures[Any], terms: Sequence[SumPart]) -> None:
    c.box(COLUMN, 122, WIDE, 150, RAISED, 22, LINE, 3)
    widths = [_term_width(term) for term in terms]
    step = min(140.0, (WIDE - 32 - sum(widths)) / max(1, len(terms) - 1))
    x, middles = COLUMN + 18.0, list[float]()
    for k, (term, w) in enumerate(zip(terms, widths, strict=True)):
        if k:
            c.put(comparison(term.sign, 32, CREAM), x + step / 2 - 1, 170, "mm", over=True)
            x += step
        _term(c, own, x, term)
        middles.append(x + w / 2)
        x += w
    _captions(c, [(middle, term.caption) for middle, term in zip(middles, terms, strict=True) if term.caption])


def _term_width(term: SumPart) -> float:
    number = 70.0 if term.number is None else width_of(str(term.number), 60, BOLD, NARROW)
    return (SIGN + 6 if term.what else 0) + number + 4


def _term(c: Canvas, own: GamePictures[Any], x: float, term: SumPart) -> None:
    y = 172
    if term.what:
        own.sign(c, x, y, term.what, SIGN)
    left = x + (SIGN + 6 if term.what else 0)
    ink = GOLD if term.sign == "=" else LILAC if term.sign == ">" else CREAM
    if term.number is None:
        c.put(infinity(40, ink), left, y, "lm")
    else:
        c.text(left, y, term.number, 60, ink, weight=BOLD, width=NARROW)


def _captions(c: Canvas, captions: Sequence[tuple[float, str]]) -> None:
    """Each below its number, pushed aside by its neighbours; all in two lines where one has no room for them."""
    left, right = COLUMN + 12.0, COLUMN + WIDE - 12.0
    lines = [[caption] for _, caption in captions]
    if sum(_wide(one) + GAP for one in lines) > right - left:
        lines = [wrapped(caption, 1, SMALL, REGULAR, NARROWEST) for _, caption in captions]
    wides = [_wide(one) for one in lines]
    starts = list[float]()
    for (middle, _), wide in zip(captions, wides, strict=True):
        starts.append(max(left, middle - wide / 2))
        left = starts[-1] + wide + GAP
    for start, wide, said in reversed(list(zip(starts, wides, lines, strict=True))):
        start = min(start, right - wide)
        for k, line in enumerate(said):
            y = 240 - (len(said) - 1) * 21 + k * 32
            c.text(start + wide / 2, y, line, SMALL, MUTED, "mm", REGULAR, NARROWEST)
        right = start - GAP


def _wide(lines: Sequence[str]) -> float:
    return max(width_of(line, SMALL, REGULAR, NARROWEST) for line in lines)


def _others(c: Canvas, own: GamePictures[Any], others: Sequence[Placed], top: float) -> None:
    """On blocks, each a little lower than the one before; where they are many in rows."""
    if len(others) > BLOCKS:
        high = min(100.0, (BOTTOM + 8 - top) / len(others) - 8)
        for k, one in enumerate(others):
            _row(c, own, BOTTOM - (len(others) - k) * (high + 8) + 8, high, one)
    elif others:
        w = min(294.0, (WIDE - GAP * (len(others) - 1)) / len(others))
        names = max(len(_name_in(one.person, w - 24, BLOCK_SIZES)[1]) for one in others)
        lacks = max(len(_lack(one, w)) for one in others)
        high = BLOCK + (names + lacks - 2) * LINE_HIGH
        for k, one in enumerate(others):
            _block(c, own, COLUMN + k * (w + GAP), max(BLOCK_TOP, BOTTOM - high - (2 - k) * STEP_DOWN), w, one)


def _lack(one: Placed, w: float) -> list[str]:
    return wrapped(one.lack, w - 20, SMALL, REGULAR, NARROWEST) or [""]


def _block(c: Canvas, own: GamePictures[Any], x: float, top: float, w: float, one: Placed) -> None:
    likeness = own.likeness(one.hero, round(min(122, top - 276)), False)
    if likeness is not None:
        c.put(likeness, x + 66, top + 2, "mb", over=True)
    c.box(x, top, w, BOTTOM - top, RAISED, 18, LINE, 3, over=True)
    c.box(x + w - 52, top - 58, 50, 50, BACK, 14, over=True)
    c.text(x + w - 27, top - 32, one.place, 44, CREAM, "mm", BOLD)
    (_, lines), lack = _name_in(one.person, w - 24, BLOCK_SIZES), _lack(one, w)
    names = len(lines)
    _name(c, x + 12, top + 32 + (names - 1) * 24, one.person, w - 24, BLOCK_SIZES)
    y = (BOTTOM + top + (names - len(lack)) * LINE_HIGH) / 2 + 8
    end = x + 20 + c.text(x + 14, y, str(one.points).replace("-", "−"), NAME, CREAM, weight=BOLD, width=NARROW)
    if (unit := own.unit(40, GOLD)) is not None:
        c.put(unit, end, y - 3, "lm")
    if one.person.ai and not lines[-1].ai:  # beside the name there is no room for the robot
        c.put(sticker(ROBOT, 40), x + w - 10, y - 2, "rm", over=True)
    for k, line in enumerate(lack):
        c.text(x + 10, 574 - (len(lack) - 1 - k) * LINE_HIGH, line, SMALL, BAD, width=NARROWEST)


def _row(c: Canvas, own: GamePictures[Any], y: float, high: float, one: Placed) -> None:
    """Place, likeness and name; below the name what was lacking, beside it the points."""
    c.box(COLUMN, y, WIDE, high, RAISED, 18, LINE, 3, over=True)
    c.text(COLUMN + 32, y + high / 2 + 1, one.place, 44, CREAM, "mm", BOLD)
    likeness, left = own.likeness(one.hero, round(high) - 6, False), COLUMN + 66
    if likeness is not None:
        c.put(likeness, left + high / 2, y + high - 3, "mb", over=True)
        left += round(high) + 10
    right = COLUMN + WIDE - 18
    write(c, left, y + high / 2 - 16, one.person, BODY if high > 80 else SMALL, weight=BOLD, fit=right - left)
    c.text(left, y + high / 2 + 18, one.lack, SMALL, BAD, width=NARROWEST)
    if (unit := own.unit(32, GOLD)) is not None:
        c.put(unit, right, y + high / 2 + 18, "rm")
        right -= 38
    c.text(right, y + high / 2 + 18, str(one.points).replace("-", "−"), 40, CREAM, "rm", BOLD, NARROW)
