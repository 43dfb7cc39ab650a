"""Alakazum! in words: its table, its hand, its questions and what happened. Looks at views only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.screens.game import Choice, Plain, Reader
from bot.screens.screen import Part, Style, Text, Weight
from bot.texts import Markdown, Texts
from games.alakazum.actions import Act, Voodoo, hungry
from games.alakazum.cards import (
    BASE_CULTURES,
    CARDS,
    CHARACTERS,
    COMBAT,
    COST,
    CULTURE,
    CULTURES,
    DIE,
    ENEMIES,
    ENERGY,
    MAGICAL,
    MARKET_NUMBER,
    MULTICOLOURED,
    RESISTANCE,
    SOCIABLE,
    SPELLS,
    STARS,
    THRIFTY,
    enemy_stars,
)
from games.alakazum.combat import FOREST, Fight, Hypnosis
from games.alakazum.forest import GiveHalf
from games.alakazum.magic import ForestMagic, Magic, energy_of, spell_refusal
from games.alakazum.rules import Conjuring, Showdown
from games.alakazum.state import marks, revealed_stars, stars
from games.alakazum.view import View
from games.kernel.game import Action, Decision, Event, Outcome

LEVEL_SIGNS = "ⒶⒷⒸ"
MARKS = (("🤝", SOCIABLE), ("💰", THRIFTY), ("✨", MAGICAL))
GROUPS = (*CULTURES, MULTICOLOURED, "none")
STYLES = {
    "announce": Style.MAIN,
    "doll": Style.GRAVE,
    "rob": Style.MAIN,
    "fight": Style.MAIN,
    "magic": Style.MAIN,
    "market": Style.MAIN,
}


class Screens(Plain):
    """The screens of Alakazum!"""

    def __init__(self) -> None:
        super().__init__("alakazum")

    # ---- the board -------------------------------------------------------------------------------------------------

    def heading(self, view: View, reader: Reader) -> Markdown:
        say = reader.say
        return say("alakazum-heading", round=view.round) if view.round else say("alakazum-heading-start")

    def table(self, view: View, reader: Reader) -> Sequence[Part]:
        parts: list[Part] = [team(view, seat, reader) for seat in range(view.seats)]
        parts.append(Text(common(view, reader.say)))
        fight = fight_lines(view, reader)
        if fight:
            parts.append(Text(fight, weight=Weight.USEFUL))
        return parts

    # ---- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View, reader: Reader) -> Sequence[Part]:
        lines = [*hand_lines(view, reader.say), *secrets(view, reader)]
        parts: list[Part] = [Text(Markdown("\n".join(lines)))]
        drafted = draft(view, reader)
        if drafted:
            parts.append(Text(drafted))
        fight = fight_lines(view, reader)
        if fight:
            parts.append(Text(fight))
        return parts

    # ---- questions -------------------------------------------------------------------------------------------------

    def prompt(self, view: View, decision: Decision, reader: Reader) -> Markdown:
        say, key = reader.say, f"alakazum-ask-{decision.kind}"
        facts = PROMPT_FACTS[decision.kind](view, reader) if decision.kind in PROMPT_FACTS else {}
        if decision.kind == "voodoo":
            # A window must not say who is asked: the same words for everybody, but for whoever announced.
            own = "own" if reader.seat == view.turn else "you" if reader.seat is not None else ""
            return say(f"{key}.{own}" if own else key, **facts)
        if decision.seat != reader.seat:
            return say(key, who=reader.who(decision.seat), **facts)
        step = STEPS[decision.kind](view) if decision.kind in STEPS else "you"
        return say(f"{key}.{step}", **facts)

    def choice(self, view: View, decision: Decision, action: Action, reader: Reader) -> Choice:
        word = action[0]
        if len(action) == 1:
            return Choice(bare(word, decision.kind, view, reader.say), style=STYLES.get(word, Style.QUIET))
        return CHOICES[word](view, action[1], reader)

    def barred(self, view: View, decision: Decision, reader: Reader) -> Sequence[tuple[Choice, str]]:
        act = view.frame(Act)
        if decision.kind != "action" or act is None or [word for word, *_ in act.draft] != ["magic"]:
            return ()
        refused = [(name, spell_refusal(view, name)) for name, _ in SPELLS]
        energy, say = energy_of(view, decision.seat), reader.say
        return [
            (Choice(say.plain(f"spell-{name}")), say.plain(f"alakazum-barred-{why}", cost=COST[name], energy=energy))
            for name, why in refused
            if why is not None
        ]

    # ---- what happened ---------------------------------------------------------------------------------------------

    def sentence(self, event: Event, reader: Reader) -> Markdown | None:
        tell = EVENTS.get(event.kind)
        return tell(reader, *event.data) if tell else None

    def end(self, view: View, outcome: Outcome, reader: Reader) -> Markdown:
        return reader.say(f"alakazum-end-{outcome.reason}", who=reader.people(outcome.winners))


# ---- cards in words ------------------------------------------------------------------------------------------------


def card_name(card: int, say: Texts) -> str:
    """What a card is called: characters in their own language, the others in the reader's."""
    row = CARDS[card]
    return row.name if card in CHARACTERS else say.plain(f"card-{row.id}")


