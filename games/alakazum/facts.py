"""What the options of Alakazum! mean: costs, gains, chances in exact fractions, from one view alone.

Names of amounts: ``stars`` (by how much the most stars of one culture of a team change, AZ-90), ``card`` and
``character`` (come or go), ``level``, ``combat``, ``dice`` (a roll each), ``faces`` (of a die, on which it leaves),
``won``, ``energy``, ``points`` (of an Alakazum), ``help`` and ``potions`` (combat that may come), ``likely`` (the same
on average), ``die`` (potions for a roll), ``cards`` (hidden ones), ``doll``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from games.kernel.facts import NOBODY, Amount, Fact, Line, total
from games.kernel.frames import PASS, named
from games.kernel.game import Decision

from .actions import Act
from .ai import BOLD, MERITS
from .cards import (
    COMBAT_POTION,
    DIE_POTION,
    ENERGY,
    FIRST_HAND,
    FIRST_TRAP,
    RECOVERY,
    ROBBERY,
    VOODOO,
)
from .combat import FOREST, Charm, Fight, Hypnosis
from .deeds import action, drafted, numbers
from .forest import CrystalBall, GiveHalf
from .magic import Magic
from .odds import (
    FACES,
    Side,
    beaten,
    before,
    cards_of,
    changed,
    doll,
    faces,
    fight,
    gone,
    held,
    lost,
    meets,
    moved,
    turned_up,
    under_way,
)
from .plans import planned
from .rules import Conjuring, Showdown
from .state import face_down, losable, points

if TYPE_CHECKING:
    from .view import View


# ---- what is asked -------------------------------------------------------------------------------------------------


def _fighter(view: View, seat: int, line: Line) -> Fact:
    """Who fights a character of the forest, alone or with who helps."""
    return under_way(view, seat, numbers(line, "helper"), line[0][1])


def _helper(view: View, seat: int, line: Line) -> Fact:
    return under_way(view, seat, numbers(line, "helper"))


def _potion(view: View, seat: int, line: Line) -> Fact:
    """Once the dice lie: how it stands with what is played (AZ-51)."""
    bout = view.frame(Fight)
    own, totals = bout.seats.index(seat), [*bout.totals]
    spent = numbers(line, "potion")
    totals[own] += sum([COMBAT_POTION[card] for card in spent])
    if ("rob",) in line:
        robbed = bout.played[bout.robbable(seat, 0)][1]
        totals[1 - own] -= COMBAT_POTION[robbed]
        spent = [*spent, ROBBERY]
    sides = [Side(bout.seats[side], bout.fighters[side], totals[side], 0) for side in (0, 1)]
    fact = fight(view, seat, sides[0], sides[1])
    kept = tuple([each._replace(number=each.number - _given(each, spent, seat)) for each in fact.unless])
    return fact._replace(cost=cards_of(spent, seat), unless=tuple([each for each in kept if each.number > 0]))


def _given(amount: Amount, spent: Sequence[int], seat: int) -> int:
    """What of an amount that may still come is spent."""
    tables: dict[str, Sequence[int]] = {"potions": COMBAT_POTION, "die": DIE_POTION}
    return sum([tables[amount.what][card] for card in spent]) if amount.what in tables and amount.whose == seat else 0


def _die(view: View, seat: int, line: Line) -> Fact:
    """AZ-55: a roll that exceeds the resistance takes the loser over."""
    roll, bout = view.frame(Hypnosis), view.frame(Fight)
    spent = numbers(line, "potion")
    total = bout.roll + sum([DIE_POTION[card] for card in spent])
    loser = bout.fighters[1 - bout.seats.index(roll.seat)]
    gain = moved(view, seat, roll.robber, loser) if total > roll.resistance else ()
    rest = sum([DIE_POTION[card] for card in held(view, seat)]) - sum([DIE_POTION[card] for card in spent])
    stands = (Amount("roll", total, seat), Amount("resistance", roll.resistance, roll.robber, loser))
    stands += (Amount("die", rest, seat),) * bool(rest)
    robbers = view.hands[roll.robber].count(None) if spent and roll.robber != FOREST else 0
    unless = (Amount("die", rest, seat),) * bool(rest and line[-1][0] == "potion")
    unless += (Amount("cards", robbers, roll.robber),) * bool(robbers)
    return Fact("roll", cards_of(spent, seat), gain, (), _others(roll.robber), stands, unless)


def _dice(view: View, seat: int, line: Line) -> Fact:
    """AZ-98: a fight whose helpers are named, before its dice fall."""
    bout = view.frame(Fight)
    mine, theirs = [
        before(view, seat, c, helping, False) for seat, (c, *helping) in zip(bout.seats, bout.sides(), strict=True)
    ]
    return fight(view, seat, mine, theirs)


def _hypnosis(view: View, seat: int, line: Line) -> Fact:
    """AZ-98: the throw that may take the loser of a fight over, before potions."""
    bout, charm = view.frame(Fight), view.frame(Charm)
    loser, rival = charm.loser(bout), bout.seats[1 - bout.seats.index(charm.seat)]
    on = faces(view, rival, loser)
    chance = Fraction(on, FACES)
    chances = ((chance, moved(view, charm.seat, rival, loser)), (1 - chance, ()))
    stands = (Amount("faces", on, charm.seat, loser),)
    return Fact("roll", chances=tuple([each for each in chances if each[0]]), touches=_others(rival), stands=stands)


def _flip(view: View, seat: int, line: Line) -> Fact:
    """AZ-81, AZ-98: the enemy that an Alakazum turns over."""
    cast = view.frame(Showdown)
    return cast_against(view, cast.seat, cast.culture, cast.points, cast.place)


def _others(seat: int) -> tuple[int, ...]:
    return (seat,) if seat != FOREST else ()


def _rob(view: View, seat: int, line: Line) -> Fact:
    """AZ-55: the other side of it: robbing the potion may save the loser."""
    roll, bout = view.frame(Hypnosis), view.frame(Fight)
    loser, total, cost, gain = bout.fighters[bout.seats.index(seat)], bout.roll, (), ()
    if line[-1] == ("rob",):
        potion = bout.played[bout.robbable(seat, 1)][1]
        total, cost, gain = total - DIE_POTION[potion], cards_of([ROBBERY], seat), cards_of([potion], seat)
    if total > roll.resistance:
        cost += lost(gone(view, seat, loser))
    stands = (Amount("roll", total, roll.seat), Amount("resistance", roll.resistance, seat, loser))
    return Fact("rob", cost, gain, (), (roll.seat,), stands, (Amount("cards", len(view.hands[roll.seat]), roll.seat),))


def _recovery(view: View, seat: int, line: Line) -> Fact:
    """AZ-105: the fighter is kept for a potion."""
    if line[-1] == ("recover",):
        return Fact("recovery", cards_of([RECOVERY], seat))
    return Fact("recovery", lost(gone(view, seat, view.frame(Fight).fighters[0])))


def _lose(view: View, seat: int, line: Line) -> Fact:
    return Fact("lose", lost(gone(view, seat, line[-1][1])))


def _start(view: View, seat: int, line: Line) -> Fact:
    """AZ-14: who begins with whom."""
    c = line[-1][1]
    return Fact("start", gain=(Amount("character", 1, seat, c), *changed(view, seat, comes=c)))


def _trick(view: View, seat: int, line: Line) -> Fact:
    """AZ-35: half of the hand, or a character: the one that costs least, unless it is said who."""
    if line[0] == ("half",):
        return Fact("half", (Amount("card", len(view.hands[seat]) // 2, seat),))
    said = numbers(line, "lose") or losable(view, seat)
    return Fact("character", lost(max([gone(view, seat, c) for c in said], key=lambda goes: total(goes, "stars"))))


def _santa(view: View, seat: int, line: Line) -> Fact:
    """AZ-36: with 1 or 2 it explodes where it is handed to."""
    rival = line[-1][1]
    explodes = Amount("exploded", 1, rival), *[Amount("character", -1, rival)] * bool(losable(view, rival))
    return Fact("santa", chances=((Fraction(2, FACES), explodes), (Fraction(4, FACES), ())), touches=(rival,))


def _give(view: View, seat: int, line: Line) -> Fact:
    """AZ-34: a card goes, perhaps it is known to whom."""
    frame = view.find(GiveHalf)
    given = numbers(line, "give")
    if not given and frame is not None and frame.card >= 0:
        given = [frame.card]
    to = numbers(line, "to") or [1 - seat] * (view.seats == 2)
    return Fact("give", cards_of(given, seat), touches=tuple(to))


def _thanksgiving(view: View, seat: int, line: Line) -> Fact:
    """AZ-102: one goes to the left, one comes from the right."""
    left, right = [(seat + step) % view.seats for step in (1, -1)]
    gain = (Amount("card", 1, seat),) if view.hands[right] else ()
    return Fact("give", cards_of([line[-1][1]], seat), gain, touches=(left,))


def _pay(view: View, seat: int, line: Line) -> Fact:
    """AZ-44: hats, and what is still owed then."""
    hats = numbers(line, "hat")
    left = view.frame(Magic).owes(view) - sum([ENERGY[hat] for hat in hats])
    return Fact("pay", cards_of(hats, seat), stands=(Amount("energy", max(0, left), seat),))


def _witch(view: View, seat: int, line: Line) -> Fact:
    return Fact("take", gain=cards_of(numbers(line, "take"), seat))


def _forest(view: View, seat: int, line: Line) -> Fact:
    """AZ-63: a hand card is kept; a character or a trap must be faced."""
    word, card = line[-1]
    if word == "put":
        return Fact("put", stands=(Amount("card", 1, NOBODY, card),))
    if card >= FIRST_TRAP:
        return Fact("trap", stands=(Amount("card", 1, NOBODY, card),))
    return Fact("keep", gain=cards_of([card], seat)) if card >= FIRST_HAND else meets(view, seat, card)


def _ball(view: View, seat: int, line: Line) -> Fact:
    """One card more is risked for those that lie open, or they are kept."""
    open_ = cards_of(view.frame(CrystalBall).cards, seat)
    if line[-1] == ("stop",):
        return Fact("stop", gain=open_)
    return Fact("more", chances=turned_up(view), stands=open_)


# ---- an Alakazum ---------------------------------------------------------------------------------------------------


def _alakazum(view: View, seat: int, line: Line) -> Fact:
    """AZ-80: of what isn't said yet all that the hand can show, and the enemy that is likeliest beaten."""
    frame = view.find(Conjuring)
    said = drafted(frame.draft if frame is not None else (), line)
    culture, place = named(said, "culture"), named(said, "enemy")
    if culture is None:
        return Fact("nothing")
    shown = numbers(said, "reveal") if place is not None else held(view, seat)
    strong = points(view, seat, culture, shown)
    if place is None:
        place = max(face_down(view), key=lambda each: beaten(view, each, strong))
    return cast_against(view, seat, culture, strong, place)._replace(unless=doll(view, seat))


