"""Alakazum! Brujas y tradiciones: set-up, the turn, phase 3, and the ends; what Alakazum! 2 has in play.

The rest of the rulebook, in its order: `forest` (phase 1 and its traps), `actions` (phase 2, market, objects, voodoo
dolls), `combat`, `magic`. Every frame's docstring is its rule with the ids of docs/rules/alakazum.md, from AZ-100 on
of docs/rules/alakazum-2.md.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, cast

from pydantic import BaseModel, Field

from games.kernel.chance import Chance
from games.kernel.frames import BACK, PASS, Frame, Question, ask, frame_table, named
from games.kernel.game import Action, Decision, Game, HouseRules, Outcome
from games.kernel.values import Actions

from .actions import ANNOUNCE, ENEMY, Act, Equip, Feed, Gaze, GoToMarket, Ride, Voodoo, announce
from .cards import (
    ALMUDENA,
    BASE_CULTURES,
    CARD_STARS,
    CHARACTERS,
    CULTURE,
    CULTURES,
    ENEMIES,
    HAND_KINDS,
    MULTICOLOURED,
    NONE,
    NUMBERS,
    OBJECT_CULTURE,
    RULES,
    STARS,
    Box,
    box,
    enemy_stars,
)
from .combat import (
    ANSWERS,
    Charm,
    Combat,
    Dice,
    Fight,
    Fighter,
    ForestFight,
    Helper,
    Hypnosis,
    Potions,
    Recovery,
    Throw,
)
from .forest import CrystalBall, Explore, GiveHalf, Lose, SantasPresent, Thanksgiving, TrickOrTreat, Unwrap, lose_one
from .magic import Browse, BrowseKind, ForestMagic, Magic, pass_cauldron
from .questions import Announced, each, words
from .state import State, State2, alone, best_stars, can_leave, face_down, marks, points
from .view import View, imagined, view_of

LAST_ROUND = 60
SPRINT = 6
"""The last round of a sprint (AZ-97)."""
NEEDED = 8
"""Culture points that an Alakazum needs (AZ-80)."""
START = words("start")
REVEAL = words("reveal")
CULTURE_WORD = {culture: ("culture", culture) for culture in (*CULTURES, NONE)}
SHUFFLE_FOREST: Action = ("shuffle", "forest")
SHUFFLE_MARKET: Action = ("shuffle", "market")
SHOWABLE = (0, 2, 3, 4)
"""Stars that a hand of 0, 1, 2, 3 or more cards can show at most: an object (2) and the two amulets (1 each)."""
SHOWABLE2 = (0, 2, 3, 4, 5)
"""The same with Alakazum! 2, which has a third amulet."""
AMULETS2 = 3
"""All that adds to Almudena alone (AZ-101)."""


class Rules(HouseRules):
    """House rules of Alakazum!"""

    chaotic_toad: bool = Field(default=False, description="The promo character joins the start characters (AZ-96).")
    expansion: bool = Field(
        default=False,
        description="With the 70 cards of Alakazum! 2 (AZ-100).",
        repr=False,
        exclude_if=lambda on: not on,
    )
    """Without it a game is saved, and told in its golden texts, as before there was an expansion."""
    sprint: bool = Field(default=False, description="Six rounds (AZ-97).", repr=False, exclude_if=lambda on: not on)
    """Left out where it is off, as `expansion` is."""

    @property
    def rounds(self) -> int:
        """The round after which the game ends (AZ-93, AZ-97)."""
        return SPRINT if self.sprint else LAST_ROUND


# ---- set-up --------------------------------------------------------------------------------------------------------


def deal(g: Alakazum) -> State:
    """AZ-10 … AZ-13: enemies, market deck, hands of three hand cards, and who starts."""
    contents, chance, seats = g.box, g.chance, range(g.seats)
    enemies, market, forest = list(contents.enemies), list(contents.market), list(contents.forest)
    for deck in (enemies, market, forest):
        chance.shuffle(deck)
    hands: list[list[int]] = []
    replaced: list[list[int]] = []
    for _ in seats:
        hand, aside = list[int](), list[int]()
        while len(hand) < 3:
            card = forest.pop()
            if card in HAND_KINDS:
                insort(hand, card)
            else:
                aside.append(card)
        hands.append(hand)
        replaced.append(aside)
    for aside in replaced:
        forest += aside
    chance.shuffle(forest)
    most = max(map(len, replaced))
    eager = [seat for seat in seats if len(replaced[seat]) == most]
    starter = eager[0] if len(eager) == 1 else chance.choice(eager)
    g.tell("opened", tuple(market))
    for seat in seats:
        g.tell("dealt", seat, len(replaced[seat]))
        g.tell("hand", seat, tuple(hands[seat]), to=(seat,))
    g.tell("starter", starter)
    return g.zones(
        turn=starter,
        starter=starter,
        round=0,
        forest=forest,
        market=market,
        cemetery=[],
        starters=list(contents.starters),
        hands=hands,
        teams=[[] for _ in seats],
        levels=[0] * len(CHARACTERS),
        brooms=[],
        enemies=enemies,
        flipped=[],
        removed=[],
        peeked=[0] * g.seats,
        known=[0] * g.seats,
        attacked=-1,
        rules=g.rules,
    )


@dataclass(slots=True)
class PickStarters(Frame["Alakazum"]):
    """AZ-14: in turn order (AZ-107: from the last back) each picks a start character; the others go to the cemetery."""

    seat: int

    @classmethod
    def first(cls, g: Alakazum) -> Self:
        """The picking begins with whoever starts, or with the last in turn order."""
        starter = g.state.starter
        return cls((starter - 1) % g.seats if picks_back(g) else starter)

    def choices(self, g: Alakazum) -> list[Question]:
        options = tuple([START[c] for c in g.state.starters])
        return ask(self.seat, "start", options, options[0], True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        s, character = g.state, action[1]
        s.starters.remove(character)
        s.teams[seat].append(character)
        g.tell("started", seat, character)
        self.seat = (seat + (-1 if picks_back(g) else 1)) % g.seats
        if s.teams[self.seat]:
            g.stack.pop()
            s.cemetery, s.starters = s.starters, []


def picks_back(g: Alakazum) -> bool:
    """AZ-107: with Alakazum! 2 and five players the last in turn order picks first, since version 4 of the rules."""
    return g.EXPANSION and g.seats == 5 and g.rules >= 4


# ---- a turn --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Turn(Frame["Alakazum"]):
    """AZ-20: start of the turn, phase 1, phase 2, phase 3, then the next player. AZ-93, AZ-97: 60 rounds at most."""

    phase: int

    def run(self, g: Alakazum) -> bool:
        s = g.state
        seat = s.turn
        self.phase = phase = self.phase + 1
        if phase == 1:
            self.begin(g, seat)
        elif phase == 2:
            self.explore(g, seat)
        elif phase == 3:
            g.push(Act(seat, 1, False, []))
        elif phase == 4:
            if g.may_conjure(seat):
                g.push(Conjuring(seat, []))
        else:
            self.phase = 0
            s.turn = (seat + 1) % g.seats
        return True

    def begin(self, g: Alakazum, seat: int) -> None:
        """AZ-93, AZ-97: no round after the last. AZ-106: the cauldron comes first. AZ-96: then the chaotic toad."""
        s = g.state
        if seat == s.starter:
            if s.round == g.options.rounds:
                g.finish("sprint" if g.options.sprint else "cap")
                return
            s.round += 1
        g.tell("turn", seat, s.round)
        if g.EXPANSION:
            pass_cauldron(g, seat)
        if marks(s, seat, "chaotic"):
            g.push(Toad(seat))
        else:
            self.phase = 2
            self.explore(g, seat)

    def explore(self, g: Alakazum, seat: int) -> None:
        """AZ-21: the thrifty draw, then AZ-30: as many forest cards as the team has characters."""
        for _ in range(marks(g.state, seat, "thrifty")):
            g.take_from_market(seat, "thrifty")
        g.push(Explore(seat, len(g.state.teams[seat])))


@dataclass(slots=True)
class Toad(Frame["Alakazum"]):
    """AZ-96: the owner of the chaotic toad may shuffle one of the two decks."""

    seat: int

    def choices(self, g: Alakazum) -> list[Question]:
        options: list[Action] = []
        if len(g.state.forest) > 1:
            options.append(SHUFFLE_FOREST)
        if len(g.state.market) > 1:
            options.append(SHUFFLE_MARKET)
        return ask(self.seat, "toad", (*options, PASS), PASS, True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        g.stack.pop()
        if action != PASS:
            g.push(Shuffle(action[1]))


@dataclass(slots=True)
class Shuffle(Frame["Alakazum"]):
    """AZ-96: one deck is shuffled; the market deck's new order is public."""

    deck: str

    def run(self, g: Alakazum) -> bool:
        g.stack.pop()
        if self.deck == "forest":
            g.shuffle_forest()
        else:
            g.chance.shuffle(g.state.market)
            g.tell("shuffled", "market")
        return True


