"""Choices as they are drawn in a hand: faces, with what they have, what they make a fight, what they cost.

Of a turn's actions what each would bring, as far as the seat's view tells, or why it can't be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.alakazum.options import CHOICES, bare, help_of, risen
from bot.screens.alakazum.sketches import sketches
from bot.screens.alakazum.stakes import combat_of, gained, odds, without
from bot.screens.alakazum.words import card_name, card_names, faces
from bot.screens.game import Choice, DrawnOption, Reader
from bot.screens.screen import Picture
from bot.texts import Markdown, unmarked
from games.alakazum.actions import Act, attackable, givable, hungry
from games.alakazum.cards import BROOM, CARDS, CHARACTERS, COST, DIE, LEVELS, MARKET_NUMBER, MEAL, NUMBERS, STARS
from games.alakazum.combat import Fight, possible_helpers
from games.alakazum.magic import castable, energy_of, fetchable, sendable, trainable
from games.alakazum.state import best_stars, can_leave, resistance
from games.alakazum.view import View
from games.kernel.frames import named as named_in
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
    owner = next(seat for seat, team in enumerate(view.teams) if character in team)
    stays = not can_leave(view, owner, character)
    held = [Sketch("mark", "lock")] if stays else _number("resistance", resistance(view, character))
    stars = STARS[character][view.levels[character]]
    combat = [*_number("combat", combat_of(view, character)), *_likely(0 if stays else help_of(view, owner, character))]
    return [*combat, *held, *_number("star", stars)]


def _likely(added: int) -> list[Sketch]:
    """What a rival may get on average."""
    return [Sketch("words", f"+{added}?")] if added else []


def _against(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """The combat of both sides as it stands, and the stars that are at risk."""
    mine = [word[1] for word in words]
    act, fight = view.find(Act), view.find(Fight)
    theirs: int = named_in(act.draft, "target") if act is not None and act.draft else fight.fighters[1] if fight else -1
    if theirs < 0:
        return []
    sides = [Sketch("mark", "combat"), *_sum([combat_of(view, each) for each in mine])]
    sides += [Sketch("words", ":"), *_sum([combat_of(view, theirs)])]
    return [*sides, *_at_stake(view, decision.seat, mine[0])]


def _at_stake(view: View, seat: int, fighter: int) -> list[Sketch]:
    """What the own total gains if that fighter wins, and what it loses with it where it can leave."""
    rise, risk = risen(view, seat, fighter), best_stars(view, seat) - without(view, seat, fighter)
    said = [f"+{rise}"] * bool(rise) + [f"−{risk}"] * bool(risk and can_leave(view, seat, fighter))
    return [Sketch("gap"), Sketch("words", " ".join(said)), Sketch("mark", "star")] if said else []


def _sum(combats: Sequence[int]) -> list[Sketch]:
    """What these come to, and a die for each that rolls."""
    dice, fixed = combats.count(DIE), sum([each for each in combats if each != DIE])
    return [*([Sketch("words", str(fixed))] if fixed or not dice else []), *[Sketch("mark", "die")] * dice]


def _helper(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    combat = combat_of(view, words[0][1])
    return [Sketch("mark", "combat"), Sketch("mark", "die") if combat == DIE else Sketch("words", f"+{combat}")]


def _lost(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """The own total before and after."""
    then = without(view, decision.seat, words[0][1])
    numbers = Sketch("words", str(best_stars(view, decision.seat))), Sketch("arrow"), Sketch("words", str(then))
    return [*numbers, Sketch("mark", "star")]


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
DIE_MEAN = 3.5
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
        return _own(view, decision, "attacker", named_in(act.draft, "target"), reader)
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


def _own(view: View, decision: Decision, word: str, theirs: int, reader: Reader) -> Rows:
    """Own fighters, each with its best helper, where there are more than can be drawn with numbers; strongest first."""
    seat = decision.seat
    own: list[int] = [option[1] for option in decision.options if option[0] == word]
    pairs = [(each, _helped(view, seat, each)) for each in own]
    owner = next((rival for rival, team in enumerate(view.teams) if theirs in team), None)
    added = 0 if owner is None else help_of(view, owner, theirs)
    if sum([1 + len(possible_helpers(view, seat, each, ())) for each in own]) <= NUMBERED:
        return [], []
    found, lines = list[Prospect](), list[Markdown]()
    for mine, helping in sorted(pairs, key=lambda pair: -_strength(view, pair[0], *pair[1]))[:NUMBERED]:
        against, hopeless = odds(view, mine, theirs, reader, seat, helping)
        combats, their_combat = [combat_of(view, each) for each in (mine, *helping)], combat_of(view, theirs)
        facts, ahead = _standing(combats, their_combat, hopeless)
        facts += [] if hopeless else _at_stake(view, seat, mine)
        sketches = [*_faces([mine]), *[part for each in helping for part in (Sketch("words", "+"), *_faces([each]))]]
        wins = ahead is True and sum(combats) > their_combat + added
        found.append(Prospect(tuple(sketches), short_name(CARDS[mine].id), tuple(facts), wins, hopeless))
        helped = [reader.say.plain("alakazum-with-help", name=CARDS[mine].name, helper=CARDS[c].name) for c in helping]
        lines.append(reader.say("told", what=(helped or [CARDS[mine].name])[0], why=against))
    return [ProspectRow("combat", tuple(found), max(0, len(pairs) - NUMBERED))], lines


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
            mine, helping = _strongest(view, seat)
            free = can_leave(view, rival, theirs)
            on = faces(resistance(view, theirs)) if free else ""
            against, hopeless = odds(view, mine, theirs, reader, seat, helping)
            mine_all, their_combat = [combat_of(view, each) for each in (mine, *helping)], combat_of(view, theirs)
            added = help_of(view, rival, theirs) if on and not hopeless else 0
            facts, ahead = _standing(mine_all, their_combat, hopeless, added)
            if not on:
                facts.append(Sketch("mark", "lock"))
            elif not hopeless:
                facts += [Sketch("gap"), Sketch("mark", "die"), Sketch("words", on)] if ahead is not False else []
                more = gained(view, seat, theirs)
                facts += [Sketch("gap"), Sketch("words", f"+{more}"), Sketch("mark", "star")] if more else []
            face = (Sketch("face", CARDS[theirs].id),)
            hopeless = hopeless or not on
            wins = ahead is True and sum(mine_all) > their_combat + added and not hopeless
            drawn = Prospect(face, short_name(CARDS[theirs].id), tuple(facts), wins, hopeless)
            values = CHOICES["target"](view, theirs, reader).description
            what = f"{CARDS[theirs].name} · {reader.names[rival]}"
            found.append((drawn, reader.say("told", what=what, why=f"{against} · {values}")))
    found.sort(key=lambda each: (each[0].hopeless, not each[0].good))
    return [drawn for drawn, _ in found], [words for _, words in found]


def _standing(mine: Sequence[int], theirs: int, hopeless: bool, added: int = 0) -> tuple[list[Sketch], bool | None]:
    """Both sides as they stand, and whether that wins; None: a die decides. A loser lacks so much combat: after a cross
    what is out of reach. `added`: what the rival may get on average."""
    facts = [*_sum(mine), Sketch("words", ":"), *_sum([theirs]), *_likely(added)]
    cross = [Sketch("cross")] if hopeless else []
    if DIE in (*mine, theirs):
        return [*facts, *cross], None
    if added or sum(mine) > theirs:  # with help a rival has more than would be said to lack
        return facts, sum(mine) > theirs
    lacking = [Sketch("words", f"−{theirs + 1 - sum(mine)}"), Sketch("mark", "combat")]
    return [*facts, Sketch("gap"), *cross, *lacking], False


def _strength(view: View, *characters: int) -> float:
    """The combat of several together, a die as it falls on average."""
    return sum([DIE_MEAN if combat_of(view, each) == DIE else combat_of(view, each) for each in characters])


def _helped(view: View, seat: int, fighter: int) -> list[int]:
    """The best helper of a fighter; none where nobody adds anything."""
    helpers = [each for each in possible_helpers(view, seat, fighter, ()) if combat_of(view, each) != 0]
    return sorted(helpers, key=lambda each: _strength(view, each))[-1:]


def _strongest(view: View, seat: int) -> tuple[int, list[int]]:
    """Who of a team fights best, with its best helper."""
    pairs = [(each, _helped(view, seat, each)) for each in view.teams[seat]]
    return max(pairs, key=lambda pair: _strength(view, pair[0], *pair[1]))


def _give(view: View, seat: int, reader: Reader) -> Found:
    """What each object does; of a meal who rises."""
    found, lines = list[Prospect](), list[Markdown]()
    for card in dict.fromkeys(givable(view, seat, view.hand)):
        risers = [each for culture in MEAL[card] for each in hungry(view, seat, culture)] if card != BROOM else []
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
    "fighter": lambda view, decision, reader: _own(view, decision, "fighter", view.frame(Fight).fighters[1], reader),
    "witch": _taken,
}
"""By the kind of question."""
