"""What a hand is told of what happened meanwhile: it follows from the log, whoever keeps it in memory."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from games.kernel.game import Game
from storage.rows import MoveRow
from tables.lately import KEPT, NOTHING_TOLD, Lately, seated_then
from tables.replies import Hand, Person
from tests.games.kernel.toy import a_parley
from tests.tables.builder import ANA, PEP, ZOE, World, done
from tests.tables.test_reactions import DOLL, NONE, attack

REST = ("rest",)


def resting(*first: int) -> Game:
    return a_parley([1], [2], [3], deck=(1,) * 50)


async def told(world: World, table: int, person: Person) -> list[tuple[int, list[tuple[str, Any]]]]:
    """Numbers of the moves, each with its events."""
    hand = await world.tables.hand(table, person.id)
    assert isinstance(hand, Hand)
    return [(one.move.row.n, [(each.kind, each.data) for each in one.events]) for one in hand.meanwhile.moves]


async def numbers(world: World, table: int, person: Person) -> list[int]:
    return [n for n, _ in await told(world, table, person)]


async def test_it_begins_with_ones_own_last_move(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE)
    at = await world.tables.find(table)
    for _ in range(7):
        seat = at.now.decisions[0].seat
        done(await world.press(table, (ANA, PEP, ZOE)[seat], REST))
    last = {row[1]: row[0] for row in await world.log(table) if row[4] == "player"}
    for seat, person in enumerate((ANA, PEP, ZOE)):
        assert await numbers(world, table, person) == list(range(last[seat], 8))


async def test_a_restart_changes_nothing(world: World) -> None:
    table = await world.live(ANA, PEP, ai=1)
    await told(world, table, ANA)  # from now on it is kept in memory
    await world.play(table, until=lambda at: at.n >= 12)
    before = [await told(world, table, person) for person in (ANA, PEP)]
    kept = (await world.tables.find(table)).lately
    assert kept is not None and any(move.packed for move in kept.moves)
    positions = {move.row.n: move.packed for move in kept.moves}
    await world.restart()
    assert [await told(world, table, person) for person in (ANA, PEP)] == before != [[], []]
    again = (await world.tables.find(table)).lately
    assert again is not None and {move.row.n: move.packed for move in again.moves} == positions


async def test_a_move_that_was_taken_back_is_not_told(world: World) -> None:
    table = await world.live(ANA, PEP)
    at = await world.tables.find(table)
    first = (ANA, PEP)[at.now.decisions[0].seat]
    other = PEP if first is ANA else ANA
    done(await world.press(table, first, REST))
    assert (await numbers(world, table, other))[-1] == 1
    done(await world.tables.undo(table, first.id))
    assert await numbers(world, table, other) == [0]
    await world.restart()
    assert await numbers(world, table, other) == [0]


async def test_an_answer_in_a_window_that_told_nothing_is_no_move(world: World) -> None:
    """Bea's hand must not change its mind about where her turn was, whoever else has answered."""
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, NONE, DOLL))
    before = await told(world, table, PEP)
    done(await world.press(table, PEP, ("pass",)))
    assert await told(world, table, PEP) == before
    assert await told(world, table, ANA) == before


async def test_what_an_ai_did_for_somebody_away_is_told_them(world: World) -> None:
    """Their own last move stays the beginning."""
    table = await world.live(ANA, PEP, game=a_parley([1], [2], deck=(1,) * 50))
    done(await world.press(table, ANA, REST))
    for _ in range(2):  # Ana misses twice, then an AI plays for her
        done(await world.press(table, PEP, REST))
        await world.wait(60)
    done(await world.press(table, PEP, REST))
    await world.wait(30)
    by = {row[0]: (row[1], row[4]) for row in await world.log(table)}
    heard = await numbers(world, table, ANA)
    assert (0, "bot") in [by[n] for n in heard] and (0, "clock") in [by[n] for n in heard]
    assert by[heard[0]] == (0, "player")


async def test_who_takes_over_a_seat_hears_what_went_before(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2], deck=(1,) * 50))
    done(await world.press(table, ANA, REST))
    done(await world.press(table, PEP, REST))
    done(await world.press(table, ANA, REST))
    assert await numbers(world, table, PEP) == [2, 3]
    done(await world.tables.hand_over(table, PEP.id, ZOE, 0))
    assert await numbers(world, table, ZOE) == [0, 1, 2, 3]
    hand = await world.tables.hand(table, ANA.id)
    assert isinstance(hand, Hand)
    assert [one.seated for one in hand.meanwhile.moves] == [{1: PEP.id}], "what Pep did stays his"


def test_no_more_is_kept_than_is_told() -> None:
    """Counted are the moves that all could see: how many others there were is nobody's business."""
    kind, public, secret = type(resting()), '[["a",[0],null]]', '[["b",[0],[1]]]'

    def row(n: int) -> MoveRow:
        return MoveRow(n, 0, n, "[]", "bot", None, (public, secret, NOTHING_TOLD)[n % 3], 1, 0.0)

    lately = Lately(kind, [row(n) for n in range(300)], [None] * 300)
    assert [move.row.n for move in lately.moves if move.is_public] == list(range(300 - 3 * KEPT, 300, 3))
    assert lately.moves[0].is_public
    quieter = [row(n) for n in range(300) if n % 3 == 0]
    assert [move.row.n for move in Lately(kind, quieter, [None] * 100).moves] == list(range(300 - 3 * KEPT, 300, 3))


def test_who_left_sat_there_until_whoever_came_after_them_moved() -> None:
    """An AI that plays while they are away takes no seat."""

    def row(n: int, by: Any, user: int | None) -> MoveRow:
        return MoveRow(n, 0, n, "[]", by, user, "[]", 1, 0.0)

    table: Any = SimpleNamespace(seats=[SimpleNamespace(user=PEP.id, leaver=None)])
    rows = [row(1, "player", ANA.id), row(2, "bot", None), row(3, "player", ANA.id), row(4, "bot", None)]
    assert seated_then(rows, table) == [{0: ANA.id}, {0: ANA.id}, {0: ANA.id}, {}]
