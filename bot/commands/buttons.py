"""What each button and select does: one small function a view, and the one for a question of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

import structlog

from bot.commands import leaving
from bot.commands.album import press_album
from bot.commands.daily import check_view, press_daily
from bot.commands.evening import press_evening, press_form
from bot.commands.guess import press_guess
from bot.commands.help import press_help
from bot.commands.hosts import see_to_host
from bot.commands.invite import press_invite
from bot.commands.lobby import on_board, press_lobby, press_options
from bot.commands.log import press_log
from bot.commands.privacy import press_delete
from bot.commands.records import press_leaders
from bot.commands.replay import open_replay, press_replay
from bot.commands.request import Refusal, Request, Shows
from bot.commands.review import press_review
from bot.commands.settings import press_keep_language
from bot.commands.substitute import press_substitute
from bot.delivery.answers import BoardOf, HandOf, Note, Page
from bot.delivery.hand import DrawnHand
from bot.screens import pages
from bot.screens.album import ALBUM
from bot.screens.call import CALL
from bot.screens.custom_ids import HELP, Press
from bot.screens.daily import DAILY
from bot.screens.evening import EVENING, FORM
from bot.screens.game import screens_of
from bot.screens.hand import STANDINGS
from bot.screens.hand import more as more_screen
from bot.screens.hand import standing as standing_screen
from bot.screens.invite import INVITE
from bot.screens.leaving import RESET
from bot.screens.people import reader_of
from bot.screens.privacy import DELETE
from bot.screens.records import LEADERS
from bot.screens.replay import REPLAY
from bot.screens.review import REVIEW
from bot.screens.screen import Screen
from bot.screens.settings import KEEP
from bot.screens.substitute import SUBSTITUTE
from bot.screens.table import GUESS
from bot.texts import Markdown
from games import GAMES
from games.kernel.codec import from_short
from games.kernel.values import Action
from tables import ending, seats, undo, windows
from tables import press as presses
from tables.draft import Draft
from tables.errors import NoTableError
from tables.pace import go_on
from tables.replies import Done, Hand, Refused, Reply, Stale
from tables.table import Table

log = structlog.get_logger(__name__)

HOSTS = frozenset(("options", "start", "fill", "invite"))
"""Views and actions that are the host's."""


async def press_control(request: Request, press: Press) -> Shows:
    """Do what was pressed. Raises NoTableError, ValueError (no such control)."""
    if (alone := ALONE.get(press.place)) is not None:
        return await alone(request, press)
    table = await request.services.tables.find(press.table)
    leaves_it = press.place == "sureleave" and table.has_lost_its_place and table.seat_of(request.user) is not None
    if not request.is_here(table) and not leaves_it:
        raise ValueError(f"table {table.id} is not here")
    if press.question is not None:
        return await _question(request, press, table)
    await see_to_host(request, table, asks=press.place in HOSTS or HOSTS.issuperset(press.actions))
    check_view(request, table, press.place)
    if (at_table := AT_TABLE.get(press.place)) is None:
        raise ValueError(f"no view {press.place!r}")
    return await at_table(request, press, table)


# ---- a question of the game ----------------------------------------------------------------------------------------


async def _question(request: Request, press: Press, table: Table) -> Shows:
    assert press.question is not None
    actions = [from_short(action) for action in press.actions]
    do = partial(presses.press, question=press.question, actions=actions, too_late=request.answer.too_late)
    return await _pressed(request, table, do, actions)


async def _on_question(request: Request, press: Press, table: Table, *, do: Callable[[Draft, int, int], None]) -> Shows:
    """Do something with a question other than answering it; the press's action is its number."""
    (question,) = press.actions
    if not question.isdigit():
        raise ValueError(f"no question {question!r}")
    return await _pressed(request, table, lambda draft, user: do(draft, user, int(question)), ())


