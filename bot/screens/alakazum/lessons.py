"""Which line a newcomer is told about a question of Alakazum!."""

from __future__ import annotations

from bot.screens.alakazum.prompts import STEPS
from bot.screens.lessons import GOAL, Lessons
from games.alakazum.combat import FOREST, Fight
from games.alakazum.odds import combat_of
from games.alakazum.rules import NEEDED
from games.alakazum.state import best_stars
from games.alakazum.view import View
from games.kernel.game import Decision

ACTION = {"you": "action", "market": "market", "give": "object", "rival": "rivals", "spell": "magic"}
"""Steps of an action: what comes after its verb is explained once, with the verb."""


def _action(view: View, decision: Decision) -> str:
    """Before anything is chosen: who can win by an Alakazum now, else what can be done."""
    step, best = STEPS["action"](view), [best_stars(view, seat) for seat in range(view.seats)]
    if step == "you" and max(best) >= NEEDED:
        return "near" if best[decision.seat] >= NEEDED else "threat"
    return ACTION.get(step, "rivals" if step == "target" and view.seats == 2 else "")


def _helper(view: View, decision: Decision) -> str:
    """Silent where nobody who could help adds anything: their buttons warn of it."""
    return "helper" if any(each[0] == "helper" and combat_of(view, each[1]) for each in decision.options) else ""


LESSONS: Lessons[View] = Lessons(
    topics={
        "start": lambda view, decision: GOAL,
        "action": _action,
        "helper": _helper,
        "potion": lambda view, decision: "forest-potion" if view.frame(Fight).seats[1] == FOREST else "potion",
        "voodoo": lambda view, decision: "" if view.seat == view.turn else "voodoo",
        "alakazum": lambda view, decision: {"you": "alakazum", "more": "enemy"}.get(STEPS["alakazum"](view), ""),
    },
    facts=lambda view: {
        "needed": NEEDED,
        "sprint": "yes" if view.options.sprint else "no",
        "rounds": view.options.rounds,
    },
)
