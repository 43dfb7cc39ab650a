"""Which pictures there are of a game: tiles to be drawn, in the order in which a message shows them.

`board` and what is shown beside it take a spectator's view and nothing else, so that no secret can be drawn; `hand`
takes its seat's view. `names` are the people's, by seat; words come from the caller, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.alakazam.view import View as AlakazamView
from games.alakazoo.view import View as AlakazooView
from games.alakazum.view import View as AlakazumView
from games.kernel.game import View

from .alakazam import bazaar, seats
from .alakazam import hand as alakazam_hand
from .alakazam.cards import BazaarWords, Called, printed, words_of
from .alakazoo import choice, columns, portal, roll
from .alakazoo import hand as alakazoo_hand
from .alakazum import crystal_ball, fight, start, table, team
from .alakazum import hand as alakazum_hand
from .cover import TITLES, Cover
from .people import DrawnPerson, people
from .result import ResultWords, english
from .result import result as made_result
from .rules import page as made_page
from .tile import Tile

DRAWN = (AlakazumView, AlakazooView, AlakazamView)
"""Views of the games that have pictures; of other games there are none."""


MANY = 4
"""Seats at which a roll of Alakazoo takes the place of the columns, so that the board stays in sight."""


HIGHEST_BOARD = 1480
"""Pixels of all tiles of Alakazam!: with the words and buttons beside them they fill a desktop's height."""


class PrivateView(ValueError):
    """A public picture was asked for with the view of a seat, or a hand with a spectator's."""


def board(view: View, names: Sequence[str], words: Any = None) -> tuple[Tile, ...]:
    """The public board, with what is going on: a fight, a roll, open offers; all tiles together ≤ 1,510 px high.

    `words` are the game's, in the board's language, English without them: `TableWords` of Alakazum!,
    `BazaarWords` of Alakazam! or what its goals are called. Raises PrivateView unless `view` is a spectator's.
    """
    if view.seat is not None:
        raise PrivateView(f"a board is drawn from a spectator's view, not from that of seat {view.seat}")
    if not isinstance(view, DRAWN):
        return ()
    who = people_of(view, names)
    if isinstance(view, AlakazumView):
        tiles = _alakazum(view, who, words)
    elif isinstance(view, AlakazooView):
        rolled = roll.roll(view, who)
        choosing = choice.choice(view, who)
        shared = None if rolled and view.seats == MANY else columns.columns(view)
        tiles: tuple[Tile | None, ...] = (choosing,) if choosing else (*portal.portals(view, who), shared, rolled)
    else:
        tiles = _alakazam(view, who, words_of(words))
    return tuple([tile for tile in tiles if tile is not None])


def _alakazum(view: AlakazumView, who: Sequence[DrawnPerson], words: Any) -> tuple[Tile | None, ...]:
    """A fight or a crystal ball takes the place of what doesn't matter to it, so that the board stays in sight."""
    combat = fight.fight(view, who)
    if combat is not None:
        return (*team.teams(view, who, brief=view.seats > 2, most=team.BESIDE_FIGHT), combat)
    turned = crystal_ball.turned(view)
    if turned is not None:
        return (*team.teams(view, who, brief=view.seats > 2), turned, table.table(view, words))
    return (*team.teams(view, who), start.starters(view), table.table(view, words))


def _alakazam(view: AlakazamView, who: Sequence[DrawnPerson], words: BazaarWords) -> tuple[Tile | None, ...]:
    """The centre's cards are drawn with their dice where seats and offers leave room for that."""
    rows, open_ = seats.seats(view, who, words.called), bazaar.offers(view, who)
    room = HIGHEST_BOARD - sum(tile.high for tile in rows) - (open_.high if open_ else 0)
    return (*rows, bazaar.bazaar(view, who, words, room), open_)


def hand(view: View, names: Sequence[str], words: Any, called: BazaarWords | Called = printed) -> tuple[Tile, ...]:
    """What only the view's seat sees. `words` are the game's: see `HandWords` in its `hand`.

    `called` is as for `board`. Raises PrivateView for a spectator's view.
    """
    if view.seat is None:
        raise PrivateView("a spectator has no hand")
    if not isinstance(view, DRAWN):
        return ()
    who = people_of(view, names)
    if isinstance(view, AlakazumView):
        return alakazum_hand.hand(view, words)
    if isinstance(view, AlakazooView):
        return (alakazoo_hand.hand(view, who[view.seat], words),) if view.boards[view.seat] >= 0 else ()
    return alakazam_hand.hand(view, who, words, words_of(called))


def result(
    view: View,
    names: Sequence[str],
    words: ResultWords = english,
    corner: str = "",
    deed: tuple[str, Sequence[int]] | None = None,
) -> tuple[Tile, ...]:
    """The end of a game: who won and by which sum, what the others lacked. `corner` says how long it took.

    `deed` is what decided it, from the log: see `pictures.result.result`. Raises PrivateView unless `view` is a
    spectator's.
    """
    if view.seat is not None:
        raise PrivateView(f"an end is drawn from a spectator's view, not from that of seat {view.seat}")
    if not isinstance(view, DRAWN):
        return ()
    return made_result(key_of(view), view, people_of(view, names), words, corner, deed)


def cover(game: str) -> Tile | None:
    """The cover of a lobby, by the game's key; None for a game that has no pictures."""
    return Cover(game) if game in TITLES else None


def rules(game: str, page: int, words: Any, called: BazaarWords | Called = printed) -> Tile | None:
    """The picture of a page of rules; None where words say it better. `words` and `called` as for `hand`."""
    return made_page(game, page, words, words_of(called))


def key_of(view: View) -> str:
    """The key of the game that a view is of."""
    return (
        "alakazum" if isinstance(view, AlakazumView) else "alakazoo" if isinstance(view, AlakazooView) else "alakazam"
    )


def people_of(view: View, names: Sequence[str]) -> tuple[DrawnPerson, ...]:
    """The people at a table, with the letters and colours that the game gives their seats."""
    return seats.alakazam_people(names) if isinstance(view, AlakazamView) else people(names)
