"""The one answer to an interaction: in time, once, whatever happens.

Discord shows "This interaction failed" after three seconds without an answer. So an interaction that isn't answered
after two is acknowledged, and the answer is sent later by an edit or a follow-up. One with pictures that would be late
is acknowledged before they are sent.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import Enum
from typing import NamedTuple, Protocol

import structlog

from bot.delivery.discord_api import (
    SHUT,
    Code,
    DiscordRefused,
    InvalidEmoji,
    LostPictures,
    NotOurs,
    NoUploads,
    RateLimited,
    Responses,
    UnknownOutcome,
)
from bot.delivery.drawing import ANSWER_WAITS, Drawing, Drawn, KeptPictures, Sent
from bot.delivery.layout import Sheet, compose
from bot.delivery.refused_pictures import note_failure
from bot.screens.screen import File, Screen

log = structlog.get_logger(__name__)

ACKNOWLEDGE_AFTER = 2.0
"""Seconds after a press at which it is acknowledged without waiting longer."""
FILES_UNTIL = 1.0
"""Seconds after a press at which an answer with files is no longer given at once: they are sent and stored first, which
may take longer than what is left of the three seconds."""
TRIES = 4
"""How often a first answer is sent if its outcome is unknown; Discord itself refuses late ones."""
TOO_LATE_AFTER = 3.0
"""Seconds after which Discord takes no answer."""
UNRELATED = 86400.0
"""Seconds by which no two clocks differ: an id so far off doesn't tell the time (a test's Discord may count)."""
WATCHED = 600.0
"""Seconds over which the clocks' difference is watched."""
CONFIRMED = 60.0
"""Seconds for which newer differences must be known before an older, smaller one is forgotten."""


class Alarm(Protocol):
    """What `loop.call_later` gives."""

    def cancel(self) -> None: ...


class Timer(Protocol):
    """What an answer needs of the event loop."""

    def time(self) -> float: ...
    def call_later(self, delay: float, callback: Callable[[], object], /) -> Alarm: ...


class Lateness:
    """How late interactions reach us.

    Discord's clock and ours differ by an unknown amount; the least difference of the last ten minutes is taken for it.
    Where nobody has pressed anything for longer, the last one known still counts, until newer ones have been known for
    a minute: what the gateway sends again after an outage is often the first for a long time, and all of it is late.

    Where a clock is set, everything seems late from then on. Only Discord knows better: whoever finds that it takes
    an answer all the same says so (`was_taken`).
    """

    def __init__(self, on_step: Callable[[float], object] = lambda seconds: None) -> None:
        """`on_step` is told by how many seconds our clock was set against Discord's, forward or (negative) back."""
        self._least: deque[tuple[float, float]] = deque()
        """(moment, difference), differences rising: the first is the least."""
        self._on_step = on_step

    def of(self, created: float, now: float) -> float:
        """Seconds that what was created at `created` (Discord's clock) is late at `now` (ours)."""
        difference = now - created
        if abs(difference) > UNRELATED:
            return 0.0
        if self._least and difference < self._least[0][1] - TOO_LATE_AFTER:
            self._set(difference, now)
        while len(self._least) > 1 and self._least[0][0] < now - WATCHED and self._least[1][0] < now - CONFIRMED:
            self._least.popleft()
        while self._least and self._least[-1][1] >= difference:
            self._least.pop()
        self._least.append((now, difference))
        return difference - self._least[0][1]

    def was_taken(self, created: float, now: float) -> None:
        """Discord took an answer to what had seemed too late at `now`: then a clock was set, and nothing is late."""
        if now - created > self._least[0][1] + TOO_LATE_AFTER:  # else somebody else has found that out meanwhile
            self._set(now - created, now)

    def _set(self, difference: float, now: float) -> None:
        step = difference - self._least[0][1]
        self._least = deque([(now, difference)])
        self._on_step(step)


class Kind(Enum):
    """What is answered."""

    COMMAND = "command"
    PRESS = "press"


class SentMessage(NamedTuple):
    """A new message, and whether it was sent."""

    arrived: bool
    """It reached Discord."""
    message: int | None
    """Its id, where that is known."""
    original: bool
    """It is the interaction's own answer, not a follow-up."""
    sent: Sent
    """What it shows, if it is there."""


