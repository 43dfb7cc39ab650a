"""How late interactions reach us, measured against the quickest that came."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

TOO_LATE_AFTER = 3.0
"""Seconds after which Discord takes no answer."""
UNRELATED = 86400.0
"""Seconds by which no two clocks differ: an id so far off doesn't tell the time (a test's Discord may count)."""
WATCHED = 600.0
"""Seconds over which the clocks' difference is watched."""
CONFIRMED = 60.0
"""Seconds for which newer differences must be known before an older, smaller one is forgotten."""


class Lateness:
    """How late interactions reach us.

    Discord's clock and ours differ by an unknown amount; the least difference of the last ten minutes is taken for it.
    Where nobody has pressed anything for longer, the last one known still counts, until newer ones have been known for
    a minute: what the gateway sends again after an outage is often the first for a long time, and all of it is late.

    Where a clock is set, everything seems late from then on. Only Discord knows better: whoever finds that it takes
    an answer all the same says so (`was_taken`).
    """

    def __init__(self, on_step: Callable[[float], object] = lambda seconds: None) -> None:
        """`on_step` is told by how many seconds our clock was set against Discord's, forward or (negative) back."""
        self._least: deque[tuple[float, float]] = deque()
        """(moment, difference), differences rising: the first is the least."""
        self._on_step = on_step

    def of(self, created: float, now: float) -> float:
        """Seconds that what was created at `created` (Discord's clock) is late at `now` (ours)."""
        difference = now - created
        if abs(difference) > UNRELATED:
            return 0.0
        if self._least and difference < self._least[0][1] - TOO_LATE_AFTER:
            self._set(difference, now)
        while len(self._least) > 1 and self._least[0][0] < now - WATCHED and self._least[1][0] < now - CONFIRMED:
            self._least.popleft()
        while self._least and self._least[-1][1] >= difference:
            self._least.pop()
        self._least.append((now, difference))
        return difference - self._least[0][1]

    def was_taken(self, created: float, now: float) -> None:
        """Discord took an answer to what had seemed too late at `now`: then a clock was set, and nothing is late."""
        if now - created > self._least[0][1] + TOO_LATE_AFTER:  # else somebody else has found that out meanwhile
            self._set(now - created, now)

    def _set(self, difference: float, now: float) -> None:
        step = difference - self._least[0][1]
        self._least = deque([(now, difference)])
        self._on_step(step)
