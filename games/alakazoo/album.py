"""Every creature whose ninth space one filled: its sticker's id has the letters of its limbs, space by space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel.album import AlbumPage
from games.kernel.values import Event

from .cards import CREATURES, SPACES, TYPES, creature_of, type_of
from .state import EMPTY

HEAD, TORSO, TAIL = ([row.id for row in TYPES].index(name) for name in ("head", "torso", "tail"))
OF_LETTER = {creature.letter: creature for creature in CREATURES}


class CreatureAlbum:
    """Each is made in its game."""

    pages: Sequence[AlbumPage] = ()

    def found(self, game: Any, seat: int, events: Sequence[Event], since: int) -> Sequence[str]:
        """See `Album`. A Portal that is full may be changed again: what counts is how it was when it was filled."""
        portal = [EMPTY for _ in SPACES]
        for at, event in enumerate(events):
            match event.kind, event.data:
                case "placed", (who, card, _, _) if who == seat:
                    portal[type_of(card)] = card
                case "own-exchange", (who, laid, _) if who == seat:
                    portal[type_of(laid)] = laid
                case "rival-exchange", (who, rival, got, given) if seat in (who, rival):
                    portal[type_of(got)] = got if who == seat else given
                case "finished", (who, _) if who == seat:
                    return [letters(portal)] if at >= since and EMPTY not in portal else []
                case _:
                    pass
        return []


def letters(portal: Sequence[int]) -> str:
    """The id of a full Portal."""
    return "".join([CREATURES[creature_of(card)].letter for card in portal])


def name_of(limbs: str) -> str:
    """What a creature is called by its head and tail, and by its torso where that is another's: *Moss Emberfin*."""
    first, last = OF_LETTER[limbs[HEAD]].parts[0], OF_LETTER[limbs[TAIL]].parts[1]
    trunk = OF_LETTER[limbs[TORSO]].parts[0]
    return f"{first}{last}" if trunk == first else f"{trunk} {first}{last}"
