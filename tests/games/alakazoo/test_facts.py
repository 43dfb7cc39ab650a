"""What options mean: throws and columns, by hand and as they fall."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from games.alakazoo import Alakazoo
from games.alakazoo.cards import BOARDS, DIE, STAR, type_of
from games.alakazoo.facts import covers, nearest, usable
from games.alakazoo.state import lit
from games.kernel.chance import Chance
from games.kernel.facts import total
from games.kernel.frames import PASS
from games.kernel.game import Action, Decision


def turns(games: int) -> Any:
    """Questions of random games, in which cards come to lie."""
    for number in range(games):
        game, rng = Alakazoo.new(bytes([number]) * 32, 2 + number % 3), Chance(bytes([number, 7]))
        while game.decisions and game.state.round < 25:
            decision = game.decisions[0]
            yield game, decision
            options = [each for each in decision.options if each not in (PASS, ("skip",))] or decision.options
            level = "normal" if game.state.round % 2 else "easy"
            choice = Alakazoo.LEVELS[level].choose(game.view(decision.seat), decision, rng, 0)
            game.submit(decision.seat, choice or options[0], decision.id)


@pytest.mark.rule("OO-23")
@pytest.mark.parametrize(
    ("throw", "missing", "done"),
    [
        ((1,), (1,), True),
        ((2,), (1,), False),
        ((STAR,), (1,), True),
        ((1, 2), (1, 2), True),
        ((1, 1), (1, 2), False),
        ((1, STAR), (1, 2), True),
        ((1,), (1, 1), False),
        ((1, 1), (1, 1), True),
    ],
)
def test_a_throw_covers_runes_one_for_one(throw: tuple[int, ...], missing: tuple[int, ...], done: bool) -> None:
    assert covers(throw, missing) == done


@pytest.mark.rule("OO-24")
def test_one_die_on_an_empty_board_costs_nothing_and_a_rune_is_one_face_of_six() -> None:
    assert sorted(Counter(DIE).values()) == [1] * 6, "six faces, each another"
    game = Alakazoo.new(bytes(32), 2)
    while game.decisions[0].kind != "turn":
        game.submit(game.decisions[0].seat, game.decisions[0].options[0])
    seat = game.decisions[0].seat
    game.state.hands[seat] = game.state.hands[seat][:1]
    (space,) = {type_of(card) for card in game.state.hands[seat]}
    one = game.facts(game.view(seat), game.decisions[0], [[("roll", 1)]])[0]
    assert one.chance("dark") == 0 and one.chance("open") == 0, "two runes are dark, and there is one die"
    game.state.runes[seat] = 1 << 2 * space
    missing = BOARDS[game.state.boards[seat]][2 * space + 1]
    one = game.facts(game.view(seat), game.decisions[0], [[("roll", 1)]])[0]
    assert missing != STAR and one.chance("open") == Fraction(2, 6), "its rune, or the Star"


def resolved(game: Alakazoo, seat: int, option: Action, wanted: set[int]) -> int:
    """A throw, every result put where it opens the wanted spaces, Stars last; how many Dark tokens that costs."""
    told = [event.kind for event in game.submit(seat, option)]
    while game.decisions and game.decisions[0].kind in ("order", "light") and not ENDS & {*told}:
        options = list(game.decisions[0].options)
        if game.decisions[0].kind == "order":
            choice: Action = max(options, key=lambda option: option[1] != STAR)
        else:
            choice = max(options, key=lambda option: option[1] // 2 in wanted)
        told += [event.kind for event in game.submit(seat, choice)]
    end = min([told.index(kind) for kind in ENDS & {*told}], default=len(told))
    return len([kind for kind in told[:end] if kind.startswith("dark")])


ENDS = frozenset(("turn", "round", "trimmed-magic", "trimmed-hand", "placed", "ended"))
"""What only comes once all dice are resolved."""


@pytest.mark.rule("OO-22", "OO-24", "OO-26", "OO-31")
def test_what_is_sure_always_happens_and_chances_are_as_they_fall() -> None:
    expected, happened, seen = defaultdict[Any, float](float), defaultdict[Any, int](int), Counter[str]()
    spread = defaultdict[Any, float](float)
    for at, (game, decision) in enumerate(turns(6)):
        seat, view = decision.seat, game.view(decision.seat)
        for option, fact in zip(decision.options, game.facts(view, decision), strict=True):
            if decision.kind == "turn" and option[0] == "roll" and at % 3 == 0 and fact.chances:
                seen["roll"] += 1
                waits = {type_of(card) for card in usable(view, seat)} - {*lit(view, seat)}
                wanted = {*nearest(view, seat, waits)}
                for turn in range(8):
                    world = Alakazoo.imagine(view, Chance(b"world", at * 100 + turn))
                    dark = resolved(world, seat, option, wanted)
                    for dice, chance in ((each, fact_chance(fact, each)) for each in range(4)):
                        key = ("dark", dice, option[1])
                        expected[key] += chance
                        spread[key] += chance * (1 - chance)
                        happened[key] += dark == dice
                    if len(wanted) == 1:
                        chance, key = float(fact.chance("open")), ("open", option[1])
                        expected[key] += chance
                        spread[key] += chance * (1 - chance)
                        happened[key] += wanted <= {*lit(world.state, seat)}
            elif decision.kind == "turn" and option[0] == "column":
                seen["column"] += 1
                assert column(game.copy(), decision, option) == bool(total(fact.cost, "dark")), (option, fact)
            elif decision.kind == "place" and len(option) > 1:
                seen["place"] += 1
                told_ = game.copy().submit(seat, option, decision.id)
                points = sum(
                    sum(event.data[2:]) for event in told_ if event.kind == "placed" and event.data[1] == option[1]
                )
                points += sum(event.data[1] for event in told_ if event.kind == "finished")
                assert points == total(fact.gain, "points", seat), (option, fact, told_)
    assert seen["roll"] > 30 and seen["column"] > 100 and seen["place"] > 20
    for key, count in expected.items():
        assert abs(happened[key] - count) <= 4 * sqrt(spread[key]) + 1e-6, (key, count, happened[key])


def fact_chance(fact: Any, dark: int) -> float:
    return float(sum(chance for chance, brings in fact.chances if total(brings, "dark") == dark))


def column(game: Alakazoo, decision: Decision, option: Action) -> bool:
    """A column is taken and all that fits is placed: whether cards were too many."""
    told, seat = game.submit(decision.seat, option, decision.id), decision.seat
    while game.decisions and game.decisions[0].kind == "place" and game.decisions[0].seat == seat:
        told += game.submit(seat, game.decisions[0].options[0])
    return bool(game.decisions) and game.decisions[0].kind == "trim-hand" and game.decisions[0].seat == seat
