"""Pictures that are there in time, too late, already in the message, or not at all."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from bot.delivery.drawing import BROKEN_FOR, Drawing
from bot.delivery.layout import compose
from bot.screens.screen import Button, Buttons, Picture, Screen, Text
from pictures.worker import Artist, Ended
from workers.process import ProcessLost

from .fakes import FakeArtist, FakeTime, Square, settle

ONE, TWO = Picture(Square(1), "one"), Picture(Square(2), "two")
SCREEN = Screen((ONE, TWO, Text("words")))


def a_drawing() -> tuple[Drawing, FakeArtist, FakeTime]:
    artist, time = FakeArtist(), FakeTime()
    return Drawing(cast(Artist, artist), time), artist, time


def attachments(sheet: Any) -> list[tuple[object, str]]:
    """What an edit says of files: the id of one that stays, None for an upload; and its name."""
    uploads = {file.name for file in sheet.files}
    return [(None if one["filename"] in uploads else one["id"], one["filename"]) for one in sheet.attachments]


def test_a_mark_tells_screens_apart_by_all_that_a_message_shows() -> None:
    again = Screen((Picture(Square(1), "one"), Picture(Square(2), "two"), Text("words")))
    others = [
        Screen((replace(ONE, tile=Square(3)), TWO, Text("words"))),
        Screen((replace(ONE, alt="three"), TWO, Text("words"))),
        Screen((TWO, ONE, Text("words"))),
        Screen((ONE, TWO, Text("other words"))),
        Screen(SCREEN.parts, accent=1),
        Screen((ONE, TWO, Text("words"), Buttons((Button("words", "id"),)))),
    ]
    assert again.mark == SCREEN.mark
    assert len({each.mark for each in [SCREEN, *others]}) == 1 + len(others)


async def test_a_screen_without_pictures_waits_for_nothing() -> None:
    drawing, artist, _ = a_drawing()
    assert (await drawing.draw(Screen((Text("words"),)), 5)).whole
    assert artist.asked == []


async def test_without_an_artist_there_are_words() -> None:
    drawn = await Drawing(None).draw(SCREEN, 5)
    assert drawn.screen == Screen((Text("words"),)) and not drawn.whole and not Drawing(None).works


async def test_until_the_process_can_draw_screens_are_text() -> None:
    """Few words beside a picture that comes seconds later would leave a board that nobody can read."""
    drawing, artist, _ = a_drawing()
    artist.is_starting = True
    assert not drawing.works and not drawing.shows_in(1)
    artist.is_starting = False
    assert drawing.works and drawing.shows_in(1)


async def test_pictures_that_are_there_go_along() -> None:
    drawing, artist, _ = a_drawing()
    artist.finish(ONE.tile)
    artist.finish(TWO.tile)
    drawn = await drawing.draw(SCREEN, 0)
    assert drawn.whole and drawn.screen == SCREEN and artist.asked == []
    assert attachments(compose(drawn)) == [(None, ONE.name), (None, TWO.name)]


async def test_the_words_go_first_and_the_picture_is_there_the_next_time() -> None:
    drawing, artist, _ = a_drawing()
    artist.finish(ONE.tile)
    drawn = await drawing.draw(SCREEN, 0)
    assert not drawn.whole and drawn.screen == Screen((ONE, Text("words")))
    artist.finish(TWO.tile)
    assert (await drawing.draw(SCREEN, 0)).screen == SCREEN


async def test_a_picture_that_comes_within_the_time_goes_along() -> None:
    drawing, artist, _ = a_drawing()
    waiting = asyncio.create_task(drawing.draw(Screen((ONE,)), 30))
    await settle()
    artist.finish(ONE.tile)
    assert (await waiting).whole


async def test_what_the_message_has_is_neither_drawn_nor_uploaded_again() -> None:
    drawing, artist, _ = a_drawing()
    artist.finish(TWO.tile)
    drawn = await drawing.draw(SCREEN, 0, {ONE.name: 77, "gone.png": 78})
    assert drawn.whole and artist.asked == []
    assert attachments(compose(drawn)) == [(77, ONE.name), (None, TWO.name)]


@pytest.mark.parametrize("error", [ProcessLost("killed"), ValueError("a box too small")])
async def test_after_a_failure_screens_are_text_for_a_while(error: Exception) -> None:
    drawing, artist, time = a_drawing()
    waiting = asyncio.create_task(drawing.draw(Screen((ONE,)), 30))
    await settle()
    artist.fail(ONE.tile, error)
    assert not (await waiting).whole
    assert not drawing.works
    time.now += BROKEN_FOR
    assert drawing.works


async def test_a_failure_that_comes_later_counts_too() -> None:
    drawing, artist, _ = a_drawing()
    await drawing.prepare(Screen((ONE,)), 0, {})
    artist.fail(ONE.tile, ProcessLost("killed"))
    await settle()
    assert not drawing.works


async def test_what_was_being_drawn_when_we_stop_is_no_fault() -> None:
    drawing, artist, _ = a_drawing()
    with capture_logs() as logs:
        await drawing.prepare(Screen((ONE,)), 0, {})
        artist.fail(ONE.tile, Ended("closed"))
        await settle()
    assert logs == [] and drawing.works


async def test_a_failure_for_which_nobody_waits_any_more_is_no_error() -> None:
    """Who stops cancels who waits for pictures, and ends whoever draws them."""
    drawing, artist, _ = a_drawing()
    unheard = list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    waiting = asyncio.create_task(drawing.draw(Screen((ONE,)), 30))
    await settle()
    waiting.cancel()
    await settle()
    artist.fail(ONE.tile, ProcessLost("killed"))
    await settle()
    gc.collect()
    assert unheard == [] and not drawing.works


async def test_equal_pictures_of_a_message_are_one_file() -> None:
    drawing, artist, _ = a_drawing()
    artist.finish(ONE.tile)
    assert len(compose(await drawing.draw(Screen((ONE, ONE)), 0)).files) == 1


async def test_a_picture_that_discord_does_not_find_is_told_from_other_faults() -> None:
    from types import SimpleNamespace

    import discord

    from bot.delivery.discord_api import LostPictures, expecting

    def refusal(text: str) -> discord.HTTPException:
        return discord.HTTPException(
            cast(Any, SimpleNamespace(status=400, reason="Bad")), {"code": 50035, "message": text}
        )

    drawing, _, _ = a_drawing()
    sheet = compose(await drawing.draw(SCREEN, 0, {ONE.name: 7, TWO.name: 8}))
    with pytest.raises(LostPictures), expecting("edit", sheet=sheet):
        raise refusal("Attachment data not found")
    with pytest.raises(discord.HTTPException), expecting("edit", sheet=sheet):
        raise refusal("Must be 4000 or fewer in length.")
    with pytest.raises(discord.HTTPException), expecting("edit", sheet=compose(drawing.words(SCREEN))):
        raise refusal("Attachment data not found")
