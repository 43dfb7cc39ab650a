"""What is left to dice and to hidden cards, in exact fractions, from one view alone: fights above all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from games.kernel.facts import Amount, Amounts, Fact

from .cards import (
    COMBAT_POTION,
    DIE,
    DIE_POTION,
    DOLLS,
    FIRST_HAND,
    FIRST_TRAP,
    HAND_KINDS,
    NUMBERS,
    RECOVERY,
    ROBBERY,
    SCEPTRE_COMBAT,
    TOP,
    VOODOO,
)
from .combat import FOREST, Fight, ForestFight, possible_helpers
from .state import best_stars, can_leave, most_stars, owner_of, resistance
from .view import seen
from .worth import beats

if TYPE_CHECKING:
    from .view import View

FACES = 6


def combat_of(view: View, character: int) -> int:
    """A character's combat now, its sceptre's too (AZ-103); DIE where it rolls."""
    own = NUMBERS[view.rules].combat[character][view.levels[character]]
    return own if own == DIE else own + SCEPTRE_COMBAT * (character in view.sceptres)


def held(view: View, seat: int) -> list[int]:
    """The cards of a hand that the view knows."""
    return [card for card in view.hands[seat] if card is not None]


def changed(view: View, seat: int, comes: int = -1, goes: int = -1, risen: Mapping[int, int] | None = None) -> Amounts:
    """By how much the most stars of a team change; nothing where they don't."""
    levels = [*view.levels]
    for character, level in (risen or {}).items():
        levels[character] = level
    team = [each for each in view.teams[seat] if each != goes] + ([comes] if comes >= 0 else [])
    more = most_stars(team, levels) - best_stars(view, seat)
    return (Amount("stars", more, seat),) if more else ()


def unseen(view: View) -> Counter[int]:
    """The cards that this view doesn't show: in hidden hands and in the forest."""
    return Counter(view.box.cards) - seen(view)


def doll(view: View, seat: int) -> Amounts:
    """The voodoo dolls with which the rivals of `seat` may stop what it announces (AZ-70)."""
    hidden = [len(hand) for rival, hand in enumerate(view.hands) if rival != seat and rival != view.seat]
    mine = held(view, view.seat).count(VOODOO) if view.seat not in (None, seat) else 0
    most = min(sum(hidden), unseen(view)[VOODOO]) + mine
    return (Amount("doll", most),) if most and view.removed.count(VOODOO) < DOLLS else ()


def hidden_potions(view: View, seat: int) -> tuple[int, int]:
    """What the hidden cards of `seat` can add to its combat: at most, and on average."""
    added = sorted([COMBAT_POTION[card] for card in unseen(view).elements() if card in HAND_KINDS], reverse=True)
    cards = view.hands[seat].count(None)
    return sum(added[:cards]), round(cards * sum(added) / max(1, len(added)))


def most_help(view: View, seat: int, fighter: int, helping: Sequence[int]) -> int:
    """The most combat that further helpers can add (AZ-50)."""
    found = [0]
    for each in possible_helpers(view, seat, fighter, helping):
        combat = combat_of(view, each)
        own = FACES + SCEPTRE_COMBAT * (each in view.sceptres) if combat == DIE else combat
        found.append(own + most_help(view, seat, fighter, (*helping, each)))
    return max(found)


@lru_cache
def rolls(dice: int) -> Mapping[int, int]:
    """Of how many throws of so many dice each sum comes."""
    if not dice:
        return {0: 1}
    found = Counter[int]()
    for total, ways in rolls(dice - 1).items():
        for face in range(1, FACES + 1):
            found[total + face] += ways
    return found


def exceeds(mine: Side, theirs: Side) -> Fraction:
    """The chance that one side has strictly more than another."""
    ways = sum(
        a * b
        for own, a in rolls(mine.dice).items()
        for other, b in rolls(theirs.dice).items()
        if mine.fixed + own > theirs.fixed + other
    )
    return Fraction(ways, FACES ** (mine.dice + theirs.dice))


# ---- fights --------------------------------------------------------------------------------------------------------


class Side(NamedTuple):
    """Who fights: combat that is known, and dice that are still to be rolled."""

    seat: int
    fighter: int
    fixed: int
    dice: int
    further: int = 0
    """The most that helpers may still add."""
    likely: int = 0
    """What the best of them adds, a die at its average."""

    def amounts(self) -> Amounts:
        """As it stands."""
        fixed = Amount("combat", self.fixed, self.seat, self.fighter)
        return (fixed, Amount("dice", self.dice, self.seat)) if self.dice else (fixed,)