async def _pressed(
    request: Request, table: Table, do: Callable[[Draft, int], None], actions: Sequence[Action]
) -> Shows:
    """What a press on a question shows. The hand that it was on is drawn while the change is being saved."""
    services, drawn = request.services, None
    await services.recent.load(table)
    if request.on_private:
        ahead = services.answers.ahead(request)
        reply = await services.tables.press(ahead, table.id, do, request.user)
        drawn = ahead.drawn
    else:
        reply = await services.tables.change(table.id, do, request.user)
    request.did(reply)
    match reply:
        case Done(change=change) if request.on_private:
            short = 0 < change.answers < len(actions)
            said = request.say("noted-in-part", done=change.answers, count=len(actions)) if short else None
            return await _own_hand(request, reply, said, drawn)
        case Done(change=change) if change.quiet and any(each.seat == change.seat for each in table.now.decisions):
            return await _own_hand(request, reply)  # a private word: only there it goes on
        case Done() if reply.change.quiet:
            return Note(table.id, pages.sentence("noted-quietly", request.say))
        case Done():
            return BoardOf(reply.table)
        case Stale() if request.on_private:
            stays = reply.reason != "not-asked"  # true only until something is
            return HandOf(reply.fresh, _why_no_effect(request, reply), stays=stays)
        case Stale():
            return Note(table.id, _not_open(request, reply, actions))
        case Refused():
            return Refusal(reply.error, table.id)


async def _own_hand(
    request: Request, done: Done, said: Markdown | None = None, drawn: DrawnHand | None = None
) -> HandOf | Refusal:
    """The presser's hand as the change left it; looked up where the board was pressed, or something was taken back."""
    if done.hand is None:
        return await request.hand_of(done.table.id, said, stays=True)
    return HandOf(done.hand, said, drawn=drawn)


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


# ---- beside the game -----------------------------------------------------------------------------------------------


async def _hand(request: Request, press: Press, table: Table) -> Shows:
    if press.place == CALL and str(table.seat_of(request.user)) not in press.actions[0].split("."):
        return request.refused("call-others")
    if press.actions == ("back",):
        request.done(await request.services.tables.change(table.id, seats.return_to_seat, request.user), table.id)
    return await request.hand_of(table.id)


async def _hint(request: Request, press: Press, table: Table) -> Shows:
    """Ask an AI what it would do, and show it in the hand."""
    found = await request.services.tables.advice(table.id, request.user)
    if isinstance(found, Refused):
        return Refusal(found.error, table.id)
    if found is not None:
        request.services.hints.show(found, request.user, request.say)
    return await request.hand_of(table.id)


async def _undo(request: Request, press: Press, table: Table) -> Shows:
    """Take back, or let somebody else."""
    tables, (action,) = request.services.tables, press.actions
    do = {
        "ask": lambda: tables.undo(table.id, request.user),
        "agree": lambda: tables.agree_to_undo(table.id, request.user),
        "refuse": lambda: tables.change(table.id, undo.refuse, request.user),
    }.get(action)
    if do is None:
        raise ValueError(f"no such thing to take back: {action!r}")
    return await _for_whole_table(request, do, table)


async def _vote(request: Request, press: Press, table: Table) -> Shows:
    """Agree to a pause, or to the end that somebody has asked for; refuse it; or go on after a pause or a moment."""
    do = VOTES.get((press.place, *press.actions))
    if do is None or (do is ending.end and not any(seat.wants_end for seat in table.seats)):
        raise ValueError(f"no such vote: {press.place} {press.actions!r}")
    return await _for_whole_table(request, lambda: request.services.tables.change(table.id, do, request.user), table)


async def _for_whole_table(request: Request, do: Callable[[], Awaitable[Reply]], table: Table) -> Shows:
    """Change the table, and answer a press on the hand with the hand, one on the board with the board."""
    await request.services.recent.load(table)
    reply = request.did(await do())
    if not request.on_private or isinstance(reply, Refused):
        return on_board(reply, table)
    wanted = isinstance(reply, Done) and any(notice.kind == "undo-wanted" for notice in reply.change.notices)
    return await request.hand_of(table.id, request.say("undo-asked") if wanted else None)


async def _standing(request: Request, press: Press, table: Table) -> Shows:
    (action,) = press.actions
    if action in STANDINGS:
        request.done(await request.services.tables.change(table.id, seats.set_standing, request.user, action), table.id)
    fresh = await request.services.tables.hand(table.id, request.user)
    return Page(standing_screen(fresh, request.say)) if isinstance(fresh, Hand) else Refusal(fresh.error, table.id)


