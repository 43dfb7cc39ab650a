"""Sentences that agree: lists, counts, cases, in every language; what is said of signs, days, names."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

from bot.cases import basque
from bot.screens.alakazum.words import saying
from bot.screens.call import call
from bot.screens.game import Reader, screens_of
from bot.screens.pages import refusal
from bot.screens.screen import Text
from bot.screens.signs import aloud
from bot.texts import LOCALES, Library, Markdown, Texts, unmarked
from games import GAMES
from games.alakazum.cards import NUMBER
from games.kernel.game import Event
from tests.bot.fakes import seated
from tests.bot.locale_files import choosers, nodes, patterns, variables, wording

LIBRARY = Library()
HERE = Path(__file__).parent


# ---- the table of sentences ----------------------------------------------------------------------------------------


def _call(say: Texts, key: str, seats: int) -> str:
    (called, *_) = call(seated(GAMES["alakazoo"].new(bytes(32), 2)), range(seats), say, key).parts
    assert isinstance(called, Text)
    return called.text.partition("\n")[0]


def _event(say: Texts, game: str, kind: str, *data: Any) -> str | None:
    """Return what a game tells to Ana and Jon; a list has the cards of Alakazum! by their ids."""
    facts = tuple([NUMBER[card] for card in each] if isinstance(each, list) else each for each in data)
    said = screens_of(game).sentence(Event(kind, facts), Reader(say, ("Ana", "Jon")))
    return said and unmarked(said)


def _refusal(say: Texts, key: str, facts: dict[str, Any]) -> str:
    read = {name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()}
    (said, *_) = refusal(key, read, say).parts
    assert isinstance(said, Text)
    return said.text


SAYS: dict[str, Callable[..., str | None]] = {
    "aloud": lambda say, written: aloud(written, say, "\n"),
    "call": _call,
    "case": lambda _, name, case: basque(name, case),
    "date": lambda say, day, form: say.date(day, form),
    "event": _event,
    "refusal": _refusal,
    "saying": lambda say, character: saying(NUMBER[character], say),
    "several": lambda say, *names: say.several(names),
}


ROWS = [line for line in (HERE / "sentences.tsv").read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("row", ROWS)
def test_a_sentence_is_said_as_the_table_has_it(row: str) -> None:
    language, what, given, said = row.split("\t")
    said = json.loads(said) if said.startswith('"') else said
    found = SAYS[what](LIBRARY.texts(language), *json.loads(given))
    assert found is not None and re.fullmatch(re.escape(said).replace("…", "(?s:.*)"), found), found


def test_no_list_of_a_sentence_is_put_together_with_commas_alone() -> None:
    """`Texts.several` says *a, b and c*; `texts.row` is for places too narrow for that."""
    joined = [path for path in (LOCALES.parent / "screens").rglob("*.py") if '", ".join' in path.read_text("utf-8")]
    assert [path.name for path in joined] == ["end.py"]  # the description of a picture


def test_a_name_takes_its_cases_in_basque() -> None:
    """A name, then who did it, to whom, whose: by hand, as grammars of Basque say of proper names."""
    names = [line.split(" ") for line in (HERE / "basque_names.txt").read_text(encoding="utf-8").splitlines()]
    assert len({name for name, *_ in names}) >= 200
    assert [name for name, *said in names if [basque(name, case) for case in ("erg", "dat", "gen")] != said] == []


def test_a_file_puts_a_name_into_a_case(tmp_path: Path) -> None:
    for language, line in (("en", "{ $who } wins"), ("eu", '{ CASE($who, "erg") } irabazi du')):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(f"won = {line}\n", encoding="utf-8")
    say = Library(tmp_path).texts("eu")
    assert say("won", who=say.several([Markdown("**Ana**"), Markdown("**Jon**")])) == "**Ana** eta **Jon**ek irabazi du"
    assert say("won", who="*Ana*") == r"\*Ana\*: irabazi du"


# ---- every message, with one and with two --------------------------------------------------------------------------

NEVER_ONE = {
    *("alakazam-barred-dealings", "alakazam-end-cap", "alakazam-heard-times", "alakazam-outlook-rounds"),
    *("alakazoo-board-runes", "alakazoo-race-start-sprint"),
    *("alakazum-coach-goal", "alakazum-list-actions", "alakazum-race-start-sprint"),
    *(
        "end-time",
        "leaders-unsure",
        "noted-in-part",
        "profile-rival",
        "review-waits-long",
        "sign-hidden",
        "tutorial-hand",
    ),
}
"""Texts whose number is a limit of the game or of the bot, or at least two by what it counts."""
BASQUE_NOUNS = {"dado", "erronda", "fitxa", "karta", "partida", "pertsonaia", "puntu", "runa"}
"""One of them is *karta bat* or *puntu 1*."""


COUNTED = {
    name
    for language in LIBRARY.languages
    for pattern in patterns(language).values()
    for name, keys in choosers(pattern)
    if name and "one" in keys
}
"""What is a number somewhere: `count`, `points` …"""


def _said(language: str, key: str, pattern: fluent.Pattern, count: int) -> Iterator[str]:
    """A text with that many of everything, in each of its variants."""
    names = variables(pattern)
    words = {name: keys - {"one", "other"} for name, keys in choosers(pattern) if name and name not in COUNTED}
    for chosen in sorted(set().union(*words.values())) or [""]:
        facts = {name: count if name in COUNTED else Markdown(chosen if name in words else "X") for name in names}
        yield LIBRARY.texts(language).plain(key, **facts)


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_no_text_says_one_points(language: str) -> None:
    """A noun after the number 1 isn't the same as after 2 where a language has another form for it."""
    found: list[str] = []
    for key, pattern in patterns(language).items():
        for one, two in zip(_said(language, key, pattern, 1), _said(language, key, pattern, 2), strict=True):
            for noun in re.findall(r"(?<![\d.,:/+−×#%])\b1 ([^\W\d_]{3,})", one):
                plural = noun in BASQUE_NOUNS if language == "eu" else noun.endswith("s") and noun not in NO_NOUNS
                if plural and re.search(rf"\b2 {noun}\b", two) and key.partition(".")[0] not in NEVER_ONE:
                    found.append(f"{key}: {one}")
    assert found == []


