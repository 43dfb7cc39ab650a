"""Trading once more, written from the rule page alone (AM-13 … AM-21): slow, plain, every die an object of its own.

The model knows no drafts. It says which complete dealings a seat may carry out, and carries them out; chance is told.
Dice are named by face, ``O4``; a wish is a face, ``B?`` any blue, ``?6`` any six, ``??`` any die. What the page leaves
open and the game decides: of alike dice one without a right to a re-roll goes first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

Side = tuple[tuple[str, bool], ...]
"""Faces or wishes, each with a re-roll mark."""
Dealing = tuple[Any, ...]
ORDER = (("return",), ("accept",), ("reroll",), ("take", "swap"), ("offer", "counter", "change"))
"""AM-21."""


@dataclass(eq=False)
class Die:
    """One die."""

    face: str
    right: bool = False
    """Its holder may roll it again."""


@dataclass(eq=False)
class Offer:
    """An open offer; `to` None: to all."""

    number: int
    by: int
    to: int | None
    given: Side
    wanted: Side
    asked: set[int]
    """Who has not answered."""
    late: set[int] = field(default_factory=set[int])
    """For whom its time is over, but for a queued acceptance."""


@dataclass
class Bazaar:
    """The trading of one round."""

    pools: list[list[Die]]
    centre: list[Die]
    hands: list[list[str]]
    cards: list[str]
    gone: set[int]
    """Seats that are not dealt in, or have left."""
    face_down: bool
    slow: bool
    offered: int
    """Offers made in the game so far."""
    rung: int
    """How often the bell has rung in the game (AM-21)."""
    offers: list[Offer] = field(default_factory=list[Offer])
    done: set[int] = field(default_factory=set[int])
    dealings: Counter[int] = field(default_factory=Counter[int])
    queue: dict[int, Dealing] = field(default_factory=dict[int, Dealing])
    caller: int | None = None
    """Whose last call runs."""
    bell: int = 0
    """How often a bell was started."""

    # ---- who may do what ---------------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[int]:
        return [seat for seat in range(len(self.pools)) if seat not in self.gone]

    def bonus(self, seat: int) -> bool:
        return any(card.startswith("bonus") for card in self.hands[seat])

    def deals(self, seat: int) -> bool:
        """AM-18, AM-19: a Bonus holder may only return cards, and so may who has dealt forty times."""
        return not self.bonus(seat) and self.dealings[seat] < 40

    def own(self, seat: int) -> Offer | None:
        return next((offer for offer in self.offers if offer.by == seat), None)

    def free(self, seat: int, whole: bool = False) -> list[str]:
        """The faces of a pool that the own offer doesn't lock."""
        rest = Counter(die.face for die in self.pools[seat])
        own = self.own(seat)
        if own and not whole:
            rest -= Counter(face for face, _ in own.given)
        return sorted(rest.elements())

    def partners(self, seat: int) -> list[int]:
        """AM-18, AM-40: no offer goes to a Bonus holder, unless nobody knows it for one."""
        return [other for other in self.seats if other != seat and (self.face_down or not self.bonus(other))]

    def swaps(self, seat: int) -> set[Dealing]:
        into = {die.face for die in self.centre}
        return {("swap", out, face) for out in self.free(seat) for face in into} if self.deals(seat) else set()

    def takes(self, seat: int) -> set[Dealing]:
        if not self.deals(seat) or not self.cards:
            return set()
        return {("take", "")} if self.face_down else {("take", card) for card in self.cards}

    def returns(self, seat: int) -> set[Dealing]:
        return {("return", card) for card in self.hands[seat]}

    def rerolls(self, seat: int) -> set[Dealing]:
        """AM-17: a die with the right whose face isn't locked away altogether."""
        free = self.free(seat) if self.deals(seat) else []
        return {("reroll", die.face) for die in self.pools[seat] if die.right and die.face in free}

    def fillings(self, seat: int, offer: Offer, locked: bool = True) -> set[tuple[str, ...]]:
        """Every way in which the pool fills what is wanted, wish by wish."""
        dice = self.free(seat) if locked else self.free(seat, whole=True)
        return filled(tuple(dice), tuple(wish for wish, _ in offer.wanted))

    def sizes(self, by: int, other: int, given: int, wanted: int) -> bool:
        """AM-15: both pools keep 3–9 dice."""
        sizes = (len(self.pools[by]) - given + wanted, len(self.pools[other]) + given - wanted)
        return all(3 <= size <= 9 for size in sizes)

    def acceptances(self, seat: int, offer: Offer) -> set[tuple[str, ...]]:
        if seat not in offer.asked or self.bonus(seat):
            return set()
        if not self.sizes(offer.by, seat, len(offer.given), len(offer.wanted)):
            return set()
        return self.fillings(seat, offer)

    def may_offer(self, seat: int, to: int | None, given: Side, wanted: Side, instead: bool = False) -> bool:
        """AM-15: a new offer; `instead` of the own open one, whose dice it may give then."""
        asked = self.partners(seat) if to is None else [to]
        if not self.deals(seat) or not asked or not set(asked) <= set(self.partners(seat)):
            return False
        if self.own(seat) and not instead:
            return False
        if not (1 <= len(given) <= 3 and 1 <= len(wanted) <= 3):
            return False
        if Counter(face for face, _ in given) - Counter(self.free(seat, whole=instead)):
            return False
        if not any(self.sizes(seat, other, len(given), len(wanted)) for other in asked):
            return False
        return to is None or self.has(to, wanted)

    def has(self, seat: int, wanted: Side) -> bool:
        """All that is wanted lies in the pool, locked or not."""
        return bool(filled(tuple(self.free(seat, whole=True)), tuple(wish for wish, _ in wanted)))

    def may_withdraw(self, seat: int) -> bool:
        """AM-21: not while an acceptance is queued."""
        own = self.own(seat)
        return own is not None and not any(self.accepts(other, own) for other in own.asked)

    def accepts(self, seat: int, offer: Offer) -> bool:
        return self.queue.get(seat, ())[:2] == ("accept", offer.number)

    # ---- dealings ----------------------------------------------------------------------------------------------------

    def deal(self, seat: int, dealing: Dealing, luck: Iterator[str]) -> None:
        """A complete dealing: carried out, or in slow mode queued."""
        if self.slow:
            self.put(seat, dealing)
        else:
            self.carry_out(seat, dealing, luck)

    def carry_out(self, seat: int, dealing: Dealing, luck: Iterator[str]) -> None:
        """Do it; `luck` tells what is drawn and rolled."""
        word, *about = dealing
        could = {id(offer): self.somebody(offer) for offer in self.offers}
        if word != "return" and word != "accept":
            self.dealings[seat] += 1
        self.done.discard(seat)
        getattr(self, word.replace("return", "put_back"))(seat, *about, luck=luck)
        for offer in self.offers[:]:  # AM-15: nobody can any more
            if word in ("swap", "reroll", "accept") and could.get(id(offer)) and not self.somebody(offer):
                self.offers.remove(offer)
        self.call()

    def somebody(self, offer: Offer) -> bool:
        return any(self.has(other, offer.wanted) for other in offer.asked)

    def leaves(self, dice: list[Die], face: str) -> Die:
        """A die of that face goes, one without a right first; its right ends (AM-17)."""
        die = min((die for die in dice if die.face == face), key=lambda die: die.right)
        dice.remove(die)
        die.right = False
        return die

    def swap(self, seat: int, out: str, into: str, luck: Any) -> None:
        gone, come = self.leaves(self.pools[seat], out), self.leaves(self.centre, into)
        self.pools[seat].append(come)
        self.centre.append(gone)

    def take(self, seat: int, card: str, luck: Iterator[str]) -> None:
        card = next(luck) if self.face_down else card
        self.cards.remove(card)
        self.hands[seat].append(card)
        self.cards += luck  # AM-41: what is turned then
        if self.face_down or card.startswith("bonus"):
            self.offers = [offer for offer in self.offers if offer.by != seat]
            for offer in self.offers[:]:
                self.decline(seat, offer)

    def put_back(self, seat: int, card: str, luck: Any) -> None:
        self.hands[seat].remove(card)
        self.cards.append(card)

    def reroll(self, seat: int, face: str, luck: Iterator[str]) -> None:
        die = next(die for die in self.pools[seat] if die.face == face and die.right)
        die.right, die.face = False, face[0] + next(luck)

    def offer(self, seat: int, to: int | None, given: Side, wanted: Side, luck: Any) -> None:
        self.offered += 1
        asked = set(self.partners(seat)) if to is None else {to}
        self.offers.append(Offer(self.offered, seat, to, given, wanted, asked))

    def change(self, seat: int, to: int | None, given: Side, wanted: Side, number: int, luck: Any) -> None:
        self.offers = [offer for offer in self.offers if offer.number != number]
        self.offer(seat, to, given, wanted, luck)

    def counter(self, seat: int, to: int | None, given: Side, wanted: Side, number: int, luck: Any) -> None:
        self.offers = [offer for offer in self.offers if offer.by != seat]
        for offer in self.offers[:]:
            if offer.number == number:
                self.decline(seat, offer)
        self.offer(seat, to, given, wanted, luck)

    def accept(self, seat: int, number: int, dice: tuple[str, ...], luck: Any) -> None:
        offer = next(offer for offer in self.offers if offer.number == number)
        self.offers.remove(offer)
        self.done -= {seat, offer.by}
        given = [(self.leaves(self.pools[offer.by], face), mark) for face, mark in offer.given]
        paid = [(self.leaves(self.pools[seat], face), mark) for face, (_, mark) in zip(dice, offer.wanted, strict=True)]
        for owner, got in ((seat, given), (offer.by, paid)):
            for die, mark in got:
                die.right = mark
                self.pools[owner].append(die)

    # ---- answers that are no dealings --------------------------------------------------------------------------------

    def decline(self, seat: int, offer: Offer) -> None:
        if seat not in offer.asked:
            return
        offer.asked.discard(seat)
        if not offer.asked:
            self.offers.remove(offer)
        if self.accepts(seat, offer):
            del self.queue[seat]

    def withdraw(self, seat: int) -> None:
        self.offers = [offer for offer in self.offers if offer.by != seat]

    def expire(self, seat: int, offer: Offer) -> None:
        """Its time is over: not before the bell for whom has queued an acceptance."""
        if self.accepts(seat, offer):
            offer.late.add(seat)
        else:
            self.decline(seat, offer)

    def flag(self, seat: int, done: bool) -> None:
        (self.done.add if done else self.done.discard)(seat)
        self.call()

    def call(self) -> None:
        """AM-19: when all but one are done that one's last call runs; with all done it runs on for open offers."""
        undone = [seat for seat in self.seats if seat not in self.done]
        if undone:
            self.caller = undone[0] if len(undone) == 1 < len(self.seats) else None

    @property
    def over(self) -> bool:
        return set(self.seats) <= self.done and not self.offers and not self.queue

    def leave(self, seat: int) -> None:
        """AM-51: cards to the centre, offers cancelled, flagged done, pool frozen."""
        self.cards += self.hands[seat]
        self.hands[seat] = []
        self.gone.add(seat)
        self.done.add(seat)
        self.queue.pop(seat, None)
        for offer in self.offers[:]:
            offer.asked.discard(seat)
            if offer.by == seat or not offer.asked:
                self.offers.remove(offer)
        self.call()

    # ---- slow mode ---------------------------------------------------------------------------------------------------

    def put(self, seat: int, dealing: Dealing | None) -> None:
        """AM-21: queue a dealing, replace it, or cancel it (None)."""
        if dealing is None:
            self.queue.pop(seat, None)
        else:
            self.bell += not self.queue
            self.queue[seat] = dealing
        self.overdue(seat)

    def overdue(self, seat: int) -> None:
        """An offer whose time is over stays for the queued acceptance alone."""
        for offer in self.offers[:]:
            if seat in offer.late and not self.accepts(seat, offer):
                self.decline(seat, offer)

    def ring(self, luck: dict[int, Iterator[str]]) -> list[int]:
        """One dealing of each, by kind, then by a priority that rotates. Gives the seats whose dealing failed."""
        self.rung += 1
        seats = len(self.pools)
        first = self.rung % seats
        turns = sorted(
            self.queue,
            key=lambda seat: ([self.queue[seat][0] in words for words in ORDER].index(True), (seat - first) % seats),
        )
        failed: list[int] = []
        for seat in turns:
            dealing = self.queue.pop(seat)
            if self.possible(seat, dealing):
                self.carry_out(seat, dealing, luck.get(seat, iter(())))
            else:
                failed.append(seat)
            self.overdue(seat)
        return failed

    def possible(self, seat: int, dealing: Dealing) -> bool:
        word, *about = dealing
        if word in ("swap", "take", "return", "reroll"):
            every = self.swaps(seat) | self.takes(seat) | self.returns(seat) | self.rerolls(seat)
            return dealing in every
        if word == "accept":
            offer = next((offer for offer in self.offers if offer.number == about[0]), None)
            return offer is not None and about[1] in self.acceptances(seat, offer)
        own = self.own(seat)
        if word == "change" and (own is None or own.number != about[3]):
            return False
        to, given, wanted = about[:3]
        sizes_then = to is None or to in self.partners(seat)
        return sizes_then and self.still(seat, to, given, wanted, word != "offer")

    def still(self, seat: int, to: int | None, given: Side, wanted: Side, instead: bool) -> bool:
        """What was queued as an offer can be made: sizes are looked at when it comes to accept."""
        if not self.deals(seat) or not self.partners(seat) or (self.own(seat) and not instead):
            return False
        if Counter(face for face, _ in given) - Counter(self.free(seat, whole=instead)):
            return False
        return to is None or self.has(to, wanted)


def fits(face: str, wish: str) -> bool:
    """``B6`` fits ``B6``, ``B?``, ``?6`` and ``??``."""
    return all(want in ("?", have) for have, want in zip(face, wish, strict=True))


KNOWN: dict[Any, set[tuple[str, ...]]] = {}


def filled(dice: tuple[str, ...], wishes: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every way to fill wishes with dice, by trying out all."""
    key = dice, wishes
    if key not in KNOWN:
        if len(KNOWN) > 20_000:
            KNOWN.clear()
        KNOWN[key] = {some for some in permutations(dice, len(wishes)) if all(map(fits, some, wishes))}
    return KNOWN[key]
