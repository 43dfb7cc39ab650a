"""Carrying out a complete dealing (AM-13 … AM-17): it is carried out at once, whole or not at all."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .cards import IS_BONUS, LIMITS
from .offers import ALL, MarkedDice, Offer, settled
from .words import UNSEEN

if TYPE_CHECKING:
    from .rules import Alakazam
    from .trade import Trade

Dealing = tuple[Any, ...]
"""A complete dealing, `trade` says which there are."""
OFFERING = frozenset(("", "offer", "change", "counter"))
"""First words of drafts, "" for none, for which partners matter."""


def spend(trade: Trade, g: Alakazam, seat: int) -> None:
    """AM-19: an own dealing is counted, and clears the own flag."""
    g.state.dealings[seat] += 1
    trade.undone(g, seat)


def swap(trade: Trade, g: Alakazam, seat: int, out: int, into: int) -> None:
    """AM-13: with the centre, atomically; faces stay."""
    s = g.state
    spend(trade, g, seat)
    before = s.pools[seat][:]
    _lose(g, seat, out)
    s.centre.remove(into)
    insort(s.pools[seat], into)
    insort(s.centre, out)
    g.tell("swapped", seat, out, into)
    _moved(trade, g, seat, before, centre=True)


def _lose(g: Alakazam, seat: int, die: int) -> None:
    """A die leaves a pool, and its right to a re-roll with it (AM-17); of alike dice one without a right goes first."""
    pool, rights = g.state.pools[seat], g.state.rights[seat]
    pool.remove(die)
    if die in rights and rights.count(die) > pool.count(die):
        rights.remove(die)


def _moved(trade: Trade, g: Alakazam, seat: int, before: list[int], centre: bool = False) -> None:
    """Dice of a pool have changed, not how many: so have its owner's questions, and what others want of it.

    Those of the `centre` too: so has what others swap for.
    """
    trade.touch(seat)
    trade.touch_drafts(lambda draft: draft.to == seat or (centre and draft.out > 0))
    if trade.offers:
        trade.lost(g, {seat: before})


def take(trade: Trade, g: Alakazam, seat: int, card: int) -> None:
    """AM-14; AM-40: of a heap of backs one at random, and only its taker sees it; AM-41: the next is turned."""
    s, face_down = g.state, g.options.face_down
    spend(trade, g, seat)
    if face_down:
        card = g.chance.choice(s.table)
    s.table.remove(card)
    insort(s.hands[seat], card)
    g.tell("took", seat, UNSEEN if face_down else card)
    if face_down:
        g.tell("drew", seat, card, to=(seat,))
    if face_down or IS_BONUS[card]:
        trade.unbound(g, seat)
    if g.options.market and s.deck and len(s.table) < LIMITS.market:
        turned = s.deck.pop()
        insort(s.table, turned)
        g.tell("turned", turned)
    _cards_moved(trade, seat, card, not s.table)


def put_back(trade: Trade, g: Alakazam, seat: int, card: int) -> None:
    """AM-14: return a card to the centre; AM-40: face down, mixed among the backs."""
    s = g.state
    trade.undone(g, seat)
    first = not s.table
    s.hands[seat].remove(card)
    insort(s.table, card)
    g.tell("returned", seat, UNSEEN if g.options.face_down else card)
    if g.options.face_down:
        g.tell("put", seat, card, to=(seat,))
    _cards_moved(trade, seat, card, first)


def _cards_moved(trade: Trade, seat: int, card: int, first_or_last: bool) -> None:
    """Whose questions change: who shows a Bonus is no partner; there are cards in the centre, or none."""
    trade.touch(seat)
    if IS_BONUS[card]:
        trade.touch_drafts(lambda draft: draft.first == "take" or draft.first in OFFERING)
    elif first_or_last:
        trade.touch_drafts(lambda draft: draft.first in ("take", ""))
    else:
        trade.touch_drafts(lambda draft: draft.first == "take")


def reroll(trade: Trade, g: Alakazam, seat: int, die: int) -> None:
    """AM-17: only the receiver, only once."""
    s = g.state
    spend(trade, g, seat)
    before = s.pools[seat][:]
    s.rights[seat].remove(die)
    _lose(g, seat, die)
    new = die // 10 * 10 + g.chance.roll()
    insort(s.pools[seat], new)
    g.tell("rerolled", seat, die, new)
    _moved(trade, g, seat, before)


# ---- offers --------------------------------------------------------------------------------------------------------


def propose(trade: Trade, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice) -> None:
    """AM-15: open an offer."""
    spend(trade, g, seat)
    offer = _numbered(trade, g, seat, to, given, wanted)
    g.tell("offered", *offer[:5])
    trade.opened(g, offer)


def counter(trade: Trade, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice, number: int) -> None:
    """AM-15: an offer that declines another, and replaces the own open one."""
    if own := trade.offer_of(seat):
        trade.close(g, own, "withdrawn", seat)
    countered = trade.offer(number)
    if countered and seat in countered.waiting:
        trade.decline(g, seat, countered)
    propose(trade, g, seat, to, given, wanted)


def change(trade: Trade, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice, number: int) -> None:
    """AM-15: the own open offer in new words; it counts as a new one, and its time starts again."""
    spend(trade, g, seat)
    before = trade.offer(number)
    assert before is not None
    offer = _numbered(trade, g, seat, to, given, wanted)
    trade.close(g, before, "changed", *offer[:5])
    trade.opened(g, offer)


def _numbered(trade: Trade, g: Alakazam, seat: int, to: int, given: MarkedDice, wanted: MarkedDice) -> Offer:
    g.state.offered += 1
    waiting = tuple(trade.partners(g, seat)) if to == ALL else (to,)
    return Offer(g.state.offered, seat, to, given, wanted, waiting)


def accept(trade: Trade, g: Alakazam, seat: int, number: int, *picked: int) -> None:
    """AM-15, AM-17: the dice change hands as they lie; a marked one may be re-rolled by its receiver."""
    s, offer = g.state, trade.offer(number)
    assert offer is not None
    giver, given, wanted = offer.seat, offer.given, settled(offer.wanted, picked)
    before = {owner: s.pools[owner][:] for owner in (giver, seat)}
    trade.undone(g, giver)
    trade.undone(g, seat)
    trade.close(g, offer, "accepted", giver, seat, given, wanted)
    for owner, dice in ((giver, given), (seat, wanted)):
        for die, _ in dice:
            _lose(g, owner, die)
    for owner, dice in ((seat, given), (giver, wanted)):
        _receive(g, owner, dice)
    trade.touch(*range(g.seats))
    trade.lost(g, before)


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
