"""Who has met whom at finished tables: who won last, and the two who met most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from storage.day_rows import TogetherRow


@dataclass(frozen=True, slots=True)
class Duel:
    """Two people, the one who was ahead more often first, and how often each was."""

    names: tuple[str, str]
    """By which they played last."""
    ahead: tuple[int, int]


def last_winner(rows: Sequence[TogetherRow]) -> TogetherRow | None:
    """Return who won the last of these tables that a person has won."""
    return next((row for row in reversed(rows) if row.place == 1), None)


def duel(rows: Sequence[TogetherRow]) -> Duel | None:
    """Return the two who sat at most of these tables together, of equals those who did last; None: nobody met."""
    met, ahead, last = Counter[tuple[int, int]](), Counter[tuple[int, int]](), dict[tuple[int, int], float]()
    names = {row.user_id: row.name for row in rows}
    for _, there in groupby(rows, lambda row: row.table_id):
        for one, other in combinations(sorted(there, key=lambda row: row.user_id), 2):
            pair = (one.user_id, other.user_id)
            met[pair] += 1
            last[pair] = one.ended_at
            ahead[pair] += one.place < other.place
            ahead[other.user_id, one.user_id] += other.place < one.place
    if not met:
        return None
    first, second = max(met, key=lambda pair: (met[pair], last[pair]))
    if ahead[second, first] > ahead[first, second]:
        first, second = second, first
    return Duel((names[first], names[second]), (ahead[first, second], ahead[second, first]))
