"""`make` where a newcomer's machine isn't as it should be: a sentence of ours says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOBODY = 65534
PYTHON = """#!/bin/sh
# A Python without a package index: it makes environments of itself.
case "$*" in
    *"-m venv"*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    *"pip --version"*) ;;
    *"pip install"*) echo "ERROR: No matching distribution found for aiohttp" >&2; exit 1 ;;
    *) exit 1 ;;
esac
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """The code, where anybody may look."""
    if shutil.which("make") is None or os.name != "posix":
        pytest.skip("there is no make")
    with tempfile.TemporaryDirectory() as made:
        path = Path(made)
        for name in ("Makefile", "requirements.txt", "requirements-dev.txt"):
            shutil.copy(ROOT / name, path)
        python = path / "a-python"
        python.write_text(PYTHON)
        for each in (path, python):
            each.chmod(0o755)
        yield path


def make(folder: Path, *asked: str) -> tuple[int, str]:
    """What make said, for somebody who is not root."""
    user = NOBODY if os.geteuid() == 0 else None
    done = subprocess.run(
        ["make", f"PYTHON={folder / 'a-python'}", *asked], cwd=folder, capture_output=True, text=True, user=user
    )
    return done.returncode, done.stdout + done.stderr


def test_a_folder_that_cannot_be_written_to(folder: Path) -> None:
    folder.chmod(0o555)
    code, said = make(folder, "bot")
    assert code != 0
    assert "This folder can't be written to" in said and "make VENV=$HOME/alakazum-venv play" in said
    assert "python3-venv" not in said


@pytest.mark.parametrize("stamp", [".ready", ".ready-dev"])
def test_no_package_index(folder: Path, stamp: str) -> None:
    folder.chmod(0o777)
    code, said = make(folder, f".venv/{stamp}")
    assert code != 0
    assert "No matching distribution" in said and "PIP_INDEX_URL=https://… make play" in said


def test_packages_can_be_put_elsewhere(folder: Path) -> None:
    folder.chmod(0o555)
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o777)
        _, said = make(folder, f"VENV={made}/venv", f"{made}/venv/.ready")
        assert "PIP_INDEX_URL" in said and Path(made, "venv/bin/python").exists()
