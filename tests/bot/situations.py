"""Situations: what a person is asked in games of AI, with the hand that they see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Screen
from bot.texts import Library, Texts
from games import GAMES
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Event, Game
from storage.rows import MoveRow
from tables.automatic import BUDGET
from tables.lately import Lately
from tables.replies import Hand, hand_of
from tables.table import Place, Seat, Table, TableState
from tables.table_rules import TableRules

SAY = Library().texts("en")
SEATS = {"alakazum": 4, "alakazoo": 3, "alakazam": 4}


@dataclass(frozen=True)
class Situation:
    """A person's hand at a question."""

    game: str
    hand: Hand
    decision: Decision
    screen: Screen

    @property
    def kind(self) -> str:
        """Of the question, and of what can be answered."""
        words = "-".join(sorted({word for word, *_ in self.decision.options}))
        return f"{self.decision.kind}: {words}"


@dataclass(frozen=True)
class Move:
    """An answer in a game, and what came of it."""

    before: Game
    """The game as it was then."""
    decision: Decision
    action: Action
    events: list[Event]


def played(
    key: str, number: int, say: Texts = SAY, moves: list[Move] | None = None, people: int = 0, options: Any = None
) -> Iterator[Situation]:
    """What a person is asked in a game of AI, at a table of so many; the AI answer for them too. All that is answered
    goes into `moves`."""
    kind: Any = GAMES[key]
    people = people or SEATS[key]
    game, chance = kind.new(number.to_bytes(32, "little"), people, options or kind.Options()), Chance(bytes(32))
    seats = (Seat(user=1, name="Ana"), *[Seat(ai="normal", name="") for _ in range(people - 1)])
    lately, n = Lately(kind, [], []), 0
    while game.decisions:
        decision = game.decisions[chance.below(len(game.decisions))]
        view = game.view(decision.seat)
        own = next(each for each in view.decisions if (each.id, each.seat) == (decision.id, decision.seat))
        if decision.seat == 0 and len(own.options) > 1:
            state = TableState("live", 1, {}, TableRules(hinted=True), seats, {}, bytes(32), 0, 0, None, 0.0, game)
            table = Table(1, Place(1, 2), key, state)
            table.lately = lately
            hand = hand_of(table, 0)
            yield Situation(key, hand, own, hand_screen(hand, say, pictures=True))
        action = kind.LEVELS["normal"].choose(view, own, chance, BUDGET)
        action, n = own.default if action is None else action, n + 1
        before = game.copy() if moves is not None else game
        events = game.submit(decision.seat, action, decision.id)
        if moves is not None:
            moves.append(Move(before, decision, action, events))
        by, user = ("player", 1) if decision.seat == 0 else ("bot", None)
        spelled = codec.dumps([list(event) for event in events]).decode()
        row = MoveRow(n, decision.seat, decision.id, "[]", by, user, spelled, kind.RULES_VERSION, 0.0)  # type: ignore[arg-type]
        lately.add([row], [codec.dumps(game.snapshot())])
