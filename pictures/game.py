"""What a game says of how it is drawn; all tiles that games share ask here for what is a game's own."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PIL import Image

from games.kernel.game import View
from games.kernel.plugins import Plugins

from .art import mark
from .canvas import Canvas
from .palette import GOLD, GROUNDS, Grounds
from .people import DrawnPerson, people

if TYPE_CHECKING:
    from .result import Placed, ResultCard, ResultWords, SumPart
    from .tile import Tile

V = TypeVar("V", bound=View)
"""A game's own view."""

Painter = Callable[[], Image.Image]
"""Draws an emoji, 128 px square."""
Deed = tuple[str, Sequence[int]]
"""What decided a game, from its log: a word and numbers."""


class GamePictures(ABC, Generic[V]):
    """How one game, whose views are `V`, is drawn. Words come from the caller, in the reader's language.

    Only the board and the hand must be drawn; whatever else isn't is shown without.
    """

    key: str
    view: type[V]
    title: str
    """As on the box."""
    accent: str = GOLD
    grounds: Grounds = GROUNDS
    """A hue of its own: what its pictures show in place of the design's back, panel, raised and line."""
    palette_file: Path | None = None
    """A TOML file with the colours that its pictures may have; None: the design's."""
    sun: tuple[int, int] = (760, 330)
    """Where the sunburst of its cover comes from."""
    emojis: Mapping[str, Painter] = {}
    """Emojis of its own, by the names that its signs say (`bot.screens.game_signs`): letters, digits, low lines."""
    faces: Mapping[str, Painter] = {}
    """Emojis that stand before names in lists and on buttons. They are uploaded last: names say enough meanwhile."""

    # ---- while it is played ----------------------------------------------------------------------------------------

    def people(self, names: Sequence[str]) -> tuple[DrawnPerson, ...]:
        """The people at a table, with the letters and colours that the game gives their seats."""
        return people(names)

    @abstractmethod
    def board(self, view: V, who: Sequence[DrawnPerson], words: Any) -> Sequence[Tile | None]:
        """The public board, from a spectator's view; all tiles together ≤ 1,510 px high. `words`: None is English."""

    @abstractmethod
    def hand(self, view: V, who: Sequence[DrawnPerson], words: Any, called: Any) -> Sequence[Tile]:
        """What only the view's seat sees. `called` is what `board` is given as its words."""

    def sketch(self, kind: str, what: str | int, size: int) -> Image.Image:
        """A little picture of its own for a strip (`pictures.strip`): a face, a card, a die."""
        raise KeyError(kind)

    def rules(self, page: int, words: Any, called: Any) -> Tile | None:
        """The picture of a page of rules, from 1; None where words say it better. Words as for `hand`."""
        return None

    def scene(self, c: Canvas) -> None:
        """The right half of the cover, 420 px high."""

    def host(self, size: int) -> Image.Image | None:
        """Who stands on cards that give nothing of a game away; None: nobody."""
        return None

    def figure(self, hero: str, size: int) -> Image.Image | None:
        """A hero of somebody's own on such a card, as `likeness` knows them; empty: the host."""
        return (self.likeness(hero, size, True) if hero else None) or self.host(size)

    # ---- when it is over -------------------------------------------------------------------------------------------

    def hero(self, view: V, seat: int, deed: Deed | None) -> str:
        """Who stands for a seat at the end, as `likeness` knows them; empty: nobody."""
        return ""

    def heroes(self, view: V, seat: int) -> Sequence[str]:
        """Whom or what a seat has in the end, the best first."""
        return (self.hero(view, seat, None),)

    def nobody(self, view: V) -> str:
        """Who stands there where nobody won."""
        return ""

    def terms(self, view: V, first: Placed, deed: Deed | None, words: ResultWords) -> Sequence[SumPart]:
        """The winner's points as a sum; empty: they aren't said as one."""
        return ()

    def lack(self, view: V, points: int, best: int, words: ResultWords) -> str:
        """What somebody with these points was short of."""
        return words("behind", best - points) if points < best else ""

    def more(self, view: V, who: Sequence[DrawnPerson]) -> Sequence[Tile]:
        """What is drawn below the card of the end."""
        return ()

    def likeness(self, hero: str, size: int, winning: bool) -> Image.Image | None:
        """A hero for a card, standing on its lower edge; a cup for a winner who has no likeness."""
        return mark("winner", round(size * 0.7)) if winning else None

    def tint(self, card: ResultCard) -> str:
        """The ground of a card that somebody won."""
        return self.accent

    def unit(self, size: int, ink: str) -> Image.Image | None:
        """What stands behind points; None: nothing."""
        return None

    def sign(self, c: Canvas, x: float, y: float, what: str, size: int) -> None:
        """Draw what a number of the sum is made of: its left edge, its middle."""
        c.put(mark(what, size), x + size / 2, y - 3, "mm")

    # ---- for whoever looks at samples ------------------------------------------------------------------------------

    options: Sequence[Mapping[str, Any]] = ({},)
    """Editions and variants that look different."""
    colours = 64
    """How many colours its pictures have: more are smoother, fewer are smaller."""
    shown: tuple[int, int, int] = (2, 30, 1)
    """Of the contact sheet: seats, moves, the game's number."""
    variants: Mapping[str, tuple[int, int, int, Mapping[str, Any]]] = {}
    """More of them, by name, with house rules."""
    words: Any = None
    """English words to draw hands with, for callers that have no texts."""

    def tints(self) -> Sequence[str]:
        """The colours that must be exact beside the design's."""
        return ()

    def sheets(self) -> Iterable[tuple[str, Image.Image]]:
        """Sheets of its own, by name: all faces, all cards."""
        return ()

    def palette(self) -> Sequence[str]:
        """The colours that its pictures may have; none: the design's."""
        return tomllib.loads(self.palette_file.read_text("utf-8"))["colours"] if self.palette_file else ()


PICTURES: Plugins[GamePictures[Any]] = Plugins("alakazum.pictures", GamePictures)
"""How games are drawn, by key; a game without pictures isn't there."""
