"""Positions and moments as they were drawn when somebody last looked at them, at 550 px: look again at what changes.

Written anew with ``PICTURES=write`` in the environment. Other versions of the font's renderer may differ a little.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import numpy
import pytest
from PIL import Image

from pictures import gallery, samples
from pictures.cover import Cover
from pictures.game import PICTURES
from pictures.tile import Tile, draw

from .test_moments import MOMENTS, STRIP

FOLDER = Path(__file__).parent / "goldens"
MEAN, MOST = 3.5, 0.012
"""How far colours may be off on average (of 255), and the share of pixels that may differ clearly (by more than 48)."""


def board(key: str, seats: int, moves: int, *tiles: int, seed: int = 77, **options: bool) -> Callable[[], list[Tile]]:
    def made() -> list[Tile]:
        game = samples.game(key, seats, moves, seed, "easy", **options)
        whole = gallery.board(game.view(None), samples.NAMES[:seats])
        return [whole[at] for at in tiles]

    return made


def hand(seats: int, moves: int, seat: int) -> Callable[[], list[Tile]]:
    """With Alakazum! 2."""

    def made() -> list[Tile]:
        game = samples.game("alakazum", seats, moves, 13, "easy", expansion=True)
        return list(gallery.hand(game.view(seat), samples.NAMES[:seats], PICTURES["alakazum"].words))

    return made


def page(key: str, *pages: int) -> Callable[[], list[Tile]]:
    return lambda: [one for at in pages if (one := gallery.rules(key, at, PICTURES[key].words)) is not None]


GOLDENS: dict[str, Callable[[], list[Tile]]] = {
    "alakazum-two-seats": board("alakazum", 2, 160, 0, 1),
    "alakazum-five-seats": board("alakazum", 5, 260, 0, 1, 2),
    "alakazum-characters": page("alakazum", 2),
    "alakazum-fight": page("alakazum", 5),
    "alakazum-hand": page("alakazum", 6),
    "alakazum-end": page("alakazum", 9),
    "alakazum-2-board": board("alakazum", 4, 330, 0, 1, seed=33, expansion=True),
    "alakazum-2-hand": hand(5, 150, 3),
    "alakazoo-portals": page("alakazoo", 1, 3),
    "alakazoo-four-seats": board("alakazoo", 4, 150, 0),
    "alakazoo-hand": page("alakazoo", 4),
    "alakazam-seats": page("alakazam", 1, 2),
    "alakazam-hand": page("alakazam", 5, 3),
    "moments-duel": lambda: [MOMENTS[name]() for name in ("duel-question", "duel-answer", "duel-escape")],
    "moments-theft": lambda: [MOMENTS[name]() for name in ("theft", "blast")],
    "moments-alakazum": lambda: [MOMENTS["alakazum-" + name]() for name in ("question", "win", "fail")],
    "moments-score": lambda: [MOMENTS["score-dice"](), MOMENTS["score-limb"](), STRIP],
    "covers": lambda: [Cover(key) for key in ("alakazum", "alakazoo", "alakazam")],
}


def test_there_are_eighteen_and_none_is_left_over() -> None:
    assert len(GOLDENS) == 18
    assert {path.stem for path in FOLDER.glob("*.png")} == set(GOLDENS)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_position_looks_as_it_did(name: str) -> None:
    image = halved(GOLDENS[name]())
    path = FOLDER / f"{name}.png"
    if os.environ.get("PICTURES") == "write":
        FOLDER.mkdir(exist_ok=True)
        image.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
    wanted = Image.open(path).convert("RGB")
    assert image.size == wanted.size
    mean, most = difference(image, wanted)
    assert mean <= MEAN and most <= MOST, f"{name} looks different: {mean:.2f} on average, {most:.2%} clearly"


def test_another_position_looks_different() -> None:
    one, other = (halved([Cover(key)]) for key in ("alakazum", "alakazam"))
    assert difference(one, other)[1] > MOST


def halved(tiles: list[Tile]) -> Image.Image:
    """Tiles below each other, at the size that Discord's desktop shows."""
    images = [Image.open(io.BytesIO(draw(tile))).convert("RGB") for tile in tiles]
    whole = Image.new("RGB", (1100, sum(image.height for image in images)))
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height
    return whole.resize((550, whole.height // 2), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """The mean difference of their colours, and the share of pixels that differ clearly."""
    apart = numpy.abs(numpy.asarray(one, dtype=int) - numpy.asarray(other, dtype=int)).max(axis=2)
    return float(apart.mean()), float((apart > 48).mean())