class Outgoing:
    """A screen on its way out. Where Discord refuses its pictures the next try is in words."""

    def __init__(self, drawn: Drawn, drawing: Drawing, channel: int) -> None:
        self._drawn, self._drawing, self._channel = drawn, drawing, channel
        self._sheet: Sheet | None = None
        self.message: int | None = None
        """The id of the message, where Discord has told it."""

    @property
    def sent(self) -> Sent:
        """What the message shows, if it is there."""
        return Sent(self._drawn.screen, self._sheet.pictures if self._sheet is not None else {})

    async def send(self, call: Callable[[Sheet], Awaitable[int | None]]) -> None:
        """Send it by `call`. Raises what that raises; a file that can't be uploaded is refused (NO_UPLOADS)."""
        sheet = compose(self._drawn)
        try:
            self.message = await call(sheet)
        except LostPictures as error:
            note_failure(self._drawing, self._channel, error, 1)
            if isinstance(error, NoUploads) and any(isinstance(part, File) for part in self._drawn.screen.parts):
                raise DiscordRefused(str(error), Code.NO_UPLOADS) from None
            self._drawn = self._drawn.in_words()
            raise
        self._sheet = sheet


class Answer:
    """The answer to one interaction. Every way to give it returns whether it reached Discord."""

    def __init__(
        self,
        responses: Responses,
        kind: Kind,
        timer: Timer,
        late: float,
        unclaimed: Callable[[Answer], Awaitable[None]],
        drawing: Drawing | None = None,
        channel: int = 0,
    ):
        """`late`: seconds by which the interaction came late. `unclaimed` answers it if nothing has claimed it.

        `channel` is where the interaction comes from.
        """
        self._responses, self.kind, self._timer = responses, kind, timer
        self._drawing, self._channel = drawing or Drawing(), channel
        self._came = timer.time()
        self._created = self._came - late
        self._unclaimed = unclaimed
        self.reached: float | None = None
        """Seconds after the press at which Discord took the first answer; None: it hasn't."""
        self.dropped = False
        """It came too late to be answered."""
        self.done = False
        """What was asked for is done and saved: nobody may be told otherwise, whatever fails from now on."""
        self._lock = asyncio.Lock()
        self._state: str = "fresh"  # → acknowledged (nothing shown yet) → given
        self._private = True
        self._claimed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm = timer.call_later(max(0.0, ACKNOWLEDGE_AFTER - late), self._on_alarm)

    # ---- before ------------------------------------------------------------------------------------------------------

    def claim(self, *, private: bool = True) -> bool:
        """Promise to answer; False where that was promised already. `private`: only the asker will see the answer."""
        if self._claimed:
            return False
        self._claimed, self._private = True, private
        return True

    @property
    def given(self) -> bool:
        """Whether an answer was sent, or is being sent."""
        return self._state == "given"

    def too_late(self) -> bool:
        """Whether Discord accepts no answer any more; then the request must not be carried out either."""
        return self._state == "fresh" and self._timer.time() - self._created > TOO_LATE_AFTER

    # ---- giving it ---------------------------------------------------------------------------------------------------

    async def reply(self, screen: Screen, *, private: bool = True) -> SentMessage:
        """A new message."""
        out = await self._outgoing(screen)

        def respond(sheet: Sheet) -> Awaitable[int | None]:
            return self._responses.respond(sheet, private)

        def follow_up(sheet: Sheet) -> Awaitable[int | None]:
            return self._responses.follow_up(sheet, private)

        def sent(arrived: bool, original: bool) -> SentMessage:
            return SentMessage(arrived, out.message, original, out.sent)

        async with self._giving() as state:
            if state == "fresh":
                return sent(await self._first(lambda: out.send(respond)), True)
            if state == "acknowledged" and self.kind is Kind.COMMAND:
                if private == self._private:
                    return sent(await self._later(lambda: out.send(self._responses.edit_original)), True)
                await self._later(self._responses.delete_original)
            return sent(await self._later(lambda: out.send(follow_up)), False)

    async def redraw(self, screen: Screen, has: KeptPictures | None = None) -> Sent | None:
        """Replace the message that was pressed, which `has` some pictures already.

        None: it did not arrive. Where the message is gone the answer must still be given another way. Where it lacks
        one of the pictures, the words go first.
        """
        out = await self._outgoing(screen, has)
        try:
            async with self._giving() as state:
                if state == "fresh":
                    arrived = await self._first(lambda: out.send(self._responses.redraw))
                else:
                    arrived = await self._later(lambda: out.send(self._responses.edit_original))
        except DiscordRefused as refused:
            log.info("message_gone", call=refused.call)
            return None
        return out.sent if arrived else None

    async def _outgoing(self, screen: Screen, has: KeptPictures | None = None) -> Outgoing:
        drawn = await self._drawing.draw(screen, ANSWER_WAITS, has)
        if drawn.files and self._timer.time() - self._created >= FILES_UNTIL:
            await self._acknowledge_first()
        return Outgoing(drawn, self._drawing, self._channel)

    async def acknowledge(self) -> bool:
        """Acknowledge a press whose effect is shown elsewhere. False as in `redraw`."""
        try:
            async with self._giving() as state:
                if state != "fresh":
                    return True
                return await self._first(lambda: self._responses.acknowledge(self._private))
        except DiscordRefused as refused:
            log.info("message_gone", call=refused.call)
            return False

    async def is_taken(self) -> bool:
        """Ask Discord whether it takes an answer to what seems too late, by acknowledging it; if so, it isn't late."""
        self._alarm.cancel()
        async with self._lock:
            try:
                if not await self._first(lambda: self._responses.acknowledge(self._private)):
                    return False
                self._state = "acknowledged"
                self.reached = self._timer.time() - self._came
            except DiscordRefused as refused:
                log.info("message_gone", call=refused.call)
            self._created = self._came
            return True

    def drop(self) -> None:
        """Leave the interaction unanswered, because it came too late."""
        self._alarm.cancel()
        self._state, self.dropped = "given", True

    @asynccontextmanager
    async def _giving(self) -> AsyncIterator[str]:
        """One at a time. An exception puts the state back, so that the person can still be answered."""
        async with self._lock:
            before, self._state = self._state, "given"
            self._alarm.cancel()
            try:
                yield before
            except BaseException:
                self._state = before
                raise

    async def _first(self, call: Callable[[], Awaitable[object]]) -> bool:
        """The first answer. One whose outcome is unknown is sent again: Discord takes only one."""
        for tried in range(TRIES):
            try:
                await call()
            except UnknownOutcome as unsure:
                log.warning("answer_repeated", why=str(unsure))
                continue
            except RateLimited as later:
                log.info("answer_too_late", call=later.call, seconds=later.seconds)
                return False
            except DiscordRefused as refused:
                if not tried or refused.code != Code.ALREADY_ACKNOWLEDGED:
                    return _not_taken(refused)
            self.reached = self._timer.time() - self._created
            return True
        return False

    async def _later(self, call: Callable[[], Awaitable[object]]) -> bool:
        try:
            try:
                await call()
            except (InvalidEmoji, LostPictures):
                await call()  # without them
        except (UnknownOutcome, RateLimited) as unsure:
            log.warning("answer_unsure", why=str(unsure))
            return False
        except DiscordRefused as refused:
            return _not_taken(refused)
        return True

    # ---- in time -----------------------------------------------------------------------------------------------------

    def _on_alarm(self) -> None:
        task = asyncio.ensure_future(self._acknowledge_safely())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _acknowledge_safely(self) -> None:
        try:
            await self._acknowledge_in_time()
        except NotOurs:
            pass  # whoever owns the table now was told of the press too
        except Exception:
            log.exception("answer_failed")

    async def _acknowledge_in_time(self) -> None:
        if not self._claimed:
            self._claimed = True
            log.error("interaction_unclaimed")
            await self._unclaimed(self)
            return
        await self._acknowledge_first()

    async def _acknowledge_first(self) -> None:
        """Acknowledge, unless that or more is done already."""
        async with self._lock:
            if self._state == "fresh":
                try:
                    await self._first(lambda: self._responses.acknowledge(self._private))
                    self._state = "acknowledged"
                except DiscordRefused as refused:
                    log.info("message_gone", call=refused.call)


def _not_taken(refused: DiscordRefused) -> bool:
    if refused.code in (Code.UNKNOWN_MESSAGE, Code.NO_UPLOADS) or (
        refused.code in SHUT and refused.call in ("redraw", "acknowledge")  # a new message opens an archived thread
    ):
        raise refused
    if refused.code == Code.ALREADY_ACKNOWLEDGED:
        log.warning("answered_twice", call=refused.call)
    else:
        log.info("answer_not_taken", call=refused.call, code=int(refused.code))
    return False
