"""Tables of Alakazoo as the rules' examples want them, and moves in words.

Cards are written ``E-head``: the creature's letter and a type; places ``head:Leaf``: a space and the rune on it, or
``keeper``. Dice and draws are given, so that an example says all that happens.
"""

from __future__ import annotations

from typing import Any

from games.alakazoo import Alakazoo
from games.alakazoo.rules import Rules
from games.kernel.chance import Chance
from games.kernel.game import Action, Event

LETTERS = "EGMTVN"
TYPES = ("left-ear", "head", "right-ear", "left-hand", "torso", "right-hand", "left-leg", "tail", "right-leg")
RUNES = ("Star", "Flame", "Wave", "Leaf", "Gale", "Stone")
KEEPER = 18
NO_CARD = -1

# The boards, by hand from OO-5: the two runes of each space, row by row.
BOARDS = {
    "E": "35 24 15 14 45 23 25 13 34",
    "G": "24 14 35 15 34 12 13 25 45",
    "M": "13 15 24 25 14 35 45 23 12",
    "T": "12 34 25 35 23 14 24 15 13",
    "V": "45 23 13 12 35 24 34 14 25",
    "N": "25 35 14 34 12 45 15 24 23",
}


def card(text: str) -> int:
    """``E-head`` as the number of a card."""
    letter, _, kind = text.partition("-")
    return 9 * LETTERS.index(letter) + TYPES.index(kind)


def cards(text: str) -> list[int]:
    """Several cards."""
    return [card(word) for word in text.split()]


def words(numbers: list[int] | tuple[int, ...]) -> str:
    """Cards in words; ``.`` for an empty space."""
    return " ".join("." if n < 0 else f"{LETTERS[n // 9]}-{TYPES[n % 9]}" for n in numbers)


def place(letter: str, text: str) -> int:
    """``head:Leaf`` on the board of a creature, or ``keeper``, as the number of a place."""
    if text == "keeper":
        return KEEPER
    space, _, rune = text.partition(":")
    pair = BOARDS[letter].split()[TYPES.index(space)]
    return 2 * TYPES.index(space) + pair.index(str(RUNES.index(rune)))


class Rigged(Chance):
    """Chance that gives what it was told, first dice, then numbers below; shuffling keeps the order."""

    __slots__ = ("draws", "rolls")

    def __init__(self, rolls: list[int] | None = None, draws: list[int] | None = None) -> None:
        super().__init__(bytes(32))
        self.rolls, self.draws = list(rolls or ()), list(draws or ())

    def roll(self) -> int:
        self.counter += 1
        return self.rolls.pop(0)

    def below(self, n: int) -> int:
        self.counter += 1
        number = self.draws.pop(0)
        assert number < n, f"{number} is not below {n}"
        return number

    def shuffle(self, cards: Any) -> None:
        self.counter += 1


