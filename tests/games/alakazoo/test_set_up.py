"""Set-up (OO-10 … OO-13)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alakazoo import Alakazoo
from games.alakazoo.rules import Rules
from games.kernel.errors import IllegalAction


def new(seed: int, seats: int, **options: str) -> Alakazoo:
    return Alakazoo.new(seed.to_bytes(32, "big"), seats, Rules(**options))  # type: ignore[arg-type]


def with_boards(seed: int, *creatures: int) -> Alakazoo:
    """A game in which the boards are chosen, in turn order."""
    game = new(seed, len(creatures))
    for creature in creatures:
        game.submit(game.decisions[0].seat, ("board", creature))
    return game


@pytest.mark.rule("OO-10")
def test_first_player_is_random():
    firsts = Counter(new(seed, 4).state.first for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert all(25 < n < 80 for n in firsts.values())


@pytest.mark.rule("OO-10")
def test_boards_are_chosen_in_turn_order_from_those_left():
    game = new(1, 3)
    first = game.state.first
    asked = []
    for creature in (5, 0, 3):
        (decision,) = game.decisions
        asked.append((decision.seat, decision.kind, [option[1] for option in decision.options]))
        game.submit(decision.seat, ("board", creature))
    assert asked == [
        (first, "board", [0, 1, 2, 3, 4, 5]),
        ((first + 1) % 3, "board", [0, 1, 2, 3, 4]),
        ((first + 2) % 3, "board", [1, 2, 3, 4]),
    ]
    assert [game.state.boards[(first + step) % 3] for step in range(3)] == [5, 0, 3]


@pytest.mark.rule("OO-10")
def test_a_chosen_board_is_refused():
    game = new(1, 3)
    first = game.state.first
    game.submit(first, ("board", 5))
    with pytest.raises(IllegalAction):
        game.submit((first + 1) % 3, ("board", 5))


@pytest.mark.rule("OO-10")
def test_boards_may_be_dealt():
    dealt = [tuple(new(seed, 4, boards="deal").state.boards) for seed in range(60)]
    assert all(len(set(boards)) == 4 for boards in dealt)
    assert {creature for boards in dealt for creature in boards} == set(range(6))
    assert new(0, 2, boards="deal").decisions[0].kind == "turn"


@pytest.mark.rule("OO-11")
@pytest.mark.parametrize(("boards", "out"), [((0, 1), 2), ((0, 1, 2), 1), ((0, 1, 2, 3), 0)])
def test_creatures_on_no_board_go_out(boards: tuple[int, ...], out: int):
    boxes = [with_boards(seed, *boards).state.box for seed in range(40)]
    assert all(len(set(box)) == out for box in boxes)
    assert all(not set(box) & set(boards) for box in boxes)
    spare = set(range(6)) - set(boards) if out else set()
    assert {creature for box in boxes for creature in box} == spare, "which of them is random"


@pytest.mark.rule("OO-11")
@pytest.mark.parametrize(("boards", "in_play"), [((0, 1), 36), ((0, 1, 2), 45), ((0, 1, 2, 3), 54)])
def test_cards_in_play(boards: tuple[int, ...], in_play: int):
    s = with_boards(3, *boards).state
    lying = [*s.deck, *[card for zone in (*s.hands, *s.columns) for card in zone]]
    assert len(lying) == len(set(lying)) == in_play
    assert not {card // 9 for card in lying} & set(s.box)


@pytest.mark.rule("OO-12")
def test_four_cards_each_and_two_in_each_column():
    game = with_boards(4, 0, 1, 2)
    s = game.state
    assert [len(hand) for hand in s.hands] == [4, 4, 4]
    assert [len(column) for column in s.columns] == [2, 2, 2, 2]
    assert len(s.deck) == 45 - 12 - 8


@pytest.mark.rule("OO-12")
def test_columns_are_laid_card_by_card_from_left_to_right():
    game = new(4, 3)
    told = []
    for creature in (0, 1, 2):
        told = game.submit(game.decisions[0].seat, ("board", creature))
    added = [event.data for event in told if event.kind == "added"]
    assert [column for column, _ in added] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert game.state.columns == [[added[n][1], added[n + 4][1]] for n in range(4)]
    assert all(event.audience is None for event in told if event.kind == "added")


@pytest.mark.rule("OO-12", "OO-60")
def test_a_dealt_hand_is_told_to_its_owner_only():
    game = new(4, 3, boards="deal")
    hands = [event for event in game.opening if event.kind == "hand"]
    assert sorted((event.data[0], event.audience) for event in hands) == [(0, (0,)), (1, (1,)), (2, (2,))]
    assert all(list(event.data[1:]) == game.state.hands[event.data[0]] for event in hands)


@pytest.mark.rule("OO-12")
def test_the_cards_are_shuffled():
    hands = [tuple(with_boards(seed, 0, 1, 2, 3).state.hands[0]) for seed in range(40)]
    assert len(set(hands)) == 40
    assert len({card for hand in hands for card in hand}) > 45, "any of the 54"


@pytest.mark.rule("OO-13")
@pytest.mark.parametrize("edition", ["castle-keeper", "magic-helper"])
def test_each_player_starts_with_one_magic_token(edition: str):
    s = new(5, 4, edition=edition, boards="deal").state
    assert (s.magic, s.dark, s.runes) == ([1, 1, 1, 1], [0, 0, 0, 0], [0, 0, 0, 0])


@pytest.mark.rule("OO-10")
def test_the_first_player_begins():
    game = new(6, 4, boards="deal")
    assert (game.decisions[0].seat, game.decisions[0].kind, game.state.round) == (game.state.first, "turn", 1)