def card_effect(card: int, say: Texts) -> str:
    """What a hand card or a trap does, in a line."""
    return say.plain(f"card-{CARDS[card].id}.effect")


def card_names(cards: Iterable[int], say: Texts) -> str:
    """Several cards, with commas between them."""
    return ", ".join(card_name(card, say) for card in cards)


def values(character: int, level: int, broom: bool, say: Texts, key: str = "alakazum-values") -> str:
    """A character's level, numbers and marks."""
    combat = COMBAT[character][level]
    signs = "".join(sign * table[character] for sign, table in MARKS)
    return say.plain(
        key,
        name=CARDS[character].name,
        level=LEVEL_SIGNS[level],
        combat="🎲" if combat == DIE else str(combat),
        stars=STARS[character][level],
        resistance=RESISTANCE[character][level],
        marks=(f" {signs}" if signs else "") + (" 🧹" if broom else ""),
        sign=say.plain(f"alakazum-sign-{CULTURE[character]}"),
    )


def enemy_name(enemy: int, seats: int, say: Texts) -> str:
    """An enemy and the points it has."""
    strength = enemy_stars(enemy, seats)
    return say.plain("alakazum-enemy", name=ENEMIES[enemy].name, strength="∞" if strength is None else str(strength))


# ---- the board -----------------------------------------------------------------------------------------------------


def team(view: View, seat: int, reader: Reader) -> Text:
    """A seat: its name, how many cards it holds, its characters by culture with the stars they give."""
    say = reader.say
    turn = "yes" if seat == view.turn and view.round else "no"
    head = say("alakazum-seat", turn=turn, who=reader.who(seat), cards=len(view.hands[seat]))
    groups: list[tuple[str, list[int]]] = [
        (culture, [c for c in view.teams[seat] if CULTURE[c] == culture]) for culture in GROUPS
    ]
    lines, short = [head], [head]
    for culture, members in groups:
        if members:
            sign = say("alakazum-sign-" + culture)
            given = sum(STARS[c][view.levels[c]] for c in members)
            names = " · ".join(values(c, view.levels[c], c in view.brooms, say, "alakazum-character") for c in members)
            lines.append(say("alakazum-seat-team", sign=sign, stars=given, team=names))
            short.append(say("alakazum-seat-short", sign=sign, stars=given, count=len(members)))
    if len(lines) == 1:
        lines.append(say("alakazum-no-team"))
    return Text(Markdown("\n".join(lines)), Markdown(" · ".join(short)))


