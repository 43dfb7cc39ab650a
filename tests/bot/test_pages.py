"""What is read beside the game: the log by rounds, open piles, what each game is; and manners of all screens."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import bot.texts
from bot.commands.log import cycles
from bot.screens import pages
from bot.screens.alakazum import SCREENS as ALAKAZUM
from bot.screens.game import Reader
from bot.screens.lobby import about
from bot.screens.screen import Select
from bot.texts import Library, Markdown
from examples.nim import Nim
from games import GAMES
from games.alakazoo import Alakazoo
from games.alakazum.rules import Alakazum
from games.kernel.game import Event
from tables.replies import LogLine
from tables.table import Seat
from tests.bot.fakes import seated
from tests.bot.words import labels_of, text_of

LIBRARY = Library()
SAY = LIBRARY.texts("en")
READER = Reader(SAY, ("Ana", "Pep", "Bea"))


ROUNDS = [
    (number, [partial(Markdown, line) for line in lines])
    for number, lines in enumerate((["set"], ["a", "b"], [f"c{at}" for at in range(40)]))
]


def test_the_log_opens_at_the_newest_page_and_reads_on_from_its_first_line() -> None:
    screen = pages.log(1, ROUNDS, None, SAY)
    assert text_of(screen).splitlines() == ["**Log** · round 2 · page 4 of 4", *[f"c{at}" for at in range(20, 40)]]
    assert labels_of(screen) == ["Older", "Newest"]


def test_a_long_cycle_has_pages_of_about_the_same_length() -> None:
    assert text_of(pages.log(1, ROUNDS, 3, SAY)).splitlines()[1:] == [f"c{at}" for at in range(20)]
    assert text_of(pages.log(1, ROUNDS, 2, SAY)) == "**Log** · round 1 · page 2 of 4\na\nb"
    first = pages.log(1, ROUNDS, 1, SAY)
    assert text_of(first).startswith("**Log** · before the first round") and labels_of(first) == ["Newer", "Newest"]


def test_a_page_puts_no_other_page_into_words() -> None:
    said = list[int]()
    lines = [partial(lambda at: said.append(at) or Markdown(at), at) for at in range(90)]
    pages.log(1, [(1, lines)], 2, SAY)
    assert said == list(range(30, 60))


def _said(cycles: Sequence[tuple[int, Sequence[pages.LogLine]]]) -> list[tuple[int, list[str]]]:
    return [(number, [line() or "" for line in lines]) for number, lines in cycles]


@pytest.mark.parametrize("seat", [1, None])
def test_the_newest_page_of_who_plays_has_what_the_others_did(seat: int | None) -> None:
    """Seat 1 of three is on turn again; a spectator's pages are rounds."""
    game = GAMES["alakazum"].new(bytes(32), 3)
    turns = [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2)]
    people = [Seat(user=at + 1, name=name) for at, name in enumerate(("Ana", "Bea", "Cid"))]
    rows = [(LogLine(n, at[0], "player", 0.0, {}), (Event("turn", at),)) for n, at in enumerate(turns)]
    told = _said(cycles(seated(game, *people), rows, seat, SAY))
    if seat is None:
        assert [(number, len(lines)) for number, lines in told] == [(0, 0), (1, 3), (2, 2)]
    else:
        assert [(number, len(lines)) for number, lines in told] == [(0, 0), (1, 2), (2, 3)]
        assert [name for name in ("Ana", "Bea", "Cid") if name in " ".join(told[-1][1])] == ["Ana", "Bea", "Cid"]


@pytest.mark.parametrize(
    ("seat", "told"), [(None, ["0 1", "0 1", "0"]), (0, ["0", "1 0", "1 0"]), (1, ["0 1", "0 1", "0"])]
)
def test_a_game_that_tells_no_rounds_has_its_log_by_turns(
    seat: int | None, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "nim", Nim)
    say = Library().texts("en")
    table = seated(Nim.new(bytes(32), 2))
    rows = [(LogLine(0, None, "opening", 0.0, {}), ())]
    rows += [
        (LogLine(n, seat, "player", 0.0, {}), (Event("took", (seat, 1, n)),))
        for n, seat in enumerate([0, 1, 0, 1, 0], 1)
    ]
    ((_, lines),) = _said(cycles(table, rows, seat, say))
    names = [
        " ".join("0" if "Ana" in line else "1" for line in turn.split("\n")) for turn in "\n".join(lines).split("\n\n")
    ]
    assert names == told
    pages_of_many = cycles(table, rows * 20, seat, say)
    assert len(pages_of_many) > 3 and all(len(lines) <= pages.LOG_PAGE for _, lines in pages_of_many)


