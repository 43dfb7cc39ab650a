"""What somebody is told of their streak in a direct message."""

from __future__ import annotations

from bot.screens.screen import Screen, Text
from bot.texts import Markdown, Texts
from tables.warnings import Warned

ACCENT = 0xE69F00  # Okabe–Ito orange


def promised(say: Texts) -> Screen:
    """Warnings will come here."""
    return Screen((Text(say("streak-promised")),), ACCENT)


def warning(warned: Warned, say: Texts) -> Screen:
    """Theirs ends soon."""
    told = say(
        "streak-warning",
        days=warned.streak.days,
        game=say.plain(f"{warned.game}-name"),
        ends=Markdown(f"<t:{int(warned.ends_at)}:R>"),
    )
    return Screen((Text(told),), ACCENT)
