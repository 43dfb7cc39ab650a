"""``python -m pictures sheets`` draws contact sheets into docs/pictures; ``palettes`` finds the fixed colours again;
``fonts`` keeps the signs that the pictures name."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .game import PICTURES
from .samples import colours_of, sheets

HERE = Path(__file__).parent


def main() -> int:
    """Do one of them; 0 when it is done."""
    parser = argparse.ArgumentParser(prog="python -m pictures", description=__doc__)
    parser.add_argument("what", choices=("sheets", "palettes", "fonts"))
    parser.add_argument("--into", type=Path, default=HERE.parent / "docs/pictures", help="folder for the sheets")
    chosen = parser.parse_args()
    if chosen.what == "palettes":
        for key, own in PICTURES.items():
            if own.palette_file is not None:
                own.palette_file.write_text(colours_of(key), "utf-8")
        return 0
    if chosen.what == "fonts":
        from .subset import write  # needs what only developers install

        write()
        return 0
    chosen.into.mkdir(parents=True, exist_ok=True)
    for name, data in sheets():
        (chosen.into / name).write_bytes(data)
        sys.stdout.write(f"{chosen.into / name}: {len(data) / 1000:.0f} kB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
