"""What happened, a sentence an event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.screens.alakazoo.words import card_name, card_names, creature_name, rune_name, runes_text, stand, type_name
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazoo.cards import SLOT


def _seat_only(kind: str, reader: Reader, seat: int, *_: object) -> Markdown:
    return reader.say(f"alakazoo-event-{kind}", who=reader.who(seat))


def _with_cards(kind: str, reader: Reader, seat: int, *cards: int) -> Markdown:
    names = card_names(cards, reader.say)
    return reader.say(f"alakazoo-event-{kind}", who=reader.who(seat), cards=names, count=len(cards))


def _counted(kind: str, name: str, reader: Reader, seat: int, count: int) -> Markdown:
    return reader.say(f"alakazoo-event-{kind}", who=reader.who(seat), **{name: count})


def _reshuffled(reader: Reader, cards: int) -> Markdown:
    return reader.say("alakazoo-event-reshuffled")


def _board_taken(reader: Reader, seat: int, creature: int) -> Markdown:
    return reader.say("alakazoo-event-board", who=reader.who(seat), board=creature_name(creature, reader.say))


def _box(reader: Reader, *creatures: int) -> Markdown | None:
    names = reader.say.several([creature_name(creature, reader.say) for creature in creatures])
    return reader.say("alakazoo-event-box", names=names) if creatures else None


def _added(reader: Reader, number: int, card: int) -> Markdown:
    return reader.say("alakazoo-event-added", number=number + 1, card=card_name(card, reader.say))


def _rolled(reader: Reader, seat: int, *runes: int) -> Markdown:
    return reader.say("alakazoo-event-rolled", who=reader.who(seat), dice=runes_text(runes, reader.say))


def _lit(reader: Reader, seat: int, place: int, rune: int = -1) -> Markdown:
    """Events told before rules version 2 don't say which rune."""
    say, who = reader.say, reader.who(seat)
    if place == SLOT:
        return say("alakazoo-event-kept", who=who)
    if rune < 0:
        return say("alakazoo-event-lit-somewhere", who=who, place=type_name(place // 2, say))
    return say("alakazoo-event-lit", who=who, place=type_name(place // 2, say), rune=rune_name(rune, say))


def _trimmed_magic(reader: Reader, seat: int, *places: int) -> Markdown:
    """Where the tokens lay: limbs of the Portal, each once, and what was beside it."""
    say = reader.say
    limbs = [type_name(space, say) for space in sorted({place // 2 for place in places if place != SLOT})]
    spare = [say.plain("alakazoo-spare-tokens")] if SLOT in places else []
    return say(
        "alakazoo-event-trimmed-magic", who=reader.who(seat), count=len(places), places=say.several([*limbs, *spare])
    )


def _nothing(reader: Reader, seat: int, rune: int, why: str) -> Markdown:
    return reader.say("alakazoo-event-nothing", rune=rune_name(rune, reader.say), why=why)


def _column_taken(reader: Reader, seat: int, number: int, *cards: int) -> Markdown:
    said = card_names(cards, reader.say)
    return reader.say("alakazoo-event-column", who=reader.who(seat), number=number + 1, cards=said)


def _cleared(reader: Reader, number: int, *cards: int) -> Markdown:
    said = card_names(cards, reader.say)
    return reader.say("alakazoo-event-cleared", number=number + 1, cards=said, count=len(cards))


def _keeper(reader: Reader, seat: int, power: str) -> Markdown:
    said = reader.say.plain(f"alakazoo-do-power-{power}")
    return reader.say("alakazoo-event-keeper", who=reader.who(seat), power=said)


def _helper(reader: Reader, seat: int, place: int) -> Markdown:
    return reader.say("alakazoo-event-helper", who=reader.who(seat), place=stand(place, reader.say))


def _two_cards(kind: str, reader: Reader, seat: int, one: int, other: int, **more: Any) -> Markdown:
    say = reader.say
    said = {"card": card_name(one, say), "other": card_name(other, say), **more}
    return say(f"alakazoo-event-{kind}", who=reader.who(seat), **said)


def _traded(reader: Reader, seat: int, given: int, taken: int, number: int) -> Markdown:
    return _two_cards("traded", reader, seat, given, taken, number=number + 1)


def _exchanged_cards(reader: Reader, seat: int, rival: int, given: int, got: int) -> Markdown:
    return _two_cards("exchanged-cards", reader, seat, given, got, rival=reader.who(rival))


def _own_exchange(reader: Reader, seat: int, laid: int, taken: int) -> Markdown:
    return _two_cards("own-exchange", reader, seat, laid, taken)


def _rival_exchange(reader: Reader, seat: int, rival: int, got: int, given: int) -> Markdown:
    return _two_cards("rival-exchange", reader, seat, got, given, rival=reader.who(rival))


def _exchanged(reader: Reader, seat: int, rival: int) -> Markdown:
    return reader.say("alakazoo-event-exchanged", who=reader.who(seat), rival=reader.who(rival))


def _placed(reader: Reader, seat: int, card: int, own: int, first: int) -> Markdown:
    said = card_name(card, reader.say)
    return reader.say("alakazoo-event-placed", who=reader.who(seat), card=said, points=own + first)


EVENTS: dict[str, Callable[..., Markdown | None]] = {
    **{kind: partial(_seat_only, kind) for kind in ("first", "turn-lost", "dark-ignored")},
    **{kind: partial(_with_cards, kind) for kind in ("swapped", "drawn", "trimmed-hand")},
    "board": _board_taken,
    "box": _box,
    "added": _added,
    "skipped": partial(_counted, "skipped", "count"),
    "rolled": _rolled,
    "lit": _lit,
    "nothing": _nothing,
    "dark": partial(_counted, "dark", "pushed"),
    "column": _column_taken,
    "cleared": _cleared,
    "reshuffled": _reshuffled,
    "drew": partial(_counted, "drew", "count"),
    "keeper": _keeper,
    "helper": _helper,
    "traded": _traded,
    "exchanged": _exchanged,
    "exchanged-cards": _exchanged_cards,
    "own-exchange": _own_exchange,
    "rival-exchange": _rival_exchange,
    "placed": _placed,
    "trimmed-magic": _trimmed_magic,
    "finished": partial(_counted, "finished", "point"),
}
"""The sentence of each kind of event; what is missing needs no words (the board or the end says it)."""
