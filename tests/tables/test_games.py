"""Whole games over a real file, between people and AI."""

import asyncio
import tracemalloc
from typing import cast

import pytest

from games import GAMES
from games.kernel.chance import commitment
from storage.rows import TableHead
from storage.store import TableStore
from tables.draft import Draft
from tables.errors import NotLiveError
from tables.replies import Hand, Refused
from tables.table_rules import TableRules
from tables.tables import Tables
from tables.time_source import FakeTime
from tables.timing import Timing
from tests.tables.builder import ANA, PEP, SEED, ZOE, World, done


async def test_a_game_of_people_and_ai_comes_to_its_end_with_results(world: World) -> None:
    table = await world.live(ANA, PEP, ai=2)

    at = await world.play(table)

    assert at.game is not None and at.game.outcome is not None
    places, winners, points, reason = at.game.outcome
    kept = await world.store.load(table)
    assert (kept.status, kept.clocks, kept.wake_at) == ("over", [], None)
    results = await world.store.results(table)
    assert [(r.seat, r.user_id, r.ai) for r in results] == [
        (0, 101, None),
        (1, None, "easy"),
        (2, None, "easy"),
        (3, 102, None),
    ]
    assert [(r.place, r.points, r.winner, r.reason) for r in results] == [
        (places[seat], points[seat], seat in winners, reason) for seat in range(4)
    ]
    assert world.ear.kinds()[-1] == "over"
    assert world.tables.table_in(at.place.here) is None


async def test_ai_moves_are_committed_one_by_one_in_a_time_people_can_follow(world: World) -> None:
    table = await world.live(ANA, ai=3)
    at = await world.play(table, until=lambda at: all(each.seat != 0 for each in at.now.decisions))
    n, before = at.n, world.clock.now()

    assert at.wake_at is not None and 0.66 <= at.wake_at - before <= 1.5
    await world.wait(at.wake_at - before - 0.001)
    assert at.n == n
    await world.wait(0.001)
    assert [row.by for row in (await world.store.moves(table, n + 1))].count("bot") == 1


async def test_a_reader_of_the_log_learns_what_he_may_know(world: World) -> None:
    table = await world.live(ANA, ZOE, ai=1)
    at = await world.play(table)
    told = {
        who: [event for _, events in await world.tables.log(table, who) for event in events]
        for who in (ANA.id, ZOE.id, PEP.id, None)
    }
    secret = [event for event in told[ANA.id] if event.audience is not None]
    assert secret and all(event.audience == (at.seat_of(ANA.id),) for event in secret)
    assert [e for e in told[ANA.id] if e.audience is None] == told[None] == told[PEP.id]
    assert [line.n for line, _ in await world.tables.log(table)] == list(range(at.n + 1))
    assert [line.n for line, _ in await world.tables.log(table, since=3)] == list(range(3, at.n + 1))


async def test_the_hand_shows_a_seat_its_questions_and_a_spectator_none(world: World) -> None:
    table = await world.live(ANA, PEP)
    at = await world.tables.find(table)
    asked = at.now.decisions[0]
    people = [ANA.id, PEP.id]
    mine = await world.tables.hand(table, people[asked.seat])
    theirs = await world.tables.hand(table, people[1 - asked.seat])
    watched = await world.tables.watch(table)
    assert isinstance(mine, Hand) and isinstance(theirs, Hand) and isinstance(watched, Hand)
    assert (mine.decisions, theirs.decisions, watched.decisions) == ((asked,), (), ())
    assert at.game is not None
    assert (mine.seat, mine.view) == (asked.seat, at.game.view(asked.seat))
    assert (watched.seat, watched.view) == (None, at.game.view(None))


async def test_nothing_to_see_in_a_lobby_and_no_hand_for_strangers(world: World) -> None:
    lobby, live = await world.lobby(ANA, PEP), await world.live(ANA, PEP)
    replies = [
        await world.tables.hand(lobby, ANA.id),
        await world.tables.watch(lobby),
        await world.tables.hand(live, ZOE.id),
    ]
    assert [reply.key for reply in replies if isinstance(reply, Refused)] == ["not-live", "not-live", "outsider"]


async def test_the_commitment_is_the_seeds_before_and_after(world: World) -> None:
    table = await world.lobby(ANA, PEP)
    at = await world.tables.find(table)
    assert at.commitment == commitment(SEED)
    await world.tables.start(table, ANA.id)
    assert at.game is not None
    assert at.game.chance.seed == SEED


@pytest.mark.parametrize(
    ("key", "levels"),
    [("alakazum", ["easy"]), ("alakazum", ["easy", "normal", "easy"]), ("alakazam", ["normal", "normal"])],
)
async def test_a_game_is_played_to_its_end_with_two_absent_people(world: World, key: str, levels: list[str]) -> None:
    await world.restart(games=GAMES, timing=Timing(answer=(0.0, 0.0), dealing=0.0))
    rules = TableRules(absence="default")
    at = done(await world.tables.open(world.place(), ANA, key, rules=rules, ai=levels)).table
    done(await world.tables.join(at.id, PEP))
    done(await world.tables.start(at.id, ANA.id))
    while at.status == "live":
        await world.wait(90)
    assert at.game is not None and at.game.outcome is not None
    assert [seat.user for seat in at.seats if seat.user] == [ANA.id, PEP.id]
    assert await world.store.results(at.id) == [], "nobody was there"


async def test_a_table_nobody_touched_takes_less_than_a_kilobyte() -> None:
    class Heads:
        async def last_beat(self, *_: object) -> None: ...

        async def unsent(self, *_: object) -> list[int]:
            return []

        async def load_live(self, *_: object) -> list[TableHead]:
            return [TableHead(n, 10**18, 10**18 + n, "alakazum", "live", n, 1.7e9 + n) for n in range(5000)]

    tables = Tables(cast(TableStore, Heads()), time=FakeTime())
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    await tables.begin()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    await tables.close()
    assert taken / 5000 < 1000


async def test_nothing_changes_a_game_that_ended_while_the_change_waited(world: World) -> None:
    table = await world.live(ANA, PEP)
    changes, before = world.tables.changes, await world.store.load(table)

    def win(draft: Draft) -> None:
        draft.state.status = "over"

    def stand(draft: Draft) -> None:
        draft.sit(0, draft.state.seats[0].replace(misses=1))

    ended, late = await asyncio.gather(changes.change(table, win), changes.change(table, stand))
    done(ended)
    assert isinstance(late, Refused) and isinstance(late.error, NotLiveError)
    assert (await world.store.load(table)).seats == before.seats
