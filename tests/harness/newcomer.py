"""What a newcomer does at any surface: reads at 200 words a minute, and does what a hint says, as AI would go on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Game
from tables.hints import best_at_once

SPEED = 200 / 60
"""Words a second."""
PRESSING = 1.5
"""Seconds for finding a button and pressing it."""
MOST = 40
"""Words that are planned ahead at most."""
WORD = re.compile(r"[A-Za-z0-9][\w’'+-]*")


def count(lines: Sequence[str]) -> int:
    """Words of these lines."""
    return sum(len(WORD.findall(line)) for line in lines)


def planned(game: Game, decision: Decision, words: Sequence[Action]) -> list[Action]:
    """What the hint says, and what the same AI would answer to the questions that it leads to.

    As long as nothing new is known by then: up to the first answer that shows something, or has others asked.
    """
    plan, seat = list(words), decision.seat
    game, ai = game.copy(), game.LEVELS[best_at_once(type(game))]
    seen, others = set(), {each.id for each in game.decisions if each.seat != seat}
    for at in range(MOST):
        if at:
            mine = [each for each in game.decisions if each.seat == seat and each.id not in seen]
            if len(mine) != 1 or game.revealed or others != {e.id for e in game.decisions if e.seat != seat}:
                break
            decision = mine[0]
        else:
            seen = {each.id for each in game.decisions if each.seat == seat}
        if at == len(plan):
            action = ai.choose(game.view(seat), decision, Chance(bytes(32)), 0)
            if action is None:
                break
            plan.append(action)
        if plan[at] not in decision.options:
            break
        game.submit(seat, plan[at], decision.id)
    return plan
