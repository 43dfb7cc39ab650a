"""A Discord that is away for a minute: clocks stand still, nothing is lost, all goes on by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.client import TableClient
from playground import Playground
from playground.clock import FakeClock as DiscordClock
from tables import press
from tables.replies import Done
from tables.time_source import FakeTime
from tests.bot import house as houses
from tests.bot.house import a_house, text
from tests.bot.test_playing import a_game, answer, asked
from tests.tables.builder import until

MINUTE = 60.0


async def test_a_minute_without_discord_costs_nobody_a_second(tmp_path: Path) -> None:
    clock: Any = FakeTime(DiscordClock().time())
    there = DiscordClock(clock.now())
    async with Playground(clock=there) as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        table = await house.tables.find(1)
        assert table.game is not None
        due = table.deadline(table.game.decisions[0])
        assert due is not None

        await play.away()
        await until(lambda: not house.tables.connections.any_runs)
        for _ in range(6):  # longer than a turn's reminder, so that a clock that runs would show
            clock.advance(MINUTE / 6)
            there.advance(MINUTE / 6)
            await house.tables.tick()
        assert table.n == 0 and [seat.misses for seat in table.seats] == [0, 0]
        play.back()
        await play.connected()

        at = int(due + MINUTE)
        await who.until(lambda: who.message(f"<t:{at}:R>"))
        assert table.deadline(table.game.decisions[0]) == due + MINUTE
        reply = await answer(who, who.messages[0])
        assert reply.state == "updated" and table.n == 1


async def test_a_lost_connection_of_two_stops_the_clocks_of_its_own_servers_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "TableClient", lambda *given, **named: TableClient(*given, **{**named, "shards": 2}))
    clock: Any = FakeTime(DiscordClock().time())
    there = DiscordClock(clock.now())
    async with Playground(clock=there, shards=2) as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        await until(lambda: house.tables.connections.runs(0) and house.tables.connections.runs(1))
        await a_game(house, "Ana", "Bea")
        table = await house.tables.find(1)
        assert table.game is not None
        decision = table.game.decisions[0]
        own = (table.place.guild >> 22) % 2  # as Discord's documentation has it
        due = table.deadline(decision)
        assert due is not None
        lost = house.client.shards

        for shard, moved in ((1 - own, 0.0), (own, 10.0)):
            await lost[shard].disconnect()
            await until(lambda shard=shard: not house.tables.connections.runs(shard))
            assert house.tables.connections.runs(1 - shard)
            clock.advance(10)
            there.advance(10)
            await lost[shard].connect()
            await until(lambda shard=shard: house.tables.connections.runs(shard))
            assert table.deadline(decision) == due + moved


async def test_a_move_during_an_outage_is_on_the_board_afterwards(
    tmp_path: Path,
) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        table = await house.tables.find(1)
        assert table.game is not None
        asked_now, before = table.game.decisions[0], text(who.messages[0])
        await play.away()
        reply = await house.tables.change(1, press.press, int(who.id), asked_now.id, [asked_now.options[0]])
        assert isinstance(reply, Done)
        play.back()
        await play.connected()
        await who.until(lambda: text(who.messages[0]) != before)
