"""What each button and select does: one small function a view, and the one for a question of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext

import structlog

from bot.chronicle import sentence
from bot.controls import Press
from bot.desk import Visit
from bot.screens import pages
from bot.screens.hand import standing as standing_screen
from bot.screens.houserules import rules_of
from bot.screens.lobby import options as options_screen
from bot.screens.people import names_of, reader_of
from bot.texts import Markdown
from games import GAMES
from games.kernel.codec import from_short
from tables.errors import NotHostError
from tables.replies import Done, Hand, Refused, Reply, Stale
from tables.table import Table

log = structlog.get_logger(__name__)

Handler = Callable[[Visit, Press, Table], Awaitable[None]]


async def pressed(visit: Visit, press: Press) -> None:
    """Do what was pressed, and answer. Raises NoTableError, ValueError (no such control)."""
    if press.place == "rules":
        await _rules(visit, press)
        return
    table = await visit.desk.hall.table(press.table)
    if not visit.is_here(table):
        raise ValueError(f"table {table.id} is not here")
    if press.question is not None:
        await _question(visit, press, table)
        return
    handler = _VIEWS.get(press.place)
    if handler is None:
        raise ValueError(f"no view {press.place!r}")
    await handler(visit, press, table)


# ---- a question of the game ----------------------------------------------------------------------------------------


async def _question(visit: Visit, press: Press, table: Table) -> None:
    assert press.question is not None
    actions = [from_short(action) for action in press.actions]
    desk = visit.desk
    await desk.chronicle.load(table)
    with _carrying(visit, table) as on_board:
        reply = await desk.hall.press(table.id, visit.user, press.question, actions, too_late=visit.answer.too_late)
        match reply:
            case Done() if visit.on_private:
                await visit.hand_of(table.id)
            case Done() if reply.change.quiet:
                await visit.note(table.id, pages.told("noted-quietly", visit.say))
            case Done() if on_board:
                await _carry_board(visit, reply.table)
            case Done():
                await _on_older(visit, table)
            case Stale() if visit.on_private:
                stays = reply.reason != "not-asked"  # true only until something is
                await visit.show_hand(reply.fresh, _overtaken(visit, reply), stays=stays)
            case Stale():
                await visit.note(table.id, pages.refusal(reply.reason, {}, visit.say, table.id))
            case Refused():
                await visit.refuse(reply.error, table.id)
    await visit.warn()


def _overtaken(visit: Visit, reply: Stale) -> Markdown:
    """Why a press came to nothing, and what happened last: probably that somebody was quicker."""
    why = visit.say(f"stale-{reply.reason}")
    told = visit.desk.chronicle.told(reply.fresh.table, visit.say)
    return Markdown(f"{why}\n-# {told[-1]}") if told else why


def _carrying(visit: Visit, table: Table) -> AbstractContextManager[bool]:
    """While a press on the board is answered; False: it was on another message."""
    if visit.on_private or visit.message is None:
        return nullcontext(False)
    return visit.desk.courier.carrying(table, visit.message)


async def _carry_board(visit: Visit, table: Table) -> None:
    """Answer a press on the newest board with the board."""
    await visit.desk.courier.carry(table, visit.answer.redraw)
    if not visit.answer.given:  # it was deleted under the finger; the courier posts it anew
        await visit.note(table.id, pages.told("noted-elsewhere", visit.say))


async def _on_older(visit: Visit, table: Table) -> None:
    """Answer a press on a board that was left behind: the newest shows what it did."""
    await visit.answer.nod()
    if not visit.answer.given:
        await visit.note(table.id, pages.told("noted-elsewhere", visit.say))
    if visit.message is not None and not visit.on_private:
        visit.desk.courier.orphaned(table, visit.message)


# ---- the lobby -----------------------------------------------------------------------------------------------------


async def _lobby(visit: Visit, press: Press, table: Table) -> None:
    hall, (action,) = visit.desk.hall, press.actions
    if action == "options":
        await _show_options(visit, table)
        return
    with _carrying(visit, table) as on_board:
        match action:
            case "join":
                reply = await hall.join(table.id, visit.person)
            case "leave":
                reply = await hall.leave(table.id, visit.user)
            case "add":
                reply = await hall.add_ai(table.id, visit.user, next(iter(GAMES[table.game_key].BOTS)))
            case "start":
                reply = await hall.start(table.id, visit.user)
            case _:
                raise ValueError(f"no such thing in a lobby: {action}")
        await _redraw_board(visit, reply, table, on_board)


async def _redraw_board(visit: Visit, reply: Reply, table: Table, on_board: bool) -> None:
    """Answer a press on the board with the board, or with why not."""
    match reply:
        case Done() if on_board:
            await _carry_board(visit, reply.table)
        case Done():
            await _on_older(visit, table)
        case Refused():
            await visit.refuse(reply.error, table.id)
        case Stale():
            await visit.show_hand(reply.fresh)


async def _show_options(visit: Visit, table: Table) -> None:
    if table.status != "lobby":
        await visit.answer.reply(pages.refusal("not-lobby", {"status": table.status}, visit.say, table.id))
    elif visit.user != table.host:
        await visit.refuse(NotHostError(host=table.host), table.id)
    else:
        await visit.show(options_screen(table, names_of(table, visit.say), visit.say))


async def _options(visit: Visit, press: Press, table: Table) -> None:
    """A choice in the host's panel: ``<rule>.<value>``, ``add.<level>`` or ``remove.<seat>``."""
    (choice,) = press.actions
    name, _, word = choice.partition(".")
    hall = visit.desk.hall
    if name == "remove":
        reply = await hall.remove(table.id, visit.user, int(word))
    elif name == "add":
        reply = await hall.add_ai(table.id, visit.user, word)
    else:
        rule = next((rule for rule in rules_of(table.game_key) if rule.name == name), None)
        if rule is None:
            raise ValueError(f"no house rule {name!r}")
        value = rule.read(word)
        if rule.change is not None:
            reply = await hall.set_options(table.id, visit.user, house=rule.change(table.house, value))
        else:
            reply = await hall.set_options(table.id, visit.user, {**table.options, name: value})
    if isinstance(reply, Refused):
        await visit.refuse(reply.error, table.id)
        return
    await visit.show(options_screen(table, names_of(table, visit.say), visit.say))


