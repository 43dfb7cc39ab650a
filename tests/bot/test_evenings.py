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
from bot.texts import Markdown, unmarked
from pictures.evening import EveningPoster
from playground import Playground, Seat
from storage.rows import DailyRow
from tables.albums import Sticker
from tables.days import Ranked
from tables.evening_facts import Evening, Won
from tables.evenings import EveningRow, PostRow
from tables.meetings import Duel
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


def said(message: dict[str, Any]) -> str:
    """The words in the place of its poster, and those below it."""
    return text(message).replace("**", "")


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
    page = await told(kim, "settings evening", hour=20, zone="Madrid")
    assert "Next: Saturday 22 November, 20:00 there" in page and "Europe/Madrid" in page and "every day" in page
    assert f"<#{play.channel.id}>, every day at 20:00" in await told(kim, "settings show")
    shown = await evening(house, clock, ana, 7 * 3600)
    assert shown["flags"] & 1 << 12 and not shown["mentions"], "silent"
    assert list(buttons(shown)) == ["Sit down", "Play today’s", "Call me"]

    played = await ana.click("Play today’s", on=shown)
    assert played.ephemeral and "daily table" in text(await played.shown())

    await ana.click("Sit down", on=shown)
    assert "**Ana** has shuffled for" in text(fresh(ana, shown))
    await ana.click("Sit down", on=fresh(ana, shown))
    assert "waiting since" not in text(fresh(ana, shown)), "pressed again: no longer"
    await ana.click("Sit down", on=fresh(ana, shown))
    await bea.click("Sit down", on=fresh(ana, shown))
    await bea.until(lambda: bea.message("you have a seat"))
    table = await house.tables.find(1)
    assert [seat.name for seat in table.seats] == ["Bea", "Ana"] and table.status == "lobby"
    await settled(house)
    assert "is open:** Bea and Ana" in text(fresh(ana, shown))
    carl = house.seat("Carl")
    await carl.click("Sit down", on=fresh(ana, shown))
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


async def test_without_options_it_is_a_form_and_what_is_sent_shows_the_poster(
    house: House, play: Playground, clock: FakeTime
) -> None:
    kim, other = a_manager(house), play.world.channel(play.guild, "evenings")
    form = (await kim.slash("settings evening")).modal
    assert form is not None and [part["label"] for part in form["components"]] == [
        "A post every evening",
        "At what hour, local time",
        "Time zone: a city, or the time it is there",
        "In which channel",
        "Language",
    ]
    reply = await kim.submit({"hour": "21", "zone": "Madrid", "channel": other.id, "language": "gl"})
    said = text(await reply.shown())
    assert "Next: Saturday 22 November, 21:00 there" in said and f"<#{other.id}>" in said and "Europe/Madrid" in said
    assert "Noite de xogos" in said, "the poster as it would be, in the server's language"
    await kim.slash("settings evening")
    assert "is off" in text(await (await kim.submit({"on": "no"})).shown())
    row = await house.live.evenings.settings(play.guild.id)
    assert row is not None and (row.hour, row.zone, row.channel_id) == (21, "Europe/Madrid", other.id), "all kept"
    await kim.slash("settings evening")
    refused = await kim.submit({"on": "yes", "zone": "nowhere at all", "language": "eu"})
    assert "which time zone “nowhere at all” is" in text(await refused.shown())
    assert (await house.live.servers.settings(play.guild.id))["language"] == "gl", "nothing of what was refused"
    await kim.slash("settings evening")
    play.world.allow(play.channel, kim.person, deny=MANAGE_GUILD)
    assert "Manage Server" in text(await (await kim.submit({"on": "yes"})).shown())
    assert (await house.live.evenings.settings(play.guild.id)) == row, "who no longer manages it changes nothing"


