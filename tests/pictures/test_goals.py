"""Goals as dice: each card has its pattern, which the rules hold for met; what is there and missing is right."""

from __future__ import annotations

import pytest

from games.alakazam.cards import CARDS, NEUTRAL, NUMBER, Card
from games.alakazam.goals import judged
from games.kernel.chance import Chance
from pictures import gallery, samples
from pictures.alakazam.bazaar import BazaarTile
from pictures.alakazam.goal_cards import PATTERNS, SHAPES
from pictures.alakazam.progress import Slot, progress
from tests.games.alakazam.table import dice

from .canvas_checks import found

OWN = 4
"""A seat whose colour no pattern is given below."""


def made(row: str) -> list[int]:
    """Dice as a row of a pattern shows them: a to d are the first colours, e OWN, f the white one."""
    colours = {sign: at for at, sign in enumerate("abcd")} | {"e": OWN, "f": NEUTRAL, "W": NEUTRAL}
    return [10 * (at % 4) + int(sign) if sign.isdigit() else 10 * colours[sign] + 1 + at for at, sign in enumerate(row)]


def test_every_card_has_its_dice_or_its_sign() -> None:
    assert PATTERNS.keys() == {card.id for card in CARDS}
    assert all(bool(PATTERNS[card.id].sign) == (card.kind == "bonus") for card in CARDS)
    assert all(bool(PATTERNS[card.id].rows) == (card.kind != "bonus") for card in CARDS)


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.kind != "bonus" and card.id != "nuttin"])
def test_the_dice_that_a_card_shows_bring_all_its_points(card: str) -> None:
    pattern = PATTERNS[card]
    for row in pattern.rows if pattern.either else [pattern.line]:
        points, _ = judged(NUMBER[card], made(row), OWN)
        assert points == max(CARDS[NUMBER[card]].points), row
        if pattern.sum:
            total = sum(die % 10 for die in made(row))
            assert total >= 29 if pattern.sum == "≥29" else total <= 13


def test_any_two_colours_of_a_card_have_different_shapes() -> None:
    assert len(set(SHAPES.values())) == len(SHAPES) == 6


@pytest.mark.parametrize(
    ("card", "pool", "drawn"),
    [
        ("straight", "O1 Y2 B3 B5 B6 B6", "1 2 3 (4) 5 6"),
        ("flush", "O1 O2 O3 B1", "O O O (O) (O) (O)"),
        ("candy-cane", "O1 O2 O3 O4 B1 B2", "O O O B B (B)"),
        ("pyramid", "O1 O2 B1 B2", "O O (O) B B (a)"),
        ("tri-color", "W1 W2 G3", "W W G (G) (c) (c)"),
        ("rainbow", "O1 Y1 Y2 K1", "Y O K (d) (e) (f)"),
        ("double-triple", "O4 Y4 B6 G6 K6 W1", "6 6 6 4 4 (4)"),
        ("double-triple", "O4 Y4 B4 G4 K4 W4", "4 4 4 4 4 4"),
        ("twos-fives", "O2 Y5 B5 G5", "5 5 5 (5) (5) (5)"),
        ("29-and-up", "O6 Y6 B1", "6 6 1 (-) (-) (-)"),
        ("13-and-under", "O6 Y6 B1 G1 K1 W1 W2", "1 1 1 1 2 6"),
        ("full-house", "O1 O2 O3 Y5 B5", "O O O (O) 5 5"),
        ("yours-theirs", "W1 B1 B2 G3 K1", "W B B -G -K"),
    ],
)
def test_what_is_there_and_what_is_missing(card: str, pool: str, drawn: str) -> None:
    some = dice(pool)
    _, finding = judged(NUMBER[card], some, OWN)
    assert " ".join(_missing(slot) for slot in progress(NUMBER[card], finding, some, OWN)) == drawn


def _missing(slot: Slot) -> str:
    """What is missing in brackets: its colour where that is settled."""
    return f"({_said('', slot.colour).lstrip('-')})" if slot.colour >= 0 else _said(slot.sign, slot.die)


def _said(sign: str, die: int) -> str:
    """A number, a colour's letter; in brackets what is missing, behind a dash what is in the way."""
    if die < 0:
        return f"({sign})"
    return str(die % 10) if die < 100 else ("" if sign else "-") + "OYBGKW"[die - 100]


@pytest.mark.parametrize("card", [card for card in CARDS if card.goal not in ("", "straight", "high", "low", "nuttin")])
def test_a_goal_is_met_where_its_dice_are_there(card: Card) -> None:
    rng, met = Chance(bytes(32)), 0
    for _ in range(400):
        kinds, size = 2 + rng.below(5), 3 + rng.below(7)
        pool = [10 * rng.choice((0, 1, 2, OWN, NEUTRAL)) + 1 + rng.below(kinds) for _ in range(size)]
        points, finding = judged(NUMBER[card.id], pool, OWN)
        slots = progress(NUMBER[card.id], finding, pool, OWN)
        there = sum(slot.die >= 0 for slot in slots) >= (4 if len(card.points) > 1 else len(slots))
        assert (points > 0) == (there and all(slot.sign for slot in slots)), (pool, slots)
        met += points > 0
    assert 0 < met < 400


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_when_trading_begins_all_goals_lie_there_with_their_dice(seats: int) -> None:
    game = found("alakazam", seats, lambda now: now.view(None).trade is not None, range(1, 3))
    tile = next(tile for tile in gallery.board(game.view(None), samples.NAMES[:seats]) if isinstance(tile, BazaarTile))
    assert len(tile.cards) == 2 * seats and not tile.cramped
