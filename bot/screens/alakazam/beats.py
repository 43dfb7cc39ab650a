"""What is worth telling of what happened: deals, goals that somebody took, the score of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from bot.screens.alakazam.moments import scored
from bot.screens.alakazam.words import card_name, die_name, side_text, total
from bot.screens.beats import Teller
from bot.screens.game import Reader, signed
from games.alakazam.goals import MUCH, Line
from games.alakazam.offers import MarkedDice
from games.alakazam.view import View
from pictures.strip import Sketch

SHOWN = 3
"""Cards that are named of a score."""


class AlakazamTeller(Teller[View]):
    """What everybody does by themselves is told where others would have wanted it too."""

    KEY = "alakazam"
    STAGED = frozenset(("scored",))
    LASTING = frozenset(("scored",))
    WEIGHTS: ClassVar = {
        "scored": 0.03,  # a point
        "scored-nothing": 0.0,
        "deal": 0.1,
        "took": 0.05,
        "closed": 0.03,
        "rerolled": 0.03,
        "left": 0.03,
        "drew": 0.02,
    }

    def __init__(self, view: View, reader: Reader) -> None:
        super().__init__(view, reader)
        self.pools: dict[int, list[int]] = {}
        """Each seat's dice, where it is told how they were rolled; changed by what happened to them."""

    def on_round(self, number: int, *_: object) -> None:
        self.round = number
        self.pools.clear()

    def on_rolled(self, seat: int, dice: Sequence[int]) -> None:
        self.pools[seat] = [*dice]

    def on_swapped(self, seat: int, out: int, into: int) -> None:
        self.changed(seat, [out], [into])

    def changed(self, seat: int, gone: Sequence[int], come: Sequence[int]) -> None:
        """A seat's dice are others now, where they are known."""
        if seat in self.pools:
            left = Counter(self.pools[seat]) + Counter(come)
            left.subtract(gone)
            self.pools[seat] = sorted(left.elements())

    def on_accepted(self, number: int, giver: int, acceptor: int, given: MarkedDice, wanted: MarkedDice) -> None:
        """Who accepted did it: they get what was given."""
        given_dice, wanted_dice = [die for die, _ in given], [die for die, _ in wanted]
        self.changed(giver, given_dice, wanted_dice)
        self.changed(acceptor, wanted_dice, given_dice)
        say = self.reader.say
        got, paid = side_text(given, say), side_text(wanted, say)
        words = self.phrase("deal", acceptor, giver, got=got, paid=paid)
        mine, theirs = (given, wanted) if giver == self.reader.seat else (wanted, given)
        sketches = [*_dice(mine), Sketch("arrow"), *_dice(theirs)]
        self.put("deal", (acceptor, giver), words, *sketches, good=True)

    def on_took(self, seat: int, card: int) -> None:
        if card >= 0 and seat != self.reader.seat:
            words = self.phrase("took", seat, card=card_name(card, self.reader.say))
            self.put("took", (seat,), words, Sketch("mark", "card"), good=True)

    def on_drew(self, seat: int, card: int) -> None:
        words = self.phrase("drew", seat, card=card_name(card, self.reader.say))
        self.put("drew", (seat,), words, Sketch("mark", "card"), good=True)

    def on_rerolled(self, seat: int, die: int, new: int) -> None:
        self.changed(seat, [die], [new])
        if seat == self.reader.seat:
            words = self.phrase("rerolled", seat, die=die_name(die), new=die_name(new))
            self.put("rerolled", (seat,), words, Sketch("die", die), Sketch("arrow"), Sketch("die", new))

    def on_closed(self, number: int, seat: int) -> None:
        if seat == self.reader.seat:
            self.put("closed", (seat,), self.phrase("closed", seat), Sketch("mark", "trade"), good=False)

    def on_done(self, seat: int, left: int) -> None:
        if left:
            self.put("left", (seat,), self.phrase("left", seat), Sketch("mark", "stop"))

    def on_scored(self, seat: int, lines: Sequence[Sequence[object]], points: int, now: int) -> None:
        say = self.reader.say
        met = [Line(*line) for line in lines]  # pyright: ignore[reportArgumentType]
        best = sorted([line for line in met if line.points], key=lambda line: -abs(line.points))[:SHOWN]
        cards = say.several([card_name(line.card, say) for line in best])
        facts: dict[str, Any] = {"points": signed(points), "total": total(now), "cards": cards}
        words = self.phrase("scored", seat, what="with" if cards else "", **facts)
        sketches = Sketch("mark", "score"), Sketch("words", signed(points))
        kind = "scored" if best else "scored-nothing"
        made = self.beat(kind, (seat,), words, *sketches, good=points > 0 if points else None)
        self.beats.append(replace(made, weight=min(1.0, abs(points) * made.weight)))
        if best and best[0].points >= MUCH:
            dice = tuple(self.pools.get(seat, ()))
            self.stage("score", partial(scored, self.view, self.reader, seat, best[0], dice, now, points))


def _dice(side: MarkedDice) -> list[Sketch]:
    return [Sketch("die", die) for die, _ in side]
