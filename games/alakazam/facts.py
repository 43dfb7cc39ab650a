"""What the options of Alakazam! mean: dice, cards and points as they would be if the round ended then.

Names of amounts: ``die`` and ``card`` (come or go), ``points`` (of the score sheet, more or fewer), ``open`` (what a
card in the market would score then). What a deal would bring stands in `stands`, of both, for it comes only if the
other accepts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from games.kernel.facts import Amount, Amounts, Fact, Line, which
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision

from .cards import NUMBERS
from .goals import ScoreSheet, sheet, worths
from .offers import ALL, MarkedDice, Offer, is_pattern, said
from .plans import offers
from .state import present, without
from .worth import outlook

if TYPE_CHECKING:
    from .view import View


# ---- the score sheet -----------------------------------------------------------------------------------------------


def known_hands(view: View) -> list[list[int]]:
    """The cards of each seat, as far as the view knows them."""
    return [[card for card in hand if card is not None] for hand in view.hands]


def sheet_with(view: View, seat: int, pools: Sequence[Sequence[int]], hands: Sequence[Sequence[int]]) -> ScoreSheet:
    """What a seat would score with these dice and cards."""
    return sheet(seat, pools, hands, present(view) or view.dealt, view.options.penalty == "flat")


def change(view: View, seat: int, gone: Iterable[int], come: Iterable[int]) -> int:
    """What a seat would score more with some dice gone and others there."""
    pools = [[*pool] for pool in view.pools]
    pools[seat] = sorted([*without(pools[seat], [*gone]), *come])
    return sheet_with(view, seat, pools, known_hands(view)).points - view.sheet(seat).points


def with_cards(view: View, seat: int, gone: Sequence[int], come: Sequence[int]) -> int:
    """What a seat would score more with some cards returned, others taken."""
    hands = known_hands(view)
    hands[seat] = sorted([*(card for card in hands[seat] if card not in gone), *come])
    return sheet_with(view, seat, view.pools, hands).points - view.sheet(seat).points


def opened(view: View, seat: int, gone: Iterable[int], come: Iterable[int]) -> Amounts:
    """What the cards in the market would score then, more than now: whoever takes one first has it."""
    pool = view.pools[seat]
    now, then = worths(tuple(sorted(pool)), seat), worths(tuple(sorted([*without(pool, [*gone]), *come])), seat)
    cards = [card for card in view.table if card is not None]
    return tuple([Amount("open", then[card], seat, card) for card in cards if then[card] > now[card]])


def is_rolled(view: View) -> bool:
    """The dice of this round have been rolled: cards can be met."""
    return any(pool and pool[0] % 10 for pool in view.pools)


def deal(view: View, giver: int, seat: int, given: MarkedDice, wanted: MarkedDice) -> Amounts:
    """Points of the one who is asked and of the giver; () where that depends on a choice, or can't be."""
    gets, gives = [die for die, _ in given], [die for die, _ in wanted]
    if any(map(is_pattern, gives)) or any(view.pools[seat].count(die) < gives.count(die) for die in gives):
        return ()
    pools, hands = [pool[:] for pool in view.pools], known_hands(view)
    pools[seat] = sorted([*without(pools[seat], gives), *gets])
    pools[giver] = sorted([*without(pools[giver], gets), *gives])
    after = [(each, sheet_with(view, each, pools, hands).points - view.sheet(each).points) for each in (seat, giver)]
    return tuple([Amount("points", points, each) for each, points in after])


# ---- what is asked -------------------------------------------------------------------------------------------------


