"""What is done without anybody's press: an AI's action is one thing, whatever its words; pointless questions pass."""

import json
from typing import Any

import pytest

from games import GAMES
from games.alakazoo.cards import MASKS
from games.alakazum import Alakazum
from tables.automatic import answer_at_once
from tables.draft import Draft
from tables.table import Seat, TableState
from tables.table_rules import TableRules
from tables.timing import Timing
from tests.games.alakazoo.table import a_table as a_portal
from tests.games.alakazum.table import a_table
from tests.tables.builder import ANA, World, done

FIRST_WORDS = ("market", "give", "fight", "magic")


async def test_the_words_of_an_action_cost_an_ai_no_time(world: World) -> None:
    """Alakazum!: an AI's action (fight, whom, with whom …) is said in one moment, up to its announcement."""
    await world.restart(games=GAMES)
    reply = await world.tables.open(world.place(), ANA, "alakazum", {}, TableRules(clock="slow"), ["normal"])
    table = done(reply).table
    done(await world.tables.start(table.id, ANA.id))
    await world.play(table.id, until=lambda at: at.n > 400)
    rows = [row for row in await world.store.moves(table.id) if row.by == "bot"]
    begun = [at for at, row in enumerate(rows) if json.loads(row.action)[0] in FIRST_WORDS and row.question]
    assert len(begun) > 2
    for at in begun:
        action = rows[at:]
        announced = next(n for n, row in enumerate(action) if "announced" in row.events)
        assert {row.at for row in action[: announced + 1]} == {action[0].at}


ALL_COMBAT = ("combat-1",) * 5 + ("combat-2",) * 4 + ("double",) * 6 + ("robbery",) * 2
"""Every card of the box that answers when a combat potion is asked for."""


@pytest.mark.rule("AZ-22")
@pytest.mark.parametrize(("market", "asked"), [(ALL_COMBAT, False), (ALL_COMBAT[1:], True)])
def test_nobody_has_to_pass_on_potions_while_all_of_them_lie_open(market: tuple[str, ...], asked: bool) -> None:
    table = a_table(2).team(0, "moma", "baltasar").team(1, "lamia", "melchor").market(*market)
    table.hand(0, "hat-1").hand(1, "hat-2").at("act").dice(6, 6)
    table.announce(0, "fight", ("target", "lamia"), ("attacker", "moma"), "announce")
    assert table.asked == {0: "potion"}, "the rules ask whatever a hand holds"
    people = tuple(Seat(user=seat, name=str(seat)) for seat in (1, 2))
    state = TableState("live", 1, {}, TableRules(), people, {}, bytes(32), 0, 0, None, 0.0, table.game)
    draft = Draft(1, Alakazum, state, 0.0, Timing())
    answer_at_once(draft)
    assert ("potion" in {one.kind for one in draft.decisions}) is asked


def asked_of(game: Any, *seats: Seat) -> list[str]:
    """What is still asked at a table once what needs no choice is answered."""
    state = TableState("live", 1, {}, TableRules(), seats, {}, bytes(32), 0, 0, None, 0.0, game)
    draft = Draft(1, type(game), state, 0.0, Timing())
    answer_at_once(draft)
    return [each.kind for each in draft.decisions]


ANA_SITS, PEP_SITS, AI_SITS = Seat(user=1, name="Ana"), Seat(user=2, name="Pep"), Seat(ai="easy", name="")


@pytest.mark.rule("OO-23")
def test_results_that_are_all_dark_tokens_are_put_in_no_order() -> None:
    """A Flame and a Wave whose places are all covered: nobody is asked, with two people neither, for all see it."""
    for dice, covered, asked in (("Flame Wave", True, False), ("Flame Wave", False, True), ("Flame Star", True, True)):
        table = a_portal(hands={0: "N-tail"}, dice=dice)
        state = table.game.state
        if covered:
            state.runes[0] |= MASKS[state.boards[0]][1] | MASKS[state.boards[0]][2]
        table.play("roll 2")
        assert table.asked == (0, "order")
        for seats in ((ANA_SITS, PEP_SITS), (ANA_SITS, AI_SITS)):
            assert ("order" in asked_of(table.game.copy(), *seats)) is asked
    assert ("order" in asked_of(table.game.copy(), AI_SITS, PEP_SITS)) is True


@pytest.mark.rule("OO-24")
def test_with_no_place_left_any_order_ends_alike() -> None:
    """All runes are covered, three tokens at the Keeper: a Flame pushes one out (OO-33), a Star brings nothing."""
    ends = list[Any]()
    for first in ("Flame", "Star"):
        table = a_portal(hands={0: "N-tail"}, dice="Flame Star", magic={0: 3})
        table.game.state.runes[0] = (1 << 18) - 1
        table.play("roll 2")
        assert "order" not in asked_of(table.game.copy(), ANA_SITS, PEP_SITS)
        ends.append(table.play(f"resolve {first}").game.snapshot()["state"])
    assert ends[0] == ends[1]
