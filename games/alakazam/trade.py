"""Trading (AM-13 … AM-20): what a seat can do, word by word, until all are done and no offer is open.

A complete dealing is a tuple of its own, ``("swap", out, in)``, ``("take", card)`` (−1: unseen), ``("return", card)``,
``("reroll", die)``, ``("offer", to, given, wanted)``, ``("counter", to, given, wanted, number)``, ``("change", to,
given, wanted, number)``, ``("accept", number, picked …)``. `dealings` carries it out; in slow mode it is queued first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from games.kernel.frames import BACK, Question
from games.kernel.market import Market, Number, Put, question
from games.kernel.values import Action, Actions

from .cards import BONUSES, LIMITS
from .dealings import DEALINGS, Dealing
from .drafts import NOTHING, UNREAD, UNSAID, Reading, Said, read_on, said, spelled
from .offers import ALL, Offer, candidates, fills, locked, named, size_fault, wish_for
from .state import has_bonus, missing, present, without
from .words import CHANGE, DONE, FOLLOWING, OFFER, TO, UNSEEN, menu, of_accept

if TYPE_CHECKING:
    from .rules import Alakazam

FEWEST, MOST = LIMITS.pool_from, LIMITS.pool_to
"""Dice in a pool."""
COMPLETING = frozenset(("in", "card", "die", "propose", "pick", "take"))
"""Words that may complete a dealing; ``take`` does face down."""


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
class Trade(DraftsRead):
    """AM-13 … AM-20: everybody trades until all are done and no offer is open."""

    drafts: list[Any]
    offers: list[Offer]
    caller: int
    """The seat whose last call runs, −1 for none (AM-19)."""
    CLOCK: ClassVar[str] = "round"
    ITEMS: ClassVar[dict[str, Callable[[Any], Any]]] = {"offers": Offer.of}

    # ---- what a seat is asked --------------------------------------------------------------------------------------

    def own(self, g: Alakazam, seat: int, draft: Actions) -> Question | None:
        s = g.state
        if seat not in s.dealt or seat in s.left:
            return None
        if draft:
            about = self.said(seat, draft)
            words = FOLLOWING[about.first](self, g, seat, about)
            words.append(BACK)
            options, default = tuple(words), BACK
        else:
            options, default = menu(self, g, seat), DONE
        clocks: tuple[tuple[str, int], ...] = (("rest" if s.done[seat] else "round", s.round),)
        if seat == self.caller and not s.done[seat]:
            clocks = (("last_call", s.calls[seat]), *clocks)
        return question(Question, (seat, "trade", options, default, False, "", clocks, "wait"))

    def about(self, g: Alakazam, seat: int, offer: Offer) -> Question | None:
        if seat not in offer.waiting:
            return None
        number = offer.number
        decline: Action = ("decline", number)
        options: Actions = (decline,)
        if not has_bonus(g.state.hands[seat]):
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

    # ---- answers to the own question -------------------------------------------------------------------------------

    def say(self, g: Alakazam, seat: int, action: Action) -> None:
        word, draft = action[0], self.drafts[seat]
        if word in self.ANSWERS:
            self.ANSWERS[word](self, g, seat)
            return
        deal = self.deal(g, seat, draft, action) if word in COMPLETING else None
        if deal is None:
            if draft:
                self.go_on(seat, draft, action)
            else:
                self.drafts[seat] = self.begun(g, seat, action)
            g.drafted()
        else:
            self.drafts[seat] = ()
            self.settle(g, seat, deal)

    def begun(self, g: Alakazam, seat: int, action: Action) -> Actions:
        """A draft that begins with this word. A change begins as the offer is; the only partner is not asked for."""
        if action == CHANGE:
            own = self.offer_of(seat)
            assert own is not None
            return spelled(own)
        if action == OFFER:
            partners = self.partners(g, seat)
            if len(partners) == 1:
                return (OFFER, TO[partners[0]])
        return (action,)

    def deal(self, g: Alakazam, seat: int, draft: Actions, action: Action) -> Dealing | None:
        """The complete dealing, if this word completes it."""
        word = action[0]
        about = self.said(seat, draft)
        if word == "take":
            return ("take", UNSEEN) if g.options.face_down else None
        if word == "in":
            return ("swap", about.out, action[1])
        if word == "card":
            return (about.first, action[1])
        if word == "die":
            return ("reroll", action[1])
        if word == "propose":
            terms = (about.first, about.to, about.given, about.wanted)
            return (*terms, about.number) if about.number else terms
        offer = self.offer(about.number)
        assert offer is not None
        return self._picked(g, seat, offer, [*about.picked, action[1]])

    def _picked(self, g: Alakazam, seat: int, offer: Offer, picked: list[int]) -> Dealing | None:
        """The acceptance, if nothing is left to choose."""
        while open_ := self.fillings(g, seat, offer, picked):
            dice = [*open_[0]]
            if len(dice) > 1:
                return None
            picked += dice
        return ("accept", offer.number, *picked)

    def settle(self, g: Alakazam, seat: int, deal: Dealing) -> None:
        """A dealing is complete: carry it out."""
        DEALINGS[deal[0]](self, g, seat, *deal[1:])

    def back(self, g: Alakazam, seat: int) -> None:
        """Take the last word back; with one partner, also that it is the one."""
        draft = self.go_back(seat)
        if len(draft) == 1 and draft[0][0] in ("offer", "change") and len(self.partners(g, seat)) == 1:
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
        self.touch(*clocks, *[seat for offer in self.offers for seat in offer.waiting])

    # ---- answers to offers -----------------------------------------------------------------------------------------

    def answer(self, g: Alakazam, seat: int, offer: Offer, action: Action) -> None:
        if action[0] == "decline":
            self.decline(g, seat, offer)
        elif action[0] == "counter":
            self.draft(seat, ("counter", offer.number, offer.seat))
            g.drafted()
        elif (deal := self._picked(g, seat, offer, [])) is None:
            self.draft(seat, ("accept", offer.number))
            g.drafted()
        else:
            self.drafts[seat] = ()
            self.settle(g, seat, deal)

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

    def withdraw(self, g: Alakazam, seat: int) -> None:
        """AM-15: the own offer is off."""
        own = self.offer_of(seat)
        assert own is not None
        self.close(g, own, "withdrawn", seat)

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
        """AM-18, AM-40: the own offer is withdrawn, those received are declined."""
        if own := self.offer_of(seat):
            self.close(g, own, "withdrawn", seat)
        for offer in self.offers[:]:
            if seat in offer.waiting:
                self.decline(g, seat, offer)

    # ---- what changes whose questions ------------------------------------------------------------------------------

    def touch_drafts(self, concerns: Callable[[Said], bool]) -> None:
        """Something changed that only drafts of a kind are about."""
        for seat, draft in enumerate(self.drafts):
            if concerns(self.said(seat, draft)):
                self.touch_own(seat)

    def leave(self, g: Alakazam, seat: int) -> None:
        """AM-51: what it offered is cancelled, and what was offered to it."""
        for offer in self.offers[:]:
            if offer.seat == seat or offer.waiting == (seat,):
                self.close(g, offer, "failed", "left")
            elif seat in offer.waiting:
                others = tuple([other for other in offer.waiting if other != seat])
                self.offers[self.offers.index(offer)] = offer._replace(waiting=others)
        self.drafts[seat] = ()
        self.flagged(g)
        self.touch(*range(g.seats))
        self.tidy(g)

    # ---- what can't be carried out any more ------------------------------------------------------------------------

    def stands(self, g: Alakazam, seat: int, draft: Actions) -> bool:
        about = self.said(seat, draft)
        if about.first != "return" and has_bonus(g.state.hands[seat]):
            return False
        if about.first not in ("return", "accept") and g.state.dealings[seat] >= LIMITS.dealings:
            return False
        if about.first == "swap":
            return not about.out or about.out in self.free(g, seat)
        if about.first == "accept":
            offer = self.offer(about.number)
            return offer is not None and seat in offer.waiting and bool(of_accept(self, g, seat, about))
        if about.first in ("offer", "counter", "change"):
            return self.offerable(g, seat, about)
        return bool(FOLLOWING[about.first](self, g, seat, about))

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

    def dropped(self, g: Alakazam, seat: int) -> None:
        g.tell("dropped", seat, to=(seat,))

    # ---- the end of trading ----------------------------------------------------------------------------------------

    def run(self, g: Alakazam) -> bool:
        return 0 not in g.state.done and super(Trade, self).run(g)

    def over(self, g: Alakazam) -> bool:
        return 0 not in g.state.done and not self.offers

    def closed(self, g: Alakazam) -> None:
        g.score()

    # ---- copies, and what others see -------------------------------------------------------------------------------

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.drafts, new.offers, new.caller = self.drafts[:], self.offers[:], self.caller
        self.keep(new)
        return new

    def begins(self, g: Alakazam, seat: int, draft: Actions, action: Action) -> bool:
        if action[0] in self.ANSWERS or action == CHANGE:
            return False
        return action[0] not in COMPLETING or self.deal(g, seat, draft, action) is None

    ANSWERS: ClassVar[dict[str, Callable[[Any, Alakazam, int], None]]] = {
        "back": back,
        "done": done,
        "not-done": undone,
        "withdraw": withdraw,
    }
    """Words that are no part of a draft."""
