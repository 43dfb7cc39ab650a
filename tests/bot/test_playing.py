"""Games through the real client: what every press comes to, the right ones and the wrong ones."""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - people press at random, each test by its own seed
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from games.kernel import codec
from playground import Playground, Reply, Seat
from tables.time_source import SystemTime
from tests.bot.house import QUICK, House, a_game, a_house, asked, buttons, close, is_hand, press, selects, sure, text
from tests.harness.people import Player, play_on

pytestmark = pytest.mark.usefixtures("no_errors")


class SetTime(SystemTime):
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.ahead = 0.0
        super().__init__(wall=lambda: time.time() + self.ahead)


def ends(seat: Seat) -> list[Any]:
    """The public messages that tell how a game ended."""
    return [one for one in seat.messages if "Rematch" in buttons(one) and not one.get("flags", 0) & 64]


async def hand(seat: Seat) -> dict[str, Any]:
    """Opened anew; on a busy machine it follows what is acknowledged first."""
    known = {one["id"] for one in seat.messages}
    reply = await seat.click("My hand")
    if reply.state != "acknowledged":
        return await reply.shown()
    mine = await seat.until(lambda: [one for one in seat.messages if one["flags"] & 64 and one["id"] not in known])
    return mine[0]


def boards(seat: Seat) -> list[dict[str, Any]]:
    """The public boards on the screen."""
    return [one for one in seat.messages if "Watch" in buttons(one)]


def question(message: dict[str, Any]) -> tuple[str, str | None]:
    """A control in a message that answers a question: custom id and, in a select, a value."""
    for id in buttons(message).values():
        if id.split(":")[2].isdigit():
            return id, None
    for id, values in selects(message).items():
        if id.split(":")[2].isdigit():
            return id, values[0]
    raise AssertionError(f"nothing is asked in: {text(message)}")


async def answer(seat: Seat, message: dict[str, Any], *, wait: bool = True) -> Reply:
    id, value = question(message)
    return await press(seat, message, id, value, wait=wait)


async def state(house: House) -> bytes:
    table = await house.tables.find(1)
    assert table.game is not None
    return codec.dumps(table.game.snapshot())


# ---- whole games ---------------------------------------------------------------------------------------------------


BASE: dict[str, Any] = {}
EXPANSION: dict[str, Any] = {"expansion": True}
LONG = [
    *[
        pytest.param(people, ai, BASE, marks=pytest.mark.long)
        for people, ai in [(1, 1), (2, 0), (2, 3), (3, 1), (4, 0), (4, 1), (5, 0)]
    ],
    *[pytest.param(people, ai, EXPANSION, marks=pytest.mark.long) for people, ai in [(1, 1), (2, 1), (3, 2)]],
]


@pytest.mark.parametrize(("people", "ai", "rules"), [(2, 1, BASE), (1, 2, EXPANSION), *LONG])
async def test_a_whole_game_of_random_pressers(people: int, ai: int, rules: dict[str, Any], house: House) -> None:
    """Every press is answered, no limit is broken (the playground would refuse), nothing is in the log as an error."""
    seats = await a_game(house, *["Ana", "Bea", "Carl", "Dora", "Eva"][:people], ai=ai, **rules)
    players = [Player(seat, random.Random(f"{people}{ai}{at}")) for at, seat in enumerate(seats)]
    await play_on(players, seconds=220.0)
    assert [problem for player in players for problem in player.problems] == []
    assert sum(player.presses for player in players) > 10
    table = await house.tables.find(1)
    assert table.status == "over" and table.game is not None and table.game.outcome is not None
    end = await seats[0].until(lambda: next(iter(ends(seats[0])), None))
    assert ends(seats[0]) == [end]
    board = next(one for one in seats[0].messages if "Watch" in buttons(one))
    assert int(board["id"]) < int(end["id"]) and "My hand" in buttons(board)
    gone = lambda: not seats[0].message("it’s your turn")  # noqa: E731
    await seats[0].until(gone, timeout=75)  # the last calls go after a minute


