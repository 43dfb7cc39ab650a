"""What each button and select does: one small function a view, and the one for a question of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import cast

import structlog

from bot.commands import leaving
from bot.commands.daily import check_view, press_daily
from bot.commands.log import press_log
from bot.commands.privacy import press_delete
from bot.commands.records import press_leaders
from bot.commands.replay import open_replay, press_replay
from bot.commands.request import Request
from bot.commands.settings import press_keep_language
from bot.commands.substitute import press_substitute
from bot.delivery.answers import BoardOf
from bot.delivery.drawing import BOARD_WAITS
from bot.screens import pages
from bot.screens.custom_ids import Press
from bot.screens.daily import DAILY
from bot.screens.game import screens_of
from bot.screens.hand import STANDINGS
from bot.screens.hand import standing as standing_screen
from bot.screens.house_rules import rules_of
from bot.screens.leaving import RESET
from bot.screens.lobby import LANGUAGE
from bot.screens.lobby import options as options_screen
from bot.screens.people import names_of, reader_of
from bot.screens.privacy import DELETE
from bot.screens.records import LEADERS
from bot.screens.replay import REPLAY
from bot.screens.screen import Screen
from bot.screens.settings import KEEP
from bot.screens.substitute import SUBSTITUTE
from bot.texts import Markdown
from games import GAMES
from games.kernel.codec import from_short
from games.kernel.values import Action
from tables import ending, lobby, seats, undo, windows
from tables import press as presses
from tables.draft import Draft
from tables.errors import DailyError, NoTableError, NotHostError
from tables.replies import Done, Hand, Refused, Reply, Stale
from tables.table import Table
from tables.table_rules import Standing

log = structlog.get_logger(__name__)

PressHandler = Callable[[Request, Press, Table], Awaitable[None]]


async def press_control(request: Request, press: Press) -> None:
    """Do what was pressed, and answer. Raises NoTableError, ValueError (no such control)."""
    if (apart := _WITHOUT_TABLE.get(press.place)) is not None:
        await apart(request, press)
        return
    if press.place == RESET:
        await leaving.reset(request, press)
        return
    table = await request.services.tables.find(press.table)
    leaves_it = press.place == "sureleave" and table.has_lost_its_place and table.seat_of(request.user) is not None
    if not request.is_here(table) and not leaves_it:
        raise ValueError(f"table {table.id} is not here")
    if press.question is not None:
        await _question(request, press, table)
        return
    try:
        check_view(request, table, press.place)
    except DailyError as error:
        await request.refuse(error)
        return
    handler = _VIEWS.get(press.place)
    if handler is None:
        raise ValueError(f"no view {press.place!r}")
    await handler(request, press, table)


# ---- a question of the game ----------------------------------------------------------------------------------------


async def _question(request: Request, press: Press, table: Table) -> None:
    assert press.question is not None
    actions = [from_short(action) for action in press.actions]
    services = request.services
    await services.recent.load(table)
    reply = await services.tables.change(
        table.id, presses.press, request.user, press.question, actions, too_late=request.answer.too_late
    )
    await _answer_question(request, request.did(reply), table, actions)
    await request.warn_of_board_problem()


async def _wait(request: Request, press: Press, table: Table) -> None:
    """More time in a reaction window."""
    await _on_question(request, press, table, windows.wait)


async def _not_again(request: Request, press: Press, table: Table) -> None:
    """Pass now and for the rest of this fight."""
    await _on_question(request, press, table, presses.pass_from_now_on)


async def _on_question(request: Request, press: Press, table: Table, do: Callable[[Draft, int, int], None]) -> None:
    """Do something with a question other than answering it; the press's action is its number."""
    (question,) = press.actions
    if not question.isdigit():
        raise ValueError(f"no question {question!r}")
    await request.services.recent.load(table)
    reply = await request.services.tables.change(table.id, do, request.user, int(question))
    await _answer_question(request, request.did(reply), table, ())


async def _answer_question(request: Request, reply: Reply, table: Table, actions: Sequence[Action]) -> None:
    """Show the result of a press on a question."""
    match reply:
        case Done(change=change) if request.on_private:
            short = 0 < change.answers < len(actions)
            said = request.say("noted-in-part", done=change.answers, count=len(actions)) if short else None
            await request.hand_of(table.id, said)
        case Done() if reply.change.quiet:
            await request.note(table.id, pages.sentence("noted-quietly", request.say))
        case Done():
            await request.give(BoardOf(reply.table))
        case Stale() if request.on_private:
            stays = reply.reason != "not-asked"  # true only until something is
            await request.show_hand(reply.fresh, _why_no_effect(request, reply), stays=stays)
        case Stale():
            await request.note(table.id, _not_open(request, reply, actions))
        case Refused():
            await request.refuse(reply.error, table.id)


