"""Which line a newcomer is told about a question of Alakazam!."""

from __future__ import annotations

from bot.screens.alakazam.prompts import step
from bot.screens.lessons import GOAL, Lessons
from games.alakazam.cards import IS_BONUS, LIMITS
from games.alakazam.view import View
from games.kernel.game import Decision

STEPS = {
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
    at = step(view)
    if at not in ("first", "first-bonus"):
        return STEPS.get(at, "")
    held = [card for card in view.hands[view.seat or 0] if card is not None]
    if any(IS_BONUS[card] for card in held):
        return "bonus"  # nothing but returning cards is left to do
    return "holding" if held else "trade"


LESSONS: Lessons[View] = Lessons(
    topics={"look": lambda view, decision: GOAL, "trade": _trade},
    facts=lambda view: {"target": LIMITS.target, "rounds": view.options.rounds},
)
