"""The seats of Alakazum!: for each the best culture as eight stars, and the team by culture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazum.cards import CULTURE, GROUPS, MULTICOLOURED
from games.alakazum.rules import NEEDED
from games.alakazum.state import points
from games.alakazum.view import View
from pictures.art import CULTURES, mark, sticker
from pictures.canvas import GAP, INNER, MARGIN, WIDTH, Canvas
from pictures.drawings import plain_star, star
from pictures.palette import BACK, CREAM, WHITE, mix
from pictures.people import DrawnPerson, width, write
from pictures.pieces import score_badge, seat_panel, usable
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, width_of

from .cards import Member, foot_of, member, member_of, portrait, tag

ROWS = {2: 296, 3: 296, 4: 232, 5: 200}
"""Seats → height of a row: flatter at four and five, so that the board stays in sight."""
PER_TILE = 2
SETTING_UP, BRIEF = 92, 88
"""Height of a row while characters are chosen; and beside a fight, where the teams are left out."""
NO_GROUP = "none"
TOP, FOOT = 72, 12
"""Height of a row's header, and what stays free below the team."""


class Group(NamedTuple):
    """The characters of one culture in a team."""

    culture: str
    stars: int
    """What counts for that culture, multicoloured characters included; for these themselves what they add to each.

    For no culture what Almudena has alone.
    """
    members: tuple[Member, ...]


class TeamLine(NamedTuple):
    """A seat."""

    person: DrawnPerson
    hand: int
    turn: bool
    culture: str
    """The one with most stars; empty for an empty team."""
    stars: int
    leads: bool
    groups: tuple[Group, ...]
    cauldron: bool = False
    """It has the cauldron."""


@dataclass(frozen=True)
class TeamsTile(Tile):
    """Some of the seats, one below the other."""

    GAME: ClassVar[str] = "alakazum"
    rows: tuple[TeamLine, ...]
    height: int
    """Of a row."""

    def paint(self) -> Canvas:
        c = Canvas(MARGIN * 2 + len(self.rows) * (self.height + GAP) - GAP)
        for at, row in enumerate(self.rows):
            c.put(row_sprite(row, self.height), 0, MARGIN + at * (self.height + GAP), over=True)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def teams(view: View, who: Sequence[DrawnPerson], brief: bool = False) -> tuple[TeamsTile, ...]:
    """All seats of a spectator's view, two a tile; `brief`: in one tile, without the teams."""
    best = [_best(view, seat) for seat in range(view.seats)]
    lead = max(most for _, most in best)
    rows = tuple([_row(view, who[seat], *best[seat], lead) for seat in range(view.seats)])
    if view.starters or brief:
        return (TeamsTile(rows, SETTING_UP if view.starters else BRIEF),)
    height = ROWS[view.seats]
    return tuple([TeamsTile(rows[at : at + PER_TILE], height) for at in range(0, len(rows), PER_TILE)])


def _best(view: View, seat: int) -> tuple[str, int]:
    own = dict.fromkeys([CULTURE[c] for c in view.teams[seat]])
    cultures = [c for c in own if c != MULTICOLOURED] or list(own) or [""]
    ranked = {culture: points(view, seat, culture) if culture else 0 for culture in cultures}
    best = max(ranked, key=lambda culture: (ranked[culture], -GROUPS.index(culture) if culture else 0))
    return best, ranked[best]


def _row(view: View, person: DrawnPerson, culture: str, most: int, lead: int) -> TeamLine:
    seat = person.seat
    turn = view.outcome is None and (seat == view.turn if view.round else seat in [d.seat for d in view.decisions])
    leads = most == lead and most > 0
    cauldron = view.cauldron == seat
    return TeamLine(person, len(view.hands[seat]), turn, culture, most, leads, _groups(view, seat), cauldron)


def _groups(view: View, seat: int) -> tuple[Group, ...]:
    members: dict[str, list[Member]] = {}
    for c in view.teams[seat]:
        members.setdefault(CULTURE[c], []).append(member_of(view, c))
    groups = [Group(culture, points(view, seat, culture), tuple(some)) for culture, some in members.items()]
    last = (MULTICOLOURED, NO_GROUP)
    return tuple(sorted(groups, key=lambda g: (g.culture in last, -g.stars, GROUPS.index(g.culture))))


# ---- drawing -------------------------------------------------------------------------------------------------------


@lru_cache(64)
def row_sprite(row: TeamLine, height: int) -> Image.Image:
    """A seat as wide as the tile. Drawn seats are cached: most moves change only one."""
    c = Canvas(height, WIDTH, BACK)
    seat_panel(c, MARGIN, 0, INNER, height, row.turn)
    _name(c, row)
    if height != SETTING_UP:
        _stars(c, row)
    if height > SETTING_UP:
        _team(c, row.groups, height)
    elif height == SETTING_UP and row.groups:
        one = row.groups[0].members[0]
        c.put(portrait(one.card, 72), 436, 10)
        c.text(530, 47, one.name, BODY, CREAM, fit=500)
    return c.image


def _name(c: Canvas, row: TeamLine) -> None:
    fit = 180 if row.cauldron else 236
    write(c, 56, 42, row.person, NAME, fit=fit)
    end = 56 + width(row.person, NAME, fit=fit)
    c.put(mark("hand", 48), end + 36, 40, "mm")
    after = end + 64 + c.text(end + 64, 42, row.hand, BODY, CREAM)
    if row.cauldron:
        c.put(mark("cauldron", 48), after + 32, 40, "mm")


