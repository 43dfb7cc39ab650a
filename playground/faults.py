"""A plan of faults in one line, and its execution. Seeded: the same plan does the same things to the same traffic.

    "latency 60-150; 502-after 2%; lost @20; drop @30; op9 @40; late 1%; double 5%; 429 @3 on POST /channels/*/messages"

Each item is a fault, when it strikes, and (for those of requests) on which routes:

    when    `@20` on the 20th occasion, `@3,9` on several, `every 50`, or `2%` by chance
    on      `on PATCH /channels/*/messages/*`: a method (or *) and a path, * for one or more segments

Faults of requests: `429`, `500` `502` `503` `504` before anything happened, with `-after` once it has happened, `lost`
(it happened, the answer did not come), `reset` (the connection broke before anything happened), `429-plain` (in words,
from Cloudflare), `401`, and any code with which Discord refuses (`world/errors.py` lists them): `200000 every 1 on POST
/channels/*/messages` is AutoMod's veto.
Faults of interactions: `late` (held back 3.5 s), `double` (sent twice), `drop` (socket closed), `cut` (socket broken
without a word), `freeze` (socket half open), `op7`, `op9`, `away` (Discord is gone: `away 60 @20` seconds), `restart`
(a hook of the plan's owner), and frames before it that can't be read (`broken_frames.py`: `frame-html` and others).
`latency 0-3` or `latency 60-150` (milliseconds) is in force all the time, both ways.
"""

from __future__ import annotations

import asyncio
import random  # noqa: TID251  (a seeded generator of our own; never the module's global one)
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final

from .broken_frames import FRAMES
from .world.errors import REFUSALS as DISCORD_REFUSALS

REQUEST_FAULTS: Final = (
    "429",
    "lost",
    "reset",
    *(f"{status}{after}" for status in (500, 502, 503, 504) for after in ("", "-after")),
)
REFUSALS: Final = ("429-plain", "401")
"""Faults of requests that never come by chance: a bot that sees them stops calling for a minute, as it should."""
CODES: Final = frozenset(map(str, DISCORD_REFUSALS))
"""Discord says no with that code, before anything happened."""
EVENT_FAULTS: Final = ("late", "double", "drop", "cut", "freeze", "op7", "op9", "away", "restart", *FRAMES)
ALL_FAULTS: Final = (*REQUEST_FAULTS, *REFUSALS, *EVENT_FAULTS)
LATE_BY = 3.5

_ITEM = re.compile(
    r"(?P<what>[a-z0-9-]+)(?: (?P<span>\d+(?:\.\d+)?))?"
    r"(?: (?:@(?P<at>[\d,]+)|every (?P<every>\d+)|(?P<percent>\d+(?:\.\d+)?)%))?"
    r"(?: on (?P<method>[A-Z*]+) (?P<path>/\S*))?"
)
_TOKEN = re.compile(r"/[^/]{40,}")
_LATENCY = re.compile(r"latency (\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?")


class BadPlan(ValueError):
    """The plan can't be read; the message names the item."""


@dataclass(frozen=True, slots=True)
class Item:
    """One fault of a plan."""

    what: str
    at: frozenset[int] = frozenset()
    every: int = 0
    percent: float = 0.0
    seconds: float = 0.0
    method: str = "*"
    path: str = ""

    def strikes(self, occasion: int, chance: random.Random) -> bool:
        """Whether it strikes on this occasion (1, 2, 3 …)."""
        if self.at:
            return occasion in self.at
        if self.every:
            return occasion % self.every == 0
        return bool(self.percent) and chance.random() * 100 < self.percent

    def on(self, method: str, path: str) -> bool:
        """Whether a request is one of those it is meant for."""
        if self.method not in ("*", method):
            return False
        if not self.path:
            return True
        pattern = re.escape(self.path).replace(r"\*", ".+")
        return re.fullmatch(pattern, path) is not None

    def __str__(self) -> str:
        text = self.what + (f" {self.seconds:g}" if self.seconds else "")
        if self.at:
            text += f" @{','.join(map(str, sorted(self.at)))}"
        elif self.every:
            text += f" every {self.every}"
        elif self.percent:
            text += f" {self.percent:g}%"
        return text + (f" on {self.method} {self.path}" if self.path else "")


