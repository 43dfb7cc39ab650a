"""The spells (AZ-60 … AZ-67; EX-5), and why one is not listed."""

from __future__ import annotations

import pytest

from games.alakazum.cards import ENEMIES, NUMBER, SPELLS
from games.alakazum.magic import spell_refusal

from .table import Table, a_table


def cast(table: Table, spell: str, *words: object) -> Table:
    """Seat 0 casts it, and nobody minds."""
    return table.announce(0, "magic", ("spell", spell), *words)


def spells(table: Table) -> list[str]:
    """What seat 0 could cast."""
    return table.play(0, "magic").named(0, "spell") if "magic" in table.options(0) else []


PEOPLE = ["moma", "coeter", "muixeranguera", "quarantamaula", "dolcainer", "sant-jordi", "caganer", "anxaneta",
          "castanyera", "diable-del-correfoc", "peliqueiro", "aizkolaria", "basajaun", "joalduna"]  # fmt: skip


def crowds(*sizes: int) -> Table:
    """Teams of those sizes."""
    table, people = a_table(len(sizes)), iter(PEOPLE)
    for seat, size in enumerate(sizes):
        table.team(seat, *[next(people) for _ in range(size)])
    return table


# ---- Miserable witch -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-60")
def test_the_miserable_witch_takes_any_two_cards_of_the_market() -> None:
    table = crowds(1, 2, 3).hand(0, "voodoo").market("hat-1", "double", "hat-3", "hat-1").at("act")
    cast(table, "miserable-witch")
    assert (table.asked, table.game.decisions[0].public) == ({0: "witch"}, True)
    assert table.options(0) == [("take", "hat-1"), ("take", "double"), ("take", "hat-3")]
    table.play(0, ("take", "hat-3"))
    assert table.options(0) == [("take", "hat-1"), ("take", "double")]
    table.play(0, ("take", "hat-1"))
    assert table.heard("took") == [("took", 0, "hat-1", "witch")]
    assert (table.in_hand(0), table.on_market) == (["hat-1", "hat-3", "voodoo"], ["double", "hat-1"])


@pytest.mark.rule("AZ-60")
def test_she_needs_every_rival_to_have_more_and_a_card_in_the_market() -> None:
    assert spells(crowds(1, 2, 1).hand(0, "voodoo").market("hat-1").at("act")) == []
    assert spells(crowds(2, 2, 3).hand(0, "voodoo").market("hat-1").at("act")) == []
    assert spells(crowds(1, 2, 2, 2).hand(0, "voodoo").market("hat-1").at("act")) == ["miserable-witch"]
    assert spells(crowds(1, 2).hand(0, "voodoo").at("act")) == []
    one = crowds(1, 2).hand(0, "voodoo").market("hat-1").at("act")
    cast(one, "miserable-witch")
    assert one.heard("took") == [("took", 0, "hat-1", "witch")]


@pytest.mark.rule("EX-5", "AZ-60")
def test_five_players_with_3_1_3_1_1_characters() -> None:
    def who(sizes: tuple[int, ...]) -> list[int]:
        found: list[int] = []
        for seat in range(5):
            order = [*sizes[seat:], *sizes[:seat]]  # seen from each seat in turn
            if "miserable-witch" in spells(crowds(*order).hand(0, "voodoo").market("hat-1").at("act")):
                found.append(seat)
        return found

    assert who((3, 1, 3, 1, 1)) == []
    assert who((3, 1, 3, 2, 1)) == [1, 4]


# ---- Training, Divination ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-61", "AZ-67")
def test_training_raises_one_own_character() -> None:
    table = a_table(2).team(0, "moura", "lamia:B", "moma:C").at("act")
    table.play(0, "magic", ("spell", "training"))
    assert table.named(0, "train") == ["moura", "lamia"]
    table.announce(0, ("train", "lamia"))
    assert (table.in_team(0), table.heard("level")) == (["moura:A", "lamia:C", "moma:C"], [("level", 0, "lamia", 2)])
    full = a_table(2).team(0, "moura:C").hand(0, "hat-1").at("act")
    assert spells(full) == ["divination"]


