"""`hard`: plays every promising move to the end of its turn in imagined games, and takes what leaves it best.

Normally a turn is played on as `normal` would; what is left is weighed with weights that `bench.weights` fitted
(`hard.toml`). Unlike `normal` it plans the cards of its hand together, sees what its rivals have and how near the end
is. Only the dice, a draw and a refill are chance within a turn: other questions need one world.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from games.kernel.frames import BACK
from games.kernel.search import Candidate, Policy, Search, chance_of, load_weights

from .ai import LEVELS as AT_ONCE
from .ai import NEVER, USUAL, Hopes, Normal, covered, turn_worth
from .cards import CREATURES, LIMITS, SPACES, creature_of, type_of
from .jury import COLUMNS, ROWS
from .rules import Alakazoo
from .state import EMPTY

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import AI, Action, Decision, Game

    from .state import State
    from .view import View

PLAYOUTS = 128
TURNS = 4
"""Moves of a turn that are tried."""
OTHERS = 6
"""The same of other questions."""
CERTAIN = 2 * OTHERS
"""Playouts for a question after which nothing is left to chance in this turn."""
THOUGHT_ABOUT = frozenset(("light", "order", "trim-hand", "trim-magic"))
"""Kinds of questions that it thinks about, beside the turn; the others it answers as `normal`."""
PLANS = 64
"""Plans of a hand that are compared at most."""
LINES = (*ROWS, *COLUMNS)
NORMAL = Normal()


# ---- what speaks for a seat ----------------------------------------------------------------------------------------


class Common(NamedTuple):
    """What all seats have in common."""

    first: tuple[bool, ...]
    """Of each space, whether nobody has filled it yet."""
    shown: frozenset[int]
    """The cards of the columns."""
    early: float
    """How many ninths of the fullest Portal are empty."""


def common(zones: State | View) -> Common:
    """What lies before all."""
    first = tuple([all(portal[space] < 0 for portal in zones.portals) for space in SPACES])
    shown = frozenset([card for column in zones.columns for card in column])
    return Common(first, shown, min([portal.count(EMPTY) for portal in zones.portals]) / len(SPACES))


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


@lru_cache(maxsize=1 << 14)
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


@lru_cache(maxsize=1 << 14)
def planned(portal: tuple[int, ...], hand: tuple[int, ...], creature: int) -> tuple[int, ...]:
    """The Portal once one hand card lies on each space that has one: together they are worth most."""
    spaces: dict[int, list[int]] = {}
    for card in hand:
        if portal[type_of(card)] < 0:
            spaces.setdefault(type_of(card), []).append(card)
    while prod([len(cards) for cards in spaces.values()]) > PLANS:
        max(spaces.values(), key=len).pop()
    best, most = portal, NEVER
    for cards in product(*spaces.values()):
        after = [*portal]
        for card in cards:
            after[type_of(card)] = card
        worth = lines(tuple(after)).worth + sum([creature_of(card) == creature for card in cards])
        if worth > most:
            best, most = tuple(after), worth
    return best


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


STAGES = range(3)
"""No, one, both runes of a space covered."""


def traits(zones: State | View, seat: int, table: Common) -> dict[str, float]:
    """What speaks for a seat, by name. Its hand must be known."""
    portal, creature, runes = zones.portals[seat], zones.boards[seat], zones.runes[seat]
    hand = tuple([card for card in zones.hands[seat] if card is not None])
    now = tuple(portal)
    plan = planned(now, hand, creature)
    empty, then, dark = portal.count(EMPTY), lines(plan), zones.dark[seat]
    own = all(card < 0 or creature_of(card) == creature for card in portal)
    bare, held, first_bare, first_held, own_held = [[0.0] * 3 for _ in range(5)]
    runes_left = cards_left = 0
    for space in SPACES:
        if portal[space] >= 0:
            continue
        stage, has = covered(runes, space), plan[space] >= 0
        runes_left += 2 - stage
        cards_left += not has
        (held if has else bare)[stage] += 1
        if table.first[space]:
            (first_held if has else first_bare)[stage] += 1
        if has and creature_of(plan[space]) == creature:
            own_held[stage] += 1
    most, most_own = columns(zones, plan, creature)
    found: dict[str, float] = {
        "points": zones.points[seat],
        "finished": not empty,
        "last-space": empty == 1,
        "empty": empty,
        "own-board": (len(SPACES) - empty) * own,
        "lines": lines(now).full,
        "planned-lines": then.full,
        "planned-alike": then.alike,
        "planned-unlike": then.unlike,
        "planned-own": sum(own_held),
        "wanted": wanted(plan, table.shown),
    }
    for name, counts in (
        ("bare", bare),
        ("held", held),
        ("first-bare", first_bare),
        ("first-held", first_held),
        ("own-held", own_held),
    ):
        for stage in STAGES:
            found[f"{name}-{stage}"] = counts[stage]
    found |= {
        "turns": runes_left / 2.3 + cards_left / 2.5,
        "few-runes": runes_left <= LIMITS.dice,
        "all-cards": not cards_left,
        "full-board": runes.bit_count() >= LIMITS.magic,
        "magic": zones.magic[seat] > 0,
        **{f"dark-{tokens}": dark >= tokens for tokens in range(1, LIMITS.dark + 1)},
        "turn": zones.turn == seat,
        "last-seat": (seat + 1) % len(zones.portals) == zones.first,
        "column": most,
        "own-column": most_own,
    }
    return found


def columns(zones: State | View, plan: Sequence[int], creature: int) -> tuple[int, int]:
    """For how many spaces without a card the best column has one; how many of the own creature the best for that."""
    fitting = [[card for card in column if plan[type_of(card)] < 0] for column in zones.columns]
    most = max([len({type_of(card) for card in cards}) for cards in fitting], default=0)
    return most, max([sum([creature_of(card) == creature for card in cards]) for cards in fitting], default=0)


def features(view: View) -> dict[str, float]:
    """What speaks for the seat that looks: each trait, and once more by how early in the game it is."""
    table = common(view)
    found = traits(view, cast(int, view.seat), table)
    return {**found, **{f"{name}-early": value * table.early for name, value in found.items()}}


WEIGHTS = load_weights(Path(__file__).with_name("hard.toml"))
LATE = [weight for name, weight in WEIGHTS.items() if not name.endswith("-early")]
EARLY = [weight for name, weight in WEIGHTS.items() if name.endswith("-early")]
"""In the order of `traits`."""


# ---- the search ----------------------------------------------------------------------------------------------------


class Judge:
    """What the search needs to know of this game."""

    game: ClassVar[type[Game]] = Alakazoo

    def candidates(self, view: View, decision: Decision, rng: Chance) -> Sequence[Candidate]:
        """See `kernel.search.Judgement`: what `normal` would do first."""
        first = NORMAL.choose(view, decision, rng, 0)
        others: list[Action] = []
        if decision.kind == "turn":
            hopes = Hopes(view)
            worths = {option: turn_worth(view, hopes, option) for option in decision.options if option != first}
            others = sorted([option for option in worths if worths[option] > NEVER], key=lambda option: -worths[option])
            others = others[: TURNS - 1]
        elif decision.kind in THOUGHT_ABOUT:
            others = [option for option in decision.options if option not in (first, BACK)][: OTHERS - 1]
        return [Candidate(option) for option in (first, *others)]

    def policy(self, seat: int, plan: object) -> Policy:
        """See `kernel.search.Judgement`."""
        return lambda view, asked, rng: NORMAL.choose(view, asked, rng, 0)

    def time(self, game: Alakazoo) -> int:
        """Turns begun."""
        state = game.state
        return state.round * game.seats + (state.turn - state.first) % game.seats

    def horizon(self, game: Alakazoo) -> int:
        """To the end of the turn."""
        return 1

    def is_under_way(self, game: Alakazoo) -> bool:
        """The set-up is over, and nobody has won."""
        return game.outcome is None and game.state.round > 0

    def strays(self, decision: Decision) -> Iterator[Action]:
        """Answers to take now and then in the games that weights are fitted to: more is seen than `normal` does."""
        if decision.kind in (*THOUGHT_ABOUT, "turn", "place"):
            for option in decision.options:
                if option == ("roll", LIMITS.dice) or option[0] not in ("roll", "swap", "keeper", "skip", "back"):
                    yield option

    def worth(self, game: Alakazoo, seat: int) -> float:
        """The chance to win, by the traits of all seats."""
        state = game.state
        table = common(state)
        weights = [late + early * table.early for late, early in zip(LATE, EARLY, strict=True)]
        scores = [
            sum([weight * value for weight, value in zip(weights, traits(state, at, table).values(), strict=True)])
            for at in range(game.seats)
        ]
        return chance_of(seat, scores)


class Thinker(Search):
    """Spends its playouts where chance decides."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """See `games.kernel.game.AI`."""
        return super().choose(view, decision, rng, budget if decision.kind == "turn" else min(budget, CERTAIN))


HARD: AI = cast("AI", Thinker(Judge(), PLAYOUTS, 0.0))
LEVELS: dict[str, AI] = {**AT_ONCE, "hard": HARD}
"""The players that are programs, easiest first."""
