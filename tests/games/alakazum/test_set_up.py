"""The box, the set-up, the turn (AZ-1 … AZ-22, AZ-92 … AZ-96)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alakazum import Alakazum, cards
from games.alakazum.cards import CARDS, ENEMIES, NUMBER
from games.kernel.game import Game

from . import box
from .case import name
from .table import a_table

SEEDS = [bytes([n]) * 32 for n in range(40)]


def new(seed: bytes = SEEDS[0], seats: int = 3, toad: bool = False) -> Alakazum:
    return Alakazum.new(seed, seats, Alakazum.Options(chaotic_toad=toad))


def told(game: Game, kind: str) -> list[tuple[object, ...]]:
    return [event.data for event in game.opening if event.kind == kind]


# ---- the box -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-2")
def test_the_base_box_holds_104_cards() -> None:
    assert Counter(map(name, cards.box(2, False).cards)) == box.cards()
    assert {seats: Counter(ENEMIES[e].id for e in cards.box(seats, False).enemies) for seats in range(2, 6)} == {
        seats: box.enemies(seats) for seats in range(2, 6)
    }
    assert box.cards().total() + box.enemies(2).total() == 104
    assert (len(cards.box(2, False).forest), len(box.START_CHARACTERS), len(box.START_HAND)) == (90, 5, 4)
    assert sum(box.FOREST_HAND.values()) == 51


@pytest.mark.rule("AZ-3")
def test_the_facts_that_the_data_must_keep() -> None:
    enemy = {row.id: n for n, row in enumerate(ENEMIES)}
    stars = {text: [cards.enemy_stars(n, seats) for seats in range(2, 6)] for text, n in enemy.items()}
    assert stars["halloween"] == [9] * 4
    assert stars["black-friday"] == [7] * 4
    assert stars["fast-food"] == [8] * 4
    assert stars["santa-claus"] == [13] * 4
    assert stars["saint-valentine"] == [9, None, None, 7]

    def levels(character: str) -> list[tuple[int, int, int]]:
        n = NUMBER[character]
        return list(zip(cards.COMBAT[n], cards.STARS[n], cards.RESISTANCE[n], strict=True))

    assert levels("senyor-pirotecnic") == [(1, 1, 1), (2, 1, 1), (2, 3, 2)]
    assert levels("castanyera")[0][2] == 1
    assert levels("dolcainer")[0][0] == 1
    assert (levels("penitente")[1][0], levels("penitente")[1][2]) == (1, 1)
    assert cards.MAGICAL[NUMBER["maruxa"]] == 2
    assert box.FOREST_HAND["voodoo"] == cards.box(2, False).forest.count(NUMBER["voodoo"]) == 2
    assert [cards.ENERGY[NUMBER[f"hat-{n}"]] for n in (1, 2, 3)] == [1, 2, 3]
    potion = {text: (cards.COMBAT_POTION[NUMBER[text]], cards.DIE_POTION[NUMBER[text]]) for text in (
        "combat-1", "combat-2", "die-1", "double")}  # fmt: skip
    assert potion == {"combat-1": (1, 0), "combat-2": (2, 0), "die-1": (0, 1), "double": (1, 1)}
    assert any(cards.MARKET_NUMBER[NUMBER[text]] == 2 for text in ("combat-2", "double", "die-2", "robbery"))
    assert [cards.CARD_STARS[NUMBER[text]] for text in ("barretina", "botafumeiro", "amulet")] == [2, 2, 1]


@pytest.mark.rule("AZ-4")
def test_great_witches_have_marks_and_numbers_but_no_rule_of_their_own() -> None:
    witches = ("vicentica", "montserrat", "maruxa", "kattalin", "rocio")
    marks = {
        text: (cards.SOCIABLE[NUMBER[text]], cards.THRIFTY[NUMBER[text]], cards.MAGICAL[NUMBER[text]])
        for text in witches
    }
    assert marks == {
        "vicentica": (1, 1, 0),
        "montserrat": (0, 2, 0),
        "maruxa": (0, 0, 2),
        "kattalin": (1, 0, 0),
        "rocio": (1, 0, 0),
    }
    table = a_table().team(0, "montserrat").hand(0, "hat-1").forest("vicentica").at("explore").play(0, "pass")
    assert table.heard("lost") == [("lost", 0, "montserrat", "vicentica")]  # 1 against 2: like anybody


def test_card_numbers_stay_what_games_under_way_hold() -> None:
    """Snapshots hold numbers: a card that moves to another number turns running games upside down."""
    assert [NUMBER[text] for text in ("senyor-pirotecnic", "tio-de-nadal", "castanyera", "rocio", "baltasar")] == [
        0, 7, 8, 34, 37,
    ]  # fmt: skip
    assert [NUMBER[text] for text in ("chaotic-toad", "hat-1", "double", "robbery", "broom", "amulet", "voodoo")] == [
        59, 60, 65, 68, 77, 84, 85,
    ]  # fmt: skip
    assert [NUMBER[text] for text in ("black-friday-discount", "thanksgiving")] == [90, 94] and len(CARDS) == 95


# ---- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-1")
def test_two_to_five_seats() -> None:
    assert [new(seats=seats).seats for seats in range(2, 6)] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 seats"):
            new(seats=seats)


@pytest.mark.rule("AZ-1", "AZ-81")
def test_eight_points_and_more_than_the_enemy_win() -> None:
    table = a_table(2).team(0, "montserrat:C", "castanyera:C", "tio-de-nadal:A").enemies("black-friday").at("alakazum")
    table.announce(0, ("culture", "CAT"), ("enemy", 0), "announce")  # 4 + 3 + 1 against 7
    assert table.game.outcome is not None
    assert (table.game.outcome.winners, table.game.outcome.reason) == ((0,), "alakazum")
    assert table.game.outcome.places == (1, 2)


@pytest.mark.rule("AZ-10")
@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 4), (4, 4), (5, 5)])
def test_enemies_lie_face_down_in_a_shuffled_row(seats: int, size: int) -> None:
    rows = [new(seed, seats).state.enemies for seed in SEEDS]
    assert all(Counter(ENEMIES[e].id for e in row) == box.enemies(seats) for row in rows)
    assert len({tuple(row) for row in rows}) > 10
    assert new(seats=seats).view(0).enemies == [None] * size


@pytest.mark.rule("AZ-11")
def test_the_start_hand_cards_are_the_market_deck_in_a_random_public_order() -> None:
    games = [new(seed) for seed in SEEDS]
    assert all(Counter(map(name, game.state.market)) == Counter(box.START_HAND) for game in games)
    assert len({tuple(game.state.market) for game in games}) == 4  # the four places of the double potion
    assert all(told(game, "opened") == [(tuple(game.view(None).market),)] for game in games)


@pytest.mark.rule("AZ-12")
@pytest.mark.parametrize("seats", range(2, 6))
def test_three_hand_cards_each_and_replaced_ones_in_the_deck(seats: int) -> None:
    ours: set[str] = set()
    for seed in SEEDS:
        game = new(seed, seats)
        assert [len(hand) for hand in game.state.hands] == [3] * seats
        assert all(name(card) in box.FOREST_HAND for hand in game.state.hands for card in hand)
        not_hands = Counter(box.FOREST_CHARACTERS) + Counter(box.TRAPS)
        found = Counter(map(name, game.state.forest))
        assert +Counter({text: found[text] for text in not_hands}) == not_hands
        assert len(game.state.forest) == 90 - 3 * seats
        hands = [event for event in game.opening if event.kind == "hand"]
        assert [(event.data, event.audience) for event in hands] == [
            ((seat, tuple(hand)), (seat,)) for seat, hand in enumerate(game.state.hands)
        ]
        ours |= {name(card) for hand in game.state.hands for card in hand}
    assert {"hat-1", "voodoo", "amulet"} <= ours


@pytest.mark.rule("AZ-12")
def test_replaced_cards_are_shuffled_in_not_left_on_an_end() -> None:
    """Over many deals 39 of 81 cards are no hand cards, on top of the deck as anywhere: 2.4 of five."""
    decks = [new(bytes([n]) * 32).state.forest for n in range(200)]
    on_top = [sum(name(card) not in box.FOREST_HAND for card in deck[-5:]) for deck in decks]
    assert 2.1 < sum(on_top) / len(on_top) < 2.7


@pytest.mark.rule("AZ-13")
def test_whoever_replaced_most_cards_starts() -> None:
    starters: Counter[str] = Counter()
    for seed in SEEDS:
        game = new(seed, 4)
        replaced = dict(told(game, "dealt"))
        ((starter,),) = told(game, "starter")
        most = [seat for seat in range(4) if replaced[seat] == max(replaced.values())]
        assert starter in most and game.decisions[0].seat == starter == game.state.turn
        starters[f"{'tie' if len(most) > 1 else 'alone'} {most.index(starter)}"] += 1
    assert set(starters) >= {"alone 0", "tie 0", "tie 1"}  # a tie is drawn, and not always the first has it


@pytest.mark.rule("AZ-14")
def test_start_characters_are_picked_in_turn_order_and_the_rest_buried() -> None:
    game = new(seats=3)
    first = game.state.starter
    order = [first, (first + 1) % 3, (first + 2) % 3]
    picked = ["moura", "penitente", "tio-de-nadal"]
    for seat, character in zip(order, picked, strict=True):
        (decision,) = game.decisions
        assert (decision.seat, decision.kind, decision.public) == (seat, "start", True)
        assert len(decision.options) == 5 - order.index(seat)
        game.submit(seat, ("start", NUMBER[character]))
        assert [name(c) for c in game.state.teams[seat]][:1] == [character]
    assert [name(c) for c in game.state.cemetery][:2] == ["senyor-pirotecnic", "olentzero"]


@pytest.mark.rule("AZ-14")
def test_the_fifth_start_character_finds_its_owner_by_itself() -> None:
    game = new(seats=5)
    for character in ("moura", "penitente", "tio-de-nadal", "olentzero"):
        game.submit(game.decisions[0].seat, ("start", NUMBER[character]))
    last = game.state.teams[(game.state.starter + 4) % 5]
    assert name(last[0]) == "senyor-pirotecnic"
    assert not game.state.starters


# ---- the turn ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-20")
def test_a_turn_goes_through_its_phases_and_on_to_the_next_seat() -> None:
    table = a_table().team(0, "castanyera:C", "quarantamaula:C", "moma:A", "montserrat:A")
    table.market("hat-1", "hat-1", "hat-1", "double").forest("hat-2", "hat-2", "hat-3", "die-1", "die-2").at("start")
    assert [event[0] for event in table.told] == ["turn", "took", "took", "took", "took"] + ["drew", "drawn"] * 4
    assert table.asked == {0: "action"}
    table.play(0, "pass")
    assert table.asked == {0: "alakazum"}
    table.play(0, "pass")
    assert table.told[0] == ("turn", 1, 2)  # round 2: the table began at seat 0's turn in round 1
    assert table.asked == {1: "action"}


@pytest.mark.rule("AZ-20")
def test_rounds_count_from_the_starter() -> None:
    table = a_table(2).forest("hat-1", "hat-1", "hat-1", "hat-1").at("start")
    seen = [(table.game.state.turn, table.game.state.round)]
    for seat in (0, 1):
        table.play(seat, "pass")
        seen.append((table.game.state.turn, table.game.state.round))
    assert seen == [(0, 2), (1, 2), (0, 3)]


@pytest.mark.rule("AZ-21")
def test_each_thrifty_mark_draws_from_the_market_one_by_one() -> None:
    table = a_table().team(0, "montserrat", "caganer").market("hat-3", "double", "hat-1", "hat-2")
    table.forest("die-1", "die-2").at("start")
    assert table.heard("took") == [
        ("took", 0, "hat-3", "thrifty"),
        ("took", 0, "double", "thrifty"),
        ("took", 0, "hat-1", "thrifty"),
    ]
    assert table.on_market == ["hat-2"]


@pytest.mark.rule("AZ-21")
def test_a_market_that_runs_out_gives_fewer_cards() -> None:
    table = a_table().team(0, "montserrat").market("hat-3").forest("die-1").at("start")
    assert table.heard("took") == [("took", 0, "hat-3", "thrifty")]
    assert table.in_hand(0) == ["hat-3", "die-1"]


@pytest.mark.rule("AZ-21")
def test_without_a_mark_nothing_is_drawn_from_the_market() -> None:
    table = a_table().team(0, "penitente").market("hat-3").forest("die-1").at("start")
    assert table.heard("took") == []


@pytest.mark.rule("AZ-22")
def test_potions_and_dolls_are_asked_for_whatever_the_hand_holds() -> None:
    table = a_table(2).team(0, "basajaun").hand(0, "hat-1").hand(1, "hat-1").forest("moma").dice(1)
    table.market("double").at("explore")
    assert (table.asked, table.options(0)) == ({0: "potion"}, ["pass"])
    table.play(0, "pass")
    assert (table.asked, table.options(0)) == ({0: "die"}, ["pass"])  # die 1 against resistance 2
    table.play(0, "pass", "market", ("show", "hat-1"))
    assert (table.asked, table.options(1)) == ({1: "voodoo"}, ["pass"])
    assert [d.public for d in table.game.decisions] == [False]


@pytest.mark.rule("AZ-22")
def test_only_public_facts_skip_such_a_question() -> None:
    table = a_table(2).team(0, "basajaun").forest("moma").dice(1).at("explore")
    assert (table.asked, table.in_cemetery) == ({1: "action"}, ["moma:A"])  # an empty hand: no question at all
    table = a_table(2).team(0, "basajaun").hand(0, "die-2").forest("moma").dice(3).at("explore")
    table.play(0, "pass")
    assert table.asked == {0: "action"}  # 3 exceeds 2: nobody is asked for die potions


# ---- the ends ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-90")
def test_an_empty_forest_deck_ends_the_game_when_a_card_must_be_drawn() -> None:
    table = a_table(4).team(0, "penitente", "moma").team(1, "castanyera:C").team(2, "moura:C", "melchor:B")
    table.team(3, "olentzero:C", "sant-jordi:B").forest("hat-1", only=True).at("explore")
    outcome = table.game.outcome
    assert outcome is not None and table.told[-1] == ("over", "forest", -1)
    assert (outcome.winners, outcome.reason) == ((), "forest")
    assert outcome.points == (1, 3, 4, 2)  # AND 1 · CAT 3 · GAL 3 and 1 of all · EUS 2 beside CAT 1
    assert outcome.places == (4, 2, 1, 3)


@pytest.mark.rule("AZ-90")
def test_the_last_forest_card_may_be_drawn_and_equals_share_a_place() -> None:
    table = a_table(3).team(0, "penitente").team(1, "moura").team(2, "moma:C").forest("hat-1", only=True).at("explore")
    assert table.game.outcome is None
    table.play(0, "pass")
    assert table.game.outcome is not None
    assert (table.game.outcome.points, table.game.outcome.places) == ((1, 1, 3), (2, 2, 1))


@pytest.mark.rule("AZ-90")
def test_hand_cards_do_not_count_for_the_places() -> None:
    table = a_table(2).team(0, "penitente").team(1, "moura").hand(0, "abanico", "amulet").forest(only=True)
    table.at("explore")
    assert table.game.outcome is not None
    assert (table.game.outcome.points, table.game.outcome.places) == ((1, 1), (1, 1))


@pytest.mark.rule("AZ-92")
def test_hands_and_teams_have_no_limit() -> None:
    crowd = [text for text in box.FOREST_CHARACTERS if text not in ("montserrat", "vicentica")]
    cards_of_hand = ["hat-1"] * 6 + ["hat-2"] * 5 + ["double"] * 5 + ["combat-1"] * 5 + ["combat-2"] * 4
    table = a_table(2).team(0, *crowd).hand(0, *cards_of_hand).at("act")
    assert len(table.game.state.teams[0]) == 31 and len(table.game.state.hands[0]) == 25
    assert table.asked == {0: "action"}


@pytest.mark.rule("AZ-93")
def test_after_sixty_full_rounds_the_traditions_win() -> None:
    table = a_table(2).team(0, "penitente").team(1, "moura:C").forest("hat-1", "hat-1").round(60).turn(1).at("explore")
    table.play(1, "pass")
    assert table.told[-1] == ("over", "cap", -1)
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.winners, table.game.outcome.places) == ("cap", (), (2, 1))
    table = a_table(2).forest("hat-1", "hat-1").round(59).turn(1).at("explore")
    table.play(1, "pass")
    assert table.game.outcome is None and table.game.state.round == 60


@pytest.mark.rule("AZ-97")
def test_after_six_rounds_of_a_sprint_the_most_stars_win() -> None:
    """A Penitente at A has 1 star, a Moura at C 3; Melchor at B, of all cultures, 1."""
    table = a_table(2, sprint=True).team(0, "penitente").hand(0, "amulet").team(1, "moura:C", "melchor:B")
    table.forest("hat-1", "hat-1", "hat-1").round(6).turn(0).at("explore").play(0, "pass")
    assert table.game.outcome is None, "the sixth round is played to its end"
    table.play(1, "pass")
    assert table.told[-1] == ("over", "sprint", 1)
    assert table.game.outcome == ((2, 1), (1,), (1, 4), "sprint"), "hand cards count nothing"


@pytest.mark.rule("AZ-97")
def test_equal_stars_share_the_win_of_a_sprint() -> None:
    table = a_table(2, sprint=True).team(0, "penitente").team(1, "moura").forest("hat-1").round(6).turn(1)
    table.at("explore").play(1, "pass")
    assert table.told[-1] == ("over", "sprint", 0, 1)
    assert table.game.outcome == ((1, 1), (0, 1), (1, 1), "sprint")
    table = a_table(2, sprint=True).forest("hat-1").round(5).turn(1).at("explore").play(1, "pass")
    assert table.game.outcome is None and table.game.state.round == 6


@pytest.mark.rule("AZ-97", "AZ-90")
def test_an_empty_forest_ends_a_sprint_without_a_winner() -> None:
    table = a_table(2, sprint=True).team(0, "penitente").team(1, "moura:C").forest(only=True).at("explore")
    assert table.game.outcome == ((2, 1), (), (1, 3), "forest")


# ---- the promo -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-96")
def test_the_toad_joins_the_start_characters() -> None:
    assert [name(c) for c in new(toad=True).state.starters] == [*box.START_CHARACTERS, "chaotic-toad"]
    assert [name(c) for c in new(toad=False).state.starters] == [*box.START_CHARACTERS]


@pytest.mark.rule("AZ-96")
def test_a_deck_of_one_card_is_not_offered() -> None:
    table = a_table(toad=True).team(0, "chaotic-toad").market("hat-1").forest("hat-2", "hat-3", only=True).at("start")
    assert table.options(0) == [("shuffle", "forest"), "pass"]
    table = a_table(toad=True).team(0, "chaotic-toad").market("hat-1", "hat-2").forest("hat-3", only=True).at("start")
    assert table.options(0) == [("shuffle", "market"), "pass"]


@pytest.mark.rule("AZ-96")
def test_its_owner_may_shuffle_one_deck_before_the_thrifty_draws() -> None:
    def table():
        market = ["hat-1", "hat-1", "hat-1", "double", "hat-2", "hat-3", "combat-1", "combat-2"]
        found = a_table(toad=True).team(0, "chaotic-toad", "montserrat").market(*market)
        return found.forest("die-1", "die-2", "robbery", "robbery", only=True).at("start")

    begun = table()
    assert begun.asked == {0: "toad"} and begun.game.decisions[0].public
    assert begun.options(0) == [("shuffle", "forest"), ("shuffle", "market"), "pass"]
    assert begun.heard("took") == []

    left = table().play(0, "pass")
    assert [event[2] for event in left.heard("took")] == ["hat-1", "hat-1"]
    assert left.heard("shuffled") == []

    market = table().play(0, ("shuffle", "market"))
    assert [event[0] for event in market.told][:3] == ["shuffled", "took", "took"]
    assert [event[2] for event in market.heard("took")] + market.on_market != left.on_market
    assert market.game.view(None).market == market.game.state.market  # the new order is public
    assert market.in_hand(0)[-2:] == ["die-1", "die-2"]  # the forest deck is as it was

    forest = table().play(0, ("shuffle", "forest"))
    assert forest.heard("shuffled") == [("shuffled", "forest")]
    assert forest.on_market == left.on_market


@pytest.mark.rule("AZ-96")
def test_the_toad_is_multicoloured_and_serves_whoever_owns_it() -> None:
    table = a_table(2, toad=True).team(0, "moura").team(1, "chaotic-toad:C").forest("hat-1", "hat-1").at("start")
    assert table.asked == {0: "action"}
    table.play(0, "pass")
    assert table.asked == {1: "toad"}
    table = a_table(2, toad=True).team(0, "chaotic-toad:C").team(1, "moura:C").forest(only=True).at("explore")
    assert table.game.outcome is not None and table.game.outcome.points == (2, 3)