def cast_against(view: View, seat: int, culture: str, strong: int, place: int) -> Fact:
    """An Alakazum as it is announced."""
    chance, others = beaten(view, place, strong), tuple([each for each in range(view.seats) if each != seat])
    chances = ((chance, (Amount("won", 1, seat),)), (1 - chance, ()))
    stands = (Amount("points", strong, seat, culture),)
    return Fact("alakazum", chances=tuple([each for each in chances if each[0]]), touches=others, stands=stands)


def _voodoo(view: View, seat: int, line: Line) -> Fact:
    """AZ-70: what was announced comes, or a doll stops it. What comes is public but for one's own secrets."""
    if line[-1] == ("doll",):
        return Fact("doll", cards_of([VOODOO], seat), touches=(view.turn,))
    frame = view.frames[-2] if len(view.frames) > 1 else None
    if isinstance(frame, Showdown):
        fact = cast_against(view, frame.seat, frame.culture, frame.points, frame.place)
        return fact._replace(touches=(frame.seat,))
    return under_way(view, seat) if isinstance(frame, Fight) else Fact("let")


# ---- all of them ---------------------------------------------------------------------------------------------------

FACTS: dict[str, Callable[[View, int, Line], Fact]] = {
    "start": _start,
    "fighter": _fighter,
    "helper": _helper,
    "potion": _potion,
    "die": _die,
    "rob": _rob,
    "recovery": _recovery,
    "give": _give,
    "thanksgiving": _thanksgiving,
    "trick": _trick,
    "santa": _santa,
    "lose": _lose,
    "action": action,
    "voodoo": _voodoo,
    "pay": _pay,
    "witch": _witch,
    "forest": _forest,
    "ball": _ball,
    "alakazum": _alakazum,
    "dice": _dice,
    "hypnosis": _hypnosis,
    "present": lambda view, seat, line: Fact("throw"),
    "flip": _flip,
}
"""By the kind of question."""


