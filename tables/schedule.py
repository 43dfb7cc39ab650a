"""When each table is to be woken."""

from __future__ import annotations

from heapq import heappop, heappush


class Schedule:
    """At most one moment for each table; a new one replaces the old."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int]] = []
        self._due: dict[int, float] = {}

    def put(self, table_id: int, due: float | None) -> None:
        """Wake the table at `due` (unix seconds), None: not at all."""
        if due is None:
            self._due.pop(table_id, None)
        elif self._due.get(table_id) != due:
            self._due[table_id] = due
            heappush(self._heap, (due, table_id))

    def least(self) -> float | None:
        """The next moment, unix seconds."""
        self._drop_replaced()
        return self._heap[0][0] if self._heap else None

    def take(self, now: float) -> list[int]:
        """The tables to wake at `now`, the earliest first; they are no longer scheduled then."""
        taken: list[int] = []
        while (least := self.least()) is not None and least <= now:
            taken.append(heappop(self._heap)[1])
            del self._due[taken[-1]]
        return taken

    def _drop_replaced(self) -> None:
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
