"""Plant faults with mutmut and list those that no test notices: ``python -m tests.mutants [room …] [--sample 400]``.

A room is one that `[tool.mutmut]` of pyproject.toml names: `tables`, `storage`, `bot/delivery`. Without one all are
drawn from. The sample follows from the number of the week, so that each Monday tries others and a run can be repeated.
mutmut keeps its copy of the project in `mutants/`, and runs for each fault the tests that pass through its function.

Exits with 1 where fewer than `NOTICED` of the faults are noticed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from datetime import date
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
COPY = ROOT / "mutants"
NOTICED = 0.8
"""The share that the tests must notice."""
SAMPLE = 400
GENERATE_ONLY = "tables.formats.*"
"""A small pattern: mutmut plants the faults of every room before it runs those that are asked for."""
SURVIVED, NO_TESTS = 0, 33
"""mutmut's codes of faults that nothing noticed, and that no test passes through."""


def of_week(names: Iterable[str], count: int, week: int) -> list[str]:
    """At most `count` of `names`, the same ones for the same `week`, whatever the order they came in."""
    return sorted(sorted(names, key=lambda name: sha256(f"{week} {name}".encode()).digest())[:count])


def results(rooms: Iterable[str]) -> Mapping[str, int | None]:
    """mutmut's code for each planted fault of `rooms`; None where it was not tried."""
    return {
        name: code
        for room in rooms
        for path in sorted((COPY / room).rglob("*.meta"))
        for name, code in json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"].items()
    }


def report(codes: Mapping[str, int | None]) -> int:
    """Print what survived and the share that was noticed; the exit code."""
    tried = {name: code for name, code in codes.items() if code is not None}
    unnoticed = sorted(name for name, code in tried.items() if code in (SURVIVED, NO_TESTS))
    for name in unnoticed:
        print(f"SURVIVED  {name}{'  (no test passes through)' if tried[name] == NO_TESTS else ''}")
    share = 1 - len(unnoticed) / max(1, len(tried))
    print(f"{len(tried)} tried, {len(unnoticed)} unnoticed: {share:.0%} noticed, {NOTICED:.0%} wanted")
    return 0 if tried and share >= NOTICED else 1


def mutmut(*names: str) -> None:
    """Run mutmut on `names`; its tests fail where a clean copy is red."""
    subprocess.run([sys.executable, "-m", "mutmut", "run", *names], cwd=ROOT, check=True)


def main(arguments: list[str]) -> int:
    """Draw, plant and tell; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("rooms", nargs="*", default=["tables", "storage", "bot/delivery"], help="none: all three")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many faults")
    parser.add_argument("--week", type=int, default=date.today().isocalendar().week, help="the draw's number")
    given = parser.parse_args(arguments)
    shutil.rmtree(COPY, ignore_errors=True)  # files that are gone here would stay there
    mutmut(GENERATE_ONLY)
    drawn = of_week(results(given.rooms), given.sample, given.week)
    mutmut(*drawn)
    codes = results(given.rooms)
    return report({name: codes[name] for name in drawn})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
