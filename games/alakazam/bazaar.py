"""The bazaar (AM-13 … AM-19): what is offered, whose dice are free, and how a complete dealing is carried out.

Each dealing is carried out at once, whole or not at all. Nothing here asks anybody: `words` and `trade` do.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from games.kernel.frames import Question
from games.kernel.values import Action, Actions

from .cards import BONUSES, IS_BONUS, LIMITS
from .market import Market, Number, Put
from .offers import (
    ALL,
    NOTHING,
    UNREAD,
    UNSAID,
    UNSEEN,
    MarkedDice,
    Offer,
    Reading,
    Said,
    candidates,
    fills,
    locked,
    named,
    read_on,
    said,
    settled,
    size_fault,
    wish_for,
)
from .state import missing, present, without

if TYPE_CHECKING:
    from .rules import Alakazam

FEWEST, MOST = LIMITS.pool_from, LIMITS.pool_to
"""Dice in a pool."""
Dealing = tuple[Any, ...]
"""A complete dealing, `trade` says which there are."""
OFFERING = frozenset(("", "offer", "change", "counter"))
"""First words of drafts, "" for none, for which partners matter."""


class DraftsRead(Market["Alakazam", Offer]):
    """What the drafts say, kept beside them and read on word by word: no part of what is saved."""

    __slots__ = ("_read",)

    _read: list[Reading]
    """Of each seat the draft that was read last."""

    def begin(self, g: Alakazam, rows: list[Question], open_: list[Number]) -> Put:
        self._read = [UNREAD for _ in self.drafts]
        return super().begin(g, rows, open_)

    def keep(self, new: Any) -> None:
        if hasattr(self, "_read"):
            new._read = self._read[:]
        super().keep(new)

    def said(self, seat: int, draft: Actions) -> Said:
        """What a draft of `seat` says."""
        if not draft:
            return NOTHING
        try:
            words, about, _ = self._read[seat]
        except AttributeError:  # nothing has been asked yet
            return said(draft)
        if words is not draft:
            about = said(draft)
            self._read[seat] = draft, about, None
        return about

    def go_on(self, seat: int, draft: Actions, action: Action) -> None:
        """The seat's draft has one word more."""
        about = read_on(self.said(seat, draft), action)
        self.drafts[seat] = longer = (*draft, action)
        self._read[seat] = longer, about, self._read[seat]

    def go_back(self, seat: int) -> Actions:
        """The seat's draft without its last word."""
        draft = self.drafts[seat]
        words, _, before = self._read[seat]
        if words is not draft or before is None:
            return draft[:-1]
        self._read[seat] = before
        return before[0]


