"""What a seat of Alakazoo may hope for by what it has after a move, in points, as far as its view tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, NamedTuple

from .cards import DIE, LIMITS, MASKS, PLACES, SLOT, SPACES, STAR, creature_of, type_of
from .jury import COLUMNS, ROWS
from .keeper import hand_rivals, own_spaces, portal_rivals, shared_spaces
from .state import EMPTY, NOBODY

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .view import View


@dataclass(frozen=True, eq=False, slots=True)
class Tastes:
    """What things are worth to a player, in points."""

    progress: float = 2.0
    """Filling a space, beside its points: the end comes nearer, with a point for the fastest."""
    held: tuple[float, float, float] = (0.3, 0.6, 0.95)
    """Share of its worth that a hand card has already with no, one, both runes of its space covered."""
    bare: tuple[float, float, float] = (0.0, 0.4, 0.9)
    """An empty space without a hand card, with no, one, both runes covered."""
    spare: float = 0.3
    """A Magic token at the Keeper."""
    dark: tuple[float, float, float, float] = (0.0, 0.4, 1.0, 2.0)
    """The cost of 0 to 3 Dark tokens while all spaces are empty; three cost a turn, and late turns count less."""
    lost_token: float = 0.3
    """A Magic token over the limit."""
    swappable: float = 0.25
    """Share of a new card's points that a hand card without a space is worth."""
    new_card: float = 0.8
    """A card from the deck or from another hand, while all spaces are empty."""
    one: float = 0.3
    """To hope for of a line with one card (OO-42)."""
    pair: float = 0.35
    """With two of one creature."""
    mixed: float = 0.55
    """With two of two creatures."""
    own_board: float = 1 / 9
    """To hope for by each card of a board that has but its own creature's."""

    def line(self, cards: int, creatures: int) -> float:
        """The points to expect of a line, from its number of cards and of different creatures."""
        if cards == 3:
            return float(creatures != 2)
        return self.one if cards == 1 else self.pair if creatures == 1 else self.mixed


USUAL = Tastes()
"""What `normal` goes by."""
SPRINT = (
    Tastes(
        progress=0.0,
        held=(0.0, 0.1, 1.0),
        bare=(0.0, 0.0, 0.1),
        spare=0.0,
        dark=(0.0, 0.0, 0.0, 0.0),
        lost_token=0.0,
        swappable=0.0,
        new_card=0.3,
        one=0.0,
        pair=0.0,
        mixed=0.0,
        own_board=0.3,
    ),
    Tastes(
        progress=0.2,
        held=(0.1, 0.4, 1.0),
        bare=(0.0, 0.15, 0.5),
        spare=0.1,
        dark=(0.0, 0.1, 0.3, 1.5),
        lost_token=0.1,
        new_card=0.5,
        one=0.0,
        pair=0.1,
        mixed=0.2,
        own_board=0.3,
    ),
    Tastes(progress=0.5, bare=(0.0, 0.3, 0.8), spare=0.2, dark=(0.0, 0.2, 0.7, 2.0), one=0.1, pair=0.2, mixed=0.35),
    Tastes(progress=0.8, one=0.15, pair=0.25, mixed=0.4),
)
"""The same in a sprint (OO-45) with no, one, two, three turns left after this one: what can't pay back any more is
worth nothing."""
NEVER, LAST = -9.0, 9.0
"""Below and above all that is worth anything."""
FILLED = (0.0, 0.0, 0.0)
"""What a filled space is worth, with no, one, both runes covered."""
COVERED = (0, 1, 1, 2)
"""How many of a space's runes are covered, by its two bits."""


class Node(NamedTuple):
    """One result of some dice in the tree of all results: that of one die fewer, and the face that is added to it."""

    before: int
    """Its number in the tree."""
    face: int
    dice: int
    chance: float
    """Of this result among all that this many dice can show."""


