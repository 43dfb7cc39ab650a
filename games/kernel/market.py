"""The free-for-all: everybody deals at once, each at a pace of its own, and answers what others offer.

Every seat has one question about its own dealings, and one for each offer put to it. What a seat is building is a
*draft*, the words chosen so far: nobody else sees it, nothing is held back for it, and when the things it speaks of
are gone it is dropped at once. An offer is a tuple that begins with its number and the seat that made it.

The frame keeps the questions it listed. Whoever changes something says for whom by `touch`; only these seats' options
are listed anew, and only their drafts looked at again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from .frames import Frame, Question

if TYPE_CHECKING:
    from .chance import Chance
    from .game import Action

Draft = tuple["Action", ...]
Offer = tuple[Any, ...]
"""(number, seat, …)"""
LONGEST = 3
"""Words of a draft that `dreamt` makes up, at most."""


class Market(Frame):
    """Free-for-all. A game's frame is a dataclass with at least these two fields."""

    __slots__ = ("_listed",)

    drafts: list[Any]
    """Of each seat the words of the dealing it is building; None: not known."""
    offers: list[Any]
    """Open offers, the oldest first."""
    _listed: list[list[Question] | None]
    """Of each seat the questions as listed, own first; None: to be listed anew. No part of what is saved."""

    # ---- what a game says ------------------------------------------------------------------------------------------

    def own(self, g: Any, seat: int, draft: Draft) -> Question | None:
        """The question about the seat's own dealings after the words of `draft`; None: it has none. Its key is ""."""
        raise NotImplementedError

    def about(self, g: Any, seat: int, offer: Offer) -> Question | None:
        """The question about an offer; None: it isn't put to this seat. Its key is `key_of` the offer."""
        raise NotImplementedError

    def say(self, g: Any, seat: int, action: Action) -> None:
        """An answer to the own question: goes on with the draft (`draft`), or carries something out."""
        raise NotImplementedError

    def answer(self, g: Any, seat: int, offer: Offer, action: Action) -> None:
        """An answer to an offer's question."""
        raise NotImplementedError

    def stands(self, g: Any, seat: int, draft: Draft) -> bool:
        """A draft can still be carried out."""
        raise NotImplementedError

    def dropped(self, g: Any, seat: int) -> None:
        """The seat's draft could not be carried out any more, and is gone: tell it."""
        raise NotImplementedError

    def fault(self, g: Any, offer: Offer) -> str:
        """Why an offer can't be carried out any more; "": it can, or may come to."""
        raise NotImplementedError

    def fell(self, g: Any, offer: Offer, why: str) -> None:
        """An offer is off the list because of a fault: tell everybody, free what it held."""
        raise NotImplementedError

    def over(self, g: Any) -> bool:
        """Nothing is to be dealt any more."""
        raise NotImplementedError

    def closed(self, g: Any) -> None:
        """The market is over; this frame is off the stack already."""
        raise NotImplementedError

    # ---- for a game's frame ----------------------------------------------------------------------------------------

    def key_of(self, offer: Offer) -> str:
        """The key of all questions about an offer."""
        return str(offer[0])

    def offer(self, number: int) -> Offer | None:
        """The open offer of that number."""
        return next((offer for offer in self.offers if offer[0] == number), None)

    def offer_of(self, seat: int) -> Offer | None:
        """The latest open offer that `seat` has made."""
        return next((offer for offer in reversed(self.offers) if offer[1] == seat), None)

    def draft(self, seat: int, *words: Action) -> None:
        """The seat's draft is these words now; none: it begins anew."""
        self.drafts[seat] = words
        self._listed[seat] = None

    def touch(self, *seats: int) -> None:
        """Something changed that these seats' questions are about."""
        listed = self._at_hand()
        for seat in seats:
            listed[seat] = None

    # ---- the frame -------------------------------------------------------------------------------------------------

    def run(self, g: Any) -> bool:
        if not self.over(g):
            return False
        g.stack.pop()
        self.closed(g)
        return True

    def choices(self, g: Any) -> list[Question]:
        listed = self._at_hand()
        rows: list[Question] = []
        for seat, questions in enumerate(listed):
            if questions is None:
                questions = listed[seat] = self._list(g, seat)
            rows += questions
        return rows

    def _at_hand(self) -> list[list[Question] | None]:
        """What is listed; nothing, where the frame was just made, restored or seen."""
        try:
            return self._listed
        except AttributeError:
            self._listed = [None] * len(self.drafts)
            return self._listed

    def _list(self, g: Any, seat: int) -> list[Question]:
        own = self.own(g, seat, self.drafts[seat])
        questions = [] if own is None else [own]
        for offer in self.offers:
            question = self.about(g, seat, offer)
            if question is not None:
                questions.append(question)
        return questions

    def apply(self, g: Any, seat: int, action: Action, key: str = "") -> None:
        self._at_hand()[seat] = None
        if key:
            offer = self.offer(int(key))
            assert offer is not None, key
            self.answer(g, seat, offer, action)
        else:
            self.say(g, seat, action)
        self.tidy(g)

    def tidy(self, g: Any) -> None:
        """Drop what can't be carried out any more; one thing that goes may take another with it."""
        falls = True
        while falls:
            falls = False
            for offer in self.offers:
                why = self.fault(g, offer)
                if why:
                    self.offers.remove(offer)
                    self.fell(g, offer, why)
                    falls = True
                    break
        for seat, draft in enumerate(self.drafts):
            if draft and self._listed[seat] is None and not self.stands(g, seat, draft):
                self.drafts[seat] = ()
                self.dropped(g, seat)

    # ---- what others see -------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        new = super().copy()
        listed = getattr(self, "_listed", None)
        if listed is not None:
            new._listed = listed[:]
        return new

    def seen_by(self, seat: int | None) -> Self:
        new = super().copy()
        new.drafts = [draft if owner == seat else None for owner, draft in enumerate(self.drafts)]
        return new

    def dreamt(self, g: Any, rng: Chance) -> None:
        for seat, known in enumerate(self.drafts):
            if known is None:
                self.drafts[seat] = self._dream(g, seat, rng)

    def _dream(self, g: Any, seat: int, rng: Chance) -> Draft:
        """A draft that `seat` might have begun: words that carry nothing out."""
        draft: Draft = ()
        for _ in range(rng.below(LONGEST + 1)):
            asked = self.own(g, seat, draft)
            words = [o for o in asked.options if self.begins(g, seat, draft, o)] if asked is not None else []
            if not words:
                break
            draft = (*draft, rng.choice(words))
        return draft

    def begins(self, g: Any, seat: int, draft: Draft, action: Action) -> bool:
        """This word would only go on with the draft: it carries nothing out."""
        raise NotImplementedError
