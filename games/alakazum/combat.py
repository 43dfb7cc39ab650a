"""Fights: against a character of the forest, and between players.

AZ-31 … AZ-33, AZ-45, AZ-50 … AZ-57; pieces and the recovery potion of Alakazum! 2 (AZ-103, AZ-105).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from games.kernel.frames import PASS, Alternate, Frame, Question, Roll, ask
from games.kernel.values import Actions

from .cards import (
    CAPE,
    COMBAT_POTION,
    DIE,
    DIE_POTION,
    NUMBERS,
    RECOVERY,
    ROBBERY,
    SCEPTRE,
    SCEPTRE_COMBAT,
    TOP,
)
from .questions import Choose, those, words
from .state import State2, Zones, can_leave, resistance

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .rules import Alakazum

FOREST = -1
"""In the place of a defender's seat."""
AS_COMBAT, AS_DIE, AS_ROBBERY, AS_RECOVERY = 0, 1, 2, 3
"""How a potion was played."""

COMBAT_POTIONS, DIE_POTIONS = (
    frozenset([card for card, bonus in enumerate(bonuses) if bonus]) for bonuses in (COMBAT_POTION, DIE_POTION)
)
ANSWERS = {
    "potion": COMBAT_POTIONS | {ROBBERY},
    "die": DIE_POTIONS,
    "rob": frozenset((ROBBERY,)),
    "recovery": frozenset((RECOVERY,)),
}
"""Which cards answer a question with a hand."""
POTION = words("potion")
FIGHTER = words("fighter")
HELPER = words("helper")
ROB: Action = ("rob",)
RECOVER: Action = ("recover",)


# ---- characters on their way ---------------------------------------------------------------------------------------


def rise(g: Alakazum, seat: int, character: int, to: int | None = None) -> None:
    """A character levels up, at most to C (AZ-57); with `to` it rises at once to that level."""
    levels = g.state.levels
    level = min(levels[character] + 1, TOP) if to is None else to
    if level > levels[character]:
        levels[character] = level
        g.tell("level", seat, character, level)


def bury(g: Alakazum, seat: int, character: int, why: str, by: int) -> None:
    """A character goes to the cemetery, back to A (AZ-57).

    The event says `why`, and `by` which card: "fight" and the foe, "trap" and the trap, "alakazum" and the enemy.
    """
    g.state.teams[seat].remove(character)
    g.state.levels[character] = 0
    g.state.cemetery.append(character)
    g.tell("buried", seat, character, why, by)
    lay_piece_aside(g, character)


def lay_piece_aside(g: Alakazum, character: int) -> None:
    """AZ-103: a cape or a sceptre goes on the market deck when its character goes to the cemetery."""
    s = g.state
    if character in s.capes or character in s.sceptres:
        piece, bearers = (CAPE, cast(State2, s).capes) if character in s.capes else (SCEPTRE, cast(State2, s).sceptres)
        bearers.remove(character)
        s.market.append(piece)
        g.tell("dropped", character, piece)


def hypnotize(g: Alakazum, seat: int, rival: int, character: int) -> None:
    """A rival's character changes teams and keeps its level."""
    g.state.teams[rival].remove(character)
    g.state.teams[seat].append(character)
    g.tell("joined", seat, character, rival)


