"""What can be won and lost, in numbers that the reader's view knows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazum.words import DIE_FACES, LEVEL_SIGNS, card_names, cause, faces, sum_in_words
from bot.screens.game import Reader
from bot.texts import Markdown, Texts
from games.alakazum.actions import Act
from games.alakazum.cards import (
    CARD_STARS,
    CARDS,
    CAULDRON_ENERGY,
    COMBAT_POTION,
    CULTURE,
    CULTURES,
    DIE,
    DIE_POTION,
    ENERGY,
    HAND_KINDS,
    MULTICOLOURED,
    NONE,
    NUMBERS,
    OBJECT_CULTURE,
    SCEPTRE_COMBAT,
    STARS,
    TOP,
    enemy_stars,
)
from games.alakazum.combat import FOREST, Fight, Hypnosis, possible_helpers
from games.alakazum.rules import NEEDED, Conjuring, Showdown
from games.alakazum.state import best_stars, can_leave, marks, most_stars, points, resistance, revealed_stars
from games.alakazum.view import View, seen
from games.kernel.frames import named
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


def beaten(view: View, strong: int, reader: Reader) -> Markdown:
    """Which of the enemies face down so many stars beat, and which they don't."""
    left = enemies_left(view)
    lose, win = [each for each in left if each < strong], [each for each in left if each >= strong]
    key = "all" if not win else "none" if not lose else "some"
    return reader.say(f"alakazum-beats-{key}", beaten=numbers(lose, reader.say), others=numbers(win, reader.say))


def without(view: View, seat: int, character: int) -> int:
    """The most stars of one culture that a team has once it has lost one of its characters."""
    return most_stars([each for each in view.teams[seat] if each != character], view.levels)


def gained(view: View, seat: int, character: int) -> int:
    """By how much that rises if a rival's character comes over as it is."""
    return most_stars([*view.teams[seat], character], view.levels) - best_stars(view, seat)


def energy(view: View, seat: int, reader: Reader) -> Markdown:
    """What could pay for spells, and how much each of it gives."""
    magical = [c for c in view.teams[seat] if NUMBERS[view.rules].magical[c]]
    given = {
        "hats": sum([ENERGY[card] for card in view.hand]),
        "marks": marks(view, seat, "magical"),
        "cauldron": CAULDRON_ENERGY if view.cauldron == seat else 0,
    }
    sources = Markdown("-".join([what for what, count in given.items() if count]) or "none")
    return reader.say("alakazum-stakes-energy", sources=sources, names=card_names(magical, reader.say), **given)


# ---- fights --------------------------------------------------------------------------------------------------------


def combat_of(view: View, character: int) -> int:
    """A character's combat now, its sceptre's too (AZ-103); DIE where it rolls."""
    own = NUMBERS[view.rules].combat[character][view.levels[character]]
    return own if own == DIE else own + SCEPTRE_COMBAT * (character in view.sceptres)


def most_help(view: View, seat: int, fighter: int, helping: Sequence[int] = ()) -> int:
    """The most combat that further helpers can add."""
    helpers = [combat_of(view, c) for c in possible_helpers(view, seat, fighter, helping)]
    return sum(DIE_FACES if combat == DIE else combat for combat in helpers)


def hidden_potions(view: View, seat: int) -> dict[str, int]:
    """What the hidden cards of `seat` could add to its combat: how many they are, what they add at most, on average."""
    held, unseen = len(view.hands[seat]), (Counter(view.box.cards) - seen(view)).elements()
    added = sorted([COMBAT_POTION[card] for card in unseen if card in HAND_KINDS], reverse=True)
    most = sum(added[:held])
    return {"cards": held if most else 0, "most": most, "mean": round(held * sum(added) / max(1, len(added)))}