def test_an_empty_log_says_so() -> None:
    assert "Nothing has happened yet" in text_of(pages.log(1, [(0, [])], None, SAY))


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("key", sorted(pages.SAID_BY_THE_HAND))
def test_a_refusal_that_sends_people_to_their_hand_opens_it(key: str, language: str) -> None:
    say = LIBRARY.texts(language)
    screen = pages.refusal(key, {}, say, 7)
    assert labels_of(screen) == [say.plain("button-hand")]
    if key not in ("not-asked", "lesson"):  # nothing waits there; a lesson's move was pressed there
        assert f"**{say.plain('button-hand')}**" in text_of(screen)


def test_the_discard_pile_can_be_looked_at() -> None:
    game: Any = Alakazoo.new(bytes(32), 2)
    while game.state.round == 0:
        decision = game.decisions[0]
        game.submit(decision.seat, decision.options[0])
    assert "The discard pile is empty." in text_of(pages.watch(seated(game), [], SAY))
    head, tail = 9 * 1 + 1, 9 * 1 + 7  # Goldcrest's
    game.state.discard = [tail, head]
    assert "**Discard pile**, 2 cards: the new deck when the deck runs out.\n-# 🟨G head, tail" in text_of(
        pages.watch(seated(game), [], SAY)
    )


def test_the_market_deck_can_be_looked_through_from_the_top() -> None:
    game: Any = Alakazum.new(bytes(32), 2)
    said = text_of(pages.watch(seated(game), [], SAY))
    names = re.findall(r"^-# \*\*(.+?)\*\* —", said, re.MULTILINE)
    assert names == [SAY.plain(f"card-{card}") for card in reversed(ids(game))]


def ids(game: Any) -> list[str]:
    from games.alakazum.cards import CARDS

    return [CARDS[card].id for card in game.state.market]


@pytest.mark.parametrize("key", GAMES)
def test_lobby_help_and_command_say_what_a_game_is_and_for_how_many(key: str) -> None:
    seats = GAMES[key].SEATS
    said = about(key, SAY)
    assert SAY.plain(f"{key}-tagline") in said and f"{seats[0]}–{seats[-1]}" in said and "minutes" in said
    assert SAY.plain(f"{key}-tagline") in text_of(pages.help(SAY))
    told = SAY.plain(f"command-new-{key}")
    assert f"{seats[0]}–{seats[-1]} players" in told and "minutes" in told and len(told) <= 100


def test_an_action_that_is_missing_says_why() -> None:
    """At the start every rival has one character, which can't be attacked (AZ-43)."""
    game: Any = Alakazum.new(bytes(32), 3)
    while game.decisions[0].kind == "start":
        game.submit(game.decisions[0].seat, game.decisions[0].options[0])
    while game.decisions[0].kind != "action":
        game.submit(game.decisions[0].seat, game.decisions[0].options[-1])
    decision = game.decisions[0]
    barred = {choice.label: why for choice, why in ALAKAZUM.barred(game.view(decision.seat), decision, READER)}
    assert all(len(team) == 1 for seat, team in enumerate(game.state.teams) if seat != decision.seat)
    assert barred["Fight"] == "every rival has only one character, which can’t be attacked"


def test_no_text_has_a_letter_that_many_phones_do_not_have() -> None:
    """Circled letters are empty boxes on many phones; levels are plain A, B, C."""
    for path in sorted((Path(bot.texts.LOCALES) / "en").glob("*.ftl")):
        assert not set("ⒶⒷⒸ") & set(path.read_text(encoding="utf-8")), path.name


def test_an_open_select_is_none_of_a_watched_board() -> None:
    game = Alakazum.new(bytes(32), 2)
    assert not any(isinstance(part, Select) for part in pages.watch(seated(game), [], SAY).parts)
