"""How each option of a question looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazum.words import card_effect, card_name, cause, enemy_name, values
from bot.screens.game import Choice, Reader
from bot.screens.screen import Style
from bot.texts import Texts
from games.alakazum.actions import hungry
from games.alakazum.cards import CARDS, CHARACTERS, COST, GROUPS, MARKET_NUMBER
from games.alakazum.rules import Conjuring
from games.alakazum.view import View

STYLES = {
    "announce": Style.MAIN,
    "doll": Style.GRAVE,
    "rob": Style.MAIN,
    "fight": Style.MAIN,
    "magic": Style.MAIN,
    "market": Style.MAIN,
    "more": Style.MAIN,
    "recover": Style.MAIN,
}

BARE = {
    ("pass", "action"): "nothing",
    ("pass", "alakazum"): "end-turn",
    ("pass", "helper"): "no-helper",
    ("pass", "voodoo"): "let",
    ("pass", "die"): "stop",
    ("pass", "toad"): "keep-decks",
    ("announce", "alakazum"): "cast",
    ("give", "action"): "object",
    ("stop", "ball"): "keep-these",
    ("pass", "recovery"): "let-go",
}


def bare(word: str, kind: str, view: View, say: Texts) -> str:
    """The label of an action that is a word alone."""
    return say.plain(f"alakazum-do-{BARE.get((word, kind), word)}")


def _character(view: View, character: int, reader: Reader) -> Choice:
    say = reader.say
    owner = next((seat for seat, members in enumerate(view.teams) if character in members), None)
    line = values(view, character, say)
    if owner is not None and owner != reader.seat:
        line = say.plain("alakazum-values-of", who=reader.names[owner], values=line)
    return Choice(CARDS[character].name, line)


def _card(view: View, card: int, reader: Reader) -> Choice:
    if card in CHARACTERS:
        return _character(view, card, reader)
    return Choice(card_name(card, reader.say), card_effect(card, reader.say))


def _shown(view: View, card: int, reader: Reader) -> Choice:
    say, count = reader.say, min(MARKET_NUMBER[card], len(view.market))
    taken = say.plain("alakazum-draw-count", count=count, effect=card_effect(card, say))
    return Choice(card_name(card, say), taken)


def _potion(view: View, card: int, reader: Reader) -> Choice:
    return Choice(card_name(card, reader.say))


def _reveal(view: View, card: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazum-do-show-stars", card=card_name(card, reader.say)))


def _person(view: View, seat: int, reader: Reader) -> Choice:
    return Choice(reader.names[seat])


def _culture(view: View, culture: str, reader: Reader) -> Choice:
    say = reader.say
    label = cause(culture, say)
    if view.seat is None or view.frame(Conjuring) is not None:
        return Choice(label)
    risers = [CARDS[c].name for c in hungry(view, view.seat, culture)]
    return Choice(label, say.plain("alakazum-culture-rise", names=", ".join(risers)))


def _group(view: View, group: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain(f"alakazum-{'sign' if group in GROUPS else 'kind'}-{group}"))


def _enemy(view: View, place: int, reader: Reader) -> Choice:
    say, enemy = reader.say, view.enemies[place]
    label = say.plain("alakazum-enemy-number", number=place + 1)
    if enemy is None:
        return Choice(label, say.plain("alakazum-enemy-unknown"))
    return Choice(label, say.plain("alakazum-enemy-seen", enemy=enemy_name(enemy, view.seats, say)))


def _spell(view: View, name: str, reader: Reader) -> Choice:
    say = reader.say
    effect = say.plain(f"spell-{name}.effect")
    return Choice(say.plain(f"spell-{name}"), say.plain("alakazum-spell-cost", cost=COST[name], effect=effect))


def _shuffle(view: View, deck: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain(f"alakazum-do-shuffle-{deck}"))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    **dict.fromkeys(
        (
            "start",
            "fighter",
            "helper",
            "lose",
            "target",
            "attacker",
            "rider",
            "bearer",
            "train",
            "raise",
            "send",
            "fetch",
        ),
        _character,
    ),
    **dict.fromkeys(("give", "take", "keep", "put", "hat"), _card),
    **dict.fromkeys(("rival", "to", "hand"), _person),
    "show": _shown,
    "potion": _potion,
    "reveal": _reveal,
    "culture": _culture,
    "group": _group,
    "enemy": _enemy,
    "spell": _spell,
    "shuffle": _shuffle,
}
"""How an option with something named in it looks, by its word."""
