"""Pings: a short message below the board for those whose turn it is, deleted once the turn is taken."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import structlog

from bot.delivery.discord_api import ChannelMessage, DiscordRefused, Messages, UnknownOutcome
from bot.delivery.drawing import Drawing
from bot.delivery.layout import compose
from bot.delivery.sent_board import SentBoard
from bot.screens.custom_ids import custom_id, read_press
from bot.screens.pages import address_of, moved, news, turn
from bot.screens.table import is_window
from bot.texts import Library
from games.kernel.game import Decision, Game
from tables.hall import Hall
from tables.replies import Notice
from tables.table import Table
from tables.table_rules import in_window
from tables.windows import is_pinged

log = structlog.get_logger(__name__)

MESSAGES_BETWEEN = 5
"""With more messages than this below it, a board has scrolled out of sight."""
ENOUGH = MESSAGES_BETWEEN + 1
"""Messages read to see whether a board has scrolled away."""
READ_AT_MOST = 100
"""Messages read once a run to find what an earlier run has left over."""
BOARD_VIEWS = ("lobby", "watch")
"""Views that only a board has buttons for; a ping has a link to the board alone."""
BETWEEN_OFFERS = 60.0
"""Seconds between two messages that tell a seat of offers in a live game."""
EARLIER = 60.0
"""Seconds by which a table's first board may seem older than the table: Discord's clock differs from ours."""


def asked_of(table: Table) -> frozenset[int]:
    """The seats that must answer something outside a reaction window.

    Where people trade over days they are pinged for an offer too: it expires.
    """
    game = table.game
    if game is None or table.status != "live":
        return frozenset()
    offers = table.rules.clock == "slow"
    return frozenset(
        each.seat
        for each in game.decisions
        if not is_window(each) and (not each.may_wait or (offers and is_offer(game, each)))
    )


def offers_to(table: Table) -> frozenset[tuple[int, int]]:
    """Seat and number of the open questions about an offer, where people trade live."""
    game = table.game
    if game is None or table.status != "live" or table.rules.clock != "live":
        return frozenset()
    return frozenset(
        (each.seat, each.id) for each in game.decisions if table.seats[each.seat].plays_itself and is_offer(game, each)
    )


def is_offer(game: Game, decision: Decision) -> bool:
    """The question is about something that another seat offers."""
    return any(name in game.OFFERS for name, _ in decision.clocks)


def open_window(table: Table) -> int | None:
    """The question of the reaction window that is open."""
    game = table.game
    if game is None or table.status != "live":
        return None
    return next((each.id for each in game.decisions if in_window(each)), None)


def news_of(table: Table, notice: Notice) -> list[tuple[str, int]]:
    """Whom a notice is to be told by a message of its own, and in which words."""
    if notice.kind == "took-over":
        users = [table.seats[at].user for at in notice.seats if at < len(table.seats)]
    else:
        who = notice.facts.get("who") if notice.kind == "removed" else None
        users = [who if isinstance(who, int) else None]
    return [(f"{notice.kind}-call", user) for user in users if user]


class Pings:
    """The pings of all tables."""

    def __init__(self, messages: Messages, library: Library, drawing: Drawing) -> None:
        self._messages, self._library, self._drawing = messages, library, drawing

    async def clean_up(self, board: SentBoard, table: Table) -> None:
        """Delete pings that nobody remembers, and all boards but the newest.

        Done once a run, and again after a post with unknown outcome.
        """
        if board.cleaned_up:
            return
        board.cleaned_up = True
        since = board.message or _snowflake(table.now.created_at - EARLIER)
        own = [message for message in await self.messages_below(table, since, READ_AT_MOST) if message.own]
        boards = {message.id for message in own if _is_board(message, table.id)}
        newest = max(boards, default=since)
        on_channel_gone = {message.id for message in own if _calls_to(message, table, newest)} - board.calls
        if any(custom_id(table.id, "end", "rematch") in message.controls for message in own):
            board.owes_end = False  # it was posted just before the bot stopped
        if boards:
            on_channel_gone |= {*boards, board.message or max(boards)} - {max(boards)}
            board.message, board.sent = max(boards), None
        for message in sorted(on_channel_gone):
            await self.delete(table.place.here, message)

    async def delete_calls(self, board: SentBoard, table: Table, asked: frozenset[int]) -> None:
        """Delete the pings of those who have taken their turn."""
        here = table.place.here
        for seat in [seat for seat in board.called if seat not in asked or seat in board.reminded]:
            await self.delete(here, board.called.pop(seat))
        for seat in {*board.offer_calls} - {seat for seat, _ in offers_to(table)}:
            await self.delete(here, board.offer_calls.pop(seat))
        if board.window_call is not None and board.window_call[0] != open_window(table):
            message, board.window_call = board.window_call[1], None
            await self.delete(here, message)

    async def note_window(self, board: SentBoard, table: Table, hall: Hall) -> None:
        """Note whom a newly opened window is announced to: all it asks, so that nobody sees who has answered."""
        window = open_window(table)
        if window is None or window == board.window or table.game is None:
            return
        board.window, board.window_seats = window, ()
        asked = [each for each in table.game.decisions if each.id == window]
        everybody = [asked[0]._replace(seat=seat) for seat in range(len(table.seats))]
        pinged = {each.seat for each in everybody if is_pinged(table.now, each)}
        if pinged:
            all_asked = {each.seat for each in asked} | await hall.answered(table.id, window)
            board.window_seats = tuple(sorted(pinged & all_asked))

    async def call_to_window(self, board: SentBoard, table: Table) -> None:
        """One message for all to whom the open window is announced; it stays until the window closes."""
        window = open_window(table)
        if (
            table.rules.quiet
            or window is None
            or window != board.window
            or not board.window_seats
            or board.window_call is not None
        ):
            return
        message = await self._post(board, table, board.window_seats, "window-call", f"{window:x}w")
        board.window_call = window, message

    async def tell_offers(self, board: SentBoard, table: Table, now: float) -> None:
        """Ping seats that have a new offer, once a minute at most; not those that have a ping already."""
        offers = offers_to(table)
        new, board.offers = offers - board.offers, offers
        if table.rules.quiet:
            return
        for seat in sorted({seat for seat, _ in new}):
            if seat in board.called or now - board.offered.get(seat, -BETWEEN_OFFERS) < BETWEEN_OFFERS:
                continue
            board.offered[seat] = now
            if seat in board.offer_calls:
                await self.delete(table.place.here, board.offer_calls.pop(seat))
            board.offer_calls[seat] = await self._post(board, table, (seat,), "offer-call", f"{table.n:x}.o{seat}")

    async def tell_news(self, board: SentBoard, table: Table) -> None:
        """Tell people once what has been done with their seat; the message stays."""
        while board.news:
            key, user = board.news[0]
            screen = news(table, user, self._library.texts(table.rules.locale), key, board.message)
            mentions = () if table.rules.quiet else screen.mentions
            nonce = f"{table.id:x}.{table.n:x}.{key[0]}{user & 0xFFFFFF:x}"
            try:
                await self._messages.post(table.place.here, compose(self._drawing.words(screen)), nonce, mentions)
            except UnknownOutcome:
                board.cleaned_up = False  # the message may be there
                raise
            del board.news[0]

    async def _post(self, board: SentBoard, table: Table, seats: tuple[int, ...], key: str, name: str) -> int:
        """Post a call to these seats; returns the message."""
        screen = turn(table, seats, self._library.texts(table.rules.locale), key, board.message)
        try:
            message = await self._messages.post(
                table.place.here, compose(self._drawing.words(screen)), f"{table.id:x}.{name}", screen.mentions
            )
        except UnknownOutcome:
            board.cleaned_up = False  # the message may be there
            raise
        board.call_screens = {**{each: board.call_screens[each] for each in board.calls}, message: (seats, key)}
        return message

    async def lead_to(self, board: SentBoard, table: Table) -> None:
        """The board was posted again: update the link in every ping."""
        say = self._library.texts(table.rules.locale)
        for message in sorted(board.signposts):
            await self.turn_into_signpost(board, table, message)
        for message in sorted(board.calls):
            seats, key = board.call_screens[message]
            screen = turn(table, seats, say, key, board.message)
            try:
                await self._messages.edit(table.place.here, message, compose(self._drawing.words(screen)))
            except DiscordRefused as refused:
                log.info("call_not_edited", table=table.id, message=message, code=int(refused.code))

    async def turn_into_signpost(self, board: SentBoard, table: Table, message: int) -> bool:
        """Turn a message that was the board into a link to the newest; False if that isn't possible."""
        assert board.message is not None
        screen = moved(table, board.message, self._library.texts(table.rules.locale))
        try:
            await self._messages.edit(table.place.here, message, compose(self._drawing.words(screen)))
        except Exception as error:  # then it goes: an old board must not stay
            log.info("board_not_replaced", table=table.id, message=message, error=repr(error))
            return False
        return True

    async def call(self, board: SentBoard, table: Table, asked: frozenset[int]) -> None:
        """Ping the seats that are asked now and weren't before, and those to be reminded."""
        for seat in sorted(asked - board.last_asked | (asked & board.reminded)):
            if not table.seats[seat].plays_itself:
                continue
            key = "turn-reminder" if seat in board.reminded else "turn"
            board.called[seat] = await self._post(board, table, (seat,), key, f"{table.n:x}.{key[-1]}{seat}")
        board.reminded.clear()
        if asked or not _has_window(table):  # after a window the same turn goes on
            board.last_asked = asked

    async def messages_below(self, table: Table, message: int, limit: int = ENOUGH) -> list[ChannelMessage]:
        """The messages below this one, at most `limit`; none where the bot may not read them."""
        try:
            return await self._messages.after(table.place.here, message, limit)
        except DiscordRefused:
            return []
        except Exception:  # without it the board is posted less often at the bottom: no reason to fail
            log.warning("messages_not_read", table=table.id, exc_info=True)
            return []

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message of ours; where that fails it is left, and the log says so."""
        try:
            await self._messages.delete(channel, message)
        except DiscordRefused as refused:
            log.info("message_not_deleted", channel=channel, message=message, code=int(refused.code))
        except Exception as error:  # one message too many is no reason to stop
            log.warning("message_not_deleted", channel=channel, message=message, error=repr(error))


def _has_window(table: Table) -> bool:
    game = table.game
    return game is not None and table.status == "live" and any(map(is_window, game.decisions))


def _is_board(message: ChannelMessage, table_id: int) -> bool:
    """Whether it is a board of that table: nothing else in a channel has such buttons."""
    presses = [read_press(control) for control in message.controls]
    return any(press is not None and press.table == table_id and press.place in BOARD_VIEWS for press in presses)


def _calls_to(message: ChannelMessage, table: Table, newest: int) -> bool:
    """Whether it is a call to that table: a link to one of its boards is all it has to press."""
    if len(message.controls) != 1:
        return False
    if message.controls == [custom_id(table.id, "hand", "open")]:  # as calls were in version 0.2
        return True
    where, _, board = message.controls[0].rpartition("/")
    first = _snowflake(table.now.created_at - EARLIER)
    return f"{where}/0" == address_of(table.place, 0) and board.isdigit() and first <= int(board) <= newest


def _snowflake(moment: float) -> int:
    """The least id of a message made at that moment (unix seconds)."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(moment, UTC))
