"""Alakazoo's screens: a Portal one can read in text alone, on a phone, without colours."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens.alakazoo import SCREENS
from bot.screens.game import Reader, Stake
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Style, Text
from bot.screens.table import board as public_board
from bot.texts import Library
from games.alakazoo import Alakazoo
from games.kernel.chance import Chance
from games.kernel.game import Event, Outcome
from pictures.canvas import audited
from tables.replies import hand_of
from tests.bot.fakes import seated
from tests.bot.words import labels_of, moves_of
from tests.games.alakazoo.table import Table, a_table, cards
from tests.pictures.canvas_checks import faults

READER = Reader(Library().texts("en"), ("Ana", "Bea"))
NO_BREAK = "\u00a0"


def a_portal() -> Table:
    """Of Emberdrake, one limb placed, head lit, one more rune lit."""
    return a_table(
        "ET",
        portals={0: "M-right-hand", 1: ""},
        runes={0: "head:Wave head:Gale torso:Gale"},
        columns=("N-left-ear T-tail", "", "E-head", ""),
    )


def board(table: Table) -> list[str]:
    """The lines of Ana's Portal, then those of the columns."""
    parts = SCREENS.table(table.game.view(None), READER)
    first, columns = parts[0], parts[2]
    assert isinstance(first, Text) and isinstance(columns, Text)
    return [line.replace("\u2060", "") for line in (*first.text.split("\n")[1:], *columns.text.split("\n"))]


def test_a_portal_has_three_rows_of_runes_with_letters() -> None:
    """Runes as OO-5 has them for Emberdrake: 35 24 15 / 14 45 23 / 25 13 34."""
    rows = [line.replace(NO_BREAK, " ") for line in board(a_portal())[:3]]
    assert rows == [
        "ear L 🍃○🪨○ · head 🌊●💨●◀ · ear R 🔥○🪨○",
        "hand L 🔥○💨○ · torso 💨●🪨○ · hand R 🟩M ✔",
        "leg L 🌊○🪨○ · tail 🔥○🍃○ · leg R 🍃○💨○",
    ]


def test_no_space_or_card_of_a_column_breaks_on_a_phone() -> None:
    rows = board(a_portal())
    for space in (one for row in rows[:3] for one in row.split(" · ")):
        assert " " not in space
    assert (
        rows[3]
        == f"Columns: ① ear{NO_BREAK}L{NO_BREAK}⬛N, tail{NO_BREAK}🟦T · ② empty · ③ head{NO_BREAK}🟥E · ④ empty"
    )


def test_the_end_shows_what_the_jury_gives_for_each_row_and_column_and_why() -> None:
    """Row 1 of one creature, row 2 of three, row 3 not full; column 1 of two, column 2 of three, column 3 not full."""
    portal = "M-left-ear M-head M-right-ear M-left-hand T-torso V-right-hand T-left-leg V-tail"
    table = a_table("MT", portals={0: portal, 1: ""})
    said = SCREENS.how(table.game.view(None), (), READER)
    assert said.split("\n")[:8] == [
        "⚖ **Ana** **+3** points",
        "-# row 1 🟩M 🟩M 🟩M: all of one creature, **1 point**",
        "-# row 2 🟩M 🟦T 🟪V: three different creatures, **1 point**",
        "-# row 3 🟦T 🟪V ○: not full, nothing",
        "-# column 1 🟩M 🟩M 🟦T: two of one creature, nothing",
        "-# column 2 🟩M 🟦T 🟪V: three different creatures, **1 point**",
        "-# column 3 🟩M 🟪V ○: not full, nothing",
        "-# whole Portal: other creatures too, nothing",
    ]


def _won() -> Outcome:
    return Outcome((1, 2), (0,), (3, 0), "finished")


# ---- as the rule page says -----------------------------------------------------------------------------------------


