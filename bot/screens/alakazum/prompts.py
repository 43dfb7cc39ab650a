"""What each question asks, and what a reaction window is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazum.events import announced
from bot.screens.alakazum.words import card_name, values
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazum.actions import Act
from games.alakazum.cards import CARDS, COST, MAGICAL
from games.alakazum.combat import Fight, Hypnosis
from games.alakazum.forest import GiveHalf
from games.alakazum.magic import ForestMagic, Magic
from games.alakazum.rules import Conjuring, Showdown
from games.alakazum.state import marks, revealed_stars, stars
from games.alakazum.view import View


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
    return announced(reader, seat, *said)


ANNOUNCEMENTS: dict[str, Callable[[Any], tuple[Any, ...]]] = {
    "GoToMarket": lambda f: ("market", f.card),
    "Feed": lambda f: ("meal", f.card, f.culture),
    "Ride": lambda f: ("broom", f.rider),
    "Combat": lambda f: ("fight", f.seats[1], f.fighters[1], f.fighters[0], tuple(f.helpers)),
    "Magic": lambda f: ("spell", f.spell, *f.args),
    Showdown.__name__: lambda f: ("alakazum", f.culture, (), f.place, f.points),
}
