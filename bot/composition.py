"""Puts the parts of the bot together: what each needs, by name."""

from __future__ import annotations

from bot.commands.preferences import Preferences
from bot.commands.request import Services
from bot.delivery.answers import Answers
from bot.delivery.boards import Boards
from bot.delivery.discord_api import DiscordApi
from bot.delivery.drawing import Drawing
from bot.delivery.evenings import EveningPosts
from bot.delivery.hands import Hands
from bot.delivery.hints import Hints
from bot.delivery.members import Members
from bot.delivery.rate_limiter import RateLimiter
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.loop_time import Time
from bot.operations.metrics import Metrics
from bot.screens.operator import Operator
from bot.texts import Library
from tables.replies import Change, Listener
from tables.services import TableServices
from tables.table import Table


class Listeners:
    """Passes every commit on (`tables.replies.Listener`), in this order: boards and hands show the recent events."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def table_changed(self, table: Table, change: Change) -> None:
        for listener in self._listeners:
            listener.table_changed(table, change)


def compose(
    live: TableServices,
    *,
    library: Library,
    api: DiscordApi,
    drawing: Drawing,
    limiter: RateLimiter,
    metrics: Metrics,
    time: Time | None,
    operator: Operator,
) -> Services:
    """The parts over one client's `api`; from then on they are told of every commit, and `metrics` counts them."""
    tables = live.tables
    recent, preferences = RecentEvents(tables), Preferences(live.people, live.servers, time)
    hints = Hints(tables, live.people, preferences.coach)
    reconciler = Reconciler(drawing, time)
    hands = Hands(
        tables=tables,
        messages=api,
        reconciler=reconciler,
        say=library.texts(None),
        recent=recent,
        hints=hints,
        finished=live.days.finished,
        replays=live.replays,
    )
    boards = Boards(
        tables=tables,
        people=live.people,
        albums=live.albums,
        messages=api,
        library=library,
        recent=recent,
        reconciler=reconciler,
        hangs_on=hands.hang_on,
        room=limiter.room,
        replays=live.replays,
    )
    posts = EveningPosts(
        evenings=live.evenings,
        servers=live.servers,
        messages=api,
        library=library,
        reconciler=reconciler,
        now=tables.time.now,
        limiter=limiter,
    )
    tables.listener = Listeners(recent, boards, hands, posts, metrics)
    metrics.count_thoughts(tables.thoughts)
    metrics.edits_queued.labels("board").set_function(lambda: boards.waiting)
    metrics.edits_queued.labels("hand").set_function(lambda: hands.waiting)
    return Services(
        tables=tables,
        people=live.people,
        albums=live.albums,
        days=live.days,
        evenings=live.evenings,
        months=live.months,
        servers=live.servers,
        replays=live.replays,
        reviews=live.reviews,
        boards=boards,
        hands=hands,
        posts=posts,
        answers=Answers(boards=boards, hands=hands, posts=posts, messages=api, reconciler=reconciler),
        reconciler=reconciler,
        recent=recent,
        library=library,
        api=api,
        drawing=drawing,
        preferences=preferences,
        hints=hints,
        members=Members(api, tables.time.now),
        operator=operator,
    )