def odds(
    view: View,
    mine: int,
    theirs: int,
    reader: Reader,
    seat: int,
    helping: Sequence[int] = (),
    *,
    more: bool = True,
) -> tuple[str, bool]:
    """One fighter, with those who help it, against the other in words, and whether it has no hope at all, for what
    its own potions and, with `more`, further helpers can add: another's hand is unknown.

    Only a character of the forest gets no help: against it more is enough.
    """
    say, b = reader.say, combat_of(view, theirs)
    combats = [combat_of(view, each) for each in (mine, *helping)]
    dice, a = combats.count(DIE), sum([each for each in combats if each != DIE])
    help = sum(COMBAT_POTION[card] for card in view.hand) if seat == view.seat else 0
    help += most_help(view, seat, mine, helping) if more else 0
    if dice or b == DIE:
        most = a + dice * (DIE_FACES + SCEPTRE_COMBAT)
        said = say.plain("alakazum-odds", mine=sum_in_words(combats, say), theirs=sum_in_words([b], say))
        return said, most + help <= (1 if b == DIE else b)
    if a > b:
        key = "ahead" if any(theirs in team for team in view.teams) else "win"
        return say.plain(f"alakazum-odds-{key}", mine=a, theirs=b, more=a - b), False
    hopeless = seat == view.seat and a + help <= b
    key = "alakazum-odds-hopeless" if hopeless else "alakazum-odds-need"
    return say.plain(key, mine=a, theirs=b, more=b + 1 - a), hopeless


def is_hopeless(view: View, reader: Reader) -> bool:
    """The attack that is drafted can't be won, for all that its seat knows."""
    act = view.find(Act)
    if act is None or view.seat is None or (attacker := named(act.draft, "attacker")) is None:
        return False
    helping = [part[1] for part in act.draft if part[0] == "helper"]
    return odds(view, attacker, named(act.draft, "target"), reader, view.seat, helping)[1]


def win_or_lose(view: View, mine: int, theirs: int, seat: int, rival: int, reader: Reader, ties: bool) -> Markdown:
    """What the reader's fighter gains by winning and loses otherwise; `ties`: a tie is won."""
    say = reader.say
    if rival == FOREST:
        lost = "cemetery" if can_leave(view, seat, mine) else "stays"
        won = "joins"
    else:
        lost = "taken" if can_leave(view, seat, mine) else "stays"
        won = "takes" if can_leave(view, rival, theirs) else "rises"
    level = view.levels[mine]
    first = say(
        f"alakazum-win-{won}",
        mine=CARDS[mine].name,
        theirs=CARDS[theirs].name,
        level=LEVEL_SIGNS[min(level + 1, TOP)],
        top=int(level == TOP),
        faces=faces(resistance(view, theirs)),
    )
    second = say(
        f"alakazum-lose-{lost}",
        mine=CARDS[mine].name,
        faces=faces(resistance(view, mine)),
        ties=int(ties),
    )
    return Markdown(f"{first} {second}")


def _fight(view: View, reader: Reader) -> Markdown:
    """For one of the two who fight; others see both ends in the picture."""
    fight = view.find(Fight)
    if fight is None or fight.fighters[0] < 0 or reader.seat not in fight.seats:
        return Markdown("")
    side = 1 if fight.seats[1] == reader.seat else 0
    mine, theirs = fight.fighters[side], fight.fighters[1 - side]
    return win_or_lose(view, mine, theirs, fight.seats[side], fight.seats[1 - side], reader, ties=side == 1)


def _fighter(view: View, decision: Decision, reader: Reader) -> Markdown:
    foe, alone = view.frame(Fight).fighters[1], len(view.teams[decision.seat]) == 1
    facts = {"name": CARDS[foe].name, "faces": faces(resistance(view, foe)), "alone": int(alone)}
    stakes = reader.say("alakazum-stakes-fighter", **facts)
    return Markdown(f"{stakes} {_risk(view, decision.seat, reader)}".strip())


def _risk(view: View, seat: int, reader: Reader) -> Markdown:
    """What −★ and +★ beside a fighter mean; empty where no loss would cost any."""
    own = [each for each in view.teams[seat] if can_leave(view, seat, each)]
    at_stake = reader.pictures and any(without(view, seat, each) < best_stars(view, seat) for each in own)
    return reader.say("alakazum-stakes-risk") if at_stake else Markdown("")


