"""Choices as they are drawn in a hand: the cards of a column, a rune, two limbs that change places."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazoo.sketches import sketches
from bot.screens.game import DrawnOption, Reader
from games.alakazoo.keeper import Keeper
from games.alakazoo.view import View
from games.kernel.game import Action, Decision
from pictures.strip import Sketch


def drawn(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> DrawnOption | None:
    """See `GameScreens.drawn`. Cards of the own hand are drawn there already."""
    if len(words) != 1:
        return None
    word, about = words[0][0], words[0][1:]
    if word == "column":
        number: int = about[0]
        label = reader.say.plain("alakazoo-do-column-cards", count=len(view.columns[number]))
        return DrawnOption(sketches(view, words), number=number + 1, label=label)
    if word == "take":
        return DrawnOption(sketches(view, words))
    if word == "space":
        return _exchange(view, about[0])
    return None


def _exchange(view: View, space: int) -> DrawnOption | None:
    """The own card there and the rival's."""
    rivals = [seat for word, seat in view.frame(Keeper).steps if word == "rival"]
    if view.seat is None or not rivals:
        return None
    mine, theirs = (Sketch("limb", view.portals[seat][space]) for seat in (view.seat, rivals[0]))
    return DrawnOption((mine, Sketch("arrow"), theirs))