def common(view: View, say: Texts) -> Markdown:
    """Market, forest, cemetery and enemies; before the first turn also the characters to choose from."""
    market = say("alakazum-market-empty")
    if view.market:
        market = say("alakazum-market-top", count=len(view.market), card=card_name(view.market[-1], say))
    enemies = "\u00a0".join(
        enemy_name(enemy, view.seats, say) if place in view.flipped and enemy is not None else "▮"
        for place, enemy in enumerate(view.enemies)
    )
    line = say(
        "alakazum-common",
        market=market,
        forest=len(view.forest),
        cemetery=card_names(view.cemetery, say) or say("alakazum-cemetery-empty"),
        enemies=Markdown(enemies),
    )
    if not view.starters:
        return line
    return Markdown(f"{say('alakazum-starters', names=card_names(view.starters, say))}\n{line}")


def fight_lines(view: View, reader: Reader) -> Markdown:
    """How the fight under way stands; empty where there is none."""
    fight = view.frame(Fight)
    if fight is None or view.frame(Voodoo) is not None:
        return Markdown("")
    say = reader.say
    mine, theirs = fight.fighters
    if mine < 0:
        return say("alakazum-fight-forest", defender=values(theirs, 0, False, say, "alakazum-character"))
    line = say(
        "alakazum-fight",
        attacker=CARDS[mine].name,
        defender=CARDS[theirs].name,
        mine=fight.totals[0],
        theirs=fight.totals[1],
    )
    helping = [*fight.helpers, *fight.guards]
    if helping:
        line = say("alakazum-fight-helpers", line=line, names=card_names(helping, say))
    lines = [line]
    if fight.played:
        lines.append(say("alakazum-played", cards=card_names([card for _, card, _ in fight.played], say)))
    hypnosis = view.frame(Hypnosis)
    if hypnosis is not None:
        loser = theirs if hypnosis.seat == fight.seats[0] else mine
        lines.append(say("alakazum-roll", roll=fight.roll, resistance=hypnosis.resistance, name=CARDS[loser].name))
    return Markdown("\n".join(lines))


# ---- the hand ------------------------------------------------------------------------------------------------------


def hand_lines(view: View, say: Texts) -> list[Markdown]:
    """Each sort of card once, with what it does; then energy and stars."""
    if view.seat is None:
        return []
    cards = Counter(view.hand)
    lines = [
        say(
            "alakazum-hand-card",
            number=number,
            card=card_name(card, say),
            count=count,
            effect=effect_at_market(card, say),
        )
        for number, (card, count) in enumerate(sorted(cards.items()), 1)
    ] or [say("alakazum-hand-empty")]
    hats = sum(ENERGY[card] for card in view.hand)
    lines.append(say("alakazum-hand-energy", hats=hats, marks=marks(view, view.seat, MAGICAL)))
    if not view.teams[view.seat]:
        return lines
    best = max(BASE_CULTURES, key=lambda culture: worth(view, view.seat, culture))
    lines.append(
        say(
            "alakazum-hand-stars",
            sign=say("alakazum-sign-" + best),
            stars=stars(view, view.seat, best),
            extra=revealed_stars(best, view.hand),
        )
    )
    return lines


def worth(view: View, seat: int | None, culture: str) -> int:
    """The stars of a culture with all that the own hand can show."""
    return 0 if seat is None else stars(view, seat, culture) + revealed_stars(culture, view.hand)


def effect_at_market(card: int, say: Texts) -> str:
    """What a hand card does, and how many cards it fetches at the market."""
    effect = card_effect(card, say)
    number = MARKET_NUMBER[card]
    return say.plain("alakazum-market-number", effect=effect, number=number) if number else effect


