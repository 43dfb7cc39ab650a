"""What a market keeps from one answer to the next is what it would list anew, after every answer of random games."""

from __future__ import annotations

from typing import Any

import pytest

from games.alakazam import Alakazam
from games.alakazam.trade import Trade
from games.kernel.conformance import GameCase
from games.kernel.conformance.case import Player
from games.kernel.conformance.play import Match, Rarest, preferring

from .case import CASES, bargaining

ANSWERS = 600
"""Of each game."""


@pytest.mark.parametrize("player", [Rarest(), preferring(bargaining)], ids=["rarest", "bargaining"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_questions_that_were_kept_are_those_of_a_restored_game(case: GameCase, seats: int, player: Player):
    match = Match(case, seats, 1, player)
    for answer in range(ANSWERS):
        if not match.game.decisions:
            break
        match.step()
        if answer % 250 == 249 and len(match.game.state.left) < seats - 2:
            match.game.retire(answer // 250 % seats)
        kept_as_restored(match)


def kept_as_restored(match: Match) -> None:
    game: Any = match.game
    restored = Alakazam.restore(game.snapshot())
    match.require(game.decisions == restored.decisions, f"kept {game.decisions}, listed {restored.decisions}")
    match.require(game.serial == restored.serial, "a number was given for nothing")
    trade = game.stack[-1] if game.stack else None
    if isinstance(trade, Trade):
        for seat, draft in enumerate(trade.drafts):
            match.require(not draft or trade.stands(game, seat, draft), f"{draft} of seat {seat} can't be carried out")
