"""Tables of Alakazam! as the rules' examples want them, and moves in words.

Dice are written ``O4`` (orange 4), cards by their ids; a move is ``"swap out O4 in W2"``, an offer
``"offer to 1 give O4 mark for want B2 propose"``. Dice and draws are given, so that an example says all that happens.
"""

from __future__ import annotations

from typing import Any

from games.alakazam import Alakazam
from games.alakazam.slow import SlowTrade
from games.alakazam.trade import Trade
from games.kernel.chance import Chance
from games.kernel.game import Action, Event

LETTERS = "OYBGKW"
BASE = [
    "bonus-5",
    "bonus-3",
    "bonus-2",
    "straight",
    "flush",
    "candy-cane",
    "double-triple",
    "29-and-up",
    "13-and-under",
    "ones-sixes",
    "twos-fives",
    "threes-fours",
    "full-house",
    "nuttin",
    "tri-color",
    "rainbow",
    "pyramid",
    "yours-theirs",
]
"""The deck of 18, from the rulebook."""
EXTRA = ["bonus-left", "bonus-right", "bonus-goals", "ones", "twos", "threes", "fours", "fives", "sixes"]
"""The author's unused cards."""
CARDS = [*BASE, *EXTRA]
DICE_WORDS = ("out", "in", "give", "want", "die", "pick")


def die(text: str) -> int:
    """``O4`` as a number."""
    return 10 * LETTERS.index(text[0]) + int(text[1])


def dice(text: str) -> list[int]:
    """Several dice, in order."""
    return sorted(map(die, text.split()))


def named(pool: Any) -> str:
    """Dice in words."""
    return " ".join(f"{LETTERS[number // 10]}{number % 10}" for number in pool)


def cards(text: str) -> list[int]:
    """Several cards, in order."""
    return sorted(map(CARDS.index, text.split()))


class Rigged(Chance):
    """Chance that gives what it was told, rolls and draws alike."""

    __slots__ = ("told",)

    def __init__(self, told: list[int]) -> None:
        super().__init__(bytes(32))
        self.told = told

    def below(self, n: int) -> int:
        self.counter += 1
        number = self.told.pop(0)
        assert number < n, f"{number} is not below {n}"
        return number

    def roll(self) -> int:
        return self.below(7)


class Table:
    """A game in the midst of trading."""

    def __init__(self, game: Alakazam) -> None:
        self.game = game
        self.told: list[Event] = []

    @property
    def trade(self) -> Trade:
        """The market."""
        top = self.game.stack[-1]
        assert isinstance(top, Trade)
        return top

    @property
    def slow(self) -> SlowTrade:
        """The market of slow mode."""
        top = self.game.stack[-1]
        assert isinstance(top, SlowTrade)
        return top

    def pool(self, seat: int) -> str:
        """A pool in words."""
        return named(self.game.state.pools[seat])

    @property
    def centre(self) -> str:
        """The dice of the centre in words."""
        return named(self.game.state.centre)

    def hand(self, seat: int) -> str:
        """The cards a seat holds."""
        return " ".join(CARDS[card] for card in self.game.state.hands[seat])

    @property
    def cards(self) -> str:
        """The cards of the centre."""
        return " ".join(CARDS[card] for card in self.game.state.table)

    def question(self, seat: int, kind: str = "trade", number: int | None = None) -> Any:
        """An open question of a seat, or None."""
        return next(
            (
                d
                for d in self.game.decisions
                if d.seat == seat and d.kind == kind and (number is None or d.default[1:] == (number,))
            ),
            None,
        )

    def words(self, seat: int, kind: str = "trade") -> list[str]:
        """The options in words."""
        found = self.question(seat, kind)
        return [] if found is None else [spelled(option) for option in found.options]

    def play(self, seat: int, text: str) -> Table:
        """Answer with these words, one after the other; `told` is what the last one did."""
        parts = text.split()
        while parts:
            open_ = [d for d in self.game.decisions if d.seat == seat]
            for decision in open_:
                fitting = [o for o in decision.options if spelled(o).split() == parts[: len(o)]]
                if fitting:
                    self.told = self.game.submit(seat, fitting[0], decision.id)
                    del parts[: len(fitting[0])]
                    self.game.check()
                    break
            else:
                raise AssertionError(f"{' '.join(parts)} is not among {[spelled(o) for d in open_ for o in d.options]}")
        return self

    def kinds(self) -> list[str]:
        """The kinds of the last events."""
        return [event.kind for event in self.told]

    def clocks(self, seat: int, kind: str = "trade") -> list[str]:
        """The names of a question's clocks."""
        return [name for name, _ in self.question(seat, kind).clocks]


def spelled(action: Action) -> str:
    """An action in words."""
    word, *data = action
    if word in DICE_WORDS:
        return f"{word} {named(data)}"
    if word == "card":
        return f"card {CARDS[data[0]]}"
    if word == "colour":
        return f"colour {LETTERS[data[0]]}"
    return " ".join(map(str, action))


def a_table(
    *pools: str,
    centre: str = "W1 W2 W3 W4 W5 W6",
    table: str = "",
    hands: dict[int, str] | None = None,
    chance: list[int] | None = None,
    points: list[int] | None = None,
    round_: int = 1,
    **options: Any,
) -> Table:
    """A table in the midst of trading; dice and cards not named are in the box and in the deck."""
    game = Alakazam.new(bytes(32), len(pools), Alakazam.Options(**options))
    for seat in range(len(pools)):
        game.submit(seat, ("ready",))
    s = game.state
    s.round = round_
    s.pools, s.centre = [dice(pool) for pool in pools], dice(centre)
    left = [10 * colour for colour in (*range(len(pools)), 5) for _ in range(6)]
    for number in (*s.centre, *[number for pool in s.pools for number in pool]):
        left.remove(number // 10 * 10)
    s.box = left
    s.table = cards(table)
    s.hands = [cards((hands or {}).get(seat, "")) for seat in range(len(pools))]
    gone = [*s.table, *s.aside, *[card for hand in s.hands for card in hand]]
    s.deck = [card for card in range(len(CARDS) if game.options.extra_cards else len(BASE)) if card not in gone]
    s.points = points or [0] * len(pools)
    data = game.snapshot()
    game = Alakazam.restore(data)
    game.check()
    if chance is not None:
        game.chance = Rigged(chance)
    return Table(game)
