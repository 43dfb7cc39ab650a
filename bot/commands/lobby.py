"""Presses in a lobby, and in its panel."""

from __future__ import annotations

from bot.commands.invite import choose
from bot.commands.new_table import open_tutorial
from bot.commands.request import Refusal, Request, Shows
from bot.delivery.answers import BoardOf, HandOf, Page
from bot.screens import pages
from bot.screens.custom_ids import Press
from bot.screens.house_rules import rules_of
from bot.screens.lobby import LANGUAGE, options
from bot.screens.people import names_of
from bot.screens.screen import Screen
from games import GAMES
from tables import lobby, seats
from tables.replies import Done, Refused, Reply, Stale
from tables.table import Table


async def press_lobby(request: Request, press: Press, table: Table) -> Shows:
    """Sit down or leave, fill a seat, start, or look at what stands behind a button."""
    tables, (action,) = request.services.tables, press.actions
    easiest = next(iter(GAMES[table.game_key].LEVELS), "")
    if action == "check":
        return Page(pages.commitment(table, request.say), new=True)
    if action == "options":
        return _options_of(request, table)
    if action == "invite":
        return await choose(request, table)
    if action == "learn":
        return await open_tutorial(request, table.game_key)
    match action:
        case "join":
            reply = await tables.join(table.id, request.person)
        case "leave":
            reply = await tables.change(table.id, seats.leave, request.user)
        case "add":
            reply = await tables.change(table.id, lobby.add_ai, request.user, easiest)
        case "start":
            reply = await tables.start(table.id, request.user)
        case "fill":
            reply = await tables.start(table.id, request.user, fill=easiest)
        case _:
            raise ValueError(f"no such thing in a lobby: {action}")
    if request.on_private and isinstance(reply, Done):
        request.did(reply)
        return _options_of(request, reply.table)
    return on_board(request.did(reply), table)


def on_board(reply: Reply, table: Table) -> Shows:
    """After a press on the board the board, or why not."""
    match reply:
        case Done():
            return BoardOf(reply.table)
        case Refused():
            return Refusal(reply.error, table.id)
        case Stale():
            return HandOf(reply.fresh)


def _options_of(request: Request, table: Table) -> Shows:
    if table.status != "lobby":
        return request.refused("not-lobby", table.id, status=table.status)
    return Page(_panel(request, table))


def _panel(request: Request, table: Table) -> Screen:
    say = request.say
    return options(table, names_of(table, say), say, request.user)


async def press_options(request: Request, press: Press, table: Table) -> Shows:
    """A choice in the host's panel: ``<rule>.<value>``, ``add.<level>`` or ``remove.<seat>``."""
    (choice,) = press.actions
    name, _, word = choice.partition(".")
    tables = request.services.tables
    if name == "remove":
        reply = await tables.change(table.id, lobby.remove, request.user, int(word))
    elif name == "add":
        reply = await tables.change(table.id, lobby.add_ai, request.user, word)
    elif name == LANGUAGE:
        if word not in request.services.library.languages:
            raise ValueError(f"nobody is spoken to in {word!r}")
        reply = await tables.change(
            table.id, lobby.set_options, request.user, rules=table.rules.model_copy(update={"locale": word})
        )
    else:
        rule = next((rule for rule in rules_of(table.game_key) if rule.name == name), None)
        if rule is None:
            raise ValueError(f"no house rule {name!r}")
        value = rule.read(word)
        if rule.change is not None:
            reply = await tables.change(
                table.id, lobby.set_options, request.user, rules=rule.change(table.rules, value)
            )
        else:
            reply = await tables.change(table.id, lobby.set_options, request.user, {**table.options, name: value})
    request.done(reply, table.id)
    return Page(_panel(request, table))
