"""Where every card is, and what can be counted from that. A view has the same zones, with None for what is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Self, TypeAlias, cast

from games.kernel.state import GameState

from .cards import (
    ALONE,
    BROOM,
    CAPE,
    CAPE_RESISTANCE,
    CARD_STARS,
    CAULDRON_ENERGY,
    CULTURE,
    CULTURES,
    HAND_KINDS,
    MULTICOLOURED,
    NONE,
    NUMBERS,
    OBJECT_CULTURE,
    SCEPTRE,
    STARS,
    TOP,
    VOODOO,
)

if TYPE_CHECKING:
    from .rules import Alakazum
    from .view import View


NOWHERE = cast(Sequence[int], ())
"""In the place of a zone that only Alakazum! 2 has."""


Zones: TypeAlias = "State | View"
"""What both have in common is told of either."""


@dataclass(slots=True)
class State(GameState):
    """The zones. The top of a deck is its end."""

    turn: int
    """Whose turn it is."""
    starter: int
    """Who had the first turn (AZ-13)."""
    round: int
    """1 from the first turn on; the next one begins with the starter's turn."""
    forest: list[int]
    market: list[int]
    cemetery: list[int]
    starters: list[int]
    """Start characters not picked yet; empty after the set-up."""
    hands: list[list[int]]
    """Of each seat, by number of the card."""
    teams: list[list[int]]
    """Of each seat, in order of arrival."""
    levels: list[int]
    """Of each character, 0 to 2; only those in teams are above 0."""
    brooms: list[int]
    """The characters that ride a broom."""
    enemies: list[int]
    """The row of final enemies."""
    flipped: list[int]
    """Places in the row that lie face up, in the order they were flipped."""
    removed: list[int]
    """Cards out of the game: resolved traps, spent voodoo dolls."""
    peeked: list[int]
    """Of each seat, a bit for each place in the row that it has divined."""
    known: list[int]
    """Of each seat, how many forest cards on top it has put there itself (AZ-95)."""
    rules: int
    """The version of the rules whose numbers the characters have (`cards.NUMBERS`)."""
    attacked: int
    """The seat whose character a fight or a Levitation named last; −1: none yet. An easy AI lets it be."""

    # What Alakazum! 2 adds (State2); in the base game nothing lies there, and nothing is saved.
    capes = NOWHERE
    sceptres = NOWHERE
    cauldron = -1

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.turn = self.turn
        new.starter = self.starter
        new.round = self.round
        new.forest = self.forest[:]
        new.market = self.market[:]
        new.cemetery = self.cemetery[:]
        new.starters = self.starters[:]
        new.hands = [part[:] for part in self.hands]
        new.teams = [part[:] for part in self.teams]
        new.levels = self.levels[:]
        new.brooms = self.brooms[:]
        new.enemies = self.enemies[:]
        new.flipped = self.flipped[:]
        new.removed = self.removed[:]
        new.peeked = self.peeked[:]
        new.known = self.known[:]
        new.rules = self.rules
        new.attacked = self.attacked
        return new

    def check(self, game: Alakazum) -> None:
        """Raise AssertionError where a card is lost or doubled, or a zone is not as the rules have it."""
        contents = game.box
        assert self.rules == game.rules, self.rules
        found = Counter(self.forest + self.market + self.cemetery + self.starters + self.removed)
        for zone in (*self.hands, *self.teams, game.lying()):
            found.update(zone)
        found += Counter({BROOM: len(self.brooms), CAPE: len(self.capes), SCEPTRE: len(self.sceptres)})
        assert +found == Counter(contents.cards), (+found - Counter(contents.cards), Counter(contents.cards) - found)
        assert sorted(self.enemies) == sorted(contents.enemies), self.enemies
        assert len(set(self.flipped)) == len(self.flipped) and set(self.flipped) <= set(range(len(self.enemies)))
        assert all(card in HAND_KINDS for hand in self.hands for card in hand), "no hand card in a hand"
        assert all(hand == sorted(hand) for hand in self.hands), "hands lie in order"
        assert self.starters or all(self.teams), "a player has run out of characters"
        assert VOODOO not in self.market, "a voodoo doll never goes to the market"
        in_teams = {c for team in self.teams for c in team}
        assert all(not level or c in in_teams for c, level in enumerate(self.levels)), "a level outside the teams"
        assert all(0 <= level <= TOP for level in self.levels) and set(self.brooms) <= in_teams
        assert all(0 <= known <= len(self.forest) for known in self.known), self.known
        pieces = [*self.capes, *self.sceptres]
        assert len(set(pieces)) == len(pieces) and set(pieces) <= in_teams, "a piece without its character"
        assert {self.cauldron, self.attacked} <= set(range(-1, game.seats)), (self.cauldron, self.attacked)


