"""What went over the wire: every request with its answer, for judges and for error messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer. `template` is the route with its parameters' names."""

    method: str
    template: str
    path: str
    query: dict[str, str]
    body: Any
    status: int
    answer: Any


@dataclass(slots=True)
class Traffic:
    """A record of exchanges, in order."""

    exchanges: list[Exchange] = field(default_factory=list[Exchange])

    def note(
        self, method: str, template: str, path: str, query: dict[str, str], body: Any, status: int, answer: Any
    ) -> None:
        """Remember one exchange."""
        self.exchanges.append(Exchange(method, template, path, query, body, status, answer))

    def refusals(self) -> list[Exchange]:
        """Those that were answered with an error."""
        return [one for one in self.exchanges if one.status >= 400]