class Table:
    """A game at a known place; `play` and `said` make it an example."""

    def __init__(self, game: Alakazoo, dice: str = "", draws: list[int] | None = None) -> None:
        self.game, self.events = game, list[Event]()
        self.game.chance = Rigged([RUNES.index(face) + 1 for face in dice.split()], draws)

    @property
    def asked(self) -> tuple[int, str]:
        """Seat and kind of the open question."""
        (decision,) = self.game.decisions
        return decision.seat, decision.kind

    @property
    def options(self) -> list[str]:
        """What may be answered, in words."""
        (decision,) = self.game.decisions
        return [self.spelled(decision.seat, option) for option in decision.options]

    @property
    def told(self) -> list[tuple[Any, ...]]:
        """What the last `play` brought about: kinds and data."""
        return [(event.kind, *event.data) for event in self.events]

    def play(self, *moves: str) -> Table:
        """Answers of the seat that is asked, in words."""
        self.events = []
        for move in moves:
            (decision,) = self.game.decisions
            self.events += self.game.submit(decision.seat, self._action(decision.seat, move), decision.id)
            self.game.check()
        return self

    def said(self, kind: str) -> list[tuple[Any, ...]]:
        """The data of the last events of one kind."""
        return [event.data for event in self.events if event.kind == kind]

    def dice(self, dice: str) -> Table:
        """What will be rolled next."""
        self.game.chance.rolls = [RUNES.index(face) + 1 for face in dice.split()]
        return self

    def hand(self, seat: int) -> str:
        """A hand in words."""
        return words(self.game.state.hands[seat])

    def portal(self, seat: int) -> str:
        """A Portal in words."""
        return words(self.game.state.portals[seat])

    def columns(self) -> list[str]:
        """The columns in words."""
        return [words(column) for column in self.game.state.columns]

    def runes(self, seat: int) -> set[str]:
        """The covered runes of a board in words."""
        covered = self.game.state.runes[seat]
        return {self._place(seat, at) for at in range(18) if covered >> at & 1}

    # ---- words and actions -----------------------------------------------------------------------------------------

    def _letter(self, seat: int) -> str:
        return LETTERS[self.game.state.boards[seat]]

    def _place(self, seat: int, number: int) -> str:
        if number == KEEPER:
            return "keeper"
        pair = BOARDS[self._letter(seat)].split()[number // 2]
        return f"{TYPES[number // 2]}:{RUNES[int(pair[number % 2])]}"

    def _action(self, seat: int, move: str) -> Action:
        word, _, what = move.partition(" ")
        if word in ("place", "discard", "take", "offer", "lay"):
            return word, card(what)
        if word in ("light", "return"):
            return word, place(self._letter(seat), what)
        if word == "resolve":
            return word, RUNES.index(what)
        if word == "space":
            return word, TYPES.index(what)
        if word == "board":
            return word, LETTERS.index(what)
        if word in ("roll", "column", "rival"):
            return word, int(what)
        return (word, what) if what else (word,)

    def spelled(self, seat: int, action: Action) -> str:
        word, *rest = action
        if not rest:
            return word
        (what,) = rest
        if word in ("place", "discard", "take", "offer", "lay"):
            return f"{word} {words([what])}"
        if word in ("light", "return"):
            return f"{word} {self._place(seat, what)}"
        names: dict[str, Any] = {"resolve": RUNES, "space": TYPES, "board": LETTERS}
        return f"{word} {names[word][what] if word in names else what}"


def a_table(
    boards: str = "EG",
    *,
    edition: Any = "castle-keeper",
    sprint: bool = False,
    turn: int = 0,
    first: int = 0,
    round: int = 5,
    finisher: int = -1,
    hands: dict[int, str] | None = None,
    portals: dict[int, str] | None = None,
    runes: dict[int, str] | None = None,
    magic: dict[int, int] | None = None,
    dark: dict[int, int] | None = None,
    points: dict[int, int] | None = None,
    helpers: dict[int, int] | None = None,
    columns: tuple[str, ...] = ("", "", "", ""),
    deck: str = "",
    discard: str | None = None,
    box: str = "",
    dice: str = "",
    draws: list[int] | None = None,
) -> Table:
    """A table at the beginning of the turn of seat `turn`.

    `boards` has a letter a seat, `box` the letters of the creatures that are not in the game. `deck` lists its cards
    from the top; all cards that are named nowhere lie below them, or, where `discard` is given, in the hand of the last
    seat, and the deck holds no other cards.
    """
    seats = len(boards)
    game = Alakazoo.new(bytes(32), seats, Rules(edition=edition, boards="deal", sprint=sprint))
    data = game.snapshot()
    s = data["state"]
    everybody = range(seats)

    def of(given: dict[int, Any] | None, blank: Any) -> list[Any]:
        return [(given or {}).get(seat, blank) for seat in everybody]

    s.update(
        first=first, turn=turn, round=round, finisher=finisher, boards=[LETTERS.index(letter) for letter in boards]
    )
    s.update(magic=of(magic, 0), dark=of(dark, 0), points=of(points, 0), helpers=of(helpers, 9))
    s["hands"] = [cards(text) for text in of(hands, "")]
    s["columns"] = [cards(text) for text in columns]
    s["portals"] = [[NO_CARD] * 9 for _ in everybody]
    for seat, text in (portals or {}).items():
        for number in cards(text):
            s["portals"][seat][number % 9] = number
    s["runes"] = [
        sum(1 << place(letter, text) for text in of(runes, "")[seat].split()) for seat, letter in enumerate(boards)
    ]
    out = [LETTERS.index(letter) for letter in box]
    s.update(box=out, discard=cards(discard or ""), deck=cards(deck)[::-1])
    lying = [n for zone in (*s["hands"], *s["columns"], *s["portals"], s["discard"], s["deck"]) for n in zone]
    rest = [number for number in range(54) if number not in lying and number // 9 not in out]
    if discard is None:
        s["deck"] = rest + s["deck"]
    else:
        s["hands"][-1] += rest
    data.update(stack=[["Rounds"], ["Turn", turn]], asked=[], outcome=None)
    table = Table(Alakazoo.restore(data), dice, draws)
    table.game.check()
    return table


def one_tail_short() -> Table:
    """Seat 0 has all of its Portal but the tail, whose space is lit; a tail lies in the second column."""
    return a_table(
        "EG",
        portals={0: "E-left-ear E-head E-right-ear E-left-hand E-torso E-right-hand E-left-leg E-right-leg"},
        runes={0: "tail:Flame tail:Leaf"},
        columns=("N-head", "E-tail", "N-left-ear", "N-torso"),
        first=1,
    )
