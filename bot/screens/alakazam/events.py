"""What happened, a sentence an event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazam.words import card_name, deal_text, die_text, score_line, side_text, signed, total
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazam.goals import Line
from games.alakazam.offers import ALL, MarkedDice


def _round(reader: Reader, number: int, *_: Any) -> Markdown:
    return reader.say("alakazam-event-round", round=number)


def _swapped(reader: Reader, seat: int, out: int, into: int) -> Markdown:
    return reader.say("alakazam-event-swapped", who=reader.who(seat), out=die_text(out), into=die_text(into))


def _with_card(kind: str) -> Callable[[Reader, int, int], Markdown]:
    def tell(reader: Reader, seat: int, card: int) -> Markdown:
        say = reader.say
        name = card_name(card, say) if card >= 0 else say.plain("alakazam-a-card")
        return say(f"alakazam-event-{kind}", who=reader.who(seat), card=name)

    return tell


def _turned(reader: Reader, card: int) -> Markdown:
    return reader.say("alakazam-event-turned", card=card_name(card, reader.say))


def _rerolled(reader: Reader, seat: int, die: int, new: int) -> Markdown:
    return reader.say("alakazam-event-rerolled", who=reader.who(seat), die=die_text(die), new=die_text(new))


def _offered(reader: Reader, number: int, seat: int, to: int, given: MarkedDice, wanted: MarkedDice) -> Markdown:
    say = reader.say
    asked = say("alakazam-everybody") if to == ALL else reader.who(to)
    facts = {"given": side_text(given, say), "wanted": side_text(wanted, say)}
    return say("alakazam-event-offered", number=number, who=reader.who(seat), to=asked, **facts)


def _changed(
    reader: Reader, before: int, number: int, seat: int, to: int, given: MarkedDice, wanted: MarkedDice
) -> Markdown:
    say = reader.say
    asked = say("alakazam-everybody") if to == ALL else reader.who(to)
    facts = {"given": side_text(given, say), "wanted": side_text(wanted, say)}
    return say("alakazam-event-changed", before=before, number=number, who=reader.who(seat), to=asked, **facts)


def _accepting(reader: Reader, number: int, seat: int, still: int) -> Markdown:
    key = "alakazam-event-accepting" if still else "alakazam-event-accepting-no-more"
    return reader.say(key, number=number, who=reader.who(seat))


def _accepted(
    reader: Reader, number: int, giver: int, acceptor: int, given: MarkedDice, wanted: MarkedDice
) -> Markdown:
    say = reader.say
    facts = {"given": side_text(given, say), "wanted": side_text(wanted, say)}
    who = {"who": reader.who(acceptor), "giver": reader.who(giver)}
    return say("alakazam-event-accepted", number=number, **who, **facts)


def _numbered(kind: str) -> Callable[[Reader, int, int], Markdown]:
    return lambda reader, number, seat: reader.say(f"alakazam-event-{kind}", number=number, who=reader.who(seat))


def _failed(reader: Reader, number: int, why: str) -> Markdown:
    return reader.say("alakazam-event-failed", number=number, why=why)


def _dropped(reader: Reader, seat: int) -> Markdown:
    return reader.say("alakazam-event-dropped")


def _queued(reader: Reader, seat: int, *deal: Any) -> Markdown:
    return reader.say("alakazam-queued", what=deal_text(deal, reader))


def _last_call(reader: Reader, seat: int) -> Markdown | None:
    """AM-19: with one person at the table there is none."""
    return None if reader.alone else reader.say("alakazam-event-last-call", who=reader.who(seat))


def _scored(reader: Reader, seat: int, lines: Sequence[Any], points: int, now: int) -> Markdown:
    say = reader.say
    said = Markdown(" · ".join(score_line(Line(*line), say) for line in lines)) or say("alakazam-no-cards")
    return say("alakazam-event-scored", who=reader.who(seat), points=signed(points), total=total(now), lines=said)


EVENTS: dict[str, Callable[..., Markdown | None]] = {
    "round": _round,
    "swapped": _swapped,
    **{kind: _with_card(kind) for kind in ("took", "returned", "drew", "put")},
    "turned": _turned,
    "rerolled": _rerolled,
    "offered": _offered,
    "changed": _changed,
    "accepting": _accepting,
    "accepted": _accepted,
    **{kind: _numbered(kind) for kind in ("withdrawn", "closed")},
    "failed": _failed,
    "dropped": _dropped,
    "queued": _queued,
    "last-call": _last_call,
    "scored": _scored,
}
"""The sentence of each kind of event; what is missing needs no words (the board or the end says it)."""