# ---- beside the game -----------------------------------------------------------------------------------------------


async def _hand(visit: Visit, press: Press, table: Table) -> None:
    if press.actions == ("back",):
        reply = await visit.desk.hall.im_back(table.id, visit.user)
        if isinstance(reply, Refused):
            await visit.refuse(reply.error, table.id)
            return
    await visit.hand_of(table.id)


async def _undo(visit: Visit, press: Press, table: Table) -> None:
    """Take back, or let somebody else."""
    hall, (action,) = visit.desk.hall, press.actions
    do = {"ask": hall.undo, "agree": hall.agree, "refuse": hall.disagree}.get(action)
    if do is None:
        raise ValueError(f"no such thing to take back: {action!r}")
    await _of_everybody(visit, do, table)


async def _pause(visit: Visit, press: Press, table: Table) -> None:
    if press.actions != ("resume",):
        raise ValueError(f"no such pause: {press.actions!r}")
    await _of_everybody(visit, visit.desk.hall.resume, table)


async def _of_everybody(visit: Visit, do: Callable[[int, int], Awaitable[Reply]], table: Table) -> None:
    """What changes the table for all: on the hand it is answered with the hand, on the board with the board."""
    await visit.desk.chronicle.load(table)
    with _carrying(visit, table) as on_board:
        reply = await do(table.id, visit.user)
        if not visit.on_private or isinstance(reply, Refused):
            await _redraw_board(visit, reply, table, on_board)
            return
    wanted = isinstance(reply, Done) and any(notice.kind == "undo-wanted" for notice in reply.change.notices)
    fresh = await visit.desk.hall.hand(table.id, visit.user)
    if isinstance(fresh, Hand):
        await visit.show_hand(fresh, visit.say("undo-asked") if wanted else None, stays=False)


async def _standing(visit: Visit, press: Press, table: Table) -> None:
    (action,) = press.actions
    if action in ("let", "concerned", "always"):
        reply = await visit.desk.hall.set_standing(table.id, visit.user, action)
        if isinstance(reply, Refused):
            await visit.refuse(reply.error, table.id)
            return
    fresh = await visit.desk.hall.hand(table.id, visit.user)
    if isinstance(fresh, Hand):
        await visit.show(standing_screen(fresh, visit.say))
    else:
        await visit.refuse(fresh.error, table.id)


async def _log(visit: Visit, press: Press, table: Table) -> None:
    (where,) = press.actions
    await show_log(visit, table, int(where) if where.isdigit() else None)


async def show_log(visit: Visit, table: Table, page: int | None = None) -> None:
    """A page of what the asker may know to have happened; None: the last."""
    seat = table.seat_of(visit.user)
    reader = reader_of(table, visit.say, seat)
    rows = await visit.desk.hall.log(table.id, visit.user if seat is not None else None)
    lines = [line for _, events in rows for event in events if (line := sentence(table.game_key, event, reader))]
    await visit.show(pages.log(table.id, [Markdown(line) for line in lines], page, visit.say))


async def _watch(visit: Visit, press: Press, table: Table) -> None:
    await visit.desk.chronicle.load(table)
    await visit.show(pages.watch(table, visit.desk.chronicle.told(table, visit.say), visit.say))


async def _end(visit: Visit, press: Press, table: Table) -> None:
    if press.actions == ("check",):
        if table.status != "over":
            raise ValueError("the seed of a running game is secret")
        await visit.show(pages.check(table, visit.say))
        return
    reply = await visit.desk.hall.rematch(table.id, visit.person)
    if isinstance(reply, Refused):
        await visit.refuse(reply.error, table.id)
    elif isinstance(reply, Done):
        visit.desk.courier.want(reply.table)
        await visit.tell("rematch-opened")


async def _rules(visit: Visit, press: Press) -> None:
    game, _, page = press.actions[0].partition(".")
    if game not in GAMES:
        raise ValueError(f"no game {game!r}")
    await visit.show(pages.rules(game, int(page) if page.isdigit() else 1, visit.say))


_VIEWS: dict[str, Handler] = {
    "lobby": _lobby,
    "options": _options,
    "hand": _hand,
    "standing": _standing,
    "log": _log,
    "undo": _undo,
    "pause": _pause,
    "watch": _watch,
    "end": _end,
}
