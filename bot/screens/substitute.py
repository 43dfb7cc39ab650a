"""A seat that is offered to another person."""

from __future__ import annotations

from bot.screens.custom_ids import custom_id
from bot.screens.screen import Button, Buttons, Screen, Style, Text
from bot.screens.table import hand_button
from bot.texts import Markdown, Texts
from tables.table import Table

SUBSTITUTE = "substitute"
"""The view of its buttons."""
ACCENT = 0x0072B2  # Okabe–Ito blue


def ask(table: Table, user: int, name: str, to: int, say: Texts) -> Screen:
    """Would that person play on in the seat of `user`?"""
    game = say.plain(f"{table.game_key}-name")
    seat = table.seat_of(user)
    number = table.seats[seat].offers if seat is not None else 0
    words = say("substitute-ask", to=Markdown(f"<@{to}>"), who=name, game=game)
    buttons = (
        Button(
            say.plain("button-substitute-take"),
            custom_id(table.id, SUBSTITUTE, f"take.{user}.{to}.{number}"),
            "",
            Style.MAIN,
        ),
        Button(say.plain("button-substitute-no"), custom_id(table.id, SUBSTITUTE, f"no.{user}.{to}.{number}")),
    )
    return Screen((Text(words), Buttons(buttons)), ACCENT, mentions=(to,))


def taken(table: Table, name: str, before: str, say: Texts) -> Screen:
    """They do."""
    return Screen(
        (Text(say("substitute-taken", who=name, left=before)), Buttons((hand_button(table.id, say),))), ACCENT
    )


def refused(name: str, say: Texts) -> Screen:
    """Nobody takes it."""
    return Screen((Text(say("substitute-refused", who=name)),), ACCENT)


def lapsed(say: Texts) -> Screen:
    """The seat has been offered to somebody else since."""
    return Screen((Text(say("substitute-lapsed")),), ACCENT)
