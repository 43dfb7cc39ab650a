"""Whether a review is right, and what it costs: `python -m bench.review [game …] [--games N] [--seats N] [--only …]`.

`alone`: N games of three `hard`, one seat's decisions reviewed; how many it calls blunders (wanted: at most 2 %).
`planted`: such games in which that seat up to five times gives the worst answer it can, 5 N in all; how many of them it
calls slips or blunders (wanted: four of five). That one is bad must be seen in games played to their end by `normal`
too, without the review's horizon and weights.
`budget`: N games of `normal`; how many labels are the same with ten times the worlds and thought (wanted: 85 %).
`time`: N games of `easy`, whose decisions cost most; CPU seconds of the longest review (wanted: at most 60).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

from games import GAMES
from games.kernel import review
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import Decision, Game
from games.kernel.review import Choice
from games.kernel.search import play_on
from games.kernel.values import Actions, public_number
from tables.reviewer import AGAIN, DEEPER, FIRST, Look, Looked, look, worst
from tables.thinkers import playouts

FROM = 60_000_000
"""The number of the first deal."""
PATIENCE = 4
PLANTED, BAD, LOST = 5, 0.15, 0.05
"""Answers that are planted in a game, where there are as many; what each costs at least as the review sees it, and in
games played to their end."""
TRIED, GLANCED, SURELY, JUDGED = 6, 16, 100, 60
"""Answers of which the worst is taken; imagined games in which each is judged; the same for the worst and the best of
them, as a review does it and played to the end."""
WORDS = 12
TAKEN_BACK = frozenset(("done", "not-done", "withdraw"))
"""Answers of Alakazam! that cost nothing, as they are taken back at once."""


class Played(NamedTuple):
    """One game, and what its first seat decided."""

    choices: list[Choice]
    planted: list[int]
    """Numbers of choices."""


def play(kind: Any, level: str, number: int, seats: int, options: Any, plant: bool = False) -> Played:
    """Game `number` of that level against itself."""
    game = kind.new((FROM + number).to_bytes(32, "little"), seats, options)
    ai, rngs = kind.LEVELS[level], [Chance(b"review").fork(f"{number} {seat}") for seat in range(seats)]
    drafts, choices, planted = review.Drafts(0), list[Choice](), list[int]()
    waited, saying = 0, list[Any]()
    while game.decisions:
        asked: Decision = rngs[0].choice(game.decisions)
        if saying:  # without a break: somebody else's dealing could make it impossible
            asked = next(each for each in game.decisions if each.seat == 0 and saying[0] in each.options)
        seat = asked.seat
        if seat == 0 and plant and not saying and BACK not in asked.options and len(planted) < PLANTED:
            saying = [*worst_answer(kind, game, asked, rngs[0].fork(f"plant {game.serial}"))]
            if saying:
                planted.append(len(choices))
        budget = 0 if asked.silence == "pass" else playouts(ai)
        if saying:
            action = saying.pop(0)
        else:
            action = ai.choose(game.view(seat), asked, rngs[seat], budget)
        if action is None:
            waited += 1
            if waited <= PATIENCE * len(game.decisions):
                continue
            action = asked.default
        waited = 0
        if seat == 0 and (choice := drafts.choice(game, asked.id, action)) is not None:
            choices.append(choice)
        game.submit(seat, action, asked.id)
    return Played(choices, planted)


# ---- the worst answer, by other means --------------------------------------------------------------------------------


def worst_answer(kind: Any, game: Any, asked: Decision, rng: Chance) -> Actions:
    """The worst of some random answers, if games played to their end by `normal` say too that it costs much."""
    if len(asked.options) < 2:
        return ()
    view = game.view(asked.seat)
    tried = list(dict.fromkeys(_anything(kind, view, asked, rng.fork(f"try {at}")) for at in range(TRIED)))
    tried = [words for words in tried if words[0][0] not in TAKEN_BACK]
    if len(tried) < 2:
        return ()
    chances = {words: _chance(kind.JUDGE, view, asked, words, range(GLANCED), rng) for words in tried}
    bad, good = min(tried, key=lambda words: chances[words]), max(tried, key=lambda words: chances[words])
    if chances[good] - chances[bad] < BAD:
        return ()
    surely = [_chance(kind.JUDGE, view, asked, words, range(SURELY), rng.fork("surely")) for words in (good, bad)]
    if surely[0] - surely[1] < BAD:
        return ()
    end = review.ToTheEnd(kind)
    lost = [_chance(end, view, asked, words, range(JUDGED), rng.fork("sure")) for words in (good, bad)]
    return bad if lost[0] - lost[1] >= LOST else ()


def _anything(kind: Any, view: Any, asked: Decision, rng: Chance) -> Actions:
    """Any answer, to its end."""
    game, said = kind.imagine(view, rng), review.Drafts(asked.seat)
    words: list[Any] = []
    number, question = asked.id, public_number(asked.id)
    while len(words) < WORDS:
        at = next(each for each in game.decisions if each.id == number and each.seat == asked.seat)
        word = rng.choice([option for option in at.options if option != BACK] or at.options)
        words.append(word)
        before = game.copy()
        if game.submit(asked.seat, word, number) or said.choice(before, number, word) is not None:
            break
        steps = said.steps(game, question)
        if not steps:
            break
        number = steps[0].id
    return tuple(words)


def _chance(judge: Any, view: Any, asked: Decision, words: Actions, worlds: range, rng: Chance) -> float:
    total = 0.0
    for world in worlds:
        game: Game = judge.game.imagine(view, rng.fork(f"world {world}"))
        end = judge.time(game) + judge.horizon(game)
        review.say_all(game, asked, words)
        total += play_on(judge, game, asked.seat, judge.policy(asked.seat, None), end, rng.fork(f"play {world}"))
    return total / len(worlds)


# ---- the review ------------------------------------------------------------------------------------------------------


def reviewed(key: str, choices: list[Choice], number: int, times: int = 1) -> list[Looked]:
    """Both passes."""
    seeds = [Chance(b"reviewed").fork(f"{number} {at}").seed for at in range(len(choices))]
    found = [
        look(Look(key, choice, None, range(times * FIRST), seed, times * DEEPER))
        for choice, seed in zip(choices, seeds, strict=True)
    ]
    for at in worst(found):
        worlds = range(times * FIRST, times * (FIRST + AGAIN))
        found[at] = look(Look(key, choices[at], found[at].best, worlds, seeds[at]))
    return found


def labels(found: list[Looked]) -> list[str]:
    """Of each decision."""
    return [one.cost.label for one in found]


def alone(key: str, count: int, seats: int, options: Any) -> Iterator[str]:
    """How `hard` is judged."""
    said, accurate = Counter[str](), list[float]()
    for number in range(count):
        found = reviewed(key, play(GAMES[key], "hard", number, seats, options).choices, number)
        said.update(labels(found))
        accurate.append(review.accuracy([one.cost for one in found]))
    share = said["blunder"] / max(1, said.total())
    yield (
        f"alone: {count} games of hard, {said.total()} decisions, blunders {share:.1%} (wanted ≤ 2 %), {dict(said)},"
        f" accuracy {min(accurate):.0f} to {max(accurate):.0f}, mean {sum(accurate) / len(accurate):.1f}"
    )


def planted(key: str, count: int, seats: int, options: Any) -> Iterator[str]:
    """How many planted answers are found."""
    number, sown, caught = 10_000, 0, 0
    while sown < PLANTED * count:
        number += 1
        game = play(GAMES[key], "hard", number, seats, options, plant=True)
        sown += len(game.planted)
        found = reviewed(key, game.choices, number)
        said = labels(found)
        here = sum([said[at] in ("slip", "blunder") for at in game.planted])
        caught += here
        missed = [(game.choices[at].played, found[at].cost) for at in game.planted if said[at] in ("good", "excellent")]
        others = Counter(label for at, label in enumerate(said) if at not in game.planted)
        print(f"  game {number}: {here} of {len(game.planted)}; the others {dict(others)}; missed {missed}", flush=True)
    yield f"planted: found {caught} of {sown} (wanted four of five)"


def budget(key: str, count: int, seats: int, options: Any) -> Iterator[str]:
    """How many labels are the same with ten times the budget."""
    pairs = Counter[tuple[str, str]]()
    for number in range(count):
        choices = play(GAMES[key], "normal", 20_000 + number, seats, options).choices
        now, then = (labels(reviewed(key, choices, number, times)) for times in (1, 10))
        pairs.update(zip(now, then, strict=True))
    same = sum(times for (one, other), times in pairs.items() if one == other) / max(1, pairs.total())
    others = {pair: times for pair, times in pairs.items() if pair[0] != pair[1]}
    yield (
        f"budget: {count} games of normal, {pairs.total()} decisions, {same:.1%} labels the same (wanted ≥ 85 %);"
        f" {others}"
    )


def cost_of(key: str, count: int, seats: int, options: Any) -> Iterator[str]:
    """CPU seconds."""
    took: list[float] = []
    decided: list[int] = []
    for number in range(count):
        choices = play(GAMES[key], "easy", 30_000 + number, seats, options).choices
        begun = process_time()
        found = reviewed(key, choices, number)
        took.append(process_time() - begun)
        decided.append(len(choices))
        print(f"  {len(choices)} decisions, {took[-1]:.1f} s, {dict(Counter(labels(found)))}", flush=True)
    yield (
        f"time: {count} games of easy, {min(decided)} to {max(decided)} decisions,"
        f" CPU {sum(took) / count:.1f} s a game, most {max(took):.1f} (wanted ≤ 60)"
    )


TRIALS = {"alone": alone, "planted": planted, "budget": budget, "time": cost_of}


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game", help="default: all")
    parser.add_argument("--games", dest="count", type=int, default=20, help="how many are played (20)")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--options", default="{}", help="house rules in JSON")
    parser.add_argument("--only", nargs="*", choices=TRIALS, default=list(TRIALS))
    chosen = parser.parse_args()
    for key in chosen.games:
        options = GAMES[key].Options.model_validate_json(chosen.options)
        for name in chosen.only:
            for line in TRIALS[name](key, chosen.count, chosen.seats, options):
                print(f"{key}, {chosen.seats} seats, {line}", flush=True)


if __name__ == "__main__":
    main()
