"""The rules of Alakazoo: set-up, turns, placing, the end. The actions are in `dice.py`, `columns.py`, `keeper.py`.

What a player may keep is in `limits.py`; the questions, actions and events are listed in the package's docstring.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.kernel.frames import PASS, Frame, Question, ask, frame_table
from games.kernel.game import Decision, Game, HouseRules, Outcome

from . import keeper
from .cards import BOARDS, CARDS, CREATURES_IN_BOX, EDITIONS, LIMITS, Edition, creature_of, type_of
from .columns import Draw, Refill, Swap, take_column
from .dice import Dice, Light, Throw, places_for
from .jury import ROWS, jury
from .limits import Limits, TrimHand, TrimMagic
from .state import NOBODY, State, full, lit
from .view import View, imagined, view_of

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import Action

BOARD = tuple(("board", creature) for creature in range(len(BOARDS)))
ROLL = tuple(("roll", dice) for dice in range(1, LIMITS.dice + 1))
COLUMN = tuple(("column", column) for column in range(LIMITS.columns))
SWAP: Action = ("swap",)
KEEPER: Action = ("keeper",)
SKIP: Action = ("skip",)
PLACE = tuple(("place", card) for card in CARDS)


# ---- set-up --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ChooseBoards(Frame["Alakazoo"]):
    """OO-10: in turn order from a random first player on, each chooses one of the boards left, or is dealt one."""

    def run(self, g: Alakazoo) -> bool:
        s = g.state
        if s.first == NOBODY:
            s.first = s.turn = g.chance.below(g.seats)
            g.tell("first", s.first)
        if g.options.boards == "deal":
            for seat in g.in_order(s.first):
                take_board(g, seat, g.chance.choice(self.left(g)))
        return False

    def choices(self, g: Alakazoo) -> list[Question]:
        s = g.state
        if s.boards[s.turn] >= 0:
            return []
        options = tuple([BOARD[creature] for creature in self.left(g)])
        return ask(s.turn, "board", options, options[0], True)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        take_board(g, seat, action[1])
        g.state.turn = (seat + 1) % g.seats

    def left(self, g: Alakazoo) -> list[int]:
        """The boards that nobody has."""
        return [creature for creature in range(len(BOARDS)) if creature not in g.state.boards]


def take_board(g: Alakazoo, seat: int, creature: int) -> None:
    """The Portal board of `creature` is that seat's."""
    g.state.boards[seat] = creature
    g.tell("board", seat, creature)


@dataclass(slots=True)
class Deal(Frame["Alakazoo"]):
    """OO-11 to OO-13: cards out, shuffle, four to each hand, two rounds of four columns, one Magic token each."""

    def run(self, g: Alakazoo) -> bool:
        s = g.state
        g.stack.pop()
        g.chance.shuffle(s.box)
        spare = sorted(s.box, key=lambda creature: creature in s.boards)
        s.box = sorted(spare[: CREATURES_IN_BOX[g.seats]])
        g.tell("box", *s.box)
        s.deck = [card for card in CARDS if creature_of(card) not in s.box]
        g.chance.shuffle(s.deck)
        for seat in g.in_order(s.first):
            s.hands[seat] = [s.deck.pop() for _ in range(LIMITS.hand)]
            g.tell("hand", seat, *s.hands[seat], to=(seat,))
            s.magic[seat] = 1
        for _ in range(2):
            for number, column in enumerate(s.columns):
                column.append(s.deck.pop())
                g.tell("added", number, column[-1])
        s.turn = (s.first - 1) % g.seats
        return True


# ---- turns ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Rounds(Frame["Alakazoo"]):
    """OO-40, OO-44, OO-45: turn after turn; the last round is that in which a ninth space was filled, or the fortieth,
    in a sprint the sixth.

    OO-26: where all four columns are empty, each gets a deck card before the turn.
    """

    def run(self, g: Alakazoo) -> bool:
        s = g.state
        seat = (s.turn + 1) % g.seats
        if seat == s.first:
            if s.finisher != NOBODY or s.round == g.options.rounds:
                award(g)
                return True
            s.round += 1
            g.tell("round", s.round)
        s.turn = seat
        g.new_clock()
        g.tell("turn", seat)
        if any(s.columns):
            g.push(Turn(seat))
        else:
            g.then(Refill(), Turn(seat))
        return True