@pytest.mark.rule("OO-28")
def test_a_keeper_whose_powers_all_turn_out_impossible_says_so() -> None:
    """Only c could be used for all the table knows, and the hand has no card of that type."""
    table = a_table("ET", hands={0: "E-head"}, portals={0: "M-tail"}, magic={0: 1}).play("keeper")
    assert table.options == ["back"]
    said = SCREENS.prompt(table.game.view(0), table.game.decisions[0], Reader(READER.say, READER.names, 0))
    assert said == "None of your cards fits a power now. Go back and choose another action."


@pytest.mark.rule("OO-29")
def test_a_card_whose_space_is_filled_promises_no_points() -> None:
    table = a_table("ET", hands={0: "E-tail E-head"}, portals={0: "M-tail"}, magic={0: 1})
    filled, free = (SCREENS.choice(table.game.view(0), table.game.decisions[0], ("discard", card), READER).description
                    for card in cards("E-tail E-head"))  # fmt: skip
    assert filled == "its space is filled"
    assert "+1" in free
    table.play("keeper", "power c")
    (lay,) = [option for option in table.game.decisions[0].options if option[0] == "lay"]
    assert "+1" not in SCREENS.choice(table.game.view(0), table.game.decisions[0], lay, READER).description


@pytest.mark.rule("OO-50")
def test_nobody_says_keeper_slot_or_broom_in_the_earlier_edition() -> None:
    said: list[str] = []
    chance = Chance(b"helper")
    for number in range(3):
        game = Alakazoo.new(bytes([number] * 32), 2, Alakazoo.Options(edition="magic-helper"))
        for _ in range(150):
            if not game.decisions:
                break
            decision = chance.choice(game.decisions)
            for seat in (None, 0, 1):
                view, reader = game.view(seat), Reader(READER.say, READER.names, seat)
                said += [str(part) for part in (*SCREENS.table(view, reader), *SCREENS.hand(view, reader))]
                for each in view.decisions:
                    said.append(SCREENS.prompt(view, each, reader))
                    said += [str(SCREENS.choice(view, each, action, reader)) for action in each.options]
            for event in game.submit(decision.seat, chance.choice(decision.options), decision.id):
                said.append(SCREENS.sentence(event, READER) or "")
    assert any("Wizard card" in text for text in said) and any("Magic Helper" in text for text in said)
    for word in ("Keeper", "slot", "Broom", "Lantern"):
        assert not [text for text in said if word in text], word


@pytest.mark.rule("OO-60")
def test_the_heading_tells_the_first_player_the_cap_and_the_last_round() -> None:
    for number in (1, 7, 39):
        view = a_table("ET", first=1, round=number).game.view(None)
        assert SCREENS.heading(view, READER) == f"round {number} of at most 40, **Bea** goes first"
    capped = a_table("ET", first=1, round=40).game.view(None)
    assert SCREENS.heading(capped, READER) == "round 40, the last one, **Bea** goes first"
    view.finisher = 0
    assert SCREENS.heading(view, READER) == "round 39, the last one, **Bea** goes first"


def test_what_is_lit_says_which_rune_and_what_is_returned_says_where() -> None:
    assert SCREENS.sentence(Event("lit", (0, 15, 3)), READER) == "**Ana** lights 🍃 Leaf on tail."
    assert SCREENS.sentence(Event("lit", (0, 15)), READER) == "**Ana** lights a rune on tail.", "told by older rules"
    assert SCREENS.sentence(Event("lit", (0, 18, 0)), READER) == "**Ana** keeps a Magic token beside the Portal."
    said = SCREENS.sentence(Event("trimmed-magic", (0, 14, 15, 2)), READER)
    assert said == "**Ana** had too much Magic and returns 3 tokens from head and tail."


def test_the_last_card_of_a_swap_is_followed_by_done() -> None:
    table = a_table("ET", hands={0: "E-tail"}).play("swap", "discard E-tail")
    said = SCREENS.prompt(table.game.view(0), table.game.decisions[0], Reader(READER.say, READER.names, 0))
    assert said == "You discard your whole hand and draw as many. Done?"


# ---- what a hand says ------------------------------------------------------------------------------------------------

ANA = Reader(READER.say, READER.names, 0)
FLAMES = "right-ear:Flame left-hand:Flame tail:Flame"
"""All three of Emberdrake (OO-5)."""