def _results() -> list[Node]:
    """Every result of up to three dice, the Star last, each after the one it grows from; no dice first."""
    nodes = [Node(0, STAR, 0, 1.0)]
    numbers: dict[tuple[int, ...], int] = {(): 0}
    for dice in range(1, LIMITS.dice + 1):
        for faces in combinations_with_replacement(sorted(DIE, reverse=True), dice):
            ways = factorial(dice) // prod(factorial(n) for n in Counter(faces).values())
            numbers[faces] = len(nodes)
            nodes.append(Node(numbers[faces[:-1]], faces[-1], dice, ways / len(DIE) ** dice))
    return nodes


RESULTS = _results()


@dataclass(slots=True)
class KeeperPlan:
    """A move, what it is hoped to be worth, and the answers that carry it out."""

    worth: float
    answers: tuple[Action, ...]


def tastes_of(view: View) -> Tastes:
    """What things are worth, by how many turns are left."""
    left = view.options.rounds - view.round
    return SPRINT[min(left, len(SPRINT) - 1)] if view.options.sprint else USUAL


class Hopes:
    """What the seat that looks may hope for, in points, by what it has after a move."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator plays no move"
        self.tastes = tastes = tastes_of(view)
        self.view, self.seat = view, view.seat
        self.creature, self.portal = view.boards[view.seat], view.portals[view.seat]
        self.runes, self.magic, self.dark = view.runes[view.seat], view.magic[view.seat], view.dark[view.seat]
        self.hand = view.hand
        self.open = self.portal.count(EMPTY) / len(SPACES)
        self.standing = standing(tastes, self.creature, self.portal)
        self.worths: dict[int, float] = {}
        self.steps_now = self.steps(self.hand)
        self.now = self.position(self.hand)
        self.rolls: list[float] = []

    def worth(self, card: int) -> float:
        """Points that placing `card` brings, now and at the end; 0 where it has no space any more (OO-31, OO-42)."""
        worth = self.worths.get(card)
        if worth is None:
            space, portal = type_of(card), self.portal
            worth = 0.0
            if portal[space] < 0:
                after = [*portal]
                after[space] = card
                first = all(other[space] < 0 for other in self.view.portals)
                worth = self.tastes.progress + (creature_of(card) == self.creature) + first
                worth += standing(self.tastes, self.creature, after) - self.standing
                worth += EMPTY not in after and self.view.finisher == NOBODY
            self.worths[card] = worth
        return worth

    def best(self, hand: Iterable[int]) -> dict[int, int]:
        """By space, the hand card that is worth most there."""
        best: dict[int, int] = {}
        most: dict[int, float] = {}
        for card in hand:
            space, worth = type_of(card), self.worth(card)
            if worth > most.get(space, 0.0):
                best[space], most[space] = card, worth
        return best

    def steps(self, hand: Iterable[int]) -> list[tuple[float, ...]]:
        """Of each space, what it is worth with no, one, both runes covered."""
        return self._steps(self.best(hand))

    def _steps(self, best: dict[int, int]) -> list[tuple[float, ...]]:
        bare, held = self.tastes.bare, self.tastes.held
        steps: list[tuple[float, ...]] = [bare if card < 0 else FILLED for card in self.portal]
        for space, card in best.items():
            worth = self.worth(card)
            steps[space] = (held[0] * worth, held[1] * worth, held[2] * worth)
        return steps

    def position(self, hand: Sequence[int]) -> float:
        """What runes and hand are worth together; cards without a space can still be swapped."""
        best = self.best(hand)
        spare = max(0, min(len(hand), LIMITS.hand) - len(best))
        fitting = sum([step[COVERED[self.runes >> 2 * space & 3]] for space, step in enumerate(self._steps(best))])
        return fitting + self.tastes.swappable * self.tastes.new_card * self.open * spare

    def token(self, place: int, lit: bool) -> float:
        """What a token is worth at `place`, where it may come to lie (`lit`) or does."""
        if place == SLOT:
            return self.tastes.spare
        step, now = self.steps_now[place >> 1], covered(self.runes, place >> 1)
        return step[now + lit] - step[now + lit - 1]

    # ---- moves -----------------------------------------------------------------------------------------------------

    def roll(self, dice: int) -> float:
        """The average worth of a throw of that many dice, each token put where it is worth most."""
        if not self.rolls:
            self.rolls = self._rolls()
        return self.rolls[dice]

    def _rolls(self) -> list[float]:
        """What no die, one, two, three bring: tokens, Dark ones where a rune has no place left, the limit of six."""
        fits, held = self._places(), [3 << 2 * space for space in self.best(self.hand)]
        found: list[tuple[int, int, float]] = []
        """Of each result: the runes covered, the Dark tokens taken, what the Magic ones bring."""
        totals = [0.0] * (LIMITS.dice + 1)
        for before, face, dice, chance in RESULTS:
            if not dice:
                found.append((self.runes, 0, 0.0))
                continue
            runes, dark, brought = found[before]
            place, gain = best_place(fits[face], runes)
            if face == STAR and gain < self.tastes.spare:
                brought += self.tastes.spare
            elif place:
                runes |= place
                brought += gain
            else:
                dark += face != STAR
            found.append((runes, dark, brought))
            staying = runes.bit_count() - 2 * sum([runes & both == both for both in held])
            over = max(0, staying - LIMITS.magic)
            totals[dice] += chance * (brought - self.tastes.lost_token * over - self.darkened(dark + (over > 0)))
        return totals

    def _places(self) -> dict[int, list[Fit]]:
        """By face, the places of empty spaces that a token for it may cover, whether they are covered or not."""
        steps = self.steps_now
        return {
            face: [
                (
                    1 << place,
                    3 << (place & ~1),
                    steps[place >> 1][1] - steps[place >> 1][0],
                    steps[place >> 1][2] - steps[place >> 1][1],
                )
                for place in PLACES
                if MASKS[self.creature][face] >> place & 1 and self.portal[place >> 1] < 0
            ]
            for face in DIE
        }

    def darkened(self, tokens: int) -> float:
        """The cost of that many further Dark tokens."""
        cost = self.tastes.dark
        return (cost[min(self.dark + tokens, LIMITS.dark)] - cost[self.dark]) * self.open

    def gathered(self, cards: Iterable[int]) -> float:
        """What it brings to have `cards` besides, trimmed to four where they can't be placed."""
        hand = [*self.hand, *cards]
        best = self.best(hand)
        lit = [space for space in best if covered(self.runes, space) == 2]
        over = max(0, len(hand) - len(lit) - LIMITS.hand)
        kept = sorted([self.worth(card) for space, card in best.items() if space not in lit], reverse=True)
        lost = sum(kept[LIMITS.hand :]) * self.tastes.held[0]
        return self.position(hand) - self.now - lost - self.darkened(over > 0)

    def useless(self) -> list[int]:
        """Hand cards that have no space, or a better one beside them."""
        best = self.best(self.hand).values()
        return [card for card in self.hand if card not in best]

    def fresh(self) -> float:
        """What an unknown card brings: the fewer spaces are open, the less."""
        best = self.best(self.hand)
        return self.tastes.new_card * (self.open - len(best) / len(SPACES))

    # ---- the Keeper ------------------------------------------------------------------------------------------------

    def keeper(self) -> KeeperPlan:
        """The best use of the Keeper."""
        plans = [*self.trades(), *self.hand_exchanges(), *self.own_exchanges(), *self.portal_exchanges()]
        return max(plans, key=lambda plan: plan.worth, default=KeeperPlan(NEVER, ()))

    def trades(self) -> list[KeeperPlan]:
        """OO-28 a: the hand card that is missed least, for each column card."""
        given = self.least()
        if given is None:
            return []
        rest = [card for card in self.hand if card != given]
        return [
            KeeperPlan(
                self.position([*rest, card]) - self.now - self.tastes.spare,
                (("power", "a"), ("discard", given), ("take", card)),
            )
            for column in self.view.columns
            for card in column
        ]

    def hand_exchanges(self) -> list[KeeperPlan]:
        """OO-28 b: a useless card for an unknown one of the fullest hand, for a Dark token."""
        useless, rivals = self.useless(), hand_rivals(self.view, self.seat)
        if not useless or not rivals:
            return []
        rival = max(rivals, key=lambda seat: len(self.view.hands[seat]))
        worth = self.fresh() - self.tastes.spare - self.darkened(1)
        return [KeeperPlan(worth, (("power", "b"), ("offer", useless[0]), ("rival", rival)))]

    def own_exchanges(self) -> list[KeeperPlan]:
        """OO-28 c: a hand card that does more for the lines than the one that lies there."""
        spaces = own_spaces(self.view, self.seat)
        return [
            KeeperPlan(self.replaced(card) - self.tastes.spare, (("power", "c"), ("lay", card)))
            for card in self.hand
            if type_of(card) in spaces
        ]

    def portal_exchanges(self) -> list[KeeperPlan]:
        """OO-28 d: a rival's card that helps our lines more, or the rival's less, for a Dark token."""
        plans: list[KeeperPlan] = []
        for rival in portal_rivals(self.view, self.seat):
            theirs = self.view.portals[rival]
            before = standing(self.tastes, self.view.boards[rival], theirs)
            for space in shared_spaces(self.view, self.seat, rival):
                after = [*theirs]
                after[space] = self.portal[space]
                harm = before - standing(self.tastes, self.view.boards[rival], after)
                worth = (
                    self.replaced(theirs[space])
                    + harm / (len(self.view.hands) - 1)
                    - self.tastes.spare
                    - self.darkened(1)
                )
                plans.append(KeeperPlan(worth, (("power", "d"), ("rival", rival), ("space", space))))
        return plans

    def replaced(self, card: int) -> float:
        """What it brings to have `card` in the place of the one that lies there."""
        after = [*self.portal]
        after[type_of(card)] = card
        return standing(self.tastes, self.creature, after) - self.standing

    def least(self) -> int | None:
        """The hand card that is missed least."""
        return min(self.useless() or self.hand, key=self.worth, default=None)


