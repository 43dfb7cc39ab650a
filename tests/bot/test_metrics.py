"""What operators see of a running bot: /healthz and /metrics."""

from __future__ import annotations

import asyncio
import json
import random  # noqa: TID251 - people press at random
import re
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from bot.delivery.discord_api import Code, DiscordRefused, InteractionResponses
from bot.operations import health
from bot.operations.health import LATE, ClockStep, Health, Watched
from bot.operations.metrics import RECENT, LoopDelay, Metrics
from playground import P, Playground
from storage.errors import DiskFull
from storage.store import TableStore
from tables.services import table_services
from tests.bot.house import House, a_game, a_house, buttons, press
from tests.bot.test_process import ended, start
from tests.harness.people import Player, play_on


def a_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def figures(port: int) -> dict[str, float]:
    """Every series by its name and labels, as it is written."""
    _, text = await get(port, "/metrics")
    return {
        sample.name + "".join(f" {name}={value}" for name, value in sorted(sample.labels.items())): sample.value
        for family in families(text)
        for sample in family.samples
    }


@asynccontextmanager
async def watched(house: House) -> AsyncIterator[int]:
    """What `bot.__main__` does where METRICS_PORT is set; the port."""
    port, client = a_port(), house.client
    async with health.served("127.0.0.1", port, Watched(lambda: client.connected, house.live), client.metrics):
        yield port


@pytest.fixture
def metrics_port() -> int:
    return a_port()


# ---- /healthz ------------------------------------------------------------------------------------------------------


async def a_write() -> None:
    return None


def a_health(connected: bool = True, write: Any = a_write, delay: float = 0.0) -> Health:
    return Health(lambda: connected, write, lambda: delay)


async def test_all_is_well() -> None:
    healthy, found = await a_health().look()
    assert healthy and found["healthy"] is True
    assert all(found[part] == {**found[part], "ok": True} for part in ("gateway", "database", "loop"))


async def test_what_is_wrong_is_named() -> None:
    async def full() -> None:
        raise DiskFull("/srv/secret/place.db is full")

    healthy, found = await a_health(connected=False, write=full, delay=LATE + 0.1).look()
    assert not healthy and found["healthy"] is False
    assert found["gateway"] == {"ok": False, "why": "not connected to Discord"}
    assert found["database"] == {"ok": False, "why": "DiskFull"}
    assert found["loop"] == {"ok": False, "seconds": 1.1, "why": "late by more than 1 s"}
    assert "secret" not in json.dumps(found)


@pytest.mark.parametrize("part", ["gateway", "database", "loop"])
async def test_one_fault_is_enough(part: str) -> None:
    async def locked() -> None:
        raise OSError

    given = {"gateway": {"connected": False}, "database": {"write": locked}, "loop": {"delay": LATE + 1}}
    healthy, found = await a_health(**given[part]).look()  # pyright: ignore[reportArgumentType]
    assert not healthy
    assert [name for name in ("gateway", "database", "loop") if not found[name]["ok"]] == [part]


async def test_a_clock_that_was_set_is_said_and_is_no_fault() -> None:
    assert (await a_health().look())[1]["clock"] == {"ok": True}
    noticed = asyncio.get_running_loop().time() - 30
    healthy, found = await Health(lambda: True, a_write, float, lambda: ClockStep(582.04, noticed)).look()
    assert healthy and found["clock"] == {"ok": True, "stepped": 582.0, "seconds_ago": 30}


async def test_a_write_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "WRITE_WITHIN", 0.01)
    healthy, found = await a_health(write=lambda: asyncio.sleep(60)).look()
    assert not healthy and "no write within" in found["database"]["why"]


async def test_the_page_says_200_then_503_when_discord_is_gone(house: House, play: Playground) -> None:
    async with watched(house) as port:
        await play.connected()
        status, text = await get(port, "/healthz")
        assert status == 200 and json.loads(text)["healthy"] is True
        for shard in house.client.shards.values():
            await shard.disconnect()
        status, text = await get(port, "/healthz")
        assert status == 503 and json.loads(text)["gateway"]["ok"] is False
        assert json.loads(text)["database"]["ok"] is True
        assert (await figures(port))["alakazum_gateway_connected"] == 0


