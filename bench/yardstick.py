"""Our engines against another one in Python, in the same run: `python -m bench.yardstick`.

The yardstick is catanatron 3.2.1, random players. It is no dependency of ours: ``python -m pip install
catanatron==3.2.1``. The budgets in actions a second were set on a machine where it makes 36,900 with four players and
47,800 with two, so a machine is as fast as that one by the factor printed here, and a budget is the same multiple of
the yardstick everywhere.
"""

import random  # noqa: TID251 - the yardstick's own chance
import sys
from importlib import import_module
from statistics import mean
from time import process_time
from typing import Any

from bench.engines import BUDGETS, ROUNDS, one_round
from bench.figure import Figure
from games import GAMES

THERE = {4: 36_900, 2: 47_800}
"""Actions a second of the yardstick by players, where the budgets were set."""
GAMES_A_ROUND = 12


def yardstick(catanatron: Any, players: int, number: int) -> float:
    """Actions a second of one round."""
    random.seed(number)
    actions, start = 0, process_time()
    for _ in range(GAMES_A_ROUND):
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:players]])
        game.play()
        actions += len(game.state.actions)
    return actions / (process_time() - start)


def main() -> int:
    """Measure in turns, so that a disturbance strikes all alike; print the fastest rounds and their ratios."""
    try:
        catanatron = import_module("catanatron")
    except ImportError:
        print("The yardstick is not installed: python -m pip install catanatron==3.2.1")
        return 1
    ours = dict.fromkeys(GAMES, 0.0)
    theirs = dict.fromkeys(THERE, 0.0)
    for number in range(ROUNDS):
        theirs = {players: max(best, yardstick(catanatron, players, number)) for players, best in theirs.items()}
        ours = {key: max(best, one_round(GAMES[key], number)[0]) for key, best in ours.items()}
    here, there = mean(theirs.values()), mean(THERE.values())
    for players, best in theirs.items():
        print(Figure(f"catanatron, {players} players", best, "actions/s", f"{THERE[players]:,} where budgets were set"))
    print(Figure("this machine against that one", here / there, "×"))
    for key, best in ours.items():
        print(Figure(f"{key}: random play", best, "actions/s"))
        print(Figure(f"{key}: against the yardstick", best / here, "×", f"at least {BUDGETS[key] / there:.2f} ×"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
