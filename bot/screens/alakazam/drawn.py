"""Choices as they are drawn in a hand: a swap, and what it changes. Own dice and goals are drawn there already."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazam.sketches import sketches
from bot.screens.alakazam.words import signed
from bot.screens.game import DrawnOption, Reader
from games.alakazam.facts import fact
from games.alakazam.view import View
from games.alakazam.words import SWAP
from games.kernel.game import Action, Decision
from pictures.strip import Sketch


def drawn(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> DrawnOption | None:
    """See `GameScreens.drawn`."""
    if [word for word, *_ in words] != ["out", "in"] or view.seat is None:
        return None
    facts: list[Sketch] = []
    if view.hands[view.seat]:
        brings = fact(view, view.seat, "trade", [SWAP, *words]).extent("points")[0]
        facts = [Sketch("words", signed(brings))]
    return DrawnOption(sketches(view, words), facts)
