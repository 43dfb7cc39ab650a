"""Every goal that one's dice met when a round was scored; Bonuses ask for nothing and are no goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel.album import in_pages
from games.kernel.values import Event

from .cards import CARDS, IS_BONUS

KINDS = {"number": ("number",), "colour": ("colour", "both")}
"""The pages of the base cards, and the kinds of goals that lie there."""


def _ids(edition: str, *kinds: str) -> list[str]:
    return [card.id for card in CARDS if card.set == edition and card.kind in kinds]


class GoalAlbum:
    """The goals of the box, then the author's unused ones."""

    pages = (
        *[page for name, kinds in KINDS.items() for page in in_pages("base", name, _ids("base", *kinds))],
        *in_pages("extra", "extra", _ids("extra", "number", "colour", "both")),
    )

    def found(self, game: Any, seat: int, events: Sequence[Event], since: int) -> Sequence[str]:
        """See `Album`."""
        sheets = [event.data[1] for event in events[since:] if event.kind == "scored" and event.data[0] == seat]
        met: list[int] = [card for lines in sheets for card, is_met, *_ in lines if is_met and not IS_BONUS[card]]
        return [CARDS[card].id for card in dict.fromkeys(met)]
