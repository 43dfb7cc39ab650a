"""Where everything lies, and what follows from that. A view has the same zones, with None for what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self, TypeAlias

from games.kernel.state import GameState

from .cards import BOX, CARDS, EDITIONS, LIMITS, PLACES, SPACES, cards_of, type_of

if TYPE_CHECKING:
    from .rules import Alakazoo
    from .view import View

MAGIC_TOKENS = BOX.magic_tokens
NOBODY = -1
EMPTY = -1
FIRST_RUNES = sum(1 << 2 * space for space in SPACES)
"""The first rune of every space, as bits."""
WIZARD = len(SPACES)
"""Where a Helper stands that is on no space: on its Wizard card."""


Zones: TypeAlias = "State | View"
"""What both have in common is told of either."""


@dataclass(slots=True)
class State(GameState):
    """A table of Alakazoo. Lists by seat are named in the plural; seats, cards, creatures, places are numbers."""

    first: int
    """The first player; NOBODY before it is drawn."""
    turn: int
    """Whose turn it is, or was last."""
    round: int
    """From 1; 0 before the first turn."""
    finisher: int
    """Who filled a ninth space first; NOBODY before."""
    boards: list[int]
    """The creature of each Portal board; EMPTY before it is chosen."""
    runes: list[int]
    """Which places of the board a Magic token covers, as bits."""
    portals: list[list[int]]
    """The card on each space; EMPTY where there is none."""
    magic: list[int]
    """Magic tokens in the Keeper's slots, or at the Wizard card."""
    dark: list[int]
    helpers: list[int]
    """The space each Magic Helper stands on, or WIZARD; never moves in the published edition."""
    points: list[int]
    hands: list[list[int]]
    """In the order the cards came."""
    columns: list[list[int]]
    """From the first card laid to the last."""
    deck: list[int]
    """The next card is the last."""
    discard: list[int]
    box: list[int]
    """The creatures whose cards are not in the game: before the deal, all."""

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.finisher = self.finisher
        new.boards = self.boards[:]
        new.runes = self.runes[:]
        new.portals = [part[:] for part in self.portals]
        new.magic = self.magic[:]
        new.dark = self.dark[:]
        new.helpers = self.helpers[:]
        new.points = self.points[:]
        new.hands = [part[:] for part in self.hands]
        new.columns = [part[:] for part in self.columns]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.box = self.box[:]
        return new

    # ---- set-up ----------------------------------------------------------------------------------------------------

    @classmethod
    def empty(cls, seats: int) -> Self:
        """The table before anything is chosen: all cards in the box."""
        return cls(
            first=NOBODY,
            turn=NOBODY,
            round=0,
            finisher=NOBODY,
            boards=[EMPTY] * seats,
            runes=[0] * seats,
            portals=[[EMPTY] * len(SPACES) for _ in range(seats)],
            magic=[0] * seats,
            dark=[0] * seats,
            helpers=[WIZARD] * seats,
            points=[0] * seats,
            hands=[[] for _ in range(seats)],
            columns=[[] for _ in range(LIMITS.columns)],
            deck=[],
            discard=[],
            box=list(range(len(CARDS) // len(SPACES))),
        )

    # ---- invariants ------------------------------------------------------------------------------------------------

    def check(self, game: Alakazoo) -> None:
        """Every card and token is in exactly one place, and every limit of the table holds."""
        cards = [card for creature in self.box for card in cards_of(creature)]
        cards += [card for zone in (*self.hands, *self.columns) for card in zone]
        cards += [card for portal in self.portals for card in portal if card >= 0]
        cards += self.deck + self.discard
        assert sorted(cards) == list(CARDS), "every card is in exactly one place"
        assert supply(self) >= 0, "there are no more Magic tokens than the box has"
        edition = EDITIONS[game.options.edition]
        for seat in range(game.seats):
            portal, runes = self.portals[seat], self.runes[seat]
            assert 0 <= self.dark[seat] <= LIMITS.dark, "three Dark tokens are the most"
            assert self.magic[seat] >= 0, "no slot holds less than nothing"
            if edition.slots:
                assert self.magic[seat] + self.dark[seat] <= edition.slots, "a slot holds one token"
            for space in SPACES:
                assert portal[space] < 0 or type_of(portal[space]) == space, "a card lies on the space of its type"
                assert portal[space] < 0 or not runes >> 2 * space & 3, "no token lies on a filled space"
            assert not runes >> len(PLACES), "a token lies on a rune"
            assert self.points[seat] >= 0
        assert all(len(column) <= LIMITS.column for column in self.columns), "a column has four cards at most"
        assert self.finisher < 0 or full(self, self.finisher)


def supply(zones: Zones) -> int:
    """Magic tokens that nobody has (OO-25)."""
    left = MAGIC_TOKENS - sum(zones.magic)
    for runes in zones.runes:
        left -= runes.bit_count()
    return left


def lit(zones: Zones, seat: int) -> list[int]:
    """The spaces of `seat` that have both runes covered; they are empty (OO-30)."""
    runes = zones.runes[seat]
    both = runes & runes >> 1 & FIRST_RUNES
    return [space for space in SPACES if both >> 2 * space & 1] if both else []


def full(zones: Zones, seat: int) -> bool:
    """All nine spaces of `seat` are filled (OO-40, OO-41)."""
    return EMPTY not in zones.portals[seat]


def free(zones: Zones, seat: int, matching: int) -> int:
    """Those of the places `matching` (bits) that a Magic token may cover: uncovered, on no filled space (OO-24)."""
    places = matching & ~zones.runes[seat]
    for space, card in enumerate(zones.portals[seat]):
        if card >= 0:
            places &= ~(3 << 2 * space)
    return places
