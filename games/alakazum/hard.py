"""`hard`: tries what `normal` thinks best in games that could lie behind its view, and takes what came out best.

Everybody plays on as `normal` to the beginning of its next turn; what is reached then is weighed with weights that
`bench.arena` fitted (`hard.toml`). See `kernel.search`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from games.kernel.frames import BACK, PASS
from games.kernel.search import Candidate, Policy, Search, chance_of, load_weights

from .ai import BOLD, Normal, conjure
from .easy import LEVELS as AT_ONCE
from .outlook import outlook
from .plans import best_of, best_plan, follow, plans
from .rules import Alakazum
from .state import face_down, points
from .worth import card_worth, chance_against, focus, worth

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import AI, Action, Decision, Game

    from .actions import Act
    from .rules import Conjuring
    from .view import View

PLAYOUTS = 16
TRUST = 0.01
"""So much likelier to win another answer than `normal`'s must look."""
TRIED = 5
"""Answers that are tried, beside passing."""
OTHERS = 3
"""The same, where they aren't actions."""
THOUGHT_ABOUT = frozenset(("fighter", "trick", "lose", "forest"))
"""Kinds of questions that it thinks about, beside actions and Alakazums."""
NEAR_THE_END = 2
"""So many rounds of a sprint are played to their end."""
WEIGHTS = load_weights(Path(__file__).with_name("hard.toml"))
NORMAL = Normal()


def features(view: View) -> dict[str, float]:
    """What speaks for the seat that looks, by name: the weights are fitted to these."""
    seat = cast(int, view.seat)
    culture = focus(view, seat)
    most = points(view, seat, culture, view.hand)
    ready = max([chance_against(view, place, most) for place in face_down(view)], default=0.0) if most >= 8 else 0.0
    its_turn = seat == view.turn
    return {
        "points": most,
        "team": sum([worth(view, c, culture) for c in view.teams[seat]]),
        "size": len(view.teams[seat]),
        "hand": sum([card_worth(view, card, culture) for card in view.hand]),
        "cards": len(view.hand),
        "six": float(most >= 6),
        "seven": float(most >= 7),
        "ready": ready,
        "ready-now": ready * its_turn,
        "turn": float(its_turn),
    }


class Playing:
    """How everybody plays on: as `normal`, but an action is planned once and not again at its every word."""

    def __init__(self, seat: int, words: Sequence[Action] | None) -> None:
        """`seat` has begun the action of these words."""
        self.planned = {seat: words}

    def __call__(self, view: View, decision: Decision, rng: Chance) -> Action:
        """See `kernel.search.Policy`."""
        if decision.kind == "action":
            return self._act(view, decision)
        if decision.kind == "alakazum":
            return conjure(view, decision, 0.0 if begun(view) else BOLD)
        return NORMAL.choose(view, decision, rng, 0)

    def _act(self, view: View, decision: Decision) -> Action:
        seat, draft = decision.seat, begun(view)
        words = self.planned.get(seat) if draft else None
        if words is None:
            words = self.planned[seat] = best_plan(view, seat).words
        if words == (PASS,):
            return PASS if PASS in decision.options else BACK
        answer = follow(words, draft, decision.options)
        if answer is None:
            self.planned[seat] = None
            return BACK
        return answer


def begun(view: View) -> Sequence[Action]:
    """The words of the action, or of the Alakazum, that is being made up."""
    return cast("Act | Conjuring", view.frames[-1]).draft


class Judge:
    """What the search needs to know of this game."""

    @property
    def game(self) -> type[Game]:
        """See `kernel.search.Judgement`."""
        return Alakazum

    def candidates(self, view: View, decision: Decision, rng: Chance) -> Sequence[Candidate]:
        """See `kernel.search.Judgement`: what `normal` would do first."""
        if decision.kind == "action":
            return actions(view, decision)
        if decision.kind == "alakazum":
            return alakazums(view, decision)
        first = NORMAL.choose(view, decision, rng, 0)
        others = [option for option in decision.options if option not in (first, BACK)]
        tried = others[:OTHERS] if decision.kind in THOUGHT_ABOUT else []
        return [Candidate(option) for option in (first, *tried)]

    def beginnings(self, decision: Decision) -> Sequence[Action]:
        """None: `hard` has tried them."""
        return ()

    def policy(self, seat: int, plan: Any) -> Policy:
        """See `kernel.search.Judgement`."""
        return cast(Policy, Playing(seat, plan))

    def time(self, game: Alakazum) -> int:
        """Turns begun."""
        state = game.state
        return state.round * game.seats + (state.turn - state.starter) % game.seats

    def horizon(self, game: Alakazum) -> int:
        """Once around the table; near the end of a sprint up to it."""
        left = (game.options.rounds + 1) * game.seats - self.time(game)
        return left if game.options.sprint and left <= NEAR_THE_END * game.seats else game.seats

    def is_under_way(self, game: Alakazum) -> bool:
        """The set-up is over, and nobody has won."""
        return game.outcome is None and game.state.round > 0

    def worth(self, game: Alakazum, seat: int) -> float:
        """The chance to win, by the features of all seats; of a sprint as its outlook tells."""
        if game.options.sprint:
            return outlook(game.view(seat))[seat]
        sums = [[WEIGHTS[name] * x for name, x in features(game.view(at)).items()] for at in range(game.seats)]
        return chance_of(seat, [sum(each) for each in sums])


def actions(view: View, decision: Decision) -> list[Candidate]:
    """The next words of the best plans that go on with what is begun; the first two words are thought about."""
    draft, every = begun(view), plans(view, decision.seat)
    best = best_of(view, decision.seat, every)
    found: dict[Action, Candidate] = {}
    for plan in (best, *sorted(every, key=lambda plan: -plan.worth)):
        answer = PASS if plan.words == (PASS,) else follow(plan.words, draft, decision.options)
        if answer in decision.options:
            found.setdefault(answer, Candidate(answer, plan.words))
        if len(found) == (TRIED if len(draft) < 2 else 1):
            break
    if PASS in decision.options:
        found.setdefault(PASS, Candidate(PASS, (PASS,)))
    return [*found.values()] or [Candidate(BACK)]


def alakazums(view: View, decision: Decision) -> list[Candidate]:
    """To cast one or not, where it can succeed; what is begun is gone on with."""
    bold = conjure(view, decision, 0.0)
    if begun(view) or bold == PASS:
        return [Candidate(bold)]
    first = conjure(view, decision, BOLD)
    return [Candidate(first), Candidate(PASS if first == bold else bold)]


HARD: AI = cast("AI", Search(Judge(), PLAYOUTS, TRUST))
LEVELS: dict[str, AI] = {**AT_ONCE, "hard": HARD}
"""The players that are programs, easiest first."""
