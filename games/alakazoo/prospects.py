"""What an end of a turn promises: the chance to win, told by a small network that was fitted by self-play.

What it is told is made of numbers without a unit, most of them counts divided by two. Each seat is compared with each
rival; a rival's hand is not looked at. The program that fitted the networks is named in `docs/performance.md`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from .cards import CREATURES, EDITIONS, LIMITS, MASKS, SPACES, creature_of, type_of
from .jury import COLUMNS, ROWS, jury
from .state import EMPTY, NOBODY
from .worth import COVERED, NEVER, USUAL

if TYPE_CHECKING:
    from .view import View

LINES = (*ROWS, *COLUMNS)
STAGES = range(3)
"""No, one, both runes of a space covered."""
LEAK = 0.01
"""What is left of a neuron's excitement below zero."""


class Belongings(NamedTuple):
    """What a seat has, and changes in its turn."""

    portal: tuple[int, ...]
    runes: int
    hand: tuple[int, ...]
    magic: int
    dark: int
    points: int


# ---- what is seen ---------------------------------------------------------------------------------------------------


class Lines(NamedTuple):
    """How many rows and columns of a Portal earn their point, lack a card to two alike, lack one to two unlike."""

    full: int
    alike: int
    unlike: int
    begun: int

    @property
    def worth(self) -> float:
        """Points to hope for, as `normal` does."""
        return self.full + USUAL.pair * self.alike + USUAL.mixed * self.unlike + USUAL.one * self.begun


@lru_cache(maxsize=1 << 12)
def lines(portal: tuple[int, ...]) -> Lines:
    """Its rows and columns."""
    full = alike = unlike = begun = 0
    for line in LINES:
        creatures = [creature_of(portal[space]) for space in line if portal[space] >= 0]
        kinds = len(set(creatures))
        if len(creatures) == len(line):
            full += kinds != 2
        elif len(creatures) == 2:
            alike += kinds == 1
            unlike += kinds == 2
        else:
            begun += kinds
    return Lines(full, alike, unlike, begun)


@lru_cache(maxsize=1 << 12)
def planned(portal: tuple[int, ...], hand: tuple[int, ...], creature: int) -> tuple[int, ...]:
    """The Portal once one hand card lies on each empty space that has one: together they are worth most."""
    fitting = [[card for card in hand if type_of(card) == space] for space in SPACES if portal[space] < 0]
    best, most = portal, NEVER
    for cards in product(*[cards for cards in fitting if cards]):
        after = [*portal]
        for card in cards:
            after[type_of(card)] = card
        worth = lines(tuple(after)).worth + sum([creature_of(card) == creature for card in cards])
        if worth > most + 1e-9:
            best, most = tuple(after), worth
    return best


@lru_cache(maxsize=1 << 12)
def laid(portal: tuple[int, ...], creature: int) -> tuple[float, ...]:
    """The inputs read off a Portal: how near the end it is, cards of its seat's creature, its lines."""
    empty, cards = portal.count(EMPTY), [card for card in portal if card >= 0]
    own = all(creature_of(card) == creature for card in cards)
    full, alike, unlike, _ = lines(portal)
    return (
        empty / 4,
        *[float(empty == left) for left in range(4)],
        len(cards) / 4 * own,
        float(own),
        full / 2,
        alike / 2,
        unlike / 2,
    )


def wanted(plan: Sequence[int], shown: frozenset[int]) -> int:
    """How many lines that lack one card could have it from a column."""
    found = 0
    for line in LINES:
        creatures = {creature_of(plan[space]) for space in line if plan[space] >= 0}
        empty = [space for space in line if plan[space] < 0]
        if len(empty) == 1:
            alike = len(creatures) == 1
            fitting = [creature for creature in range(len(CREATURES)) if (creature in creatures) == alike]
            found += any(creature * len(SPACES) + empty[0] in shown for creature in fitting)
    return found


