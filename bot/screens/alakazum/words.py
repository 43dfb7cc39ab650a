"""Characters, cards and enemies in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.texts import Markdown, Texts
from games.alakazum.cards import (
    ALMUDENA,
    CARDS,
    CHARACTERS,
    CULTURE,
    CULTURES,
    DIE,
    ENEMIES,
    LEVELS,
    NONE,
    NUMBERS,
    SCEPTRE_COMBAT,
    STARS,
    enemy_stars,
)
from games.alakazum.state import resistance
from games.alakazum.view import View

LEVEL_SIGNS = LEVELS
DIE_FACES = 6
MOTHER_TONGUES = {"VAL": "ca", "CAT": "ca", "GAL": "gl", "EUS": "eu", "AND": "es", "CAS": "es", NONE: "es"}
"""By culture: the language of its characters' sayings. The multicoloured ones speak the reader's."""
DISHES = dict(
    zip(CULTURES, ("paella", "escudella", "polbo á feira", "marmitako", "gazpacho", "sopa castellana"), strict=True)
)
"""What is served to the characters of a culture, in its own language as on the cards."""
SIGNS = "🤝💰✨"
"""Of sociable, thrifty and very magical marks."""


def card_name(card: int, say: Texts) -> str:
    """What a card is called: characters in their own language, the others in the reader's."""
    row = CARDS[card]
    return row.name if card in CHARACTERS else say.plain(f"card-{row.id}")


def card_effect(card: int, say: Texts) -> str:
    """What a hand card or a trap does, in a line."""
    return say.plain(f"card-{CARDS[card].id}.effect")


def saying(character: int, say: Texts) -> Markdown:
    """What a character says in its own language; what that means follows for readers of another."""
    key = f"saying-{CARDS[character].id}"
    meaning = say.plain(key)
    said = say.of(MOTHER_TONGUES.get(CULTURE[character], say.language)).plain(key)
    if said == meaning:
        return say("alakazum-saying", saying=said)
    return say("alakazum-saying.meant", saying=said, meaning=meaning)


def spell_effect(spell: str, seats: int, say: Texts) -> str:
    """What a spell does, in a line; how many players there are says when Miserable witch can be cast (AZ-60)."""
    return say.plain(f"spell-{spell}.effect", seats=seats)


def card_names(cards: Iterable[int], say: Texts) -> Markdown:
    """Several cards, as in a sentence; copies of a card together: *Amulet and 2 × Hat 1*."""
    counted = Counter([card_name(card, say) for card in cards])
    return say.several([name if count == 1 else f"{count} × {name}" for name, count in counted.items()])


def cards_in_order(cards: Iterable[int], say: Texts) -> Markdown:
    """Several cards, as in a sentence, one after the other where their order is told."""
    return say.several([card_name(card, say) for card in cards])


def cause(culture: str, say: Texts) -> str:
    """For what an Alakazum is cast: a culture, or Almudena alone (AZ-101)."""
    if culture == NONE:
        return say.plain("alakazum-alone", name=CARDS[ALMUDENA].name)
    return say.plain("alakazum-sign-" + culture)


def values(view: View, character: int, say: Texts, key: str = "alakazum-values") -> str:
    """A character's level, numbers and marks, with what it rides, wears or holds."""
    level, numbers = view.levels[character], NUMBERS[view.rules]
    combat, more = numbers.combat[character][level], SCEPTRE_COMBAT * (character in view.sceptres)
    marks = (numbers.sociable, numbers.thrifty, numbers.magical)
    signs = "".join(sign * table[character] for sign, table in zip(SIGNS, marks, strict=True))
    worn = "".join(
        sign for sign, who in (("🧹", view.brooms), ("🧥", view.capes), ("🪄", view.sceptres)) if character in who
    )
    return say.plain(
        key,
        name=CARDS[character].name,
        level=LEVEL_SIGNS[level],
        combat=(f"🎲+{more}" if more else "🎲") if combat == DIE else str(combat + more),
        stars=STARS[character][level],
        resistance=resistance(view, character),
        marks=(f" {signs}" if signs else "") + (f" {worn}" if worn else ""),
        sign=say.plain(f"alakazum-sign-{CULTURE[character]}"),
    )


def enemy_name(enemy: int, seats: int, say: Texts) -> str:
    """An enemy and the points it has."""
    strength = enemy_stars(enemy, seats)
    return say.plain("alakazum-enemy", name=ENEMIES[enemy].name, strength="∞" if strength is None else str(strength))


def faces(some: int) -> str:
    """So many faces of a die, the highest; empty: none."""
    least = DIE_FACES + 1 - some
    return "" if some <= 0 else str(DIE_FACES) if some == 1 else f"{least}–6"


def sum_in_words(side: tuple[int, int], say: Texts) -> str:
    """What a side of a fight comes to, with a die for each that rolls: 2 + 🎲."""
    fixed, dice = side
    return " + ".join([*([str(fixed)] if fixed or not dice else []), *[say.plain("alakazum-die")] * dice])
