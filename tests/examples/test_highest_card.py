"""The game that `docs/contributing.md` teaches: its rules, the kernel's word, and one game through the whole bot."""

from __future__ import annotations

from pathlib import Path
from random import Random  # noqa: TID251  (people press at random)

import pytest

from bot.screens.end import end as end_screen
from bot.texts import Library
from examples.highcard import HighCard, Rules, State, Trick
from examples.highcard.case import CASES
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.conformance import GameCase, check_all
from games.kernel.game import Event, Outcome
from playground import Playground
from tests.bot.house import a_house, buttons, ready, text
from tests.harness.people import Player, play_on


def a_game(hands: list[list[int]], rules: Rules | None = None) -> HighCard:
    """A game in which these hands were dealt."""
    g = HighCard.new(bytes(32), len(hands), rules)
    deck = [card for card in range(1, 21) if not any(card in hand for hand in hands)]
    g.state = State(deck, hands, [], [0] * len(hands))
    return HighCard.restore(g.snapshot(), serial=g.serial)


def lay(g: HighCard, *cards: int) -> list[Event]:
    """All lay a card, the first seat first; what happened with the last one."""
    return [g.submit(seat, ("lay", card)) for seat, card in enumerate(cards)][-1]


# ---- the rules -----------------------------------------------------------------------------------------------------


def test_the_highest_card_takes_the_trick() -> None:
    g = a_game([[2, 5, 9], [1, 7, 20]])
    assert lay(g, 9, 7) == [Event("laid", (0, 9)), Event("laid", (1, 7)), Event("trick", (0, 9))]
    assert g.state.tricks == [1, 0] and g.state.hands == [[2, 5], [1, 20]] and g.state.pile == [9, 7]


def test_with_the_house_rule_the_lowest_does() -> None:
    g = a_game([[2, 5, 9], [1, 7, 20]], Rules(lowest=True))
    assert lay(g, 9, 7)[-1] == Event("trick", (1, 7))


def test_after_three_tricks_the_most_tricks_win() -> None:
    g = a_game([[2, 5, 9], [1, 7, 20]])
    lay(g, 9, 7)
    lay(g, 5, 1)
    assert g.outcome is None
    lay(g, 2, 20)
    assert g.outcome == Outcome((1, 2), (0,), (2, 1), "tricks") and not g.decisions


def test_what_was_laid_is_secret_until_all_have_chosen() -> None:
    g = a_game([[2, 5, 9], [1, 7, 20], [3, 4, 6]])
    assert g.submit(0, ("lay", 9)) == []
    seen: Trick = g.view(1).frame(Trick)
    assert seen.waiting == [1, 2] and seen.answers == [(0, None)]
    mine: Trick = g.view(0).frame(Trick)
    assert mine.answers == [(0, ("lay", 9))]


def test_the_ai_keeps_its_best_card() -> None:
    g = a_game([[2, 5, 9], [1, 7, 20]])
    chosen = {HighCard.LEVELS["easy"].choose(g.view(1), g.decisions[1], Chance(bytes([n])), 0) for n in range(20)}
    assert chosen == {("lay", 1), ("lay", 7)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_keeps_the_kernels_word(case: GameCase) -> None:
    assert all(check_all(case).values())


# ---- through the bot -----------------------------------------------------------------------------------------------


def test_the_bot_hosts_no_example() -> None:
    assert HighCard.KEY not in GAMES


@pytest.mark.usefixtures("no_errors")
async def test_two_people_and_an_ai_play_it_on_discord(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command, the lobby with its house rule, hands, the secret choice, the log and the end: all from one file."""
    monkeypatch.setitem(GAMES, "highcard", HighCard)
    library = Library()
    async with Playground() as play, a_house(play, tmp_path / "a.db", library=library) as house:
        await ready(house)
        ana, bea = house.seat("Ana"), house.seat("Bea")
        lobby = await (await ana.slash("highcard new", ai=1, lowest=True)).shown()
        assert "Highest card" in text(lobby) and "Lowest card: **yes**" in text(lobby)
        await bea.click("Sit down", on=lobby)
        await ana.click("Start", on=lobby)
        mine = await (await ana.click("My hand")).shown()
        table = await house.tables.find(1)
        assert isinstance(table.game, HighCard)
        assert [label for label in buttons(mine) if label.startswith("Lay")] == [
            f"Lay {card}" for card in table.game.state.hands[0]
        ]
        await play_on([Player(seat, Random(at)) for at, seat in enumerate((ana, bea))])
        assert table.game.outcome is not None and table.game.outcome.reason == "tricks"
        end = await ana.until(lambda: next((one for one in ana.messages if "-# ⏱" in text(one)), None))
        assert "win" in text(end) and "🔁" not in text(end)  # it counts no rounds
        end_screen(table, await house.tables.log(1), library.texts("en"), pictures=True)  # it has none, nor needs any
        log = await (await ana.click("Log", on=ana.messages[0])).shown()
        assert "**Ana** laid" in text(log) and "takes the trick with" in text(log)
        rules = await (await bea.slash("highcard rules")).shown()
        assert "three of the cards 1 to 20" in text(rules)
