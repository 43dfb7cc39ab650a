"""The free-for-all: everybody deals at once, each at a pace of its own, and answers what others offer.

Every seat has one question about its own dealings, and one for each offer put to it. What a seat is building is a
*draft*, the words chosen so far: nobody else sees it, nothing is held back for it, and when the things it speaks of
are gone it is dropped at once. An offer is a tuple that begins with its number and the seat that made it.

The frame keeps the questions it listed, and the game the decisions made of them. Whoever changes something says for
whom by `touch`; only these seats' options are listed again, and only their drafts looked at.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, cast

from games.kernel.frames import Frame, Question
from games.kernel.game import Game
from games.kernel.values import STEP, Action, Actions, Decision, a_decision, public_number

if TYPE_CHECKING:
    from games.kernel.chance import Chance

G = TypeVar("G", bound="MarketGame")
"""The game that a market belongs to."""
Offer = TypeVar("Offer", bound=tuple[Any, ...])
"""A game's own: (number, seat, …)."""
LONGEST = 3
"""Words of a draft that `dreamt` makes up, at most."""

question = cast(Callable[[type[Question], tuple[Any, ...]], Question], tuple.__new__)  # pyright: ignore
"""Makes a Question of a whole tuple, at half the price of a call."""

Number = tuple[int, str, int]
"""(seat, key, number) of an open question."""
Put = tuple[list[Number], list[Decision]]
"""Open questions as the game numbered them, and the decisions made of them."""


class Kept(Frame[G]):
    """What a market has worked out: no part of what is saved."""

    __slots__ = ("_alone", "_put", "_shaken")

    _put: list[Put | None]
    """Of each seat its questions, own first; None: to be listed again."""
    _alone: int
    """The seat that has answered its own question, while this changed nothing but what it is asked next; or −1."""
    _shaken: list[int]
    """Seats for which something changed since drafts and offers were looked at; empty between two answers."""