def _potion(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Who wins as it stands, and what the rival could still add; whoever doesn't win also hears what they lack."""
    fight = view.frame(Fight)
    side = 1 if fight.seats[1] == reader.seat else 0
    mine, theirs, rival = fight.totals[side], fight.totals[1 - side], fight.seats[1 - side]
    hidden = hidden_potions(view, rival) if rival != FOREST else {"cards": 0, "most": 0, "mean": 0}
    if mine >= theirs if side else mine > theirs:
        said = reader.say("alakazum-stakes-ahead", **hidden)
    else:
        have, lacking = sum(COMBAT_POTION[card] for card in view.hand), theirs - mine + (0 if side else 1)
        said = reader.say("alakazum-stakes-behind", more=lacking, have=have, **hidden)
    return Markdown(f"{said} {_fight(view, reader)}")


def _die(view: View, decision: Decision, reader: Reader) -> Markdown:
    fight, hypnosis = view.frame(Fight), view.frame(Hypnosis)
    loser = fight.fighters[1 - fight.seats.index(hypnosis.seat)]
    more = hypnosis.resistance + 1 - fight.roll
    have = sum(DIE_POTION[card] for card in view.hand)
    key = "alakazum-stakes-die" if have >= more else "alakazum-stakes-die-hopeless"
    return reader.say(key, more=more, have=have, name=CARDS[loser].name)


def _rob(view: View, decision: Decision, reader: Reader) -> Markdown:
    fight, hypnosis = view.frame(Fight), view.frame(Hypnosis)
    loser = fight.fighters[1 - fight.seats.index(hypnosis.seat)]
    key = "alakazum-stakes-rob" if fight.roll > hypnosis.resistance else "alakazum-stakes-rob-safe"
    return reader.say(key, name=CARDS[loser].name)


# ---- actions -------------------------------------------------------------------------------------------------------


def _action(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Of a fight that is about to be announced; how one stands is said beside it. Before an action what pays spells."""
    act = view.frame(Act)
    said = [word for word, *_ in act.draft]
    if reader.pictures and (said == ["magic"] or ("magic",) in decision.options):
        return energy(view, decision.seat, reader)
    if said[-1:] == ["target"]:
        return _attackers(view, decision.seat, named(act.draft, "target"), reader)
    draft = [word for word in act.draft if len(word) > 1]
    said, helping = {word[0]: word[1] for word in draft}, [word[1] for word in draft if word[0] == "helper"]
    if "attacker" not in said:
        return Markdown("")
    rival = next(seat for seat, team in enumerate(view.teams) if said["target"] in team)
    mine, theirs = said["attacker"], said["target"]
    against, _ = odds(view, mine, theirs, reader, decision.seat, helping)
    return Markdown(f"{against} · {win_or_lose(view, mine, theirs, decision.seat, rival, reader, ties=False)}")


def _attackers(view: View, seat: int, theirs: int, reader: Reader) -> Markdown:
    """What whoever attacks gains and may lose; how each stands is said beside it."""
    owner = next(rival for rival, team in enumerate(view.teams) if theirs in team)
    on = faces(resistance(view, theirs)) if can_leave(view, owner, theirs) else ""
    facts = {"name": CARDS[theirs].name, "faces": on or "none", "alone": int(len(view.teams[seat]) == 1)}
    return Markdown(f"{reader.say('alakazum-stakes-attacker', **facts)} {_risk(view, seat, reader)}".strip())


def _voodoo(view: View, decision: Decision, reader: Reader) -> Markdown:
    """What happens if nobody stops it, as all may know it."""
    showdown = view.find(Showdown)
    if showdown is not None:
        return beaten(view, showdown.points, reader)
    fight = view.find(Fight)
    if fight is None:
        return Markdown("")
    sides = [
        sum_in_words([combat_of(view, each) for each in (fighter, *helping)], reader.say)
        for fighter, helping in zip(fight.fighters, (fight.helpers, fight.guards), strict=True)
    ]
    mine = int(reader.seat is None or reader.seat in fight.seats)
    return reader.say("alakazum-stakes-attack", mine=sides[0], theirs=sides[1], apart=1 - mine)


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


def stars_lost(view: View, character: int) -> int:
    """The stars that a team has less without a character."""
    counts = CULTURE[character] in (*CULTURES, MULTICOLOURED)
    return STARS[character][view.levels[character]] if counts else 0


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
    "helper": lambda view, decision, reader: _fight(view, reader),
    "trick": lambda view, decision, reader: reader.say(
        "alakazum-stakes-trick", count=len(view.hands[decision.seat]) // 2
    ),
    "santa": lambda view, decision, reader: reader.say("alakazum-stakes-santa"),
    "voodoo": _voodoo,
}
"""By the kind of question: told to whom it is put to, and to everybody."""
