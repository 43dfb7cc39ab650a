"""Which pictures there are of a game: tiles to be drawn, in the order in which a message shows them.

`board` and what is shown beside it take a spectator's view and nothing else, so that no secret can be drawn; `hand`
takes its seat's view. `names` are the people's, by seat; words come from the caller, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel.game import View

from .applause import Applause
from .cover import Cover
from .game import PICTURES, Deed, GamePictures
from .lobby import LobbyPicture
from .result import ResultWords, english
from .result import result as made_result
from .tile import Tile


class PrivateView(ValueError):
    """A public picture was asked for with the view of a seat, or a hand with a spectator's."""


def board(view: View, names: Sequence[str], words: Any = None) -> tuple[Tile, ...]:
    """The public board, with what is going on. `words` are the game's, in the board's language, English without them.

    Raises PrivateView unless `view` is a spectator's.
    """
    if view.seat is not None:
        raise PrivateView(f"a board is drawn from a spectator's view, not from that of seat {view.seat}")
    own = of_view(view)
    tiles = own.board(view, own.people(names), words) if own is not None else ()
    return tuple([tile for tile in tiles if tile is not None])


def hand(view: View, names: Sequence[str], words: Any, called: Any = None) -> tuple[Tile, ...]:
    """What only the view's seat sees. `words` are the game's: see `HandWords` in its `hand`.

    `called` are the words of `board`. Raises PrivateView for a spectator's view.
    """
    if view.seat is None:
        raise PrivateView("a spectator has no hand")
    own = of_view(view)
    return tuple(own.hand(view, own.people(names), words, called)) if own is not None else ()


def result(
    view: View,
    names: Sequence[str],
    words: ResultWords = english,
    corner: str = "",
    deed: Deed | None = None,
) -> tuple[Tile, ...]:
    """The end of a game: who won and by which sum, what the others lacked. `corner` says how long it took.

    `deed` is what decided it, from the log: `GameScreens.deed`. Raises PrivateView unless `view` is a spectator's.
    """
    if view.seat is not None:
        raise PrivateView(f"an end is drawn from a spectator's view, not from that of seat {view.seat}")
    own = of_view(view)
    return made_result(own, view, own.people(names), words, corner, deed) if own is not None else ()


def cover(game: str) -> Tile | None:
    """The cover of a lobby, by the game's key; None for a game that has no pictures."""
    return Cover(game) if game in PICTURES else None


def lobby(game: str, names: Sequence[str], seats: int, free: str) -> Tile | None:
    """The cover with the seats of a lobby; None for a game that has no pictures."""
    own = PICTURES.get(game)
    return LobbyPicture(game, own.people(names), seats, free) if own is not None else None


def applause(game: str, bravo: str, who: str, learnt: Sequence[str], now: str) -> Applause | None:
    """The end of a tutorial; None for a game that has no pictures."""
    return Applause(game, bravo, who, tuple(learnt), now) if game in PICTURES else None


def rules(game: str, page: int, words: Any, called: Any = None) -> Tile | None:
    """The picture of a page of rules; None where words say it better. `words` and `called` as for `hand`."""
    return PICTURES[game].rules(page, words, called)


def of_view(view: View) -> GamePictures[Any] | None:
    """How the game of a view is drawn; None: it has no pictures."""
    return next((own for own in PICTURES.values() if isinstance(view, own.view)), None)
