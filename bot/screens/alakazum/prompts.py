"""What each question asks, and what a reaction window is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazum.events import announced
from bot.screens.alakazum.words import card_name, card_names, cause, values
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazum.actions import Act
from games.alakazum.cards import BROOM, CARDS, PIECE
from games.alakazum.combat import Charm, Fight, Hypnosis
from games.alakazum.forest import CrystalBall, GiveHalf
from games.alakazum.magic import Browse, ForestMagic, Magic
from games.alakazum.rules import Conjuring, Showdown
from games.alakazum.state import points
from games.alakazum.view import View


def _act_step(view: View) -> str:
    act = view.find(Act)
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
        card = chosen[1][1]
        return "rider" if card == BROOM else "bearer" if PIECE[card] else "culture"
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
    conjuring = view.find(Conjuring)
    if conjuring is None or not conjuring.draft:
        return "you"
    return "announce" if conjuring.draft[-1][0] == "enemy" else "more"


def _forest_step(view: View) -> str:
    looking = view.find(ForestMagic)
    return "you" if looking is None or looking.kept < 0 else "put"


def _give_step(view: View) -> str:
    giving = view.find(GiveHalf)
    return "to" if giving is not None and giving.card >= 0 else "you"


STEPS: dict[str, Callable[[View], str]] = {
    "action": _act_step,
    "alakazum": _conjuring_step,
    "forest": _forest_step,
    "give": _give_step,
}
"""Which sentence of a prompt fits, by how far its draft has come; only for the seat that drafts."""


def _fighter_facts(view: View, reader: Reader) -> dict[str, Any]:
    foe = view.frame(Fight).fighters[1]
    return {"foe": CARDS[foe].name if reader.pictures else values(view, foe, reader.say, "alakazum-character")}


def _potion_facts(view: View, reader: Reader) -> dict[str, Any]:
    fight = view.frame(Fight)
    side = 1 if fight.seats[1] == reader.seat else 0
    return {"mine": fight.totals[side], "theirs": fight.totals[1 - side]}


def _die_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"roll": view.frame(Fight).roll, "resistance": view.frame(Hypnosis).resistance}


def _flip_facts(view: View, reader: Reader) -> dict[str, Any]:
    showdown = view.frame(Showdown)
    return {"number": showdown.place + 1, "points": showdown.points}


def _give_facts(view: View, reader: Reader) -> dict[str, Any]:
    giving = view.frame(GiveHalf)
    card = card_name(giving.card, reader.say) if giving.seat == reader.seat and giving.card >= 0 else ""
    return {"count": giving.count - len(giving.chosen()), "card": card}


def _pay_facts(view: View, reader: Reader) -> dict[str, Any]:
    magic = view.frame(Magic)
    return {"spell": reader.say.plain(f"spell-{magic.spell}"), "left": magic.owes(view)}


def _thanksgiving_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"rival": reader.who((reader.seat + 1) % view.seats) if reader.seat is not None else ""}


def _alakazum_facts(view: View, reader: Reader) -> dict[str, Any]:
    conjuring = view.frame(Conjuring)
    if not conjuring.draft:
        return {}
    culture, shown = conjuring.shown()
    strength = points(view, conjuring.seat, culture, shown)
    number = conjuring.draft[-1][1] + 1 if conjuring.draft[-1][0] == "enemy" else 0
    return {"sign": cause(culture, reader.say), "points": strength, "number": number}


PROMPT_FACTS: dict[str, Callable[[View, Reader], dict[str, Any]]] = {
    "fighter": _fighter_facts,
    "potion": _potion_facts,
    "die": _die_facts,
    "rob": _die_facts,
    "hypnosis": lambda view, reader: {"name": CARDS[view.frame(Charm).loser(view.frame(Fight))].name},
    "flip": _flip_facts,
    "give": _give_facts,
    "voodoo": lambda view, reader: {"what": announcement(view, reader)},
    "pay": _pay_facts,
    "witch": lambda view, reader: {"count": view.frame(Browse).left},
    "recovery": lambda view, reader: {"name": CARDS[view.frame(Fight).fighters[0]].name},
    "ball": lambda view, reader: {"cards": card_names(view.frame(CrystalBall).cards, reader.say)},
    "thanksgiving": _thanksgiving_facts,
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
    "Equip": lambda f: ("piece", f.card, f.bearer),
    "Gaze": lambda f: ("crystal-ball",),
    "Combat": lambda f: ("fight", f.seats[1], f.fighters[1], f.fighters[0], tuple(f.helpers)),
    "Magic": lambda f: ("spell", f.spell, *f.args),
    Showdown.__name__: lambda f: ("alakazum", f.culture, (), f.place, f.points),
}
