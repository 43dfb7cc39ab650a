"""How strong the AI players are, and how long their games last.

Heads-up over seat-rotated games from fixed seeds: the better place wins, a tie is half a win.
"""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from games.alakazoo import Alakazoo
from games.kernel.chance import Chance
from tests.games.matches import match

from .table import a_table, one_tail_short

EDITIONS = pytest.mark.parametrize("edition", ["castle-keeper", "magic-helper"])


@EDITIONS
@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [("easy", "random", 20, 0.7), ("normal", "random", 20, 0.9), ("normal", "easy", 40, 0.6)],
)
def test_the_ladder(one: str, other: str, games: int, least: float, edition: str):
    """A glance; the measure is the long test below."""
    assert match(Alakazoo, one, other, games, edition=edition).share >= least


@EDITIONS
@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_the_length_of_games(bot: str, edition: str):
    games = match(Alakazoo, bot, bot, 20, edition=edition)
    assert 11 <= median(games.rounds) <= 16
    assert not games.reasons["rounds"]


@pytest.mark.long
@EDITIONS
def test_ladder_and_length_over_400_games(edition: str):
    played = {
        names: match(Alakazoo, *names, 400, edition=edition)
        for names in (("easy", "random"), ("normal", "random"), ("normal", "easy"), ("normal",) * 2, ("easy",) * 2)
    }
    easy, normal, *heads_up = played.values()
    assert (easy.share >= 0.7, normal.share >= 0.9, heads_up[0].share >= 0.65) == (True, True, True)
    for games in heads_up:
        assert 11 <= median(games.rounds) <= 16
        assert games.reasons["rounds"] < 4, "under 1 %"


def answers(table: Any, bot: str, until: str = "turn") -> list[str]:
    """What a bot does from here to the next turn, in words."""
    found: list[str] = []
    while table.game.decisions and (not found or table.asked[1] != until):
        (decision,) = table.game.decisions
        action = Alakazoo.LEVELS[bot].choose(table.game.view(decision.seat), decision, Chance(b"a"), 0)
        assert action is not None
        found.append(table.spelled(decision.seat, action))
        table.play(found[-1])
    return found


def test_normal_takes_the_column_that_finishes_its_portal():
    table = one_tail_short()
    assert answers(table, "normal") == ["column 1", "place E-tail"]


def test_normal_completes_a_space_for_which_it_holds_a_card():
    table = a_table("EG", hands={0: "E-tail"}, runes={0: "tail:Flame"}, dice="Leaf").play("roll 1")
    assert answers(table, "normal") == ["light tail:Leaf", "place E-tail"]


def test_normal_resolves_the_star_last():
    table = a_table("EG", hands={0: "E-tail"}, dice="Star Gale Gale").play("roll 3")
    assert answers(table, "normal", "light")[0] == "resolve Gale"


def test_normal_swaps_a_portal_card_for_a_better_line():
    # A column of three different creatures with a second Tidefin's head: the hand's Nightfang completes it.
    table = a_table(
        "EG",
        magic={0: 1},
        hands={0: "N-head"},
        portals={0: "E-left-ear T-head E-right-ear T-torso E-left-hand V-tail E-right-hand E-left-leg E-right-leg"},
        columns=("", "", "", ""),
    )
    assert answers(table, "normal") == ["keeper", "power c", "lay N-head"]


def test_bots_use_every_action():
    words: set[str] = set()
    for seed in range(8):
        game = Alakazoo.new(seed.to_bytes(32, "big"), 3)
        rng = Chance(b"all", seed * 1000)
        while game.decisions:
            (decision,) = game.decisions
            action = Alakazoo.LEVELS["easy" if seed % 2 else "normal"].choose(
                game.view(decision.seat), decision, rng, 0
            )
            assert action is not None
            words.add(" ".join(map(str, action)) if action[0] == "power" else action[0])
            game.submit(decision.seat, action, decision.id)
    assert words >= {"roll", "column", "swap", "keeper", "power a", "place", "light", "resolve", "discard", "return"}
