"""Every figure of docs/performance.md and docs/scaling.md: `make bench`, or `python -m bench PART…` (`--help`)."""

from __future__ import annotations

import argparse
import subprocess
import sys

PARTS = {
    "engines": "bench.engines",
    "storage": "bench.storage",
    "pictures": "bench.pictures",
    "press": "bench.press",
    "burst": "bench.burst",
    "playground": "playground.bench",
    "calls": "bench.calls",
    "cluster": "bench.cluster",
}
"""Each runs in a process of its own, one after the other, so that none is measured with the memory of another."""


def main() -> int:
    """Run the chosen parts; the exit code of the first that failed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; default: all")
    chosen = parser.parse_args().parts or list(PARTS)
    unknown = [part for part in chosen if part not in PARTS]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    for part in chosen:
        print(f"── {part}: python -m {PARTS[part]}", flush=True)
        code = subprocess.run([sys.executable, "-m", PARTS[part]], check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
