"""Choices as they are drawn in a hand: the cards of a column, a rune, two limbs that change places."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazoo.sketches import sketches
from bot.screens.alakazoo.stakes import use
from bot.screens.game import DrawnOption, Reader
from games.alakazoo.facts import fact as fact_of
from games.alakazoo.keeper import Keeper
from games.alakazoo.view import View
from games.kernel.facts import total, which
from games.kernel.game import Action, Decision
from pictures.strip import Sketch


def drawn(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> DrawnOption | None:
    """See `GameScreens.drawn`. Cards of the own hand are drawn there already."""
    word, about = words[0][0], words[0][1:]
    if word in ("swap", "keeper") and decision.kind == "turn":
        return DrawnOption((), beside=True)
    if len(words) != 1:
        return None
    if word == "column":
        return _column(view, about[0], reader)
    if word == "take":
        return DrawnOption(sketches(view, words))
    if word == "space":
        return _exchange(view, about[0])
    return None


def _column(view: View, number: int, reader: Reader) -> DrawnOption:
    """Its cards: what each brings, or why it is of no use; a Dark token where they are too many."""
    cards, dark = view.columns[number], Sketch("token", "dark")
    fact = fact_of(view, view.turn if view.seat is None else view.seat, "turn", [("column", number)])
    good, over = which(fact.stands, "points"), total(fact.stands, "over")
    drawn = [
        Sketch("coming" if card in good else "useless", f"{card} {use(view, card, fact, reader.say, 'picture')}")
        for card in cards
    ]
    note = (dark, reader.say.plain("alakazoo-column-too-many")) if over else None
    label = reader.say.plain("alakazoo-do-column-cards", count=len(cards))
    return DrawnOption(drawn, [dark] if over else [], number=number + 1, label=label, tall=True, note=note)


def _exchange(view: View, space: int) -> DrawnOption | None:
    """The own card there and the rival's."""
    rivals = [seat for word, seat in view.frame(Keeper).steps if word == "rival"]
    if view.seat is None or not rivals:
        return None
    mine, theirs = (Sketch("limb", view.portals[seat][space]) for seat in (view.seat, rivals[0]))
    return DrawnOption((mine, Sketch("arrow"), theirs))
