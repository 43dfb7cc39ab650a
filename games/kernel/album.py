"""What people keep of the games that they finish: stickers, each once, in an album with pages of nine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from .values import Event

PAGE = 9
"""Stickers of a page, at most."""


class AlbumPage(NamedTuple):
    """A page whose stickers are known before anybody has one."""

    edition: str
    """Counted by itself: a box, or a part of one."""
    name: str
    """Of the page; several pages may have the same."""
    stickers: tuple[str, ...]
    """By their ids, in the order in which they lie there."""


class Album(Protocol):
    """What a game has to be kept."""

    @property
    def pages(self) -> Sequence[AlbumPage]:
        """Empty: every sticker is made in its game, and nobody knows how many there could be."""
        ...

    def found(self, game: Any, seat: int, events: Sequence[Event], since: int) -> Sequence[str]:
        """What a seat of a finished game brought whoever decided there from event `since` on, the first first.

        `events`: all of the game, those of every audience.
        """
        ...


def in_pages(edition: str, name: str, stickers: Sequence[str]) -> list[AlbumPage]:
    """As many pages as they need."""
    return [AlbumPage(edition, name, tuple(stickers[at : at + PAGE])) for at in range(0, len(stickers), PAGE)]


def edition_of(album: Album, sticker: str) -> tuple[str, ...]:
    """All stickers of the edition that one belongs to; empty: nobody knows them all."""
    edition = next((page.edition for page in album.pages if sticker in page.stickers), "")
    return tuple([each for page in album.pages if page.edition == edition for each in page.stickers])
