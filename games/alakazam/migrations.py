"""Snapshots of earlier forms, brought up to date."""

from __future__ import annotations

from typing import Any

OLD_WORDS = frozenset(("colour", "number"))
"""Words of drafts that named a whole pattern in the first form."""


def slow_apart(data: dict[str, Any]) -> dict[str, Any]:
    """Form 1 to 2: slow trading is a frame of its own, bells have numbers, patterns are two words."""
    stack = [_trading(frame, data["options"]["slow"]) if frame[0] == "Trade" else frame for frame in data["stack"]]
    return data | {"schema": 2, "stack": stack, "state": data["state"] | {"bells": data["state"]["ticks"] + 1}}


def _trading(frame: list[Any], slow: bool) -> list[Any]:
    _, drafts, offers, queue, awake, caller = frame
    drafts = [draft if OLD_WORDS.isdisjoint([word[0] for word in draft]) else list[Any]() for draft in drafts]
    if not slow:
        return ["Trade", drafts, offers, caller]
    return ["SlowTrade", drafts, offers, caller, [_dealing(deal) for deal in queue], awake, []]


def _dealing(deal: list[Any]) -> list[Any]:
    """An offer that answers another is a counter."""
    if not deal or deal[0] != "offer":
        return deal
    _, to, given, wanted, answered = deal
    return ["counter", to, given, wanted, answered] if answered else ["offer", to, given, wanted]
