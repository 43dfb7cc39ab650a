"""What each question asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazoo.words import has_slots, rune_name, runes_text
from bot.screens.game import Reader
from games.alakazoo.cards import LIMITS
from games.alakazoo.keeper import Keeper
from games.alakazoo.rules import Dice, Light, Swap, TrimHand, TrimMagic
from games.alakazoo.view import View
from games.kernel.game import Decision


def keeper_step(view: View, decision: Decision) -> str:
    """Which step of a Keeper's draft is asked, by what may be answered."""
    word = decision.options[0][0]
    if word != "rival":
        return "you" if word == "power" else word
    powers: Keeper = view.frame(Keeper)
    return "rival-hand" if powers.steps[0][1] == "b" else "rival-portal"


def swap_step(view: View, decision: Decision) -> str:
    """Whether there is another card to choose."""
    return "you" if decision.options[0][0] == "discard" else "all"


def magic_step(view: View, decision: Decision) -> str:
    """Whether only the lit runes count, or what lies at the Wizard card too (OO-51)."""
    return "you" if has_slots(view) else "spare"


STEPS: dict[str, Callable[[View, Decision], str]] = {
    "keeper": keeper_step,
    "swap": swap_step,
    "trim-magic": magic_step,
}
"""Questions that are put step by step: which words the step has."""


def _trim_facts(kind: type[TrimHand] | type[TrimMagic], limit: int) -> Callable[[View, Reader], dict[str, Any]]:
    def count(view: View, reader: Reader) -> dict[str, Any]:
        frame = view.frame(kind)
        return {"count": frame.count - len(frame.picked), "limit": limit}

    return count


PROMPT_FACTS: dict[str, Callable[[View, Reader], dict[str, Any]]] = {
    "order": lambda view, reader: {"dice": runes_text(view.frame(Dice).results, reader.say)},
    "light": lambda view, reader: {"rune": rune_name(view.frame(Light).rune, reader.say)},
    "swap": lambda view, reader: {"count": len(view.frame(Swap).picked)},
    "trim-hand": _trim_facts(TrimHand, LIMITS.hand),
    "trim-magic": _trim_facts(TrimMagic, LIMITS.magic),
}
