"""A tutorial obeys the server, is short, and says how one leaves it and what comes after it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from games import GAMES
from playground import Playground, Seat
from tables import press
from tables.replies import Done, Stale
from tables.timing import Timing
from tests.bot.house import House, a_house, buttons, text

pytestmark = pytest.mark.usefixtures("no_errors")


async def learnt(house: House, seat: Seat, choose: int) -> int:
    """Press through table 1, always the option of that number (-1: what the clock would); how many presses it took."""
    table = await house.tables.find(1)
    presses = 0
    for _ in range(4000):
        if table.status != "live":
            return presses
        mine = [each for each in table.now.decisions if each.seat == table.seat_of(int(seat.id))]
        if not mine:
            await asyncio.sleep(0.001)
            continue
        action = mine[-1].default if choose < 0 else mine[-1].options[min(choose, len(mine[-1].options) - 1)]
        reply = await house.tables.change(1, press.press, int(seat.id), mine[-1].id, [action])
        assert isinstance(reply, Done | Stale)
        presses += isinstance(reply, Done)
    raise AssertionError("the tutorial didn't end")


@pytest.mark.parametrize("game", GAMES)
async def test_a_tutorial_is_short_and_says_what_comes_next(game: str, house: House, ana: Seat) -> None:
    await ana.slash(f"{game} tutorial")
    table = await house.tables.find(1)
    hand = await (await ana.slash("table hand")).shown()
    assert "at most 25 presses" in text(hand) and "End tutorial" not in buttons(hand)
    assert 1 <= await learnt(house, ana, 0) <= 25
    end = await ana.until(lambda: ana.message("Done."))
    said = text(end)
    assert f"with `/{game} new`" in said
    assert "Nobody wins" not in said and "Rematch" not in buttons(end)
    assert await house.store.results(1) == [] or table.game is None or table.game.outcome is not None
    # type: ignore[union-attr]
    assert await house.live.people.is_new_to(int(ana.id), game) or table.game.outcome is not None


@pytest.mark.parametrize("game", GAMES)
async def test_each_question_of_a_tutorial_has_a_lesson_or_a_hint(game: str, house: House, ana: Seat) -> None:
    await ana.slash(f"{game} tutorial")
    table, hints = await house.tables.find(1), 0
    for _ in range(400):
        if table.status != "live":
            break
        mine = [each for each in table.now.decisions if each.seat == table.seat_of(int(ana.id))]
        if not mine:
            await asyncio.sleep(0.001)
            continue
        shown = text(await (await ana.slash("table hand")).shown())
        if mine[-1] in table.now.decisions and not mine[-1].is_roll:  # of a throw there is nothing to teach
            said = [line[:3] for line in shown.splitlines() if line.startswith(("> 🎓", "> 💡"))]
            assert said and len(said) == len({*said}), shown
            hints += "> 💡" in said
        await house.tables.change(1, press.press, int(ana.id), mine[-1].id, [mine[-1].default])
    assert hints > 3


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
    assert f"<#{table.place.thread}>" in text(hand) and "**More** lets you end it sooner" in text(hand)
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


async def test_a_lobby_offers_the_tutorial_to_who_never_finished_the_game(
    tmp_path: Path,
) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db", timing=Timing()) as house:
        ana, bea = house.seat("Ana"), house.seat("Bea")

        async def has_finished(user: int, game: str, times: int = 1) -> bool:
            return user == int(ana.id)

        with patch.object(house.store, "has_finished", side_effect=has_finished):
            lobby = await (await ana.slash("alakazoo new")).shown()
            assert "Tutorial" not in buttons(lobby), "Ana knows the game"
            await bea.click("Join", on=lobby)
            await ana.until(lambda: "Tutorial" in buttons(ana.messages[-1]))
            hand = await (await bea.click("Tutorial", on=lobby)).shown()
        assert "A tutorial of at most" in text(hand) and "The board is in" in text(hand)
        assert (await house.tables.find(2)).rules.tutorial and (await house.tables.find(1)).status == "lobby"
        await bea.click("Leave", on=lobby)
        await ana.until(
            lambda: "Tutorial" not in buttons(next(one for one in ana.messages if one["id"] == lobby["id"]))
        )
