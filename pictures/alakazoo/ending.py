"""The end of Alakazoo: what placing cards and the Magic Jury gave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazoo.cards import CREATURES, creature_of
from games.alakazoo.jury import COLUMNS, ROWS, jury
from games.alakazoo.view import View as AlakazooView
from pictures.alakazoo.cards import beast, face, nine
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.palette import CREAM, GOLD, GOOD, INK, MUTED, PANEL, RAISED
from pictures.people import DrawnPerson, write
from pictures.pieces import tick, token
from pictures.result import ResultWords, SumPart
from pictures.tile import Tile
from pictures.type import BOLD, NAME


class SeatVerdict(NamedTuple):
    """What a seat of Alakazoo got."""

    person: DrawnPerson
    creature: str
    placing: int
    """Points for placing cards and for finishing first."""
    lines: tuple[bool, ...]
    """Rows and columns from the top and from the left, the board last: who got a point for it."""
    points: int
    won: bool


@dataclass(frozen=True)
class Jury(Tile):
    """What the Magic Jury gave each seat of Alakazoo: three rows, three columns, the board."""

    GAME: ClassVar[str] = "alakazoo"
    verdicts: tuple[SeatVerdict, ...]

    def paint(self) -> Canvas:
        tall = HEAD + 110 * len(self.verdicts)
        c = Canvas(2 * MARGIN + tall - GAP)
        for k, line in enumerate(LINES):
            c.put(nine(line, 46, CREAM), _column(k), MARGIN)
        c.put(beast(WHOLE, 19), _column(len(LINES)) + 23, MARGIN - 6, "mt")
        for at, verdict in enumerate(self.verdicts):
            _verdict(c, MARGIN + HEAD + at * 110, verdict)
        return c


def hero(view: AlakazooView, seat: int) -> str:
    """The nine creatures of a Portal; where no card is, the board's own."""
    if view.boards[seat] < 0:
        return ""
    own = view.boards[seat]
    kinds = [creature_of(card) if card >= 0 else own for card in view.portals[seat]]
    return "".join(CREATURES[kind].letter for kind in kinds)


def terms(view: AlakazooView, seat: int, points: int, words: ResultWords) -> Sequence[SumPart]:
    """Points for placing, and the Magic Jury's."""
    given = sum(line.points for line in jury(view.boards[seat], view.portals[seat]))
    placing = SumPart("", "goal", points - given, words("placed", 0))
    judged = SumPart("+", "score", given, words("jury", 0))
    return (placing, judged, SumPart("=", "", points, words("sum", 0)))


def verdict_of(view: AlakazooView, person: DrawnPerson) -> SeatVerdict:
    """What the Magic Jury gave a seat."""
    seat = person.seat
    lines = jury(view.boards[seat], view.portals[seat])
    won = view.outcome is not None and seat in view.outcome.winners
    placing = view.points[seat] - sum(line.points for line in lines)
    creature = CREATURES[view.boards[seat]].letter if view.boards[seat] >= 0 else ""
    return SeatVerdict(person, creature, placing, tuple([line.points > 0 for line in lines]), view.points[seat], won)


# ---- drawing -------------------------------------------------------------------------------------------------------

LINES = tuple([frozenset(spaces) for spaces in (*ROWS, *COLUMNS)])
"""The spaces of the three rows and three columns of a Portal."""
WHOLE = 9 * "V"
"""Stands above the point for a Portal with nothing but one's own creature."""
HEAD = 58


def _column(k: int) -> int:
    """Where the marks of a row, a column, or the board stand."""
    return 452 + k * 56 + k // 3 * 26


def _verdict(c: Canvas, y: float, verdict: SeatVerdict) -> None:
    c.box(MARGIN, y, INNER, 96, PANEL)
    x = 40.0
    if verdict.creature:
        c.put(face(verdict.creature, 72), x, y + 12)
        x += 88
    write(c, x, y + 49, verdict.person, NAME, GOLD if verdict.won else CREAM, fit=210)
    c.text(392, y + 50, verdict.placing, 50, CREAM, "mm", BOLD)
    for k, met in enumerate(verdict.lines):
        c.put(tick(True, 46) if met else token("free", 46), _column(k), y + 48, "lm")
    got = sum(verdict.lines)
    c.text(960, y + 50, f"+{got}", NAME, GOOD if got else MUTED, "rm", BOLD)
    ink = GOLD if verdict.won else RAISED
    c.box(980, y + 12, 84, 72, ink, 18)
    c.text(1022, y + 50, verdict.points, 50, INK if verdict.won else CREAM, "mm", BOLD)
