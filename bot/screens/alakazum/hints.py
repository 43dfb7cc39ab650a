"""Why the AI would do in Alakazum! what it would do: the facts it weighs, in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazum.words import card_effect, card_name, card_names, spell_effect
from bot.screens.game import HintText, Reader
from bot.texts import Markdown
from games.alakazum.actions import Act, hungry
from games.alakazum.cards import (
    BROOM,
    CARDS,
    COMBAT_POTION,
    DIE,
    DIE_POTION,
    ENERGY,
    FIRST_HAND,
    FIRST_TRAP,
    MARKET_NUMBER,
    NUMBERS,
    RECOVERY,
    STARS,
    TOP,
)
from games.alakazum.combat import Fight, Hypnosis
from games.alakazum.forest import MORE
from games.alakazum.magic import Magic
from games.alakazum.rules import Conjuring
from games.alakazum.state import can_leave, revealed_stars, stars
from games.alakazum.view import View
from games.alakazum.worth import chance_against, helper_of
from games.kernel.frames import BACK, PASS, named
from games.kernel.game import Action, Decision


def hint(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
    """What to answer and why; `words` are the AI's answers one after another."""
    key, facts = HINTS[decision.kind](view, _whole(view, decision, words), reader)
    return reader.say(f"alakazum-hint-{key}", **facts)


def _whole(view: View, decision: Decision, words: Sequence[Action]) -> list[Action]:
    """The answers after those that have been given already in the same draft."""
    drafts: dict[str, type[Act | Conjuring]] = {"action": Act, "alakazum": Conjuring}
    frame = view.find(drafts[decision.kind]) if decision.kind in drafts else None
    whole: list[Action] = [tuple(word) for word in frame.draft] if frame is not None else []
    for word in words:
        if word == BACK:
            whole.pop()
        else:
            whole.append(word)
    return whole


def _name(character: int) -> str:
    return CARDS[character].name


def _fought(view: View, c: int, helper: int | None = None) -> str:
    """Combat of a fighter with its helper; a die as such."""
    team = [each for each in (c, helper) if each is not None]
    fixed = [NUMBERS[view.rules].combat[each][view.levels[each]] for each in team]
    dice = "🎲" * fixed.count(DIE)
    points = sum(each for each in fixed if each != DIE)
    return f"{points} + {dice}" if dice and points else dice or str(points)


# ---- the own turn --------------------------------------------------------------------------------------------------


