"""Why the AI would do in Alakazum! what it would do: the facts it weighs, in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazum.stakes import sides
from bot.screens.alakazum.words import card_effect, card_name, card_names, spell_effect, sum_in_words
from bot.screens.game import HintText, Reader
from bot.texts import Markdown
from games.alakazum.actions import Act
from games.alakazum.cards import (
    BROOM,
    CARDS,
    COMBAT_POTION,
    DIE,
    DIE_POTION,
    ENERGY,
    FIRST_HAND,
    FIRST_TRAP,
    NUMBERS,
    RECOVERY,
    STARS,
    TOP,
)
from games.alakazum.combat import Fight
from games.alakazum.deeds import drafted
from games.alakazum.facts import fact as fact_of
from games.alakazum.forest import MORE
from games.alakazum.odds import combat_of, helped
from games.alakazum.rules import Conjuring
from games.alakazum.view import View
from games.kernel.facts import Fact, total, which
from games.kernel.frames import PASS, named
from games.kernel.game import Action, Decision


def hint(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
    """What to answer and why; `words` are the AI's answers one after another."""
    draft = next((frame.draft for frame in view.frames if isinstance(frame, DRAFTS.get(decision.kind, ()))), ())
    whole, fact = drafted(draft, words), fact_of(view, decision.seat, decision.kind, words)
    key, facts = HINTS[decision.kind](view, whole or list(words), fact, reader)
    return reader.say(f"alakazum-hint-{key}", **facts)


DRAFTS: dict[str, type[Act | Conjuring]] = {"action": Act, "alakazum": Conjuring}


def _name(character: int) -> str:
    return CARDS[character].name


# ---- the own turn --------------------------------------------------------------------------------------------------