@dataclass(slots=True)
class Turn(Frame["Alakazoo"]):
    """OO-20, OO-21, OO-52: with three Dark tokens nothing but to return them; else one action, or skip."""

    seat: int

    def run(self, g: Alakazoo) -> bool:
        if g.state.dark[self.seat] < LIMITS.dark:
            return False
        g.stack.pop()
        g.return_dark(self.seat, "turn-lost")
        return True

    def choices(self, g: Alakazoo) -> list[Question]:
        s, seat = g.state, self.seat
        options = [*ROLL, *(COLUMN if all(s.columns) else compress(COLUMN, s.columns))]
        if s.hands[seat]:
            options.append(SWAP)
        if s.magic[seat] and keeper.available(s, seat):
            options.append(KEEPER)
        if not g.edition.skip:
            return ask(seat, "turn", tuple(options), options[0], True)
        options.append(SKIP)
        return ask(seat, "turn", tuple(options), SKIP, True)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        word = action[0]
        if word == "swap":
            g.push(Swap(seat, len(g.state.hands[seat]), []))
            g.drafted()
        elif word == "keeper":
            g.push(keeper.Keeper(seat, []))
            g.drafted()
        elif word == "skip":
            g.stack.pop()
            g.return_dark(seat, "skipped")
        else:
            g.begin(seat)
            if word == "roll":
                g.push(Throw(seat, action[1]))
            else:
                take_column(g, seat, action[1])


# ---- placing -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Placing(Frame["Alakazoo"]):
    """OO-30: after an action cards may be placed on empty spaces with both runes covered.

    Asked of everyone who has a hand card and such a space, so that asking tells nothing.
    """

    seat: int

    def choices(self, g: Alakazoo) -> list[Question]:
        s, seat = g.state, self.seat
        spaces = lit(s, seat)
        if not spaces or not s.hands[seat]:
            return []
        options = (*[PLACE[card] for card in s.hands[seat] if type_of(card) in spaces], PASS)
        return ask(seat, "place", options, PASS, False)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        if action == PASS:
            g.stack.pop()
        else:
            place(g, seat, action[1])


def place(g: Alakazoo, seat: int, card: int) -> None:
    """OO-31, OO-40: a card comes to lie in the Portal; a point for the own creature, one for the first of its type,
    one for filling the ninth space before all others. With the last seat of a round the game ends at once."""
    s, space = g.state, type_of(card)
    own = creature_of(card) == s.boards[seat]
    first = all(portal[space] < 0 for portal in s.portals)
    s.runes[seat] &= ~(3 << 2 * space)
    s.hands[seat].remove(card)
    s.portals[seat][space] = card
    s.points[seat] += own + first
    g.tell("placed", seat, card, int(own), int(first))
    if any(space in row and all(s.portals[seat][each] >= 0 for each in row) for row in ROWS):
        g.strike(seat)
    if not full(s, seat):
        return
    fastest = s.finisher == NOBODY
    if fastest:
        s.finisher = seat
        s.points[seat] += 1
    g.tell("finished", seat, int(fastest))
    if (seat + 1) % g.seats == s.first:
        award(g)


# ---- end -----------------------------------------------------------------------------------------------------------


def award(g: Alakazoo) -> None:
    """OO-42, OO-43: the Magic Jury's points, then the places: most points, ties share."""
    s = g.state
    for seat in range(g.seats):
        for line in jury(s.boards[seat], s.portals[seat]):
            s.points[seat] += line.points
            g.tell("jury", seat, line.kind, line.number, line.points, line.reason)
    points = tuple(s.points)
    places = tuple([1 + sum(other > own for other in points) for own in points])
    winners = tuple([seat for seat in range(g.seats) if places[seat] == 1])
    reason = "finished" if s.finisher != NOBODY else "sprint" if g.options.sprint else "rounds"
    g.tell("ended", reason, *winners)
    g.end(Outcome(places, winners, points, reason))


