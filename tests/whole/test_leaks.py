"""Two worlds that differ only in what a seat can't see look the same to it: messages, alt texts, ids, who is asked.

The second world is imagined from the seat's view and shares the real chance. Both make the same move, whoever's turn it
is, and are compared again. What the move itself shows that was hidden may differ and is skipped: an event of REVEALS,
or the end of a choice that another seat began in secret.
"""

from __future__ import annotations

from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

from bot.delivery.layout import compose
from bot.screens.game import Reader, screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.table import board
from bot.texts import Library, Texts
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Event, Game
from tables.floor import hand_of
from tables.table import Place, Seat, State, Table
from tables.table_rules import TableRules

SAY: Texts = Library().texts("en")
NAMES = ("Ana", "Pep", "Bea", "Carl", "Eva")
MOVES = 150


def table_with(game: Game) -> Table:
    """A live table of people around `game`."""
    seats = tuple(Seat(user=seat + 1, name=NAMES[seat]) for seat in range(game.seats))
    options: dict[str, Any] = {}
    state = State("live", 1, options, TableRules(), seats, {}, bytes(32), 7, 7, None, 0.0, game)
    return Table(1, Place(1, 2), game.KEY, state)


def screens(game: Game, seat: int, events: list[Event]) -> list[Any]:
    """Everything Discord is told that `seat` can see: the board, its hand, what happened, who is asked."""
    table = table_with(game)
    reader = Reader(SAY, NAMES[: game.seats], seat)
    words = screens_of(game.KEY)
    told = [words.sentence(event, reader) for event in events if event.audience is None or seat in event.audience]
    public = [words.sentence(event, Reader(SAY, reader.names)) for event in events if event.audience is None]
    if game.outcome is not None:
        return [told]
    return [
        told,
        compose(board(table, [line for line in public if line], SAY)).to_components(),
        compose(hand_screen(hand_of(table, seat), SAY)).to_components(),
        [(decision.id, decision.seat, decision.kind) for decision in game.decisions],
    ]


HIDING: dict[str, list[dict[str, Any]]] = {"alakazam": [{"face_down": True}, {"slow": True}]}
"""House rules that hide more than a game usually does."""
WORLDS: list[tuple[str, int, dict[str, Any]]] = [
    *[(key, seats, {}) for key, game in GAMES.items() for seats in game.SEATS],
    *[(key, seats, rules) for key, some in HIDING.items() for rules in some for seats in (2, 5)],
]


@pytest.mark.parametrize(("key", "seats", "rules"), WORLDS)
def test_what_a_seat_cannot_see_changes_nothing_it_sees(key: str, seats: int, rules: dict[str, Any]) -> None:
    compare(key, seats, rules, MOVES)


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "rules"), WORLDS)
def test_nor_in_many_more_positions(key: str, seats: int, rules: dict[str, Any]) -> None:
    compare(key, seats, rules, 10 * MOVES)


def compare(key: str, seats: int, rules: dict[str, Any], moves: int) -> None:
    """So many moves, each made in two worlds that are one to a seat."""
    kind, chance = GAMES[key], Random(seats)
    compared = 0
    positions = 0
    while compared < moves:
        game = kind.new(chance.randbytes(32), seats, kind.Options.model_validate(rules))
        players = [chance.choice([None, *kind.LEVELS.values()]) for _ in range(seats)]
        rng = Chance(chance.randbytes(32))
        for _ in range(chance.randrange(20, 120)):
            if not game.decisions:
                break
            seat = chance.randrange(seats)
            world = kind.imagine(game.view(seat), rng)
            world.chance = game.chance.copy()
            assert screens(game, seat, []) == screens(world, seat, [])
            positions += 1
            decision = chance.choice(game.decisions)
            twin = next(each for each in world.decisions if (each.id, each.seat) == (decision.id, decision.seat))
            player = players[decision.seat]
            action = player.choose(game.view(decision.seat), decision, rng, 0) if player else None
            action = action or chance.choice(decision.options)
            drafted = decision.seat != seat and [frame.seen_by(seat) for frame in game.stack] != game.stack
            events = game.submit(decision.seat, action, decision.id)
            if drafted or action not in twin.options:
                continue
            mirrored = world.submit(decision.seat, action, decision.id)
            shown = [event for event in (*events, *mirrored) if event.audience is None or seat in event.audience]
            if any(event.kind in kind.REVEALS | kind.DISCLOSES for event in shown):
                continue
            compared += 1
            assert screens(game, seat, events) == screens(world, seat, mirrored)
    assert positions >= compared >= moves