def a_post(*points: int) -> Evening:
    """Of a day whose game people have played with these points."""
    rows = [DailyRow(n, n, f"Person {n}", True, False, each, 0, 0.0) for n, each in enumerate(points, 1)]
    return Evening(
        post=PostRow(10, "2025-11-22", 20, NOON),
        locale="en",
        today="2025-11-22",
        ends_at=NOON + DAY / 2,
        is_over=False,
        game="alakazoo",
        par=8,
        played=[Ranked(place, row) for place, row in enumerate(rows, 1)],
        regulars=[],
        waiting=[],
        table=None,
        called=[],
    )


def drawn(found: Evening, **given: bool) -> tuple[EveningPoster, str]:
    """Its poster, and what is said of it."""
    screen = screens.post(found, LIBRARY.texts("en"), **{"boards": True, "may_open": True, "pictures": True} | given)
    (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
    assert isinstance(picture.tile, EveningPoster)
    return picture.tile, picture.alt


def test_the_poster_says_who_was_over_or_under_par_and_gives_nothing_away() -> None:
    """Par is 8: nine is one over, seven one under."""
    tile, alt = drawn(a_post(9, 8, 7))
    assert [(one.against, one.good) for one in tile.players] == [("+1", True), ("par", True), ("−1", False)]
    assert [one.guest.person.name for one in tile.players] == ["Person 1", "Person 2", "Person 3"]
    assert "Person 1 (par +1), Person 2 (par) and Person 3 (par −1)" in alt and "Alakazoo · par 8" in alt
    unknown, _ = drawn(replace(a_post(9), par=None))
    assert unknown.par == "" and unknown.players[0].against == "done"


def test_the_newest_of_an_album_stands_for_somebody_else_their_initial() -> None:
    tile, _ = drawn(replace(a_post(9, 8), faces={1: Sticker(1, "alakazum", "trasno", 7, NOON)}))
    first, second = [one.guest for one in tile.players]
    assert (first.game, first.hero) == ("alakazum", "trasno") and second.hero == ""


def test_where_nobody_wants_leaderboards_it_names_nobody_who_has_played() -> None:
    tile, alt = drawn(replace(a_post(9), duel=Duel(("Ana", "Bea"), (2, 1))), boards=False)
    assert tile.players == () and tile.duel == "" and "Person" not in alt and "Ana" not in alt


def test_where_there_are_no_pictures_it_says_the_same_in_words() -> None:
    found = replace(a_post(9), duel=Duel(("Ana", "Bea"), (2, 1)), yesterday=Won("Ana", "alakazum", 9, None, 0))
    _, alt = drawn(found)
    screen = screens.post(found, LIBRARY.texts("en"), boards=True, may_open=True, pictures=False)
    assert isinstance(screen.parts[0], Text) and unmarked(Markdown(screen.parts[0].text)) == f"## {alt}"
    assert "Ana won Alakazum! with 9" in alt and "Ana 2 : 1 Bea" in alt


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
def test_a_post_says_its_day_in_words_and_the_days_game(language: str, day: str) -> None:
    words = screens.post(a_post(), LIBRARY.texts(language), boards=True, may_open=True, pictures=False).parts[0]
    assert isinstance(words, Text) and words.text.splitlines()[0].endswith(f" · {day}")
    assert "Alakazoo" in words.text


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


async def next_hour(house: House, clock: FakeTime, seconds: float) -> None:
    clock.advance(seconds)
    await house.tables.tick()
    await settled(house)


@pytest.mark.parametrize(("gone", "why"), [(False, "I still need Send Messages"), (True, "has been deleted")])
async def test_after_three_refused_evenings_it_is_off_and_one_manager_is_told_once(
    gone: bool, why: str, house: House, play: Playground, clock: FakeTime
) -> None:
    kim, ana = a_manager(house), house.seat("Ana")
    there = play.world.channel(play.guild, "evenings")
    await told(kim, "settings evening", zone="UTC", hour=20, channel=there.id)
    if gone:
        play.world.delete_channel(there)
    else:
        play.world.allow(there, play.world.bot, deny=SEND_MESSAGES)
    for evenings in (1, 2, 3):
        await next_hour(house, clock, 8 * 3600 if evenings == 1 else DAY)
        row = await house.live.evenings.settings(play.guild.id)
        assert row is not None and (row.due_at is None) == (evenings == 3) and (await newest(house)).state == "gone"
        assert not kim.message("post is off")
        await ana.slash("help")
        await kim.slash("help")
    await kim.until(lambda: kim.message("post is off"))
    assert kim.message(why)
    await kim.slash("help")
    off = [one for one in kim.messages if "post is off" in text(one)]
    assert len(off) == 1 and not ana.message("post is off")
    if not gone:
        assert "I still need" in text(await (await kim.click("Try again", on=off[0])).shown())
        play.world.allow(there, play.world.bot)
        again = await kim.click("Try again", on=off[0])
        assert "Next: " in text(await again.shown())
        row = await house.live.evenings.settings(play.guild.id)
        assert row is not None and row.due_at is not None and row.refused == 0


@pytest.mark.parametrize("refused", [1, 2])
async def test_a_refusal_is_an_evening_off_and_the_next_is_tried(
    refused: int, house: House, play: Playground, clock: FakeTime
) -> None:
    kim, ana = a_manager(house), house.seat("Ana")
    await told(kim, "settings evening", zone="UTC", hour=20)
    play.world.allow(play.channel, play.world.bot, deny=SEND_MESSAGES)
    await next_hour(house, clock, 8 * 3600)
    for _ in range(refused - 1):
        await next_hour(house, clock, DAY)
    play.world.allow(play.channel, play.world.bot)
    assert "Game night" in text(await evening(house, clock, ana, DAY))
    row = await house.live.evenings.settings(play.guild.id)
    assert row is not None and row.refused == 0, "only refusals in a row end it"


async def test_a_post_too_old_to_be_edited_now_is_edited_again_after_ten_seconds() -> None:
    refused = AsyncMock(side_effect=DiscordRefused("edit", Code.OLD_MESSAGE_EDITS))
    posts: Any = SimpleNamespace(reconciler=SimpleNamespace(edit=refused), messages=None)
    with pytest.raises(RateLimited) as later:
        await EveningUpdater(posts, 5)._edit(Mock(channel=2))  # what the reconciler calls where the post is to change
    assert later.value.seconds == 10.0


async def test_it_says_who_won_who_met_and_ends_the_month(house: House, clock: FakeTime) -> None:
    """Two finished tables: 29 November counts for November, 1 December for December."""
    first_of_december = NOON + 9 * DAY
    kim, ana, bea, cid = a_manager(house), *(house.seat(name) for name in ("Ana", "Bea", "Cid"))
    await told(kim, "settings evening", hour=20, zone="UTC")
    clock.advance_to(NOON + 7 * DAY)
    await played(house, ana, bea, at=clock.now())
    shown = await evening(house, clock, ana, 8 * 3600)
    assert "This month: Ana 1 : 0 Bea" in said(shown) and "The best of" not in text(shown)
    assert "Yesterday" not in said(shown), "it was today"
    clock.advance_to(first_of_december)
    await played(house, bea, cid, at=clock.now())
    shown = await evening(house, clock, ana, 8 * 3600)
    assert "The best of November 2025\n1. Ana: 3 points\n1. Bea: 3 points" in said(shown)
    assert "This month: Bea 1 : 0 Cid" in said(shown)
    await told(ana, "me public", where="nowhere")
    await settled(house)
    assert "Ana" not in text(fresh(bea, shown)), "who hides is gone from a post that is there"
    shown = await evening(house, clock, bea, DAY)
    assert "The best of" not in text(shown), "told once"
    assert "Yesterday Bea won Alakazum! with 9." in said(shown)