def fact(view: View, seat: int, kind: str, line: Line) -> Fact:
    """Of one line, without its worth; of a dealing whose words aren't all said, as far as it goes."""
    word = line[-1][0] if line else ""
    if kind == "offer":
        return _answer(view, seat, line[0])
    if kind != "trade" or word in ("back", "group", "done", "not-done", "withdraw", "cancel", "wake"):
        return Fact(word)
    words = drafted_words(view, seat, line)
    first, cards = words[0][0], named_in(words, "card")
    if first == "swap":
        out, into = named_in(words, "out"), named_in(words, "in")
        sure = _moved("swap", "die", seat, out, into, change(view, seat, out, into))
        return sure._replace(stands=opened(view, seat, out, into))
    if first == "reroll":
        return _reroll(view, seat, named_in(words, "die"))
    if first in ("take", "return") and (cards or first == "take"):
        come, gone = (cards, []) if first == "take" else ([], cards)
        points = with_cards(view, seat, gone, come) if is_rolled(view) else 0
        return _moved(first, "card", seat, gone, come, points)
    if first in ("offer", "counter", "change") and len(words) > 1 and words[0] != ("change",):
        about = said(tuple(words))
        if about.to is not None and about.to != ALL:
            stands = deal(view, seat, about.to, about.given, about.wanted) if about.wanted else ()
            return Fact("offer", touches=(about.to,), stands=stands)
    return Fact(first)


def named_in(words: Sequence[Action], name: str) -> list[int]:
    """What stands behind that word, as often as it is said."""
    return [word[1] for word in words if word[0] == name]


def drafted_words(view: View, seat: int, line: Line) -> list[Action]:
    """A seat's draft with these words more, some of which may take others back."""
    words: list[Action] = [tuple(word) for word in view.trade.drafts[seat]] if view.trade is not None else []
    for word in line:
        if word != BACK:
            words.append(word)
        elif words:
            words.pop()
    return words


def _moved(kind: str, what: str, seat: int, gone: Iterable[int], come: Iterable[int], points: int) -> Fact:
    """What goes and comes for sure, and the points that it costs or brings."""
    cost = tuple([Amount(what, 1, seat, each) for each in gone])
    gain = tuple([Amount(what, 1, seat, each) for each in come])
    cost += (Amount("points", -points, seat),) * (points < 0)
    return Fact(kind, cost, gain + (Amount("points", points, seat),) * (points > 0))


def _reroll(view: View, seat: int, dice: Sequence[int]) -> Fact:
    """Of one die each number alike."""
    found = Counter[int]()
    for die in dice[:1]:
        found.update([change(view, seat, [die], [die // 10 * 10 + number]) for number in NUMBERS])
    whole = len(NUMBERS)
    outcomes = [(ways, (Amount("points", more, seat),) * bool(more)) for more, ways in sorted(found.items())]
    return Fact("reroll", chances=tuple([(Fraction(ways, whole), brings) for ways, brings in outcomes]))


def _answer(view: View, seat: int, option: Action) -> Fact:
    """An offer of another's: what accepting it does to both."""
    word, number = option
    offer: Offer | None = next((each for each in offers(view) if each.number == number), None)
    if offer is None:
        return Fact(word)
    stands = deal(view, offer.seat, seat, offer.given, offer.wanted) if word == "accept" else ()
    return Fact(word, touches=(offer.seat,), stands=stands)


# ---- all of them ---------------------------------------------------------------------------------------------------


def facts(view: View, decision: Decision, lines: Sequence[Line]) -> list[Fact]:
    """See `Game.facts`."""
    found = [fact(view, decision.seat, decision.kind, line) for line in lines]
    if decision.seat != view.seat or decision.kind == "look" or not is_rolled(view):
        return found
    return [each._replace(worth=worth_of(view, decision.seat, each)) for each in found]


def worth_of(view: View, seat: int, of: Fact) -> float:
    """What `normal` weighs: what the dice and the open goals promise then, more than now."""
    look, pool = outlook(view, seat), view.pools[seat]
    gone, come = which(of.cost, "die"), which(of.gain, "die") or [*dict.fromkeys(view.centre)]
    if gone and come:  # of a swap of which only half is said the best
        return max([look.worth([*without(pool, gone), die]) for die in come]) - look.worth(pool)
    if of.kind == "take":
        met = worths(tuple(sorted(pool)), seat)
        return float(sum([met[card] for card in which(of.gain, "card")]))
    return float(of.extent("points", seat)[0] + sum([each.number for each in of.stands if each.whose == seat]))
