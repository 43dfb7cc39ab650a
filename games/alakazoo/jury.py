"""The final scoring: what the Magic Jury says of a Portal, line by line (OO-42). Needs no game: a view will do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .cards import creature_of

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
COLUMNS = ((0, 3, 6), (1, 4, 7), (2, 5, 8))


class Verdict(NamedTuple):
    """What the Magic Jury says of one line of a Portal (OO-42)."""

    kind: str
    """"row", "column", or "board" for the whole."""
    number: int
    """1 to 3 from the top or from the left; 0 for the board."""
    cards: tuple[int, ...]
    """Its spaces in their order; −1: empty."""
    points: int
    reason: str
    """"same" and "different" earn a row or column its point, "mixed" and "unfilled" don't; "own" earns the board its
    point, "foreign" and "empty" don't."""


def jury(creature: int, portal: Sequence[int]) -> tuple[Verdict, ...]:
    """What the Magic Jury gives a Portal of `creature`: three rows, three columns, the board (OO-42).

    `portal` is the card on each space, −1 where there is none.
    """
    lines = [_line("row", number, spaces, portal) for number, spaces in enumerate(ROWS, 1)]
    lines += [_line("column", number, spaces, portal) for number, spaces in enumerate(COLUMNS, 1)]
    placed = {creature_of(card) for card in portal if card >= 0}
    reason = "empty" if not placed else "own" if placed == {creature} else "foreign"
    lines.append(Verdict("board", 0, tuple(portal), int(reason == "own"), reason))
    return tuple(lines)


def _line(kind: str, number: int, spaces: tuple[int, ...], portal: Sequence[int]) -> Verdict:
    cards = tuple(portal[space] for space in spaces)
    creatures = len({creature_of(card) for card in cards})
    reason = "unfilled" if -1 in cards else {1: "same", 2: "mixed", 3: "different"}[creatures]
    return Verdict(kind, number, cards, int(reason in ("same", "different")), reason)
