"""Moves of a hand: which are buttons, what stands first in lists, what each says, and that all fit a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple

import pytest

from bot.screens.custom_ids import Press, read_press
from bot.screens.game import PLACEHOLDER, UNGROUPED
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Buttons, Select
from bot.texts import Library
from games import GAMES
from games.alakazoo import Alakazoo
from games.alakazoo.cards import PLACES, SLOT
from games.alakazoo.facts import thrown
from games.kernel.chance import Chance
from games.kernel.codec import from_short
from games.kernel.facts import Fact
from games.kernel.game import Game
from tables.replies import hand_of
from tables.table import Seat, Table
from tables.table_rules import TableRules
from tests.bot.fakes import seated
from tests.bot.test_screen_sizes import TABLES, positions
from tests.bot.words import buttons_of, moves_of
from tests.games.alakazoo.table import a_table as a_portal

LIBRARY = Library()
SAY = LIBRARY.texts("en")
LONG = "Maximilian of the Thirty-Two Let"
MOVES = 60


def at_a_table(game: Any, hinted: bool) -> Table:
    """Of people with the longest names that Discord knows."""
    people = [Seat(user=at + 1, name=LONG) for at in range(game.seats)]
    return seated(game, *people, rules=TableRules(hinted=hinted))


def lists_of(table: Table, seat: int, language: str = "en", *, pictures: bool = True) -> list[Select]:
    screen = hand_screen(hand_of(table, seat), LIBRARY.texts(language), pictures=pictures)
    return [part for part in screen.parts if isinstance(part, Select)]


def facts_of(game: type[Game], view: Any, presses: Iterable[Press]) -> list[Fact]:
    """What each means, read from what it says."""
    lines = [[from_short(word) for word in press.actions] for press in presses]
    question = next(press.question for press in presses)
    decision = next(each for each in view.decisions if (each.id, each.seat) == (question, view.seat))
    return [*game.facts(view, decision, lines)]


class Moves(NamedTuple):
    """Of a question with more moves than have room as buttons."""

    kind: type[Game]
    view: Any
    first: list[Press]
    """The buttons that name a thing."""
    rest: list[Press]
    """The lines of *More moves*."""


def open_moves(tables: list[Any], hinted: bool) -> Iterator[Moves]:
    for kind, seats, rules in tables:
        for table, _ in positions(kind, seats, rules, MOVES):
            game: Any = table.game
            for seat in range(seats):
                view = game.view(seat)
                if view.decisions and (found := moves(at_a_table(game, hinted), seat)) is not None:
                    yield Moves(kind, view, *found)


def moves(table: Table, seat: int) -> tuple[list[Press], list[Press]] | None:
    """Buttons, then lines of lists, of the first question that has both."""
    screen = hand_screen(hand_of(table, seat), SAY, pictures=True)
    lists = [part for part in screen.parts if isinstance(part, Select) and part.most == 1]
    rest = [press for one in lists for each in one.options if (press := read_press(one.id, [each.value]))]
    rest = [press for press in rest if press.question == rest[0].question]
    buttons = [read_press(each.id) for part in screen.parts if isinstance(part, Buttons) for each in part.buttons]
    named = [each for each in buttons if each and rest and each.question == rest[0].question]
    named = [each for each in named if any(len(from_short(word)) > 1 for word in each.actions)]
    return (named, rest) if rest else None


@pytest.mark.parametrize("key", GAMES)
def test_with_hints_three_buttons_are_the_best_of_their_kinds_and_lists_go_by_worth(key: str) -> None:
    """Of many those of a kind together, the kind first that has the best."""
    looked, many = 0, 0
    for one in open_moves([each for each in TABLES if key == each[0].KEY], hinted=True):
        if not one.first:
            assert any(("not-done",) in each.options for each in one.view.decisions), "else something is offered"
            continue
        first, rest = (facts_of(one.kind, one.view, some) for some in (one.first, one.rest))
        looked += 1
        assert 1 <= len(first) <= 3
        kinds = [each.kind for each in first]
        for fact in first if len({*kinds}) == len(kinds) else ():
            assert fact.worth >= max([each.worth for each in rest if each.kind == fact.kind], default=fact.worth)
        groups = [[*some] for _, some in groupby(rest, lambda each: each.kind)] if len(rest) > UNGROUPED else [rest]
        many += len(groups) > 1
        assert len(rest) <= UNGROUPED or len(groups) == len({some[0].kind for some in groups}), "a kind in two places"
        for some in [*groups, [some[0] for some in groups]]:
            assert [each.worth for each in some] == sorted([each.worth for each in some], reverse=True)
    assert looked > 10 and (many or key == "alakazoo")


@pytest.mark.parametrize("key", GAMES)
def test_without_hints_order_is_no_advice(key: str) -> None:
    """Moves that are worth the contrary stand in the same places."""
    kind, tables = GAMES[key], [each for each in TABLES if each[0] is GAMES[key]][:2]
    before, known = [one[2:] for one in open_moves(tables, hinted=False)], kind.EXPLAINS
    assert known is not None

    def turned(view: Any, decision: Any, lines: Any) -> list[Fact]:
        return [each._replace(worth=-each.worth) for each in known(view, decision, lines)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, "EXPLAINS", turned)
        assert [one[2:] for one in open_moves(tables, hinted=False)] == before
        assert [one[2:] for one in open_moves(tables, hinted=True)] != before


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("key", GAMES)
def test_a_button_fits_a_phone(key: str, language: str) -> None:
    """With what it brings, in the letters of one line."""
    looked = 0
    for kind, seats, rules in [each for each in TABLES if key == each[0].KEY][::2]:
        for table, _ in positions(kind, seats, rules, MOVES):
            game: Any = table.game
            screen = hand_screen(hand_of(at_a_table(game, True), game.decisions[0].seat), LIBRARY.texts(language))
            for button in buttons_of(screen):
                looked += " · " in button.label
                assert len(button.label) <= PLACEHOLDER, button.label
    assert looked > 20


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("key", GAMES)
def test_a_closed_list_fits_a_phone(key: str, language: str) -> None:
    """With pictures and without; where a name is the longest that there is."""
    looked = 0
    for kind, seats, rules in [each for each in TABLES if key == each[0].KEY][::2]:
        for table, _ in positions(kind, seats, rules, MOVES):
            game: Any = table.game
            seat = game.decisions[0].seat
            for pictures in (True, False):
                for one in lists_of(at_a_table(game, False), seat, language, pictures=pictures):
                    looked += 1
                    assert len(one.placeholder) <= PLACEHOLDER, one.placeholder
    assert looked > 20


@pytest.mark.parametrize("key", ["alakazum", "alakazoo"])
def test_each_line_of_a_long_list_says_what_it_brings(key: str) -> None:
    looked = 0
    for kind, seats, rules in [each for each in TABLES if key == each[0].KEY]:
        for table, _ in positions(kind, seats, rules, MOVES):
            game: Any = table.game
            for one in [one for seat in range(seats) for one in lists_of(at_a_table(game, False), seat)]:
                looked += len(one.options) > UNGROUPED
                assert len(one.options) <= UNGROUPED or all(each.description for each in one.options), one
    assert looked > 4


@pytest.mark.rule("OO-23")
def test_of_the_ways_to_place_a_throw_those_stand_first_that_a_held_card_waits_for() -> None:
    """The Earth board's tail has Flame and Leaf: of twelve ways three put the Leaf there, where one tail is held."""
    table = a_portal(hands={0: "V-tail"}, dice="Leaf Wave").play("roll 2")
    for hinted in (True, False):
        shown = moves_of(hand_screen(hand_of(at_a_table(table.game, hinted), 0), SAY, pictures=True))
        waits = ["tail 🍃" in said for said, press in shown.items() if press.actions[0].startswith("resolve")]
        assert len(waits) == 12 and sum(waits) == 3
        assert (waits[:3] == [True] * 3) is hinted


