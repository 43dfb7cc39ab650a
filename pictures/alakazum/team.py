"""The seats of Alakazum!: the best culture's stars, and the team as cards of one size in panels of their height."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazum.cards import CULTURE, GROUPS, MULTICOLOURED
from games.alakazum.rules import NEEDED
from games.alakazum.state import points
from games.alakazum.view import View
from pictures.art import CULTURES, mark, sticker
from pictures.canvas import GAP, HIGHEST, INNER, MARGIN, WIDTH, Canvas
from pictures.drawings import star
from pictures.palette import CREAM, MUTED
from pictures.people import DrawnPerson, width, write
from pictures.pieces import score_badge, seat_panel, usable
from pictures.sprites import PANELS
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, SMALL

from .cards import LARGE, SMALLER, CardSize, Member, member_of, portrait, small_card, tag

NO_GROUP = "none"
PAD, BETWEEN = 16, 10
"""Within a panel: about the cards, and from one card to the next."""
HEAD, LOW_HEAD = 70, 54
"""Height of a panel's header where it stands above the cards: large ones, and smaller ones."""
HALF = (INNER - GAP) // 2
"""Width of a panel for a small team."""
BRIEF = 88
"""Height of a panel without a team: while characters are chosen, and beside a fight."""
MOST_HIGH = 1090
"""Pixels that all panels together may have with large cards; beyond that the board's cards are smaller."""
BESIDE_FIGHT = 768
"""The same where a fight, higher than the middle of the table, stands below them."""


class TeamLine(NamedTuple):
    """A seat."""

    person: DrawnPerson
    hand: int
    turn: bool
    culture: str
    """The one with most stars; empty for an empty team."""
    stars: int
    leads: bool
    team: tuple[Member, ...]
    """Culture by culture, the one with most stars first."""
    cauldron: bool = False
    """It has the cauldron."""


class PanelSize(NamedTuple):
    """How large a seat's panel is."""

    w: int
    h: int
    beside: bool
    """The header stands beside the cards, not above them."""


@dataclass(frozen=True)
class TeamsTile(Tile):
    """Some of the seats, as panels from left to right and down."""

    GAME: ClassVar[str] = "alakazum"
    rows: tuple[TeamLine, ...]
    cards: CardSize | None
    """None: without the teams."""
    choosing: bool = False
    """Characters are being chosen: a seat that has one shows it."""

    def paint(self) -> Canvas:
        lines = lines_of(self.rows, self.cards)
        c = Canvas(2 * MARGIN - GAP + sum(_high(line) + GAP for line in lines))
        y = MARGIN
        for line in lines:
            x = MARGIN
            for row, size in line:
                c.put(panel(row, size, self.cards, self.choosing), x - MARGIN, y, over=True)
                x += size.w + GAP
            y += _high(line) + GAP
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def teams(view: View, who: Sequence[DrawnPerson], brief: bool = False, most: int = MOST_HIGH) -> tuple[TeamsTile, ...]:
    """All seats of a spectator's view, cut into tiles where a line of panels ends; `brief`: without the teams."""
    rows = team_lines(view, who)
    if view.starters or brief:
        return (TeamsTile(tuple(rows), None, bool(view.starters)),)
    roomy = _all(rows, LARGE) <= most and max(len(row.team) for row in rows) <= 2 * LARGE.across
    cards = LARGE if roomy else SMALLER
    return tuple([TeamsTile(tuple(some), cards) for some in _cut(rows, cards)])


def team_lines(view: View, who: Sequence[DrawnPerson]) -> list[TeamLine]:
    """All seats, by number."""
    best = [_best(view, seat) for seat in range(view.seats)]
    lead = max(most for _, most in best)
    return [_row(view, who[seat], *best[seat], lead) for seat in range(view.seats)]


MOST_FACES = 17
"""Cards of a tile; with more it is larger than 60 kB."""
PanelLine = list[tuple[TeamLine, PanelSize]]
"""Panels side by side."""


def _all(rows: Sequence[TeamLine], cards: CardSize) -> int:
    return sum(_high(line) + GAP for line in lines_of(rows, cards))


def _cut(rows: Sequence[TeamLine], cards: CardSize) -> Iterator[list[TeamLine]]:
    """Lines of panels that fit one tile together."""
    tile: list[TeamLine] = []
    for line in lines_of(rows, cards):
        longer = [*tile, *[row for row, _ in line]]
        faces = sum(min(len(row.team), 2 * cards.across) for row in longer)
        if tile and (_all(longer, cards) + 2 * MARGIN - GAP > HIGHEST or faces > MOST_FACES):
            yield tile
            longer = [row for row, _ in line]
        tile = longer
    yield tile


def lines_of(rows: Sequence[TeamLine], cards: CardSize | None) -> list[PanelLine]:
    """The panels in lines, by seat: two small ones side by side, all others as wide as the tile."""
    lines: list[list[TeamLine]] = []
    for row in rows:
        pair = cards and lines and len(lines[-1]) == 1 and _is_small(lines[-1][0]) and _is_small(row)
        if pair:
            lines[-1].append(row)
        else:
            lines.append([row])
    return [[(row, panel_size(len(row.team), cards, len(line) == 2)) for row in line] for line in lines]


