"""What the actions of phase 2 mean: markets, objects, fights and spells, as they are drafted (AZ-40 … AZ-44)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from games.kernel.facts import NOBODY, Amount, Amounts, Fact, Line
from games.kernel.frames import BACK, named
from games.kernel.game import Action

from .actions import ANNOUNCE, Act, hungry
from .cards import BROOM, CAPE, CAPE_RESISTANCE, COST, CRYSTAL_BALL, MARKET_NUMBER, SCEPTRE_COMBAT, TOP
from .magic import LOOKED_AT
from .odds import before, cards_of, changed, doll, exchanged, fight, strongest, turned_up
from .plans import plans
from .state import energy_marks

if TYPE_CHECKING:
    from .view import View


def numbers(line: Line, word: str) -> list[int]:
    """What is named with that word, as often as it is said."""
    return [said[1] for said in line if said[0] == word]


def action(view: View, seat: int, line: Line) -> Fact:
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
    return Fact("market", cards_of([shown], seat), cards_of(taken, seat), unless=doll(view, seat))


def _object(view: View, seat: int, said: Sequence[Action]) -> Fact:
    """AZ-42, AZ-103, AZ-104: a meal lets characters rise, the others serve one."""
    card, served = named(said, "give"), named(said, "culture")
    cost, unless = cards_of([card], seat), doll(view, seat)
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
