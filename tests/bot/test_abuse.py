"""People who don't play by the rules: forged controls, floods, names that want to be more than names, echoes."""

from __future__ import annotations

import random  # noqa: TID251 - people press at random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from bot.screens.pages import refused
from bot.texts import Library, clean
from games.kernel import codec
from playground import Playground, Seat
from playground.seats import SLASH
from storage.store import TableStore
from tables import ending
from tables.errors import TooManyTablesError
from tables.new_tables import TableLimits
from tables.replies import Done, Person, Refused
from tables.table import Place
from tables.tables import Tables
from tables.time_source import FakeTime
from tests.bot.house import House, a_game, a_house, asked, exchanges, is_hand, press, sure, text
from tests.bot.test_playing import state
from tests.harness.people import Player, play_on

SAY = Library().texts(None)

# ---- forged controls -----------------------------------------------------------------------------------------------

FORGED: list[tuple[str, list[str] | None]] = [
    ("", None),
    ("al", None),
    ("al:1", None),
    ("al:1::", None),
    ("AL:1:lobby:join", None),
    ("al:01:lobby:join", None),
    ("al:١:lobby:join", None),
    ("al:-1:lobby:join", None),
    ("al:0:lobby:join", None),
    ("al:2:hand:open", None),
    ("al:9999999999999999999:hand:open", None),
    ("al:1:lobby:sudo", None),
    ("al:1:lobby:*", ["start", "start"]),
    ("al:1:lobby:*", []),
    ("al:1:nowhere:x", None),
    ("al:1:hand:open\n", None),
    ("al:1:options:remove.0", None),
    ("al:1:options:remove.-1", None),
    ("al:1:options:remove.99999999999999999999", None),
    ("al:1:options:add.easy", None),
    ("al:1:options:stand_in.god", None),
    ("al:1:options:*", ["live.9999999", "add.easy"]),
    ("al:1:standing:always", None),
    ("al:1:standing:never", None),
    ("al:1:undo:agree", None),
    ("al:1:undo:anything", None),
    ("al:1:pause:resume", None),
    ("al:1:end:check", None),
    ("al:1:end:again", None),
    ("al:1:log:99999999999999999999", None),
    ("al:1:log:²", None),
    ("al:1:1:pass", None),
    ("al:1:9999999999:explore", None),
    ("al:1:1:" + "x" * 60, None),
    ("al:1:1:*", ["pass"] * 25),
    ("al:1:1:*", ["\u202e@everyone" * 7]),
    ("al:0:rules:nogame.1", None),
    ("al:0:rules:alakazum.99999999", None),
    ("al:0:rules:*", ["alakazum.1", "alakazum.2"]),
    ("x" * 100, None),
    ("'; DROP TABLE tables; --", None),
]


async def forge(seat: Seat, message: dict[str, Any], id: str, values: list[str] | None) -> Any:
    """Press a control that the bot never made."""
    if values is None:
        return await press(seat, message, id)
    seat.world.rules = replace(seat.world.rules, removed_controls=False)
    found = seat.find(message)
    data = {"component_type": 3, "custom_id": id, "id": 1, "values": values}
    return await seat.act(3, found.channel, data, True, message=found)


@pytest.mark.usefixtures("no_errors")
async def test_a_forged_control_is_answered_privately_and_changes_nothing(house: House) -> None:
    await a_game(house, "Ana", "Bea")
    eve = house.seat("Eve")
    before, moves = await state(house), (await house.tables.find(1)).n
    for id, values in FORGED:
        reply = await forge(eve, eve.messages[0], id, values)
        assert not reply.failed, (id, reply.reason)
        assert reply.ephemeral, id
        assert len(text(await reply.shown())) > 10, id
    table = await house.tables.find(1)
    assert await state(house) == before and table.n == moves and len(table.seats) == 2
    assert await house.tables.tables_of(int(eve.id)) == []


@pytest.mark.usefixtures("no_errors")
async def test_a_forged_choice_of_somebody_seated_is_never_applied(house: House, seats: list[Seat]) -> None:
    """The seat is the player's: what isn't offered to it now isn't done."""
    who, idle = await asked(house, seats)
    table = await house.tables.find(1)
    (decision,) = table.now.decisions
    before = await state(house)
    right = [codec.short(option) for option in decision.options]
    await forge(idle, idle.messages[0], f"al:1:{decision.id}:{right[0]}", None)
    await forge(who, who.messages[0], f"al:1:{decision.id + 1}:{right[0]}", None)
    await forge(who, who.messages[0], f"al:1:{decision.id}:nothing", None)
    await forge(who, who.messages[0], f"al:1:{decision.id}:*", ["nothing", right[0]])
    assert await state(house) == before


