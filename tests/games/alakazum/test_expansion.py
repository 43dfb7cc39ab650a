"""Alakazum! 2 (AZ-100 … AZ-106 of docs/rules/alakazum-2.md)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alakazum import Alakazum, cards
from games.alakazum.cards import CARDS, ENEMIES, FIRST_HAND, NUMBER, RESISTANCE
from games.kernel.game import Game

from . import box
from .case import name
from .table import Table, a_table

PEOPLE = ("penitente", "moma", "lamia", "coeter", "sant-jordi", "caganer", "anxaneta", "aizkolaria")


def a_table_2(seats: int = 2) -> Table:
    return a_table(seats, expansion=True)


def new(seats: int = 3, seed: bytes = bytes(32)) -> Alakazum:
    return Alakazum.new(seed, seats, Alakazum.Options(expansion=True))


def told(game: Game, kind: str) -> list[tuple[object, ...]]:
    return [event.data for event in game.opening if event.kind == kind]


# ---- the box -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-100")
def test_all_70_cards_are_added() -> None:
    for seats in range(2, 6):
        found = cards.box(seats, False, True)
        assert Counter(map(name, found.cards)) == box.cards(expansion=True)
        assert Counter(ENEMIES[e].id for e in found.enemies) == box.enemies(seats, expansion=True)
    armazon_and_cauldron = 2
    assert box.expansion_cards().total() + armazon_and_cauldron == 70
    assert [row.id for row in cards.FILE.special] == ["cauldron"]


@pytest.mark.rule("AZ-100", "AZ-14")
def test_six_start_characters_to_choose_from() -> None:
    game = new()
    assert [name(c) for c in game.state.starters] == [*box.START_CHARACTERS, "botarga"]


@pytest.mark.rule("AZ-100", "AZ-81")
def test_an_alakazum_against_armazon_always_fails_and_it_stays_face_up() -> None:
    table = a_table_2().team(0, "montserrat:C", "castanyera:C", "caganer:C", "anxaneta:C", "home-dels-nassos:C")
    table.hand(0, "barretina").enemies("armazon").at("alakazum")
    table.announce(0, ("culture", "CAT"), ("reveal", "barretina"), ("enemy", 0), "announce")  # 4 + 3·4 + 2 = 18
    armazon = next(n for n, row in enumerate(ENEMIES) if row.id == "armazon")
    assert table.heard("flipped") == [("flipped", 0, 0, armazon, None)]
    assert (table.asked, table.game.state.flipped) == ({0: "lose"}, [0])
    assert table.game.view(1).enemies[0] == armazon
    table.play(0, ("lose", "caganer"))
    assert table.in_cemetery == ["caganer:A"] and table.game.outcome is None


@pytest.mark.rule("AZ-100", "AZ-91")
def test_all_enemies_face_up_but_armazon_end_the_game() -> None:
    row = ("santa-claus", "halloween", "fast-food", "black-friday", "saint-valentine", "armazon")
    last = a_table_2().team(0, "montserrat:C", "castanyera:C", "tio-de-nadal").enemies(*row, flipped=row[1:5])
    last.at("alakazum").announce(0, ("culture", "CAT"), ("enemy", 0), "announce")  # 8 against 13
    assert last.told[-1] == ("over", "enemies", -1)
    other = a_table_2().team(0, "montserrat:C", "castanyera:C", "tio-de-nadal").enemies(*row, flipped=row[1:4])
    other.at("alakazum").announce(0, ("culture", "CAT"), ("enemy", 0), "announce")
    assert other.game.outcome is None


@pytest.mark.rule("AZ-1", "AZ-100")
def test_eight_castilian_points_win() -> None:
    table = a_table_2().team(0, "juana:C", "botarga:A", "segador:A").hand(0, "botijo").enemies("black-friday")
    table.at("alakazum").announce(0, ("culture", "CAS"), ("reveal", "botijo"), ("enemy", 0), "announce")
    assert table.game.outcome is not None and table.game.outcome.winners == (0,)  # 4 + 1 + 1 + 2 against 7
    base = a_table().team(0, "montserrat:C", "castanyera:C", "tio-de-nadal").at("alakazum")
    assert base.options(0) == [("culture", "CAT"), "pass"]


@pytest.mark.rule("AZ-100", "AZ-42")
def test_castilian_meals_raise_castilians() -> None:
    table = a_table_2().team(0, "segador", "moura", "baltasar").hand(0, "meal-cas-gal").at("act")
    table.announce(0, "give", ("give", "meal-cas-gal"), ("culture", "CAS"))
    assert table.in_team(0) == ["segador:C", "moura:A", "baltasar:A"]


@pytest.mark.rule("AZ-80", "AZ-100")
def test_three_stars_and_four_cards_with_a_third_amulet_are_asked() -> None:
    """An object (2) and three amulets (1 each) may make 8 of 3 stars; a hand of three shows 4 at most."""
    team = ("tio-de-nadal:C",)
    asked = a_table_2().team(0, *team).hand(0, "hat-1", "hat-1", "hat-2", "hat-3").at("alakazum")
    assert (asked.asked, asked.options(0)) == ({0: "alakazum"}, ["pass"])
    assert a_table_2().team(0, *team).hand(0, "hat-1", "hat-1", "hat-2").at("alakazum").asked == {1: "action"}
    cast = a_table_2().team(0, *team).hand(0, "barretina", "amulet", "amulet", "amulet").at("alakazum")
    assert cast.options(0) == [("culture", "CAT"), "pass"]


# ---- Almudena ------------------------------------------------------------------------------------------------------


def almudena(level: str, *hand: str, others: tuple[str, ...] = ("melchor:C", "moma:A")) -> Table:
    return a_table_2().team(0, f"almudena:{level}", *others).hand(0, *hand).enemies("black-friday", "fast-food")


@pytest.mark.rule("AZ-101")
def test_almudena_goes_alone_for_2_5_or_8_points() -> None:
    table = almudena("C", "pinta", "amulet", "hat-1").at("alakazum")
    assert table.options(0) == [("culture", "none"), "pass"]
    table.play(0, ("culture", "none"))
    assert table.options(0)[0] == ("reveal", "amulet")
    assert table.named(0, "reveal") == ["amulet"]
    table.announce(0, ("reveal", "amulet"), ("enemy", 1), "announce")
    assert table.game.outcome is not None and table.game.outcome.winners == (0,)  # 8 + 1 against 8
    assert table.game.outcome.points[0] == 9


@pytest.mark.rule("AZ-101")
def test_the_minimum_of_8_holds_for_her() -> None:
    assert almudena("B", "amulet", "amulet", "amulet").at("alakazum").options(0) == [("culture", "none"), "pass"]  # 5+3
    assert almudena("B", "amulet", "amulet", "hat-1").at("alakazum").options(0) == ["pass"]
    assert almudena("B", "amulet", "amulet").at("alakazum").asked == {1: "action"}  # two cards are no three amulets
    assert almudena("A", "amulet", "amulet", "amulet").at("alakazum").asked == {1: "action"}  # 2 + 3


@pytest.mark.rule("AZ-101", "AZ-81")
def test_if_she_fails_she_goes_to_the_cemetery() -> None:
    table = almudena("C").enemies("halloween").at("alakazum")
    table.announce(0, ("culture", "none"), ("enemy", 0), "announce")
    assert (table.in_cemetery, table.in_team(0)) == (["almudena:A"], ["melchor:C", "moma:A"])


@pytest.mark.rule("AZ-101")
def test_unless_she_is_the_only_character_or_rides_a_broom() -> None:
    table = almudena("C", others=()).enemies("halloween").at("alakazum")
    table.announce(0, ("culture", "none"), ("enemy", 0), "announce")
    assert table.in_team(0) == ["almudena:C"]
    table = almudena("C").broom("almudena").enemies("halloween").at("alakazum")
    table.announce(0, ("culture", "none"), ("enemy", 0), "announce")
    assert (table.in_team(0), table.in_cemetery) == (["almudena:C", "melchor:C", "moma:A"], [])


@pytest.mark.rule("AZ-101")
def test_meals_do_not_touch_her_and_she_gives_no_culture_a_star() -> None:
    table = a_table_2().team(0, "almudena", "segador").hand(0, "meal-cas-gal").at("act")
    table.announce(0, "give", ("give", "meal-cas-gal"), ("culture", "CAS"))
    assert table.in_team(0) == ["almudena:A", "segador:C"]
    over = a_table_2().team(0, "almudena:C", "moura").team(1, "penitente").forest(only=True).at("explore")
    assert over.game.outcome is not None and over.game.outcome.points == (1, 1)


@pytest.mark.rule("AZ-101")
def test_when_a_culture_fails_she_has_not_taken_part() -> None:
    table = a_table_2().team(0, "montserrat:C", "castanyera:C", "tio-de-nadal", "almudena:C").enemies("halloween")
    table.at("alakazum").announce(0, ("culture", "CAT"), ("enemy", 0), "announce")
    assert table.named(0, "lose") == ["montserrat", "castanyera", "tio-de-nadal"]


# ---- traps ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-102", "AZ-37")
def test_cupcakes_skip_phase_2() -> None:
    table = a_table_2().team(0, "penitente").hand(0, "hat-1").hand(1, "hat-1").market("hat-2")
    table.forest("cupcakes", "hat-3").at("explore")
    assert (table.asked, table.out) == ({1: "action"}, ["cupcakes"])


@pytest.mark.rule("AZ-102")
def test_after_cupcakes_an_alakazum_may_still_be_cast() -> None:
    table = a_table_2().team(0, "montserrat:C", "castanyera:C", "tio-de-nadal").hand(0, "hat-1").market("hat-2")
    table.forest("cupcakes").at("explore")
    assert table.asked == {0: "alakazum"}


@pytest.mark.rule("AZ-102")
def test_the_next_turn_has_its_phase_2_again() -> None:
    table = a_table_2().team(0, "penitente").hand(0, "hat-1").hand(1, "hat-1").market("hat-2")
    table.forest("cupcakes", "hat-3", "hat-3").at("explore").play(1, "pass")
    assert table.asked == {0: "action"}


@pytest.mark.rule("AZ-102", "AZ-66")
def test_cupcakes_met_in_phase_2_end_it_with_what_is_due_of_a_deja_vu() -> None:
    table = a_table_2().team(0, "maruxa", "moura", "lamia").hand(0, "hat-1", "crystal-ball").market("hat-2")
    table.forest("cupcakes", "hat-3").at("act")
    table.announce(0, "magic", ("spell", "deja-vu"))
    assert table.asked == {0: "action"}
    table.announce(0, "give", ("give", "crystal-ball"))
    assert (table.heard("trap"), table.asked) == ([("trap", 0, "cupcakes")], {1: "action"})
    looked = a_table_2().team(0, "maruxa", "moura", "lamia", "trasno").hand(0, "hat-1", "hat-2").market("hat-2")
    looked.forest("hat-1", "cupcakes", "hat-3").at("act").announce(0, "magic", ("spell", "deja-vu"))
    looked.announce(0, "magic", ("spell", "magic-of-the-forest")).play(0, ("keep", "cupcakes"))
    while looked.asked == {0: "forest"}:
        looked.play(0, looked.options(0)[0])
    assert (looked.out, looked.asked) == (["cupcakes"], {1: "action"})


@pytest.mark.rule("AZ-102")
def test_at_thanksgiving_all_pass_a_card_left_at_once() -> None:
    table = a_table_2(4).hand(0, "hat-1").hand(1, "hat-2", "double").hand(3, "broom").market("die-1")
    table.forest("thanksgiving", "hat-3").at("explore")
    assert table.asked == {0: "thanksgiving", 1: "thanksgiving", 3: "thanksgiving"}  # an empty hand passes nothing
    assert [d.public for d in table.game.decisions] == [False] * 3
    table.play(1, ("give", "double")).play(3, ("give", "broom"))
    assert table.told == []
    assert table.in_hand(1) == ["hat-2", "double"]
    assert [frame.answers for frame in table.game.view(0).frames[-1:]] == [[(1, None), (3, None)]]  # type: ignore[attr-defined]
    table.play(0, ("give", "hat-1"))
    assert [table.in_hand(seat) for seat in range(4)] == [["broom"], ["hat-1", "hat-2"], ["double"], []]
    assert table.heard_by("gave", "given") == [
        (("gave", 0, 1, 1), None), (("given", 0, 1, ("hat-1",)), (0, 1)),
        (("gave", 1, 2, 1), None), (("given", 1, 2, ("double",)), (1, 2)),
        (("gave", 3, 0, 1), None), (("given", 3, 0, ("broom",)), (3, 0)),
    ]  # fmt: skip
    assert (table.out, table.asked) == (["thanksgiving"], {0: "action"})


@pytest.mark.rule("AZ-102")
def test_with_empty_hands_thanksgiving_does_nothing() -> None:
    table = a_table_2().team(0, "penitente", "moma").forest("thanksgiving", "hat-3", "hat-3").at("explore")
    assert (table.out, table.in_hand(0), table.asked) == (["thanksgiving"], [], {1: "action"})


# ---- cape and sceptre ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-103", "AZ-40")
def test_a_piece_goes_to_an_own_character_without_one() -> None:
    table = a_table_2(3).team(0, "moma", "lamia", "coeter", "moura").hand(0, "cape", "sceptre").hand(1, "hat-1")
    table.cape("moma").sceptre("lamia").broom("coeter").at("act").play(0, "give", ("give", "cape"))
    assert table.named(0, "bearer") == ["coeter", "moura"]
    table.play(0, ("bearer", "coeter"))
    assert (table.heard("announced"), table.asked) == ([("announced", 0, "piece", "cape", "coeter")], {1: "voodoo"})
    table.play(1, "pass")
    assert table.heard("equipped") == [("equipped", 0, "cape", "coeter")]
    assert [name(c) for c in table.game.state.capes] == ["moma", "coeter"]
    assert (table.in_hand(0), table.on_market) == (["sceptre"], [])


@pytest.mark.rule("AZ-103")
def test_without_a_free_character_a_piece_cannot_be_given() -> None:
    table = a_table_2().team(0, "moma", "lamia").hand(0, "cape").cape("moma").sceptre("lamia").at("act")
    assert "give" not in table.options(0)


@pytest.mark.rule("AZ-103", "AZ-71")
def test_a_cancelled_piece_stays_in_the_hand() -> None:
    table = a_table_2().team(0, "moma").hand(0, "sceptre").hand(1, "voodoo").at("act")
    table.play(0, "give", ("give", "sceptre"), ("bearer", "moma")).play(1, "doll")
    assert (table.in_hand(0), list(table.game.state.sceptres)) == (["sceptre"], [])


@pytest.mark.rule("AZ-103", "AZ-54")
def test_a_cape_adds_one_to_resistance() -> None:
    """Moma at A resists with 2, with a cape 3: a roll of 3 is not enough."""
    for worn, team in ((False, ["aizkolaria:B", "olentzero:A", "moma:A"]), (True, ["aizkolaria:B", "olentzero:A"])):
        table = a_table_2().team(0, "aizkolaria", "olentzero").team(1, "moma", "coeter").dice(3)
        table = (table.cape("moma") if worn else table).at("act")
        table.play(0, "fight", ("target", "moma"), ("attacker", "aizkolaria"), "announce")
        assert table.in_team(0) == team
    assert RESISTANCE[NUMBER["moma"]][0] == 2


@pytest.mark.rule("AZ-103")
def test_a_sceptre_counts_when_helping_and_adds_to_a_rolled_die() -> None:
    table = a_table_2().team(0, "coeter", "dolcainer").team(1, "moma", "lamia").sceptre("coeter", "dolcainer")
    table.dice(4, 1).at("act")
    table.play(0, "fight", ("target", "moma"), ("attacker", "coeter"), ("helper", "dolcainer"), "announce")
    assert table.heard("rolled")[0] == ("rolled", 0, "combat", "coeter", 4)
    assert table.heard("strengths") == [("strengths", 0, 1, "coeter", "moma", 4 + 1 + 1 + 1, 1)]


@pytest.mark.rule("AZ-103")
def test_pieces_follow_their_character_between_teams() -> None:
    table = a_table_2().team(0, "aizkolaria", "olentzero").team(1, "moma", "coeter").cape("moma").dice(6).at("act")
    table.play(0, "fight", ("target", "moma"), ("attacker", "aizkolaria"), "announce")
    assert table.in_team(0) == ["aizkolaria:B", "olentzero:A", "moma:A"]
    assert [name(c) for c in table.game.state.capes] == ["moma"]
    swap = a_table_2().team(0, "maruxa", "moura", "olentzero").team(1, "moma", "coeter").sceptre("olentzero", "moma")
    swap.at("act").announce(0, "magic", ("spell", "levitation"), ("send", "olentzero"), ("fetch", "moma"), "announce")
    assert (swap.in_team(0)[-1], [name(c) for c in swap.game.state.sceptres]) == ("moma:A", ["olentzero", "moma"][::-1])


@pytest.mark.rule("AZ-103")
def test_a_piece_goes_to_the_market_when_its_character_is_buried() -> None:
    lost = a_table_2().team(0, "penitente", "moura").cape("penitente").market("hat-1").forest("basajaun").at("explore")
    lost.play(0, ("fighter", "penitente"), "pass") if lost.asked else None
    assert (lost.in_cemetery, lost.on_market) == (["penitente:A"], ["cape", "hat-1"])
    assert lost.heard("dropped") == [("dropped", "penitente", "cape")]
    gone = a_table_2().team(0, "maruxa", "moura", "olentzero").sceptre("olentzero").cemetery("moma").market("hat-1")
    gone.at("act").announce(0, "magic", ("spell", "levitation"), ("send", "olentzero"), ("fetch", "moma"), "announce")
    assert (gone.in_cemetery, gone.on_market) == (["olentzero:A"], ["sceptre", "hat-1"])
    assert not gone.game.state.sceptres


# ---- crystal ball --------------------------------------------------------------------------------------------------


def gazing(*forest: str, only: bool = False) -> Table:
    table = a_table_2().team(0, "basajaun", "moura").hand(0, "crystal-ball").market("hat-1")
    table.forest(*forest, only=only).at("act")
    return table.announce(0, "give", ("give", "crystal-ball"))


@pytest.mark.rule("AZ-104", "AZ-45")
def test_the_crystal_ball_turns_up_forest_cards_until_its_owner_stops() -> None:
    table = gazing("hat-2", "double", "moma")
    assert table.heard_by("announced", "turned") == [
        (("announced", 0, "crystal-ball"), None),
        (("turned", 0, "hat-2"), None),
    ]
    assert (table.asked, table.options(0), table.game.decisions[0].public) == ({0: "ball"}, ["more", "stop"], True)
    assert table.on_market == ["crystal-ball", "hat-1"]  # used cards go there as soon as they are used
    table.play(0, "more")
    assert table.heard("turned") == [("turned", 0, "double")]
    assert table.game.view(1).hands[0] == []
    table.play(0, "stop")
    assert table.heard("gathered") == [("gathered", 0, ("hat-2", "double"))]
    assert sorted(table.in_hand(0)) == ["double", "hat-2"]


@pytest.mark.rule("AZ-104")
def test_a_character_is_faced_and_cards_go_on_the_market_in_order() -> None:
    table = gazing("hat-2", "voodoo", "double", "moma").dice(6).play(0, "more", "more", "more")
    assert table.heard("appeared", "spilled") == [
        ("appeared", 0, "moma"),
        ("spilled", 0, ("hat-2", "voodoo", "double")),
    ]
    assert (table.on_market, table.out) == (["double", "hat-2", "crystal-ball", "hat-1"], ["voodoo"])
    assert table.asked == {0: "fighter"}
    table.play(0, ("fighter", "basajaun"))
    assert table.in_team(0) == ["basajaun:B", "moura:A", "moma:A"]


@pytest.mark.rule("AZ-104")
def test_a_trap_must_be_faced() -> None:
    table = gazing("hat-2", "cupcakes").play(0, "more")
    assert (table.heard("trap"), table.on_market[0]) == ([("trap", 0, "cupcakes")], "hat-2")
    first = gazing("black-friday-discount")
    assert first.heard("spilled", "trap") == [("trap", 0, "black-friday-discount")]


@pytest.mark.rule("AZ-104", "AZ-35")
def test_who_is_lost_to_trick_or_treat_is_told_as_lost_to_it_not_to_a_doll() -> None:
    table = gazing("hat-2", "voodoo", "trick-or-treat").play(0, "more", "more")
    assert table.out[-1] == "voodoo"
    table.play(0, ("lose", "moura"))
    assert table.heard("buried") == [("buried", 0, "moura", "trap", "trick-or-treat")]


@pytest.mark.rule("AZ-104", "AZ-36")
def test_who_is_lost_to_santas_present_is_told_as_lost_to_it_not_to_a_doll() -> None:
    table = gazing("voodoo", "santas-present").dice(1).play(0, "more")
    assert table.out[-1] == "voodoo"
    table.play(0, ("lose", "moura"))
    assert table.heard("buried") == [("buried", 0, "moura", "trap", "santas-present")]


@pytest.mark.rule("AZ-104", "AZ-90")
def test_an_empty_forest_deck_stops_it_and_does_not_end_the_game() -> None:
    table = gazing("hat-2", "double", only=True)
    assert table.asked == {0: "ball"}
    told = table.play(0, "more").told
    assert ("gathered", 0, ("hat-2", "double")) in told
    assert table.in_hand(0) == ["hat-2", "double"]
    empty = a_table_2().hand(0, "crystal-ball").forest(only=True).at("act")
    assert "give" not in empty.options(0)


@pytest.mark.rule("AZ-104", "AZ-95")
def test_cards_turned_up_are_seen_by_all_while_they_lie_open() -> None:
    view = gazing("hat-2", "moma").game.view(1)
    assert [name(card) for card in view.frames[-1].cards] == ["hat-2"]  # type: ignore[attr-defined]


# ---- recovery potion -----------------------------------------------------------------------------------------------


def beaten(*hand: str, team: tuple[str, ...] = ("penitente:B", "moura")) -> Table:
    table = a_table_2().team(0, *team).hand(0, *hand).market("hat-1").forest("basajaun").at("explore")
    if table.asked == {0: "fighter"}:
        table.play(0, ("fighter", "penitente"))
    return table


@pytest.mark.rule("AZ-105", "AZ-45")
def test_a_recovery_potion_keeps_the_beaten_fighter_at_its_level() -> None:
    table = beaten("recovery", "combat-1").play(0, ("potion", "combat-1"), "pass")  # 1 + 1 against 3
    assert (table.asked, table.options(0)) == ({0: "recovery"}, ["recover", "pass"])
    assert not table.game.decisions[0].public
    table.play(0, "recover")
    assert table.heard("potion") == [("potion", 0, "recovery", "recovery")]
    assert (table.in_team(0), table.in_cemetery) == (["penitente:B", "moura:A"], [])
    assert table.on_market == ["recovery", "combat-1", "hat-1"]
    assert "basajaun" in table.in_forest and table.heard("shuffled") == [("shuffled", "forest")]


@pytest.mark.rule("AZ-105", "AZ-33")
def test_without_it_the_fighter_goes() -> None:
    table = beaten("recovery").play(0, "pass", "pass")
    assert (table.in_cemetery, table.in_hand(0)) == (["penitente:A"], ["recovery"])


@pytest.mark.rule("AZ-105", "AZ-22")
def test_it_is_not_asked_of_an_empty_hand_or_where_nothing_is_lost() -> None:
    table = beaten("hat-1").play(0, "pass")
    assert (table.asked, table.options(0)) == ({0: "recovery"}, ["pass"])
    assert beaten().in_cemetery == ["penitente:A"]
    alone = a_table_2().team(0, "penitente:B").hand(0, "recovery").forest("basajaun").at("explore").play(0, "pass")
    assert (alone.in_team(0), alone.asked) == (["penitente:B"], {0: "action"})
    base = a_table(2).team(0, "penitente:B", "moura").hand(0, "hat-1").forest("basajaun").at("explore")
    base.play(0, ("fighter", "penitente"), "pass")
    assert base.in_cemetery == ["penitente:A"]


# ---- cauldron ------------------------------------------------------------------------------------------------------


def crowds(*sizes: int) -> Table:
    table, people = a_table_2(len(sizes)), iter(PEOPLE)
    for seat, size in enumerate(sizes):
        table.team(seat, *[next(people) for _ in range(size)])
    return table.forest(*["hat-1"] * 6)


@pytest.mark.rule("AZ-106")
def test_who_meets_the_condition_takes_the_cauldron_also_from_a_rival() -> None:
    by_the_market = crowds(1, 2, 2).at("start")
    assert by_the_market.told[:2] == [("turn", 0, 2), ("cauldron", 0, -1)]
    rivals = crowds(1, 2, 2).cauldron(2).at("start")
    assert rivals.heard("cauldron") == [("cauldron", 0, 2)]
    assert rivals.game.view(None).cauldron == 0
    kept = crowds(1, 2, 2).cauldron(0).at("start")
    assert kept.heard("cauldron") == []


@pytest.mark.rule("AZ-106")
def test_a_holder_who_misses_it_returns_it_and_others_leave_it() -> None:
    returned = crowds(1, 1, 2).cauldron(0).at("start")
    assert returned.heard("cauldron") == [("cauldron", -1, 0)]
    assert crowds(2, 1, 1).cauldron(2).at("start").heard("cauldron") == []


@pytest.mark.rule("AZ-106", "AZ-20")
def test_the_cauldron_comes_before_all_else() -> None:
    table = a_table(2, toad=True, expansion=True).team(0, "chaotic-toad").team(1, "moma", "lamia").market("hat-1")
    table.forest("hat-2", "hat-3").at("start")
    assert (table.heard("cauldron"), table.asked) == ([("cauldron", 0, -1)], {0: "toad"})


@pytest.mark.rule("AZ-106", "AZ-44")
def test_it_counts_as_two_very_magical_marks() -> None:
    table = a_table_2().team(0, "maruxa").team(1, "moma", "lamia").cauldron(0).cemetery("coeter").at("act")
    table.announce(0, "magic", ("spell", "resurrect"), ("raise", "coeter"))  # 2 marks and 2 of the cauldron
    assert (table.heard("cast"), table.in_team(0)) == ([("cast", 0, "resurrect")], ["maruxa:A", "coeter:A"])
    hat = a_table_2().team(0, "moura").cauldron(0).hand(0, "hat-1", "hat-2").cemetery("coeter").at("act")
    hat.announce(0, "magic", ("spell", "resurrect"), ("raise", "coeter"))
    assert (hat.heard("cast"), hat.asked) == ([], {0: "pay"})
    hat.play(0, ("hat", "hat-1"))
    assert (hat.heard("cast"), hat.in_hand(0)) == ([("cast", 0, "resurrect")], ["hat-2"])
    without = a_table_2().team(0, "maruxa").cauldron(1).cemetery("coeter").at("act")
    assert ("spell", "resurrect") not in without.play(0, "magic").options(0)


# ---- more than 25 kinds of hand cards ------------------------------------------------------------------------------

SORTS = tuple(text for text in [row.id for row in cards.FILE.hand])


@pytest.mark.rule("AZ-68")
def test_more_than_25_sorts_of_hand_cards_are_chosen_by_kind_first() -> None:
    kinds = ["hat", "potion", "robbery", "meal", "broom", "object", "amulet", "voodoo", "cape", "sceptre",
             "crystal-ball", "recovery"]  # fmt: skip
    table = a_table_2().team(0, "moma").hand(0, *SORTS).market("hat-1").at("act").play(0, "market")
    assert table.options(0) == [*[("group", kind) for kind in kinds if kind != "voodoo"], "back"]
    table.play(0, ("group", "potion"))
    assert table.options(0) == [
        *[("show", text) for text in ("combat-1", "combat-2", "double", "die-1", "die-2")], "back"
    ]  # fmt: skip
    table.play(0, "back", ("group", "cape"), ("show", "cape"))
    assert table.heard("announced") == [("announced", 0, "market", "cape")]


@pytest.mark.rule("AZ-68", "AZ-34")
def test_gifts_of_a_great_hand_are_chosen_by_kind() -> None:
    table = a_table_2(3).team(0, "moma").hand(0, *SORTS).forest("black-friday-discount").at("explore")
    assert table.options(0)[0] == ("group", "hat")
    before = table.game.view(1)
    table.play(0, ("group", "object"))
    assert table.game.view(1) == before
    assert table.options(0)[-1] == "back" and ("give", "pinta") in table.options(0)
    table.play(0, "back")
    assert table.game.view(1) == before
    table.play(0, ("group", "object"), ("give", "pinta"), ("to", 2))
    assert ("group", "object") in table.options(0)
    table.play(0, "back", "back")
    assert table.options(0)[0] == ("group", "hat")
    while table.asked == {0: "give"}:
        table.play(0, table.options(0)[0])
    assert len(table.in_hand(0)) == 15 and "black-friday-discount" in table.out


@pytest.mark.rule("AZ-68", "AZ-102")
def test_a_card_for_the_neighbour_is_chosen_by_kind_from_a_great_hand() -> None:
    table = a_table_2().team(0, "moma").hand(0, *SORTS).hand(1, "hat-1").forest("thanksgiving").at("explore")
    before = table.game.view(1)
    table.play(0, ("group", "meal"))
    assert table.game.view(1) == before
    assert table.options(0)[-1] == "back"
    table.play(0, "back", ("group", "meal"), ("give", "meal-val-cat")).play(1, ("give", "hat-1"))
    assert table.in_hand(1) == ["meal-val-cat"]


@pytest.mark.rule("AZ-68", "AZ-60")
def test_the_miserable_witch_browses_a_great_market_by_kind() -> None:
    sorts = [text for text in SORTS if text != "voodoo"]
    table = a_table_2().team(0, "moma").team(1, "lamia", "coeter").market(*sorts).hand(0, "voodoo").at("act")
    table.announce(0, "magic", ("spell", "miserable-witch"))
    assert table.options(0)[:2] == [("group", "hat"), ("group", "potion")]
    assert table.game.decisions[0].public
    table.play(0, ("group", "hat"))
    assert table.options(0) == [("take", "hat-1"), ("take", "hat-2"), ("take", "hat-3"), "back"]
    table.play(0, "back", ("group", "hat"), ("take", "hat-3"), ("group", "broom"), ("take", "broom"))
    assert sorted(table.in_hand(0))[:2] == ["broom", "hat-3"]
    assert all(card < FIRST_HAND or CARDS[card].id != "hat-3" for card in table.game.state.market)


@pytest.mark.rule("AZ-107", "AZ-14")
@pytest.mark.parametrize(
    ("seats", "expansion", "rules", "step"),
    [(5, True, 4, -1), (5, True, 3, 1), (5, True, 2, 1), (4, True, 4, 1), (5, False, 4, 1)],
)
def test_with_five_players_the_last_picks_first(seats: int, expansion: bool, rules: int, step: int) -> None:
    """By older rules, with fewer players and in the base game the first does. A game saved meanwhile goes on."""
    options = Alakazum.Options(expansion=expansion)
    game = Alakazum.new(bytes(32), seats, options, rules)
    first = game.state.starter
    begins = first - 1 if step < 0 else first
    order = [(begins + step * at) % seats for at in range(seats)]
    asked = list[int]()
    while game.decisions[0].kind == "start":
        (decision,) = game.decisions
        asked.append(decision.seat)
        game.submit(decision.seat, decision.options[0], decision.id)
        game = Alakazum.restore(game.snapshot())
    assert (
        asked == order[: len(asked)] and len(asked) >= seats - 1
    )  # the last of the base game finds its owner by itself
    assert game.state.turn == first and all(game.state.teams)
