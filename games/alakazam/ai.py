"""Players that see only a view: goals their dice meet, hopes for more, swaps and offers.

`easy` takes its time, lets every fourth chance pass and leaves room; `normal` deals more and bargains more.

Worth is counted in points. A goal that is not met yet is hoped for, the less the more dice are missing. What to do
is worked out again at every question; a dealing in progress is continued word by word, or taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, cast

from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import AI, Action, Decision
from games.kernel.values import Actions

from .cards import CARDS, IS_BONUS, NEUTRAL, NUMBERS, NUTTIN
from .drafts import said
from .goals import Pool, counted, held_goals, worths
from .offers import MarkedDice, Offer, candidates, is_pattern, locked, settled
from .state import has_bonus, present, without
from .words import (
    CARD,
    DIE,
    DONE,
    FOR,
    GIVE,
    IN,
    OFFER,
    OUT,
    PICK,
    PROPOSE,
    REROLL,
    RETURN,
    SWAP,
    TAKE,
    TO,
    UNSEEN,
    WANT,
    WITHDRAW,
)

if TYPE_CHECKING:
    from .view import View

HOPE = 0.4
"""What is left of a goal's worth for every die that is missing."""
HELD = 0.8
"""How much a hope counts for a card in the hand."""
OPEN = 0.45
"""How much for one on the table, which others may take."""
TAKEABLE = 0.9
"""How much of a met goal counts while it lies on the table."""

ROOM = 4
"""Dealings that an AI of some leisure makes in two minutes of live trading: one takes it 20 to 30 seconds."""


class Plan(NamedTuple):
    """A dealing word by word, and what it gains."""

    gain: float
    words: Actions


# ---- what a pool is worth ------------------------------------------------------------------------------------------


def lacking(counts: Iterable[int], steps: tuple[int, ...]) -> int:
    """Dice that are missing so that the greatest counts reach `steps`."""
    most = (*sorted(counts, reverse=True), 0, 0, 0)
    return sum([max(0, step - count) for count, step in zip(most, steps, strict=False)])


def missing_dice(card: int, pool: Pool, own: int) -> int:
    """About how many dice would have to be others for a goal to be met."""
    goal, numbers, colours = CARDS[card].goal, pool.numbers, pool.colours
    if goal == "straight":
        return 4 - max([sum([numbers[first + step] > 0 for step in range(4)]) for first in (1, 2, 3)])
    if goal == "count":
        return 4 - max([numbers[number] for number in CARDS[card].numbers])
    if goal == "rainbow":
        return 4 - sum([count > 0 for count in colours])
    if goal == "double-triple":
        return min(lacking(numbers, (3, 3)), lacking(numbers, (6,)))
    if goal in ("high", "low"):
        faces = sorted([die % 10 for die in pool.dice])
        if goal == "high":
            return (29 - sum(faces[-6:]) + 3) // 4
        return max(0, 6 - len(faces)) + (sum(faces[:6]) - 13 + 3) // 4
    if goal == "full-house":
        return lacking((*colours, *numbers), (4, 2))
    if goal == "yours-theirs":
        best = max([count for colour, count in enumerate(colours) if colour not in (own, NEUTRAL)])
        return len(pool.dice) - best - colours[NEUTRAL] + (not best) + (not colours[NEUTRAL])
    return lacking(colours, COLOUR_STEPS[goal])


COLOUR_STEPS = {"flush": (4,), "candy-cane": (3, 3), "tri-color": (2, 2, 2), "pyramid": (3, 2, 1)}


