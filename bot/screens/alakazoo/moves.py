"""What each choice brings and risks, in signs and a few words, made of its fact."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.screens.alakazoo.words import card_name, card_names, type_name
from bot.screens.game import Reader, Stake, signed
from bot.texts import Markdown, Texts
from games.alakazoo.cards import SLOT, creature_of, type_of
from games.alakazoo.view import View
from games.kernel.facts import Fact, total, which
from games.kernel.game import Decision

MOST = 95
"""Letters of a description, with what stands first in it; signs count double."""
TENTHS = 10
DARK = "🟣"


def _roll(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """How often a card fits then, how often it brings a Dark token, of ten throws; what comes in none isn't said."""
    fits, dark = [round(TENTHS * fact.chance(what)) if fact.chances else 0 for what in ("open", "dark")]
    told = [reader.say.plain("alakazoo-brings-fits", chance=_tenths(fits, reader.say))] * bool(fits)
    return Stake(" · ".join([*told, *[f"{DARK} {_tenths(dark, reader.say)}"] * bool(dark)]))


def _tenths(ways: int, say: Texts) -> str:
    return say.plain("brings-chance", ways=ways, all=TENTHS)


def _column(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """How many cards, the points that they can bring; then what each is good for, where that is too long of those alone
    that are of use, or the names of these."""
    say, cards, good = reader.say, which(fact.gain, "card"), which(fact.stands, "points")
    points, over = total(fact.stands, "points"), total(fact.stands, "over")
    words = [say.plain("brings-cards", count=len(cards)), *[signed(points)] * bool(points), *[DARK] * bool(over)]
    brings, useful = " · ".join(words), [card for card in cards if card in good]
    named = [
        *[
            say.several([Markdown(f"{card_name(card, say)} {use(view, card, fact, say)}") for card in some])
            for some in (cards, useful)
            if some
        ],
        card_names(useful or cards, say),
    ]
    told = [say.plain("alakazoo-column-of", cards=each, over=over) for each in named]
    return Stake(brings, next((each for each in told if len(f"{brings} · {each}") <= MOST), told[-1]))


def use(view: View, card: int, fact: Fact, say: Texts) -> str:
    """What a card of a column brings, or why it is of no use."""
    points = {each.which: each.number for each in fact.stands if each.what == "points"}
    if card in points:
        return f"+{points[card]}"
    filled = view.portals[view.turn if view.seat is None else view.seat][type_of(card)] >= 0
    return say.plain(f"alakazoo-column-{'full' if filled else 'double'}")


def _light(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """The points that can be placed then; what the tokens are for."""
    opened = [card for card in which(fact.stands, "points") if type_of(card) in which(fact.gain, "open")]
    points = sum([each.number for each in fact.stands if each.which in opened])
    own = decision.seat == view.seat
    return Stake(signed(points) if opened else "", " · ".join(_for(fact, opened, own, reader.say)))


def _for(fact: Fact, opened: list[int], own: bool, say: Texts) -> Iterator[str]:
    """To whoever rolled: the cards that fit then, the spaces lit for none, the cards that wait for one more."""
    spaces = {place // 2 for place in which(fact.gain, "magic") if place != SLOT}
    waiting = [card for card in which(fact.stands, "points") if card not in opened]
    lit = [Markdown(type_name(space, say)) for space in which(fact.gain, "lit") if space not in map(type_of, opened)]
    if not spaces and own:
        yield say.plain("alakazoo-light-slot")
    elif own and not (opened or waiting or lit):
        yield say.plain("alakazoo-light-none")
    for card in opened:
        yield say.plain("alakazoo-light-opens", card=card_name(card, say))
    if lit:
        yield say.plain("alakazoo-throw-lit", types=say.several(lit))
    for card in waiting:
        yield say.plain("alakazoo-light-waits", card=card_name(card, say))


def _place(view: View, decision: Decision, fact: Fact, reader: Reader) -> Stake:
    """The points, and what for."""
    (card,), points = which(fact.cost, "card"), total(fact.gain, "points")
    own = creature_of(card) == view.boards[decision.seat]
    first = all(portal[type_of(card)] < 0 for portal in view.portals)
    why = ("none", "first", "own", "both")[2 * own + first]
    return Stake(signed(points), reader.say.plain("alakazoo-place-points", why=why))


BRINGS: dict[str, Callable[[View, Decision, Fact, Reader], Stake]] = {
    "roll": _roll,
    "column": _column,
    "light": _light,
    "place": _place,
    "skip": lambda view, decision, fact, reader: Stake(f"−{total(fact.gain, 'returned')} {DARK}" if fact.gain else ""),
    "resolve": lambda view, decision, fact, reader: Stake(DARK if fact.cost else ""),
}
"""By the kind of fact."""
