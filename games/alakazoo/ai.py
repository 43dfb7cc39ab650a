"""Two players of Alakazoo that see only what their seat may see.

`easy` is random but not silly. `normal` gives what it could have after a move a worth in points, and takes the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, cast

from games.kernel.frames import BACK, PASS

from .cards import DIE, LIMITS, MASKS, PLACES, SLOT, SPACES, STAR, creature_of, type_of
from .jury import COLUMNS, ROWS
from .keeper import Keeper, completed, hand_rivals, own_spaces, portal_rivals, shared_spaces
from .state import EMPTY, NOBODY

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import AI, Action, Decision

    from .view import View

DONE: Action = ("done",)


class Easy:
    """Gathers cards for open spaces, lights their runes, places what it can; all else at random."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """See `AI`."""
        options = decision.options
        if DONE in options:
            return DONE
        if decision.kind == "board":
            return rng.choice(options)
        liked = self._liked(view, decision.kind, options, rng)
        return rng.choice(liked or [option for option in options if option not in (BACK, PASS)] or options)

    def _liked(self, view: View, kind: str, options: Sequence[Action], rng: Chance) -> list[Action]:
        """The options among which it draws, if there are any such."""
        portal, runes = view.portals[view.turn], view.runes[view.turn]
        spaces = {type_of(card) for card in view.hand if portal[type_of(card)] < 0}
        begun = {space for space in spaces if covered(runes, space)}
        if kind == "order":
            return [option for option in options if option[1] != STAR]
        if kind == "light":
            return ending(options, begun) or ending(options, spaces)
        if kind == "trim-magic":
            return ending(options, set(SPACES) - spaces)
        if kind == "trim-hand":
            return holding(options, set(SPACES) - spaces) or holding(options, set(SPACES) - begun)
        if kind != "turn":
            return []
        if not rng.below(20):
            return [option for option in options if option[0] in ("swap", "keeper")]
        new = {space for space in SPACES if portal[space] < 0} - spaces
        if len(spaces) < 2 and new:
            helpful = [len(new & {type_of(card) for card in column}) for column in view.columns]
            return [option for option in options if option[0] == "column" and helpful[option[1]] == max(helpful)]
        return [("roll", 3 if portal.count(EMPTY) > 2 else 2)]


def ending(options: Sequence[Action], spaces: set[int]) -> list[Action]:
    """The options that name a place of one of `spaces`."""
    return [option for option in options if option != BACK and option[1] >> 1 in spaces]


def holding(options: Sequence[Action], spaces: set[int]) -> list[Action]:
    """The options that name a card for one of `spaces`."""
    return [option for option in options if option != BACK and type_of(option[1]) in spaces]


# ---- what things are worth to the normal player -------------------------------------------------------------------

PROGRESS = 2.0
"""Points that filling a space is worth beside its points: the end comes nearer, with a point for the fastest."""
HELD = (0.3, 0.6, 0.95)
"""Share of its worth that a hand card has already with no, one, both runes of its space covered."""
BARE = (0.0, 0.4, 0.9)
"""Points for an empty space without a hand card, with no, one, both runes covered."""
SPARE = 0.3
"""Points for a Magic token at the Keeper."""
DARK = (0.0, 0.4, 1.0, 2.0)
"""Points that so many Dark tokens cost while all spaces are empty; three cost a turn, and the last turns bring less."""
LOST_TOKEN = 0.3
"""Points that a Magic token over the limit is worth."""
NEVER, LAST = -9.0, 9.0
"""Below and above all that is worth anything."""
SWAPPABLE = 0.25
"""Share of a new card's points that a hand card without a space is worth."""
NEW_CARD = 0.8
"""Points for a card from the deck or from another hand, while all spaces are empty."""
LINE = {(1, 1): 0.3, (2, 1): 0.35, (2, 2): 0.55, (3, 1): 1.0, (3, 3): 1.0}
"""Points to hope for of a line, by its cards and their creatures (OO-42)."""
OWN_BOARD = 1 / 9
"""Points to hope for by each card of a board that has but its own creature's."""