def _market(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    shown: int = named(words, "show")
    taken = view.market[-MARKET_NUMBER[shown] :]
    energy = sum(ENERGY[card] for card in taken)
    facts = {"card": card_name(shown, reader.say), "cards": card_names(taken, reader.say), "count": len(taken)}
    return "market", {**facts, "energy": energy}


def _object(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    card: int = named(words, "give")
    if card == BROOM:
        return "broom", {"name": _name(named(words, "rider"))}
    if (bearer := named(words, "bearer")) is not None:
        return CARDS[card].id, {"name": _name(bearer)}
    if named(words, "culture") is None:
        return CARDS[card].id, {}
    risers = [_name(c) for c in hungry(view, view.seat or 0, named(words, "culture"))]
    return "meal", {"card": card_name(card, reader.say), "names": reader.say.several(risers), "count": len(risers)}


def _fight(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    target: int = named(words, "target")
    attacker: int = named(words, "attacker")
    owner = next(seat for seat, team in enumerate(view.teams) if target in team)
    facts = {
        "who": reader.who(owner),
        "target": _name(target),
        "attacker": _name(attacker),
        "mine": _fought(view, attacker, named(words, "helper")),
        "theirs": _fought(view, target),
    }
    if can_leave(view, owner, target):
        return "fight", facts
    return "fight-to-rise", facts


def _magic(view: View, words: Sequence[Action], reader: Reader) -> HintText:
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


ACTIONS: dict[str, Callable[[View, Sequence[Action], Reader], HintText]] = {
    "pass": lambda view, words, reader: ("nothing", {}),
    "market": _market,
    "give": _object,
    "fight": _fight,
    "magic": _magic,
}


def _alakazum(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    seat = view.seat or 0
    culture: str | None = named(words, "culture")
    if culture is None:
        return "wait", {}
    place: int = named(words, "enemy")
    shown = [card for word, card in [each for each in words if len(each) > 1] if word == "reveal"]
    points = stars(view, seat, culture) + revealed_stars(culture, shown)
    percent = round(100 * chance_against(view, place, points))
    sign = reader.say("alakazum-sign-" + culture)
    return "alakazum", {"sign": sign, "points": points, "number": place + 1, "percent": percent}


# ---- what else is asked --------------------------------------------------------------------------------------------


def _named_card(view: View, words: Sequence[Action], reader: Reader) -> dict[str, Any]:
    word = next((word for word in words if len(word) > 1 and word[0] not in ("group", "to")), words[0])
    return {"card": card_name(word[1], reader.say)} if len(word) > 1 else {}


def _start(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    c: int = words[-1][1]
    combat = max((each for each in NUMBERS[view.rules].combat[c] if each != DIE), default=0)
    return "start", {"name": _name(c), "stars": STARS[c][TOP], "combat": combat}


def _fighter(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    c: int = words[-1][1]
    foe = view.frame(Fight).fighters[1]
    helper = helper_of(view, view.seat or 0, c)
    return "fighter", {
        "name": _name(c),
        "mine": _fought(view, c, helper),
        "foe": _name(foe),
        "theirs": _fought(view, foe),
    }


def _helper(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    if words[-1][0] != "helper":
        return "no-helper", {}
    return "helper", {"name": _name(words[-1][1]), "more": _fought(view, words[-1][1])}


def _potion(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    fight = view.frame(Fight)
    side = 1 if fight.seats[1] == view.seat else 0
    facts = {"mine": fight.totals[side], "theirs": fight.totals[1 - side]}
    ahead = facts["mine"] - facts["theirs"] + side > 0
    if words[-1] == PASS:
        return ("potion-ahead" if ahead else "potion-behind"), facts
    if words[-1][0] == "rob":
        return "potion-rob", facts
    card: int = words[-1][1]
    return "potion", {**facts, "card": card_name(card, reader.say), "more": COMBAT_POTION[card]}


def _die(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    facts = {"roll": view.frame(Fight).roll, "resistance": view.frame(Hypnosis).resistance}
    if words[-1] == PASS:
        return "die-pass", facts
    return "die", {**facts, "card": card_name(words[-1][1], reader.say), "more": DIE_POTION[words[-1][1]]}


def _give(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    facts = _named_card(view, words, reader)
    to: int | None = named(words, "to")
    if to is None:
        return "give", facts
    return ("give-to" if facts.get("card") and named(words, "give") is not None else "to"), {
        **facts,
        "who": reader.who(to),
    }


def _recovery(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    if RECOVERY not in view.hand:
        return "no-recovery", {}
    return ("recovery-pass" if words[-1] == PASS else "recovery"), {"name": _name(view.frame(Fight).fighters[0])}


def _trick(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    return ("trick-character" if words[-1][0] == "character" else "trick-half"), {"count": len(view.hand) // 2}


def _lose(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    if words[-1][0] == "group":
        return "lose-group", {"sign": reader.say("alakazum-sign-" + words[-1][1])}
    c: int = words[-1][1]
    return "lose", {"name": _name(c), "stars": STARS[c][view.levels[c]]}


def _pay(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    facts, left = _named_card(view, words, reader), view.frame(Magic).owes(view)
    hat: int = words[-1][1]
    if (energy := ENERGY[hat]) < left:
        return "pay-part", {**facts, "energy": energy, "left": left}
    return "pay", facts


def _witch(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    card: int = words[0][1]
    return "witch", {"card": card_name(card, reader.say), "effect": card_effect(card, reader.say)}


def _forest(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    kept: int | None = named(words, "keep")
    if kept is None:
        return "put", {"card": card_name(words[0][1], reader.say)}
    if kept < FIRST_HAND:
        return "keep-character", {"name": _name(kept), "resistance": NUMBERS[view.rules].resistance[kept][0]}
    if kept < FIRST_TRAP:
        return "keep", {"card": card_name(kept, reader.say), "effect": card_effect(kept, reader.say)}
    return "keep-trap", {"card": card_name(kept, reader.say)}


HINTS: dict[str, Callable[[View, Sequence[Action], Reader], HintText]] = {
    "start": _start,
    "toad": lambda view, words, reader: ("toad", {}),
    "action": lambda view, words, reader: ACTIONS[words[0][0]](view, words, reader),
    "alakazum": _alakazum,
    "fighter": _fighter,
    "helper": _helper,
    "potion": _potion,
    "die": _die,
    "rob": lambda view, words, reader: (("rob-pass" if words[-1] == PASS else "rob"), {}),
    "recovery": _recovery,
    "give": _give,
    "thanksgiving": _give,
    "trick": _trick,
    "santa": lambda view, words, reader: ("santa", {"who": reader.who(words[-1][1])}),
    "lose": _lose,
    "voodoo": lambda view, words, reader: (("voodoo-pass" if words[-1] == PASS else "voodoo"), {}),
    "pay": _pay,
    "witch": _witch,
    "forest": _forest,
    "ball": lambda view, words, reader: (("ball" if words[-1] == MORE else "ball-stop"), {}),
}
"""By kind of question."""
