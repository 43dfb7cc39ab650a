"""What is special about a daily table.

It is in no channel, and until its day is over only its player sees any of it, because everybody plays the same deck.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from .errors import DailyError
from .table import Table
from .table_rules import TableRules

DAY = 86400.0


def ends_at(day: str) -> float:
    """The moment a day is over, unix seconds. Raises ValueError for what is no day."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (midnight + timedelta(days=1)).timestamp()


def day_after(day: str) -> str:
    """The next day. Raises ValueError for what is no day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def day_before(day: str) -> str:
    """The day before. Raises ValueError for what is no day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def is_sealed(table: Table, now: float) -> bool:
    """Return whether this is a daily table whose day isn't over: then only its player may see any of it."""
    return bool(table.rules.daily) and now < ends_at(table.rules.daily)


def check_open(table: Table, now: float) -> None:
    """Raise DailyError while a daily table is sealed."""
    if is_sealed(table, now):
        raise DailyError(what="sealed", until=int(ends_at(table.rules.daily)))


def check_no_daily(rules: TableRules, what: str) -> None:
    """Raise DailyError if these are of a daily table; `what` names the feature that no daily table has."""
    if rules.daily:
        raise DailyError(what=what, until=int(ends_at(rules.daily)))
