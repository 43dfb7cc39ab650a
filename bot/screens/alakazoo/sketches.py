"""Little pictures of an answer: the dice, runes and cards that it names."""

from __future__ import annotations

from collections.abc import Sequence

from games.alakazoo.view import View
from games.kernel.game import Action
from pictures.strip import Sketch

CARDS = frozenset(("place", "discard", "take", "lay", "offer"))


def sketches(view: View, words: Sequence[Action]) -> list[Sketch]:
    """See `GameScreens.sketches`."""
    found: list[Sketch] = []
    for word in words:
        if word[0] == "roll":
            found += [Sketch("mark", "die")] * word[1]
        elif word[0] == "column":
            number: int = word[1]
            found += [Sketch("limb", card) for card in view.columns[number]]
        elif word[0] == "resolve":
            found.append(Sketch("rune", word[1]))
        elif word[0] in CARDS:
            found.append(Sketch("limb", word[1]))
    return found
