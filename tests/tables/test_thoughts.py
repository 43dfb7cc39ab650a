"""AI that think for longer at a table: thoughts begin when they are asked; a lost one is answered all the same."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from typing import Any, ClassVar, cast

import pytest

from games.kernel.chance import Chance
from games.kernel.game import AI, Action, Decision
from storage.rows import Clock
from tables import clocks, ending, thoughts
from tables.replies import Person
from tables.table import Table
from tables.table_rules import TableRules
from tables.thinkers import Actions, Thinkers, Thought, ThoughtLost
from tables.thoughts import Thoughts
from tests.games.kernel.toy import Bold, Parley, ParleyView
from tests.tables.builder import ANA, PEP, World, done, until


class Deep(Bold):
    """As bold without a budget; draws a card where it can think."""

    playouts = 8

    def choose(self, view: ParleyView, decision: Decision, rng: Chance, budget: int) -> Action:
        if budget and ("draw",) in decision.options:
            return ("draw",)
        return super().choose(view, decision, rng, budget)


class Deeper(Parley):
    LEVELS: ClassVar[dict[str, AI]] = {"easy": cast(AI, Bold()), "hard": cast(AI, Deep())}
    __slots__ = ()


class FakeThinkers(Thinkers):
    """Thinks when a test says so."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[tuple[Thought, Future[Actions]]] = []

    @property
    def is_free(self) -> bool:
        return all(future.done() for _, future in self.heard)

    def think(self, thought: Thought) -> Future[Actions]:
        future: Future[Actions] = Future()
        self.heard.append((thought, future))
        return future


@pytest.fixture
async def thinkers(world: World) -> FakeThinkers:
    some = FakeThinkers()
    await world.restart(games={"parley": Deeper}, thinkers=some)
    return some


async def a_game(world: World, *people: Person, hints: Any = "no") -> int:
    """People and one hard AI, whose turn it is."""
    rules = TableRules(stand_in="easy", hints=hints)
    table = done(await world.tables.open(world.place(), people[0], "parley", {}, rules, ["hard"])).table.id
    for person in people[1:]:
        done(await world.tables.join(table, person))
    done(await world.tables.start(table, people[0].id))
    await world.play(table, until=asked_of_ai)
    return table


def asked_of_ai(table: Table) -> bool:
    """The hard AI has to answer, and not in a window."""
    (first, *_) = table.now.decisions
    return table.seats[first.seat].ai == "hard" and first.silence == "miss"


def last(thinkers: FakeThinkers) -> tuple[Thought, Future[Actions]]:
    return thinkers.heard[-1]


async def test_it_thinks_from_the_question_on_and_answers_at_its_time(world: World, thinkers: FakeThinkers) -> None:
    table = await a_game(world, ANA)
    at = await world.tables.find(table)
    thought, words = last(thinkers)
    assert thought.decision == at.now.decisions[0] and thought.level == "hard"
    assert thought.view.seat == thought.decision.seat and thought.view.hand
    words.set_result((("draw",),))
    n = at.n
    await world.wait(0.6)
    assert (await world.tables.find(table)).n == n, "not before its time"
    await world.wait(0.2)
    row = (await world.store.moves(table))[n + 1]
    assert (row.action, row.by) == ('["draw"]', "bot")


@pytest.mark.parametrize("lost", [ThoughtLost("it died"), ValueError("a fault")])
async def test_a_lost_thought_is_answered_without_thinking_and_counted(
    world: World, thinkers: FakeThinkers, lost: Exception
) -> None:
    table = await a_game(world, ANA)
    n = (await world.tables.find(table)).n
    last(thinkers)[1].set_exception(lost)
    await world.wait(1)
    row = (await world.store.moves(table))[n + 1]
    assert row.by == "bot" and row.action != '["draw"]'
    assert world.tables.thoughts["replaced"] == 1


async def test_one_that_takes_too_long_is_not_waited_for(
    world: World, thinkers: FakeThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thoughts, "PATIENCE", 0.01)
    table = await a_game(world, ANA)
    n = (await world.tables.find(table)).n
    await world.wait(1)
    assert (await world.store.moves(table))[n + 1].by == "bot"
    assert world.tables.thoughts["replaced"] == 1
    assert thinkers.heard[0][1].cancelled()


async def test_another_clock_that_rings_waits_for_no_thought(world: World, thinkers: FakeThinkers) -> None:
    table = await world.tables.find(await a_game(world, ANA))
    answer = next(row for row in table.now.clocks.values() if row.what == clocks.ANSWER)
    sooner = Clock(clocks.ABSENCE, 0, answer.until - 1)
    both = replace(table.now, clocks={**table.now.clocks, sooner.key: sooner})
    own = Thoughts(thinkers, {"parley": Deeper})
    own.begin(table)
    async with asyncio.timeout(20):
        assert await own.due(Table(table.id, table.place, "parley", both), answer.until) is None
    thought = last(thinkers)[1]
    assert not thought.cancelled()
    thought.set_result((("draw",),))
    found = await own.due(table, answer.until)
    assert found is not None and found.words == (("draw",),)


