"""Whom `normal` and the line *recommended* pick at the start (AZ-14): who has won most, by the tables of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.screens.game import Reader, screens_of
from bot.texts import Library
from games.alakazum import Alakazum
from games.alakazum.ai import NORMAL
from games.alakazum.cards import CARDS
from games.alakazum.hard import HARD
from games.alakazum.worth import STARTERS
from games.kernel.chance import Chance

SAY = Library().texts("en")
PAGE = (Path(__file__).parents[2] / "docs/rules/alakazum.md").read_text(encoding="utf-8")
TABLES = PAGE.split("## Starting characters, measured")[1].split("\n## ")[0]
COLUMNS = ("senyor-pirotecnic", "tio-de-nadal", "moura", "olentzero", "penitente", "botarga")


def measured() -> dict[tuple[bool, int], dict[str, float]]:
    """With the expansion or not, and number of seats → of each start character how often it wins."""
    found: dict[tuple[bool, int], dict[str, float]] = {}
    for row in re.findall(r"^\| (\d) \|(.*)\|$", TABLES, re.MULTILINE):
        seats, cells = int(row[0]), re.findall(r"([\d.]+) ± ", row[1])[:-1]
        found[len(cells) == 6, seats] = dict(zip(COLUMNS, map(float, cells), strict=False))
    return found


def test_the_order_is_that_of_the_page() -> None:
    page = measured()
    assert page.keys() == STARTERS.keys()
    for key, order in STARTERS.items():
        won = [page[key][name] for name in order]
        assert len(order) == len(page[key]) and won == sorted(won, reverse=True), key


@pytest.mark.rule("AZ-14", "AZ-100")
@pytest.mark.parametrize(("expansion", "seats"), STARTERS)
def test_ai_hint_and_the_line_recommended_pick_by_that_order(expansion: bool, seats: int) -> None:
    """A hint is of the hard AI where it has the time, else of the normal one."""
    game = Alakazum.new(bytes([seats] * 32), seats, Alakazum.Options(expansion=expansion, chaotic_toad=True))
    for best in STARTERS[expansion, seats][:seats]:
        (decision,) = game.decisions
        view = game.view(decision.seat)
        action, thought = (ai.choose(view, decision, Chance(bytes(32)), 40) for ai in (NORMAL, HARD))
        assert action is not None and thought == action
        reader = Reader(SAY, ("Ana", "Pep", "Zoe", "Max", "Eva")[:seats], decision.seat)
        choices = [screens_of("alakazum").choice(view, decision, option, reader) for option in decision.options]
        advised = [option for option, choice in zip(decision.options, choices, strict=True) if choice.advised]
        assert [CARDS[option[1]].id for option in (action, *advised)] == [best, best]  # type: ignore[index]
        hint = screens_of("alakazum").hint(view, decision, [action], reader)
        assert CARDS[action[1]].name in hint  # type: ignore[index]
        game.submit(decision.seat, action, decision.id)
