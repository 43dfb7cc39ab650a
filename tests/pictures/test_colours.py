"""Seen by everybody: with three kinds of colour-blindness words stay readable, and near colours stay apart."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import colorspacious
import numpy
import pytest
from PIL import Image, ImageColor

from games import GAMES
from pictures import samples
from pictures.alakazum.cards import cloth
from pictures.art import CREATURES, CULTURES, DICE
from pictures.canvas import audited
from pictures.game import PICTURES
from pictures.palette import (
    BACK,
    BAD,
    COST,
    CREAM,
    GAIN,
    GOLD,
    GOOD,
    GROUNDS,
    MUTED,
    PAPER,
    RAISED,
    SEATS,
    contrast,
    hued,
    mix,
)

KINDS = ("protanomaly", "deuteranomaly", "tritanomaly")
"""All cones of a kind missing; the simulation is Machado's (2009), by colorspacious."""


def simulated(kind: str, pixels: Any) -> Any:
    """sRGB (0 to 1) as somebody with that colour-blindness sees it."""
    space = {"name": "sRGB1+CVD", "cvd_type": kind, "severity": 100}
    return numpy.clip(colorspacious.cspace_convert(pixels, space, "sRGB1"), 0, 1)


@cache
def seen(kind: str, colour: str) -> str:
    parts = simulated(kind, [part / 255 for part in ImageColor.getrgb(colour)[:3]])
    return "#" + "".join(f"{round(float(part) * 255):02x}" for part in parts)


def difference(kind: str, one: Image.Image, other: Image.Image) -> float:
    """How different two pictures are to somebody with that colour-blindness: mean ΔE (CAM02-UCS) over their pixels."""
    both = [simulated(kind, numpy.asarray(image.convert("RGB")) / 255) for image in (one, other)]
    return float(colorspacious.deltaE(*both, input_space="sRGB1").mean())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", PICTURES)
def test_words_can_be_read_by_the_colour_blind(key: str, kind: str) -> None:
    pairs: set[tuple[str, str]] = set()
    for seats in GAMES[key].SEATS:
        for tile in samples.tiles(samples.game(key, seats, 90, seats)):
            with audited() as audit:
                tile.paint()
            pairs |= {(m.ink, m.ground) for _, marks in audit.canvases for m in marks if m.kind == "text" and m.ground}
    pairs |= {(look.ink, look.tag) for look in CULTURES.values()}
    assert len(pairs) > 5
    for ink, ground in pairs:
        # 4.5 is asked of what is drawn (test_layout); 3 is what WCAG asks of letters as large as these at least.
        assert contrast(seen(kind, ink), seen(kind, ground)) >= 3, (ink, ground)


@pytest.mark.parametrize("kind", KINDS)
def test_characters_of_two_cultures_differ_to_the_colour_blind(kind: str) -> None:
    cloths = {culture: cloth(culture, 100, 100, 1) for culture in CULTURES}
    for one, other in combinations(cloths, 2):
        assert difference(kind, cloths[one], cloths[other]) >= 4, (one, other)


def test_no_two_things_differ_in_colour_alone() -> None:
    assert len({look.weave for look in CULTURES.values()}) == len(CULTURES), "each culture has its weave"
    assert len({look.glyph for look in CULTURES.values()}) == len(CULTURES)
    assert len(CREATURES) == 6 and len(DICE) == 6, "each has its letter"


def test_a_gain_has_words_that_can_be_read_on_every_ground_it_has() -> None:
    assert contrast(GAIN, PAPER) >= 4.5
    assert contrast(COST, mix(PAPER, BACK, 0.2)) >= 4.5
    assert contrast(GOOD, RAISED) >= 4.5


@pytest.mark.parametrize("key", PICTURES)
def test_colours_that_mean_something_are_drawn_exactly(key: str) -> None:
    own = PICTURES[key]
    wanted = [*GROUNDS, CREAM, MUTED, GOLD, GOOD, BAD, GAIN, COST, PAPER, *SEATS, *own.tints()]
    assert {colour.lower() for colour in wanted} <= {*own.palette()}


@pytest.mark.parametrize("key", PICTURES)
def test_words_can_be_read_on_the_grounds_of_every_game(key: str) -> None:
    for design, own in zip(GROUNDS[:3], PICTURES[key].grounds, strict=False):  # no words on lines
        for ink in (CREAM, MUTED, GOLD, GOOD, BAD):
            assert contrast(ink, own) >= min(4.5, contrast(ink, design)), (ink, own)


def test_a_game_shows_its_grounds_and_keeps_each_colour_with_a_meaning() -> None:
    own = PICTURES["alakazoo"].grounds
    creatures = [colour.upper() for colour in CREATURES.values()]
    shown = [colour.upper() for colour in hued([*GROUNDS, GOLD, BAD, *creatures], own, creatures)]
    assert shown == [*own, GOLD, BAD, *creatures]
    assert len({PICTURES[key].grounds for key in PICTURES}) == len(PICTURES)
