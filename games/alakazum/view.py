"""What a seat may know of a game (AZ-95), and games that could lie behind it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from games.kernel import game as kernel

from .actions import Act
from .cards import BASE_CULTURES, BROOM, CAPE, CULTURES, ENERGY, FIRST_HAND, FIRST_TRAP, SCEPTRE, Box, box
from .combat import Fight, ForestFight
from .forest import CrystalBall
from .magic import ForestMagic
from .questions import Announced
from .state import NOWHERE, State, State2

if TYPE_CHECKING:
    from games.kernel.chance import Chance

    from .rules import Alakazum, Rules, Turn

PATIENCE = 30
"""How often a hand is dealt again, at most, until it can pay."""
PHASES: tuple[str, ...] = ("start", "start", "explore", "act", "alakazum")
"""Phases of a turn, by the count of its `Turn` frame."""


@dataclass(slots=True)
class View(kernel.View):
    """The zones of `State` under the same names, with None in the place of a card that `seat` doesn't know.

    The top of a deck is its end. `forest` ends with the cards that the seat has put back itself; `hands` shows its own
    hand; `enemies` shows what is face up and what it has divined.
    """

    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]
    turn: int
    starter: int
    round: int
    forest: list[int | None]
    market: list[int]
    cemetery: list[int]
    starters: list[int]
    hands: list[list[int | None]]
    teams: list[list[int]]
    levels: list[int]
    brooms: list[int]
    enemies: list[int | None]
    flipped: list[int]
    removed: list[int]
    peeked: list[int]
    """Who has divined which places, as bits: announced for all to hear."""
    known: list[int]
    """How many cards each seat has put back on top of the forest deck."""
    attacked: int

    # What Alakazum! 2 adds (View2); in the base game nothing lies there.
    capes = NOWHERE
    sceptres = NOWHERE
    cauldron = -1

    @property
    def box(self) -> Box:
        """The cards in play."""
        return box(self.seats, self.options.chaotic_toad, self.options.expansion)

    @property
    def expansion(self) -> bool:
        """Alakazum! 2 is in play."""
        return self.options.expansion

    @property
    def cultures(self) -> tuple[str, ...]:
        """The cultures of the cards in play."""
        return CULTURES if self.expansion else BASE_CULTURES

    @property
    def hand(self) -> list[int]:
        """The own hand; a spectator has none."""
        return [] if self.seat is None else cast(list[int], self.hands[self.seat])

    @property
    def phase(self) -> str:
        """Where the turn is: "set-up", "start", "explore", "act", "alakazum"; "over"."""
        if self.outcome is not None:
            return "over"
        if self.starters:
            return "set-up"
        return PHASES[cast("Turn", self.frames[0]).phase]

    @property
    def in_deja_vu(self) -> bool:
        """The action under way is one of a Déjà vu's two."""
        return any(isinstance(frame, Act) and frame.again for frame in self.frames)


@dataclass(slots=True)
class View2(View):
    """A view with Alakazum! 2: all may see these zones."""

    capes: list[int]
    sceptres: list[int]
    cauldron: int


def view_of(game: Alakazum, seat: int | None) -> View:
    """What `seat` (None: a spectator) may know, built up from nothing."""
    s = game.state
    known = 0 if seat is None else s.known[seat]
    peeked = 0 if seat is None else s.peeked[seat]
    hidden = len(s.forest) - known
    forest: list[int | None] = [None] * hidden
    kind = View2 if isinstance(s, State2) else View
    return kind(
        *game.seen(seat),
        **s.shown_in(kind),
        forest=forest + s.forest[hidden:],
        hands=[list(hand) if owner == seat else [None] * len(hand) for owner, hand in enumerate(s.hands)],
        enemies=[enemy if place in s.flipped or peeked >> place & 1 else None for place, enemy in enumerate(s.enemies)],
    )


def imagined(view: View, rng: Chance) -> State:
    """Zones that agree with `view`, what it doesn't know dealt at random.

    Cards that another seat is looking at lie on top of the forest deck, for its frame to take up.
    """
    contents = view.box
    unseen = list((Counter(contents.cards) - seen(view)).elements())
    in_hands = [card for card in unseen if FIRST_HAND <= card < FIRST_TRAP]
    rng.shuffle(in_hands)
    hands: list[list[int]] = [[] for _ in view.hands]
    announcer = deal_announcer(view, in_hands, rng)
    for owner, hand in sorted(enumerate(view.hands), key=lambda row: row[0] != announcer):
        if owner == view.seat:
            hands[owner] = view.hand[:]
        else:
            hands[owner] = sorted(in_hands[: len(hand)])
            del in_hands[: len(hand)]
    rest = in_hands + [card for card in unseen if not FIRST_HAND <= card < FIRST_TRAP]
    rng.shuffle(rest)
    on_top = [rest.pop() for _ in range(looked_at(view))]
    forest = [rest.pop() if card is None else card for card in view.forest] + on_top
    enemies = list((Counter(contents.enemies) - Counter([e for e in view.enemies if e is not None])).elements())
    rng.shuffle(enemies)
    row = [enemies.pop() if enemy is None else enemy for enemy in view.enemies]
    return (State2 if isinstance(view, View2) else State).behind(view, forest=forest, hands=hands, enemies=row)


def deal_announcer(view: View, cards: list[int], rng: Chance) -> int:
    """Who has announced something that says what is in a hidden hand, or −1; `cards` then begin with such a hand.

    A shown card is held; a spell can be paid. Hands that can't pay are dealt again, which keeps the others in
    proportion; at the end of patience the strongest hats go on top.
    """
    frame = next((frame for frame in view.frames if isinstance(frame, Announced) and frame.seat != view.seat), None)
    if frame is None:
        return -1
    for card in frame.shows():
        cards.remove(card)
    cards[:0] = frame.shows()
    size, debt = len(view.hands[frame.seat]), frame.owes(view)
    for _ in range(PATIENCE):
        if sum([ENERGY[card] for card in cards[:size]]) >= debt:
            return frame.seat
        rng.shuffle(cards)
    cards.sort(key=lambda card: -ENERGY[card])
    return frame.seat


def seen(view: View) -> Counter[int]:
    """How many of each card lie where the view shows them."""
    cards = Counter(view.market + view.cemetery + view.starters + view.removed + view.hand)
    cards.update([card for card in view.forest if card is not None])
    for team in view.teams:
        cards.update(team)
    for frame in view.frames:
        if isinstance(frame, ForestMagic):
            cards.update([card for card in frame.cards if card is not None])
        elif isinstance(frame, Fight):
            cards.update([potion for _, potion, _ in frame.played])
            cards.update(frame.fighters[1:] if isinstance(frame, ForestFight) else [])
        elif isinstance(frame, CrystalBall):
            cards.update(frame.cards)
    for card, worn in ((BROOM, view.brooms), (CAPE, view.capes), (SCEPTRE, view.sceptres)):
        cards[card] += len(worn)
    return cards


def looked_at(view: View) -> int:
    """How many cards another seat is looking at."""
    return sum([frame.cards.count(None) for frame in view.frames if isinstance(frame, ForestMagic)])