@lru_cache(maxsize=1 << 12)
def empty_places(portal: tuple[int, ...]) -> int:
    """The places of empty spaces, as bits."""
    return sum([3 << 2 * space for space in SPACES if portal[space] < 0])


def lacking(creature: int, portal: tuple[int, ...], runes: int, most: int) -> list[float]:
    """How many runes have no place left, one, … fewer than `most`."""
    free = empty_places(portal) & ~runes
    left = [(free & matching).bit_count() for matching in MASKS[creature][1:]]
    return [left.count(places) / 2 for places in range(most)]


def up_to(count: int, most: int) -> list[float]:
    """A number in steps: 1 for each that is reached."""
    return [float(count >= step) for step in range(1, most + 1)]


# ---- the network -----------------------------------------------------------------------------------------------------


class Network(NamedTuple):
    """One hidden layer: the weights of its inputs, and of its neurons in the sum that is the chance to win."""

    bias: float
    """Of the sum."""
    out: tuple[float, ...]
    """By neuron, as all below."""
    biases: tuple[float, ...]
    own: tuple[tuple[float, ...], ...]
    """Weights from each input of the seat itself to each neuron."""
    rival: tuple[tuple[float, ...], ...]


def network(game: str) -> Network:
    """As it was fitted to games of that name: an edition, or its sprint."""
    file = tomllib.loads(Path(__file__).with_name(f"hard-{game}.toml").read_text("utf-8"))
    rows = file["neuron"]
    out, biases = [tuple([row[name] for row in rows]) for name in ("out", "bias")]
    own, rival = [tuple(zip(*[row[name] for row in rows], strict=True)) for name in ("own", "rival")]
    return Network(file["bias"], out, biases, own, rival)


NETWORKS = {game: network(game) for edition in EDITIONS for game in (edition, f"{edition}-sprint")}


@lru_cache(maxsize=1 << 12)
def own_term(game: str, number: int, value: float) -> tuple[float, ...]:
    """What an input of that value adds to each neuron."""
    return tuple([weight * value for weight in NETWORKS[game].own[number]])


