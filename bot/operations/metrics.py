"""Figures about the running bot, as Prometheus reads them.

No label names a person, a server, a channel or a table: there are few series, and none tells about anybody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from types import SimpleNamespace
from typing import Protocol

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from tables.replies import Change
from tables.table import Table

disable_created_metrics()  # else each counter is served twice, the second time with when it was made

ANSWER_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; after three Discord takes no answer."""
AI_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1.0, 5.0)
DELAY_BUCKETS = (0.001, 0.0025, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.5, 1.0)
COUNT_FOR_A_BAN = (401, 403, 429)
"""Answers of which Discord takes 10,000 in ten minutes from one address."""
STATUSES = ("lobby", "live", "paused")
PULSE = 0.1
"""Seconds between two looks at the event loop's delay: in a minute six hundred, enough to tell one in a hundred."""
RECENT = 30.0
"""Seconds over which the greatest delay is remembered."""


class OwnShare(Protocol):
    """The connections that this process owns in a bot of several processes."""

    @property
    def owned(self) -> Collection[int]:
        """The connections whose tables are ours."""
        ...

    @property
    def sharers(self) -> int:
        """How many processes share Discord's rate limit, this one included."""
        ...

    def lock_ages(self) -> Mapping[int, float]:
        """Connection → seconds for which we have owned it."""
        ...

    def silence(self) -> float:
        """Seconds since we last certainly owned them."""
        ...