def _chances(dice: int) -> list[tuple[float, tuple[int, ...]]]:
    """Every result of so many dice, the Star last, with its probability."""
    found: list[tuple[float, tuple[int, ...]]] = []
    for faces in combinations_with_replacement(sorted(DIE, reverse=True), dice):
        ways = factorial(dice) // prod(factorial(n) for n in Counter(faces).values())
        found.append((ways / len(DIE) ** dice, faces))
    return found


CHANCES = [_chances(dice) for dice in range(LIMITS.dice + 1)]


@dataclass(slots=True)
class Plan:
    """A move, what it is hoped to be worth, and the answers that carry it out."""

    worth: float
    answers: tuple[Action, ...]


class Hopes:
    """What the seat that looks may hope for, in points, by what it has after a move."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator plays no move"
        self.view, self.seat = view, view.seat
        self.creature, self.portal = view.boards[view.seat], view.portals[view.seat]
        self.runes, self.magic, self.dark = view.runes[view.seat], view.magic[view.seat], view.dark[view.seat]
        self.hand = view.hand
        self.open = self.portal.count(EMPTY) / len(SPACES)
        self.standing = standing(self.creature, self.portal)
        self.worths: dict[int, float] = {}
        self.now = self.position(self.hand)

    def worth(self, card: int) -> float:
        """Points that placing `card` brings, now and at the end; 0 where it has no space any more (OO-31, OO-42)."""
        if card not in self.worths:
            space, portal = type_of(card), self.portal
            worth = 0.0
            if portal[space] < 0:
                after = [*portal]
                after[space] = card
                first = all(other[space] < 0 for other in self.view.portals)
                worth = PROGRESS + (creature_of(card) == self.creature) + first
                worth += standing(self.creature, after) - self.standing
                worth += EMPTY not in after and self.view.finisher == NOBODY
            self.worths[card] = worth
        return self.worths[card]

    def best(self, hand: Iterable[int]) -> dict[int, int]:
        """By space, the hand card that is worth most there."""
        best: dict[int, int] = {}
        for card in hand:
            space = type_of(card)
            if self.worth(card) > (self.worth(best[space]) if space in best else 0.0):
                best[space] = card
        return best

    def steps(self, hand: Iterable[int]) -> list[tuple[float, ...]]:
        """Of each space, what it is worth with no, one, both runes covered."""
        best = self.best(hand)
        return [
            tuple(share * self.worth(best[space]) for share in HELD)
            if space in best
            else BARE if self.portal[space] < 0 else (0.0, 0.0, 0.0)
            for space in SPACES
        ]  # fmt: skip

    def position(self, hand: Sequence[int]) -> float:
        """What runes and hand are worth together; cards without a space can still be swapped."""
        spare = max(0, min(len(hand), LIMITS.hand) - len(self.best(hand)))
        fitting = sum([step[covered(self.runes, space)] for space, step in enumerate(self.steps(hand))])
        return fitting + SWAPPABLE * NEW_CARD * self.open * spare

    def token(self, place: int, lit: bool) -> float:
        """What a token is worth at `place`, where it may come to lie (`lit`) or does."""
        if place == SLOT:
            return SPARE
        step, now = self.steps(self.hand)[place >> 1], covered(self.runes, place >> 1)
        return step[now + lit] - step[now + lit - 1]

    # ---- moves -----------------------------------------------------------------------------------------------------

    def roll(self, dice: int) -> float:
        """What so many dice bring on average, each token put where it is worth most."""
        steps, held = self.steps(self.hand), set(self.best(self.hand))
        return sum([chance * self.rolled(steps, held, faces) for chance, faces in CHANCES[dice]])

    def rolled(self, steps: Sequence[Sequence[float]], held: set[int], faces: tuple[int, ...]) -> float:
        """What a result brings: tokens, Dark ones where a rune has no place left, and the limit of six."""
        runes, dark, brought = self.runes, 0, 0.0
        for rune in faces:
            place, gain = best_place(self.creature, self.portal, runes, steps, rune)
            if rune == STAR and gain < SPARE:
                brought += SPARE
            elif place >= 0:
                runes |= 1 << place
                brought += gain
            else:
                dark += rune != STAR
        staying = runes.bit_count() - 2 * sum(covered(runes, space) == 2 for space in held)
        over = max(0, staying - LIMITS.magic)
        return brought - LOST_TOKEN * over - self.darkened(dark + (over > 0))

    def darkened(self, tokens: int) -> float:
        """What so many more Dark tokens cost."""
        return (DARK[min(self.dark + tokens, LIMITS.dark)] - DARK[self.dark]) * self.open

    def gathered(self, cards: Iterable[int]) -> float:
        """What it brings to have `cards` besides, trimmed to four where they can't be placed."""
        hand = [*self.hand, *cards]
        best = self.best(hand)
        lit = [space for space in best if covered(self.runes, space) == 2]
        over = max(0, len(hand) - len(lit) - LIMITS.hand)
        kept = sorted([self.worth(card) for space, card in best.items() if space not in lit], reverse=True)
        lost = sum(kept[LIMITS.hand :]) * HELD[0]
        return self.position(hand) - self.now - lost - self.darkened(over > 0)

    def useless(self) -> list[int]:
        """Hand cards that have no space, or a better one beside them."""
        best = self.best(self.hand).values()
        return [card for card in self.hand if card not in best]

    def fresh(self) -> float:
        """What an unknown card brings: the fewer spaces are open, the less."""
        best = self.best(self.hand)
        return NEW_CARD * (self.open - len(best) / len(SPACES))

    # ---- the Keeper ------------------------------------------------------------------------------------------------

    def keeper(self) -> Plan:
        """The best use of the Keeper."""
        plans = [*self.trades(), *self.hand_exchanges(), *self.own_exchanges(), *self.portal_exchanges()]
        return max(plans, key=lambda plan: plan.worth, default=Plan(NEVER, ()))

    def trades(self) -> list[Plan]:
        """OO-28 a: the hand card that is missed least, for each column card."""
        given = self.least()
        if given is None:
            return []
        rest = [card for card in self.hand if card != given]
        return [
            Plan(self.position([*rest, card]) - self.now - SPARE, (("power", "a"), ("discard", given), ("take", card)))
            for column in self.view.columns
            for card in column
        ]

    def hand_exchanges(self) -> list[Plan]:
        """OO-28 b: a useless card for an unknown one of the fullest hand, for a Dark token."""
        useless, rivals = self.useless(), hand_rivals(self.view, self.seat)
        if not useless or not rivals:
            return []
        rival = max(rivals, key=lambda seat: len(self.view.hands[seat]))
        worth = self.fresh() - SPARE - self.darkened(1)
        return [Plan(worth, (("power", "b"), ("offer", useless[0]), ("rival", rival)))]

    def own_exchanges(self) -> list[Plan]:
        """OO-28 c: a hand card that does more for the lines than the one that lies there."""
        spaces = own_spaces(self.view, self.seat)
        return [
            Plan(self.replaced(card) - SPARE, (("power", "c"), ("lay", card)))
            for card in self.hand
            if type_of(card) in spaces
        ]

    def portal_exchanges(self) -> list[Plan]:
        """OO-28 d: a rival's card that does more for the own lines, or less for the rival's, for a Dark token."""
        plans: list[Plan] = []
        for rival in portal_rivals(self.view, self.seat):
            theirs = self.view.portals[rival]
            before = standing(self.view.boards[rival], theirs)
            for space in shared_spaces(self.view, self.seat, rival):
                after = [*theirs]
                after[space] = self.portal[space]
                harm = before - standing(self.view.boards[rival], after)
                worth = self.replaced(theirs[space]) + harm / (len(self.view.hands) - 1) - SPARE - self.darkened(1)
                plans.append(Plan(worth, (("power", "d"), ("rival", rival), ("space", space))))
        return plans

    def replaced(self, card: int) -> float:
        """What it brings to have `card` in the place of the one that lies there."""
        after = [*self.portal]
        after[type_of(card)] = card
        return standing(self.creature, after) - self.standing

    def least(self) -> int | None:
        """The hand card that is missed least."""
        return min(self.useless() or self.hand, key=self.worth, default=None)


