"""Trading (AM-13 … AM-21): what a seat can do, word by word, and what comes of it.

A complete dealing is a tuple of its own, ``("swap", out, in)``, ``("take", card)`` (−1: unseen), ``("return", card)``,
``("reroll", die)``, ``("offer", to, given, wanted, countered)``, ``("accept", number, picked …)``: carried out at
once, or in slow mode kept until the table wakes.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from games.kernel.frames import BACK, Question
from games.kernel.game import Action
from games.kernel.market import Draft, Market, Offer, question

from .cards import BONUSES, IS_BONUS, LIMITS
from .offers import ALL, Dice, Open, Terms, candidates, for_whom, named, settled, sizes_fit, terms
from .state import has_bonus, missing, present, without
from .words import CANCEL, DONE, FOLLOWING, OFFER, SWAP, TO, WAKE, Options, menu, of_accept

if TYPE_CHECKING:
    from games.kernel.chance import Chance

    from .rules import Alakazam

Deal = tuple[Any, ...]
UNSEEN = -1
"""In the place of a card that others, or all, don't see."""
TURNS = {"return": 0, "accept": 1, "reroll": 2, "take": 3, "swap": 3, "offer": 4}
"""The order in which queued dealings are carried out (AM-21)."""
FEWEST, MOST = LIMITS.pool_from, LIMITS.pool_to
"""Dice in a pool."""
QUEUED: Options = (CANCEL, WAKE)
MENU = ("",)
OFFERING = ("", "offer", "counter")
"""First words of drafts, "" for none, for which partners matter."""
COMPLETING = frozenset(("in", "card", "die", "propose", "pick", "take"))
"""Words that may complete a dealing; ``take`` does face down."""


