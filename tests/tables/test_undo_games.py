"""Taking back in the real games, and who leaves them: whatever is played, the log plays to where the table stands."""

from __future__ import annotations

from random import Random  # noqa: TID251 - people press at random, by a seed

import pytest

from games import GAMES
from storage.store import TableStore
from tables import press, seats
from tables.replies import Done, Notice, Refused
from tables.table_rules import TableRules
from tests.tables.builder import ANA, PEP, ZOE, World, done
from tests.tables.test_market import a_bazaar, say, state

NOT_NOW = {"undo-nothing", "undo-revealed", "undo-window"}


async def a_game(world: World, key: str, people: int, rules: TableRules) -> int:
    """A game of the first people."""
    reply = await world.tables.open(world.place(), ANA, key, {}, rules)
    table = done(reply).table.id
    for person in (PEP, ZOE)[: people - 1]:
        done(await world.tables.join(table, person))
    done(await world.tables.start(table, ANA.id))
    return table


@pytest.fixture
async def games(world: World) -> World:
    """A world with the real games."""
    await world.restart(games=GAMES)
    return world


@pytest.mark.parametrize("key", GAMES)
async def test_what_is_taken_back_in_the_middle_of_a_game_is_as_it_was(games: World, key: str) -> None:
    chance, taken, refused = Random(key), 0, set[str]()
    table = await a_game(games, key, 2, TableRules(clock="slow"))
    at = await games.tables.find(table)
    for _ in range(150):
        if at.status != "live":
            break
        decision = chance.choice(at.now.decisions)
        user = at.seats[decision.seat].user
        assert at.game is not None and user is not None
        before = at.game.snapshot()
        await games.wait(0.01)  # the answers of one press bear the same moment
        done(await games.tables.change(table, press.press, user, decision.id, [chance.choice(decision.options)]))
        if chance.random() < 0.4 and at.status == "live":
            reply = await games.tables.undo(table, user)
            if isinstance(reply, Done):
                taken += 1
                after = at.game.snapshot()
                assert [after[part] for part in ("state", "stack", "drawn")] == [
                    before[part] for part in ("state", "stack", "drawn")
                ]
            else:
                assert isinstance(reply, Refused)
                refused.add(reply.key)
    assert taken > 3 and refused <= NOT_NOW


async def test_a_swap_of_dice_is_taken_back(world: World) -> None:
    """It tells what the draft was, but nothing was rolled, drawn or looked at."""
    table = await a_bazaar(world, ANA, PEP)
    for person in (ANA, PEP):
        done(await say(world, table, person, ("ready",), kind="look"))
    before = state(table).pools[0][:], state(table).centre[:]
    out, into = next((mine, theirs) for mine in before[0] for theirs in before[1] if mine != theirs)
    done(await say(world, table, ANA, ("swap",), ("out", out), ("in", into)))
    assert (state(table).pools[0], state(table).centre) != before
    done(await world.tables.undo(table.id, ANA.id))
    assert (state(table).pools[0], state(table).centre) == before


async def test_who_leaves_a_game_that_can_go_on_leaves_an_empty_seat(games: World) -> None:
    table = await a_game(games, "alakazam", 3, TableRules(leaver="empty"))
    at = await games.tables.find(table)
    games.ear.changes.clear()
    done(await games.tables.change(table, seats.leave, PEP.id))
    assert not at.seats[1].filled and at.seats[1].name == PEP.name
    assert games.ear.notices == [Notice("left-empty", {"name": PEP.name}, (1,))]
    assert not any(decision.seat == 1 for decision in at.now.decisions)
    await games.restart(games=GAMES)
    at = await games.tables.find(table)
    assert not at.seats[1].filled
    done(await games.tables.change(table, seats.leave, ZOE.id))
    assert at.status == "over" and at.game is not None and at.game.outcome is not None
    store: TableStore = games.store
    assert [row.place for row in await store.results(table)] == [1, 3, 2]  # who left first counts last


@pytest.mark.parametrize(("key", "leaver"), [("alakazam", "ai"), ("alakazum", "empty")])
async def test_elsewhere_an_ai_plays_on(games: World, key: str, leaver: str) -> None:
    table = await a_game(games, key, 3, TableRules(leaver=leaver))  # pyright: ignore
    done(await games.tables.change(table, seats.leave, PEP.id))
    assert (await games.tables.find(table)).seats[1].ai == "normal"