# ---- phase 3 -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Conjuring(Frame["Alakazum"]):
    """AZ-80: an Alakazum may be cast with 8 points: culture, revealed cards, enemy. The draft is its seat's secret."""

    seat: int
    draft: list[Action]

    def choices(self, g: Alakazum) -> list[Question]:
        options = self.further(g) if self.draft else self.cultures(g)
        return ask(self.seat, "alakazum", options, options[-1], False)

    def cultures(self, g: Alakazum) -> Actions:
        """The cultures that reach 8 with all the hand can show, or doing nothing."""
        s, hand = g.state, g.state.hands[self.seat]
        enough = [c for c in g.CULTURES if points(s, self.seat, c, hand) >= NEEDED]
        return (*[CULTURE_WORD[culture] for culture in enough], PASS)

    def further(self, g: Alakazum) -> Actions:
        """More cards to reveal, and an enemy once there are 8 points; then the announcement."""
        if named(self.draft, "enemy") is not None:
            return (ANNOUNCE, BACK)
        culture, shown = self.shown()
        rest = [card for card in g.state.hands[self.seat] if CARD_STARS[card] and OBJECT_CULTURE[card] in (culture, "")]
        for card in shown:
            rest.remove(card)
        enough = points(g.state, self.seat, culture, shown) >= NEEDED
        enemies = [ENEMY[place] for place in face_down(g.state)] if enough else []
        return (*each(REVEAL, rest), *enemies, BACK)

    def shown(self) -> tuple[str, list[int]]:
        """The culture, and the cards to be revealed so far."""
        return named(self.draft, "culture"), [card for word, card in self.draft if word == "reveal"]

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        if action == BACK:
            self.draft.pop()
            g.drafted()
        elif action == PASS:
            g.stack.pop()
        elif action == ANNOUNCE:
            g.stack.pop()
            (culture, shown), place = self.shown(), named(self.draft, "enemy")
            strength = points(g.state, seat, culture, shown)
            frame = Showdown(seat, culture, tuple(shown), place, strength)
            announce(g, seat, frame, "alakazum", culture, tuple(shown), place, strength)
        else:
            self.draft.append(action)
            g.drafted()

    def seen_by(self, seat: int | None) -> Self:
        return self.copy() if seat == self.seat else type(self)(self.seat, [])


