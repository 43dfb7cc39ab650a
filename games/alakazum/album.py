"""Every character that was in one's team; a start character only where it is still there at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from games.kernel.album import in_pages
from games.kernel.values import Event

from .cards import BASE_CULTURES, CARDS, CHARACTERS, FILE, MULTICOLOURED

if TYPE_CHECKING:
    from .rules import Alakazum

BASE, EXPANSION, PROMO = "base", "alakazum-2", "promo"


def _ids(box: str, culture: str = "") -> list[str]:
    return [row.id for row in FILE.character if row.set == box and culture in ("", row.culture)]


class TeamAlbum:
    """The base game by cultures, then the characters of Alakazum! 2, then the promo card."""

    pages = (
        *[page for each in (*BASE_CULTURES, MULTICOLOURED) for page in in_pages(BASE, each, _ids(BASE, each))],
        *in_pages(EXPANSION, EXPANSION, _ids(EXPANSION)),
        *in_pages(PROMO, PROMO, _ids(PROMO)),
    )

    def found(self, game: Alakazum, seat: int, events: Sequence[Event], since: int) -> Sequence[str]:
        """See `Album`."""
        came = [character for event in events[since:] for who, character in _came(event) if who == seat]
        return [CARDS[each].id for each in dict.fromkeys([*came, *game.state.teams[seat]]) if each in CHARACTERS]


def _came(event: Event) -> Iterator[tuple[int, int]]:
    """Who got which character by an event, after the set-up."""
    match event.kind, event.data:
        case ("joined", (seat, character, _)) | ("resurrected", (seat, character)):
            yield seat, character
        case "exchanged", (seat, sent, owner, fetched):
            yield seat, fetched
            yield owner, sent
        case _:
            pass
