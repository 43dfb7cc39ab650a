"""Highest card: a whole game in one file, to read from top to bottom before writing your own.

Everybody is dealt three of the cards 1 to 20. All lay one in secret; when the last has chosen, the cards are turned
over and the highest takes the trick. After three tricks the most tricks win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from pydantic import Field

from games.kernel import game as kernel
from games.kernel.chance import Chance
from games.kernel.frames import Together, frame_table
from games.kernel.game import AI, Game, HouseRules
from games.kernel.state import GameState
from games.kernel.values import Action, Decision, Outcome

CARDS = tuple(range(1, 21))  # Facts stand in tables; a larger game loads them from its `cards.toml`.
HAND = 3


class Rules(HouseRules):
    """House rules. Each field becomes an option of `/highcard new`, a line of the lobby, and a part of saved games."""

    lowest: bool = Field(default=False, description="The lowest card takes the trick.")


# ---- state: what is where ------------------------------------------------------------------------------------------
@dataclass(slots=True)
class State(GameState):
    """The zones. Integers and lists, no objects: a game is copied thousands of times while an AI thinks.

    `GameState` makes `copy`, `snapshot` (what is saved after every move) and `restore` from these fields.
    """

    deck: list[int]
    hands: list[list[int]]  # Sorted: the order in which cards were drawn must tell nobody anything.
    pile: list[int]
    tricks: list[int]

    def check(self, game: HighCard) -> None:
        """Every card is in exactly one place. The tests call this after each move."""
        assert sorted([*self.deck, *self.pile, *(card for hand in self.hands for card in hand)]) == list(CARDS)


# ---- rules: one frame a rule ---------------------------------------------------------------------------------------
@dataclass(slots=True)
class Trick(Together["HighCard"]):
    """All lay a card in secret: `Together` asks every seat, hides the answers, and calls `opened` after the last.

    The kernel's other shapes: `Ask` (one seat), `AskEach` (who wants to stop this?), `Alternate` (in turn until all
    pass), `Pick` (several things, one by one), `Roll` (dice), `Market` (everybody deals at once).
    """

    KIND: ClassVar[str] = "lay"  # The kind of the question: its words are the texts `highcard-ask-lay`.

    def options(self, g: HighCard, seat: int) -> tuple[Action, ...]:
        """1 to 25 actions, each a word and integers; the last one is played when the clock runs out."""
        return tuple(("lay", card) for card in g.state.hands[seat])

    def opened(self, g: HighCard, answers: dict[int, Action]) -> None:
        """All have chosen, and this frame is off the stack: change the state, tell, and say what comes next."""
        s, laid = g.state, [answers[seat][1] for seat in range(g.seats)]
        s.hands = [[card for card in hand if card not in laid] for hand in s.hands]
        s.pile += laid
        best = min(laid) if g.options.lowest else max(laid)
        s.tricks[laid.index(best)] += 1
        for seat, card in enumerate(laid):
            g.tell("laid", seat, card)  # An event: what happened, for the log. Everybody learns of it.
        g.tell("trick", laid.index(best), best)
        g.next_trick()


# ---- view: what one seat may know ----------------------------------------------------------------------------------
@dataclass(slots=True)
class View(kernel.View):
    """All that AI and screens are given, so that they can't tell what their seat doesn't know."""

    hand: list[int]  # The own one.
    pile: list[int]
    tricks: list[int]


class Careful:
    """An AI sees a view, never the game. This one keeps its best card for the end; `rng` is its own chance."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        return rng.choice(decision.options[: max(1, len(view.hand) - 1)])


# ---- the game ------------------------------------------------------------------------------------------------------
class HighCard(Game):
    """What the kernel must know of the game, and what happens first and last."""

    KEY = "highcard"  # Its command is /highcard, and its texts begin with that word.
    SEATS = range(2, 6)
    RULES_VERSION = 1
    REVEALS = frozenset(("laid",))  # Events that show something hidden: what led to them can't be taken back.
    CLOCKS: ClassVar[dict[str, tuple[int, int]]] = {"turn": (60, 86_400)}  # Seconds in a live and in a slow game.
    LEVELS: ClassVar[dict[str, AI]] = {"easy": Careful()}
    Options, State, FRAMES = Rules, State, frame_table(Trick)
    __slots__ = ()
    state: State
    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]

    def set_up(self) -> None:
        """Chance is the game's own stream: the same seed deals the same game, so everybody can check it at the end."""
        deck = list(CARDS)
        self.chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(self.seats)]
        self.state = State(deck, hands, [], [0] * self.seats)
        for seat, hand in enumerate(hands):
            self.tell("dealt", *hand, to=(seat,))  # Only this seat learns of it.
        self.next_trick()

    def next_trick(self) -> None:
        tricks = self.state.tricks
        if sum(tricks) < HAND:
            return self.push(Trick(list(range(self.seats)), []))
        places = tuple(1 + sum(other > own for other in tricks) for own in tricks)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return self.end(Outcome(places, winners, tuple(tricks), "tricks"))

    def view(self, seat: int | None) -> View:
        """Built up from nothing: what isn't added here stays secret. `None` is a spectator."""
        s = self.state
        hand = [] if seat is None else s.hands[seat][:]
        return View(*self.seen(seat), hand=hand, pile=s.pile[:], tricks=s.tricks[:])

    @classmethod
    def imagine(cls, view: View, rng: Chance) -> Self:
        """A game that could be behind `view`: hidden cards dealt at random. Searching AI and the leak tests use it."""
        deck = [card for card in CARDS if card not in view.pile and card not in view.hand]
        rng.shuffle(deck)
        left = HAND - sum(view.tricks)
        hands = [sorted(deck.pop() for _ in range(left)) for _ in range(view.seats)]
        if view.seat is not None:
            deck += hands[view.seat]
            hands[view.seat] = view.hand[:]
        return cls.dream(view, State(deck, hands, view.pile[:], view.tricks[:]), rng)
