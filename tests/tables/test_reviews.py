"""Reviews: who may have one, in which order they are made, and that a restart goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.review import Cost
from storage.ownership import Claim
from storage.rows import Shards
from storage.store import TableStore
from tables import lobby, reviews
from tables.draft import Draft
from tables.errors import LogPrunedError, NoReviewError, NotOverError
from tables.persistence import row_of
from tables.replies import Person
from tables.reviewed import Found, InLine, Review
from tables.reviewer import Look, Looked, LookLate, LookLost
from tables.table import Place, Table
from tables.table_rules import TableRules
from tables.time_source import FakeTime
from tables.timing import Timing
from tests.tables.builder import ANA, MAX, PEP, RULES, ZOE, World

SETTINGS: dict[str, Any] = {"games": {"alakazoo": GAMES["alakazoo"]}}


class Looks:
    """Finds that every decision was a slip; after so many it thinks for ever."""

    def __init__(self, most: int = 10_000) -> None:
        self.most, self.given = most, list[Look]()
        self.rested = 0
        self.lost, self.how = 0, LookLost

    async def look(self, given: Look) -> Looked:
        await asyncio.sleep(0)
        if self.lost:
            self.lost -= 1
            raise self.how("killed")
        if len(self.given) == self.most:
            await asyncio.Event().wait()
        self.given.append(given)
        return Looked(given.choice.played, Cost(0.5, 0.06, 0.01))

    def rest(self) -> None:
        self.rested += 1

    def close(self) -> None:
        pass


async def opened(address: Path | str, looks: Looks, **settings: Any) -> World:
    return await World(address, FakeTime()).open(looks=looks, **SETTINGS, **settings)


async def finished(
    world: World, *people: Person, rules: TableRules = RULES, whole: bool = True, guild: int = 1, **options: Any
) -> int:
    """A game that `normal` plays in everybody's place."""
    kind, now, place = GAMES["alakazoo"], world.clock.now(), world.place()
    draft = Draft(0, kind, lobby.new_state(kind, people[0].id, options, rules, bytes(32), now), now, Timing())
    for person in people:
        lobby.join(draft, person)
    table = Table(0, Place(guild, place.channel), "alakazoo", draft.state)
    table.id = await world.store.create_table(row_of(table, draft.state))
    draft, rng = Draft(table.id, kind, table.now, now, Timing()), Chance(b"r" * 32)
    lobby.start(draft, people[0].id)
    for _ in range(10_000 if whole else 20):
        if not draft.decisions:
            break
        asked = draft.decisions[0]
        action = kind.LEVELS["normal"].choose(draft.game.view(asked.seat), asked, rng, 0)
        assert action is not None
        draft.submit(asked, action, "player", draft.state.seats[asked.seat].user)
    draft.state.revision += 1
    await world.store.commit(draft.table_change())
    return table.id


async def until(world: World, condition: Any) -> None:
    for _ in range(5_000):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came")


async def complete(world: World, table: int, person: Person) -> Review:
    """Ask for it, and wait."""
    for _ in range(5_000):
        if isinstance(found := await world.reviews.begin(table, person.id), Review) and found.is_complete:
            return found
        await asyncio.sleep(0.001)
    raise AssertionError("never complete")


async def test_every_decision_is_looked_at_once_and_the_worst_ten_again(address: str) -> None:
    looks = Looks()
    world = await opened(address, looks)
    table = await finished(world, ANA, PEP)
    found = await complete(world, table, ANA)
    assert len(found.decided) == len(found.looked) > 20
    assert [len(each.worlds) for each in looks.given] == [64] * len(found.decided) + [400] * 10
    assert {each.worlds.start for each in looks.given[-10:]} == {64}  # other worlds than the first time
    assert all(each.choice.view.seat == found.decided[0].choice.view.seat for each in looks.given)
    assert len({each.seed for each in looks.given}) == len(found.decided)
    row = await world.store.review(table, ANA.id)
    assert row is not None and row.accuracy == pytest.approx(found.accuracy)
    assert looks.rested == 1
    await world.close()


async def test_a_restart_goes_on_by_itself_where_it_was(address: str) -> None:
    world = await opened(address, looks := Looks(most=12))
    table = await finished(world, ANA, PEP)
    await world.reviews.begin(table, ANA.id)
    await until(world, lambda: len(looks.given) == 12)
    for _ in range(200):
        row = await world.store.review(table, ANA.id)
        if row is not None and len(row.found["looked"]) == 12:
            break
        await asyncio.sleep(0.001)
    await world.restart(looks=(later := Looks()), **SETTINGS)
    await world.reviews.resume(None)
    found = await complete(world, table, ANA)
    assert len(later.given) == len(found.decided) - 12 + 10
    await world.restart(looks=(none := Looks()), **SETTINGS)
    await world.reviews.resume(None)
    again = await world.reviews.begin(table, ANA.id)
    assert isinstance(again, Review) and again.is_complete and not none.given and again.looked == found.looked
    await world.close()


