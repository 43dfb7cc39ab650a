"""Inviting people to a lobby: choosing them, the message that calls them, and how many it could call."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.custom_ids import chosen, custom_id
from bot.screens.lobby import ACCENT
from bot.screens.pages import to_board
from bot.screens.people import names_of
from bot.screens.screen import Button, People, Screen, Style, Text
from bot.texts import Markdown, Texts
from tables.table import Table

INVITE = "invite"
"""The view of its controls."""
JOIN = "join"
MOST = 4
"""People who are invited at once."""


def choose(table: Table, say: Texts) -> Screen:
    """Whom shall it call?"""
    people = People(custom_id(table.id, INVITE, chosen("who")), say.plain("invite-choose"), most=MOST)
    return Screen((Text(say("invite-heading", most=MOST)), people), ACCENT)


def told(called: int, of: int, blind: Sequence[int], say: Texts) -> Screen:
    """How many of them it calls; not who, and not why; but who can't see the channel (`blind`)."""
    words = [say("invite-called", called=called, count=of)]
    if blind:
        words.append(say("invite-blind", who=say.several([Markdown(f"<@{user}>") for user in blind]), count=len(blind)))
    return Screen((Text(Markdown("\n".join(words))),), ACCENT)


def invitation(table: Table, people: Sequence[int], say: Texts, board: int | None) -> Screen:
    """The message that calls them, with a link to the lobby, the message `board`."""
    who = say.several([Markdown(f"<@{user}>") for user in people])
    game, at = say.plain(f"{table.game_key}-name"), table.seat_of(table.host)
    words = say("invitation", who=who, count=len(people), host=names_of(table, say)[at or 0], game=game)
    join = Button(say.plain("lobby-join"), custom_id(table.id, INVITE, JOIN), style=Style.MAIN)
    return Screen((Text(words), *to_board(table, board, say, join)), mentions=tuple(people), classic=True)


def joined(table: Table, say: Texts, board: int | None) -> Screen:
    """They sit there now."""
    words = Text(say("invitation-joined", game=say.plain(f"{table.game_key}-name")))
    return Screen((words, *to_board(table, board, say)), ACCENT)
