"""AM-30, AM-31, AM-42: a game of three rounds, scored by hand."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from .table import CARDS, a_table


class Round(NamedTuple):
    """What lies there, what is done, and what each seat gets for it."""

    pools: tuple[str, ...]
    centre: str
    cards: str
    rolls: list[int]
    moves: tuple[tuple[int, str], ...]
    scores: tuple[dict[str, int], ...]
    totals: tuple[int, ...]


ROUNDS = (
    Round(
        pools=("O2 O5 Y1 Y4 B3 B6", "Y2 Y6 B2 B5 O1 O4", "B1 B4 O3 O6 Y3 Y5"),
        centre="W1 W2 W3 W4 W5 W6",
        cards="straight flush pyramid twos-fives bonus-3 nuttin",
        rolls=[],
        moves=(
            (0, "take card straight"),  # a run of six
            (1, "swap out O4 in W2"),  # Y2 Y6 B2 B5 O1 W2
            (1, "offer to 0 give O1 for want O2 propose"),
            (0, "accept 1"),  # now O1 O5 Y1 Y4 B3 B6: only 3 4 5 6 are left of the run
            (1, "take card twos-fives"),  # four twos: Y2 B2 O2 W2
            (2, "take card bonus-3"),
            (0, "take card flush"),  # two of each colour
        ),
        scores=({"straight": 3, "flush": -2}, {"twos-fives": 3}, {"bonus-3": 3}),
        totals=(1, 3, 3),
    ),
    Round(
        pools=("O6 O6 Y6 Y6 B3 B4", "Y1 Y1 Y2 O1 O2 O2", "B1 B2 B3 B4 O5 Y5"),
        centre="W1 W2 W3 W4 W5 W6",
        cards="29-and-up ones-sixes 13-and-under candy-cane double-triple flush tri-color bonus-2",
        rolls=[5],
        moves=(
            (0, "take card 29-and-up"),  # 6 + 6 + 6 + 6 + 4 + 3 = 31
            (0, "take card ones-sixes"),  # four sixes
            (1, "take card 13-and-under"),
            (1, "take card candy-cane"),
            (1, "take card double-triple"),  # all three are met now
            (2, "take card flush"),
            (2, "take card tri-color"),
            (1, "offer all give Y2 mark for any-colour number 3 propose"),
            (2, "accept 1"),  # its only three is B3
            (2, "reroll die Y2"),  # a 5 comes: B1 B2 B4 O5 Y5 Y5
        ),
        # Seat 1 has Y1 Y1 O1 O2 O2 B3: they sum to 10, three orange and two yellow, three ones and two twos.
        # Seat 2 has three blue, two yellow, one orange.
        scores=(
            {"29-and-up": 5, "ones-sixes": 3},
            {"13-and-under": 5, "candy-cane": -4, "double-triple": -5},
            {"flush": -2, "tri-color": -4},
        ),
        totals=(9, -1, -3),
    ),
    Round(
        pools=("O1 O3 Y3 Y5 B5 B6", "Y4 Y4 Y2 Y6 O4 O4", "W1 W2 W4 B2 B2 B6"),
        centre="W3 W5 W6",
        cards="nuttin full-house pyramid yours-theirs bonus-5 rainbow",
        rolls=[],
        moves=(
            (0, "take card nuttin"),  # Rainbow would spoil nothing either: three colours
            (1, "take card full-house"),  # four yellow dice, two fours
            (1, "take card pyramid"),  # only two colours
            (2, "take card yours-theirs"),  # white and blue, but blue is its own
            (2, "take card bonus-5"),
        ),
        scores=({"nuttin": 10}, {"full-house": 4, "pyramid": -4}, {"yours-theirs": -5, "bonus-5": 5}),
        totals=(19, -1, -3),
    ),
)


@pytest.mark.rule("AM-30", "AM-31", "AM-42")
def test_three_rounds_scored_by_hand():
    before = [0, 0, 0]
    for number, round_ in enumerate(ROUNDS, 1):
        table = a_table(
            *round_.pools, centre=round_.centre, table=round_.cards, chance=round_.rolls, points=before,
            round_=number, three_rounds=True,
        )  # fmt: skip
        for seat, words in round_.moves:
            table.play(seat, words)
        table.game.chance = type(table.game).new(bytes(32), 3).chance  # what the next deal draws is no matter
        for seat in range(3):
            table.play(seat, "done")
        scored = [event.data for event in table.told if event.kind == "scored"]
        assert [{CARDS[line[0]]: line[2] for line in lines} for _, lines, _, _ in scored] == [*round_.scores]
        assert tuple(total for _, _, _, total in scored) == round_.totals
        before = [*round_.totals]
        if number == 3:
            assert table.game.outcome == ((1, 2, 3), (0,), (19, -1, -3), "three-rounds")
