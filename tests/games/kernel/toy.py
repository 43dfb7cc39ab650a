"""Parley, a card game of one page that uses every shared frame: what the kernel and its suite are tested with.

21 cards: three dolls (0) and six strikes each of 1, 2 and 3. Three cards a hand. In turn, a seat does one of these:
draw; peek at the top card and keep or bury it; barter two cards of the hand, laid beneath the deck, for one; call a
vote, where all name a rival in secret and whoever is named by more than half loses a point; attack a rival. Any rival
may stop an attack with a doll; else both sides play strikes until both pass, each adds a die, and the higher one (a tie
is the attacked one's) gets a point. First to `goal` points wins; after 12 rounds the most points do.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from games.kernel.chance import Chance
from games.kernel.frames import Alternate, Ask, AskEach, Frame, Pick, Question, Roll, Together, frame_table
from games.kernel.game import AI, Action, Decision, Game, HouseRules, Outcome, View

DOLL = 0
CARDS = [0, 0, 0, *[1] * 6, *[2] * 6, *[3] * 6]
ROUNDS = 12


@dataclass(slots=True)
class State:
    """The zones; the top of the deck is its end."""

    deck: list[int]
    pile: list[int]
    hands: list[list[int]]
    points: list[int]
    turn: int
    peeked: int
    """The seat that knows the top card of the deck, or −1."""

    def copy(self) -> Self:
        hands = [hand[:] for hand in self.hands]
        return type(self)(self.deck[:], self.pile[:], hands, self.points[:], self.turn, self.peeked)

    def snapshot(self) -> dict[str, Any]:
        return {
            "deck": self.deck[:],
            "pile": self.pile[:],
            "hands": [hand[:] for hand in self.hands],
            "points": self.points[:],
            "turn": self.turn,
            "peeked": self.peeked,
        }

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Self:
        hands = [hand[:] for hand in data["hands"]]
        return cls(data["deck"][:], data["pile"][:], hands, data["points"][:], data["turn"], data["peeked"])

    def check(self, game: Parley) -> None:
        assert sorted(self.deck + self.pile + [card for hand in self.hands for card in hand]) == CARDS
        assert all(hand == sorted(hand) for hand in self.hands)


# ---- the rules -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Turn(Frame):
    """A seat does one thing, then the next one does."""

    seat: int

    def run(self, g: Parley) -> bool:
        state = g.state
        if max(state.points) >= g.options.goal or state.turn == ROUNDS * g.seats:
            g.finish()
            return True
        return False

    def choices(self, g: Parley) -> list[Question]:
        state = g.state
        options: list[Action] = [("attack", rival) for rival in g.rivals(self.seat)]
        if state.deck:
            options += [("draw",), ("peek",)]
        if len(state.hands[self.seat]) >= 2:
            options.append(("barter",))
        options += [("vote",), ("rest",)]
        return [Question(self.seat, "turn", tuple(options), ("rest",), True)]

    def apply(self, g: Parley, seat: int, action: Action, key: str = "") -> None:
        g.state.turn += 1
        self.seat = (seat + 1) % g.seats
        match action:
            case ("attack", rival):
                g.tell("attacks", seat, rival)
                g.start("Fight", (seat, rival), 0, 0, [0, 0])
                g.start("Doll", g.rivals(seat))
            case ("draw",):
                g.draw(seat)
            case ("peek",):
                g.tell("peeks", seat)
                g.tell("saw", seat, g.state.deck[-1], to=(seat,))
                g.state.peeked = seat
                g.start("Bury", seat)
            case ("barter",):
                g.tell("barters", seat)
                g.start("Barter", seat, 2, [])
            case ("vote",):
                g.tell("calls", seat)
                g.start("Vote", list(range(g.seats)), [])
            case _:
                g.tell("rests", seat)


@dataclass(slots=True)
class Doll(AskEach):
    """Any rival may stop an attack with a doll."""

    KIND: ClassVar[str] = "doll"

    def reactions(self, g: Parley, seat: int) -> tuple[Action, ...]:
        return (("doll",),) if DOLL in g.state.hands[seat] else ()

    def stopped(self, g: Parley, seat: int, action: Action) -> None:
        g.discard(seat, DOLL)
        g.tell("doll", seat)
        g.stack.pop()


@dataclass(slots=True)
class Fight(Alternate):
    """Both sides play strikes until both pass."""

    totals: list[int]
    KIND: ClassVar[str] = "strike"

    def plays(self, g: Parley, seat: int) -> tuple[Action, ...]:
        hand = g.state.hands[seat]
        return tuple(("strike", card) for card in (1, 2, 3) if card in hand)

    def skips(self, g: Parley, seat: int) -> bool:
        return not g.state.hands[seat]

    def played(self, g: Parley, seat: int, action: Action) -> None:
        self.totals[self.sides.index(seat)] += action[1]
        g.discard(seat, action[1])
        g.tell("strikes", seat, action[1])

    def settled(self, g: Parley) -> None:
        g.start("Blow", self.sides[0], 2, self.sides[1], self.totals[:])


@dataclass(slots=True)
class Blow(Roll):
    """Each adds a die; the higher one gets a point, the attacked one in a tie."""

    rival: int
    totals: list[int]

    def rolled(self, g: Parley, dice: list[int]) -> None:
        won = self.totals[0] + dice[0] > self.totals[1] + dice[1]
        winner = self.seat if won else self.rival
        g.state.points[winner] += 1
        g.tell("fought", self.seat, self.rival, *dice, winner)


@dataclass(slots=True)
class Bury(Ask):
    """Who peeked keeps the card on top, or puts it beneath the deck."""

    KIND: ClassVar[str] = "bury"

    def options(self, g: Parley) -> tuple[Action, ...]:
        return (("bury",), ("keep",))

    def chosen(self, g: Parley, action: Action) -> None:
        if action == ("bury",):
            g.state.deck.insert(0, g.state.deck.pop())
            g.state.peeked = -1
        g.tell("settles", self.seat, action[0])


@dataclass(slots=True)
class Barter(Pick):
    """Two cards of the hand go beneath the deck, for one from its top."""

    KIND: ClassVar[str] = "barter"
    PUBLIC: ClassVar[bool] = False
    SECRET: ClassVar[bool] = True
    BACKS: ClassVar[bool] = True

    def options(self, g: Parley) -> tuple[Action, ...]:
        left = Counter(g.state.hands[self.seat])
        left.subtract(self.picked)
        return tuple(("give", card) for card in sorted(left) if left[card] > 0)

    def complete(self, g: Parley) -> None:
        for card in self.picked:
            g.state.hands[self.seat].remove(card)
            g.state.deck.insert(0, card)
        if len(g.state.deck) == len(self.picked):
            g.state.peeked = -1
        g.tell("bartered", self.seat, len(self.picked))
        g.draw(self.seat)


@dataclass(slots=True)
class Vote(Together):
    """All name a rival in secret; whoever is named by more than half loses a point."""

    KIND: ClassVar[str] = "vote"

    def options(self, g: Parley, seat: int) -> tuple[Action, ...]:
        return tuple(("name", rival) for rival in g.rivals(seat))

    def opened(self, g: Parley, answers: dict[int, Action]) -> None:
        names = [answers[seat][1] for seat in range(g.seats)]
        g.tell("votes", *names)
        for seat in range(g.seats):
            if 2 * names.count(seat) > g.seats and g.state.points[seat]:
                g.state.points[seat] -= 1
                g.tell("loses", seat)


# ---- the game ------------------------------------------------------------------------------------------------------


class House(HouseRules):
    goal: int = 3


@dataclass(slots=True)
class ParleyView(View):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    pile: tuple[int, ...]
    points: tuple[int, ...]
    turn: int
    top: int | None
    """The top card of the deck, where this seat knows it."""
    peeked: int
    """Which seat knows the top card, or −1."""


class Bold:
    """Attacks whenever it may, strikes hard, never waits."""

    def choose(self, view: ParleyView, decision: Decision, rng: Chance, budget: int) -> Action:
        by = {"attack": 3, "strike": 2, "draw": 1}
        best = max(by.get(option[0], 0) for option in decision.options)
        return rng.choice([option for option in decision.options if by.get(option[0], 0) == best])


class Parley(Game):
    KEY: ClassVar[str] = "parley"
    SEATS: ClassVar[range] = range(2, 5)
    RULES_VERSION: ClassVar[int] = 1
    REVEALS: ClassVar[frozenset[str]] = frozenset({"saw", "got", "votes"})
    CLOCKS: ClassVar[dict[str, tuple[int, int]]] = {"turn": (60, 3600), "window": (8, 1800)}
    LEVELS: ClassVar[dict[str, AI]] = {"easy": Bold()}
    Options: ClassVar[type[House]] = House
    State: ClassVar[type[State]] = State
    FRAMES: ClassVar[dict[str, type[Frame]]] = frame_table(Turn, Doll, Fight, Blow, Bury, Barter, Vote)

    options: House
    state: State

    def set_up(self) -> None:
        deck = CARDS[:]
        self.chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(3)) for _ in range(self.seats)]
        self.state = self.State(deck, [], hands, [0] * self.seats, 0, -1)
        self.tell("dealt", self.seats)
        self.start("Turn", self.chance.below(self.seats))

    def start(self, name: str, *fields: Any) -> None:
        self.push(self.FRAMES[name](*fields))

    def rivals(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def discard(self, seat: int, card: int) -> None:
        self.state.hands[seat].remove(card)
        self.state.pile.append(card)

    def draw(self, seat: int) -> None:
        state = self.state
        card = state.deck.pop()
        state.peeked = -1
        state.hands[seat] = sorted([*state.hands[seat], card])
        self.tell("drew", seat)
        self.tell("got", seat, card, to=(seat,))
        if not state.deck:
            state.deck, state.pile = state.pile, []
            self.chance.shuffle(state.deck)
            self.tell("shuffled", len(state.deck))

    def finish(self) -> None:
        points = tuple(self.state.points)
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        reason = "goal" if max(points) >= self.options.goal else "rounds"
        self.tell("over", *points)
        self.end(Outcome(places, winners, points, reason))

    def view(self, seat: int | None) -> ParleyView:
        state = self.state
        return ParleyView(
            *self.seen(seat),
            hand=() if seat is None else tuple(state.hands[seat]),
            sizes=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
            pile=tuple(state.pile),
            points=tuple(state.points),
            turn=state.turn,
            top=state.deck[-1] if state.peeked == seat and state.deck else None,
            peeked=state.peeked,
        )

    @classmethod
    def imagine(cls, view: ParleyView, rng: Chance) -> Self:
        hidden = Counter(CARDS)
        hidden.subtract(view.pile)
        hidden.subtract(view.hand)
        if view.top is not None:
            hidden[view.top] -= 1
        pool = sorted(hidden.elements())
        rng.shuffle(pool)
        hands = [
            list(view.hand) if seat == view.seat else sorted(pool.pop() for _ in range(size))
            for seat, size in enumerate(view.sizes)
        ]
        deck = pool if view.top is None else [*pool, view.top]
        state = cls.State(deck, list(view.pile), hands, list(view.points), view.turn, view.peeked)
        return cls.dream(view, state, rng)


# ---- for tests that say where the cards are --------------------------------------------------------------------------


class Loaded(Chance):
    """A stream whose dice are laid ready."""

    __slots__ = ("dice",)

    def __init__(self, *dice: int) -> None:
        super().__init__(b"loaded")
        self.dice = list(dice)

    def roll(self) -> int:
        return self.dice.pop(0)


def a_parley(
    *hands: list[int], deck: tuple[int, ...] = (1, 2, 3), under_way: tuple[Frame, ...] = (), dice: tuple[int, ...] = ()
) -> Parley:
    """Seat 0's turn with these hands, or `under_way` on top of it."""
    g = Parley.new(bytes(32), len(hands))
    g.chance = Loaded(*dice)
    g.state = State(list(deck), [], [hand[:] for hand in hands], [0] * len(hands), 0, -1)
    g.stack = [Turn(0), *under_way]
    ask_anew(g, serial=0)
    return g


def ask_anew(g: Parley, serial: int | None = None) -> None:
    """Ask what the frames ask that a test has put on the stack, under numbers from `serial` on.

    A game asks after an answer only; a position that no answer led to needs these two private names.
    """
    g.serial = g.serial if serial is None else serial
    g._asked = []
    g._advance()
