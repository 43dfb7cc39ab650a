"""What can be won and lost, in numbers that the reader's view knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction

from bot.screens.alakazoo.words import has_slots, helper, is_last_round, rune_name, runes_text, type_name
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazoo.cards import DIE, EDITIONS, LIMITS, SLOT, SPACES, STAR, type_of
from games.alakazoo.dice import Dice, Light
from games.alakazoo.facts import fact as fact_of
from games.alakazoo.facts import gain, nearest, usable, without_room
from games.alakazoo.keeper import Keeper
from games.alakazoo.state import NOBODY, lit
from games.alakazoo.view import View
from games.kernel.facts import Fact
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


def outlook(view: View, reader: Reader) -> Markdown:
    """Cards of the hand that fit; else what the nearest one needs, and how often three dice give that. Not while the
    seat is in the middle of something: then the choices say it; nor beside a picture, which does."""
    seat, say = view.seat, reader.say
    if seat is None or reader.pictures or view.boards[seat] < 0 or view.outcome is not None:
        return Markdown("")
    if any(each.seat == seat and each.kind != "turn" for each in view.decisions):
        return Markdown("")
    if not view.hand:
        return say("alakazoo-outlook-empty")
    hopeful = usable(view, seat)
    fits = [card for card in hopeful if type_of(card) in lit(view, seat)]
    if fits:
        best = sorted(fits, key=lambda card: -gain(view, seat, card))[:FITS]
        return Markdown(" ".join(_fits(view, card, reader) for card in best))
    return _throws(view, hopeful, reader) if hopeful else say("alakazoo-outlook-none")


def _fits(view: View, card: int, reader: Reader) -> Markdown:
    facts = {"type": type_name(type_of(card), reader.say), "points": gain(view, view.seat or 0, card)}
    return reader.say("alakazoo-outlook-fits", **facts)


def _throws(view: View, cards: Sequence[int], reader: Reader) -> Markdown:
    """How often one, two, three dice open a space that a card of the hand waits for; of two such spaces either."""
    seat, say = view.seat or 0, reader.say
    names = list[Markdown]()
    for space in nearest(view, seat, {type_of(card) for card in cards}):
        points = max([gain(view, seat, card) for card in cards if type_of(card) == space])
        names.append(say("alakazoo-outlook-space", type=type_name(space, say), points=points))
    chances = tenths(view, seat, lambda fact: fact.chance("open"))
    return say("alakazoo-outlook-throws", first=names[0], second=names[-1], count=len(names), **chances)


def tenths(view: View, seat: int, chance: Callable[[Fact], Fraction]) -> dict[str, int]:
    """In how many of ten throws of one, two, three dice something happens."""
    rolls = [fact_of(view, seat, "turn", [("roll", dice)]) for dice in (1, 2, 3)]
    return {name: round(TENTHS * chance(fact)) for name, fact in zip(("one", "two", "three"), rolls, strict=True)}


# ---- questions -----------------------------------------------------------------------------------------------------


def third_dark(view: View, seat: int) -> dict[str, int]:
    """In how many of ten throws of one, two, three dice `seat` gets its last Dark token, however well it resolves them.

    Empty in the last round, where it costs nothing, and where a token may be one too many at once (OO-51).
    """
    most = view.runes[seat].bit_count() + view.magic[seat] + LIMITS.dice
    if is_last_round(view) or (EDITIONS[view.options.edition].at_once and most > LIMITS.magic):
        return {}
    missing = LIMITS.dark - view.dark[seat]
    return tenths(view, seat, lambda fact: fact.chance("dark", at_least=missing))


def _turn(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Which runes have no room, how near the third Dark token is, what takes them away, and who is near the end: what
    picture and moves don't say."""
    seat, say = decision.seat, reader.say
    bad, said = without_room(view, seat, DIE), list[Markdown]()
    if bad and not (seat == reader.seat and reader.pictures):
        said.append(say("alakazoo-stakes-turn", bad=len(bad), runes=runes_text(bad, say)))
    if seat != reader.seat:  # the board, on which `race` tells the rest
        return Markdown(" ".join(said))
    third, next_ = third_dark(view, seat), view.dark[seat] == LIMITS.dark - 1
    if any(third.values()) and (next_ or not reader.pictures):
        said.append(say(f"alakazoo-stakes-third{'.near' if reader.pictures else ''}", **third))
    if view.dark[seat] and EDITIONS[view.options.edition].skip and not reader.pictures:
        said.append(say("alakazoo-stakes-skip", dark=view.dark[seat]))
    rival = max(filled(view, each) for each in range(view.seats) if each != seat)
    if is_last_round(view) or rival >= len(SPACES) - 1:  # how far one's own is stands in the picture
        said.append(_ninth(view, reader))
    return Markdown(" ".join(said))


