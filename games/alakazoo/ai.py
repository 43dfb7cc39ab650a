"""Two players of Alakazoo that see only what their seat may see.

`easy` is random but not silly. `normal` gives what it could have after a move a worth in points, and takes the best
(`worth`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from games.kernel.frames import BACK, PASS

from .cards import SPACES, STAR, type_of
from .keeper import Keeper, completed
from .state import EMPTY
from .worth import LAST, NEVER, Hopes, covered, free_places

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import AI, Action, Decision

    from .view import View

DONE: Action = ("done",)
DAWDLING = {"castle-keeper": 8, "magic-helper": 20}
"""One in so many of its turns `easy` swaps cards or sees the Keeper for nothing in particular, so that a newcomer can
win; in the earlier edition seldom, whose games are longer."""


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
        if not rng.below(DAWDLING[view.options.edition]):
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


# ---- the normal player ----------------------------------------------------------------------------------------------


def turn_worth(view: View, hopes: Hopes, option: Action) -> float:
    """What an action of the turn is worth, in points; NEVER where it makes no sense."""
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
    return hopes.tastes.dark[hopes.dark] * hopes.open


def answer_turn(view: View, options: Sequence[Action], hopes: Hopes) -> Action:
    """The action worth most."""
    return max(options, key=lambda option: turn_worth(view, hopes, option))


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
