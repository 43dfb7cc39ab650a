"""The evening's post as people meet it: set up, sent at its hour, its buttons, and what it says."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.delivery.discord_api import Code, DiscordRefused, RateLimited
from bot.delivery.evenings import EveningUpdater
from bot.screens import evening as screens
from bot.screens.screen import Picture, Text
from playground import Playground, Seat
from storage.rows import DailyRow
from tables.days import Ranked
from tables.evenings import Evening, EveningRow, PostRow
from tables.time_source import FakeTime
from tests.bot.house import LIBRARY, NOON, House, buttons, text, told
from tests.bot.test_records import played
from tests.bot.test_together import MANAGE_GUILD
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")
"""Saturday, 22 November 2025, 12:00 UTC: 13:00 in Madrid."""
DAY = 86400.0
SEND_MESSAGES = 1 << 11


def a_manager(house: House) -> Seat:
    kim = house.seat("Kim")
    house.play.world.allow(house.play.channel, house.play.world.users[int(kim.id)], MANAGE_GUILD)
    return kim


async def newest(house: House) -> Any:
    return await house.live.evenings.newest(house.play.guild.id)


async def evening(house: House, clock: FakeTime, seat: Seat, seconds: float) -> dict[str, Any]:
    """Let time go by; the post that is there then."""
    before = await newest(house)
    await settled(house)
    clock.advance(seconds)
    await house.tables.tick()
    async with asyncio.timeout(10):
        while True:
            row = await newest(house)
            if row is not None and row.message_id and (before is None or row.day != before.day):
                break
            await asyncio.sleep(0.01)
        await seat.until(lambda: seat.message("Game night"))
        await settled(house)
    return next(one for one in seat.messages if int(one["id"]) == row.message_id)


def fresh(seat: Seat, message: dict[str, Any]) -> dict[str, Any]:
    """The same message as it is now."""
    return next(one for one in seat.messages if one["id"] == message["id"])


async def settled(house: House) -> None:
    await asyncio.sleep(0)
    await until(lambda: not house.client.services.posts.waiting)


@pytest.fixture
def parts(clock: FakeTime) -> dict[str, Any]:
    return {"time": clock}


async def test_it_is_set_up_and_sent_and_each_of_its_buttons_does_what_it_says(
    house: House, play: Playground, clock: FakeTime
) -> None:
    kim, ana, bea = a_manager(house), house.seat("Ana"), house.seat("Bea")
    assert "is off" in await told(kim, "settings evening")
    page = await told(kim, "settings evening", hour=20, zone="Madrid")
    assert "Next: Saturday 22 November, 20:00 there" in page and "Europe/Madrid" in page and "every day" in page
    assert f"<#{play.channel.id}>, every day at 20:00" in await told(kim, "settings show")
    shown = await evening(house, clock, ana, 7 * 3600)
    assert shown["flags"] & 1 << 12 and not shown["mentions"], "silent"
    assert list(buttons(shown)) == ["Play today’s game", "Open a table", "Call me"]

    played = await ana.click("Play today’s game", on=shown)
    assert played.ephemeral and "daily table" in text(await played.shown())

    await ana.click("Open a table", on=shown)
    assert "**Ana** wants to play" in text(fresh(ana, shown))
    await ana.click("Open a table", on=fresh(ana, shown))
    assert "wants to play" not in text(fresh(ana, shown)), "pressed again: no longer"
    await ana.click("Open a table", on=fresh(ana, shown))
    await bea.click("Open a table", on=fresh(ana, shown))
    await bea.until(lambda: bea.message("you have a seat"))
    table = await house.tables.find(1)
    assert [seat.name for seat in table.seats] == ["Bea", "Ana"] and table.status == "lobby"
    await settled(house)
    assert "is open:** Bea and Ana" in text(fresh(ana, shown))
    carl = house.seat("Carl")
    await carl.click("Open a table", on=fresh(ana, shown))
    assert [seat.name for seat in (await house.tables.find(1)).seats] == ["Bea", "Ana", "Carl"]

    await ana.click("Call me", on=fresh(ana, shown))
    await ana.until(lambda: ana.message("From now on the evening post mentions you"))
    called = await evening(house, clock, ana, DAY)
    assert [one["id"] for one in called["mentions"]] == [ana.id] and not called["flags"] & 1 << 12
    assert "22 November" not in "".join(text(one) for one in ana.messages if "Game night" in text(one))
    before = await newest(house)
    await ana.slash("me public", where="nowhere")
    await settled(house)
    after = await newest(house)
    assert after.shown == after.revision == before.revision + 1, "who hides may be named in it: it is looked at anew"
    await ana.click("Call me", on=called)
    await ana.until(lambda: ana.message("no longer mentions you"))
    assert not (await evening(house, clock, ana, DAY))["mentions"]


def a_post(*points: int, asleep: bool = False) -> Evening:
    """With people of these points on yesterday's podium."""
    rows = [DailyRow(n, n, f"Person {n}", True, False, each, 0, 0.0) for n, each in enumerate(points, 1)]
    return Evening(
        post=PostRow(10, "2025-11-22", 20, NOON, asleep=asleep),
        locale="en",
        today="2025-11-22",
        ends_at=NOON + DAY / 2,
        is_over=False,
        game="alakazoo",
        par=12,
        tonight="alakazam",
        podium=[Ranked(place, row) for place, row in enumerate(rows, 1)],
        at_risk=[],
        waiting=[],
        table=None,
        called=[],
    )


