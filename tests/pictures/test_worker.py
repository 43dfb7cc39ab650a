"""The process that draws: same pictures as here, each once, a new process where one has died."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from pictures.cover import Cover, cover
from pictures.tile import Tile, draw
from pictures.worker import Artist

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
    with pytest.raises(BrokenProcessPool):
        artist.draw(cover("alakazam")).result(PATIENCE)
    artist._known.clear()
    assert artist.draw(cover("alakazum")).result(PATIENCE) == draw(cover("alakazum"))
    assert artist.counts["started"] == started + 1
    assert issubclass(BrokenProcessPool, BrokenExecutor)


def test_the_oldest_picture_is_forgotten_first() -> None:
    one = Artist(kept=2)
    for game, png in (("alakazum", b"1"), ("alakazoo", b"2"), ("alakazam", b"3")):
        done = one._under_way[cover(game)] = _future(png)
        one._finished(cover(game), done)
    assert [one.known(cover(game)) for game in ("alakazum", "alakazoo", "alakazam")] == [None, b"2", b"3"]


def test_a_closed_artist_draws_no_more() -> None:
    one = Artist()
    one.close()
    with pytest.raises(RuntimeError, match="closed"):
        one.draw(cover("alakazum"))


def _future(png: bytes) -> Future[bytes]:
    future: Future[bytes] = Future()
    future.set_result(png)
    return future
