"""What is hidden and what is public (OO-60). The suite plants marks and compares worlds; here are the examples."""

from __future__ import annotations

import pytest

from games.alakazoo import Alakazoo
from games.alakazoo.rules import Rules
from games.kernel.chance import Chance
from games.kernel.errors import StaleDecision

from .table import a_table, cards

EVERYBODY = (None, 0, 1, 2)
HANDS = {0: "E-head E-tail", 1: "G-head G-tail G-torso", 2: "M-head"}


@pytest.mark.rule("OO-60")
def test_public_things_are_in_every_view():
    table = a_table(
        "EGM",
        hands=HANDS,
        portals={1: "T-head"},
        runes={2: "head:Flame"},
        magic={0: 2},
        dark={1: 1},
        points={2: 4},
        columns=("V-head", "", "V-tail", ""),
        deck="N-head N-tail",
        discard="T-tail",
    )
    for seat in EVERYBODY:
        view = table.game.view(seat)
        assert view.boards == [0, 1, 2]
        assert view.portals[1][1] == 28
        assert (view.magic, view.dark, view.points) == ([2, 0, 0], [0, 1, 0], [0, 0, 4])
        assert view.runes[2] == 1 << 2, "Mosshorn's head is Flame and Stone, 15: places 2 and 3"
        assert view.columns == [cards("V-head"), [], cards("V-tail"), []]
        assert view.discard == cards("T-tail")
        assert [len(hand) for hand in view.hands][:2] == [2, 3]
        assert view.deck_size == 2


@pytest.mark.rule("OO-60")
def test_hands_are_secret():
    table = a_table("EGM", hands=HANDS)
    for seat in EVERYBODY:
        view = table.game.view(seat)
        for owner, hand in HANDS.items():
            assert view.hands[owner] == (cards(hand) if owner == seat else [None] * len(cards(hand)))
        assert view.hand == ([] if seat is None else cards(HANDS[seat]))


@pytest.mark.rule("OO-60")
def test_the_deck_order_is_secret():
    one, other = a_table("EG", deck="E-head G-head"), a_table("EG", deck="G-head E-head")
    for seat in (None, 0, 1):
        assert one.game.view(seat) == other.game.view(seat)


@pytest.mark.rule("OO-60")
def test_no_view_lists_cards_that_entered_a_hand_openly():
    table = a_table("EG", columns=("V-head V-tail", "", "", "")).play("column 0")
    assert table.game.view(1).hands[0] == [None, None]
    assert table.game.view(0).hands[0] == cards("V-head V-tail")


@pytest.mark.rule("OO-60")
@pytest.mark.parametrize("moves", [("swap", "discard E-head"), ("keeper", "power a", "discard E-head")])
def test_drafts_are_secret_to_their_seat(moves: tuple[str, ...]):
    table = a_table("EGM", hands=HANDS, magic={0: 1}, columns=("V-head", "", "", ""))
    before = table.game.copy()
    table.play(*moves)
    (own,) = table.game.view(0).decisions
    assert "back" in [option[0] for option in own.options]
    for seat in (None, 1, 2):
        assert table.game.view(seat) == before.view(seat)


@pytest.mark.rule("OO-60")
def test_what_others_see_is_asked_lies_beneath_the_draft():
    table = a_table("EGM", hands=HANDS, columns=("V-head", "", "", ""))
    (board,) = table.game.view(None).decisions
    table.play("swap", "discard E-head")
    assert table.game.beneath(0) == (board,) and table.game.beneath(1) == ()
    with pytest.raises(StaleDecision):
        table.game.submit(0, ("column", 0), board.id)
    table.play("back", "back")
    assert table.game.decisions == (board,) and table.game.beneath(0) == ()


@pytest.mark.rule("OO-60")
def test_no_button_of_a_draft_answers_a_later_step():
    table = a_table("EGM", hands=HANDS)
    seen = {(d.id, d.options) for d in table.game.decisions}
    for words in ("swap", "discard E-head", "back", "back", "swap", "back", "swap", "discard E-head"):
        table.play(words)
        seen |= {(d.id, d.options) for d in table.game.decisions}
    numbers = [number for number, _ in seen]
    assert len(numbers) == len(set(numbers)) == 7, "the turn itself is the same question three times"


@pytest.mark.rule("OO-60")
def test_the_keepers_draft_is_one_kind_of_question_whatever_is_chosen():
    table = a_table(
        "EG", hands={0: "E-head", 1: "M-head"}, portals={0: "V-head"}, magic={0: 1}, columns=("N-tail", "", "", "")
    )
    kinds = set()
    for moves in (("keeper",), ("power a",), ("discard E-head",), ("back",), ("back",), ("power c",)):
        kinds.add(table.play(*moves).asked)
    assert kinds == {(0, "keeper")}


@pytest.mark.rule("OO-60")
def test_imagined_hands_are_of_cards_that_are_not_seen():
    table = a_table("EGM", hands=HANDS, columns=("V-head V-tail", "", "", ""), portals={1: "T-head"})
    seen: set[int] = set()
    for number in range(60):
        game = type(table.game).imagine(table.game.view(0), Chance(bytes([number + 1])))
        game.check()
        assert game.state.hands[0] == cards(HANDS[0])
        assert [len(hand) for hand in game.state.hands] == [2, 3, 1]
        seen |= set(game.state.hands[1])
    assert not seen & set(cards("E-head E-tail V-head V-tail T-head"))
    assert len(seen) > 40, "any of the other 49"


@pytest.mark.rule("OO-60")
@pytest.mark.parametrize("edition", ["castle-keeper", "magic-helper"])
def test_questions_are_public_where_their_options_are(edition: str):
    found: set[tuple[str, bool]] = set()
    for seed in range(4):
        game = Alakazoo.new(bytes([seed]) * 32, 3, Rules(edition=edition))  # type: ignore[arg-type]
        rng = Chance(b"public", seed)
        while game.decisions:
            (decision,) = game.decisions
            found.add((decision.kind, decision.public))
            game.submit(decision.seat, rng.choice(decision.options))
    open_ = {(kind, True) for kind in ("board", "turn", "order", "light", "trim-magic")}
    assert found == open_ | {(kind, False) for kind in ("swap", "keeper", "place", "trim-hand")}