def secrets(view: View, reader: Reader) -> list[Markdown]:
    """What else the seat knows: enemies it has divined, forest cards it has put back, cards it is looking at."""
    say = reader.say
    lines = [
        say("alakazum-hand-divined", number=place + 1, enemy=enemy_name(enemy, view.seats, say))
        for place, enemy in enumerate(view.enemies)
        if enemy is not None and place not in view.flipped
    ]
    known = [card for card in reversed(view.forest) if card is not None]
    if known:
        lines.append(say("alakazum-hand-known", cards=card_names(known, say)))
    looking = view.frame(ForestMagic)
    if looking is not None and None not in looking.cards:
        lines.append(say("alakazum-hand-looking", cards=card_names(looking.cards, say)))
        if looking.order:
            lines.append(say("alakazum-hand-back", cards=card_names(looking.order, say)))
    return lines


def draft(view: View, reader: Reader) -> Markdown:
    """What the seat has chosen so far of an action, an Alakazum or its gifts; empty where nothing."""
    say = reader.say
    giving: GiveHalf | None = view.frame(GiveHalf)
    if giving is not None and giving.seat == view.seat and giving.gifts:
        gifts = [say("alakazum-gift", card=card_name(card, say), who=reader.who(to)) for card, to in giving.gifts]
        return say("alakazum-hand-gifts", gifts=Markdown(", ".join(gifts)))
    conjuring: Conjuring | None = view.frame(Conjuring)
    act: Act | None = view.frame(Act)
    chosen = conjuring.draft if conjuring is not None else act.draft if act is not None else []
    if not chosen:
        return Markdown("")
    words = [say.plain("alakazum-draft-alakazum")] if conjuring is not None else []
    words += [drafted(view, action, reader) for action in chosen]
    return say("alakazum-hand-draft", draft=" → ".join(words))


def drafted(view: View, action: Action, reader: Reader) -> str:
    """One word of a draft."""
    if len(action) == 1:
        return reader.say.plain(f"alakazum-draft-{action[0]}")
    return CHOICES[action[0]](view, action[1], reader).label


# ---- prompts -------------------------------------------------------------------------------------------------------


def _act_step(view: View) -> str:
    act = view.frame(Act)
    chosen = [tuple(action) for action in act.draft] if act is not None else []
    if not chosen:
        return "you"
    if chosen[-1][0] == "group":
        chosen.pop()
    words = [action[0] for action in chosen]
    verb = words[0]
    if verb == "market":
        return "market"
    if verb == "give":
        if len(words) == 1:
            return "give"
        return "rider" if CARDS[chosen[1][1]].id == "broom" else "culture"
    if verb == "fight":
        return _fight_step(view, words)
    if len(words) == 1:
        return "spell"
    return _spell_step(chosen[1][1], len(words))


def _fight_step(view: View, words: list[str]) -> str:
    if "attacker" in words:
        return "announce"
    if "target" in words:
        return "attacker"
    return "target" if "rival" in words or view.seats == 2 else "rival"


def _spell_step(spell: str, length: int) -> str:
    if spell == "levitation":
        return ("send", "fetch", "announce")[length - 2]
    return {"training": "train", "resurrect": "raise", "divination": "enemy"}[spell]


def _conjuring_step(view: View) -> str:
    conjuring = view.frame(Conjuring)
    if conjuring is None or not conjuring.draft:
        return "you"
    return "announce" if conjuring.draft[-1][0] == "enemy" else "more"


def _forest_step(view: View) -> str:
    looking = view.frame(ForestMagic)
    return "you" if looking is None or looking.kept < 0 else "put"


def _give_step(view: View) -> str:
    giving = view.frame(GiveHalf)
    return "to" if giving is not None and giving.card >= 0 else "you"


STEPS: dict[str, Callable[[View], str]] = {
    "action": _act_step,
    "alakazum": _conjuring_step,
    "forest": _forest_step,
    "give": _give_step,
}
"""Which sentence of a prompt fits, by how far its draft has come; only for the seat that drafts."""


def _fighter_facts(view: View, reader: Reader) -> dict[str, Any]:
    fight = view.frame(Fight)
    return {"foe": values(fight.fighters[1], 0, False, reader.say, "alakazum-character")}


