"""Figures of the pictures: time and size of a tile, cache hits over whole games, bytes uploaded a move.

`python -m bench.pictures [game …]` prints them. CPU time of one process, sprites warm; games are played by the AI, and
after each move the public board is made: what its tiles cost is counted as a message with a keep-list would upload it.
"""

import argparse
import gc
from collections import Counter
from statistics import median
from time import process_time

from bench.figure import Figure
from games import GAMES
from pictures import gallery, samples
from pictures.game import PICTURES
from pictures.sprites import PANELS
from pictures.tile import Tile, draw

GAMES_PLAYED = 3
"""For each number of seats."""
MOVES = 160
"""Of each game, from its beginning."""
BUDGETS = {"ms": "≤ 30 (p50)", "kB": "≤ 60 (most)"}


def boards(key: str) -> list[list[tuple[Tile, ...]]]:
    """Of several games the public board after each move."""
    found: list[list[tuple[Tile, ...]]] = []
    for seats in GAMES[key].SEATS:
        for number in range(GAMES_PLAYED):
            options = PICTURES[key].options[number % len(PICTURES[key].options)]
            now = samples.game(key, seats, 0, number + 1, **options)
            names = samples.NAMES[:seats]
            moves = zip(samples.playing(now, number + 1), range(MOVES), strict=False)
            found.append([gallery.board(one.view(None), names) for one, _ in moves])
    return found


def hands(key: str) -> list[Tile]:
    """Private tiles of some positions."""
    found: list[Tile] = []
    for number, seats in enumerate(GAMES[key].SEATS):
        now = samples.game(key, seats, 90 + 40 * number, number + 1)
        for seat in range(seats):
            found += gallery.hand(now.view(seat), samples.NAMES[:seats], PICTURES[key].words)
    return list(dict.fromkeys(found))


def timed(tiles: list[Tile]) -> tuple[list[float], list[int]]:
    """Milliseconds of composing and encoding each tile, and its bytes. Sprites are warm, whole panels are not."""
    for tile in tiles:
        tile.paint()
    spent: list[float] = []
    sizes: list[int] = []
    gc.collect()
    for tile in tiles:
        PANELS.clear()  # most moves change a seat, the others come from a cache; here each is drawn again
        start = process_time()
        png = draw(tile)
        spent.append(1e3 * (process_time() - start))
        sizes.append(len(png))
    return spent, sizes


def figures(key: str) -> list[Figure]:
    """All figures of a game."""
    games = boards(key)
    public = list(dict.fromkeys(tile for game in games for board in game for tile in board))
    some = public[:: max(1, len(public) // 150)]
    spent, sizes = timed(some)
    private, private_sizes = timed(hands(key))
    size_of = dict(zip(some, sizes, strict=True))
    mean = sum(sizes) / len(sizes)
    tally = Counter[str]()
    for game in games:
        drawn: set[Tile] = set()
        before: tuple[Tile, ...] = ()
        for board in game:
            tally["moves"] += 1
            tally["tiles"] += len(board)
            tally["drawn"] += len(set(board) - drawn)
            new = [tile for tile in board if tile not in before]
            tally["uploaded"] += round(sum(size_of.get(tile, mean) for tile in new))
            tally["same board"] += not new
            drawn |= set(board)
            before = board
    late = sorted(spent)[int(len(spent) * 0.95)]
    return [
        Figure(f"{key}: a public tile, p50", median(spent), "ms", BUDGETS["ms"]),
        Figure(f"{key}: a public tile, p95", late, "ms"),
        Figure(f"{key}: a private tile, p50", median(private), "ms", BUDGETS["ms"]),
        Figure(f"{key}: largest public tile", max(sizes) / 1e3, "kB", BUDGETS["kB"]),
        Figure(f"{key}: largest private tile", max(private_sizes) / 1e3, "kB", BUDGETS["kB"]),
        Figure(f"{key}: tiles that were there already", 100 * (1 - tally["drawn"] / tally["tiles"]), "%"),
        Figure(f"{key}: tiles drawn a move", tally["drawn"] / tally["moves"], "tiles"),
        Figure(f"{key}: uploaded a move", tally["uploaded"] / tally["moves"] / 1e3, "kB"),
        Figure(f"{key}: moves that upload nothing", 100 * tally["same board"] / tally["moves"], "%"),
    ]


def main() -> None:
    """Print the figures of the chosen games."""
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}; default: all")
    for key in parser.parse_args().games or GAMES:
        for figure in figures(key):
            print(figure)


if __name__ == "__main__":
    main()
