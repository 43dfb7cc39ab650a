"""A tutorial obeys the server, is short, and says how one leaves it and what comes after it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from games import GAMES
from playground import Playground, Seat
from tables import press
from tables.replies import Done
from tables.tutorials import lesson_of
from tests.bot.house import House, buttons, text
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")


KINDS: dict[str, set[tuple[str, str]]] = {
    "alakazum": {
        ("announced", "market"),
        ("announced", "spell"),
        ("announced", "fight"),
        ("appeared", ""),
        ("trap", ""),
        ("announced", "alakazum"),
        ("flipped", ""),
    },
    "alakazoo": {("rolled", ""), ("lit", ""), ("placed", ""), ("column", ""), ("swapped", ""), ("keeper", "")},
    "alakazam": {("took", ""), ("swapped", ""), ("offered", ""), ("accepted", ""), ("scored", "")},
}
"""Everything that a lesson has its person do, as the log tells it: an event of their seat, and what it is about."""
MOST = 4
"""Choices at a time."""


def offered(message: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What answers a question in a hand: the control, its value in a list, its emoji."""
    found, left = list[tuple[str, str, str]](), [*message["components"]]
    while left:
        one = left.pop(0)
        id, sign = one.get("custom_id", ""), (one.get("emoji") or {}).get("name", "")
        if one["type"] == 2 and id and id.split(":")[2].isdigit():
            found.append((id, "", sign))
        if one["type"] == 3:
            found += [(id, each["value"], (each.get("emoji") or {}).get("name", "")) for each in one["options"]]
        left = [*one.get("components", []), *left]
    return found


OnEach = Callable[[Any, dict[str, Any]], Awaitable[None]]


async def taught(house: House, ana: Seat, on_each: OnEach | None = None) -> int:
    """Play table 1 to its end by what its lesson marks first, *Roll* where nothing else is asked; how many presses."""
    table, presses, seen = await house.tables.find(1), 0, -1

    def asked() -> bool:
        return table.status != "live" or (table.now.n > seen and any(each.seat == 0 for each in table.now.decisions))

    for _ in range(100):
        await until(asked)
        if table.status != "live":
            return presses
        seen, mine = table.now.n, [each for each in table.now.decisions if each.seat == 0]
        hand = await (await ana.slash("table hand")).shown()
        choices = offered(hand)
        if not choices:
            continue  # the rival comes next
        assert len(choices) <= MOST, choices
        if on_each is not None:
            await on_each(table, hand)
        good = choices if mine[-1].is_roll else [one for one in choices if one[2] == "👍"]
        assert good, (text(hand), choices)
        id, value, _ = good[0]
        if value:
            await ana.select(id, [value for other, value, _ in good if other == id], on=hand)
        else:
            await ana.click(id, on=hand)
        presses += not mine[-1].is_roll
    raise AssertionError(f"the tutorial didn't end: {table.now.n}, {table.now.decisions}")


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_has_each_kind_of_thing_once_in_ten_to_fourteen_presses(
    game: str, house: House, ana: Seat
) -> None:
    await ana.slash(f"{game} tutorial")
    hand = await (await ana.slash("table hand")).shown()
    assert "the last turns of a game" in text(hand) and "End tutorial" not in buttons(hand)
    table, lesson = await house.tables.find(1), lesson_of(game)
    assert lesson is not None and lesson.begins <= table.now.n <= lesson.begins + 1, "its person has done nothing yet"
    assert 10 <= await taught(house, ana) <= 14
    log = [event for line, events in await house.tables.log(1) if line.n > lesson.begins for event in events]
    mine = [each for each in log if each.data and (each.data[0] == 0 or each.kind in ("accepted", "offered"))]
    done = {(each.kind, about) for each in mine for about in ("", str(each.data[1:2] and each.data[1]))}
    assert done >= KINDS[game], KINDS[game] - done
    assert table.game is not None and table.game.outcome is not None and table.game.outcome.winners == (0,)
    end = await ana.until(lambda: ana.message("Bravo, Ana!"))
    assert [*buttons(end)] == ["Play with people", "Play with AI", "Log"] and "Nobody wins" not in text(end)
    await ana.click("Play with AI", on=end)
    played = await house.tables.find(2)
    assert (played.game_key, played.status, len(played.seats)) == (game, "live", 3) and not played.rules.tutorial