def covered(runes: int, space: int) -> int:
    """How many of a space's runes a Magic token covers."""
    return (runes >> 2 * space & 3).bit_count()


def standing(creature: int, portal: Sequence[int]) -> float:
    """What the Jury may be hoped to give a Portal in the end: lines that can still earn their point, and the board."""
    total = 0.0
    for line in (*ROWS, *COLUMNS):
        creatures = [creature_of(portal[space]) for space in line if portal[space] >= 0]
        if creatures:
            total += LINE.get((len(creatures), len(set(creatures))), 0.0)
    placed = [creature_of(card) for card in portal if card >= 0]
    return total + OWN_BOARD * len(placed) if set(placed) <= {creature} else total


def best_place(
    creature: int, portal: Sequence[int], runes: int, steps: Sequence[Sequence[float]], rune: int
) -> tuple[int, float]:
    """The place where a token for `rune` is worth most, and what it brings; (−1, 0) where none is free."""
    best, gain = -1, 0.0
    places = MASKS[creature][rune] & ~runes
    for place in PLACES:
        space = place >> 1
        if places >> place & 1 and portal[space] < 0:
            now = covered(runes, space)
            brings = steps[space][now + 1] - steps[space][now]
            if best < 0 or brings > gain:
                best, gain = place, brings
    return best, gain


