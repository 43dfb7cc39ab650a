"""The three ways to reach a message: an interaction's answer, its token, and the channel.

Discord shows "This interaction failed" after three seconds without an answer. So an interaction that isn't answered
after two is acknowledged, and the answer is sent later by an edit or a follow-up. One with pictures that would be late
is acknowledged before they are sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

import structlog

from bot.delivery.discord_api import (
    SHUT,
    Code,
    DiscordApi,
    DiscordRefused,
    InteractionResponses,
    InvalidEmoji,
    LostPictures,
    NotOurs,
    PrivateMessage,
    RateLimited,
    UnknownOutcome,
)
from bot.delivery.lateness import TOO_LATE_AFTER
from bot.delivery.layout import Sheet
from bot.delivery.surface import Outgoing

log = structlog.get_logger(__name__)

ACKNOWLEDGE_AFTER = 2.0
"""Seconds after a press at which it is acknowledged without waiting longer."""
AFTER_WAITING, LAST_CALL = 0.3, 0.3
"""Seconds that one which has waited to be taken in is given, and those that an acknowledgement may take."""
FILES_UNTIL = 1.0
"""Seconds after a press at which an answer with files is no longer given at once: they are sent and stored first, which
may take longer than what is left of the three seconds."""
TRIES = 4
"""How often a first answer is sent if its outcome is unknown; Discord itself refuses late ones."""
REPEATED_AFTER = 1.0
"""Seconds after which discord.py sends an answer again by itself where Discord gave a 5xx, though it may have taken it:
https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/webhook/async_.py#L217."""
TOKEN_LIFETIME = 14.5 * 60
"""Seconds for which an interaction's token is used; Discord accepts it for 15 minutes."""


class Transport(Protocol):
    """A way to a message. `put` raises DiscordRefused, RateLimited, UnknownOutcome."""

    async def put(self, outgoing: Outgoing, message: int | None) -> int | None:
        """Replace that message, or send a new one (None); its id, where that is known."""
        ...


@dataclass(frozen=True, slots=True)
class ByChannel:
    """By the bot's own rights; counts among the fifty calls a second."""

    messages: DiscordApi
    channel: int
    nonce: str = ""
    """Of a new message: sent again with it, it can't become a second one."""

    async def put(self, outgoing: Outgoing, message: int | None) -> int | None:
        """See `Transport`. A new message calls whom its screen mentions; an edit calls nobody."""
        if message is None:
            who = outgoing.drawn.screen.mentions
            return await outgoing.send(lambda sheet: self.messages.post(self.channel, sheet, self.nonce, who))

        async def edit(sheet: Sheet) -> int:
            await self.messages.edit(self.channel, message, sheet)
            return message

        return await outgoing.send(edit)


@dataclass(frozen=True, slots=True)
class ByToken:
    """By an interaction's token, until `closes` by the event loop's clock."""

    messages: DiscordApi
    private: PrivateMessage
    closes: float

    @classmethod
    def of(cls, messages: DiscordApi, private: PrivateMessage, now: float) -> ByToken:
        """By the token of an interaction that was answered `now`."""
        return cls(messages, private, now + TOKEN_LIFETIME)

    def is_open(self, now: float) -> bool:
        """Return whether Discord still takes it."""
        return now < self.closes

    def is_same(self, other: ByToken) -> bool:
        """Return whether both surely lead to the same message, perhaps by another interaction's token."""
        return self.private.message is not None and self.private.message == other.private.message

    def is_another(self, other: ByToken) -> bool:
        """Return whether they surely lead to two messages."""
        return None not in (self.private.message, other.private.message) and not self.is_same(other)

    async def put(self, outgoing: Outgoing, message: int | None) -> int | None:
        """See `Transport`; only its own message."""

        async def edit(sheet: Sheet) -> int | None:
            await self.messages.edit_private(self.private, sheet)
            return self.private.message

        return await outgoing.send(edit)

    async def remove(self) -> None:
        """Delete the message; where that fails one too many does no harm."""
        try:
            await self.messages.delete_private(self.private)
        except Exception as error:
            log.debug("private_not_removed", error=repr(error))


