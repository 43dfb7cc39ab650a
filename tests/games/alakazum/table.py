"""A table in the middle of a game, laid out by hand: `a_table(3).team(0, "penitente:B").hand(0, "double").at("act")`.

Cards are named by their ids in the card file, characters perhaps with a level ("moura:C", else A). Decks are laid out
top first. Dice fall as `dice(…)` says, and a roll that nobody foresaw is an error.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from games.alakazum import Alakazum
from games.alakazum.cards import ENEMIES, HAND_KINDS, LEVELS, NUMBER, box
from games.alakazum.rules import Turn
from games.alakazum.state import State2
from games.kernel.chance import Chance
from games.kernel.game import Action, Event

from .case import in_words, name

PHASES = {"start": 0, "explore": 1, "act": 2, "alakazum": 3, "end": 4}
"""Where a table may stand, and how far its turn has come."""
SEED = bytes(32)


class Dice(Chance):
    """Chance whose dice are laid out; shuffles are its own."""

    __slots__ = ("rolls",)

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(SEED)
        self.rolls = rolls

    def roll(self) -> int:
        self.counter += 1
        assert self.rolls, "a roll that nobody foresaw"
        return self.rolls.pop(0)


class Table:
    """The layout, and the game played on it."""

    def __init__(self, seats: int, toad: bool, expansion: bool, sprint: bool) -> None:
        self.game = Alakazum.new(SEED, seats, Alakazum.Options(chaotic_toad=toad, expansion=expansion, sprint=sprint))
        self.left = Counter(box(seats, toad, expansion).cards)
        s = self.game.state
        self.game.chance = self.rolls = Dice([])
        s.turn = s.starter = 0
        s.round, s.starters, s.forest, s.market = 1, [], [], []
        s.hands, s.teams = [[] for _ in range(seats)], [[] for _ in range(seats)]
        s.enemies = list(box(seats, toad, expansion).enemies)
        self.top: list[int] = []
        self.only = self.waits = False
        self.told: list[tuple[Any, ...]] = []
        self.audiences: list[tuple[int, ...] | None] = []

    # ---- laying out ------------------------------------------------------------------------------------------------

    def take(self, *names: str) -> list[int]:
        """Cards of the box by name, and their levels noted."""
        cards: list[int] = []
        for text in names:
            card, _, level = text.partition(":")
            number = NUMBER[card]
            assert self.left[number], f"no {card} left in the box"
            self.left[number] -= 1
            cards.append(number)
            if level:
                self.game.state.levels[number] = LEVELS.index(level)
        return cards

    def team(self, seat: int, *characters: str) -> Self:
        self.game.state.teams[seat] += self.take(*characters)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.game.state.hands[seat] = sorted(self.game.state.hands[seat] + self.take(*cards))
        return self

    def market(self, *cards: str) -> Self:
        self.game.state.market = self.take(*cards)[::-1]
        return self

    def cemetery(self, *characters: str) -> Self:
        self.game.state.cemetery += self.take(*characters)
        return self

    def forest(self, *cards: str, only: bool = False) -> Self:
        """The forest deck's top; what lies nowhere else is below, hand cards first, or (only) out of the game."""
        self.top, self.only = self.take(*cards)[::-1], only
        return self

    def broom(self, *riders: str) -> Self:
        self.take(*["broom"] * len(riders))
        self.game.state.brooms += sorted(NUMBER[rider] for rider in riders)
        return self

    def cape(self, *bearers: str) -> Self:
        self.take(*["cape"] * len(bearers))
        self.expanded.capes += sorted(NUMBER[bearer] for bearer in bearers)
        return self

    def sceptre(self, *bearers: str) -> Self:
        self.take(*["sceptre"] * len(bearers))
        self.expanded.sceptres += sorted(NUMBER[bearer] for bearer in bearers)
        return self

    def cauldron(self, seat: int) -> Self:
        self.expanded.cauldron = seat
        return self

    @property
    def expanded(self) -> State2:
        """The zones, of a game with Alakazum! 2."""
        s = self.game.state
        assert isinstance(s, State2)
        return s

    def enemies(self, *names: str, flipped: tuple[str, ...] = ()) -> Self:
        row = [next(n for n, enemy in enumerate(ENEMIES) if enemy.id == text) for text in names]
        s = self.game.state
        s.enemies = row + [enemy for enemy in s.enemies if enemy not in row]
        s.flipped = [names.index(text) for text in flipped]
        return self

    def removed(self, *cards: str) -> Self:
        self.game.state.removed += self.take(*cards)
        return self

    def dice(self, *rolls: int) -> Self:
        self.rolls.rolls += rolls
        return self

    def waiting(self) -> Self:
        """Whoever is asked to throw is waited for (AZ-98): otherwise the dice fall at once."""
        self.waits = True
        return self

    def round(self, number: int) -> Self:
        self.game.state.round = number
        return self

    def turn(self, seat: int) -> Self:
        self.game.state.turn = seat
        return self

    def at(self, phase: str) -> Self:
        """All teams have somebody; the rest of the box is put away; the game goes on from there."""
        s = self.game.state
        for team in s.teams:
            if not team:
                spare = next(n for n in SPARE if self.left[n])
                self.left[spare] -= 1
                team.append(spare)
        rest = sorted(self.left.elements(), key=lambda card: (card in HAND_KINDS, card))
        s.forest, s.removed = ([], s.removed + rest) if self.only else (rest, s.removed)
        s.forest += self.top
        self.game.stack = [Turn(PHASES[phase])]
        self.hear(self.advance())
        return self

    def advance(self) -> list[Event]:
        """Go on from a position that no answer led to: that is what these private names are needed for."""
        game: Any = self.game
        game._events, game._asked, game._asked_by = [], [], None
        game._advance()
        told, game._events = game._events, []
        told += self.throw()
        if not self.only:
            game.check()
        return told

    # ---- playing ---------------------------------------------------------------------------------------------------

    def play(self, seat: int, *actions: Any) -> Self:
        """`seat` answers: each a word or a tuple with names. What is told meanwhile is in `told`."""
        told: list[Event] = []
        for action in actions:
            words = action if isinstance(action, tuple) else (action,)
            numbers = tuple(number(words[0], part) for part in words)
            told += self.game.submit(seat, numbers)
            told += self.throw()
        self.hear(told)
        if not self.only:
            self.game.check()
        return self

    def throw(self) -> list[Event]:
        """Whoever is asked to throw does."""
        told: list[Event] = []
        while not self.waits and self.game.decisions and self.game.decisions[0].is_roll:
            asked = self.game.decisions[0]
            told += self.game.submit(asked.seat, asked.default)
        return told

    def announce(self, seat: int, *actions: Any) -> Self:
        """`seat` drafts and announces, and nobody minds."""
        self.play(seat, *actions)
        told, audiences = self.told, self.audiences
        while self.game.decisions and self.game.decisions[0].kind == "voodoo":
            self.play(self.game.decisions[0].seat, "pass")
            told, audiences = told + self.told, audiences + self.audiences
        self.told, self.audiences = told, audiences
        return self

    def hear(self, told: list[Event]) -> None:
        self.audiences = [event.audience for event in told]
        self.told = [(kind, *in_words(kind, data)) for kind, data, _ in told]

    # ---- looking ---------------------------------------------------------------------------------------------------

    def heard(self, *kinds: str) -> list[tuple[Any, ...]]:
        """The last events of those kinds, in order."""
        return [event for event in self.told if event[0] in kinds]

    def heard_by(self, *kinds: str) -> list[tuple[tuple[Any, ...], tuple[int, ...] | None]]:
        """`heard`, each event with the seats that learn of it."""
        told = zip(self.told, self.audiences, strict=True)
        return [(event, audience) for event, audience in told if event[0] in kinds]

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what."""
        return {d.seat: d.kind for d in self.game.decisions}

    def options(self, seat: int) -> list[Any]:
        """What `seat` may answer: words alone, or with what they name."""
        (decision,) = [d for d in self.game.decisions if d.seat == seat]
        return [plain(option) for option in decision.options]

    def named(self, seat: int, word: str) -> list[str]:
        """What the options of that word name."""
        return [option[1] for option in self.options(seat) if isinstance(option, tuple) and option[0] == word]

    def in_team(self, seat: int) -> list[str]:
        """The team in order of arrival, with levels."""
        s = self.game.state
        return [f"{name(c)}:{LEVELS[s.levels[c]]}" for c in s.teams[seat]]

    def in_hand(self, seat: int) -> list[str]:
        return [name(card) for card in self.game.state.hands[seat]]

    @property
    def on_market(self) -> list[str]:
        """The market deck, top first."""
        return [name(card) for card in reversed(self.game.state.market)]

    @property
    def in_cemetery(self) -> list[str]:
        s = self.game.state
        return [f"{name(c)}:{LEVELS[s.levels[c]]}" for c in s.cemetery]

    @property
    def in_forest(self) -> list[str]:
        """The forest deck, top first."""
        return [name(card) for card in reversed(self.game.state.forest)]

    @property
    def out(self) -> list[str]:
        return [name(card) for card in self.game.state.removed]


SPARE = [NUMBER[text] for text in ("penitente", "olentzero", "moura", "tio-de-nadal", "senyor-pirotecnic")]
"""Who sits in a team that a test says nothing of."""


def a_table(seats: int = 3, toad: bool = False, expansion: bool = False, sprint: bool = False) -> Table:
    """An empty table, seat 0 on turn."""
    return Table(seats, toad, expansion, sprint)


def number(word: str, part: Any) -> Any:
    """A card's number for its name."""
    return NUMBER[part] if isinstance(part, str) and part in NUMBER and word not in ("spell", "group") else part


def plain(option: Action) -> Any:
    """An option as tests write it: a word, or a word with what it names."""
    return (option[0], *in_words(option[0], option[1:])) if len(option) > 1 else option[0]
