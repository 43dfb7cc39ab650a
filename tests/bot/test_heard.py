"""Text mode is a language of its own: whole words in all five languages, on all screens, whole games long."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

from bot.texts import Library
from games import GAMES
from games.alakazam.cards import COLOURS
from tables.replies import hand_of
from tests.bot.fakes import seated
from tests.bot.situations import Move
from tests.bot.test_text_mode import READ, SORTS
from tests.page.aloud import about, at_table, game, logged

LIBRARY = Library()
LONGEST = 360
"""Moves of a game."""
HEARD = re.compile(r"\((?:text mode|alt)\) (.*)")
NAMES = re.compile(r"I Got Nuttin’|`[^`]*`|https?://\S+|<[^>]*>")
"""What stands as it is: a card's name, what is typed, links, times."""
DICE = "".join(colour.letter for colour in COLOURS)
FAULTS = {
    "a die's code": re.compile(rf"\b[{DICE}][1-6?](?!\w)|(?<![\w+−])\d[{DICE}]\b|\([{DICE}](?: [{DICE}])*\)"),
    "a culture's code": re.compile(r"\b(?:VAL|CAT|GAL|EUS|AND|CAS)\b"),
    "a bare level": re.compile(r"(?<![\w’'])[BC](?![\w’'])(?! mail)|(?<![\w’'])A(?= (?:combat|borroka|\())"),
    "a limb's letter": re.compile(r"\b(?:ear|hand|leg|oreja|garra|pata|orella|urpa|pota) [A-Z]\b|\b(?:ezk|esk)\b"),
    "an abbreviation": re.compile(r"(?<!\w)[^\W\d_]{1,4}\.(?= [a-zà-ÿ])"),
    "a mark that is no word": re.compile(r"(?:^|\s)[/|~^=<>:](?=\s|$)|\d : \d| / |^[×:]|, ×"),
    "a bracketed or stuck code": re.compile(r"\([+−]\d+\)|\d/\d|[a-zà-ÿ]\d"),
    "a word twice": re.compile(r"\b([^\W\d]{4,}) \1\b", re.IGNORECASE),
    "a number without its thing": re.compile(r"^\d+$|— \d+$|[,—] \d+(?=, [^\d])"),
    "a number of whom": re.compile(r"(?:\bAI|\bIA|\(AA\)) [+−]?\d+\]?$|\+0\b|^(?:### )?\W*#\d|\d × [1-6](?!\w)"),
    "a broken link": re.compile(r"\]\(Ana[^([]*\)"),
    "two colons": re.compile(r":(?= [^:.!?;,“«—]*: )|:\]$"),
    "half a quotation": re.compile(r"“[^”]*$|«[^»]*$"),
    "a name that is cut": re.compile(r"\bMaula\b|\bTió\b(?! de Nadal)|de Nadal de"),
    "a sign of another game": re.compile(r"^(?:Flame|Llama|Flama|Chama|Garra), |^(?:very|muy|molt|moi|oso) m\w+, "),
    "a space too many, or none": re.compile(r" ’s\b|\w:[«“]|[“«(] | [,.;](?= |$)"),
}
LEVELS = re.compile(
    r"(?:levels?|nivel(?:es)?|niveis|nivells?) [ABC](?:, [ABC]\b)*(?: (?:or|o|ou) [ABC])?"
    r"|\b[ABC](?:, [ABC])*(?: (?:edo|eta) [ABC])? maila"
)


def faults(line: str) -> list[str]:
    """What of a line can't be heard."""
    said = LEVELS.sub("level", NAMES.sub("Ana", line))
    found = [what for what, pattern in FAULTS.items() if pattern.search(said)]
    return found + ["a sign"] * any(unicodedata.category(c) in SORTS and c not in READ - set("|~^=<>") for c in said)


def heard(lines: Iterable[str]) -> set[str]:
    """The lines of text mode."""
    return {found[1] for line in lines if (found := HEARD.fullmatch(line))}


def faulty(lines: Iterable[str]) -> dict[str, list[str]]:
    return {line: found for line in sorted(heard(lines)) if (found := faults(line))}


def variants(key: str) -> list[Any]:
    """The options of a game that change what its screens say."""
    kind: Any = GAMES[key]
    more = {
        "alakazum": [{"expansion": True, "chaotic_toad": True}, {"sprint": True}],
        "alakazoo": [{"edition": "magic-helper"}, {"sprint": True, "boards": "deal"}],
        "alakazam": [{"face_down": True, "extra_cards": True}, {"slow": True, "market": True, "penalty": "flat"}],
    }[key]
    return [kind.Options(), *[kind.Options(**each) for each in more]]


def at_random(key: str, step: int, language: str) -> Iterator[str]:
    """What is heard of games in which everybody answers anything, every so many moves."""
    kind, say = GAMES[key], LIBRARY.texts(language)
    for seats, options in [(kind.SEATS[at % 2 - 1], each) for at, each in enumerate(variants(key))]:
        chance, moves, n = Random(seats), list[Move](), 0
        played = kind.new(chance.randbytes(32), seats, options)
        while played.decisions and n < LONGEST:
            decision, n = chance.choice(played.decisions), n + 1
            action = chance.choice(decision.options)
            moves.append(Move(played, decision, action, played.submit(decision.seat, action, decision.id)))
            if n % step == 0:
                table = seated(played)
                asked = played.decisions[0].seat if played.decisions else 0
                yield from at_table(hand_of(table, asked), say)
                yield from logged(table, moves[-step:], say)
        table = seated(played, status="over")
        yield from about(table, say)


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_heard_is_in_whole_words(key: str, language: str) -> None:
    assert faulty(at_random(key, 45, language)) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("key", GAMES)
def test_whole_games_are_heard_in_whole_words(key: str, language: str) -> None:
    """All that ``python -m tests.page.aloud`` reads, to its last line."""
    for number, options in enumerate(variants(key), 1):
        assert faulty(game(key, number, LIBRARY.texts(language), options)) == {}


def test_a_fault_is_found() -> None:
    lines = ("ear L Leaf dark", "oreja I", "belarri ezk", "naranja 6 por W3", "(2O 2Y 2G)", "(O W)", "resistance 1 VAL")
    lines += (
        "Flame, Burning low",
        "Candle AI −8",
        "[9 stars, met:]",
        "cards: met: Pyramid",
        "You chose “Market",
        "Tió de Nadal de Nadalek",
    )
    lines += (
        "[watch](https://discord.com/channels/1, 2 or 0 points)",
        "Toadstool AI ’s die",
        "Maula + Kattalin",
        "#4 Ana",
    )
    lines += ("A combat 1, 1 star", "rises to B.", "máx. tres", "It’s 2 : 1 now", "Magic, 6, three", "🎩 3")
    assert [line for line in lines if not faults(line)] == []
    for line in ("Olentzero rises to level B.", "A maila, borroka 1", "I Got Nuttin’ +10", "left ear: Leaf dark"):
        assert faults(line) == []
