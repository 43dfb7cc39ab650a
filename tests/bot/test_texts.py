"""Words: all there, in every language, and nothing in a name can do more than name somebody."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import LOCALES, Library, Markdown, clean, entries, escape, parse, unmarked
from games import GAMES
from tests.bot.locale_files import FILES, PLURALS, body, choosers, patterns, variables, wording

BOT = LOCALES.parent
LIBRARY = Library()
TYPED = re.compile(r"`[^`]*`|https?://\S+")
WORD = re.compile(r"[^\W\d_]{2,}")
LANGUAGES = sorted({path.parent.name for path in FILES})
SAY = LIBRARY.texts("en-US")

SOURCES = sorted(BOT.rglob("*.py"))


# ---- the files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_has_junk_and_no_language_a_key_twice(language: str) -> None:
    assert [entry.content for entry in body(language) if isinstance(entry, fluent.Junk)] == []
    names = [entry.id.name for entry in body(language) if isinstance(entry, fluent.Message)]
    found = [name for path in FILES if path.parent.name == language for name in entries(path)]
    assert sorted(set(names)) == sorted(names) == sorted(found), "each is found where it is first asked for"


@pytest.mark.parametrize("path", FILES[::20], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_is_read_as_fluent_itself_reads_it(path: Path) -> None:
    whole = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert parse(path.read_text(encoding="utf-8")).equals(whole)
    for message in whole.body:
        if isinstance(message, fluent.Message):
            read = next(each for each in parse(entries(path)[message.id.name]).body if isinstance(each, fluent.Message))
            assert read.equals(message, ignored_fields=["span", "comment"])


def test_a_text_brings_those_that_it_names(tmp_path: Path) -> None:
    """Also through a term, in the middle of a choice, and in a circle."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "whole = { part }, { $n ->\n    [one] { -term }\n   *[other] { long.more }\n }\n"
        "part = a part\n-term = a term\n# A comment = no text.\nlong = unused\n    .more =\n        more\n"
        "round = { round }\n",
        encoding="utf-8",
    )
    say = Library(tmp_path).texts("en")
    assert [say.plain("whole", n=n) for n in (1, 2)] == ["a part, a term", "a part, more"]
    assert not say.has("-term") and not say.has("A") and say.has("round") and say.plain("long.more") == "more"


def form(key: str, pattern: fluent.Pattern) -> tuple[set[str], set[str]]:
    """What code gives a text, and the words that code chooses its variants by; plurals are each language's own."""
    chosen = set[str]().union(*(keys for _, keys in choosers(pattern))) - PLURALS
    return variables(pattern) - ({"count"} if key in AGREES else set()), chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_variables_and_choices_of_english(language: str) -> None:
    """A variant whose word was translated would never be said. Only `count` (`AGREES`) may be of no use to English."""
    found, english = [{key: form(key, text) for key, text in patterns(each).items()} for each in (language, "en")]
    differing = {key for key in found.keys() | english.keys() if found.get(key) != english.get(key)}
    assert {key: (found.get(key), english.get(key)) for key in differing} == {}
    where = [
        {(path.name, key) for path in FILES if path.parent.name == each for key in entries(path)}
        for each in (language, "en")
    ]
    assert where[0] == where[1], "a translator finds a text in the file of the same name"


AGREES = {
    *("turn", "window-call", "offer-call", "turn-reminder", "table-away"),
    *("alakazam-ask-look", "alakazoo-beat-column", "alakazoo-beat-drew", "alakazoo-event-cleared"),
    *("alakazoo-event-drawn", "alakazoo-event-swapped", "alakazoo-event-trimmed-hand", "alakazoo-hint-trim-hand"),
    "alakazoo-race-dark",
    *("alakazum-beat-drew", "alakazum-beat-level", "alakazum-event-gathered", "alakazum-event-given"),
    *("alakazum-event-saw", "alakazum-event-spilled", "alakazum-hint-market"),
    *("alakazam-ask-trade", "alakazam-ask-trade-done", "alakazam-ask-trade-done-bonus"),
    *("alakazam-hint-offer-safe", "alakazam-hint-swap-safe"),
    *("evening-settings-on", "settings-evening"),  # the hour: a la 1:00, a las 20:00
}
"""Texts with a list or an hour and its `count`, so that a verb or an article can agree where a language needs it."""


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_no_words_stay_english(language: str) -> None:
    """Not in one variant either. Single words may be the same in both; so is what is typed."""
    english = {words.strip() for pattern in patterns("en").values() for words in wording(pattern)}
    left = {
        key: words
        for key, pattern in patterns(language).items()
        for words in wording(pattern)
        if words.strip() in english and len(WORD.findall(TYPED.sub("", words))) > 1
    }
    assert {key for key in left if not key.endswith(".name")} <= {"spell-deja-vu"}


def test_english_writes_curly_apostrophes() -> None:
    """Straight ones stand in code only, which is quoted in backticks."""
    said = {key: "".join(wording(pattern)) for key, pattern in patterns("en").items()}
    assert {key: words for key, words in said.items() if "'" in re.sub(r"`[^`]*`", "", words)} == {}


