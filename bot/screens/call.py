"""Messages below a board: those that call people, those that tell them something once, and links to the newest board.

What rings is a classic message: its words stand in a phone's notification. They are public, so they say nothing that a
spectator doesn't see.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.screens.custom_ids import custom_id
from bot.screens.game import screens_of
from bot.screens.pages import to_board
from bot.screens.people import reader_of
from bot.screens.screen import Button, Buttons, Screen, Style, Text
from bot.screens.signs import spoken
from bot.texts import Markdown, Texts
from tables.table import Table
from tables.table_rules import in_window

CALL = "call"
"""The view of a call's button."""


def call(table: Table, seats: Collection[int], say: Texts, key: str, told: str = "", *, named: bool = False) -> Screen:
    """The message that calls these seats; its button opens their hands. `told`: what happened last; `named`: it says
    which table it is."""
    assert table.game is not None
    view, screens = table.game.view(None), screens_of(table.game_key)
    users = tuple([user for seat in seats if (user := table.seats[seat].user) is not None])
    words, button = Markdown(""), "turn" if key in ("turn", "turn-reminder") else "answer"
    if asked := [each for each in view.decisions if each.seat in seats][-1:]:
        seat = asked[0].seat if len(seats) == 1 and not in_window(asked[0]) else None
        words, attacked = screens.call(view, asked[0], reader_of(table, say, seat))
        if attacked:
            key, button, told = "defend-call" if key == "turn" else key, "defend", ""
        elif button == "turn" and seat is not None and getattr(view, "turn", seat) not in (seat, -1):
            key, button = "answer-call" if key == "turn" else key, "answer"
    who = say.several([Markdown(f"<@{user}>") for user in users])
    at = Markdown(f" (<#{table.place.here}>)" if named else "")
    heading = say(key, who=who, count=len(users), game=say.plain(f"{table.game_key}-name"), at=at)
    text = Text(Markdown("\n".join(filter(None, [heading, told, words]))))
    id = custom_id(table.id, CALL, ".".join(map(str, seats)))
    opens = Buttons((Button(say.plain(f"button-call-{button}"), id, style=Style.MAIN),))
    return spoken(Screen((text, opens), mentions=users, classic=True), say)


def news(table: Table, user: int, say: Texts, key: str, board: int | None) -> Screen:
    """What has been done with somebody's seat, told to them once; the link leads to the board."""
    who, game = Markdown(f"<@{user}>"), say.plain(f"{table.game_key}-name")
    words = Text(say(key, who=who, game=game, command=table.game_key))
    return Screen((words, *to_board(table, board, say)), mentions=(user,), classic=True)


def moved(table: Table, board: int, say: Texts) -> Screen:
    """What remains of a board that was posted again, as the message `board`."""
    return Screen((Text(say("board-moved")), *to_board(table, board, say)))