def _stars(c: Canvas, row: TeamLine) -> None:
    if row.culture == NO_GROUP:
        c.put(sticker(CULTURES[NO_GROUP].glyph, 54), 488, 40, "mm")
    elif row.culture in CULTURES and row.culture != MULTICOLOURED:
        tag(c, 436, 13, row.culture, NAME)
    colour = CULTURES[row.culture].colour if row.culture else CREAM
    for k in range(NEEDED):
        c.put(star(46, colour if k < row.stars else None), 550 + k * 46, 17)
    if row.stars >= NEEDED:
        usable(c, 432, 9, 492, 64, 3)
    score_badge(c, 1066, 11, row.stars, row.leads, NEEDED, 60)


class TeamLayout(NamedTuple):
    """How the characters of a team are laid out."""

    size: int
    """Of a character, in pixels."""
    step: int
    """From one character to the next; less than `size` where they overlap."""
    above: int
    """Room for a culture's letters above its characters; 0: they stand beside."""
    lines: int

    @property
    def line(self) -> int:
        """Height of a line."""
        return self.above + self.size + foot_of(self.size)


BETWEEN = 6
"""From one line to the next."""
SIZES = (144, 132, 120, 108, 100, 92, 84, 74, 66, 60)
BESIDE = 92
"""Width for a culture's letters and stars beside its characters."""
ABOVE, ABOVE_FLAT = 50, 36
"""Height for them above."""
TALL = 290
"""Rows of at least this height have the letters above, two lines with the letters beside where a team is large, and one
where it is small; flat ones have them beside, and above where a team is large."""
NARROWEST = 116
"""Room for a culture's letters and stars, where characters overlap."""
EDGE = 38
"""Where a team begins and ends within the tile."""


def plan(counts: tuple[int, ...], height: int) -> TeamLayout:
    """The largest layout for cultures of so many characters in a row of that height."""
    forms = ((ABOVE, 1), (0, 2), (0, 1)) if height >= TALL else ((0, 1), (ABOVE_FLAT, 1))
    tries = [TeamLayout(size, size + 4, above, lines) for size in SIZES for above, lines in forms]
    found = [one for one in tries if _high(one) <= height - TOP - FOOT and _fits(counts, one)]
    if found:
        return max(found, key=lambda one: (one.size, -one.lines, not one.above))
    above, lines = forms[1]
    tight = [TeamLayout(60, step, above, lines) for step in range(64, 6, -2)]
    return next((one for one in tight if _fits(counts, one)), tight[-1])


def _high(how: TeamLayout) -> int:
    return how.lines * (how.line + BETWEEN) - BETWEEN


def group_width(count: int, how: TeamLayout) -> int:
    """How wide a culture's part of a row is."""
    cards = (count - 1) * how.step + how.size
    return max(NARROWEST if how.step < how.size else 136, cards) if how.above else BESIDE + cards


def _fits(counts: tuple[int, ...], how: TeamLayout) -> bool:
    widths = [group_width(count, how) for count in counts]
    return len(_lines(widths)) <= how.lines and max(widths, default=0) <= WIDTH - 2 * EDGE


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
    lines = _lines([group_width(len(group.members), how) for group in groups])
    rest = iter(groups)
    top = TOP + max(0, height - TOP - FOOT - _high(how)) * 0.5
    for number, line in enumerate(lines):
        for x in line:
            _group(c, next(rest), x, top + number * (how.line + BETWEEN), how)


def _group(c: Canvas, group: Group, x: float, y: float, how: TeamLayout) -> None:
    if how.above:
        _label_above(c, group, x, y + how.above / 2 - 1, how)
    else:
        _label_beside(c, group, x, y, how.line)
    left = x if how.above else x + BESIDE
    for k, one in enumerate(group.members):
        member(c, left + k * how.step, y + how.above, one, how.size, over=how.step < how.size and k > 0)


def _label_above(c: Canvas, group: Group, x: float, y: float, how: TeamLayout) -> None:
    end = x + _letters(c, group.culture, x, y, "l", min(46, how.above)) + 10
    end += c.text(end, y, _stars_of(group), BODY, CREAM, weight=BOLD)
    if how.step > how.size:
        c.put(plain_star(28, CREAM), end + 6, y - 1, "lm")


def _label_beside(c: Canvas, group: Group, x: float, y: float, tall: int) -> None:
    middle = x + (BESIDE - 12) / 2
    _letters(c, group.culture, middle, y + tall / 2 - 24, "m")
    words = _stars_of(group)
    left = middle - (width_of(words, BODY, BOLD) + 34) / 2
    end = left + c.text(left, y + tall / 2 + 24, words, BODY, CREAM, weight=BOLD)
    c.put(plain_star(28, CREAM), end + 6, y + tall / 2 + 23, "lm")


def _letters(c: Canvas, culture: str, x: float, y: float, anchor: str, sign: int = 46) -> float:
    if culture in (MULTICOLOURED, NO_GROUP):
        c.put(sticker(CULTURES[culture].glyph, sign), x, y - 2 if sign > 40 else y, anchor + "m")
        return sign
    ink = mix(CULTURES[culture].colour, WHITE, 0.12 if culture != "EUS" else 0.3)
    return c.text(x, y, culture, BODY, ink, anchor + "m", BOLD, 78)


def _stars_of(group: Group) -> str:
    return f"+{group.stars}" if group.culture == MULTICOLOURED else str(group.stars)
