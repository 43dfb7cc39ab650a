"""``python -m pictures sheets`` draws contact sheets into docs/pictures; ``palettes`` finds the fixed colours again;
``fonts`` keeps the signs that the pictures name."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .samples import palettes, sheets

HERE = Path(__file__).parent


def main() -> int:
    """Do one of them; 0 when it is done."""
    parser = argparse.ArgumentParser(prog="python -m pictures", description=__doc__)
    parser.add_argument("what", choices=("sheets", "palettes", "fonts"))
    parser.add_argument("--into", type=Path, default=HERE.parent / "docs/pictures", help="folder for the sheets")
    chosen = parser.parse_args()
    if chosen.what == "palettes":
        (HERE / "palettes.toml").write_text(palettes(), "utf-8")
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
