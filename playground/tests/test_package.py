"""What `pip install ./playground` gives: the package with its page, a command, no tests; it runs elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

PACKAGE = Path(__file__).parents[1]
APART = {"tests", "examples", "__pycache__", "dist", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"}
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without a network."""
    folder = tmp_path_factory.mktemp("built")
    _run(sys.executable, "-c", BUILD, str(folder), cwd=PACKAGE)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_has_the_package_with_its_page_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        files = {name for name in packed.namelist() if ".dist-info/" not in name}
        (told,) = (packed.read(name).decode() for name in packed.namelist() if name.endswith("entry_points.txt"))
    ours = {path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    kept = {path.relative_to(PACKAGE) for path in ours if not any(part.startswith(".") for part in path.parts)}
    assert files == {f"playground/{path.as_posix()}" for path in kept if path.parts[0] not in APART}
    assert {"playground/page/main.js", "playground/redirect/redirect.cjs"} <= files
    assert "discord-playground = playground.__main__:main" in told
    assert "[pytest11]\nplayground.testing = playground.testing" in told and "playground/py.typed" in files


def test_the_installed_command_runs_elsewhere(wheel: Path, tmp_path: Path) -> None:
    install = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps", "--target", "home", str(wheel)]
    _run(*install, cwd=tmp_path)
    home = {"PYTHONPATH": str(tmp_path / "home")}
    where = _run(sys.executable, "-c", "import playground; print(playground.__file__)", cwd=tmp_path, more=home)
    assert Path(where.strip()).is_relative_to(tmp_path)
    command = tmp_path / "home" / "bin" / "discord-playground"
    assert "--bot COMMAND" in _run(sys.executable, str(command), "--help", cwd=tmp_path, more=home)


def test_it_imports_nothing_of_the_project_that_it_lies_in() -> None:
    code = (
        "import sys, playground.__main__, playground.page_server, playground.testing, playground.bench\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    loaded = set(_run(sys.executable, "-c", code, cwd=PACKAGE.parent).split())
    beside = {path.parent.name for path in PACKAGE.parent.glob("*/__init__.py")} - {"playground"}
    assert "aiohttp" in loaded and "discord" not in loaded
    assert loaded & beside == set()


def _run(*command: str, cwd: Path, more: dict[str, str] | None = None) -> str:
    environment = {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **(more or {})}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