NO_NOUNS = {"más", "més", "máis", "has", "was", "wins", "ends", "judges", "brings", "loses", "gets"}


def _words(language: str) -> Iterator[tuple[str, str]]:
    """Each text's words, without what is put into it."""
    return ((key, "".join(wording(pattern))) for key, pattern in patterns(language).items())


LISTS = {"card_names", "cards_in_order", "people", "runes_text", "several"}
"""What puts a list together in code."""


def _listed() -> set[tuple[str, str]]:
    """Each text that code names whole and gives a list, with the name of it."""
    found: set[tuple[str, str]] = set()
    for path in LOCALES.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(key := node.args[0], ast.Constant):
                for given in node.keywords:
                    made = given.value.func if isinstance(given.value, ast.Call) else None
                    name = made.attr if isinstance(made, ast.Attribute) else getattr(made, "id", "")
                    if name in LISTS and given.arg:
                        found.add((str(key.value), given.arg))
    return found


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_no_verb_stands_behind_a_list_without_its_count(language: str) -> None:
    """*Ana y Bea gana*: where the list is the subject, the text chooses the verb by how many there are."""
    texts, listed, found = patterns(language), _listed(), list[str]()
    assert len(listed) > 15
    for key, name in listed:
        if key not in texts or COUNTED & {chooser for chooser, _ in choosers(texts[key])}:
            continue
        said = LIBRARY.texts(language).plain(key, **{name: Markdown("@")})
        found += [f"{key}: {said}" for word in re.findall(r"@ ([^\W\d_]+)", said) if word not in NO_VERBS]
    assert found == []


NO_VERBS = {
    *("and", "at", "by", "for", "from", "in", "of", "on", "to", "until", "with"),
    *("a", "al", "con", "de", "del", "e", "en", "hasta", "i", "per", "por", "y", "ao", "ata"),
    *("eta", "ordez", "zain"),
}


