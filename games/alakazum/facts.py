"""What the options of Alakazum! mean: costs, gains, chances in exact fractions, from one view alone.

Names of amounts: ``stars`` (by how much the most stars of one culture of a team change, AZ-90), ``card`` and
``character`` (come or go), ``level``, ``combat``, ``dice`` (a roll each), ``faces`` (of a die, on which it leaves),
``won``, ``energy``, ``points`` (of an Alakazum), ``help`` and ``potions`` (combat that may come), ``likely`` (the same
on average), ``die`` (potions for a roll), ``cards`` (hidden ones), ``doll``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from games.kernel.facts import NOBODY, Amount, Amounts, Fact, Line, total
from games.kernel.frames import BACK, PASS, named
from games.kernel.game import Action, Decision

from .actions import ANNOUNCE, Act, hungry
from .ai import BOLD, MERITS
from .cards import (
    BROOM,
    CAPE,
    CAPE_RESISTANCE,
    COMBAT_POTION,
    COST,
    CRYSTAL_BALL,
    DIE_POTION,
    ENERGY,
    FIRST_HAND,
    FIRST_TRAP,
    MARKET_NUMBER,
    RECOVERY,
    ROBBERY,
    SCEPTRE_COMBAT,
    TOP,
    VOODOO,
)
from .combat import FOREST, Charm, Fight, Hypnosis
from .forest import CrystalBall, GiveHalf
from .magic import LOOKED_AT, Magic
from .odds import (
    FACES,
    Side,
    beaten,
    before,
    changed,
    doll,
    exchanged,
    faces,
    fight,
    gone,
    held,
    lost,
    meets,
    moved,
    strongest,
    turned_up,
    under_way,
)
from .plans import planned, plans
from .rules import Conjuring, Showdown
from .state import energy_marks, face_down, losable, points

if TYPE_CHECKING:
    from .view import View


def numbers(line: Line, word: str) -> list[int]:
    """What is named with that word, as often as it is said."""
    return [said[1] for said in line if said[0] == word]


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
    return fact._replace(cost=_cards(spent, seat), unless=tuple([each for each in kept if each.number > 0]))


def _given(amount: Amount, spent: Sequence[int], seat: int) -> int:
    """What of an amount that may still come is spent."""
    tables: dict[str, Sequence[int]] = {"potions": COMBAT_POTION, "die": DIE_POTION}
    return sum([tables[amount.what][card] for card in spent]) if amount.what in tables and amount.whose == seat else 0


def _cards(cards: Iterable[int], seat: int) -> Amounts:
    return tuple([Amount("card", 1, seat, card) for card in cards])


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
    return Fact("roll", _cards(spent, seat), gain, (), _others(roll.robber), stands, unless)


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
        total, cost, gain = total - DIE_POTION[potion], _cards([ROBBERY], seat), _cards([potion], seat)
    if total > roll.resistance:
        cost += lost(gone(view, seat, loser))
    stands = (Amount("roll", total, roll.seat), Amount("resistance", roll.resistance, seat, loser))
    return Fact("rob", cost, gain, (), (roll.seat,), stands, (Amount("cards", len(view.hands[roll.seat]), roll.seat),))


def _recovery(view: View, seat: int, line: Line) -> Fact:
    """AZ-105: the fighter is kept for a potion."""
    if line[-1] == ("recover",):
        return Fact("recovery", _cards([RECOVERY], seat))
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
    return Fact("give", _cards(given, seat), touches=tuple(to))


def _thanksgiving(view: View, seat: int, line: Line) -> Fact:
    """AZ-102: one goes to the left, one comes from the right."""
    left, right = [(seat + step) % view.seats for step in (1, -1)]
    gain = (Amount("card", 1, seat),) if view.hands[right] else ()
    return Fact("give", _cards([line[-1][1]], seat), gain, touches=(left,))


def _pay(view: View, seat: int, line: Line) -> Fact:
    """AZ-44: hats, and what is still owed then."""
    hats = numbers(line, "hat")
    left = view.frame(Magic).owes(view) - sum([ENERGY[hat] for hat in hats])
    return Fact("pay", _cards(hats, seat), stands=(Amount("energy", max(0, left), seat),))


def _witch(view: View, seat: int, line: Line) -> Fact:
    return Fact("take", gain=_cards(numbers(line, "take"), seat))


def _forest(view: View, seat: int, line: Line) -> Fact:
    """AZ-63: a hand card is kept; a character or a trap must be faced."""
    word, card = line[-1]
    if word == "put":
        return Fact("put", stands=(Amount("card", 1, NOBODY, card),))
    if card >= FIRST_TRAP:
        return Fact("trap", stands=(Amount("card", 1, NOBODY, card),))
    return Fact("keep", gain=_cards([card], seat)) if card >= FIRST_HAND else meets(view, seat, card)


def _ball(view: View, seat: int, line: Line) -> Fact:
    """One card more is risked for those that lie open, or they are kept."""
    open_ = _cards(view.frame(CrystalBall).cards, seat)
    if line[-1] == ("stop",):
        return Fact("stop", gain=open_)
    return Fact("more", chances=turned_up(view), stands=open_)


# ---- the action ----------------------------------------------------------------------------------------------------


def _action(view: View, seat: int, line: Line) -> Fact:
    """What is drafted with these words; of what is only begun, the best of all that begin so."""
    act = view.find(Act)
    said = drafted(act.draft if act is not None else (), line)
    if said == [("pass",)]:
        return Fact("nothing")
    return ACTIONS[said[0][0]](view, seat, completed(view, seat, said))


def drafted(draft: Line, line: Line) -> list[Action]:
    """A draft with words more, some of which may take others back."""
    whole: list[Action] = [tuple(word) for word in draft]
    for word in line:
        if word == BACK:
            whole.pop()
        else:
            whole.append(word)
    return [word for word in whole if word[0] != "group"]


def completed(view: View, seat: int, said: Sequence[Action]) -> Sequence[Action]:
    """An action whole: against a target the strongest fights; else as `normal` would go on."""
    if named(said, "target") is not None and named(said, "attacker") is None:
        attacker, *helping = strongest(view, seat, view.teams[seat])
        return [*said, ("attacker", attacker), *[("helper", each) for each in helping]]
    if said[-1][0] in ("fight", "rival", "market", "give", "magic", "spell", "send"):
        fitting = [plan for plan in plans(view, seat) if set(said) <= set(plan.words)]
        return max(fitting).words if fitting else said
    return said


def _market(view: View, seat: int, said: Sequence[Action]) -> Fact:
    """AZ-41: the top cards of the market for the one that is shown."""
    shown = named(said, "show")
    taken = [*reversed(view.market)][: MARKET_NUMBER[shown]]
    return Fact("market", _cards([shown], seat), _cards(taken, seat), unless=doll(view, seat))


def _object(view: View, seat: int, said: Sequence[Action]) -> Fact:
    """AZ-42, AZ-103, AZ-104: a meal lets characters rise, the others serve one."""
    card, served = named(said, "give"), named(said, "culture")
    cost, unless = _cards([card], seat), doll(view, seat)
    for word in ("rider", "bearer"):
        if (c := named(said, word)) is not None:
            gives = "safe" if card == BROOM else "resistance" if card == CAPE else "combat"
            more = {"safe": 1, "resistance": CAPE_RESISTANCE, "combat": SCEPTRE_COMBAT}[gives]
            return Fact("object", cost, (Amount(gives, more, seat, c),), unless=unless)
    if card == CRYSTAL_BALL:
        return Fact("object", cost, chances=turned_up(view), unless=unless)
    risen = dict.fromkeys(hungry(view, seat, served) if served else (), TOP)
    gain = tuple([Amount("level", TOP - view.levels[c], seat, c) for c in risen])
    return Fact("meal", cost, (*gain, *changed(view, seat, risen=risen)), unless=unless)


def _fight(view: View, seat: int, said: Sequence[Action]) -> Fact:
    """AZ-43: an attack; the rival's helpers and both sides' potions may come."""
    target, attacker = named(said, "target"), named(said, "attacker")
    rival = next(other for other, team in enumerate(view.teams) if target in team)
    helping = numbers(said, "helper")
    mine, theirs = before(view, seat, attacker, helping, ANNOUNCE not in said), before(view, rival, target)
    return fight(view, seat, mine, theirs, announced=False)


def _magic(view: View, seat: int, said: Sequence[Action]) -> Fact:
    """AZ-44: what a spell costs in hats, and what it does."""
    spell, targets = named(said, "spell"), [word[1] for word in said[2:] if len(word) > 1]
    price = Amount("energy", max(0, COST[spell] - energy_marks(view, seat)), seat)
    gain = brings(view, seat, spell, *targets)
    stands = (Amount("energy", COST[spell]),)
    touches = tuple({each.whose for each in gain} - {seat, NOBODY})
    return Fact("spell", (price,) * bool(price.number), gain, (), touches, stands, doll(view, seat))


def brings(view: View, seat: int, spell: str, target: int = -1, fetched: int = -1) -> Amounts:
    """AZ-60 … AZ-66: what a spell does; of one whose target isn't said yet nothing."""
    at_once = {
        "miserable-witch": Amount("card", min(2, len(view.market)), seat),
        "magic-of-the-forest": Amount("seen", min(LOOKED_AT, len(view.forest)), seat),
        "deja-vu": Amount("action", 2, seat),
    }
    if spell in at_once:
        return (at_once[spell],)
    if target < 0 or (spell == "levitation" and fetched < 0):
        return ()
    if spell == "training":
        return (Amount("level", 1, seat, target), *changed(view, seat, risen={target: view.levels[target] + 1}))
    if spell == "divination":
        return (Amount("seen", 1, seat, target),)
    if spell == "resurrect":
        return (Amount("character", 1, seat, target), *changed(view, seat, comes=target))
    return exchanged(view, seat, target, fetched)


ACTIONS: dict[str, Callable[[View, int, Sequence[Action]], Fact]] = {
    "market": _market,
    "give": _object,
    "fight": _fight,
    "magic": _magic,
}


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
        return Fact("doll", _cards([VOODOO], seat), touches=(view.turn,))
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
    "action": _action,
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
