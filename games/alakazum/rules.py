"""Alakazum! Brujas y tradiciones, the base game: set-up, the turn, phase 3, and the ends.

The rest of the rulebook, in its order: `forest` (phase 1 and its traps), `actions` (phase 2, market, objects, voodoo
dolls), `combat`, `magic`. Every frame's docstring is its rule with the ids of docs/rules/alakazum.md.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, cast

from pydantic import Field

from games.kernel.chance import Chance
from games.kernel.frames import BACK, PASS, Frame, Question, ask, frame_table, named
from games.kernel.game import Action, Decision, Game, HouseRules, Outcome

from .actions import ANNOUNCE, ENEMY, Act, Feed, GoToMarket, Ride, Voodoo, announce
from .cards import (
    BASE_CULTURES,
    CARD_STARS,
    CHAOTIC,
    CHARACTERS,
    CULTURE,
    ENEMIES,
    FIRST_HAND,
    FIRST_TRAP,
    MULTICOLOURED,
    OBJECT_CULTURE,
    STARS,
    THRIFTY,
    box,
    enemy_stars,
)
from .combat import Combat, Fight, Fighter, ForestFight, Helper, Hypnosis, Potions
from .forest import Explore, GiveHalf, Lose, SantasPresent, TrickOrTreat, lose_one
from .magic import Browse, ForestMagic, Magic
from .questions import Announced, Options, each, words
from .state import State, best_stars, face_down, marks, revealed_stars, stars
from .view import View, imagined, view_of

LAST_ROUND = 60
NEEDED = 8
"""Culture points that an Alakazum needs (AZ-80)."""
START = words("start")
REVEAL = words("reveal")
CULTURE_WORD = {culture: ("culture", culture) for culture in BASE_CULTURES}
SHUFFLE_FOREST: Action = ("shuffle", "forest")
SHUFFLE_MARKET: Action = ("shuffle", "market")
SHOWABLE = (0, 2, 3, 4)
"""Stars that a hand of 0, 1, 2, 3 or more cards can show at most: an object (2) and the two amulets (1 each)."""


class Rules(HouseRules):
    """House rules of Alakazum!"""

    chaotic_toad: bool = Field(default=False, description="The promo character joins the start characters (AZ-96).")


# ---- set-up --------------------------------------------------------------------------------------------------------


def deal(g: Alakazum) -> State:
    """AZ-10 … AZ-13: enemies, market deck, hands of three hand cards, and who starts."""
    contents, chance, seats = box(g.seats, g.toad), g.chance, range(g.seats)
    enemies, market, forest = list(contents.enemies), list(contents.market), list(contents.forest)
    for deck in (enemies, market, forest):
        chance.shuffle(deck)
    hands: list[list[int]] = []
    replaced: list[list[int]] = []
    for _ in seats:
        hand, aside = list[int](), list[int]()
        while len(hand) < 3:
            card = forest.pop()
            if FIRST_HAND <= card < FIRST_TRAP:
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
    return State(
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
    )


@dataclass(slots=True)
class PickStarters(Frame):
    """AZ-14: in turn order each picks a start character; those left go to the cemetery."""

    seat: int

    def choices(self, g: Alakazum) -> list[Question]:
        options = tuple([START[c] for c in g.state.starters])
        return ask(self.seat, "start", options, options[0], True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        s, character = g.state, action[1]
        s.starters.remove(character)
        s.teams[seat].append(character)
        g.tell("started", seat, character)
        self.seat = (seat + 1) % g.seats
        if s.teams[self.seat]:
            g.stack.pop()
            s.cemetery, s.starters = s.starters, []


# ---- a turn --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Turn(Frame):
    """AZ-20: start of the turn, phase 1, phase 2, phase 3, then the next player. AZ-93: a cap of 60 rounds."""

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
            if best_stars(s, seat) + SHOWABLE[min(len(s.hands[seat]), 3)] >= NEEDED:
                g.push(Conjuring(seat, []))
        else:
            self.phase = 0
            s.turn = (seat + 1) % g.seats
        return True

    def begin(self, g: Alakazum, seat: int) -> None:
        """AZ-93: no 61st round. AZ-96: the chaotic toad comes first."""
        s = g.state
        if seat == s.starter:
            if s.round == LAST_ROUND:
                g.finish("cap")
                return
            s.round += 1
        g.tell("turn", seat, s.round)
        if marks(s, seat, CHAOTIC):
            g.push(Toad(seat))
        else:
            self.phase = 2
            self.explore(g, seat)

    def explore(self, g: Alakazum, seat: int) -> None:
        """AZ-21: the thrifty draw, then AZ-30: as many forest cards as the team has characters."""
        for _ in range(marks(g.state, seat, THRIFTY)):
            g.take_from_market(seat, "thrifty")
        g.push(Explore(seat, len(g.state.teams[seat])))


@dataclass(slots=True)
class Toad(Frame):
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
class Shuffle(Frame):
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
class Conjuring(Frame):
    """AZ-80: an Alakazum may be cast with 8 points: culture, revealed cards, enemy. The draft is its seat's secret."""

    seat: int
    draft: list[Any]

    def choices(self, g: Alakazum) -> list[Question]:
        options = self.further(g) if self.draft else self.cultures(g)
        return ask(self.seat, "alakazum", options, options[-1], False)

    def cultures(self, g: Alakazum) -> Options:
        """The cultures that reach 8 with all the hand can show, or doing nothing."""
        s, hand = g.state, g.state.hands[self.seat]
        enough = [c for c in BASE_CULTURES if stars(s, self.seat, c) + revealed_stars(c, hand) >= NEEDED]
        return (*[CULTURE_WORD[culture] for culture in enough], PASS)

    def further(self, g: Alakazum) -> Options:
        """More cards to reveal, and an enemy once there are 8 points; then the announcement."""
        if named(self.draft, "enemy") is not None:
            return (ANNOUNCE, BACK)
        culture, shown = self.shown()
        rest = [card for card in g.state.hands[self.seat] if CARD_STARS[card] and OBJECT_CULTURE[card] in (culture, "")]
        for card in shown:
            rest.remove(card)
        enough = stars(g.state, self.seat, culture) + revealed_stars(culture, shown) >= NEEDED
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
            points = stars(g.state, seat, culture) + revealed_stars(culture, shown)
            frame = Showdown(seat, culture, tuple(shown), place, points)
            announce(g, seat, frame, "alakazum", culture, tuple(shown), place, points)
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
        g.stack.pop()
        s, seat = g.state, self.seat
        enemy = s.enemies[self.place]
        strength = enemy_stars(enemy, g.seats)
        s.flipped.append(self.place)
        g.tell("flipped", seat, self.place, enemy, strength)
        if strength is not None and self.points > strength:
            g.finish("alakazum", seat, self.points)
        elif all(ENEMIES[s.enemies[place]].invincible for place in face_down(s)):
            g.finish("enemies")
        else:
            lose_one(g, seat, self.took_part(s))
        return True

    def took_part(self, s: State) -> list[int]:
        """Those who gave at least one star and can leave."""
        team = s.teams[self.seat]
        return [
            c
            for c in team
            if CULTURE[c] in (self.culture, MULTICOLOURED)
            and STARS[c][s.levels[c]]
            and c not in s.brooms
            and len(team) > 1
        ]


