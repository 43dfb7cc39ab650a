"""What is hidden and what is public (AZ-95)."""

from __future__ import annotations

import pytest

from games.alakazum import Alakazum
from games.alakazum.cards import ENEMIES, NUMBER
from games.kernel.chance import Chance

from .table import a_table


def a_full_table() -> Alakazum:
    table = a_table(3).team(0, "moma:B", "lamia").team(1, "trasno", "anxaneta:C").team(2, "coeter")
    table.hand(0, "hat-1", "voodoo").hand(1, "double").hand(2, "hat-3", "hat-3", "broom").broom("lamia")
    table.market("hat-2", "die-1").cemetery("basajaun").removed("trick-or-treat")
    table.enemies("halloween", "fast-food", "santa-claus", "black-friday", flipped=("fast-food",))
    return table.forest("hat-1", "moura", "castanyera").at("act").game


@pytest.mark.rule("AZ-95")
def test_teams_brooms_cemetery_market_sizes_and_flipped_enemies_are_public() -> None:
    game = a_full_table()
    fast_food = next(n for n, row in enumerate(ENEMIES) if row.id == "fast-food")
    for seat in (None, 0, 1, 2):
        view, s = game.view(seat), game.state
        assert (view.teams, view.levels, view.brooms) == (s.teams, s.levels, s.brooms)
        assert (view.cemetery, view.market, view.removed) == (s.cemetery, s.market, s.removed)
        assert [len(hand) for hand in view.hands] == [2, 1, 3]
        assert len(view.forest) == len(s.forest)
        assert (view.enemies, view.flipped) == ([None, fast_food, None, None], [1])


THROWS = ("dice", "hypnosis", "present", "flip")
PUBLIC = frozenset(("start", "toad", "fighter", "helper", "trick", "santa", "lose", "witch", *THROWS))
PRIVATE = frozenset(("potion", "die", "rob", "give", "action", "voodoo", "pay", "forest", "alakazum"))
"""Questions whose options depend on a hand, a draft, or cards looked at."""


@pytest.mark.rule("AZ-22", "AZ-95")
def test_a_question_is_public_where_its_options_follow_from_public_facts() -> None:
    found: set[tuple[str, bool]] = set()
    for number in range(20):
        game = Alakazum.new(bytes([number]) * 32, 2 + number % 4, Alakazum.Options(chaotic_toad=True))
        rng = Chance(bytes([number + 1]))
        while game.decisions:
            decision = rng.choice(game.decisions)
            found.add((decision.kind, decision.public))
            shown = game.view(None).decisions[game.decisions.index(decision)]
            assert shown.options == (decision.options if decision.public else ())
            game.submit(decision.seat, rng.choice(decision.options), decision.id)
    assert found == {(kind, True) for kind in PUBLIC} | {(kind, False) for kind in PRIVATE}


def test_a_view_says_where_the_turn_is() -> None:
    new = Alakazum.new(bytes(32), 2)
    assert new.view(0).phase == "set-up"
    toad = a_table(2, toad=True).team(0, "chaotic-toad").market("hat-1", "hat-2").at("start")
    explore = a_table(2).team(0, "moma", "lamia").forest("castanyera").at("explore")
    act = a_table(2).hand(0, "hat-1").at("act")
    conjuring = a_table(2).team(0, "montserrat:C", "castanyera:C", "tio-de-nadal").at("alakazum")
    over = a_table(2).forest(only=True).at("explore")
    tables = (toad, explore, act, conjuring, over)
    assert [table.game.view(None).phase for table in tables] == ["start", "explore", "act", "alakazum", "over"]


@pytest.mark.rule("AZ-95")
def test_hands_forest_and_face_down_enemies_are_secret() -> None:
    game = a_full_table()
    assert game.view(2).hands == [[None] * 2, [None], [NUMBER["hat-3"], NUMBER["hat-3"], NUMBER["broom"]]]
    assert game.view(None).hands == [[None] * 2, [None], [None] * 3]
    assert all(game.view(seat).forest == [None] * len(game.state.forest) for seat in (None, 0, 1, 2))


@pytest.mark.rule("AZ-95")
def test_a_view_keeps_its_seats_divinations_and_what_it_put_back() -> None:
    game = a_full_table()
    game.state.peeked[1], game.state.known[1] = 0b100, 2
    santa = next(n for n, row in enumerate(ENEMIES) if row.id == "santa-claus")
    assert game.view(1).enemies[2] == santa and game.view(0).enemies[2] is None
    assert game.view(1).forest[-3:] == [None, NUMBER["moura"], NUMBER["hat-1"]]
    game.draw()
    assert game.view(1).forest[-2:] == [None, NUMBER["moura"]]
    game.shuffle_forest()
    assert game.view(1).forest == [None] * len(game.state.forest)


@pytest.mark.rule("AZ-95")
def test_what_enters_a_hand_openly_is_told_and_then_no_view_lists_it() -> None:
    table = a_table(2).hand(0, "hat-1").market("hat-2").at("act").announce(0, "market", ("show", "hat-1"))
    assert table.heard_by("took") == [(("took", 0, "hat-2", "market"), None)]
    assert table.game.view(1).hands[0] == [None]


@pytest.mark.rule("AZ-95", "AZ-40")
def test_an_imagined_game_keeps_faith_with_what_was_announced() -> None:
    """A shown card is in the hand behind it, a spell can be paid, revealed cards are held."""
    market = a_table(3).hand(0, "robbery", "hat-1").hand(1, "hat-2").market("hat-2").at("act")
    market.play(0, "market", ("show", "robbery"))
    spell = a_table(3).team(0, "moma").hand(0, "hat-1", "hat-3", "double").hand(1, "hat-2").cemetery("lamia").at("act")
    spell.play(0, "magic", ("spell", "resurrect"), ("raise", "lamia"))
    conjured = a_table(3).team(0, "montserrat:C", "tio-de-nadal").hand(0, "barretina", "amulet", "hat-1")
    conjured.hand(1, "hat-2").at("alakazum")
    conjured.play(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 0), "announce")
    for number in range(40):
        rng = Chance(bytes([number + 1]))
        hands = [Alakazum.imagine(table.game.view(1), rng).state.hands[0] for table in (market, spell, conjured)]
        assert NUMBER["robbery"] in hands[0]
        assert sum({NUMBER["hat-1"]: 1, NUMBER["hat-2"]: 2, NUMBER["hat-3"]: 3}.get(card, 0) for card in hands[1]) >= 4
        assert {NUMBER["barretina"], NUMBER["amulet"]} <= set(hands[2])
