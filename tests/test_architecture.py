"""No room, game or part of the bot stands outside the contracts of `lint-imports`, which notice what they forbid.

At run time no import goes round in a circle. No two types have one name.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
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
    "bot/delivery/courier.py": "bot.commands.buttons",
    "games/alakazoo/rules.py": "games.alakazam.rules",
    "games/alakazum/rules.py": "random",
    "pictures/art.py": "tables.table",
    "examples/highest_card.py": "bot.texts",
}
"""File → what it must not import."""
SAME_NAME = {"Rules", "State", "View"}
"""Each game has its own: the example has them in one file, and the kernel one that a game's is made from."""


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


def test_the_lint_finds_a_game_and_a_part_of_the_bot_without_a_layer_and_each_forbidden_import(tmp_path: Path) -> None:
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


def home(path: Path) -> str:
    """Where a class of this file stands. The same file of all games is one place; the playground is apart."""
    games = {one.name for one in (ROOT / "games").iterdir()} - {"kernel"}
    return "/".join("<game>" if part in games else part for part in path.parts)


def type_name(node: ast.AST) -> str | None:
    """The name of the class or alias that is defined here; None: neither. Type variables are their module's own."""
    if isinstance(node, ast.ClassDef):
        name, variable = node.name, False
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name, variable = node.targets[0].id, "TypeVar(" in ast.unparse(node.value)
    else:
        return None
    return name if re.fullmatch(r"[A-Z]\w*[a-z]\w*", name) and not variable else None


def homonyms(root: Path) -> dict[str, list[str]]:
    """Names of public types, classes and aliases such as ``Actions = tuple[Action, ...]``, that stand in more than one
    place, with these places."""
    found: dict[tuple[bool, str], set[str]] = defaultdict(set)
    for path in (path for room in rooms(root) for path in (root / room).rglob("*.py")):
        place = home(path.relative_to(root))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (name := type_name(node)) is not None:
                found[place.startswith("playground/"), name].add(place)
    return {name: sorted(places) for (_, name), places in found.items() if len(places) > 1}


def test_one_name_is_one_thing() -> None:
    assert {name: places for name, places in homonyms(ROOT).items() if name not in SAME_NAME} == {}


def test_a_name_given_twice_is_found(tmp_path: Path) -> None:
    files = ("games/alakazum/hand.py", "games/alakazam/hand.py", "tables/replies.py", "playground/seats.py")
    for file, name in zip(files, ("Card", "Card", "Seat", "Seat"), strict=True):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path.relative_to(tmp_path).parts[0] / "__init__.py").touch()
        path.write_text(f"class {name}: ...\n", encoding="utf-8")
    assert homonyms(tmp_path) == {}
    (tmp_path / "tables" / "hand.py").write_text("class Card: ...\n", encoding="utf-8")
    assert homonyms(tmp_path) == {"Card": ["games/<game>/hand.py", "tables/hand.py"]}
    (tmp_path / "tables" / "hand.py").write_text("Card = tuple[int, ...]\n", encoding="utf-8")
    assert homonyms(tmp_path) == {"Card": ["games/<game>/hand.py", "tables/hand.py"]}