def covered(runes: int, space: int) -> int:
    """How many of a space's runes a Magic token covers."""
    return COVERED[runes >> 2 * space & 3]


def standing(tastes: Tastes, creature: int, portal: Sequence[int]) -> float:
    """What the Jury may be hoped to give a Portal in the end: lines that can still earn their point, and the board."""
    return _standing(tastes, creature, tuple(portal))


@lru_cache(maxsize=1 << 12)
def _standing(tastes: Tastes, creature: int, portal: tuple[int, ...]) -> float:
    total = 0.0
    for line in (*ROWS, *COLUMNS):
        creatures = [creature_of(portal[space]) for space in line if portal[space] >= 0]
        if creatures:
            total += tastes.line(len(creatures), len(set(creatures)))
    placed = [creature_of(card) for card in portal if card >= 0]
    return total + tastes.own_board * len(placed) if set(placed) <= {creature} else total


Fit = tuple[int, int, float, float]
"""A place and both places of its space, as bits; what covering it brings as the first of the two, as the second."""


def best_place(fits: Sequence[Fit], runes: int) -> tuple[int, float]:
    """The place, as a bit, where a token is worth most, and what it brings; (0, 0.0) where none is free."""
    best, most = 0, 0.0
    for place, both, first, second in fits:
        if not runes & place:
            brings = second if runes & both else first
            if not best or brings > most:
                best, most = place, brings
    return best, most


def free_places(hopes: Hopes, rune: int) -> int:
    """How many places a token for `rune` has."""
    places = MASKS[hopes.creature][rune] & ~hopes.runes
    return sum(hopes.portal[place >> 1] < 0 for place in PLACES if places >> place & 1)