def facts(view: View, decision: Decision, lines: Sequence[Line]) -> list[Fact]:
    """See `Game.facts`."""
    worths = worths_of(view, decision, lines)
    return [
        fact(view, decision.seat, decision.kind, line)._replace(worth=worth)
        for line, worth in zip(lines, worths, strict=True)
    ]


def fact(view: View, seat: int, kind: str, line: Line) -> Fact:
    """Of one line, without its worth; of a draft as it stands, where nothing more is said. What only leads on, as a
    group does, or back, is a fact of its word alone."""
    if line and (kind not in FACTS or line[-1][0] in ("group", "back")):
        return Fact(line[-1][0])
    return FACTS[kind](view, seat, line)


def worths_of(view: View, decision: Decision, lines: Sequence[Line]) -> list[float]:
    """What `normal` weighs; of another seat's question, and of a throw, nothing."""
    if decision.seat != view.seat or decision.is_roll:
        return [0.0] * len(lines)
    if decision.kind == "action":
        act = view.find(Act)
        return planned(view, decision.seat, act.draft if act is not None else (), lines)
    if decision.kind == "alakazum":
        return [float(_alakazum(view, decision.seat, line).chance("won")) - BOLD * (line[-1] != PASS) for line in lines]
    merit = MERITS[decision.kind](view, decision)
    return [merit(line[0]) for line in lines]
