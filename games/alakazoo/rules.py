"""The rules of Alakazoo, in the rulebook's order: set-up, a turn, dice, cards, placing, limits, end.

The Castle Keeper's powers are in `keeper.py`; the questions, actions and events are listed in the package's docstring.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING, ClassVar, Literal

from games.kernel.frames import BACK, PASS, Frame, Pick, Question, Roll, ask, frame_table
from games.kernel.game import Game, HouseRules, Outcome

from . import bots, keeper
from .cards import (
    BOARDS,
    CARDS,
    CREATURES_IN_BOX,
    DIE,
    EDITIONS,
    LIMITS,
    MASKS,
    PLACES,
    SLOT,
    STAR,
    Edition,
    creature_of,
    type_of,
)
from .jury import jury
from .state import NOBODY, State, free, full, lit, supply
from .view import AlakazooView, imagined, seen

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import Action

HAND_LIMIT, MAGIC_LIMIT, DARK_LIMIT, COLUMN_LIMIT = LIMITS.hand, LIMITS.magic, LIMITS.dark, LIMITS.column
BOARD = tuple(("board", creature) for creature in range(len(BOARDS)))
ROLL = tuple(("roll", dice) for dice in range(1, LIMITS.dice + 1))
COLUMN = tuple(("column", column) for column in range(LIMITS.columns))
SWAP: Action = ("swap",)
KEEPER: Action = ("keeper",)
SKIP: Action = ("skip",)
RESOLVE = tuple(("resolve", rune) for rune in DIE)
LIGHT = tuple(("light", place) for place in (*PLACES, SLOT))
DISCARD = tuple(("discard", card) for card in CARDS)
DONE: Action = ("done",)
PLACE = tuple(("place", card) for card in CARDS)
RETURN = tuple(("return", place) for place in (*PLACES, SLOT))


@lru_cache(4096)
def at(options: tuple[Action, ...], places: int) -> tuple[Action, ...]:
    """Those of `options`, one for each place, whose places are in `places` (bits)."""
    return tuple([option for option in options if places >> option[1] & 1])


# ---- set-up --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ChooseBoards(Frame):
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
class Deal(Frame):
    """OO-11 to OO-13: cards out, shuffle, four to each hand, two rounds of four columns, one Magic token each."""

    def run(self, g: Alakazoo) -> bool:
        s = g.state
        g.pop()
        g.chance.shuffle(s.box)
        spare = sorted(s.box, key=lambda creature: creature in s.boards)
        s.box = sorted(spare[: CREATURES_IN_BOX[g.seats]])
        g.tell("box", *s.box)
        s.deck = [card for card in CARDS if creature_of(card) not in s.box]
        g.chance.shuffle(s.deck)
        for seat in g.in_order(s.first):
            s.hands[seat] = [s.deck.pop() for _ in range(HAND_LIMIT)]
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
class Rounds(Frame):
    """OO-40, OO-44: turn after turn; a round in which a ninth space was filled, and the fortieth, is the last."""

    def run(self, g: Alakazoo) -> bool:
        s = g.state
        seat = (s.turn + 1) % g.seats
        if seat == s.first:
            if s.finisher != NOBODY or s.round == LIMITS.rounds:
                award(g)
                return True
            s.round += 1
            g.tell("round", s.round)
        s.turn = seat
        g.new_clock()
        g.tell("turn", seat)
        g.push(Turn(seat))
        return True


@dataclass(slots=True)
class Turn(Frame):
    """OO-20, OO-21, OO-52: with three Dark tokens nothing but to return them; else one action, or skip."""

    seat: int

    def run(self, g: Alakazoo) -> bool:
        if g.state.dark[self.seat] < DARK_LIMIT:
            return False
        g.pop()
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
        elif word == "keeper":
            g.push(keeper.Keeper(seat, []))
        elif word == "skip":
            g.pop()
            g.return_dark(seat, "skipped")
        else:
            g.begin(seat)
            if word == "roll":
                g.push(Throw(seat, action[1]))
            else:
                take_column(g, seat, action[1])


# ---- roll ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Throw(Roll):
    """OO-22: one, two or all three dice are rolled together."""

    def rolled(self, g: Alakazoo, dice: list[int]) -> None:
        runes = sorted([DIE[die - 1] for die in dice])
        g.tell("rolled", self.seat, *runes)
        g.push(Dice(self.seat, runes))


@dataclass(slots=True)
class Dice(Frame):
    """OO-22: the results are resolved one by one; the order is asked only while two unresolved ones differ."""

    seat: int
    results: list[int]

    def run(self, g: Alakazoo) -> bool:
        results = self.results
        if not results:
            g.pop()
        elif results[0] == results[-1]:
            resolve(g, self.seat, results.pop())
        else:
            return False
        return True

    def choices(self, g: Alakazoo) -> list[Question]:
        options = tuple([RESOLVE[rune] for rune in dict.fromkeys(self.results)])
        return ask(self.seat, "order", options, options[0], True)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        self.results.remove(action[1])
        resolve(g, seat, action[1])


def resolve(g: Alakazoo, seat: int, rune: int) -> None:
    """OO-23 to OO-25: a result takes a Magic token to a place of the player's choice.

    A Star without a place, or no Magic token left in the supply: nothing. A rune without a place: a Dark token.
    """
    places = places_for(g, seat, rune)
    if not supply(g.state):
        g.tell("nothing", seat, rune, "supply")
    elif places & (places - 1):
        g.push(Light(seat, rune, places))
    elif places:
        light(g, seat, places.bit_length() - 1)
    elif rune == STAR:
        g.tell("nothing", seat, rune, "full")
    else:
        g.take_dark(seat)


def places_for(g: Alakazoo, seat: int, rune: int) -> int:
    """Where a Magic token may go for a result, as bits: matching runes that are free, for a Star the Keeper too."""
    s = g.state
    places = free(s, seat, MASKS[s.boards[seat]][rune])
    return places | 1 << SLOT if rune == STAR and g.slots_free(seat) else places


@dataclass(slots=True)
class Light(Frame):
    """OO-23, OO-24: the place of the token, where there are several (`places`, as bits)."""

    seat: int
    rune: int
    places: int

    def choices(self, g: Alakazoo) -> list[Question]:
        options = at(LIGHT, self.places)
        return ask(self.seat, "light", options, options[-1], True)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        g.pop()
        light(g, seat, action[1])


def light(g: Alakazoo, seat: int, place: int) -> None:
    """A Magic token comes from the supply to `place`; in the earlier edition one too many goes at once (OO-51)."""
    if place == SLOT:
        g.state.magic[seat] += 1
    else:
        g.state.runes[seat] |= 1 << place
    g.tell("lit", seat, place)
    if g.edition.at_once:
        g.push(Limits(seat))


# ---- cards ---------------------------------------------------------------------------------------------------------


def take_column(g: Alakazoo, seat: int, number: int) -> None:
    """OO-26: every card of one column, then a refill; in the earlier edition the hand is trimmed in between (OO-51)."""
    s = g.state
    taken, s.columns[number] = s.columns[number], []
    s.hands[seat] += taken
    g.tell("column", seat, number, *taken)
    g.push(Refill())
    if g.edition.at_once:
        g.push(Limits(seat))


@dataclass(slots=True)
class Refill(Frame):
    """OO-26, OO-27: one deck card to each column from left to right; a fifth card sends the four before it away."""

    def run(self, g: Alakazoo) -> bool:
        s = g.state
        g.pop()
        for number, column in enumerate(s.columns):
            card = s.deck.pop() if s.deck else draw(g)
            if card is None:
                break
            if len(column) == COLUMN_LIMIT:
                g.tell("cleared", number, *column)
                s.discard += column
                column.clear()
            column.append(card)
            g.tell("added", number, card)
        return True


def draw(g: Alakazoo) -> int | None:
    """OO-34: the top card of the deck, which is made anew of the discard pile where it has run out; None: no card."""
    s = g.state
    if not s.deck:
        if not s.discard:
            return None
        s.deck, s.discard = s.discard, []
        g.chance.shuffle(s.deck)
        g.tell("reshuffled", len(s.deck))
    return s.deck.pop()


@dataclass(slots=True)
class Discarding(Pick):
    """Hand cards for the discard pile, one a question; which ones is shown when all are picked."""

    PUBLIC: ClassVar[bool] = False
    SECRET: ClassVar[bool] = True

    def run(self, g: Alakazoo) -> bool:
        if len(self.picked) < self.count:  # a hand doesn't run out of so many
            return False
        g.pop()
        self.complete(g)
        return True

    def options(self, g: Alakazoo) -> tuple[Action, ...]:
        return tuple([DISCARD[card] for card in g.state.hands[self.seat] if card not in self.picked])


@dataclass(slots=True)
class Swap(Discarding):
    """OO-26: discard one or more hand cards, then draw as many."""

    KIND: ClassVar[str] = "swap"

    def choices(self, g: Alakazoo) -> list[Question]:
        done = (DONE,) if self.picked else ()
        return ask(self.seat, self.KIND, (*self.options(g), *done, BACK), BACK, False)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        if action == DONE:
            self.count = len(self.picked)
        elif action == BACK and not self.picked:
            g.pop()
        else:
            Pick.apply(self, g, seat, action, key)

    def complete(self, g: Alakazoo) -> None:
        g.begin(self.seat)
        g.discard(self.seat, self.picked, "swapped")
        g.push(Draw(self.seat, self.count))


@dataclass(slots=True)
class Draw(Frame):
    """OO-26, OO-34: so many deck cards into the hand, or as many as there are."""

    seat: int
    count: int

    def run(self, g: Alakazoo) -> bool:
        g.pop()
        drawn = [card for card in (draw(g) for _ in range(self.count)) if card is not None]
        g.state.hands[self.seat] += drawn
        g.tell("drew", self.seat, len(drawn))
        g.tell("drawn", self.seat, *drawn, to=(self.seat,))
        return True


# ---- placing -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Placing(Frame):
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
            g.pop()
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
    if not full(s, seat):
        return
    fastest = s.finisher == NOBODY
    if fastest:
        s.finisher = seat
        s.points[seat] += 1
    g.tell("finished", seat, int(fastest))
    if (seat + 1) % g.seats == s.first:
        award(g)


# ---- limits --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Limits(Frame):
    """OO-32, OO-51: more than four hand cards, then more than six Magic tokens: the excess goes, for a Dark token."""

    seat: int

    def run(self, g: Alakazoo) -> bool:
        s, seat = g.state, self.seat
        cards = len(s.hands[seat]) - HAND_LIMIT
        if cards > 0:
            g.push(TrimHand(seat, cards, []))
            return True
        tokens = s.runes[seat].bit_count() - MAGIC_LIMIT
        if g.edition.at_once:
            tokens += s.magic[seat]
        if tokens > 0:
            g.push(TrimMagic(seat, tokens, []))
        else:
            g.pop()
        return True


@dataclass(slots=True)
class TrimHand(Discarding):
    """OO-32: discard down to four cards of one's own choice."""

    KIND: ClassVar[str] = "trim-hand"
    BACKS: ClassVar[bool] = True

    def complete(self, g: Alakazoo) -> None:
        g.discard(self.seat, self.picked, "trimmed-hand")
        g.take_dark(self.seat)


