"""The Portals of Alakazoo: for each seat one beast being put together, its points, tokens, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazoo.cards import BOARDS, CREATURES, EDITIONS, SPACES
from games.alakazoo.state import WIZARD
from games.alakazoo.view import View
from pictures.art import mark, sticker
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.palette import BACK, CREAM
from pictures.people import DrawnPerson, write
from pictures.pieces import score_badge, seat_panel, token, usable
from pictures.sprites import PANELS
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, SMALL, width_of

from .cards import SpellCard, card_of, empty_space, face, nine, placed

HELPER = "🧙"


class Space(NamedTuple):
    """A space of a Portal."""

    card: SpellCard | None
    runes: tuple[int, int]
    """By their numbers."""
    lit: tuple[bool, bool]
    """Which of the two a Magic token covers."""


class Portal(NamedTuple):
    """A seat."""

    person: DrawnPerson
    creature: str
    """The letter of its board; empty before one is chosen."""
    points: int
    leads: bool
    turn: bool
    hand: int
    slots: tuple[str, ...]
    """Keeper slots: "magic", "dark" or "free"; () in the earlier edition, whose Wizard card has room for all."""
    magic: int
    """Tokens at the Keeper or the Wizard card."""
    dark: int
    helper: int
    """The space where the Magic Helper stands, `WIZARD` on its card; −1 in the published edition."""
    spaces: tuple[Space, ...]

    @property
    def filled(self) -> frozenset[int]:
        """The spaces that have a card."""
        return frozenset(at for at, space in enumerate(self.spaces) if space.card)


class PortalLayout(NamedTuple):
    """How panels are laid out, by the number of seats."""

    width: int
    height: int
    cell: int
    beside: bool
    """Tokens and counts stand beside the Portal, not below it."""


HALF, THIRD = (INNER - GAP) // 2, (INNER - 2 * GAP) // 3
FORMS = {
    2: PortalLayout(HALF, 656, 156, False),
    3: PortalLayout(THIRD, 540, 104, False),
    4: PortalLayout(HALF, 442, 110, True),
}
"""Flatter at three and four seats, so that the board stays in sight."""


@dataclass(frozen=True)
class Portals(Tile):
    """Two or three seats side by side."""

    GAME: ClassVar[str] = "alakazoo"
    portals: tuple[Portal, ...]
    form: PortalLayout

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + self.form.height)
        for at, portal in enumerate(self.portals):
            c.put(panel(portal, self.form), MARGIN + at * (self.form.width + GAP) - 2, MARGIN, over=True)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def portals(view: View, who: Sequence[DrawnPerson]) -> tuple[Portals, ...]:
    """All seats of a spectator's view."""
    facts = tuple([portal_of(view, person) for person in who])
    form = FORMS[view.seats]
    each = 3 if view.seats == 3 else 2
    return tuple([Portals(facts[at : at + each], form) for at in range(0, len(facts), each)])


def portal_of(view: View, person: DrawnPerson) -> Portal:
    """One seat of a view."""
    seat, board = person.seat, view.boards[person.seat]
    edition = EDITIONS[view.options.edition]
    magic, dark = view.magic[seat], view.dark[seat]
    free = max(0, edition.slots - magic - dark)
    slots = ("magic",) * magic + ("dark",) * dark + ("free",) * free if edition.slots else ()
    return Portal(
        person,
        CREATURES[board].letter if board >= 0 else "",
        view.points[seat],
        view.points[seat] == max(view.points) > 0,
        view.outcome is None and seat == view.turn,
        len(view.hands[seat]),
        slots,
        magic,
        dark,
        view.helpers[seat] if edition.figure else -1,
        spaces_of(view, seat),
    )


def spaces_of(view: View, seat: int) -> tuple[Space, ...]:
    """The nine spaces of a seat; () before it has a board."""
    board, runes, portal = view.boards[seat], view.runes[seat], view.portals[seat]
    if board < 0:
        return ()
    return tuple(
        [
            Space(
                card_of(portal[at]) if portal[at] >= 0 else None,
                (BOARDS[board][2 * at], BOARDS[board][2 * at + 1]),
                (bool(runes >> 2 * at & 1), bool(runes >> 2 * at + 1 & 1)),
            )
            for at in SPACES
        ]
    )


# ---- drawing -------------------------------------------------------------------------------------------------------


