"""Positions of games played by the AI from fixed seeds: for contact sheets, the palettes, the figures and the tests."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PIL import Image, ImageColor

from games import GAMES
from games.alakazum.cards import NUMBER
from games.kernel.chance import Chance
from games.kernel.game import Game

from . import emojis, gallery, palette, rules
from .alakazam.goal_cards import FAINT, SHAPES
from .alakazoo.hand import HandWords as ZooWords
from .alakazum.cards import portrait
from .art import CREATURES, CULTURES, DICE
from .canvas import GAP, WIDTH, Canvas
from .cover import avatar, banner, cover
from .faces.bust import LOOKS, cutout, short_name
from .palette import CREAM, mix
from .tile import Tile, draw
from .type import NARROWEST, SMALL

RGB = tuple[int, int, int]
NAMES = ("Ana", "Toadstool", "Ben", "Candle", "Moth")
GROUND = "#313338"
"""Discord's dark."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "alakazum": ({}, {"chaotic_toad": True}, {"expansion": True, "chaotic_toad": True}),
    "alakazoo": ({"edition": "castle-keeper"}, {"edition": "magic-helper"}),
    "alakazam": ({}, {"face_down": True}, {"market": True, "extra_cards": True}, {"slow": True}),
}
"""Editions and variants of each game that look different."""
COLOURS = {"alakazum": 128, "alakazoo": 56, "alakazam": 96}
"""How many colours the pictures of a game have: more are smoother, fewer are smaller."""


DISHES = {
    "val": "Paella",
    "cat": "Escudella",
    "gal": "Polbo á feira",
    "eus": "Marmitako",
    "and": "Gazpacho",
    "cas": "Sopa",
}
CARD_WORDS = {
    "hat": ("Magic hat", "Pays for magic"),
    "combat": ("Combat potion", "In a fight"),
    "double": ("Double potion", "Fight or roll"),
    "die": ("Die potion", "On a roll"),
    "robbery": ("Robbery potion", "Steals a potion"),
    "broom": ("Broom", "One can't leave"),
    "voodoo": ("Voodoo doll", "Stops a rival"),
    "cape": ("Cape", "One resists"),
    "sceptre": ("Sceptre", "One fights"),
    "crystal": ("Crystal ball", "Forest cards"),
    "recovery": ("Recovery potion", "Saves a fighter"),
}
GOAL_WORDS = {
    "straight": "Four in a row",
    "flush": "Four of a colour",
    "candy-cane": "3 + 3 of colours",
    "double-triple": "3 + 3 of numbers",
    "29-and-up": "Six sum to 29",
    "13-and-under": "Six sum to 13",
    "full-house": "Four and two alike",
    "nuttin": "No other goal met",
    "tri-color": "2 + 2 + 2 colours",
    "rainbow": "Four colours",
    "pyramid": "3 + 2 + 1 colours",
    "yours-theirs": "White and one more",
}


def words_of_a_card(card: str) -> tuple[str, str]:
    """A name and an effect, in English."""
    kind, _, rest = card.partition("-")
    if kind == "meal":
        return " or ".join(DISHES[culture] for culture in rest.split("-")), "Lifts all to C"
    return CARD_WORDS.get(kind, (card.capitalize(), "In an Alakazum"))


def words_of_a_goal(card: str) -> str:
    """What a goal asks for, in English."""
    if card in GOAL_WORDS:
        return GOAL_WORDS[card]
    return "No more trading" if card.startswith("bonus") else "Four of a number"