@dataclass(slots=True)
class Trade(Market):
    """AM-13 … AM-21: everybody trades until all are done and no offer is open."""

    drafts: list[Any]
    offers: list[Any]
    queue: list[Any]
    """Slow mode: of each seat its complete dealing, () where there is none; None: there is one, not known."""
    awake: list[int]
    """Slow mode: the seats whose queued dealing may be carried out."""
    caller: int
    """The seat whose last call runs, −1 for none (AM-19)."""
    CLOCK: ClassVar[str] = "round"

    # ---- what a seat is asked --------------------------------------------------------------------------------------

    def own(self, g: Alakazam, seat: int, draft: Draft) -> Question | None:
        s = g.state
        if seat not in s.dealt or seat in s.left or seat in self.awake:
            return None
        clocks: tuple[tuple[str, int], ...] = (("round", s.round),)
        if draft:
            options, default = (*FOLLOWING[draft[0][0]](self, g, seat, draft), BACK), BACK
        elif self.queue[seat]:
            options, default = QUEUED, WAKE
        else:
            options, default = menu(self, g, seat), DONE
        if self.queue[seat]:
            clocks = (("wake", s.ticks + 1), *clocks)
        elif s.done[seat]:
            clocks = (("rest", s.round),)
        if seat == self.caller and clocks[0][0] != "rest":
            clocks = (("last_call", s.calls[seat]), *clocks)
        return question(Question, (seat, "trade", options, default, False, "", clocks, "wait"))

    def about(self, g: Alakazam, seat: int, offer: Offer) -> Question | None:
        number, _, _, _, _, waiting = offer
        if seat not in waiting:
            return None
        decline: Action = ("decline", number)
        options: Options = (decline,)
        if not has_bonus(g.state.hands[seat]) and seat not in self.awake:
            if g.state.dealings[seat] < LIMITS.dealings:
                options = (decline, ("counter", number))
            if self.fillings(g, seat, offer, ()) is not None:
                options = (("accept", number), *options)
        clocks: tuple[tuple[str, int], ...] = (("offer", number), ("round", g.state.round))
        if self.caller >= 0:
            clocks = (*clocks, ("last_call", g.state.calls[self.caller]))
        public = not g.options.face_down
        return question(Question, (seat, "offer", options, decline, public, self.key_of(offer), clocks, "wait"))

    # ---- what dice and partners there are --------------------------------------------------------------------------

    def free(self, g: Alakazam, seat: int) -> list[int]:
        """The seat's dice that are not locked in its own offer."""
        own = self.offer_of(seat) if self.offers else None
        pool = g.state.pools[seat]
        return without(pool, [die for die, _ in own[3]]) if own else pool

    def giveable(self, g: Alakazam, seat: int, answered: int) -> list[int]:
        """What an offer may give: a counter may use what the own offer locks, for it replaces it."""
        return g.state.pools[seat] if answered else self.free(g, seat)

    def partners(self, g: Alakazam, seat: int) -> list[int]:
        """Whom an offer can be made to: the others, but for those who show a Bonus (AM-18, AM-40)."""
        s = g.state
        hands, left, hidden = s.hands, s.left, g.options.face_down
        return [
            other
            for other in s.dealt
            if other != seat and other not in left and (hidden or BONUSES.isdisjoint(hands[other]))
        ]

    def fillings(
        self, g: Alakazam, seat: int, offer: Offer, picked: Sequence[int]
    ) -> tuple[tuple[int, ...], ...] | None:
        """What `seat` may fill each pattern of an offer with; None: it can't accept."""
        _, giver, _, given, wanted, _ = cast(Open, offer)
        pools = g.state.pools
        if not sizes_fit(len(pools[giver]), len(pools[seat]), len(given), len(wanted)):
            return None
        return candidates(tuple(self.free(g, seat)), wanted, tuple(picked))

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

    # ---- answers ---------------------------------------------------------------------------------------------------

    def say(self, g: Alakazam, seat: int, action: Action) -> None:
        word, draft = action[0], self.drafts[seat]
        if word in ANSWERS:
            ANSWERS[word](self, g, seat)
            return
        deal = self.deal(g, seat, draft, action) if word in COMPLETING else None
        if deal is None:
            self.drafts[seat] = (*draft, action) if draft else self.begun(g, seat, action)
            g.drafted()
        else:
            self.drafts[seat] = ()
            self.settle(g, seat, deal)

    def begun(self, g: Alakazam, seat: int, action: Action) -> Draft:
        """A draft that begins with this word; the only partner is not asked for."""
        if action == OFFER:
            partners = self.partners(g, seat)
            if len(partners) == 1:
                return (OFFER, TO[partners[0]])
        return (action,)

    def deal(self, g: Alakazam, seat: int, draft: Draft, action: Action) -> Deal | None:
        """The complete dealing, if this word completes it."""
        word = action[0]
        if word not in COMPLETING:
            return None
        if word == "take":
            return ("take", UNSEEN) if g.options.face_down else None
        if word == "in":
            return ("swap", draft[1][1], action[1])
        if word == "card":
            return (draft[0][0], action[1])
        if word == "die":
            return ("reroll", action[1])
        if word == "propose":
            to, given, wanted, _, answered = terms(draft)
            return ("offer", to, given, wanted, answered)
        offer = self.offer(draft[0][1])
        assert offer is not None
        return self._picked(g, seat, offer, [*[die for _, die in draft[1:]], action[1]])

    def _picked(self, g: Alakazam, seat: int, offer: Offer, picked: list[int]) -> Deal | None:
        """The acceptance, if nothing is left to choose."""
        while open_ := self.fillings(g, seat, offer, picked):
            dice = [*open_[0]]
            if len(dice) > 1:
                return None
            picked += dice
        return ("accept", offer[0], *picked)

    def answer(self, g: Alakazam, seat: int, offer: Offer, action: Action) -> None:
        number, giver = offer[:2]
        if action[0] == "decline":
            self.decline(g, seat, offer)
            return
        if action[0] == "counter":
            self.draft(seat, ("counter", number, giver))
            g.drafted()
            return
        deal = self._picked(g, seat, offer, [])
        if deal is None:
            self.draft(seat, ("accept", number))
            g.drafted()
        else:
            self.drafts[seat] = ()
            self.settle(g, seat, deal)

    def back(self, g: Alakazam, seat: int) -> None:
        draft = self.drafts[seat][:-1]
        if draft == (OFFER,) and len(self.partners(g, seat)) == 1:
            draft = ()
        self.drafts[seat] = draft
        g.drafted()

    def done(self, g: Alakazam, seat: int) -> None:
        """AM-19: the seat agrees that the round may end."""
        if not g.state.done[seat]:
            g.state.done[seat] = 1
            g.tell("done", seat, 0)
            self.flagged(g)

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
        self.touch(*clocks, *[seat for offer in self.offers for seat in offer[5]])

    # ---- dealings --------------------------------------------------------------------------------------------------

    def settle(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """Carry a complete dealing out, or queue it (AM-21)."""
        if g.options.slow:
            self._unqueue(g, seat)
            self.queue[seat] = deal
            g.tell("queued", seat, *deal, to=(seat,))
        else:
            DEALS[deal[0]](self, g, seat, deal)

    def spend(self, g: Alakazam, seat: int) -> None:
        """AM-19: an own dealing is counted, and clears the own flag."""
        g.state.dealings[seat] += 1
        self.undone(g, seat)

    def swap(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-13: atomically, faces stay."""
        _, out, into = deal
        s = g.state
        self.spend(g, seat)
        self.lose(g, seat, out)
        s.centre.remove(into)
        insort(s.pools[seat], into)
        insort(s.centre, out)
        g.tell("swapped", seat, out, into)
        self.moved(g, seat)
        for other, draft in enumerate(self.drafts):
            if len(draft) == 2 and draft[0] == SWAP:
                self.touch_own(other)

    def lose(self, g: Alakazam, seat: int, die: int) -> None:
        """A die leaves a pool; a right to re-roll ends when no die is left that it could be for (AM-17)."""
        pool, rights = g.state.pools[seat], g.state.rights[seat]
        pool.remove(die)
        if die in rights and rights.count(die) > pool.count(die):
            rights.remove(die)

    def moved(self, g: Alakazam, seat: int) -> None:
        """The dice of a pool have changed, not how many: its owner's questions, and drafts that want some of them."""
        self.touch(seat)
        for other, draft in enumerate(self.drafts):
            if draft and for_whom(draft) == seat:
                self.touch_own(other)

    def take(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-14; AM-40: of a heap of backs one at random, and only its taker sees it; AM-41: the next is turned."""
        s, face_down = g.state, g.options.face_down
        self.spend(g, seat)
        card = g.chance.choice(s.table) if face_down else deal[1]
        s.table.remove(card)
        insort(s.hands[seat], card)
        g.tell("took", seat, UNSEEN if face_down else card)
        if face_down:
            g.tell("drew", seat, card, to=(seat,))
        if face_down or IS_BONUS[card]:
            self._bind(g, seat)
        if g.options.market and s.deck and len(s.table) < LIMITS.market:
            turned = s.deck.pop()
            insort(s.table, turned)
            g.tell("turned", turned)
        self._cards_moved(g, seat, card, not s.table)

    def _cards_moved(self, g: Alakazam, seat: int, card: int, first_or_last: bool) -> None:
        """Whose questions change: who shows a Bonus is no partner; there are cards in the centre, or none."""
        self.touch(seat)
        words = OFFERING if IS_BONUS[card] else MENU if first_or_last else ()
        for other, draft in enumerate(self.drafts):
            word = draft[0][0] if draft else ""
            if word == "take" or word in words:
                self.touch_own(other)

    def _bind(self, g: Alakazam, seat: int) -> None:
        """AM-18, AM-40: the own offer is withdrawn, those received are declined."""
        if own := self.offer_of(seat):
            self._close(g, own, "withdrawn", seat)
        for offer in self.offers[:]:
            if seat in offer[5]:
                self.decline(g, seat, offer)

    def put_back(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-14: return a card to the centre; AM-40: face down, mixed among the backs."""
        s, card = g.state, deal[1]
        self.undone(g, seat)
        first = not s.table
        s.hands[seat].remove(card)
        insort(s.table, card)
        g.tell("returned", seat, UNSEEN if g.options.face_down else card)
        if g.options.face_down:
            g.tell("put", seat, card, to=(seat,))
        self._cards_moved(g, seat, card, first)

    def reroll(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-17: only the receiver, only once."""
        s, die = g.state, deal[1]
        self.spend(g, seat)
        s.rights[seat].remove(die)
        self.lose(g, seat, die)
        new = die // 10 * 10 + g.chance.roll()
        insort(s.pools[seat], new)
        g.tell("rerolled", seat, die, new)
        self.moved(g, seat)

    def propose(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-15: open an offer; a counter declines, and replaces the own open offer."""
        _, to, given, wanted, answered = deal
        s = g.state
        self.spend(g, seat)
        if answered:
            if own := self.offer_of(seat):
                self._close(g, own, "withdrawn", seat)
            countered = self.offer(answered)
            if countered and seat in countered[5]:
                self.decline(g, seat, countered)
        s.offered += 1
        waiting = tuple(self.partners(g, seat)) if to == ALL else (to,)
        self.offers.append((s.offered, seat, to, given, wanted, waiting))
        g.tell("offered", s.offered, seat, to, given, wanted)
        self.touch(seat, *waiting)

    def decline(self, g: Alakazam, seat: int, offer: Offer) -> None:
        """AM-15: one of those asked declines; the last one closes the offer."""
        g.tell("declined", offer[0], seat)
        g.state.refused[offer[1]] |= 1 << seat
        waiting = tuple([other for other in offer[5] if other != seat])
        if waiting:
            self.offers[self.offers.index(offer)] = (*offer[:5], waiting)
            self.touch(seat)
        else:
            self._close(g, offer, "closed", offer[1])

    def withdraw(self, g: Alakazam, seat: int) -> None:
        own = self.offer_of(seat)
        assert own is not None
        self._close(g, own, "withdrawn", seat)

    def _close(self, g: Alakazam, offer: Offer, event: str, *data: Any) -> None:
        """Take an offer off the list; its dice are free again."""
        self.offers.remove(offer)
        g.tell(event, offer[0], *data)
        self.touch(offer[1], *offer[5])

    def accept(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-15, AM-17: the dice change hands as they lie; a marked one may be re-rolled by its receiver."""
        _, number, *picked = deal
        offer = self.offer(number)
        assert offer is not None
        giver, given, wanted = offer[1], offer[3], settled(offer[4], picked)
        self.undone(g, giver)
        self.undone(g, seat)
        self._close(g, offer, "accepted", giver, seat, given, wanted)
        for owner, dice in ((giver, given), (seat, wanted)):
            for die, _ in dice:
                self.lose(g, owner, die)
        for owner, dice in ((seat, given), (giver, wanted)):
            self._receive(g, owner, dice)
        self.touch(*range(g.seats))

    def _receive(self, g: Alakazam, seat: int, dice: Dice) -> None:
        for die, mark in dice:
            insort(g.state.pools[seat], die)
            if mark:
                insort(g.state.rights[seat], die)

    # ---- what can't be carried out any more ------------------------------------------------------------------------

    def stands(self, g: Alakazam, seat: int, draft: Draft) -> bool:
        word = draft[0][0]
        if word == "swap":
            return len(draft) == 1 or draft[1][1] in self.free(g, seat)
        if word == "accept":
            offer = self.offer(draft[0][1])
            return offer is not None and seat in offer[5] and bool(of_accept(self, g, seat, draft))
        if word in ("offer", "counter"):
            return self._offerable(g, seat, terms(draft))
        return bool(FOLLOWING[word](self, g, seat, draft))

    def _offerable(self, g: Alakazam, seat: int, said: Terms) -> bool:
        """The dice are still there, and somebody to make the offer to."""
        to, given, wanted, _, answered = said
        if missing(self.giveable(g, seat, answered), named(given)):
            return False
        partners = self.partners(g, seat)
        if to is None or to == ALL:
            return bool(partners)
        return to in partners and not missing(g.state.pools[to], named(wanted))

    def dropped(self, g: Alakazam, seat: int) -> None:
        g.tell("dropped", seat, to=(seat,))

    def fault(self, g: Alakazam, offer: Offer) -> str:
        _, _, to, _, wanted, _ = cast(Open, offer)
        dice = named(wanted)
        return "gone" if dice and missing(g.state.pools[to], dice) else ""

    def fell(self, g: Alakazam, offer: Offer, why: str) -> None:
        g.tell("failed", offer[0], why)
        self.touch(offer[1], *offer[5])

    # ---- slow mode -------------------------------------------------------------------------------------------------

    def cancel(self, g: Alakazam, seat: int) -> None:
        self._unqueue(g, seat)

    def _unqueue(self, g: Alakazam, seat: int) -> None:
        """A queued dealing is taken back."""
        if self.queue[seat]:
            self.queue[seat] = ()
            if seat in self.awake:
                self.awake.remove(seat)
            self.touch(seat)

    def wake(self, g: Alakazam, seat: int) -> None:
        self.awake.append(seat)
        self.touch(seat)

    def run(self, g: Alakazam) -> bool:
        if self.awake and all(seat in self.awake for seat, deal in enumerate(self.queue) if deal):
            self._tick(g)
            return True
        return 0 not in g.state.done and Market.run(self, g)

    def _tick(self, g: Alakazam) -> None:
        """AM-21: one queued dealing a seat, by kind, then by a seat priority that rotates."""
        s = g.state
        s.ticks += 1
        deals = [(TURNS[deal[0]], (seat - s.ticks) % g.seats, seat) for seat, deal in enumerate(self.queue) if deal]
        g.tell("woke", s.ticks, tuple([seat for _, _, seat in sorted(deals)]))
        for _, _, seat in sorted(deals):
            deal, self.queue[seat] = self.queue[seat], ()
            if self.possible(g, seat, deal):
                DEALS[deal[0]](self, g, seat, deal)
                self.tidy(g)
            else:
                self.dropped(g, seat)
        self.awake = []
        self.touch(*range(g.seats))
        self.tidy(g)

    def possible(self, g: Alakazam, seat: int, deal: Deal) -> bool:
        """A queued dealing can still be carried out."""
        s, word = g.state, deal[0]
        if word == "return":
            return deal[1] in s.hands[seat]
        if has_bonus(s.hands[seat]):
            return False
        if word == "accept":
            offer = self.offer(deal[1])
            return offer is not None and seat in offer[5] and self.fillings(g, seat, offer, deal[2:]) == ()
        if word == "swap":
            return deal[1] in self.free(g, seat) and deal[2] in s.centre
        if word == "take":
            return bool(s.table) if deal[1] == UNSEEN else deal[1] in s.table
        if word == "reroll":
            return deal[1] in s.rights[seat] and deal[1] in self.free(g, seat)
        _, to, given, wanted, answered = deal
        said = Terms(to, given, wanted, True, answered)
        return (bool(answered) or not self.offer_of(seat)) and self._offerable(g, seat, said)

    # ---- the end of trading ----------------------------------------------------------------------------------------

    def over(self, g: Alakazam) -> bool:
        return 0 not in g.state.done and not self.offers and not any(self.queue)

    def closed(self, g: Alakazam) -> None:
        g.score()

    def leave(self, g: Alakazam, seat: int) -> None:
        """AM-51: what it offered is cancelled, and what was offered to it."""
        for offer in self.offers[:]:
            if offer[1] == seat or offer[5] == (seat,):
                self._close(g, offer, "failed", "left")
            elif seat in offer[5]:
                self.offers[self.offers.index(offer)] = (*offer[:5], tuple([o for o in offer[5] if o != seat]))
        self.drafts[seat] = self.queue[seat] = ()
        if seat in self.awake:
            self.awake.remove(seat)
        self.flagged(g)
        self.touch(*range(g.seats))
        self.tidy(g)

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.drafts, new.offers, new.queue = self.drafts[:], self.offers[:], self.queue[:]
        new.awake, new.caller = self.awake[:], self.caller
        self.keep(new)
        return new

    # ---- what others see -------------------------------------------------------------------------------------------

    def begins(self, g: Alakazam, seat: int, draft: Draft, action: Action) -> bool:
        return action[0] not in ANSWERS and self.deal(g, seat, draft, action) is None

    def seen_by(self, seat: int | None) -> Self:
        new = super(Trade, self).seen_by(seat)
        new.queue = [None if deal and owner != seat else deal for owner, deal in enumerate(self.queue)]
        new.awake = self.awake[:]
        return new

    def dreamt(self, g: Alakazam, rng: Chance) -> None:
        hidden = [seat for seat, deal in enumerate(self.queue) if deal is None]
        for seat in hidden:
            self.queue[seat] = ()
        awake, self.awake = self.awake, []
        for seat in hidden:
            self.queue[seat] = self._dream_deal(g, seat, rng)
        self.awake = awake
        super(Trade, self).dreamt(g, rng)

    def _dream_deal(self, g: Alakazam, seat: int, rng: Chance) -> Deal:
        """A dealing that the seat might have queued: it plays at random until it has said one."""
        draft: Draft = ()
        for _ in range(60):
            asked = self.own(g, seat, draft)
            words = [o for o in asked.options if o[0] not in ANSWERS or o == BACK] if asked else []
            if not words:
                break
            action = rng.choice(words)
            if action == BACK:
                draft = draft[:-1]
                continue
            deal = self.deal(g, seat, draft, action)
            if deal is not None:
                return deal
            draft = (*draft, action) if draft else self.begun(g, seat, action)
        return ("return", 0)


ANSWERS: dict[str, Callable[[Trade, Alakazam, int], None]] = {
    "back": Trade.back,
    "done": Trade.done,
    "not-done": Trade.undone,
    "withdraw": Trade.withdraw,
    "cancel": Trade.cancel,
    "wake": Trade.wake,
}
"""Words that are no part of a draft."""
DEALS: dict[str, Callable[[Trade, Alakazam, int, Deal], None]] = {
    "swap": Trade.swap,
    "take": Trade.take,
    "return": Trade.put_back,
    "reroll": Trade.reroll,
    "offer": Trade.propose,
    "accept": Trade.accept,
}
"""By the first word of a complete dealing: how it is carried out."""