@PANELS
def panel(portal: Portal, form: PortalLayout) -> Image.Image:
    """A seat's panel; two pixels to the left of it the pennant begins."""
    c = Canvas(form.height, form.width + 2, BACK)
    seat_panel(c, 2, 0, form.width, form.height, portal.turn)
    _head(c, portal, form)
    w = 3 * form.cell + 12
    left = 20 if form.beside else 2 + (form.width - w) // 2
    top = 98 if form.cell > 110 else 90
    _spaces(c, portal, left, top, form.cell)
    if form.beside:
        _beside(c, portal, left + w + 14, top, form)
    else:
        _below(c, portal, left, top + w + 34, w)
    return c.image


def _head(c: Canvas, portal: Portal, form: PortalLayout) -> None:
    wide = form.width > 400
    size, x = (72, 34) if wide else (60, 24)
    if portal.creature:
        c.put(face(portal.creature, size), x, 12)
        x += size + (14 if wide else 8)
    badge = 52 + width_of(str(portal.points), 60, BOLD) + 24
    write(c, x, 12 + size / 2 + 1, portal.person, NAME if wide else SMALL, fit=form.width - x - badge + 4)
    score_badge(c, form.width - 12, 12, portal.points, portal.leads, h=size)


def _spaces(c: Canvas, portal: Portal, x: int, y: int, cell: int) -> None:
    """The 3×3: a placed limb, or the two runes of the space; mint corners where both are lit."""
    ready: list[tuple[int, int]] = []
    for at, space in enumerate(portal.spaces):
        left, top = x + at % 3 * (cell + 6), y + at // 3 * (cell + 6)
        c.put(placed(space.card, cell) if space.card else empty_space(space.runes, space.lit, cell), left, top)
        if not space.card and all(space.lit):
            ready.append((left, top))
        if at == portal.helper:
            c.put(sticker(HELPER, max(48, cell // 3)), left + cell, top + cell, "rb", over=True)
    for left, top in ready:
        usable(c, left, top, cell, cell, 0)


def _below(c: Canvas, portal: Portal, x: int, y: int, w: int) -> None:
    """Tokens, hand, and the nine spaces, at the foot of the panel: in one line, or two where it is narrow."""
    if w > 400:
        _tokens(c, portal, x, y, 58)
        _counts(c, portal, x + w * 0.5, y, w * 0.5)
    else:
        _tokens(c, portal, x + 20, y - 2, 50)
        _counts(c, portal, x + 12, y + 56, w - 24)


def _counts(c: Canvas, portal: Portal, x: float, y: float, w: float) -> None:
    c.put(mark("hand", 52), x + 26, y - 1, "mm")
    c.text(x + 56, y + 2, portal.hand, NAME, CREAM)
    c.put(nine(portal.filled, 58), x + w - 150, y, "lm")
    end = x + w - 80 + c.text(x + w - 80, y + 2, len(portal.filled), NAME, CREAM, weight=BOLD)
    c.text(end + 3, y + 6, "/9", SMALL, CREAM)


def _tokens(c: Canvas, portal: Portal, x: float, y: float, each: int) -> None:
    if portal.slots:
        for k, slot in enumerate(portal.slots):
            c.put(token(slot, each), x + each / 2 + k * (each + 6), y, "mm")
        return
    for kind, number in (("magic", portal.magic), ("dark", portal.dark)):
        c.put(token(kind, each), x + each / 2, y, "mm")
        c.text(x + each + 6, y + 2, number, BODY, CREAM, weight=BOLD)
        x += each + 30
    if portal.helper == WIZARD:
        c.put(sticker(HELPER, each - 4), x + each / 2, y, "mm")


def _beside(c: Canvas, portal: Portal, x: int, y: int, form: PortalLayout) -> None:
    """The same in a column at the panel's right."""
    middle, step = x + (form.width - 10 - x) / 2, 3 * form.cell / 5
    rows, each = [y + step * (k + 0.5) for k in range(5)], min(62, round(step) - 2)
    if portal.slots:
        for k, slot in enumerate(portal.slots):
            c.put(token(slot, each), middle, rows[k], "mm")
    else:
        for k, (kind, number) in enumerate((("magic", portal.magic), ("dark", portal.dark))):
            c.put(token(kind, each - 4), middle - 22, rows[k], "mm")
            c.text(middle + 16, rows[k] + 2, number, BODY, CREAM, weight=BOLD)
        if portal.helper == WIZARD:
            c.put(sticker(HELPER, each - 2), middle, rows[2], "mm")
    c.put(mark("hand", 52), middle - 24, rows[3], "mm")
    c.text(middle + 12, rows[3] + 2, portal.hand, NAME, CREAM)
    c.put(nine(portal.filled, 54), middle - 24, rows[4], "mm")
    c.text(middle + 12, rows[4] + 2, len(portal.filled), NAME, CREAM, weight=BOLD)
