"""What went over the wire: every request with its answer, for judges and for error messages."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
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
    at: float = 0.0
    """When it was answered, by the clock of the playground's event loop."""


@dataclass(slots=True)
class Traffic:
    """A record of exchanges, in order."""

    exchanges: list[Exchange] = field(default_factory=list[Exchange])

    def refusals(self) -> list[Exchange]:
        """Those that were answered with an error."""
        return [one for one in self.exchanges if one.status >= 400]

    def write(self, path: Path) -> None:
        """Write the record as lines of JSON."""
        lines = [json.dumps(asdict(one), ensure_ascii=False) for one in self.exchanges]
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