async def test_after_the_end_seed_log_and_rematch(house: House) -> None:
    ana, bea = await a_game(house, "Ana", "Bea")
    for seat in (ana, bea):
        await sure(seat, "table end")
    board = await ana.until(lambda: next((one for one in ana.messages if "Rematch" in buttons(one)), None))
    assert "ended early" in text(board)
    check = await ana.click("Check", on=await (await ana.click("More", on=board)).shown())
    assert check.ephemeral
    shown = text(await check.shown())
    table = await house.tables.find(1)
    assert table.now.seed.hex() in shown and table.commitment in shown
    assert (await bea.click("Rematch", on=board)).ephemeral
    lobby = await ana.until(lambda: ana.message("**Bea**, host"))
    await ana.click("Sit down", on=lobby)
    assert (await house.tables.find(2)).seat_of(int(ana.id)) == 1


async def test_a_rematch_against_ai_opens_the_hand_of_the_next_game(house: House) -> None:
    ana, *_ = await a_game(house, "Ana", ai=1)
    await sure(ana, "table end")
    end = await ana.until(lambda: next((one for one in ana.messages if "Rematch" in buttons(one)), None))
    reply = await ana.click("Rematch", on=end)
    assert reply.ephemeral and "al:2:log:last" in buttons(await reply.shown()).values()
    assert (await house.tables.find(2)).status == "live"


# ---- right presses -------------------------------------------------------------------------------------------------


async def test_a_press_on_the_board_is_answered_by_the_board(house: House, seats: list[Seat]) -> None:
    who, other = await asked(house, seats)
    board = next(one for one in who.messages if "Watch" in buttons(one))
    before = text(board)
    reply = await answer(who, board)
    assert reply.state == "updated" and reply.message is not None
    assert reply.message["id"] == board["id"] and text(reply.message) != before
    assert text(other.messages[0]) == text(reply.message)


async def test_a_press_on_the_hand_is_answered_by_the_hand_and_the_board_follows(house: House) -> None:
    seats = await a_game(house, "Ana", "Bea")
    who, _ = await asked(house, seats)
    mine = await hand(who)
    before = text(who.messages[0])
    reply = await answer(who, mine)
    assert reply.state == "updated" and reply.ephemeral
    await who.until(lambda: text(who.messages[0]) != before)


async def test_a_second_hand_takes_the_place_of_the_first(house: House) -> None:
    ana, _ = await a_game(house, "Ana", "Bea")
    first = await hand(ana)
    second = await (await ana.slash("table hand")).shown()
    await ana.until(lambda: first["id"] not in [one["id"] for one in ana.messages])
    assert second["id"] in [one["id"] for one in ana.messages]


async def test_log_watch_and_rules_open_privately(house: House) -> None:
    ana, _ = await a_game(house, "Ana", "Bea")
    board = ana.messages[0]
    for label in ("Log", "Watch", "Rules"):
        reply = await ana.click(label, on=board)
        assert reply.ephemeral and text(await reply.shown())
    stranger = house.seat("Stranger")
    reply = await stranger.click("Watch", on=board)
    assert reply.ephemeral and "**Ana**" in text(await reply.shown())


async def test_from_the_log_one_gets_back_to_the_hand(house: House) -> None:
    """It is shown where the hand was; a spectator has no hand to go back to."""
    ana, _ = await a_game(house, "Ana", "Bea")
    shown = await (await ana.click("Log", on=await hand(ana))).shown()
    assert text(shown).startswith("**Log**")
    again = await (await ana.click("Back to my hand", on=shown)).shown()
    assert again["id"] == shown["id"] and is_hand(again)
    stranger = house.seat("Stranger")
    assert "Back to my hand" not in buttons(await (await stranger.click("Log", on=boards(stranger)[0])).shown())