def _market(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    shown, taken = which(fact.cost, "card")[0], which(fact.gain, "card")[::-1]
    energy = sum(ENERGY[card] for card in taken)
    facts = {"card": card_name(shown, reader.say), "cards": card_names(taken, reader.say), "count": len(taken)}
    return "market", {**facts, "energy": energy}


def _object(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    card: int = named(words, "give")
    if card == BROOM:
        return "broom", {"name": _name(named(words, "rider"))}
    if (bearer := named(words, "bearer")) is not None:
        return CARDS[card].id, {"name": _name(bearer)}
    if named(words, "culture") is None:
        return CARDS[card].id, {}
    risers = [_name(c) for c in which(fact.gain, "level")]
    return "meal", {"card": card_name(card, reader.say), "names": reader.say.several(risers), "count": len(risers)}


def _fight(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    attacker, target = which(fact.stands, "combat")
    mine, theirs = [sum_in_words(side, reader.say) for side in sides(fact)]
    facts = {"target": _name(target), "attacker": _name(attacker), "mine": mine, "theirs": theirs}
    taken = total(fact.stands, "faces", fact.stands[0].whose)
    return ("fight" if taken else "fight-to-rise"), {**facts, "who": reader.who(fact.touches[0])}


def _magic(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    spell: str = named(words, "spell")
    facts: dict[str, Any] = {
        "spell": reader.say.plain(f"spell-{spell}"),
        "effect": spell_effect(spell, view.seats, reader.say),
        "target": "",
    }
    if (sent := named(words, "send")) is not None and (fetched := named(words, "fetch")) is not None:
        return "levitation", {**facts, "sent": _name(sent), "fetched": _name(fetched)}
    for word in ("train", "raise"):
        if (c := named(words, word)) is not None:
            facts["target"] = _name(c)
    if spell == "miserable-witch" and len(view.market) > 1:
        return spell, facts
    return ("spell-on" if facts["target"] else "spell"), facts


ACTIONS: dict[str, Callable[[View, Sequence[Action], Fact, Reader], HintText]] = {
    "pass": lambda view, words, fact, reader: ("nothing", {}),
    "market": _market,
    "give": _object,
    "fight": _fight,
    "magic": _magic,
}


def _alakazum(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    if not fact.stands:
        return "wait", {}
    (strong,), percent = fact.stands, round(100 * fact.chance("won"))
    sign, place = reader.say(f"alakazum-sign-{strong.which}"), named(words, "enemy")
    return "alakazum", {"sign": sign, "points": strong.number, "number": place + 1, "percent": percent}


# ---- what else is asked --------------------------------------------------------------------------------------------


def _named_card(view: View, words: Sequence[Action], reader: Reader) -> dict[str, Any]:
    word = next((word for word in words if len(word) > 1 and word[0] not in ("group", "to")), words[0])
    return {"card": card_name(word[1], reader.say)} if len(word) > 1 else {}


def _start(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    c: int = words[-1][1]
    combat = max((each for each in NUMBERS[view.rules].combat[c] if each != DIE), default=0)
    return "start", {"name": _name(c), "stars": STARS[c][TOP], "combat": combat}


def _fighter(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    own, foe = which(fact.stands, "combat")
    team = helped(view, fact.stands[0].whose, own)
    fact = fact_of(view, fact.stands[0].whose, "fighter", [("fighter", own), *[("helper", each) for each in team[1:]]])
    mine, theirs = [sum_in_words(side, reader.say) for side in sides(fact)]
    return "fighter", {"name": _name(own), "mine": mine, "foe": _name(foe), "theirs": theirs}


def _helper(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    if words[-1][0] != "helper":
        return "no-helper", {}
    combat = combat_of(view, words[-1][1])
    more = sum_in_words((0, 1) if combat == DIE else (combat, 0), reader.say)
    return "helper", {"name": _name(words[-1][1]), "more": more}


def _potion(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    """How it stands is said as it is before the potion."""
    (mine, _), (theirs, _) = sides(fact_of(view, view.seat or 0, "potion", [PASS]))
    facts = {"mine": mine, "theirs": theirs}
    if words[-1] == PASS:
        return ("potion-ahead" if fact.chance("won", view.seat) else "potion-behind"), facts
    if words[-1][0] == "rob":
        return "potion-rob", facts
    card: int = words[-1][1]
    return "potion", {**facts, "card": card_name(card, reader.say), "more": COMBAT_POTION[card]}


def _die(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    facts = {"roll": view.frame(Fight).roll, "resistance": total(fact.stands, "resistance")}
    if words[-1] == PASS:
        return "die-pass", facts
    return "die", {**facts, "card": card_name(words[-1][1], reader.say), "more": DIE_POTION[words[-1][1]]}


def _give(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    facts = _named_card(view, words, reader)
    to: int | None = named(words, "to")
    if to is None:
        return "give", facts
    return ("give-to" if facts.get("card") and named(words, "give") is not None else "to"), {
        **facts,
        "who": reader.who(to),
    }


def _recovery(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    if RECOVERY not in view.hand:
        return "no-recovery", {}
    return ("recovery-pass" if words[-1] == PASS else "recovery"), {"name": _name(view.frame(Fight).fighters[0])}


def _trick(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    return ("trick-character" if words[-1][0] == "character" else "trick-half"), {"count": total(fact.cost, "card")}


def _lose(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    if words[-1][0] == "group":
        return "lose-group", {"sign": reader.say("alakazum-sign-" + words[-1][1])}
    c: int = words[-1][1]
    return "lose", {"name": _name(c), "stars": STARS[c][view.levels[c]]}


def _pay(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    facts, left = _named_card(view, words, reader), total(fact.stands, "energy")
    hat: int = words[-1][1]
    energy = ENERGY[hat]
    return ("pay-part", {**facts, "energy": energy, "left": left + energy}) if left else ("pay", facts)


def _witch(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    card: int = words[0][1]
    return "witch", {"card": card_name(card, reader.say), "effect": card_effect(card, reader.say)}


def _forest(view: View, words: Sequence[Action], fact: Fact, reader: Reader) -> HintText:
    kept: int | None = named(words, "keep")
    if kept is None:
        return "put", {"card": card_name(words[0][1], reader.say)}
    if kept < FIRST_HAND:
        return "keep-character", {"name": _name(kept), "resistance": NUMBERS[view.rules].resistance[kept][0]}
    if kept < FIRST_TRAP:
        return "keep", {"card": card_name(kept, reader.say), "effect": card_effect(kept, reader.say)}
    return "keep-trap", {"card": card_name(kept, reader.say)}


HINTS: dict[str, Callable[[View, Sequence[Action], Fact, Reader], HintText]] = {
    "start": _start,
    "toad": lambda view, words, fact, reader: ("toad", {}),
    "action": lambda view, words, fact, reader: ACTIONS[words[0][0]](view, words, fact, reader),
    "alakazum": _alakazum,
    "fighter": _fighter,
    "helper": _helper,
    "potion": _potion,
    "die": _die,
    "rob": lambda view, words, fact, reader: (("rob-pass" if words[-1] == PASS else "rob"), {}),
    "recovery": _recovery,
    "give": _give,
    "thanksgiving": _give,
    "trick": _trick,
    "santa": lambda view, words, fact, reader: ("santa", {"who": reader.who(words[-1][1])}),
    "lose": _lose,
    "voodoo": lambda view, words, fact, reader: (("voodoo-pass" if words[-1] == PASS else "voodoo"), {}),
    "pay": _pay,
    "witch": _witch,
    "forest": _forest,
    "ball": lambda view, words, fact, reader: (("ball" if words[-1] == MORE else "ball-stop"), {}),
}
"""By kind of question."""
