"""The evening's poster: whole for nobody, one, seven and thirty people, with names of any length."""

from __future__ import annotations

import pytest

from pictures.canvas import audited
from pictures.evening import EveningPoster, Guest, TodaysGame, Yesterday
from pictures.game import PICTURES
from pictures.layout import described
from pictures.people import people
from pictures.poster import HIGH
from pictures.tile import draw
from tests.games.alakazum.table import a_table

from .canvas_checks import faults, too_big

NAMES = ("Ana", "Bartholomew_Featherstonehaugh_99", "Dani 🤖", "日本太郎", "Moth")
WHO = tuple(person for _ in range(6) for person in people(NAMES))
HEROES = ("trasno", "moma", "kattalin", "")


def poster(count: int, game: str = "alakazoo") -> EveningPoster:
    """Of an evening on which so many people have played."""
    guests = [Guest(one, "alakazum", HEROES[at % 4]) if HEROES[at % 4] else Guest(one) for at, one in enumerate(WHO)]
    played = [
        TodaysGame(one, str(at), ("+3", "par", "−1")[at % 3], at % 3 < 2) for at, one in enumerate(guests[:count])
    ]
    won = Yesterday(WHO[count % 5], "alakazum", ("kattalin", "lamia", "aizkolaria"), "9") if count else None
    title, date, par = "Friday game night", "27 November", ("par", "7")
    duel = "Berta 2 : 1 Ana" if count else ""
    seated = tuple(guests[: min(3, count)])
    fading = WHO[: min(7, count)]
    heads = "Played today", tuple(played), "and you?", "About to go out:", fading, "Yesterday", won, duel, "this month"
    return EveningPoster(game, title, date, *par, *heads, seated, "free")


@pytest.mark.parametrize("game", ["alakazum", "alakazoo", "alakazam"])
@pytest.mark.parametrize("count", [0, 1, 3, 4, 7, 12, 30])
def test_a_poster_is_drawn_in_order_however_many_have_played(count: int, game: str) -> None:
    tile = poster(count, game)
    with audited() as audit:
        canvas = tile.paint()
    assert not too_big(canvas.image.size) and canvas.height == HIGH
    assert not faults(audit), faults(audit)[:5]
    assert len(draw(tile)) <= 90_000


def test_whoever_has_no_room_is_counted() -> None:
    assert "+19" in described(poster(30).tree())  # twelve chips, of which the last counts thirty less eleven
    assert "+" not in described(poster(1).tree()).replace("+3", "")


def test_the_alt_text_says_what_is_drawn() -> None:
    said = described(poster(3).tree())
    for fact in ("Friday game night", "27 November", "par, 7", "Alakazoo", "Ana", "+3", "About to go out: Ana", "free"):
        assert fact in said, (fact, said)
    assert "and you?" in described(poster(0).tree())


def test_a_team_that_won_is_drawn_by_its_stars() -> None:
    """Senyor Pirotècnic has three stars at C, Olentzero two at B, Penitente none at A."""
    table = a_table(2).team(0, "penitente", "olentzero:B", "senyor-pirotecnic:C").team(1, "moura")
    assert list(PICTURES["alakazum"].heroes(table.game.view(None), 0)) == [
        "senyor-pirotecnic",
        "olentzero",
        "penitente",
    ]
