"""What a seat saw of a golden game when its digest was written, beside what it sees now, as a difference.

    python -m tests.games.golden alakazum-base 4 120 2      # four seats, after move 120, seat 2
    python -m tests.games.golden alakazum-base 4 120        # … a spectator

The commit that wrote the golden text last is checked out in a worktree for as long as it takes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from difflib import unified_diff
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = "import sys; from tests.games.golden import shown; sys.stdout.write(shown(*sys.argv[1:]))"


def shown(label: str, seats: str, moves: str, seat: str = "") -> str:
    """What is seen with the code that is imported."""
    from examples.highcard.case import CASES as EXAMPLES
    from games.kernel.conformance.goldens import seen
    from tests.games.kernel.parley import a_case
    from tests.games.test_conformance import CASES, SHORT

    (case,) = (case for case in [*CASES.values(), *SHORT.values(), *EXAMPLES, a_case()] if case.label == label)
    return seen(case, int(seats), int(moves), int(seat) if seat else None)


def written(label: str, seats: str) -> str:
    """The commit that changed a golden text last."""
    (path,) = ROOT.glob(f"tests/**/playthroughs/{label}-{seats}.txt")
    return _said("git", "log", "-1", "--format=%h", "--", str(path), at=ROOT).strip()


def difference(*asked: str) -> str:
    """Line by line, what is seen otherwise than when the digest was written."""
    commit = written(*asked[:2])
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / commit
        _said("git", "worktree", "add", "--quiet", "--detach", str(tree), commit, at=ROOT)
        try:
            old, new = (_said(sys.executable, "-c", HERE, *asked, at=at) for at in (tree, ROOT))
        finally:
            _said("git", "worktree", "remove", "--force", str(tree), at=ROOT)
    return "\n".join(unified_diff(old.splitlines(), new.splitlines(), commit, "now", lineterm="", n=1))


def _said(*command: str, at: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(at)}
    return subprocess.run(command, cwd=at, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    sys.stdout.write(difference(*sys.argv[1:]) + "\n")