async def test_a_lesson_refuses_other_ways_kindly_and_nothing_has_happened(house: House, ana: Seat) -> None:
    await ana.slash("alakazum tutorial")
    table = await house.tables.find(1)
    hand = await (await ana.slash("table hand")).shown()
    n, other = table.now.n, next(one for one in offered(hand) if one[2] != "👍")
    reply = await ana.click(other[0], on=hand)
    assert "The lesson goes another way" in text(await reply.shown()) and table.now.n == n
    assert "no move to undo" in text(await (await ana.slash("table undo")).shown())


async def test_each_question_of_a_lesson_says_why(house: House, ana: Seat) -> None:
    async def says(table: Any, hand: dict[str, Any]) -> None:
        mine = [each for each in table.now.decisions if each.seat == 0]
        if mine and not mine[-1].is_roll:  # of a throw there is nothing to teach
            said = [line[:3] for line in text(hand).splitlines() if line.startswith(("> 🎓", "> 💡"))]
            assert said and len(said) == len({*said}), text(hand)

    await ana.slash("alakazum tutorial")
    await taught(house, ana, says)


async def test_a_tutorial_that_was_begun_before_there_were_lessons_plays_on(house: House, ana: Seat) -> None:
    with patch("bot.commands.new_table.number_of", return_value=0):
        await ana.slash("alakazoo tutorial")
    table, presses = await house.tables.find(1), 0
    for _ in range(4000):
        if table.status != "live":
            break
        mine = [each for each in table.now.decisions if each.seat == 0]
        if not mine:
            await asyncio.sleep(0.001)
            continue
        reply = await house.tables.change(1, press.press, int(ana.id), mine[-1].id, [mine[-1].options[0]])
        presses += isinstance(reply, Done)
    assert presses <= 25
    end = await ana.until(lambda: ana.message("Done."))
    assert "whole game of Alakazoo" in text(end) and "Rematch" not in buttons(end)


async def test_a_tutorial_obeys_the_servers_settings(house: House, play: Playground) -> None:
    ana, other = house.seat("Ana"), play.world.channel(play.guild, "other")
    await house.live.servers.set(play.guild.id, channels=[other.id])
    refused = await ana.slash("alakazoo tutorial")
    assert refused.ephemeral and f"<#{other.id}>" in text(await refused.shown())
    assert house.tables.table_in(play.channel.id) is None
    await house.live.servers.set(play.guild.id, channels=None, threads=True)
    hand = text(await (await ana.slash("alakazoo tutorial")).shown())
    table = await house.tables.find(1)
    assert table.place.thread is not None
    assert f"The board is in <#{table.place.thread}>." in hand


async def test_where_a_table_stands_the_hand_leads_to_the_thread_and_out(house: House, ana: Seat, bea: Seat) -> None:
    await bea.slash("alakazum new")
    hand = await (await ana.slash("alakazam tutorial")).shown()
    table = await house.tables.find(2)
    assert table.place.thread is not None and "🎓" in text(hand)
    assert f"<#{table.place.thread}>" in text(hand)
    more = await (await ana.click("More", on=hand)).shown()
    asked = await (await ana.click("End tutorial", on=more)).shown()
    assert table.status == "live" and "the table ends" in text(asked)
    await ana.click("Leave the table", on=asked)
    assert table.status == "over" and (await house.tables.find(1)).status == "lobby"


async def test_threads_of_one_game_have_names_of_their_own(play: Playground, ana: Seat, bea: Seat) -> None:
    for seat in (ana, ana, bea):
        await seat.slash("alakazoo new", thread=True)
    names = [one.name for one in play.world.channels.values() if one.name.startswith("Alakazoo")]
    assert len(set(names)) == 3
    assert ["Ana" in name for name in names] == [True, True, False] and names[1].endswith("· 2")


async def test_a_lobby_offers_the_tutorial_behind_its_options(house: House, ana: Seat, bea: Seat) -> None:
    lobby = await (await ana.slash("alakazoo new")).shown()
    panel = await (await bea.click("Options", on=lobby)).shown()
    hand = await (await bea.click("Tutorial", on=panel)).shown()
    assert "presses at most" in text(hand) and "The board is in" in text(hand)
    assert (await house.tables.find(2)).rules.tutorial and (await house.tables.find(1)).status == "lobby"