@dataclass(slots=True)
class Showdown(Announced):
    """AZ-81: the enemy is flipped; strictly more points win the game, else one who took part goes to the cemetery.

    AZ-91: the last enemy ends the game at once.
    """

    seat: int
    culture: str
    shown: tuple[int, ...]
    place: int
    points: int

    def shows(self) -> tuple[int, ...]:
        return self.shown

    def run(self, g: Alakazum) -> bool:
        g.push(Flip(self.seat, 0))
        return True

    def flip(self, g: Alakazum) -> None:
        """Turn the enemy over."""
        g.stack.pop()
        s, seat = g.state, self.seat
        enemy = s.enemies[self.place]
        strength = enemy_stars(enemy, g.seats)
        s.flipped.append(self.place)
        g.tell("flipped", seat, self.place, enemy, strength)
        g.strike(*range(g.seats))
        if strength is not None and self.points > strength:
            g.finish("alakazum", seat, self.points)
        elif all(ENEMIES[s.enemies[place]].invincible for place in face_down(s)):
            g.finish("enemies")
        else:
            lose_one(g, seat, self.took_part(s))

    def took_part(self, s: State) -> list[int]:
        """Those who gave at least one star and can leave; of an Alakazum without a culture Almudena (AZ-101)."""
        team = s.teams[self.seat]
        if self.culture == NONE:
            return [ALMUDENA] if can_leave(s, self.seat, ALMUDENA) else []
        return [
            c
            for c in team
            if CULTURE[c] in (self.culture, MULTICOLOURED)
            and STARS[c][s.levels[c]]
            and c not in s.brooms
            and len(team) > 1
        ]


