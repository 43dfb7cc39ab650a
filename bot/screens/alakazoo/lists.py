"""Lists that say several words with one press: a whole throw, cards that go together, a power of the Keeper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from bot.screens.alakazoo.options import CHOICES
from bot.screens.alakazoo.words import RUNE_SIGNS, card_names, has_slots, rune_name, type_name
from bot.screens.custom_ids import in_a_row
from bot.screens.game import Choice, ListOf, Reader
from games.alakazoo.cards import BOARDS, EDITIONS, PLACES, SLOT
from games.alakazoo.dice import RESOLVE, Dice, Light
from games.alakazoo.facts import token_places, useful
from games.alakazoo.keeper import POWER, Keeper, possible
from games.alakazoo.limits import TrimHand, TrimMagic
from games.alakazoo.rules import KEEPER, SWAP
from games.alakazoo.view import View
from games.kernel.codec import short
from games.kernel.game import Action, Decision

MOST = 25
DONE: Action = ("done",)
Way = tuple[tuple[Action, ...], tuple[int, ...]]
"""What is said for all dice, and the places of their tokens."""


def steps_back(view: View, decision: Decision) -> int:
    """The words of a draft that were said together: that the Keeper is used, and with which power."""
    powers = view.find(Keeper)
    return 2 if decision.kind == "keeper" and powers is not None and len(powers.steps) == 1 else 1


def _moves(entries: Iterable[tuple[Sequence[Action], Choice]], hides: Iterable[Action]) -> ListOf:
    """Lines that are moves among the others."""
    return ListOf([(in_a_row(*map(short, said)), choice) for said, choice in entries], frozenset(hides))


def _turn(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Cards to swap, a power of the Keeper."""
    say, found = reader.say, list[ListOf]()
    if SWAP in decision.options:
        found.append(_moves(_swaps(view, reader), (SWAP,)))
    if KEEPER in decision.options:
        name = say.plain("alakazoo-do-keeper" if has_slots(view) else "alakazoo-do-helper")
        lines: list[tuple[Sequence[Action], Choice]] = []
        for power in POWER:
            if possible(view, decision.seat, power):
                made = CHOICES["power"](view, power, reader)
                label = say.plain("alakazoo-do-keeper-power", name=name, power=made.label)
                costs = say.plain("alakazoo-do-keeper-price", effect=made.description)
                lines.append(((KEEPER, POWER[power]), replace(made, label=label, description=costs)))
        found.append(_moves(lines, (KEEPER,)))
    return found


NAMED = 2
"""How many cards have room in the label of an option."""


def _swaps(view: View, reader: Reader) -> Iterator[tuple[Sequence[Action], Choice]]:
    """The cards without a use together, the whole hand, or those that are chosen then."""
    say = reader.say
    keep = useful(view, view.seat or 0, view.hand)
    spare = [card for card in view.hand if card not in keep]
    for cards in [spare, view.hand] if keep else [spare]:
        if cards:
            words = (SWAP, *[("discard", card) for card in cards], DONE)
            names, count = card_names(cards, say), len(cards)
            why = say.plain("alakazoo-swap-spare" if cards == spare else "alakazoo-swap-all", count=count)
            named = f"{names} · {why}" if cards == spare and count > NAMED else why
            yield words, Choice(say.plain("alakazoo-do-swap-cards", cards=names, count=count), named)
    if len(view.hand) > 1:
        yield (SWAP,), Choice(say.plain("alakazoo-do-swap"), say.plain("alakazoo-stakes-swap.about"))


def _discarded(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """What goes together where the hand, or the Magic, is more than one may keep."""
    trim = view.find(TrimHand) or view.frame(TrimMagic)
    count = trim.count - len(trim.picked)
    options = [option for option in decision.options if len(option) > 1]
    if count < 2:
        return []
    lines = [((option,), CHOICES[option[0]](view, option[1], reader)) for option in options]
    asked = reader.say.plain("alakazoo-list-trim", count=count)
    return [replace(_moves(lines, options), name="trim", asked=asked, most=min(count, len(lines)))]


# ---- a throw -------------------------------------------------------------------------------------------------------


def _throw(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Where the tokens of all dice go; where there are too many ways, or a die brings none, that of the next die."""
    dice, light, seat = view.find(Dice), view.find(Light), decision.seat
    if dice is None or EDITIONS[view.options.edition].at_once:
        return []
    ways = _first(view, light, dice.results) if light is not None else _ways(view, seat, dice.results, 0, 0)
    alike: dict[tuple[int, ...], Way] = {}
    for way in ways:  # tokens are alike: which die brought which is all the same
        alike.setdefault(tuple(sorted(way[1])), way)
    if 1 < len(alike) <= MOST and len(next(iter(alike))) > 1:
        lines = [(said, _way(view, seat, places, reader)) for said, places in alike.values()]
    elif light is None:
        lines = list(_next_die(view, seat, dice.results, reader))
    else:
        return []
    return [_moves(lines, decision.options)]


def _next_die(
    view: View, seat: int, results: Sequence[int], reader: Reader
) -> Iterator[tuple[Sequence[Action], Choice]]:
    """Each die with each of its places."""
    for rune in dict.fromkeys(results):
        name, found = rune_name(rune, reader.say), token_places(view, seat, rune)
        if len(found) < 2:
            yield (RESOLVE[rune],), Choice(name)
            continue
        for place in found:
            to = _way(view, seat, (place,), reader)
            yield (RESOLVE[rune], ("light", place)), Choice(f"{name} → {to.label}")


def _way(view: View, seat: int, places: Sequence[int], reader: Reader) -> Choice:
    """The places."""
    say, board = reader.say, BOARDS[view.boards[seat]]
    where = [
        say.plain("alakazoo-do-slot") if place == SLOT else f"{type_name(place // 2, say)} {RUNE_SIGNS[board[place]]}"
        for place in sorted(places)
    ]
    return Choice(" · ".join(where))


def _first(view: View, light: Light, rest: Sequence[int]) -> Iterator[Way]:
    """Every way from the die on whose place is asked now."""
    for place in [place for place in (*PLACES, SLOT) if light.places >> place & 1]:
        for said, places in _ways(view, light.seat, rest, *_taken(0, 0, place)):
            yield (("light", place), *said), (place, *places)


def _ways(view: View, seat: int, results: Sequence[int], runes: int, slots: int) -> Iterator[Way]:
    """Every way to use these results, `runes` and `slots` taken already."""
    if not results:
        yield (), ()
        return
    rune, rest = results[0], results[1:]
    order: tuple[Action, ...] = () if rune == results[-1] else (RESOLVE[rune],)
    found = token_places(view, seat, rune, runes, slots)
    for place in found:
        word: tuple[Action, ...] = (("light", place),) if len(found) > 1 else ()
        for said, places in _ways(view, seat, rest, *_taken(runes, slots, place)):
            yield (*order, *word, *said), (place, *places)


def _taken(runes: int, slots: int, place: int) -> tuple[int, int]:
    return (runes, slots + 1) if place == SLOT else (runes | 1 << place, slots)


LISTS: dict[str, Callable[[View, Decision, Reader], list[ListOf]]] = {
    "turn": _turn,
    "order": _throw,
    "light": _throw,
    "trim-hand": _discarded,
    "trim-magic": _discarded,
}
"""By the kind of question."""