@dataclass(slots=True)
class Fight(Frame["Alakazum"]):
    """What both kinds of fight have: `step` by step, from the fighters to the potions laid on the market deck.

    `seats` and `fighters` are attacker and defender; `played` holds (seat, potion, how) in the order used.
    """

    seats: tuple[int, ...]
    fighters: list[int]
    helpers: list[int]
    guards: list[int]
    totals: list[int]
    played: list[tuple[int, int, int]]
    roll: int
    step: int

    def sides(self) -> tuple[Sequence[int], Sequence[int]]:
        """Who fights and helps on each side."""
        return (self.fighters[0], *self.helpers), (self.fighters[1], *self.guards)

    def throw(self, g: Alakazum) -> None:
        """Whoever fights or helps with a die rolls it once, now (AZ-31, AZ-50): all in one throw of the attacker's."""
        levels, combat = g.state.levels, NUMBERS[g.rules].combat
        count = sum([combat[c][levels[c]] == DIE for side in self.sides() for c in side])
        g.push(Dice(self.seats[0], count))

    def add_up(self, g: Alakazum, dice: list[int]) -> None:
        """Add up the combat of both sides, and let them play potions.

        A sceptre counts for whoever fights or helps, and adds to a rolled die (AZ-103).
        """
        levels, sceptres, numbers = g.state.levels, g.state.sceptres, NUMBERS[g.rules]
        rolled = iter(dice)
        for side, fighting in enumerate(self.sides()):
            total = 0
            for c in fighting:
                combat = numbers.combat[c][levels[c]]
                if combat == DIE:
                    combat = next(rolled)
                    g.tell("rolled", self.seats[side], "combat", c, combat)
                if c in sceptres:
                    combat += SCEPTRE_COMBAT
                total += combat
            self.totals[side] = total
        g.tell("strengths", *self.seats, *self.fighters, *self.totals)
        g.push(Potions(self.players(), 0, 0))

    def players(self) -> tuple[int, ...]:
        """The seats that fight, without the forest."""
        return self.seats if self.seats[1] != FOREST else self.seats[:1]

    def hypnosis(self, g: Alakazum, side: int) -> None:
        """The winner's player rolls against the loser's resistance, and may help with die potions (AZ-32, AZ-53…55)."""
        g.push(Charm(self.seats[side], 1))

    def charmed(self, g: Alakazum, side: int, die: int) -> None:
        """The die of the hypnosis lies."""
        loser = self.fighters[1 - side]
        self.roll = die
        g.tell("rolled", self.seats[side], "hypnosis", loser, die)
        g.push(Hypnosis(self.seats[side], self.seats[1 - side], resistance(g.state, loser), 0))

    def succeeded(self, g: Alakazum, side: int) -> bool:
        """Whether the roll of `side` exceeds the loser's resistance."""
        return self.roll > resistance(g.state, self.fighters[1 - side])

    def play(self, g: Alakazum, seat: int, potion: int, how: int) -> None:
        """A potion is laid open; it counts at once."""
        g.state.hands[seat].remove(potion)
        self.played.append((seat, potion, how))
        if how == AS_COMBAT:
            self.totals[self.seats.index(seat)] += COMBAT_POTION[potion]
        elif how == AS_DIE:
            self.roll += DIE_POTION[potion]
        g.tell("potion", seat, potion, ("combat", "die", "robbery", "recovery")[how])

    def robbable(self, thief: int, how: int) -> int:
        """Where the last potion lies that counts for the opponent of `thief`; −1: nowhere (AZ-52)."""
        played = self.played
        for at in range(len(played) - 1, -1, -1):
            if played[at][0] != thief and played[at][2] == how:
                return at
        return -1

    def rob(self, g: Alakazum, thief: int, how: int) -> None:
        """A robbery potion takes the last potion that counts for the opponent into the thief's hand (AZ-52)."""
        victim, potion, _ = self.played.pop(self.robbable(thief, how))
        if how == AS_COMBAT:
            self.totals[self.seats.index(victim)] -= COMBAT_POTION[potion]
        else:
            self.roll -= DIE_POTION[potion]
        self.play(g, thief, ROBBERY, AS_ROBBERY)
        insort(g.state.hands[thief], potion)
        g.tell("robbed", thief, victim, potion)

    def clear(self, g: Alakazum) -> None:
        """The fight is over: what was played goes on the market deck in the order used (AZ-45)."""
        g.stack.pop()
        g.strike(*self.players())
        g.state.market += [potion for _, potion, _ in self.played]


@dataclass(slots=True)
class ForestFight(Fight):
    """AZ-31: a character of the forest is shown and must be fought. The defender is FOREST."""

    def run(self, g: Alakazum) -> bool:
        self.step = step = self.step + 1
        seat = self.seats[0]
        if step == 1:
            g.push(Fighter(seat, g.state.teams[seat][:], ""))
        elif step == 2:
            ask_for_helpers(g, seat, self.fighters[0], self.helpers)
        elif step == 3:
            self.throw(g)
        elif step == 4:
            if self.totals[0] > self.totals[1]:
                g.tell("won", seat, *self.fighters)
                rise(g, seat, self.fighters[0])
                self.hypnosis(g, 0)
            else:
                g.tell("lost", seat, *self.fighters)
                if g.EXPANSION and g.state.hands[seat] and can_leave(g.state, seat, self.fighters[0]):
                    g.push(Recovery(seat))
        elif self.totals[0] > self.totals[1]:
            self.settle(g)
        else:
            self.lost(g)
        return True

    def settle(self, g: Alakazum) -> None:
        """AZ-32: it joins the team at level A, or goes to the cemetery."""
        self.clear(g)
        seat, foe = self.seats[0], self.fighters[1]
        if self.succeeded(g, 0):
            g.state.teams[seat].append(foe)
            g.tell("joined", seat, foe, FOREST)
        else:
            g.state.cemetery.append(foe)
            g.tell("buried", FOREST, foe, "roll", self.roll)

    def lost(self, g: Alakazum) -> None:
        """AZ-33: it goes back into the deck, the fighter to the cemetery if it can leave; then the deck is shuffled.

        AZ-105: a recovery potion keeps the fighter in the team, at its level.
        """
        self.clear(g)
        seat, (fighter, foe) = self.seats[0], self.fighters
        g.state.forest.append(foe)
        recovered = any(how == AS_RECOVERY for _, _, how in self.played)
        if can_leave(g.state, seat, fighter) and not recovered:
            bury(g, seat, fighter, "fight", foe)
        g.shuffle_forest()


