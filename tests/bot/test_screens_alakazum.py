"""Alakazum! in words: everything that can be asked or happen has its words, and they fit."""

from __future__ import annotations

from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

import bot.texts
from bot.screens.alakazum import CHOICES, EVENTS, SCREENS
from bot.screens.game import Reader
from bot.texts import Library
from games.alakazum.rules import Alakazum, Rules

SAY = Library().texts("en")
NAMES = ("Ana", "Pep", "Bea", "Carl", "Kettle")
WORDLESS = {"over", "cast", "opened", "dealt", "hand"}
"""What the board, the end or another sentence says."""


@pytest.fixture(autouse=True)
def no_broken_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(event: str, **facts: object) -> None:
        raise AssertionError((event, facts))

    monkeypatch.setattr(bot.texts.log, "error", broken, raising=False)


def play(seats: int, seed: int, moves: int) -> Any:
    """The positions of a random game, each with the events that led to it."""
    chance = Random(seed)
    game = Alakazum.new(chance.randbytes(32), seats, Rules(chaotic_toad=bool(seed % 2)))
    yield game, list(game.opening)
    for _ in range(moves):
        if not game.decisions:
            return
        decision = chance.choice(game.decisions)
        yield game, game.submit(decision.seat, chance.choice(decision.options), decision.id)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_has_its_words(seats: int) -> None:
    kinds: set[str] = set()
    for game, events in play(seats, seed=seats, moves=500):
        for seat in (None, *range(seats)):
            view, reader = game.view(seat), Reader(SAY, NAMES[:seats], seat)
            assert SCREENS.table(view, reader)
            SCREENS.heading(view, reader)
            if seat is not None:
                assert SCREENS.hand(view, reader)
            for decision in view.decisions:
                assert SCREENS.prompt(view, decision, reader)
                kinds.add(decision.kind)
                for action in decision.options:
                    choice = SCREENS.choice(view, decision, action, reader)
                    assert 0 < len(choice.label) <= 30 and len(choice.description) <= 100, choice
                if decision.seat == seat:
                    SCREENS.barred(view, decision, reader)
            for event in events:
                if event.audience is None or seat in event.audience:
                    assert (SCREENS.sentence(event, reader) is None) == (event.kind in WORDLESS), event
        if game.outcome:
            view, reader = game.view(None), Reader(SAY, NAMES[:seats])
            assert SCREENS.end(view, game.outcome, reader)
    assert {"start", "fighter", "action", "voodoo", "potion"} <= kinds


def test_each_word_and_event_is_described_once() -> None:
    assert not WORDLESS & EVENTS.keys()
    assert set(CHOICES) >= {"start", "fighter", "show", "rival", "target", "spell", "enemy", "culture", "reveal"}


def test_a_board_for_everybody_shows_no_hand() -> None:
    game = Alakazum.new(bytes(32), 3)
    reader = Reader(SAY, NAMES[:3])
    board = "\n".join(getattr(part, "text", "") for part in SCREENS.table(game.view(None), reader))
    assert "✋3" in board
    assert "energy" not in board


def test_what_is_seen_of_a_fight_is_said_as_the_sketch_has_it() -> None:
    sentence = SCREENS.sentence(
        next(e for game, events in play(2, 2, 400) for e in events if e.kind == "strengths"), Reader(SAY, NAMES[:2])
    )
    assert sentence is not None and sentence.startswith("⚔ ") and " : " in sentence
