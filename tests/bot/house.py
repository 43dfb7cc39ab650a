"""A whole house for tests: a playground, a database in memory's place, the tables and the bot's real client."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.client import TableClient
from bot.screens.game import screens_of
from bot.screens.operator import NOBODY, Operator
from bot.screens.plain import PlainScreens
from bot.texts import Library
from games import GAMES
from playground import Playground, Reply, Seat
from playground.seats import COMPONENT
from playground.traffic import Exchange
from playground.world import Channel
from storage.store import TableStore
from tables import press as press_path
from tables.services import TableServices, table_services
from tables.tables import Tables
from tables.timing import Timing

LIBRARY = Library()
OWN_SCREENS = tuple(key for key in GAMES if type(screens_of(key)) is not PlainScreens)
"""The games that have screens, hints and pictures of their own; a new game begins without."""
NOON = 1_763_812_800.0
"""Of 22 November 2025, UTC."""
_FOLDER = TemporaryDirectory(prefix="alakazum-")


class Everybody(set[int]):
    """All there are, to look up in."""

    def __contains__(self, user: object) -> bool:
        return True


class QuickTime:
    """Twenty seconds of the boards' in one."""

    def time(self) -> float:
        return asyncio.get_running_loop().time() * 20

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 20)


QUICK = Timing(answer=(0.0, 0.0), here=(0.0, 0.0))
"""AI that answers at once, and people who are called at once."""


@dataclass
class House:
    """Everything, running."""

    play: Playground
    client: TableClient
    live: TableServices
    store: TableStore

    @property
    def tables(self) -> Tables:
        return self.live.tables

    def seat(self, name: str, **more: Any) -> Seat:
        return self.play.seat(name, **more)


async def made_ready(database: Path) -> None:
    """Where there is no such file, an empty database with all migrations: made once and copied, making takes 0.1 s."""
    if is_missing(database):
        made = Path(_FOLDER.name) / "new.db"
        if is_missing(made):
            await (await TableStore.open(f"sqlite+aiosqlite:///{made}", wait=0)).close()
        shutil.copy(made, database)


_PAYLOADS: dict[str, dict[str, Any]] = {}


def translated_once(client: TableClient) -> None:
    """The bot's commands in all of Discord's languages are worked out by the first house, and taken over by others."""

    tree: Any = client.tree
    add = tree.add_command

    def remember(command: Any, **more: Any) -> None:
        translated = command.get_translated_payload

        async def payload(*given: Any) -> dict[str, Any]:
            key = json.dumps(command.to_dict(tree), sort_keys=True)
            if key not in _PAYLOADS:
                _PAYLOADS[key] = await translated(*given)
            return _PAYLOADS[key]

        command.get_translated_payload = payload
        add(command, **more)

    tree.add_command = remember


def is_missing(path: Path) -> bool:
    return not path.exists()


@asynccontextmanager
async def a_house(
    play: Playground,
    database: Path,
    timing: Timing = QUICK,
    library: Library = LIBRARY,
    artist: Any = None,
    operator: Operator = NOBODY,
    **parts: Any,
) -> AsyncIterator[House]:
    """The bot on `play`, its tables in `database`; stopped as by SIGTERM at the end of the block.

    With the bot's own library nobody is offered a language: tests of that bring their languages along.
    """
    await made_ready(database)
    store = await TableStore.open(f"sqlite+aiosqlite:///{database}", wait=0)
    try:
        live = table_services(store, timing=timing, **{"seeds": lambda: bytes(range(32)), **parts})
        client = TableClient(
            live, library, shards=1, sync_always=True, time=QuickTime(), artist=artist, operator=operator
        )
        if library is LIBRARY:
            client.services.preferences._offered = Everybody()  # no setting switches the offer off
            translated_once(client)
        async with play.running(client):
            await play.connected()
            yield House(play, client, live, store)
            await close(client)
    finally:
        await store.close()


async def close(client: TableClient) -> None:
    """What `bot.__main__` does when the bot is told to stop, without its patience."""
    await client.intake.stop(1.0)
    client.services.tables.disconnected()
    await client.services.boards.close(1.0)
    await client.services.posts.close(0.2)
    await client.services.hands.close(1.0)
    await asyncio.wait_for(client.services.tables.close(), 10.0)  # what is under way may have to wait for a core


def buttons(message: dict[str, Any]) -> dict[str, str]:
    """Label → custom id of everything that can be pressed in a message."""
    found: dict[str, str] = {}

    def walk(components: list[dict[str, Any]]) -> None:
        for one in components:
            if one["type"] == 2 and "custom_id" in one and not one.get("disabled"):
                found[one.get("label") or one["custom_id"]] = one["custom_id"]
            walk(one.get("components", []))

    walk(message["components"])
    return found