async def _more(request: Request, press: Press, table: Table) -> Shows:
    fresh = await request.services.tables.hand(table.id, request.user)
    if not isinstance(fresh, Hand):
        return Refusal(fresh.error, table.id)
    return Page(more_screen(fresh, request.say, pictures=await request.pictures()))


async def _watch(request: Request, press: Press, table: Table) -> Shows:
    await request.services.recent.load(table)
    recent = request.services.recent.sentences(table, request.say)
    pictures = await request.pictures()
    return Page(pages.watch(table, recent, request.say, pictures=pictures))


async def _piles(request: Request, press: Press, table: Table) -> Shows:
    return Page(pages.piles(table, request.say))


async def _end(request: Request, press: Press, table: Table) -> Shows:
    if press.actions == ("check",):
        if table.status != "over":
            raise ValueError("the seed of a running game is secret")
        return Page(pages.check(table, request.say, pruned=not await request.services.replays.has_log(table.id)))
    if press.actions == ("more",):
        return Page(pages.more_after_it(table, request.say))
    if press.actions == ("replay",):
        return await open_replay(request, table.id)
    done = request.done(await request.services.tables.rematch(table.id, request.person), table.id)
    request.services.boards.update(done.table)
    return request.told("rematch-opened") if done.table.status == "lobby" else await request.hand_of(done.table.id)


async def _rules(request: Request, press: Press) -> Shows:
    game, _, page = press.actions[0].partition(".")
    if game not in GAMES:
        raise ValueError(f"no game {game!r}")
    pictures, table = await request.pictures(), None
    if press.table:
        with suppress(NoTableError):  # the rules can be read on where the table is long gone
            await request.services.tables.reads(press.table, request.user)
            table = await request.services.tables.find(press.table)
    screen = pages.rules(game, int(page) if page.isdigit() else 1, request.say, pictures=pictures, table=table)
    on_hand = bool(press.table) and request.on_private  # which stays
    return Page(screen, new=on_hand, patient=on_hand)


ALONE: dict[str, Callable[[Request, Press], Awaitable[Shows]]] = {
    "rules": _rules,
    HELP: press_help,
    LEADERS: press_leaders,
    ALBUM: press_album,
    REPLAY: press_replay,
    REVIEW: press_review,
    DAILY: press_daily,
    EVENING: press_evening,
    FORM: press_form,
    DELETE: press_delete,
    KEEP: press_keep_language,
    RESET: leaving.reset,
}
"""What a press does by its place, where it takes no table: there is none, or it may be one that can't be read."""
AT_TABLE: dict[str, Callable[[Request, Press, Table], Awaitable[Shows]]] = {
    "lobby": press_lobby,
    "options": press_options,
    "hand": _hand,
    CALL: _hand,
    "hint": _hint,
    "more": _more,
    "standing": _standing,
    "wait": partial(_on_question, do=windows.wait),  # more time in a reaction window
    "notagain": partial(_on_question, do=presses.pass_from_now_on),  # now and for the rest of this fight
    "log": press_log,
    "undo": _undo,
    "pause": _vote,
    "endvote": _vote,
    "moment": _vote,
    GUESS: press_guess,
    "watch": _watch,
    "piles": _piles,
    "end": _end,
    SUBSTITUTE: press_substitute,
    INVITE: press_invite,
    "sureleave": leaving.leave,
    "sureend": leaving.end,
}
"""The same at a table; a place in digits is a question of the game. All presses are acknowledged as `Ack.UPDATE`:
nothing is seen of it, and the message may change later."""
VOTES: dict[tuple[str, ...], Callable[[Draft, int], None]] = {
    ("pause", "resume"): ending.resume,
    ("pause", "agree"): ending.pause,
    ("pause", "refuse"): ending.refuse_pause,
    ("endvote", "agree"): ending.end,
    ("endvote", "refuse"): ending.refuse_end,
    ("moment", "over"): go_on,
}
