"""How strong the AI players are, how long their games last, and that `normal` knows the whole game.

Heads-up over seat-rotated games from fixed seeds: the better place wins, a tie is half a win.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pytest

from games.alakazum import Alakazum
from games.alakazum.cards import NUMBER, SPELLS
from games.kernel.chance import Chance
from games.kernel.game import Action, Decision

from .case import effect
from .table import Table, a_table


class Uniform:
    """Any option, each equally likely."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action:
        return rng.choice(decision.options)


PLAYERS: dict[str, Any] = {"random": Uniform(), **Alakazum.LEVELS}


@dataclass
class Match:
    """What came of some games."""

    share: float = 0.0
    rounds: list[int] = field(default_factory=list[int])
    effects: Counter[str] = field(default_factory=Counter[str])


def match(one: str, other: str, games: int, seats: int = 2) -> Match:
    """`games` games, `one` against `other`s; each deal is played from every seat."""
    found = Match()
    for number in range(games):
        names = [one if seat == number % seats else other for seat in range(seats)]
        game = Alakazum.new((number // seats).to_bytes(32, "big"), seats)
        rng = Chance(b"bots", number * 1000)
        while game.decisions:
            decision = game.decisions[0]
            choice = PLAYERS[names[decision.seat]].choose(game.view(decision.seat), decision, rng, 0)
            told = game.submit(decision.seat, choice, decision.id)
            found.effects.update(effect(game, decision, choice, told))
            found.effects[choice[0]] += 1
        assert game.outcome is not None
        mine = game.outcome.places[names.index(one)]
        best = min(place for seat, place in enumerate(game.outcome.places) if names[seat] == other or one == other)
        found.share += 0.5 if mine == best else mine < best
        found.rounds.append(game.state.round)
    found.share /= games
    return found


@pytest.mark.parametrize(("one", "other", "share"), [
    ("easy", "random", 0.70),
    ("normal", "random", 0.90),
    ("normal", "easy", 0.65),
])  # fmt: skip
def test_the_stronger_player_wins_its_share(one: str, other: str, share: float) -> None:
    """The wanted share; the players are well above it, so forty games tell."""
    assert match(one, other, 40).share >= share


def test_the_median_game_lasts_8_to_14_rounds() -> None:
    assert 8 <= median(match("normal", "easy", 24).rounds) <= 14
    assert 8 <= median(match("normal", "normal", 24).rounds) <= 14


def test_normal_uses_every_action_spell_potion_and_the_doll() -> None:
    used = match("normal", "normal", 24, seats=4).effects
    wanted = ("show", "give", "culture", "rider", "fight", "announce", "doll", "potion", "rob", "helper", "reveal")
    wanted += tuple(f"spell {spell}" for spell, _ in SPELLS)
    wanted += tuple(f"potion {text}" for text in ("combat-1", "combat-2", "double", "die-1", "die-2", "robbery"))
    assert [text for text in wanted if not used[text]] == []


# ---- what no player of ours does -----------------------------------------------------------------------------------

BOTH = pytest.mark.parametrize("bot", ["easy", "normal"])


def plays(table: Table, bot: str, seat: int, until: str) -> list[Action]:
    """What `bot` answers for `seat` until another kind of question than `until` is open."""
    said: list[Action] = []
    rng = Chance(b"seat")
    while table.asked.get(seat) == until:
        (decision,) = [d for d in table.game.decisions if d.seat == seat]
        said.append(PLAYERS[bot].choose(table.game.view(seat), decision, rng, 0))
        table.game.submit(seat, said[-1], decision.id)
    return said


@BOTH
def test_a_winning_alakazum_is_cast(bot: str) -> None:
    """Only Black Friday (7) and Fast Food (8) lie face down, and there are ten points."""
    table = a_table(3).team(0, "montserrat:C", "castanyera:C", "caganer:C")
    table.enemies("halloween", "santa-claus", "fast-food", "black-friday", flipped=("halloween", "santa-claus"))
    plays(table.at("alakazum"), bot, 0, "alakazum")
    assert table.game.outcome is not None and table.game.outcome.winners == (0,)


@BOTH
def test_a_doll_stops_an_alakazum_that_would_win(bot: str) -> None:
    table = a_table(2).team(0, "montserrat:C", "castanyera:C", "caganer:C").hand(1, "voodoo").enemies("black-friday")
    table.at("alakazum").play(0, ("culture", "CAT"), ("enemy", 0), "announce")
    assert plays(table, bot, 1, "voodoo") == [("doll",)]


def test_an_action_is_taken_rather_than_passed() -> None:
    """Normal: a meal that raises three characters is worth more than nothing."""
    table = a_table(2).team(0, "lamia", "basajaun", "joalduna").hand(0, "meal-eus-and").market("hat-1").at("act")
    assert plays(table, "normal", 0, "action") == [
        ("give",),
        ("give", NUMBER["meal-eus-and"]),
        ("culture", "EUS"),
    ]
