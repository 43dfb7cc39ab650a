"""One builder for all characters: from the back, hair, clothes, neck, face, beard, hat and the thing held.

One outline, flat colours, two tones. `parts.toml` has every part as strokes; `art.toml` says which a character has.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from pictures.art import rimmed
from pictures.palette import INK, WHITE
from pictures.pen import OVERSAMPLE, Pen, Point
from pictures.shapes import paint, path, strokes
from pictures.sprites import SPRITES
from pictures.weaves import WEAVES, weave

Appearance = Mapping[str, Any]

PARTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("parts.toml").read_text("utf-8"))
_ART = tomllib.loads(Path(__file__).parents[1].joinpath("art.toml").read_text("utf-8"))
LOOKS: dict[str, Appearance] = {**_ART["character"], **_ART["enemy"]}
"""Of characters and final enemies, by the card's id."""
RIM = 4.2
"""Width of the outline, in hundredths of a bust."""
HEAD = (50.0, 54.0)
"""The middle of a head that sits as high as it can."""
ROUND = 23
"""Half the width and height of the head that parts are drawn for."""
DROP = 2
"""How far down a head sits where the character says nothing: taller hats need more."""
LARGE, FINE = 160, 0.7
"""From this size on the outline is finer: it would be a fence."""
UNDER_A_HUGE_NOSE = 7
RIM_SHARE, STICKS_OUT = 0.022, 0.12
"""Of a cutout's size: its cream rim, and the room for hats and things held."""
NAMES = ("one", "two", "three", "four")
WINNING = {"eyes": "closed", "mouth": "grin", "brow": "none"}
"""What a face changes into when it wins."""


class BustPen(Pen):
    """A pen that moves what it draws down, and stretches it about the head's middle."""

    def __init__(self, size: int, room: int = 0) -> None:
        super().__init__(size + 2 * room, size + room)
        self.unit, self._room = size * OVERSAMPLE / 100, room * OVERSAMPLE
        self._fine = FINE if size >= LARGE else 1.0
        self.place()

    def place(self, down: float = 0, wide: float = 1, tall: float = 1) -> None:
        """Where the next strokes go: `down` hundredths lower, and so many times as wide and tall."""
        self._down, self._wide, self._tall = down, wide, tall

    def _scaled(self, points: Sequence[Point]) -> list[Point]:  # pyright: ignore[reportIncompatibleMethodOverride]
        x0, y0 = HEAD
        moved = [((x - x0) * self._wide + x0, (y - y0) * self._tall + y0 + self._down) for x, y in points]
        return [(x + self._room, y + self._room) for x, y in super()._scaled(moved)]

    def _stroke(self, path: Sequence[Point], fill: str, width: float) -> None:
        super()._stroke(path, fill, width * self._fine if fill == INK else width)


@SPRITES
def bust(card: str, size: int, winning: bool = False, room: int = 0) -> Image.Image:
    """A character or enemy without a ground, open at its lower edge.

    `winning`: with the face of who has won. `room`: pixels left, right and above for what sticks out.
    """
    look = LOOKS[card]
    pen = BustPen(size, room)
    if "being" in look:
        strokes(pen, PARTS["being"][look["being"]], _paints(look))
        return pen.done()
    _person(pen, {**look, **WINNING} if winning else look)
    return pen.done()


@SPRITES
def cutout(card: str, size: int, winning: bool = False) -> Image.Image:
    """A bust with a crisp cream rim, closed at its sides, larger than `size` by what sticks out: for dark grounds."""
    rim, room = max(3, round(size * RIM_SHARE)), round(size * STICKS_OUT)
    inner = bust(card, size, winning, room)
    whole = Image.new("RGBA", (inner.width + 2 * rim, inner.height + rim))
    whole.paste(inner, (rim, rim))
    return rimmed(whole, rim * 0.62)


def short_name(card: str, tiny: bool = False) -> str:
    """The name on a small card, the same in every language; `tiny`: on the smallest."""
    look = LOOKS[card]
    return str(look.get("tiny", look["short"]) if tiny else look["short"])


