"""What `pip install .` gives: the rooms that the bot runs on with all their data, a command, a bot that plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = {"bot", "games", "pictures", "storage", "tables", "workers"}
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without a network."""
    folder = tmp_path_factory.mktemp("built")
    _run(sys.executable, "-c", BUILD, str(folder), cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_has_the_rooms_with_all_their_data_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        files = {name for name in packed.namelist() if ".dist-info/" not in name}
    paths = [path for room in ROOMS for path in (ROOT / room).rglob("*") if "__pycache__" not in path.parts]
    assert files == {path.relative_to(ROOT).as_posix() for path in paths if path.is_file()}
    assert {"bot/locales/eu/alakazoo.ftl", "games/alakazum/cards.toml", "pictures/fonts/signs.ttf"} <= files
    assert {"pictures/fonts/LICENSE", "storage/migrations/script.py.mako", "bot/operations/expected.json"} <= files
    assert wheel.stat().st_size < 2_000_000


def test_the_installed_bot_plays_and_is_a_command(wheel: Path, tmp_path: Path) -> None:
    _run(
        sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--target", "home", str(wheel), cwd=tmp_path
    )
    said = _run(sys.executable, str(ROOT / ".ci/play_installed.py"), cwd=tmp_path, home=tmp_path / "home")
    assert "alakazum: asks for a token" in said


def _run(*command: str, cwd: Path, home: Path | None = None) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if home is not None:
        environment["PYTHONPATH"] = str(home)
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