async def test_a_bot_that_stands_by_is_well_and_one_that_has_nothing_yet_is_not(metrics_port: int) -> None:
    watched, metrics = Watched(), Metrics()
    async with health.served("127.0.0.1", metrics_port, watched, metrics):
        assert (await get(metrics_port, "/healthz"))[0] == 503, "it starts: nobody can say yet"
        watched.standing_by = True
        status, text = await get(metrics_port, "/healthz")
        assert status == 200 and json.loads(text)["healthy"] is json.loads(text)["standing_by"] is True
        found = await figures(metrics_port)
        assert found["alakazum_standing_by"] == 1 and found["alakazum_shards_owned"] == 0
        watched.standing_by = False
        assert (await get(metrics_port, "/healthz"))[0] == 503
        assert (await figures(metrics_port))["alakazum_standing_by"] == 0


class TwoOfThree:
    """What a process that has two connections of a bot knows."""

    owned, sharers = (0, 2), 3

    def lock_ages(self) -> dict[int, float]:
        return {0: 61.5, 2: 7.0}

    def silence(self) -> float:
        return 1.5


def test_what_is_this_process_s_is_shown() -> None:
    metrics = Metrics()
    metrics.show_share(TwoOfThree())
    text = metrics.text().decode()
    for line in (
        "alakazum_shards_owned 2.0",
        'alakazum_lock_age_seconds{shard="0"} 61.5',
        'alakazum_lock_age_seconds{shard="2"} 7.0',
        "alakazum_session_silent_seconds 1.5",
        "alakazum_clusters 3.0",
        "alakazum_takeovers_total 0.0",
    ):
        assert line in text.splitlines()


async def test_a_store_that_cannot_write_is_unhealthy_but_has_metrics(tmp_path: Path, house: House) -> None:
    other = await TableStore.open(f"sqlite+aiosqlite:///{tmp_path / 'b.db'}", wait=0)
    await other.close()
    port = a_port()
    async with health.served("127.0.0.1", port, Watched(lambda: True, table_services(other)), house.client.metrics):
        status, text = await get(port, "/healthz")
        assert status == 503 and json.loads(text)["database"] == {"ok": False, "why": "StoreClosed"}
        assert (await get(port, "/metrics"))[0] == 200


# ---- the loop's delay ----------------------------------------------------------------------------------------------


def test_the_greatest_delay_is_remembered_for_a_while() -> None:
    delay = LoopDelay(Metrics())
    assert delay.worst(0.0) == 0.0
    for now, seconds in ((1.0, 0.1), (2.0, 0.9), (3.0, 0.2)):
        delay.note(now, seconds)
    assert delay.worst(3.0) == 0.9
    assert delay.worst(2.0 + RECENT) == 0.9
    assert delay.worst(2.5 + RECENT) == 0.2
    assert delay.worst(4.0 + RECENT) == 0.0


async def test_a_blocked_loop_is_seen() -> None:
    metrics = Metrics()
    delay = LoopDelay(metrics)
    watching = asyncio.create_task(delay.watch())
    try:
        await asyncio.sleep(0)
        time.sleep(0.4)  # noqa: ASYNC251 - somebody who shouldn't
        await asyncio.sleep(0.02)
        assert 0.1 < delay.worst(asyncio.get_running_loop().time()) < 5
    finally:
        watching.cancel()


# ---- /metrics ------------------------------------------------------------------------------------------------------


async def test_the_figures_of_part_of_a_game(tmp_path: Path) -> None:
    plan = "429 @1 on POST /channels/*/messages"
    async with Playground(faults=plan) as play, a_house(play, tmp_path / "a.db") as house, watched(house) as port:
        before = await figures(port)
        assert before["alakazum_interactions_total kind=press outcome=unanswered"] == 0
        ana, bea = await a_game(house, "Ana", "Bea", ai=1)
        players = [Player(ana, random.Random(1)), Player(bea, random.Random(2))]
        table = await house.tables.find(1)
        await play_on(players, lambda: table.n > 30)
        found = await figures(port)
        answered = found["alakazum_interactions_total kind=press outcome=answered"]
        assert answered >= sum(player.presses for player in players) > 0
        assert found["alakazum_answer_seconds_count kind=press"] == answered
        assert found["alakazum_answer_seconds_count kind=command"] == 1
        assert found["alakazum_interactions_total kind=press outcome=unanswered"] == 0
        assert found["alakazum_interactions_total kind=press outcome=late"] == 0
        assert found["alakazum_rate_limited_total"] == 1
        assert found["alakazum_discord_requests_total status=2xx"] > answered
        assert found["alakazum_discord_requests_total status=429"] == 1
        assert found["alakazum_tables status=live"] == 1 and found["alakazum_tables status=lobby"] == 0
        assert found["alakazum_ai_seconds_count game=alakazum level=easy"] > 0
        assert found["alakazum_gateway_connected"] == 1
        assert {"alakazum_edits_queued what=board", "alakazum_edits_queued what=hand"} <= found.keys()
        assert "alakazum_loop_delay_seconds_count" in found
        _, text = await get(port, "/metrics")
        for secret in (str(ana.id), str(bea.id), str(play.channel.id), str(play.guild.id), "Ana", "Bea", play.token):
            assert secret not in text
        names = {name for family in families(text) for sample in family.samples for name in sample.labels}
        assert names == {"kind", "outcome", "status", "what", "game", "level", "le"}