# ---- the game ------------------------------------------------------------------------------------------------------


class Alakazum(Game):
    """Alakazum! Brujas y tradiciones for 2 to 5 seats (AZ-1)."""

    KEY = "alakazum"
    SEATS = range(2, 6)
    RULES_VERSION = 2
    REVEALS = frozenset(("drew", "drawn", "appeared", "trap", "given", "divined", "looked", "saw", "flipped"))
    CLOCKS: ClassVar[dict[str, tuple[int, int]]] = {"turn": (90, 86400), "window": (8, 1800)}
    Options = Rules
    State = State
    FRAMES: ClassVar[dict[str, type[Frame]]] = frame_table(
        PickStarters,
        Turn,
        Toad,
        Shuffle,
        Explore,
        GiveHalf,
        TrickOrTreat,
        SantasPresent,
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
        Potions,
        Hypnosis,
        Magic,
        Browse,
        ForestMagic,
        Conjuring,
        Showdown,
    )

    __slots__ = ()
    state: State

    def set_up(self) -> None:
        self.state = deal(self)
        self.then(PickStarters(self.state.starter), Turn(0))

    def view(self, seat: int | None) -> View:
        """AZ-95: what `seat` may know."""
        return view_of(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: Chance) -> Self:
        return cls.dream(view, imagined(view, rng), rng)

    @property
    def toad(self) -> bool:
        """The promo character is in play (AZ-96)."""
        return cast(Rules, self.options).chaotic_toad

    def concerns(self, decision: Decision) -> bool:
        """What a voodoo doll could stop touches the seat that is asked, by what all can see.

        It is attacked (AZ-43), a Levitation names one of its team (AZ-64), or the game may be won (AZ-81).
        """
        said, seat = self.stack[-2], decision.seat
        if isinstance(said, Combat):
            return seat == said.seats[1]
        if isinstance(said, Magic):
            return said.spell == "levitation" and said.args[1] in self.state.teams[seat]
        return isinstance(said, Showdown)

    # ---- what several rules do -------------------------------------------------------------------------------------

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

    def lying(self) -> list[int]:
        """The cards that lie in rules under way: potions played, a character of the forest, cards looked at."""
        cards: list[int] = []
        for frame in self.stack:
            if isinstance(frame, ForestMagic):
                cards += frame.cards
            elif isinstance(frame, Fight):
                cards += [potion for _, potion, _ in frame.played]
                cards += frame.fighters[1:] if isinstance(frame, ForestFight) else []
        return cards

    def finish(self, reason: str, winner: int = -1, points: int = 0) -> None:
        """AZ-90, AZ-91, AZ-93: all but a winner are ranked by the most stars of one culture; equals share a place."""
        score = [best_stars(self.state, seat) for seat in range(self.seats)]
        if winner >= 0:
            score[winner] = points
        rank = [(seat == winner, score[seat]) for seat in range(self.seats)]
        places = tuple([1 + sum([other > own for other in rank]) for own in rank])
        self.tell("over", reason, winner)
        self.end(Outcome(places, (winner,) if winner >= 0 else (), tuple(score), reason))


RIVALS = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(6)
)