@pytest.mark.rule("AZ-62")
def test_divination_shows_one_face_down_enemy_to_the_caster_alone() -> None:
    table = a_table(3).team(0, "maruxa").enemies("halloween", "fast-food", "santa-claus", flipped=("halloween",))
    table.at("act").play(0, "magic", ("spell", "divination"))
    assert table.options(0) == [("enemy", 1), ("enemy", 2), ("enemy", 3), "back"]
    table.announce(0, ("enemy", 2))
    santa = next(n for n, row in enumerate(ENEMIES) if row.id == "santa-claus")
    assert [
        event for event in zip(table.told, table.audiences, strict=True) if event[0][0] in ("peeked", "divined")
    ] == [
        (("peeked", 0, 2), None),
        (("divined", 2, santa), (0,)),
    ]
    halloween = next(n for n, row in enumerate(ENEMIES) if row.id == "halloween")
    assert table.game.view(0).enemies == [halloween, None, santa, None]
    assert table.game.view(1).enemies == table.game.view(None).enemies == [halloween, None, None, None]


# ---- Magic of the forest -------------------------------------------------------------------------------------------


def six(*cards: str) -> Table:
    return a_table(2).team(0, "maruxa", "moura", "kattalin").forest(*cards, "hat-3").at("act")


SIX = ("hat-1", "double", "die-1", "amulet", "hat-1", "hat-2")


@pytest.mark.rule("AZ-63", "AZ-95")
def test_one_of_six_is_kept_and_the_others_go_back_as_named() -> None:
    table = cast(six(*SIX), "magic-of-the-forest")
    assert table.heard_by("looked", "saw") == [
        (("looked", 0, 6), None),
        (("saw", SIX), (0,)),
    ]  # fmt: skip
    assert table.options(0) == [("keep", text) for text in ("hat-1", "double", "die-1", "amulet", "hat-2")]
    table.play(0, ("keep", "amulet"))
    assert table.options(0) == [*[("put", text) for text in ("hat-1", "double", "die-1", "hat-2")], "back"]
    table.play(0, "back", ("keep", "double"), ("put", "hat-2"), ("put", "die-1"), "back", ("put", "hat-1"))
    assert table.in_forest[0] == "hat-3"
    view = table.game.view(1)
    assert view.forest == [None] * len(view.forest)
    table.play(0, ("put", "die-1"), ("put", "hat-1"))  # the last one goes by itself
    assert table.heard("kept") == [("kept", 0)]
    assert table.in_hand(0) == ["double"]
    assert table.heard("drew") == [("drew", 1)]  # the next turn begins: the hat-2 that was named first
    assert table.in_hand(1) == ["hat-2"]


@pytest.mark.rule("AZ-63")
def test_what_was_put_back_lies_on_top_in_the_order_named() -> None:
    table = a_table(2).team(0, "maruxa", "moura", "lamia", "trasno", "santa-compana").hand(1, "hat-1")
    table.forest(*SIX, "hat-3").at("act")
    table.play(0, "magic", ("spell", "deja-vu")).play(1, "pass")
    table.play(0, "magic", ("spell", "magic-of-the-forest")).play(1, "pass")
    table.play(0, ("keep", "double"), ("put", "hat-2"), ("put", "hat-1"), ("put", "die-1"), ("put", "hat-1"))
    assert table.asked == {0: "action"}  # the second action of the Déjà vu: nobody has drawn yet
    order = ["hat-2", "hat-1", "die-1", "hat-1", "amulet"]
    assert table.in_forest[:6] == [*order, "hat-3"]
    assert table.game.view(0).forest[-5:] == [NUMBER[text] for text in reversed(order)]
    assert table.game.view(0).forest[-6] is None
    assert table.game.view(1).forest[-5:] == [None] * 5


@pytest.mark.rule("AZ-63")
def test_a_kept_character_is_shown_and_fought_after_the_others_went_back() -> None:
    table = cast(six("castanyera", "hat-1", "hat-1", "hat-1", "hat-1", "hat-1"), "magic-of-the-forest")
    table.play(0, ("keep", "castanyera"), *[("put", "hat-1")] * 4)
    assert table.told[-1:] == [("appeared", 0, "castanyera")]
    assert table.in_forest[:6] == [*["hat-1"] * 5, "hat-3"]
    assert table.asked == {0: "fighter"}
    table.dice(6).play(0, ("fighter", "kattalin"))
    assert "castanyera:A" in table.in_team(0)


