"""Sentences that agree: lists, counts, cases, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.cases import basque
from bot.screens.game import Reader, screens_of
from bot.screens.pages import refusal, turn
from bot.screens.screen import Text
from bot.texts import LOCALES, Library, Markdown, unmarked
from games import GAMES
from games.alakazum.cards import CARDS
from games.kernel.game import Event
from tests.bot.test_screen_sizes import seated


def test_no_list_of_a_sentence_is_put_together_with_commas_alone() -> None:
    """`Texts.several` says *a, b and c*; `texts.row` is for places too narrow for that."""
    joined = [path for path in (LOCALES.parent / "screens").rglob("*.py") if '", ".join' in path.read_text("utf-8")]
    assert [path.name for path in joined] == ["end.py"]  # the description of a picture


# ---- Basque: cases and dates ---------------------------------------------------------------------------------------

NAMES = (Path(__file__).parent / "basque_names.txt").read_text(encoding="utf-8").splitlines()
"""A name, then who did it, to whom, whose: by hand, as grammars of Basque say of proper names."""


@pytest.mark.parametrize("line", NAMES)
def test_a_name_takes_its_cases_in_basque(line: str) -> None:
    name, *said = line.split(" ")
    assert [basque(name, case) for case in ("erg", "dat", "gen")] == said


def test_there_are_two_hundred_names() -> None:
    assert len({line.split(" ")[0] for line in NAMES}) >= 200


@pytest.mark.parametrize(
    ("name", "case", "said"),
    [
        ("Ana", "com", "Anarekin"),
        ("Ruth", "com", "Ruthekin"),
        ("Xabier", "com", "Xabierrekin"),
        ("**Eltze 🤖**", "erg", "**Eltzek 🤖**"),
        ("**Sits 🤖**", "dat", "**Sitsi 🤖**"),
        ("**Ana** eta **Jon**", "erg", "**Ana** eta **Jon**ek"),
        ("Jokalari 5", "gen", "Jokalari 5en"),
        ("\u2068שלום\u2069", "erg", "\u2068שלום\u2069:"),
        ("", "erg", ":"),
        (5, "erg", "5ek"),
    ],
)
def test_cases_of_what_is_more_than_a_name(name: object, case: str, said: str) -> None:
    assert basque(name, case) == said


def test_a_file_puts_a_name_into_a_case(tmp_path: Path) -> None:
    for language, line in (("en", "{ $who } wins"), ("eu", '{ CASE($who, "erg") } irabazi du')):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(f"won = {line}\n", encoding="utf-8")
    say = Library(tmp_path).texts("eu")
    assert say("won", who=say.several([Markdown("**Ana**"), Markdown("**Jon**")])) == "**Ana** eta **Jon**ek irabazi du"
    assert say("won", who="*Ana*") == r"\*Ana\*: irabazi du"


@pytest.mark.parametrize(
    ("day", "form", "said"),
    [
        ("2026-11-22", "long", "2026ko azaroaren 22a"),
        ("2025-11-01", "long", "2025eko azaroaren 1a"),
        ("2030-12-31", "long", "2030eko abenduaren 31"),
        ("2027-11-11", "MMMMd", "azaroaren 11"),
        ("2026-11-21", "MMMd", "aza. 21a"),
        ("2026-11-21", "yMMMM", "2026ko azaroa"),
    ],
)
def test_a_basque_date_is_written_as_people_do(day: str, form: str, said: str) -> None:
    assert Library().texts("eu").date(day, form) == said


# ---- counts --------------------------------------------------------------------------------------------------------


def _call(seats: int, language: str, key: str) -> str:
    table = seated(GAMES["alakazoo"].new(bytes(32), 2))
    (called, *_) = turn(table, range(seats), Library().texts(language), key).parts
    assert isinstance(called, Text) and isinstance(called.text, Markdown)
    return unmarked(called.text)


@pytest.mark.parametrize(
    ("language", "key", "one", "two"),
    [
        ("es", "window-call", "¿dejas que pase o lo paras?", "¿dejáis que pase o lo paráis?"),
        ("ca", "window-call", "ho deixes passar o ho pares?", "ho deixeu passar o ho pareu?"),
        ("gl", "window-call", "deixas que pase ou páralo?", "deixades que pase ou parádelo?"),
        ("es", "turn", "te toca.", "os toca."),
        ("ca", "offer-call", "tens una oferta.", "teniu una oferta."),
        ("gl", "turn-reminder", "quédache a metade do tempo.", "quédavos a metade do tempo."),
        ("eu", "turn", "zure txanda da.", "zuen txanda da."),
    ],
)
def test_a_call_speaks_to_as_many_as_it_names(language: str, key: str, one: str, two: str) -> None:
    assert [_call(count, language, key).partition(", ")[2] for count in (1, 2)] == [one, two]


CAPE, AMULET = (next(number for number, card in enumerate(CARDS) if card.id == name) for name in ("cape", "amulet"))


@pytest.mark.parametrize(
    ("language", "game", "event", "said"),
    [
        ("es", "alakazum", ("spilled", 0, [CAPE]), "Ana pierde Capa: va al mercado."),
        ("es", "alakazum", ("spilled", 0, [CAPE, AMULET]), "Ana pierde Capa y Amuleto: van al mercado."),
        ("eu", "alakazum", ("gathered", 0, [CAPE]), "Anak Kapa gorde du."),
        ("eu", "alakazum", ("gathered", 1, [CAPE, AMULET]), "Jonek Kapa eta Kuttuna gorde ditu."),
        ("eu", "alakazum", ("given", 1, 0, [CAPE]), "Jonek Anari eman dio: Kapa."),
        ("eu", "alakazum", ("given", 0, 1, [CAPE, AMULET]), "Anak Joni eman dizkio: Kapa eta Kuttuna."),
        ("eu", "alakazum", ("saw", [CAPE, AMULET]), "Kapa eta Kuttuna ikusi dituzu."),
        ("en", "alakazoo", ("cleared", 0, 0), " is discarded."),
        ("gl", "alakazoo", ("cleared", 0, 0, 9), "A columna 1 estaba chea; descártanse: "),
    ],
)
def test_verbs_agree_with_the_cards_of_a_list(language: str, game: str, event: tuple[Any, ...], said: str) -> None:
    reader = Reader(Library().texts(language), ("Ana", "Jon"))
    kind, *data = event
    found = screens_of(game).sentence(Event(kind, tuple(data)), reader)
    assert found is not None and said in unmarked(found)


# ---- what is named to the reader -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "key", "facts", "named"),
    [
        ("es", "unknown-level", {"level": "grim", "allowed": ("easy", "normal")}, "fácil y normal"),
        ("eu", "unknown-level", {"level": "grim", "allowed": ("easy",)}, "erraza"),
        ("es", "bad-option", {"option": "edition", "problem": "enum"}, "«Edición»"),
        ("gl", "bad-option", {"option": "seconds.turn", "problem": "int_parsing"}, "«Tempo por quenda»"),
        (
            "ca",
            "bad-option",
            {"option": "together", "problem": "x", "rules": ("sprint",), "game": "alakazoo"},
            "Esprint",
        ),
        ("eu", "bad-option", {"option": "listed"}, "Discorden zerrendatik"),
    ],
)
def test_a_refusal_names_levels_and_rules_as_the_reader_calls_them(
    language: str, key: str, facts: dict[str, Any], named: str
) -> None:
    (said, *_) = refusal(key, facts, Library().texts(language)).parts
    assert isinstance(said, Text) and named in said.text
