"""AM-3, AM-4, AM-30, AM-31: what pools score; every example of the rule page, and a second evaluator."""

from __future__ import annotations

import pytest

from games.alakazam.cards import CARDS as ROWS
from games.alakazam.goals import judged, sheet
from games.alakazam.lacking import lacking_dice
from games.alakazam.rules import Rules
from games.alakazam.worth import one_short
from games.kernel.chance import Chance

from .naive import naive
from .table import CARDS, LETTERS, a_table, cards, dice, named

GOALS = [card for card in CARDS if not card.startswith("bonus") and card != "nuttin"]


def score(card: str, pool: str, own: int = 0, flat: bool = False) -> int:
    """What the holder of one card gets for it."""
    pools, hands = [[], [], []], [[], [], []]
    pools[own], hands[own] = dice(pool), cards(card)
    return sheet(own, pools, hands, (0, 1, 2), flat).points


@pytest.mark.rule(
    "AM-31", "EX-20", "EX-21", "EX-22", "EX-23", "EX-24", "EX-25", "EX-26", "EX-27", "EX-28", "EX-29"
)  # fmt: skip
@pytest.mark.parametrize(
    ("card", "pool", "points"),
    [
        pytest.param("straight", "O2 B3 Y4 Y5 O6 B6", 5, id="EX-20"),
        pytest.param("straight", "O1 O2 B3 B5 Y6 Y6", -3, id="EX-21"),
        pytest.param("candy-cane", "O1 O2 O3 O4 B1 B2", -4, id="EX-22"),
        pytest.param("double-triple", "O2 O2 B2 B2 Y2 Y2", 5, id="EX-23"),
        pytest.param("13-and-under", "O1 O1 B2 B3 Y3 Y3", 5, id="EX-24"),
        pytest.param("full-house", "O1 O3 O4 O6 B2 Y2", 4, id="EX-25"),
        pytest.param("full-house", "O1 O2 O3 O4 O5 O6", -4, id="EX-26"),
        pytest.param("full-house", "O2 O2 O2 O2 O2 O2", 4, id="EX-27"),
        pytest.param("yours-theirs", "W1 W4 B2 B3 B6 B6", 5, id="EX-28"),
        pytest.param("yours-theirs", "W1 W2 W3 W4 W5 W6", -5, id="EX-29"),
    ],
)
def test_the_examples_of_the_page(card: str, pool: str, points: int):
    assert score(card, pool) == points


@pytest.mark.rule("AM-31", "EX-30", "EX-31")
@pytest.mark.parametrize(
    ("claimed", "points"),
    [
        pytest.param("flush 13-and-under ones-sixes", 10, id="EX-30"),
        pytest.param("rainbow", -10, id="EX-31"),
    ],
)
def test_nuttin_looks_at_what_anybody_holds(claimed: str, points: int):
    pool = dice("O1 O3 B3 B5 Y5 G6")
    found = sheet(0, [pool, [], []], [cards("nuttin"), cards(claimed), []], (0, 1, 2), False)
    assert found.points == points


@pytest.mark.rule("AM-30", "EX-32")
def test_a_round_adds_up():
    found = sheet(0, [dice("O2 B3 Y4 Y5 O6 B6"), []], [cards("straight flush bonus-3"), []], (0, 1), False)
    assert {CARDS[line.card]: (line.met, line.points) for line in found.lines} == {
        "straight": (True, 5),
        "flush": (False, -2),
        "bonus-3": (True, 3),
    }
    assert found.points == 6


