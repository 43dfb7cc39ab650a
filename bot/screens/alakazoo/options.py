"""How each option of a question looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazoo.stakes import filled
from bot.screens.alakazoo.words import (
    RUNE_SIGNS,
    SIGNS,
    advised_board,
    card_name,
    creature_name,
    facts,
    has_slots,
    rune_name,
    runes_text,
    type_name,
)
from bot.screens.game import Choice, Reader
from bot.screens.screen import Style
from games.alakazoo.cards import BOARDS, LIMITS, SLOT, creature_of, type_of
from games.alakazoo.facts import usable
from games.alakazoo.keeper import Keeper
from games.alakazoo.view import View

STYLES = {"done": Style.MAIN, "place": Style.MAIN}


def _board(view: View, creature: int, reader: Reader) -> Choice:
    """A creature to summon: its commonest runes; where its board isn't drawn also what lies on each of its spaces."""
    board = BOARDS[creature]
    pairs = ["".join(RUNE_SIGNS[rune] for rune in board[place : place + 2]) for place in range(0, len(board), 2)]
    rows = " / ".join(" ".join(pairs[row : row + 3]) for row in (0, 3, 6))
    say = reader.say
    most = max(map(board.count, board))
    often = runes_text([rune for rune in sorted(set(board)) if board.count(rune) == most], say)
    advised = creature == advised_board(view)
    said = say.plain("alakazoo-board-runes", count=most, runes=often)
    said = said if reader.pictures else f"{said} · {rows}"
    return Choice(
        creature_name(creature, say), say.plain("alakazoo-advised", what=said) if advised else said, advised=advised
    )


def _roll(view: View, dice: int, reader: Reader) -> Choice:
    """Dice to roll: all stand out, as they win more than fewer whatever they may cost, but not for a hand whose cards
    no rune helps."""
    helps = view.seat is None or usable(view, view.seat)
    style = Style.MAIN if dice == LIMITS.dice and helps else Style.QUIET
    return Choice(reader.say.plain("alakazoo-do-roll", count=dice), style=style)


def _column(view: View, number: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazoo-do-column", number=number + 1))


def _place(view: View, place: int, reader: Reader) -> Choice:
    say = reader.say
    if place == SLOT:
        return Choice(say.plain("alakazoo-do-slot" if has_slots(view) else "alakazoo-do-wizard"))
    rune = rune_name(BOARDS[view.boards[view.turn]][place], say)
    return Choice(say.plain("alakazoo-do-place-rune", type=type_name(place // 2, say), rune=rune))


def _placed(view: View, card: int, reader: Reader) -> Choice:
    return Choice(card_name(card, reader.say))


def _laid(view: View, card: int, reader: Reader) -> Choice:
    """A hand card that takes the place of a Portal card: which."""
    if view.seat is None:
        return Choice(card_name(card, reader.say))
    there = view.portals[view.seat][type_of(card)]
    return Choice(card_name(card, reader.say), reader.say.plain("alakazoo-lay-for", card=card_name(there, reader.say)))


def _card(view: View, card: int, reader: Reader) -> Choice:
    return Choice(card_name(card, reader.say), facts(view, card, reader.say) if view.seat is not None else "")


def _from_column(view: View, card: int, reader: Reader) -> Choice:
    number = next(at for at, cards in enumerate(view.columns, 1) if card in cards)
    said = [reader.say.plain("alakazoo-from-column", number=number), _card(view, card, reader).description]
    return Choice(card_name(card, reader.say), " · ".join(each for each in said if each))


def _rival(view: View, seat: int, reader: Reader) -> Choice:
    """A rival, and what it has."""
    facts = {"points": view.points[seat], "cards": len(view.hands[seat]), "placed": filled(view, seat)}
    return Choice(reader.names[seat], reader.say.plain("alakazoo-rival", **facts))


def _space(view: View, space: int, reader: Reader) -> Choice:
    say, frame = reader.say, view.frame(Keeper)
    rivals = [value for word, value in frame.steps if word == "rival"]
    label = type_name(space, say)
    if view.seat is None or not rivals:
        return Choice(label)
    mine, theirs = (SIGNS[creature_of(view.portals[seat][space])] for seat in (view.seat, rivals[0]))
    return Choice(label, say.plain("alakazoo-exchange-space", mine=mine, theirs=theirs))


def _power(view: View, power: str, reader: Reader) -> Choice:
    key = f"alakazoo-do-power-{power}"
    return Choice(reader.say.plain(key), reader.say.plain(f"{key}.effect"))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    "board": _board,
    "roll": _roll,
    "column": _column,
    "resolve": lambda view, rune, reader: Choice(rune_name(rune, reader.say)),
    **dict.fromkeys(("light", "return"), _place),
    **dict.fromkeys(("discard", "offer"), _card),
    "lay": _laid,
    "place": _placed,
    "take": _from_column,
    "rival": _rival,
    "space": _space,
    "power": _power,
}
"""How an option with something named in it looks, by its word."""
