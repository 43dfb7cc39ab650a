"""What a test sees on a canvas: where everything lies, which words are cut off, which can't be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games import GAMES
from games.kernel.game import Game
from pictures import samples
from pictures.canvas import HIGHEST, WIDTH, Audit, Mark, Rect
from pictures.game import PICTURES
from pictures.palette import contrast
from pictures.type import SMALL

READABLE = 4.5
"""Contrast of words (WCAG 2)."""


def positions(key: str, count: int, first: int = 1) -> Iterator[object]:
    """So many positions of a game, of all editions and numbers of seats, early and late."""
    seats, options = GAMES[key].SEATS, PICTURES[key].options
    for number in range(first, first + count):
        moves = number * 37 % 331
        yield samples.game(
            key, seats[number % len(seats)], moves, number, "easy", **options[number // len(seats) % len(options)]
        )


def found(key: str, seats: int, wanted: Callable[[Any], bool], numbers: Sequence[int] = range(1, 40)) -> Game:
    """The first position of games of these numbers that is `wanted`."""
    for number in numbers:
        now = samples.game(key, seats, 0, number)
        if any(wanted(now) for now in samples.playing(now, number)):
            return now
    raise LookupError(f"no such position of {key} in {len(numbers)} games")


def faults(audit: Audit) -> list[str]:
    """Everything that is wrong with what was drawn."""
    found: list[str] = []
    for size, marks in audit.canvases:
        found += [f"{size}: {fault}" for judge in JUDGES for fault in judge(size, marks)]
    return found


def outside(size: tuple[int, int], marks: Sequence[Mark]) -> Iterator[str]:
    """What lies beyond the edge of its canvas."""
    for mark in marks:
        left, top, right, bottom = mark.rect
        if left < -2 or top < 0 or right > size[0] + 2 or bottom > size[1]:
            yield f"{said(mark)} lies outside"


def crowded(size: tuple[int, int], marks: Sequence[Mark]) -> Iterator[str]:
    """Words or pieces that lie over one another in part; boxes that do."""
    for at, one in enumerate(marks):
        for other in marks[at + 1 :]:
            if overlap(one.rect, other.rect) > 3 and not nested(one, other):
                yield f"{said(one)} and {said(other)} overlap"


def spilling(size: tuple[int, int], marks: Sequence[Mark]) -> Iterator[str]:
    """Words that reach over the edge of the box they stand in."""
    boxes = [mark.rect for mark in marks if mark.kind == "box"]
    for mark in marks:
        if mark.kind != "text":
            continue
        left, top, right, bottom = mark.rect
        middle = ((left + right) / 2, (top + bottom) / 2)
        around = [box for box in boxes if box[0] <= middle[0] <= box[2] and box[1] <= middle[1] <= box[3]]
        if around:
            box = min(around, key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
            if left < box[0] or top < box[1] or right > box[2] or bottom > box[3]:
                yield f"{said(mark)} spills over {box}"


def small(size: tuple[int, int], marks: Sequence[Mark]) -> Iterator[str]:
    """Words that can't be read on a phone."""
    for mark in marks:
        if mark.kind == "text" and mark.size < SMALL:
            yield f"{said(mark)} is only {mark.size} px"


def pale(size: tuple[int, int], marks: Sequence[Mark]) -> Iterator[str]:
    """Words that hardly differ from their ground."""
    for mark in marks:
        if mark.kind == "text" and mark.ground and contrast(mark.ink, mark.ground) < READABLE:
            yield f"{said(mark)}: {mark.ink} on {mark.ground} is {contrast(mark.ink, mark.ground):.1f} : 1"


JUDGES: tuple[Callable[[tuple[int, int], Sequence[Mark]], Iterator[str]], ...] = (
    outside,
    crowded,
    spilling,
    small,
    pale,
)


def too_big(size: tuple[int, int]) -> bool:
    """No tile is as large as that."""
    return size[0] != WIDTH or size[1] > HIGHEST


def overlap(one: Rect, other: Rect) -> float:
    """By how many pixels two boxes lie over one another, in the direction in which they do least."""
    return min(min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))


def nested(one: Mark, other: Mark) -> bool:
    """One of the two lies within the other, and that one isn't words."""
    return (inside(one.rect, other.rect) and other.kind != "text") or (
        inside(other.rect, one.rect) and one.kind != "text"
    )


def inside(inner: Rect, outer: Rect) -> bool:
    """Within, but for two pixels."""
    return (
        inner[0] >= outer[0] - 2 and inner[1] >= outer[1] - 2 and inner[2] <= outer[2] + 2 and inner[3] <= outer[3] + 2
    )


def said(mark: Mark) -> str:
    """A mark in words."""
    rect = ", ".join(f"{value:.0f}" for value in mark.rect)
    return f"{mark.kind} {mark.name!r} ({rect})" if mark.name else f"{mark.kind} ({rect})"
