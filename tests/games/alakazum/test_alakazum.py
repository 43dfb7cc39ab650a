"""Phase 3 (AZ-80, AZ-81, AZ-91; EX-4)."""

from __future__ import annotations

import pytest

from games.alakazum.cards import ENEMIES, NUMBER
from games.alakazum.rules import Conjuring

from .table import Table, a_table

ENEMY = {row.id: n for n, row in enumerate(ENEMIES)}


def catalans(sprint: bool = False) -> Table:
    """EX-4: five stars of Catalan characters, a barretina and an amulet."""
    table = a_table(3, sprint=sprint).team(0, "castanyera:C", "tio-de-nadal", "caganer:B", "moma:C")
    return table.hand(0, "barretina", "amulet", "pinta", "hat-1").enemies("halloween", "black-friday")


# ---- may one be cast? ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-80")
def test_what_counts_towards_a_culture() -> None:
    table = a_table(2).team(0, "castanyera:C", "melchor:C", "moma:C").hand(0, "barretina", "amulet").at("alakazum")
    assert table.asked == {0: "alakazum"}
    assert table.options(0) == [("culture", "CAT"), "pass"]  # 3 + 2 + 2 + 1; for VAL 3 + 2 + 1 only
    table.play(0, ("culture", "CAT"))
    assert table.options(0) == [("reveal", "barretina"), ("reveal", "amulet"), "back"]
    table.play(0, ("reveal", "amulet"))
    assert table.options(0) == [("reveal", "barretina"), "back"]  # 6: no enemy yet
    table.play(0, ("reveal", "barretina"))
    assert table.options(0) == [*[("enemy", place) for place in range(5)], "back"]
    table.play(0, ("enemy", 3))
    assert table.options(0) == ["announce", "back"]
    table.play(0, "back", "back", "back", "back")
    assert table.options(0) == [("culture", "CAT"), "pass"]


@pytest.mark.rule("AZ-80")
def test_an_object_of_another_culture_does_not_count() -> None:
    table = catalans().at("alakazum").play(0, ("culture", "CAT"))
    assert table.named(0, "reveal") == ["barretina", "amulet"]


@pytest.mark.rule("AZ-80", "AZ-22")
def test_the_question_is_put_unless_no_hand_of_that_size_could_reach_eight() -> None:
    def asked(team: list[str], hand: list[str]) -> bool:
        table = a_table(2).team(0, *team).hand(0, *hand).hand(1, "hat-1").market("hat-1").at("alakazum")
        return table.asked == {0: "alakazum"}

    four, five = ["montserrat:C"], ["montserrat:C", "tio-de-nadal"]
    six, eight = [*five, "caganer:B"], ["montserrat:C", "castanyera:C", "tio-de-nadal"]
    hats = ["hat-1", "hat-1", "hat-1", "hat-1"]
    assert [asked(four, hats[:n]) for n in range(5)] == [False, False, False, True, True]  # 2 + 1 + 1 at most
    assert [asked(five, hats[:n]) for n in range(5)] == [False, False, True, True, True]
    assert [asked(six, hats[:n]) for n in range(5)] == [False, True, True, True, True]
    assert asked(eight, [])
    assert not asked(["moma:C"], hats)


@pytest.mark.rule("AZ-80", "AZ-95")
def test_what_is_drafted_is_its_seats_secret() -> None:
    table = catalans().at("alakazum").play(0, ("culture", "CAT"), ("reveal", "barretina"))
    drafts = [table.game.view(seat).frame(Conjuring).draft for seat in (0, 1, None)]
    assert drafts == [[("culture", "CAT"), ("reveal", NUMBER["barretina"])], [], []]


@pytest.mark.rule("AZ-80")
def test_it_is_optional() -> None:
    table = catalans().at("alakazum").play(0, "pass")
    assert table.told[0][0] == "turn" and table.game.state.flipped == []


# ---- the result ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-4", "AZ-81")
def test_eight_points_against_halloween_fail() -> None:
    table = catalans().at("alakazum")
    table.announce(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 0), "announce")
    assert table.told == [
        ("announced", 0, "alakazum", "CAT", ("barretina", "amulet"), 0, 8),
        ("flipped", 0, 0, ENEMY["halloween"], 9),
    ]
    assert (table.asked, table.options(0)) == (
        {0: "lose"},
        [("lose", "castanyera"), ("lose", "tio-de-nadal"), ("lose", "caganer")],
    )
    table.play(0, ("lose", "castanyera"))
    assert table.told[0] == ("buried", 0, "castanyera", "alakazum", ENEMY["halloween"])
    assert table.in_cemetery == ["castanyera:A"]
    assert table.in_hand(0) == ["hat-1", "pinta", "barretina", "amulet"]
    assert table.game.state.flipped == [0]


@pytest.mark.rule("AZ-81")
def test_an_equal_enemy_is_not_beaten_and_a_flipped_one_cannot_be_chosen() -> None:
    table = catalans().enemies("fast-food", "halloween", "black-friday", flipped=("halloween",)).at("alakazum")
    table.play(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"))
    assert table.named(0, "enemy") == [0, 2, 3]
    table.announce(0, ("enemy", 0), "announce")
    assert (table.game.outcome, table.asked) == (None, {0: "lose"})


@pytest.mark.rule("AZ-81")
def test_strictly_more_points_win_the_game_at_once() -> None:
    table = catalans().enemies("black-friday").at("alakazum")
    table.announce(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 0), "announce")
    outcome = table.game.outcome
    assert outcome is not None and table.told[-1] == ("over", "alakazum", 0)
    assert (outcome.winners, outcome.reason, outcome.points[0], outcome.places[0]) == ((0,), "alakazum", 8, 1)