def _lost(view: View, seat: int, reader: Reader) -> Markdown:
    """What three Dark tokens lead to."""
    lost = view.dark[seat] == LIMITS.dark and not is_last_round(view)
    return reader.say("alakazoo-stakes-lost") if lost else Markdown("")


def _order(view: View, decision: Decision, reader: Reader) -> Markdown:
    """What a Star does, to whoever rolled it; which results bring a Dark token."""
    dice, light = view.find(Dice), view.find(Light)
    results = dice.results if dice is not None else ()
    said = list[Markdown]()
    if decision.seat == reader.seat and STAR in (*results, light.rune if light is not None else -1):
        said.append(reader.say("alakazoo-stakes-star", star=rune_name(STAR, reader.say), **helper(view)))
    if bad := without_room(view, decision.seat, results):
        facts = {"runes": runes_text(bad, reader.say), "count": len(bad), "dark": view.dark[decision.seat]}
        said.append(reader.say("alakazoo-stakes-no-room", **facts))
    return Markdown(" ".join(said))


def _keeper(view: View, decision: Decision, reader: Reader) -> Markdown:
    """What a power costs beside the card."""
    powers = view.frame(Keeper)
    power = powers.steps[0][1] if powers.steps else ""
    dark = int(power in ("b", "d"))
    return reader.say("alakazoo-stakes-keeper", dark=dark, magic=view.magic[decision.seat], slots=int(has_slots(view)))


def _place(view: View, decision: Decision, reader: Reader) -> Markdown:
    cards = [card for card in view.hand if type_of(card) in lit(view, decision.seat)]
    if not cards:
        return reader.say("alakazoo-stakes-place-none")
    said = [_lost(view, decision.seat, reader)]
    if filled(view, decision.seat) == len(SPACES) - 1:
        said.append(reader.say("alakazoo-stakes-ninth"))
    elif len(cards) > 1 and not reader.pictures:
        said.append(reader.say("alakazoo-stakes-place"))
    return Markdown("\n".join(filter(None, said)))


def _trim(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Having too much costs a Dark token; what of it is of least use, which is the reader's alone to know."""
    dark = view.dark[decision.seat]
    third = dark == LIMITS.dark - 1 and not is_last_round(view)
    key = "alakazoo-stakes-trim-third" if third else "alakazoo-stakes-trim"
    said = [_lost(view, decision.seat, reader) or reader.say(key, dark=dark, limit=LIMITS.dark)]
    if decision.seat == view.seat == reader.seat and not (reader.pictures and decision.kind == "trim-hand"):
        said.append((_spare_runes if decision.kind == "trim-magic" else _spare_cards)(view, decision, reader))
    return Markdown("\n".join(filter(None, said)))


def _spare_cards(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Spaces for which the hand has several cards; whose space is filled is said of each card."""
    left = Counter(type_of(word[1]) for word in decision.options if word[0] == "discard")
    twice = [space for space in sorted(left) if left[space] > 1 and view.portals[decision.seat][space] < 0]
    facts = {"spaces": reader.say.several([type_name(space, reader.say) for space in twice]), "count": len(twice)}
    return reader.say("alakazoo-stakes-spare-cards", **facts) if twice else Markdown("")


def _spare_runes(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Half lit spaces for which the hand has no card."""
    seat = decision.seat
    taken = {type_of(card) for card in view.hand}.union(lit(view, seat))
    found = {word[1] // 2 for word in decision.options if len(word) > 1 and word[1] != SLOT} - taken
    spaces = reader.say.several([type_name(space, reader.say) for space in sorted(found)])
    return reader.say("alakazoo-stakes-spare-runes", spaces=spaces, count=len(found)) if found else Markdown("")


OWN_STAKES: dict[str, Callable[[View, Decision, Reader], Markdown]] = {
    "swap": lambda view, decision, reader: reader.say("alakazoo-stakes-swap"),
    "keeper": _keeper,
    "place": _place,
}
OPEN_STAKES: dict[str, Callable[[View, Decision, Reader], Markdown]] = {
    "turn": _turn,
    **dict.fromkeys(("order", "light"), _order),
    **dict.fromkeys(("trim-hand", "trim-magic"), _trim),
}
"""By the kind of question: told to whom it is put to, and to everybody."""
