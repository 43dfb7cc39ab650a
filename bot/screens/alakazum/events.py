"""What happened, a sentence an event."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.screens.alakazum.words import (
    DISHES,
    LEVEL_SIGNS,
    card_effect,
    card_name,
    card_names,
    cause,
    enemy_name,
    saying,
)
from bot.screens.game import Reader
from bot.screens.spelled import Spell, Telling, as_is, in_words, place, spelled, who
from bot.texts import Markdown
from games.alakazum.cards import CARDS
from games.alakazum.combat import FOREST


def _name(character: int) -> str:
    return CARDS[character].name


def _team(seat: int, reader: Reader) -> Markdown:
    """Whose team; the forest has none."""
    return reader.who(seat) if seat >= 0 else reader.say("alakazum-forest")


def _named(character: int, reader: Reader) -> str:
    return _name(character)


def _level(level: int, reader: Reader) -> str:
    return LEVEL_SIGNS[level]


def _enemy(enemy: int, reader: Reader) -> str:
    return enemy_name(enemy, len(reader.names), reader.say)


def _piece(card: int, reader: Reader) -> str:
    return CARDS[card].id


_CARD = in_words(card_name)
_ANNOUNCED: dict[str, dict[str, Spell]] = {
    "market": {"card": _CARD},
    "meal": {
        "dish": lambda culture, _: DISHES[culture],
        "sign": lambda culture, reader: reader.say("alakazum-sign-" + culture),
    },
    "broom": {"name": _named},
    "piece": {"card": _CARD, "name": _named},
    "crystal-ball": {},
    "fight": {"rival": who, "target": _named, "attacker": _named, "names": in_words(card_names)},
    "alakazum": {"sign": in_words(cause), "names": in_words(card_names), "number": place, "points": as_is},
}
"""What is said of an action besides who begins it."""


def announced(reader: Reader, seat: int, what: str, *said: Any) -> Markdown:
    if what == "spell":
        return _announced_spell(reader, seat, *said)
    if what == "meal":  # the card has two dishes; its culture says which one is served
        said = (said[1], said[1])
    facts = {"who": reader.who(seat), **spelled(_ANNOUNCED[what], said, reader)}
    return reader.say(f"alakazum-event-announced-{what}", **facts)


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


def _introduced(kind: str, reader: Reader, seat: int, character: int, *_: object) -> Markdown:
    """A character that comes to a team, and what it says then."""
    came = reader.say(f"alakazum-event-{kind}", who=_team(seat, reader), name=_name(character))
    return Markdown(f"{came} {saying(character, reader.say)}")


def _trap(reader: Reader, seat: int, trap: int) -> Markdown:
    say = reader.say
    return say("alakazum-event-trap", who=reader.who(seat), card=card_name(trap, say), effect=card_effect(trap, say))


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


def _cauldron(reader: Reader, seat: int, before: int) -> Markdown:
    if seat < 0:
        return reader.say("alakazum-event-cauldron-returned", who=reader.who(before))
    if before < 0:
        return reader.say("alakazum-event-cauldron", who=reader.who(seat))
    return reader.say("alakazum-event-cauldron-taken", who=reader.who(seat), rival=reader.who(before))


EVENTS: dict[str, Telling] = {
    **{kind: {"who": _team, "name": _named} for kind in ("appeared", "fighter", "helper", "resurrected", "broomed")},
    **{kind: partial(_introduced, kind) for kind in ("started", "joined")},
    **{kind: {"who": who, "card": _CARD} for kind in ("sold", "paid", "turned")},
    **{kind: {"who": who, "rival": who} for kind in ("handed", "cancelled")},
    **{kind: {"who": who, "name": _named, "foe": _named} for kind in ("won", "lost")},
    **{kind: {"who": who, "cards": in_words(card_names)} for kind in ("gathered", "spilled")},
    "announced": announced,
    "took": {"who": who, "card": _CARD, "why": as_is},
    "shuffled": {"deck": as_is},
    "drawn": {"who": who, "card": _CARD},
    "trap": _trap,
    "rolled": _rolled,
    "strengths": {"who": who, "rival": who, "mine": _named, "theirs": _named, "a": as_is, "b": as_is},
    "potion": {"who": who, "card": _CARD, "how": as_is},
    "robbed": {"who": who, "victim": who, "card": _CARD},
    "level": {"who": who, "name": _named, "level": _level},
    "gave": {"who": who, "rival": who, "count": as_is},
    "given": {"who": who, "rival": who, "cards": in_words(card_names)},
    "peeked": {"who": who, "number": place},
    "divined": {"number": place, "enemy": _enemy},
    "looked": {"who": who, "count": as_is},
    "saw": {"cards": in_words(card_names)},
    "exchanged": _exchanged,
    "flipped": {"who": who, "number": place, "enemy": _enemy},
    "buried": _buried,
    "equipped": {"who": who, "piece": _piece, "name": _named},
    "dropped": {"name": _named, "card": _CARD},
    "cauldron": _cauldron,
}
"""What is said of each kind of event; one without a text needs no words: the board says it."""
