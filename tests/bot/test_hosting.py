"""What the log says at the start of games that can't be hosted whole."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.__main__ import tell_missing_texts
from bot.texts import Library
from examples.highcard import HighCard
from examples.nim import Nim
from games import GAMES


class Wordless(Nim):
    """A game without a word: its module's folder has none of that name."""

    KEY = "wordless"
    __slots__ = ()


def test_a_text_that_is_missing_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (HighCard, Wordless):
        monkeypatch.setitem(GAMES, game.KEY, game)
    with capture_logs() as told:
        tell_missing_texts(Library())
    lines = [line["why"] for line in told]
    assert len(lines) == 6 and all(line.endswith("/locales/en/wordless.ftl.") for line in lines)
    assert lines[1].startswith("wordless-name is missing: write `wordless-name = …` into /")
