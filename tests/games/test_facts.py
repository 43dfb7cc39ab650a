"""What every game's facts promise: one for each option, chances that are whole, nothing that the view doesn't know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.facts import Fact
from games.kernel.game import Decision, Game

EXPLAINED = [key for key, kind in GAMES.items() if kind.EXPLAINS is not None]


def questions(key: str, options: dict[str, Any], moves: int) -> Iterator[tuple[Game, Decision]]:
    """Questions of games at each number of seats, as they are played at random."""
    kind = GAMES[key]
    for seats in kind.SEATS:
        game, rng = kind.new(bytes([seats]) * 32, seats, kind.Options.model_validate(options)), Chance(bytes([seats]))
        for _ in range(moves):
            if not game.decisions:
                break
            decision = rng.choice(game.decisions)
            yield game, decision
            game.submit(decision.seat, rng.choice(decision.options), decision.id)


def as_seen(game: Game, decision: Decision, seat: int | None) -> Decision:
    """The question as a seat's view has it."""
    return game.view(seat).decisions[game.decisions.index(decision)]


FORMS: list[tuple[str, dict[str, Any]]] = [
    (key, form) for key in EXPLAINED for form in ({}, {"expansion": True}) if not form or key == "alakazum"
]


@pytest.mark.parametrize(("key", "form"), FORMS)
def test_every_option_has_a_fact_and_its_chances_are_whole(key: str, form: dict[str, Any]) -> None:
    for game, decision in questions(key, form, 250):
        found = game.facts(game.view(decision.seat), decision)
        assert len(found) == len(decision.options)
        for fact in found:
            assert fact.kind
            assert sum(chance for chance, _ in fact.chances) == (1 if fact.chances else 0)
            assert all(0 <= chance <= 1 for chance, _ in fact.chances)
            assert decision.seat not in fact.touches
            assert len(set(fact.touches)) == len(fact.touches)
            assert all(amount.number > 0 for amount in (*fact.cost, *fact.unless))


@pytest.mark.parametrize(("key", "form"), FORMS)
def test_facts_are_the_same_in_every_game_that_may_lie_behind_a_view(key: str, form: dict[str, Any]) -> None:
    for number, (game, decision) in enumerate(questions(key, form, 200)):
        if number % 5:
            continue
        view = game.view(decision.seat)
        other = type(game).imagine(view, Chance(b"behind", number))
        then = next(each for each in other.decisions if (each.seat, each.id) == (decision.seat, decision.id))
        assert game.facts(view, decision) == game.facts(other.view(decision.seat), then), decision


@pytest.mark.parametrize(("key", "form"), FORMS)
def test_a_spectator_is_told_what_no_hand_decides(key: str, form: dict[str, Any]) -> None:
    """Of a question that stands on the board for all: the same whatever lies in the hands behind it."""
    for number, (game, decision) in enumerate(questions(key, form, 200)):
        seen = as_seen(game, decision, None)
        if not seen.public or number % 3:
            assert seen.public or game.facts(game.view(None), seen) == ()
            continue
        other = type(game).imagine(game.view(None), Chance(b"behind", number))
        asked = next(each for each in other.decisions if (each.seat, each.id) == (seen.seat, seen.id))
        found = game.facts(game.view(None), seen)
        assert found == game.facts(other.view(None), as_seen(other, asked, None)), decision
        assert len(found) == len(seen.options)
        assert {fact.worth for fact in found} == {0.0}, "nobody advises whoever only looks on"


def test_a_game_may_say_nothing_of_its_options() -> None:
    class Silent(GAMES["alakazum"]):
        EXPLAINS = None

    game = Silent.new(bytes(32), 2)
    assert Silent.facts(game.view(game.decisions[0].seat), game.decisions[0]) == ()


def test_a_fact_adds_up_what_is_sure_and_what_may_come() -> None:
    from fractions import Fraction

    from games.kernel.facts import Amount

    third = Fraction(1, 3)
    fact = Fact(
        "fight",
        cost=(Amount("card", 1, 0, 7),),
        gain=(Amount("stars", 1, 0),),
        chances=((third, (Amount("stars", 2, 0), Amount("won", 1, 0))), (1 - third, (Amount("stars", -3, 1),))),
    )
    assert (fact.chance("won"), fact.chance("card"), fact.chance("stars", 1)) == (third, 1, 1 - third)
    assert (fact.extent("stars", 0), fact.extent("card"), fact.extent("stars", 1)) == ((1, 3), (-1, -1), (-3, 0))