@pytest.mark.usefixtures("no_errors")
@pytest.mark.parametrize("where", ["channel", "guild"])
async def test_a_press_from_elsewhere_is_refused(where: str, house: House, play: Playground, seats: list[Seat]) -> None:
    who, _ = await asked(house, seats)
    guild = play.world.guild("Elsewhere") if where == "guild" else play.guild
    other = play.world.channel(guild, "other")
    play.world.join(who.person, guild)
    who.go(other.id)
    there = await (await who.slash("help")).shown()
    before = await state(house)
    for id in ("al:1:hand:open", "al:1:lobby:leave", "al:1:log:last", "al:1:watch:open", "al:1:end:again"):
        reply = await press(who, there, id)
        assert reply.ephemeral and not is_hand(await reply.shown())
    table = await house.tables.find(1)
    (decision,) = table.now.decisions
    await press(who, there, f"al:1:{decision.id}:{codec.short(decision.options[0])}")
    assert await state(house) == before
    if where == "guild":  # nor by a command
        reply = await who.slash("table hand")
        assert not is_hand(await reply.shown())


# ---- floods --------------------------------------------------------------------------------------------------------


@pytest.fixture
async def tables(tmp_path: Path) -> Any:
    """Tables with their usual limits and a clock that stands still."""
    clock = FakeTime()
    store = await TableStore.open(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", now=clock.now, wait=0)
    tables = Tables(store, time=clock)
    await tables.begin()
    yield tables
    await tables.close()
    await store.close()


@pytest.mark.parametrize("tries", [300, pytest.param(10_000, marks=pytest.mark.long)])
async def test_thousands_of_lobbies_by_one_person(tries: int, tables: Tables) -> None:
    """Five stand, all others are refused: at once, clearly, and without a trace on disk."""
    began, eve, refusals = time.process_time(), Person(666, "Eve"), 0
    for channel in range(1, tries + 1):
        reply = await tables.open(Place(channel % 50 + 1, channel), eve, "alakazum")
        if isinstance(reply, Refused):
            refusals += 1
            assert (reply.key, reply.facts) == ("too-many-tables", {"whose": "host", "limit": 5})
    assert refusals == tries - TableLimits().hosted
    assert await tables._store.count_live() == 5  # on disk, where nobody else counts them
    assert time.process_time() - began < tries * 0.02


async def test_opening_and_closing_without_end(tables: Tables) -> None:
    """Every table is a message and a row that stays."""
    eve, opened = Person(666, "Eve"), 0
    clock = cast(FakeTime, tables.time)

    async def open_and_close() -> bool:
        reply = await tables.open(Place(1, 1), eve, "alakazum")
        if isinstance(reply, Refused):
            assert reply.facts == {"whose": "hour", "limit": 30}
            return False
        assert isinstance(reply, Done)
        await tables.change(reply.table.id, ending.end, eve.id)
        return True

    for _ in range(200):
        opened += await open_and_close()
    assert opened == 30
    assert isinstance(await tables.open(Place(1, 1), Person(7, "Ana"), "alakazum"), Done)
    await tables.reset(tables.table_in(1) or 0)
    clock.advance_to(clock.now() + 3599)
    assert not await open_and_close()
    clock.advance_to(clock.now() + 2)
    assert await open_and_close()


@pytest.mark.parametrize(("whose", "limit"), [("channel", 10), ("guild", 100)])
async def test_many_together_fill_a_channel_or_a_server(tables: Tables, whose: str, limit: int) -> None:
    people, threads = (Person(id, "Eve") for id in count(1000)), count(5000)
    replies = []
    for at in range(limit + 1):
        channel = 1 if whose == "channel" else 1 + at
        replies.append(await tables.open(Place(1, channel, next(threads)), next(people), "alakazum"))
    assert [isinstance(reply, Done) for reply in replies] == [True] * limit + [False]
    assert replies[-1].facts == {"whose": whose, "limit": limit}
    assert isinstance(await tables.open(Place(2, 999), next(people), "alakazum"), Done)


async def test_one_person_at_many_tables(tables: Tables) -> None:
    opened = [
        reply.table.id
        for at in range(21)
        if isinstance(reply := await tables.open(Place(1, at + 1), Person(1000 + at, "Ana"), "alakazum"), Done)
    ]
    replies = [await tables.join(table, Person(666, "Eve")) for table in opened]
    assert [isinstance(reply, Done) for reply in replies] == [True] * 20 + [False]


@pytest.mark.parametrize("whose", ["host", "hour", "seats", "channel", "guild"])
def test_each_limit_says_what_to_do(whose: str) -> None:
    words = str(refused(TooManyTablesError(whose=whose, limit=7), SAY))
    assert "7" in words and re.search(r"End one|Leave one|Try another|Wait", words)


@pytest.mark.usefixtures("no_errors")
async def test_who_may_open_no_more_gets_no_threads_either(tmp_path: Path) -> None:
    """Threads that were opened in vain would stay: the bot may not delete them."""
    limits = TableLimits(hosted=1)
    async with Playground(record=True) as play, a_house(play, tmp_path / "a.db", limits=limits) as house:
        eve = house.seat("Eve")
        await eve.slash("alakazum new")
        for _ in range(5):
            reply = await eve.slash("alakazum new", thread=True)
            assert reply.ephemeral and "1 tables open" in text(await reply.shown()).replace("\u2068", "")
        assert [one for one in exchanges(play) if one.template.endswith("/threads")] == []


async def test_huge_option_strings_are_refused_without_a_fault(house: House, play: Playground) -> None:
    """Discord lets nobody type what isn't a choice; who goes round its client may."""
    eve = house.seat("Eve")
    (command,) = [one for one in eve.commands() if one["name"] == "alakazum"]
    (new,) = [one for one in command["options"] if one["name"] == "new"]
    strings = [option["name"] for option in new["options"] if option["type"] == 3]
    assert len(strings) >= 3
    for name in strings:
        for value in ("x" * 6000, "", "\u202e@everyone", "\x00"):
            given = [{"name": name, "type": 3, "value": value}]
            if name == "ai_level":
                given.append({"name": "ai", "type": 4, "value": 1})
            data = {
                "id": command["id"],
                "name": "alakazum",
                "type": 1,
                "options": [{"name": "new", "type": 1, "options": given}],
            }
            with capture_logs() as events:
                reply = await eve.act(SLASH, play.channel, data, True, command="alakazum new")
            assert not reply.failed and reply.ephemeral, (name, value[:20], text(await reply.shown()))
            assert [one for one in events if one["log_level"] in ("error", "critical")] == [], (name, value[:20])
            assert all(len(str(one)) < 2000 for one in events)
    assert house.tables.table_in(play.channel.id) is None


# ---- names ---------------------------------------------------------------------------------------------------------

NAMES = (
    "@everyone",
    "@here <@&1> <@1>",
    "**[x](http://evil.test)**",
    "# Ana \n# wins",
    "\u202eanA\u202c `code`",
    "||<t:0:R>|| ~~x~~",
    "\u200b\u3164\u2800",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹",
)


def sent(play: Playground) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every message that went to Discord, with the route."""
    for one in exchanges(play):
        if one.method in ("POST", "PATCH") and isinstance(one.body, dict):
            body = one.body.get("data") if one.template.endswith("/callback") else one.body
            if isinstance(body, dict) and "components" in body:
                yield one.template, body


@pytest.mark.usefixtures("no_errors")
@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_only_a_name(name: str, house: House, play: Playground) -> None:
    """It pings nobody, turns nothing, makes nothing bold, and is no link; everywhere it is shown."""
    seats = await a_game(house, name, "Bea")
    players = [Player(seat, random.Random(3)) for seat in seats]
    table = await house.tables.find(1)
    await play_on(players, lambda: table.n > 15)
    await seats[1].slash("table log")
    await sure(seats[1], "table end")
    bodies = list(sent(play))
    assert len(bodies) > 15
    raw = " ".join(name.split())
    for route, body in bodies:
        allowed = body["allowed_mentions"]
        assert allowed["parse"] == [], route
        assert set(map(int, allowed.get("users", []))) <= {int(seat.id) for seat in seats}
        assert allowed.get("roles", []) == [] and not allowed.get("replied_user")
        words = str(list(_contents(body["components"])))
        if set(raw) & set("*[`|@#"):
            assert raw not in words
        assert "@everyone" not in words and "@here" not in words
        assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067") & set(words)
    assert (await house.tables.find(1)).seats[0].name == clean(name)


def _contents(components: list[dict[str, Any]]) -> Iterator[str]:
    """Texts in which markdown is read."""
    for one in components:
        if one["type"] == 10:
            yield one["content"]
        yield from _contents(one.get("components", []))


async def test_a_name_that_shows_nothing_gets_one(house: House) -> None:
    lobby = await (await house.seat("\u3164\u200d\u2800").slash("alakazum new")).shown()
    assert "Player 1" in text(lobby)


# ---- echoes --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_errors")
async def test_what_is_told_twice_is_done_once(tmp_path: Path) -> None:
    """The gateway replays after a reconnect what it isn't sure we have heard."""
    async with Playground(faults="double 100%") as play, a_house(play, tmp_path / "a.db") as house:
        with capture_logs() as events:
            ana, bea = house.seat("Ana"), house.seat("Bea")
            lobby = await (await ana.slash("alakazum new")).shown()
            await ana.click("Add AI", on=lobby)
            await bea.click("Sit down", on=lobby)
            table = await house.tables.find(1)
            assert len(table.seats) == 3
            await ana.click("Start", on=lobby)
            players = [Player(ana, random.Random(1)), Player(bea, random.Random(2))]
            await play_on(players, lambda: table.n > 20)
            answered = {(row.seat, row.at) for row in await house.store.moves(1) if row.by == "player"}  # a press each
            assert 0 < len(answered) <= sum(player.presses for player in players)
        again = [one for one in events if one["event"] == "interaction_again"]
        assert len(again) >= 4 + sum(player.presses for player in players) - 2  # the last may be under way
        assert [one for one in events if one["event"] in ("answered_twice", "interaction_unclaimed")] == []
