"""What can be won and lost, in numbers that the reader's view knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product

from bot.screens.alakazoo.words import has_slots, helper, is_last_round, rune_name, runes_text, type_name
from bot.screens.game import Reader
from bot.texts import Markdown, Texts
from games.alakazoo.cards import BOARDS, DIE, EDITIONS, LIMITS, MASKS, SLOT, SPACES, STAR, creature_of, type_of
from games.alakazoo.dice import Dice, Light
from games.alakazoo.keeper import Keeper
from games.alakazoo.state import NOBODY, free, lit, supply
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


def usable(view: View) -> list[int]:
    """The cards of the view's hand whose space is empty."""
    portal = view.portals[view.seat or 0]
    return [card for card in view.hand if portal[type_of(card)] < 0]


def useful(view: View, cards: Sequence[int], held: Sequence[int] = ()) -> list[int]:
    """Of these cards those with an empty space, one a space, that bring more than what is held for it."""
    best = {type_of(card): gain(view, card) for card in sorted(held, key=lambda card: gain(view, card))}
    found: dict[int, int] = {}
    for card in sorted(cards, key=lambda card: gain(view, card)):
        space = type_of(card)
        if view.portals[view.seat or 0][space] < 0 and gain(view, card) > best.get(space, -1):
            found[space] = card
    return [card for card in cards if card in found.values()]


def use(view: View, card: int, good: Sequence[int], say: Texts, where: str = "column") -> str:
    """What a card of a column brings, or why it isn't among those that are `good`: a word below a `picture`."""
    if card in good:
        return f"+{gain(view, card)}"
    filled = view.portals[view.seat or 0][type_of(card)] >= 0
    return say.plain(f"alakazoo-{where}-full" if filled else f"alakazoo-{where}-double")


def surplus(view: View, cards: Sequence[int]) -> int:
    """How many cards are to be discarded once these are taken, though all that fit are placed first (OO-32, OO-51)."""
    assert view.seat is not None
    hand = [*view.hand, *cards]
    soon = {type_of(card) for card in hand}.intersection(lit(view, view.seat))
    placed = 0 if EDITIONS[view.options.edition].at_once else len(soon)
    return max(0, len(hand) - placed - LIMITS.hand)


def waiting(view: View, place: int) -> int | None:
    """The card of the hand that would bring most on the space of that place."""
    cards = [card for card in usable(view) if type_of(card) == place // 2]
    return max(cards, key=lambda card: gain(view, card), default=None)


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
    if not view.hand:
        return say("alakazoo-outlook-empty")
    hopeful = usable(view)
    fits = [card for card in hopeful if type_of(card) in lit(view, seat)]
    if fits:
        best = sorted(fits, key=lambda card: -gain(view, card))[:FITS]
        return Markdown(" ".join(_fits(view, card, reader) for card in best))
    return _throws(view, hopeful, reader) if hopeful else say("alakazoo-outlook-none")


def _fits(view: View, card: int, reader: Reader) -> Markdown:
    facts = {"type": type_name(type_of(card), reader.say), "points": gain(view, card)}
    return reader.say("alakazoo-outlook-fits", **facts)


def _throws(view: View, cards: Sequence[int], reader: Reader) -> Markdown:
    """How often one, two, three dice light a space that a card of the hand waits for; of two such spaces either."""
    assert view.seat is not None
    missing = {type_of(card): dark_runes(view, view.seat, type_of(card)) for card in cards}
    best = {type_of(card): gain(view, card) for card in sorted(cards, key=lambda card: gain(view, card))}
    first = sorted(best, key=lambda space: (len(missing[space]), -best[space]))[:FITS]
    near = [space for space in first if len(missing[space]) == len(missing[first[0]])]
    names = [
        reader.say("alakazoo-outlook-space", type=type_name(space, reader.say), points=best[space]) for space in near
    ]
    chances = tenths(lambda throw: any(_lights(throw, missing[space]) for space in near))
    return reader.say("alakazoo-outlook-throws", first=names[0], second=names[-1], count=len(names), **chances)


def _lights(throw: Sequence[int], missing: Sequence[int]) -> bool:
    """Whether a throw covers those two runes or that one; a Star stands for any."""
    return throw.count(STAR) + sum(rune in throw for rune in missing) >= len(missing)


def tenths(happens: Callable[[Sequence[int]], bool]) -> dict[str, int]:
    """In how many of ten throws of one, two, three dice something happens."""
    found: dict[str, int] = {}
    for dice, name in enumerate(("one", "two", "three"), 1):
        throws = [*product(DIE, repeat=dice)]
        found[name] = round(TENTHS * sum(map(happens, throws)) / len(throws))
    return found


# ---- questions -----------------------------------------------------------------------------------------------------


def without_room(view: View, seat: int, results: Sequence[int]) -> list[int]:
    """Those results that match no free place: each costs a Dark token; a Star without one costs nothing."""
    masks = MASKS[view.boards[seat]]
    return [rune for rune in dict.fromkeys(results) if rune != STAR and not free(view, seat, masks[rune])]


def third_dark(view: View, seat: int) -> dict[str, int]:
    """In how many of ten throws of one, two, three dice `seat` gets its last Dark token, however well it resolves them.

    A result costs one where its rune has no place left (OO-24); Stars can go last. Empty in the last round, where it
    costs nothing, and where something else counts too: the supply may run out (OO-25), or a token be one too many at
    once (OO-51).
    """
    if is_last_round(view):
        return {}
    most = view.runes[seat].bit_count() + view.magic[seat] + LIMITS.dice
    if supply(view) < LIMITS.dice or (EDITIONS[view.options.edition].at_once and most > LIMITS.magic):
        return {}
    room = {rune: free(view, seat, MASKS[view.boards[seat]][rune]).bit_count() for rune in DIE if rune != STAR}
    missing = LIMITS.dark - view.dark[seat]
    return tenths(lambda throw: sum(max(0, throw.count(rune) - room[rune]) for rune in room) >= missing)


def _turn(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Which runes have no room, how near the third Dark token is, what takes them away, and who is near the end."""
    seat, say = decision.seat, reader.say
    bad, said = without_room(view, seat, DIE), list[Markdown]()
    if bad:
        said.append(say("alakazoo-stakes-turn", bad=len(bad), runes=runes_text(bad, say)))
    if seat != reader.seat:  # the board, on which `race` tells the rest
        return Markdown(" ".join(said))
    skips = bool(view.dark[seat] and EDITIONS[view.options.edition].skip)
    if any((chances := third_dark(view, seat)).values()):
        said.append(say("alakazoo-stakes-third", bad=len(bad), skip=int(skips), **chances))
    elif skips:
        said.append(say("alakazoo-stakes-skip", dark=view.dark[seat]))
    near = max(filled(view, each) for each in range(view.seats) if each != seat) >= len(SPACES) - 1
    if is_last_round(view) or near:  # how far one's own is stands in the picture
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
    elif len(cards) > 1:
        said.append(reader.say("alakazoo-stakes-place"))
    return Markdown("\n".join(filter(None, said)))


def _trim(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Having too much costs a Dark token; what of it is of least use, which is the reader's alone to know."""
    dark = view.dark[decision.seat]
    third = dark == LIMITS.dark - 1 and not is_last_round(view)
    key = "alakazoo-stakes-trim-third" if third else "alakazoo-stakes-trim"
    said = [_lost(view, decision.seat, reader) or reader.say(key, dark=dark, limit=LIMITS.dark)]
    if decision.seat == view.seat == reader.seat:
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
