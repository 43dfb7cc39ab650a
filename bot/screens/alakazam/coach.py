"""What the coach tells of Alakazam!: which topic a question is about, and the facts of its text."""

from __future__ import annotations

from typing import Any

from bot.screens.alakazam.prompts import step
from bot.screens.alakazam.words import card_name, worth
from bot.screens.coach import GOAL, Lessons
from bot.screens.game import Reader
from games.alakazam.cards import IS_BONUS, LIMITS
from games.alakazam.view import View
from games.kernel.game import Decision

STEPS = {
    "first": "trade",
    "first-bonus": "trade",
    "out": "swap",
    "in": "swap",
    "take": "take",
    "return": "return",
    "reroll": "reroll",
    "to": "offering",
    "given": "offering",
    "wanted": "wanting",
    "done": "done",
}
"""Words of a dealing that are explained."""


def _trade(view: View, decision: Decision) -> str:
    at = STEPS.get(step(view), "")
    if at != "trade":
        return at
    held = [card for card in view.hands[view.seat or 0] if card is not None]
    if any(IS_BONUS[card] for card in held):
        return "bonus"  # nothing but returning cards is left to do
    if _missed(view):
        return "missed"
    if held:
        return "holding"
    return "met" if _best(view) >= 0 else "trade"


def _best(view: View) -> int:
    """The open card that scores most with the dice as they are; −1: none."""
    seat = view.seat or 0
    cards = [card for card in view.table if card is not None and worth(view, seat, card) > 0]
    return max(cards, key=lambda card: worth(view, seat, card), default=-1)


def _missed(view: View) -> list[int]:
    return [line.card for line in view.sheet(view.seat or 0).lines if not line.met and line.points < 0]


def _goal(view: View, reader: Reader) -> dict[str, Any]:
    return {"points": view.points[view.seat or 0], "target": LIMITS.target, "rounds": view.options.rounds}


def _met(view: View, reader: Reader) -> dict[str, Any]:
    best = _best(view)
    return {"card": card_name(best, reader.say), "points": worth(view, view.seat or 0, best)}


def _missed_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"card": card_name(_missed(view)[0], reader.say)}


LESSONS = Lessons(topics={"trade": _trade}, facts={GOAL: _goal, "met": _met, "missed": _missed_facts})