@dataclass(slots=True)
class Market(Kept[G], Generic[G, Offer]):
    """Free-for-all; its game is a `MarketGame`."""

    drafts: list[Any]
    """Of each seat the words of the dealing it is building; None: not known."""
    offers: list[Offer]
    """Open offers, the oldest first."""

    # ---- what a game says ------------------------------------------------------------------------------------------

    def own(self, g: G, seat: int, draft: Actions) -> Question | None:
        """The question about the seat's own dealings after the words of `draft`; None: it has none.

        Its key is "", and it has clocks of its own.
        """
        raise NotImplementedError

    def about(self, g: G, seat: int, offer: Offer) -> Question | None:
        """The question about an offer; None: it isn't put to this seat. Its key is `key_of` the offer; clocks too."""
        raise NotImplementedError

    def say(self, g: G, seat: int, action: Action) -> None:
        """A seat's answer to its question: goes on with the draft (`draft`), or carries something out."""
        raise NotImplementedError

    def answer(self, g: G, seat: int, offer: Offer, action: Action) -> None:
        """An answer to an offer's question."""
        raise NotImplementedError

    def stands(self, g: G, seat: int, draft: Actions) -> bool:
        """A draft can still be carried out."""
        raise NotImplementedError

    def dropped(self, g: G, seat: int) -> None:
        """The seat's draft could not be carried out any more, and is gone: tell it."""
        raise NotImplementedError

    def over(self, g: G) -> bool:
        """Nothing is to be dealt any more."""
        raise NotImplementedError

    def closed(self, g: G) -> None:
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
        """The seat's draft is these words now; none: it begins again."""
        self.drafts[seat] = words
        self._put[seat] = None
        self._alone = -1

    def touch(self, *seats: int) -> None:
        """Something changed that these seats' questions, drafts or offers are about."""
        for seat in seats:
            self._put[seat] = None
        self._shaken += seats
        self._alone = -1

    # ---- the frame -------------------------------------------------------------------------------------------------

    def run(self, g: G) -> bool:
        if not self.over(g):
            return False
        g.stack.pop()
        self.closed(g)
        return True

    def choices(self, g: G) -> list[Question]:
        return [row for seat in range(len(self.drafts)) for row in self._listed(g, seat)]

    def _listed(self, g: G, seat: int) -> list[Question]:
        own = self.own(g, seat, self.drafts[seat])
        rows = [] if own is None else [own]
        return rows + [about for offer in self.offers if (about := self.about(g, seat, offer)) is not None]

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        if key:
            self._alone = -1
            offer = self.offer(int(key))
            assert offer is not None, key
            self.answer(g, seat, offer, action)
        else:
            self._alone = seat
            self.say(g, seat, action)
        if self._alone < 0:
            self._put[seat] = None
            if self._shaken:
                self.tidy(g)

    def tidy(self, g: G) -> None:
        """Drop the drafts that can't be carried out any more."""
        for seat in sorted(set(self._shaken)):
            draft = self.drafts[seat]
            if draft and not self.stands(g, seat, draft):
                self.drafts[seat] = ()
                self.dropped(g, seat)
        self._shaken = []

    # ---- the questions put -----------------------------------------------------------------------------------------

    def begin(self, g: G, rows: list[Question], open_: list[Number]) -> Put:
        """Put all questions, listed as `rows`; those `open_` keep their numbers."""
        seats, first = range(len(self.drafts)), g.serial + 1
        self._alone, self._shaken = -1, []
        self._put = [self._numbered(g, seat, [row for row in rows if row.seat == seat], open_, first) for seat in seats]
        return self._together()

    def renew(self, g: G, open_: list[Number], before: tuple[Decision, ...]) -> Put:
        """Put the questions of seats for which something changed; the others stay as they are.

        `open_` are the questions that are not answered yet, `before` the decisions made of these and the answered one.
        """
        seat = self._alone
        if seat < 0:
            return self._anew(g, open_)
        asked, put = self.own(g, seat, self.drafts[seat]), self._put[seat]
        assert asked is not None and put is not None
        _, kind, options, default, public, key, clocks, silence = asked
        if g.drafting:
            number = g.answered[2] + STEP
        else:
            g.serial = number = g.serial + 1
        row = (seat, key, number)
        decision = a_decision(Decision, (number, seat, kind, options, default, public, clocks, silence))
        at = bisect_left(open_, row)
        open_.insert(at, row)
        decisions = [*before]
        decisions[at] = decision
        self._put[seat] = [row, *put[0][1:]], [decision, *put[1][1:]]
        return open_, decisions

    def _anew(self, g: G, open_: list[Number]) -> Put:
        first = g.serial + 1
        for seat, put in enumerate(self._put):
            if put is None:
                self._put[seat] = self._numbered(g, seat, self._listed(g, seat), open_, first)
        return self._together()

    def _numbered(self, g: G, seat: int, questions: list[Question], open_: list[Number], number: int) -> Put:
        """As `Game._ask` numbers them: who is open already keeps its number, the others go on from `number`.

        Written out: with functions that both call the market runs at 0.84 to 0.95 of its pace (23 November 2026).
        """
        known: dict[str, int] = {}
        for who, key, before in open_:
            if who == seat:
                known[key] = before
        if g.drafting and seat == g.answered[0]:
            key = g.answered[1]
            known[key] = g.answered[2] + STEP
            if key and "" in known:  # an answer to an offer began a dealing of the seat's own
                known[""] += STEP
        numbers: list[Number] = []
        decisions: list[Decision] = []
        for _, kind, options, default, public, key, clocks, silence in questions:
            own = known.get(key)
            if own is None:
                own, number = number, number + 1
            numbers.append((seat, key, own))
            shown = public_number(own) if public else own
            decisions.append(a_decision(Decision, (shown, seat, kind, options, default, public, clocks, silence)))
        if number > g.serial + 1:
            g.serial = number - 1
        return numbers, decisions

    def _together(self) -> Put:
        """The questions of all seats."""
        numbers: list[Number] = []
        decisions: list[Decision] = []
        for put in self._put:
            assert put is not None
            numbers += put[0]
            decisions += put[1]
        return numbers, decisions

    # ---- what others see -------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        new = super(Market, self).copy()
        self.keep(new)
        return new

    def keep(self, new: Self) -> None:
        """What is worked out goes with a copy."""
        if hasattr(self, "_put"):
            new._put, new._shaken, new._alone = self._put[:], [], -1

    def seen_by(self, seat: int | None) -> Self:
        new = super(Market, self).copy()
        new.drafts = [draft if owner == seat else None for owner, draft in enumerate(self.drafts)]
        return new

    def dreamt(self, g: G, rng: Chance) -> None:
        for seat, known in enumerate(self.drafts):
            if known is None:
                self.drafts[seat] = self._imagined_draft(g, seat, rng)

    def _imagined_draft(self, g: G, seat: int, rng: Chance) -> Actions:
        """A draft that `seat` might have begun: words that carry nothing out."""
        draft: Actions = ()
        for _ in range(rng.below(LONGEST + 1)):
            asked = self.own(g, seat, draft)
            words = [o for o in asked.options if self.begins(g, seat, draft, o)] if asked is not None else []
            if not words:
                break
            draft = (*draft, rng.choice(words))
        return draft

    def begins(self, g: G, seat: int, draft: Actions, action: Action) -> bool:
        """This word would only go on with the draft: it carries nothing out."""
        raise NotImplementedError


class MarketGame(Game):
    """A game that trades: the decisions of seats for which nothing changed are kept as they are."""

    __slots__ = ()

    def _find(self, seat: int, action: Action, decision_id: int | None) -> tuple[int, Action]:
        for at, (who, _, _) in enumerate(self._asked):
            if who == seat and self.decisions[at][0] == decision_id:
                options = self.decisions[at][3]
                if action in options:
                    return at, options[options.index(action)]
                break
        return super()._find(seat, action, decision_id)

    def _advance(self) -> None:
        top = self._asked_by
        if isinstance(top, Market) and self.stack and top is self.stack[-1] and not top.run(self):
            self._asked, decisions = top.renew(self, self._asked, self.decisions)
            self.decisions = tuple(decisions)
            if decisions:
                return
        super()._advance()

    def _ask(self, top: Frame[Any], rows: list[Question]) -> None:
        if isinstance(top, Market):
            self._asked, decisions = top.begin(self, rows, self._asked)
            self.decisions = tuple(decisions)
        else:
            super()._ask(top, rows)