@pytest.mark.rule("AZ-63", "AZ-37")
def test_a_kept_trap_is_carried_out() -> None:
    table = six("trick-or-treat", "hat-1", "hat-1", "hat-1", "hat-1", "hat-1")
    cast(table, "magic-of-the-forest").play(0, ("keep", "trick-or-treat"), *[("put", "hat-1")] * 4)
    assert (table.asked, table.out) == ({0: "lose"}, ["trick-or-treat"])


@pytest.mark.rule("AZ-63")
def test_a_small_deck_shows_fewer_and_an_empty_one_nothing() -> None:
    two = a_table(2).team(0, "maruxa", "moura").forest("hat-1", "hat-2", only=True).at("act")
    cast(two, "magic-of-the-forest")
    assert two.options(0) == [("keep", "hat-1"), ("keep", "hat-2")]
    two.play(0, ("keep", "hat-2"))
    assert (two.in_hand(0), two.heard("drew")) == (["hat-2"], [("drew", 1)])  # the other went back by itself
    one = a_table(2).team(0, "maruxa", "moura").forest("hat-1", only=True).at("act")
    cast(one, "magic-of-the-forest")
    assert one.in_hand(0) == ["hat-1"]
    empty = a_table(2).team(0, "maruxa", "moura").forest(only=True).at("act")
    assert "magic-of-the-forest" not in spells(empty)


@pytest.mark.rule("AZ-63", "AZ-95")
def test_what_another_looks_at_is_known_no_more() -> None:
    table = (
        a_table(2).team(0, "maruxa", "moura").team(1, "lamia", "trasno", "santa-compana").forest(*SIX, "hat-3", "hat-3")
    )
    table.game.state.known = [5, 0]
    table.at("act")
    table.play(0, "pass")  # seat 1 draws three
    assert table.game.state.known == [2, 0]
    table.play(1, "magic", ("spell", "magic-of-the-forest"))
    assert table.game.state.known == [0, 0] and table.game.view(0).forest == [None] * len(table.in_forest)


# ---- Levitation, Resurrect -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-64")
def test_levitation_exchanges_with_a_rivals_character_and_levels_stay() -> None:
    table = a_table(3).team(0, "maruxa:B", "moma:C", "moura").team(1, "lamia:B").team(2, "trasno:C", "anxaneta")
    table.cemetery("basajaun").at("act").play(0, "magic", ("spell", "levitation"))
    assert table.named(0, "send") == ["maruxa", "moma", "moura"]
    table.play(0, ("send", "moma"))
    assert table.named(0, "fetch") == ["lamia", "anxaneta", "basajaun"]  # below C; a player's only one too
    table.play(0, ("fetch", "lamia"))
    assert table.options(0) == ["announce", "back"]
    table.announce(0, "announce")
    assert ("exchanged", 0, "moma", 1, "lamia") in table.told
    assert (table.in_team(0), table.in_team(1)) == (["maruxa:B", "moura:A", "lamia:B"], ["moma:C"])


@pytest.mark.rule("AZ-64")
def test_the_first_seats_characters_can_be_fetched_too() -> None:
    table = a_table(3).team(0, "lamia:B", "trasno").team(1, "maruxa", "moura:B").turn(1).at("act")
    table.announce(1, "magic", ("spell", "levitation"), ("send", "moura"), ("fetch", "lamia"), "announce")
    assert ("exchanged", 1, "moura", 0, "lamia") in table.told
    assert (table.in_team(0), table.in_team(1)) == (["trasno:A", "moura:B"], ["maruxa:A", "lamia:B"])


@pytest.mark.rule("AZ-64")
def test_with_the_cemetery_both_end_at_a() -> None:
    table = a_table(2).team(0, "maruxa:C").hand(0, "hat-1").cemetery("basajaun", "moma").at("act")
    cast(table, "levitation", ("send", "maruxa"), ("fetch", "basajaun"), "announce").play(0, ("hat", "hat-1"))
    assert (table.in_team(0), table.in_cemetery) == (["basajaun:A"], ["moma:A", "maruxa:A"])
    assert ("exchanged", 0, "maruxa", -1, "basajaun") in table.told


