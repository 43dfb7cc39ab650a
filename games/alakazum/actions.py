"""Phase 2: one action, drafted in secret, announced, perhaps cancelled by a doll (AZ-40 … AZ-45, AZ-70 … AZ-72)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from dataclasses import dataclass
from itertools import compress, product
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from games.kernel.frames import BACK, PASS, AskEach, Frame, Question, ask, named
from games.kernel.values import Actions

from .cards import BROOM, CAPE, CRYSTAL_BALL, CULTURE, DOLLS, GIVABLE, MARKET_NUMBER, MEAL, PIECE, TOP, VOODOO
from .combat import HELPER, Combat, possible_helpers, rise
from .forest import GIVE, CrystalBall
from .magic import Magic, can_cast, castable, fetchable, sendable, trainable
from .questions import Announced, each, listed, words
from .state import State2, Zones, face_down, owner_of

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .rules import Alakazum

MARKET: Action = ("market",)
OBJECT: Action = ("give",)
FIGHT: Action = ("fight",)
MAGIC: Action = ("magic",)
ANNOUNCE: Action = ("announce",)
DOLL: Action = ("doll",)
SHOW, RIDER, BEARER, TARGET, ATTACKER = (words(word) for word in ("show", "rider", "bearer", "target", "attacker"))
SEND, FETCH, TRAIN, RAISE = words("send"), words("fetch"), words("train"), words("raise")
VERBS: dict[tuple[bool, ...], Actions] = {
    possible: (*compress((MARKET, OBJECT, FIGHT, MAGIC), possible), PASS)
    for possible in product((False, True), repeat=4)
}
RIVAL = tuple(("rival", seat) for seat in range(5))
ENEMY = tuple(("enemy", place) for place in range(6))
LAST_WORDS = frozenset(("announce", "show", "culture", "rider", "bearer", "train", "raise", "enemy"))
"""An action is announced with these, and with a spell or an object that is meant for nobody."""
UNTARGETED: frozenset[Action] = frozenset(
    (*[("spell", name) for name in ("miserable-witch", "magic-of-the-forest", "deja-vu")], ("give", CRYSTAL_BALL))
)


# ---- the draft -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Act(Frame["Alakazum"]):
    """AZ-40: `left` actions are due (two in a Déjà vu, AZ-66), each drafted word by word until it is announced.

    The draft is a secret of its seat; every step of it asks the same kind of question and can be taken back.
    """

    seat: int
    left: int
    again: bool
    """Inside a Déjà vu: no other may be cast."""
    draft: list[Action]
    """The words chosen so far, perhaps a ``("group", culture)`` at the end (AZ-68)."""

    def run(self, g: Alakazum) -> bool:
        if self.left and (g.state.hands[self.seat] or verbs(g, self.seat, self.again) != (PASS,)):
            return False
        g.stack.pop()
        return True

    def choices(self, g: Alakazum) -> list[Question]:
        draft = self.draft
        if not draft:
            return ask(self.seat, "action", verbs(g, self.seat, self.again), PASS, False)
        group = ""
        if draft[-1][0] == "group":
            *draft, (_, group) = draft
        options = STEPS[self.verb](g, self, draft, group)
        return ask(self.seat, "action", (*options, BACK), BACK, False)

    @property
    def verb(self) -> str:
        """What kind of action is drafted, one of VERBS: the first word that was chosen."""
        (verb, *_), *_ = self.draft
        return verb

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        draft, word = self.draft, action[0]
        if word == "back":
            draft.pop()
            g.drafted()
            return
        if word == "pass":
            self.left -= 1
            return
        if draft and draft[-1][0] == "group":
            draft.pop()
        draft.append(action)
        if word in LAST_WORDS or action in UNTARGETED:
            announced = ANNOUNCED[self.verb]
            self.left, self.draft = self.left - 1, []
            announced(g, seat, draft)
        else:
            g.drafted()

    def seen_by(self, seat: int | None) -> Self:
        return self.copy() if seat == self.seat else type(self)(self.seat, self.left, self.again, [])


def verbs(g: Alakazum, seat: int, again: bool) -> Actions:
    """What can be done at all, and doing nothing."""
    s = g.state
    hand = s.hands[seat]
    market = bool(hand) and bool(s.market) and (hand[0] != VOODOO or hand[-1] != VOODOO)
    return VERBS[market, bool(hand and givable(s, seat, hand)), bool(attackable(s, seat)), can_cast(s, seat, again)]


def market_step(g: Alakazum, act: Act, draft: list[Action], group: str) -> Actions:
    """AZ-41: a hand card with a market number is shown."""
    kinds = tuple([card for card in dict.fromkeys(g.state.hands[act.seat]) if MARKET_NUMBER[card]])
    return listed(SHOW, kinds, group)


def object_step(g: Alakazum, act: Act, draft: list[Action], group: str) -> Actions:
    """AZ-42, AZ-103: a meal and its culture, a broom and its rider, a cape or sceptre and its bearer."""
    s, seat = g.state, act.seat
    if len(draft) == 1:
        return each(GIVE, givable(s, seat, s.hands[seat]))
    card: int = named(draft, "give")
    if card == BROOM:
        return listed(RIDER, sendable(s, seat), group)
    if PIECE[card]:
        return listed(BEARER, bearers(s, seat), group)
    return tuple([("culture", culture) for culture in MEAL[card] if hungry(s, seat, culture)])


def fight_step(g: Alakazum, act: Act, draft: list[Action], group: str) -> Actions:
    """AZ-43, AZ-50: the rival (where there are several), its character, the own one, helpers."""
    s, seat = g.state, act.seat
    rival = attacked(g, seat, draft)
    if rival is None:
        return tuple([RIVAL[other] for other in attackable(s, seat)])
    if named(draft, "target") is None:
        return listed(TARGET, s.teams[rival], group)
    attacker = named(draft, "attacker")
    if attacker is None:
        return listed(ATTACKER, s.teams[seat], group)
    return (ANNOUNCE, *[HELPER[c] for c in possible_helpers(s, seat, attacker, helpers_of(draft))])


def attacked(g: Alakazum, seat: int, draft: list[Action]) -> int | None:
    """The rival that a fight's draft names; with two players there is only one."""
    return 1 - seat if g.seats == 2 else named(draft, "rival")


