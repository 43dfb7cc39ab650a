"""Limbs, creatures, runes and cards in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.screens.game_signs import SQUARES
from bot.texts import Markdown, Texts
from games.alakazoo.cards import BOARDS, CREATURES, EDITIONS, RUNES, TYPES, creature_of, type_of
from games.alakazoo.state import NOBODY, WIZARD, lit
from games.alakazoo.view import View

SIGNS = tuple(SQUARES[creature.colour] + creature.letter for creature in CREATURES)
"""Of each creature: its colour, and the letter that says the same."""

RUNE_SIGNS = ("⭐", "🔥", "🌊", "🍃", "💨", "🪨")
JOINER, NO_BREAK = "\u2060", "\u00a0"
"""Keep a space of a Portal, or a card, on one line."""


def type_name(space: int, say: Texts) -> str:
    """A limb, which is also a space of a Portal."""
    return say.plain(f"alakazoo-type-{TYPES[space].id}")


def card_name(card: int, say: Texts) -> str:
    """A card: its limb, and its creature's colour and letter."""
    return say.plain("alakazoo-card", type=type_name(type_of(card), say), sign=SIGNS[creature_of(card)])


def card_names(cards: Iterable[int], say: Texts) -> Markdown:
    """Several cards, as in a sentence."""
    return say.several([card_name(card, say) for card in cards])


def creature_name(creature: int, say: Texts) -> str:
    """A creature with its sign."""
    return say.plain("alakazoo-creature", sign=SIGNS[creature], name=CREATURES[creature].name)


def rune_name(rune: int, say: Texts) -> str:
    """A rune with its sign."""
    return say.plain(f"alakazoo-rune-{RUNES[rune].id}")


def runes_text(runes: Iterable[int], say: Texts) -> Markdown:
    """Several dice results, as in a sentence."""
    return say.several([rune_name(rune, say) for rune in runes])


def has_slots(view: View) -> bool:
    """The published edition's Castle Keeper, not the Wizard card."""
    return EDITIONS[view.options.edition].slots > 0


def helper(view: View) -> dict[str, str]:
    """For a text: whether the Magic Helper serves, paid from the Wizard card, or the Castle Keeper (OO-50, OO-53)."""
    return {"helper": "no" if has_slots(view) else "yes"}


def advised_board(view: View) -> int:
    """The creature that a newcomer is advised to summon: the first that is left. To an AI all boards are alike."""
    return next(creature for creature in range(len(BOARDS)) if creature not in view.boards)


def is_last_round(view: View) -> bool:
    """Somebody has filled the ninth space, or it is the fortieth round, the sixth of a sprint (OO-40, OO-44, OO-45)."""
    return view.finisher != NOBODY or view.round == view.options.rounds


def points_for(own: int, first: int) -> Markdown:
    """For a text: what a card that is placed scores for (OO-31)."""
    return Markdown(("none", "first", "own", "both")[2 * own + first])


def unbroken(said: str) -> str:
    """The same on one line, where a phone is narrow."""
    return said.replace(" ", NO_BREAK)


def stand(place: int, say: Texts) -> str:
    """Where a Magic Helper stands."""
    return say.plain("alakazoo-wizard-card") if place == WIZARD else type_name(place, say)


def facts(view: View, card: int, say: Texts) -> str:
    """What a hand card is good for now."""
    seat, space = view.seat, type_of(card)
    assert seat is not None
    if view.boards[seat] < 0:
        return ""
    if view.portals[seat][space] >= 0:  # no points for it, whatever is done with it (OO-29)
        return say.plain("alakazoo-hand-filled")
    said = [say.plain("alakazoo-hand-lit" if space in lit(view, seat) else "alakazoo-hand-dark")]
    if creature_of(card) == view.boards[seat]:
        said.append(say.plain("alakazoo-hand-own"))
    if all(each[space] < 0 for each in view.portals):
        said.append(say.plain("alakazoo-hand-first", type=type_name(space, say)))
    return " · ".join(said)
