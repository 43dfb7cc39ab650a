"""The fonts that are kept: the signs that pictures name and no others, as OpenMoji draws them."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from pictures import glyphs, subset
from pictures.glyphs import CONTENTS, FONTS, SIGNS
from pictures.type import FREDOKA

REBUILD = "run `python -m pictures fonts`"


def test_the_signs_that_pictures_name_are_kept_and_no_others() -> None:
    assert set(SIGNS) == subset.named(), REBUILD
    assert {"🧹", "🎲", "🤖"} <= SIGNS


def test_the_list_says_what_the_fonts_have() -> None:
    def codes(font: Path) -> set[int]:
        with TTFont(font) as opened:
            return set(opened.getBestCmap() or {})

    assert codes(FONTS / "signs.ttf") == set(map(ord, SIGNS)), REBUILD
    ranges = [range(start, end + 1) for start, end in CONTENTS["letters"]]
    assert codes(Path(FREDOKA)) == set(chain(*ranges)), REBUILD


def test_a_kept_sign_has_the_pixels_of_the_whole_font() -> None:
    def drawn(font: str, sign: str) -> bytes:
        image = Image.new("RGBA", (96, 96))
        face = ImageFont.truetype(font, 60, layout_engine=ImageFont.Layout.BASIC)
        ImageDraw.Draw(image).text((48, 48), sign, font=face, anchor="mm", embedded_color=True)
        return image.tobytes()

    whole, kept = str(subset.OPENMOJI / "font/glyf_colr0.ttf"), str(FONTS / "signs.ttf")
    assert [sign for sign in sorted(SIGNS) if drawn(whole, sign) != drawn(kept, sign)] == [], REBUILD
    assert drawn(kept, "🧹") != drawn(kept, "🎲")


def test_a_sign_that_is_not_kept_is_refused_with_the_command() -> None:
    with pytest.raises(KeyError, match="python -m pictures fonts"):
        glyphs.glyph("🦄", 48)


def test_the_command_writes_what_is_kept(tmp_path: Path) -> None:
    subset.write(tmp_path)
    for name in ("contents.toml", "LICENSE"):
        assert (tmp_path / name).read_text("utf-8") == (FONTS / name).read_text("utf-8"), REBUILD
    assert (tmp_path / "signs.ttf").stat().st_size < 200_000