def stakes(table: Table) -> str:
    """What Ana is told below her question."""
    (decision,) = table.game.decisions
    return SCREENS.stakes(table.game.view(0), decision, ANA)


def three_dice(table: Table) -> Style:
    return SCREENS.choice(table.game.view(0), table.game.decisions[0], ("roll", 3), ANA).style


def test_all_dice_stand_out_only_for_a_hand_that_a_rune_may_help() -> None:
    helps = a_table("ET", hands={0: "E-tail"}, columns=("N-head", "", "", ""))
    empty, full = (
        a_table("ET", hands={0: held}, portals={0: "M-tail"}, columns=("N-head", "", "", "")) for held in ("", "E-tail")
    )
    assert [three_dice(table) for table in (helps, empty, full)] == [Style.MAIN, Style.QUIET, Style.QUIET]
    assert SCREENS.outlook(empty.game.view(0), ANA) == "Your hand is empty: take a column."
    said = SCREENS.outlook(full.game.view(0), ANA)
    assert said == "None of your cards has an empty space: take a column, or swap."


@pytest.mark.rule("OO-24")
@pytest.mark.parametrize("dark", [0, 1, 2])
def test_three_dice_stand_out_whatever_they_may_cost(dark: int) -> None:
    """No room for Flame: with two Dark tokens four of ten rolls cost a turn. So for a spectator."""
    table = a_table("ET", hands={0: "E-head"}, runes={0: FLAMES}, dark={0: dark}, columns=("N-head", "", "", ""))
    for seat in (0, None):
        view = table.game.view(seat)
        styles = [SCREENS.choice(view, table.game.decisions[0], ("roll", dice), ANA).style for dice in (1, 2, 3)]
        assert [dice for dice, style in enumerate(styles, 1) if style == Style.MAIN] == [3]


THIRD, SKIP = "A third Dark token costs a turn: ", "**Skip** returns your Dark "


@pytest.mark.rule("OO-24")
@pytest.mark.parametrize(
    ("dark", "lit", "said"),
    [
        (2, FLAMES, f" {THIRD}1 die 2 · 2 dice 3 · 3 dice 4 of 10. {SKIP}tokens."),  # 1/6, 11/36, 91/216
        (1, FLAMES, f" {THIRD}1 die 0 · 2 dice 0 · 3 dice 1 of 10. {SKIP}token."),  # 0, 1/36, 16/216
        (0, FLAMES, ""),  # three Flames: 1/216
    ],
)
def test_a_turn_tells_how_often_dice_bring_the_third_dark_token(dark: int, lit: str, said: str) -> None:
    table = a_table("ET", runes={0: lit}, dark={0: dark}, columns=("N-head", "", "", ""))
    assert stakes(table) == f"No room for 🔥 Flame: a Dark token.{said}"
    view, beside = table.game.view(0), replace(ANA, pictures=True)  # there each roll says how often it brings one
    near = "The third Dark token costs a turn." if dark == 2 else ""
    assert SCREENS.stakes(view, table.game.decisions[0], beside) == near


@pytest.mark.rule("OO-21")
@pytest.mark.parametrize(
    ("edition", "dark", "said"),
    [
        ("castle-keeper", 0, ""),
        ("castle-keeper", 1, "**Skip** returns your Dark token."),
        ("castle-keeper", 2, "**Skip** returns your Dark tokens."),
        ("magic-helper", 1, ""),  # it knows no skipping (OO-52)
    ],
)
def test_whoever_has_dark_tokens_reads_what_skipping_is_for(edition: str, dark: int, said: str) -> None:
    assert stakes(a_table("ET", edition=edition, dark={0: dark}, columns=("N-head", "", "", ""))) == said


