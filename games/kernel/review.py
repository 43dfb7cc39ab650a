"""A seat's own decisions looked at again: what each cost beside what the best AI would have done there.

Both answers are tried in the same imagined worlds (`Game.imagine`: nothing is used that the seat couldn't know), each
world is played on by a simpler AI to the game's own horizon (`Game.JUDGE`), and what is reached there is weighed as a
chance to win. Numbers of worlds, not seconds: the same random numbers give the same review on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from statistics import pstdev
from typing import Any, Literal, NamedTuple

from .chance import Chance
from .errors import IllegalAction
from .frames import BACK
from .game import Decision, Game
from .search import Judgement, Policy, Reviewing, play_on
from .values import Action, Actions, public_number

Label = Literal["excellent", "good", "slip", "blunder"]
GOOD, SLIP, BLUNDER = 0.02, 0.05, 0.15
"""Losses of winning chance from which a decision is only good, is a slip, is a blunder."""
SURE = 2.0
"""Standard errors that a loss must be greater than to be called a slip or a blunder."""


class Choice(NamedTuple):
    """A decision that a seat has made."""

    view: Any
    """The view of the seat that chose."""
    decision: Decision
    played: Actions
    """What it answered, a private draft to its end."""


class Cost(NamedTuple):
    """What an answer cost beside another, over imagined worlds."""

    chance: float
    """To win, with the other answer."""
    loss: float
    """How much smaller it is with the answer that was given; less than 0: it is larger."""
    error: float
    """Standard error of the loss."""

    @property
    def label(self) -> Label:
        """In a word."""
        if self.loss >= SLIP and self.loss > SURE * self.error:
            return "blunder" if self.loss >= BLUNDER else "slip"
        return "good" if self.loss >= GOOD else "excellent"


class Drafts:
    """Puts together what a seat decided from its answers, which come word by word."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._said: dict[int, list[Action]] = {}
        """By question, the words of a draft in the making."""

    def choice(self, before: Game, question: int, action: Action) -> Choice | None:
        """What one answer of the seat completed; `before`: the game as it was then.

        None where a draft goes on, where there was nothing to choose, and where all is alike. A draft is looked at as
        of its last word: others may have dealt since its first.
        """
        number, after = public_number(question), before.copy()
        said = self._said.setdefault(number, [])
        if not after.submit(self._seat, action, question) and self.steps(after, number):
            self._said[number] = said[:-1] if action == BACK else [*said, action]
            return None
        del self._said[number]
        return self._completed(before, number, [*said, action])

    def _completed(self, before: Game, number: int, words: Sequence[Action]) -> Choice | None:
        """Go back to where the draft began, as far as one can; what was said of an earlier draft is left out."""
        game = before.copy()
        asked = self.steps(game, number)[0]
        for _ in words:
            earlier = game.copy()
            if BACK not in asked.options or earlier.submit(self._seat, BACK, asked.id):
                break
            if not (steps := self.steps(earlier, number)):
                break  # further back is another question
            game, asked = earlier, steps[0]
        if len([option for option in asked.options if option != BACK]) < 2 or asked.kind in game.ALIKE:
            return None
        for first in range(len(words)):
            if _can_be_said(game.copy(), asked, words[first:]):
                return Choice(game.view(self._seat), asked, tuple(words[first:]))
        return None

    def steps(self, game: Game, number: int) -> list[Decision]:
        """Where the seat is asked that question, or the next word of it."""
        return [each for each in game.decisions if each.seat == self._seat and public_number(each.id) == number]


def say_all(game: Game, decision: Decision, words: Sequence[Action]) -> None:
    """Answer a question with a draft, word by word. Raises IllegalAction."""
    number: int | None = decision.id
    for word in words:
        game.submit(decision.seat, word, number)
        number = None  # what a draft goes on with is the only question that offers the word


def _can_be_said(game: Game, decision: Decision, words: Sequence[Action]) -> bool:
    try:
        say_all(game, decision, words)
    except IllegalAction:
        return False
    return True


class ToTheEnd:
    """How a game without a judge of its own is judged: it is played to its end by the AI that answers at once."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        self._ai = next(ai for ai in reversed(game.LEVELS.values()) if not getattr(ai, "playouts", 0))

    def beginnings(self, decision: Decision) -> Sequence[Action]:
        """See `search.Reviewing`."""
        return decision.options

    def policy(self, seat: int, plan: Any) -> Policy:
        """See `search.Judgement`."""
        return lambda view, decision, rng: self._ai.choose(view, decision, rng, 0)

    def time(self, game: Any) -> int:
        """See `search.Judgement`: it doesn't pass."""
        return 0

    def horizon(self, game: Any) -> int:
        """See `search.Judgement`."""
        return 1

    def worth(self, game: Any, seat: int) -> float:
        """Where it was cut: as the game's outlook says, which it has."""
        chances = self.game.outlook(game.view(seat))
        assert chances is not None
        return chances[seat]


