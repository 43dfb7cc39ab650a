"""A game without screens of its own shows its view: everything public, in words and as a picture."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import ImageColor

from bot.screens.game import Reader, screens_of
from bot.screens.plain import PlainScreens, chips
from bot.screens.screen import Text
from bot.texts import Library
from examples.highcard import HighCard
from examples.nim import Nim
from games.alakazoo import Alakazoo
from games.kernel.game import Game, View
from games.kernel.values import Seat
from pictures.canvas import MARGIN
from pictures.palette import MUTED, PAPER
from pictures.plain import HIDDEN, PlainFact, PlainTile
from pictures.tile import draw

SAY = Library().texts("en")
NAMES = ("Ana", "Ben", "Carl")


def said(game: Game, seat: int | None = None) -> list[str]:
    reader = Reader(SAY, NAMES[: game.seats], seat)
    screens = screens_of(game.KEY)
    parts = screens.table(game.view(None), reader) if seat is None else screens.hand(game.view(seat), reader)
    return [part.text for part in parts if isinstance(part, Text)]


def test_each_seat_has_its_zones_and_whoever_is_asked_is_marked() -> None:
    game = Nim.new(bytes(32), 2)
    game.submit(0, ("take", 3, 3))
    assert said(game) == ["**Ana**\nTaken: **3**", "▶ **Ben**\nTaken: **0**", "Heaps: **3 · 4 · 2**"]


def test_a_hand_has_what_its_seat_alone_knows() -> None:
    game = HighCard.new(bytes(32), 2)
    own = " · ".join(map(str, game.state.hands[1]))
    assert said(game, 1) == ["▶ **Ben**\nTricks: **0**", f"Hand: **{own}**"]
    assert "Hand" not in "".join(said(game))


@dataclass(slots=True)
class Bids(View):
    """A game in which somebody has bid."""

    bidder: Seat


def test_a_seat_is_shown_by_its_name() -> None:
    game = Nim.new(bytes(32), 2)
    for bidder, name in ((1, "Ben"), (-1, "–")):
        parts = PlainScreens("bids").table(Bids(*game.seen(None), bidder=bidder), Reader(SAY, NAMES[:2]))
        assert [part.text for part in parts if isinstance(part, Text)][-1] == f"Bidder: **{name}**"


def test_it_is_drawn_too_and_the_picture_says_the_same() -> None:
    game = Nim.new(bytes(32), 2)
    (picture,) = screens_of("nim").board_pictures(game.view(None), Reader(SAY, NAMES[:2]))
    assert picture.alt.splitlines() == ["▶ Ana", "Taken: 0", "Ben", "Taken: 0", "Heaps: 3 · 4 · 5"]
    assert draw(picture.tile)[:4] == b"\x89PNG"


def test_what_is_not_known_is_drawn_as_a_back() -> None:
    shown = [PlainTile("bids", (), (PlainFact("Dice", (chip,)),)).paint().image for chip in (HIDDEN, "3")]
    grounds = [image.convert("RGB").getpixel((MARGIN + 308, MARGIN + 40)) for image in shown]
    assert grounds == [ImageColor.getrgb(MUTED), ImageColor.getrgb(PAPER)]


def test_what_is_not_known_is_a_back_and_an_empty_pile_is_said() -> None:
    assert chips([None, 3, []]) == ("▮", "3", "–") and chips(()) == () and chips([[1, 2], []]) == ("1 2", "–")


def test_a_game_of_any_view_can_be_shown() -> None:
    game = Alakazoo.new(bytes(32), 3)
    parts = PlainScreens("alakazoo").table(game.view(None), Reader(SAY, NAMES))
    assert len(parts) == 4