async def test_a_sprint_is_reviewed_like_any_other_game(path: Path) -> None:
    world = await opened(path, looks := Looks())
    table = await finished(world, ANA, PEP, sprint=True)
    found = await complete(world, table, ANA)
    assert {each.choice.view.options.sprint for each in looks.given} == {True}
    assert len(found.decided) > 6 and max(one.round for one in found.decided) == 6
    await world.close()


async def one_of_two(address: str, shard: int, looks: Looks) -> World:
    """A process that has one of the bot's two connections."""
    clock = FakeTime()
    store = await TableStore.open(address, now=clock.now, wait=5, claim=Claim(2, (shard,)))
    world = await World(address, clock).open(store, here=False, looks=looks, **SETTINGS)
    world.tables.connections.shards = Shards(2, (shard,))
    world.tables.connections.of = lambda guild: (guild >> 22) % 2
    await world.tables.connected(shard)
    return world


@pytest.mark.postgres
async def test_two_processes_review_their_own_tables_and_another_goes_on(postgres_url: str) -> None:
    first = await one_of_two(postgres_url, 0, looks := Looks(most=12))
    second = await one_of_two(postgres_url, 1, others := Looks())
    table, other = await finished(first, ANA, PEP, guild=2 << 22), await finished(second, ANA, PEP, guild=3 << 22)
    await first.reviews.begin(table, ANA.id)
    await until(first, lambda: len(looks.given) == 12)
    await second.reviews.resume(Shards(2, (1,)))
    await asyncio.sleep(0.05)
    assert not others.given, "it is the other process's"
    assert (await complete(second, other, PEP)).is_complete, "one at a time in each of them"
    # What has come of the twelfth is told to nobody before it is saved.
    await until(first, lambda: first.reviews._known[table, ANA.id].looked[11:])  # pyright: ignore[reportPrivateUsage]
    await first.close()
    others.given.clear()
    found = await complete(second, table, ANA)  # asked for on another server
    assert len(others.given) == len(found.decided) - 12 + 10
    third = await one_of_two(postgres_url, 0, later := Looks())
    await third.reviews.resume(Shards(2, (0,)))
    again = await third.reviews.begin(table, ANA.id)
    assert isinstance(again, Review) and again.looked == found.looked and not later.given
    await third.close()
    await second.close()


async def test_one_review_at_a_time_and_one_a_person(path: Path) -> None:
    world = await opened(path, looks := Looks(most=3))
    first, second = await finished(world, ANA, PEP), await finished(world, ANA, PEP)
    assert isinstance(await world.reviews.begin(first, ANA.id), Review)
    assert await world.reviews.begin(first, PEP.id) == InLine(first, "alakazoo", 1)
    assert isinstance(await world.reviews.begin(first, ANA.id), Review), "asking again is no second one"
    nothing = patch.object(reviews, "decisions_of", side_effect=AssertionError("played again for nothing"))
    with nothing, pytest.raises(NoReviewError) as refused:
        await world.reviews.begin(second, ANA.id)
    assert refused.value.facts == {"why": "waits", "table": first}
    await until(world, lambda: len(looks.given) == 3)
    seats = {each.choice.decision.seat for each in looks.given}
    assert len(seats) == 1
    await world.close()