@dataclass(slots=True)
class Bazaar(DraftsRead):
    """What lies open between the seats: dice, offers, who is done."""

    drafts: list[Any]
    offers: list[Offer]
    caller: int
    """The seat whose last call runs, −1 for none (AM-19)."""
    CLOCK: ClassVar[str] = "round"
    ITEMS: ClassVar[dict[str, Callable[[Any], Any]]] = {"offers": Offer.of}

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.drafts, new.offers, new.caller = self.drafts[:], self.offers[:], self.caller
        self.keep(new)
        return new

    # ---- what dice and partners there are --------------------------------------------------------------------------

    def free(self, g: Alakazam, seat: int) -> list[int]:
        """The seat's dice that are not locked in its own offer."""
        pool = g.state.pools[seat]
        return without(pool, locked(self.offers, seat)) if self.offers else pool

    def listens(self, g: Alakazam, seat: int) -> bool:
        """An offer can be made to the seat: it is in the game, and shows no Bonus (AM-18, AM-40)."""
        s = g.state
        return seat not in s.left and (g.options.face_down or BONUSES.isdisjoint(s.hands[seat]))

    def partners(self, g: Alakazam, seat: int) -> list[int]:
        """Whom `seat` can make an offer to."""
        return [other for other in g.state.dealt if other != seat and self.listens(g, other)]

    def has_partner(self, g: Alakazam, seat: int) -> bool:
        """There is somebody whom `seat` can make an offer to."""
        for other in g.state.dealt:  # noqa: SIM110 - asked at every menu, and `any` takes twice the time
            if other != seat and self.listens(g, other):
                return True
        return False

    def fillings(
        self, g: Alakazam, seat: int, offer: Offer, picked: Sequence[int]
    ) -> tuple[tuple[int, ...], ...] | None:
        """What `seat` may fill each pattern of an offer with; None: it can't accept (`offers.refusal` says why)."""
        pools = g.state.pools
        if size_fault(len(pools[seat]), len(pools[offer.seat]), len(offer.given), len(offer.wanted)):
            return None
        return candidates(tuple(self.free(g, seat)), offer.wanted, tuple(picked))

    def fitting(self, g: Alakazam, seat: int, to: int, given: int) -> tuple[int, int]:
        """How many dice can be wanted, from, to, so that somebody asked could accept: both pools keep 3–9 dice.

        As many as are given always can.
        """
        pools = g.state.pools
        if to == ALL:
            sizes = [len(pools[other]) for other in self.partners(g, seat)] or [0]
            fewest, most = min(sizes), max(sizes)
        else:
            fewest = most = len(pools[to])
        own = len(pools[seat])
        low = max(1, given + FEWEST - own, given + fewest - MOST)
        high = min(LIMITS.given, given + MOST - own, given + most - FEWEST)
        return low, high

    # ---- who is done -----------------------------------------------------------------------------------------------

    def undone(self, g: Alakazam, seat: int) -> None:
        """AM-19: it does not, or not any more."""
        if g.state.done[seat]:
            g.state.done[seat] = 0
            g.tell("not-done", seat)
            self.flagged(g)

    def flagged(self, g: Alakazam) -> None:
        """AM-19: when all but one are done its last call runs, once a person and round.

        Once that one is done too, it goes on for offers that are still open.
        """
        s = g.state
        seats = present(s)
        undone = [seat for seat in seats if not s.done[seat]]
        if not undone:
            return
        caller = undone[0] if len(undone) == 1 < len(seats) else -1
        before, self.caller = self.caller, caller
        if caller == before:
            return
        if caller >= 0 and not s.calls[caller]:
            s.called += 1
            s.calls[caller] = s.called
            g.tell("last-call", caller)
        clocks = [seat for seat in (before, caller) if seat >= 0]
        self.touch(*clocks, *[seat for offer in self.offers for seat in offer.waiting])

    # ---- open offers -----------------------------------------------------------------------------------------------

    def opened(self, g: Alakazam, offer: Offer) -> None:
        """An offer is open: those asked learn of it."""
        self.offers.append(offer)
        self.touch(offer.seat, *offer.waiting)

    def close(self, g: Alakazam, offer: Offer, event: str, *data: Any) -> None:
        """Take an offer off the list; its dice are free again."""
        self.offers.remove(offer)
        g.tell(event, offer.number, *data)
        self.touch(offer.seat, *offer.waiting)

    def lost(self, g: Alakazam, before: dict[int, list[int]]) -> None:
        """AM-15: an offer that nobody can carry out any more, because dice have left these pools, fails at once.

        `before` has the pools as they were, by seat.
        """
        pools = g.state.pools
        for offer in self.offers[:]:
            could = any(fills(before[seat], offer.wanted) for seat in offer.waiting if seat in before)
            if could and not any(fills(pools[seat], offer.wanted) for seat in offer.waiting):
                self.close(g, offer, "failed", "gone")

    def unbound(self, g: Alakazam, seat: int) -> None:
        """AM-18, AM-40: the seat's offer is withdrawn, those received are declined."""
        if own := self.offer_of(seat):
            self.close(g, own, "withdrawn", seat)
        for offer in self.offers[:]:
            if seat in offer.waiting:
                self.decline(g, seat, offer)

    def decline(self, g: Alakazam, seat: int, offer: Offer) -> None:
        """AM-15: one of those asked declines; the last one closes the offer."""
        g.tell("declined", offer.number, seat)
        g.state.refused[offer.seat] |= 1 << seat
        waiting = tuple([other for other in offer.waiting if other != seat])
        if waiting:
            self.offers[self.offers.index(offer)] = offer._replace(waiting=waiting)
            self.touch(seat)
        else:
            self.close(g, offer, "closed", offer.seat)

    def offerable(self, g: Alakazam, seat: int, about: Said) -> bool:
        """The dice are still there, somebody to make the offer to, and no own offer but one that is changed."""
        own = self.offer_of(seat)
        if about.first == "offer" and own is not None:
            return False
        if about.first == "change" and (own is None or own.number != about.number):
            return False
        dice = self.free(g, seat) if about.first == "offer" else g.state.pools[seat]
        if missing(dice, named(about.given)):
            return False
        if about.to is None or about.to == ALL:
            return self.has_partner(g, seat)
        wanted = about.wanted
        if about.colour != UNSAID:
            wanted = (*wanted, (wish_for(about.colour, None), 0))
        return self.listens(g, about.to) and fills(g.state.pools[about.to], wanted)

    # ---- what changes whose questions ------------------------------------------------------------------------------

    def touch_drafts(self, concerns: Callable[[Said], bool]) -> None:
        """Something changed that only drafts of a kind are about."""
        for seat, draft in enumerate(self.drafts):
            if concerns(self.said(seat, draft)):
                self.touch(seat)


