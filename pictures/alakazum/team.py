"""The seats of Alakazum!: for each the best culture as eight stars, and the team by culture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazum.cards import CARDS, CULTURE, GROUPS, MULTICOLOURED
from games.alakazum.rules import NEEDED
from games.alakazum.state import stars
from games.alakazum.view import View

from ..art import CULTURES, mark, sticker
from ..canvas import GAP, INNER, MARGIN, WIDTH, Canvas
from ..drawings import plain_star, star
from ..palette import BACK, CREAM, WHITE, mix
from ..people import Person, width, write
from ..pieces import score_badge, seat_panel, usable
from ..tile import Tile
from ..type import BODY, BOLD, NAME, width_of
from .cards import Member, foot_of, member, portrait, tag

ROWS = {2: 296, 3: 296, 4: 250, 5: 216}
"""Seats → height of a row: flatter at four and five, so that the board stays in sight."""
PER_TILE = 2
SETTING_UP = 92
"""Height of a row while characters are chosen."""
NO_GROUP = "none"
TOP = 76
"""Height of a row's header."""


class Group(NamedTuple):
    """The characters of one culture in a team."""

    culture: str
    stars: int
    """What counts for that culture, multicoloured characters included; for these themselves what they add to each."""
    members: tuple[Member, ...]


class Row(NamedTuple):
    """A seat."""

    person: Person
    hand: int
    turn: bool
    culture: str
    """The one with most stars; empty for an empty team."""
    stars: int
    leads: bool
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Teams(Tile):
    """Some of the seats, one below the other."""

    PALETTE: ClassVar[str] = "alakazum"
    rows: tuple[Row, ...]
    height: int
    """Of a row."""

    def paint(self) -> Canvas:
        c = Canvas(MARGIN * 2 + len(self.rows) * (self.height + GAP) - GAP)
        for at, row in enumerate(self.rows):
            c.put(row_sprite(row, self.height), 0, MARGIN + at * (self.height + GAP), over=True)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def teams(view: View, who: Sequence[Person]) -> tuple[Teams, ...]:
    """All seats of a spectator's view, two a tile."""
    best = [_best(view, seat) for seat in range(view.seats)]
    lead = max(most for _, most in best)
    rows = tuple([_row(view, who[seat], *best[seat], lead) for seat in range(view.seats)])
    if view.starters:
        return (Teams(rows, SETTING_UP),)
    height = ROWS[view.seats]
    return tuple([Teams(rows[at : at + PER_TILE], height) for at in range(0, len(rows), PER_TILE)])


def _best(view: View, seat: int) -> tuple[str, int]:
    own = dict.fromkeys([CULTURE[c] for c in view.teams[seat]])
    cultures = [c for c in own if c not in (MULTICOLOURED, NO_GROUP)] or list(own) or [""]
    ranked = {culture: stars(view, seat, culture) if culture else 0 for culture in cultures}
    best = max(ranked, key=lambda culture: (ranked[culture], -GROUPS.index(culture) if culture else 0))
    return best, ranked[best]


def _row(view: View, person: Person, culture: str, most: int, lead: int) -> Row:
    seat = person.seat
    turn = view.outcome is None and (seat == view.turn if view.round else seat in [d.seat for d in view.decisions])
    leads = most == lead and most > 0
    return Row(person, len(view.hands[seat]), turn, culture, most, leads, _groups(view, seat))


def _groups(view: View, seat: int) -> tuple[Group, ...]:
    members: dict[str, list[Member]] = {}
    for c in view.teams[seat]:
        members.setdefault(CULTURE[c], []).append(Member(CARDS[c].id, view.levels[c], c in view.brooms))
    groups = [
        Group(culture, sum(m.stars for m in some) if culture == NO_GROUP else stars(view, seat, culture), tuple(some))
        for culture, some in members.items()
    ]
    last = (MULTICOLOURED, NO_GROUP)
    return tuple(sorted(groups, key=lambda g: (g.culture in last, -g.stars, GROUPS.index(g.culture))))


# ---- drawing -------------------------------------------------------------------------------------------------------


@lru_cache(64)
def row_sprite(row: Row, height: int) -> Image.Image:
    """A seat as wide as the tile: most moves change one, so that the others are at hand."""
    c = Canvas(height, WIDTH, BACK)
    seat_panel(c, MARGIN, 0, INNER, height, row.turn)
    _name(c, row)
    if height > SETTING_UP:
        _stars(c, row)
        _team(c, row.groups, height)
    elif row.groups:
        one = row.groups[0].members[0]
        c.put(portrait(one.card, 72), 436, 10)
        c.text(530, 47, one.name, BODY, CREAM, fit=500)
    return c.image


def _name(c: Canvas, row: Row) -> None:
    write(c, 56, 42, row.person, NAME, fit=236)
    end = 56 + width(row.person, NAME, fit=236)
    c.put(mark("hand", 48), end + 36, 40, "mm")
    c.text(end + 64, 42, row.hand, BODY, CREAM)


def _stars(c: Canvas, row: Row) -> None:
    if row.culture in CULTURES and row.culture not in (MULTICOLOURED, NO_GROUP):
        tag(c, 436, 13, row.culture, NAME)
    colour = CULTURES[row.culture].colour if row.culture else CREAM
    for k in range(NEEDED):
        c.put(star(46, colour if k < row.stars else None), 550 + k * 46, 17)
    if row.stars >= NEEDED:
        usable(c, 432, 9, 492, 64, 3)
    score_badge(c, 1066, 11, row.stars, row.leads, NEEDED, 60)


