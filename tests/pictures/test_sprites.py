"""What is kept of drawn sprites: bounded by bytes, the least used forgotten first."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import Any

import pytest
from PIL import Image

import pictures
from games import GAMES
from pictures import emojis, gallery, samples
from pictures.applause import Applause
from pictures.game import PICTURES
from pictures.layout import described
from pictures.sprites import OVERHEAD, PANELS, SPRITES, Sprites, weight
from pictures.tile import draw

from .test_album import NEWEST, album
from .test_moments import MOMENTS


def test_what_was_not_needed_for_longest_is_forgotten_first() -> None:
    drawn: list[str] = []
    kept = Sprites(3 * (OVERHEAD + 400))

    @kept
    def square(name: str, mode: str = "RGBA") -> Image.Image:
        drawn.append(name)
        return Image.new(mode, (10, 10))

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        square(name)
    assert drawn == ["a", "b", "c", "d", "b"]
    assert kept.bytes == 3 * (OVERHEAD + 400)


def test_what_has_to_go_is_packed_and_comes_back_as_it_was_drawn() -> None:
    drawn: list[str] = []
    kept = Sprites(OVERHEAD + 40_000, 3_000)

    @kept
    def square(colour: str) -> tuple[Image.Image, str]:
        drawn.append(colour)
        return Image.new("RGBA", (100, 100), colour), colour

    for colour in ("red", "green", "blue", "red", "green", "blue"):
        image, name = square(colour)
        assert name == colour and image.tobytes() == Image.new("RGBA", (100, 100), colour).tobytes()
    assert drawn == ["red", "green", "blue"]
    assert kept.bytes == OVERHEAD + 40_000
    for number in range(9):
        square(f"#00000{number}")
        assert OVERHEAD < kept.packed_bytes <= kept.packed_room
    square("red")
    assert drawn.count("red") == 2  # packed ones are forgotten too
    kept.clear()
    assert kept.packed_bytes == 0 == kept.bytes


def test_one_that_has_no_room_is_drawn_and_not_kept() -> None:
    kept = Sprites(1000)
    large = kept(lambda: [Image.new("L", (100, 100)), Image.new("RGBA", (1, 1))])
    assert [image.size for image in large()] == [(100, 100), (1, 1)]
    assert kept.bytes == 0
    assert weight(large()) == 10_000 + 4 + 2 * OVERHEAD


def test_no_other_cache_keeps_images() -> None:
    """One that is bounded by their number alone has grown to 150 MB."""
    for module in pkgutil.walk_packages(pictures.__path__, "pictures."):
        for name, made in vars(importlib.import_module(module.name)).items():
            if isinstance(made, functools._lru_cache_wrapper):  # the type has no other name
                returned = str(made.__wrapped__.__annotations__.get("return"))
                assert "Image" not in returned or made.cache_info().maxsize is None, f"{module.name}.{name}"


@pytest.mark.parametrize("key", PICTURES)
def test_who_asks_for_a_picture_paints_nothing(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot makes tiles on its event loop; it once kept 23 MB of sprites only to know how wide they are."""
    SPRITES.clear()
    PANELS.clear()
    monkeypatch.setattr(Image, "new", None)
    for seats in GAMES[key].SEATS:
        now, names = samples.game(key, seats, 0, seats), samples.NAMES[:seats]
        for one, _ in zip(samples.playing(now, seats), range(60), strict=False):
            assert all(tile.file_name for tile in gallery.board(one.view(None), names))
            assert all(tile.file_name for tile in gallery.hand(one.view(0), names, PICTURES[key].words))


TOLD = (
    *[made() for made in MOMENTS.values()],
    album(9, 5),
    NEWEST,
    Applause("alakazum", "Bravo", "Ana", ("dice",), "go"),
)


@pytest.mark.parametrize("tile", TOLD)
def test_who_asks_for_a_picture_in_words_paints_nothing(tile: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot says what is on the stage on its event loop; it once kept 20 MB of sprites for that."""
    said = described(tile.tree())
    SPRITES.clear()
    for name in ("new", "composite"):
        monkeypatch.setattr(Image, name, None)
    assert tile.alt == said
    assert SPRITES.bytes == 0 == SPRITES.packed_bytes


def test_pictures_of_many_tables_stay_within_their_room() -> None:
    for key in PICTURES:
        for number in range(3):
            now = samples.game(key, 2, 0, number + 1)
            for at, (one, _) in enumerate(zip(samples.playing(now, number + 1), range(30), strict=False)):
                if at % 10 == 0:
                    for tile in gallery.board(one.view(None), ("Ana", f"Bea {number}")):
                        draw(tile)
    assert 0 < SPRITES.bytes <= SPRITES.room and 0 < PANELS.bytes <= PANELS.room
    assert 0 < SPRITES.packed_bytes <= SPRITES.packed_room


def test_covers_and_emojis_leave_nothing_and_take_nothing_away() -> None:
    """All are drawn once at each start, before anybody plays; boards may be drawn meanwhile."""
    SPRITES.clear()
    emojis.png("hand")
    kept = dict(SPRITES._kept)
    for name in ("hand", "lock", "met", "dolcainer"):
        emojis.EmojiTile(name).png()
    gallery.cover("alakazoo").png()
    assert kept and kept == SPRITES._kept and SPRITES.bytes == sum(size for _, size in kept.values())
