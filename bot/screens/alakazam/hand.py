"""The hand that one player sees: what is being drafted or waits for the bell, which dice its goals lack."""

from __future__ import annotations

from bot.screens.alakazam.words import card_name, deal_text, die_text, side_text
from bot.screens.game import Reader, signed
from bot.texts import Markdown
from games.alakazam.lacking import CENTRE, lacking_dice
from games.alakazam.offers import ALL, Said, said
from games.alakazam.view import View
from games.kernel.game import Action


def words_of(view: View) -> tuple[Action, ...]:
    """The seat's draft, word by word."""
    if view.trade is None or view.seat is None:
        return ()
    return tuple([tuple(word) for word in view.trade.drafts[view.seat]])


def drafted(view: View) -> Said:
    """What the seat's draft says so far."""
    return said(words_of(view))


def draft(view: View, reader: Reader) -> Markdown:
    """What the seat has chosen so far, or has queued; empty where nothing."""
    lines = [queued(view, reader), _drafted(view, reader)]
    return Markdown("\n".join(filter(None, lines)))


def queued(view: View, reader: Reader) -> Markdown:
    """What waits for the bell."""
    deal = view.queue[view.seat] if view.seat is not None else ()
    return reader.say("alakazam-queued", what=deal_text(deal, reader)) if deal else Markdown("")


def _drafted(view: View, reader: Reader) -> Markdown:
    """What is chosen so far; nothing before it is known whom an offer is for."""
    say, about, open_ = reader.say, drafted(view), Markdown("…")
    if about.first in ("offer", "counter", "change"):
        if about.to is None:
            return Markdown("")
        to = say("alakazam-everybody") if about.to == ALL else reader.who(about.to)
        given, wanted = side_text(about.given, say) or open_, side_text(about.wanted, say) or open_
        return say("alakazam-draft-offer", to=to, given=given, wanted=wanted)
    if not about.first:
        return Markdown("")
    dice = [about.out] if about.out else about.picked
    return say(f"alakazam-draft-{about.first}", dice=say.several([die_text(die) for die in dice]) or open_)


def lacking(view: View, reader: Reader) -> list[Markdown]:
    """Of each held goal that one die would make met: which, whose it is, and for which of the seat's."""
    found, say = lacking_dice(view, view.seat) if view.seat is not None else [], reader.say
    lines: list[Markdown] = []
    for one in found:
        facts = {"card": card_name(one.card, say), "points": signed(one.points)}
        dice = {"into": die_text(one.into), "out": die_text(one.out)}
        if one.owner == CENTRE:
            lines.append(say("alakazam-lacking.centre", **facts, **dice))
        else:
            lines.append(say("alakazam-lacking", who=reader.who(one.owner), **facts, **dice))
    return lines
