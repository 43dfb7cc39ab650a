"""How each option of a question looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazum.stakes import beaten, combat_of, hidden_potions, odds, sign_of, stars_lost, without
from bot.screens.alakazum.words import (
    DIE_FACES,
    LEVEL_SIGNS,
    card_effect,
    card_name,
    cause,
    enemy_name,
    faces,
    spell_effect,
    values,
)
from bot.screens.game import Choice, Reader
from bot.screens.screen import Style
from bot.texts import Texts, unmarked
from games.alakazum.actions import Act, hungry
from games.alakazum.cards import (
    CARDS,
    CHARACTERS,
    COMBAT_POTION,
    COST,
    CULTURE,
    DIE,
    DIE_POTION,
    GROUPS,
    MARKET_NUMBER,
    STARS,
    TOP,
    enemy_stars,
)
from games.alakazum.combat import Fight, Hypnosis, possible_helpers
from games.alakazum.rules import Conjuring
from games.alakazum.state import best_stars, can_leave, most_stars, points, resistance, revealed_stars
from games.alakazum.view import View
from games.alakazum.worth import best_starter

STYLES = {
    "announce": Style.MAIN,
    "doll": Style.GRAVE,
    "rob": Style.MAIN,
    "recover": Style.MAIN,
}

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


def _fighter(view: View, character: int, reader: Reader) -> Choice:
    """Who fights a character of the forest, with what that comes to."""
    fight = view.frame(Fight)
    return against(view, character, fight.fighters[1], fight.seats[0], reader)


def _attacker(view: View, character: int, reader: Reader) -> Choice:
    """Who attacks, with what that comes to."""
    act = view.find(Act)
    targets = [word[1] for word in (act.draft if act is not None else ()) if word[0] == "target"]
    if not targets or view.seat is None:
        return _character(view, character, reader)
    return against(view, character, targets[0], view.seat, reader)


def against(
    view: View,
    mine: int,
    theirs: int,
    seat: int,
    reader: Reader,
    helping: Sequence[int] = (),
    *,
    more: bool = True,
) -> Choice:
    """A fighter of `seat`, alone or with one who helps, with what that comes to; `more`: others may still help."""
    said, hopeless = odds(view, mine, theirs, reader, seat, helping, more=more)
    level, given = LEVEL_SIGNS[view.levels[mine]], stars_lost(view, mine)
    rise = risen(view, seat, mine)
    line = reader.say.plain("alakazum-against", odds=said, level=level, stars=given, rise=rise)
    names = [CARDS[each].name for each in (mine, *helping)]
    label = reader.say.plain("alakazum-with-help", name=names[0], helper=names[1]) if helping else names[0]
    return Choice(label, line, hopeless=hopeless)


def risen(view: View, seat: int, character: int) -> int:
    """By how much the most stars of one culture of a team grow if one of its characters rises a level."""
    levels = [*view.levels]
    levels[character] = min(levels[character] + 1, TOP)
    return most_stars(view.teams[seat], levels) - best_stars(view, seat)


def help_of(view: View, rival: int, character: int) -> int:
    """The combat that a rival's character gets on average: from its best helper, and from what hidden cards add."""
    combats = [combat_of(view, each) for each in possible_helpers(view, rival, character, ())]
    best = max([DIE_FACES // 2 if combat == DIE else combat for combat in combats], default=0)
    return best + hidden_potions(view, rival)["mean"]


def _target(view: View, character: int, reader: Reader) -> Choice:
    """Whom to attack: what it has, and on which faces it changes sides."""
    say = reader.say
    owner = next(seat for seat, members in enumerate(view.teams) if character in members)
    level = view.levels[character]
    free = can_leave(view, owner, character)
    found = faces(resistance(view, character)) if free else ""
    combat = combat_of(view, character)
    line = say.plain(
        "alakazum-target",
        level=LEVEL_SIGNS[level],
        combat=say.plain("alakazum-die") if combat == DIE else str(combat),
        added=help_of(view, owner, character),
        stars=STARS[character][level],
        faces=found or "none",
        free=int(free),
        sign=say.plain(f"alakazum-sign-{CULTURE[character]}"),
    )
    return Choice(CARDS[character].name, line, hopeless=not found)


def _lost(view: View, character: int, reader: Reader) -> Choice:
    """Who goes to the cemetery: the own total before and after."""
    line = values(view, character, reader.say)
    if reader.seat is None:
        return Choice(CARDS[character].name, line)
    totals = {"before": best_stars(view, reader.seat), "after": without(view, reader.seat, character)}
    return Choice(CARDS[character].name, reader.say.plain("alakazum-lost", values=line, **totals))


def _helper(view: View, character: int, reader: Reader) -> Choice:
    """A helper: what it adds."""
    combat = combat_of(view, character)
    added = reader.say.plain("alakazum-die") if combat == DIE else str(combat)
    return Choice(CARDS[character].name, reader.say.plain("alakazum-adds", combat=added), hopeless=combat == 0)


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
    """A potion, and how it would stand with it."""
    say, fight, hypnosis = reader.say, view.find(Fight), view.find(Hypnosis)
    if fight is None:
        return Choice(card_name(card, say), card_effect(card, say))
    if hypnosis is not None:
        roll = fight.roll + DIE_POTION[card]
        return Choice(card_name(card, say), say.plain("alakazum-then-roll", roll=roll, resistance=hypnosis.resistance))
    side = 1 if fight.seats[1] == reader.seat else 0
    mine, theirs = fight.totals[side] + COMBAT_POTION[card], fight.totals[1 - side]
    return Choice(card_name(card, say), say.plain("alakazum-then", mine=mine, theirs=theirs))


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
    if view.seat is not None and view.find(Conjuring) is not None:
        own, extra = points(view, view.seat, culture), revealed_stars(culture, view.hand)
        said = unmarked(beaten(view, own + extra, reader))
        return Choice(label, say.plain("alakazum-culture-cast", stars=own, extra=extra, total=own + extra, beaten=said))
    if view.seat is None:
        return Choice(label)
    risers = [CARDS[c].name for c in hungry(view, view.seat, culture)]
    return Choice(label, say.plain("alakazum-culture-rise", names=say.several(risers)))


def _group(view: View, group: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain(f"alakazum-{'sign' if group in GROUPS else 'kind'}-{group}"))


def _enemy(view: View, place: int, reader: Reader) -> Choice:
    say, enemy = reader.say, view.enemies[place]
    label = say.plain("alakazum-enemy-number", number=place + 1)
    if enemy is None:
        return Choice(label, say.plain("alakazum-enemy-unknown"))
    conjuring = view.find(Conjuring)
    hopeless = False
    if conjuring is not None and conjuring.draft and view.seat is not None:
        culture, shown = conjuring.shown()
        strength = enemy_stars(enemy, view.seats)
        strong = points(view, view.seat, culture, shown)
        hopeless = strength is None or strong <= strength
    said = say.plain("alakazum-enemy-seen", enemy=enemy_name(enemy, view.seats, say))
    return Choice(label, said, hopeless=hopeless)


def _spell(view: View, name: str, reader: Reader) -> Choice:
    say = reader.say
    effect = spell_effect(name, view.seats, say)
    return Choice(say.plain(f"spell-{name}"), say.plain("alakazum-spell-cost", cost=COST[name], effect=effect))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    **dict.fromkeys(("rider", "bearer", "train", "raise", "send", "fetch"), _character),
    "start": _start,
    "fighter": _fighter,
    "attacker": _attacker,
    "helper": _helper,
    "lose": _lost,
    "target": _target,
    **dict.fromkeys(("give", "take", "keep", "put", "hat"), _card),
    **dict.fromkeys(("rival", "to", "hand"), _person),
    "show": _shown,
    "potion": _potion,
    "reveal": _reveal,
    "culture": _culture,
    "group": _group,
    "enemy": _enemy,
    "spell": _spell,
    "shuffle": lambda view, deck, reader: Choice(reader.say.plain(f"alakazum-do-shuffle-{deck}")),
}
"""How an option with something named in it looks, by its word."""
