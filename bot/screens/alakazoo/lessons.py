"""Which line a newcomer is told about a question of Alakazoo."""

from __future__ import annotations

from bot.screens.alakazoo.prompts import keeper_step
from bot.screens.alakazoo.words import helper
from bot.screens.lessons import GOAL, Lessons
from games.alakazoo.view import View
from games.kernel.game import Decision

NEAR = 2
"""So many rounds before the last it is near."""
ROWS = (2, 5)
"""Limbs with which a newcomer is told of rows and columns."""


def _turn(view: View, decision: Decision) -> str:
    """Near the end, how it ends; with so many limbs what rows and columns are for; else what one can do."""
    limbs = [sum(card >= 0 for card in portal) for portal in view.portals]
    if max(limbs) >= 7 or (view.options.sprint and view.options.rounds - view.round < NEAR):
        return "end"
    return "rows" if view.seat is not None and limbs[view.seat] in ROWS else "turn"


LESSONS: Lessons[View] = Lessons(
    topics={
        "board": lambda view, decision: GOAL,
        "turn": _turn,
        "keeper": lambda view, decision: "keeper" if keeper_step(view, decision) == "you" else "",
    },
    facts=lambda view: {
        "sprint": "yes" if view.options.sprint else "no",
        "left": view.options.rounds - view.round,
        **helper(view),
    },
)
