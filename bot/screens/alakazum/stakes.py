"""What can be won and lost, in numbers that the reader's view knows."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazum.words import LEVEL_SIGNS, card_names, cause, faces, sum_in_words
from bot.screens.game import Reader
from bot.texts import Markdown, Texts
from games.alakazum.actions import FIGHT, Act, attackable
from games.alakazum.cards import (
    CARD_STARS,
    CARDS,
    NONE,
    NUMBER,
    OBJECT_CULTURE,
    TOP,
    enemy_stars,
)
from games.alakazum.combat import FOREST, Fight, Hypnosis
from games.alakazum.facts import fact as fact_of
from games.alakazum.odds import FACES
from games.alakazum.rules import NEEDED, Conjuring, Showdown
from games.alakazum.state import best_stars, can_leave, points, revealed_stars
from games.alakazum.view import View
from games.kernel.facts import Fact, total, which
from games.kernel.frames import PASS, named
from games.kernel.game import Decision

CLOSE = 4
"""Stars of one culture below which nobody is said to be close."""


# ---- who is close --------------------------------------------------------------------------------------------------


def race(view: View, reader: Reader) -> Markdown:
    """Who has the most stars of one culture, and which enemies lie face down."""
    say, sprint = reader.say, view.options.sprint
    if not view.round:
        key = "alakazum-race-start-sprint" if sprint else "alakazum-race-start"
        return say(key, needed=NEEDED, rounds=view.options.rounds)
    best = [best_stars(view, seat) for seat in range(view.seats)]
    most = max(best)
    key = "sprint" if sprint else "ready" if most >= NEEDED else "close" if most >= CLOSE else "open"
    first = [seat for seat in range(view.seats) if best[seat] == most]
    return say(
        f"alakazum-race-{key}",
        who=reader.people(first),
        count=len(first),
        sign=sign_of(view, first[0], reader) if len(first) == 1 else "",
        stars=most,
        needed=NEEDED,
        enemies=numbers(enemies_left(view), say),
        left=view.options.rounds - view.round,
    )


def best_culture(view: View, seat: int) -> str:
    """The culture that a seat has most stars of."""
    return max(view.cultures, key=lambda culture: points(view, seat, culture))


def sign_of(view: View, seat: int, reader: Reader) -> Markdown:
    """The sign of that culture."""
    return reader.say("alakazum-sign-" + best_culture(view, seat))


def enemies_left(view: View) -> list[float]:
    """The stars of the enemies that lie face down, in order: which lies where nobody need know.

    Infinite for one that nothing beats (AZ-100).
    """
    shown = [view.enemies[place] for place in view.flipped]
    found = [enemy_stars(enemy, view.seats) for enemy in view.box.enemies if enemy not in shown]
    return sorted([math.inf if stars is None else stars for stars in found])


def numbers(some: Sequence[float], say: Texts) -> Markdown:
    """Several numbers, as in a sentence."""
    return say.several(["∞" if each == math.inf else str(each) for each in some])


# ---- the own chances -----------------------------------------------------------------------------------------------


def outlook(view: View, reader: Reader) -> Markdown:
    """The best culture with what the hand can show, and which enemies that would beat.

    Short of an Alakazum, a culture of which one has a character comes before one of which only objects are held.
    """
    seat, say = view.seat, reader.say
    if seat is None or not view.teams[seat] or view.outcome is not None:
        return Markdown("")
    cultures = [(points(view, seat, each), revealed_stars(each, view.hand), each) for each in (*view.cultures, NONE)]
    own, extra, best = max(
        cultures, key=lambda each: (each[0] + each[1] >= NEEDED, each[0] > 0, each[0] + each[1], each[0])
    )
    cards = card_names([card for card in view.hand if CARD_STARS[card] and OBJECT_CULTURE[card] in (best, "")], say)
    facts: dict[str, Any] = {"sign": cause(best, say), "stars": own, "extra": extra, "cards": cards}
    total = own + extra
    if total < NEEDED:
        return say("alakazum-outlook", total=total, needed=NEEDED, **facts)
    return say("alakazum-outlook-cast", total=total, beaten=beaten(view, total, reader), **facts)


def revenge(view: View, reader: Reader) -> Markdown:
    """Why who took a character from the seat stands first among whom it may attack; empty where they don't."""
    theft = reader.theft
    asked = any(each.seat == view.seat and FIGHT in each.options for each in view.decisions)
    if theft is None or not asked or view.seats == 2 or theft.seats[0] not in attackable(view, theft.seats[1]):
        return Markdown("")
    name = CARDS[NUMBER[str(theft.sketches[-1].what)]].name
    return reader.say("alakazum-revenge", who=reader.who(theft.seats[0]), name=name)


