"""`hard`: looks at every pool that a few swaps can make, claims what it will meet, and bargains for the rest.

The centre always holds six dice, so a seat can reach some hundreds of pools by three swaps: all are looked at. A claim
is taken before the dice are there, for a goal that turns out not to be met can be returned; others can't have it then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from games.kernel.chance import Chance
from games.kernel.game import AI, Action, Decision
from games.kernel.values import Actions

from .ai import LEVELS as AT_ONCE
from .ai import Trader, bonus
from .cards import CARDS, IS_BONUS, NUTTIN
from .goals import worths
from .offers import locked
from .plans import Plan, next_word, offers, rerolls
from .state import has_bonus, present, without
from .words import DONE, IN, OFFER, OUT, REROLL, RETURN, SWAP, TAKE
from .worth import Outlook

if TYPE_CHECKING:
    from .view import View

SWAPS = 3
"""So many swaps it plans."""
COST = 0.3
"""Points that a swap costs: somebody may be faster."""
SURE, CONTESTED = 0.92, 0.8
"""How much a goal counts that nobody has taken yet; the same where a rival's dice meet it already."""
DANGER = 0.75
"""What is left of I Got Nuttin' for every goal on the table that would spoil it."""
HASTE = 0.35
"""How much of the best Bonus a swap must gain at least: somebody else may take it."""


class Aim(NamedTuple):
    """A pool that can be had, and what it will score."""

    worth: float
    pool: tuple[int, ...]
    claims: tuple[int, ...]
    """The goals that it meets: those of the table are to be taken, those in the hand kept."""


