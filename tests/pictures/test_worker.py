"""The process that draws: same pictures as here, each once, a new process where one has died."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from pictures.cover import Cover, cover
from pictures.tile import Tile, draw
from pictures.worker import AT_ONCE, WAITING, Artist

PATIENCE = 120
"""Seconds, for a loaded machine."""


def mortal(tile: Tile) -> bytes:
    """Draws, but dies of one tile."""
    if tile == Cover("alakazam"):
        os._exit(1)
    if tile == Cover("alakazoo"):
        raise ValueError("no such colour")
    return draw(tile)


@pytest.fixture(scope="module")
def artist() -> Iterator[Artist]:
    one = Artist(kept=2, drawing=mortal)
    one.start()
    yield one
    one.close()


def test_pictures_are_the_same_as_here_and_drawn_once(artist: Artist) -> None:
    artist._known.clear()
    before = artist.counts.copy()
    first = artist.draw(cover("alakazum"))
    second = artist.draw(cover("alakazum"))
    assert first.result(PATIENCE) == draw(cover("alakazum")) == second.result(PATIENCE)
    assert artist.draw(cover("alakazum")).done()
    assert artist.known(cover("alakazum")) == first.result()
    now = artist.counts - before
    assert (now["asked"], now["drawn"], now["known"]) == (3, 1, 2)


def test_it_says_that_it_starts_until_it_can_draw() -> None:
    one = Artist(kept=2)
    assert not one.is_starting
    one.start()
    assert one.is_starting
    one.draw(cover("alakazum")).result(PATIENCE)
    assert not one.is_starting
    one.close()


def test_what_cannot_be_drawn_says_why_and_is_not_kept(artist: Artist) -> None:
    failed = artist.counts["failed"]
    with pytest.raises(ValueError, match="no such colour"):
        artist.draw(cover("alakazoo")).result(PATIENCE)
    assert artist.known(cover("alakazoo")) is None
    assert artist.counts["failed"] == failed + 1


def test_a_process_that_dies_is_followed_by_another(artist: Artist) -> None:
    started = artist.counts["started"]
    artist._known.clear()
    died, next_to_it, waiting = [artist.draw(cover(game)) for game in ("alakazam", "alakazoo", "alakazum")]
    for lost in (died, next_to_it):
        with pytest.raises(BrokenProcessPool):
            lost.result(PATIENCE)
    assert waiting.result(PATIENCE) == draw(cover("alakazum"))
    assert artist.counts["started"] == started + 1
    assert issubclass(BrokenProcessPool, BrokenExecutor)


def test_the_oldest_picture_is_forgotten_first() -> None:
    one = Artist(kept=2)
    for game, png in (("alakazum", b"1"), ("alakazoo", b"2"), ("alakazam", b"3")):
        one._keep(cover(game), png)
    assert [one.known(cover(game)) for game in ("alakazum", "alakazoo", "alakazam")] == [None, b"2", b"3"]


def test_a_closed_artist_draws_no_more() -> None:
    one = Artist()
    one.close()
    with pytest.raises(RuntimeError, match="closed"):
        one.draw(cover("alakazum"))


class SlowProcess:
    """A pool whose pictures are drawn when the test says so."""

    def __init__(self) -> None:
        self.handed: list[tuple[Tile, Future[bytes]]] = []

    def submit(self, drawing: object, tile: Tile) -> Future[bytes]:
        self.handed.append((tile, Future()))
        return self.handed[-1][1]


def slow_artist(monkeypatch: pytest.MonkeyPatch) -> tuple[Artist, SlowProcess]:
    one, process = Artist(), SlowProcess()
    monkeypatch.setattr(one, "_process", lambda: process)
    return one, process


def numbered(number: int) -> Tile:
    return Cover(str(number))


def test_what_was_asked_for_last_is_drawn_first(monkeypatch: pytest.MonkeyPatch) -> None:
    one, process = slow_artist(monkeypatch)
    futures = [one.draw(numbered(at)) for at in range(6)]
    assert one.draw(numbered(3)) is futures[3]  # somebody wants it again
    for at in range(6):
        process.handed[at][1].set_result(b"%d" % at)
    assert [tile for tile, _ in process.handed] == [numbered(at) for at in (0, 1, 3, 5, 4, 2)]
    assert [future.result(0) for future in futures] == [b"0", b"1", b"5", b"2", b"4", b"3"]
    assert one.counts["drawn"] == 6


def test_what_waits_too_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    one, process = slow_artist(monkeypatch)
    futures = [one.draw(numbered(at)) for at in range(AT_ONCE + WAITING + 2)]
    dropped = [at for at, future in enumerate(futures) if future.cancelled()]
    assert dropped == [AT_ONCE, AT_ONCE + 1] and one.counts["dropped"] == 2
    assert one.draw(numbered(AT_ONCE)) is not futures[AT_ONCE]  # it may be asked for again
    assert len(process.handed) == AT_ONCE


def test_closing_gives_up_what_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Artist()
    process = SlowProcess()
    monkeypatch.setattr(one, "_process", lambda: process)
    futures = [one.draw(numbered(at)) for at in range(3)]
    one.close()
    assert futures[2].cancelled() and not futures[0].done()
