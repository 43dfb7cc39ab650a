"""What matters to a question, as its picture shows it large: cards and characters with what they bring and cost.

Of a turn's actions what the best of each kind would bring, as far as the seat's view tells.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.screens.alakazum.moves import BRINGS
from bot.screens.alakazum.options import CHOICES, bare
from bot.screens.alakazum.stakes import Side, is_hopeless, is_surely_won, likely, odds, sides, swing
from bot.screens.alakazum.words import card_names
from bot.screens.game import Choice, Reader, Stake
from bot.texts import Markdown, Texts, escape
from games.alakazum.actions import FIGHT, MAGIC, MARKET, OBJECT, RIVAL, TARGET, Act, attackable, givable
from games.alakazum.cards import CARDS, CHARACTERS, COST, DIE, LEVELS, MARKET_NUMBER, MEAL, NUMBERS, STARS, TRAPS
from games.alakazum.combat import Fight, Hypnosis
from games.alakazum.facts import fact as fact_of
from games.alakazum.facts import worths_of
from games.alakazum.magic import castable, energy_of, fetchable, sendable, trainable
from games.alakazum.odds import combat_of
from games.alakazum.state import best_stars, can_leave, resistance
from games.alakazum.view import View
from games.kernel.facts import Fact, total, which
from games.kernel.game import Action, Decision
from pictures.alakazum.hand import ACROSS, MOST, USES, Matter, sketch_of
from pictures.alakazum.hand_cards import card_facts
from pictures.faces.bust import short_name
from pictures.strip import Sketch

FEW = 3
"""Characters of a spell or a meal that are drawn."""
NUMBERED = re.compile(r" \+?\d+$")


class Found(NamedTuple):
    """Something that can be answered."""

    words: Sequence[Action]
    matter: Matter
    said: Markdown
    """It in words."""


def matters(view: View, reader: Reader) -> list[Found]:
    """What the question put to `reader.seat` is about: up to three cards or characters, of open cards six.

    Own characters are drawn in their team, and moves that name no card are buttons alone. Where the table has hints
    those that bring most, elsewhere the first in the order of the rules.
    """
    decision = next((each for each in view.decisions if each.seat == reader.seat), None)
    if decision is None:
        return []
    act = view.find(Act)
    if decision.kind == "action" and act is not None and not act.draft:
        return _best(view, decision, [*_turn(view, decision, reader)], ACROSS, reader)
    found = [each for option in decision.options if (each := _option(view, decision, option, reader)) is not None]
    return _best(view, decision, found, MOST if decision.kind in OPEN else ACROSS, reader)


OPEN = frozenset(("witch", "forest"))
"""Questions about cards that lie open: all of them are shown."""


def _best(view: View, decision: Decision, found: list[Found], most: int, reader: Reader) -> list[Found]:
    if reader.hints and len(found) > 1:
        worth = worths_of(view, decision, [each.words for each in found])
        found = [found[at] for at in sorted(range(len(found)), key=lambda at: -worth[at])]
    if most == ACROSS and decision.kind == "action":  # of each kind of action one
        found = [each for at, each in enumerate(found) if each.words[0] not in {one.words[0] for one in found[:at]}]
    return found[:most]


def _option(view: View, decision: Decision, option: Action, reader: Reader) -> Found | None:
    """One answer; None where nothing is to be drawn of it."""
    word = option[0]
    if word in USES and len(option) == 1:
        card = USES[word]
        name = _name(card, reader.say)
        return Found([option], Matter(sketch_of(card), name, tuple(card_facts(CARDS[card].id))), Markdown(name))
    if word not in FACTS or len(option) == 1 or (option[1] in view.teams[decision.seat] and view.find(Fight) is None):
        return None
    choice = CHOICES[word](view, option[1], reader)
    facts = FACTS[word](view, [option], decision)
    fact = fact_of(view, decision.seat, decision.kind, [option])
    told = BRINGS[fact.kind](view, decision, fact, reader) if fact.kind in BRINGS else Stake()
    matter = Matter(sketch_of(option[1]), _name(option[1], reader.say), tuple(facts), told.hopeless or choice.hopeless)
    why = " · ".join(filter(None, [told.words, told.more, choice.description]))
    return Found([option], matter, reader.say("told", what=choice.label, why=why) if why else escape(choice.label))


def _name(card: int, say: Texts) -> str:
    """As short as it is known by; a number in it stands among its facts."""
    return short_name(CARDS[card].id) if card in CHARACTERS else NUMBERED.sub("", say.plain(f"card-{CARDS[card].id}"))


# ---- what an answer brings and costs ---------------------------------------------------------------------------------

Facts = Callable[[View, Sequence[Action], Decision], Sequence[Sketch]]


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


def _card(view: View, words: Sequence[Action], decision: Decision) -> Sequence[Sketch]:
    """A hand card: what it is worth; of a trap nothing, of a character what it has."""
    card: int = words[0][1]
    if card in CHARACTERS:
        return _has(view, words, decision)
    return () if card in TRAPS else card_facts(CARDS[card].id)


def _potion(view: View, words: Sequence[Action], decision: Decision) -> Sequence[Sketch]:
    """How it would stand with it."""
    if view.find(Hypnosis) is not None:
        stands = fact_of(view, decision.seat, "die", words).stands
        return [*_number("die", total(stands, "roll")), *_number("resistance", total(stands, "resistance"))]
    if view.find(Fight) is None:
        return _card(view, words, decision)
    mine, theirs = sides(fact_of(view, decision.seat, "potion", words))
    return [*_sum(mine), Sketch("words", ":"), *_sum(theirs)]


def _shown(view: View, words: Sequence[Action], decision: Decision) -> Sequence[Sketch]:
    """How many cards it is swapped for."""
    card: int = words[0][1]
    return _number("market", min(MARKET_NUMBER[card], len(view.market)))


FACTS: dict[str, Facts] = {
    "target": _target,
    "attacker": _against,
    "fighter": _against,
    "helper": _helper,
    "lose": _lost,
    "potion": _potion,
    "show": _shown,
    **dict.fromkeys(("start", "rider", "bearer", "train", "raise", "send", "fetch"), _has),
    **dict.fromkeys(("take", "keep", "put", "give", "hat", "reveal"), _card),
}
"""By the word that names a card or a character."""


# ---- the actions of a turn -----------------------------------------------------------------------------------------


def _turn(view: View, decision: Decision, reader: Reader) -> Iterator[Found]:
    """What each action would bring, before one has begun."""
    for verb, make in ACTIONS.items():
        if verb in decision.options:
            yield from make(view, decision.seat, reader)


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


def _market(view: View, seat: int, reader: Reader) -> Iterator[Found]:
    """A hand card for as many of the market as its number says; of equal numbers the first card."""
    first = {MARKET_NUMBER[card]: card for card in sorted(view.hand, reverse=True) if MARKET_NUMBER[card]}
    for number, card in sorted(first.items(), reverse=True):
        taken = [*reversed(view.market)][:number]
        facts = (*_number("market", len(taken)), *[Sketch("hand", CARDS[each].id) for each in taken])
        said = reader.say("alakazum-prospect-market", number=number, cards=card_names(taken, reader.say))
        yield Found([MARKET, ("show", card)], Matter(sketch_of(card), _name(card, reader.say), facts), said)


def _fight(view: View, seat: int, reader: Reader) -> Iterator[Found]:
    """Every character that may be attacked and won, against one's strongest with a helper; what is surely won first."""
    found = list[tuple[bool, Found]]()
    for rival in sorted(attackable(view, seat), key=lambda rival: (rival - seat) % view.seats):
        for theirs in view.teams[rival]:
            fact = fact_of(view, seat, "action", [FIGHT, TARGET[theirs]])
            if is_hopeless(fact) or not total(fact.stands, "faces", seat):
                continue
            more = swing(fact, seat)[1]
            gain = [Sketch("gap"), Sketch("words", f"+{more}"), Sketch("mark", "star")] if more else []
            facts = (*_standing(fact, False, likely(fact)), *gain)
            values = CHOICES["target"](view, theirs, reader).description
            what = f"{CARDS[theirs].name} · {reader.names[rival]}"
            said = reader.say("told", what=what, why=f"{odds(fact, reader)} · {values}")
            line = [FIGHT, *([] if view.seats == 2 else [RIVAL[rival]]), TARGET[theirs]]
            found.append(
                (is_surely_won(fact), Found(line, Matter(sketch_of(theirs), _name(theirs, reader.say), facts), said))
            )
    yield from [each for _, each in sorted(found, key=lambda each: not each[0])]


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


