"""Two worlds that differ only in what a seat can't see look the same to it: messages, alt texts, ids, who is asked.

The second world is imagined from the seat's view and shares the real chance. Both make the same move, whoever's turn it
is, and are compared again by what Discord was sent: the real courier, recent events and hands choose who is told what,
nothing here filters an audience. What the move itself shows that was hidden may differ and is skipped: an event of
REVEALS, or the end of a choice that another seat began in secret.
"""

from __future__ import annotations

from random import Random  # noqa: TID251  (seeded)
from typing import Any, cast

import pytest

from bot.composition import Listeners
from bot.delivery.boards import Boards
from bot.delivery.discord_api import PrivateMessage
from bot.delivery.hands import Hands
from bot.delivery.layout import compose
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Shown
from bot.delivery.transports import ByAnswer, ByInteraction
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Screen
from bot.screens.table import board
from bot.texts import Library, Texts
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Event, Game
from tables.replies import Change, hand_of
from tables.table import KeptPost, Place, Seat, Table, TableState
from tables.table_rules import TableRules
from tests.bot.fakes import NOW, FakeAnswer, FakeMessages, FakeTables, FakeTime, NoHints, not_daily, snowflake

LIBRARY = Library()
SAY: Texts = LIBRARY.texts("en")
BOARD, HAND = snowflake(NOW - 60), 2
"""Messages: of the board, and of the hand."""
NAMES = ("Ana", "Pep", "Bea", "Carl", "Eva")
MOVES = 18


def table_with(game: Game) -> Table:
    """A live table of people around `game`."""
    seats = tuple(Seat(user=seat + 1, name=NAMES[seat]) for seat in range(game.seats))
    options: dict[str, Any] = {}
    state = TableState("live", 1, options, TableRules(), seats, {}, bytes(32), 7, 7, None, 0.0, game)
    return Table(1, Place(1, 2), game.KEY, state)


def screens(game: Game, seat: int) -> list[Any]:
    """Everything Discord is told that `seat` can see at a position: the board, its hand, who is asked."""
    table = table_with(game)
    return [
        compose(board(table, [], SAY)).components,
        compose(hand_screen(hand_of(table, seat), SAY)).components,
        [(decision.id, decision.seat, decision.kind) for decision in game.view(seat).decisions],
    ]


class Channel:
    """A table with its board and one open hand, and what Discord is sent when it goes on."""

    def __init__(self, game: Game, seat: int) -> None:
        self.table, self.seat, self.time = table_with(game), seat, FakeTime()
        self.table.posts = (KeptPost("board", 0, "there", BOARD),)
        self.tables: Any = FakeTables(self.table)
        self.discord = FakeMessages(self.time)
        recent = RecentEvents(self.tables)
        reconciler = Reconciler(time=self.time)
        self.hands = Hands(self.tables, self.discord, reconciler, SAY, recent, NoHints(), not_daily)
        self.boards = Boards(self.tables, self.tables, self.tables, self.discord, LIBRARY, recent, reconciler)
        self.recent, self.listeners = recent, Listeners(recent, self.boards, self.hands)

    async def open(self) -> None:
        """The board is there, and the hand is open."""
        await self.recent.load(self.table)
        fresh, user = hand_of(self.table, self.seat), self.seat + 1
        private = PrivateMessage("token", HAND, True)
        hand, by = self.hands.of_press(fresh, user, Shown(), 2), FakeAnswer(self.discord, HAND)

        async def as_it_is(screen: Screen) -> Screen:
            return screen

        await self.hands.answer(hand, ByInteraction(cast(ByAnswer, by)), private, None, stays=True, decorate=as_it_is)

    def change(self, events: list[Event], by: int) -> None:
        """`by` has moved."""
        state = self.table.now
        state.n, state.revision = state.n + 1, state.revision + 1
        self.tables.hands = {self.seat + 1: hand_of(self.table, self.seat)}
        change = Change(state.n, state.revision, "player", seat=by, events=tuple(events))
        self.listeners.table_changed(self.table, change)

    async def go_on(self, events: list[Event], by: int) -> dict[int, Any]:
        """`by` has moved: message → what it shows now, of all that was sent because of it."""
        self.change(events, by)
        await self.time.advance(2.0, 0.5)
        assert BOARD in self.discord.shown
        return self.discord.shown


HIDING: dict[str, list[dict[str, Any]]] = {"alakazam": [{"face_down": True}, {"slow": True}]}
"""House rules that hide more than a game usually does."""
WORLDS: list[tuple[str, int, dict[str, Any]]] = [
    *[(key, seats, {}) for key, game in GAMES.items() for seats in game.SEATS],
    *[(key, seats, rules) for key, some in HIDING.items() for rules in some for seats in (2, 5)],
]


@pytest.mark.parametrize(("key", "seats", "rules"), WORLDS)
async def test_what_a_seat_cannot_see_changes_nothing_it_sees(key: str, seats: int, rules: dict[str, Any]) -> None:
    await compare(key, seats, rules, MOVES)


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "rules"), WORLDS)
async def test_nor_in_many_more_positions(key: str, seats: int, rules: dict[str, Any]) -> None:
    await compare(key, seats, rules, 40 * MOVES)


async def compare(key: str, seats: int, rules: dict[str, Any], moves: int) -> None:
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
            assert screens(game, seat) == screens(world, seat)
            channels = Channel(game, seat), Channel(world, seat)
            for channel in channels:
                await channel.open()
            positions += 1
            decision = chance.choice(game.decisions)
            twin = world.decisions[game.decisions.index(decision)]  # its number may differ: others draft unseen
            assert twin.seat == decision.seat
            player = players[decision.seat]
            action = player.choose(game.view(decision.seat), decision, rng, 0) if player else None
            action = action or chance.choice(decision.options)
            drafted = decision.seat != seat and [frame.seen_by(seat) for frame in game.stack] != game.stack
            events = game.submit(decision.seat, action, decision.id)
            if drafted or twin.kind != decision.kind or action not in twin.options:
                continue
            mirrored = world.submit(decision.seat, action, twin.id)
            shown = [event for event in (*events, *mirrored) if event.audience is None or seat in event.audience]
            if any(event.kind in kind.REVEALS | kind.DISCLOSES for event in shown):
                continue
            compared += 1
            if game.outcome is None:
                sent = await channels[0].go_on(events, decision.seat)
                assert sent == await channels[1].go_on(mirrored, decision.seat)
    assert positions >= compared >= moves
