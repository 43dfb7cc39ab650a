"""What can be won and lost, in numbers that the reader's view knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.alakazoo.words import has_slots, is_last_round, rune_name, type_name
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazoo.cards import BOARDS, DIE, EDITIONS, LIMITS, MASKS, SPACES, STAR, creature_of, type_of
from games.alakazoo.dice import Dice
from games.alakazoo.keeper import Keeper
from games.alakazoo.state import NOBODY, free, lit
from games.alakazoo.view import View
from games.kernel.game import Decision

CLOSE = 6
"""Filled spaces from which on it is said how many somebody has."""
FITS = 2
"""Cards that fit which a hand names."""
TENTHS = 10


# ---- who is close --------------------------------------------------------------------------------------------------


def filled(view: View, seat: int) -> int:
    """How many spaces of a Portal have a card."""
    return sum(card >= 0 for card in view.portals[seat])


def race(view: View, reader: Reader) -> Markdown:
    """Who leads, who is near the ninth space, whom a Dark token costs a turn."""
    say = reader.say
    if not view.round:
        key = "alakazoo-race-start-sprint" if view.options.sprint else "alakazoo-race-start"
        return say(key, spaces=len(SPACES), rounds=view.options.rounds)
    said = [_leader(view, reader), _ninth(view, reader)]
    near = [seat for seat in range(view.seats) if view.dark[seat] == LIMITS.dark - 1]
    if near and EDITIONS[view.options.edition].skip:
        said.append(say("alakazoo-race-dark", who=reader.people(near), count=len(near)))
    return Markdown(" ".join(filter(None, said)))


def _leader(view: View, reader: Reader) -> Markdown:
    most = max(view.points)
    first = [seat for seat in range(view.seats) if view.points[seat] == most]
    if not most:
        return reader.say("alakazoo-race-nothing")
    key = "alakazoo-race-lead" if len(first) == 1 else "alakazoo-race-lead-shared"
    return reader.say(key, who=reader.people(first), points=most, seats=view.seats, count=len(first))


def _ninth(view: View, reader: Reader) -> Markdown:
    """The end: it has come, or somebody is near it."""
    say = reader.say
    if view.finisher != NOBODY:
        return say("alakazoo-race-finished", who=reader.who(view.finisher))
    if is_last_round(view):
        return say("alakazoo-race-last")
    placed = [filled(view, seat) for seat in range(view.seats)]
    most = max(placed)
    if most < CLOSE:
        return say("alakazoo-race-sprint", rounds=view.options.rounds) if view.options.sprint else Markdown("")
    who = reader.people([seat for seat in range(view.seats) if placed[seat] == most])
    return say("alakazoo-race-ninth", who=who, placed=most, spaces=len(SPACES), count=placed.count(most))


# ---- the own chances -----------------------------------------------------------------------------------------------


def gain(view: View, card: int) -> int:
    """Points for placing a card now (OO-31), without the one for a ninth space."""
    assert view.seat is not None
    first = all(portal[type_of(card)] < 0 for portal in view.portals)
    return int(creature_of(card) == view.boards[view.seat]) + int(first)


def dark_runes(view: View, seat: int, space: int) -> list[int]:
    """The runes of an empty space that no token covers."""
    board, runes = BOARDS[view.boards[seat]], view.runes[seat]
    return [board[place] for place in (2 * space, 2 * space + 1) if not runes >> place & 1]


def outlook(view: View, reader: Reader) -> Markdown:
    """Cards of the hand that fit; else what the nearest one needs, and how often three dice give that.

    Not while the seat is in the middle of something: then the choices say it.
    """
    seat, say = view.seat, reader.say
    if seat is None or view.boards[seat] < 0 or view.outcome is not None:
        return Markdown("")
    if any(each.seat == seat and each.kind != "turn" for each in view.decisions):
        return Markdown("")
    usable = [card for card in view.hand if view.portals[seat][type_of(card)] < 0]
    fits = [card for card in usable if type_of(card) in lit(view, seat)]
    if fits:
        best = sorted(fits, key=lambda card: -gain(view, card))[:FITS]
        return Markdown(" ".join(_fits(view, card, reader) for card in best))
    near = [card for card in usable if len(dark_runes(view, seat, type_of(card))) == 1]
    if near:
        best = max(near, key=lambda card: gain(view, card))
        (rune,) = dark_runes(view, seat, type_of(best))
        facts = {"type": type_name(type_of(best), say), "rune": rune_name(rune, say), "points": gain(view, best)}
        return say("alakazoo-outlook-needs", chance=tenths(LIMITS.dice), dice=LIMITS.dice, **facts)
    return say("alakazoo-outlook-far") if usable else say("alakazoo-outlook-none")


def _fits(view: View, card: int, reader: Reader) -> Markdown:
    facts = {"type": type_name(type_of(card), reader.say), "points": gain(view, card)}
    return reader.say("alakazoo-outlook-fits", **facts)


def tenths(dice: int) -> int:
    """In how many of ten throws at least one of `dice` dice shows a rune, or a Star for it."""
    missing = (len(DIE) - 2) / len(DIE)
    return round(TENTHS * (1 - missing**dice))


# ---- questions -----------------------------------------------------------------------------------------------------


def without_room(view: View, seat: int, results: Sequence[int]) -> list[int]:
    """Those results that match no free place: each costs a Dark token; a Star without one costs nothing."""
    masks = MASKS[view.boards[seat]]
    return [rune for rune in dict.fromkeys(results) if rune != STAR and not free(view, seat, masks[rune])]


def _turn(view: View, decision: Decision, reader: Reader) -> Markdown:
    """How many runes of a die have no room any more."""
    seat, say = decision.seat, reader.say
    bad = len(without_room(view, seat, DIE))
    if not bad and not view.dark[seat]:
        return Markdown("")
    return say("alakazoo-stakes-turn", dark=view.dark[seat], limit=LIMITS.dark, bad=bad, faces=len(DIE))


def _order(view: View, decision: Decision, reader: Reader) -> Markdown:
    dice = view.find(Dice)
    bad = without_room(view, decision.seat, dice.results if dice is not None else ())
    if not bad:
        return Markdown("")
    said = ", ".join(rune_name(rune, reader.say) for rune in bad)
    return reader.say("alakazoo-stakes-no-room", runes=said, count=len(bad), dark=view.dark[decision.seat])


def _swap(view: View, decision: Decision, reader: Reader) -> Markdown:
    return reader.say("alakazoo-stakes-swap") if decision.seat == reader.seat else Markdown("")


def _keeper(view: View, decision: Decision, reader: Reader) -> Markdown:
    """What a power costs beside the card."""
    powers = view.find(Keeper)
    if decision.seat != reader.seat or powers is None:
        return Markdown("")
    power = powers.steps[0][1] if powers.steps else ""
    dark = int(power in ("b", "d"))
    return reader.say("alakazoo-stakes-keeper", dark=dark, magic=view.magic[decision.seat], slots=int(has_slots(view)))


def _place(view: View, decision: Decision, reader: Reader) -> Markdown:
    if decision.seat != reader.seat:
        return Markdown("")
    cards = [card for card in view.hand if type_of(card) in lit(view, decision.seat)]
    if not cards:
        return reader.say("alakazoo-stakes-place-none")
    ninth = filled(view, decision.seat) == len(SPACES) - 1
    return reader.say("alakazoo-stakes-ninth" if ninth else "alakazoo-stakes-place")


def _trim(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Having too much costs a Dark token."""
    return reader.say("alakazoo-stakes-trim", dark=view.dark[decision.seat], limit=LIMITS.dark)


STAKES: dict[str, Callable[[View, Decision, Reader], Markdown]] = {
    "turn": _turn,
    "order": _order,
    "swap": _swap,
    "keeper": _keeper,
    "place": _place,
    "trim-hand": _trim,
    "trim-magic": _trim,
}
"""By the kind of question."""
