"""What happened, a sentence an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.screens.alakazam.words import card_name, deal_text, die_text, score_line, side_text, total
from bot.screens.game import Reader, signed
from bot.screens.spelled import Spell, Telling, as_is, in_words, who
from bot.texts import Markdown
from games.alakazam.goals import Line
from games.alakazam.offers import ALL


def _whom(seat: int, reader: Reader) -> Markdown:
    """To whom an offer is made."""
    return reader.say("alakazam-everybody") if seat == ALL else reader.who(seat)


def _die(die: int, reader: Reader) -> str:
    return die_text(die)


def _card(card: int, reader: Reader) -> str:
    """Its name, where the reader knows it."""
    return card_name(card, reader.say) if card >= 0 else reader.say.plain("alakazam-a-card")


_OFFER: dict[str, Spell] = {
    "number": as_is,
    "who": who,
    "to": _whom,
    "given": in_words(side_text),
    "wanted": in_words(side_text),
}


def _accepting(reader: Reader, number: int, seat: int, still: int) -> Markdown:
    key = "alakazam-event-accepting" if still else "alakazam-event-accepting-no-more"
    return reader.say(key, number=number, who=reader.who(seat))


def _queued(reader: Reader, seat: int, *deal: Any) -> Markdown:
    return reader.say("alakazam-queued", what=deal_text(deal, reader))


def _last_call(reader: Reader, seat: int) -> Markdown | None:
    """AM-19: with one person at the table there is none."""
    return None if reader.alone else reader.say("alakazam-event-last-call", who=reader.who(seat))


def _scored(reader: Reader, seat: int, lines: Sequence[Any], points: int, now: int) -> Markdown:
    say = reader.say
    said = Markdown(" · ".join(score_line(Line(*line), say) for line in lines)) or say("alakazam-no-cards")
    return say("alakazam-event-scored", who=reader.who(seat), points=signed(points), total=total(now), lines=said)


EVENTS: dict[str, Telling] = {
    "round": {"round": as_is},
    "swapped": {"who": who, "out": _die, "into": _die},
    **{kind: {"who": who, "card": _card} for kind in ("took", "returned", "drew", "put")},
    "turned": {"card": _card},
    "rerolled": {"who": who, "die": _die, "new": _die},
    "offered": _OFFER,
    "changed": {"before": as_is, **_OFFER},
    "accepting": _accepting,
    "accepted": {"number": as_is, "giver": who, "who": who, "given": _OFFER["given"], "wanted": _OFFER["wanted"]},
    **{kind: {"number": as_is, "who": who} for kind in ("withdrawn", "closed")},
    "failed": {"number": as_is, "why": as_is},
    "queued": _queued,
    "last-call": _last_call,
    "scored": _scored,
}
"""What is said of each kind of event; one without a text needs no words: the board or the end says it."""
