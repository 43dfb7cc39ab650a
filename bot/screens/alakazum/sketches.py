"""Little pictures of an answer: the characters, cards and enemies that it names."""

from __future__ import annotations

from collections.abc import Sequence

from games.alakazum.cards import CARDS, CHARACTERS
from games.alakazum.view import View
from games.kernel.game import Action
from pictures.strip import Sketch

MOST = 4
PLACES = frozenset(("rival", "to", "hand", "enemy"))
"""Words that name a seat, or a place in the row of enemies."""
MARKS = {"market": "market", "pass": "stop", "fight": "combat", "magic": "very-magical", "done": "stop"}


def sketches(view: View, words: Sequence[Action]) -> list[Sketch]:
    """See `GameScreens.sketches`."""
    found = [each for word in words if (each := _sketch(word)) is not None]
    return found[:MOST]


def _sketch(word: Action) -> Sketch | None:
    if len(word) == 1:
        return Sketch("mark", MARKS[word[0]]) if word[0] in MARKS else None
    if word[0] in PLACES or not isinstance(word[1], int):
        return None
    card = word[1]
    return Sketch("face" if card in CHARACTERS else "hand", CARDS[card].id)
