"""What the conformance suite can't know of Nim: that nothing is hidden, what may occur."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from games.kernel.conformance import GameCase

from . import Nim


def census(g: Nim) -> Counter[str]:
    return Counter(stone=sum(g.state.heaps) + sum(g.state.taken))


CASES = [
    GameCase(
        game=Nim,
        bound=12,
        open=True,
        box={2: Counter(stone=12)},
        census=census,
        actions=frozenset(("take",)),
        events=frozenset(("took",)),
        kinds=frozenset(("take",)),
        goldens=Path(__file__).parent / "playthroughs",
    )
]