def _not_open(request: Request, reply: Stale, actions: Sequence[Action]) -> Screen:
    """Why a press on the board had no effect."""
    fresh, say = reply.fresh, request.say
    if reply.reason == "of-others" and actions:
        reader = reader_of(fresh.table, say, fresh.seat)
        why = screens_of(fresh.table.game_key).asked_of_others(fresh.view, actions[0], reader)
        if why is not None:
            return pages.text(why)
    return pages.refusal(reply.reason, {}, say, fresh.table.id)


def _why_no_effect(request: Request, reply: Stale) -> Markdown:
    """Why a press had no effect, and what happened last: probably somebody was quicker."""
    why = request.say(f"stale-{reply.reason}")
    recent = request.services.recent.sentences(reply.fresh.table, request.say)
    return Markdown(f"{why}\n-# {recent[-1]}") if recent else why


# ---- the lobby -----------------------------------------------------------------------------------------------------


async def _lobby(request: Request, press: Press, table: Table) -> None:
    tables, (action,) = request.services.tables, press.actions
    if action == "check":
        await request.reply(pages.commitment(table, request.say))
        return
    if action == "options":
        await _show_options(request, table)
        return
    match action:
        case "join":
            reply = await tables.join(table.id, request.person)
        case "leave":
            reply = await tables.change(table.id, seats.leave, request.user)
        case "add":
            level = next(iter(GAMES[table.game_key].LEVELS))
            reply = await tables.change(table.id, lobby.add_ai, request.user, level)
        case "start":
            reply = await tables.start(table.id, request.user)
        case _:
            raise ValueError(f"no such thing in a lobby: {action}")
    await _redraw_board(request, request.did(reply), table)


async def _redraw_board(request: Request, reply: Reply, table: Table) -> None:
    """Answer a press on the board with the board, or with why not."""
    match reply:
        case Done():
            await request.give(BoardOf(reply.table))
        case Refused():
            await request.refuse(reply.error, table.id)
        case Stale():
            await request.show_hand(reply.fresh)


async def _show_options(request: Request, table: Table) -> None:
    if table.status != "lobby":
        await request.reply(pages.refusal("not-lobby", {"status": table.status}, request.say, table.id))
    elif request.user != table.host:
        await request.refuse(NotHostError(host=table.host), table.id)
    else:
        await request.show(options_screen(table, names_of(table, request.say), request.say))


async def _options(request: Request, press: Press, table: Table) -> None:
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
    request.did(reply)
    if isinstance(reply, Refused):
        await request.refuse(reply.error, table.id)
        return
    await request.show(options_screen(table, names_of(table, request.say), request.say))


# ---- beside the game -----------------------------------------------------------------------------------------------


async def _hand(request: Request, press: Press, table: Table) -> None:
    if press.actions == ("back",):
        reply = request.did(await request.services.tables.change(table.id, seats.return_to_seat, request.user))
        if isinstance(reply, Refused):
            await request.refuse(reply.error, table.id)
            return
    await request.hand_of(table.id)


async def _hint(request: Request, press: Press, table: Table) -> None:
    """Ask an AI what it would do, and show it in the hand."""
    found = await request.services.tables.advice(table.id, request.user)
    if isinstance(found, Refused):
        await request.refuse(found.error, table.id)
        return
    if found is not None:
        request.services.coaching.hint(found, request.user, request.say)
    await request.hand_of(table.id)


async def _undo(request: Request, press: Press, table: Table) -> None:
    """Take back, or let somebody else."""
    tables, (action,) = request.services.tables, press.actions
    do = {
        "ask": lambda: tables.undo(table.id, request.user),
        "agree": lambda: tables.agree_to_undo(table.id, request.user),
        "refuse": lambda: tables.change(table.id, undo.refuse, request.user),
    }.get(action)
    if do is None:
        raise ValueError(f"no such thing to take back: {action!r}")
    await _for_whole_table(request, do, table)