def beaten(view: View, strong: int, reader: Reader) -> Markdown:
    """Which of the enemies face down so many stars beat, and which they don't."""
    left = enemies_left(view)
    lose, win = [each for each in left if each < strong], [each for each in left if each >= strong]
    key = "all" if not win else "none" if not lose else "some"
    return reader.say(f"alakazum-beats-{key}", beaten=numbers(lose, reader.say), others=numbers(win, reader.say))


# ---- fights --------------------------------------------------------------------------------------------------------

Side = tuple[int, int]
"""Combat that is known, and dice that are still to be rolled."""


def sides(fact: Fact) -> list[Side]:
    """Of a fight: the one that the fact is told to, and the other."""
    combats = [each for each in fact.stands if each.what == "combat"]
    return [(each.number, total(fact.stands, "dice", each.whose)) for each in combats]


def may_add(fact: Fact, seat: int) -> int:
    """What a side may still add to its combat, at most."""
    return total(fact.unless, "help", seat) + total(fact.unless, "potions", seat)


def is_hopeless(fact: Fact) -> bool:
    """An attacker can't win, whatever its dice, its friends and its potions add, as far as the view knows."""
    (mine, dice), (theirs, their_dice) = sides(fact)
    return mine + dice * FACES + may_add(fact, fact.stands[0].whose) <= theirs + their_dice


def is_surely_won(fact: Fact) -> bool:
    """Nothing that anybody may add on average changes it."""
    (mine, dice), (theirs, their_dice) = sides(fact)
    return not dice and not their_dice and mine > theirs + likely(fact)


def likely(fact: Fact) -> int:
    """The combat that the other side gets on average, from its best helper and from hidden cards."""
    return sum([total(fact.unless, "likely", rival) for rival in fact.touches])


def swing(fact: Fact, seat: int) -> tuple[int, int, int]:
    """Of a fight: the stars that winning surely brings, those that it may bring, and those that losing may cost."""
    won, lost = list[int](), [0]
    for _, brings in fact.chances:
        (won if total(brings, "won", seat) else lost).append(total(brings, "stars", seat))
    return min(won, default=0), max(won, default=0), -min(lost)


def odds(fact: Fact, reader: Reader) -> str:
    """An attacker with those who help it against the other in words. Only a character of the forest gets no help:
    against it more is enough."""
    say, ((mine, dice), (theirs, their_dice)) = reader.say, sides(fact)
    if dice or their_dice:
        both = [sum_in_words(side, say) for side in sides(fact)]
        return say.plain("alakazum-odds", mine=both[0], theirs=both[1])
    if mine > theirs:
        key, more = "ahead" if fact.touches else "win", mine - theirs
    else:
        key, more = "hopeless" if is_hopeless(fact) else "need", theirs + 1 - mine
    return say.plain(f"alakazum-odds-{key}", mine=mine, theirs=theirs, more=more)


def drafted_attack(view: View, reader: Reader) -> Fact | None:
    """The attack that is drafted, once its fighter is known."""
    act, seat = view.find(Act), view.seat
    if act is None or seat is None or named(act.draft, "attacker") is None:
        return None
    return fact_of(view, seat, "action", [])


def win_or_lose(view: View, fact: Fact, reader: Reader, ties: bool) -> Markdown:
    """What the reader's fighter gains by winning and loses otherwise; `ties`: a tie is won."""
    say, (mine, theirs) = reader.say, which(fact.stands, "combat")
    seat, rival = [each.whose for each in fact.stands if each.what == "combat"]
    on, off = total(fact.stands, "faces", seat), total(fact.stands, "faces", rival)
    if rival == FOREST:
        won, lost = "joins", "cemetery" if can_leave(view, seat, mine) else "stays"
    else:
        won, lost = "takes" if on else "rises", "taken" if off else "stays"
    level = view.levels[mine]
    top = {"level": LEVEL_SIGNS[min(level + 1, TOP)], "top": int(level == TOP)}
    first = say(f"alakazum-win-{won}", mine=CARDS[mine].name, theirs=CARDS[theirs].name, faces=faces(on), **top)
    second = say(f"alakazum-lose-{lost}", mine=CARDS[mine].name, faces=faces(off), ties=int(ties))
    return Markdown(f"{first} {second}")


