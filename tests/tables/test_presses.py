"""How much there is to press in Alakazum! for whoever leaves the reaction windows to their standing answer."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alakazum import Alakazum
from games.kernel.chance import Chance
from tables import press, seats
from tables.table_rules import in_window
from tests.tables.builder import ANA, PEP, RULES, ZOE, World, done

PEOPLE = (ANA, PEP, ZOE)
WINDOWS = 6
"""In so many windows Ana and Zoe are asked, each."""


@pytest.mark.rule("AZ-22")
async def test_who_lets_it_happen_has_nothing_to_press_in_windows(world: World) -> None:
    """Three play; Pep has chosen *Let it happen*. The others are asked in every window of a rival's, as before."""
    await world.restart(games={"alakazum": Alakazum})
    table = done(await world.tables.open(world.place(), ANA, "alakazum", {}, RULES)).table
    for person in (PEP, ZOE):
        done(await world.tables.join(table.id, person))
    done(await world.tables.change(table.id, seats.set_standing, PEP.id, "let"))
    done(await world.tables.start(table.id, ANA.id))
    assert [seat.user for seat in table.seats] == [who.id for who in PEOPLE]
    play, rng, presses = Alakazum.LEVELS["normal"], Chance(bytes(32)), Counter[int]()
    while min(presses[0], presses[2]) < WINDOWS:
        assert table.status == "live" and table.game is not None
        if any(key.what == ":answer" for key in table.now.clocks):  # an answer comes that nobody presses
            assert table.wake_at is not None
            world.clock.advance_to(table.wake_at)
            await world.tables.tick()
            continue
        each = table.now.decisions[0]
        presses[each.seat] += in_window(each)
        action = play.choose(table.game.view(each.seat), each, rng, 0)
        assert action is not None
        done(await world.tables.change(table.id, press.press, PEOPLE[each.seat].id, each.id, [action]))
    made = Counter((row.seat, row.by) for row in await world.store.moves(table.id))
    assert presses[1] == 0 and made[1, "standing"] >= WINDOWS
    assert set(made) - {(1, "standing")} == {(None, "opening"), *[(seat, "player") for seat in range(3)]}