def helpers_of(draft: list[Action]) -> list[int]:
    """The helpers that a fight's draft names."""
    return [part[1] for part in draft if part[0] == "helper"]


def magic_step(g: Alakazum, act: Act, draft: list[Action], group: str) -> Actions:
    """AZ-44, AZ-60 … AZ-67: a spell, then what it is cast on."""
    s, seat = g.state, act.seat
    if len(draft) == 1:
        return castable(s, seat, act.again)
    spell = named(draft, "spell")
    if spell == "training":
        return listed(TRAIN, trainable(s, seat), group)
    if spell == "resurrect":
        return listed(RAISE, s.cemetery, group)
    if spell == "divination":
        return tuple([ENEMY[place] for place in face_down(s)])
    if named(draft, "send") is None:
        return listed(SEND, sendable(s, seat), group)
    return listed(FETCH, fetchable(s, seat), group) if named(draft, "fetch") is None else (ANNOUNCE,)


STEPS: dict[str, Callable[[Alakazum, Act, list[Action], str], Actions]] = {
    "market": market_step,
    "give": object_step,
    "fight": fight_step,
    "magic": magic_step,
}


# ---- the announcement ----------------------------------------------------------------------------------------------


def announce_market(g: Alakazum, seat: int, draft: list[Action]) -> None:
    """AZ-41: the shown card is named."""
    card = named(draft, "show")
    announce(g, seat, GoToMarket(seat, card), "market", card)


def announce_object(g: Alakazum, seat: int, draft: list[Action]) -> None:
    """AZ-42, AZ-103, AZ-104: the object is named, and its culture or its character."""
    card, rider, bearer, culture = (named(draft, word) for word in ("give", "rider", "bearer", "culture"))
    if card == BROOM:
        announce(g, seat, Ride(seat, rider), "broom", rider)
    elif PIECE[card]:
        announce(g, seat, Equip(seat, card, bearer), "piece", card, bearer)
    elif card == CRYSTAL_BALL:
        announce(g, seat, Gaze(seat), "crystal-ball")
    else:
        announce(g, seat, Feed(seat, card, culture), "meal", card, culture)


def announce_fight(g: Alakazum, seat: int, draft: list[Action]) -> None:
    """AZ-43, AZ-50: both fighters and the attacker's helpers are named."""
    rival, helpers = attacked(g, seat, draft), helpers_of(draft)
    assert rival is not None
    target, attacker = named(draft, "target"), named(draft, "attacker")
    g.state.attacked = rival
    frame = Combat((seat, rival), [attacker, target], helpers, [], [0, 0], [], 0, 0)
    announce(g, seat, frame, "fight", rival, target, attacker, tuple(helpers))


def announce_magic(g: Alakazum, seat: int, draft: list[Action]) -> None:
    """AZ-44: a spell and its target are named."""
    _, *said = draft
    spell, *args = [word for _, *rest in said for word in rest[:1]]
    if spell == "levitation" and (owner := owner_of(g.state, args[1])) >= 0:
        g.state.attacked = owner
    announce(g, seat, Magic(seat, spell, tuple(args), 0), "spell", spell, *args)


ANNOUNCED: dict[str, Callable[[Alakazum, int, list[Action]], None]] = {
    "market": announce_market,
    "give": announce_object,
    "fight": announce_fight,
    "magic": announce_magic,
}


