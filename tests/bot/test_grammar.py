"""Sentences that agree: lists, counts, cases, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

from bot.cases import basque
from bot.screens.game import Reader, screens_of
from bot.screens.pages import refusal, turn
from bot.screens.screen import Text
from bot.texts import LOCALES, Library, Markdown, parse, unmarked
from games import GAMES
from games.alakazum.cards import CARDS
from games.kernel.game import Event
from tests.bot.fakes import seated

LIBRARY = Library()


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
        ("Kandela 🤖", "ben", "Kandelarentzat 🤖"),
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
    assert LIBRARY.texts("eu").date(day, form) == said


# ---- counts --------------------------------------------------------------------------------------------------------


def _call(seats: int, language: str, key: str) -> str:
    table = seated(GAMES["alakazoo"].new(bytes(32), 2))
    (called, *_) = turn(table, range(seats), LIBRARY.texts(language), key).parts
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
        ("en", "alakazum", ("gathered", 0, [CAPE, AMULET, CAPE]), "Ana keeps 2 × Cape and Amulet."),
        ("es", "alakazum", ("spilled", 0, [CAPE, CAPE]), "Ana pierde 2 × Capa: van al mercado."),
        ("eu", "alakazum", ("gathered", 1, [CAPE, CAPE]), "Jonek 2 × Kapa gorde ditu."),
        ("en", "alakazoo", ("cleared", 0, 0), " is discarded."),
        ("gl", "alakazoo", ("cleared", 0, 0, 9), "A columna 1 estaba chea; descártanse: "),
    ],
)
def test_verbs_agree_with_the_cards_of_a_list(language: str, game: str, event: tuple[Any, ...], said: str) -> None:
    reader = Reader(LIBRARY.texts(language), ("Ana", "Jon"))
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
    (said, *_) = refusal(key, facts, LIBRARY.texts(language)).parts
    assert isinstance(said, Text) and named in said.text


# ---- every message, with one and with two --------------------------------------------------------------------------

NEVER_ONE = {
    *("alakazam-barred-dealings", "alakazam-end-cap", "alakazam-outlook-rounds"),
    *("alakazoo-board-runes", "alakazoo-race-start-sprint"),
    *("alakazum-coach-goal", "alakazum-race-start-sprint"),
    *("end-time", "leaders-unsure", "noted-in-part", "review-waits-long", "tutorial-hand"),
}
"""Texts whose number is a limit of the game or of the bot, or at least two by what it counts."""
BASQUE_NOUNS = {"dado", "erronda", "fitxa", "karta", "partida", "pertsonaia", "puntu", "runa"}
"""One of them is *karta bat* or *puntu 1*."""


def _nodes(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, list):
        for each in node:
            yield from _nodes(each)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from _nodes(value)


def _choosers(pattern: fluent.Pattern) -> Iterator[tuple[str, set[str]]]:
    """What a text chooses by, each with the words of its variants."""
    for node in _nodes(pattern):
        if isinstance(node, fluent.SelectExpression) and isinstance(node.selector, fluent.VariableReference):
            keys = {each.key.name for each in node.variants if isinstance(each.key, fluent.Identifier)}
            yield node.selector.id.name, keys


def _messages(language: str) -> Iterator[tuple[str, fluent.Pattern]]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


PATTERNS = {language: list(_messages(language)) for language in LIBRARY.languages}
COUNTED = {
    name
    for patterns in PATTERNS.values()
    for _, pattern in patterns
    for name, keys in _choosers(pattern)
    if "one" in keys
}
"""What is a number somewhere: `count`, `points` …"""


def _said(language: str, key: str, pattern: fluent.Pattern, count: int) -> Iterator[str]:
    """A text with that many of everything, in each of its variants."""
    names = {node.id.name for node in _nodes(pattern) if isinstance(node, fluent.VariableReference)}
    words = {name: keys - {"one", "other"} for name, keys in _choosers(pattern) if name not in COUNTED}
    for chosen in sorted(set().union(*words.values())) or [""]:
        facts = {name: count if name in COUNTED else Markdown(chosen if name in words else "X") for name in names}
        yield LIBRARY.texts(language).plain(key, **facts)


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_no_text_says_one_points(language: str) -> None:
    """A noun after the number 1 isn't the same as after 2 where a language has another form for it."""
    found: list[str] = []
    for key, pattern in PATTERNS[language]:
        for one, two in zip(_said(language, key, pattern, 1), _said(language, key, pattern, 2), strict=True):
            for noun in re.findall(r"(?<![\d.,:/+−×#%])\b1 ([^\W\d_]{3,})", one):
                plural = noun in BASQUE_NOUNS if language == "eu" else noun.endswith("s") and noun not in NO_NOUNS
                if plural and re.search(rf"\b2 {noun}\b", two) and key.partition(".")[0] not in NEVER_ONE:
                    found.append(f"{key}: {one}")
    assert found == []


NO_NOUNS = {"más", "més", "máis", "has", "was", "wins", "ends", "judges", "brings", "loses"}


LISTS = {"card_names", "cards_in_order", "people", "runes_text", "several"}
"""What puts a list together in code."""


def _listed() -> set[tuple[str, str]]:
    """Each text that code names whole and gives a list, with the name of it."""
    found: set[tuple[str, str]] = set()
    for path in LOCALES.parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and call.args and isinstance(key := call.args[0], ast.Constant):
                for given in call.keywords:
                    made = given.value.func if isinstance(given.value, ast.Call) else None
                    name = made.attr if isinstance(made, ast.Attribute) else getattr(made, "id", "")
                    if name in LISTS and given.arg:
                        found.add((str(key.value), given.arg))
    return found


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_no_verb_stands_behind_a_list_without_its_count(language: str) -> None:
    """*Ana y Bea gana*: where the list is the subject, the text chooses the verb by how many there are."""
    patterns, listed, found = dict(PATTERNS[language]), _listed(), list[str]()
    assert len(listed) > 15
    for key, name in listed:
        if key not in patterns or COUNTED & {chooser for chooser, _ in _choosers(patterns[key])}:
            continue
        said = LIBRARY.texts(language).plain(key, **{name: Markdown("@")})
        found += [f"{key}: {said}" for word in re.findall(r"@ ([^\W\d_]+)", said) if word not in NO_VERBS]
    assert found == []


NO_VERBS = {
    *("and", "at", "by", "for", "from", "in", "of", "on", "to", "until", "with"),
    *("a", "al", "con", "de", "del", "e", "en", "hasta", "i", "per", "por", "y", "ao", "ata"),
    *("eta", "ordez", "zain"),
}