def selects(message: dict[str, Any]) -> dict[str, list[str]]:
    """Custom id → values of every select in a message."""
    found: dict[str, list[str]] = {}

    def walk(components: list[dict[str, Any]]) -> None:
        for one in components:
            if one["type"] == 3:
                found[one["custom_id"]] = [option["value"] for option in one["options"]]
            walk(one.get("components", []))

    walk(message["components"])
    return found


def rings(seat: Seat) -> list[str]:
    """The messages that have called this person to a table."""
    return [one["id"] for one in seat.pushes if ":call:" in str(one["components"]) and f"@{seat.name}" in one["push"]]


def text(message: dict[str, Any]) -> str:
    """Everything one can read in a message, a block a line."""
    lines: list[str] = [message.get("content") or ""]

    def walk(components: list[dict[str, Any]]) -> None:
        for one in components:
            if one["type"] == 10:
                lines.append(one["content"])
            walk(one.get("components", []))

    walk(message["components"])
    return "\n".join(filter(None, lines))


def is_hand(message: dict[str, Any]) -> bool:
    """Whether it shows a hand with its question, or what it waits for."""
    return re.search(r"'al:\d+:more:open'", str(message.get("components"))) is not None


async def begin(*seats: Seat, game: str = "alakazum", **options: Any) -> None:
    """They play a game; the first is the host. The bot may take as long as on a machine with too much to do."""
    host = seats[0]
    await host.until(lambda: bool(host.commands()), timeout=180)
    lobby = await (await host.slash(f"{game} new", **options)).shown(60)
    for seat in seats[1:]:
        await seat.click("Sit down", on=lobby)

    def may_start() -> bool:
        return any(one["id"] == lobby["id"] and "Start" in buttons(one) for one in host.messages)

    await host.until(may_start, 60)
    await host.click("Start", on=lobby)
    await host.until(lambda: not may_start(), 60)


async def a_game(house: House, *names: str, **options: Any) -> list[Seat]:
    """A game that has just begun (see `begin`); the first is the host."""
    seats = [house.seat(name) for name in names]
    await begin(*seats, **options)
    return seats


async def asked(house: House, seats: Sequence[Seat]) -> tuple[Seat, Seat]:
    """Who is asked now at table 1, and somebody who isn't; both of `seats`."""
    table = await house.tables.find(1)
    now = {table.seats[decision.seat].user for decision in table.now.decisions}
    return next(one for one in seats if int(one.id) in now), next(one for one in seats if int(one.id) not in now)


async def moved(house: House, moves: int = 1) -> None:
    """AI and people's defaults bring table 1 on by so many moves, without a press."""
    table = await house.tables.find(1)
    before = table.n
    while table.n < before + moves:
        decision = table.now.decisions[0]
        if (user := table.seats[decision.seat].user) is not None:
            await house.tables.change(1, press_path.press, user, decision.id, [decision.default])
        else:
            await asyncio.sleep(0.01)


def exchanges(play: Playground) -> list[Exchange]:
    """All calls of Discord's so far."""
    assert play.traffic is not None
    return play.traffic.exchanges


async def a_game_in_a_thread(house: House) -> tuple[Seat, Seat, Channel]:
    """A game of Ana, the host, and Bea in a thread that they look at, and the thread."""
    ana, bea = house.seat("Ana"), house.seat("Bea")
    opened = await ana.slash("alakazum new", thread=True)
    said = text(await opened.shown())
    thread = house.play.world.channels[(await house.tables.find(1)).place.here]
    for seat in (ana, bea):
        seat.go(thread.id)
    lobby = await ana.until(lambda: next((one for one in ana.messages if "Sit down" in buttons(one)), None))
    await bea.click("Sit down", on=lobby)
    await ana.click("Start", on=lobby)
    assert f"<#{thread.id}>" in said and not opened.ephemeral
    return ana, bea, thread


async def ready(house: House) -> None:
    """Wait until the bot is connected and its commands are there."""
    await house.play.connected()


async def told(seat: Seat, command: str, **options: Any) -> str:
    """What a command tells this person alone."""
    reply = await seat.slash(command, options)
    assert reply.ephemeral
    return text(await reply.shown())


async def press(seat: Seat, message: dict[str, Any], id: str, value: str | None = None, *, wait: bool = True) -> Reply:
    """Press whatever control is said to be on that message, whether it is (still) there or not.

    Discord would refuse one that isn't; the bot must not rely on that.
    """
    seat.world.rules = replace(seat.world.rules, removed_controls=False)
    found = seat.find(message)
    data: dict[str, Any] = {"component_type": 2 if value is None else 3, "custom_id": id, "id": 1}
    if value is not None:
        data["values"] = [value]
    return await seat.act(COMPONENT, found.channel, data, wait, message=found)


async def sure(seat: Seat, command: str) -> Reply:
    """Send `/table leave` or `/table end`, and press that one is sure."""
    asked = await (await seat.slash(command)).shown()
    label = {"table leave": "Leave the table", "table end": "End it"}[command]
    return await seat.click(label, on=asked)
