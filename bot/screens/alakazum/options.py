"""How each option of a question looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazum.stakes import beaten, sign_of
from bot.screens.alakazum.words import (
    card_effect,
    card_name,
    cause,
    enemy_name,
    spell_effect,
    values,
)
from bot.screens.game import Choice, Reader
from bot.screens.screen import Style
from bot.texts import Texts, unmarked
from games.alakazum.cards import CARDS, CHARACTERS, DIE, GROUPS
from games.alakazum.odds import combat_of
from games.alakazum.rules import Conjuring
from games.alakazum.state import best_stars, points, revealed_stars
from games.alakazum.view import View
from games.alakazum.worth import best_starter
from pictures.faces.bust import short_name

STYLES = {
    "announce": Style.MAIN,
    "doll": Style.GRAVE,
    "rob": Style.MAIN,
    "recover": Style.MAIN,
    "roll": Style.MAIN,
    "flip": Style.MAIN,
}
EMOJIS = {"roll": "🎲"}

BARE = {
    ("pass", "action"): "nothing",
    ("pass", "alakazum"): "end-turn",
    ("pass", "helper"): "no-helper",
    ("pass", "voodoo"): "let",
    ("pass", "die"): "stop",
    ("pass", "potion"): "no-potion",
    ("pass", "toad"): "keep-decks",
    ("announce", "alakazum"): "cast",
    ("give", "action"): "object",
    ("stop", "ball"): "keep-these",
    ("pass", "recovery"): "let-go",
}


def bare(word: str, kind: str, view: View, say: Texts) -> str:
    """The label of an action that is a word alone."""
    return say.plain(f"alakazum-do-{BARE.get((word, kind), word)}")


def _start(view: View, character: int, reader: Reader) -> Choice:
    """A starting character: what it is good at, and its numbers."""
    say, row = reader.say, CARDS[character]
    line = values(view, character, say)
    good = say.plain("alakazum-start", good=say.plain(f"start-{row.id}"), values=line)
    advised = row.id == best_starter(view)
    return Choice(row.name, say.plain("alakazum-start-advised", what=good) if advised else good, advised=advised)


def _name(view: View, character: int, reader: Reader) -> Choice:
    """A character of whom the fact says all."""
    return Choice(short_name(CARDS[character].id))


def _helper(view: View, character: int, reader: Reader) -> Choice:
    """A helper: what it adds."""
    combat = combat_of(view, character)
    added = reader.say.plain("alakazum-die") if combat == DIE else str(combat)
    told = reader.say.plain("alakazum-adds", combat=added)
    return Choice(short_name(CARDS[character].id), told, hopeless=combat == 0)


def _character(view: View, character: int, reader: Reader) -> Choice:
    say = reader.say
    owner = next((seat for seat, members in enumerate(view.teams) if character in members), None)
    line = values(view, character, say)
    if owner is not None and owner != reader.seat:
        line = say.plain("alakazum-values-of", who=reader.names[owner], values=line)
    return Choice(short_name(CARDS[character].id), line)


def _card(view: View, card: int, reader: Reader) -> Choice:
    if card in CHARACTERS:
        return _character(view, card, reader)
    return Choice(card_name(card, reader.say), card_effect(card, reader.say))


def _kind(view: View, card: int, reader: Reader) -> Choice:
    """A card of which the fact says all."""
    return Choice(card_name(card, reader.say))


def _reveal(view: View, card: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazum-do-show-stars", card=card_name(card, reader.say)))


def _person(view: View, seat: int, reader: Reader) -> Choice:
    """A rival, and what it has."""
    say = reader.say
    facts = {"count": len(view.teams[seat]), "stars": best_stars(view, seat)}
    return Choice(reader.names[seat], say.plain("alakazum-rival", sign=sign_of(view, seat, reader), **facts))


def _culture(view: View, culture: str, reader: Reader) -> Choice:
    say = reader.say
    label = cause(culture, say)
    if view.seat is None or view.find(Conjuring) is None:
        return Choice(label)
    own, extra = points(view, view.seat, culture), revealed_stars(culture, view.hand)
    said = unmarked(beaten(view, own + extra, reader))
    return Choice(label, say.plain("alakazum-culture-cast", stars=own, extra=extra, total=own + extra, beaten=said))


def _group(view: View, group: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain(f"alakazum-{'sign' if group in GROUPS else 'kind'}-{group}"))


def _enemy(view: View, place: int, reader: Reader) -> Choice:
    say, enemy = reader.say, view.enemies[place]
    label = say.plain("alakazum-enemy-number", number=place + 1)
    if enemy is None:
        return Choice(label, say.plain("alakazum-enemy-unknown"))
    return Choice(label, say.plain("alakazum-enemy-seen", enemy=enemy_name(enemy, view.seats, say)))


def _spell(view: View, name: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain(f"spell-{name}"), spell_effect(name, view.seats, reader.say))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    **dict.fromkeys(("rider", "bearer", "train", "raise", "send", "fetch"), _character),
    "start": _start,
    **dict.fromkeys(("fighter", "attacker", "target", "lose"), _name),
    "helper": _helper,
    **dict.fromkeys(("show", "potion"), _kind),
    **dict.fromkeys(("give", "take", "keep", "put", "hat"), _card),
    **dict.fromkeys(("rival", "to", "hand"), _person),
    "reveal": _reveal,
    "culture": _culture,
    "group": _group,
    "enemy": _enemy,
    "spell": _spell,
    "shuffle": lambda view, deck, reader: Choice(reader.say.plain(f"alakazum-do-shuffle-{deck}")),
}
"""How an option with something named in it looks, by its word."""
