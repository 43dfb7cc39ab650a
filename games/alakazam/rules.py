"""Alakazam!: the round (AM-10 … AM-12), its score (AM-30), the ends (AM-32, AM-42, AM-43), who leaves (AM-51).

Trading: `offers` as data, `bazaar` (what lies open, what a dealing does), `words` (what can be said), `trade`, `slow`;
the goals are in `goals`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from games.kernel.chance import Chance
from games.kernel.errors import GameOver, NotYourDecision
from games.kernel.frames import Frame, Question, frame_table
from games.kernel.game import Action, Decision, Event, HouseRules, Outcome

from .cards import ALONE, BELLS, CLOCKS, ENDLESS, LAST_CALLS, LIMITS, NEUTRAL, OFFERS, PAUSES, deck
from .goals import MUCH, sheet
from .market import MarketGame
from .migrations import slow_apart
from .offers import Offer
from .slow import SlowTrade
from .state import State, present
from .trade import Trade
from .view import View, imagined, view_of

READY: Action = ("ready",)


class Rules(HouseRules):
    """House rules of Alakazam!"""

    penalty: Literal["printed", "flat"] = Field(
        default="printed", description="What an unmet goal costs: its lowest printed value, or 3 (AM-3)."
    )
    extra_cards: bool = Field(default=False, description="The author's unused cards are shuffled in (AM-4).")
    face_down: bool = Field(default=False, description="The cards lie face down, a held card is secret (AM-40).")
    market: bool = Field(default=False, description="Three cards lie open, the rest are a deck (AM-41).")
    three_rounds: bool = Field(default=False, description="Exactly three rounds (AM-42).")
    slow: bool = Field(default=False, description="Dealings are queued and carried out together (AM-21).")
    sprint: bool = Field(
        default=False, description="Exactly two rounds (AM-43).", repr=False, exclude_if=lambda on: not on
    )
    """Without it a game is saved, and told in its golden texts, as before there was a short form."""

    @property
    def rounds(self) -> int:
        """The number of rounds played, whatever the points (AM-42, AM-43); 0: until the target is reached."""
        return LIMITS.sprint if self.sprint else LIMITS.short_rounds if self.three_rounds else 0

    @model_validator(mode="after")
    def _either(self) -> Self:
        if self.face_down and self.market:
            raise ValueError("face_down and market exclude each other (AM-40, AM-41)")
        if self.three_rounds and self.sprint:
            raise ValueError("three_rounds and sprint exclude each other (AM-42, AM-43)")
        return self


# ---- a round -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Look(Frame["Alakazam"]):
    """AM-11: neutral dice and cards are shown before anyone rolls; all press Ready, or the time runs out."""

    waiting: list[int]
    CLOCK: ClassVar[str] = "look"

    def run(self, g: Alakazam) -> bool:
        if self.waiting:
            return False
        g.stack.pop()
        g.roll()
        return True

    def choices(self, g: Alakazam) -> list[Question]:
        clocks = (("look", g.state.round),)
        return [Question(seat, "look", (READY,), READY, True, "", clocks) for seat in self.waiting]

    def apply(self, g: Alakazam, seat: int, action: Action, key: str = "") -> None:
        self.waiting.remove(seat)
        g.tell("ready", seat)

    def leave(self, g: Alakazam, seat: int) -> None:
        """AM-51: who has left is not waited for."""
        if seat in self.waiting:
            self.waiting.remove(seat)


class Alakazam(MarketGame):
    """The dice bazaar, live and slow, with its variants."""

    KEY = "alakazam"
    SEATS = range(LIMITS.players_from, LIMITS.players_to + 1)
    RULES_VERSION = 3
    OLDER_RULES = frozenset((2,))
    SCHEMA = 2
    MIGRATIONS: ClassVar[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: slow_apart}
    REVEALS = frozenset(("round", "rolled", "drew", "put", "turned", "woke", "shown"))
    DISCLOSES = frozenset(("swapped", "offered", "changed", "accepted", "accepting"))
    CLOCKS = CLOCKS
    PAUSES = PAUSES
    ALONE = ALONE
    BELLS = BELLS
    OFFERS = OFFERS
    LAST_CALLS = LAST_CALLS
    ENDLESS = ENDLESS
    Options = Rules
    State = State
    FRAMES = frame_table(Look, Trade, SlowTrade)
    CAN_RETIRE = True

    __slots__ = ()
    state: State
    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]

    @property
    def offers(self) -> list[Offer]:
        """The open offers."""
        trade = self.find(Trade)
        return trade.offers if trade is not None else []

    def holds(self, decision: Decision) -> bool:
        """AM-15: the offer's time is over already, and only the bell decides on the acceptance that is queued."""
        word, *number = decision.default
        trade = self.find(SlowTrade)
        return word == "lapse" and trade is not None and (number[0], decision.seat) in trade.lapsed

    def is_done(self, seat: int) -> bool:
        """AM-19: the seat agrees that the round may end, or is out of it (`tables.pace.TellsDone`)."""
        return bool(self.state.done[seat])

    def set_up(self) -> None:
        self.state = State.empty(self.seats)
        self.deal()

    def deal(self) -> None:
        """AM-10: dice to their owners, cards shuffled and laid out, dice passed, the neutral ones rolled.

        AM-2: with two players the centre is the second neighbour. AM-51: whose seat is left has no dice in it.
        """
        s, rules = self.state, self.options
        s.round += 1
        s.dealt = seats = [seat for seat in range(self.seats) if seat not in s.left]
        every = [colour for colour in (*range(self.seats), NEUTRAL) for _ in range(LIMITS.dice)]
        s.box = [10 * colour for colour in every if colour != NEUTRAL and colour in s.left]
        s.pools = [self._passed(seat) for seat in range(self.seats)]
        gone = [die for pool in s.pools for die in pool] + s.box
        s.centre = sorted([10 * colour for colour in (*seats, NEUTRAL) for _ in range(LIMITS.dice)])
        for die in gone:
            if die in s.centre:
                s.centre.remove(die)
        s.hands = [[] for _ in range(self.seats)]
        s.rights = [[] for _ in range(self.seats)]
        s.dealings, s.refused, s.calls = [0] * self.seats, [0] * self.seats, [0] * self.seats
        s.done = [int(seat in s.left) for seat in range(self.seats)]
        s.deck, every_card = deck(len(seats), rules.extra_cards), deck(LIMITS.players_to, rules.extra_cards)
        s.aside = [card for card in every_card if card not in s.deck]
        self.chance.shuffle(s.deck)
        laid = LIMITS.market if rules.market else LIMITS.cards * len(seats)
        s.table = sorted([s.deck.pop() for _ in range(laid)])
        s.centre = sorted([die + self.chance.roll() for die in s.centre])
        shown = () if rules.face_down else tuple(s.table)
        self.tell("round", s.round, tuple(seats), shown, tuple(s.centre))
        self.push(Look(seats[:]))

    def _passed(self, seat: int) -> list[int]:
        """A pool before the roll: two own dice, two of each neighbour's."""
        seats = self.state.dealt
        if seat not in seats:
            return []
        at = seats.index(seat)
        left, right = seats[(at + 1) % len(seats)], seats[at - 1]
        colours = (seat, left, right if len(seats) > 2 else NEUTRAL)
        return sorted([10 * colour for colour in colours for _ in range(LIMITS.passed)])

    def roll(self) -> None:
        """AM-12: every pool is rolled once, then trading starts for all at the same time."""
        s = self.state
        for seat in s.dealt:
            s.pools[seat] = sorted([die + self.chance.roll() for die in s.pools[seat]])
            self.tell("rolled", seat, tuple(s.pools[seat]))
        drafts: list[Any] = [() for _ in range(self.seats)]
        self.push(SlowTrade(drafts, [], -1, drafts[:], [], []) if self.options.slow else Trade(drafts, [], -1))

    def score(self) -> None:
        """AM-30, AM-32, AM-42, AM-43: each held card counts; then the end, or a new round."""
        s, rules = self.state, self.options
        seats = present(s)
        self.tell("shown", *[(seat, tuple(s.hands[seat])) for seat in seats])
        for seat in seats:
            found = sheet(seat, s.pools, s.hands, seats, rules.penalty == "flat")
            s.points[seat] += found.points
            self.tell("scored", seat, tuple([tuple(line) for line in found.lines]), found.points, s.points[seat])
            if any(line.points >= MUCH for line in found.lines):
                self.strike(seat)
        if rules.rounds:
            reason = ("sprint" if rules.sprint else "three-rounds") if s.round == rules.rounds else ""
        elif max([s.points[seat] for seat in seats]) > LIMITS.target:
            reason = "points"
        else:
            reason = "cap" if s.round == LIMITS.rounds else ""
        if reason:
            self.finish(reason)
        else:
            self.deal()

    def finish(self, reason: str) -> None:
        """Most points wins, ties share (AM-32); who has left ranks below all who stayed (AM-51)."""
        points, left = self.state.points, self.state.left
        ranks = [(seat not in left, points[seat]) for seat in range(self.seats)]
        places = tuple([1 + sum([other > own for other in ranks]) for own in ranks])
        winners = tuple([seat for seat, place in enumerate(places) if place == 1])
        self.tell("over", reason, winners)
        self.end(Outcome(places, winners, tuple(points), reason))

    # ---- who leaves ------------------------------------------------------------------------------------------------

    def retire(self, seat: int) -> list[Event]:
        """AM-51: cards to the centre, offers cancelled, flagged done, pool frozen; with one left the game ends.

        Raises GameOver after the end, NotYourDecision for a seat that is not in the game (any more).
        """
        if self.outcome is not None:
            raise GameOver(seat, ("retire",), (), "comes after the end")
        s = self.state
        if seat not in range(self.seats) or seat in s.left:
            raise NotYourDecision(seat, ("retire",), (), "is of a seat that is not in the game")
        drawn, events = self.chance.counter, list[Event]()
        self._events, self.revealed = events, False
        self._asked = [row for row in self._asked if row[0] != seat]
        s.left.append(seat)
        self.tell("done", seat, 1)
        s.table = sorted([*s.table, *s.hands[seat]])
        s.hands[seat] = []
        s.done[seat] = 1
        (self.find(Look) or self.frame(Trade)).leave(self, seat)
        if len(s.left) == self.seats - 1:
            self.finish("left")
        self._advance()
        self._events = []
        self.revealed = self.revealed or self.chance.counter != drawn
        return events

    # ---- views -----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What `seat` (None: a spectator) may know."""
        return view_of(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: Chance) -> Self:
        """A game that `view` could be of: hidden cards and drafts are made up."""
        return cls.dream(view, imagined(view, rng), rng)
