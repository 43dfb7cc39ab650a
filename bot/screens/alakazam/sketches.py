"""Little pictures of dealings: the dice and cards that they name."""

from __future__ import annotations

from collections.abc import Sequence

from games.alakazam.view import View
from games.kernel.game import Action
from pictures.strip import Sketch

DICE = frozenset(("out", "in", "give", "want", "die", "pick"))
MARKS = {"card": "card", "accept": "trade", "decline": "trade", "done": "stop", "take": "hand", "return": "centre"}
TURNS = frozenset(("in", "for"))
"""Words before which one side of a dealing ends."""


def sketches(view: View, words: Sequence[Action]) -> list[Sketch]:
    """See `GameScreens.sketches`."""
    found: list[Sketch] = []
    for word in words:
        if word[0] in TURNS and found:
            found.append(Sketch("arrow"))
        if word[0] in DICE:
            found.append(Sketch("die", word[1]))
        elif word[0] in MARKS:
            found.append(Sketch("mark", MARKS[word[0]]))
    return found