@pytest.mark.rule("OO-23")
@pytest.mark.parametrize(("edition", "where"), [("castle-keeper", "Keeper"), ("magic-helper", "Wizard card")])
def test_what_a_star_does_is_said_where_it_lies(edition: str, where: str) -> None:
    said = f"⭐ Star: any rune, or Magic for your {where}."
    both = a_table("ET", edition=edition, dice="Star Wave", columns=("N-head", "", "", "")).play("roll 2")
    assert both.asked == (0, "order") and stakes(both) == said
    assert stakes(both.play("resolve Star")) == said
    assert SCREENS.stakes(both.game.view(None), both.game.decisions[0], READER) == ""
    none = a_table("ET", edition=edition, dice="Leaf Wave", columns=("N-head", "", "", "")).play("roll 2")
    assert stakes(none) == ""


def test_dice_of_an_ai_are_no_buttons_on_the_board() -> None:
    game = a_table("ET", dice="Leaf Wave", columns=("N-head", "", "", "")).play("roll 2").game
    for ai, there in ((None, True), ("easy", False)):
        live = seated(game)
        live.now.seats = (replace(live.seats[0], ai=ai, user=None if ai else 1), live.seats[1])
        assert ("🍃 Leaf" in labels_of(public_board(live, [], READER.say))) == there


@pytest.mark.rule("OO-24")
def test_the_second_of_two_equal_results_may_have_no_room() -> None:
    """Flame has one place left and each other rune enough: two Flames or more, 16/216."""
    lit = "right-ear:Flame left-hand:Flame"
    said = stakes(a_table("ET", runes={0: lit}, dark={0: 2}, columns=("N-head", "", "", "")))
    assert said == f"{THIRD}1 die 0 · 2 dice 0 · 3 dice 1 of 10. {SKIP}tokens."


@pytest.mark.rule("OO-40")
def test_a_turn_tells_who_is_one_space_from_the_end() -> None:
    eight = "N-left-ear N-head N-right-ear M-left-hand M-torso M-right-hand V-left-leg V-tail"
    said = [
        stakes(a_table("ET", portals={1: portal}, columns=("E-head", "", "", "")))
        for portal in (eight, eight.removesuffix(" V-tail"))
    ]
    assert said == ["**Bea** has 8 of 9 spaces: the ninth scores 1 point and makes that round the last.", ""]


def test_the_board_tells_who_is_near_the_end_once() -> None:
    portal = "N-left-ear N-head N-right-ear M-left-hand M-torso M-right-hand V-left-leg V-tail"
    table = a_table("ET", portals={1: portal}, runes={0: FLAMES}, dark={0: 2}, columns=("E-head", "", "", ""))
    view = table.game.view(None)
    assert "8 of 9 spaces" in SCREENS.race(view, READER)
    said = SCREENS.stakes(view, table.game.decisions[0], READER)
    assert said == "No room for 🔥 Flame: a Dark token."


@pytest.mark.rule("OO-33")
@pytest.mark.parametrize(
    ("dark", "said"), [({0: 2}, "**Ana** a turn."), ({0: 2, 1: 2}, "**Ana** and **Bea** a turn each.")]
)
def test_the_board_tells_whom_one_more_dark_token_costs_a_turn(dark: dict[int, int], said: str) -> None:
    view = a_table("ET", dark=dark, columns=("E-head", "", "", "")).game.view(None)
    assert f"One more Dark token costs {said}" in SCREENS.race(view, READER)


@pytest.mark.rule("OO-31")
def test_a_card_to_place_says_what_its_points_are_for() -> None:
    def why(held: str, there: str) -> str:
        table = a_table("ET", hands={0: held}, portals={1: there}, runes={0: "head:Wave head:Gale"}).play("skip")
        view, decision = table.game.view(0), table.game.decisions[0]._replace(seat=0, kind="place")
        (fact,) = Alakazoo.facts(view, decision, [[("place", cards(held)[0])]])
        return " · ".join(SCREENS.stake(view, decision, fact, ANA)[:2])

    assert why("E-head", "M-head") == "+1 · your own creature"
    assert why("N-head", "") == "+1 · nobody else has this limb yet"
    assert why("E-head", "") == "+2 · your own creature, and nobody else has this limb yet"
    assert why("N-head", "M-head") == "0 · one space nearer to nine"


