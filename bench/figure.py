"""One measured number with the budget that `docs/performance.md` sets for it."""

from typing import NamedTuple


class Figure(NamedTuple):
    """A number with its unit; `budget` in words, empty where none is set."""

    name: str
    value: float
    unit: str
    budget: str = ""

    def __str__(self) -> str:
        value = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:,.2f}"
        return f"{self.name:<52}{value:>12} {self.unit:<10}{self.budget}"
