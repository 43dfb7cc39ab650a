"""Faults as a plan in one line: read, written, seeded, and each of them done to an unchanged discord.py client."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from playground import BadPlan, FakeClock, Plan, Playground
from playground.faults import EVENT_FAULTS, REQUEST_FAULTS, Faults
from playground.tests.sample_bot import SampleBot

LINE = "latency 60-150; 502-after 2%; lost @20; drop @3,9; away 60 @40; 429 every 7 on POST /channels/*/messages"


def test_a_plan_is_read_and_written_in_one_line() -> None:
    plan = Plan.read(LINE)
    assert (plan.low, plan.high) == (0.06, 0.15)
    assert str(plan) == LINE and Plan.read(str(plan)) == plan


@pytest.mark.parametrize("text", ["explode @3", "429 5", "drop on POST /channels/*", "late", "@3", "latency"])
def test_what_is_no_plan_is_refused(text: str) -> None:
    with pytest.raises(BadPlan):
        Plan.read(text)


def test_a_path_of_a_plan_matches_one_or_more_segments() -> None:
    faults = Faults(Plan.read("500 every 1 on POST /channels/*/messages"))
    assert faults.request("POST", "/channels/1/messages") == "500"
    assert faults.request("GET", "/channels/1/messages") is None
    assert faults.request("POST", "/channels/1/messages/2/threads") is None


def test_chance_is_seeded() -> None:
    def struck(seed: int) -> list[bool]:
        faults = Faults(Plan.read("500 30%", seed))
        return [faults.request("GET", "/x") is not None for _ in range(50)]

    assert struck(1) == struck(1) != struck(2)
    assert 5 < sum(struck(1)) < 25


def test_a_random_plan_is_the_same_for_a_seed_and_can_be_written_down() -> None:
    plans = [Plan.at_random(seed) for seed in range(200)]
    assert plans == [Plan.at_random(seed) for seed in range(200)]
    assert all(Plan.read(str(plan), plan.seed) == plan for plan in plans)
    used = {item.what for plan in plans for item in plan.items}
    assert used >= set(REQUEST_FAULTS) | {"late", "double", "drop", "cut", "op7"}
    assert "away" not in used and "freeze" not in used, "nothing that stands for minutes comes by chance"
    assert used <= set(REQUEST_FAULTS) | set(EVENT_FAULTS)


# -- requests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fault", "tries", "sent"),
    [("500", 2, 1), ("502", 2, 1), ("504", 2, 1), ("500-after", 2, 1), ("429", 2, 1)],
)
async def test_discord_py_tries_again_and_its_nonce_keeps_it_from_sending_twice(
    fault: str, tries: int, sent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeps: list[float] = []
    real_sleep = asyncio.sleep

    async def no_sleep(seconds: float, *args: object) -> None:
        sleeps.append(seconds)
        await real_sleep(0)

    async with Playground(faults=f"{fault} @1 on POST /channels/*/messages") as play:
        client = SampleBot()
        async with play.running(client):
            with monkeypatch.context() as patch:
                patch.setattr("discord.http.asyncio.sleep", no_sleep)
                await client.get_partial_messageable(play.channel.id).send("once")
        assert len(play.seat("Ana").messages) == sent
        assert play.faults.struck[0].startswith(f"{fault} @1 POST /channels/")
        assert len(sleeps) == tries - 1


@pytest.mark.parametrize(("fault", "sent"), [("lost", 1), ("reset", 0)])
async def test_a_broken_connection_is_the_bots_to_handle(fault: str, sent: int) -> None:
    async with Playground(faults=f"{fault} @1 on POST /channels/*/messages") as play:
        client = SampleBot()
        async with play.running(client):
            with pytest.raises(aiohttp.ClientError):
                await client.get_partial_messageable(play.channel.id).send("once")
        assert len(play.seat("Ana").messages) == sent


async def test_503_is_not_tried_again_on_channel_routes() -> None:
    async with Playground(faults="503 @1 on POST /channels/*/messages") as play:
        client = SampleBot()
        async with play.running(client):
            with pytest.raises(discord.DiscordServerError) as refused:
                await client.get_partial_messageable(play.channel.id).send("once")
        assert refused.value.status == 503


@pytest.mark.parametrize(
    ("code", "status"), [(200000, 400), (240000, 400), (20026, 403), (40004, 403), (40003, 400), (20022, 429)]
)
async def test_a_code_of_discords_comes_on_demand(code: int, status: int) -> None:
    async with Playground(faults=f"{code} every 1 on POST /channels/*/messages", record=True) as play:
        client = SampleBot(max_ratelimit_timeout=30)
        async with play.running(client):
            with pytest.raises(discord.HTTPException) as refused:
                await client.get_partial_messageable(play.channel.id).send("once")
            assert (refused.value.status, refused.value.code) == (status, code)
            await client.http.get_channel(play.channel.id)
        assert not play.seat("Ana").messages and play.traffic is not None
        assert play.traffic.refusals()[0].answer["code"] == code


async def test_a_lost_answer_to_a_press_was_seen_all_the_same() -> None:
    async with Playground(faults="lost @1 on POST /interactions/*") as play:
        bot = SampleBot()
        async with play.running(bot):
            ana = play.seat("Ana")
            reply = await ana.slash("hello")
            assert reply.message is not None and reply.message["content"] == "Hello, you!"
            await bot.failed.wait()
        assert isinstance(bot.errors[0], aiohttp.ClientError)


async def test_latency_lasts_both_ways() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, loop = play.seat("Ana"), asyncio.get_running_loop()
        play.faults.use("latency 40")
        began = loop.time()
        await ana.slash("hello")
        assert loop.time() - began >= 0.08, "40 ms to the bot, 40 ms back"


# -- interactions and sockets ------------------------------------------------------------------------------------------


async def test_a_doubled_interaction_comes_twice_and_is_answered_once() -> None:
    async with Playground(faults="double @1") as play:
        bot = SampleBot()
        async with play.running(bot):
            reply = await play.seat("Ana").slash("hello")
            assert reply.state == "answered"
            await bot.failed.wait()
        assert getattr(bot.errors[0], "code", None) == 40060
        assert len(play.seat("Ana").messages) == 1


async def test_a_late_interaction_has_already_failed() -> None:
    clock = FakeClock()
    async with Playground(clock=clock, faults="late @1") as play:
        bot = SampleBot()
        async with play.running(bot):
            reply = await play.seat("Ana").slash("hello", wait=False)
            clock.advance(3.4)
            assert reply.failed
            clock.advance(0.2)
            await bot.failed.wait()
        assert getattr(bot.errors[0], "code", None) == 10062


@pytest.mark.parametrize("fault", ["drop", "cut", "op7"])
async def test_a_session_survives_what_happens_to_its_socket(fault: str) -> None:
    async with Playground(faults=f"{fault} @2") as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        for _ in range(4):
            assert (await ana.slash("hello")).state == "answered"
        await play.faults.settle()
        await asyncio.wait_for(play.server.gateway.until(lambda: play.server.gateway.resumed == 1), 20)
        assert play.server.gateway.identified == 1


async def test_discord_is_away_for_a_while_and_comes_back() -> None:
    async with Playground(faults="away 0.05 @1") as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        await ana.slash("hello", wait=False)
        await play.faults.settle()
        assert play.faults.away
        await asyncio.wait_for(play.server.gateway.until(lambda: play.online), 10)
        assert (await ana.slash("hello")).state == "answered"


async def test_a_half_open_socket_hears_and_says_nothing() -> None:
    clock = FakeClock()
    async with Playground(clock=clock) as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        await ana.slash("hello")
        play.server.gateway.freeze()
        assert not play.online
        reply = await ana.slash("hello", wait=False)
        clock.advance(3.1)
        assert reply.failed and reply.reason == "the bot is offline"


async def test_a_client_notices_a_half_open_socket_by_its_silence() -> None:
    async with Playground() as play, play.running(SampleBot(heartbeat_timeout=0.2)):
        play.server.gateway.freeze()
        await asyncio.wait_for(play.server.gateway.until(lambda: play.server.gateway.resumed == 1), 10)
        assert (await play.seat("Ana").slash("hello")).state == "answered"


@pytest.mark.parametrize("resumable", [False, True])
async def test_an_invalidated_session_is_begun_anew_or_resumed(
    resumable: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SampleBot, "before_identify_hook", lambda *_, **__: asyncio.sleep(0))
    async with Playground() as play, play.running(SampleBot()):
        gateway = play.server.gateway
        gateway.invalidate(resumable=resumable)
        wanted = (1, 1) if resumable else (2, 0)
        await asyncio.wait_for(
            gateway.until(lambda: (gateway.identified, gateway.resumed) == wanted and play.online), 10
        )
        assert (await play.seat("Ana").slash("hello")).state == "answered"


async def test_discord_restarts_and_the_bot_identifies_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleBot, "before_identify_hook", lambda *_, **__: asyncio.sleep(0))
    async with Playground() as play, play.running(SampleBot()):
        gateway, ana = play.server.gateway, play.seat("Ana")
        board = (await ana.slash("count")).message
        await play.restart()
        await asyncio.wait_for(gateway.until(lambda: gateway.identified == 2 and play.online), 10)
        assert (await ana.click("count:0", on=board)).state == "updated", "messages and their buttons outlive it"


async def test_the_bot_restarts_and_its_buttons_still_work() -> None:
    async with Playground() as play:
        ana = play.seat("Ana")
        async with play.running(SampleBot()):
            board = (await ana.slash("count")).message
        assert not play.online
        async with play.running(SampleBot()):
            assert (await ana.click("count:0", on=board)).state == "updated"


@pytest.mark.parametrize("seed", range(6))
async def test_a_simple_bot_plays_on_under_random_plans(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that struck is over in the end: the last press without faults is answered."""
    real_sleep = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda *_: real_sleep(0))
    monkeypatch.setattr("discord.webhook.async_.asyncio.sleep", lambda *_: real_sleep(0))
    clock = FakeClock()
    plan = Plan.at_random(seed, presses=30)
    async with Playground(clock=clock) as play, play.running(SampleBot()):
        gateway, ana = play.server.gateway, play.seat("Ana")
        play.faults.use(plan)
        for _ in range(30):
            await asyncio.wait_for(gateway.until(lambda: play.online), 10)
            reply = await ana.slash("hello", wait=False)
            waited = asyncio.ensure_future(reply.acknowledged())
            done, _ = await asyncio.wait({waited}, timeout=0.5)
            if not done:
                clock.advance(3.6)
                await waited
            assert reply.state in ("answered", "failed")
        play.faults.paused = True
        await play.faults.settle()
        await asyncio.wait_for(gateway.until(lambda: play.online), 10)
        assert (await ana.slash("hello")).state == "answered", f"after {plan}: {play.faults.struck}"