@lru_cache(maxsize=1 << 6)
def within(
    pool: tuple[int, ...], kept: tuple[int, ...], centre: tuple[int, ...]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every pool that up to three swaps can make, without the dice `kept`, with the number of swaps."""
    free = without(pool, kept)
    found: dict[tuple[int, ...], int] = {tuple(sorted(pool)): 0}
    for swaps in range(1, SWAPS + 1):
        gains = dict.fromkeys(combinations(centre, swaps))
        for out in dict.fromkeys(combinations(free, swaps)):
            rest = without(pool, out)
            for into in gains:
                found.setdefault(tuple(sorted([*rest, *into])), swaps)
    return tuple([(swaps, dice) for dice, swaps in found.items()])


def plain_goals(cards: Sequence[int]) -> list[int]:
    """Those of `cards` that a pool can meet by itself."""
    return [card for card in cards if not IS_BONUS[card] and card != NUTTIN]


@lru_cache(maxsize=1 << 10)
def best_aim(
    pool: tuple[int, ...],
    kept: tuple[int, ...],
    centre: tuple[int, ...],
    look: Outlook,
    contested: tuple[int, ...],
) -> Aim:
    """The pool worth most to a seat."""
    held = plain_goals(look.held)
    free = [(card, CONTESTED if card in contested else SURE) for card in plain_goals(look.open)]
    best = Aim(-99.0, pool, ())
    for swaps, dice in within(pool, kept, centre):
        met, nothing = worths(dice, look.seat), without_goals(dice, look)
        worth = sum([met[card] for card in held]) + sum([met[card] * share for card, share in free])
        if max(worth, nothing) - COST * swaps > best.worth:
            claims = [card for card in (*held, *[card for card, _ in free]) if met[card]]
            chosen = (NUTTIN,) if nothing > worth else tuple(claims)
            best = Aim(max(worth, nothing) - COST * swaps, dice, chosen)
    return best


def without_goals(dice: tuple[int, ...], look: Outlook) -> float:
    """What I Got Nuttin' is worth to a pool: nothing where it meets a goal that another holds."""
    if NUTTIN not in look.held and NUTTIN not in look.open:
        return 0.0
    if any(worths(dice, holder)[card] for holder, hand in enumerate(look.others) for card in plain_goals(hand)):
        return 0.0
    met = worths(dice, look.seat)
    danger = sum([met[card] > 0 for card in plain_goals(look.open)])
    share = 1.0 if NUTTIN in look.held else SURE
    return CARDS[NUTTIN].points[0] * share * DANGER**danger


@dataclass(frozen=True)
class Strategist(Trader):
    """Trades towards the best pool within reach."""

    playouts: ClassVar[int] = 1
    """It plays nothing out, but takes longer than others: it is to be asked where nobody waits."""

    def aim(self, view: View, look: Outlook) -> Aim:
        """The best pool within reach."""
        seat, pool = look.seat, tuple(sorted(view.pools[look.seat]))
        if has_bonus(look.held) or view.dealings[seat] >= self.dealings:
            return self.aim_here(view, look)
        rivals = [other for other in present(view) if other != seat and not has_bonus(view.hands[other])]
        met = [worths(tuple(sorted(view.pools[rival])), rival) for rival in rivals]
        contested = [card for card in look.open if any(each[card] for each in met)]
        return best_aim(pool, tuple(locked(offers(view), seat)), tuple(view.centre), look, tuple(contested))

    def aim_here(self, view: View, look: Outlook) -> Aim:
        """What the present pool will score."""
        pool = tuple(sorted(view.pools[look.seat]))
        return best_aim(pool, pool, (), look, ())

    def _begin(self, view: View, decision: Decision, look: Outlook, rng: Chance) -> Action | None:
        options, seat = decision.options, look.seat
        pool, aim = tuple(sorted(view.pools[seat])), self.aim(view, look)
        tired = view.dealings[seat] >= self.dealings
        if TAKE in options and self._to_take(view, look, False) is not None:
            return TAKE
        if not tired and REROLL in options and any(plan.gain > self.least for plan in rerolls(view, look)):
            return REROLL
        gain = aim.worth - self.aim_here(view, look).worth
        haste = max([bonus(card) for card in look.open], default=0) * HASTE if TAKE in options else 0.0
        if OFFER in options and view.dealings[seat] < self.dealings // 2 and not rng.below(self.bargaining):
            if max((p.gain for p in self._bargains(view, look)), default=0.0) > max(gain, haste):
                return OFFER
        if not tired and SWAP in options and aim.pool != pool and gain > max(self.least, haste):
            return SWAP
        if any(offer.seat == seat for offer in offers(view)):
            return None
        if TAKE in options and self._to_take(view, look, True) is not None:
            return TAKE
        if RETURN in options and self._to_return(view, look, True) is not None:
            return RETURN
        return None if view.done[seat] else DONE

    def _go_on(self, view: View, draft: Actions, decision: Decision, look: Outlook, rng: Chance) -> Action:
        if draft[0] == SWAP:
            return next_word(self.steps(view, look), draft, rng, decision.options)
        return super()._go_on(view, draft, decision, look, rng)

    def steps(self, view: View, look: Outlook) -> Iterator[Plan]:
        """The swaps that lead to the aim, those first that score at once."""
        pool, aim = view.pools[look.seat], self.aim(view, look).pool
        for out in dict.fromkeys(without(pool, aim)):
            for into in dict.fromkeys(without(aim, pool)):
                yield Plan(look.worth([*without(pool, (out,)), into]), (SWAP, OUT[out], IN[into]))

    def _to_take(self, view: View, look: Outlook, content: bool) -> int | None:
        if view.options.face_down:
            return super()._to_take(view, look, content)
        claims = [card for card in self.aim(view, look).claims if card in look.open]
        if claims:
            met = worths(tuple(sorted(view.pools[look.seat])), look.seat)
            return max(claims, key=lambda card: (met[card], CARDS[card].points[0]))
        if content:
            bonuses = [card for card in look.open if bonus(card)]
            return max(bonuses, key=bonus) if bonuses else None
        return None

    def _to_return(self, view: View, look: Outlook, content: bool) -> int | None:
        """A held goal that will not be met, or that spoils I Got Nuttin'."""
        claims = self.aim_here(view, look).claims
        return next((card for card in look.held if not IS_BONUS[card] and card not in claims), None)


HARD = cast(AI, Strategist(least=0.25, dealings=30, bargaining=2, sloppy=0))

LEVELS: dict[str, AI] = {**AT_ONCE, "hard": HARD}
"""The players that are programs, easiest first."""
