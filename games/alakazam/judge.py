"""How a review plays imagined games on: to the end of the round, where points say who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .hard import LEVELS
from .outlook import outlook
from .rules import Alakazam

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kernel.game import Action, Decision, Game
    from games.kernel.search import Policy

HARD, NORMAL = LEVELS["hard"], LEVELS["normal"]


class Judge:
    """See `kernel.search.Reviewing`."""

    game: ClassVar[type[Game]] = Alakazam

    def beginnings(self, decision: Decision) -> Sequence[Action]:
        """All: `hard` goes by what cards are worth, and plays nothing on."""
        return decision.options

    def policy(self, seat: int, plan: Any) -> Policy:
        """The seat goes on as `hard`, which alone makes the most of a card taken early; the others as `normal`."""
        return lambda view, decision, rng: (HARD if decision.seat == seat else NORMAL).choose(view, decision, rng, 0)

    def time(self, game: Alakazam) -> int:
        """Rounds begun."""
        return game.state.round

    def horizon(self, game: Alakazam) -> int:
        """The end of the round."""
        return 1

    def worth(self, game: Alakazam, seat: int) -> float:
        """The chance to win, by the points after the round."""
        return outlook(game.view(seat))[seat]