def _potion_facts(view: View, reader: Reader) -> dict[str, Any]:
    fight = view.frame(Fight)
    side = 1 if fight.seats[1] == reader.seat else 0
    return {"mine": fight.totals[side], "theirs": fight.totals[1 - side]}


def _die_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"roll": view.frame(Fight).roll, "resistance": view.frame(Hypnosis).resistance}


def _give_facts(view: View, reader: Reader) -> dict[str, Any]:
    giving = view.frame(GiveHalf)
    card = card_name(giving.card, reader.say) if giving.seat == reader.seat and giving.card >= 0 else ""
    return {"count": giving.count - len(giving.gifts), "card": card}


def _voodoo_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"what": announcement(view, reader)}


def _pay_facts(view: View, reader: Reader) -> dict[str, Any]:
    magic = view.frame(Magic)
    left = COST[magic.spell] - magic.paid - marks(view, magic.seat, MAGICAL)
    return {"spell": reader.say.plain(f"spell-{magic.spell}"), "left": left}


def _alakazum_facts(view: View, reader: Reader) -> dict[str, Any]:
    conjuring = view.frame(Conjuring)
    if not conjuring.draft:
        return {}
    culture, shown = conjuring.shown()
    points = stars(view, conjuring.seat, culture) + revealed_stars(culture, shown)
    number = conjuring.draft[-1][1] + 1 if conjuring.draft[-1][0] == "enemy" else 0
    return {"sign": reader.say("alakazum-sign-" + culture), "points": points, "number": number}


PROMPT_FACTS: dict[str, Callable[[View, Reader], dict[str, Any]]] = {
    "fighter": _fighter_facts,
    "potion": _potion_facts,
    "die": _die_facts,
    "rob": _die_facts,
    "give": _give_facts,
    "voodoo": _voodoo_facts,
    "pay": _pay_facts,
    "alakazum": _alakazum_facts,
}


def announcement(view: View, reader: Reader) -> Markdown:
    """What was announced and may still be stopped, from the frame that would carry it out."""
    frame: Any = view.frames[-2]
    seat, *said = frame.seat if hasattr(frame, "seat") else frame.seats[0], *ANNOUNCEMENTS[type(frame).__name__](frame)
    return _announced(reader, seat, *said)


ANNOUNCEMENTS: dict[str, Callable[[Any], tuple[Any, ...]]] = {
    "GoToMarket": lambda f: ("market", f.card),
    "Feed": lambda f: ("meal", f.card, f.culture),
    "Ride": lambda f: ("broom", f.rider),
    "Combat": lambda f: ("fight", f.seats[1], f.fighters[1], f.fighters[0], tuple(f.helpers)),
    "Magic": lambda f: ("spell", f.spell, *f.args),
    Showdown.__name__: lambda f: ("alakazum", f.culture, (), f.place, f.points),
}


# ---- options -------------------------------------------------------------------------------------------------------

BARE = {
    ("pass", "action"): "nothing",
    ("pass", "alakazum"): "end-turn",
    ("pass", "helper"): "no-helper",
    ("pass", "voodoo"): "let",
    ("pass", "die"): "stop",
    ("pass", "toad"): "keep-decks",
    ("announce", "alakazum"): "cast",
    ("give", "action"): "object",
}


def bare(word: str, kind: str, view: View, say: Texts) -> str:
    """The label of an action that is a word alone."""
    return say.plain(f"alakazum-do-{BARE.get((word, kind), word)}")


def _character(view: View, character: int, reader: Reader) -> Choice:
    say = reader.say
    owner = next((seat for seat, members in enumerate(view.teams) if character in members), None)
    line = values(character, view.levels[character], character in view.brooms, say)
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
    label = say.plain("alakazum-sign-" + culture)
    if view.seat is None or view.frame(Conjuring) is not None:
        return Choice(label)
    risers = [CARDS[c].name for c in hungry(view, view.seat, culture)]
    return Choice(label, say.plain("alakazum-culture-rise", names=", ".join(risers)))