@pytest.mark.parametrize(("found", "boards"), [(a_post(), True), (a_post(9, 7), False), (a_post(asleep=True), True)])
def test_without_a_podium_there_is_no_picture(found: Evening, boards: bool) -> None:
    say = LIBRARY.texts("en")
    screen = screens.post(found, say, boards=boards, may_open=True, pictures=True)
    assert not [part for part in screen.parts if isinstance(part, Picture)]
    said = [text for part in screen.parts if isinstance(part, Text) for text in part.text.splitlines()]
    assert not [line for line in said if "Person" in line or "podium" in line.lower()]


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en", "Saturday 22 November"),
        ("es", "sábado, 22 de noviembre"),
        ("ca", "dissabte, 22 de novembre"),
        ("gl", "sábado, 22 de novembro"),
        ("eu", "azaroaren 22a, larunbata"),
    ],
)
def test_a_post_says_its_day_in_words_and_todays_game_while_it_is_today(language: str, day: str) -> None:
    say = LIBRARY.texts(language)
    heading, *rest = screens.post(a_post(), say, boards=True, may_open=True, pictures=False).parts
    assert isinstance(heading, Text) and heading.text.endswith(f" · {day}")
    assert "Alakazam!" in str(rest)
    over = screens.post(replace(a_post(), is_over=True), say, boards=True, may_open=True, pictures=False)
    assert "Alakazam!" not in str(over.parts)


@pytest.mark.parametrize(
    ("language", "one", "twenty"),
    [
        ("en", " at 01:00", " at 20:00"),
        ("es", " a la 01:00", " a las 20:00"),
        ("ca", " a la 01:00", " a les 20:00"),
        ("gl", " á 01:00", " ás 20:00"),
        ("eu", ", 01:00", ", 20:00"),
    ],
)
def test_one_oclock_is_singular(language: str, one: str, twenty: str) -> None:
    say = LIBRARY.texts(language)
    row = EveningRow(10, 20, 1, "Europe/Madrid", "67", language, "2025-11-22", NOON, NOON)
    late = replace(row, hour=20)
    assert one in screens.line(row, say) and one in str(screens.page(row, say).parts)
    assert twenty in screens.line(late, say) and twenty in str(screens.page(late, say).parts)