def announce(g: Alakazum, seat: int, frame: Frame[Alakazum], *said: Any) -> None:
    """AZ-40, AZ-72: `frame` will carry it out, once every rival with a hand has let it happen.

    Nobody is asked any more when all voodoo dolls have left the game.
    """
    g.tell("announced", seat, *said)
    waiting = [rival for rival in g.rivals(seat) if g.state.hands[rival]]
    if waiting and g.state.removed.count(VOODOO) < DOLLS:
        g.then(Voodoo(waiting), frame)
    else:
        g.push(frame)


@dataclass(slots=True)
class Voodoo(AskEach["Alakazum"]):
    """AZ-70: a doll cancels what was announced and leaves the game. AZ-71: it costs nothing but the action."""

    KIND: ClassVar[str] = "voodoo"

    def reactions(self, g: Alakazum, seat: int) -> Actions:
        return (DOLL,) if VOODOO in g.state.hands[seat] else ()

    def stopped(self, g: Alakazum, seat: int, action: Action) -> None:
        g.state.hands[seat].remove(VOODOO)
        g.state.removed.append(VOODOO)
        g.stack.pop()
        g.tell("cancelled", seat, g.state.turn)


# ---- market and objects --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class GoToMarket(Announced):
    """AZ-41: take as many cards as the shown one says, then put it on top."""

    seat: int
    card: int

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, g: Alakazum) -> bool:
        g.stack.pop()
        hand, market = g.state.hands[self.seat], g.state.market
        for _ in range(MARKET_NUMBER[self.card]):
            g.take_from_market(self.seat, "market")
        hand.remove(self.card)
        market.append(self.card)
        g.tell("sold", self.seat, self.card)
        return True


def hungry(zones: Zones, seat: int, culture: str) -> list[int]:
    """The own characters of `culture` below C, whom a meal would help; multicoloured ones never (AZ-42)."""
    return [c for c in zones.teams[seat] if CULTURE[c] == culture and zones.levels[c] < TOP]


def givable(zones: Zones, seat: int, hand: list[int]) -> list[int]:
    """The objects of `hand` that can be given."""
    gifts = [card for card in hand if GIVABLE[card]]
    if not gifts:
        return gifts
    levels = zones.levels
    grows = {CULTURE[c] for c in zones.teams[seat] if levels[c] < TOP}

    def serves(card: int) -> bool:
        if card == BROOM:
            return bool(sendable(zones, seat))
        if PIECE[card]:
            return bool(bearers(zones, seat))
        return len(zones.forest) > 0 if card == CRYSTAL_BALL else not grows.isdisjoint(MEAL[card])

    return [card for card in gifts if serves(card)]


def bearers(zones: Zones, seat: int) -> list[int]:
    """AZ-103: the player's characters without a piece; a broom is none."""
    return [c for c in zones.teams[seat] if c not in zones.capes and c not in zones.sceptres]


def attackable(zones: Zones, seat: int) -> list[int]:
    """AZ-43: the rivals with more than one character."""
    return [rival for rival, team in enumerate(zones.teams) if rival != seat and len(team) > 1]


@dataclass(slots=True)
class Feed(Announced):
    """AZ-42: all own characters of the meal's culture rise to level C."""

    seat: int
    card: int
    culture: str

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, g: Alakazum) -> bool:
        g.stack.pop()
        g.state.hands[self.seat].remove(self.card)
        g.state.market.append(self.card)
        for c in hungry(g.state, self.seat, self.culture):
            rise(g, self.seat, c, TOP)
        return True


@dataclass(slots=True)
class Ride(Announced):
    """AZ-42: a broom goes under a character and stays; it cannot leave its owner any more."""

    seat: int
    rider: int

    def shows(self) -> tuple[int, ...]:
        return (BROOM,)

    def run(self, g: Alakazum) -> bool:
        g.stack.pop()
        g.state.hands[self.seat].remove(BROOM)
        insort(g.state.brooms, self.rider)
        g.tell("broomed", self.seat, self.rider)
        return True


@dataclass(slots=True)
class Equip(Announced):
    """AZ-103: a cape or a sceptre stays with a character, wherever it goes but to the cemetery."""

    seat: int
    card: int
    bearer: int

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, g: Alakazum) -> bool:
        g.stack.pop()
        s = g.state
        s.hands[self.seat].remove(self.card)
        insort(cast(State2, s).capes if self.card == CAPE else cast(State2, s).sceptres, self.bearer)
        g.tell("equipped", self.seat, self.card, self.bearer)
        return True


@dataclass(slots=True)
class Gaze(Announced):
    """AZ-104: the crystal ball is used, and goes on the market deck as any used card."""

    seat: int

    def shows(self) -> tuple[int, ...]:
        return (CRYSTAL_BALL,)

    def run(self, g: Alakazum) -> bool:
        g.stack.pop()
        g.state.hands[self.seat].remove(CRYSTAL_BALL)
        g.state.market.append(CRYSTAL_BALL)
        g.push(CrystalBall(self.seat, [], True))
        return True
