"""Taking back in the real games, and who leaves them: whatever is played, the log plays to where the table stands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random  # noqa: TID251 - people press at random, by a seed

import pytest

from games import GAMES
from games.kernel.game import Event
from storage.store import TableStore
from tables import press, seats
from tables.replies import Done, Notice, Refused, Reply
from tables.table import Table
from tables.table_rules import TableRules
from tables.undo import asker_of
from tests.tables.builder import ANA, PEP, ZOE, World, done
from tests.tables.test_market import a_bazaar, question, say, state

NOT_NOW = {"undo-nothing", "undo-revealed", "undo-window", "undo-draft"}


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
        pressed = games.tables.change(table, press.press, user, decision.id, [chance.choice(decision.options)])
        is_private = done(await pressed).change.quiet  # nothing to undo: there is one step back
        if chance.random() < 0.4 and at.status == "live" and not is_private:
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


async def test_two_moves_are_taken_back_one_by_one_past_somebody_in_the_midst(world: World) -> None:
    """Pep's word is said again after the first: it stays his secret, and Ana's second way back stays free."""
    table = await a_bazaar(world, ANA, PEP, ZOE)
    for person in (ANA, PEP, ZOE):
        done(await say(world, table, person, ("ready",), kind="look"))
    before = state(table).pools[0][:], state(table).centre[:]
    for _ in range(2):
        await world.wait(2)
        await ana_dares(world, table)
    done(await say(world, table, PEP, ("offer",)))
    for _ in range(2):
        undone = done(await world.tables.undo(table.id, ANA.id))
        assert [event for event in undone.events if event.audience is None] == [Event("undone", (0,))]
    assert (state(table).pools[0], state(table).centre) == before
    assert question(table, PEP).options[-1] == ("back",), "Pep is where he was"


@pytest.mark.parametrize("clock", ["live", "slow"])
async def test_private_words_of_others_leave_a_free_undo_free_and_a_wish_alive(world: World, clock: str) -> None:
    """Ana swaps; between her moves Pep begins an offer, goes back on it, begins again. Nobody else is shown, told or
    answered anything but what they are without it, and Pep keeps what he is in the midst of.
    """
    seen: list[list[object]] = []
    for whispers in (False, True):
        table = await a_bazaar(world, ANA, PEP, ZOE, rules=TableRules(clock=clock))  # pyright: ignore
        for person in (ANA, PEP, ZOE):
            done(await say(world, table, person, ("ready",), kind="look"))
        told: list[object] = []

        def look(table: Table = table, told: list[object] = told) -> None:
            assert table.game is not None
            told.append((table.revision, asker_of(table.now), table.now.undoable))
            told.extend(table.game.view(seat).decisions for seat in (0, 2))

        async def whisper(table: Table = table, whispers: bool = whispers) -> None:
            if whispers:
                before = len(world.ear.changes)
                done(await say(world, table, PEP, ("offer",)))
                done(await say(world, table, PEP, ("back",)))
                done(await say(world, table, PEP, ("offer",)))
                done(await say(world, table, PEP, ("to", 2)))
                assert all(change.quiet for change in world.ear.changes[before:])
                done(await say(world, table, PEP, ("back",)))

        async def go_back(table: Table = table, whispers: bool = whispers) -> None:
            if whispers:
                assert question(table, PEP).options[-1] == ("back",), "Pep is where he was"
                done(await say(world, table, PEP, ("back",)))

        undone = done(await ana_moves(world, table, whisper, look))
        told.append([event for event in undone.events if event.audience is None])
        look()
        await go_back()
        await ana_dares(world, table)
        done(await say(world, table, ZOE, ("done",)))
        assert refusal_of(await world.tables.undo(table.id, ANA.id)) == ""
        look()
        await whisper()
        look()
        done(await world.tables.agree_to_undo(table.id, ZOE.id))
        look()
        await world.restart(games={"alakazam": world.games["alakazam"]})
        table = await world.tables.find(table.id)
        look(table)
        reply = done(await world.tables.agree_to_undo(table.id, PEP.id))
        told.append([event for event in reply.events if event.audience is None])
        look(table)
        await go_back(table)
        seen.append(told)
    assert seen[0] == seen[1]


async def ana_dares(world: World, table: Table) -> None:
    """Ana swaps a die with the centre; on a slow clock she queues that."""
    pool, centre = state(table).pools[0], state(table).centre
    out, into = next((mine, theirs) for mine in pool for theirs in centre if mine != theirs)
    done(await say(world, table, ANA, ("swap",), ("out", out), ("in", into)))


async def ana_moves(
    world: World, table: Table, whisper: Callable[[], Awaitable[None]], look: Callable[[], None]
) -> Reply:
    """Ana swaps, and takes it back once Pep has whispered."""
    await world.wait(2)
    await ana_dares(world, table)
    look()
    await whisper()
    look()
    await world.wait(2)
    return await world.tables.undo(table.id, ANA.id)


def refusal_of(reply: object) -> str:
    return reply.key if isinstance(reply, Refused) else ""


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