def test_the_podium_is_a_picture_that_says_the_same_in_words() -> None:
    screen = screens.post(a_post(9, 7), LIBRARY.texts("en"), boards=True, may_open=True, pictures=True)
    (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
    assert all(words in picture.alt for words in ("Person 1", "9", "Person 2", "7", "Alakazoo", "12"))


async def test_what_cant_be_is_refused_in_a_sentence_and_nothing_changes(
    house: House, play: Playground, clock: FakeTime
) -> None:
    kim = a_manager(house)
    assert "There’s no hour 25" in await told(kim, "settings evening", hour=25, zone="Europe/Madrid")
    which = await told(kim, "settings evening", zone="barcelona")
    assert "which time zone “barcelona” is" in which and "Europe/Madrid" in which and "America/Caracas" in which
    assert "need a time zone too" in await told(kim, "settings evening", hour=20)
    assert "don’t know those days" in await told(kim, "settings evening", zone="UTC", weekdays="someday")
    mute = play.world.channel(play.guild, "mute")
    play.world.allow(mute, play.world.bot, deny=SEND_MESSAGES)
    assert "I can’t post" in await told(kim, "settings evening", zone="UTC", channel=mute.id)
    assert await house.live.evenings.settings(play.guild.id) is None
    page = await told(kim, "settings evening", zone="UTC", weekdays="fri, sat")
    assert "Friday and Saturday" in page
    fixed = await told(kim, "settings evening", zone="cet")
    assert "UTC+1" in fixed and "stays the same all year" in fixed and "Europe/Madrid" in fixed
    assert "UTC+1" in await told(kim, "settings show")
    assert "stays the same" not in await told(kim, "settings evening", zone="Bogotá")
    assert "is off" in await told(kim, "settings evening", on=False)


@pytest.mark.parametrize(("gone", "why"), [(False, "no longer write"), (True, "has been deleted")])
async def test_a_channel_that_is_lost_turns_it_off_and_one_manager_is_told_once(
    gone: bool, why: str, house: House, play: Playground, clock: FakeTime
) -> None:
    kim, ana = a_manager(house), house.seat("Ana")
    there = play.world.channel(play.guild, "evenings")
    await told(kim, "settings evening", zone="UTC", hour=20, channel=there.id)
    if gone:
        play.world.delete_channel(there)
    else:
        play.world.allow(there, play.world.bot, deny=SEND_MESSAGES)
    clock.advance(8 * 3600)
    await house.tables.tick()
    await settled(house)
    row = await house.live.evenings.settings(play.guild.id)
    assert row is not None and row.due_at is None and (await newest(house)).state == "gone"
    await ana.slash("help")
    await kim.slash("help")
    await kim.until(lambda: kim.message("post is off"))
    assert kim.message(why)
    await kim.slash("help")
    assert sum("post is off" in text(one) for one in kim.messages) == 1 and not ana.message("post is off")


async def test_a_post_too_old_to_be_edited_now_is_edited_again_after_ten_seconds() -> None:
    refused = AsyncMock(side_effect=DiscordRefused("edit", Code.OLD_MESSAGE_EDITS))
    posts: Any = SimpleNamespace(reconciler=SimpleNamespace(edit=refused), messages=None)
    with pytest.raises(RateLimited) as later:
        await EveningUpdater(posts, 5)._edit(Mock(channel=2))  # what the reconciler calls where the post is to change
    assert later.value.seconds == 10.0


async def test_it_says_how_the_month_stands_and_ends_it_with_a_podium(house: House, clock: FakeTime) -> None:
    """Two finished tables: 29 November counts for November, 1 December for December."""
    first_of_december = NOON + 9 * DAY
    kim, ana, bea, cid = a_manager(house), *(house.seat(name) for name in ("Ana", "Bea", "Cid"))
    await told(kim, "settings evening", hour=20, zone="UTC")
    clock.advance_to(NOON + 7 * DAY)
    await played(house, ana, bea, at=clock.now())
    shown = await evening(house, clock, ana, 8 * 3600)
    assert "November 2025 so far: Ana (3) and Bea (3)" in text(shown).replace("**", "")
    assert "The best of" not in text(shown)
    clock.advance_to(first_of_december)
    await played(house, bea, cid, at=clock.now())
    shown = await evening(house, clock, ana, 8 * 3600)
    said = text(shown).replace("**", "")
    assert "The best of November 2025\n1. Ana · 3 points\n1. Bea · 3 points" in said
    assert "December 2025 so far: Bea (3) and Cid (3)" in said
    await told(ana, "me public", where="nowhere")
    await settled(house)
    assert "Ana" not in text(fresh(bea, shown)), "who hides is gone from a post that is there"
    shown = await evening(house, clock, bea, DAY)
    assert "The best of" not in text(shown), "told once"
