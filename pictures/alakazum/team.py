"""The seats of Alakazum!: the best culture's stars, and the team as cards of one size in panels of their height."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
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
from pictures.people import DrawnPerson, write
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
BRIEF = 76
"""Height of a panel without a team."""
MOST_HIGH = 1090
"""Pixels that all panels together may have with large cards; beyond that the board's cards are smaller."""
BESIDE_FIGHT = 770
"""Pixels that their tiles may have where a fight, higher than the middle of the table, stands below them."""
BESIDE_BALL = 890
"""The same above the cards of a crystal ball and the middle of the table."""


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
    brief: bool = False
    """Its team isn't shown: what is going on takes the room."""


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
    cards: CardSize
    choosing: bool = False
    """Characters are being chosen: a seat that has one shows it."""

    @property
    def high(self) -> int:
        """Pixels."""
        return 2 * MARGIN - GAP + _all(self.rows, self.cards)

    def paint(self) -> Canvas:
        lines = lines_of(self.rows, self.cards)
        c = Canvas(self.high)
        y = MARGIN
        for line in lines:
            x = MARGIN
            for row, size in line:
                c.put(panel(row, size, self.cards, self.choosing), x - MARGIN, y, over=True)
                x += size.w + GAP
            y += _high(line) + GAP
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def teams(view: View, who: Sequence[DrawnPerson]) -> tuple[TeamsTile, ...]:
    """All seats of a spectator's view, cut into tiles where a line of panels ends."""
    rows = team_lines(view, who)
    if view.starters:
        return (TeamsTile(tuple(_without(rows)), LARGE, True),)
    roomy = _all(rows, LARGE) <= MOST_HIGH and max(len(row.team) for row in rows) <= 2 * LARGE.across
    return _tiles(rows, LARGE if roomy else SMALLER)


def teams_beside(view: View, who: Sequence[DrawnPerson], most: int, first: Collection[int]) -> tuple[TeamsTile, ...]:
    """The same within `most` pixels, where something else needs room too.

    Where not all teams fit in, only those of the seats `first` are shown, or none.
    """
    rows = team_lines(view, who)
    some, none = _without(rows, first), _without(rows)
    for shown, cards in ((rows, LARGE), (rows, SMALLER), (some, LARGE), (some, SMALLER)):
        tiles = _tiles(shown, cards)
        if sum(tile.high for tile in tiles) <= most:
            return tiles
    return _tiles(none, LARGE)


def _without(rows: Sequence[TeamLine], but: Collection[int] = ()) -> list[TeamLine]:
    """The rows without their teams, `but` those of these seats."""
    return [row if row.person.seat in but else row._replace(brief=True) for row in rows]


def _tiles(rows: Sequence[TeamLine], cards: CardSize) -> tuple[TeamsTile, ...]:
    return tuple([TeamsTile(tuple(some), cards) for some in _cut(rows, cards)])


def team_lines(view: View, who: Sequence[DrawnPerson]) -> list[TeamLine]:
    """All seats, by number."""
    best = [_best(view, seat) for seat in range(view.seats)]
    lead = max(most for _, most in best)
    return [_row(view, who[seat], *best[seat], lead) for seat in range(view.seats)]


MOST_FACES = 15
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
        faces = sum(len(_shown(row, cards)) for row in longer)
        if tile and (_all(longer, cards) + 2 * MARGIN - GAP > HIGHEST or faces > MOST_FACES):
            yield tile
            longer = [row for row, _ in line]
        tile = longer
    yield tile


def _shown(row: TeamLine, cards: CardSize) -> Sequence[Member]:
    """The characters of a panel that are drawn: of small cards one row, whose last place counts the others."""
    whole = cards == LARGE or len(row.team) <= cards.across
    return () if row.brief else row.team if whole else row.team[: cards.across - 1]


def lines_of(rows: Sequence[TeamLine], cards: CardSize) -> list[PanelLine]:
    """The panels in lines, by seat: two small ones side by side."""
    lines: list[list[TeamLine]] = []
    for row in rows:
        pair = lines and len(lines[-1]) == 1 and _is_small(lines[-1][0]) and _is_small(row)
        if pair:
            lines[-1].append(row)
        else:
            lines.append([row])
    return [[(row, panel_size(row, cards)) for row in line] for line in lines]


def header(row: TeamLine, cards: CardSize) -> int:
    """How high a panel's header is."""
    return BRIEF if row.brief else HEAD if cards == LARGE else LOW_HEAD


def _is_small(row: TeamLine) -> bool:
    return len(row.team) <= 2 and not row.cauldron and not row.brief


def panel_size(row: TeamLine, cards: CardSize) -> PanelSize:
    """How large a seat's panel is: half as wide for a small team; the header stands beside three cards, above more."""
    if row.brief:
        return PanelSize(INNER, BRIEF, False)
    small = _is_small(row)
    if small or cards == SMALLER:
        return PanelSize(HALF if small else INNER, header(row, cards) + cards.h + PAD // 2, False)
    if len(row.team) <= 3:
        return PanelSize(INNER, 2 * PAD + cards.h, True)
    lines = -(-len(row.team) // cards.across)
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
def panel(row: TeamLine, size: PanelSize, cards: CardSize, choosing: bool = False) -> Image.Image:
    """A seat, with the margin that its pennant needs. Drawn seats are cached: most moves change only one."""
    c = Canvas(size.h, size.w + MARGIN, None)
    seat_panel(c, MARGIN, 0, size.w, size.h, row.turn)
    if size.beside:
        _who(c, row, MARGIN + 30, 52, 270)
        _stars(c, row, MARGIN + 424, 128, 25)
    else:
        wide = size.w == INNER
        y = header(row, cards) / 2 + 2
        _who(c, row, MARGIN + 30, y, 300 if wide else 186)
        _stars(c, row, MARGIN + size.w - PAD, y, 44 if wide else 0, min(54, header(row, cards) - 10))
    if not row.brief:
        _cards(c, row, size, cards)
    elif choosing and row.team:
        c.put(portrait(row.team[0].card, 62), MARGIN + 470, 7)
    return c.image


def _who(c: Canvas, row: TeamLine, x: float, y: float, fit: float) -> None:
    x += write(c, x, y, row.person, NAME, fit=fit) + 14
    c.put(mark("hand", 44), x, y - 2, "lm")
    x += 48 + c.text(x + 48, y + 1, row.hand, SMALL, MUTED, weight=BOLD) + 8
    if row.cauldron:
        c.put(mark("cauldron", 44), x, y - 2, "lm")


def _stars(c: Canvas, row: TeamLine, right: float, y: float, size: int, high: int = 54) -> None:
    """The best culture's letters, its eight stars where there is room, and how many of eight."""
    left = right - score_badge(c, right, y - high / 2, row.stars, row.leads, NEEDED if size else None, high)
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
    top, gap = PAD if size.beside else header(row, cards), BETWEEN if cards == LARGE else BETWEEN // 2
    shown = _shown(row, cards)
    for k, one in enumerate(shown):
        at, line = k % cards.across, k // cards.across
        small_card(c, left + at * (cards.w + gap), top + line * (cards.h + BETWEEN), one, cards)
    if len(shown) < count:
        c.text(WIDTH - MARGIN - PAD - 60, top + cards.h / 2, f"+{count - len(shown)}", BODY + 10, MUTED, "mm", BOLD)
    if count == 1 and size.w == HALF:  # the free place shows the way to eight stars
        _eight(c, row, MARGIN + size.w - PAD - 4 * 66, top + 14, 66, 4)
