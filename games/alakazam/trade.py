"""Trading (AM-13 … AM-20): what a seat can do, word by word, until all are done and no offer is open.

A complete dealing is a tuple of its own, ``("swap", out, in)``, ``("take", card)`` (−1: unseen), ``("return", card)``,
``("reroll", die)``, ``("offer", to, given, wanted)``, ``("counter", to, given, wanted, number)``, ``("change", to,
given, wanted, number)``, ``("accept", number, picked …)``. `bazaar` carries it out; in slow mode it is queued first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from games.kernel.frames import BACK, Question
from games.kernel.values import Action, Actions

from .bazaar import DEALINGS, Bazaar, Dealing
from .cards import LIMITS
from .market import question
from .offers import UNSEEN, Offer, spelled
from .state import has_bonus
from .words import CHANGE, DONE, FOLLOWING, OFFER, TO, menu, of_accept

if TYPE_CHECKING:
    from .rules import Alakazam

COMPLETING = frozenset(("in", "card", "die", "propose", "pick", "take"))
"""Words that may complete a dealing; ``take`` does face down."""


@dataclass(slots=True)
class Trade(Bazaar):
    """AM-13 … AM-20: everybody trades until all are done and no offer is open."""

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

    def withdraw(self, g: Alakazam, seat: int) -> None:
        """AM-15: the seat's offer is off."""
        own = self.offer_of(seat)
        assert own is not None
        self.close(g, own, "withdrawn", seat)

    # ---- who leaves ------------------------------------------------------------------------------------------------

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

    def begins(self, g: Alakazam, seat: int, draft: Actions, action: Action) -> bool:
        if action[0] in self.ANSWERS or action == CHANGE:
            return False
        return action[0] not in COMPLETING or self.deal(g, seat, draft, action) is None

    ANSWERS: ClassVar[dict[str, Callable[[Any, Alakazam, int], None]]] = {
        "back": back,
        "done": done,
        "not-done": Bazaar.undone,
        "withdraw": withdraw,
    }
    """Words that are no part of a draft."""
