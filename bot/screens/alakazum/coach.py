"""What the coach tells of Alakazum!: which topic a question is about, and the facts of its text."""

from __future__ import annotations

from typing import Any

from bot.screens.alakazum.prompts import STEPS
from bot.screens.alakazum.stakes import best_culture, sides
from bot.screens.coach import GOAL, Lessons
from bot.screens.game import Reader
from games.alakazum.cards import CARDS
from games.alakazum.combat import FOREST, Fight
from games.alakazum.facts import fact as fact_of
from games.alakazum.odds import combat_of
from games.alakazum.state import points
from games.alakazum.view import View
from games.kernel.frames import PASS
from games.kernel.game import Decision


def _action(view: View, decision: Decision) -> str:
    """The step of the action: what comes after its verb is explained once, with the verb."""
    step = STEPS["action"](view)
    return {"you": "action", "market": "market", "give": "object", "rival": "rivals", "spell": "magic"}.get(
        step, "rivals" if step == "target" and view.seats == 2 else ""
    )


def _helper(view: View, decision: Decision) -> str:
    """Silent where nobody who could help adds anything: their buttons warn of it."""
    return "helper" if any(each[0] == "helper" and combat_of(view, each[1]) for each in decision.options) else ""


def _potion(view: View, decision: Decision) -> str:
    fight = view.frame(Fight)
    return "forest-potion" if fight.seats[1] == FOREST else "potion"


def _voodoo(view: View, decision: Decision) -> str:
    return "" if view.seat == view.turn else "voodoo"


def _alakazum(view: View, decision: Decision) -> str:
    step = STEPS["alakazum"](view)
    return "alakazum" if step == "you" else "enemy" if step == "more" else ""


def _goal(view: View, reader: Reader) -> dict[str, Any]:
    sprint = {"sprint": "yes" if view.options.sprint else "no", "rounds": view.options.rounds}
    if view.seat is None or not view.teams[view.seat]:
        return {"points": 0, "sign": "", **sprint}
    best = best_culture(view, view.seat)
    return {"points": points(view, view.seat, best), "sign": reader.say("alakazum-sign-" + best), **sprint}


def _fighter(view: View, reader: Reader) -> dict[str, Any]:
    return {"foe": CARDS[view.frame(Fight).fighters[1]].name}


def _forest_potion(view: View, reader: Reader) -> dict[str, Any]:
    fight = view.frame(Fight)
    (mine, _), (theirs, _) = sides(fact_of(view, fight.seats[0], "potion", [PASS]))
    return {"foe": CARDS[fight.fighters[1]].name, "missing": max(0, theirs - mine + 1)}


def _recovery(view: View, reader: Reader) -> dict[str, Any]:
    return {"name": CARDS[view.frame(Fight).fighters[0]].name}


LESSONS = Lessons(
    topics={"action": _action, "helper": _helper, "potion": _potion, "voodoo": _voodoo, "alakazum": _alakazum},
    facts={
        GOAL: _goal,
        "fighter": _fighter,
        "forest-potion": _forest_potion,
        "recovery": _recovery,
    },
)
