"""Three complete games, scored by hand in `scored/`: points after every turn with the reason, then the Jury's lines."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.kernel.game import Outcome

from .table import LETTERS, Rigged, Table, a_table

GAMES = [Path(__file__).parent / "scored" / f"{seats}-seats.txt" for seats in ("two", "three", "four")]


def sections(path: Path) -> list[tuple[str, list[str]]]:
    """(heading, indented lines below it) of a text; ``#`` begins a comment."""
    found: list[tuple[str, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found[-1][1].append(line.strip())
        elif line and not line.startswith("#"):
            found.append((line.strip(), []))
    return found


def seated(known: dict[str, str]) -> Table:
    """The table as a text's first lines have it."""
    boards = known["boards"].replace(" ", "")
    return a_table(
        boards,
        edition=known["edition"],
        box=known["box"].replace(" ", ""),
        first=int(known["first"]),
        turn=int(known["first"]),
        round=1,
        magic=dict.fromkeys(range(len(boards)), 1),
        hands={seat: known[f"hand {seat}"] for seat in range(len(boards))},
        columns=tuple(known[f"column {number}"] for number in range(4)),
        deck=known["deck"],
    )


def take_turn(table: Table, heading: str, lines: list[str]) -> None:
    """One turn: what is rolled or drawn, the answers, and the points after it."""
    seat, _, chance = heading.partition(" ")
    what, _, given = chance.partition(" ")
    table.game.chance = Rigged(draws=[int(given)] if what == "draws" else [])
    table.dice(given if what == "rolls" else "")
    assert table.asked == (int(seat), "turn"), heading
    table.play(*[move for line in lines[:-1] for move in line.rstrip(";").split("; ")])
    if table.game.outcome is None:
        assert table.asked[1] == "turn", f"the turn goes on: {heading} {lines}"
        assert table.game.state.points == points(lines), lines
    rigged: Any = table.game.chance
    assert not rigged.rolls and not rigged.draws, "all dice are rolled"


def jury_by_hand(lines: list[str]) -> list[tuple[Any, ...]]:
    """The Jury's lines of a text as events tell them, with the creatures of each line."""
    found: list[tuple[Any, ...]] = []
    for line in "; ".join(line.rstrip(";") for line in lines).split("; "):
        kind, *words = line.split()
        if kind == "board":
            found.append((kind, 0, int(words[1]), words[0], ()))
        else:
            found.append((kind, int(words[0]), int(words[5]), words[4], tuple(words[1:4])))
    return found


def points(lines: list[str]) -> list[int]:
    """The points at the end of a turn's lines."""
    return [int(n) for n in lines[-1].split(" — ")[0].removeprefix("= ").split()]


def hear_the_jury(table: Table, seat: int, lines: list[str]) -> None:
    """The Jury's lines for one seat, as told and as a view has them, and the sum."""
    *by_hand, total = lines
    expected = jury_by_hand(by_hand)
    assert [data[1:] for data in table.said("jury") if data[0] == seat] == [line[:4] for line in expected]
    seen = table.game.view(None).jury(seat)
    shown = [tuple("." if card < 0 else LETTERS[card // 9] for card in line.cards) for line in seen]
    assert shown[:6] == [line[4] for line in expected[:6]]
    before, given = map(int, total.removeprefix("= ").split(" + "))
    assert sum(line[2] for line in expected) == given, "the text's own sum"
    assert table.game.outcome is not None and table.game.outcome.points[seat] == before + given


@pytest.mark.rule("OO-30", "OO-31", "OO-40", "OO-42", "OO-43")
@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_whole_game_scored_by_hand(path: Path):
    told, known = sections(path), dict[str, str]()
    while not told[0][0][0].isdigit():
        heading, lines = told.pop(0)
        key, _, value = heading.partition(": ") if ":" in heading else heading.partition(" ")
        known[key.removesuffix(":")] = value or " ".join(lines)
    table, last, played = seated(known), list[int](), Counter[str]()
    for heading, lines in told:
        word = heading.split()[0]
        played["turn" if word.isdigit() else word] += 1
        if heading.endswith("loses its turn"):
            assert (int(word), 3) in table.said("turn-lost"), heading
        elif word.isdigit():
            take_turn(table, heading, lines)
            last = points(lines)
        elif word == "jury":
            hear_the_jury(table, int(heading.split()[1].rstrip(":")), lines)
        else:
            places = tuple(int(n) for n in heading.split()[1:])
            winners = tuple(seat for seat, place in enumerate(places) if place == 1)
            assert table.game.outcome == Outcome(places, winners, tuple(last), "finished")
    assert played["turn"] > 20 and played["jury"] == table.game.seats and played["places"] == 1
