"""No room, game or part of the bot stands outside the contracts of `lint-imports`, which notice what they forbid.

At run time no import goes round in a circle.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import grimp

ROOT = Path(__file__).parents[1]
APART = {"tests"}
FORBIDDEN = {
    "tables/press.py": "storage.schema",
    "tables/seats.py": "sqlalchemy",
    "bot/screens/hand.py": "discord",
    "bot/commands/buttons.py": "storage.rows",
    "bot/delivery/boards.py": "bot.commands.buttons",
    "games/alakazoo/rules.py": "games.alakazam.rules",
    "games/alakazum/rules.py": "random",
    "pictures/art.py": "tables.table",
    "examples/highcard/case.py": "bot.texts",
}
"""File → what it must not import."""


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


def test_the_lint_finds_missing_layers_and_forbidden_imports(tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    for name in ("games/rummy", "bot/gossip"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    for name, needed in FORBIDDEN.items():
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write(f"\nimport {needed}\n")
    lint = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    done = subprocess.run([*lint, "--no-cache"], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode != 0
    assert "- games.rummy" in done.stdout and "- bot.gossip" in done.stdout, done.stdout + done.stderr
    planted = [f"{name.removesuffix('.py').replace('/', '.')} -> {needed}" for name, needed in FORBIDDEN.items()]
    assert [each for each in planted if each not in done.stdout] == [], done.stdout


def test_at_run_time_no_import_goes_round_in_a_circle() -> None:
    graph = grimp.build_graph(*sorted(rooms(ROOT)), exclude_type_checking_imports=True)
    needs = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert "games.kernel.values" in needs["games.kernel.frames"]
    assert list(TopologicalSorter(needs).static_order())


def test_the_delivery_knows_no_circle_not_even_of_types() -> None:
    graph = grimp.build_graph("bot")
    parts = {module for module in graph.modules if module.startswith("bot.delivery.")}
    needs = {module: graph.find_modules_directly_imported_by(module) & parts for module in parts}
    assert "bot.delivery.hand" in needs["bot.delivery.hands"]
    assert list(TopologicalSorter(needs).static_order())
