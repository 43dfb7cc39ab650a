"""Questions as buttons and lists: short menus are buttons, long ones a select."""

from __future__ import annotations

from typing import Any

from bot.screens.custom_ids import CHOSEN, custom_id
from bot.screens.game import Choice, GameScreens, Reader
from bot.screens.screen import Button, Buttons, Option, Part, Select, Text, Weight
from bot.texts import unmarked
from games.kernel.codec import short
from games.kernel.game import Decision

MOST_BUTTONS = 8
"""Two rows of four."""


def ask(table: int, screens: GameScreens, view: Any, decision: Decision, reader: Reader) -> list[Part]:
    """The controls of one question, options in the order of the rules.

    Bare words (roll, pass, back) are buttons. What names a thing is a button too while there are few and none needs a
    second line; else they are a select.
    """
    lone: list[tuple[str, Choice]] = []
    things: list[tuple[str, Choice]] = []
    for action in decision.options:
        choice = screens.choice(view, decision, action, reader)
        if choice.label:
            (lone if len(action) == 1 else things).append((short(action), choice))
    parts: list[Part] = []
    if len(things) > MOST_BUTTONS or (len(things) > 1 and any(choice.description for _, choice in things)):
        parts.append(_select(table, screens, view, decision, things, reader))
    else:
        lone = things + lone
    if lone:
        parts.append(Buttons(tuple(_button(table, decision, action, choice) for action, choice in lone)))
    barred = screens.barred(view, decision, reader)
    if barred:
        lines = "\n".join(reader.say("barred", what=choice.label, why=why) for choice, why in barred)
        parts.append(Text(lines, weight=Weight.NICE))
    return parts


def _button(table: int, decision: Decision, action: str, choice: Choice) -> Button:
    return Button(choice.label, custom_id(table, decision.id, action), style=choice.style, emoji=choice.emoji)


def _select(
    table: int, screens: GameScreens, view: Any, decision: Decision, choices: list[tuple[str, Choice]], reader: Reader
) -> Select:
    """A list; it says itself what is asked, since a screen reader reads it out without the line above it."""
    options = tuple(
        Option(choice.label, action, description=choice.description, emoji=choice.emoji) for action, choice in choices
    )
    asked = unmarked(screens.prompt(view, decision, reader)) or reader.say.plain("choose")
    return Select(custom_id(table, decision.id, CHOSEN), asked, options)
