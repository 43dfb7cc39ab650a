"""Lists of a hand: what stands first, what each line says, and that a closed one fits a phone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from bot.screens.custom_ids import read_press
from bot.screens.game import PLACEHOLDER, UNGROUPED
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Select
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


def facts_of(game: type[Game], view: Any, one: Select) -> list[Fact]:
    """What each of its lines means, read from what pressing it says."""
    lines = list[list[Any]]()
    for option in one.options:
        press = read_press(one.id, [option.value])
        assert press is not None
        lines.append([from_short(word) for word in press.actions])
    press = read_press(one.id, [one.options[0].value])
    decision = next(
        each for each in view.decisions if press is not None and (each.id, each.seat) == (press.question, view.seat)
    )
    return [*game.facts(view, decision, lines)]


def open_lists(tables: list[Any], hinted: bool) -> Iterator[tuple[type[Game], Any, Select]]:
    for kind, seats, rules in tables:
        for table, _ in positions(kind, seats, rules, MOVES):
            game: Any = table.game
            for seat in range(seats):
                view = game.view(seat)
                for one in lists_of(at_a_table(game, hinted), seat) if view.decisions else []:
                    yield kind, view, one


@pytest.mark.parametrize("key", GAMES)
def test_with_hints_the_best_stands_first_and_many_stand_by_kinds(key: str) -> None:
    few, many = 0, 0
    for kind, view, one in open_lists([each for each in TABLES if key == each[0].KEY], hinted=True):
        facts = facts_of(kind, view, one)
        if len(facts) <= UNGROUPED:
            few += len(facts) > 1
            assert [each.worth for each in facts] == sorted([each.worth for each in facts], reverse=True)
            continue
        many += 1
        kinds = [[*some] for _, some in groupby(facts, lambda each: each.kind)]
        assert len(kinds) == len({some[0].kind for some in kinds}), "a kind stands in two places"
        for some in kinds:
            assert [each.worth for each in some] == sorted([each.worth for each in some], reverse=True)
        best = [some[0].worth for some in kinds]
        assert best == sorted(best, reverse=True)
    assert few and many


@pytest.mark.parametrize("key", GAMES)
def test_without_hints_order_is_no_advice(key: str) -> None:
    """All stand in the order in which the same question's lines are made: no worth is read."""
    kind = GAMES[key]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, "EXPLAINS", lambda view, decision, lines: 1 / 0)
        assert [one for _, _, one in open_lists([each for each in TABLES if each[0] is kind][:2], hinted=False)]


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
    nothing, looked = SAY.plain("alakazum-do-nothing"), 0
    for _, _, one in open_lists([each for each in TABLES if key == each[0].KEY], hinted=False):
        looked += len(one.options) > UNGROUPED
        said = [each for each in one.options if each.label != nothing]
        assert len(one.options) <= UNGROUPED or all(each.description for each in said), one
    assert looked > 5


@pytest.mark.rule("OO-23")
def test_of_the_ways_to_place_a_throw_those_stand_first_that_a_held_card_waits_for() -> None:
    """The Earth board's tail has Flame and Leaf: of twelve ways three put the Leaf there, where one tail is held."""
    table = a_portal(hands={0: "V-tail"}, dice="Leaf Wave").play("roll 2")
    for hinted in (True, False):
        (ways,) = lists_of(at_a_table(table.game, hinted), 0)
        waits = ["needs one more" in (each.description or "") for each in ways.options]
        assert len(waits) == 12 and sum(waits) == 3
        assert (waits[:3] == [True] * 3) is hinted


@pytest.mark.rule("OO-24")
def test_a_throw_is_weighed_by_the_tokens_that_come_to_lie() -> None:
    """Also by those of dice that have but one place; whatever is said in a line is played."""
    weighed = 0
    for _, view, one in open_lists([each for each in TABLES if each[0].KEY == "alakazoo"][:2], hinted=True):
        decision = view.decisions[0]
        if decision.kind not in ("order", "light"):
            continue
        for option in one.options:
            press = read_press(one.id, [option.value])
            assert press is not None
            line = [from_short(word) for word in press.actions]
            game, seat = Alakazoo.imagine(view, Chance(bytes(32))), decision.seat
            for word in line:
                (asked,) = game.decisions
                game.submit(seat, word, asked.id)
            if any(each.kind in ("order", "light") for each in game.decisions):
                continue
            weighed += len(line) > 1
            runes, slots = game.state.runes[seat] & ~view.runes[seat], game.state.magic[seat] - view.magic[seat]
            placed = [place for place in PLACES if runes >> place & 1] + [SLOT] * slots
            assert sorted(thrown(view, seat, line)) == placed, (line, option.label)
    assert weighed > 20