def literal_keys() -> set[str]:
    """Keys that code names whole: ``say("…")``, ``say.plain("…")``, ``said("…")``."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if name in ("say", "plain", "texts", "sentence") and isinstance(first, ast.Constant):
                if isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_every_text_that_code_names_is_there() -> None:
    assert {key for key in literal_keys() if not SAY.has(key)} == set()


def test_every_refusal_of_the_tables_has_its_text() -> None:
    from tables import errors

    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.TableError)]
    missing = [kind.key for kind in kinds if not SAY.has(f"refused-{kind.key}")]
    assert missing in ([], ["late"])  # nobody can be told that it was too late


SENTENCE = re.compile(r"[A-Za-z]{2,}[ ,]+[a-z]{2,}[ ,]+[a-z]{2,}")


def test_no_sentence_stands_in_code() -> None:
    """Texts are in the locale files; only docstrings, log and error messages are in code."""
    found: list[str] = []
    for path in SOURCES:
        if path.name in ("__main__.py", "game_texts.py") or "operations" in path.parts:
            continue  # these speak to the operator, before any language is known
        tree = ast.parse(path.read_text(encoding="utf-8"))
        spared = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise | ast.Assert) or _is_log(node):
                spared |= {id(part) for part in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spared:
                if SENTENCE.search(node.value):
                    found.append(f"{path.name}:{node.lineno}: {node.value}")
    assert found == []


def _is_log(node: ast.AST) -> bool:
    """Whether something is a line of the log."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return isinstance(node.func.value, ast.Name) and node.func.value.id == "log"


BUTTON = re.compile(r"button-[a-z-]+|standing-(let|concerned|always)|lobby-(join|leave|add|options|start)")


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_labels_of_buttons_are_short(language: str) -> None:
    """At most 20 characters, so that four fit a row on a phone."""
    say = LIBRARY.texts(language)
    labels = {key: say.plain(key, day="30 Nov") for key in patterns(language) if BUTTON.fullmatch(key)}
    assert len(labels) > 20
    assert {key: label for key, label in labels.items() if len(label) > 20} == {}


# ---- what is said --------------------------------------------------------------------------------------------------


def test_a_locale_finds_its_language_and_an_unknown_one_english() -> None:
    assert LIBRARY.texts("en-GB").language == "en"
    assert LIBRARY.texts("xx").language == "en"
    assert LIBRARY.texts(None).language == "en"


def test_strings_are_escaped_once_and_markdown_is_not() -> None:
    assert SAY("person", name="*Ana*") == r"**\*Ana\***"
    assert SAY("deadline", what=Markdown("**x**"), at=Markdown("<t:1:R>")) == "**x** · ⏳ <t:1:R>"
    assert SAY.plain("ai-name", name="*x*") == "*x* 🤖"


def test_the_same_words_escaped_and_not_are_kept_apart() -> None:
    assert SAY("person", name="_a_") == r"**\_a\_**"
    assert SAY("person", name=Markdown("_a_")) == "**_a_**"
    assert SAY.plain("person", name="_a_") == "**_a_**"


def test_a_missing_text_is_its_key() -> None:
    assert SAY("no-such-text") == "no-such-text"


# ---- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("@everyone", "@\u200beveryone"),
        ("@here", "@\u200bhere"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("<@&123>", "\\<@\u200b&123\\>"),
        ("<#1>", r"\<\#1\>"),
        ("<t:0:R>", r"\<t:0:R\>"),
        ("**bold**", r"\*\*bold\*\*"),
        ("[x](http://evil)", "\\[x\\]\\(http:\u200b//evil\\)"),
        ("# big", r"\# big"),
        ("-# small", r"\-\# small"),
        ("> quote", r"\> quote"),
        ("`code`", r"\`code\`"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("back\\slash", r"back\\slash"),
    ],
)
def test_a_name_is_shown_letter_by_letter(name: str, shown: str) -> None:
    assert escape(name) == shown


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ana \n Maria ", "Ana Maria"),
        ("\u202eevil\u202c", "evil"),
        ("a\u2066b\u2069c", "abc"),
        ("zero\u200bwidth", "zerowidth"),
        ("\u0000bell\u0007", "bell"),
        ("x" * 40, "x" * 31 + "…"),
        ("שלום", "\u2068שלום\u2069"),
        ("👩‍🚀 Ada", "👩‍🚀 Ada"),
        ("\u200b\u200b", ""),
    ],
)
def test_a_name_keeps_what_can_be_seen_and_turns_nothing(name: str, kept: str) -> None:
    assert clean(name) == kept


@given(st.text(max_size=60))
def test_no_name_can_mention_or_turn_the_line(name: str) -> None:
    shown = escape(clean(name))
    assert not re.search(r"@(everyone|here|\d|&|!)", shown)
    assert not re.search(r"(?<!\\)(\\\\)*<[@#:t]", shown)
    assert not set("\u202a\u202b\u202c\u202d\u202e\u200e\u200f\n\r") & set(shown)
    assert shown.count("\u2068") == shown.count("\u2069")


@given(st.text(max_size=60))
def test_where_markdown_is_not_read_a_name_is_as_it_is(name: str) -> None:
    assert unmarked(escape(clean(name))) == clean(name)


def test_a_sentence_without_its_marks() -> None:
    assert unmarked(Markdown(r"⏰ **Last call** for **Big\_Joe**: ~~who~~")) == "⏰ Last call for Big_Joe: who"


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_how_long_a_game_takes_is_the_same_wherever_it_is_said(language: str) -> None:
    say, first_screen = LIBRARY.texts(language), json.loads((LOCALES.parents[1] / "play.json").read_text("utf-8"))
    shown = {game["name"]: game["facts"] for game in first_screen["games"]}
    for key, game in GAMES.items():
        minutes = str(game.FACTS.minutes)
        assert minutes in say.plain(f"{key}-length").split()
        assert minutes in say.plain(f"command-new-{key}").split()
        assert f"{minutes} min" in shown[say.plain(f"{key}-name")]
