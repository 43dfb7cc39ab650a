"""What happened, a sentence an event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from bot.screens.alakazum.words import LEVEL_SIGNS, card_effect, card_name, card_names, cause, enemy_name, saying
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazum.cards import CARDS
from games.alakazum.combat import FOREST


def _name(character: int) -> str:
    return CARDS[character].name


def announced(reader: Reader, seat: int, what: str, *said: Any) -> Markdown:
    say, who = reader.say, reader.who(seat)
    key = f"alakazum-event-announced-{what}"
    if what == "market":
        return say(key, who=who, card=card_name(said[0], say))
    if what == "meal":
        return say(key, who=who, card=card_name(said[0], say), sign=say("alakazum-sign-" + said[1]))
    if what == "broom":
        return say(key, who=who, name=_name(said[0]))
    if what == "piece":
        return say(key, who=who, card=card_name(said[0], say), name=_name(said[1]))
    if what == "crystal-ball":
        return say(key, who=who)
    if what == "fight":
        rival, target, attacker, helpers = said
        return say(
            key,
            who=who,
            rival=reader.who(rival),
            target=_name(target),
            attacker=_name(attacker),
            helpers=len(helpers),
            names=card_names(helpers, say),
        )
    if what == "spell":
        return _announced_spell(reader, seat, *said)
    culture, shown, place, points = said
    return say(
        key,
        who=who,
        sign=cause(culture, say),
        points=points,
        cards=len(shown),
        names=card_names(shown, say),
        number=place + 1,
    )


def _announced_spell(reader: Reader, seat: int, spell: str, *targets: int) -> Markdown:
    say = reader.say
    if spell == "divination":
        target = say.plain("alakazum-enemy-number", number=targets[0] + 1)
    else:
        target = " ⇄ ".join(_name(character) for character in targets)
    return say(
        "alakazum-event-announced-spell",
        who=reader.who(seat),
        spell=say.plain(f"spell-{spell}"),
        on="something" if targets else "nothing",
        target=target,
    )


def _rolled(reader: Reader, seat: int, why: str, character: int, roll: int) -> Markdown:
    name = _name(character) if character >= 0 else ""
    if seat == FOREST:
        return reader.say("alakazum-event-rolled-forest", roll=roll, name=name)
    return reader.say(f"alakazum-event-rolled-{why}", who=reader.who(seat), roll=roll, name=name)


def _strengths(reader: Reader, seat: int, rival: int, mine: int, theirs: int, a: int, b: int) -> Markdown:
    return reader.say("alakazum-event-strengths", mine=_name(mine), theirs=_name(theirs), a=a, b=b)


def _level(reader: Reader, seat: int, character: int, level: int) -> Markdown:
    return reader.say("alakazum-event-level", name=_name(character), level=LEVEL_SIGNS[level])


def _named(kind: str, reader: Reader, seat: int, character: int, *_: object) -> Markdown:
    """A sentence of who and of one character."""
    who = reader.who(seat) if seat >= 0 else reader.say("alakazum-forest")
    return reader.say(f"alakazum-event-{kind}", who=who, name=_name(character))


def _introduced(kind: str, reader: Reader, seat: int, character: int, *_: object) -> Markdown:
    """The same, with what the character says as it comes to a team."""
    return Markdown(f"{_named(kind, reader, seat, character)} {saying(character, reader.say)}")


def _carded(kind: str, reader: Reader, seat: int, card: int, *_: object) -> Markdown:
    """A sentence of who and of one card."""
    return reader.say(f"alakazum-event-{kind}", who=reader.who(seat), card=card_name(card, reader.say))


def _seat_only(kind: str, reader: Reader, seat: int, *_: object) -> Markdown:
    """A sentence of who alone."""
    return reader.say(f"alakazum-event-{kind}", who=reader.who(seat))


def _counted(kind: str, name: str, more: int, reader: Reader, seat: int, count: int) -> Markdown:
    """A sentence of who and of a number, as people count: with `more`."""
    return reader.say(f"alakazum-event-{kind}", who=reader.who(seat), **{name: count + more})


def _trap(reader: Reader, seat: int, trap: int) -> Markdown:
    say = reader.say
    return say("alakazum-event-trap", who=reader.who(seat), card=card_name(trap, say), effect=card_effect(trap, say))


def _took(reader: Reader, seat: int, card: int, why: str) -> Markdown:
    return reader.say("alakazum-event-took", who=reader.who(seat), card=card_name(card, reader.say), why=why)


def _potion_played(reader: Reader, seat: int, card: int, how: str) -> Markdown:
    return reader.say("alakazum-event-potion", who=reader.who(seat), card=card_name(card, reader.say), how=how)


def _robbed(reader: Reader, thief: int, victim: int, card: int) -> Markdown:
    card_text = card_name(card, reader.say)
    return reader.say("alakazum-event-robbed", who=reader.who(thief), victim=reader.who(victim), card=card_text)


def _fought(kind: str, reader: Reader, seat: int, one: int, other: int) -> Markdown:
    return reader.say(f"alakazum-event-{kind}", name=_name(one), foe=_name(other))


def _gave(reader: Reader, giver: int, rival: int, count: int) -> Markdown:
    return reader.say("alakazum-event-gave", who=reader.who(giver), rival=reader.who(rival), count=count)


def _given(reader: Reader, giver: int, rival: int, cards: Sequence[int]) -> Markdown:
    facts = {"cards": card_names(cards, reader.say), "count": len(cards)}
    return reader.say("alakazum-event-given", who=reader.who(giver), rival=reader.who(rival), **facts)


def _two(kind: str, reader: Reader, seat: int, rival: int) -> Markdown:
    """A sentence of two seats."""
    return reader.say(f"alakazum-event-{kind}", who=reader.who(seat), rival=reader.who(rival))


def _divined(reader: Reader, place: int, enemy: int) -> Markdown:
    name = enemy_name(enemy, len(reader.names), reader.say)
    return reader.say("alakazum-event-divined", number=place + 1, enemy=name)


def _buried(reader: Reader, seat: int, character: int, why: str = "", by: int = 0) -> Markdown:
    """Games of before version 0.3 don't say why."""
    match why:
        case "alakazum":
            card = enemy_name(by, len(reader.names), reader.say)
        case "fight" | "trap":
            card = card_name(by, reader.say)
        case _:
            card = str(by)
    return reader.say("alakazum-event-buried", name=_name(character), why=why or "unknown", card=card)