async def test_words_that_can_not_be_said_are_replaced(world: World, thinkers: FakeThinkers) -> None:
    table = await a_game(world, ANA)
    n = (await world.tables.find(table)).n
    last(thinkers)[1].set_result((("fly", 3),))
    await world.wait(1)
    assert (await world.store.moves(table))[n + 1].by == "bot"


async def test_nobody_thinks_in_a_reaction_window(world: World, thinkers: FakeThinkers) -> None:
    """How long a thought took would tell what it was about."""
    table = await a_game(world, ANA, PEP)
    while (await world.tables.find(table)).status == "live":
        for _, words in thinkers.heard:
            if not words.done():
                words.set_result(())
        with suppress(AssertionError):  # one answer, whoever gives it
            await world.play(table, limit=1)
    assert thinkers.heard
    assert {thought.decision.silence for thought, _ in thinkers.heard} == {"miss"}


async def test_a_table_that_ends_needs_no_thought(world: World, thinkers: FakeThinkers) -> None:
    table = await a_game(world, ANA)
    done(await world.tables.change(table, ending.end, ANA.id))
    assert last(thinkers)[1].cancelled()


async def test_after_a_restart_it_thinks_again(world: World, thinkers: FakeThinkers) -> None:
    table = await a_game(world, ANA)
    n = (await world.tables.find(table)).n
    again = FakeThinkers()
    await world.restart(games={"parley": Deeper}, thinkers=again)
    waited = asyncio.create_task(world.wait(2))
    await until(lambda: bool(again.heard))
    last(again)[1].set_result((("draw",),))
    await waited
    assert (await world.store.moves(table))[n + 1].by == "bot"


# ---- hints -----------------------------------------------------------------------------------------------------------


async def a_hint(world: World, table: int) -> asyncio.Task[Any]:
    asking = asyncio.create_task(world.tables.advice(table, ANA.id))
    for _ in range(20):
        await asyncio.sleep(0)
    return asking


async def a_hinted_game(world: World) -> int:
    rules = TableRules(stand_in="easy", hints="yes")
    table = done(await world.tables.open(world.place(), ANA, "parley", {}, rules, ["easy"])).table.id
    done(await world.tables.start(table, ANA.id))
    await world.play(
        table, until=lambda at: any(each.seat == 0 and each.silence != "pass" for each in at.now.decisions)
    )
    return table


async def test_a_hint_is_that_of_the_best_ai_where_a_process_is_free(world: World, thinkers: FakeThinkers) -> None:
    table = await a_hinted_game(world)
    asking = await a_hint(world, table)
    thought, words = last(thinkers)
    words.set_result((thought.decision.options[0],))
    advice = await asking
    assert (advice.level, advice.words) == ("hard", (thought.decision.options[0],))


async def test_it_is_that_of_another_where_none_is_free_or_in_time(
    world: World, thinkers: FakeThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_hinted_game(world)
    monkeypatch.setattr("tables.hints.PATIENCE", 0.01)
    late = await (await a_hint(world, table))
    assert late.level == "easy"
    assert len(thinkers.heard) == 1 and last(thinkers)[1].cancelled()
    thinkers.heard.append((last(thinkers)[0], Future()))
    busy = await (await a_hint(world, table))
    assert busy.level == "easy" and len(thinkers.heard) == 2
    assert not last(thinkers)[1].cancelled()


# ---- in the replay ---------------------------------------------------------------------------------------------------


async def test_a_replay_knows_what_was_done_only_by_thinking_ahead(world: World, thinkers: FakeThinkers) -> None:
    """The hard AI draws wherever it may; without thinking it would have attacked."""
    table = await a_game(world, ANA, PEP)
    while (await world.tables.find(table)).status == "live":
        for thought, words in thinkers.heard:
            if not words.done():
                draws = ("draw",) in thought.decision.options
                words.set_result((("draw",) if draws else thought.decision.default,))
        with suppress(AssertionError):  # one answer, whoever gives it
            await world.play(table, limit=1)
    at = await world.tables.find(table)
    ai = next(at for at, seat in enumerate(at.seats) if seat.ai)
    found = await world.replays.of(table)
    rows = {(row.question, row.seat): row for row in await world.store.moves(table)}
    told = [step.surprise for step in found.steps if step.surprise is not None]
    surprises = [(rows[each.decision.id, each.seat], each) for each in told]
    assert {(row.by, each.seat, each.view.seat) for row, each in surprises} == {("bot", ai, ai)}
    turns = [(row, each) for row, each in surprises if each.decision.kind == "turn"]
    assert turns
    for row, each in turns:
        assert (row.action, each.rather[0][0]) == ('["draw"]', "attack")