class Plan(NamedTuple):
    """How the characters of a team are laid out."""

    size: int
    """Of a character, in pixels."""
    step: int
    """From one character to the next; less than `size` where they overlap."""
    beside: bool
    """A culture's letters stand beside its characters, not above them."""
    lines: int


SIZES = (108, 100, 92, 84, 76, 68, 60)
BESIDE, ABOVE = 92, 50
"""Room for a culture's letters and stars: width beside, height above."""
TALL = 290
"""Rows of at least this height have the letters above."""
LEAST_STEP = 8
NARROWEST = 124
"""Room for a culture's letters and stars, where characters overlap."""
EDGE = 38
"""Where a team begins and ends within the tile."""


def plan(counts: tuple[int, ...], height: int) -> Plan:
    """The largest layout for cultures of so many characters in a row of that height."""
    tries = [(False, 1), (False, 2)] if height >= TALL else [(True, 1), (False, 1)]
    room = height - TOP - 8
    found = [
        Plan(size, size + 4, beside, lines)
        for beside, lines in tries
        for size in SIZES
        if lines * line_height(size, beside) - 6 <= room and _fits(counts, size, size + 4, beside, lines)
    ]
    if found:
        return max(found, key=lambda one: (one.size, one.beside, -one.lines))
    lines = 2 if height >= TALL else 1
    step = next((step for step in range(58, LEAST_STEP, -2) if _fits(counts, 60, step, False, lines)), LEAST_STEP)
    return Plan(60, step, False, lines)


def line_height(size: int, beside: bool) -> int:
    """Of one line of characters with its letters, and the gap below."""
    return size + foot_of(size) + (0 if beside else ABOVE) + 6


def group_width(count: int, size: int, step: int, beside: bool) -> int:
    """How wide a culture's part of a row is."""
    cards = (count - 1) * step + size
    return BESIDE + cards if beside else max(NARROWEST if step < size else 136, cards)


def _fits(counts: tuple[int, ...], size: int, step: int, beside: bool, lines: int) -> bool:
    widths = [group_width(count, size, step, beside) for count in counts]
    return len(_lines(widths)) <= lines and max(widths, default=0) <= WIDTH - 2 * EDGE


def _lines(widths: list[int]) -> list[list[float]]:
    """Left edges of groups of these widths, in as many lines as they need."""
    lines: list[list[float]] = [[]]
    x = float(EDGE)
    for w in widths:
        if lines[-1] and x + w > WIDTH - EDGE:
            lines.append([])
            x = float(EDGE)
        lines[-1].append(x)
        x += w + (18 if len(widths) < 7 else 10)
    return lines


def _team(c: Canvas, groups: tuple[Group, ...], height: int) -> None:
    if not groups:
        return
    how = plan(tuple([len(group.members) for group in groups]), height)
    tall = line_height(how.size, how.beside)
    lines = _lines([group_width(len(group.members), how.size, how.step, how.beside) for group in groups])
    rest = iter(groups)
    top = TOP + max(0, height - TOP - 8 - how.lines * tall + 6) * 0.5
    for number, line in enumerate(lines[: how.lines]):
        for x in line:
            _group(c, next(rest), x, top + number * tall, how)


def _group(c: Canvas, group: Group, x: float, y: float, how: Plan) -> None:
    if how.beside:
        _label_beside(c, group, x, y, how.size + foot_of(how.size))
        left, top = x + BESIDE, y
    else:
        _label_above(c, group, x, y + 24)
        left, top = x, y + ABOVE
    for k, one in enumerate(group.members):
        member(c, left + k * how.step, top, one, how.size)


def _label_above(c: Canvas, group: Group, x: float, y: float) -> None:
    end = x + _letters(c, group.culture, x, y, "l") + 10
    end += c.text(end, y, _stars_of(group), BODY, CREAM, weight=BOLD)
    c.put(plain_star(28, CREAM), end + 6, y - 1, "lm")


def _label_beside(c: Canvas, group: Group, x: float, y: float, tall: int) -> None:
    middle = x + (BESIDE - 12) / 2
    _letters(c, group.culture, middle, y + tall / 2 - 24, "m")
    words = _stars_of(group)
    left = middle - (width_of(words, BODY, BOLD) + 34) / 2
    end = left + c.text(left, y + tall / 2 + 24, words, BODY, CREAM, weight=BOLD)
    c.put(plain_star(28, CREAM), end + 6, y + tall / 2 + 23, "lm")


def _letters(c: Canvas, culture: str, x: float, y: float, anchor: str) -> float:
    if culture in (MULTICOLOURED, NO_GROUP):
        c.put(sticker(CULTURES[culture].glyph, 46), x, y - 2, anchor + "m")
        return 46
    ink = mix(CULTURES[culture].colour, WHITE, 0.12 if culture != "EUS" else 0.3)
    return c.text(x, y, culture, BODY, ink, anchor + "m", BOLD, 78)


def _stars_of(group: Group) -> str:
    return f"+{group.stars}" if group.culture == MULTICOLOURED else str(group.stars)