# ---- how it is put --------------------------------------------------------------------------------------------------

COLONS = {"evening-settings-on", "refused-channel-taken", "review-summary"}
"""Rows of settings, of addresses and of counts, which are no sentences."""


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_no_sentence_has_two_colons(language: str) -> None:
    """A score (3 : 1) counts as one: what follows from it is joined with *and*."""
    found = {
        f"{key}: {line}"
        for key, pattern in patterns(language).items()
        if key not in COLONS and not re.match(r"export|privacy|command|help|settings|.*-rules-", key)
        for said in _said(language, key, pattern, 2)
        for line in said.splitlines()
        if re.search(r": [^.:!?·;(]*\S: \S", line)
    }
    assert found == set()


@pytest.mark.parametrize("language", ["ca", "es", "gl"])
def test_no_article_stands_before_faces_or_a_bonus(language: str) -> None:
    """*con un 2–6*, *unos +1*: several faces, or about one, are no one thing."""
    found = [
        key
        for key, pattern in patterns(language).items()
        for words in (node for node in nodes(pattern) if isinstance(node, fluent.Pattern))
        for before, after in pairwise(words.elements)
        if isinstance(before, fluent.TextElement) and re.search(r"\b(un|unos|uns|cun) \+?$", before.value)
        if {"faces", "added"} & {node.id.name for node in nodes(after) if isinstance(node, fluent.VariableReference)}
    ]
    assert found == []


@pytest.mark.parametrize("language", ["es"])
def test_a_command_is_an_infinitive(language: str) -> None:
    """But for those that are only the head of others: *La mesa de este canal*."""
    heads = {"command-me", "command-settings", "command-table"}
    said = {key: words for key, words in _words(language) if key.startswith("command-") and "." not in key}
    others = {key for key, words in said.items() if not re.match(r"\w+[aei]r\b", words)}
    assert others == heads


@pytest.mark.parametrize("language", ["ca", "eu"])
def test_a_name_that_reads_as_words_is_quoted(language: str) -> None:
    """*Agafa Res de res*, *Hartu Ezer ez*: take nothing."""
    name = LIBRARY.texts(language).plain("alakazam-card-nuttin")
    bare = [key for key, words in _words(language) if name[1:-1] in words.replace(name, "") and key[:8] == "alakazam"]
    assert name[0] + name[-1] == "«»" and bare == []


BESIDE = re.compile(r"ala[a-z]+-(stakes|win|lose|odds|target|outlook|ask|advised|barred|prospect)")
"""What stands beside the buttons of a question: what can be won and lost, how likely, why not."""
TYPICAL = {
    "who": "Broomtail",
    "rival": "Candle",
    "name": "Dolçainer",
    "mine": "Moura",
    "theirs": "Moura",
    "faces": "4–6",
    "spaces": "leg L, torso",
    "first": "leg L (+1)",
    "second": "ear L (+1)",
    "runes": "🌊 Wave",
    "sign": "🟦 GAL",
}


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_what_stands_beside_a_button_has_ninety_characters(language: str) -> None:
    """A line and a half of a phone."""
    say, found = LIBRARY.texts(language), set[str]()
    for key, pattern in patterns(language).items():
        if BESIDE.match(key):
            named = {name: keys - {"one", "other"} for name, keys in choosers(pattern)}
            words = {name: keys for name, keys in named.items() if keys}
            for chosen, number in product(sorted(set().union(*words.values()) | {""}), (0, 2)):
                given = dict.fromkeys(variables(pattern), number) | dict.fromkeys(words, chosen or "X")
                facts: dict[str, Any] = given | {name: what for name, what in TYPICAL.items() if name in given}
                said = say.plain(key, **facts | (dict.fromkeys(words, chosen) if chosen else {})).replace("**", "")
                found |= {f"{key}: {line}" for line in said.splitlines() if len(line) > 90}
    assert found == set()