@dataclass(frozen=True, slots=True)
class Plan:
    """What will go wrong, and by which seed. `str(plan)` can be read again."""

    items: tuple[Item, ...] = ()
    low: float = 0.0
    high: float = 0.0
    seed: int = 0

    @classmethod
    def read(cls, text: str, seed: int = 0) -> Plan:
        """Read a plan from its line.

        :raises BadPlan: an item is none.
        """
        plan = cls(seed=seed)
        for part in (one.strip() for one in text.split(";")):
            if not part:
                continue
            latency = _LATENCY.fullmatch(part)
            if latency:
                low = float(latency[1]) / 1000
                plan = replace(plan, low=low, high=float(latency[2]) / 1000 if latency[2] else low)
            else:
                plan = replace(plan, items=(*plan.items, _item(part)))
        return plan

    @classmethod
    def at_random(cls, seed: int, presses: int = 100) -> Plan:
        """A plan for a game of about so many presses: much goes wrong now and then, nothing for ever."""
        chance = random.Random(seed)
        kinds = [*REQUEST_FAULTS, "late", "double", "drop", "cut", "op7"]
        items: list[Item] = []
        for what in chance.sample(kinds, min(len(kinds), chance.randint(3, 6))):
            if chance.random() < 0.5:
                items.append(Item(what, percent=chance.choice((1.0, 2.0, 4.0))))
            else:
                last = max(2, presses)
                items.append(Item(what, at=frozenset(chance.sample(range(1, last + 1), min(3, last)))))
        return cls(tuple(items), 0.0, 0.003, seed)

    def __str__(self) -> str:
        latency = [f"latency {self.low * 1000:g}-{self.high * 1000:g}"] if self.high else []
        return "; ".join([*latency, *map(str, self.items)])


def _item(text: str) -> Item:
    found = _ITEM.fullmatch(text)
    if found is None or not (found["what"] in ALL_FAULTS or found["what"] in CODES):
        named = ", ".join(ALL_FAULTS)
        raise BadPlan(f"no fault like {text!r}; there are {named}, Discord's codes such as 50013, and latency")
    if not (found["at"] or found["every"] or found["percent"]):
        raise BadPlan(f"{text!r} does not say when: @20, every 20 or 2%")
    if found["path"] and found["what"] in EVENT_FAULTS:
        raise BadPlan(f"{found['what']} strikes interactions, not routes: {text!r}")
    return Item(
        found["what"],
        frozenset(int(one) for one in (found["at"] or "").split(",") if one),
        int(found["every"] or 0),
        float(found["percent"] or 0),
        float(found["span"] or 0),
        found["method"] or "*",
        found["path"] or "",
    )


Hook = Callable[[Item], Awaitable[None] | None]


@dataclass(slots=True)
class Faults:
    """A plan at work. `hooks` is what the playground can do to itself: drop, cut, freeze, op7, op9, away, restart."""

    plan: Plan = field(default_factory=Plan)
    hooks: dict[str, Hook] = field(default_factory=dict[str, Hook])
    struck: list[str] = field(default_factory=list[str])
    """What has struck so far, in order, with its occasion."""
    paused: bool = False
    away: bool = False
    """Discord is gone: no connection is taken."""
    later: Callable[[float, Callable[[], None]], object] | None = None
    _chance: random.Random = field(default_factory=random.Random)
    _counts: dict[int, int] = field(default_factory=dict[int, int])
    _tasks: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    def __post_init__(self) -> None:
        self.use(self.plan)

    def use(self, plan: Plan | str) -> None:
        """Begin a plan; occasions are counted from here."""
        self.plan = Plan.read(plan) if isinstance(plan, str) else plan
        self._chance = random.Random(self.plan.seed)
        self._counts = {}

    def latency(self) -> float:
        """Seconds this frame or answer takes."""
        high = self.plan.high
        return self._chance.uniform(self.plan.low, high) if high else 0.0

    def request(self, method: str, path: str) -> str | None:
        """The fault that strikes this request, if any."""
        for index, item in enumerate(self.plan.items):
            if (
                (item.what in (*REQUEST_FAULTS, *REFUSALS) or item.what in CODES)
                and item.on(method, path)
                and self._strikes(index, item, f"{method} {_TOKEN.sub('/…', path)}")
            ):
                return item.what
        return None

    def deliver(self, send: Callable[[], None]) -> None:
        """Send an interaction to the bot, or do to it what the plan says."""
        times, delay = 1, 0.0
        for index, item in enumerate(self.plan.items):
            if item.what not in EVENT_FAULTS or not self._strikes(index, item, "interaction"):
                continue
            if item.what == "double":
                times = 2
            elif item.what == "late":
                delay = LATE_BY
            else:
                self._do(item)
        for _ in range(times):
            if delay and self.later is not None:
                self.later(delay, send)
            else:
                send()

    def _strikes(self, index: int, item: Item, what: str) -> bool:
        if self.paused:
            return False
        occasion = self._counts[index] = self._counts.get(index, 0) + 1
        if not item.strikes(occasion, self._chance):
            return False
        self.struck.append(f"{item.what} @{occasion} {what}")
        return True

    def _do(self, item: Item) -> None:
        hook = self.hooks.get(item.what)
        if hook is None:
            raise BadPlan(f"nobody here can do {item.what!r}: set faults.hooks[{item.what!r}]")
        done = hook(item)
        if done is not None:
            task = asyncio.ensure_future(done)
            self._tasks.add(task)  # pyright: ignore[reportArgumentType]
            task.add_done_callback(self._tasks.discard)  # pyright: ignore[reportArgumentType]

    async def settle(self) -> None:
        """Wait for what the hooks still do."""
        while self._tasks:
            await asyncio.gather(*self._tasks)
