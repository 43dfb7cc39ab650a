"""No room, game or part of the bot stands outside the contracts of `lint-imports`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
APART = {"tests"}


def config(root: Path) -> dict[str, Any]:
    """What `lint-imports` is told."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]


def rooms(root: Path) -> set[str]:
    """The packages at the top."""
    return {path.parent.name for path in root.glob("*/__init__.py")} - APART


def unnamed(root: Path) -> set[str]:
    """Rooms that the linter doesn't read, or that have no layer."""
    told = config(root)
    layers = next(one["layers"] for one in told["contracts"] if one["type"] == "layers" and "containers" not in one)
    named = {name for layer in layers for name in re.findall(r"\w+", layer)}
    return rooms(root) - (named & set(told["root_packages"]))


def copy_of_the_house(to: Path) -> None:
    """Every module, nothing else."""
    shutil.copy(ROOT / "pyproject.toml", to)
    for room in rooms(ROOT):
        shutil.copytree(ROOT / room, to / room, ignore=lambda at, names: [n for n in names if not _wanted(at, n)])


def _wanted(at: str, name: str) -> bool:
    return name.endswith(".py") or (Path(at, name).is_dir() and name != "__pycache__")


def test_every_room_has_its_layer() -> None:
    assert unnamed(ROOT) == set()


def test_a_room_without_a_layer_is_found(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "cellar").mkdir()
    (tmp_path / "cellar" / "__init__.py").touch()
    assert unnamed(tmp_path) == {"cellar"}


def test_a_game_and_a_part_of_the_bot_without_a_layer_fail_the_lint(tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    for name in ("games/rummy", "bot/gossip"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    lint = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    done = subprocess.run([*lint, "--no-cache"], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode != 0
    assert "- games.rummy" in done.stdout and "- bot.gossip" in done.stdout, done.stdout + done.stderr