async def whole_log(seat: Seat) -> set[str]:
    """Every line of the log, page by page from the newest on."""
    page = await (await seat.click("Log", on=boards(seat)[0])).shown()
    lines = set(text(page).splitlines()[1:])
    while "Older" in buttons(page):
        page = (await seat.click("Older", on=page)).message or {}
        lines |= set(text(page).splitlines()[1:])
    return lines


async def test_the_log_shows_everybody_only_what_they_may_know(house: House) -> None:
    ana, bea = await a_game(house, "Ana", "Bea")
    players = [Player(ana, random.Random(1)), Player(bea, random.Random(2))]
    stranger = house.seat("Stranger")
    table = await house.tables.find(1)
    await play_on(players, lambda: table.n > 12)  # by now both have drawn a card or two
    seen = [await whole_log(seat) for seat in (ana, bea, stranger)]
    assert seen[2] <= seen[0] and seen[2] <= seen[1]  # all that is public, and for the seated their own too
    assert seen[2] < seen[0] | seen[1]


async def test_the_standing_answer_can_be_set_from_the_hand(house: House) -> None:
    ana, _ = await a_game(house, "Ana", "Bea")
    mine = await hand(ana)
    await ana.click("More", on=mine)
    await ana.click("Reactions", on=mine)
    await ana.click("Let it happen", on=mine)
    table = await house.tables.find(1)
    assert table.seats[0].standing == "let"
    reply = await ana.click("Back to my hand", on=mine)
    assert is_hand(reply.message or {})


async def test_leaving_hands_the_seat_to_an_ai(house: House) -> None:
    _, bea = await a_game(house, "Ana", "Bea")
    asked = await (await bea.slash("table leave")).shown()
    assert "An AI plays on in your seat." in text(asked)
    assert (await house.tables.find(1)).seats[1].user is not None, "only asked"
    reply = await bea.click("Leave the table", on=asked)
    assert reply.ephemeral and "given up your seat" in text(await reply.shown())
    assert (await house.tables.find(1)).seats[1].ai == "normal"


async def test_who_is_not_sure_stays(house: House) -> None:
    _, bea = await a_game(house, "Ana", "Bea")
    for command in ("table leave", "table end"):
        asked = await (await bea.slash(command)).shown()
        assert "Nothing has changed." in text(await (await bea.click("No", on=asked)).shown())
    table = await house.tables.find(1)
    assert table.status == "live" and table.seats[1].user == int(bea.id) and not table.seats[1].wants_end
    stranger = await house.seat("Eve").slash("table leave")
    assert "You don’t have a seat at this table." in text(await stranger.shown())


async def test_what_leaving_does_is_asked_again_where_it_has_changed(house: House) -> None:
    ana, bea = await a_game(house, "Ana", "Bea")
    asked = await (await bea.slash("table leave")).shown()
    await sure(ana, "table leave")
    reply = await bea.click("Leave the table", on=asked)
    assert "Nobody else has a seat here, so the table ends." in text(await reply.shown())
    assert (await house.tables.find(1)).status == "live"
    await bea.click("Leave the table", on=bea.message("Nobody else has a seat here"))
    assert (await house.tables.find(1)).status == "over"


async def test_the_hand_of_who_has_left_says_so_and_how_to_go_on(house: House, seats: list[Seat]) -> None:
    who, other = await asked(house, seats)
    mine = await hand(who)
    control = question(mine)
    await sure(who, "table leave")
    left = await who.until(lambda: who.message("You no longer have a seat at this table."))
    assert left["id"] == mine["id"] and "The game goes on without you" in text(left) and "Watch" in buttons(left)
    house.client.services.hands._open.clear()  # as if its token had died meanwhile
    reply = await press(who, mine, *control)
    assert reply.state == "updated" and "You no longer have a seat" in text(reply.message or {})
    assert (await who.click("Watch", on=reply.message)).ephemeral
    await sure(other, "table end")
    reply = await press(who, mine, *control)
    assert "The game is over: **Watch** shows how it ended." in text(reply.message or {})