def _fight(view: View, reader: Reader, kind: str) -> Markdown:
    """For one of the two who fight, where no picture shows both ends."""
    fight = view.find(Fight)
    if fight is None or fight.fighters[0] < 0 or reader.seat not in fight.seats or reader.pictures:
        return Markdown("")
    return win_or_lose(view, fact_of(view, reader.seat, kind, [PASS]), reader, fight.seats[1] == reader.seat)


def fight_called(view: View, reader: Reader) -> tuple[Markdown, bool] | None:
    """A fight of the reader's as all can see it, and whether they are attacked; None: they are in none."""
    fight = view.find(Fight)
    if fight is None or fight.fighters[0] < 0 or reader.seat not in fight.seats:
        return None
    a, b = [CARDS[each].name for each in fight.fighters]
    sums = [sum_in_words(side, reader.say) for side in sides(fact_of(view, fight.seats[0], "voodoo", [PASS]))]
    stands = dict(zip("ab", fight.totals if any(fight.totals) else sums, strict=True))
    if attacked := reader.seat == fight.seats[1]:
        rival = reader.who(fight.seats[0])
        return reader.say("alakazum-call-attacked", rival=rival, theirs=a, mine=b, **stands), attacked
    return reader.say("alakazum-call-fight", mine=a, theirs=b, **stands), attacked


def at_stake(view: View, reader: Reader) -> Markdown:
    """What the picture of the reader's fight, under way or about to be announced, shows of both ends."""
    seat, fight, attack = view.seat, view.find(Fight), drafted_attack(view, reader)
    if attack is not None:
        return win_or_lose(view, attack, reader, False)
    if fight is None or seat not in fight.seats or fight.fighters[0] < 0 or view.find(Hypnosis) is not None:
        return Markdown("")
    return win_or_lose(view, fact_of(view, seat, "dice", [PASS]), reader, fight.seats[1] == seat)


def _fighter(view: View, decision: Decision, reader: Reader) -> Markdown:
    """What whoever fights gains and may lose; how each stands is said beside it."""
    own = [fact_of(view, decision.seat, "fighter", [each]) for each in decision.options if each[0] == "fighter"]
    if not own:
        return Markdown("")
    foe, alone = which(own[0].stands, "combat")[1], len(view.teams[decision.seat]) == 1
    facts = {"name": CARDS[foe].name, "faces": faces(total(own[0].stands, "faces", decision.seat)), "alone": int(alone)}
    return reader.say("alakazum-stakes-fighter", **facts)


