"""Slow mode (AM-21): dealings are queued, and when the bell rings one of each player is carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from games.kernel.frames import BACK, Question
from games.kernel.values import Action, Actions

from .bazaar import DEALINGS, Dealing
from .offers import UNSEEN, Offer, Said
from .state import has_bonus
from .trade import COMPLETING, Trade
from .words import WITHDRAW

if TYPE_CHECKING:
    from games.kernel.chance import Chance

    from .rules import Alakazam

TURNS = {"return": 0, "accept": 1, "reroll": 2, "take": 3, "swap": 3, "offer": 4, "counter": 4, "change": 4}
"""The order in which queued dealings are carried out; new offers come last."""
CANCEL: Action = ("cancel",)
WAKE: Action = ("wake",)
GUESSES = 60
"""Words after which a dealing that is made up is given up."""


@dataclass(slots=True)
class SlowTrade(Trade):
    """AM-21: a dealing is queued until the bell; others see that there is one, and of an acceptance which offer's."""

    queue: list[Any]
    """Of each seat its complete dealing, () where there is none; None: there is one, not known."""
    awake: list[int]
    """The seats for which the bell has rung; when all that have queued something are here, it is carried out."""
    lapsed: list[tuple[int, int]]
    """Offers, each with a seat, whose time is over but for the acceptance that the seat has queued (AM-15)."""

    # ---- what a seat is asked --------------------------------------------------------------------------------------

    def own(self, g: Alakazam, seat: int, draft: Actions) -> Question | None:
        """As ever; while something is queued it can be cancelled, and the bell is waited for, also in a draft."""
        asked = Trade.own(self, g, seat, draft)
        if asked is None or seat in self.awake:
            return None
        if not draft and self._is_bound(seat):
            asked = asked._replace(options=tuple([option for option in asked.options if option != WITHDRAW]))
        if not self.queue[seat]:
            return asked
        options = asked.options if draft else (CANCEL,)
        clocks = [(name, number) for name, number in asked.clocks if name not in ("rest", "round")]
        clocks = (("wake", g.state.bells), *clocks, ("round", g.state.round))
        return asked._replace(options=(*options, WAKE), default=WAKE, clocks=clocks)

    def about(self, g: Alakazam, seat: int, offer: Offer) -> Question | None:
        """As ever; an offer that the seat has accepted doesn't expire before the bell, and once it rings it is late."""
        asked = Trade.about(self, g, seat, offer)
        accepts = self.accepts(seat, offer)
        if asked is None or not (accepts or seat in self.awake):
            return asked
        barred = ("accept", "counter") if seat in self.awake else ("accept",)
        options = tuple([option for option in asked.options if option[0] not in barred])
        lapse: Action = ("lapse", offer.number)
        return asked._replace(options=(*options, lapse), default=lapse) if accepts else asked._replace(options=options)

    def _is_bound(self, seat: int) -> bool:
        """An acceptance of the seat's own offer is queued: it can't be withdrawn."""
        own = self.offer_of(seat) if self.offers else None
        return own is not None and any(self.accepts(other, own) for other in own.waiting)

    def accepts(self, seat: int, offer: Offer) -> bool:
        """The seat has queued that it accepts the offer."""
        deal = self.queue[seat]
        return bool(deal) and deal[:2] == ("accept", offer.number)

    # ---- the queue -------------------------------------------------------------------------------------------------

    def settle(self, g: Alakazam, seat: int, deal: Dealing) -> None:
        """A dealing is complete: queue it in the place of what was. Into an empty queue it starts the bell."""
        if not any(self.queue):
            g.state.bells += 1
        g.tell("queued", seat, *deal, to=(seat,))
        self._replace(g, seat, deal)

    def cancel(self, g: Alakazam, seat: int) -> None:
        """What is queued is taken back."""
        self._replace(g, seat, ())

    def _replace(self, g: Alakazam, seat: int, deal: Dealing) -> None:
        before, self.queue[seat] = self.queue[seat], deal
        if seat in self.awake:
            self.awake.remove(seat)
        self._accepting(g, seat, before, deal)
        self.touch(seat)

    def _accepting(self, g: Alakazam, seat: int, before: Dealing, deal: Dealing) -> None:
        """Everybody learns who is about to accept which offer; one whose time is over is declined with that."""
        was, now = [self.offer(of[1]) if of and of[0] == "accept" else None for of in (before, deal)]
        for offer in (was, now):
            if offer is not None and before != deal:
                g.tell("accepting", offer.number, seat, int(offer is now))
                self.touch(offer.seat)
        self._expire(g, seat)

    def _expire(self, g: Alakazam, seat: int) -> None:
        """Decline the offers whose time was over while the seat's acceptance was queued."""
        for number, other in self.lapsed[:]:
            offer = self.offer(number)
            if other == seat and offer is not None and not self.accepts(seat, offer):
                self.lapsed.remove((number, seat))
                self.decline(g, seat, offer)

    def answer(self, g: Alakazam, seat: int, offer: Offer, action: Action) -> None:
        if action[0] == "lapse":
            if (offer.number, seat) not in self.lapsed:
                self.lapsed.append((offer.number, seat))
            return
        Trade.answer(self, g, seat, offer, action)

    def decline(self, g: Alakazam, seat: int, offer: Offer) -> None:
        """At once; an acceptance that was queued is dropped."""
        self.lapsed = [each for each in self.lapsed if each != (offer.number, seat)]
        Trade.decline(self, g, seat, offer)
        if self.accepts(seat, offer):
            self._replace(g, seat, ())
            self.dropped(g, seat)

    def close(self, g: Alakazam, offer: Offer, event: str, *data: Any) -> None:
        Trade.close(self, g, offer, event, *data)
        self.lapsed = [(number, seat) for number, seat in self.lapsed if number != offer.number]

    # ---- the bell --------------------------------------------------------------------------------------------------

    def wake(self, g: Alakazam, seat: int) -> None:
        """The bell has rung for this seat."""
        self.awake.append(seat)
        self.touch(seat)

    def run(self, g: Alakazam) -> bool:
        if self.awake and all(seat in self.awake for seat, deal in enumerate(self.queue) if deal):
            self._ring(g)
            return True
        return Trade.run(self, g)

    def _ring(self, g: Alakazam) -> None:
        """AM-21: one queued dealing a seat, by kind, then by a seat priority that rotates."""
        s = g.state
        s.ticks += 1
        turns = [(TURNS[deal[0]], (seat - s.ticks) % g.seats, seat) for seat, deal in enumerate(self.queue) if deal]
        g.tell("woke", s.ticks, tuple([seat for _, _, seat in sorted(turns)]))
        for _, _, seat in sorted(turns):
            deal, self.queue[seat] = self.queue[seat], ()
            if self.possible(g, seat, deal):
                DEALINGS[deal[0]](self, g, seat, *deal[1:])
            else:
                self.dropped(g, seat)
                self._accepting(g, seat, deal, ())
            self.tidy(g)
        self.awake = []
        self.touch(*range(g.seats))
        self.tidy(g)

    def possible(self, g: Alakazam, seat: int, deal: Dealing) -> bool:
        """A queued dealing can still be carried out."""
        s, (word, *about) = g.state, deal
        if word == "return":
            return about[0] in s.hands[seat]
        if has_bonus(s.hands[seat]):
            return False
        if word == "accept":
            offer = self.offer(about[0])
            return offer is not None and seat in offer.waiting and self.fillings(g, seat, offer, about[1:]) == ()
        if word == "swap":
            return about[0] in self.free(g, seat) and about[1] in s.centre
        if word == "take":
            return bool(s.table) if about[0] == UNSEEN else about[0] in s.table
        if word == "reroll":
            return about[0] in s.rights[seat] and about[0] in self.free(g, seat)
        to, given, wanted, *number = about
        terms = Said(word, to=to, given=given, wanted=wanted, number=number[0] if number else 0)
        return self.offerable(g, seat, terms)

    # ---- the end of trading ----------------------------------------------------------------------------------------

    def over(self, g: Alakazam) -> bool:
        return not any(self.queue) and Trade.over(self, g)

    def leave(self, g: Alakazam, seat: int) -> None:
        self.queue[seat] = ()
        self.lapsed = [(number, other) for number, other in self.lapsed if other != seat]
        if seat in self.awake:
            self.awake.remove(seat)
        Trade.leave(self, g, seat)

    # ---- copies, and what others see -------------------------------------------------------------------------------

    def copy(self) -> Self:
        new = super(SlowTrade, self).copy()
        new.queue, new.awake, new.lapsed = self.queue[:], self.awake[:], self.lapsed[:]
        return new

    def seen_by(self, seat: int | None) -> Self:
        """Of others' dealings only that there is one; an acceptance is told to all."""
        new = super(SlowTrade, self).seen_by(seat)
        new.queue = [
            None if deal and deal[0] != "accept" and owner != seat else deal for owner, deal in enumerate(self.queue)
        ]
        new.awake, new.lapsed = self.awake[:], self.lapsed[:]
        return new

    def dreamt(self, g: Alakazam, rng: Chance) -> None:
        hidden = [seat for seat, deal in enumerate(self.queue) if deal is None]
        for seat in hidden:
            self.queue[seat] = ()
        awake, self.awake = self.awake, []
        for seat in hidden:
            self.queue[seat] = self._imagined_dealing(g, seat, rng)
        self.awake = awake
        super(SlowTrade, self).dreamt(g, rng)

    def _imagined_dealing(self, g: Alakazam, seat: int, rng: Chance) -> Dealing:
        """A dealing that the seat might have queued: it plays at random until it has said one."""
        draft: Actions = ()
        for _ in range(GUESSES):
            asked = self.own(g, seat, draft)
            words = [o for o in asked.options if o[0] not in self.ANSWERS or o == BACK] if asked else []
            if not words:
                break
            action = rng.choice(words)
            if action == BACK:
                draft = draft[:-1]
                continue
            deal = self.deal(g, seat, draft, action) if action[0] in COMPLETING else None
            if deal is not None:
                return deal
            draft = (*draft, action) if draft else self.begun(g, seat, action)
        return ("return", 0)

    ANSWERS: ClassVar[dict[str, Callable[[Any, Alakazam, int], None]]] = Trade.ANSWERS | {
        "cancel": cancel,
        "wake": wake,
    }
    """Words that are no part of a draft."""