@dataclass(slots=True)
class Flip(Throw):
    """AZ-81, AZ-98: whoever casts the Alakazum turns the enemy over, after the dolls."""

    KIND: ClassVar[str] = "flip"
    ANSWER: ClassVar[Action] = ("flip",)

    def rolled(self, g: Alakazum, dice: list[int]) -> None:
        g.frame(Showdown).flip(g)


# ---- the game ------------------------------------------------------------------------------------------------------


def numbered(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of form 1 in form 2: the zones say by which rules their characters' numbers are, those of then."""
    before = min(NUMBERS)
    return {**data, "schema": 2, "rules": before, "state": {**data["state"], "rules": before}}


def unattacked(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of form 2 in form 3: nobody is said to have been attacked last."""
    return {**data, "schema": 3, "state": {**data["state"], "attacked": -1}}


class Alakazum(Game):
    """Alakazum! Brujas y tradiciones for 2 to 5 seats (AZ-1)."""

    KEY = "alakazum"
    SEATS = range(2, 6)
    RULES_VERSION = RULES
    OLDER_RULES = frozenset(NUMBERS) - {RULES}
    SCHEMA = 3
    MIGRATIONS: ClassVar[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: numbered, 2: unattacked}
    REVEALS = frozenset(("drew", "drawn", "appeared", "trap", "given", "divined", "looked", "saw", "flipped"))
    TURNS = "turn"
    CLOCKS: ClassVar[dict[str, tuple[int, int]]] = {
        "turn": (90, 86400),
        "window": (5, 1800),
        "showdown": (45, 43200),
        "roll": (4, 4),
    }
    PAUSES: ClassVar[dict[str, tuple[int, int]]] = {"turn": (0, 0)}
    ALONE = BELLS = frozenset(("roll",))
    Options = Rules
    State = State
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = frame_table(
        PickStarters,
        Turn,
        Toad,
        Shuffle,
        Explore,
        GiveHalf,
        TrickOrTreat,
        SantasPresent,
        Unwrap,
        Lose,
        Act,
        Voodoo,
        GoToMarket,
        Feed,
        Ride,
        ForestFight,
        Combat,
        Fighter,
        Helper,
        Dice,
        Charm,
        Potions,
        Hypnosis,
        Magic,
        Browse,
        ForestMagic,
        Conjuring,
        Showdown,
        Flip,
    )

    EXPANSION: ClassVar[bool] = False
    """Alakazum! 2 is in play: `Alakazum2`."""
    CULTURES: ClassVar[tuple[str, ...]] = BASE_CULTURES
    """For which an Alakazum may be cast."""

    __slots__ = ()
    state: State
    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]

    def set_up(self) -> None:
        self.state = deal(self)
        self.then(PickStarters.first(self), Turn(0))

    def view(self, seat: int | None) -> View:
        """AZ-95: what `seat` may know."""
        return view_of(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: Chance) -> Self:
        return cls.dream(view, imagined(view, rng), rng)

    @classmethod
    def _blank(cls, seats: int, options: BaseModel, chance: Chance) -> Self:
        """A game of the class that plays by these house rules."""
        kind = Alakazum2 if cast(Rules, options).expansion else Alakazum
        return cast(Self, super(Alakazum, kind)._blank(seats, options, chance))

    @property
    def box(self) -> Box:
        """The cards in play (AZ-2, AZ-96, AZ-100)."""
        return box(self.seats, self.options.chaotic_toad, self.options.expansion)

    def zones(self, **zones: Any) -> State:
        """The zones at the start, whatever the game has in play."""
        return State(**zones)

    def may_conjure(self, seat: int) -> bool:
        """By public facts `seat` may have the 8 points of AZ-80: it is asked whether it casts an Alakazum."""
        s = self.state
        return best_stars(s, seat) + SHOWABLE[min(len(s.hands[seat]), 3)] >= NEEDED

    def answers_lie_open(self, decision: Decision) -> bool:
        """None of the cards that answer a question with a hand is in a hand or in the forest (AZ-22)."""
        wanted, s = ANSWERS.get(decision.kind), self.state
        return wanted is not None and all(map(wanted.isdisjoint, (s.forest, *s.hands)))

    def concerns(self, decision: Decision) -> bool:
        """What a voodoo doll could stop touches the seat that is asked, by what all can see.

        It is attacked (AZ-43), a Levitation names one of its team (AZ-64), or the game may be won (AZ-81).
        """
        said, seat = self.below, decision.seat
        if isinstance(said, Combat):
            return seat == said.seats[1]
        if isinstance(said, Magic):
            return said.spell == "levitation" and said.args[1] in self.state.teams[seat]
        return isinstance(said, Showdown)

    def may_end(self, decision: Decision) -> bool:
        """What a voodoo doll could stop is an Alakazum, which may be won (AZ-81)."""
        return isinstance(self.below, Showdown)

    # ---- what several rules do -------------------------------------------------------------------------------------

    def act_twice(self) -> None:
        """AZ-66: the phase under way goes on with two actions, neither of them a Déjà vu."""
        phase = self.frame(Act)
        phase.left, phase.again = 2, True

    def rivals(self, seat: int) -> Sequence[int]:
        """The other seats, from the left neighbour on."""
        return RIVALS[self.seats][seat]

    def draw(self) -> int:
        """The top forest card; who knew it by putting it there knows one card less (AZ-95)."""
        s = self.state
        s.known = [known - 1 if known else 0 for known in s.known]
        return s.forest.pop()

    def shuffle_forest(self) -> None:
        """Shuffle the forest deck; nobody knows its top any more."""
        self.chance.shuffle(self.state.forest)
        self.state.known = [0] * self.seats
        self.tell("shuffled", "forest")

    def take_from_market(self, seat: int, why: str) -> None:
        """The top card of the market deck, where there is one, goes to a hand, seen by all."""
        if self.state.market:
            card = self.state.market.pop()
            insort(self.state.hands[seat], card)
            self.tell("took", seat, card, why)

    @property
    def casts_alakazum(self) -> bool:
        """The turn is in phase 3, in which no trap is met."""
        return any(isinstance(frame, Turn) and frame.phase == 4 for frame in self.stack)

    def skip_phase_2(self) -> None:
        """AZ-102: Cupcakes. Met in phase 2 they end it, with whatever a Déjà vu still allows."""
        for frame in self.stack:
            if isinstance(frame, Turn):
                frame.phase = 3
            elif isinstance(frame, Act):
                frame.left = 0

    def lying(self) -> list[int]:
        """The cards that lie in rules under way: potions played, a character of the forest, cards looked at."""
        cards: list[int] = []
        for frame in self.stack:
            if isinstance(frame, ForestMagic):
                cards += frame.cards
            elif isinstance(frame, Fight):
                cards += [potion for _, potion, _ in frame.played]
                cards += frame.fighters[1:] if isinstance(frame, ForestFight) else []
            elif isinstance(frame, CrystalBall):
                cards += frame.cards
        return cards

    def finish(self, reason: str, winner: int = -1, points: int = 0) -> None:
        """AZ-90, AZ-91, AZ-93: all but a winner are ranked by the most stars of one culture; equals share a place.

        AZ-97: a sprint is won by the most stars once its rounds are over, and an Alakazum counts the rounds left.
        """
        score = [best_stars(self.state, seat) for seat in range(self.seats)]
        if winner >= 0:
            left = self.options.rounds - self.state.round
            score[winner] = max(score[winner], NEEDED + left) if self.options.sprint else points
        rank = [(seat == winner, score[seat]) for seat in range(self.seats)]
        places = tuple([1 + sum([other > own for other in rank]) for own in rank])
        has_winners = winner >= 0 or reason == "sprint"
        winners = tuple([seat for seat, place in enumerate(places) if has_winners and place == 1])
        self.tell("over", reason, *(winners or (-1,)))
        self.end(Outcome(places, winners, tuple(score), reason))


class Alakazum2(Alakazum):
    """The same with the expansion: AZ-100 … AZ-106 of docs/rules/alakazum-2.md. House rules choose it."""

    State = State2
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = Alakazum.FRAMES | frame_table(
        Equip, Gaze, CrystalBall, Thanksgiving, Recovery, BrowseKind
    )
    REVEALS = Alakazum.REVEALS | {"turned"}
    EXPANSION: ClassVar[bool] = True
    CULTURES: ClassVar[tuple[str, ...]] = (*CULTURES, NONE)

    __slots__ = ()

    def zones(self, **zones: Any) -> State:
        return State2(**zones, capes=[], sceptres=[], cauldron=-1)

    def may_conjure(self, seat: int) -> bool:
        s = self.state
        cards = len(s.hands[seat])
        with_others = best_stars(s, seat) + SHOWABLE2[min(cards, 4)]
        return max(with_others, alone(s, seat) + min(cards, AMULETS2)) >= NEEDED


RIVALS = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(6)
)