def _give(view: View, seat: int, reader: Reader) -> Iterator[Found]:
    """What each object does; of a meal who rises."""
    for card in dict.fromkeys(givable(view, seat, view.hand)):
        served = [fact_of(view, seat, "action", [OBJECT, ("give", card), ("culture", each)]) for each in MEAL[card]]
        risers = [each for fact in served for each in which(fact.gain, "level")]
        facts = card_facts(CARDS[card].id) if not MEAL[card] else []
        if risers:
            facts = [*[Sketch("face", CARDS[each].id) for each in risers[:FEW]], Sketch("arrow"), Sketch("words", "C")]
        choice = CHOICES["give"](view, card, reader)
        names = reader.say.plain("alakazum-culture-rise", names=card_names(risers, reader.say))
        said = reader.say("told", what=choice.label, why=names if risers else choice.description)
        yield Found([OBJECT, ("give", card)], Matter(sketch_of(card), _name(card, reader.say), tuple(facts)), said)


def _magic(view: View, seat: int, reader: Reader) -> Iterator[Found]:
    """The spells that can be paid and have a target, with that, in the order of their buttons."""
    for spell in castable(view, seat, view.in_deja_vu):
        choice = CHOICES["spell"](view, spell[1], reader)
        facts = (*_number("very-magical", COST[spell[1]]), *SPELLS[spell[1]](view, seat))
        said = reader.say("told", what=choice.label, why=choice.description)
        yield Found([MAGIC, spell], Matter(Sketch("mark", "very-magical"), choice.label, facts[2:]), said)


ACTIONS: dict[Action, Callable[[View, int, Reader], Iterator[Found]]] = {
    MARKET: _market,
    OBJECT: _give,
    FIGHT: _fight,
    MAGIC: _magic,
}
"""By the word of the action: what it would bring."""


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
