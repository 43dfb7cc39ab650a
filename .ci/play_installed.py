"""Plays with a bot that pip has installed, without this checkout: `.ci/wheel` and `tests/test_wheel.py` run it.

A game of each kind to its end by AI players, its board drawn, every language, a new database, the command `alakazum`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import bot
from bot.texts import Library
from games import GAMES
from pictures import samples
from pictures.tile import draw

CHECKOUT = Path(__file__).parents[1]
HOME = Path(bot.__file__).parents[1]
BAD_SETTINGS = 78


def main() -> None:
    """Raises AssertionError or what the bot raises where something is missing."""
    assert HOME != CHECKOUT, "this is the checkout, not an installed bot"
    for key in GAMES:
        game = samples.game(key, 2, moves=5_000)
        assert game.outcome is not None
        board = samples.tiles(game)
        print(f"{key}: won by {game.outcome.winners}, {sum(len(draw(tile)) for tile in board)} bytes drawn")
    languages = Library().languages
    assert len(languages) == 5, languages
    print("languages:", *languages)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "new.db"
        url = f"sqlite+aiosqlite:///{database.as_posix()}"
        subprocess.run([sys.executable, "-m", "storage", "--database", url, "migrate"], cwd=folder, check=True)
        assert database.exists()
        _refused(folder)


def _refused(folder: str) -> None:
    """Without a token the command says so, and ends."""
    beside = os.pathsep.join([str(Path(sys.executable).parent), str(HOME / "bin")])
    command = shutil.which("alakazum", path=beside)
    assert command, "there is no command alakazum"
    bare = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    done = subprocess.run([command], cwd=folder, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == BAD_SETTINGS and "DISCORD_TOKEN" in done.stdout + done.stderr, done
    print("alakazum: asks for a token")
    version = subprocess.run([command, "--version"], cwd=folder, env=bare, capture_output=True, text=True, check=True)
    assert version.stdout.startswith("alakazum "), version


if __name__ == "__main__":
    main()
