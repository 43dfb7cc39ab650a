"""What a reader has to learn doesn't grow unseen: a limit of lines for each room and each file of the product.

Whoever adds a thing takes another away, or raises the limit here and says in the commit what for.
"""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIMITS = {
    "games": 16_480,
    "tables": 8_520,
    "storage": 6_230,
    "bot": 26_420,
    "pictures": 10_820,
    "workers": 300,
    "playground": 10_300,
    "bench": 1_800,
    "tests": 67_830,
    "locales": 19_950,
}
"""Lines of each room: of Python, of the locales' files. The playground's tests are tests; its page is not counted."""
FILE = 400
LONG = {
    "games/alakazam/bazaar.py": 440,
    "games/alakazum/combat.py": 490,
    "games/kernel/frames.py": 430,
    "storage/rows.py": 410,
    "tables/tables.py": 410,
}
"""Files of the product that are longer than a file may be; they may only become shorter."""
WHOLE = ("games/kernel/game.py", "/rules.py")
"""What reads top to bottom in one piece: the kernel's game, and a game's rules."""


def files() -> dict[str, int]:
    """Return the lines of each file that is counted."""
    told = subprocess.run(["git", "ls-files", "*.py", "*.ftl"], cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [path for path in told.stdout.split() if (ROOT / path).exists()]
    return {path: (ROOT / path).read_text(encoding="utf-8").count("\n") for path in paths}


def room(path: str) -> str:
    """Return the room that a file counts for."""
    if path.endswith(".ftl"):
        return "locales"
    return "tests" if "tests" in path.split("/") else path.split("/")[0]


def over(lines: dict[str, int]) -> list[str]:
    """Return what is longer than it may be."""
    rooms = Counter[str]()
    for path, count in lines.items():
        rooms[room(path)] += count
    long = {
        path: count
        for path, count in lines.items()
        if room(path) in LIMITS.keys() - {"tests", "bench", "playground", "locales"} and not path.endswith(WHOLE)
    }
    return [f"{name}: {rooms[name]:,} lines, not {most:,}" for name, most in LIMITS.items() if rooms[name] > most] + [
        f"{path}: {count} lines, not {LONG.get(path, FILE)}"
        for path, count in sorted(long.items())
        if count > LONG.get(path, FILE)
    ]


def test_no_room_and_no_file_has_more_lines_than_its_limit() -> None:
    lines = files()
    assert len(lines) > 500 and over(lines) == []


def test_what_has_grown_is_named() -> None:
    lines = files() | {"bot/new.py": 410, "tables/new.py": LIMITS["tables"], "games/nim/rules.py": 600}
    found = [line for line in over(lines) if "new.py" in line or line.startswith("tables:")]
    assert [line.partition(": ")[0] for line in found] == ["tables", "bot/new.py", "tables/new.py"]
    assert not any("nim" in line for line in over(lines))
