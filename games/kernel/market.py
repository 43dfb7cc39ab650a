"""The free-for-all: everybody deals at once, each at a pace of its own, and answers what others offer.

Every seat has one question about its own dealings, and one for each offer put to it. What a seat is building is a
*draft*, the words chosen so far: nobody else sees it, nothing is held back for it, and when the things it speaks of
are gone it is dropped at once. An offer is a tuple that begins with its number and the seat that made it.

The frame keeps the questions it listed, and the game the decisions made of them. Whoever changes something says for
whom by `touch`; only these seats' options are listed anew, and only their drafts looked at again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, cast

from .frames import Frame, Question
from .game import Action, Decision, Game

if TYPE_CHECKING:
    from .chance import Chance

Draft = tuple[Action, ...]
Offer = tuple[Any, ...]
"""(number, seat, …)"""
LONGEST = 3
"""Words of a draft that `dreamt` makes up, at most."""

question = cast(Callable[[type[Question], tuple[Any, ...]], Question], tuple.__new__)  # pyright: ignore
"""Makes a Question of a whole tuple, at half the price of a call."""
_decision = cast(Callable[[type[Decision], tuple[Any, ...]], Decision], tuple.__new__)  # pyright: ignore


Put = tuple[list[Question], list[tuple[int, str, int]], list[Decision]]
"""The open questions of one seat, (seat, key, number) of each as the game numbered it, and its decision."""


class Kept(Frame):
    """What a market has worked out: no part of what is saved."""

    __slots__ = ("_abouts", "_listed", "_put", "_shaken")

    _listed: list[list[Question] | None]
    """Of each seat the questions as listed, own first; None: to be listed anew."""
    _abouts: list[list[Question] | None]
    """Of each seat those about offers: they stay while it is only building a dealing."""
    _put: list[Put | None]
    """Of each seat what the game made of them."""
    _shaken: list[int]
    """Seats for which something changed since drafts and offers were looked at; empty between two answers."""


@dataclass(slots=True)
class Market(Kept):
    """Free-for-all; its game is a `MarketGame`."""

    drafts: list[Any]
    """Of each seat the words of the dealing it is building; None: not known."""
    offers: list[Any]
    """Open offers, the oldest first."""

    # ---- what a game says ------------------------------------------------------------------------------------------

    def own(self, g: Any, seat: int, draft: Draft) -> Question | None:
        """The question about the seat's own dealings after the words of `draft`; None: it has none.

        Its key is "", and it has clocks of its own.
        """
        raise NotImplementedError

    def about(self, g: Any, seat: int, offer: Offer) -> Question | None:
        """The question about an offer; None: it isn't put to this seat. Its key is `key_of` the offer; clocks too."""
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
        for offer in reversed(self.offers):
            if offer[1] == seat:
                return offer
        return None

    def draft(self, seat: int, *words: Action) -> None:
        """The seat's draft is these words now; none: it begins anew."""
        self.drafts[seat] = words
        self._listed[seat] = None

    def touch(self, *seats: int) -> None:
        """Something changed that these seats' questions, drafts or offers are about."""
        for seat in seats:
            self._listed[seat] = self._abouts[seat] = None
        self._shaken += seats

    # ---- the frame -------------------------------------------------------------------------------------------------

    def run(self, g: Any) -> bool:
        if not self.over(g):
            return False
        g.stack.pop()
        self.closed(g)
        return True

    def choices(self, g: Any) -> list[Question]:
        try:
            listed = self._listed
        except AttributeError:  # just made, restored or seen
            seats = len(self.drafts)
            listed = self._listed = [None] * seats
            self._abouts, self._put, self._shaken = [None] * seats, [None] * seats, []
        rows: list[Question] = []
        for seat, questions in enumerate(listed):
            if questions is None:
                questions = listed[seat] = self._list(g, seat)
            rows += questions
        return rows

    def put(self, anew: bool) -> tuple[list[list[Question] | None], list[Put | None]]:
        """Of each seat what `choices` listed, and what the game made of it; where all is to be asked `anew`, nothing.

        A seat's questions are the same object as long as nothing changed for it.
        """
        if anew:
            self._put = [None] * len(self.drafts)
        return self._listed, self._put

    def _list(self, g: Any, seat: int) -> list[Question]:
        own = self.own(g, seat, self.drafts[seat])
        abouts = self._abouts[seat]
        if abouts is None:
            found = [self.about(g, seat, offer) for offer in self.offers]
            abouts = self._abouts[seat] = [about for about in found if about is not None]
        return abouts[:] if own is None else [own, *abouts]

    def apply(self, g: Any, seat: int, action: Action, key: str = "") -> None:
        self._listed[seat] = None
        if key:
            offer = self.offer(int(key))
            assert offer is not None, key
            self.answer(g, seat, offer, action)
        else:
            self.say(g, seat, action)
        if self._shaken:
            self.tidy(g)

    def tidy(self, g: Any) -> None:
        """Drop what can't be carried out any more; one thing that goes may take another with it."""
        while faulty := [(offer, why) for offer in self.offers if (why := self.fault(g, offer))]:
            offer, why = faulty[0]
            self.offers.remove(offer)
            self.fell(g, offer, why)
        for seat in sorted(set(self._shaken)):
            draft = self.drafts[seat]
            if draft and not self.stands(g, seat, draft):
                self.drafts[seat] = ()
                self.dropped(g, seat)
        self._shaken = []

    # ---- what others see -------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        new = super(Market, self).copy()
        self.keep(new)
        return new

    def keep(self, new: Self) -> None:
        """What is worked out goes with a copy."""
        if hasattr(self, "_listed"):
            new._listed, new._abouts, new._put = self._listed[:], self._abouts[:], self._put[:]
            new._shaken = []

    def seen_by(self, seat: int | None) -> Self:
        new = super(Market, self).copy()
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


class MarketGame(Game):
    """A game that trades: the decisions of seats for which nothing changed are kept as they are."""

    __slots__ = ()

    def _find(self, seat: int, action: Action, decision_id: int | None) -> tuple[int, Action]:
        for at, (who, _, number) in enumerate(self._asked):
            if number == decision_id and who == seat:
                options = self.decisions[at][3]
                if action in options:
                    return at, options[options.index(action)]
                break
        return super()._find(seat, action, decision_id)

    def _ask(self, top: Frame, rows: list[Question]) -> None:
        if not isinstance(top, Market):
            super()._ask(top, rows)
            return
        listed, put = top.put(not self._asked)
        first = self.serial + 1
        asked: list[tuple[int, str, int]] = []
        decisions: list[Decision] = []
        for seat, questions in enumerate(listed):
            kept = put[seat]
            if kept is None or kept[0] is not questions:
                kept = put[seat] = self._numbered(seat, questions or [], first)
            asked += kept[1]
            decisions += kept[2]
        self._asked, self.decisions = asked, tuple(decisions)

    def _numbered(self, seat: int, questions: list[Question], number: int) -> Put:
        """As `Game._ask` numbers them: who is open already keeps its number, the others go on from `number`."""
        before: dict[str, int] = {}
        for who, key, open_ in self._asked:
            if who == seat:
                before[key] = open_
        asked: list[tuple[int, str, int]] = []
        decisions: list[Decision] = []
        for _, kind, options, default, public, key, clocks, may_wait in questions:
            own = before.get(key) if before else None
            if own is None:
                own, number = number, number + 1
            asked.append((seat, key, own))
            decisions.append(_decision(Decision, (own, seat, kind, options, default, public, clocks, may_wait)))
        if number > self.serial + 1:
            self.serial = number - 1
        return questions, asked, decisions