def meet(g: Alakazum, seat: int, character: int) -> None:
    """A character of the forest appears and must be fought."""
    g.tell("appeared", seat, character)
    g.push(ForestFight((seat, FOREST), [-1, character], [], [], [0, 0], [], 0, 0))


@dataclass(slots=True)
class Combat(Fight):
    """AZ-50 … AZ-56: one character attacks a rival's. `helpers` come with the announcement."""

    def run(self, g: Alakazum) -> bool:
        self.step = step = self.step + 1
        if step == 1:
            ask_for_helpers(g, self.seats[1], self.fighters[1], self.guards)
        elif step == 2:
            self.throw(g)
        elif step == 3:
            self.resolve(g)
        else:
            self.settle(g)
        return True

    def winner(self) -> int:
        """The side that won: the attacker (0) only if strictly higher."""
        return 0 if self.totals[0] > self.totals[1] else 1

    def resolve(self, g: Alakazum) -> None:
        """AZ-53, AZ-54: the winner levels up first, then rolls. AZ-56: no roll for who cannot change hands."""
        side = self.winner()
        loser = self.fighters[1 - side]
        g.tell("won", self.seats[side], self.fighters[side], loser)
        rise(g, self.seats[side], self.fighters[side])
        if can_leave(g.state, self.seats[1 - side], loser):
            self.hypnosis(g, side)

    def settle(self, g: Alakazum) -> None:
        """Die above resistance: the loser changes teams, keeping its level."""
        self.clear(g)
        side = self.winner()
        if self.roll and self.succeeded(g, side):
            hypnotize(g, self.seats[side], self.seats[1 - side], self.fighters[1 - side])


# ---- who fights, who helps -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Fighter(Choose):
    """AZ-31: one of the player's characters fights the character of the forest."""

    KIND: ClassVar[str] = "fighter"
    WORDS: ClassVar[Actions] = FIGHTER

    def chosen(self, g: Alakazum, character: int) -> None:
        g.frame(Fight).fighters[0] = character
        g.tell("fighter", self.seat, character)


def possible_helpers(zones: Zones, seat: int, fighter: int, helping: Sequence[int]) -> list[int]:
    """AZ-50: one sociable character beside the fighter.

    By the rules of version 2 one with two marks could join beside another helper.
    """
    sociable = NUMBERS[zones.rules].sociable
    full = any(sociable[c] == 1 for c in helping)
    return [c for c in zones.teams[seat] if sociable[c] > full and c != fighter and c not in helping]


def ask_for_helpers(g: Alakazum, seat: int, fighter: int, helping: list[int]) -> None:
    """Ask `seat` for the next helper, if there is one."""
    among = possible_helpers(g.state, seat, fighter, helping)
    if among:
        g.push(Helper(seat, among, ""))


@dataclass(slots=True)
class Helper(Choose):
    """AZ-50: a sociable character adds its combat."""

    KIND: ClassVar[str] = "helper"
    WORDS: ClassVar[Actions] = HELPER
    MAY_PASS: ClassVar[bool] = True

    def chosen(self, g: Alakazum, character: int) -> None:
        fight = g.frame(Fight)
        side = fight.seats.index(self.seat)
        helping = fight.guards if side else fight.helpers
        helping.append(character)
        g.tell("helper", self.seat, character)
        ask_for_helpers(g, self.seat, fight.fighters[side], helping)


# ---- dice ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Throw(Roll["Alakazum"]):
    """AZ-98: a throw that decides is asked of its player, since version 4 of the rules."""

    def is_asked(self, g: Alakazum) -> bool:
        return g.rules >= 4


@dataclass(slots=True)
class Dice(Throw):
    """AZ-31, AZ-50, AZ-98: all dice that fight are rolled together, by whoever attacks or explores."""

    KIND: ClassVar[str] = "dice"

    def is_asked(self, g: Alakazum) -> bool:
        return g.rules >= 4 and self.count > 0

    def concerns(self, g: Alakazum) -> Sequence[int]:
        return g.frame(Fight).players()

    def rolled(self, g: Alakazum, dice: list[int]) -> None:
        g.frame(Fight).add_up(g, dice)


