"""What the coach tells of Alakazoo: which topic a question is about, and the facts of its text."""

from __future__ import annotations

from typing import Any

from bot.screens.alakazoo.prompts import keeper_step
from bot.screens.alakazoo.words import card_name, helper, rune_name
from bot.screens.coach import GOAL, Lessons
from bot.screens.game import Reader
from games.alakazoo.cards import type_of
from games.alakazoo.dice import Light
from games.alakazoo.state import lit
from games.alakazoo.view import View
from games.kernel.game import Decision

NEAR = 2
"""So many rounds before the last it is near."""


def _turn(view: View, decision: Decision) -> str:
    """Near the end, how it ends; else what one can do."""
    most = max(sum(card >= 0 for card in portal) for portal in view.portals)
    return "end" if most >= 7 or (view.options.sprint and view.options.rounds - view.round < NEAR) else "turn"


def _keeper(view: View, decision: Decision) -> str:
    return "keeper" if keeper_step(view, decision) == "you" else ""


def _goal(view: View, reader: Reader) -> dict[str, Any]:
    seat = view.seat or 0
    filled = sum(card >= 0 for card in view.portals[seat])
    sprint = "yes" if view.options.sprint else "no"
    return {"points": view.points[seat], "filled": filled, "sprint": sprint, "left": view.options.rounds - view.round}


def _light(view: View, reader: Reader) -> dict[str, Any]:
    return {"rune": rune_name(view.frame(Light).rune, reader.say)}


def _place(view: View, reader: Reader) -> dict[str, Any]:
    spaces = lit(view, view.seat or 0)
    return {"card": next((card_name(card, reader.say) for card in view.hand if type_of(card) in spaces), "")}


def _helper(view: View, reader: Reader) -> dict[str, Any]:
    return helper(view)


LESSONS = Lessons(
    topics={"turn": _turn, "keeper": _keeper},
    facts={GOAL: _goal, "light": _light, "place": _place, "end": _goal, "keeper": _helper, "trim-magic": _helper},
)
