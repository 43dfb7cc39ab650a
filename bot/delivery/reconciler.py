"""Brings what is shown to what is wanted: one task for each updater while they
differ, and every write to Discord.

It is level-triggered: what is wanted follows from the state as it is, never from what made somebody look, so that a
look too many is harmless and one too few is mended by the next.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any

import structlog

from bot.delivery.discord_api import Code, DiscordApi, DiscordRefused, NotOurs, RateLimited, UnknownOutcome
from bot.delivery.drawing import Drawing
from bot.delivery.presence import Event, Post, Sent, Try
from bot.delivery.refusals import FOLLOWS, UNEXPECTED_APART, Then, Unexpected
from bot.delivery.surface import Outgoing, Surface
from bot.delivery.transports import ByChannel, ByInteraction, Transport
from bot.loop_time import LoopTime, Time, turn
from bot.operations import logs
from bot.screens.screen import Screen
from tables.errors import NoTableError

log = structlog.get_logger(__name__)

HOLD = 3.0
"""Seconds after which a worker no longer waits for a press whose answer may bring the surface."""
ANSWER_PATIENCE = 1.0
"""Seconds after which an answer no longer waits for another write of its message."""
RETRY = (1.0, 60.0)
"""Seconds until what failed is tried again: the first, doubling up to the second."""
LATE_WAITS = 3.0
"""Seconds for which a message that shows its words already waits for its pictures."""
LATE = (2.4, 20.0)
"""Seconds until it is tried again if they were late then too, the first, doubling up to the second, unless whoever
draws has room before: as long as there is more to draw than can be, asking more often would have others wait."""

Save = Callable[[], Awaitable[None]]
"""Saves what is known of posts."""
Decorate = Callable[[Screen], Awaitable[Screen]]
"""Adds to a screen what is to be said there."""


async def _saves_nothing() -> None:
    """For a post that a kill may forget."""


class Updater:
    """Keeps surfaces up to date, one after another; most keep one. It has a task, its worker, while they differ."""

    name: str
    """In the log."""
    table: int
    tries: int | None = None
    """Failures in a row after which it is left as it is, until something changes; None: never."""

    def __init__(self) -> None:
        self.has_work = False
        self.worker: asyncio.Task[None] | None = None
        self.rest: asyncio.Future[None] | None = None
        """What its worker waits for; a change cuts it short."""
        self.unexpected = Unexpected()

    async def ready(self) -> bool:
        """Wait until it may be written. False: there is nothing to write any more."""
        raise NotImplementedError

    async def bring(self) -> None:
        """Write what differs. Raises what that raises."""
        raise NotImplementedError

    def refused(self, then: Then, refused: DiscordRefused) -> None:
        """Discord has refused it: trying again is useless until somebody does something."""

    def on_idle(self) -> None:
        """There is nothing more to write, or it is given up."""


class Reconciler:
    """Every write to Discord goes through `bring`."""

    def __init__(self, drawing: Drawing | None = None, time: Time | None = None) -> None:
        self.drawing, self.time = drawing or Drawing(), time or LoopTime()
        self.closing = False
        self._held: Counter[int] = Counter()
        self._released = asyncio.Event()
        self._retrying: set[asyncio.Future[None]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- workers -----------------------------------------------------------------------------------------------------

    def look(self, updater: Updater) -> None:
        """Something has changed: what it shows may differ from what is wanted. Many looks are one."""
        updater.has_work = True
        if updater.rest is not None:
            updater.rest.cancel()
        if updater.worker is None and not self.closing:
            name = f"{updater.name}-{updater.table}"
            updater.worker = asyncio.get_running_loop().create_task(self._work(updater), name=name)

    async def _work(self, updater: Updater) -> None:
        logs.about(table=updater.table)  # for later presses too, so of none
        wait, failures = RETRY[0], 0
        try:
            while updater.has_work:
                try:
                    if not await updater.ready():
                        break
                    updater.has_work = False
                    await updater.bring()
                    updater.unexpected.forget()
                    wait, failures = RETRY[0], 0
                except NoTableError:
                    break
                except DiscordRefused as refused:
                    updater.has_work = False
                    updater.refused(FOLLOWS.get(refused.code, Then.GONE), refused)
                except Exception as error:
                    code = updater.unexpected.code(error)
                    if code is not None and updater.unexpected.is_final(code):
                        updater.has_work = False
                        updater.refused(Then.NO_PLACE, DiscordRefused(updater.name, code))
                        continue
                    updater.has_work, failures = True, failures + 1
                    if code is not None:
                        await self.rest(UNEXPECTED_APART)
                        continue
                    wait = await self._failed(updater, error, wait)
                    if failures == updater.tries:
                        return
        finally:
            updater.worker = None
            updater.on_idle()

    async def _failed(self, updater: Updater, error: Exception, wait: float) -> float:
        """Rest after a failure; how long after the next."""
        if isinstance(error, RateLimited):
            log.warning(f"{updater.name}_later", table=updater.table, seconds=error.seconds)
            await self.time.sleep(error.seconds)
            return wait
        known = isinstance(error, UnknownOutcome)
        log.warning(f"{updater.name}_failed", table=updater.table, error=repr(error), exc_info=not known)
        await self.rest(wait)
        return min(wait * 2, RETRY[1])

    async def again(self, updater: Updater, surface: Surface) -> None:
        """For a worker whose surface doesn't show all that is wanted: have it look again, if need be after a rest."""
        updater.has_work = True
        if surface.late > 1 and not self.closing:
            await self._until_room(min(LATE[0] * 2 ** (surface.late - 2), LATE[1]), updater)

    async def _until_room(self, seconds: float, updater: Updater) -> None:
        until = self.time.time() + seconds
        while (left := until - self.time.time()) > 0 and await self.rest(min(left, LATE[0]), updater):
            if self.drawing.has_room:
                return

    async def rest(self, seconds: float, updater: Updater | None = None) -> bool:
        """Wait, unless cut short by `retry_now`, or by a look at `updater`: False."""
        rest = asyncio.ensure_future(self.time.sleep(seconds))
        self._retrying.add(rest)
        if updater is not None:
            updater.rest = rest
        try:
            await asyncio.wait([rest])
            return not rest.cancelled()
        finally:
            self._retrying.discard(rest)
            rest.cancel()
            if updater is not None:
                updater.rest = None

    def retry_now(self) -> None:
        """Discord can be reached again: what failed meanwhile is tried at once."""
        for rest in self._retrying:
            rest.cancel()

    @contextmanager
    def holding(self, id: int) -> Generator[None]:
        """A block that does what a press on this message wants, or a command in this channel: its answer may show it,
        so that workers wait."""
        self._held[id] += 1
        try:
            yield
        finally:
            self._held[id] -= 1
            if not self._held[id]:
                del self._held[id]
            released, self._released = self._released, asyncio.Event()
            released.set()

    async def until_free(self, id: int) -> None:
        """Wait until nobody holds this message or channel, but not for ever."""
        try:
            async with asyncio.timeout(HOLD):
                while id in self._held:
                    await self._released.wait()
        except TimeoutError:
            pass

    # ---- a write -----------------------------------------------------------------------------------------------------

    async def bring(
        self,
        surface: Surface,
        transport: Transport,
        *,
        anew: bool = False,
        decorate: Decorate | None = None,
    ) -> bool:
        """Write what is wanted to the surface's message, or to a new one, unless it shows that.

        Returns whether the message surely shows all of it, pictures too; else somebody must look again. `decorate` adds
        to the screen what this answer says, instead of `Surface.decorated`.

        Raises DiscordRefused, RateLimited, UnknownOutcome.
        """
        shown, answering = surface.shown, transport if isinstance(transport, ByInteraction) else None
        decorated = decorate or surface.decorated
        words = _words(surface, decorated)
        prepared = None if answering else await self._prepared(surface)
        async with shown.writing(ANSWER_PATIENCE if answering else HOLD) as write:
            if answering:
                shown.owner = surface.number
            elif surface.is_gone:
                return True
            if shown.screen is not None and not surface.is_stale and not anew and decorate is None:
                if answering:
                    await answering.answer.acknowledge()
                return True
            screen = await self._wanted(surface, prepared, answers=answering is not None)
            if screen is None:
                return True
            waits = 0.0 if prepared is not None and screen is prepared[1] else surface.answer_waits
            screen = await decorated(screen)
            has = dict[str, int]() if anew or len(shown.under_way) > 1 else shown.pictures
            drawn = await self.drawing.draw(screen, waits, has, later=surface.later, answers=answering is not None)
            if drawn.whole or not answering:
                surface.late = 0 if drawn.whole else surface.late + 1
            if (
                drawn.mute and not answering
            ):  # it may stand there for long; after an answer somebody looks again at once
                drawn = self.drawing.words(await words(), whole=False)
            if not answering and not anew and drawn.screen.mark == shown.screen:
                return self._is_all(surface, drawn.whole)
            outgoing = Outgoing(drawn, self.drawing, surface, words)
            return await self._send(surface, transport, outgoing, write, anew)

    async def post(
        self, post: Post, surface: Surface, messages: DiscordApi, save: Save = _saves_nothing, nonce: str = ""
    ) -> bool:
        """Send a surface as a new message, once: what is tried is saved first. What came of it is the caller's to save.

        `nonce`: of the first try, where it is to be the same in another run. Returns as `bring`; a message that an
        earlier try may have sent shows what was wanted then. Raises what `bring` does.
        """
        repeated = post.presence.may_be_there
        post.note(Try(nonce or secrets.token_hex(8), self.time.time()))
        try:
            await save()
            way = ByChannel(messages, surface.channel, post.presence.nonce)
            whole = await self.bring(surface, way, anew=True)
        except (UnknownOutcome, asyncio.CancelledError):
            post.note(Event.SILENCE)
            raise
        except Exception as error:
            post.note(Event.SLOWED if isinstance(error, RateLimited) else Event.REFUSED)
            raise
        assert surface.shown.message is not None
        post.note(Sent(surface.shown.message))
        if repeated:
            surface.shown.forget()
            surface.touch()
        return whole and not repeated

    async def edit(self, post: Post, surface: Surface, messages: DiscordApi) -> bool:
        """Bring a post that is there. Raises what `bring` does; that it was deleted is noted."""
        if surface.shown.message != post.message:
            surface.shown.message = post.message
            surface.shown.forget()
        try:
            return await self.bring(surface, ByChannel(messages, surface.channel))
        except DiscordRefused as refused:
            if refused.code == Code.UNKNOWN_MESSAGE:
                post.note(Event.DELETED)
            raise

    async def _prepared(self, surface: Surface) -> tuple[int, Screen] | None:
        """Have the pictures drawn, so that it is one edit; presses may be answered meanwhile. The screen, and of which
        change it is."""
        if not surface.is_stale or not self.drawing.shows_in(surface.channel):
            return None
        await turn()
        changes, screen = surface.changes, await surface.wanted(pictures=True)
        if screen is None:
            return None
        waits = LATE_WAITS if surface.late else surface.waits
        await self.drawing.prepare(screen, waits, surface.shown.pictures, later=surface.later)
        return changes, screen

    async def _wanted(self, surface: Surface, prepared: tuple[int, Screen] | None, *, answers: bool) -> Screen | None:
        if prepared is not None and prepared[0] == surface.changes and self.drawing.shows_in(surface.channel):
            surface.rendered = surface.changes
            return prepared[1]
        await turn(answers=answers)
        surface.rendered = surface.changes
        return await surface.wanted(pictures=self.drawing.shows_in(surface.channel))

    async def _send(self, surface: Surface, transport: Transport, outgoing: Outgoing, write: int, anew: bool) -> bool:
        shown = surface.shown
        before = (shown.screen, shown.pictures) if not anew else (None, dict[str, int]())
        shown.forget()
        try:
            message = await transport.put(outgoing, None if anew else shown.message)
        except BaseException as error:
            surface.touch()
            if isinstance(error, DiscordRefused | RateLimited):  # it had no effect
                shown.screen, shown.pictures = before
            raise
        finally:
            shown.at = self.time.time()
        shown.message = message
        sure = shown.arrived(write, outgoing.drawn.screen, outgoing.pictures)
        return self._is_all(surface, sure and outgoing.drawn.whole)

    def _is_all(self, surface: Surface, whole: bool) -> bool:
        """Note whether it shows all that is wanted; else it must be looked at again."""
        if not whole:
            surface.touch()
        return whole

    # ---- the end -----------------------------------------------------------------------------------------------------

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something beside the workers; `close` waits for it. What fails is in the log."""
        task = asyncio.get_running_loop().create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, updaters: list[Updater], seconds: float) -> None:
        """Write what is wanted of these, for at most `seconds`; no more workers begin."""
        self.closing = True
        self.retry_now()
        until = asyncio.get_running_loop().time() + seconds
        while under_way := self._under_way(updaters):  # what they begin too
            left = until - asyncio.get_running_loop().time()
            _, late = await asyncio.wait(under_way, timeout=max(0.0, left))
            for worker in late:
                worker.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _under_way(self, updaters: list[Updater]) -> list[asyncio.Task[Any]]:
        tasks = [*[updater.worker for updater in updaters if updater.worker is not None], *self._tasks]
        return [task for task in tasks if not task.done()]


async def _logged(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except (NoTableError, NotOurs):
        pass  # it is gone, or another process sees to it
    except Exception:
        log.exception("background_failed")


def _words(surface: Surface, decorate: Decorate) -> Callable[[], Awaitable[Screen]]:
    async def words() -> Screen:
        screen = await surface.wanted(pictures=False)
        assert screen is not None
        return await decorate(screen)

    return words