def header(cards: CardSize | None) -> int:
    """How high a panel's header is."""
    return BRIEF if cards is None else HEAD if cards is LARGE else LOW_HEAD


def _is_small(row: TeamLine) -> bool:
    return len(row.team) <= 2 and not row.cauldron


def panel_size(count: int, cards: CardSize | None, half: bool) -> PanelSize:
    """How large the panel of a team is: the header stands beside up to three cards, above more."""
    if cards is None:
        return PanelSize(INNER, BRIEF, False)
    if half or cards is SMALLER:
        return PanelSize(HALF if half else INNER, header(cards) + cards.h + PAD // 2, False)
    if count <= 3:
        return PanelSize(INNER, 2 * PAD + cards.h, True)
    lines = -(-count // cards.across)
    return PanelSize(INNER, HEAD + lines * (cards.h + BETWEEN) - BETWEEN + PAD, False)


def _high(line: PanelLine) -> int:
    return max(size.h for _, size in line)


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
    return TeamLine(person, len(view.hands[seat]), turn, culture, most, leads, _team(view, seat), view.cauldron == seat)


def _team(view: View, seat: int) -> tuple[Member, ...]:
    def order(character: int) -> tuple[bool, int, int, int]:
        culture = CULTURE[character]
        return culture in (MULTICOLOURED, NO_GROUP), -points(view, seat, culture), GROUPS.index(culture), 0

    return tuple([member_of(view, c) for c in sorted(view.teams[seat], key=order)])


# ---- drawing -------------------------------------------------------------------------------------------------------


@PANELS
def panel(row: TeamLine, size: PanelSize, cards: CardSize | None, choosing: bool = False) -> Image.Image:
    """A seat, with the margin that its pennant needs. Drawn seats are cached: most moves change only one."""
    c = Canvas(size.h, size.w + MARGIN, None)
    seat_panel(c, MARGIN, 0, size.w, size.h, row.turn)
    if size.beside:
        _who(c, row, MARGIN + 30, 52, 270)
        _stars(c, row, MARGIN + 424, 128, 27)
    else:
        wide = size.w == INNER
        y = header(cards) / 2 + 2
        _who(c, row, MARGIN + 30, y, 300 if wide else 186)
        _stars(c, row, MARGIN + size.w - PAD, y, 44 if wide else 0)
    if cards is not None:
        _cards(c, row, size, cards)
    elif choosing and row.team:
        c.put(portrait(row.team[0].card, 72), MARGIN + 470, 8)
    return c.image


def _who(c: Canvas, row: TeamLine, x: float, y: float, fit: float) -> None:
    write(c, x, y, row.person, NAME, fit=fit)
    x += width(row.person, NAME, fit=fit) + 14
    c.put(mark("hand", 44), x, y - 2, "lm")
    x += 48 + c.text(x + 48, y + 1, row.hand, SMALL, MUTED, weight=BOLD) + 8
    if row.cauldron:
        c.put(mark("cauldron", 44), x, y - 2, "lm")


def _stars(c: Canvas, row: TeamLine, right: float, y: float, size: int) -> None:
    """The best culture's letters, its eight stars where there is room, and how many of eight."""
    left = right - score_badge(c, right, y - 27, row.stars, row.leads, NEEDED if size else None, 54)
    left -= 10 + NEEDED * size
    if size:
        _eight(c, row, left, y - size / 2 - 1, size, NEEDED)
        if row.stars >= NEEDED:
            usable(c, left - 2, y - size / 2 - 2, NEEDED * size + 4, size + 4, 3)
    if row.culture in (NO_GROUP, MULTICOLOURED):
        c.put(sticker(CULTURES[row.culture].glyph, 50), left - 12, y, "rm")
    elif row.culture:
        tag(c, left - 10 - 76, y - 22, row.culture)


def _eight(c: Canvas, row: TeamLine, x: float, y: float, size: int, across: int) -> None:
    colour = CULTURES[row.culture].colour if row.culture else CREAM
    for k in range(NEEDED):
        lit = colour if k < row.stars else None
        c.put(star(size, lit), x + k % across * size, y + k // across * size, over=True)


def _cards(c: Canvas, row: TeamLine, size: PanelSize, cards: CardSize) -> None:
    count = len(row.team)
    left = MARGIN + (size.w - PAD - 3 * (cards.w + BETWEEN) + BETWEEN if size.beside else PAD)
    top, gap = PAD if size.beside else header(cards), BETWEEN if cards is LARGE else BETWEEN // 2
    shown = row.team if cards is LARGE or count <= cards.across else row.team[: cards.across - 1]
    for k, one in enumerate(shown):
        at, line = k % cards.across, k // cards.across
        small_card(c, left + at * (cards.w + gap), top + line * (cards.h + BETWEEN), one, cards)
    if len(shown) < count:
        c.text(WIDTH - MARGIN - PAD - 60, top + cards.h / 2, f"+{count - len(shown)}", BODY + 10, MUTED, "mm", BOLD)
    if count == 1 and size.w == HALF:  # the free place shows the way to eight stars
        _eight(c, row, MARGIN + size.w - PAD - 4 * 66, top + 14, 66, 4)
