"""The hand that one player sees: what is being drafted, or waits for the bell."""

from __future__ import annotations

from typing import Any

from bot.screens.alakazam.words import deal_text, die_text, side_text
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazam.offers import ALL, terms
from games.alakazam.view import View
from games.kernel.game import Action


def words_of(view: View) -> tuple[Action, ...]:
    """The seat's draft, word by word."""
    if view.trade is None or view.seat is None:
        return ()
    return tuple([tuple(word) for word in view.trade.drafts[view.seat]])


def terms_of(view: View) -> Any:
    """What the seat's offer in the making says so far."""
    return terms(words_of(view))


def draft(view: View, reader: Reader) -> Markdown:
    """What the seat has chosen so far, or has queued; empty where nothing."""
    say, words = reader.say, words_of(view)
    queued = view.trade.queue[view.seat] if view.trade is not None and view.seat is not None else ()
    if queued:
        return say("alakazam-queued", what=deal_text(queued, reader))
    if not words:
        return Markdown("")
    first = words[0][0]
    if first in ("offer", "counter"):
        said = terms(words)
        to = "" if said.to is None else say("alakazam-everybody") if said.to == ALL else reader.who(said.to)
        return say(
            "alakazam-draft-offer",
            to=to or Markdown("…"),
            given=side_text(said.given, say) or Markdown("…"),
            wanted=side_text(said.wanted, say) or Markdown("…"),
        )
    dice = Markdown(", ".join(die_text(word[1]) for word in words[1:] if word[0] in ("out", "pick")))
    return say(f"alakazam-draft-{first}", dice=dice or Markdown("…"))
