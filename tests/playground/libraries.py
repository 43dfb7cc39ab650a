"""Install the libraries of test_libraries.py: `python -m tests.playground.libraries FOLDER [NAME …]`.

Each gets a virtual environment of its own (discord.js a folder with `node_modules`), because they collide.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

EXTRA = {"discord.py": "discord.py[voice]"}
"""One of discord.py's examples is about voice."""
PYTHON = ("discord.py", "py-cord", "nextcord", "disnake", "hikari")


def install(folder: Path, name: str) -> None:
    """Install one library below the folder, in its newest version."""
    place = folder / name
    if name == "discord.js":
        place.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--prefix", str(place), name], check=True)
        return
    venv.create(place, with_pip=True)
    subprocess.run(
        [str(place / "bin" / "python"), "-m", "pip", "install", "--quiet", EXTRA.get(name, name)], check=True
    )


if __name__ == "__main__":
    for one in sys.argv[2:] or (*PYTHON, "discord.js"):
        install(Path(sys.argv[1]), one)