# ---- dealings --------------------------------------------------------------------------------------------------------


def spend(bazaar: Bazaar, g: Alakazam, seat: int) -> None:
    """AM-19: a dealing that the seat began is counted, and clears its flag."""
    g.state.dealings[seat] += 1
    bazaar.undone(g, seat)


def swap(bazaar: Bazaar, g: Alakazam, seat: int, out: int, into: int) -> None:
    """AM-13: with the centre, atomically; faces stay."""
    s = g.state
    spend(bazaar, g, seat)
    before = s.pools[seat][:]
    _lose(g, seat, out)
    s.centre.remove(into)
    insort(s.pools[seat], into)
    insort(s.centre, out)
    g.tell("swapped", seat, out, into)
    _moved(bazaar, g, seat, before, centre=True)


def _lose(g: Alakazam, seat: int, die: int) -> None:
    """A die leaves a pool, and its right to a re-roll with it (AM-17); of alike dice one without a right goes first."""
    pool, rights = g.state.pools[seat], g.state.rights[seat]
    pool.remove(die)
    if die in rights and rights.count(die) > pool.count(die):
        rights.remove(die)


def _moved(bazaar: Bazaar, g: Alakazam, seat: int, before: list[int], centre: bool = False) -> None:
    """Dice of a pool have changed, not how many: so have its owner's questions, and what others want of it.

    Those of the `centre` too: so has what others swap for.
    """
    bazaar.touch(seat)
    bazaar.touch_drafts(lambda draft: draft.to == seat or (centre and draft.out > 0))
    if bazaar.offers:
        bazaar.lost(g, {seat: before})


def take(bazaar: Bazaar, g: Alakazam, seat: int, card: int) -> None:
    """AM-14; AM-40: of a heap of backs one at random, and only its taker sees it; AM-41: the next is turned."""
    s, face_down = g.state, g.options.face_down
    spend(bazaar, g, seat)
    if face_down:
        card = g.chance.choice(s.table)
    s.table.remove(card)
    insort(s.hands[seat], card)
    g.tell("took", seat, UNSEEN if face_down else card)
    if face_down:
        g.tell("drew", seat, card, to=(seat,))
    if face_down or IS_BONUS[card]:
        bazaar.unbound(g, seat)
    if g.options.market and s.deck and len(s.table) < LIMITS.market:
        turned = s.deck.pop()
        insort(s.table, turned)
        g.tell("turned", turned)
    _cards_moved(bazaar, seat, card, not s.table)


def put_back(bazaar: Bazaar, g: Alakazam, seat: int, card: int) -> None:
    """AM-14: return a card to the centre; AM-40: face down, mixed among the backs."""
    s = g.state
    bazaar.undone(g, seat)
    first = not s.table
    s.hands[seat].remove(card)
    insort(s.table, card)
    g.tell("returned", seat, UNSEEN if g.options.face_down else card)
    if g.options.face_down:
        g.tell("put", seat, card, to=(seat,))
    _cards_moved(bazaar, seat, card, first)


