"""The layout finds room for everything: nothing overlaps, least widths hold, and the tree says what it shows."""

from __future__ import annotations

import pytest

from games.kernel.chance import Chance
from pictures.canvas import Canvas, audited
from pictures.layout import Box, Column, Drawn, Person, Piece, Row, Words, described, em, flow, page, shares
from pictures.palette import CREAM, PANEL
from pictures.people import people
from pictures.type import SMALL

from .canvas_checks import faults

ROOM = 1060
WORDS = ("Ana", "Maximiliana", "Toadstool joins the team", "9", "a long sentence about a goblin of Galician kitchens")
WHO = people(["Bartholomew_Featherstonehaugh_99", "Ana 🤖", "日本太郎"])


def test_what_is_left_over_goes_to_those_that_grow() -> None:
    row = [Drawn(1), Drawn(1, grow=1), Drawn(1, grow=3)]
    assert shares(row, [10, 10, 10], [10, 10, 10], 70) == [10, 20, 40]


def test_where_room_lacks_each_gives_by_what_it_can_spare_and_never_more() -> None:
    row = [Drawn(), Drawn(), Drawn()]
    assert shares(row, [100, 50, 50], [60, 50, 30], 170) == [80, 50, 40]
    assert shares(row, [100, 50, 50], [60, 50, 30], 90) == [60, 50, 30]


def test_a_line_of_a_flow_is_full_before_the_next_begins() -> None:
    rows = list(flow([Drawn(3, 1)] * 5, room=10, gap=0.5))
    assert [len(row.pieces) for row in rows] == [3, 2]  # 3 · 3 + 2 · 0.5 = 10


def test_a_box_with_a_height_keeps_it_in_a_higher_row_and_one_without_fills_it() -> None:
    with audited() as audit:
        own, filling = Box(Drawn(2), h=1), Box(Drawn(2))
        Row([own, filling]).put(Canvas(300), 0, 0, ROOM, 200)
    heights = [mark.rect[3] - mark.rect[1] for mark in audit.canvases[0][1] if mark.kind == "box"]
    assert heights == [em(1), 200]
    lefts = [mark.rect[0] for mark in audit.canvases[0][1] if mark.kind == "box"]
    assert lefts == [0, em(2) + 2 * em(0.5) + em(0.4)]


def test_a_tree_says_its_words_in_their_order_a_line_a_piece() -> None:
    seat = Row([Person(WHO[1]), Column([Words("GAL"), Words(7)]), Drawn(1, 1), Drawn(1, 1, says="a star")])
    assert described(Column([seat, Box(Words("her turn"))])) == "Ana GAL, 7 a star\nher turn"


@pytest.mark.parametrize("number", range(60))
def test_random_trees_have_room_for_all_their_words(number: int) -> None:
    chance = Chance(number.to_bytes(32, "little"))
    tree = Column([_some(chance) for _ in range(4)])
    with audited() as audit:
        page(tree)
    assert not faults(audit), faults(audit)[:5]


def _some(chance: Chance) -> Piece:
    """A line of boxes, whose words may need several lines."""
    boxes: list[Piece] = []
    for _ in range(1 + chance.below(3)):
        lines = Words(WORDS[chance.below(len(WORDS))], lines=4, grow=1, ink=CREAM)
        pieces = [Person(WHO[chance.below(len(WHO))], SMALL), lines]
        boxes.append(Box(Row(pieces) if chance.below(2) else Column(pieces), PANEL, grow=chance.below(2)))
    return Row(boxes)
