"""`make` where a newcomer's machine isn't as it should be: a sentence of ours says what to do."""

from __future__ import annotations

import fcntl
import os
import pty
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from playground.__main__ import LOOK, STOPS_WITHIN
from playground.bot_process import LAST_WORDS

ROOT = Path(__file__).parents[1]
NOBODY = 65534
PATIENCE = 60
"""Seconds for a busy machine; how long a bot has to stop is `STOPS_WITHIN`."""
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


def test_the_newest_python_is_taken(folder: Path) -> None:
    for name in ("python3.11", "python3.14", "python3"):
        shutil.copy(folder / "a-python", folder / name)
        (folder / name).write_text(PYTHON.replace("*) exit 1", "*) exit 0"))
    asked = ["make", "--dry-run", "bot"]
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    said = subprocess.run(asked, cwd=folder, capture_output=True, text=True, env={"PATH": path}, check=True).stdout
    assert "python3.14 -m venv .venv" in said


@pytest.mark.parametrize("how", ["terminated", "terminal closed"])
def test_make_play_ends_with_all_that_it_started(how: str, tmp_path: Path) -> None:
    """Whoever ends `make`, or closes its terminal, leaves nothing that holds port and database."""
    assert LOOK + STOPS_WITHIN + LAST_WORDS <= 3
    if shutil.which("make") is None or os.name != "posix":
        pytest.skip("there is no make")
    ours, terminal = pty.openpty()
    ready = ROOT / ".venv"
    begun = subprocess.Popen(
        ["make", f"--makefile={ROOT / 'Makefile'}", f"VENV={ready}", f"BIN={Path(sys.executable).parent}", "-o",
         f"{ready}/.ready", "ARGS=--no-browser", "play"],
        cwd=ROOT, stdin=terminal, stdout=terminal, stderr=terminal, start_new_session=True,
        env={**os.environ, "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", "PICTURES": "no"},
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )  # fmt: skip
    os.close(terminal)
    said = b""
    until = time.monotonic() + 60
    while b"ready" not in said and time.monotonic() < until:
        said += os.read(ours, 4096)
    started = [begun.pid, *children(begun.pid)]
    assert len(started) >= 3, said  # make, the playground, the bot
    if how == "terminated":
        begun.terminate()
    else:
        os.close(ours)  # make, which leads the terminal, is told so alone
    until = time.monotonic() + PATIENCE
    while any(is_alive(pid) for pid in started) and time.monotonic() < until:
        begun.poll()
        time.sleep(0.05)
    left = [pid for pid in started if is_alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []


def children(pid: int) -> list[int]:
    """All processes below one."""
    rows = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout.split()
    own = [int(child) for child, parent in zip(rows[::2], rows[1::2], strict=True) if int(parent) == pid]
    return own + [below for child in own for below in children(child)]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


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