async def test_answers_that_count_for_a_ban_are_told_apart(house: House, play: Playground) -> None:
    """10,000 of 401, 403 and 429 within ten minutes ban an address; a 404 is nothing."""
    async with watched(house) as port:
        await play.connected()
        hidden = play.world.channel(play.guild, "hidden")
        play.world.allow(hidden, play.world.bot, deny=P.VIEW_CHANNEL)
        play.faults.use("429 @1 on GET /users/@me; 503 @1 on GET /gateway")
        http = house.client.http
        routes = [
            ("/channels/5", discord.NotFound),
            (f"/channels/{hidden.id}", discord.Forbidden),
            ("/users/@me", None),
        ]
        for path, refused in [*routes, ("/gateway", discord.DiscordServerError)]:
            with pytest.raises(refused) if refused else nullcontext():
                await http.request(discord.http.Route("GET", path))
        http.token = "no"
        with pytest.raises(discord.HTTPException):
            await http.request(discord.http.Route("GET", "/users/@me"))
        found = await figures(port)
        counts = {
            status: found[f"alakazum_discord_requests_total status={status}"]
            for status in ("401", "403", "429", "4xx", "5xx")
        }
        assert counts == {"401": 1, "403": 1, "429": 1, "4xx": 1, "5xx": 1}


async def test_an_answer_that_never_arrives_is_counted(house: House) -> None:
    """Discord refuses: somebody sees that the interaction failed."""
    async with watched(house) as port:
        ana, _ = await a_game(house, "Ana", "Bea")

        async def dead(*given: object) -> None:
            raise DiscordRefused("respond", Code.UNKNOWN_INTERACTION)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(InteractionResponses, "respond", dead)
            patch.setattr(InteractionResponses, "redraw", dead)
            reply = await press(ana, ana.messages[0], "al:1:log:last", wait=False)
            async with asyncio.timeout(20):
                while not (await figures(port))["alakazum_interactions_total kind=press outcome=unanswered"]:  # noqa: ASYNC110 - it is another process, as far as we know
                    await asyncio.sleep(0.01)
        await reply.acknowledged()
        assert reply.failed


# ---- as operators run it -------------------------------------------------------------------------------------------


async def test_the_process_serves_them_where_the_setting_says(tmp_path: Path) -> None:
    port = a_port()
    async with Playground() as play:
        process = await start(tmp_path, DISCORD_API_BASE=play.base, DISCORD_TOKEN=play.token, METRICS_PORT=str(port))
        try:
            await asyncio.wait_for(play.connected(), 20)
            status, text = await get(port, "/healthz")
            assert (status, json.loads(text)["healthy"]) == (200, True)
            assert re.search(r"^process_resident_memory_bytes ", (await get(port, "/metrics"))[1], re.MULTILINE)
            ana = play.seat("Ana")
            assert buttons(await (await ana.slash("alakazum new")).shown())
            assert (await figures(port))["alakazum_tables status=lobby"] == 1
        finally:
            process.terminate()
            code, said = await ended(process)
    assert code == 0 and "Traceback" not in said


async def test_a_port_that_is_taken_is_said_clearly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = await ended(await start(tmp_path, DISCORD_TOKEN="a.b.c", METRICS_PORT=port))
    assert code == 78 and "METRICS_PORT" in said and "Traceback" not in said
