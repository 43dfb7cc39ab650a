"""Players that see only a view: goals their dice meet, hopes for more, swaps and offers.

`easy` takes its time, lets every fourth chance pass and leaves room; `normal` deals more and bargains more.

What to do is worked out again at every question; a dealing in progress is continued word by word, or taken back. What
dice are worth is in `worth`, which dealings there are in `plans`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, cast

from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import AI, Action, Decision
from games.kernel.values import Actions

from .cards import CARDS, IS_BONUS, NUTTIN
from .goals import held_goals, worths
from .offers import UNSEEN, MarkedDice, candidates, is_pattern, said, settled
from .plans import APART, LEAST, Plan, bargains, fair, free_dice, next_word, offers, partners, rerolls, swaps
from .state import has_bonus, present, without
from .words import (
    CARD,
    DONE,
    OFFER,
    PICK,
    REROLL,
    RETURN,
    SWAP,
    TAKE,
    TO,
    WITHDRAW,
)
from .worth import Outlook, hopes, outlook

if TYPE_CHECKING:
    from .rules import Alakazam
    from .view import View

FIRST = 0.75
"""Part of its leisure before the first dealing of a round."""
OPEN = 2
"""Offers that a table has at once by sociable AI: people read them all."""
SOCIABLE = 3
"""The version of the rules from which on an easy AI is sociable: a day's table keeps the AI with which it began."""
ROOM = 4
"""Dealings that an AI of some leisure makes in two minutes of live trading: one takes it 20 to 30 seconds."""