WORDS: dict[str, Any] = {
    "alakazum": words_of_a_card,
    "alakazoo": ZooWords("fits", "needs", "full"),
    "alakazam": words_of_a_goal,
}
"""English words to draw hands with, for callers that have no texts."""


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
    """The text of palettes.toml: the design's colours as they are, the most frequent others, then blends of the rest.

    A median cut alone would turn rare hues grey.
    """
    lines = [
        "# The colours of each game's pictures, found by `python -m pictures palettes`: the design's, then others."
    ]
    for key, count in COLOURS.items():
        weights = _weights([tile.paint().image for tile in _sample(key)])
        exact = [colour for colour in _design(key) if colour in weights]
        others = [colour for colour in weights if all(_far(colour, one) for one in exact)]
        others.sort(key=lambda colour: -weights[colour])
        flat = others[: (count - len(exact)) // 2]
        blends = _blends({colour: weights[colour] for colour in others[len(flat) :]}, count - len(exact) - len(flat))
        blends = [colour for colour in blends if all(_far(colour, one) for one in (*exact, *flat))]
        colours = ["#" + "".join(f"{part:02x}" for part in colour) for colour in (*exact, *flat, *blends)]
        rows = [", ".join(f'"{colour}"' for colour in colours[at : at + 10]) for at in range(0, len(colours), 10)]
        lines += [f"{key} = [", *[f"    {row}," for row in rows], "]"]
    return "\n".join(lines) + "\n"


def _sample(key: str) -> list[Tile]:
    found: list[Tile] = [cover(key), *[page for n in range(1, 10) if (page := rules.page(key, n, WORDS[key]))]]
    for number, options in enumerate(OPTIONS[key], 1):
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
    """The colours that must be exact."""
    named = [value for name, value in vars(palette).items() if name.isupper() and isinstance(value, str)]
    own = [*named, *palette.SEATS, *TINTS[key]()]
    rgb = [ImageColor.getrgb(colour) for colour in own]
    return list(dict.fromkeys([(parts[0], parts[1], parts[2]) for parts in rgb]))


def _of_cultures() -> list[str]:
    pale = [mix(look.colour, palette.WHITE, share) for look in CULTURES.values() for share in (0.7, 0.42, 0.25)]
    half = [mix(look.colour, palette.PANEL, 0.72) for look in CULTURES.values()]
    return [*pale, *half, *[colour for look in CULTURES.values() for colour in (look.colour, look.tag)]]


def _of_creatures() -> list[str]:
    pale = [mix(colour, palette.WHITE, share) for colour in CREATURES.values() for share in (0.72, 0.55)]
    return [*CREATURES.values(), *pale, *[mix(colour, palette.INK, 0.35) for colour in CREATURES.values()]]


def _of_dice() -> list[str]:
    pale = [tint for ground, _ in SHAPES.values() for tint in (ground, mix(ground, palette.PAPER, FAINT))]
    return [*pale, *[tint for look in DICE.values() for tint in (look.colour, mix(look.colour, palette.PANEL, 0.72))]]


TINTS = {"alakazum": _of_cultures, "alakazoo": _of_creatures, "alakazam": _of_dice}


def _far(one: RGB, other: RGB) -> bool:
    """So different that the one is never drawn for the other."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 9


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
    moves = {"alakazum": (4, 300, 2), "alakazoo": (3, 110, 1), "alakazam": (4, 294, 3)}
    for key, (seats, at, number) in moves.items():
        now = game(key, seats, at, number)
        names = NAMES[:seats]
        yield f"{key}-board.png", stacked(gallery.board(now.view(None), names))
        hands = [gallery.hand(now.view(seat), names, WORDS[key]) for seat in range(seats)]
        yield f"{key}-hand.png", stacked(max(hands, key=len))
    expansion = game("alakazum", 3, 300, 4, expansion=True)
    shown = gallery.board(expansion.view(None), NAMES[:3])
    yield "alakazum-expansion.png", stacked([*shown, *gallery.hand(expansion.view(0), NAMES[:3], WORDS["alakazum"])])
    for key in OPTIONS:
        yield f"cover-{key}.png", draw(cover(key))
    yield "avatar.png", _packed(avatar())
    yield "banner.png", _packed(banner())
    yield "faces.png", _packed(_faces())
    yield "emojis.png", _packed(emojis.sheet())


def _faces() -> Image.Image:
    """All characters and enemies at 130 px, with the names on their cards, and below at 64 px."""
    across, step = 7, 153
    people = [card for card in LOOKS if card in NUMBER]
    c = Canvas(20 + -(-len(people) // across) * 184 + 150 + -(-len(people) // 16) * 74)
    for k, card in enumerate(people):
        x, y = 20 + k % across * step, 20 + k // across * 184
        c.put(portrait(card, 124), x, y)
        c.text(x + 62, y + 148, short_name(card), SMALL, CREAM, "mm", width=NARROWEST, fit=step)
    y = 20 + -(-len(people) // across) * 184
    for k, card in enumerate([card for card in LOOKS if card not in NUMBER]):
        c.put(cutout(card, 110), 20 + k * 178, y)
    for k, card in enumerate(people):
        c.put(portrait(card, 64), 20 + k % 16 * 67, y + 150 + k // 16 * 74)
    return c.image


def _packed(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


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
