"""The examples as somebody else's package: built, installed beside the bot, held to the kernel's word, hosted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
HOSTED = (
    "from games import GAMES; from bot.texts import Library; say = Library().texts('eu');"
    "print(*GAMES, *GAMES.left_out, say.plain('nim-name'), len(Library().languages))"
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has put the package, without a network."""
    built, home = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("home")
    said(sys.executable, "-c", BUILD, str(built), cwd=ROOT / "examples")
    (wheel,) = built.glob("*.whl")
    said(sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--target", str(home), str(wheel), cwd=home)
    return home


def said(*command: str, cwd: Path, home: Path | None = None) -> str:
    environment = dict(os.environ)
    if home is not None:
        environment["PYTHONPATH"] = os.pathsep.join([str(home), str(ROOT)])
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_bot_finds_its_games_and_speaks_of_them_in_english(home: Path, tmp_path: Path) -> None:
    found = said(sys.executable, "-c", HOSTED, cwd=tmp_path, home=home)
    assert found.split() == ["alakazum", "alakazoo", "alakazam", "highcard", "nim", "Nim", "5"]


def test_the_suite_runs_against_what_is_installed(home: Path, tmp_path: Path) -> None:
    told = said(
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:simcord"),
        *("--pyargs", "games.kernel.conformance", "-k", "nim or there_is"),
        cwd=tmp_path,
        home=home,
    )
    assert "2 passed" in told


@pytest.mark.long
def test_people_play_what_is_installed(home: Path, tmp_path: Path) -> None:
    told = said(sys.executable, str(ROOT / ".ci/play_package.py"), "nim", "highcard", cwd=tmp_path, home=home)
    assert told.splitlines() == ["nim: played twice", "highcard: played twice"]
