"""From `/alakazum new` to the first question, through the real client."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.screens.lobby import lobby as lobby_screen
from bot.screens.screen import Buttons, Style
from games import GAMES
from playground import Playground, Seat
from tables.replies import Person
from tables.table import Place
from tables.time_source import FakeTime
from tests.bot.house import LIBRARY, House, a_house, buttons, selects, sure, text
from tests.tables.builder import done

SEND_MESSAGES = 1 << 11

pytestmark = pytest.mark.usefixtures("no_errors")


async def test_the_commands_are_what_the_interfaces_page_says(ana: Seat) -> None:
    groups = {one["name"]: {sub["name"]: sub for sub in one.get("options", [])} for one in ana.commands()}
    assert set(groups) >= {"alakazum", "table", "help"}
    assert "settings" not in groups, "only for whoever manages the server"
    assert set(groups["alakazum"]) == {"new", "rules", "tutorial"}
    assert set(groups["table"]) == {"hand", "status", "log", "leave", "pause", "undo", "substitute", "end"}
    options = {one["name"]: one for one in groups["alakazum"]["new"]["options"]}
    assert set(options) == {
        *("ai", "ai_level", "clock", "turn", "reactions", "absence", "hints", "pace", "unrated"),
        *("chaotic_toad", "expansion", "sprint", "thread", "language"),
    }
    assert (options["ai"]["min_value"], options["ai"]["max_value"]) == (0, 4)
    assert [one["value"] for one in options["ai_level"]["choices"]] == ["easy", "normal", "hard"]
    assert [one["value"] for one in options["clock"]["choices"]] == ["live", "slow"]
    assert not any(one.get("required") for one in options.values())


async def test_a_lobby_with_ai_opens_with_their_seats_filled(house: House) -> None:
    reply = await house.seat("Ana").slash("alakazum new", ai=2, ai_level="normal", clock="slow")
    lobby = await reply.shown()
    assert not reply.ephemeral
    shown = text(lobby)
    assert "1 · **Ana**, host" in shown and shown.count("normal AI") == 2 and shown.count("*free*") == 2
    assert "Clock: **slow**" in shown
    assert list(buttons(lobby)) == ["Sit down", "How it plays", "Invite", "Start", "Add AI", "Options"]


async def test_blue_is_to_start_and_never_to_sit_down(house: House) -> None:
    """Who sits already doesn't take *Sit down* for their next press, whether Ana is alone yet or not."""
    for channel, ai in enumerate((0, 1)):
        place = Place(1, 7_000 + channel)
        table = done(await house.tables.open(place, Person(5, "Ana"), "alakazum", ai=["easy"] * ai)).table
        screen = lobby_screen(table, ("Ana", "Moonshade")[: ai + 1], LIBRARY.texts("en"))
        styles = {each.label: each.style for row in screen.parts if isinstance(row, Buttons) for each in row.buttons}
        main = [label for label, style in styles.items() if style is Style.MAIN]
        assert main == ["Start" if ai else "Start with 2 AI"]
        assert styles["Sit down"] is Style.GOOD


async def new(house: House, host: str = "Ana", **options: object) -> tuple[object, dict]:
    seat = house.seat(host)
    return seat, await (await seat.slash("alakazum new", **options)).shown()  # pyright: ignore


async def test_people_join_and_leave_and_everybody_sees_it(house: House, bea: Seat) -> None:
    ana, lobby = await new(house)
    assert (await bea.click("Sit down", on=lobby)).state == "updated"
    assert "2 · **Bea**" in text(ana.messages[-1])
    again = await bea.click("Sit down", on=lobby)
    assert again.ephemeral and "already" in text(await again.shown())
    await leave(bea, lobby)
    await ana.until(lambda: "Bea" not in text(ana.messages[0]))
    assert "Leave" not in buttons(await (await bea.click("Options", on=lobby)).shown())


async def test_only_the_host_starts_and_sees_the_options(house: House, bea: Seat) -> None:
    _, lobby = await new(house, ai=1)
    for label, why in (("Start", "**Sit down**"), ("Options", "are the host’s")):
        reply = await bea.click(label, on=lobby)
        assert reply.ephemeral
        shown = await reply.shown()
        assert why in text(shown) and [*buttons(shown)] in ([], ["Tutorial", "Check"])
    assert house.tables.table_in(int(lobby["channel_id"])) == 1
    assert (await house.tables.find(1)).status == "lobby"


async def test_a_host_alone_cannot_start_yet(house: House) -> None:
    ana, lobby = await new(house)
    assert "Start" not in buttons(lobby) and "One more player" in text(lobby)
    await ana.click("Add AI", on=lobby)
    assert "Start" in buttons(ana.messages[-1])


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_alone_starts_with_two_ai_by_one_press(game: str, house: House, bea: Seat) -> None:
    ana = house.seat("Ana")
    lobby = await (await ana.slash(f"{game} new")).shown()
    refused = await bea.click("Start with 2 AI", on=lobby)
    assert refused.ephemeral and "Sit down" in text(await refused.shown())
    table = await house.tables.find(1)
    assert table.status == "lobby" and len(table.seats) == 1, "who has no seat adds nobody"
    await ana.click("Start with 2 AI", on=lobby)
    assert table.status == "live" and [seat.ai for seat in table.seats] == [None, "easy", "easy"]


