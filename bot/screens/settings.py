"""The settings of a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.screens.custom_ids import custom_id
from bot.screens.evening import line as evening_line
from bot.screens.languages import AUTO as AUTO
from bot.screens.languages import language_name
from bot.screens.screen import Button, Buttons, Screen, Style, Text
from bot.texts import Markdown, Texts
from tables.evenings import EveningRow

ACCENT = 0x0072B2  # Okabe–Ito blue
LANGUAGE, OFFERED, ALLOWED, CLOCK, THREADS, QUIET, NO_BOARDS, TEXT_MODE = (
    "language",
    "language_offered",
    "channels",
    "clock",
    "threads",
    "quiet",
    "no_leaderboard",
    "text_mode",
)
"""Keys of a server's saved settings; one that is missing has its default."""
KEEP = "keeplanguage"
"""The view of the button that makes a language the server's."""


def settings(
    kept: Mapping[str, Any], say: Texts, warning: Markdown | None = None, evening: EveningRow | None = None
) -> Screen:
    """All settings, a line each, with the command that changes it."""
    channels = say.several([f"<#{channel}>" for channel in kept.get(ALLOWED) or ()])
    lines = [
        say("settings-language", language=_language(kept.get(LANGUAGE), say)),
        say("settings-channels", channels=channels, count=len(kept.get(ALLOWED) or ())),
        say("settings-clock", clock=kept.get(CLOCK, "live")),
        say("settings-threads", on=_on(kept.get(THREADS))),
        say("settings-quiet", on=_on(kept.get(QUIET))),
        say("settings-leaderboard", on=_on(not kept.get(NO_BOARDS))),
        say("settings-text-mode", on=_on(kept.get(TEXT_MODE))),
        evening_line(evening, say),
    ]
    texts = [say("settings-heading"), Markdown("\n".join(lines)), say("settings-new-tables"), warning]
    return Screen(tuple(Text(each) for each in texts if each is not None), ACCENT)


def lacking(channel: int, missing: str, say: Texts) -> Markdown:
    """What the bot may not do in a channel where tables may be opened."""
    return say("settings-channel-lacks", channel=Markdown(f"<#{channel}>"), missing=missing)


def keep_language(language: str, say: Texts) -> Screen:
    """The offer to make a table's language that of the server."""
    name = language_name(language, say)
    button = Button(say.plain("button-keep-language"), custom_id(0, KEEP, language), style=Style.MAIN)
    return Screen((Text(say("keep-language", language=name)), Buttons((button,))), ACCENT)


def language_kept(language: str, say: Texts) -> Screen:
    """It is the server's now."""
    return Screen((Text(say("language-kept", language=language_name(language, say))),), ACCENT)


def _language(kept: str | None, say: Texts) -> str:
    return AUTO if kept is None else language_name(kept, say)


def _on(value: object) -> str:
    return "on" if value else "off"
