"""Inviting people to a lobby: choosing them, the message that calls them, and how many it could call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.screens.custom_ids import chosen, custom_id
from bot.screens.lobby import ACCENT
from bot.screens.pages import address_of, to_board
from bot.screens.people import names_of
from bot.screens.screen import Button, Part, People, Screen, Style, Text
from bot.texts import Markdown, Texts
from tables.table import Table

INVITE = "invite"
"""The view of its controls."""
JOIN = "join"
MOST = 4
"""People who are invited at once."""


def choose(table: Table, say: Texts) -> Screen:
    """Whom shall it call?"""
    return Screen((Text(say("invite-heading", most=MOST)), *_more(table, say)), ACCENT)


def told(table: Table, whys: Mapping[int, str], say: Texts) -> Screen:
    """Whom it calls, why not the others (those with an empty reason are called), and a choice of more."""
    by_why: dict[str, list[Markdown]] = {}
    for user, why in whys.items():
        by_why.setdefault(why, []).append(Markdown(f"<@{user}>"))
    lines = [
        say("invite-not" if why else "invite-called", who=say.several(who), **({"why": why} if why else {}))
        for why, who in sorted(by_why.items())
    ]
    return Screen((Text(Markdown("\n".join(lines))), *_more(table, say)), ACCENT)


def _more(table: Table, say: Texts) -> tuple[Part, ...]:
    """A list of people, and a line for the chat that leads here."""
    people = People(custom_id(table.id, INVITE, chosen("who")), say.plain("invite-choose"), most=MOST)
    game, link = say.plain(f"{table.game_key}-name"), address_of(table.place, table.message_id or 0)
    line = say.plain("invite-chat", game=game, link=link)
    return people, Text(Markdown(f"{say('invite-line')}\n```\n{line}\n```"))


def invitation(table: Table, people: Sequence[int], say: Texts, board: int | None) -> Screen:
    """The message that calls them, with a link to the lobby, the message `board`."""
    who = say.several([Markdown(f"<@{user}>") for user in people])
    game, at = say.plain(f"{table.game_key}-name"), table.seat_of(table.host)
    words = say("invitation", who=who, count=len(people), host=names_of(table, say)[at or 0], game=game)
    join = Button(say.plain("lobby-join"), custom_id(table.id, INVITE, JOIN), style=Style.MAIN)
    return Screen((Text(words), *to_board(table, board, say, join)), mentions=tuple(people), classic=True)


def begun(table: Table, say: Texts) -> Screen:
    """What it says once the game has begun: nobody can sit down any more."""
    game, at = say.plain(f"{table.game_key}-name"), table.seat_of(table.host)
    return Screen((Text(say("invitation-begun", host=names_of(table, say)[at or 0], game=game)),), classic=True)


def joined(table: Table, say: Texts, board: int | None) -> Screen:
    """They sit there now."""
    words = Text(say("invitation-joined", game=say.plain(f"{table.game_key}-name")))
    return Screen((words, *to_board(table, board, say)), ACCENT)