# ---- the normal player ----------------------------------------------------------------------------------------------


def answer_turn(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """The action worth most."""

    def worth(option: Action) -> float:
        word = option[0]
        if word == "roll":
            return hopes.roll(option[1])
        if word == "column":
            number: int = option[1]
            return hopes.gathered(view.columns[number])
        if word == "swap":
            return len(hopes.useless()) * hopes.fresh() if hopes.useless() else NEVER
        if word == "keeper":
            return hopes.keeper().worth
        return DARK[hopes.dark] * hopes.open

    return max(options, key=worth)


def answer_order(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """Runes first, those with the fewest places before the others; the Star fits anywhere."""
    places = [(rune == STAR, free_places(hopes, rune), rune) for _, rune in options]
    return "resolve", min(places)[2]


def answer_light(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """Where the token is worth most."""
    return max(options, key=lambda option: hopes.token(option[1], lit=True))


def answer_swap(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """All useless cards, one by one."""
    useless = [("discard", card) for card in hopes.useless()]
    return next((option for option in options if option in useless), options[-2])


def answer_keeper(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """The next answer of the best use."""
    steps, answers = completed(view, hopes.seat, view.frame(Keeper).steps), hopes.keeper().answers
    return answers[len(steps)] if tuple(steps) == answers[: len(steps)] else BACK


def answer_place(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """The card worth most, as long as one is worth something."""
    return max(options, key=lambda option: hopes.worth(option[1]) if len(option) > 1 else 0.0)


def answer_trim_hand(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """The card that is missed least."""
    useless = hopes.useless()

    def missed(option: Action) -> float:
        if option == BACK:
            return LAST
        return 0.0 if option[1] in useless else hopes.worth(option[1])

    return min(options, key=missed)


def answer_trim_magic(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """The token that is missed least."""
    return min(options, key=lambda option: LAST if option == BACK else hopes.token(option[1], lit=False))


def free_places(hopes: Hopes, rune: int) -> int:
    """How many places a token for `rune` has."""
    places = MASKS[hopes.creature][rune] & ~hopes.runes
    return sum(hopes.portal[place >> 1] < 0 for place in PLACES if places >> place & 1)


ANSWERS: dict[str, Callable[[View, Sequence[Action], Hopes], Action]] = {
    "turn": answer_turn,
    "order": answer_order,
    "light": answer_light,
    "swap": answer_swap,
    "keeper": answer_keeper,
    "place": answer_place,
    "trim-hand": answer_trim_hand,
    "trim-magic": answer_trim_magic,
}
"""By the kind of question."""


class Normal:
    """Takes the action worth most, and carries it out as planned."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """See `AI`."""
        if decision.kind == "board":
            return rng.choice(decision.options)
        return ANSWERS[decision.kind](view, decision.options, Hopes(view))


LEVELS: dict[str, AI] = {"easy": cast("AI", Easy()), "normal": cast("AI", Normal())}