@dataclass(slots=True)
class Charm(Throw):
    """AZ-32, AZ-53, AZ-54, AZ-98: the winner's player rolls to hypnotize the loser."""

    KIND: ClassVar[str] = "hypnosis"

    def concerns(self, g: Alakazum) -> Sequence[int]:
        return g.frame(Fight).players()

    def loser(self, fight: Fight) -> int:
        """Who is to be hypnotized."""
        return fight.fighters[1 - fight.seats.index(self.seat)]

    def rolled(self, g: Alakazum, dice: list[int]) -> None:
        fight = g.frame(Fight)
        fight.charmed(g, fight.seats.index(self.seat), dice[0])


# ---- potions -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Potions(Alternate["Alakazum"]):
    """AZ-51: attacker and defender in turn play a combat potion, rob or pass; in the forest one side alone (AZ-31)."""

    KIND: ClassVar[str] = "potion"

    def skips(self, g: Alakazum, seat: int) -> bool:
        return not g.state.hands[seat]

    def plays(self, g: Alakazum, seat: int) -> Actions:
        hand = g.state.hands[seat]
        plays = those(POTION, hand, COMBAT_POTION)
        if ROBBERY in hand and g.frame(Fight).robbable(seat, AS_COMBAT) >= 0:
            return (*plays, ROB)
        return plays

    def is_moot(self, g: Alakazum, seat: int) -> bool:
        """It wins as it stands, or not by all potions it holds. Who passes is asked again after a rival's potion."""
        fight = g.frame(Fight)
        side, hand = fight.seats.index(seat), g.state.hands[seat]
        lead = fight.totals[side] - fight.totals[1 - side] + side  # a tie is the defender's
        if lead > 0 or ROB in self.plays(g, seat):
            return lead > 0
        return lead + sum([COMBAT_POTION[card] for card in hand]) <= 0

    def played(self, g: Alakazum, seat: int, action: Action) -> None:
        fight = g.frame(Fight)
        if action == ROB:
            fight.rob(g, seat, AS_COMBAT)
        else:
            fight.play(g, seat, action[1], AS_COMBAT)

    def settled(self, g: Alakazum) -> None:
        pass


@dataclass(slots=True)
class Hypnosis(Frame["Alakazum"]):
    """AZ-55: while the roll does not exceed the resistance, die potions; after each the opponent may rob it.

    `robber` is the opponent's seat or FOREST; `asks` is 1 while the opponent is asked.
    """

    seat: int
    robber: int
    resistance: int
    asks: int

    def run(self, g: Alakazum) -> bool:
        if self.asks:
            if self.robber != FOREST and g.state.hands[self.robber]:
                return False
            self.asks = 0
        if g.frame(Fight).roll <= self.resistance and g.state.hands[self.seat]:
            return False
        g.stack.pop()
        return True

    def choices(self, g: Alakazum) -> list[Question]:
        if self.asks:
            plays = (ROB, PASS) if ROBBERY in g.state.hands[self.robber] else (PASS,)
            return ask(self.robber, "rob", plays, PASS, False)
        plays = those(POTION, g.state.hands[self.seat], DIE_POTION)
        return ask(self.seat, "die", (*plays, PASS), PASS, False)

    def is_moot(self, g: Alakazum, seat: int) -> bool:
        """All die potions that it holds don't lift the roll above the resistance."""
        lifted = g.frame(Fight).roll + sum([DIE_POTION[card] for card in g.state.hands[seat]])
        return not self.asks and lifted <= self.resistance

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        fight = g.frame(Fight)
        if self.asks:
            self.asks = 0
            if action == ROB:
                fight.rob(g, seat, AS_DIE)
        elif action == PASS:
            g.stack.pop()
        else:
            self.asks = 1
            fight.play(g, seat, action[1], AS_DIE)


@dataclass(slots=True)
class Recovery(Frame["Alakazum"]):
    """AZ-105: a character would go to the cemetery after a combat; a recovery potion keeps it, at its level."""

    seat: int

    def choices(self, g: Alakazum) -> list[Question]:
        options: Actions = (RECOVER, PASS) if RECOVERY in g.state.hands[self.seat] else (PASS,)
        return ask(self.seat, "recovery", options, PASS, False)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        g.stack.pop()
        if action == RECOVER:
            g.frame(Fight).play(g, seat, RECOVERY, AS_RECOVERY)
