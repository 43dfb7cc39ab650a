"""The colours of every picture, and what follows from them: mixtures, the ink that can be read on one, contrast.

Okabe–Ito colours mean a culture, a creature or a die (`art.toml`); the colours here mean a state of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import dist

from PIL import ImageColor

BACK, PANEL, RAISED, LINE = "#14161F", "#20232F", "#2C3041", "#454B63"
Grounds = tuple[str, str, str, str]
"""The back of a picture, a panel on it, what is raised on a panel, a line."""
GROUNDS: Grounds = (BACK, PANEL, RAISED, LINE)
MOSTLY, NEAR = 0.6, 4 / 255
"""Up to which share of another colour a mixture is still a ground's, and how far from the true mixture it may be."""
CREAM, MUTED, INK, PAPER = "#F6F2E7", "#A8AEC4", "#111217", "#EFE8D6"
GOLD = "#FFD34E"
"""In the lead."""
GOOD, BAD = "#3DDC97", "#FF7A59"
"""Met or usable, unmet or lost; always with a tick, a cross, corners or bars."""
GAIN, COST = "#00664B", "#8A3000"
"""The same two as words on paper."""
VIOLET, NIGHT, LILAC = "#B05CFF", "#3B2A52", "#D9B8FF"
"""The back of a card that nobody has seen: its rim, its ground, its sign."""
WHITE = "#FFFFFF"
SEATS = ("#56B4E9", "#E69F00", "#009E73", "#CC79A7", "#D55E00")
"""Of each seat, for people whose name can't be drawn; always with the seat's letter."""


@cache
def mix(one: str, other: str, share: float) -> str:
    """`one` with `share` (0 to 1) of `other` in it."""
    pairs = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@cache
def luminance(colour: str) -> float:
    """Relative luminance of WCAG 2, 0 to 1."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _parts(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, 1 to 21; words need 4.5."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def ink_on(ground: str) -> str:
    """Cream or ink, whichever is easier to read on `ground`."""
    return max((INK, CREAM), key=lambda ink: contrast(ink, ground))


def _parts(colour: str) -> list[float]:
    return [part / 255 for part in ImageColor.getrgb(colour)[:3]]


def hued(colours: Sequence[str], grounds: Grounds, exact: Iterable[str] = ()) -> list[str]:
    """The colours on a game's own grounds: where a ground has some of another colour in it, its own ground has.

    The design's other colours stay as they are, and those that are to be `exact`.
    """
    inks = {colour.upper() for colour in (*_design(), *exact)}
    kept = inks - {*GROUNDS}
    return [colour if colour.upper() in kept else _turned(colour, grounds, inks) for colour in colours]


def _turned(colour: str, grounds: Grounds, inks: Iterable[str]) -> str:
    """The same mixture with the game's own ground; itself where it is none."""
    ways = (
        (share, own, ink)
        for ground, own in zip(GROUNDS, grounds, strict=True)
        for ink in inks
        if (share := _share(colour, ground, ink)) is not None
    )
    share, own, ink = min(ways, default=(0.0, colour, colour))
    return mix(own, ink, share)


def _share(colour: str, ground: str, ink: str) -> float | None:
    """How much of `ink` makes `ground` this colour; None where that would be another."""
    base, way = _parts(ground), [b - a for a, b in zip(_parts(ground), _parts(ink), strict=True)]
    length = sum(part * part for part in way)
    there = [b - a for a, b in zip(base, _parts(colour), strict=True)]
    share = sum(a * b for a, b in zip(there, way, strict=True)) / length if length else 0.0
    off = dist(there, [share * part for part in way])
    return share if 0 <= share <= MOSTLY and off <= NEAR else None


@cache
def _design() -> frozenset[str]:
    """The colours that are named here."""
    named = [value for name, value in globals().items() if name.isupper() and isinstance(value, str)]
    return frozenset([*named, *SEATS])


def plain() -> list[str]:
    """The design's colours and what lies between them, for a game that has no palette of its own."""
    exact = sorted(_design())
    blends = [mix(colour, ground, share) for colour in exact for ground in (PANEL, INK) for share in (0.35, 0.7)]
    return list(dict.fromkeys([*exact, *blends]))[:256]