def _exchanged(reader: Reader, seat: int, sent: int, owner: int, fetched: int) -> Markdown:
    """Whose character was taken is said; owner −1 is the cemetery."""
    facts = {"who": reader.who(seat), "name": _name(sent), "other": _name(fetched)}
    if owner < 0:
        return reader.say("alakazum-event-exchanged", **facts)
    return reader.say("alakazum-event-exchanged-rival", rival=reader.who(owner), **facts)


def _flipped(reader: Reader, seat: int, place: int, enemy: int, strength: int | None) -> Markdown:
    name = enemy_name(enemy, len(reader.names), reader.say)
    return reader.say("alakazum-event-flipped", number=place + 1, enemy=name)


def _equipped(reader: Reader, seat: int, card: int, character: int) -> Markdown:
    return reader.say("alakazum-event-equipped", piece=CARDS[card].id, name=_name(character))


def _dropped(reader: Reader, character: int, card: int) -> Markdown:
    name = _name(character)
    return reader.say("alakazum-event-dropped", name=name, card=card_name(card, reader.say))


def _turned_up(kind: str, reader: Reader, seat: int, cards: Sequence[int]) -> Markdown:
    """A sentence of who and of several cards."""
    said = card_names(cards, reader.say)
    return reader.say(f"alakazum-event-{kind}", who=reader.who(seat), cards=said, count=len(cards))


def _saw(reader: Reader, cards: Sequence[int]) -> Markdown:
    return reader.say("alakazum-event-saw", cards=card_names(cards, reader.say), count=len(cards))


def _drawn(reader: Reader, seat: int, card: int) -> Markdown:
    return reader.say("alakazum-event-drawn", card=card_name(card, reader.say))


def _shuffled(reader: Reader, deck: str) -> Markdown:
    return reader.say("alakazum-event-shuffled", deck=deck)


def _cauldron(reader: Reader, seat: int, before: int) -> Markdown:
    if seat < 0:
        return reader.say("alakazum-event-cauldron-returned", who=reader.who(before))
    if before < 0:
        return reader.say("alakazum-event-cauldron", who=reader.who(seat))
    return reader.say("alakazum-event-cauldron-taken", who=reader.who(seat), rival=reader.who(before))


EVENTS: dict[str, Callable[..., Markdown]] = {
    **{kind: partial(_named, kind) for kind in ("appeared", "fighter", "helper", "resurrected")},
    **{kind: partial(_introduced, kind) for kind in ("started", "joined")},
    **{kind: partial(_carded, kind) for kind in ("sold", "paid", "turned")},
    **{kind: partial(_seat_only, kind) for kind in ("starter", "drew", "exploded", "kept", "turn")},
    **{kind: partial(_two, kind) for kind in ("handed", "cancelled")},
    **{kind: partial(_fought, kind) for kind in ("won", "lost")},
    "announced": announced,
    "took": _took,
    "shuffled": _shuffled,
    "drawn": _drawn,
    "trap": _trap,
    "rolled": _rolled,
    "strengths": _strengths,
    "potion": _potion_played,
    "robbed": _robbed,
    "level": _level,
    "gave": _gave,
    "given": _given,
    "broomed": partial(_named, "broomed"),
    "peeked": partial(_counted, "peeked", "number", 1),
    "divined": _divined,
    "looked": partial(_counted, "looked", "count", 0),
    "saw": _saw,
    "exchanged": _exchanged,
    "flipped": _flipped,
    "buried": _buried,
    "equipped": _equipped,
    "dropped": _dropped,
    **{kind: partial(_turned_up, kind) for kind in ("gathered", "spilled")},
    "cauldron": _cauldron,
}
"""The sentence of each kind of event; what is missing needs no words (the board says it)."""