@pytest.mark.rule("AZ-64", "AZ-42", "AZ-67")
def test_brooms_hold_both_and_without_a_target_there_is_no_levitation() -> None:
    table = a_table(2).team(0, "maruxa", "moura", "moma").team(1, "lamia", "trasno").broom("maruxa", "trasno").at("act")
    table.play(0, "magic", ("spell", "levitation"))
    assert table.named(0, "send") == ["moura", "moma"]
    assert table.play(0, ("send", "moma")).named(0, "fetch") == ["lamia"]
    none = a_table(2).team(0, "maruxa", "moura").team(1, "lamia:C", "trasno").broom("trasno").at("act")
    assert "levitation" not in spells(none)
    rider = a_table(2).team(0, "maruxa").hand(0, "hat-3").team(1, "lamia", "trasno").broom("maruxa").at("act")
    assert "levitation" not in spells(rider)


@pytest.mark.rule("AZ-65", "AZ-67")
def test_resurrect_brings_one_back_at_a() -> None:
    table = a_table(2).team(0, "maruxa", "moura", "trasno", "lamia").cemetery("basajaun", "moma").at("act")
    table.play(0, "magic", ("spell", "resurrect"))
    assert table.named(0, "raise") == ["basajaun", "moma"]
    table.announce(0, ("raise", "moma"))
    assert ("resurrected", 0, "moma") in table.told
    assert table.in_team(0)[-1] == "moma:A" and table.in_cemetery == ["basajaun:A"]
    nobody = a_table(2).team(0, "maruxa", "moura", "trasno", "lamia").at("act")
    assert "resurrect" not in spells(nobody)


# ---- Déjà vu -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-66")
def test_deja_vu_gives_two_actions_with_whole_energy_each() -> None:
    table = a_table(2).team(0, "maruxa", "moura", "lamia", "trasno").hand(0, "hat-1").market("hat-2").at("act")
    assert "deja-vu" in spells(table)
    table.play(0, "back")
    cast(table, "deja-vu")
    assert (table.asked, table.game.view(0).in_deja_vu) == ({0: "action"}, True)
    assert table.play(0, "magic").named(0, "spell") == ["training", "divination", "magic-of-the-forest", "levitation"]
    table.play(0, "back")
    cast(table, "divination", ("enemy", 0))
    assert table.asked == {0: "action"}
    cast(table, "levitation", ("send", "lamia"), ("fetch", "penitente"), "announce")
    assert ("exchanged", 0, "lamia", 1, "penitente") in table.told  # five energy from marks again
    assert table.heard("turn") == [("turn", 1, 1)]


@pytest.mark.rule("AZ-66")
def test_the_two_actions_may_be_of_any_kind_and_one_may_be_left() -> None:
    table = a_table(2).team(0, "maruxa", "moura", "lamia", "trasno").hand(0, "hat-1", "hat-1").market("hat-2").at("act")
    cast(table, "deja-vu")
    table.play(0, "market", ("show", "hat-1"))
    assert table.asked == {0: "action"}
    table.play(0, "pass")
    assert table.in_hand(0) == ["hat-1", "hat-2"] and table.heard("turn") == [("turn", 1, 1)]


# ---- for the screens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-67", "AZ-60", "AZ-66")
def test_a_view_says_why_a_spell_is_not_listed() -> None:
    table = a_table(2).team(0, "moma:C", "lamia:C").team(1, "trasno:C").hand(0, "hat-3", "hat-1").at("act")
    view = table.game.view(0)
    assert {spell: spell_refusal(view, spell) for spell, _ in SPELLS} == {
        "miserable-witch": "rivals",
        "training": "target",
        "divination": None,
        "magic-of-the-forest": None,
        "levitation": "target",
        "resurrect": "target",
        "deja-vu": None,
    }
    poor = a_table(2).team(0, "moma").hand(0, "hat-2").at("act").game.view(0)
    assert [spell_refusal(poor, spell) for spell in ("training", "levitation")] == [None, "energy"]
    again = a_table(2).team(0, "maruxa", "moura", "lamia", "trasno").hand(0, "hat-1").at("act")
    cast(again, "deja-vu")
    assert spell_refusal(again.game.view(0), "deja-vu") == "again"
