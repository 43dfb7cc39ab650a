"""Shapes of our own, as `shapes.toml` has them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .glyphs import glyph
from .palette import CREAM, GOLD, INK, WHITE, mix
from .pen import NOTHING, Pen, Point, spline
from .weaves import weave

Stroke = Mapping[str, Any]
SHAPES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("shapes.toml").read_text("utf-8"))
PAINTS = {"ink": INK, "gold": GOLD, "white": WHITE, "cream": CREAM, "hole": NOTHING}
MIXTURES = {
    "dim": (INK, 0.12),
    "deep": (INK, 0.42),
    "pale": (WHITE, 0.5),
    "red": ("#E8452F", 0.25),
    "blush": ("#E8452F", 0.38),
    "shade": ("#3A3440", 0.3),
}
"""What stands after a colour's name, "skin-deep": the colour that is mixed in, and how much of it."""


def strokes(pen: Pen, shape: Sequence[Stroke], paints: Mapping[str, str] | None = None) -> None:
    """Draw a shape; `paints` adds names of colours to those that all shapes know."""
    known = {**PAINTS, **(paints or {})}
    for stroke in shape:
        _stroke(pen, stroke, known)
        if stroke.get("mirror"):
            _stroke(pen, mirrored(stroke), known)


def paint(name: str, paints: Mapping[str, str]) -> str:
    """A colour: by name, as a mixture of a named one, or as itself ("#D55E00").

    :raises KeyError: a name that nobody knows
    """
    if name.startswith("#") or name in paints:
        return paints.get(name, name)
    base, _, mixture = name.rpartition("-")
    other, share = MIXTURES[mixture]
    return mix(paints[base], other, share)


def path(parts: Sequence[Sequence[Point]]) -> list[Point]:
    """A polygon of curves, one after the other; a curve through one point is a corner."""
    return [point for part in parts for point in spline(part)]


def mirrored(stroke: Stroke) -> Stroke:
    """The same on the other side of the middle."""
    turned = dict(stroke)
    for key in ("poly", "blob"):
        if key in stroke:
            turned[key] = _flipped(stroke[key])
    for key in ("curves", "path"):
        if key in stroke:
            turned[key] = [_flipped(line) for line in stroke[key]]
    if "oval" in stroke:
        x, *rest = stroke["oval"]
        turned["oval"] = [100 - x, *rest]
    return turned


def _flipped(points: Sequence[Point]) -> list[Point]:
    return [(100 - x, y) for x, y in points]


def _stroke(pen: Pen, stroke: Stroke, paints: Mapping[str, str]) -> None:
    if "sign" in stroke:
        x, y, size, *turn = stroke["at"]
        pen.put(glyph(stroke["sign"], max(1, round(size * pen.unit))), (x, y), *turn)
        return
    if "weave" in stroke:
        points = path(stroke["path"])
        weave(pen, points, stroke["weave"], [paint(name, paints) for name in stroke["paints"]])
        pen.outline(points)
        return
    fill = paint(stroke["fill"], paints)
    said = stroke.get("line", "ink")
    line = None if said == "none" else paint(said, paints)
    rim = stroke.get("rim", 4)
    if "curves" in stroke:
        pen.curves(stroke["curves"], stroke["wide"], fill, line, rim)
    elif "oval" in stroke:
        x, y, rx, ry = stroke["oval"]
        pen.oval(x, y, rx, ry, fill, line, rim)
    elif "path" in stroke:
        pen.poly(path(stroke["path"]), fill, line, rim)
    elif "blob" in stroke:
        pen.blob(stroke["blob"], fill, line, rim)
    else:
        pen.poly([(x, y) for x, y in stroke["poly"]], fill, line, rim)
