"""Positions of games played by the AI from fixed seeds: for contact sheets, the palettes, the figures and the tests."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PIL import Image, ImageColor

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Game

from . import gallery, palette
from .alakazoo.hand import Words as ZooWords
from .art import CREATURES, CULTURES, DICE
from .canvas import GAP, WIDTH
from .tile import Tile, draw

NAMES = ("Ana", "Toadstool", "Ben", "Candle", "Moth")
GROUND = "#313338"
"""Discord's dark."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "alakazum": ({}, {"chaotic_toad": True}),
    "alakazoo": ({"edition": "castle-keeper"}, {"edition": "magic-helper"}),
    "alakazam": ({}, {"face_down": True}, {"market": True, "extra_cards": True}, {"slow": True}),
}
"""Editions and variants of each game that look different."""
COLOURS = {"alakazum": 112, "alakazoo": 50, "alakazam": 96}
"""How many colours the pictures of a game have: more are smoother, fewer are smaller."""


def words_of_a_card(card: str) -> tuple[str, str]:
    """A name and an effect."""
    return card.replace("-", " ").capitalize()[:14], "Does this"


def words_of_a_goal(card: str) -> str:
    """What a goal asks for."""
    return "Four of these"


WORDS: dict[str, Any] = {
    "alakazum": words_of_a_card,
    "alakazoo": ZooWords("fits", "needs", "full"),
    "alakazam": words_of_a_goal,
}
"""Words to draw hands with, where no language is at hand."""


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
    """Play `now` on by AI players, move by move; yields before each move."""
    player, rng = now.LEVELS[level], Chance(number.to_bytes(32, "big"))
    while now.decisions:
        yield now
        decision = now.decisions[rng.below(len(now.decisions))]
        view = now.view(decision.seat)
        own = next(d for d in view.decisions if (d.id, d.seat) == (decision.id, decision.seat))
        action = player.choose(view, own, rng, 20)
        now.submit(decision.seat, decision.default if action is None else action, decision.id)


def found(
    key: str, seats: int, wanted: Callable[[Any], bool], numbers: Sequence[int] = range(1, 40), **options: Any
) -> Game:
    """The first position of games of these numbers that is `wanted`."""
    kind = GAMES[key]
    for number in numbers:
        now = kind.new(number.to_bytes(32, "little"), seats, kind.Options(**options))
        if any(wanted(now) for now in playing(now, number)):
            return now
    raise LookupError(f"no such position of {key} in {len(numbers)} games")


def tiles(now: Game) -> list[Tile]:
    """The board and every hand."""
    names = NAMES[: now.seats]
    hands = [gallery.hand(now.view(seat), names, WORDS[now.KEY]) for seat in range(now.seats)]
    return [*gallery.board(now.view(None), names), *[tile for hand in hands for tile in hand]]


# ---- palettes ------------------------------------------------------------------------------------------------------


def palettes() -> str:
    """The text of palettes.toml: for each game the design's colours as they are, then the most useful others.

    A median cut alone would turn rare hues grey.
    """
    lines = [
        "# The colours of each game's pictures, found by `python -m pictures palettes`: the design's, then others."
    ]
    for key, count in COLOURS.items():
        images = [tile.paint().image for tile in _sample(key)]
        colours = [*dict.fromkeys([*_design(key), *_others(images, _design(key), count)])]
        rows = [", ".join(f'"{colour}"' for colour in colours[at : at + 10]) for at in range(0, len(colours), 10)]
        lines += [f"{key} = [", *[f"    {row}," for row in rows], "]"]
    return "\n".join(lines) + "\n"


def _sample(key: str) -> list[Tile]:
    found: list[Tile] = []
    for number, options in enumerate(OPTIONS[key], 1):
        for seats in GAMES[key].SEATS:
            for moves in (1, 60, 250):
                found += tiles(game(key, seats, moves, number, **options))
    return list(dict.fromkeys(found))


def _design(key: str) -> list[str]:
    """The colours that must be exact."""
    named = [value for name, value in vars(palette).items() if name.isupper() and isinstance(value, str)]
    own: dict[str, list[str]] = {
        "alakazum": [c for look in CULTURES.values() for c in (look.colour, look.tag)],
        "alakazoo": list(CREATURES.values()),
        "alakazam": [look.colour for look in DICE.values()],
    }
    return [colour.lower() for colour in dict.fromkeys([*named, *own[key], *palette.SEATS])]


def _others(images: Sequence[Image.Image], known: Sequence[str], count: int) -> list[str]:
    """Median cut over the colours that the design hasn't, rare ones counting for more than their area."""
    exact = {ImageColor.getrgb(colour) for colour in known}
    weights: dict[Any, float] = {}
    for image in images:
        for number, colour in image.getcolors(1 << 18) or []:
            if colour not in exact:
                weights[colour] = weights.get(colour, 0) + number**0.6
    top = sorted(weights.items(), key=lambda row: -row[1])[:4_000]
    pixels = [colour for colour, weight in top for _ in range(max(1, round(weight / 60)))]
    strip = Image.new("RGB", (len(pixels), 1))
    strip.putdata(pixels)
    rest = count - len(exact)
    flat = strip.quantize(rest, method=Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    return ["#" + "".join(f"{part:02x}" for part in flat[at : at + 3]) for at in range(0, 3 * rest, 3)]


# ---- contact sheets ------------------------------------------------------------------------------------------------


def sheets() -> Iterator[tuple[str, bytes]]:
    """File names and PNGs for docs/pictures: a board and a hand of each game."""
    moves = {"alakazum": (5, 420), "alakazoo": (4, 150), "alakazam": (5, 130)}
    for key, (seats, at) in moves.items():
        now = game(key, seats, at)
        names = NAMES[:seats]
        yield f"{key}-board.png", stacked(gallery.board(now.view(None), names))
        hands = [gallery.hand(now.view(seat), names, WORDS[key]) for seat in range(seats)]
        yield f"{key}-hand.png", stacked(max(hands, key=len))


def stacked(some: Sequence[Tile]) -> bytes:
    """Tiles below each other on Discord's ground, as a message shows them."""
    images = [Image.open(io.BytesIO(draw(tile))).convert("RGB") for tile in some]
    whole = Image.new("RGB", (WIDTH, sum(image.height + GAP for image in images) - GAP), GROUND)
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height + GAP
    out = io.BytesIO()
    whole.quantize(128, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()