def _cards_moved(bazaar: Bazaar, seat: int, card: int, first_or_last: bool) -> None:
    """Whose questions change: who shows a Bonus is no partner; there are cards in the centre, or none."""
    bazaar.touch(seat)
    if IS_BONUS[card]:
        bazaar.touch_drafts(lambda draft: draft.first == "take" or draft.first in OFFERING)
    elif first_or_last:
        bazaar.touch_drafts(lambda draft: draft.first in ("take", ""))
    else:
        bazaar.touch_drafts(lambda draft: draft.first == "take")


def reroll(bazaar: Bazaar, g: Alakazam, seat: int, die: int) -> None:
    """AM-17: only the receiver, only once."""
    s = g.state
    spend(bazaar, g, seat)
    before = s.pools[seat][:]
    s.rights[seat].remove(die)
    _lose(g, seat, die)
    new = die // 10 * 10 + g.chance.roll()
    insort(s.pools[seat], new)
    g.tell("rerolled", seat, die, new)
    _moved(bazaar, g, seat, before)


# ---- offers --------------------------------------------------------------------------------------------------------


def propose(bazaar: Bazaar, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice) -> None:
    """AM-15: open an offer."""
    spend(bazaar, g, seat)
    offer = _numbered(bazaar, g, seat, to, given, wanted)
    g.tell("offered", *offer[:5])
    bazaar.opened(g, offer)


def counter(
    bazaar: Bazaar, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice, number: int
) -> None:
    """AM-15: an offer that declines another, and replaces the own open one."""
    if own := bazaar.offer_of(seat):
        bazaar.close(g, own, "withdrawn", seat)
    countered = bazaar.offer(number)
    if countered and seat in countered.waiting:
        bazaar.decline(g, seat, countered)
    propose(bazaar, g, seat, to, given, wanted)


def change(bazaar: Bazaar, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice, number: int) -> None:
    """AM-15: the seat's open offer in new words; it counts as a new one, and its time starts again."""
    spend(bazaar, g, seat)
    before = bazaar.offer(number)
    assert before is not None
    offer = _numbered(bazaar, g, seat, to, given, wanted)
    bazaar.close(g, before, "changed", *offer[:5])
    bazaar.opened(g, offer)


def _numbered(bazaar: Bazaar, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice) -> Offer:
    g.state.offered += 1
    waiting = tuple(bazaar.partners(g, seat)) if to == ALL else (to,)
    return Offer(g.state.offered, seat, to, given, wanted, waiting)


def accept(bazaar: Bazaar, g: Alakazam, seat: int, number: int, *picked: int) -> None:
    """AM-15, AM-17: the dice change hands as they lie; a marked one may be re-rolled by its receiver."""
    s, offer = g.state, bazaar.offer(number)
    assert offer is not None
    giver, given, wanted = offer.seat, offer.given, settled(offer.wanted, picked)
    before = {owner: s.pools[owner][:] for owner in (giver, seat)}
    bazaar.undone(g, giver)
    bazaar.undone(g, seat)
    bazaar.close(g, offer, "accepted", giver, seat, given, wanted)
    for owner, dice in ((giver, given), (seat, wanted)):
        for die, _ in dice:
            _lose(g, owner, die)
    for owner, dice in ((seat, given), (giver, wanted)):
        _receive(g, owner, dice)
    bazaar.touch(*range(g.seats))
    bazaar.lost(g, before)


def _receive(g: Alakazam, seat: int, dice: MarkedDice) -> None:
    for die, mark in dice:
        insort(g.state.pools[seat], die)
        if mark:
            insort(g.state.rights[seat], die)


DEALINGS: dict[str, Callable[..., None]] = {
    "swap": swap,
    "take": take,
    "return": put_back,
    "reroll": reroll,
    "offer": propose,
    "counter": counter,
    "change": change,
    "accept": accept,
}
"""By the first word of a complete dealing: how it is carried out."""
