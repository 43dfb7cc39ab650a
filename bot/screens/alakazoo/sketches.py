"""Little pictures of an answer: the dice, runes and cards that it names."""

from __future__ import annotations

from collections.abc import Sequence

from games.alakazoo.cards import BOARDS, SLOT, STAR
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
        elif word[0] == "light":
            found.append(Sketch("rune", _rune(view, word[1])))
        elif word[0] == "space":
            found += [Sketch("limb", portal[word[1]]) for portal in _exchanging(view, words)]
        elif word[0] in CARDS:
            found.append(Sketch("limb", word[1]))
    return found


def _rune(view: View, place: int) -> int:
    """What a token on that place lights."""
    assert view.seat is not None
    return STAR if place == SLOT else BOARDS[view.boards[view.seat]][place]


def _exchanging(view: View, words: Sequence[Action]) -> list[Sequence[int]]:
    """The two Portals of an exchange by the Keeper, the own one first."""
    assert view.seat is not None
    return [view.portals[view.seat], *[view.portals[word[1]] for word in words if word[0] == "rival"]]