class Prospects:
    """What the end of a seat's turn promises, while all that isn't its own stays as it is."""

    def __init__(
        self,
        view: View,
        seat: int,
        columns: Sequence[Sequence[int]] | None = None,
        portals: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """`columns`, `portals`: those there will be, if they are others than now."""
        self.view, self.seat, self.creature = view, seat, view.boards[seat]
        self.game = f"{view.options.edition}-sprint" if view.options.sprint else view.options.edition
        self.network = NETWORKS[self.game]
        self.columns, self.portals = columns or view.columns, portals or view.portals
        self.shown = frozenset([card for column in self.columns for card in column])
        self.rivals = [rival for rival in range(len(self.portals)) if rival != seat]
        self.first = [all(self.portals[rival][space] < 0 for rival in self.rivals) for space in SPACES]
        """Of each space, whether no rival has filled it."""
        self.is_last = (seat + 1) % len(self.portals) == view.first
        self._worths: dict[Belongings, float] = {}
        self._rivals: dict[tuple[int, ...], list[list[float]]] = {}
        self._plans: dict[tuple[int, ...], tuple[float, ...]] = {}

    def worth(self, mine: Belongings) -> float:
        """The chance to win with this at the end of the turn."""
        found = self._worths.get(mine)
        if found is None:
            view = self.view
            over = self.is_last and (
                view.finisher != NOBODY or EMPTY not in mine.portal or view.round == view.options.rounds
            )
            found = self._worths[mine] = self._outcome(mine) if over else self._chance(mine)
        return found

    def _outcome(self, mine: Belongings) -> float:
        """OO-42, OO-43: the share of the first place, where the game ends here."""
        view = self.view
        own = mine.points + sum([line.points for line in jury(self.creature, mine.portal)])
        others = [
            view.points[rival] + sum([line.points for line in jury(view.boards[rival], self.portals[rival])])
            for rival in self.rivals
        ]
        return 1 / (1 + others.count(own)) if own >= max(others) else 0.0

    def _chance(self, mine: Belongings) -> float:
        terms = [own_term(self.game, number, value) for number, value in enumerate(self.own(mine)) if value]
        told = [*map(sum, zip(*terms, strict=True))]
        odds = 1.0
        for other in self._against(mine.portal):
            score = self.network.bias
            for out, first, second in zip(self.network.out, told, other, strict=True):
                excited = first + second
                score += out * (excited if excited > 0 else LEAK * excited)
            odds += exp(min(50.0, -score))
        return 1 / odds

    def _against(self, portal: tuple[int, ...]) -> list[list[float]]:
        """Of each rival, what it adds to each neuron; the own Portal being `portal`."""
        found = self._rivals.get(portal)
        if found is None:
            found = self._rivals[portal] = []
            for rival in self.rivals:
                sums = [*self.network.biases]
                for weights, value in zip(self.network.rival, self.rival(rival, portal), strict=True):
                    if value:
                        sums = [told + weight * value for told, weight in zip(sums, weights, strict=True)]
                found.append(sums)
        return found

    def own(self, mine: Belongings) -> list[float]:
        """What speaks for the seat: its spaces by runes, by the card for them (none, any, its own creature) and by
        whether a rival has filled them; its Portal; its plan; its tokens, hand and points."""
        portal, runes, creature = mine.portal, mine.runes, self.creature
        plan = planned(portal, mine.hand, creature)
        spaces = [0.0] * (6 * len(STAGES))
        held = 0
        for space in SPACES:
            if portal[space] < 0:
                card = 0 if plan[space] < 0 else 2 if creature_of(plan[space]) == creature else 1
                held += card > 0
                spaces[6 * COVERED[runes >> 2 * space & 3] + 2 * card + self.first[space]] += 0.5
        tokens, hand = runes.bit_count(), len(mine.hand)
        return [
            *spaces,
            *laid(portal, creature),
            *self.plan(plan),
            *lacking(creature, portal, runes, 3),
            tokens / 3,
            float(tokens == LIMITS.magic),
            float(tokens == LIMITS.magic - 1),
            *up_to(mine.magic, 3),
            *up_to(mine.dark, 3),
            hand / 2,
            (hand - held) / 2,
            mine.points / 4,
        ]

    def plan(self, plan: tuple[int, ...]) -> tuple[float, ...]:
        """The lines of a plan, and what the columns have for it: the best two, the best for the seat's own creature."""
        found = self._plans.get(plan)
        if found is None:
            fitting = [[card for card in column if plan[type_of(card)] < 0] for column in self.columns]
            most = sorted([len({type_of(card) for card in cards}) for cards in fitting], reverse=True)
            own = max([sum([creature_of(card) == self.creature for card in cards]) for cards in fitting])
            values = (*lines(plan), wanted(plan, self.shown), *most[:2], own)
            found = self._plans[plan] = tuple([value / 2 for value in values])
        return found

    def rival(self, rival: int, mine: tuple[int, ...]) -> list[float]:
        """What speaks for a rival, where the seat's own Portal is `mine`."""
        view = self.view
        portal, runes, creature = tuple(self.portals[rival]), view.runes[rival], view.boards[rival]
        spaces = [0.0] * (2 * len(STAGES))
        for space in SPACES:
            if portal[space] < 0:
                spaces[2 * COVERED[runes >> 2 * space & 3] + (mine[space] < 0)] += 0.5
        empty, _, *said = laid(portal, creature)
        column = max([len({type_of(card) for card in cards if portal[type_of(card)] < 0}) for cards in self.columns])
        return [
            *spaces,
            empty,
            *said,
            *lacking(creature, portal, runes, 2),
            runes.bit_count() / 3,
            *up_to(view.magic[rival], 2),
            *up_to(view.dark[rival], 3),
            len(view.hands[rival]) / 2,
            column / 2,
            view.points[rival] / 4,
            float(rival == view.first),
            view.round / 8,
        ]
