"""The album: nine a page, grey shadows for what is missing, without its name; the newest with its story."""

from __future__ import annotations

import pytest

from pictures.album import AlbumPage, NewSticker, Sticker
from pictures.art import CULTURES
from pictures.canvas import audited
from pictures.tile import Tile, draw

from .canvas_checks import faults, too_big

HEROES = (
    "trasno",
    "moura",
    "santa-compana",
    "maruxa",
    "gaiteiro",
    "peliqueiro",
    "apalpador",
    "lobishome",
    "percebeira",
)
STORY = (
    "A goblin of Galician kitchens. He hides the spoons, and moves along when the family moves. Spill millet: he "
    "cannot pick up every grain, and leaves."
)


def album(count: int, own: int) -> AlbumPage:
    """A page of `count` places, of which somebody has the first `own`."""
    names = [f"{hero.title()}" if at < own else "" for at, hero in enumerate(HEROES[:count])]
    stickers = [
        Sticker(hero, name, "new today" if name and not at else "3 times" if name else "missing", bool(name) and not at)
        for at, (hero, name) in enumerate(zip(HEROES, names, strict=False))
    ]
    return AlbumPage("alakazum", "Galicia", "5 of 9", "12 of 38", 12 / 38, CULTURES["GAL"].colour, tuple(stickers))


NEWEST = NewSticker("alakazum", "trasno", "GAL", "NEW", "New in your album: Trasno", "New house, new mischief!", STORY)


@pytest.mark.parametrize("tile", [album(9, 5), album(9, 0), album(9, 9), album(7, 3), album(1, 1), NEWEST])
def test_a_page_is_drawn_in_order_however_full_it_is(tile: Tile) -> None:
    with audited() as audit:
        canvas = tile.paint()
    assert not too_big(canvas.image.size)
    assert not faults(audit), faults(audit)[:5]
    assert len(draw(tile)) <= 80_000


def test_what_is_missing_is_not_named() -> None:
    said = album(9, 5).alt
    assert "Gaiteiro" in said and "12 of 38" in said and "peliqueiro" not in said.lower()
    assert said.count("missing") == 4


def test_the_newest_says_its_story() -> None:
    assert all(words in NEWEST.alt for words in ("NEW", "New in your album: Trasno", "New house, new mischief!", STORY))
