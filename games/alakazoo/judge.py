"""How a review plays imagined games on: as `normal` to the end of the turn, which `hard`'s network weighs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .ai import LEVELS
from .hard import belongings
from .prospects import Prospects
from .rules import Alakazoo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kernel.game import Action, Decision, Game
    from games.kernel.search import Policy

NORMAL = LEVELS["normal"]


class Judge:
    """See `kernel.search.Reviewing`."""

    game: ClassVar[type[Game]] = Alakazoo

    def beginnings(self, decision: Decision) -> Sequence[Action]:
        """None: `hard` has tried them."""
        return ()

    def policy(self, seat: int, plan: Any) -> Policy:
        """Everybody plays on as `normal`."""
        return lambda view, decision, rng: NORMAL.choose(view, decision, rng, 0)

    def time(self, game: Alakazoo) -> int:
        """Turns begun; 0 in the set-up."""
        state = game.state
        return state.round and state.round * game.seats + (state.turn - state.first) % game.seats

    def horizon(self, game: Alakazoo) -> int:
        """The end of the turn; from the set-up that of everybody's first."""
        return 1 if game.state.round else 2 * game.seats

    def worth(self, game: Alakazoo, seat: int) -> float:
        """The chance to win with what the seat has."""
        view = game.view(seat)
        return Prospects(view, seat).worth(belongings(view, seat))
