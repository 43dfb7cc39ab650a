"""Choices as they are drawn in a hand: faces, with what they have, what they make a fight, what they cost.

Of a turn's actions what each would bring, as far as the seat's view tells, or why it can't be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.alakazum.options import CHOICES, bare
from bot.screens.alakazum.sketches import sketches
from bot.screens.alakazum.stakes import Side, is_hopeless, is_surely_won, likely, odds, sides, swing
from bot.screens.alakazum.words import card_name, card_names, faces
from bot.screens.game import Choice, DrawnOption, Reader
from bot.screens.screen import Picture
from bot.texts import Markdown, unmarked
from games.alakazum.actions import FIGHT, OBJECT, TARGET, Act, attackable, givable
from games.alakazum.cards import CARDS, CHARACTERS, COST, DIE, LEVELS, MARKET_NUMBER, MEAL, NUMBERS, STARS
from games.alakazum.combat import possible_helpers
from games.alakazum.facts import fact as fact_of
from games.alakazum.magic import castable, energy_of, fetchable, sendable, trainable
from games.alakazum.odds import combat_of, helped, mean
from games.alakazum.state import best_stars, can_leave, resistance
from games.alakazum.view import View
from games.kernel.facts import Fact, total, which
from games.kernel.game import Action, Decision
from pictures.alakazum.hand import card_facts
from pictures.alakazum.prospects import Prospect, ProspectRow, Prospects
from pictures.choices import MOST as NUMBERED
from pictures.faces.bust import short_name
from pictures.strip import Sketch

Facts = Callable[[View, Sequence[Action], Decision], Sequence[Sketch]]


def drawn(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> DrawnOption | None:
    """See `GameScreens.drawn`. Cards of the own hand are drawn there already, all targets before an action begins."""
    named, act = [word for word in words if len(word) > 1], view.find(Act)
    if decision.kind == "action" and act is not None and not act.draft:
        return None
    faces = [word for word in named if word[0] in FACTS and word[1] in CHARACTERS]
    if not faces:
        return None
    return DrawnOption(sketches(view, named), FACTS[faces[0][0]](view, faces, decision))


def _number(mark: str, number: int) -> list[Sketch]:
    """A sign and its number; of a combat that is rolled the die."""
    if mark == "combat" and number == DIE:
        return [Sketch("mark", mark), Sketch("mark", "die")]
    return [Sketch("mark", mark), Sketch("words", str(number))]


def _has(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """Combat and stars."""
    character: int = words[0][1]
    return [*_number("combat", combat_of(view, character)), *_number("star", STARS[character][view.levels[character]])]


def _target(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """Combat with what it may get, what a roll must exceed, stars; a lock where it can't leave its team."""
    character: int = words[0][1]
    fact = fact_of(view, decision.seat, decision.kind, [FIGHT, words[0]])
    stays = not can_leave(view, fact.touches[0], character)
    held = [Sketch("mark", "lock")] if stays else _number("resistance", resistance(view, character))
    stars = STARS[character][view.levels[character]]
    combat = [*_number("combat", combat_of(view, character)), *_likely(0 if stays else likely(fact))]
    return [*combat, *held, *_number("star", stars)]


def _likely(added: int) -> list[Sketch]:
    """What a rival may get on average."""
    return [Sketch("words", f"+{added}?")] if added else []