# ---- the game ------------------------------------------------------------------------------------------------------


class Rules(HouseRules):
    """House rules of a table."""

    edition: Literal["castle-keeper", "magic-helper"] = "castle-keeper"
    boards: Literal["choose", "deal"] = "choose"
    sprint: bool = Field(default=False, description="Six rounds (OO-45).", repr=False, exclude_if=lambda on: not on)
    """Without it a game is saved, and told in its golden texts, as before there was a short form."""

    @property
    def rounds(self) -> int:
        """The round after which the game ends if nobody has filled a Portal (OO-44, OO-45)."""
        return LIMITS.sprint if self.sprint else LIMITS.rounds


class Alakazoo(Game):
    """Alakazoo for 2–4 seats, in both editions."""

    KEY = "alakazoo"
    SEATS = range(2, 5)
    RULES_VERSION = 2
    TURNS = "turn"
    CLOCKS = {"turn": (90, 86400)}
    ALIKE = frozenset({"board"})
    REVEALS = frozenset(
        ("hand", "added", "swapped", "drawn", "traded", "exchanged-cards", "own-exchange", "placed", "trimmed-hand")
    )
    Options = Rules
    State = State
    FRAMES = frame_table(
        *(ChooseBoards, Deal, Rounds, Turn, Throw, Dice, Light, Refill, Swap, Draw, Placing),
        *(Limits, TrimHand, TrimMagic, keeper.Keeper, keeper.Exchange),
    )
    __slots__ = ()

    state: State
    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]

    @property
    def edition(self) -> Edition:
        """What the edition in play allows."""
        return EDITIONS[self.options.edition]

    def in_order(self, first: int) -> list[int]:
        """All seats in turn order from `first` on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    # ---- what several rules do -------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """An action is taken: turn and draft, above `Rounds`, give way to what comes after it (OO-30, OO-32)."""
        self.back_to(Rounds)
        self.then(Placing(seat), Limits(seat))

    def return_dark(self, seat: int, why: str) -> None:
        """All Dark tokens of a seat go back; with that its turn is over (OO-20, OO-21)."""
        self.tell(why, seat, self.state.dark[seat])
        self.state.dark[seat] = 0

    def slots_free(self, seat: int) -> int:
        """How many tokens the Keeper's slots have room for; without slots always one more (OO-50)."""
        slots = self.edition.slots
        return slots - self.state.magic[seat] - self.state.dark[seat] if slots else 1

    def all_alike(self, decision: Decision) -> bool:
        """No result that is left has a free place: a rune is a Dark token, a Star nothing, in any order (OO-24)."""
        dice = self.find(Dice) if decision.kind == "order" else None
        return dice is not None and not any(places_for(self, dice.seat, each) for each in dice.results)

    def take_dark(self, seat: int) -> None:
        """OO-33, OO-54: a Dark token into a free slot, or in the place of a Magic token; a fourth is ignored."""
        s = self.state
        if s.dark[seat] == LIMITS.dark:
            self.tell("dark-ignored", seat)
            return
        pushed = int(not self.slots_free(seat))
        s.magic[seat] -= pushed
        s.dark[seat] += 1
        self.tell("dark", seat, pushed)

    def discard(self, seat: int, cards: list[int], why: str) -> None:
        """Hand cards go to the discard pile, for all to see."""
        for card in cards:
            self.state.hands[seat].remove(card)
        self.state.discard += cards
        self.tell(why, seat, *cards)

    def set_up(self) -> None:
        self.state = State.empty(self.seats)
        self.then(ChooseBoards(), Deal(), Rounds())

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: Chance) -> Alakazoo:
        return cls.dream(view, imagined(view, rng), rng)
