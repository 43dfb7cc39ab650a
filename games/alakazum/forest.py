"""Phase 1: exploring the forest, and its traps (AZ-30 … AZ-37, AZ-90, AZ-102); the crystal ball (AZ-104)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from games.kernel.frames import BACK, Frame, Question, Together, ask
from games.kernel.values import Actions

from .cards import BLACK_FRIDAY, CUPCAKES, FIRST_HAND, HAND_KINDS, SANTAS_PRESENT, TRAPS, TRICK_OR_TREAT, VOODOO
from .combat import Throw, bury, meet
from .questions import Choose, listed, words
from .state import losable

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import Action

    from .rules import Alakazum

GIVE = words("give")
LOSE = words("lose")
TO = tuple(("to", seat) for seat in range(5))
HAND_ON = tuple(("hand", seat) for seat in range(5))
HALF: Action = ("half",)
CHARACTER: Action = ("character",)
MORE: Action = ("more",)
STOP: Action = ("stop",)


@dataclass(slots=True)
class Explore(Frame["Alakazum"]):
    """AZ-30: cards one by one, as many as the team had characters; a trap or a character ends it for good.

    AZ-90: a card must be drawn and the deck is empty: the invading traditions win.
    """

    seat: int
    count: int

    def run(self, g: Alakazum) -> bool:
        seat, hand = self.seat, g.state.hands[self.seat]
        g.stack.pop()
        for _ in range(self.count):
            if not g.state.forest:
                g.finish("forest")
                break
            card = g.draw()
            if card not in HAND_KINDS:
                face(g, seat, card)
                break
            insort(hand, card)
            g.tell("drew", seat)
            g.tell("drawn", seat, card, to=(seat,))
        return True


def face(g: Alakazum, seat: int, card: int) -> None:
    """A character or a trap of the forest is shown to all and faced at once."""
    if card < FIRST_HAND:
        meet(g, seat, card)
    else:
        spring(g, seat, card)


@dataclass(slots=True)
class CrystalBall(Frame["Alakazum"]):
    """AZ-104: forest cards are turned up for all to see, one at least, until their owner stops or the deck is empty.

    The hand cards are kept then. A trap or a character must be faced, and they go on the market deck instead, in the
    order turned up; a voodoo doll leaves the game.
    """

    seat: int
    cards: list[int]
    due: bool
    """A card is to be turned up before anybody is asked."""

    def run(self, g: Alakazum) -> bool:
        if not self.due:
            return False
        self.due = False
        card = g.draw()
        if card in HAND_KINDS:
            g.tell("turned", self.seat, card)
            self.cards.append(card)
            if not g.state.forest:
                self.keep(g)
        else:
            g.stack.pop()
            face(g, self.seat, card)
            self.lose(g)
        return True

    def choices(self, g: Alakazum) -> list[Question]:
        return ask(self.seat, "ball", (MORE, STOP), STOP, True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        if action == MORE:
            self.due = True
        else:
            self.keep(g)

    def keep(self, g: Alakazum) -> None:
        """What was turned up goes to the hand."""
        g.stack.pop()
        for card in self.cards:
            insort(g.state.hands[self.seat], card)
        g.tell("gathered", self.seat, tuple(self.cards))

    def lose(self, g: Alakazum) -> None:
        """What was turned up goes on the market deck; a doll out of the game."""
        for card in self.cards:
            (g.state.removed if card == VOODOO else g.state.market).append(card)
        if self.cards:
            g.tell("spilled", self.seat, tuple(self.cards))


# ---- traps ---------------------------------------------------------------------------------------------------------


def spring(g: Alakazum, seat: int, trap: int) -> None:
    """A trap is carried out, and it leaves the game (AZ-37)."""
    g.state.removed.append(trap)
    g.tell("trap", seat, trap)
    if trap == BLACK_FRIDAY:
        give_half(g, seat)
    elif trap == TRICK_OR_TREAT:
        trick_or_treat(g, seat)
    elif trap == SANTAS_PRESENT:
        g.push(SantasPresent(seat, 0))
    elif trap == CUPCAKES:
        g.skip_phase_2()
    else:
        thanksgiving(g, seat)


def give_half(g: Alakazum, seat: int) -> None:
    """AZ-34: half of the hand goes to the rivals; nothing with 0–1 cards."""
    half = len(g.state.hands[seat]) // 2
    if half:
        g.push(GiveHalf(seat, half, [], -1))


@dataclass(slots=True)
class GiveHalf(Frame["Alakazum"]):
    """AZ-34: card by card, as wanted; only the receiver sees a card; they change hands together at the end."""

    seat: int
    count: int
    gifts: list[Any]
    """(card, receiver) as far as they are chosen, a secret of the giver until all are; perhaps a ``("group", kind)`` at
    the end (AZ-68).
    """
    card: int
    """The card whose receiver is still to be named, a secret too; −1: none."""

    def choices(self, g: Alakazum) -> list[Question]:
        if self.card != -1:
            options = tuple([TO[rival] for rival in g.rivals(self.seat)])
        else:
            options = self.cards(g.state.hands[self.seat][:])
        default = options[-1]
        if self.gifts or self.card != -1:
            options = (*options, BACK)
        return ask(self.seat, "give", options, default, False)

    def chosen(self) -> list[tuple[int, int]]:
        """(card, receiver) as far as both are chosen."""
        return [gift for gift in self.gifts if gift[0] != "group"]

    def cards(self, rest: list[int]) -> Actions:
        """What of the hand is not given away yet."""
        for card, _ in self.chosen():
            rest.remove(card)
        group = self.gifts[-1][1] if len(self.gifts) > len(self.chosen()) else ""
        return listed(GIVE, tuple(dict.fromkeys(rest)), group)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        if self.gifts and self.gifts[-1][0] == "group":
            self.gifts.pop()
            if action == BACK:
                g.drafted()
                return
        if action == BACK:
            self.take_back(g)
        elif action[0] == "group":
            self.gifts.append(action)
            g.drafted()
            return
        elif action[0] == "to":
            self.gifts.append((self.card, action[1]))
            self.card = -1
        elif g.seats == 2:
            self.gifts.append((action[1], 1 - seat))
        else:
            self.card = action[1]
        if len(self.gifts) == self.count:
            g.stack.pop()
            self.hand_over(g)
        else:
            g.drafted()

    def take_back(self, g: Alakazum) -> None:
        """The word said last: a receiver, or a card."""
        if self.card != -1:
            self.card = -1
            return
        card, _ = self.gifts.pop()
        if g.seats > 2:
            self.card = card

    def hand_over(self, g: Alakazum) -> None:
        """The gifts change hands together."""
        hands, giver = g.state.hands, self.seat
        for rival in g.rivals(giver):
            cards = sorted(card for card, receiver in self.gifts if receiver == rival)
            for card in cards:
                hands[giver].remove(card)
                insort(hands[rival], card)
            if cards:
                g.strike(giver, rival)
                g.tell("gave", giver, rival, len(cards))
                g.tell("given", giver, rival, tuple(cards), to=(giver, rival))

    def seen_by(self, seat: int | None) -> Self:
        return self.copy() if seat == self.seat else type(self)(self.seat, self.count, [], -1)


def trick_or_treat(g: Alakazum, seat: int) -> None:
    """AZ-35: half of the hand or a character; what costs nothing can't be chosen while the other costs something."""
    options = (HALF,) if len(g.state.hands[seat]) > 1 else ()
    if losable(g.state, seat):
        options = (*options, CHARACTER)
    if options:
        g.push(TrickOrTreat(seat, options))