@dataclass(frozen=True)
class Trader:
    """Gathers what it can score, and says done when nothing is left to gain."""

    least: float
    """The gain a swap must bring."""
    dealings: int
    """The most dealings that it begins in a round."""
    bargaining: int
    """It makes an offer in one of this number of cases where it could."""
    sloppy: int
    """It does nothing in one of so many cases, until somebody is done and would wait for it; 0: never."""
    leaves_room: bool = False
    """It takes a second card only once every rival holds one, or after ROOM dealings of its own."""
    leisurely: float = 1.0
    """How much longer than others it takes between two dealings in live trading, as a factor."""
    sociable: bool = False
    """From version 3 of the rules on it offers whatever is fair before it swaps: people get to trade."""

    def leisure(self, game: Alakazam, decision: Decision) -> float:
        """The factor for a question, by what all can see: offers are answered soon, and soon made in a new round."""
        if decision.kind == "offer" or (self.sociable and self._may_offer(game, decision.seat)):
            return 1.0
        return self.leisurely if game.state.dealings[decision.seat] else FIRST * self.leisurely

    def _may_offer(self, game: Alakazam, seat: int) -> bool:
        """All can see that its next dealing will be a fair offer."""
        if game.rules < SOCIABLE or game.state.dealings[seat] >= self.dealings:
            return False
        view = game.view(None)
        is_free = all(offer.seat != seat for offer in offers(view))
        return is_free and bool(self._fair(view, outlook(view, seat)))

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """One of the decision's options; None to wait."""
        if decision.kind == "look":
            return decision.default
        seat, trade = decision.seat, view.trade
        assert trade is not None
        if view.queue[seat]:
            return None  # slow mode: one thing at a time
        look = outlook(view, seat)
        if decision.kind == "offer":
            return self._answer(view, decision, look, rng)
        draft = cast(Actions, trade.drafts[seat])
        if draft:
            return self._go_on(view, draft, decision, look, rng)
        return self._begin(view, decision, look, rng)

    def _begin(self, view: View, decision: Decision, look: Outlook, rng: Chance) -> Action | None:
        """A first word: returns and takes, then the dice, then an offer, then a Bonus, then what is still missed."""
        options = decision.options
        is_done = view.done[look.seat]
        if OFFER in options and self.sociable and view.rules >= SOCIABLE and self._fair(view, look):
            return OFFER
        waited_for = any(view.done[other] for other in present(view))
        if self.sloppy and not waited_for and not rng.below(self.sloppy):
            return None
        if RETURN in options and self._to_return(view, look, False) is not None:
            return RETURN
        tired = view.dealings[look.seat] >= self.dealings
        if not tired and TAKE in options and self._to_take(view, look, False) is not None:
            return TAKE
        if not tired and REROLL in options and any(plan.gain > self.least for plan in rerolls(view, look)):
            return REROLL
        gain = 0.0 if tired or SWAP not in options else max((p.gain for p in swaps(view, look)), default=0.0)
        if OFFER in options and view.dealings[look.seat] < self.dealings // 2 and not rng.below(self.bargaining):
            if max((p.gain for p in self._bargains(view, look)), default=0.0) > max(gain, 0.0):
                return OFFER
        if gain > max(self.least, self._bonus_worth(view, options)):
            return SWAP
        own = next((offer for offer in offers(view) if offer.seat == look.seat), None)
        if own is not None:  # who is done would have the table wait for an answer
            unwanted = WITHDRAW in options and all(view.done[seat] for seat in own.waiting)
            return WITHDRAW if unwanted else None
        if TAKE in options and self._to_take(view, look, True) is not None:
            return TAKE
        if RETURN in options and self._to_return(view, look, True) is not None:
            return RETURN
        return None if is_done else DONE

    def _bonus_worth(self, view: View, options: Actions) -> float:
        """A Bonus is for the taking: how much a swap must gain to be better."""
        if TAKE not in options:
            return 0.0
        best = max([bonus(card) for card in view.table if card is not None], default=0)
        return 0.4 * best

    def _go_on(self, view: View, draft: Actions, decision: Decision, look: Outlook, rng: Chance) -> Action:
        """The next word of a dealing."""
        first: Action = draft[0]
        options = decision.options
        if first == SWAP:
            plans = [*swaps(view, look)]
            best = max([plan.gain for plan in plans], default=0.0)
            return next_word([plan for plan in plans if plan.gain >= best - 0.1], draft, rng, options)
        if first == REROLL:
            return next_word(rerolls(view, look), draft, rng, options)
        if first in (TAKE, RETURN):
            return self._name(view, draft, look, options)
        if first[0] == "accept":
            return self._pick(view, look, draft, options)
        about = said(draft)
        if about.first == "change":
            return BACK  # somebody else began it
        if about.to is not None and not about.given and about.to not in partners(view, look.seat):
            return BACK
        begun = draft[1:] if first == OFFER else (TO[cast(int, first[2])], *draft[1:])
        best = self._fair(view, look) if self.sociable and view.rules >= SOCIABLE and first == OFFER else []
        return next_word(best or self._bargains(view, look, first != OFFER), begun, rng, options)

    def _name(self, view: View, draft: Actions, look: Outlook, options: Actions) -> Action:
        """Which card to take or to return."""
        find = self._to_return if draft[0] == RETURN else self._to_take
        card = find(view, look, False)
        card = find(view, look, True) if card is None else card
        if card is None:
            return BACK
        group: Action = ("group", CARDS[card].kind)
        return CARD[card] if CARD[card] in options else group if group in options else BACK

    def _to_return(self, view: View, look: Outlook, content: bool) -> int | None:
        """A held goal that is not met, and that no swap comes nearer to; when `content`, whatever may come of it."""
        pool = tuple(sorted(view.pools[look.seat]))
        met = worths(pool, look.seat)
        nothing = NUTTIN in look.held and look.prefers_nothing(pool)
        bound = content or has_bonus(look.held) or view.dealings[look.seat] >= self.dealings
        for card in look.held:
            if IS_BONUS[card]:
                continue
            if card == NUTTIN:
                if (content or not nothing) and held_goals((look.held, *look.others), pool):
                    return card
            elif (nothing and met[card]) or (not met[card] and (bound or not self._reachable(view, look, card))):
                return card
        return None

    def _reachable(self, view: View, look: Outlook, card: int) -> bool:
        """A swap would come nearer to a held goal."""
        pool = tuple(sorted(view.pools[look.seat]))
        now = hopes(pool, look.seat)[card]
        for out, into in product(dict.fromkeys(free_dice(view, look.seat)), dict.fromkeys(view.centre)):
            after = tuple(sorted([*without(pool, (out,)), into]))
            if worths(after, look.seat)[card] or hopes(after, look.seat)[card] > now + 0.1:
                return True
        return False

    def _waits_for_others(self, view: View, look: Outlook) -> bool:
        """It holds a card, and leaves the next one to whoever has none."""
        if not self.leaves_room or not look.held or view.dealings[look.seat] >= ROOM:
            return False
        return not all(view.hands[other] for other in present(view))

    def _to_take(self, view: View, look: Outlook, content: bool) -> int | None:
        """A goal that is met; when `content`, a Bonus too. Of a heap of backs, one as long as the hand is small."""
        if self._waits_for_others(view, look):
            return None
        if view.options.face_down:
            return UNSEEN if len(look.held) < 2 and view.dealings[look.seat] < self.dealings // 2 else None
        pool = tuple(sorted(view.pools[look.seat]))
        met = worths(pool, look.seat)
        if look.prefers_nothing(pool):
            spoilt = held_goals((look.held, *look.others), pool)
            if NUTTIN in look.open and not spoilt:
                return NUTTIN
        elif any(met[card] for card in look.open):
            return max(look.open, key=lambda card: met[card])
        if content:
            bonuses = [card for card in look.open if bonus(card)]
            return max(bonuses, key=bonus) if bonuses else None
        return None

    def _bargains(self, view: View, look: Outlook, countering: bool = False) -> Iterator[Plan]:
        for to in partners(view, look.seat):
            yield from bargains(view, look, to, countering)

    def _fair(self, view: View, look: Outlook) -> list[Plan]:
        """The offer that brings most to whoever has dealt least: to people first, who deal slower and sit before AI.
        None where enough lie open already."""
        if len(offers(view)) >= OPEN:
            return []
        for to in sorted(partners(view, look.seat), key=lambda to: (view.dealings[to], to)):
            if found := max(fair(view, look, to), default=None):
                return [found]
        return []

    # ---- offers received -------------------------------------------------------------------------------------------

    def _answer(self, view: View, decision: Decision, look: Outlook, rng: Chance) -> Action:
        """Accept what helps, unless it helps the other far more; counter now and then."""
        options = decision.options
        number = decision.default[1]
        accept, decline, counter = [(word, number) for word in ("accept", "decline", "counter")]
        offer = next(offer for offer in offers(view) if offer.number == number)
        giver, given, wanted = offer.seat, offer.given, offer.wanted
        if accept in options:
            paid = self._cheapest(view, look, wanted)
            gain = self._change(view, look, given, paid)
            other = self._change(view, outlook(view, giver), paid, given)
            if gain > LEAST and other < gain + APART:
                return accept
        bold = view.dealings[look.seat] < self.dealings // 2 and not rng.below(3 * self.bargaining)
        asked = giver in partners(view, look.seat)
        if counter in options and bold and asked and any(bargains(view, look, giver, True)):
            return counter
        return decline

    def _cheapest(self, view: View, look: Outlook, wanted: MarkedDice, picked: tuple[int, ...] = ()) -> MarkedDice:
        """What is wanted, with the least useful dice in the place of patterns."""
        free = tuple(free_dice(view, look.seat))
        while open_ := candidates(free, wanted, picked):
            picked = (*picked, self._least_useful(view, look, open_[0]))
        return settled(wanted, picked)

    def _least_useful(self, view: View, look: Outlook, dice: Sequence[int]) -> int:
        pool = view.pools[look.seat]
        return max(dice, key=lambda die: look.worth(without(pool, (die,))))

    def _change(self, view: View, look: Outlook, gets: MarkedDice, gives: MarkedDice) -> float:
        """What a seat gains by an exchange."""
        pool = view.pools[look.seat]
        dice = [*without(pool, [die for die, _ in gives]), *[die for die, _ in gets if not is_pattern(die)]]
        return look.worth(dice) - look.worth(pool)

    def _pick(self, view: View, look: Outlook, draft: Actions, options: Actions) -> Action:
        dice = [option[1] for option in options if option[0] == "pick"]
        return PICK[self._least_useful(view, look, dice)] if dice else BACK


def bonus(card: int) -> int:
    """What a Bonus is about worth."""
    return CARDS[card].points[0] * (2 if CARDS[card].per else 1) if IS_BONUS[card] else 0


EASY = Trader(least=1.0, dealings=4, bargaining=4, sloppy=4, leaves_room=True, leisurely=5.0, sociable=True)
NORMAL = Trader(least=0.25, dealings=20, bargaining=2, sloppy=0)
LEVELS: dict[str, AI] = {"easy": cast(AI, EASY), "normal": cast(AI, NORMAL)}