@lru_cache(maxsize=1 << 12)
def hopes(dice: tuple[int, ...], own: int) -> tuple[float, ...]:
    """For each card what may come of it: 0 where it is met already, or far away."""
    pool, met = counted(dice), worths(dice, own)
    found: list[float] = []
    for card, row in enumerate(CARDS):
        if not row.goal or card == NUTTIN or met[card]:
            found.append(0.0)
        else:
            found.append(row.points[0] * HOPE ** max(1, missing_dice(card, pool, own)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one seat can count on: the cards it holds, those it can take, those others hold."""

    seat: int
    held: tuple[int, ...]
    open: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]

    def worth(self, dice: Sequence[int]) -> float:
        """What a pool is worth to this seat."""
        pool = tuple(sorted(dice))
        met = worths(pool, self.seat)
        far = hopes(pool, self.seat)
        goals = sum([met[card] or HELD * far[card] for card in self.held])
        goals += sum([TAKEABLE * met[card] or OPEN * far[card] for card in self.open])
        return max(goals, self.nothing(pool))

    def nothing(self, pool: tuple[int, ...]) -> float:
        """What it is worth with I Got Nuttin', less the danger that others take what would spoil it."""
        if NUTTIN not in self.held and NUTTIN not in self.open:
            return 0.0
        spoilt = len(held_goals(self.others, pool))
        met = worths(pool, self.seat)
        danger = sum([met[card] > 0 for card in (*self.held, *self.open)])
        sure = 10.0 if NUTTIN in self.held else 10.0 * TAKEABLE
        return sure * HOPE**spoilt - 0.8 * danger

    def prefers_nothing(self, pool: tuple[int, ...]) -> bool:
        """I Got Nuttin' promises more than the goals that are met; taking or returning one of them changes nothing."""
        met = worths(pool, self.seat)
        return self.nothing(pool) > sum([met[card] for card in (*self.held, *self.open)])


def outlook(view: View, seat: int) -> Outlook:
    """The outlook of a seat, as far as the cards are known."""
    hands = [tuple([card for card in hand if card is not None]) for hand in view.hands]
    others = tuple([() if owner == seat else hand for owner, hand in enumerate(hands)])
    table = () if has_bonus(hands[seat]) else tuple([card for card in view.table if card is not None])
    return Outlook(seat, hands[seat], table, others)


# ---- dealings ------------------------------------------------------------------------------------------------------


def free_dice(view: View, seat: int) -> list[int]:
    """The dice that the seat's own offer doesn't lock."""
    return without(view.pools[seat], locked(offers(view), seat))


def offers(view: View) -> list[Offer]:
    """The open offers."""
    return view.trade.offers if view.trade else []


def swaps(view: View, look: Outlook) -> Iterator[Plan]:
    """Every swap with the centre."""
    pool = view.pools[look.seat]
    now = look.worth(pool)
    for out, into in product(dict.fromkeys(free_dice(view, look.seat)), dict.fromkeys(view.centre)):
        yield Plan(look.worth([*without(pool, (out,)), into]) - now, (SWAP, OUT[out], IN[into]))


def rerolls(view: View, look: Outlook) -> Iterator[Plan]:
    """Every re-roll, by the average of what may come."""
    pool = view.pools[look.seat]
    now, free = look.worth(pool), free_dice(view, look.seat)
    for die in dict.fromkeys(view.rights[look.seat]):
        if die in free:
            rest = without(pool, (die,))
            mean = sum([look.worth([*rest, die // 10 * 10 + number]) for number in NUMBERS]) / 6
            yield Plan(mean - now, (REROLL, DIE[die]))


def bargains(view: View, look: Outlook, to: int, all_dice: bool) -> Iterator[Plan]:
    """Offers of one die for one that help oneself and should not harm the other."""
    mine = view.pools[look.seat] if all_dice else free_dice(view, look.seat)
    theirs, other = view.pools[to], outlook(view, to)
    now, then = look.worth(view.pools[look.seat]), other.worth(theirs)
    for give, want in product(dict.fromkeys(mine), dict.fromkeys(theirs)):
        if give == want:
            continue
        gain = look.worth([*without(view.pools[look.seat], (give,)), want]) - now
        if gain < 0.5:
            continue
        good = other.worth([*without(theirs, (want,)), give]) - then
        if good > 0:
            yield Plan(gain + 0.3 * good, (TO[to], GIVE[give], FOR, WANT[want], PROPOSE))


def partners(view: View, seat: int) -> list[int]:
    """Whom to make an offer to: nobody who is done, or has declined one of the seat's in this round."""
    refused = view.refused[seat]
    return [
        other
        for other in present(view)
        if other != seat and not (view.done[other] or refused >> other & 1 or has_bonus(view.hands[other]))
    ]


def next_word(plans: Iterable[Plan], draft: Actions, rng: Chance, options: Actions) -> Action:
    """The next word of one of the three best plans that begin as the draft does, or of their equals; none: back."""
    fitting = [plan for plan in plans if plan.words[: len(draft)] == draft and len(plan.words) > len(draft)]
    fitting = [plan for plan in fitting if plan.words[len(draft)] in options]
    if not fitting:
        return BACK
    third = sorted([plan.gain for plan in fitting])[-3:][0]
    return rng.choice([plan for plan in fitting if plan.gain >= third]).words[len(draft)]


# ---- the players ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trader:
    """Gathers what it can score, and says done when nothing is left to gain."""

    least: float
    """The gain a swap must bring."""
    dealings: int
    """It begins no more than so many a round."""
    bargaining: int
    """It makes an offer in one of so many cases where it could."""
    sloppy: int
    """It does nothing in one of so many cases, until somebody is done and would wait for it; 0: never."""
    leaves_room: bool = False
    """It takes a second card only once every rival holds one, or after ROOM dealings of its own."""
    leisure: float = 1.0
    """In live trading it takes so many times as long as others between two dealings."""

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
        """A first word: returns and takes, then the dice, then an offer, then a Bonus."""
        options = decision.options
        is_done = view.done[look.seat]
        waited_for = any(view.done[other] for other in present(view))
        if self.sloppy and not waited_for and not rng.below(self.sloppy):
            return None
        if RETURN in options and self._to_return(view, look) is not None:
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
        return next_word(self._bargains(view, look, first != OFFER), begun, rng, options)

    def _name(self, view: View, draft: Actions, look: Outlook, options: Actions) -> Action:
        """Which card to take or to return."""
        if draft[0] == RETURN:
            card = self._to_return(view, look)
        else:
            card = self._to_take(view, look, False)
            card = self._to_take(view, look, True) if card is None else card
        if card is None:
            return BACK
        group: Action = ("group", CARDS[card].kind)
        return CARD[card] if CARD[card] in options else group if group in options else BACK

    def _to_return(self, view: View, look: Outlook) -> int | None:
        """A held goal that is not met, once there is nothing better to be done for it."""
        pool = tuple(sorted(view.pools[look.seat]))
        met = worths(pool, look.seat)
        nothing = NUTTIN in look.held and look.prefers_nothing(pool)
        bound = has_bonus(look.held) or view.dealings[look.seat] >= self.dealings
        for card in look.held:
            if IS_BONUS[card]:
                continue
            if card == NUTTIN:
                if not nothing and (bound or held_goals((look.held, *look.others), pool)):
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
            if gain > 0.5 and other < gain + 3:
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


EASY = Trader(least=1.0, dealings=4, bargaining=4, sloppy=4, leaves_room=True, leisure=5.0)
NORMAL = Trader(least=0.25, dealings=20, bargaining=2, sloppy=0)
LEVELS: dict[str, AI] = {"easy": cast(AI, EASY), "normal": cast(AI, NORMAL)}