@dataclass(slots=True)
class TrickOrTreat(Frame["Alakazum"]):
    """AZ-35: the choice, where there is one."""

    seat: int
    options: tuple[Any, ...]

    def choices(self, g: Alakazum) -> list[Question]:
        return ask(self.seat, "trick", self.options, self.options[0], True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        g.stack.pop()
        if action == HALF:
            give_half(g, seat)
        else:
            lose_one(g, seat, losable(g.state, seat))


@dataclass(slots=True)
class SantasPresent(Frame["Alakazum"]):
    """AZ-36: 1–2 explodes and costs a character, 3+ hands the die to a rival, until it explodes.

    Who can lose nobody ends the trap unharmed.
    """

    seat: int
    rolled: int

    def run(self, g: Alakazum) -> bool:
        if self.rolled:
            return False
        g.push(Unwrap(self.seat, 1))
        return True

    def fell(self, g: Alakazum, die: int) -> None:
        """The die lies."""
        self.rolled = die
        g.tell("rolled", self.seat, "santa", -1, die)
        if die <= 2:
            g.stack.pop()
            g.tell("exploded", self.seat)
            lose_one(g, self.seat, losable(g.state, self.seat))

    def choices(self, g: Alakazum) -> list[Question]:
        options = tuple([HAND_ON[rival] for rival in g.rivals(self.seat)])
        return ask(self.seat, "santa", options, options[0], True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        self.seat, self.rolled = action[1], 0
        g.tell("handed", seat, action[1])


@dataclass(slots=True)
class Unwrap(Throw):
    """AZ-36, AZ-98: whoever holds the present rolls."""

    KIND: ClassVar[str] = "present"

    def rolled(self, g: Alakazum, dice: list[int]) -> None:
        g.frame(SantasPresent).fell(g, dice[0])


def thanksgiving(g: Alakazum, seat: int) -> None:
    """AZ-102: everybody with a hand card passes one to the left."""
    waiting = [each for each in (seat, *g.rivals(seat)) if g.state.hands[each]]
    if waiting:
        g.push(Thanksgiving(waiting, [], [""] * g.seats))


@dataclass(slots=True)
class Thanksgiving(Together["Alakazum"]):
    """AZ-102: all choose in secret; the cards change hands at the same time, to the left neighbour each."""

    groups: list[str]
    """Of each seat, the kind of card that it has named first (AZ-68); a secret too."""
    KIND: ClassVar[str] = "thanksgiving"

    def options(self, g: Alakazum, seat: int) -> Actions:
        return listed(GIVE, tuple(dict.fromkeys(g.state.hands[seat])), self.groups[seat])

    def choices(self, g: Alakazum) -> list[Question]:
        rows = super(Thanksgiving, self).choices(g)
        return [row._replace(options=(*row.options, BACK)) if self.groups[row.seat] else row for row in rows]

    def guess(self, g: Alakazum, seat: int, rng: Chance) -> Action:
        return GIVE[rng.choice(g.state.hands[seat])]

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        word = action[0]
        if word == "give":
            super(Thanksgiving, self).apply(g, seat, action, key)
            self.groups[seat] = ""
        else:
            self.groups[seat] = action[1] if word == "group" else ""
            g.drafted()

    def opened(self, g: Alakazum, answers: dict[int, Action]) -> None:
        hands = g.state.hands
        for giver, (_, card) in answers.items():
            hands[giver].remove(card)
        for giver in sorted(answers):
            card, receiver = answers[giver][1], (giver + 1) % g.seats
            insort(hands[receiver], card)
            g.tell("gave", giver, receiver, 1)
            g.tell("given", giver, receiver, (card,), to=(giver, receiver))

    def seen_by(self, seat: int | None) -> Self:
        new = super(Thanksgiving, self).seen_by(seat)
        new.groups = [group if owner == seat else "" for owner, group in enumerate(self.groups)]
        return new


def lose_one(g: Alakazum, seat: int, among: list[int]) -> None:
    """One of `among` goes to the cemetery, by its owner's choice; nothing where there is none."""
    if among:
        g.push(Lose(seat, among, ""))


@dataclass(slots=True)
class Lose(Choose):
    """A trap or a failed Alakazum costs a character (AZ-35, AZ-36, AZ-81)."""

    KIND: ClassVar[str] = "lose"
    WORDS: ClassVar[Actions] = LOSE

    def chosen(self, g: Alakazum, character: int) -> None:
        s = g.state
        if g.casts_alakazum:
            bury(g, self.seat, character, "alakazum", s.enemies[s.flipped[-1]])
        else:
            trap = next(card for card in reversed(s.removed) if card in TRAPS)  # a doll may lie on it (AZ-104)
            bury(g, self.seat, character, "trap", trap)
            if trap == SANTAS_PRESENT:
                g.strike(self.seat)