@pytest.mark.rule("AZ-97", "AZ-81")
@pytest.mark.parametrize(("round_", "points"), [(1, 13), (4, 10), (6, 8)])
def test_a_win_in_a_sprint_counts_eight_and_the_rounds_left(round_: int, points: int) -> None:
    table = catalans(sprint=True).enemies("black-friday").team(1, "moura:C").round(round_).at("alakazum")
    table.announce(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 0), "announce")
    outcome = table.game.outcome
    assert outcome is not None and table.told[-1] == ("over", "alakazum", 0)
    assert (outcome.winners, outcome.reason, outcome.points[:2], outcome.places[0]) == (
        (0,),
        "alakazum",
        (points, 3),
        1,
    )


@pytest.mark.rule("AZ-97")
def test_a_win_in_a_sprint_never_costs_points() -> None:
    """Ten stars in the last round: 8 and no round left would be less."""
    table = a_table(2, sprint=True).team(0, "montserrat:C", "castanyera:C", "caganer:C", "moma").enemies("black-friday")
    table.round(6).at("alakazum")
    table.announce(0, ("culture", "CAT"), ("enemy", 0), "announce")
    outcome = table.game.outcome
    assert outcome is not None and (outcome.winners, outcome.points[0]) == ((0,), 10)


@pytest.mark.rule("AZ-81")
def test_only_who_gave_a_star_took_part() -> None:
    """Anxaneta and Melchor at A give none; Gaspar at B gives one of all cultures; Moma is of another."""
    table = a_table(2).team(0, "montserrat:C", "castanyera:C", "anxaneta:A", "melchor:A", "gaspar:B", "moma:C")
    table.enemies("santa-claus").at("alakazum")
    table.announce(0, ("culture", "CAT"), ("enemy", 0), "announce")
    assert table.named(0, "lose") == ["montserrat", "castanyera", "gaspar"]


@pytest.mark.rule("AZ-81")
def test_of_two_characters_one_is_lost() -> None:
    table = a_table(2).team(0, "montserrat:C", "castanyera:C").hand(0, "barretina").hand(1, "hat-1")
    table.enemies("santa-claus").at("alakazum")
    table.announce(0, ("culture", "CAT"), ("reveal", "barretina"), ("enemy", 0), "announce")
    assert table.named(0, "lose") == ["montserrat", "castanyera"]
    table.play(0, ("lose", "castanyera"))
    assert (table.in_team(0), table.in_cemetery) == (["montserrat:C"], ["castanyera:A"])


@pytest.mark.rule("AZ-81", "AZ-42")
def test_riders_are_not_lost_and_the_only_character_neither() -> None:
    table = a_table(2).team(0, "montserrat:C", "castanyera:C", "tio-de-nadal:A", "moma").hand(1, "hat-1")
    table.broom("montserrat", "castanyera").enemies("santa-claus").at("alakazum")
    table.announce(0, ("culture", "CAT"), ("enemy", 0), "announce")
    assert table.in_cemetery == ["tio-de-nadal:A"]  # one choice makes itself
    riders = a_table(2).team(0, "montserrat:C", "moma").hand(0, "barretina", "amulet", "amulet").hand(1, "hat-1")
    riders.broom("montserrat").enemies("santa-claus").at("alakazum")
    words = [("reveal", text) for text in ("barretina", "amulet", "amulet")]
    riders.announce(0, ("culture", "CAT"), *words, ("enemy", 0), "announce")
    assert (riders.in_team(0), riders.in_cemetery) == (["montserrat:C", "moma:A"], [])
    only = a_table(2).team(0, "montserrat:C").hand(0, "barretina", "amulet", "amulet").hand(1, "hat-1")
    only.enemies("santa-claus").at("alakazum")
    only.announce(0, ("culture", "CAT"), *words, ("enemy", 0), "announce")
    assert (only.in_team(0), only.in_cemetery) == (["montserrat:C"], [])


@pytest.mark.rule("AZ-70", "AZ-71")
def test_a_doll_cancels_an_alakazum_before_the_flip() -> None:
    table = catalans().hand(1, "voodoo").at("alakazum")
    table.play(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 1), "announce")
    assert (table.asked, table.told) == (
        {1: "voodoo"},
        [("announced", 0, "alakazum", "CAT", ("barretina", "amulet"), 1, 8)],
    )
    table.play(1, "doll")
    assert table.told[0] == ("cancelled", 1, 0)
    assert (table.game.state.flipped, table.in_hand(0)) == ([], ["hat-1", "pinta", "barretina", "amulet"])
    assert table.game.state.turn == 1


# ---- ends without a winner -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-91")
def test_the_last_enemy_face_up_ends_the_game_at_once() -> None:
    names = ("black-friday", "fast-food", "halloween", "santa-claus")
    table = catalans().team(1, "moura:C").enemies(*names, flipped=names[:3]).at("alakazum")
    table.announce(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 3), "announce")
    outcome = table.game.outcome
    assert outcome is not None and table.told[-1] == ("over", "enemies", -1)
    assert (outcome.winners, outcome.reason) == ((), "enemies")
    assert (outcome.points[:2], outcome.places[:2]) == ((5, 3), (1, 2))  # hand cards do not count
    assert table.in_cemetery == []


@pytest.mark.rule("AZ-91", "AZ-81")
def test_the_last_enemy_can_still_be_beaten() -> None:
    names = ("santa-claus", "fast-food", "halloween", "black-friday")
    table = catalans().enemies(*names, flipped=names[:3]).at("alakazum")
    table.announce(0, ("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 3), "announce")
    assert table.game.outcome is not None and table.game.outcome.winners == (0,)
