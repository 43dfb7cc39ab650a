"""What happened, a sentence an event."""

from __future__ import annotations

from functools import partial

from bot.screens.alakazoo.words import card_name, card_names, creature_name, rune_name, runes_text, stand, type_name
from bot.screens.game import Reader
from bot.screens.spelled import Spell, Telling, as_is, in_words, place, who
from bot.texts import Markdown, Texts
from games.alakazoo.cards import SLOT


def _power(power: str, say: Texts) -> str:
    return say.plain(f"alakazoo-do-power-{power}")


def _with_cards(kind: str, reader: Reader, seat: int, *cards: int) -> Markdown:
    names = card_names(cards, reader.say)
    return reader.say(f"alakazoo-event-{kind}", who=reader.who(seat), cards=names, count=len(cards))


def _box(reader: Reader, *creatures: int) -> Markdown | None:
    names = reader.say.several([creature_name(creature, reader.say) for creature in creatures])
    return reader.say("alakazoo-event-box", names=names) if creatures else None


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


def _column_taken(reader: Reader, seat: int, number: int, *cards: int) -> Markdown:
    said = card_names(cards, reader.say)
    return reader.say("alakazoo-event-column", who=reader.who(seat), number=number + 1, cards=said)


def _cleared(reader: Reader, number: int, *cards: int) -> Markdown:
    said = card_names(cards, reader.say)
    return reader.say("alakazoo-event-cleared", number=number + 1, cards=said, count=len(cards))


def _placed(reader: Reader, seat: int, card: int, own: int, first: int) -> Markdown:
    said = card_name(card, reader.say)
    return reader.say("alakazoo-event-placed", who=reader.who(seat), card=said, points=own + first)


_TWO_CARDS: dict[str, Spell] = {"card": in_words(card_name), "other": in_words(card_name)}

EVENTS: dict[str, Telling] = {
    **{kind: partial(_with_cards, kind) for kind in ("swapped", "drawn", "trimmed-hand")},
    "board": {"who": who, "board": in_words(creature_name)},
    "box": _box,
    "added": {"number": place, "card": in_words(card_name)},
    "skipped": {"who": who, "count": as_is},
    "rolled": _rolled,
    "lit": _lit,
    "nothing": {"who": who, "rune": in_words(rune_name), "why": as_is},
    "dark": {"who": who, "pushed": as_is},
    "column": _column_taken,
    "cleared": _cleared,
    "drew": {"who": who, "count": as_is},
    "keeper": {"who": who, "power": in_words(_power)},
    "helper": {"who": who, "place": in_words(stand)},
    "traded": {"who": who, **_TWO_CARDS, "number": place},
    "exchanged": {"who": who, "rival": who},
    "exchanged-cards": {"who": who, "rival": who, **_TWO_CARDS},
    "own-exchange": {"who": who, **_TWO_CARDS},
    "rival-exchange": {"who": who, "rival": who, **_TWO_CARDS},
    "placed": _placed,
    "trimmed-magic": _trimmed_magic,
    "finished": {"who": who, "point": as_is},
}
"""What is said of each kind of event; one without a text needs no words: the board or the end says it."""