def can_be_judged(rules: type[Game]) -> bool:
    """Whether a game tells how likely somebody is to win, and has an AI to compare with."""
    return rules.OUTLOOK is not None and bool(rules.LEVELS)


def judge_of(rules: type[Game]) -> Reviewing:
    """How the game's imagined worlds are played on and weighed."""
    return rules.JUDGE or ToTheEnd(rules)


def best_of(rules: type[Game], choice: Choice, among: Sequence[Actions], worlds: range, rng: Chance) -> Actions:
    """Which of several answers does best in the imagined worlds of these numbers; of equals the first.

    What it costs not to have given it must be seen in other worlds: here luck has chosen too.
    """
    judge, won = judge_of(rules), [0.0] * len(among)
    for world in worlds if len(among) > 1 else ():
        imagined = judge.game.imagine(choice.view, rng.fork(f"world {world}"))
        for at, words in enumerate(among):
            won[at] += _tried(judge, imagined.copy(), choice.decision, words, rng.fork(f"play {world}"))
    return among[won.index(max(won))]


def cost(rules: type[Game], choice: Choice, best: Actions, worlds: range, rng: Chance) -> Cost:
    """What `choice` cost beside `best`, over the imagined worlds of these numbers (at least two).

    Raises IllegalAction where an answer can't be given in a world that could lie behind the view.
    """
    judge = judge_of(rules)
    found = [_in_world(judge, choice, best, rng, world) for world in worlds]
    losses = [one - other for one, other in found]
    count = len(found)
    mean = sum(losses) / count
    spread = sum([(each - mean) ** 2 for each in losses]) / (count - 1)
    return Cost(sum([one for one, _ in found]) / count, mean, sqrt(spread / count))


def _in_world(judge: Judgement, choice: Choice, best: Actions, rng: Chance, world: int) -> tuple[float, float]:
    """The chance to win with the best and with the played answer."""
    imagined = judge.game.imagine(choice.view, rng.fork(f"world {world}"))
    if best == choice.played:
        chance = _tried(judge, imagined, choice.decision, best, rng.fork(f"play {world}"))
        return chance, chance
    first, second = [
        _tried(judge, imagined.copy(), choice.decision, words, rng.fork(f"play {world}"))
        for words in (best, choice.played)
    ]
    return first, second


def _tried(judge: Judgement, game: Game, decision: Decision, words: Actions, rng: Chance) -> float:
    seat, end = decision.seat, judge.time(game) + judge.horizon(game)
    say_all(game, decision, words)
    return play_on(judge, game, seat, judge.policy(seat, None), end, rng)


# ---- the whole game --------------------------------------------------------------------------------------------------


def move_accuracy(loss: float) -> float:
    """Percent, from the loss of winning chance at one decision: lichess's curve (https://lichess.org/page/accuracy)."""
    return min(100.0, max(0.0, 103.1668100711649 * exp(-4.354415386753951 * max(0.0, loss)) - 3.166924740191411))


STEADY, WILD = 0.005, 0.12
"""The least and the most that a decision weighs: how much chances went up and down around it."""


def accuracy(costs: Sequence[Cost]) -> float:
    """Percent, of a whole game: the mean of two means, as lichess has it.

    One is weighted by how much the chances to win went up and down around each decision, one is the harmonic mean,
    which a single disaster pulls down. Without decisions 100.
    """
    if not costs:
        return 100.0
    each = [move_accuracy(one.loss) for one in costs]
    weights = _weights([one.chance for one in costs])
    weighted = sum([weight * one for weight, one in zip(weights, each, strict=True)]) / sum(weights)
    harmonic = len(each) / sum([1 / max(1.0, one) for one in each])
    return (weighted + harmonic) / 2


def _weights(chances: Sequence[float]) -> list[float]:
    size = min(8, max(2, len(chances) // 10))
    windows = [chances[max(0, at + 1 - size) : max(at + 1, size)] for at in range(len(chances))]
    return [min(WILD, max(STEADY, pstdev(window))) for window in windows]