@pytest.mark.rule("OO-24")
def test_a_throw_is_weighed_by_the_tokens_that_come_to_lie() -> None:
    """Also by those of dice that have but one place; whatever is said in a line is played."""
    weighed = 0
    for kind, seats, rules in [each for each in TABLES if each[0].KEY == "alakazoo"][:2]:
        for table, _ in positions(kind, seats, rules, MOVES):
            game: Any = table.game
            decision = game.decisions[0]
            if decision.kind in ("order", "light"):
                shown = hand_screen(hand_of(at_a_table(game, True), decision.seat), SAY)
                weighed += weigh(game.view(decision.seat), decision.seat, [*moves_of(shown).values()])
    assert weighed > 20


def weigh(view: Any, seat: int, presses: list[Press]) -> int:
    """Play each; how many say several words and place all tokens."""
    weighed = 0
    for press in presses:
        line = [from_short(word) for word in press.actions]
        game = Alakazoo.imagine(view, Chance(bytes(32)))
        for word in line:
            (asked,) = game.decisions
            game.submit(seat, word, asked.id)
        if any(each.kind in ("order", "light") for each in game.decisions):
            continue
        weighed += len(line) > 1
        runes, slots = game.state.runes[seat] & ~view.runes[seat], game.state.magic[seat] - view.magic[seat]
        placed = [place for place in PLACES if runes >> place & 1] + [SLOT] * slots
        assert sorted(thrown(view, seat, line)) == placed, line
    return weighed
