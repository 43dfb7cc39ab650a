"""Nim: a game of open information. Three heaps of 3, 4 and 5 stones; whoever takes the last stone wins.

On their turn a player takes one to three stones from one heap. Nothing is hidden and nothing is left to chance, so
`view` shows all there is, and `imagine` makes the game again from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from games.kernel import game as kernel
from games.kernel.chance import Chance
from games.kernel.facts import GameFacts
from games.kernel.frames import Frame, Question, ask, frame_table
from games.kernel.game import AI, Game, HouseRules
from games.kernel.state import GameState
from games.kernel.values import Action, Decision, Outcome

HEAPS = (3, 4, 5)
MOST = 3


class Rules(HouseRules):
    """Nim has no house rules."""


@dataclass(slots=True)
class State(GameState):
    """The heaps, and who has taken how many stones."""

    heaps: list[int]
    taken: list[int]
    turn: int

    def check(self, game: Nim) -> None:
        assert sum(self.heaps) + sum(self.taken) == sum(HEAPS)


@dataclass(slots=True)
class Turn(Frame["Nim"]):
    """One to three stones from one heap; the last stone wins."""

    def choices(self, g: Nim) -> list[Question]:
        s = g.state
        options = tuple(
            ("take", heap, count) for heap, left in enumerate(s.heaps, 1) for count in range(1, min(MOST, left) + 1)
        )
        return ask(s.turn, "take", options, options[0], True)

    def apply(self, g: Nim, seat: int, action: Action, key: str = "") -> None:
        s, (_, heap, count) = g.state, action
        s.heaps[heap - 1] -= count
        s.taken[seat] += count
        g.tell("took", seat, count, heap)
        if not any(s.heaps):
            places = tuple([1 if other == seat else 2 for other in range(g.seats)])
            g.end(Outcome(places, (seat,), tuple(s.taken), "last"))
        s.turn = (seat + 1) % g.seats


@dataclass(slots=True)
class View(kernel.View):
    """All of it: nothing is hidden."""

    heaps: list[int]
    taken: list[int]
    turn: int


class AtRandom:
    """Takes any stones."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        return rng.choice(decision.options)


class Nim(Game):
    """Two players, open information, one AI."""

    KEY = "nim"
    SEATS = range(2, 3)
    RULES_VERSION = 1
    REVEALS: ClassVar[frozenset[str]] = frozenset()
    CLOCKS: ClassVar[dict[str, tuple[int, int]]] = {"turn": (60, 86_400)}
    LEVELS: ClassVar[dict[str, AI]] = {"easy": AtRandom()}
    FACTS = GameFacts(minutes=2)
    Options, State, FRAMES = Rules, State, frame_table(Turn)
    __slots__ = ()
    state: State

    def set_up(self) -> None:
        self.state = State([*HEAPS], [0] * self.seats, 0)
        self.push(Turn())

    def view(self, seat: int | None) -> View:
        return View(*self.seen(seat), **self.state.shown_in(View))

    @classmethod
    def imagine(cls, view: View, rng: Chance) -> Self:
        return cls.dream(view, State.behind(view), rng)