def _potion(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Who wins as it stands, and what the rival could still add; whoever doesn't win also hears what they lack."""
    fact, seat = fact_of(view, decision.seat, "potion", [PASS]), decision.seat
    rival = next((each for each in fact.touches), FOREST)
    most = total(fact.unless, "potions", rival)
    hidden = {"cards": total(fact.unless, "cards", rival) if most else 0, "most": most, "mean": likely(fact)}
    if fact.chance("won", seat):
        said = reader.say("alakazum-stakes-ahead", **hidden)
    else:
        (mine, _), (theirs, _) = sides(fact)
        lacking = theirs - mine + (0 if view.frame(Fight).seats[1] == seat else 1)
        said = reader.say("alakazum-stakes-behind", more=lacking, have=total(fact.unless, "potions", seat), **hidden)
    if risk := swing(fact, seat)[2]:
        said = Markdown(f"{said} {reader.say('alakazum-stakes-risk', risk=risk)}")
    if reader.pictures:
        return said
    return Markdown(f"{said} {win_or_lose(view, fact, reader, view.frame(Fight).seats[1] == seat)}")


def _die(view: View, decision: Decision, reader: Reader) -> Markdown:
    fact = fact_of(view, decision.seat, "die", [PASS])
    more = total(fact.stands, "resistance") + 1 - total(fact.stands, "roll")
    have = total(fact.stands, "die")
    key = "alakazum-stakes-die" if have >= more else "alakazum-stakes-die-hopeless"
    return reader.say(key, more=more, have=have, name=CARDS[which(fact.stands, "resistance")[0]].name)


def _dice(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Both sides, a die for each that rolls; for one of the two who fight also what it means."""
    mine, theirs = [sum_in_words(side, reader.say) for side in sides(fact_of(view, decision.seat, "dice", [PASS]))]
    stakes = reader.say("alakazum-stakes-dice", mine=mine, theirs=theirs)
    return Markdown(f"{stakes} {_fight(view, reader, 'dice')}".strip())


def _hypnosis(view: View, decision: Decision, reader: Reader) -> Markdown:
    """On which faces the loser changes sides, and what becomes of it otherwise."""
    fact = fact_of(view, decision.seat, "hypnosis", [PASS])
    rival, (loser,) = "other" if fact.touches else "forest", which(fact.stands, "faces")
    on = faces(total(fact.stands, "faces")) or "none"
    return reader.say("alakazum-stakes-hypnosis", faces=on, name=CARDS[loser].name, rival=rival)


def _rob(view: View, decision: Decision, reader: Reader) -> Markdown:
    fact = fact_of(view, decision.seat, "rob", [PASS])
    key = "alakazum-stakes-rob" if which(fact.cost, "character") else "alakazum-stakes-rob-safe"
    return reader.say(key, name=CARDS[which(fact.stands, "resistance")[0]].name)


# ---- actions -------------------------------------------------------------------------------------------------------


def _action(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Of a fight that is about to be announced; how one stands is said beside it. Before an action what pays spells."""
    act = view.frame(Act)
    said = [word for word, *_ in act.draft]
    if said[-1:] == ["target"]:
        return _attackers(view, decision, reader)
    attack = drafted_attack(view, reader)
    if attack is None:
        return Markdown("")
    how = odds(attack, reader)
    return Markdown(how if reader.pictures else f"{how} · {win_or_lose(view, attack, reader, False)}")


def _attackers(view: View, decision: Decision, reader: Reader) -> Markdown:
    """What whoever attacks gains and may lose; how each stands is said beside it."""
    seat, own = decision.seat, [each for each in decision.options if each[0] == "attacker"]
    if not own:
        return Markdown("")
    stands = fact_of(view, seat, "action", own[:1]).stands
    on, theirs = total(stands, "faces", seat), which(stands, "combat")[1]
    alone = int(len(view.teams[seat]) == 1)
    return reader.say("alakazum-stakes-attacker", name=CARDS[theirs].name, faces=faces(on) or "none", alone=alone)


def _voodoo(view: View, decision: Decision, reader: Reader) -> Markdown:
    """What happens if nobody stops it, as all may know it."""
    showdown = view.find(Showdown)
    if showdown is not None:
        return beaten(view, showdown.points, reader)
    fight = view.find(Fight)
    if fight is None:
        return Markdown("")
    fact = fact_of(view, fight.seats[0], "voodoo", [PASS])
    both = [sum_in_words(side, reader.say) for side in sides(fact)]
    mine = int(reader.seat is None or reader.seat in fight.seats)
    return reader.say("alakazum-stakes-attack", mine=both[0], theirs=both[1], apart=1 - mine)


def _trick(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Told to the others: who is asked sees it on each button."""
    if reader.seat == decision.seat:
        return Markdown("")
    return reader.say("alakazum-stakes-trick", count=len(view.hands[decision.seat]) // 2)


def _alakazum(view: View, decision: Decision, reader: Reader) -> Markdown:
    conjuring = view.frame(Conjuring)
    if not conjuring.draft:
        return reader.say("alakazum-stakes-cast")
    culture, shown = conjuring.shown()
    strong = points(view, decision.seat, culture, shown)
    place: int | None = named(conjuring.draft, "enemy")
    known = view.enemies[place] if place is not None else None
    if known is not None:
        strength = enemy_stars(known, view.seats)
        key = "sure" if strength is not None and strong > strength else "hopeless"
        return reader.say(f"alakazum-stakes-{key}", points=strong, strength=strength or 0)
    if strong < NEEDED:
        return reader.say("alakazum-stakes-short", points=strong, needed=NEEDED)
    return beaten(view, strong, reader)


OWN_STAKES: dict[str, Callable[[View, Decision, Reader], Markdown]] = {
    "fighter": _fighter,
    "potion": _potion,
    "die": _die,
    "rob": _rob,
    "give": lambda view, decision, reader: reader.say("alakazum-stakes-give"),
    "action": _action,
    "alakazum": _alakazum,
}
OPEN_STAKES: dict[str, Callable[[View, Decision, Reader], Markdown]] = {
    "helper": lambda view, decision, reader: _fight(view, reader, "helper"),
    "trick": _trick,
    **dict.fromkeys(("santa", "present"), lambda view, decision, reader: reader.say("alakazum-stakes-santa")),
    "dice": _dice,
    "hypnosis": _hypnosis,
    "flip": lambda view, decision, reader: beaten(view, view.frame(Showdown).points, reader),
    "voodoo": _voodoo,
}
"""By the kind of question: told to whom it is put to, and to everybody."""