@pytest.mark.rule("AM-31")
@pytest.mark.parametrize(
    ("card", "pool", "points"),
    [
        ("straight", "O1 O2 O5 O6 B5 B6", -3),  # no wrap
        ("straight", "O1 O2 O3 O4 O5 O6", 8),
        ("straight", "O3 O4 O5 O6", 3),
        ("flush", "W1 W2 W3 W4 W5 O1", 3),  # neutral is a colour
        ("flush", "O1 O2 O3 O4 O5 O6", 5),
        ("rainbow", "O1 Y1 B1 G1 K1 W1", 8),
        ("rainbow", "O1 O2 Y1 B1 G1", 3),
        ("candy-cane", "O1 O2 O3 B1 B2 B3 W1", 4),
        ("tri-color", "O1 O2 Y3 Y4 B5 B6", 4),
        ("tri-color", "O1 O2 Y3 Y4 B5 G6", -4),
        ("pyramid", "O1 O2 O3 Y1 Y2 B1", 4),
        ("pyramid", "O1 O2 O3 Y1 Y2 Y3", -4),
        ("double-triple", "O2 B2 Y2 O5 B5 Y5", 5),
        ("double-triple", "O2 B2 Y2 O2 B2 Y5", -5),
        ("29-and-up", "O6 O6 B6 B5 Y3 Y3", 5),
        ("29-and-up", "O6 O6 B6 B5 Y3 Y2", -5),
        ("29-and-up", "O6 O6 B6 B6 Y5", 5),  # five dice are enough where they reach it
        ("29-and-up", "O6 O6 B6 B5 Y5", -5),
        ("29-and-up", "O6 O6 B6 B6", -5),
        ("29-and-up", "O6 O6 B6 B5 Y3 Y3 W1 W1", 5),  # more dice never hurt
        ("13-and-under", "O1 O1 B2 B3 Y3 Y4", -5),
        ("13-and-under", "O1 O1 B2", -5),  # it needs six
        ("ones-sixes", "O1 O1 B1 B6 Y6 Y6", -3),  # never added together
        ("ones-sixes", "O6 O6 B6 B6 Y6 Y1", 5),
        ("twos-fives", "O5 O5 B5 B5 Y2 Y1", 3),
        ("threes-fours", "O4 O4 B4 B4 Y4 Y4", 8),
        ("full-house", "O1 O2 O3 O4 B5 B6", 4),
        ("full-house", "O2 B2 Y2 W2 O5 B5", 4),
        ("full-house", "O2 O3 B2 Y2 W2 B5", -4),  # a die is in one group only
        ("yours-theirs", "W1 O2 O3 O6 W6 W6", -5),  # the own colour
        ("yours-theirs", "W1 B2 Y3 B6 W6 W6", -5),
        ("ones", "O1 B1 Y1 W1 W6 W6", 3),
        ("sixes", "O6 B6 Y6 W6 W6 W6", 8),
    ],
)
def test_goals(card: str, pool: str, points: int):
    assert score(card, pool) == points


@pytest.mark.rule("AM-3", "AM-4")
def test_penalties_are_the_lowest_printed_value_or_three():
    printed = {"straight": 3, "flush": 2, "candy-cane": 4, "double-triple": 5, "29-and-up": 5, "13-and-under": 5,
               "ones-sixes": 3, "twos-fives": 3, "threes-fours": 3, "full-house": 4, "tri-color": 4, "rainbow": 3,
               "pyramid": 4, "yours-theirs": 5, **dict.fromkeys(CARDS[-6:], 3)}  # fmt: skip
    assert printed.keys() == {*GOALS}
    bad = "O1 O1 B3"
    assert {card: -score(card, bad) for card in printed} == printed
    assert {score(card, bad, flat=True) for card in printed} == {-3}
    assert sheet(0, [dice("O1 B1 Y1 W1")], [cards("nuttin ones")], (0,), True).points == 3 - 3


@pytest.mark.rule("AM-3", "AM-4")
def test_the_deck():
    assert [row.id for row in ROWS] == CARDS
    assert len([row for row in ROWS if row.set == "base"]) == 18
    assert {row.id: row.points[0] for row in ROWS if row.kind == "bonus" and not row.per} == {
        "bonus-5": 5,
        "bonus-3": 3,
        "bonus-2": 2,
    }


@pytest.mark.rule("AM-4")
def test_bonuses_that_count_goals():
    pools = [dice("O1 O2 O3 O4"), dice("Y1 Y1 Y1"), dice("B1 B1 B1")]
    hands = [cards("bonus-left bonus-goals straight flush"), cards("rainbow bonus-5"), cards("bonus-right twos fives")]
    mine = sheet(0, pools, hands, (0, 1, 2), False)
    assert {CARDS[line.card]: line.points for line in mine.lines} == {
        "straight": 3,
        "flush": 2,
        "bonus-left": 2,  # one goal, not met; the Bonus of seat 1 is none
        "bonus-goals": 4,
    }
    assert [line.points for line in sheet(2, pools, hands, (0, 1, 2), False).lines] == [-3, -3, 2]
    right = [hands[1], hands[2], hands[0]]
    assert sheet(1, pools, right, (0, 1, 2), False).lines[-1].points == 2, "the right neighbour of seat 1 is seat 0"


@pytest.mark.rule("AM-31")
def test_nuttin_judges_each_goal_with_its_holders_colour():
    pool = dice("W1 W3 O2 O4")
    assert sheet(0, [pool, []], [cards("nuttin"), cards("yours-theirs")], (0, 1), False).points == -10
    assert sheet(0, [pool, []], [cards("nuttin yours-theirs"), []], (0, 1), False).points == 10 - 5


@pytest.mark.rule("AM-31")
def test_the_findings_say_why():
    def finding(card: str, pool: str) -> tuple[object, ...]:
        return judged(CARDS.index(card), dice(pool), 0)[1]

    assert finding("straight", "O2 B3 Y4 Y5 O6 B6") == ("run", 2, 5)
    assert finding("flush", "B1 B2 W1 O1 B3") == ("colour", 2, 3)
    assert finding("pyramid", "B1 B2 W1 O1 B3 W2") == ("colours", 2, 3, 5, 2, 0, 1)
    assert finding("ones-sixes", "B1 B6 W6") == ("number", 6, 2)
    assert finding("29-and-up", "O6 O6 B6 B5 Y3 Y2") == ("sum", 28)
    assert finding("29-and-up", "O6 O6 B6") == ("sum", 18)
    assert finding("13-and-under", "O1 O1 B1") == ("sum", -1), "it needs six"
    assert finding("full-house", "O1 O3 O4 O6 B2 Y2") == ("groups", 0, -2)