async def test_ending_takes_everybody_who_is_there(house: House) -> None:
    ana, bea, _ = await a_game(house, "Ana", "Bea", "Cid")
    await house.tables.change(1, lambda draft: draft.sit(2, draft.state.seats[2].replace(away=True)))
    assert "without a winner once everybody agrees" in text(await (await ana.slash("table end")).shown())
    assert "1 of 2" in text(await (await sure(ana, "table end")).shown())
    assert (await house.tables.find(1)).status == "live"
    assert "The game ends at once" in text(await (await bea.slash("table end")).shown())
    assert "has ended" in text(await (await sure(bea, "table end")).shown())
    assert (await house.tables.find(1)).status == "over"


@pytest.mark.parametrize("on_hand", [False, True])
async def test_the_seed_of_a_running_game_is_shown_to_nobody(on_hand: bool, house: House) -> None:
    ana, _ = await a_game(house, "Ana", "Bea")
    message = await hand(ana) if on_hand else ana.messages[0]
    reply = await press(ana, message, "al:1:end:check")
    seed = (await house.tables.find(1)).now.seed.hex()
    assert reply.ephemeral and seed not in str(await reply.shown())
    assert not ana.message(seed)


# ---- wrong presses: the reason, privately, and nothing changed -----------------------------------------------------


async def test_an_outsider(house: House, seats: list[Seat]) -> None:
    before = await state(house)
    stranger = house.seat("Stranger")
    for wrong in (lambda: answer(stranger, seats[0].messages[0]), lambda: stranger.click("My hand")):
        reply = await wrong()
        assert reply.ephemeral
        shown = await reply.shown()
        assert "have a seat at this table" in text(shown) and "Watch" in buttons(shown)
    assert await state(house) == before


async def test_out_of_turn(house: House, seats: list[Seat]) -> None:
    before = await state(house)
    _, other = await asked(house, seats)
    reply = await answer(other, other.messages[0])
    shown = await reply.shown()
    assert reply.ephemeral and "nothing to decide right now" in text(shown) and "My hand" in buttons(shown)
    assert await state(house) == before
    assert is_hand((await other.click("My hand", on=shown)).message or {})


async def test_a_double_press_is_applied_once(house: House, seats: list[Seat]) -> None:
    who, _ = await asked(house, seats)
    board = dict(who.messages[0])
    first, second = await asyncio.gather(answer(who, board), answer(who, board))
    assert {first.state, second.state} == {"updated", "answered"}
    late = first if first.state == "answered" else second
    assert (late.ephemeral and "nothing happened" in text(await late.shown())) or "Too late" in text(await late.shown())
    assert (await house.tables.find(1)).n == 1


async def test_two_people_at_the_same_moment(house: House) -> None:
    seats = await a_game(house, "Ana", "Bea", "Carl")
    board = dict(seats[0].messages[0])
    replies = await asyncio.gather(*(answer(seat, board) for seat in seats))
    assert sorted(reply.state for reply in replies) == ["answered", "answered", "updated"]
    assert all(reply.ephemeral for reply in replies if reply.state == "answered")
    assert (await house.tables.find(1)).n == 1


async def test_an_old_hand_turns_into_the_fresh_one_in_the_same_tap(house: House, seats: list[Seat]) -> None:
    who, _ = await asked(house, seats)
    mine = await hand(who)
    id, value = question(mine)
    await answer(who, dict(who.messages[0]))  # on the board
    before = await state(house)
    reply = await press(who, mine, id, value)  # the same question, on the old hand
    assert reply.state == "updated" and reply.ephemeral
    assert "nothing happened" in text(reply.message or {}) and is_hand(reply.message or {})
    assert await state(house) == before


async def test_a_paused_hand_is_the_fresh_one_where_somebody_went_on_before(house: House, seats: list[Seat]) -> None:
    who, _ = await asked(house, seats)
    await hand(who)
    for seat in seats:  # one wishes it, the other agrees
        await seat.slash("table pause")
    paused = await hand(who)
    other = next(seat for seat in seats if seat is not who)
    for seat, message in ((other, dict(other.messages[0])), (who, dict(paused))):
        reply = await press(seat, message, "al:1:pause:resume")
    assert reply.state == "updated" and is_hand(reply.message or {})
    assert "nothing happened" in text(reply.message or {}) and question(reply.message or {})


