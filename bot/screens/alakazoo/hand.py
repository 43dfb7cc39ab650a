"""The hand that one player sees: what is being drafted."""

from __future__ import annotations

from bot.screens.alakazoo.options import CHOICES
from bot.screens.alakazoo.words import card_name
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazoo.keeper import Keeper
from games.alakazoo.rules import Swap, TrimHand
from games.alakazoo.view import View


def draft(view: View, reader: Reader) -> Markdown:
    """What the seat has chosen so far; empty where nothing."""
    say = reader.say
    chosen: list[str] = []
    for kind in (Swap, TrimHand):
        frame = view.find(kind)
        if frame is not None and frame.seat == view.seat:
            chosen += [card_name(card, say) for card in frame.picked]
    powers = view.find(Keeper)
    if powers is not None and powers.seat == view.seat:
        chosen += [CHOICES[word](view, value, reader).label for word, value in powers.steps]
    return say("alakazoo-hand-draft", draft=" · ".join(chosen)) if chosen else Markdown("")