@pytest.mark.rule("OO-32")
@pytest.mark.rule("OO-20")
def test_too_many_cards_names_the_limit_and_what_it_costs() -> None:
    def too_many(dark: int) -> Table:
        table = a_table(
            "ET", hands={0: "E-tail E-head N-left-ear N-left-leg"}, dark={0: dark}, columns=("N-torso", "", "", "")
        )
        return table.play("column 0")

    table = too_many(0)
    assert SCREENS.prompt(table.game.view(0), table.game.decisions[0], ANA) == (
        "Too many cards: 4 at most. Which one do you discard?"
    )
    assert stakes(table) == "That costs a Dark token too: 0 of 3 so far."
    assert stakes(too_many(2)) == "That also costs a Dark token, the third, and with it the next turn."


@pytest.mark.rule("OO-32")
def test_too_many_cards_names_crowded_spaces_to_whoever_holds_them_only() -> None:
    """Two heads, of which one can go in; that the tail's space is filled stands below the card."""
    hands = {0: "N-tail E-head N-head T-torso"}
    table = a_table("ET", hands=hands, portals={0: "M-tail"}, columns=("N-left-ear", "", "", "")).play("column 0")
    said = "You hold several cards for head: a space takes only one."
    assert stakes(table).endswith(f"\n{said}")
    decision = table.game.decisions[0]
    for view in (table.game.view(None), table.game.view(1)):
        said = SCREENS.stakes(view, decision, Reader(READER.say, READER.names, view.seat))
        assert said == "That costs a Dark token too: 0 of 3 so far.", said


@pytest.mark.rule("OO-32")
def test_too_much_magic_names_the_half_lit_spaces_without_a_card() -> None:
    """Seven runes lit: the head waits for a card, both of the tail's are lit, four spaces have one and no card."""
    lit = "head:Wave tail:Flame tail:Leaf torso:Gale left-ear:Leaf left-leg:Wave right-leg:Leaf"
    columns = ("N-head", "", "", "")
    table = a_table("ET", hands={0: ""}, runes={0: lit}, columns=columns).play("column 0").play("pass")
    said = "Half lit, and you hold no card for it: ear L, torso, leg L and leg R. Runes there help least."
    assert stakes(table).endswith(f"\n{said}")


@pytest.mark.rule("OO-24")
def test_a_place_for_a_token_says_which_card_it_is_for() -> None:
    """Emberdrake's Leaf lies on head's neighbours: ear L (with Stone), torso, leg R. Only whoever rolled is told."""
    hands, runes = {0: "E-left-ear N-torso"}, {0: "left-ear:Stone"}
    table = a_table("ET", hands=hands, runes=runes, columns=("N-head", "", "", ""), dice="Leaf").play("roll 1")
    (decision,) = table.game.decisions

    def said(seat: int) -> list[Stake]:
        view = table.game.view(seat)
        reader = Reader(READER.say, READER.names, seat)
        return [SCREENS.stake(view, decision, fact, reader) for fact in Alakazoo.facts(view, decision)]

    assert Stake("+2", "then ear L 🟥E fits") in said(0)
    assert {*said(1)} == {Stake(more="opens ear L"), Stake()}


@pytest.mark.rule("OO-28")
def test_a_turns_list_says_what_each_column_swap_and_power_brings() -> None:
    """Nobody has a Portal card or, but Ana, a hand card: of the Keeper's powers only a card of a column can be had.

    Of column 1 nothing brings more than what Ana holds; column 2 makes her discard two of six, and has a head for
    which nobody has one and which is her own creature's.
    """
    columns = ("N-tail", "E-head N-head M-left-ear M-torso", "", "")
    table = a_table("ET", hands={0: "E-tail M-tail"}, magic={0: 1}, columns=columns)
    shown = {*moves_of(hand_screen(hand_of(seated(table.game), 0), READER.say))}
    assert shown >= {
        "Column 2 · 4 cards · +4 · 🟣 · head 🟥E +2, head ⬛N (spare), ear L 🟩M +1 and torso 🟩M +1; discard 2",
        "Column 1 · 1 card · tail ⬛N (spare)",
        "🎲 1 die",
        "Swap tail 🟩M",
        "Swap tail 🟥E and tail 🟩M · the whole hand",
        "Swap cards",
        "Keeper: Trade a card",
    }, shown


