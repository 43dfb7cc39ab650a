"""Where Discord takes no pictures, boards and hands are shown in words: soon, and for an hour."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from playground import DiscordError, Playground, Seat
from tests.bot.fakes import DrawingAtOnce
from tests.bot.house import House, a_game, asked, moved, text
from tests.bot.test_pictures import begun, board, pictures
from tests.bot.test_playing import answer, hand

pytestmark = pytest.mark.usefixtures("no_errors")

TOLD = "Discord has switched off file uploads on this server"
NOT_FOUND = {"code": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "message": "The attachment was not found"}


@pytest.fixture
def no_tracebacks() -> Iterator[None]:
    with capture_logs() as events:
        yield
    assert [event for event in events if event.get("exc_info")] == []


def refusing(play: Playground, monkeypatch: pytest.MonkeyPatch, *, code: int = 50035, calls: str = "edit") -> list[Any]:
    """From now on edits (or posts) of channel messages with new files are refused; those that were."""
    real, refused = getattr(play.world.messages, calls), list[Any]()

    def strictly(*given: Any) -> Any:
        if given[-1]:
            refused.append(given)
            raise DiscordError(code, errors={"components": {"_errors": [NOT_FOUND]}} if code == 50035 else None)
        return real(*given)

    monkeypatch.setattr(play.world.messages, calls, strictly)
    return refused


async def settled(house: House) -> None:
    """Wait until a person is asked at table 1, and its board is saved as sent: it shows all that it is to show."""
    table = await house.tables.find(1)

    async def goes_on() -> bool:
        return (
            any(table.seats[one.seat].user is None for one in table.now.decisions) or await house.store.unsent() != []
        )

    while await goes_on():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def shows_the_truth(house: House, seat: Seat) -> bool:
    """The channel's board says what a fresh look at the table does."""
    await settled(house)
    there, fresh = words(board(seat)), words(await (await seat.click("Watch", on=board(seat))).shown())
    return fresh[: len(there)] == there


def words(message: dict[str, Any]) -> list[str]:
    """Without signs, for the bot's own emojis may take their place meanwhile."""
    return re.findall(r"\w+", re.sub(r"<:\w+:\d+>", "", text(message)))


@pytest.fixture
def parts() -> dict[str, Any]:
    return {"artist": DrawingAtOnce()}


@pytest.mark.usefixtures("no_tracebacks")
@pytest.mark.parametrize("code", [50035, 40005])
async def test_an_edit_whose_pictures_are_refused_goes_in_words(
    code: int, monkeypatch: pytest.MonkeyPatch, house: House, play: Playground, ana: Seat
) -> None:
    await begun(house, ana)
    await ana.until(lambda: len(pictures(board(ana))) >= 2)
    await settled(house)
    refused = refusing(play, monkeypatch, code=code)
    before = text(board(ana))
    await moved(house, 1)
    await ana.until(lambda: text(board(ana)) != before and not pictures(board(ana)))
    assert len(refused) == 2, "the second time in a row is enough"
    await moved(house, 3)
    assert await shows_the_truth(house, ana)
    assert len(refused) == 2, "and for an hour nobody tries again"


@pytest.mark.usefixtures("no_tracebacks")
async def test_after_an_hour_pictures_are_tried_again(
    monkeypatch: pytest.MonkeyPatch, house: House, play: Playground, ana: Seat
) -> None:
    await begun(house, ana)
    await ana.until(lambda: len(pictures(board(ana))) >= 2)
    await settled(house)
    with monkeypatch.context() as patched:
        refusing(play, patched)
        await moved(house, 1)
        await ana.until(lambda: not pictures(board(ana)))
    drawing = house.client.services.drawing
    later = drawing._time.time() + 3601  # the clock that the house was given
    monkeypatch.setattr(drawing._time, "time", lambda: later)
    await moved(house, 1)
    await ana.until(lambda: len(pictures(board(ana))) >= 2)


@pytest.mark.usefixtures("no_tracebacks")
async def test_a_post_whose_pictures_are_refused_goes_in_words(
    monkeypatch: pytest.MonkeyPatch, house: House, play: Playground, ana: Seat
) -> None:
    old = await begun(house, ana)
    refusing(play, monkeypatch, calls="send")
    await ana.slash("table status")
    await ana.until(lambda: board(ana)["id"] != old["id"] and not pictures(board(ana)))


@pytest.mark.usefixtures("no_tracebacks")
async def test_a_server_without_uploads_plays_in_words_and_is_told_once(house: House, play: Playground) -> None:
    play.guild.uploads = False
    ana, bea = house.seat("Ana"), house.seat("Bea")
    reply = await ana.slash("alakazum new")
    lobby = await reply.shown()
    assert "Sit down" in str(lobby["components"]) and not reply.ephemeral
    await bea.click("Sit down", on=lobby)
    await ana.click("Start", on=lobby)
    await ana.until(lambda: any("Watch" in str(one["components"]) for one in ana.messages))
    mine = await hand(ana)
    assert text(mine)
    await moved(house, 3)
    assert await shows_the_truth(house, ana)
    for seat in (ana, bea):
        await seat.slash("table status")
    await ana.until(lambda: ana.message(TOLD))
    assert sum(TOLD in text(one) for seat in (ana, bea) for one in seat.messages) == 1


@pytest.mark.usefixtures("no_tracebacks")
async def test_uploads_switched_off_in_a_game_fail_no_press(house: House, play: Playground) -> None:
    ana, bea = await a_game(house, "Ana", "Bea")
    who, other = await asked(house, [ana, bea])
    mine = await hand(who)
    play.guild.uploads = False
    assert "Refresh" in str((await hand(other))["components"])
    reply = await answer(who, mine)
    assert reply.state in ("updated", "acknowledged") and (await house.tables.find(1)).n == 1


@pytest.mark.usefixtures("no_tracebacks")
async def test_the_copy_of_ones_data_says_that_no_file_can_be_sent(house: House, play: Playground) -> None:
    play.guild.uploads = False
    shown = await (await house.seat("Ana").slash("me export")).shown()
    assert "on another server" in text(shown) and not shown["attachments"]
