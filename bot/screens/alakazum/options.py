"""How each option of a question looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazum.stakes import beaten, is_hopeless, likely, odds, sides, sign_of, swing
from bot.screens.alakazum.words import (
    LEVEL_SIGNS,
    card_effect,
    card_name,
    cause,
    enemy_name,
    faces,
    spell_effect,
    sum_in_words,
    values,
)
from bot.screens.game import Choice, Reader
from bot.screens.screen import Style
from bot.texts import Texts, unmarked
from games.alakazum.actions import FIGHT, TARGET, Act, hungry
from games.alakazum.cards import CARDS, CHARACTERS, COST, CULTURE, DIE, GROUPS, MARKET_NUMBER, STARS
from games.alakazum.combat import Fight, Hypnosis
from games.alakazum.facts import fact as fact_of
from games.alakazum.odds import combat_of
from games.alakazum.rules import Conjuring
from games.alakazum.state import best_stars, can_leave, points, revealed_stars
from games.alakazum.view import View
from games.alakazum.worth import best_starter
from games.kernel.facts import Fact, total
from games.kernel.frames import named

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


def _fighter(view: View, character: int, reader: Reader) -> Choice:
    """Who fights a character of the forest, with what that comes to."""
    fact = fact_of(view, view.frame(Fight).seats[0], "fighter", [("fighter", character)])
    return against(view, fact, [character], reader)


def _attacker(view: View, character: int, reader: Reader) -> Choice:
    """Who attacks, with what that comes to."""
    act = view.find(Act)
    if act is None or view.seat is None or named(act.draft, "target") is None:
        return _character(view, character, reader)
    return against(view, fact_of(view, view.seat, "action", [("attacker", character)]), [character], reader)


def against(view: View, fact: Fact, team: Sequence[int], reader: Reader) -> Choice:
    """A fighter, alone or with one who helps, with what that comes to."""
    mine, seat = team[0], fact.stands[0].whose
    level, given = LEVEL_SIGNS[view.levels[mine]], STARS[mine][view.levels[mine]]
    said, rise = odds(fact, reader), swing(fact, seat)[0]
    line = reader.say.plain("alakazum-against", odds=said, level=level, stars=given, rise=rise)
    names = [CARDS[each].name for each in team]
    label = reader.say.plain("alakazum-with-help", name=names[0], helper=names[1]) if names[1:] else names[0]
    return Choice(label, line, hopeless=is_hopeless(fact))


def _target(view: View, character: int, reader: Reader) -> Choice:
    """Whom to attack: what it has, and on which faces it changes sides."""
    say = reader.say
    seat = view.turn if view.seat is None else view.seat
    fact = fact_of(view, seat, "action", [FIGHT, TARGET[character]])
    (owner,) = fact.touches
    level, on = view.levels[character], total(fact.stands, "faces", seat)
    line = say.plain(
        "alakazum-target",
        level=LEVEL_SIGNS[level],
        combat=sum_in_words(sides(fact)[1], say),
        added=likely(fact),
        stars=STARS[character][level],
        faces=faces(on) or "none",
        free=int(can_leave(view, owner, character)),
        sign=say.plain(f"alakazum-sign-{CULTURE[character]}"),
    )
    return Choice(CARDS[character].name, line, hopeless=not on)


def _lost(view: View, character: int, reader: Reader) -> Choice:
    """Who goes to the cemetery: the own total before and after."""
    line = values(view, character, reader.say)
    if reader.seat is None:
        return Choice(CARDS[character].name, line)
    before = best_stars(view, reader.seat)
    after = before + fact_of(view, reader.seat, "lose", [("lose", character)]).extent("stars")[0]
    return Choice(CARDS[character].name, reader.say.plain("alakazum-lost", values=line, before=before, after=after))


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
    say, label = reader.say, card_name(card, reader.say)
    if reader.seat is None or view.find(Fight) is None:
        return Choice(label, card_effect(card, say))
    if view.find(Hypnosis) is not None:
        stands = fact_of(view, reader.seat, "die", [("potion", card)]).stands
        roll, resistance = total(stands, "roll"), total(stands, "resistance")
        return Choice(label, say.plain("alakazum-then-roll", roll=roll, resistance=resistance))
    (mine, _), (theirs, _) = sides(fact_of(view, reader.seat, "potion", [("potion", card)]))
    return Choice(label, say.plain("alakazum-then", mine=mine, theirs=theirs))


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
    casts = conjuring is not None and conjuring.draft and view.seat is not None
    hopeless = bool(casts) and not fact_of(view, view.seat or 0, "alakazum", [("enemy", place)]).chance("won")
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
