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

CARDS = tuple(range(1, 21))  # The facts of the game; a larger one loads them from its `cards.toml`.
HAND = 3


class Rules(HouseRules):
    """House rules. Each field becomes an option of `/highcard new`, a line of the lobby, and a part of saved games."""

    lowest: bool = Field(default=False, description="The lowest card takes the trick.")


# ---- state: what is where ------------------------------------------------------------------------------------------
@dataclass(slots=True)
class State(GameState):
    """Where everything is. Integers and lists, no card objects: AI that think ahead copy a game thousands of times.

    `GameState` makes `copy`, `snapshot` (what is saved after every move) and `restore` from these fields.
    """

    deck: list[int]
    hands: list[list[int]]  # By seat. Sorted, so that the order in which cards were drawn gives nothing away.
    pile: list[int]  # Cards laid in earlier tricks, open.
    tricks: list[int]  # By seat: how many it has taken.

    def check(self, game: HighCard) -> None:
        """Every card is in exactly one place. The tests call this after each move."""
        assert sorted([*self.deck, *self.pile, *(card for hand in self.hands for card in hand)]) == list(CARDS)


# ---- rules: a frame for each rule ------------------------------------------------------------------------------------
@dataclass(slots=True)
class Trick(Together["HighCard"]):
    """All lay a card in secret: `Together` asks every seat, hides the answers, and calls `opened` after the last.

    The kernel's other shapes: `Ask` (one seat), `AskEach` (who wants to stop this?), `Alternate` (in turn until all
    pass), `Pick` (several things, one by one), `Roll` (dice), `Market` (everybody deals at once).
    """

    KIND: ClassVar[str] = "lay"  # The kind of the question: its words are the texts `highcard-ask-lay`.

    def options(self, g: HighCard, seat: int) -> tuple[Action, ...]:
        """1 to 25 actions, each a word and integers: ("lay", 17). The last is played when the clock runs out."""
        return tuple(("lay", card) for card in g.state.hands[seat])

    def opened(self, g: HighCard, answers: dict[int, Action]) -> None:
        """All have chosen; the kernel has popped this frame. Change the state, then say what comes next."""
        s, laid = g.state, [answers[seat][1] for seat in range(g.seats)]  # [1]: the card of ("lay", card)
        s.hands = [[card for card in hand if card not in laid] for hand in s.hands]
        s.pile += laid
        best = min(laid) if g.options.lowest else max(laid)
        s.tricks[laid.index(best)] += 1
        for seat, card in enumerate(laid):
            g.tell("laid", seat, card)  # An event, for log and screens: its kind and data, here for everybody.
        g.tell("trick", laid.index(best), best)
        g.next_trick()


# ---- view: what one seat may know ----------------------------------------------------------------------------------
@dataclass(slots=True)
class View(kernel.View):
    """Everything that AI and screens are given: what one seat may know, and nothing else."""

    hand: list[int]  # This seat's own; empty for a spectator.
    pile: list[int]
    tricks: list[int]


class Careful:
    """An AI is given a view, never the game, and random numbers of its own. This one saves its highest card."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        return rng.choice(decision.options[: max(1, len(view.hand) - 1)])  # Any but the highest, until the last trick.


# ---- the game ------------------------------------------------------------------------------------------------------
class HighCard(Game):
    """Ties it together: the facts the kernel needs, the set-up, the end, and what each seat may know."""

    KEY = "highcard"  # Its command is /highcard, and its texts begin with that word.
    SEATS = range(2, 6)
    RULES_VERSION = 1
    REVEALS = frozenset(("laid",))  # Events that show something hidden: what led to them can't be taken back.
    CLOCKS: ClassVar[dict[str, tuple[int, int]]] = {"turn": (60, 86_400)}  # Seconds in a live and in a slow game.
    LEVELS: ClassVar[dict[str, AI]] = {"easy": Careful()}
    Options, State, FRAMES = Rules, State, frame_table(Trick)  # All frames, by name: a saved game finds them so.
    __slots__ = ()
    state: State
    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]

    def set_up(self) -> None:
        """`chance` follows from the game's seed, which is shown at the end: everybody can check the deal."""
        deck = list(CARDS)
        self.chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(self.seats)]
        self.state = State(deck, hands, [], [0] * self.seats)
        for seat, hand in enumerate(hands):
            self.tell("dealt", *hand, to=(seat,))  # Only this seat learns of it.
        self.next_trick()

    def next_trick(self) -> None:
        """Ask all for a card (`Trick`: who is waited for, answers so far), or end the game after the last trick."""
        tricks = self.state.tricks
        if sum(tricks) < HAND:
            return self.push(Trick(list(range(self.seats)), []))
        places = tuple(1 + sum(other > own for other in tricks) for own in tricks)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return self.end(Outcome(places, winners, tuple(tricks), "tricks"))

    def view(self, seat: int | None) -> View:
        """Built up from nothing: what isn't added here stays secret. `None` is a spectator."""
        hand = [] if seat is None else self.state.hands[seat][:]
        # `seen`: what the kernel shows in every game: the seat, its questions, the frames without their secrets.
        # `shown_in`: the zones that are called the same in `View`, and of the same type.
        return View(*self.seen(seat), **self.state.shown_in(View), hand=hand)

    @classmethod
    def imagine(cls, view: View, rng: Chance) -> Self:
        """A whole game that could be behind `view`, hidden cards dealt at random: for AI that think and leak tests."""
        deck = [card for card in CARDS if card not in view.pile and card not in view.hand]
        rng.shuffle(deck)
        left = HAND - sum(view.tricks)  # Every trick took one card of each hand.
        hands = [sorted(deck.pop() for _ in range(left)) for _ in range(view.seats)]
        if view.seat is not None:
            deck += hands[view.seat]
            hands[view.seat] = view.hand[:]
        return cls.dream(view, State.behind(view, deck=deck, hands=hands), rng)