def _group(view: View, culture: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazum-sign-" + culture))


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
        ("start", "fighter", "helper", "lose", "target", "attacker", "rider", "train", "raise", "send", "fetch"),
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


# ---- what happened -------------------------------------------------------------------------------------------------


def _announced(reader: Reader, seat: int, what: str, *said: Any) -> Markdown:
    say, who = reader.say, reader.who(seat)
    key = f"alakazum-event-announced-{what}"
    if what == "market":
        return say(key, who=who, card=card_name(said[0], say))
    if what == "meal":
        return say(key, who=who, card=card_name(said[0], say), sign=say("alakazum-sign-" + said[1]))
    if what == "broom":
        return say(key, who=who, name=CARDS[said[0]].name)
    if what == "fight":
        rival, target, attacker, helpers = said
        return say(
            key,
            who=who,
            rival=reader.who(rival),
            target=CARDS[target].name,
            attacker=CARDS[attacker].name,
            helpers=len(helpers),
            names=card_names(helpers, say),
        )
    if what == "spell":
        return _announced_spell(reader, seat, *said)
    culture, shown, place, points = said
    return say(
        key,
        who=who,
        sign=say("alakazum-sign-" + culture),
        points=points,
        cards=len(shown),
        names=card_names(shown, say),
        number=place + 1,
    )


def _announced_spell(reader: Reader, seat: int, spell: str, *targets: int) -> Markdown:
    say = reader.say
    if spell == "divination":
        target = say.plain("alakazum-enemy-number", number=targets[0] + 1)
    else:
        target = " ⇄ ".join(CARDS[character].name for character in targets)
    return say(
        "alakazum-event-announced-spell",
        who=reader.who(seat),
        spell=say.plain(f"spell-{spell}"),
        on="something" if targets else "nothing",
        target=target,
    )


def _rolled(reader: Reader, seat: int, why: str, character: int, roll: int) -> Markdown:
    if seat == FOREST:
        who = reader.say("alakazum-forest")
    else:
        who = reader.who(seat)
    name = CARDS[character].name if character >= 0 else ""
    return reader.say(f"alakazum-event-rolled-{why}", who=who, roll=roll, name=name)


def _strengths(reader: Reader, seat: int, rival: int, mine: int, theirs: int, a: int, b: int) -> Markdown:
    return reader.say("alakazum-event-strengths", mine=CARDS[mine].name, theirs=CARDS[theirs].name, a=a, b=b)


def _level(reader: Reader, seat: int, character: int, level: int) -> Markdown:
    return reader.say("alakazum-event-level", name=CARDS[character].name, level=LEVEL_SIGNS[level])


def _named(kind: str) -> Callable[..., Markdown]:
    """A sentence of who and of one character."""

    def tell(reader: Reader, seat: int, character: int, *_: Any) -> Markdown:
        who = reader.who(seat) if seat >= 0 else reader.say("alakazum-forest")
        return reader.say(f"alakazum-event-{kind}", who=who, name=CARDS[character].name)

    return tell


def _carded(kind: str) -> Callable[..., Markdown]:
    """A sentence of who and of one card."""

    def tell(reader: Reader, seat: int, card: int, *_: Any) -> Markdown:
        return reader.say(f"alakazum-event-{kind}", who=reader.who(seat), card=card_name(card, reader.say))

    return tell


def _seat_only(kind: str) -> Callable[..., Markdown]:
    """A sentence of who alone."""
    return lambda reader, seat, *_: reader.say(f"alakazum-event-{kind}", who=reader.who(seat))


def _trap(reader: Reader, seat: int, trap: int) -> Markdown:
    say = reader.say
    return say("alakazum-event-trap", who=reader.who(seat), card=card_name(trap, say), effect=card_effect(trap, say))


def _took(reader: Reader, seat: int, card: int, why: str) -> Markdown:
    return reader.say("alakazum-event-took", who=reader.who(seat), card=card_name(card, reader.say), why=why)


def _potion_played(reader: Reader, seat: int, card: int, how: str) -> Markdown:
    return reader.say("alakazum-event-potion", who=reader.who(seat), card=card_name(card, reader.say), how=how)


def _robbed(reader: Reader, thief: int, victim: int, card: int) -> Markdown:
    card_said = card_name(card, reader.say)
    return reader.say("alakazum-event-robbed", who=reader.who(thief), victim=reader.who(victim), card=card_said)


def _fought(kind: str) -> Callable[..., Markdown]:
    return lambda reader, seat, one, other: reader.say(
        f"alakazum-event-{kind}", name=CARDS[one].name, foe=CARDS[other].name
    )


def _gave(reader: Reader, giver: int, rival: int, count: int) -> Markdown:
    return reader.say("alakazum-event-gave", who=reader.who(giver), rival=reader.who(rival), count=count)


def _given(reader: Reader, giver: int, rival: int, cards: Sequence[int]) -> Markdown:
    said = card_names(cards, reader.say)
    return reader.say("alakazum-event-given", who=reader.who(giver), rival=reader.who(rival), cards=said)


def _two(kind: str) -> Callable[..., Markdown]:
    """A sentence of two seats."""
    return lambda reader, seat, rival: reader.say(
        f"alakazum-event-{kind}", who=reader.who(seat), rival=reader.who(rival)
    )


def _divined(reader: Reader, place: int, enemy: int) -> Markdown:
    name = enemy_name(enemy, len(reader.names), reader.say)
    return reader.say("alakazum-event-divined", number=place + 1, enemy=name)


def _exchanged(reader: Reader, seat: int, sent: int, owner: int, fetched: int) -> Markdown:
    return reader.say(
        "alakazum-event-exchanged", who=reader.who(seat), name=CARDS[sent].name, other=CARDS[fetched].name
    )


def _flipped(reader: Reader, seat: int, place: int, enemy: int, strength: int | None) -> Markdown:
    name = enemy_name(enemy, len(reader.names), reader.say)
    return reader.say("alakazum-event-flipped", number=place + 1, enemy=name)


EVENTS: dict[str, Callable[..., Markdown]] = {
    **{kind: _named(kind) for kind in ("started", "appeared", "fighter", "helper", "joined", "buried", "resurrected")},
    **{kind: _carded(kind) for kind in ("sold", "paid")},
    **{kind: _seat_only(kind) for kind in ("starter", "drew", "exploded", "kept", "turn")},
    **{kind: _two(kind) for kind in ("handed", "cancelled")},
    **{kind: _fought(kind) for kind in ("won", "lost")},
    "announced": _announced,
    "took": _took,
    "shuffled": lambda reader, deck: reader.say("alakazum-event-shuffled", deck=deck),
    "drawn": lambda reader, seat, card: reader.say("alakazum-event-drawn", card=card_name(card, reader.say)),
    "trap": _trap,
    "rolled": _rolled,
    "strengths": _strengths,
    "potion": _potion_played,
    "robbed": _robbed,
    "level": _level,
    "gave": _gave,
    "given": _given,
    "broomed": _named("broomed"),
    "peeked": lambda reader, seat, place: reader.say("alakazum-event-peeked", who=reader.who(seat), number=place + 1),
    "divined": _divined,
    "looked": lambda reader, seat, count: reader.say("alakazum-event-looked", who=reader.who(seat), count=count),
    "saw": lambda reader, cards: reader.say("alakazum-event-saw", cards=card_names(cards, reader.say)),
    "exchanged": _exchanged,
    "flipped": _flipped,
}
"""The sentence of each kind of event; what is missing needs no words (the board says it)."""


SCREENS = Screens()
