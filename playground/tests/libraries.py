"""Install what test_libraries.py and test_public_bots.py run: `python -m playground.tests.libraries FOLDER [NAME …]`.

Each gets a virtual environment of its own (discord.js a folder with `node_modules`), because they collide.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

PYTHON = {
    "discord.py": ["discord.py[voice]"],  # one of its examples is about voice
    "py-cord": ["py-cord"],
    "nextcord": ["nextcord"],
    "disnake": ["disnake"],
    "hikari": ["hikari"],
    "red": ["Red-DiscordBot"],
    "discord-games": ["discord.py", "akinator", "chess", "english-words", "pillow", "typing-extensions"],
}
"""What each virtual environment holds."""


def install(folder: Path, name: str) -> None:
    """Install one library below the folder, in its newest version."""
    place = folder / name
    if name == "discord.js":
        place.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--prefix", str(place), name], check=True)
        return
    venv.create(place, with_pip=True)
    subprocess.run([str(place / "bin" / "python"), "-m", "pip", "install", "--quiet", *PYTHON[name]], check=True)


if __name__ == "__main__":
    for one in sys.argv[2:] or (*PYTHON, "discord.js"):
        install(Path(sys.argv[1]), one)