async def _pause(request: Request, press: Press, table: Table) -> None:
    (action,) = press.actions
    do = {"resume": ending.resume, "agree": ending.pause, "refuse": ending.refuse_pause}.get(action)
    if do is None:
        raise ValueError(f"no such pause: {action!r}")
    await _for_whole_table(request, lambda: request.services.tables.change(table.id, do, request.user), table)


async def _end_vote(request: Request, press: Press, table: Table) -> None:
    """Agree to end the game, where somebody has asked for it, or refuse."""
    (action,) = press.actions
    do = {"agree": ending.end, "refuse": ending.refuse_end}.get(action)
    if do is None or (action == "agree" and not any(seat.wants_end for seat in table.seats)):
        raise ValueError(f"no such vote: {action!r}")
    await _for_whole_table(request, lambda: request.services.tables.change(table.id, do, request.user), table)


async def _for_whole_table(request: Request, do: Callable[[], Awaitable[Reply]], table: Table) -> None:
    """Change the table, and answer a press on the hand with the hand, one on the board with the board."""
    await request.services.recent.load(table)
    reply = request.did(await do())
    if not request.on_private or isinstance(reply, Refused):
        await _redraw_board(request, reply, table)
        return
    wanted = isinstance(reply, Done) and any(notice.kind == "undo-wanted" for notice in reply.change.notices)
    fresh = await request.services.tables.hand(table.id, request.user)
    if isinstance(fresh, Hand):
        await request.show_hand(fresh, request.say("undo-asked") if wanted else None, stays=False)


async def _standing(request: Request, press: Press, table: Table) -> None:
    (action,) = press.actions
    if action in STANDINGS:
        reply = request.did(
            await request.services.tables.change(table.id, seats.set_standing, request.user, cast(Standing, action))
        )
        if isinstance(reply, Refused):
            await request.refuse(reply.error, table.id)
            return
    fresh = await request.services.tables.hand(table.id, request.user)
    if isinstance(fresh, Hand):
        await request.show(standing_screen(fresh, request.say))
    else:
        await request.refuse(fresh.error, table.id)


async def _watch(request: Request, press: Press, table: Table) -> None:
    await request.services.recent.load(table)
    recent = request.services.recent.sentences(table, request.say)
    pictures = await request.pictures()
    await request.show(pages.watch(table, recent, request.say, pictures=pictures))


async def _piles(request: Request, press: Press, table: Table) -> None:
    await request.show(pages.piles(table, request.say))


async def _end(request: Request, press: Press, table: Table) -> None:
    if press.actions == ("check",):
        if table.status != "over":
            raise ValueError("the seed of a running game is secret")
        pruned = not await request.services.replays.has_log(table.id)
        await request.show(pages.check(table, request.say, pruned=pruned))
        return
    if press.actions == ("replay",):
        await open_replay(request, table.id)
        return
    reply = request.did(await request.services.tables.rematch(table.id, request.person))
    if isinstance(reply, Refused):
        await request.refuse(reply.error, table.id)
    elif isinstance(reply, Done):
        request.services.boards.update(reply.table)
        await request.tell("rematch-opened")


async def _rules(request: Request, press: Press) -> None:
    game, _, page = press.actions[0].partition(".")
    if game not in GAMES:
        raise ValueError(f"no game {game!r}")
    pictures = await request.pictures()
    screen = pages.rules(game, int(page) if page.isdigit() else 1, request.say, pictures=pictures)
    if press.table and request.on_private:  # pressed on a hand, which stays
        await request.services.drawing.draw(screen, BOARD_WAITS)
        await request.reply(screen)
    else:
        await request.show(screen)
    if press.table:
        with suppress(NoTableError):  # the rules can be read on where the table is long gone
            await request.services.tables.reads(press.table, request.user)


_WITHOUT_TABLE: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
    "rules": _rules,
    LEADERS: press_leaders,
    REPLAY: press_replay,
    DAILY: press_daily,
    DELETE: press_delete,
    KEEP: press_keep_language,
}

_VIEWS: dict[str, PressHandler] = {
    "lobby": _lobby,
    "options": _options,
    "hand": _hand,
    "hint": _hint,
    "standing": _standing,
    "wait": _wait,
    "notagain": _not_again,
    "log": press_log,
    "undo": _undo,
    "pause": _pause,
    "endvote": _end_vote,
    "watch": _watch,
    "piles": _piles,
    "end": _end,
    SUBSTITUTE: press_substitute,
    "sureleave": leaving.leave,
    "sureend": leaving.end,
}
