"""Characters, cards and enemies in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts import Texts
from games.alakazum.cards import (
    CARDS,
    CHARACTERS,
    COMBAT,
    CULTURE,
    DIE,
    ENEMIES,
    MAGICAL,
    RESISTANCE,
    SOCIABLE,
    STARS,
    THRIFTY,
    enemy_stars,
)

LEVEL_SIGNS = "ⒶⒷⒸ"
MARKS = (("🤝", SOCIABLE), ("💰", THRIFTY), ("✨", MAGICAL))


def card_name(card: int, say: Texts) -> str:
    """What a card is called: characters in their own language, the others in the reader's."""
    row = CARDS[card]
    return row.name if card in CHARACTERS else say.plain(f"card-{row.id}")


def card_effect(card: int, say: Texts) -> str:
    """What a hand card or a trap does, in a line."""
    return say.plain(f"card-{CARDS[card].id}.effect")


def card_names(cards: Iterable[int], say: Texts) -> str:
    """Several cards, with commas between them."""
    return ", ".join(card_name(card, say) for card in cards)


def values(character: int, level: int, broom: bool, say: Texts, key: str = "alakazum-values") -> str:
    """A character's level, numbers and marks."""
    combat = COMBAT[character][level]
    signs = "".join(sign * table[character] for sign, table in MARKS)
    return say.plain(
        key,
        name=CARDS[character].name,
        level=LEVEL_SIGNS[level],
        combat="🎲" if combat == DIE else str(combat),
        stars=STARS[character][level],
        resistance=RESISTANCE[character][level],
        marks=(f" {signs}" if signs else "") + (" 🧹" if broom else ""),
        sign=say.plain(f"alakazum-sign-{CULTURE[character]}"),
    )


def enemy_name(enemy: int, seats: int, say: Texts) -> str:
    """An enemy and the points it has."""
    strength = enemy_stars(enemy, seats)
    return say.plain("alakazum-enemy", name=ENEMIES[enemy].name, strength="∞" if strength is None else str(strength))