@dataclass(slots=True)
class State2(State):
    """The zones with Alakazum! 2."""

    capes: list[int]
    """The characters that wear a cape (AZ-103)."""
    sceptres: list[int]
    """The characters that hold a sceptre (AZ-103)."""
    cauldron: int
    """The seat that has the cauldron; −1: it lies by the market (AZ-106)."""

    def copy(self) -> Self:
        new = super(State2, self).copy()  # `dataclass` makes another class with slots of the one that super() knows
        new.capes, new.sceptres, new.cauldron = self.capes[:], self.sceptres[:], self.cauldron
        return new


def stars(zones: Zones, seat: int, culture: str) -> int:
    """Culture points of a team for one culture, multicoloured characters included."""
    levels, total = zones.levels, 0
    for c in zones.teams[seat]:
        own = CULTURE[c]
        if own in (culture, MULTICOLOURED):
            total += STARS[c][levels[c]]
    return total


def owner_of(zones: Zones, character: int) -> int:
    """The seat in whose team a character is; −1: in none."""
    return next((seat for seat, team in enumerate(zones.teams) if character in team), -1)


def best_stars(zones: Zones, seat: int) -> int:
    """The most stars of one culture in a team (AZ-90)."""
    return most_stars(zones.teams[seat], zones.levels)


def most_stars(team: Sequence[int], levels: Sequence[int]) -> int:
    """The most stars of one culture among these characters."""
    every = 0
    per: dict[str, int] = {}
    for c in team:
        own, given = CULTURE[c], STARS[c][levels[c]]
        if own == MULTICOLOURED:
            every += given
        elif given and own in CULTURES:
            per[own] = per.get(own, 0) + given
    return every + max(per.values()) if per else every


def marks(zones: Zones, seat: int, mark: Literal["sociable", "thrifty", "magical", "chaotic"]) -> int:
    """How often a personality stands on a team's cards."""
    table: tuple[int, ...] = getattr(NUMBERS[zones.rules], mark)
    total = 0
    for c in zones.teams[seat]:
        total += table[c]
    return total


def energy_marks(zones: Zones, seat: int) -> int:
    """Energy that costs no card: very magical marks (AZ-44) and the cauldron (AZ-106)."""
    free = marks(zones, seat, "magical")
    return free + CAULDRON_ENERGY if zones.cauldron == seat else free


def resistance(zones: Zones, character: int) -> int:
    """A character's resistance to hypnosis, its cape's too (AZ-103)."""
    own = NUMBERS[zones.rules].resistance[character][zones.levels[character]]
    return own + CAPE_RESISTANCE if character in zones.capes else own


def can_leave(zones: Zones, seat: int, character: int) -> bool:
    """A last character never leaves its owner, nor one on a broom (AZ-42, AZ-92)."""
    return len(zones.teams[seat]) > 1 and character not in zones.brooms


def losable(zones: Zones, seat: int) -> list[int]:
    """The characters that `seat` could lose."""
    team = zones.teams[seat]
    return [c for c in team if c not in zones.brooms] if len(team) > 1 else []


def alone(zones: Zones, seat: int) -> int:
    """AZ-101: the points of a character that goes into an Alakazum by itself; 0 where the team has none."""
    return max([ALONE[c][zones.levels[c]] for c in zones.teams[seat]], default=0)


def points(zones: Zones, seat: int, culture: str, shown: Sequence[int] = ()) -> int:
    """What an Alakazum of `culture` has with the cards `shown` (AZ-80); culture "none": Almudena alone (AZ-101)."""
    own = alone(zones, seat) if culture == NONE else stars(zones, seat, culture)
    return own + revealed_stars(culture, shown)


def revealed_stars(culture: str, cards: Sequence[int]) -> int:
    """What objects and amulets shown from the hand add to an Alakazum of `culture` (AZ-80)."""
    return sum(CARD_STARS[card] for card in cards if OBJECT_CULTURE[card] in (culture, ""))


def face_down(zones: Zones) -> list[int]:
    """The places of the enemies that can still be chosen."""
    return [place for place in range(len(zones.enemies)) if place not in zones.flipped]
