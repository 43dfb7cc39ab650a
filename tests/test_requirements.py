"""What `make play` installs is all that the bot and the playground import: the developers' tools must not fill gaps."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROGRAMS = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1:]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import bot.__main__, bot.client, playground.__main__, playground.page_server, playground.quickstart, storage.__main__
from sqlalchemy import create_engine
create_engine("sqlite://").connect().close()
"""
"""All three, with what they import only when first needed; the modules named in the arguments can't be found."""


def names(requirements: str) -> set[str]:
    """The pinned distributions of a requirements file."""
    found = re.findall(r"^([a-z0-9._-]+)(?:\[[a-z,]+\])?==", (ROOT / requirements).read_text(), re.M | re.I)
    return {canonical(name) for name in found}


def canonical(name: str) -> str:
    """``Discord.py`` and ``discord-py`` are one."""
    return re.sub(r"[-_.]+", "-", name).lower()


def without(missing: set[str]) -> str:
    """What the programs complain of where `missing` modules are not installed."""
    command = [sys.executable, "-c", PROGRAMS, *sorted(missing)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False).stderr


def test_the_programs_start_with_what_is_required_and_nothing_else() -> None:
    required = names("requirements.txt")
    homes = {module: {canonical(home) for home in found} for module, found in packages_distributions().items()}
    others = {module for module, found in homes.items() if found.isdisjoint(required)}
    assert {"pytest", "playwright"} <= others
    assert without(others) == ""
    assert "greenlet" in without({*others, "greenlet"})


def test_developers_have_the_same_versions() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^(\S+==\S+)", (ROOT / name).read_text(), re.M))

    assert pins("requirements.txt") <= pins("requirements-dev.txt")
