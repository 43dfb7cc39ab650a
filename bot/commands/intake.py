"""The one way in for presses and commands: each is done at most once, and none is left without an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, Literal

import discord
import structlog
from discord import app_commands

from bot.commands import evening, refusals
from bot.commands.admission import Admission
from bot.commands.buttons import press_control
from bot.commands.permissions import may_attach
from bot.commands.request import Handler, Instead, Refusal, Request, Services, Shows
from bot.delivery.answers import BoardOf, Show
from bot.delivery.discord_api import Interaction, InteractionResponses, NotOurs, UnknownOutcome
from bot.delivery.lateness import TOO_LATE_AFTER, Lateness
from bot.delivery.layout import cut
from bot.delivery.lost_channels import LostChannels
from bot.delivery.transports import Ack, ByAnswer
from bot.operations import logs
from bot.operations.health import ClockStep
from bot.operations.metrics import Metrics
from bot.screens import pages
from bot.screens.custom_ids import Press, read_press
from bot.screens.screen import Screen
from bot.texts import Texts
from tables.errors import TableError, TooBusy

log = structlog.get_logger(__name__)

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What has a custom id of ours."""
REMEMBERED = 20_000
"""Interactions whose id is remembered, so that none is done twice."""
LOGGED = 300
"""Characters of what somebody sent us that the log keeps."""

REMEMBERED_STEPS = 7
"""Steps of the clock, beside the newest, that may be told of twice."""


