"""`hard`: takes what leaves it best at the end of its turn, by what `prospects` tells of that.

Within a turn only dice and cards are chance. Of the dice every result is looked at, each token put where it is worth
most; what lies under the deck and in other hands is imagined a few times, the same for all that is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple, cast

from games.kernel.frames import BACK, PASS

from .ai import LEVELS as AT_ONCE
from .ai import Normal
from .cards import EDITIONS, LIMITS, MASKS, PLACES, SLOT, STAR, creature_of, type_of
from .dice import Dice
from .keeper import Keeper, completed, hand_rivals, own_spaces, portal_rivals, shared_spaces
from .prospects import Belongings, Prospects, planned
from .state import EMPTY, NOBODY, supply
from .view import imagined
from .worth import RESULTS

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import AI, Action, Decision

    from .view import View

WORLDS = 6
"""The number of imagined worlds in which columns are refilled and cards drawn."""
NORMAL = Normal()


class Use(NamedTuple):
    """A use of the Keeper: the answers that carry it out, and the chance to win with it."""

    answers: tuple[Action, ...]
    worth: float


def belongings(view: View, seat: int) -> Belongings:
    """What the seat that looks has."""
    return Belongings(
        tuple(view.portals[seat]),
        view.runes[seat],
        tuple(view.hand),
        view.magic[seat],
        view.dark[seat],
        view.points[seat],
    )


class OwnTurn:
    """One turn of the AI's seat, and the plans it can choose from."""

    def __init__(self, view: View, worlds: int, rng: Chance) -> None:
        assert view.seat is not None, "a spectator plays no move"
        self.view, self.seat = view, view.seat
        self.edition = EDITIONS[view.options.edition]
        self.prospects = Prospects(view, view.seat)
        self.now = belongings(view, self.seat)
        self.places = MASKS[self.prospects.creature]
        self.supply = supply(view) + self.now.runes.bit_count() + self.now.magic
        self.decks = [imagined(view, rng.fork(f"world {world}")).deck for world in range(worlds)]
        self._ends: dict[Belongings, tuple[Belongings, float]] = {}

    # ---- what is done of a turn ------------------------------------------------------------------------------------

    def darkened(self, mine: Belongings) -> Belongings:
        """OO-33, OO-54: with a Dark token more."""
        if mine.dark == LIMITS.dark:
            return mine
        pushed = self.edition.slots > 0 and mine.magic + mine.dark == self.edition.slots
        return mine._replace(magic=mine.magic - pushed, dark=mine.dark + 1)

    def free(self, mine: Belongings, rune: int) -> list[int]:
        """OO-23, OO-24: where a token for that result may go."""
        bits = self.places[rune] & ~mine.runes
        free = [place for place in PLACES if bits >> place & 1 and mine.portal[place >> 1] < 0]
        full = self.edition.slots > 0 and mine.magic + mine.dark >= self.edition.slots
        return free if rune != STAR or full else [*free, SLOT]

    def covered(self, mine: Belongings, place: int) -> Belongings:
        """With a token there; OO-51: in the earlier edition one too many goes at once."""
        mine = mine._replace(magic=mine.magic + 1) if place == SLOT else mine._replace(runes=mine.runes | 1 << place)
        return self.trimmed_magic(mine, self.prospects) if self.edition.at_once else mine

    def resolved(self, mine: Belongings, rune: int) -> Belongings:
        """OO-23 to OO-25: a result, its token put where it is worth most."""
        places = self.free(mine, rune)
        if not places:
            return mine if rune == STAR else self.darkened(mine)
        if mine.runes.bit_count() + mine.magic >= self.supply:
            return mine
        tried = [self.covered(mine, place) for place in places]
        return tried[0] if len(tried) == 1 else max(tried, key=self.worth)

    def thrown(self, mine: Belongings, runes: Sequence[int]) -> Belongings:
        """All these results: runes with the fewest places first, Stars last."""
        left = [*runes]
        while left:
            rune = min(left, key=lambda rune: (rune == STAR, len(self.free(mine, rune)), rune))
            left.remove(rune)
            mine = self.resolved(mine, rune)
        return mine

    def can_place(self, mine: Belongings, card: int) -> bool:
        """OO-30."""
        space = type_of(card)
        return mine.portal[space] < 0 and mine.runes >> 2 * space & 3 == 3

    def placed(self, mine: Belongings, card: int) -> Belongings:
        """OO-31, OO-40: that card placed."""
        space, portal = type_of(card), exchanged(mine.portal, card)
        points = (creature_of(card) == self.prospects.creature) + self.prospects.first[space]
        points += EMPTY not in portal and self.view.finisher == NOBODY
        hand = tuple([other for other in mine.hand if other != card])
        return mine._replace(
            portal=portal, runes=mine.runes & ~(3 << 2 * space), hand=hand, points=mine.points + points
        )

    def trimmed(self, mine: Belongings, prospects: Prospects) -> tuple[Belongings, float]:
        """OO-32: what is best to keep of hand and tokens, and the chance to win with it."""
        if len(mine.hand) > LIMITS.hand:
            darker = self.darkened(mine)
            kept = [darker._replace(hand=hand) for hand in combinations(mine.hand, LIMITS.hand)]
            return max([self.trimmed(each, prospects) for each in kept], key=lambda end: end[1])
        mine = self.trimmed_magic(mine, prospects)
        return mine, prospects.worth(mine)

    def trimmed_magic(self, mine: Belongings, prospects: Prospects) -> Belongings:
        """OO-32, OO-51: what is best to keep of the tokens, given back one by one."""
        at_once = self.edition.at_once
        over = mine.runes.bit_count() + at_once * mine.magic - LIMITS.magic
        if over <= 0:
            return mine
        mine = self.darkened(mine)
        for _ in range(over):
            fewer = [mine._replace(runes=mine.runes ^ 1 << place) for place in PLACES if mine.runes >> place & 1]
            if at_once and mine.magic:
                fewer.append(mine._replace(magic=mine.magic - 1))
            mine = max(fewer, key=prospects.worth)
        return mine

    def settled(self, mine: Belongings, prospects: Prospects) -> tuple[Belongings, float]:
        """OO-30 to OO-32: cards placed as long as it is worth it, what is over the limits trimmed (OO-51: before)."""
        if self.edition.at_once:
            mine, _ = self.trimmed(mine, prospects)
        while True:
            end = self.trimmed(mine, prospects)
            tried = [self.placed(mine, card) for card in mine.hand if self.can_place(mine, card)]
            if not tried:
                return end
            worths = [self.trimmed(each, prospects)[1] for each in tried]
            most = max(worths)
            if most < end[1]:
                return end
            mine = tried[worths.index(most)]

    def worth(self, mine: Belongings) -> float:
        """The chance to win with this before cards are placed."""
        found = self._ends.get(mine)
        if found is None:
            found = self._ends[mine] = self.settled(mine, self.prospects)
        return found[1]

    # ---- what can be done ------------------------------------------------------------------------------------------

    def rolls(self) -> list[float]:
        """What no die, one, two and three bring: all results, the Star last."""
        found: list[Belongings] = []
        totals = [0.0] * (LIMITS.dice + 1)
        for before, face, dice, chance in RESULTS:
            found.append(self.resolved(found[before], face) if dice else self.now)
            totals[dice] += chance * self.worth(found[-1])
        return totals

    def column(self, number: int) -> float:
        """OO-26, OO-27: with all cards of a column, and one more in each."""
        mine = self.now._replace(hand=(*self.now.hand, *self.view.columns[number]))
        kept = [[] if at == number else column for at, column in enumerate(self.view.columns)]
        found: list[float] = []
        for deck in self.decks:
            new = deck[: len(kept)]
            columns = [
                [*column[len(column) // LIMITS.column * LIMITS.column :], *new[at : at + 1]]
                for at, column in enumerate(kept)
            ]
            found.append(self.settled(mine, Prospects(self.view, self.seat, columns))[1])
        return fmean(found)

    def useless(self) -> list[int]:
        """Hand cards that have no part in the plan."""
        plan = planned(self.now.portal, self.now.hand, self.prospects.creature)
        return [card for card in self.now.hand if self.now.portal[type_of(card)] >= 0 or card not in plan]

    def swap(self) -> float:
        """OO-26: with other cards for those without a part in the plan."""
        useless = self.useless()
        kept = tuple([card for card in self.now.hand if card not in useless])
        drawn = [tuple(deck[: len(useless)]) for deck in self.decks]
        return fmean([self.worth(self.now._replace(hand=(*kept, *cards))) for cards in drawn]) if useless else 0.0

    def uses(self) -> Iterator[Use]:
        """OO-28, OO-53: what the Keeper can do."""
        view, seat = self.view, self.seat
        paid = self.now._replace(magic=self.now.magic - 1)
        for given in self.now.hand:
            rest = tuple([card for card in self.now.hand if card != given])
            for column in view.columns:
                for taken in column:
                    columns = [[card for card in each if card != taken] for each in view.columns]
                    end = self.settled(paid._replace(hand=(*rest, taken)), Prospects(view, seat, columns))
                    yield Use((("power", "a"), ("discard", given), ("take", taken)), end[1])
            for rival in hand_rivals(view, seat) if self.decks else ():
                darker = self.darkened(paid)
                worths = [self.worth(darker._replace(hand=(*rest, deck[0]))) for deck in self.decks if deck]
                if worths:
                    yield Use((("power", "b"), ("offer", given), ("rival", rival)), fmean(worths))
            if type_of(given) in own_spaces(view, seat):
                lying = self.now.portal[type_of(given)]
                mine = paid._replace(hand=(*rest, lying), portal=exchanged(self.now.portal, given))
                yield Use((("power", "c"), ("lay", given)), self.worth(mine))
        for rival in portal_rivals(view, seat):
            for space in shared_spaces(view, seat, rival):
                portals = [*view.portals]
                portals[rival] = [*exchanged(portals[rival], self.now.portal[space])]
                mine = self.darkened(paid)._replace(portal=exchanged(self.now.portal, view.portals[rival][space]))
                end = self.settled(mine, Prospects(view, seat, portals=portals))
                yield Use((("power", "d"), ("rival", rival), ("space", space)), end[1])

    def keeper(self) -> Use:
        """The best use of the Keeper."""
        return max(self.uses(), key=lambda use: use.worth, default=Use((), 0.0))


def exchanged(portal: Sequence[int], card: int) -> tuple[int, ...]:
    """A Portal with that card on its space."""
    space = type_of(card)
    return (*portal[:space], card, *portal[space + 1 :])


# ---- the answers -----------------------------------------------------------------------------------------------------


def answer_turn(turn: OwnTurn, decision: Decision) -> Action:
    """The action worth most."""
    rolls = turn.rolls()

    def worth(option: Action) -> float:
        word = option[0]
        if word in ("roll", "column"):
            number: int = option[1]
            return rolls[number] if word == "roll" else turn.column(number)
        if word == "swap":
            return turn.swap()
        return turn.keeper().worth if word == "keeper" else turn.prospects.worth(turn.now._replace(dark=0))

    return max(decision.options, key=worth)


def answer_order(turn: OwnTurn, decision: Decision) -> Action:
    """The result after which the others can be used best."""

    def worth(option: Action) -> float:
        left = [*turn.view.frame(Dice).results]
        left.remove(option[1])
        return turn.worth(turn.thrown(turn.resolved(turn.now, option[1]), left))

    return max(decision.options, key=worth)


def answer_light(turn: OwnTurn, decision: Decision) -> Action:
    """Where the token is worth most once the other results are used."""
    left = turn.view.frame(Dice).results
    return max(decision.options, key=lambda option: turn.worth(turn.thrown(turn.covered(turn.now, option[1]), left)))


def answer_place(turn: OwnTurn, decision: Decision) -> Action:
    """The card that leaves most, if that is not less than without."""

    def worth(option: Action) -> float:
        if option == PASS:
            return turn.trimmed(turn.now, turn.prospects)[1]
        return turn.worth(turn.placed(turn.now, option[1]))

    return max(decision.options, key=worth)


def answer_trim_hand(turn: OwnTurn, decision: Decision) -> Action:
    """What is not kept, card by card."""
    kept = turn.trimmed(turn.now, turn.prospects)[0].hand
    return next(option for option in decision.options if option != BACK and option[1] not in kept)


def answer_trim_magic(turn: OwnTurn, decision: Decision) -> Action:
    """What is not kept, token by token."""
    kept = turn.trimmed(turn.now, turn.prospects)[0].runes
    options = [option for option in decision.options if option != BACK]
    return next((option for option in options if not kept >> option[1] & 1), options[0])


def answer_swap(turn: OwnTurn, decision: Decision) -> Action:
    """All cards without a part in the plan, one by one."""
    useless = [("discard", card) for card in turn.useless()]
    return next((option for option in decision.options if option in useless), decision.options[-2])


def answer_keeper(turn: OwnTurn, decision: Decision) -> Action:
    """The next answer of the best use."""
    steps, answers = completed(turn.view, turn.seat, turn.view.frame(Keeper).steps), turn.keeper().answers
    return answers[len(steps)] if tuple(steps) == answers[: len(steps)] else BACK


ANSWERS: dict[str, Callable[[OwnTurn, Decision], Action]] = {
    "turn": answer_turn,
    "order": answer_order,
    "light": answer_light,
    "place": answer_place,
    "trim-hand": answer_trim_hand,
    "trim-magic": answer_trim_magic,
    "swap": answer_swap,
    "keeper": answer_keeper,
}
"""By the kind of question."""


class Hard:
    """Answers what leaves it best; with a budget of 0, and where a Portal board is chosen, as `normal`."""

    playouts = WORLDS

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """See `AI`; `budget` in imagined worlds."""
        if not budget or decision.kind not in ANSWERS:
            return NORMAL.choose(view, decision, rng, budget)
        return ANSWERS[decision.kind](OwnTurn(view, budget, rng), decision)


HARD: AI = cast("AI", Hard())
LEVELS: dict[str, AI] = {**AT_ONCE, "hard": HARD}
"""The players that are programs, easiest first."""