async def test_after_the_end(house: House, seats: list[Seat]) -> None:
    who, _ = await asked(house, seats)
    mine, board = await hand(who), dict(who.messages[0])
    on_hand, on_board = question(mine), question(board)
    for seat in seats:
        await sure(seat, "table end")
    reply = await press(who, board, *on_board)
    assert reply.ephemeral and "over" in text(await reply.shown())
    reply = await press(who, mine, *on_hand)
    assert reply.state == "updated" and text(reply.message or {}).startswith("⚠ **The game is already over,**")
    assert "Rematch" in buttons(reply.message or {})


@pytest.mark.parametrize(
    "id", ["al:1:9999:pass", "al:1:1:nonsense.7", "al:999:1:pass", "al:1:nowhere:x", "x", "al:1:log:x.y"]
)
async def test_a_forged_or_unknown_control(id: str, house: House) -> None:
    """Answered at once, not only when the last resort rings, and never with an error in the log."""
    ana, _ = await a_game(house, "Ana", "Bea")
    before = await state(house)
    reply = await press(ana, ana.messages[0], id)
    assert reply.ephemeral and text(await reply.shown())
    assert await state(house) == before


async def test_a_table_is_not_to_be_pressed_from_another_channel(house: House, play: Playground) -> None:
    ana, bea = await a_game(house, "Ana", "Bea")
    other = play.world.channel(play.guild, "other")
    before = await state(house)
    reply = await ana.slash("alakazum new", channel=other.id)
    lobby = await reply.shown()
    id, value = question(ana.messages[0])
    ana.go(other.id)
    wrong = await press(ana, lobby, id, value)
    assert wrong.ephemeral and "no longer works" in text(await wrong.shown())
    assert await state(house) == before
    assert bea


# ---- faults --------------------------------------------------------------------------------------------------------


async def test_after_a_restart_all_old_buttons_work(tmp_path: Path, play: Playground) -> None:
    async with a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, other = await asked(house, seats)
        mine, theirs = await hand(who), await hand(other)
        board = who.messages[0]
    async with a_house(play, tmp_path / "a.db") as house:
        await play.connected(2)
        reply = await other.click("Refresh", on=theirs)
        assert reply.state == "updated"
        reply = await answer(who, mine)
        assert reply.state == "updated" and (await house.tables.find(1)).n == 1
        who, _ = await asked(house, seats)
        fresh = await who.until(lambda: next((one for one in who.messages if one["id"] == board["id"]), None))
        await who.until(lambda: question(who.messages[0])[0].split(":")[2] != "1")
        assert fresh and (await answer(who, who.messages[0])).state == "updated"
        assert (await house.tables.find(1)).n == 2


async def test_while_it_stops_people_are_asked_to_come_back(house: House, seats: list[Seat]) -> None:
    who, _ = await asked(house, seats)
    before = await state(house)
    await house.client.intake.stop(1.0)
    reply = await answer(who, who.messages[0])
    assert reply.ephemeral and "restarting" in text(await reply.shown())
    assert await state(house) == before
    await close(house.client)


async def test_a_press_that_came_too_late_is_dropped_and_the_next_one_counts(tmp_path: Path) -> None:
    """Held back 3.5 s on its way: Discord takes no answer to it any more, so it must not be applied either."""
    async with Playground(faults="late @5") as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")  # three interactions
        who, _ = await asked(house, seats)
        await hand(who)  # the fourth: lateness has something to compare with
        reply = await answer(who, who.messages[0])
        await reply.acknowledged()
        assert reply.failed
        await asyncio.sleep(0.8)
        assert (await house.tables.find(1)).n == 0
        assert (await answer(who, who.messages[0])).state == "updated"


