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
from pictures.poster import HIGH, poster
from pictures.tile import Tile
from pictures.type import BOLD, NARROW, NARROWEST, REGULAR, SMALL, width_of

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
class ResultCard(Tile):
    """16 : 9: who won, by which sum, and the others."""

    game: str
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
    def colours(self) -> str:
        """The game's own."""
        return self.game

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
        _others(c, own, self.placed[1:] if first else self.placed)
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

COLUMN = 478
"""Where the right half begins."""
BLOCK_TOP, STEP_DOWN = 424, 18
"""The others stand on blocks, each a little lower than the one before."""


def _named(c: Canvas, card: ResultCard) -> None:
    """The winner on gold, or that nobody won."""
    first = card.winner
    c.box(30, 448, 412, 151, GOLD if first else RAISED, 26, over=True)
    if first is None:
        c.text(236, 524, card.said, 60, CREAM, "mm", BOLD, NARROW, fit=380)
        return
    c.text(78, 500, first.place, 84, INK, "mm", BOLD)
    size = next((one for one in (60, 52, 44) if width(first.person, one, BOLD, 900) <= 304), 40)
    write(c, 122, 496, first.person, size, INK, weight=BOLD, fit=304)
    end = 126 + c.text(126, 562, card.said, 46, INK, width=NARROW, fit=250)
    if (unit := PICTURES[card.game].unit(50, INK)) is not None:
        c.put(unit, end + 8, 558, "lm")


def _sum(c: Canvas, own: GamePictures[Any], terms: Sequence[SumPart]) -> None:
    c.box(COLUMN, 122, 602, 150, RAISED, 22, LINE, 3)
    widths = [_term_width(term) for term in terms]
    step = min(140.0, (570 - sum(widths)) / max(1, len(terms) - 1))
    x = COLUMN + 18.0
    for k, (term, w) in enumerate(zip(terms, widths, strict=True)):
        if k:
            c.put(comparison(term.sign, 32, CREAM), x + step / 2 - 1, 170, "mm", over=True)
            x += step
        _term(c, own, x, term, w, max(w + step - 8, 100))
        x += w


SIGN = 64


def _term_width(term: SumPart) -> float:
    number = 70.0 if term.number is None else width_of(str(term.number), 60, BOLD, NARROW)
    return (SIGN + 6 if term.what else 0) + number + 4


def _term(c: Canvas, own: GamePictures[Any], x: float, term: SumPart, w: float, room: float) -> None:
    middle, y = x + w / 2, 172
    if term.what:
        own.sign(c, x, y, term.what, SIGN)
    left = x + (SIGN + 6 if term.what else 0)
    ink = GOLD if term.sign == "=" else LILAC if term.sign == ">" else CREAM
    if term.number is None:
        c.put(infinity(40, ink), left, y, "lm")
    else:
        c.text(left, y, term.number, 60, ink, weight=BOLD, width=NARROW)
    half = min(room, width_of(term.caption, SMALL, REGULAR, NARROWEST)) / 2
    middle = min(max(middle, COLUMN + 12 + half), COLUMN + 590 - half)
    c.text(middle, 240, term.caption, SMALL, MUTED, "mm", REGULAR, NARROWEST, fit=room)


def _others(c: Canvas, own: GamePictures[Any], others: Sequence[Placed]) -> None:
    if not others:
        return
    gap = 13
    w = min(294.0, (602 - gap * (len(others) - 1)) / len(others))
    for k, one in enumerate(others):
        _block(c, own, COLUMN + k * (w + gap), BLOCK_TOP + min(k, 2) * STEP_DOWN, w, one)


def _block(c: Canvas, own: GamePictures[Any], x: float, top: float, w: float, one: Placed) -> None:
    roomy = w > 170
    likeness = own.likeness(one.hero, 122 if roomy else 84, False)
    if likeness is not None:
        c.put(likeness, x + (66 if roomy else 48), top + 2, "mb", over=True)
    c.box(x, top, w, HIGH - 20 - top, RAISED, 18, LINE, 3, over=True)
    c.box(x + w - 52, top - 58, 50, 50, BACK, 14, over=True)
    c.text(x + w - 27, top - 32, one.place, 44, CREAM, "mm", BOLD)
    person = one.person
    y = (HIGH - 20 + top) / 2 + 8
    if person.ai and not roomy:  # beside the name there is no room for the robot
        c.put(sticker(ROBOT, 40), x + w - 10, y - 2, "rm", over=True)
        person = person._replace(ai=False)
    write(c, x + 12, top + 32, person, 38, weight=BOLD, fit=w - 18)
    end = x + 14 + c.text(x + 14, y, str(one.points).replace("-", "−"), 46, CREAM, weight=BOLD, width=NARROW)
    if (unit := own.unit(40, GOLD)) is not None:
        c.put(unit, end + 6, y - 3, "lm")
    c.text(x + 10, 574, one.lack, SMALL, BAD if one.lack else MUTED, width=NARROWEST, fit=w - 14)
