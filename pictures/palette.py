"""The colours of every picture, and what follows from them: mixtures, the ink that can be read on one, contrast.

Okabe–Ito colours mean a culture, a creature or a die (`art.toml`); the colours here mean a state of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import dist, exp

from PIL import ImageColor

BACK, PANEL, RAISED, LINE = "#14161F", "#20232F", "#2C3041", "#454B63"
Grounds = tuple[str, str, str, str]
"""The back of a picture, a panel on it, what is raised on a panel, a line."""
GROUNDS: Grounds = (BACK, PANEL, RAISED, LINE)
NEAR = 12.0
"""How far a colour may be from a ground, as a standard deviation in 255ths of a channel, and still turn with it."""
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
    """The colours with a game's own grounds in place of the design's, and what lies near a ground turned with it.

    The design's other colours stay as they are, and those that are to be `exact`.
    """
    kept = {colour.upper() for colour in (*_design(), *exact)} - {*GROUNDS}
    return [colour if colour.upper() in kept else _turned(colour, grounds) for colour in colours]


def _turned(colour: str, grounds: Grounds) -> str:
    """Each ground pulls by its own difference, as much as the colour is near it."""
    rgb = ImageColor.getrgb(colour)
    pairs = [(ImageColor.getrgb(old), ImageColor.getrgb(new)) for old, new in zip(GROUNDS, grounds, strict=True)]
    pulls = [exp(-(dist(rgb[:3], old[:3]) ** 2) / (2 * NEAR**2)) for old, _ in pairs]
    exact = [float(old == rgb) for old, _ in pairs]
    if any(exact):
        pulls = exact
    total = max(1.0, sum(pulls))
    moved = (
        round(c + sum(pull * (new[at] - old[at]) for pull, (old, new) in zip(pulls, pairs, strict=True)) / total)
        for at, c in enumerate(rgb[:3])
    )
    return "#" + "".join(f"{min(255, max(0, c)):02x}" for c in moved)


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