def pools(count: int, seed: bytes):
    rng = Chance(seed)
    for _ in range(count):
        left = [letter for letter in LETTERS for _ in range(6)]
        rng.shuffle(left)
        narrow = rng.below(3)  # some pools of few colours and numbers, or nothing is ever met
        size = 3 + rng.below(7)
        if narrow:
            left = [letter for letter in left if letter in LETTERS[rng.below(3) :: 2]][:size]
        yield tuple(
            (letter, 1 + rng.below(3) * (1 + (narrow == 2)) if narrow else rng.roll()) for letter in left[:size]
        )


def agree(count: int, seed: bytes) -> None:
    met = dict.fromkeys(GOALS, 0)
    for at, pool in enumerate(pools(count, seed)):
        numbers = [10 * LETTERS.index(letter) + number for letter, number in pool]
        own = at % 5
        for card in GOALS:
            points = judged(CARDS.index(card), numbers, own)[0]
            assert points == naive(card, pool, LETTERS[own]), (card, pool, own)
            met[card] += points > 0
    assert min(met.values()) > count // 400, met


@pytest.mark.rule("AM-31")
def test_a_second_evaluator_agrees():
    agree(2000, b"few")


@pytest.mark.long
@pytest.mark.rule("AM-31")
def test_a_second_evaluator_agrees_on_many_pools():
    agree(100_000, b"many")


@pytest.mark.rule("AM-3")
def test_the_option_is_called_penalty():
    assert Rules().penalty == "printed"
    assert Rules(penalty="flat").penalty == "flat"


@pytest.mark.parametrize(
    ("card", "pool", "short"),
    [
        ("flush", "O1 O2 O3 B1 B2 Y1", True),
        ("flush", "O1 O2 B3 B1 Y2 Y1", False),
        ("flush", "O1 O2 O3 O1 B2 Y1", False),  # met
        ("13-and-under", "O1 O2 O2 B2 B2 Y6", True),  # 15, and 10 with a one for the six
        ("13-and-under", "O6 O6 O2 B2 B2 Y6", False),
        ("full-house", "O1 O3 O4 B2 B6 Y2", True),  # three orange, two twos
        ("rainbow", "O1 O3 O4 B2 Y6 Y2", True),
        ("rainbow", "O1 O3 O4 B2 B6 B2", False),
        ("bonus-5", "O1 O3 O4 B2 B6 B2", False),
    ],
)
def test_one_die_is_missing_where_another_in_its_place_would_meet_the_goal(card: str, pool: str, short: bool):
    assert one_short(cards(card)[0], tuple(sorted(dice(pool))), 0, (0, 1, 2, 5)) is short


@pytest.mark.parametrize(
    ("pool", "held", "centre", "found"),
    [
        ("O1 O2 O3 O6", "straight", "W4 W6", "O6 W4 of -1: 3"),  # 1 to 4
        ("O1 O2 O3 O6", "straight", "W6", "O6 Y4 of 1: 3"),  # the left neighbour's, as none lies in the centre
        ("O1 O2 O5 O6", "straight", "W4", None),  # two are missing
        ("O1 O2 O3 O6", "straight flush", "W4", None),  # four orange bring 2: no other 4 is orange
        ("O1 O2 O3 B6", "straight flush", "W4", "B6 W4 of -1: 3"),  # the flush is missed either way
        ("O1 O2 O3 O6", "straight bonus-2", "W4", None),  # AM-18: nothing more may be dealt
    ],
)
def test_the_one_die_that_a_held_goal_lacks_is_found_where_it_lies(
    pool: str, held: str, centre: str, found: str | None
) -> None:
    table = a_table(pool, "Y1 Y2 Y3 Y4", "B1 B2 B3 B4", centre=centre, hands={0: held})
    said = [
        f"{named([one.out])} {named([one.into])} of {one.owner}: {one.points}"
        for one in lacking_dice(table.game.view(0), 0)
        if one.card == cards("straight")[0]
    ]
    assert said == ([found] if found else [])


def test_a_die_that_nobody_can_be_asked_for_is_not_named() -> None:
    """Ben's 4 lies in his own offer; then he is done; then so is Cleo: there is no other."""
    table = a_table("O1 O2 O3 O6", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4", centre="W6", hands={0: "straight"})
    table.play(1, "offer to 2 give Y4 for want B1 propose")
    assert [one.owner for one in lacking_dice(table.game.view(0), 0)] == [2]
    table = a_table("O1 O2 O3 O6", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4", centre="W6", hands={0: "straight"})
    table.play(1, "done")
    assert [one.owner for one in lacking_dice(table.game.view(0), 0)] == [2]
    table.play(2, "done")
    assert lacking_dice(table.game.view(0), 0) == []