class Ack(Enum):
    """How an interaction is acknowledged that takes longer."""

    PUBLIC = "public"
    PRIVATE = "private"
    """For the asker."""
    UPDATE = "update"
    """Of a press: nothing is seen, its message may change later."""


class ByAnswer:
    """The one answer to an interaction: in time, once, whatever happens. Every way to give it says whether it arrived.

    A result that doesn't fit how it was acknowledged is told by deleting that and following up.
    """

    def __init__(
        self,
        responses: InteractionResponses,
        ack: Ack,
        timer: asyncio.AbstractEventLoop,
        late: float,
        unclaimed: Callable[[ByAnswer], Awaitable[None]],
    ) -> None:
        """`late`: seconds by which the interaction came late. `unclaimed` answers it if nothing has claimed it."""
        self._responses, self.ack, self._timer = responses, ack, timer
        self.came = timer.time()
        """When the press or the command reached us."""
        self._created = self.came - late
        self._unclaimed = unclaimed
        self.reached: float | None = None
        """Seconds after the press at which Discord took the first answer; None: it hasn't."""
        self.dropped = ""
        """Why it is left without an answer: it came too `late`, or `overload`."""
        self.is_reached: Callable[[], object] = lambda: None
        """Called once Discord has taken the first answer."""
        self.done = False
        """What was asked for is done and saved: nobody may be told otherwise, whatever fails from now on."""
        self._lock = asyncio.Lock()
        self._state: str = "fresh"  # → acknowledged (nothing shown yet) → given
        self._claimed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm = timer.call_later(max(0.0, ACKNOWLEDGE_AFTER - late), self._on_alarm)

    # ---- before ------------------------------------------------------------------------------------------------------

    def claim(self, ack: Ack | None = None) -> bool:
        """Promise to answer; False where that was promised already."""
        if self._claimed:
            return False
        self._claimed, self.ack = True, ack or self.ack
        return True

    @property
    def kind(self) -> str:
        """Return what is answered."""
        return "press" if self.ack is Ack.UPDATE else "command"

    @property
    def given(self) -> bool:
        """Return whether an answer was sent, or is being sent."""
        return self._state == "given"

    def too_late(self) -> bool:
        """Return whether Discord accepts no answer any more; then the request must not be carried out either."""
        return self._state == "fresh" and self._timer.time() - self._created > TOO_LATE_AFTER

    # ---- giving it ---------------------------------------------------------------------------------------------------

    async def reply(self, outgoing: Outgoing, *, private: bool = True) -> PrivateMessage | None:
        """A new message; None: it isn't there."""
        await self._in_time_for(outgoing)
        try:
            return await self._reply(outgoing, private)
        except DiscordRefused as refused:
            if refused.code != Code.UNKNOWN_MESSAGE or self.ack is Ack.UPDATE:
                raise
            self.ack = Ack.UPDATE  # somebody has deleted the "thinking…": nothing of it is seen
            return await self._reply(outgoing, private)

    async def _reply(self, outgoing: Outgoing, private: bool) -> PrivateMessage | None:
        reached: list[int | None] = []

        async def by(call: Callable[[Sheet], Awaitable[int | None]]) -> None:
            reached[:] = [await outgoing.send(call)]

        async with self._giving() as state:
            original, thinking = state != "given", state == "acknowledged" and self.ack is not Ack.UPDATE
            if state == "fresh":
                arrived = await self._first(lambda: by(lambda sheet: self._responses.respond(sheet, private)))
            elif thinking and private == (self.ack is Ack.PRIVATE):
                arrived = await self._later(lambda: by(self._responses.edit_original))
            else:
                original = False
                if thinking:
                    await self._later(self._responses.delete_original)
                arrived = await self._later(lambda: by(lambda sheet: self._responses.follow_up(sheet, private)))
        return self._responses.private(reached[0] if reached else None, original=original) if arrived else None

    async def redraw(self, outgoing: Outgoing) -> bool:
        """Replace the message that was pressed. Refused where that is gone: then another answer must be given."""
        await self._in_time_for(outgoing)
        async with self._giving() as state:
            if state == "fresh":
                return await self._first(lambda: outgoing.send(self._responses.redraw))
            return await self._later(lambda: outgoing.send(self._responses.edit_original))

    async def ask(self, form: dict[str, Any]) -> bool:
        """Open a form, which nothing but a first answer can. False: it isn't open."""
        async with self._lock:
            if self._state != "fresh" or not await self._first(lambda: self._responses.ask(form)):
                return False
            self._alarm.cancel()
            self._state = "given"
            return True

    async def _in_time_for(self, outgoing: Outgoing) -> None:
        if outgoing.drawn.files and self._timer.time() - self._created >= FILES_UNTIL:
            await self._acknowledge_first()

    async def acknowledge(self) -> bool:
        """Acknowledge a press whose effect is shown elsewhere. Refused as `redraw`."""
        async with self._giving() as state:
            if state != "fresh":
                return True
            return await self._first(self._acknowledged)

    async def is_taken(self) -> bool:
        """Ask Discord whether it takes an answer to what seems too late, by acknowledging it; if so, it isn't late."""
        self._alarm.cancel()
        async with self._lock:
            try:
                if not await self._first(self._acknowledged):
                    return False
                self._state = "acknowledged"
                self.reached = self._timer.time() - self.came
                self.is_reached()
            except DiscordRefused as refused:
                log.info("message_gone", call=refused.call)
            self._created = self.came
            return True

    def drop(self, why: str = "late") -> None:
        """Leave the interaction unanswered, because it came too late or too much came at once."""
        self._alarm.cancel()
        self._state, self.dropped = "given", why

    @property
    def until(self) -> float:
        """Until when Discord takes the first answer, by the event loop's clock."""
        return self._created + TOO_LATE_AFTER

    def wait(self) -> None:
        """It waits to be taken in: it isn't acknowledged meanwhile."""
        if self._state == "fresh":
            self._alarm.cancel()

    def begin(self) -> None:
        """After `wait`: it is taken in, and acknowledged as late as may be where it is late already."""
        if self._state == "fresh":
            at = max(self._created + ACKNOWLEDGE_AFTER, min(self._timer.time() + AFTER_WAITING, self.until - LAST_CALL))
            self._alarm = self._timer.call_at(at, self._on_alarm)

    @asynccontextmanager
    async def _giving(self) -> AsyncGenerator[str]:
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
            began = self._timer.time()
            try:
                await call()
            except UnknownOutcome as unsure:
                log.warning("answer_repeated", why=str(unsure))
                continue
            except RateLimited as later:
                log.info("answer_too_late", call=later.call, seconds=later.seconds)
                return False
            except DiscordRefused as refused:
                again = tried or self._timer.time() - began >= REPEATED_AFTER
                if not again or refused.code != Code.ALREADY_ACKNOWLEDGED:
                    return _not_taken(refused)
            self.reached = self._timer.time() - self._created
            self.is_reached()
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
        task = asyncio.ensure_future(self._acknowledge_in_time())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _acknowledge_in_time(self) -> None:
        try:
            if self.claim():
                log.error("interaction_unclaimed")
                await self._unclaimed(self)
            else:
                await self._acknowledge_first()
        except NotOurs:
            pass  # whoever owns the table now was told of the press too
        except Exception:
            log.exception("answer_failed")

    async def _acknowledge_first(self) -> None:
        """Acknowledge, unless that or more is done already."""
        async with self._lock:
            if self._state == "fresh":
                try:
                    await self._first(self._acknowledged)
                    self._state = "acknowledged"
                except DiscordRefused as refused:
                    log.info("message_gone", call=refused.call)

    async def _acknowledged(self) -> None:
        await self._responses.acknowledge(self.ack is not Ack.PUBLIC)


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


class ByInteraction:
    """By the one answer to an interaction: it replaces the message that was pressed, or sends a new one."""

    def __init__(self, answer: ByAnswer, *, private: bool = True) -> None:
        self.answer, self._private = answer, private
        self.sent: PrivateMessage | None = None
        """The new message, once it is there."""

    async def put(self, outgoing: Outgoing, message: int | None) -> int | None:
        """See `Transport`."""
        if message is None:
            self.sent = await self.answer.reply(outgoing, private=self._private)
            if self.sent is not None:
                return self.sent.message
        elif await self.answer.redraw(outgoing):
            return message
        raise UnknownOutcome("answer")
