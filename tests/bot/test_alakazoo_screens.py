"""Alakazoo's screens: a Portal one can read in text alone, on a phone, without colours."""

from __future__ import annotations

from bot.screens.alakazoo import SCREENS
from bot.screens.game import Reader
from bot.screens.screen import Text
from bot.texts import Library
from games.kernel.game import Outcome
from tests.games.alakazoo.table import Table, a_table

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


def test_a_portal_is_three_rows_with_runes_lit_or_dark_and_a_letter_beside_each_colour() -> None:
    """Runes as OO-5 has them for Emberdrake: 35 24 15 / 14 45 23 / 25 13 34."""
    rows = [line.replace(NO_BREAK, " ") for line in board(a_portal())[:3]]
    assert rows == [
        "ear L 🍃○🪨○ · head 🌊●💨●◀ · ear R 🔥○🪨○",
        "hand L 🔥○💨○ · torso 💨●🪨○ · hand R 🟩M ✔",
        "leg L 🌊○🪨○ · tail 🔥○🍃○ · leg R 🍃○💨○",
    ]


def test_no_space_and_no_card_of_a_column_is_broken_where_a_phone_is_narrow() -> None:
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
    said = SCREENS.end(table.game.view(None), _won(), READER)
    assert said.split("\n")[1:9] == [
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