def _person(pen: BustPen, look: Appearance) -> None:
    down = look.get("drop", DROP)
    half_wide, half_tall = PARTS["face"][look.get("face", "round")]
    wide, tall = half_wide / ROUND, half_tall / ROUND
    _worn(pen, look, "behind", 0)
    _hair(pen, look, "behind", down)
    _worn(pen, look, "veil", down)
    _clothes(pen, look, down / 2)
    _worn(pen, look, "hood", down)
    pen.place(down, wide, tall)
    _head(pen, look)
    pen.place(down)
    _features(pen, look, down)
    _hair(pen, look, "front", down, wide, tall)
    _beard(pen, look, down, wide)
    for key in ("hat", "mouthpiece"):
        _worn(pen, look, key, down)
    _worn(pen, look, "prop", 0)


def _clothes(pen: BustPen, look: Appearance, down: float) -> None:
    said: str = look.get("clothes", "plain blue")
    kind, *colours = said.split()
    paints = _paints(look, colours)
    pen.place(down, look.get("wide", 1.0))
    body = path(PARTS["torso"])
    if kind in WEAVES:
        weave(pen, body, kind, [paints.get(colour, colour) for colour in colours])
        pen.outline(body, width=RIM)
    else:
        pen.poly(body, paints["one"], INK, RIM)
        strokes(pen, PARTS["clothes"].get(kind, ()), paints)
    pen.place(down)
    strokes(pen, PARTS["neck"], paints)
    _worn(pen, look, "neck", down, "neckwear")


def _head(pen: BustPen, look: Appearance) -> None:
    paints = _paints(look)
    strokes(pen, PARTS["ears"].get(look.get("ears", "plain"), ()), paints)
    pen.oval(*HEAD, ROUND, ROUND, paints["skin"], INK, RIM)


def _features(pen: BustPen, look: Appearance, down: float) -> None:
    paints = _paints(look)
    if look.get("blush") != "none":
        strokes(pen, PARTS["cheeks"], paints)
    nose = look.get("nose", "plain")
    for kind, said in (("eyes", "dot"), ("brow", "none"), ("nose", "plain")):
        strokes(pen, PARTS[kind].get(look.get(kind, said), ()), paints)
    pen.place(down + UNDER_A_HUGE_NOSE * (nose == "huge"))
    strokes(pen, PARTS["mouth"][look.get("mouth", "smile")], paints)
    pen.place(down)
    for mark in look.get("marks", ()):
        strokes(pen, PARTS["mark"][mark], paints)


def _beard(pen: BustPen, look: Appearance, down: float, wide: float) -> None:
    pen.place(down, wide)
    for beard in look.get("beard", ()):
        kind, colour = beard.split()
        strokes(pen, PARTS["beard"][kind], _paints(look, [PARTS["shade"].get(colour, colour)]))


def _hair(pen: BustPen, look: Appearance, where: str, down: float, wide: float = 1, tall: float = 1) -> None:
    pen.place(down, wide, tall)
    kind = look.get("hair", "none").split()[0]
    part = PARTS["hair"][where].get(PARTS["hair"]["as"].get(kind, kind) if where == "front" else kind, ())
    strokes(pen, part, _paints(look, [PARTS["shade"].get(_shade(look), _shade(look))]))


def _worn(pen: BustPen, look: Appearance, key: str, down: float, section: str = "") -> None:
    """What lies under `key`: parts with their colours, or signs with their place."""
    pen.place(down)
    said = look.get(key, ())
    for each in [said] if isinstance(said, str) else said:
        name, *rest = each.split()
        part = PARTS[section or ("prop" if key == "behind" else key)].get(name)
        if part is None:
            x, y, size, *turn = map(float, rest)
            part = [{"sign": name, "at": [x, y, size, *turn]}]
            rest = []
        strokes(pen, part, _paints(look, rest))


# ---- colours and lines -------------------------------------------------------------------------------------------


def _shade(look: Appearance) -> str:
    """What colour the hair has."""
    return str(look.get("hair", "none brown").split()[-1])


def _paints(look: Appearance, colours: Sequence[str] = ()) -> dict[str, str]:
    """Colours by name: those that all know, the character's own, and `colours` as one, two …"""
    known: dict[str, str] = {**PARTS["paint"], "three": WHITE, "four": WHITE}
    shade: dict[str, str] = PARTS["shade"]
    brows: str = look.get("brows", _shade(look))
    skin: str = look.get("skin", "fair")
    skins: dict[str, str] = PARTS["skin"]
    known |= {"skin": skins.get(skin, skin), "brow": shade.get(brows, brows)}
    known |= {"blush": look.get("blush", paint("skin-blush", known))}
    return known | {name: known.get(colour, colour) for name, colour in zip(NAMES, colours, strict=False)}
