"""What whoever presses sees is made once, of the state that is being saved, and drawn before it is on disk."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from games import GAMES
from games.kernel.values import Action
from tables import press as presses
from tables.replies import Hand, Refused, Reply
from tables.table_rules import TableRules
from tests.games.kernel.toy import a_parley
from tests.tables.builder import ANA, PEP, ZOE, World, done
from tests.tables.test_faults import Broken
from tests.tables.test_press import HANDS, same


async def pressed(world: World, table: int, user: int, action: Action, seen: list[Hand]) -> Reply:
    """An answer to what is asked of somebody; `seen`: what they were told of it while it was being saved."""

    async def ahead(hand: Hand) -> None:
        seen.append(hand)

    at = await world.tables.find(table)
    asked = next(each for each in at.now.decisions if at.seats[each.seat].user == user)
    return await world.tables.press(ahead, table, presses.press, user, asked.id, [action])


def facts(hand: Hand) -> Any:
    """All that a screen takes from it."""
    past = [(one.move.row, one.events, one.seated) for one in (*hand.meanwhile.earlier, *hand.meanwhile.moves)]
    return hand.seat, hand.view, hand.decisions, hand.revision, hand.n, past, hand.table.now


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_what_a_look_finds(world: World, game: str) -> None:
    await world.restart(games=GAMES)
    table = done(await world.tables.open(world.place(), ANA, game, rules=TableRules(clock="slow"))).table.id
    for person in (PEP, ZOE):
        done(await world.tables.join(table, person))
    await world.begin(table, ANA)
    for move in range(30):
        at = await world.tables.find(table)
        if at.status != "live" or not at.now.decisions:
            break
        asked = at.now.decisions[move % len(at.now.decisions)]
        user, seen = at.seats[asked.seat].user, list[Hand]()
        assert user is not None
        hand = done(await pressed(world, table, user, asked.options[move % len(asked.options)], seen)).hand
        looked = await world.tables.hand(table, user)
        assert isinstance(looked, Hand) and hand is not None and hand.table is at
        assert facts(hand) == facts(looked) == facts(seen[0])


async def test_after_a_restart_too(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    done(await world.press(table, ANA, ("draw",)))
    await world.restart()
    hand = done(await pressed(world, table, PEP.id, ("draw",), [])).hand
    looked = await world.tables.hand(table, PEP.id)
    assert isinstance(looked, Hand) and hand is not None and looked.meanwhile.moves
    assert facts(hand) == facts(looked)


async def test_it_is_drawn_while_it_is_being_saved(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    before, commit, on_disk, drawn = await same(world, table), world.store.commit, asyncio.Event(), asyncio.Event()

    async def slowly(change: Any) -> None:
        await on_disk.wait()
        await commit(change)

    async def ahead(hand: Hand) -> None:
        assert hand.n == 1 and await same(world, table) == before  # nobody else sees anything of it
        drawn.set()

    world.store.commit = slowly  # pyright: ignore[reportAttributeAccessIssue]
    at = await world.tables.find(table)
    asked = at.now.decisions[0]
    press = asyncio.create_task(world.tables.press(ahead, table, presses.press, ANA.id, asked.id, [("draw",)]))
    await asyncio.wait_for(drawn.wait(), 5)
    assert not press.done() and at.n == 0
    on_disk.set()
    assert done(await press).hand is not None and at.n == 1


async def test_what_can_not_be_kept_leaves_nothing_of_what_was_drawn(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    done(await world.press(table, ANA, ("draw",)))
    before, looked, seen = await same(world, table), await world.tables.hand(table, PEP.id), list[Hand]()
    broken = Broken(world.store, "commit")
    reply = await pressed(world, table, PEP.id, ("draw",), seen)
    assert isinstance(reply, Refused) and reply.key == "not-saved" and seen[0].n == 2
    broken.mend()
    again = await world.tables.hand(table, PEP.id)
    assert isinstance(looked, Hand) and isinstance(again, Hand)
    assert await same(world, table) == before and facts(again) == facts(looked)


async def test_a_press_that_is_refused_is_not_drawn(world: World) -> None:
    table, seen = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS)), list[Hand]()
    at = await world.tables.find(table)
    asked = at.now.decisions[0]

    async def ahead(hand: Hand) -> None:
        seen.append(hand)

    reply = await world.tables.press(ahead, table, presses.press, 99, asked.id, [("draw",)])
    assert isinstance(reply, Refused) and reply.key == "outsider" and not seen