@dataclass(slots=True)
class TrimMagic(Pick):
    """OO-32, OO-51: return Magic tokens of one's own choice; in the earlier edition those of the Wizard card too."""

    KIND: ClassVar[str] = "trim-magic"
    BACKS: ClassVar[bool] = True

    def options(self, g: Alakazoo) -> tuple[Action, ...]:
        s, seat = g.state, self.seat
        places = s.runes[seat]
        for place in self.picked:
            places &= ~(1 << place)
        if g.edition.at_once and s.magic[seat] > self.picked.count(SLOT):
            places |= 1 << SLOT
        return at(RETURN, places)

    def complete(self, g: Alakazoo) -> None:
        s, seat = g.state, self.seat
        for place in self.picked:
            if place == SLOT:
                s.magic[seat] -= 1
            else:
                s.runes[seat] &= ~(1 << place)
        g.tell("trimmed-magic", seat, *self.picked)
        g.take_dark(seat)


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
    reason = "finished" if s.finisher != NOBODY else "rounds"
    g.tell("ended", reason, *winners)
    g.end(Outcome(places, winners, points, reason))


# ---- the game ------------------------------------------------------------------------------------------------------


class AlakazooRules(HouseRules):
    """House rules of a table."""

    edition: Literal["castle-keeper", "magic-helper"] = "castle-keeper"
    boards: Literal["choose", "deal"] = "choose"


