"""Play a finished game again from what `python -m storage export TABLE` printed, and say whether it comes out the same.

    python -m storage export 7 > game.json
    python -m examples.replay game.json

It needs `games` alone: neither the bot nor its database. `docs/fairness.md` says how a log is read.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from games import GAMES
from games.kernel import codec
from games.kernel.game import Game

RETIRED = ("retire",)
"""The action of a row that answers no question: somebody left, and the game went on without them."""


def play(export: dict[str, Any]) -> Game:
    """The game as its log says it went. Raises ValueError where a rule, an answer or a number doesn't fit."""
    table, (opening, *moves) = export["table"], export["moves"]
    kind, version = GAMES[table["game"]], opening["rules_version"]
    if any(row["rules_version"] != version for row in moves):
        raise ValueError("The rules changed during the game.")
    options = kind.Options.model_validate(table["options"])
    game = kind.new(bytes.fromhex(table["seed"]), table["snapshot"]["seats"], options, version)
    stood = [(0, game.snapshot())]  # each move that stands, and the game after it
    for row in moves:
        if row["by"] == "undo":
            while stood[-1][0] > row["action"]:
                stood.pop()
            game = kind.restore(stood[-1][1], serial=game.serial)  # questions get new numbers, never old ones again
            continue
        action = codec.action(row["action"])
        if action == RETIRED and row["question"] is None:
            game.retire(row["seat"])
        else:
            game.submit(row["seat"], action, row["question"])
        stood.append((row["n"], game.snapshot()))
    return game


def main(arguments: list[str] | None = None) -> int:
    """0 where the game comes out as it was saved, else 1."""
    parser = argparse.ArgumentParser(prog="python -m examples.replay", description=__doc__)
    parser.add_argument("export", type=Path, help="what `python -m storage export TABLE` printed")
    export = json.loads(parser.parse_args(arguments).export.read_text(encoding="utf-8"))
    table, moves = export["table"], export["moves"]
    if not moves:
        print("There is no log: the game hasn't begun, or its moves were deleted.")
        return 1
    print(f"SHA-256 of the seed: {sha256(bytes.fromhex(table['seed'])).hexdigest()}")
    try:
        game = play(export)
    except ValueError as error:  # an illegal answer is one, too
        print(f"It can't be played again: {error}")
        return 1
    same = game.snapshot() == GAMES[table["game"]].restore(table["snapshot"]).snapshot()
    taken_back = sum(row["by"] == "undo" for row in moves)
    print(f"{len(moves) - 1} rows, {taken_back} of them undo, rules of version {game.rules}.")
    print("The game comes out as it was saved." if same else "Another game comes out than was saved.")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
