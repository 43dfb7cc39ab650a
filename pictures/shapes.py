"""Shapes of our own, as `shapes.toml` has them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .palette import CREAM, GOLD, INK, WHITE
from .pen import NOTHING, Pen, spline

Stroke = Mapping[str, Any]
SHAPES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("shapes.toml").read_text("utf-8"))
PAINTS = {"ink": INK, "gold": GOLD, "white": WHITE, "cream": CREAM, "hole": NOTHING}


def strokes(pen: Pen, shape: Sequence[Stroke], paints: Mapping[str, str] | None = None) -> None:
    """Draw a shape; `paints` adds names of colours to those that all shapes know."""
    known = {**PAINTS, **(paints or {})}
    for stroke in shape:
        _stroke(pen, stroke, known)


def _stroke(pen: Pen, stroke: Stroke, paints: Mapping[str, str]) -> None:
    fill = paints.get(stroke["fill"], stroke["fill"])
    said = stroke.get("line", "ink")
    line = None if said == "none" else paints.get(said, said)
    rim = stroke.get("rim", 4)
    if "curves" in stroke:
        pen.curves(stroke["curves"], stroke["wide"], fill, line, rim)
    elif "oval" in stroke:
        x, y, rx, ry = stroke["oval"]
        pen.oval(x, y, rx, ry, fill, line, rim)
    elif "path" in stroke:
        pen.poly([point for part in stroke["path"] for point in spline(part)], fill, line, rim)
    elif "blob" in stroke:
        pen.blob(stroke["blob"], fill, line, rim)
    else:
        pen.poly([(x, y) for x, y in stroke["poly"]], fill, line, rim)
