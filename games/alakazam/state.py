"""Where every die and card is, and what follows from that. A view has the same zones, with None for what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self, TypeAlias

from games.kernel.state import GameState

from .cards import BONUSES, CARDS, LIMITS, NEUTRAL

if TYPE_CHECKING:
    from .rules import Alakazam
    from .view import View


Zones: TypeAlias = "State | View"
"""What both have in common is told of either."""


@dataclass(slots=True)
class State(GameState):
    """A table of Alakazam! Lists by seat are named in the plural; a die is 10 · colour + number, 0 before its roll."""

    round: int
    """From 1."""
    dealt: list[int]
    """The seats that were dealt into this round, in order."""
    left: list[int]
    """The seats that have left the game (AM-51)."""
    pools: list[list[int]]
    """In order of the dice."""
    centre: list[int]
    """Dice, in order."""
    box: list[int]
    """The dice that are not in this round."""
    table: list[int]
    """Cards that lie in the centre, in order."""
    deck: list[int]
    """Cards that lie face down; the next one is the last."""
    aside: list[int]
    """Cards that this number of players doesn't play with."""
    hands: list[list[int]]
    """Cards, in order."""
    rights: list[list[int]]
    """The dice of each pool that may be re-rolled once (AM-17); of alike dice it is the last to go."""
    done: list[int]
    """1: the seat says that it is done."""
    dealings: list[int]
    """Own dealings in this round (AM-19)."""
    refused: list[int]
    """Of each seat, as bits, who has declined an offer of its in this round; AI players don't ask them again."""
    points: list[int]
    calls: list[int]
    """Number of the seat's last call in this round, 0 before it (AM-19)."""
    called: int
    """Number of the last call that was started latest."""
    offered: int
    """Number of the offer that was made latest."""
    ticks: int
    """How often queued dealings were carried out (AM-21)."""
    bells: int
    """Number of the bell that was started latest: a dealing was queued where none was (AM-21)."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.round = self.round
        new.dealt = self.dealt[:]
        new.left = self.left[:]
        new.pools = [part[:] for part in self.pools]
        new.centre = self.centre[:]
        new.box = self.box[:]
        new.table = self.table[:]
        new.deck = self.deck[:]
        new.aside = self.aside[:]
        new.hands = [part[:] for part in self.hands]
        new.rights = [part[:] for part in self.rights]
        new.done = self.done[:]
        new.dealings = self.dealings[:]
        new.refused = self.refused[:]
        new.points = self.points[:]
        new.calls = self.calls[:]
        new.called = self.called
        new.offered = self.offered
        new.ticks = self.ticks
        new.bells = self.bells
        return new

    # ---- set-up ----------------------------------------------------------------------------------------------------

    @classmethod
    def empty(cls, seats: int) -> Self:
        """The table before the first round: all dice and cards in the box."""
        colours = [*range(seats), NEUTRAL]
        return cls(
            round=0,
            dealt=[],
            left=[],
            pools=[[] for _ in range(seats)],
            centre=[],
            box=[10 * colour for colour in colours for _ in range(LIMITS.dice)],
            table=[],
            deck=[],
            aside=[],
            hands=[[] for _ in range(seats)],
            rights=[[] for _ in range(seats)],
            done=[0] * seats,
            dealings=[0] * seats,
            refused=[0] * seats,
            points=[0] * seats,
            calls=[0] * seats,
            called=0,
            offered=0,
            ticks=0,
            bells=0,
        )

    def check(self, game: Alakazam) -> None:
        """Raise AssertionError where a die or card is lost or doubled, or a zone is not as the rules have it."""
        dice = [die // 10 for zone in (*self.pools, self.centre, self.box) for die in zone]
        colours = [*range(game.seats), NEUTRAL]
        assert sorted(dice) == [colour for colour in colours for _ in range(LIMITS.dice)], sorted(dice)
        cards = sorted([card for zone in (*self.hands, self.table, self.deck, self.aside) for card in zone])
        every = [n for n, card in enumerate(CARDS) if game.options.extra_cards or card.set == "base"]
        assert cards == every, cards
        for zone in (*self.pools, self.centre, self.table, *self.hands, *self.rights):
            assert zone == sorted(zone), zone
        for seat in range(game.seats):
            pool, hand = self.pools[seat], self.hands[seat]
            assert not missing(pool, self.rights[seat]), "a right without its die"
            assert (LIMITS.pool_from <= len(pool) <= LIMITS.pool_to) == (seat in self.dealt), pool
            assert 0 <= self.dealings[seat] <= LIMITS.dealings
            offers = [offer for offer in game.offers if offer.seat == seat]
            assert len(offers) <= 1, "one open offer per player"
            for offer in offers:
                assert not missing(pool, [die for die, _ in offer.given]), "a locked die has moved"
                assert offer.waiting and seat not in offer.waiting and not has_bonus(hand)


# ---- what can be counted -------------------------------------------------------------------------------------------


def missing(pool: Sequence[int], dice: Sequence[int]) -> bool:
    """Some of `dice` are not in the pool, each as often as it is named."""
    return bool([die for die in dice if pool.count(die) < dice.count(die)])


def without(pool: Sequence[int], dice: Sequence[int]) -> list[int]:
    """The pool less `dice`, those that are there."""
    rest = [*pool]
    for die in dice:
        if die in rest:
            rest.remove(die)
    return rest


def has_bonus(hand: Sequence[int | None]) -> bool:
    """A Bonus is among these cards, as far as they are known (AM-18)."""
    return not BONUSES.isdisjoint(hand)


def present(zones: Zones) -> list[int]:
    """The seats that play this round and have not left."""
    return [seat for seat in zones.dealt if seat not in zones.left]


def fits(size: int) -> bool:
    """A pool of that size is allowed after an offer (AM-15)."""
    return LIMITS.pool_from <= size <= LIMITS.pool_to
