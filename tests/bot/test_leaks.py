"""What a person is shown follows from what that person may know, and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.calls import WINDOW, asked_of, open_window
from bot.delivery.layout import compose
from bot.screens.call import call
from bot.screens.game import screens_of
from bot.screens.hand import hand
from bot.screens.lessons import lesson
from bot.screens.pages import watch
from bot.screens.people import reader_of
from bot.screens.screen import Picture, Screen
from bot.screens.signs import spoken
from bot.screens.table import board, is_window
from bot.texts import Library
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import Game
from tables.replies import Hand
from tables.table import Seat, Table
from tables.table_rules import TableRules
from tests.bot.fakes import seated
from tests.bot.house import OWN_SCREENS

SAY = Library().texts(None)
NAMES = ("Ana", "Bea", "Carl", "Dora", "Eva")


def at_a_table(game: Game, n: int) -> Table:
    """A live table of this game."""
    people = [Seat(user=100 + at, name=NAMES[at]) for at in range(game.seats)]
    status = "live" if game.outcome is None else "over"
    return seated(game, *people, status=status, host=100, n=n, revision=5)


def shown(game: Game, seat: int, n: int = 5, *, pictures: bool = True) -> tuple[Any, ...]:
    """All that a seat gets to see, as it goes to Discord: hand, board, watching, and who is called.

    With `pictures` also what is drawn, fact by fact, and what is read aloud.
    """
    table = at_a_table(game, n)
    view = game.view(seat)
    mine = Hand(table, seat, view, tuple(one for one in view.decisions if one.seat == seat), 5, n)
    screens = [
        hand(mine, SAY),
        hand(mine, SAY, advice=lesson(screens_of(game.KEY), view, mine.decisions, reader_of(table, SAY, seat))),
        board(table, [], SAY),
        watch(table, [], SAY),
    ]
    called = [call(table, [each], SAY, asked.key) for each, asked in asked_of(table).items()]
    if open_window(table) is not None:
        called.append(call(table, range(game.seats), SAY, WINDOW))
    said = [compose(screen).components for screen in screens], [compose(screen).content for screen in called]
    if not pictures:
        return said, asked_of(table).keys()
    drawn = [
        hand(mine, SAY, pictures=True),
        board(table, [], SAY, pictures=True),
        watch(table, [], SAY, pictures=True),
    ]
    assert all(part.alt for screen in drawn for part in screen.parts if isinstance(part, Picture))
    aloud = [spoken(screen, SAY) for screen in screens]
    return said, drawn, aloud, asked_of(table).keys()


def files(screens: list[Screen]) -> list[tuple[str, bytes]]:
    """What is uploaded with these screens, to the last byte."""
    return [(part.name, part.tile.png()) for screen in screens for part in screen.parts if isinstance(part, Picture)]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("most", [60, pytest.param(1000, marks=pytest.mark.long)])
async def test_worlds_that_differ_unseen_look_the_same_to_a_seat(key: str, seats: int, most: int) -> None:
    """At every position of random games; the other world is imagined from the seat's own view."""
    kind = GAMES[key]
    if seats not in kind.SEATS:
        pytest.skip(f"{key} is not for {seats}")
    chance = Chance(bytes([seats] * 32))
    game, positions, different = kind.new(bytes([seats] * 32), seats), 0, 0
    while positions < most:
        if game.outcome is not None:
            game = kind.new(bytes([positions % 256] * 32), seats)
        seat = chance.below(seats)
        other = kind.imagine(game.view(seat), chance)
        pictures = positions % 5 == 0
        here, there = shown(game, seat, pictures=pictures), shown(other, seat, pictures=pictures)
        assert here == there
        if positions % 40 == 20:
            assert files(here[1]) == files(there[1]) and len(files(here[1])) >= (4 if key in OWN_SCREENS else 0)
        different += other.snapshot() != game.snapshot()
        positions += 1
        decision = chance.choice(game.decisions)
        game.submit(decision.seat, chance.choice(decision.options), decision.id)
    assert different > 0.75 * most


@pytest.mark.parametrize("key", GAMES)
async def test_who_has_answered_in_a_window_is_not_shown(key: str) -> None:
    """The board and everybody else's hand stay as they were, for as long as the window is open."""
    kind = GAMES[key]
    chance = Chance(bytes(32))
    windows = 0
    for start in range(40):
        game = kind.new(bytes([start] * 32), max(kind.SEATS))
        for _ in range(60):
            if not game.decisions:
                break
            before = game.decisions
            window = len(before) > 1 and all(is_window(decision) for decision in before)
            pictures = windows % 5 == 0
            seen = {seat: shown(game, seat, pictures=pictures) for seat in range(game.seats)} if window else {}
            decision = chance.choice(before)
            action = ("pass",) if window else chance.choice(decision.options)
            game.submit(decision.seat, action, decision.id)
            if window and game.decisions and game.decisions[0].id == decision.id:
                windows += 1
                for seat in seen:
                    if seat != decision.seat:
                        assert shown(game, seat, n=6, pictures=pictures) == seen[seat]
        if windows > 50:
            return
    assert "window" not in kind.CLOCKS


def test_take_back_is_offered_to_who_moved_last_but_never_in_a_window() -> None:
    """Not even that may tell who has answered."""
    chance, offered = Chance(bytes(32)), {True: set[bool](), False: set[bool]()}
    for start in range(10):
        game = GAMES["alakazum"].new(bytes([start] * 32), 3)
        for _ in range(60):
            if not game.decisions:
                break
            table = at_a_table(game, 5)
            table.now.undoable = 0
            view = game.view(0)
            screen = hand(Hand(table, 0, view, (), 5, 5), SAY)
            if not any(each.seat == 0 and BACK in each.options for each in game.decisions):  # there is one step back
                offered[any(map(is_window, game.decisions))].add("undo:ask" in str(compose(screen).components))
            decision = chance.choice(game.decisions)
            game.submit(decision.seat, chance.choice(decision.options), decision.id)
    assert offered == {True: {False}, False: {True}}


def test_take_back_is_not_offered_at_a_daily_table() -> None:
    """There nobody may: what was seen once can't be unseen, and the day's tables are compared."""
    chance, offered = Chance(bytes(32)), {True: set[bool](), False: set[bool]()}
    game = GAMES["alakazum"].new(bytes(32), 3)
    for _ in range(60):
        for daily in (True, False):
            table = at_a_table(game, 5)
            table.now.undoable, table.now.rules = 0, TableRules(daily="2025-11-22" if daily else "")
            screen = hand(Hand(table, 0, game.view(0), (), 5, 5), SAY)
            offered[daily].add("undo:ask" in str(compose(screen).components))
        decision = chance.choice(game.decisions)
        game.submit(decision.seat, chance.choice(decision.options), decision.id)
    assert offered == {True: {False}, False: {True, False}}
