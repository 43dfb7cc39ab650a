"""Positions of games played by the AI from fixed seeds: for contact sheets, the palettes, the figures and the tests."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import Any

from PIL import Image, ImageColor

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Game

from . import emojis, gallery, palette
from .canvas import GAP, WIDTH
from .cover import Cover, avatar, banner
from .game import PICTURES
from .tile import Tile, draw

RGB = tuple[int, int, int]
NAMES = ("Ana", "Toadstool", "Ben", "Candle", "Moth")
GROUND = "#313338"
"""Discord's dark."""


def game(key: str, seats: int, moves: int, number: int = 1, level: str = "normal", **options: Any) -> Game:
    """A game after so many moves of AI players, or at its end."""
    kind = GAMES[key]
    now = kind.new(number.to_bytes(32, "little"), seats, kind.Options(**options))
    for _ in playing(now, number, level):
        if not moves:
            break
        moves -= 1
    return now


def playing(now: Game, number: int = 1, level: str = "normal") -> Iterator[Game]:
    """Play `now` on by AI players, move by move; yields before each move. Throws are no moves: they fall at once."""
    player, rng = now.LEVELS[level], Chance(number.to_bytes(32, "big"))
    while now.decisions:
        if now.decisions[0].is_roll:
            now.submit(now.decisions[0].seat, now.decisions[0].default)
            continue
        yield now
        decision = now.decisions[rng.below(len(now.decisions))]
        view = now.view(decision.seat)
        own = next(d for d in view.decisions if (d.id, d.seat) == (decision.id, decision.seat))
        action = player.choose(view, own, rng, 20)
        now.submit(decision.seat, decision.default if action is None else action, decision.id)


def tiles(now: Game) -> list[Tile]:
    """The board and every hand."""
    names, words = NAMES[: now.seats], PICTURES[now.KEY].words
    hands = [gallery.hand(now.view(seat), names, words) for seat in range(now.seats)]
    return [*gallery.board(now.view(None), names), *[tile for hand in hands for tile in hand]]


# ---- palettes ------------------------------------------------------------------------------------------------------


def colours_of(key: str) -> str:
    """The text of a game's palette.toml: the design's colours as they are, the most frequent others, then blends.

    A median cut alone would turn rare hues grey.
    """
    count, weights = PICTURES[key].colours, _weights([tile.paint().image for tile in _sample(key)])
    found = _design(key)
    flat = (len(found) + count) // 2
    for colour in sorted(weights, key=lambda colour: -weights[colour]):
        if len(found) < flat and _far(colour, found):
            found.append(colour)
    blends = _blends({colour: weight for colour, weight in weights.items() if _far(colour, found)}, count - len(found))
    found += [colour for colour in blends if _far(colour, found)]
    colours = ["#" + "".join(f"{part:02x}" for part in colour) for colour in found]
    rows = [", ".join(f'"{colour}"' for colour in colours[at : at + 10]) for at in range(0, len(colours), 10)]
    said = "# The colours of its pictures, found by `python -m pictures palettes`: the design's, then others."
    return "\n".join([said, "colours = [", *[f"    {row}," for row in rows], "]"]) + "\n"


def _sample(key: str) -> list[Tile]:
    own = PICTURES[key]
    pages = [gallery.rules(key, number, own.words) for number in range(1, 10)]
    found: list[Tile] = [Cover(key), *[page for page in pages if page is not None]]
    for number, options in enumerate(own.options, 1):
        for seats in GAMES[key].SEATS:
            for moves in (1, 60, 250):
                found += tiles(game(key, seats, moves, number, **options))
    return list(dict.fromkeys(found))


def _weights(images: Sequence[Image.Image]) -> dict[RGB, float]:
    """How much each colour counts: rare ones more than by their area."""
    weights: dict[RGB, float] = {}
    for image in images:
        for number, colour in image.getcolors(1 << 18) or []:
            if isinstance(colour, tuple):
                one = (colour[0], colour[1], colour[2])
                weights[one] = weights.get(one, 0) + number**0.6
    return weights


def _design(key: str) -> list[RGB]:
    """The colours that must be exact, whether a sample has them or not."""
    named = [value for name, value in vars(palette).items() if name.isupper() and isinstance(value, str)]
    own = [*named, *palette.SEATS, *PICTURES[key].tints()]
    rgb = [ImageColor.getrgb(colour) for colour in own]
    return list(dict.fromkeys([(parts[0], parts[1], parts[2]) for parts in rgb]))


def _far(one: RGB, others: Sequence[RGB]) -> bool:
    """So different from all others that none of them is drawn for it."""
    return all(max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 9 for other in others)


def _blends(weights: dict[RGB, float], count: int) -> list[RGB]:
    """Colours that stand for many: what lies between two flat ones at their edge."""
    top = sorted(weights.items(), key=lambda row: -row[1])[:4000]
    pixels = [colour for colour, weight in top for _ in range(max(1, round(weight / 60)))]
    strip = Image.new("RGB", (len(pixels), 1))
    strip.putdata(pixels)
    flat = strip.quantize(count, method=Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, min(len(flat), 3 * count), 3)]


# ---- contact sheets ------------------------------------------------------------------------------------------------


def sheets() -> Iterator[tuple[str, bytes]]:
    """File names and PNGs for docs/pictures: a board and a hand of each game, the expansion's, and all emojis."""
    for key, own in PICTURES.items():
        seats, at, number = own.shown
        now = game(key, seats, at, number)
        names = NAMES[:seats]
        yield f"{key}-board.png", stacked(gallery.board(now.view(None), names))
        hands = [gallery.hand(now.view(seat), names, PICTURES[key].words) for seat in range(seats)]
        yield f"{key}-hand.png", stacked(max(hands, key=len))
        for name, (seats, at, number, options) in own.variants.items():
            now = game(key, seats, at, number, **options)
            shown = gallery.board(now.view(None), NAMES[:seats])
            yield f"{key}-{name}.png", stacked([*shown, *gallery.hand(now.view(0), NAMES[:seats], own.words)])
        for name, image in own.sheets():
            yield f"{name}.png", _packed(image)
    for key in PICTURES:
        yield f"cover-{key}.png", draw(Cover(key))
    yield "avatar.png", _packed(avatar())
    yield "banner.png", _packed(banner())
    yield "emojis.png", _packed(emojis.sheet())


def _packed(image: Image.Image, colours: int = 256) -> bytes:
    out = io.BytesIO()
    image.convert("RGB").quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def stacked(some: Sequence[Tile]) -> bytes:
    """Tiles below each other on Discord's ground, as a message shows them."""
    images = [Image.open(io.BytesIO(draw(tile))).convert("RGB") for tile in some]
    whole = Image.new("RGB", (WIDTH, sum(image.height + GAP for image in images) - GAP), GROUND)
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height + GAP
    return _packed(whole, 128)
