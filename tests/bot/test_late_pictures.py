"""Where more is to be drawn than can be: words at once, pictures ever more rarely asked for, and some day all."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any, cast

import pytest

from bot.delivery.discord_api import DiscordApi, PrivateMessage
from bot.delivery.drawing import Drawing
from bot.delivery.reconciler import Reconciler, Updater
from bot.delivery.surface import Outgoing, Shown, Surface, Words
from bot.delivery.transports import ByAnswer, ByInteraction, ByToken
from bot.screens.screen import Picture, Screen, Text
from pictures.tile import Tile
from pictures.worker import Artist
from tests.bot.fakes import FakeAnswer, FakeArtist, FakeMessages, FakeTime, Square, settle


class Overwhelmed(FakeArtist):
    """Drops what it is asked for, until it has room."""

    def __init__(self) -> None:
        super().__init__()
        self.has_room = False

    def draw(self, tile: Tile, *, later: bool = False) -> Future[bytes]:
        dropped = super().draw(tile, later=later)
        if self.has_room:
            self.finish(tile)
        else:
            self._waiting.pop(tile).cancel()
        return dropped


class Scene(Surface, Updater):
    """A message with a picture, its line, the way to it, and when what was done."""

    name, table, waits = "scene", 7, 0.0

    def __init__(self) -> None:
        Surface.__init__(self, channel=1, message=2)
        Updater.__init__(self)
        self.artist, self.passing, self.words, self.instead = Overwhelmed(), FakeTime(), "words", "one"
        self.reconciler = Reconciler(Drawing(cast(Artist, self.artist), self.passing), self.passing)
        self.asked, self.sent = list[float](), list[tuple[float, Screen]]()
        self._began = self.passing.time()

    @property
    def now(self) -> float:
        return round(self.passing.time() - self._began, 1)

    async def ready(self) -> bool:
        return self.is_stale

    async def wanted(self, *, pictures: bool) -> Screen:
        self.asked.append(self.now)
        if not pictures:
            return Screen((Text(self.words), Text("all in words")))
        return Screen((Text(self.words), Picture(Square(1), "one", instead=self.instead)))

    async def bring(self) -> None:
        if not await self.reconciler.bring(self, self):
            await self.reconciler.again(self, self)

    async def put(self, outgoing: Outgoing, message: int | None) -> int | None:
        self.sent.append((self.now, outgoing.drawn.screen))
        return message

    def change(self, words: str) -> None:
        self.words = words
        self.touch()
        self.reconciler.look(self)


@pytest.fixture
async def scene() -> Scene:
    scene = Scene()
    scene.reconciler.look(scene)
    return scene


async def test_pictures_are_asked_for_ever_more_rarely_and_words_sent_once(scene: Scene) -> None:
    await scene.passing.advance(60)
    assert scene.sent == [(0.0, Screen((Text("words"), Text("one"))))]
    assert sorted(set(scene.asked)) == pytest.approx([0.0, 2.4, 7.2, 16.8, 36.0, 56.0], abs=0.3)


async def test_they_come_as_soon_as_there_is_room_to_draw_them(scene: Scene) -> None:
    await scene.passing.advance(20)
    scene.artist.has_room = True
    await scene.passing.advance(20)
    assert [(at, isinstance(screen.parts[1], Picture)) for at, screen in scene.sent] == [
        (0.0, False),
        (pytest.approx(21.6, abs=0.3), True),
    ]
    assert scene.worker is None


async def test_a_change_is_told_at_once_in_words(scene: Scene) -> None:
    await scene.passing.advance(20)
    scene.change("other words")
    await scene.passing.advance(0.1)
    assert scene.sent[1:] == [(pytest.approx(20, abs=0.3), Screen((Text("other words"), Text("one"))))]


async def test_what_has_no_words_in_the_place_of_its_picture_is_told_in_words_until_it_comes() -> None:
    scene = Scene()
    scene.instead = ""
    scene.reconciler.look(scene)
    await scene.passing.advance(20)
    assert scene.sent == [(0.0, Screen((Text("words"), Text("all in words"))))]
    scene.artist.has_room = True
    await scene.passing.advance(20)
    assert scene.sent[1][1] == Screen((Text("words"), Picture(Square(1), "one")))
    assert len(scene.sent) == 2


async def test_pictures_that_come_late_never_cover_what_was_shown_in_their_place_since() -> None:
    """A page is shown in words, its pictures are being drawn, and a button on it leads to another page."""
    artist, passing, discord = FakeArtist(), FakeTime(), FakeMessages(FakeTime())
    reconciler, there = Reconciler(Drawing(cast(Artist, artist), passing), passing), Shown(5)
    drawn, plain = Screen((Text("first"), Picture(Square(1), "one", instead="one"))), Screen((Text("second"),))
    first, second = Words(1, drawn), Words(1, plain)
    for page in (first, second):
        page.shown, page.waits, page.answer_waits = there, 60.0, 0.0
    assert not await reconciler.bring(first, ByInteraction(cast(ByAnswer, FakeAnswer(discord, 5))))
    token = ByToken(cast(DiscordApi, discord), PrivateMessage(cast(Any, None), 5, True), closes=1e9)
    late = asyncio.create_task(reconciler.bring(first, token))
    await settle()
    assert await reconciler.bring(second, ByInteraction(cast(ByAnswer, FakeAnswer(discord, 5))))
    artist.finish(Square(1))
    await late
    assert "second" in str(discord.shown[5]) and discord.named("edit_private") == []
