"""Names of people: drawn as they are where the typeface can, else the seat's letter; never an empty box."""

from __future__ import annotations

import pytest

from games.alakazam.cards import CARDS
from pictures import gallery, samples
from pictures.canvas import audited
from pictures.game import PICTURES
from pictures.people import initial, people
from pictures.tile import draw
from pictures.type import characters, drawable


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ana", "Ana"),
        ("Zoë Ñuñez", "Zoë Ñuñez"),
        ("a\u0301ngel", "ángel"),
        ("Nguyễn", "Nguyen"),
        ("Łukasz_99", "Łukasz_99"),
        ("Ana 🎉🎉", "Ana"),
        ("  two   blanks ", "two blanks"),
        ("zero\u200bwidth", "zerowidth"),
        ("Z̸̡a̷l̵g̶o", "Zalgo"),
        ("\u202eevil", "evil"),
        ("line\nbreak", "line break"),
    ],
)
def test_a_name_is_drawn_as_well_as_can_be(name: str, drawn: str) -> None:
    assert drawable(name) == drawn
    assert all(ord(char) in characters() for char in drawn)


STRANGE = ("日本太郎", "한글", "مرحبا", "שלום", "Дима", "Ελένη", "अनु")
NOTHING = ("🎉", "👩\u200d👩\u200d👧", "\x00\x1b", "\ue000", "", "   ", "-_-")


@pytest.mark.parametrize("name", [*STRANGE, *NOTHING])
def test_a_name_that_cannot_be_drawn_gets_its_seats_letter(name: str) -> None:
    assert drawable(name) is None
    second = people(["Ana", name])[1]
    assert (second.name, second.letter, second.seat) == (None, "B", 1)


@pytest.mark.parametrize(
    ("name", "drawn"), [("Ana", "A"), ("-_ñandú", "Ñ"), ("🎉 7up", "7"), ("ßim", "B"), ("日本太郎", "B"), ("", "B")]
)
def test_where_there_is_no_room_for_a_name_its_initial_stands_for_it(name: str, drawn: str) -> None:
    assert initial(people(["Bea", name])[1]) == drawn


def test_people_without_drawable_names_differ_on_the_board() -> None:
    game = samples.game("alakazum", 5, 120)
    for names in (["日本"] * 5, ["x" * 60] * 5, ["W" * 32] * 5):
        for tile in gallery.board(game.view(None), names):
            assert len(draw(tile)) > 1000


def test_seats_of_the_bazaar_have_the_letters_of_their_dice() -> None:
    view = samples.game("alakazam", 5, 10).view(None)
    bazaar = gallery.of_view(view)
    assert bazaar is not None
    assert [person.letter for person in bazaar.people(["…"] * 5)] == list("OYBGK")


def test_goals_of_the_bazaar_are_called_as_the_reader_calls_them() -> None:
    game = samples.game("alakazam", 3, 60)
    names, words = samples.NAMES[:3], PICTURES["alakazam"].words
    with audited() as audit:
        for tile in (
            *gallery.board(game.view(None), names, str.upper),
            *gallery.hand(game.view(0), names, words, str.upper),
            *[page for n in range(1, 7) if (page := gallery.rules("alakazam", n, words, str.upper))],
        ):
            tile.paint()
    drawn = {mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"}
    assert drawn & {row.id.upper() for row in CARDS}
    assert not drawn & {row.name for row in CARDS}


def test_all_signs_that_pictures_write_are_in_the_typeface() -> None:
    assert {ord(char) for char in "0123456789+−–×/…?¿'&!ABCDEGMTVNRYBKWVALCATGALEUSANDCAS"} <= characters()
