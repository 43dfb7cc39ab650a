"""Alakazoo's screens: a Portal one can read in text alone, on a phone, without colours."""

from __future__ import annotations

import pytest

from bot.screens.alakazoo import SCREENS
from bot.screens.game import Reader
from bot.screens.screen import Text
from bot.texts import Library
from games.alakazoo import Alakazoo
from games.kernel.chance import Chance
from games.kernel.game import Event, Outcome
from tests.games.alakazoo.table import Table, a_table, cards

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
        "⚖ **Ana** **+3**",
        "-# row 1 🟩M 🟩M 🟩M: all of one creature **+1**",
        "-# row 2 🟩M 🟦T 🟪V: three different creatures **+1**",
        "-# row 3 🟦T 🟪V ○: not full, nothing",
        "-# column 1 🟩M 🟩M 🟦T: two of one creature, nothing",
        "-# column 2 🟩M 🟦T 🟪V: three different creatures **+1**",
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
    assert said == "**Ana** had too much Magic and returns 3 tokens from head, tail."


def test_the_last_card_of_a_swap_is_followed_by_done() -> None:
    table = a_table("ET", hands={0: "E-tail"}).play("swap", "discard E-tail")
    said = SCREENS.prompt(table.game.view(0), table.game.decisions[0], Reader(READER.say, READER.names, 0))
    assert said == "You discard your whole hand and draw as many. Done?"