@pytest.mark.parametrize("seconds", [582.0, -582.0, 40.0])
async def test_a_clock_that_is_set_makes_no_press_late(seconds: float, tmp_path: Path) -> None:
    """As after a machine's pause, or when its time is set: not a single press is lost, and it is told once."""
    clock = SetTime()
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        seats = await a_game(house, "Ana", "Bea", clock="slow")
        assert house.client.intake.clock_step is None
        clock.ahead = seconds
        with capture_logs() as lines:
            who, other = await asked(house, seats)
            table = await house.tables.find(1)
            assert not (await answer(who, who.messages[0])).failed
            await who.until(lambda: table.n == 1)
            assert await hand(who) and await hand(other)
        (line,) = [line for line in lines if line["event"] == "clock_stepped"]
        assert line["seconds"] == pytest.approx(seconds, abs=1) and line["log_level"] == "warning"
        step = house.client.intake.clock_step
        assert step is not None and step.seconds == pytest.approx(seconds, abs=1)


@pytest.mark.parametrize("seconds", [3600, -3600])
async def test_a_clock_that_is_set_runs_out_nobodys_turn(seconds: int, tmp_path: Path) -> None:
    """Whoever has a minute keeps it, and the board shows the new moment, though nobody presses."""
    clock, timing = SetTime(), replace(QUICK, heartbeat=0.05)
    async with Playground() as play, a_house(play, tmp_path / "a.db", timing=timing, time=clock) as house:
        ana, _ = await a_game(house, "Ana", "Bea")
        table = await house.tables.find(1)
        await ana.until(lambda: moments(ana))
        before = moments(ana)
        with capture_logs() as lines:
            clock.ahead = seconds
            await ana.until(lambda: moments(ana) and moments(ana) != before)
        assert moments(ana)[0] - before[0] == pytest.approx(seconds, abs=2)
        assert table.n == 0
        assert [line["event"] for line in lines].count("clock_stepped") == 1


async def test_each_step_of_the_clock_is_logged_once_whoever_notices_it(house: House) -> None:
    """Two of the same length are two."""
    intake = house.client.intake
    with capture_logs() as lines:
        for by in ("tables", "presses", "tables", "tables", "presses", "presses"):
            intake.clock_was_set(600.0 if by == "tables" else 600.5, by)
        intake.clock_was_set(-40.0, "presses")
        intake.clock_was_set(-40.0, "tables")
    told = [line["seconds"] for line in lines if line["event"] == "clock_stepped"]
    assert told == [600.0, 600.0, 600.0, -40.0]


def moments(seat: Seat) -> list[int]:
    """The moments that the board names, unix seconds."""
    return [int(moment) for moment in re.findall(r"<t:(\d+)", text(seat.messages[0]))]


async def test_a_command_that_came_too_late_is_not_done(tmp_path: Path) -> None:
    """Nobody may find a lobby that they were told had failed."""
    async with Playground(faults="late @2") as play, a_house(play, tmp_path / "a.db") as house:
        ana = house.seat("Ana")
        await (await ana.slash("help")).shown()  # lateness has something to compare with
        reply = await ana.slash("alakazum new", wait=False)
        await reply.acknowledged()
        assert reply.failed
        await asyncio.sleep(0.8)
        assert await house.store.load_live() == []


@pytest.mark.parametrize("private", [True, False])
async def test_a_message_that_is_deleted_under_the_finger(private: bool, house: House, play: Playground) -> None:
    seats = await a_game(house, "Ana", "Bea")
    who, _ = await asked(house, seats)
    message = await hand(who) if private else who.messages[0]
    pressing = asyncio.create_task(answer(who, message))
    await asyncio.sleep(0)
    play.world.messages.remove(play.channel.messages[int(message["id"])])
    reply = await pressing
    assert reply.state == "answered" and reply.ephemeral
    assert (await house.tables.find(1)).n == 1
    await who.until(lambda: len(boards(who)) == 1)
