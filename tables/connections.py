"""Which of our connections to Discord are there. Each carries some of the servers; one is lost without the others."""

from __future__ import annotations

from collections.abc import Callable

ONLY = 0
"""The connection of a bot that has one."""


class Connections:
    """The connections, by number, as they come and go. A connection `runs` once its tables have their time back."""

    def __init__(self) -> None:
        self.of: Callable[[int], int] = lambda guild: ONLY
        """Server → the connection that carries it."""
        self.lost_at_start: float | None = None
        """Unix seconds: since when people couldn't see us when we began; None: never seen before."""
        self._there: set[int] = set()
        self._running: set[int] = set()
        self._lost_at: dict[int, float] = {}

    def is_there(self, connection: int) -> bool:
        """Between `came` and `went`."""
        return connection in self._there

    def runs(self, connection: int) -> bool:
        """Clocks and AI of its servers go on."""
        return connection in self._running

    @property
    def any_runs(self) -> bool:
        """Somebody can see us."""
        return bool(self._running)

    @property
    def all_there(self) -> list[int]:
        """The connections that are there, or were until a moment ago."""
        return sorted(self._there | self._running)

    def came(self, connection: int) -> None:
        """It is there; it runs once its time has been given back."""
        self._there.add(connection)

    def went(self, connection: int, now: float) -> bool:
        """It is lost. True: it ran until now."""
        self._there.discard(connection)
        if connection not in self._running:
            return False
        self._running.discard(connection)
        self._lost_at[connection] = now
        return True

    def gone(self, connection: int, now: float) -> float:
        """Seconds for which it has not been there."""
        since = self._lost_at.get(connection, self.lost_at_start)
        return max(0.0, now - since) if since is not None else 0.0

    def given_back(self, connection: int, now: float) -> None:
        """Its tables have had the time until now; it runs, unless it has gone meanwhile."""
        self._lost_at[connection] = now
        if connection in self._there:
            self._running.add(connection)
