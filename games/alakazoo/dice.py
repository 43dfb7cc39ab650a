"""Rolling the dice: what they bring, in which order, and where the tokens go (OO-22 … OO-25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.kernel.frames import Frame, Question, Roll, ask

from .cards import BOARDS, DIE, MASKS, PLACES, SLOT, STAR, at
from .limits import Limits
from .state import free, supply

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .rules import Alakazoo

RESOLVE = tuple(("resolve", rune) for rune in DIE)
LIGHT = tuple(("light", place) for place in (*PLACES, SLOT))


@dataclass(slots=True)
class Throw(Roll["Alakazoo"]):
    """OO-22: one, two or all three dice are rolled together."""

    def rolled(self, g: Alakazoo, dice: list[int]) -> None:
        runes = sorted([DIE[die - 1] for die in dice])
        g.tell("rolled", self.seat, *runes)
        g.push(Dice(self.seat, runes))


@dataclass(slots=True)
class Dice(Frame["Alakazoo"]):
    """OO-22: the results are resolved one by one; the order is asked only while two unresolved ones differ."""

    seat: int
    results: list[int]

    def run(self, g: Alakazoo) -> bool:
        results = self.results
        if not results:
            g.stack.pop()
        elif results[0] == results[-1]:
            resolve(g, self.seat, results.pop())
        else:
            return False
        return True

    def choices(self, g: Alakazoo) -> list[Question]:
        options = tuple([RESOLVE[rune] for rune in dict.fromkeys(self.results)])
        return ask(self.seat, "order", options, options[0], True)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        self.results.remove(action[1])
        resolve(g, seat, action[1])


def resolve(g: Alakazoo, seat: int, rune: int) -> None:
    """OO-23 to OO-25: a result takes a Magic token to a place of the player's choice.

    A Star without a place: nothing; a rune without one: a Dark token. No Magic token left in the supply: nothing.
    """
    places = places_for(g, seat, rune)
    if not places:
        if rune == STAR:
            g.tell("nothing", seat, rune, "full")
        else:
            g.take_dark(seat)
    elif not supply(g.state):
        g.tell("nothing", seat, rune, "supply")
    elif places & (places - 1):
        g.push(Light(seat, rune, places))
    else:
        light(g, seat, places.bit_length() - 1)


def places_for(g: Alakazoo, seat: int, rune: int) -> int:
    """Where a Magic token may go for a result, as bits: matching runes that are free, for a Star the Keeper too."""
    s = g.state
    places = free(s, seat, MASKS[s.boards[seat]][rune])
    return places | 1 << SLOT if rune == STAR and g.slots_free(seat) else places


@dataclass(slots=True)
class Light(Frame["Alakazoo"]):
    """OO-23, OO-24: the place of the token, where there are several (`places`, as bits)."""

    seat: int
    rune: int
    places: int

    def choices(self, g: Alakazoo) -> list[Question]:
        options = at(LIGHT, self.places)
        return ask(self.seat, "light", options, options[-1], True)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        g.stack.pop()
        light(g, seat, action[1])


def light(g: Alakazoo, seat: int, place: int) -> None:
    """A Magic token comes from the supply to `place`; in the earlier edition one too many goes at once (OO-51)."""
    if place == SLOT:
        g.state.magic[seat] += 1
    else:
        g.state.runes[seat] |= 1 << place
    g.tell("lit", seat, place, STAR if place == SLOT else BOARDS[g.state.boards[seat]][place])
    if g.edition.at_once:
        g.push(Limits(seat))