def _against(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """The combat of both sides as it stands, and the stars that are at risk."""
    fact = fact_of(view, decision.seat, decision.kind, words)
    mine, theirs = sides(fact)
    both = [Sketch("mark", "combat"), *_sum(mine), Sketch("words", ":"), *_sum(theirs)]
    return [*both, *_at_stake(fact, decision.seat)]


def _at_stake(fact: Fact, seat: int) -> list[Sketch]:
    """What the own total surely gains if the fighter wins, and what it loses otherwise."""
    rise, _, risk = swing(fact, seat)
    said = [f"+{rise}"] * bool(rise) + [f"−{risk}"] * bool(risk)
    return [Sketch("gap"), Sketch("words", " ".join(said)), Sketch("mark", "star")] if said else []


def _sum(side: Side) -> list[Sketch]:
    """What a side comes to, and a die for each that rolls."""
    fixed, dice = side
    return [*([Sketch("words", str(fixed))] if fixed or not dice else []), *[Sketch("mark", "die")] * dice]


def _helper(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    combat = combat_of(view, words[0][1])
    return [Sketch("mark", "combat"), Sketch("mark", "die") if combat == DIE else Sketch("words", f"+{combat}")]


def _lost(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """The own total before and after."""
    before = best_stars(view, decision.seat)
    then = before + fact_of(view, decision.seat, decision.kind, words).extent("stars")[0]
    return [Sketch("words", str(before)), Sketch("arrow"), Sketch("words", str(then)), Sketch("mark", "star")]


FACTS: dict[str, Facts] = {
    "target": _target,
    "attacker": _against,
    "fighter": _against,
    "helper": _helper,
    "lose": _lost,
    **dict.fromkeys(("start", "rider", "bearer", "train", "raise", "send", "fetch", "take", "keep"), _has),
}
"""By the word that names a character."""


# ---- the actions of a turn -----------------------------------------------------------------------------------------

Rows = tuple[list[ProspectRow], list[Markdown]]
"""Of a picture, and the same in words."""

MOST, HOPELESS, MANY = 4, 2, 4
"""Characters to attack that are drawn, and how many of them without hope; as few beside more spells than that."""
NAMED = 12
"""Market cards that are drawn with their names; of more there is no room for them."""
FEW = 3
"""Characters of a spell or a meal that are drawn."""

Found = tuple[list[Prospect], list[Markdown]]
"""What an action would bring, drawn and in words."""


def weighed(view: View, reader: Reader) -> list[Picture]:
    """What the reader can choose among, where that needs more room than numbered choices have; () where they do."""
    decision = next((each for each in view.decisions if each.kind in WEIGHED and each.seat == reader.seat), None)
    if decision is None or not reader.pictures:
        return []
    rows, lines = WEIGHED[decision.kind](view, decision, reader)
    return [Picture(Prospects(tuple(rows)), unmarked(Markdown("\n".join(lines))))] if rows else []


def _turn(view: View, decision: Decision, reader: Reader) -> Rows:
    """Every action before one has begun; then who attacks."""
    act = view.find(Act)
    if act is not None and act.draft:
        return _own(view, decision, "attacker", reader)
    rows, lines = list[ProspectRow](), list[Markdown]()
    most = MOST if len(castable(view, decision.seat, view.in_deja_vu)) <= MANY else HOPELESS
    for verb, (mark, make) in ACTIONS.items():
        if (verb,) in decision.options:
            found, said = make(view, decision.seat, reader)
            some = [each for each in found if not each.hopeless][:most] if verb == "fight" else found
            some += [each for each in found if each.hopeless][: min(HOPELESS, most - len(some))]
            rows.append(ProspectRow(mark, tuple(some), len(found) - len(some)))
            lines += said[: len(some)]
    for choice, why in barred(view, decision, reader):
        rows.append(ProspectRow("stop", barred=f"{choice.label}: {why}"))
        lines.append(reader.say("barred", what=choice.label, why=why))
    return rows, lines


def _own(view: View, decision: Decision, word: str, reader: Reader) -> Rows:
    """Own fighters, each with its best helper, where there are more than can be drawn with numbers; strongest first."""
    seat = decision.seat
    own: list[int] = [option[1] for option in decision.options if option[0] == word]
    teams = [helped(view, seat, each) for each in own]
    if sum([1 + len(possible_helpers(view, seat, each, ())) for each in own]) <= NUMBERED:
        return [], []
    found, lines = list[Prospect](), list[Markdown]()
    for team in sorted(teams, key=lambda team: -mean(view, *team))[:NUMBERED]:
        fact = fact_of(view, seat, decision.kind, [(word, team[0]), *[("helper", each) for each in team[1:]]])
        hopeless = is_hopeless(fact)
        drawn = [*_standing(fact, hopeless), *([] if hopeless else _at_stake(fact, seat))]
        sketches = [part for each in team for part in (Sketch("words", "+"), *_faces([each]))][1:]
        name = short_name(CARDS[team[0]].id)
        found.append(Prospect(tuple(sketches), name, tuple(drawn), is_surely_won(fact), hopeless))
        names = [CARDS[each].name for each in team]
        what = reader.say.plain("alakazum-with-help", name=names[0], helper=names[1]) if names[1:] else names[0]
        lines.append(reader.say("told", what=what, why=odds(fact, reader)))
    return [ProspectRow("combat", tuple(found), max(0, len(teams) - NUMBERED))], lines


def _taken(view: View, decision: Decision, reader: Reader) -> Rows:
    """Each kind of card at the market."""
    kinds = [card for card in dict.fromkeys(reversed(view.market)) if ("take", card) in decision.options]
    names = [card_name(card, reader.say) for card in kinds]
    named = len(kinds) <= NAMED
    found = [
        Prospect((Sketch("hand", CARDS[card].id),), name if named else "", tuple(card_facts(CARDS[card].id)))
        for card, name in zip(kinds, names, strict=True)
    ]
    return ([ProspectRow("market", tuple(found))], [reader.say.several(names)]) if found else ([], [])


def barred(view: View, decision: Decision, reader: Reader) -> list[tuple[Choice, str]]:
    """The actions that can't be taken now, each with the reason; of an empty hand none."""
    say, energy = reader.say, energy_of(view, decision.seat)
    reasons = {
        "market": "market-cards" if view.market else "market-empty",
        "give": "give",
        "fight": "fight",
        "magic": "magic",
    }
    return [
        (Choice(bare(verb, "action", view, say)), say.plain(f"alakazum-barred-{why}", energy=energy))
        for verb, why in reasons.items()
        if view.hand and (verb,) not in decision.options
    ]


# ---- each action ---------------------------------------------------------------------------------------------------


def _market(view: View, seat: int, reader: Reader) -> Found:
    """What a card with each market number that is in the hand fetches: the first cards, and so many more."""
    top = [*reversed(view.market)]
    found, lines, before = list[Prospect](), list[Markdown](), 0
    for number in sorted({MARKET_NUMBER[card] for card in view.hand} - {0}):
        taken = top[before:number]
        facts = [Sketch("words", "+")] if before else []
        for card in taken:
            facts += [Sketch("hand", CARDS[card].id), *card_facts(CARDS[card].id)]
        swap = reader.say.plain("alakazum-prospect-swap", number=number)
        found.append(Prospect((), swap, tuple(facts)))
        cards = card_names(top[:number], reader.say)
        lines.append(reader.say("alakazum-prospect-market", number=number, cards=cards))
        before = number
    return found, lines


def _fight(view: View, seat: int, reader: Reader) -> Found:
    """Every character that may be attacked, against one's strongest with a helper; those without hope at last."""
    found = list[tuple[Prospect, Markdown]]()
    for rival in sorted(attackable(view, seat), key=lambda rival: (rival - seat) % view.seats):
        for theirs in view.teams[rival]:
            fact = fact_of(view, seat, "action", [FIGHT, TARGET[theirs]])
            on = faces(total(fact.stands, "faces", seat))
            hopeless = is_hopeless(fact)
            drawn = _standing(fact, hopeless, likely(fact) if on and not hopeless else 0)
            if not on:
                drawn.append(Sketch("mark", "lock"))
            elif not hopeless:
                drawn += [Sketch("gap"), Sketch("mark", "die"), Sketch("words", on)] if may_win(fact) else []
                more = swing(fact, seat)[1]
                drawn += [Sketch("gap"), Sketch("words", f"+{more}"), Sketch("mark", "star")] if more else []
            hopeless = hopeless or not on
            wins = is_surely_won(fact) and not hopeless
            face, name = (Sketch("face", CARDS[theirs].id),), short_name(CARDS[theirs].id)
            values = CHOICES["target"](view, theirs, reader).description
            what = f"{CARDS[theirs].name} · {reader.names[rival]}"
            told = reader.say("told", what=what, why=f"{odds(fact, reader)} · {values}")
            found.append((Prospect(face, name, tuple(drawn), wins, hopeless), told))
    found.sort(key=lambda each: (each[0].hopeless, not each[0].good))
    return [drawn for drawn, _ in found], [words for _, words in found]


def may_win(fact: Fact) -> bool:
    """Whoever attacks is ahead as it stands, or a die decides."""
    (mine, dice), (theirs, their_dice) = sides(fact)
    return bool(dice or their_dice) or mine > theirs


def _standing(fact: Fact, hopeless: bool, added: int = 0) -> list[Sketch]:
    """Both sides as they stand. A loser lacks that much combat: after a cross what is out of reach. `added`: what the
    rival may get on average."""
    (mine, dice), (theirs, their_dice) = sides(fact)
    drawn = [*_sum((mine, dice)), Sketch("words", ":"), *_sum((theirs, their_dice)), *_likely(added)]
    cross = [Sketch("cross")] if hopeless else []
    if dice or their_dice:
        return [*drawn, *cross]
    if added or mine > theirs:  # with help a rival has more than would be said to lack
        return drawn
    return [*drawn, Sketch("gap"), *cross, Sketch("words", f"−{theirs + 1 - mine}"), Sketch("mark", "combat")]


def _give(view: View, seat: int, reader: Reader) -> Found:
    """What each object does; of a meal who rises."""
    found, lines = list[Prospect](), list[Markdown]()
    for card in dict.fromkeys(givable(view, seat, view.hand)):
        served = [fact_of(view, seat, "action", [OBJECT, ("give", card), ("culture", each)]) for each in MEAL[card]]
        risers = [each for fact in served for each in which(fact.gain, "level")]
        facts = [*card_facts(CARDS[card].id)] if not MEAL[card] else []
        if risers:
            facts = [*[Sketch("face", CARDS[each].id) for each in risers[:FEW]], Sketch("arrow"), Sketch("words", "C")]
        found.append(Prospect((Sketch("hand", CARDS[card].id),), facts=tuple(facts)))
        choice = CHOICES["give"](view, card, reader)
        names = reader.say.plain("alakazum-culture-rise", names=card_names(risers, reader.say))
        lines.append(reader.say("told", what=choice.label, why=names if risers else choice.description))
    return found, lines


def _magic(view: View, seat: int, reader: Reader) -> Found:
    """The spells that can be paid and have a target, with that."""
    found, names = list[Prospect](), list[str]()
    for spell in castable(view, seat, view.in_deja_vu):
        choice = CHOICES["spell"](view, spell[1], reader)
        cost = (Sketch("words", str(COST[spell[1]])), Sketch("mark", "very-magical"))
        found.append(Prospect((), choice.label, (*cost, *SPELLS[spell[1]](view, seat))))
        names.append(f"{choice.label} ({COST[spell[1]]})")
    return found, [reader.say("told", what=bare("magic", "action", view, reader.say), why=reader.say.several(names))]


ACTIONS: dict[str, tuple[str, Callable[[View, int, Reader], Found]]] = {
    "market": ("market", _market),
    "give": ("hand", _give),
    "fight": ("combat", _fight),
    "magic": ("very-magical", _magic),
}
"""By the word of the action: its sign, and what it would bring."""


# ---- spells --------------------------------------------------------------------------------------------------------


def _faces(characters: Sequence[int]) -> list[Sketch]:
    return [Sketch("face", CARDS[each].id) for each in characters[:FEW]]


def _trained(view: View, seat: int) -> list[Sketch]:
    return [sketch for each in trainable(view, seat)[:2] for sketch in (*_faces([each]), *_gained(view, each))]


def _gained(view: View, character: int) -> list[Sketch]:
    """What one level more adds to a character: stars, combat, resistance."""
    level, numbers = view.levels[character], NUMBERS[view.rules]
    found = list[Sketch]()
    for mark, by_level in (("star", STARS), ("combat", numbers.combat), ("resistance", numbers.resistance)):
        now, then = by_level[character][level], by_level[character][level + 1]
        if mark == "combat" and then != now and DIE in (now, then):
            found += _number(mark, then)
        elif then != now:
            found += [Sketch("words", f"+{then - now}".replace("+-", "−")), Sketch("mark", mark)]
    return found or [Sketch("arrow"), Sketch("words", LEVELS[level + 1])]


def _exchanged(view: View, seat: int) -> list[Sketch]:
    """An own character for another: the one with fewest stars, and the one with most."""
    own = min(sendable(view, seat), key=lambda each: STARS[each][view.levels[each]])
    other = max(fetchable(view, seat), key=lambda each: STARS[each][view.levels[each]])
    return [*_faces([own]), Sketch("arrow"), *_faces([other])]


SPELLS: dict[str, Callable[[View, int], Sequence[Sketch]]] = {
    "miserable-witch": lambda view, seat: (Sketch("words", "2"), Sketch("mark", "market")),
    "training": _trained,
    "divination": lambda view, seat: (Sketch("mark", "look"), Sketch("words", "?")),
    "magic-of-the-forest": lambda view, seat: (Sketch("mark", "look"), Sketch("words", "6"), Sketch("mark", "forest")),
    "levitation": _exchanged,
    "resurrect": lambda view, seat: (
        Sketch("mark", "cemetery"),
        Sketch("arrow"),
        *_faces(view.cemetery),
        Sketch("words", LEVELS[0]),
    ),
    "deja-vu": lambda view, seat: (Sketch("words", "×2"),),
}
"""What each does."""


WEIGHED: dict[str, Callable[[View, Decision, Reader], Rows]] = {
    "action": _turn,
    "fighter": lambda view, decision, reader: _own(view, decision, "fighter", reader),
    "witch": _taken,
}
"""By the kind of question."""
