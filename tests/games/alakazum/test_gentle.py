"""An easy AI is gentle in aim, from version 4 of the rules on."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.alakazum import Alakazum
from games.alakazum.easy import Easy
from games.alakazum.state import best_stars
from games.kernel.chance import Chance
from games.kernel.game import Event

EASY = Easy()
SEATS = (2, 3, 5)
GAMES = 8


def played(seats: int, number: int, rules: int | None = None) -> list[tuple[Alakazum, Event, Alakazum]]:
    """What easy AIs do to each other in a whole game: before, what is told, after."""
    game = Alakazum.new(number.to_bytes(32, "big"), seats, Alakazum.Options(expansion=number % 2 == 0), rules)
    chance, done = Chance(number.to_bytes(32, "little")), list[tuple[Alakazum, Event, Alakazum]]()
    while game.decisions:
        decision = chance.choice(game.decisions)
        answer, before = EASY.choose(cast(Any, game.view(decision.seat)), decision, chance, 0), game.copy()
        events = game.submit(decision.seat, answer, decision.id)
        done += [(before, event, game.copy()) for event in events if event.kind in ("announced", "exchanged", "robbed")]
    return done


def last(game: Alakazum) -> set[int]:
    """The seats that nobody has fewer stars than, where somebody has more."""
    stars = [best_stars(game.state, seat) for seat in range(game.seats)]
    return {seat for seat in range(game.seats) if stars[seat] == min(stars) < max(stars)}


def unkind(before: Alakazum, event: Event, after: Alakazum) -> set[str]:
    """What of it an easy AI shouldn't have done."""
    data: tuple[Any, ...] = event.data
    match event.kind, data[1]:
        case "announced", "fight":
            rival = data[2]
            found = {"the last"} if rival in last(before) else set[str]()
            return found | ({"twice running"} if rival == before.state.attacked else set())
        case "exchanged", _ if data[2] >= 0:
            return {"made last"} if data[2] in last(after) else set()
        case "robbed", victim:
            return {"the last"} if victim in last(before) else set()
        case _:
            return set()


@pytest.mark.parametrize("seats", SEATS)
def test_it_goes_for_neither_whoever_is_last_nor_the_same_twice_and_makes_nobody_last(seats: int) -> None:
    done = [each for number in range(GAMES) for each in played(seats, number)]
    assert any(event.kind == "announced" and event.data[1] == "fight" for _, event, _ in done)
    assert [(event, found) for before, event, after in done if (found := unkind(before, event, after))] == []


def test_by_the_rules_of_before_it_plays_as_it_did() -> None:
    """A day's table keeps the AI with which the day began."""
    done = [each for number in range(GAMES) for each in played(3, number, 3)]
    assert {word for each in done for word in unkind(*each)} == {"the last", "twice running", "made last"}


def test_who_was_attacked_last_is_public_and_saved() -> None:
    for _, event, after in played(3, 1):
        if event.kind == "announced" and event.data[1] == "fight":
            assert after.state.attacked == event.data[2] == after.view(None).attacked
            assert Alakazum.restore(after.snapshot()).state.attacked == event.data[2]
            return
    pytest.fail("nobody fought")
