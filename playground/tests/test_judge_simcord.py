"""The same people do the same things with the same bot on simcord and here: what they see and what is refused agrees.

simcord is somebody else's imitation of Discord, pinned for development. Where the two differ, the difference is listed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import simcord

from playground import Playground, Timeout, controls, words
from playground.tests.lobby_bot import BAD, LobbyBot
from playground.world.components import walk

Screen = list[tuple[str, str, list[tuple[str, bool]]]]
"""Per message: ephemeral or public, its words, its controls with whether they are disabled."""


class House(Protocol):
    """What the scenarios need of an imitation of Discord."""

    async def slash(self, who: str, command: str) -> None: ...
    async def click(self, who: str, label: str) -> None: ...
    async def select(self, who: str, custom_id: str, value: str) -> None: ...
    async def submit(self, who: str, **values: str) -> None: ...
    async def say(self, who: str, text: str) -> None: ...
    def screen(self, who: str) -> Screen: ...


class Ours:
    """This playground."""

    def __init__(self, play: Playground) -> None:
        self.seats = {name: play.seat(name) for name in ("Ana", "Bea")}

    async def slash(self, who: str, command: str) -> None:
        reply = await self.seats[who].slash(command)
        if reply.state == "thinking":
            await reply.shown()

    async def click(self, who: str, label: str) -> None:
        seat = self.seats[who]
        await seat.until(lambda: any(label == name for _, _, line in self.screen(who) for name, _ in line))
        await seat.click(label)

    async def select(self, who: str, custom_id: str, value: str) -> None:
        await self.seats[who].select(custom_id, value)

    async def submit(self, who: str, **values: str) -> None:
        await self.seats[who].submit(values)

    async def say(self, who: str, text: str) -> None:
        await self.seats[who].say(text)

    def screen(self, who: str) -> Screen:
        return [_line(message) for message in self.seats[who].messages]


class Theirs:
    """simcord."""

    def __init__(self, env: Any) -> None:
        guild = env.create_guild()
        self.channel = guild.create_text_channel("table")
        self.actors = {name: guild.add_member(env.create_user(name)) for name in ("Ana", "Bea")}
        self.shown: Any = None

    async def slash(self, who: str, command: str) -> None:
        await self.actors[who].slash(self.channel, command)

    def _with(self, who: str, wanted: Callable[[dict[str, Any]], bool]) -> Any:
        for message in reversed(self.channel.history(viewer=self.actors[who])):
            if any(wanted(one) for _, one in walk(_json(message)["components"])):
                return message
        raise AssertionError("no such control")

    async def click(self, who: str, label: str) -> None:
        message = self._with(who, lambda one: one["type"] == 2 and one.get("label") == label)
        self.shown = await self.actors[who].click(message, label=label)

    async def select(self, who: str, custom_id: str, value: str) -> None:
        message = self._with(who, lambda one: one.get("custom_id") == custom_id)
        await self.actors[who].select(message, [value], custom_id=custom_id)

    async def submit(self, who: str, **values: str) -> None:
        await self.actors[who].submit_modal(self.shown, values)

    async def say(self, who: str, text: str) -> None:
        await self.actors[who].send(self.channel, text)

    def screen(self, who: str) -> Screen:
        return [_line(_json(message)) for message in self.channel.history(viewer=self.actors[who])]


def _json(message: Any) -> dict[str, Any]:
    """The parts of a discord.py message that people see, as JSON."""
    parts = [one.to_dict() for one in message.components]
    return {"content": message.content, "components": parts, "flags": message.flags.value}


def _line(message: dict[str, Any]) -> tuple[str, str, list[tuple[str, bool]]]:
    kind = "ephemeral" if message["flags"] & 64 else "public"
    return kind, words(message), [(one.label, one.disabled) for one in controls(message)]


async def lobby(house: House) -> None:
    await house.slash("Ana", "lobby")
    await house.click("Ana", "Start")  # too early
    await house.click("Ana", "Join")
    await house.click("Ana", "Join")  # twice
    await house.click("Bea", "Join")


async def naming(house: House) -> None:
    await lobby(house)
    await house.click("Bea", "Name")
    await house.submit("Bea", name="Ravens")


async def turns(house: House) -> None:
    await lobby(house)
    await house.click("Ana", "Start")
    await house.click("Bea", "Take")  # out of turn
    await house.click("Ana", "Take")
    await house.click("Bea", "Take")


async def stale(house: House) -> None:
    """An old board keeps its buttons; a press on it is told so."""
    await lobby(house)
    await house.click("Ana", "Start")
    await house.slash("Bea", "lobby")
    await house.click("Ana", "Take")
    await house.click("Bea", "Hand")


async def hands(house: House) -> None:
    await lobby(house)
    await house.click("Ana", "Start")
    await house.click("Ana", "Hand")
    await house.click("Bea", "Hand")
    await house.select("Ana", "card", "Broom")
    await house.select("Bea", "card", "Toad")


SCENARIOS: list[Callable[[House], Coroutine[Any, Any, None]]] = [lobby, naming, turns, stale, hands]


async def here(
    scenario: Callable[[House], Coroutine[Any, Any, None]], expected: dict[str, Screen] | None = None
) -> tuple[dict[str, Screen], LobbyBot]:
    """Play it on ours; wait for the last follow-up by what is expected."""
    bot = LobbyBot()
    async with Playground() as play, play.running(bot):
        house = Ours(play)
        await scenario(house)
        for who, screen in (expected or {}).items():
            with contextlib.suppress(Timeout):
                await house.seats[who].until(lambda who=who, screen=screen: house.screen(who) == screen, timeout=2)
        return {who: house.screen(who) for who in house.seats}, bot


async def there(scenario: Callable[[House], Coroutine[Any, Any, None]]) -> tuple[dict[str, Screen], LobbyBot]:
    """Play it on simcord, in a task of its own: it leaves a context variable of discord.py changed."""
    return await asyncio.create_task(_there(scenario))


async def _there(scenario: Callable[[House], Coroutine[Any, Any, None]]) -> tuple[dict[str, Screen], LobbyBot]:
    bot = LobbyBot()
    async with simcord.run(bot) as env:
        house = Theirs(env)
        await scenario(house)
        return {who: house.screen(who) for who in house.actors}, bot


def pytest_generate_tests(metafunc: Any) -> None:
    if "scenario" in metafunc.fixturenames:
        metafunc.parametrize("scenario", SCENARIOS, ids=[one.__name__ for one in SCENARIOS])


async def test_people_see_the_same(scenario: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    theirs, _ = await there(scenario)
    ours, _ = await here(scenario, theirs)
    assert ours == theirs
    assert all(len(screen) >= 1 for screen in ours.values())


async def refusals(house: House) -> None:
    await house.say("Ana", "not the bot's")
    await house.slash("Ana", "bad")


LISTED = {
    # Discord's list of codes: 50006, "Cannot send an empty message".
    "nothing at all": ((400, 50006), (400, 50035)),
}
"""Where the two differ: (ours, simcord's), and why ours is right."""


async def test_the_same_is_refused_by_the_same_codes() -> None:
    _, ours = await here(refusals)
    _, theirs = await there(refusals)
    assert len(ours.codes) == len(BAD) + 4
    differing = {
        mine[0]: (mine[1:], other[1:]) for mine, other in zip(ours.codes, theirs.codes, strict=True) if mine != other
    }
    assert differing == LISTED