@pytest.mark.rule("OO-32")
@pytest.mark.rule("OO-51")
def test_what_a_column_makes_too_many_counts_what_can_be_placed_first() -> None:
    """Five cards, of which one can be placed at once; in the earlier edition the fifth goes before that."""

    def said(edition: str) -> str:
        hands, runes = {0: "E-tail M-torso N-left-leg"}, {0: "head:Wave head:Gale"}
        table = a_table("ET", hands=hands, runes=runes, columns=("N-head M-tail", "", "", ""), edition=edition)
        view = table.game.view(0)
        (fact,) = Alakazoo.facts(view, table.game.decisions[0], [[("column", 0)]])
        return SCREENS.stake(view, table.game.decisions[0], fact, ANA).more

    assert said("castle-keeper") == "head ⬛N +1 and tail 🟩M (spare)"
    assert said("magic-helper") == "head ⬛N +1 and tail 🟩M (spare); discard 1"


@pytest.mark.parametrize(
    ("held", "runes", "said"),
    [
        ("E-head", "head:Wave", "head (**+2**): 1 die 3 · 2 dice 6 · 3 dice 7"),  # Gale or Star: 1/3, 5/9, 19/27
        (
            "E-head",
            "",
            "head (**+2**): 1 die 0 · 2 dice 2 · 3 dice 4",
        ),  # two of Wave, Gale, Star, not twice Wave or Gale: 7/36
        (
            "E-head N-tail",
            "head:Wave tail:Leaf",
            "head (**+2**) or tail (**+1**): 1 die 5 · 2 dice 8 · 3 dice 9",
        ),  # 1/2, 3/4, 7/8
    ],
)
def test_a_turn_tells_how_often_dice_light_what_the_hand_waits_for(held: str, runes: str, said: str) -> None:
    table = a_table("ET", hands={0: held}, runes={0: runes}, columns=("N-torso", "", "", ""))
    assert SCREENS.outlook(table.game.view(0), ANA) == f"Light your {said} of 10."


def test_beside_the_picture_nothing_is_said_that_it_shows() -> None:
    """What fits, what a card needs, what it brings, which runes have no room; without a picture all of it."""
    held = a_table("ET", hands={0: "E-head"}, runes={0: FLAMES}, columns=("N-head", "", "", "")).game
    drawn = replace(ANA, pictures=True)
    told = [
        (SCREENS.outlook(held.view(0), reader), SCREENS.stakes(held.view(0), held.decisions[0], reader))
        for reader in (ANA, drawn)
    ]
    assert all(told[0]) and told[1] == ("", "")


@pytest.mark.parametrize("language", ["en", "es", "ca", "gl", "eu"])
@pytest.mark.parametrize(("held", "said"), [("N-right-ear T-head G-right-hand G-tail", 4), ("N-right-ear T-head", 2)])
def test_what_stands_below_cards_is_whole(language: str, held: str, said: int) -> None:
    """Three cards wait for runes and one has no space; of two, of which one is drawn large, one and one."""
    view = a_table("ET", hands={0: held}, portals={0: "E-head"}).game.view(0)
    say = Library().texts(language)
    with audited() as audit:
        for picture in SCREENS.hand_pictures(view, Reader(say, ("Ana", "Bea"), 0)):
            picture.tile.paint()
    drawn = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
    below = [say.plain(f"alakazoo-picture-{word}") for word in ("needs", "full")]
    assert sum(drawn.count(word) for word in below) == said
    assert not faults(audit), faults(audit)


def test_many_small_cards_lie_within_the_hand() -> None:
    held = "M-left-ear N-right-ear T-head G-right-hand T-torso N-left-hand N-left-leg G-tail T-tail"
    view = a_table("ET", hands={0: held}, portals={0: "E-head"}).game.view(0)
    with audited() as audit:
        for picture in SCREENS.hand_pictures(view, ANA):
            picture.tile.paint()
    assert not faults(audit), faults(audit)