class Intake:
    """Takes presses and commands in until `stop`."""

    def __init__(self, services: Services, lost_channels: LostChannels, metrics: Metrics) -> None:
        self.services, self._lost_channels, self._metrics = services, lost_channels, metrics
        self._lateness = Lateness(self.clock_was_set)
        self._admission = Admission()
        self._known: dict[int, None] = {}
        """Ids of the newest interactions, the oldest first."""
        self._running: set[asyncio.Task[Any]] = set()
        self.stopping: str | None = None
        """Why nothing is taken in any more, as the key of the refusal that everybody gets."""
        self.clock_step: ClockStep | None = None
        """The last time that our clock was set, or Discord's; None: not since we began."""
        self._steps: dict[str, list[float]] = {"presses": [], "tables": []}
        """Steps of our clock that were logged, and that each of the two hasn't told of yet."""

    # ---- what comes in -----------------------------------------------------------------------------------------------

    async def interaction(self, interaction: Interaction) -> None:
        """Any interaction: do what a press asks for; discord.py has started commands already.

        An interaction that nothing has claimed is answered after two seconds.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return  # its command has answered; where none did, Discord shows nothing
        answer = self._answer(interaction)
        if interaction.type in PRESSES:
            await self._press(interaction, answer)

    async def _press(self, interaction: Interaction, answer: ByAnswer) -> None:
        """A button or select was pressed, or a form sent."""
        press: Press | None = interaction.extras["press"]

        async def act(request: Request) -> Shows:
            try:
                if press is not None:
                    return await press_control(request, press)
            except ValueError as error:
                log.info("unknown_control", why=cut(str(error), LOGGED))
            return request.refused("unknown-control")

        await self._take(interaction, answer, act)

    async def command(self, interaction: Interaction, act: Handler, ack: Ack = Ack.PRIVATE) -> None:
        """A command was sent; `act` does it. `ack`: how it is acknowledged, if it takes longer."""
        await self._take(interaction, self._answer(interaction), act, ack)

    async def failed_command(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A command that never reached us: Discord still offers one that has changed."""
        log.warning("command_failed", error=cut(repr(error), LOGGED))

        async def act(request: Request) -> Shows:
            return request.refused("unknown-command")

        await self._take(interaction, self._answer(interaction), act)

    async def texts(self, interaction: Interaction) -> Texts:
        """The words in the language of whoever asks: chosen by `/me language`, else that of their Discord."""
        try:
            own = await self.services.preferences.language(interaction.user.id)
        except Exception:  # the answer will say what is wrong; it must be said in some language
            log.warning("language_not_read", exc_info=True)
            own = None
        library = self.services.library
        return library.texts(own if library.knows(own) else interaction.locale.value)

    # ---- stopping ----------------------------------------------------------------------------------------------------

    async def stop(self, seconds: float, why: str = "restarting") -> None:
        """From now on people get the refusal `why`; what is being answered is finished, for at most `seconds`."""
        self.stopping = self.stopping or why
        await self.finish(seconds)

    async def finish(self, seconds: float) -> None:
        """Wait for what is being answered, for at most `seconds`."""
        if self._running:
            await asyncio.wait(set(self._running), timeout=max(0.0, seconds))

    async def close(self, seconds: float) -> None:
        """Wait as long, then leave the rest without an answer: what they need is about to be closed."""
        await self.finish(seconds)
        for task in (late := set(self._running)):
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    # ---- each of them ------------------------------------------------------------------------------------------------

    async def _take(self, interaction: Interaction, answer: ByAnswer, act: Handler, ack: Ack | None = None) -> None:
        """Do it, unless somebody does already or Discord takes no answer any more."""
        if not answer.claim(ack):
            return
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            if not await self._admitted(interaction, answer):
                return
            if interaction.channel_id is not None:
                self.services.drawing.may_attach(interaction.channel_id, may_attach(interaction))
            await self._do(Request(self.services, interaction, answer, await self.texts(interaction)), act)
        finally:
            self._running.discard(task)
            answer.is_reached()  # or left without an answer
            self._metrics.answered(answer.kind, answer.reached, dropped=answer.dropped)
            log.debug("interaction_done", kind=answer.kind, seconds=answer.reached)
            interaction.extras.clear()  # the circle in which it and its answer hold each other

    async def _admitted(self, interaction: Interaction, answer: ByAnswer) -> bool:
        """Wait until there is time for it. Where there will be none, or Discord takes no answer, it is dropped."""
        late = answer.too_late()
        if late and (self._admission.is_overloaded or not await self._is_taken(interaction, answer)):
            log.info("interaction_too_late")
            answer.drop("overload" if self._admission.is_overloaded else "late")
            return False
        answer.wait()
        if not await self._admission.enter(answer.until):
            answer.drop("overload")
            return False
        answer.begin()
        began, loop = asyncio.get_running_loop().time(), asyncio.get_running_loop()

        def leave() -> None:
            answer.is_reached = lambda: None
            self._admission.leave(loop.time() - began if answer.reached is not None else None)

        answer.is_reached = leave
        return True

    async def _is_taken(self, interaction: Interaction, answer: ByAnswer) -> bool:
        """Whether Discord takes an answer to what seems too late: then it isn't, but a clock was set."""
        created, now = interaction.created_at.timestamp(), self.services.tables.time.wall()
        try:
            taken = await answer.is_taken()
        except NotOurs:
            return False
        if taken:
            self._lateness.was_taken(created, now)
        return taken

    def clock_was_set(self, seconds: float, by: Literal["presses", "tables"] = "presses") -> None:
        """By how much our clock was set, as presses show or the tables have noticed: each step is logged, by whoever
        tells of it first. What the other tells then, of one step or of several together, is no news."""
        known = self._steps[by]
        for count in range(1, len(known) + 1):
            if abs(sum(known[:count]) - seconds) <= TOO_LATE_AFTER:
                del known[:count]
                return
        other = self._steps["tables" if by == "presses" else "presses"]
        other[:] = [*other[-REMEMBERED_STEPS:], seconds]
        log.warning("clock_stepped", seconds=round(seconds, 1))
        self.clock_step = ClockStep(seconds, asyncio.get_running_loop().time())

    async def _do(self, request: Request, act: Handler) -> None:
        """Do it; a fault is in the log, and the person is told of it."""
        try:
            if request.interaction.guild_id is None:
                await self._plainly(request, pages.refusal("not-in-server", {}, request.say))
                return
            if self.stopping is not None:
                await self._plainly(request, pages.refusal(self.stopping, {}, request.say))
                return
            self.services.boards.pressed(request.channel, request.user)
            await self._lost_channels.guild_is_there(request.guild)
            self.services.reconciler.start(self.services.preferences.keep_name(*request.person))
            await self._give(request, act)
            if not request.answer.given:
                raise RuntimeError("an interaction was left without an answer")
            if request.answer.reached is not None:  # else they would not read it
                if (news := await self._lost_channels.news(request.user, request.say)) is not None:
                    await self._plainly(request, pages.text(news))
                if (screen := await evening.news(request)) is not None:
                    await self._plainly(request, screen)
        except NotOurs:
            log.info("interaction_left_to_another")
        except TooBusy:
            self._admission.drop()
            if not request.answer.given:
                await self._plainly(request, self._failure(request))
        except Exception:
            log.exception("interaction_failed")
            if request.answer.done and request.answer.given:
                return  # what failed came after
            try:
                await self._plainly(request, self._failure(request))
            except Exception:
                log.exception("interaction_unanswered")

    async def _give(self, request: Request, act: Handler) -> None:
        """Do it, and give what it leads to. Meanwhile nobody else writes the message that was pressed."""
        answers, press = self.services.answers, request.interaction.extras.get("press")
        with ExitStack() as held:
            held.enter_context(self.services.reconciler.holding(request.message or request.channel))
            shows = await _shows(request, act)
            if not shows or not answers.shows_here(request, shows[0]):
                held.close()
            for show in shows:
                await answers.give(request, show)
                held.close()
        if (press is not None and press.table) or any(isinstance(show, BoardOf) for show in shows):
            for warning in refusals.warnings(request, press.table if press is not None else 0):
                await answers.give(request, warning)

    async def _plainly(self, request: Request, screen: Screen) -> None:
        """A private answer that needs nobody's settings, which perhaps can't be read now."""
        with suppress(UnknownOutcome):
            await self.services.answers.plain(request, screen)

    def _failure(self, request: Request) -> Screen:
        """The refusal for somebody whose request failed through a fault of ours, or because the bot is stopping."""
        if request.answer.done:
            return pages.sentence("done-not-shown", request.say)
        return pages.refusal(self.stopping or "fault", {}, request.say)

    def _answer(self, interaction: Interaction) -> ByAnswer:
        """The interaction's one answer, made when it is first asked for."""
        if interaction.type in PRESSES and "press" not in interaction.extras:
            data: Any = interaction.data
            interaction.extras["press"] = read_press(interaction.custom_id or "", data.get("values"))
        logs.about(**self._ids(interaction))  # before the answer sets its alarm, which inherits it
        answer = interaction.extras.get("answer")
        if answer is None:
            repeated = interaction.id in self._known
            late = self._lateness.of(interaction.created_at.timestamp(), self.services.tables.time.wall())
            ack = Ack.UPDATE if interaction.type is discord.InteractionType.component else Ack.PRIVATE
            press, unclaimed = ack is Ack.UPDATE, partial(self._unclaimed, interaction)
            calls = InteractionResponses(self.services.api, interaction.id, interaction.token, is_press=press)
            answer = ByAnswer(calls, ack, asyncio.get_running_loop(), late, unclaimed)
            interaction.extras["answer"] = answer
            if repeated:  # the gateway sends again what it isn't sure we have heard
                log.info("interaction_again")
                answer.claim()
                answer.drop()
            self._remember(interaction.id)
        return answer

    async def _unclaimed(self, interaction: Interaction, answer: ByAnswer) -> None:
        """Answer an interaction that nothing in the bot has claimed within two seconds."""
        try:
            request = Request(self.services, interaction, answer, await self.texts(interaction))
            await self._plainly(request, pages.refusal("unknown-control", {}, request.say))
        finally:
            self._metrics.answered(answer.kind, answer.reached, dropped=answer.dropped)

    def _remember(self, interaction: int) -> None:
        self._known[interaction] = None
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    def _ids(self, interaction: Interaction) -> dict[str, int]:
        """Fields that every log line has that is written because of this interaction."""
        ids = {"interaction": interaction.id}
        if interaction.type is discord.InteractionType.component:
            press = interaction.extras["press"]
            table = press.table if press is not None else None
        else:
            table = self.services.tables.table_in(interaction.channel_id or 0)
        return {**ids, "table": table} if table else ids


async def _shows(request: Request, act: Handler) -> list[Show]:
    """What it leads to; a refusal as it is told. Nothing for what comes too late to be answered."""
    try:
        found = await act(request)
    except Instead as instead:
        found = instead.show
    except TableError as error:
        found = Refusal(error)
    shows: list[Show] = []
    for show in found if isinstance(found, Sequence) else [found]:
        if not isinstance(show, Refusal):
            shows.append(show)
        elif show.error.key == "late":
            request.answer.drop()
        else:
            shows.append(await refusals.told(request, show))
    return shows