class Metrics:
    """All figures of one client, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.answer_seconds = Histogram(
            "alakazum_answer_seconds",
            "From a press or command to the first answer that Discord took.",
            ["kind"],
            buckets=ANSWER_BUCKETS,
            registry=registry,
        )
        self.interactions = Counter(
            "alakazum_interactions",
            "Presses and commands, by outcome. late: it reached us after three seconds and was not done. overload: "
            "with all that came before it there was no time left, and it was not done.",
            ["kind", "outcome"],
            registry=registry,
        )
        self.requests = Counter(
            "alakazum_discord_requests",
            "Calls to Discord's API by their answer: 401, 403 and 429, which count for a ban; 2xx, 3xx, 4xx (others), "
            "5xx, or none.",
            ["status"],
            registry=registry,
        )
        self.rate_limited = Counter(
            "alakazum_rate_limited", "Answers 429 to calls to Discord's API.", registry=registry
        )
        self.banned = Gauge(
            "alakazum_banned", "1 while no call is made, because Discord has banned our address.", registry=registry
        )
        self.edits_queued = Gauge(
            "alakazum_edits_queued", "Boards and open hands that are still to be sent.", ["what"], registry=registry
        )
        self.tables = Gauge("alakazum_tables", "Tables that are not over.", ["status"], registry=registry)
        self.ai_seconds = Histogram(
            "alakazum_ai_seconds",
            "What an AI took to choose one answer.",
            ["game", "level"],
            buckets=AI_BUCKETS,
            registry=registry,
        )
        self.loop_delay = Histogram(
            "alakazum_loop_delay_seconds",
            "How late the event loop wakes who sleeps.",
            buckets=DELAY_BUCKETS,
            registry=registry,
        )
        self.connected = Gauge("alakazum_gateway_connected", "1 while people can see the bot.", registry=registry)
        self.shards = Gauge("alakazum_shards_owned", "Connections that are this process's.", registry=registry)
        self.takeovers = Counter(
            "alakazum_takeovers", "Connections taken over from another process while this one ran.", registry=registry
        )
        self.lock_age = Gauge(
            "alakazum_lock_age_seconds",
            "For how long a connection has been this process's.",
            ["shard"],
            registry=registry,
        )
        self.silent = Gauge(
            "alakazum_session_silent_seconds",
            "Since the server with the database answered last; at 5 this process ends, at 7 another one may take over.",
            registry=registry,
        )
        self.sharers = Gauge(
            "alakazum_clusters",
            "Processes that own a connection, and share the pace of calls to Discord.",
            registry=registry,
        )
        self.standing_by = Gauge(
            "alakazum_standing_by", "1 while this process waits to take over from another one.", registry=registry
        )
        self._share: OwnShare | None = None
        ProcessCollector(registry=registry)
        for kind in ("press", "command"):  # a series that isn't there can't be watched for its first increase
            for outcome in ("answered", "late", "overload", "unanswered"):
                self.interactions.labels(kind, outcome)
        for status in COUNT_FOR_A_BAN:
            self.requests.labels(str(status))

    def show_share(self, share: OwnShare) -> None:
        """Show what this process owns, read whenever the metrics are asked for."""
        self._share = share
        self.shards.set_function(lambda: float(len(share.owned)))
        self.silent.set_function(share.silence)
        self.sharers.set_function(lambda: float(share.sharers))

    def text(self) -> bytes:
        """All of it, in Prometheus' text format."""
        if self._share is not None:
            self.lock_age.clear()
            for shard, seconds in self._share.lock_ages().items():
                self.lock_age.labels(str(shard)).set(seconds)
        return generate_latest(self.registry)

    def answered(self, kind: str, seconds: float | None, *, dropped: str) -> None:
        """A press or command is done: note after how many seconds it was answered.

        None: it was not, for the reason `dropped` or because Discord took no answer.
        """
        if seconds is not None:
            self.answer_seconds.labels(kind).observe(seconds)
        outcome = "answered" if seconds is not None else dropped or "unanswered"
        self.interactions.labels(kind, outcome).inc()

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened: note what its AI took."""
        for level, seconds in change.thoughts:
            self.ai_seconds.labels(table.game_key, level).observe(seconds)

    def count_pictures(self, artist: Mapping[str, int], messages: Mapping[str, int]) -> None:
        """Show how pictures ended: the artist's counts and those of messages, read whenever they are asked for."""
        self.registry.register(_Pictures(artist, messages))

    def count_thoughts(self, thinkers: Mapping[str, int]) -> None:
        """Show how long thoughts ended; the counts are read whenever the metrics are asked for."""
        self.registry.register(_Thoughts(thinkers))

    def count_tables(self, counts: Mapping[str, int]) -> None:
        """Note how many tables there are of each status."""
        for status in STATUSES:
            self.tables.labels(status).set(counts.get(status, 0))

    def tracing(self) -> aiohttp.TraceConfig:
        """What makes an HTTP session count its calls here."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._unanswered)
        return trace

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        status = end.response.status
        self.requests.labels(str(status) if status in COUNT_FOR_A_BAN else f"{status // 100}xx").inc()
        if status == 429:
            self.rate_limited.inc()

    async def _unanswered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, error: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if not isinstance(error.exception, discord.RateLimited):  # a ban: not called, or the answer was counted
            self.requests.labels("none").inc()


class _Pictures(Collector):
    """Counts of pictures, by how they ended."""

    def __init__(self, artist: Mapping[str, int], messages: Mapping[str, int]) -> None:
        self._artist, self._messages = artist, messages

    def collect(self) -> Iterable[CounterMetricFamily]:
        pictures = CounterMetricFamily(
            "alakazum_pictures",
            "Pictures, by outcome. dropped: newer ones left no time. late: a message's words went first.",
            labels=["outcome"],
        )
        for counts, outcomes in (
            (self._artist, ("drawn", "known", "failed", "dropped")),
            (self._messages, ("kept", "late")),
        ):
            for outcome in outcomes:
                pictures.add_metric([outcome], counts.get(outcome, 0))
        starts = CounterMetricFamily("alakazum_drawing_starts", "Processes started for drawing.")
        starts.add_metric([], self._artist.get("started", 0))
        return [pictures, starts]


class _Thoughts(Collector):
    """Counts of the thoughts of AI in other processes, by how they ended."""

    def __init__(self, thinkers: Mapping[str, int]) -> None:
        self._thinkers = thinkers

    def collect(self) -> Iterable[CounterMetricFamily]:
        thoughts = CounterMetricFamily(
            "alakazum_ai_thoughts",
            "Long thoughts of AI, by outcome. late, died: given up, with their process; "
            "replaced: the normal AI answered instead.",
            labels=["outcome"],
        )
        for outcome in ("thought", "late", "died", "failed", "replaced"):
            thoughts.add_metric([outcome], self._thinkers.get(outcome, 0))
        starts = CounterMetricFamily("alakazum_thinking_starts", "Processes started for thinking.")
        starts.add_metric([], self._thinkers.get("started", 0))
        return [thoughts, starts]


class LoopDelay:
    """Watches how late the event loop is."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._worst: deque[tuple[float, float]] = deque()
        """(moment, delay), delays falling: the first is the greatest."""

    async def watch(self) -> None:
        """Measure the delay until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PULSE
            await asyncio.sleep(PULSE)
            self.note(loop.time(), max(0.0, loop.time() - due))

    def note(self, now: float, delay: float) -> None:
        """Note that at `now` a sleeper was woken `delay` seconds late."""
        self._metrics.loop_delay.observe(delay)
        while self._worst and self._worst[-1][1] <= delay:
            self._worst.pop()
        self._worst.append((now, delay))

    def worst(self, now: float) -> float:
        """The greatest delay of the last `RECENT` seconds."""
        while self._worst and self._worst[0][0] < now - RECENT:
            self._worst.popleft()
        return self._worst[0][1] if self._worst else 0.0
