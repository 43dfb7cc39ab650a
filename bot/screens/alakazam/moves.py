"""What each choice brings and risks, in signs and a few words, made of its fact."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.alakazam.words import card_name
from bot.screens.game import Reader, Stake, signed
from games.alakazam.facts import is_rolled
from games.alakazam.view import View
from games.kernel.facts import Fact, total, which
from games.kernel.game import Decision


def _points(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """Of a deal the own points, then the other's; of a re-roll the least and the most; of a swap that changes none the
    best card that the dice would meet then."""
    seat = decision.seat
    opens = [(each.number, each.which) for each in fact.stands if each.what == "open"]
    if opens and reader.seat == seat and is_rolled(view) and not any(fact.extent("points", seat)):
        points, card = max(opens)
        return Stake(f"{card_name(card, reader.say)} {signed(points)}")
    if reader.seat != seat or not is_rolled(view) or (fact.kind == "swap" and not view.hands[seat]):
        return Stake()  # on the board one line is for several; without a goal a swap changes nothing yet
    if theirs := [each for each in fact.stands if each.whose != seat]:
        told = [f"{reader.nick(each.whose)} {signed(each.number)}" for each in theirs if not view.options.face_down]
        return Stake(signed(total(fact.stands, "points", seat)), " · ".join(told))
    if not (fact.cost or fact.gain or fact.chances) or (fact.kind == "swap" and not which(fact.gain, "die")):
        return Stake()  # a swap of which only half is said
    least, most = fact.extent("points", seat)
    return Stake(signed(least) if least == most else f"{signed(least)} … {signed(most)}")


BRINGS: dict[str, Callable[[View, Decision, Fact, Reader], Stake]] = dict.fromkeys(
    ("swap", "take", "return", "reroll", "offer", "accept", "counter"), _points
)
"""By the kind of fact."""