class Alakazoo(Game):
    """Alakazoo for 2–4 seats, in both editions."""

    KEY = "alakazoo"
    SEATS = range(2, 5)
    RULES_VERSION = 1
    CLOCKS = {"turn": (90, 86400)}
    REVEALS = frozenset(
        ("hand", "added", "swapped", "drawn", "traded", "exchanged-cards", "own-exchange", "placed", "trimmed-hand")
    )
    BOTS = bots.BOTS
    Options = AlakazooRules
    State = State
    FRAMES = frame_table(
        *(ChooseBoards, Deal, Rounds, Turn, Throw, Dice, Light, Refill, Swap, Draw, Placing),
        *(Limits, TrimHand, TrimMagic, keeper.Keeper, keeper.Exchange),
    )
    __slots__ = ()

    state: State
    options: AlakazooRules  # pyright: ignore[reportIncompatibleVariableOverride]

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
        self.stack[1:] = (Limits(seat), Placing(seat))

    def return_dark(self, seat: int, why: str) -> None:
        """All Dark tokens of a seat go back; with that its turn is over (OO-20, OO-21)."""
        self.tell(why, seat, self.state.dark[seat])
        self.state.dark[seat] = 0

    def slots_free(self, seat: int) -> int:
        """How many tokens the Keeper's slots have room for; without slots always one more (OO-50)."""
        slots = self.edition.slots
        return slots - self.state.magic[seat] - self.state.dark[seat] if slots else 1

    def take_dark(self, seat: int) -> None:
        """OO-33, OO-54: a Dark token into a free slot, or in the place of a Magic token; a fourth is ignored."""
        s = self.state
        if s.dark[seat] == DARK_LIMIT:
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
        self.stack = [Rounds(), Deal(), ChooseBoards()]

    def view(self, seat: int | None) -> AlakazooView:
        return seen(self, seat)

    @classmethod
    def imagine(cls, view: AlakazooView, rng: Chance) -> Alakazoo:
        return cls.dream(view, imagined(view, rng), rng)
