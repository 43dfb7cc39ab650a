"""Personal data: what is stored, the export, and the questions before it is deleted."""

from __future__ import annotations

from typing import Any

from bot.screens.custom_ids import custom_id
from bot.screens.operator import NOBODY, Operator, about, links
from bot.screens.screen import Button, Buttons, File, Screen, Style, Text
from bot.texts import Texts

ACCENT = 0x0072B2  # Okabe–Ito blue
WARNING = 0xD55E00  # vermilion
DELETE = "delete"
"""The view of the buttons that delete."""


def privacy(say: Texts, operator: Operator = NOBODY) -> Screen:
    """What is stored of people, who sees it, how they have it taken out, and who runs the bot."""
    parts = (Text(say("privacy-heading")), Text(say("privacy")))
    return Screen((*parts, *about(operator, say), *links(operator, say)), ACCENT)


def explained(kept: dict[str, Any], say: Texts) -> dict[str, Any]:
    """The exported data, each part with an explanation."""
    return {"explained": {part: say.plain(f"export-about-{part}") for part in kept}, **kept}


def export(kept: dict[str, Any], content: bytes, name: str, say: Texts) -> Screen:
    """The message with the exported file and its size."""
    counts = {
        "tables": len(kept["seats"]) + len(kept["left_seats"]),
        "moves": len(kept["moves"]),
        "results": len(kept["results"]),
        "ratings": len(kept["ratings"]),
    }
    return Screen((Text(say("export-heading")), Text(say("export-kept", **counts)), File(name, content)), ACCENT)


def ask_delete(tables: int, say: Texts) -> Screen:
    """The first question before deleting: what will happen; `tables`: how many they sit at."""
    return _ask("delete-ask", "button-delete-go-on", "sure", say, tables=tables)


def ask_delete_again(say: Texts) -> Screen:
    """The second question: what will stay."""
    return _ask("delete-ask-again", "button-delete-yes", "yes", say)


def _ask(text: str, button: str, action: str, say: Texts, **facts: int) -> Screen:
    buttons = (
        Button(say.plain(button), custom_id(0, DELETE, action), style=Style.GRAVE),
        Button(say.plain("button-no"), custom_id(0, DELETE, "no")),
    )
    return Screen((Text(say(text, **facts)), Buttons(buttons)), WARNING)
