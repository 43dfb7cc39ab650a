"""Which of our connections to Discord are there. Each carries some of the servers; one is lost without the others."""

from __future__ import annotations

from collections.abc import Callable

ONLY = 0
"""The connection of a bot that has one."""


class Connections:
    """The connections, by number, as they come and go. A line `runs` once its tables have their time back."""

    def __init__(self) -> None:
        self.of: Callable[[int], int] = lambda guild: ONLY
        """Server → the connection that carries it."""
        self.lost_at_start: float | None = None
        """Unix seconds: since when people couldn't see us when we began; None: never seen before."""
        self._there: set[int] = set()
        self._running: set[int] = set()
        self._lost_at: dict[int, float] = {}

    def is_there(self, line: int) -> bool:
        """Between `came` and `went`."""
        return line in self._there

    def runs(self, line: int) -> bool:
        """Clocks and AI of its servers go on."""
        return line in self._running

    @property
    def any_runs(self) -> bool:
        """Somebody can see us."""
        return bool(self._running)

    @property
    def all_there(self) -> list[int]:
        """The lines that are there, or were until a moment ago."""
        return sorted(self._there | self._running)

    def came(self, line: int) -> None:
        """It is there; it runs once its time has been given back."""
        self._there.add(line)

    def went(self, line: int, now: float) -> bool:
        """It is lost. True: it ran until now."""
        self._there.discard(line)
        if line not in self._running:
            return False
        self._running.discard(line)
        self._lost_at[line] = now
        return True

    def gone(self, line: int, now: float) -> float:
        """Seconds for which it has not been there."""
        since = self._lost_at.get(line, self.lost_at_start)
        return max(0.0, now - since) if since is not None else 0.0

    def given_back(self, line: int, now: float) -> None:
        """Its tables have had the time until now; it runs, unless it has gone meanwhile."""
        self._lost_at[line] = now
        if line in self._there:
            self._running.add(line)