async def test_those_who_wait_hold_no_decisions_and_come_in_turn(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds may wait, and a seat's view of each of its decisions is kilobytes."""
    monkeypatch.setattr("tables.reviews.REMEMBERED", 1)
    world, busy = await opened(path, looks := Looks()), True
    world.reviews._is_quiet = lambda: not busy  # pyright: ignore[reportPrivateUsage]
    tables = [await finished(world, person, ZOE) for person in (ANA, PEP, MAX)]
    begun = [await world.reviews.begin(table, who.id) for table, who in zip(tables, (ANA, PEP, MAX), strict=True)]
    assert isinstance(begun[0], Review) and len(begun[0].decided) > 20
    assert begun[1:] == [InLine(tables[1], "alakazoo", 1), InLine(tables[2], "alakazoo", 2)]
    follows = world.reviews.follow(tables[2], MAX.id)
    assert await anext(follows) == InLine(tables[2], "alakazoo", 2)
    assert len(world.reviews._known) == 2  # pyright: ignore[reportPrivateUsage]
    busy, told = False, list[Found]()

    async def listen() -> None:
        told.extend([review async for review in follows])

    listening = asyncio.create_task(listen())
    await until(world, lambda: world.clock.advance(1) or listening.done())
    assert isinstance(told[-1], Review) and told[-1].is_complete and looks.rested == 1
    waited = [each.before for each in told if isinstance(each, InLine)]
    assert waited in ([], [1]) and not any(isinstance(each, InLine) for each in told[len(waited) :])
    await world.close()


async def test_of_a_long_line_only_its_length_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it is short Discord takes no more edits, and hundreds may wait."""
    monkeypatch.setattr("tables.reviewed.LINE", 1)
    world = await opened(path, Looks())
    world.reviews._is_quiet = lambda: False  # pyright: ignore[reportPrivateUsage]
    tables = [await finished(world, person, ZOE) for person in (ANA, PEP, MAX)]
    follows = [world.reviews.follow(table, who.id) for table, who in zip(tables, (ANA, PEP, MAX), strict=True)]
    _, short, long = [await anext(each) for each in follows]
    assert (short, long) == (InLine(tables[1], "alakazoo", 1), InLine(tables[2], "alakazoo", 2))
    assert [found async for found in follows[2]] == []
    await world.close()


async def test_who_follows_sees_the_end_however_long_showing_took(path: Path) -> None:
    """It was completed while the progress before was being drawn."""
    world = await opened(path, Looks())
    table = await finished(world, ANA, PEP)
    follows = world.reviews.follow(table, ANA.id)
    first = await anext(follows)
    assert isinstance(first, Review) and not first.is_complete
    await complete(world, table, ANA)
    assert [isinstance(found, Review) and found.is_complete async for found in follows] == [True]
    await world.close()


async def test_it_waits_while_an_ai_thinks(path: Path) -> None:
    world = await opened(path, looks := Looks())
    table = await finished(world, ANA, PEP)
    busy = True
    # Nobody sits at a table here: that an AI thinks is said in its place.
    world.reviews._is_quiet = lambda: not busy  # pyright: ignore[reportPrivateUsage]
    await world.reviews.begin(table, ANA.id)
    for _ in range(50):
        await asyncio.sleep(0.001)
        world.clock.advance(1)
    assert not looks.given
    busy = False
    for _ in range(50):
        await asyncio.sleep(0.001)
        world.clock.advance(1)
    assert looks.given
    await world.close()


async def test_a_process_that_died_is_asked_once_more(path: Path) -> None:
    world = await opened(path, looks := Looks())
    table = await finished(world, ANA, PEP)
    looks.lost = 1
    assert (await complete(world, table, ANA)).is_complete
    await world.close()


@pytest.mark.parametrize(("how", "level"), [(LookLate, "warning"), (LookLost, "error")])
async def test_a_machine_without_time_is_no_fault_of_ours(path: Path, how: type[LookLost], level: str) -> None:
    """Who asks again goes on, and the next in line comes."""
    world = await opened(path, looks := Looks())
    table = await finished(world, ANA, PEP)
    looks.lost, looks.how = 2, how
    with capture_logs() as said:
        await world.reviews.begin(table, ANA.id)
        assert (await complete(world, table, PEP)).is_complete
    assert {each["log_level"] for each in said} - {"info", "debug"} == {level}
    assert (await complete(world, table, ANA)).is_complete
    await world.close()


async def test_who_has_no_review_is_told_why(path: Path) -> None:
    world = await opened(path, Looks())
    table, live = await finished(world, ANA, PEP), await finished(world, ANA, PEP, whole=False)
    await world.restart(looks=Looks(), **SETTINGS)
    with pytest.raises(NotOverError):
        await world.reviews.begin(live, ANA.id)
    with pytest.raises(NoReviewError) as refused:
        await world.reviews.begin(table, MAX.id)
    assert refused.value.facts["why"] == "outsider"
    await world.store.prune([table])
    with pytest.raises(LogPrunedError):
        await world.reviews.begin(table, ANA.id)
    await world.close()


async def test_a_game_that_cannot_tell_who_is_ahead_has_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await opened(path, Looks())
    table = await finished(world, ANA, PEP)
    monkeypatch.setattr(GAMES["alakazoo"], "OUTLOOK", None)
    with pytest.raises(NoReviewError) as refused:
        await world.reviews.begin(table, ANA.id)
    assert refused.value.facts["why"] == "outlook"
    monkeypatch.undo()
    monkeypatch.setattr(GAMES["alakazoo"], "RULES_VERSION", 99)
    with pytest.raises(NoReviewError) as refused:
        await world.reviews.begin(table, ANA.id)
    assert refused.value.facts["why"] == "older"
    await world.close()


async def test_who_is_forgotten_has_no_review_any_more_not_even_one_under_way(address: str) -> None:
    world = await opened(address, looks := Looks(most=5))
    table = await finished(world, ANA, PEP)
    await world.reviews.begin(table, ANA.id)
    await until(world, lambda: len(looks.given) == 5)
    assert (await world.people.export(ANA.id))["reviews"]
    assert await world.people.forget(ANA.id) is True
    looks.most = 10_000
    assert await world.store.review(table, ANA.id) is None
    assert not (await world.people.export(ANA.id))["reviews"]
    await world.close()