def before(view: View, seat: int, fighter: int, helping: Sequence[int] = (), helpers_come: bool = True) -> Side:
    """A side before the throw."""
    combats = [(combat_of(view, each), each in view.sceptres) for each in (fighter, *helping)]
    fixed = sum([SCEPTRE_COMBAT * sceptre if combat == DIE else combat for combat, sceptre in combats])
    dice = sum([combat == DIE for combat, _ in combats])
    if not helpers_come or seat == FOREST:
        return Side(seat, fighter, fixed, dice)
    friends = [combat_of(view, each) for each in possible_helpers(view, seat, fighter, helping)]
    likely = max([FACES // 2 if combat == DIE else combat for combat in friends], default=0)
    return Side(seat, fighter, fixed, dice, most_help(view, seat, fighter, helping), likely)


def faces(view: View, seat: int, character: int) -> int:
    """On how many faces of a die a character leaves its team; of one of the forest, on how many it joins."""
    free = seat == FOREST or can_leave(view, seat, character)
    return max(0, FACES - resistance(view, character)) if free else 0


def fight(view: View, seat: int, attacker: Side, defender: Side, *, announced: bool = True) -> Fact:
    """A fight as it stands, to `seat`: nobody plays a potion more or sends a helper, no doll stops it."""
    sides = (attacker, defender)
    mine = next((side for side in sides if side.seat == seat), attacker)
    theirs = defender if mine is attacker else attacker
    stands = (*mine.amounts(), *theirs.amounts())
    for side, winner in ((theirs, mine), (mine, theirs)):
        on = faces(view, side.seat, side.fighter) if winner.seat != FOREST else 0
        stands = (*stands, Amount("faces", on, winner.seat, side.fighter))
    chances = tuple(outcomes(view, attacker, defender))
    unless = (*(() if announced else doll(view, seat)), *may_come(view, mine), *may_come(view, theirs))
    touches = tuple([side.seat for side in sides if side.seat not in (seat, FOREST)])
    return Fact("fight", chances=chances, touches=touches, stands=stands, unless=unless)


def may_come(view: View, side: Side) -> Amounts:
    """What a side may still add, by helpers and by what it holds."""
    if side.seat == FOREST:
        return ()
    hand, hidden = held(view, side.seat), view.hands[side.seat].count(None)
    potions, mean = hidden_potions(view, side.seat) if hidden else (0, 0)
    found = {
        "help": side.further,
        "potions": potions + sum([COMBAT_POTION[card] for card in hand]),
        "likely": mean + side.likely,
        "die": sum([DIE_POTION[card] for card in hand]),
        "cards": hidden,
        "rob": hand.count(ROBBERY),
        "recovery": hand.count(RECOVERY),
    }
    return tuple([Amount(what, most, side.seat) for what, most in found.items() if most])


def outcomes(view: View, attacker: Side, defender: Side) -> Iterator[tuple[Fraction, Amounts]]:
    """AZ-31 … AZ-33, AZ-53 … AZ-57: who wins rises, then rolls for the loser; the forest takes a loser to its grave.

    What only help or potions could bring has the chance 0.
    """
    ahead = exceeds(attacker, defender)
    for chance, winner, loser in ((ahead, attacker, defender), (1 - ahead, defender, attacker)):
        if not chance and not {"help", "potions"} & {each.what for each in may_come(view, winner)}:
            continue
        if winner.seat == FOREST:
            yield chance, (Amount("won", 1, FOREST), *gone(view, loser.seat, loser.fighter))
            continue
        level = view.levels[winner.fighter] + 1
        risen = {winner.fighter: level} if level <= TOP else {}
        won = (Amount("won", 1, winner.seat), *[Amount("level", 1, winner.seat, each) for each in risen])
        on = Fraction(faces(view, loser.seat, loser.fighter), FACES)
        if on:
            yield chance * on, (*won, *moved(view, winner.seat, loser.seat, loser.fighter, risen))
        if on < 1:
            yield chance * (1 - on), (*won, *changed(view, winner.seat, risen=risen))


def moved(view: View, to: int, seat: int, character: int, risen: Mapping[int, int] | None = None) -> Amounts:
    """A character changes teams, as it is; from the forest it joins one (AZ-32)."""
    joins = (Amount("character", 1, to, character), *changed(view, to, comes=character, risen=risen))
    if seat == FOREST:
        return joins
    return (*joins, Amount("character", -1, seat, character), *changed(view, seat, goes=character))


def gone(view: View, seat: int, character: int) -> Amounts:
    """A character goes to the cemetery, if it can leave."""
    if not can_leave(view, seat, character):
        return ()
    return (Amount("character", -1, seat, character), *changed(view, seat, goes=character))


def exchanged(view: View, seat: int, sent: int, fetched: int) -> Amounts:
    """AZ-64: levels stay between teams; from and to the cemetery both end at A."""
    owner = owner_of(view, fetched)
    both = (Amount("character", -1, seat, sent), Amount("character", 1, seat, fetched))
    if owner < 0:
        return (*both, *changed(view, seat, comes=fetched, goes=sent, risen={fetched: 0}))
    theirs = (Amount("character", -1, owner, fetched), Amount("character", 1, owner, sent))
    own = changed(view, seat, comes=fetched, goes=sent)
    return (*both, *own, *theirs, *changed(view, owner, comes=sent, goes=fetched))


def cards_of(cards: Iterable[int], seat: int) -> Amounts:
    """Hand cards that come or go."""
    return tuple([Amount("card", 1, seat, card) for card in cards])


def lost(amounts: Amounts) -> Amounts:
    """The same as a cost: what goes, counted from above."""
    return tuple([each._replace(number=-each.number) for each in amounts])


def mean(view: View, *team: int) -> float:
    """The combat of several together, a die as it falls on average."""
    side = before(view, FOREST, team[0], team[1:])
    return side.fixed + (FACES + 1) / 2 * side.dice


def helped(view: View, seat: int, fighter: int) -> tuple[int, ...]:
    """A fighter with its best helper; alone where nobody adds anything."""
    helpers = [each for each in possible_helpers(view, seat, fighter, ()) if combat_of(view, each)]
    return (fighter, *sorted(helpers, key=lambda each: mean(view, each))[-1:])


def strongest(view: View, seat: int, fighters: Iterable[int]) -> tuple[int, ...]:
    """Who of these fights best, with the best helper."""
    return max([helped(view, seat, each) for each in fighters], key=lambda team: mean(view, *team))


def under_way(view: View, seat: int, more: Sequence[int] = (), fighter: int = -1) -> Fact:
    """The fight on the table before the throw, perhaps with a fighter or a helper more."""
    bout = view.frame(Fight)
    own = max(0, bout.seats.index(seat) if seat in bout.seats else 0)
    sides = list[Side]()
    for side, helping in enumerate((bout.helpers, bout.guards)):
        chosen = fighter if side == own and fighter >= 0 else bout.fighters[side]
        come = (side == 1 and bout.seats[1] != FOREST) or (side == 0 and isinstance(bout, ForestFight))
        sides.append(before(view, bout.seats[side], chosen, (*helping, *(more if side == own else ())), come))
    return fight(view, seat, sides[0], sides[1])


# ---- hidden cards ----------------------------------------------------------------------------------------------------


def meets(view: View, seat: int, character: int) -> Fact:
    """A character of the forest against one's strongest."""
    fighter, *helping = strongest(view, seat, view.teams[seat])
    mine = before(view, seat, fighter, helping, helpers_come=True)
    return fight(view, seat, mine, before(view, FOREST, character))


def turned_up(view: View) -> tuple[tuple[Fraction, Amounts], ...]:
    """AZ-104: what the next forest card is: a hand card, a character or a trap."""
    top = view.forest[-1]
    if top is not None:
        kinds = Counter([_kind(top)])
    else:
        hidden = view.forest.count(None)
        kinds = Counter[str]()
        for card, copies in unseen(view).items():
            kinds[_kind(card)] += copies
        kinds["card"] = hidden - kinds["met"] - kinds["trap"]  # the hidden hands hold hand cards alone
    whole = sum(kinds.values())
    return tuple([(Fraction(n, whole), (Amount(kind, 1),)) for kind, n in sorted(kinds.items()) if n])


def _kind(card: int) -> str:
    return "card" if FIRST_HAND <= card < FIRST_TRAP else "met" if card < FIRST_HAND else "trap"


def beaten(view: View, place: int, strong: int) -> Fraction:
    """The chance that so many points exceed the enemy at a place (AZ-81)."""
    return Fraction(*beats(view, place, strong))
