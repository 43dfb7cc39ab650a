"""What all games share of the board and the hand: who won, who is away, whom the table waits for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.screens.hand import hand as hand_screen
from bot.screens.table import board
from bot.texts import Library
from games.alakazam import Alakazam
from games.alakazum.rules import Alakazum
from games.kernel.game import Game
from storage.rows import Status
from tables.replies import hand_of
from tables.table import Seat, Table
from tests.bot.fakes import seated
from tests.bot.words import labels_of, text_of

SAY = Library().texts("en")
NAMES = ("Ana", "Bea", "Carl")


def a_table(kind: type[Game] = Alakazum, status: Status = "live", **first: Any) -> Table:
    """Three people at the beginning of a game; `first` changes the first seat."""
    ana, *others = (Seat(user=at + 1, name=name) for at, name in enumerate(NAMES))
    return seated(kind.new(bytes(32), 3), replace(ana, **first), *others, status=status)


def test_the_board_says_for_whom_an_ai_plays() -> None:
    assert "An AI plays for **Ana**" in text_of(board(a_table(away=True), [], SAY))
    assert "An AI plays" not in text_of(board(a_table(), [], SAY))
    gone = a_table(user=None, ai="normal")
    assert "An AI plays" not in text_of(board(gone, [], SAY))


def test_only_people_are_sent_to_their_hand() -> None:
    for seat, told in ((Seat(user=1, name="Ana"), True), (Seat(ai="easy"), False), (Seat(user=1, away=True), False)):
        table = a_table()
        game = table.game
        assert game is not None
        while game.decisions[0].public:  # start characters are chosen in public, actions are not
            game.submit(game.decisions[0].seat, game.decisions[0].options[0])
        table.now.seats = (seat,) * 3
        assert ("Answer in **My hand**" in text_of(board(table, [], SAY))) == told


def test_an_open_hand_says_that_the_game_is_over() -> None:
    over = hand_screen(hand_of(a_table(status="over"), 0), SAY)
    assert "game ended early" in text_of(over)
    assert labels_of(over) == ["Rematch", "Replay", "Review", "More"]
    assert "over" not in text_of(hand_screen(hand_of(a_table(), 0), SAY))


def test_the_hand_names_all_whom_the_table_waits_for() -> None:
    table = a_table(Alakazam)
    game = table.game
    assert game is not None
    mine = next(each for each in game.decisions if each.seat == 0)
    game.submit(0, ("ready",), mine.id)
    assert "waiting for **Bea** and **Carl**." in text_of(hand_screen(hand_of(table, 0), SAY))
