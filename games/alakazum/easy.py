"""`easy`: plays at random but not sillily, weighs in every second round as `normal` does, and is gentle in aim."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, cast

from games.kernel.frames import BACK, PASS, named

from .actions import FIGHT, Act, attackable
from .ai import NORMAL, act, answer, conjure, number_of
from .combat import FOREST, ROB, Fight
from .magic import fetchable, sendable
from .plans import best_of, plans
from .rules import Showdown
from .state import best_stars, most_stars, owner_of

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import AI, Action, Decision

    from .view import View

GENTLE = 4
"""The version of the rules from which on it is gentle: a day's table keeps the AI with which the day began."""
AIMED = frozenset(("fight", "rival", "rob", "spell", "fetch"))
"""First words of what may be aimed at somebody."""
LEVITATION: Action = ("spell", "levitation")


def is_last(stars: Sequence[int], seat: int) -> bool:
    """Nobody has fewer stars, and somebody has more."""
    return min(stars) == stars[seat] < max(stars)


def is_gentle(view: View, seat: int, word: Action, said: list[Action]) -> bool:
    """An easy AI goes neither for whoever is last in stars nor for whoever was attacked last, and by no Levitation does
    it make anybody last. `said`: the other words of the action."""

    def let_be(rival: int) -> bool:
        return rival == view.attacked or is_last(stars, rival)

    def taken(fetched: int, sent: int) -> bool:
        owner = owner_of(view, fetched)
        if owner < 0:
            return False
        swapped = {fetched: sent, sent: fetched}
        teams = [[swapped.get(c, c) for c in team] for team in view.teams]
        return let_be(owner) or is_last([most_stars(team, view.levels) for team in teams], owner)

    if word[0] not in AIMED:
        return True
    stars = [best_stars(view, each) for each in range(view.seats)]
    if word == FIGHT:
        return not all(let_be(rival) for rival in attackable(view, seat))
    if word[0] == "rival":
        return not let_be(number_of(word))
    if word == ROB:
        return not any(let_be(each) for each in view.frame(Fight).seats if each not in (seat, FOREST))
    sent = named(said, "send")
    given = sendable(view, seat) if sent is None else [sent]
    fetched = [number_of(word)] if word[0] == "fetch" else fetchable(view, seat) if word == LEVITATION else []
    return not fetched or not all(taken(*both) for both in product(fetched, given))


class Easy:
    """Plays at random, but casts an Alakazum when it can, doesn't waste potions, and seldom lets a turn pass.

    In every second round it plays as `Normal` does: so a newcomer wins about one game in three. From version 4 of the
    rules on it is gentle (`is_gentle`).
    """

    SURE: frozenset[str] = frozenset(("potion", "die", "rob", "helper", "pay", "recovery"))
    """Answered as `Normal` does: anything else would be silly."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """See `games.kernel.game.AI`."""
        if view.rules >= GENTLE and decision.kind in ("action", "potion", "rob"):
            return self.gently(view, decision, rng, budget)
        if decision.is_roll or self.weighs(view, decision):
            return NORMAL.choose(view, decision, rng, budget)
        return self.at_random(view, decision, rng, budget)

    def weighs(self, view: View, decision: Decision) -> bool:
        """Whether it plays as `Normal` does in this round."""
        return (view.round + decision.seat) % 2 == 0

    def gently(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """What it answers of all that is gentle; what it has begun otherwise it takes back."""
        seat = decision.seat
        if decision.kind == "action" and self.weighs(view, decision):
            gentle = [
                plan
                for plan in plans(view, seat)
                if all(is_gentle(view, seat, word, list(plan.words)) for word in plan.words)
            ]
            return act(view, decision, best_of(view, seat, gentle))
        draft: list[Action] = view.frame(Act).draft if decision.kind == "action" else []
        options = tuple([word for word in decision.options if is_gentle(view, seat, word, draft)])
        return self.at_random(view, decision._replace(options=options), rng, budget)

    def at_random(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """An answer of the other rounds."""
        kind = decision.kind
        if kind == "alakazum":
            return conjure(view, decision, 0.1)
        if kind in self.SURE or (kind == "fighter" and rng.below(3)):
            return answer(view, decision)
        if kind == "voodoo":
            return answer(view, decision) if isinstance(view.frames[-2], Showdown) else PASS
        options = [action for action in decision.options if action != BACK] or [BACK]
        if len(options) > 1 and PASS in options and rng.below(4):
            options.remove(PASS)
        return rng.choice(options)


LEVELS: dict[str, AI] = {"easy": cast("AI", Easy()), "normal": cast("AI", NORMAL)}