async def leave(seat: Seat, lobby: dict) -> None:
    panel = await (await seat.click("Options", on=lobby)).shown()
    await seat.click("Leave", on=panel)


async def test_the_hosts_panel_changes_every_rule(house: House) -> None:
    ana, lobby = await new(house, ai=1)
    panel = await (await ana.click("Options", on=lobby)).shown()
    choices = {id.split(":*")[1]: values for id, values in selects(panel).items()}
    assert choices == {
        "clock": ["clock.live", "clock.slow"],
        "turn": [f"turn.{value}" for value in ("preset", 30, 60, 180, 600, 3600, 12 * 3600, 24 * 3600, 3 * 24 * 3600)],
        "absence": [f"absence.{value}" for value in ("preset", "nothing", "default", "move", "seat")],
        "reactions": ["reactions.strict", "reactions.quick"],
        "hints": ["hints.alone", "hints.yes", "hints.no"],
        "pace": ["pace.quick", "pace.normal", "pace.slow"],
        "unrated": ["unrated.no", "unrated.yes"],
        "chaotic_toad": ["chaotic_toad.no", "chaotic_toad.yes"],
        "expansion": ["expansion.no", "expansion.yes"],
        "sprint": ["sprint.no", "sprint.yes"],
        "add": ["add.easy", "add.normal", "add.hard"],
        "remove": ["remove.1"],
        "language": [f"language.{each}" for each in LIBRARY.languages],
    }
    for value in (
        "clock.slow",
        "turn.3600",
        "reactions.quick",
        "absence.move",
        "chaotic_toad.yes",
        "add.normal",
        "remove.1",
    ):
        id = next(id for id, values in selects(panel).items() if value in values)
        assert (await ana.select(id, value, on=panel)).state == "updated"
    table = await house.tables.find(1)
    assert (table.rules.clock, table.rules.reactions, table.options["chaotic_toad"]) == ("slow", "quick", True)
    assert (table.rules.seconds, table.rules.absence) == ({"turn": 3600}, "move")
    assert [seat.ai for seat in table.seats] == [None, "normal"]
    await ana.until(lambda: ana.message("Chaotic toad: **yes**"))


async def test_a_host_who_leaves_passes_on_and_an_empty_lobby_closes(house: House, bea: Seat) -> None:
    ana, lobby = await new(house)
    await bea.click("Sit down", on=lobby)
    await leave(ana, lobby)
    await bea.until(lambda: "1 · **Bea**, host" in text(bea.messages[-1]))
    await leave(bea, lobby)
    closed = await bea.until(lambda: bea.message("This table has closed"))
    assert "Everybody has left." in text(closed) and not buttons(closed)


async def test_a_lobby_that_its_host_closes_says_so(house: House) -> None:
    ana, _ = await new(house)
    await sure(ana, "table end")
    closed = await ana.until(lambda: ana.message("This table has closed"))
    assert "The host has closed it." in text(closed)


async def test_a_lobby_nobody_starts_closes_after_a_day_and_says_so(tmp_path: Path) -> None:
    clock = FakeTime()
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        ana, _ = await new(house)
        clock.advance(86_400.0)
        await house.tables.tick()
        closed = await ana.until(lambda: ana.message("This table has closed"))
        assert "Nobody started it within a day." in text(closed)


async def test_who_came_and_went_before_the_start_is_no_news_of_the_game(house: House, bea: Seat) -> None:
    """Nor may it be said after the first moves, or that an AI plays on where nobody had begun to play."""
    ana, lobby = await new(house, ai=1)
    await bea.click("Sit down", on=lobby)
    await leave(bea, lobby)
    await ana.click("Start", on=lobby)
    board = await ana.until(lambda: ana.message("goes first"))
    assert "Bea" not in text(board)


async def test_the_rules_are_pages_to_turn_privately(ana: Seat) -> None:
    page = await (await ana.slash("alakazum rules")).shown()
    assert "The goal" in text(page) and "Previous" not in buttons(page)
    turned = await ana.click("Next", on=page)
    assert turned.state == "updated" and "Cards" in text(turned.message or {})
    (select,) = selects(page)
    await ana.select(select, "alakazum.1", on=page)
    assert "The goal" in text(ana.messages[-1])


@pytest.mark.parametrize("command", ["table hand", "table status", "table log", "table leave", "table end"])
async def test_where_there_is_no_table_that_is_said(command: str, ana: Seat) -> None:
    reply = await ana.slash(command)
    assert reply.ephemeral and "no table in this channel" in text(await reply.shown())
