"""Leaving: what it costs is said before, and result, profile and log then tell one story."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.texts import Library
from playground import Playground, Seat
from tables import press, rating, seats
from tables.replies import Done, Stale
from tables.time_source import FakeTime
from tests.bot.house import NOON, House, a_game, a_house, buttons, text

pytestmark = pytest.mark.usefixtures("no_errors")
SAY = Library().texts("en")


async def played_out(house: House, *people: Seat) -> None:
    """Play table 1 to its end; these people do always what the clock would."""
    table = await house.tables.find(1)
    for _ in range(4000):
        if table.status != "live":
            return
        asked = [
            (seat, each) for seat in people for each in table.now.decisions if each.seat == table.seat_of(int(seat.id))
        ]
        for seat, each in asked[:1]:
            reply = await house.tables.change(1, press.press, int(seat.id), each.id, [each.default])
            assert isinstance(reply, Done | Stale)
        if not asked:
            await asyncio.sleep(0.001)
    raise AssertionError("the game didn't end")


async def test_leaving_a_rated_game_says_that_it_counts_as_lost(monkeypatch: Any, house: House) -> None:
    _, bea = await a_game(house, "Ana", "Bea", game="alakazoo")
    assert "counts for nobody" in text(await (await bea.slash("table leave")).shown())
    monkeypatch.setattr(rating, "EARLY", -1)  # as if two rounds had been played
    asked = await (await bea.slash("table leave")).shown()
    assert "leaving counts as lost" in text(asked) and "An AI plays on" in text(asked)
    monkeypatch.undo()
    again = await bea.click("Leave the table", on=asked)  # what was announced isn't so any more: asked anew
    assert "counts for nobody" in text(await again.shown())
    assert (await house.tables.find(1)).seat_of(int(bea.id)) is not None


@pytest.mark.parametrize("unrated", [False, True])
async def test_after_somebody_left_there_is_one_story(tmp_path: Path, monkeypatch: Any, unrated: bool) -> None:
    monkeypatch.setattr(rating, "EARLY", -1)
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        ana, bea = await a_game(house, "Ana", "Bea", game="alakazoo", unrated=unrated)
        table = await house.tables.find(1)
        if unrated:
            assert "lost" not in text(await (await bea.slash("table leave")).shown())
        await house.tables.change(1, seats.leave, int(bea.id))
        await played_out(house, ana)
        assert table.game is not None and table.game.outcome is not None
        seat, left = (next(at for at, one in enumerate(table.seats) if getattr(one, who) == int(person.id))
                      for who, person in (("user", ana), ("leaver", bea)))  # fmt: skip
        place, points = table.game.outcome.places[seat], table.game.outcome.points
        assert table.game.outcome.winners == (left,), "the AI was to win in the seat that Bea left"
        end = await ana.until(lambda: ana.message("Rematch"))
        result = text(end)
        assert f"{place} · <@{ana.id}> · {points[seat]} point" in result
        assert f"for {bea.name} 🤖** · {points[left]} point" in result
        assert f"for {bea.name} 🤖** " in result.split("·")[0], "the AI that stood in won"
        own, theirs = [text(await (await one.slash("profile")).shown()) for one in (ana, bea)]
        assert f"place {place} of 2" in own and "0 won" in own
        assert "left early" in theirs and "0 won" in theirs
        log = "\n".join([line for page in await pages_of_log(ana) for line in page])
        assert log.count(f"**{bea.name}** has left; an AI plays on.") == 1
        if unrated:
            assert "Not rated: the table was opened unrated" in result and "which counts as lost" not in result
        else:
            assert f"**{bea.name}** left in round {table.seats[left].left_round}, which counts as lost" in result
            kept = await house.store.ratings("alakazoo", [int(ana.id), int(bea.id)])
            assert kept[int(ana.id)].mean > 25.0 > kept[int(bea.id)].mean
            up, down = (round(40 * (kept[int(one.id)].mean - 25.0)) for one in (ana, bea))
            assert f"**{ana.name}** from 1500 to {1500 + up} (+{up})" in result
            assert f"**{bea.name}** from 1500 to {1500 + down} (−{-down})" in result


async def pages_of_log(seat: Seat) -> list[list[str]]:
    more = await (await seat.click("More", on=seat.message("Rematch"))).shown()
    shown = await (await seat.click("Log", on=more)).shown()
    pages = [text(shown).splitlines()[1:]]
    while "Older" in buttons(shown):
        shown = await (await seat.click("Older", on=shown)).shown()
        pages.append(text(shown).splitlines()[1:])
    return pages


async def test_who_presses_no_more_has_left(tmp_path: Path) -> None:
    """Until round 3 both play; then Bea's clocks run out, an AI takes her seat, and wins in it."""
    clock = FakeTime(NOON)
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        ana, bea = await a_game(house, "Ana", "Bea", game="alakazoo")
        table = await house.tables.find(1)
        for _ in range(4000):
            if table.game is None or table.status != "live":
                break
            people = (ana, bea) if table.game.state.round < 3 else (ana,)
            seats = {table.seat_of(int(one.id)): int(one.id) for one in people}
            asked = [each for each in table.now.decisions if each.seat in seats]
            if asked:
                do = asked[0]
                await house.tables.change(1, press.press, seats[do.seat], do.id, [do.default])
            else:
                await house.tables.tick()
                clock.advance_to(house.tables.next_due or clock.now())
        hers = next(at for at, one in enumerate(table.seats) if one.user == int(bea.id))
        assert table.seats[hers].away and table.game is not None and table.game.outcome is not None
        assert table.game.outcome.winners == (hers,), "the AI was to win in her seat"
        row = (await house.store.results(1))[hers]
        assert (row.leaver, row.winner, row.place, row.rated) == (True, False, 2, True)
        kept = await house.store.ratings("alakazoo", [int(ana.id), int(bea.id)])
        assert kept[int(ana.id)].mean > 25.0 > kept[int(bea.id)].mean
        end = await ana.until(lambda: ana.message("Rematch"))
        assert "for Bea 🤖**" in text(end).split("·")[0] and "was away since round 3, which counts as lost" in text(end)
        theirs = text(await (await bea.slash("profile")).shown())
        assert "left early" in theirs and "0 won" in theirs
        month = await house.live.months.month(play.guild.id)
        assert [one.user for one in month.ranked] == [int(ana.id)], "no points of the month"
