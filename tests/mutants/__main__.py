"""Plant faults, run the nearest tests, list the survivors: ``python -m tests.mutants [--jobs 2] [name …]``.

A name is a room (`kernel`), a fault, or the beginning of one. Exits with 1 where a tenth or more survive, and with 2
where a fault can't be planted any more, or where the tests fail without one.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ALLOWED = 0.1
"""Share of the faults that may survive."""
SECONDS = 1200
"""How long the nearest tests may take. Each single test has less (pytest's own timeout): one that hangs fails."""
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "__pycache__", "*.db-*", ".*_cache", ".hypothesis", "docs")
PASSED, TESTS_FAILED = 0, 1


class Result(StrEnum):
    """What the tests made of a fault."""

    NOTICED = "noticed"
    SURVIVED = "SURVIVED"
    STALE = "can't be planted: the text is not in the file once"
    BROKEN = "the tests don't even start"
    SLOW = "too slow to say"


OF_CODE = {PASSED: Result.SURVIVED, TESTS_FAILED: Result.NOTICED, None: Result.SLOW}


@dataclass(frozen=True)
class Mutant:
    """One fault: in `file`, `new` stands in the place of `old`; `tests` should notice."""

    room: str
    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def mutants() -> Iterator[Mutant]:
    """All of the lists, room by room."""
    for path in sorted(HERE.glob("*.toml")):
        listed = tomllib.loads(path.read_text(encoding="utf-8"))
        for row in listed["mutant"]:
            tests = tuple(row.get("tests", listed.get("tests", ())))
            yield Mutant(path.stem, row["name"], row["file"], row["old"], row["new"], tests)


def wanted(names: Iterable[str]) -> list[Mutant]:
    """Those of these rooms, or whose names begin so; all for no names."""
    some = tuple(names)
    return [one for one in mutants() if not some or one.room in some or one.name.startswith(some)]


def run_tests(copy: Path, tests: Iterable[str]) -> int | None:
    """Pytest's exit code in a copy of the project, at a low priority; None after `SECONDS`."""
    python = ROOT / ".venv" / "bin" / "python"
    command = [str(python), "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not long", *tests]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            ["nice", *command], cwd=copy, env=environment, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return None
    return done.returncode


def plant(mutant: Mutant, copy: Path) -> Result:
    """Try one fault in `copy`, which is afterwards as it was."""
    path = copy / mutant.file
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if text.count(mutant.old) != 1:
        return Result.STALE
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        code = run_tests(copy, mutant.tests)
    finally:
        path.write_text(text, encoding="utf-8")
    return OF_CODE.get(code, Result.BROKEN)


def complaints(some: Iterable[Mutant]) -> Iterator[str]:
    """Faults that can't be planted in the files of today, and tests of theirs that aren't there."""
    names = [(one.room, one.name) for one in some]
    yield from (
        f"{room}: {name}: two have this name" for room, name in sorted({n for n in names if names.count(n) > 1})
    )
    for one in some:
        path = ROOT / one.file
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        if text.count(one.old) != 1 or one.old == one.new or not _is_python(path, text.replace(one.old, one.new)):
            yield f"{one.room}: {one.name}: {Result.STALE}"
        yield from (f"{one.room}: {one.name}: no {test}" for test in one.tests or ("tests",) if not _is_there(test))


def _is_python(path: Path, text: str) -> bool:
    try:
        return path.suffix != ".py" or bool(ast.parse(text))
    except SyntaxError:
        return False


def _is_there(test: str) -> bool:
    """A folder, a file, or a function of a file (`file.py::function[case]`)."""
    path, _, function = test.partition("::")
    if not function:
        return (ROOT / path).exists()
    return (ROOT / path).is_file() and f"def {function.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Plant all wanted faults; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", help="rooms, faults, or beginnings of their names; none: all")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time")
    parser.add_argument("--unchecked", action="store_true", help="don't run the tests without a fault first")
    parser.add_argument("--look", action="store_true", help="only look whether all can be planted")
    given = parser.parse_args(arguments)
    some = wanted(given.names)
    stale = list(complaints(some))
    print(*stale, sep="\n", end="\n" if stale else "")
    if given.look:
        return 2 if stale else 0
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(given.jobs):
            copy = Path(folder) / str(number)
            shutil.copytree(ROOT, copy, ignore=LEFT_OUT, symlinks=True)
            (copy / "docs").symlink_to(ROOT / "docs")
            copies.put(copy)
        if not given.unchecked:
            copy = copies.get()
            if run_tests(copy, sorted({test for one in some for test in one.tests})) != PASSED:
                print("The tests fail without a fault: nothing can be said.")
                return 2
            copies.put(copy)

        def tried(mutant: Mutant) -> Result:
            copy, began = copies.get(), monotonic()
            try:
                result = plant(mutant, copy)
            finally:
                copies.put(copy)
            print(f"{mutant.room:9} {mutant.name:55} {result} ({monotonic() - began:.0f} s)", flush=True)
            return result

        with ThreadPoolExecutor(given.jobs) as pool:
            results = list(pool.map(tried, some))
    return report(some, results)


def report(some: list[Mutant], results: list[Result]) -> int:
    """Print what survived, room by room; the exit code."""
    survivors = [one for one, result in zip(some, results, strict=True) if result is Result.SURVIVED]
    unusable = sum(result not in (Result.NOTICED, Result.SURVIVED) for result in results)
    print(f"\n{len(some)} faults, {len(survivors)} survived, {unusable} of no use")
    for one in survivors:
        print(f"  {one.room}: {one.name} ({one.file})")
    if unusable:
        return 2
    return int(len(survivors) >= ALLOWED * len(some))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
