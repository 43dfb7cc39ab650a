"""Live and slow trading: its pace, its clocks, AI seats that trade, two hands that reach for one thing.

Alakazam!'s seconds, live and slow (AM-11, AM-15, AM-19): look 30 and 12 h, offer 45 and 12 h, last call 60 and 4 h,
round 300 and a day; the bell (AM-21) 20.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pytest

from games.alakazam import Alakazam
from games.kernel.game import Action, Decision
from storage.rows import ClockKey
from tables import press
from tables.replies import Done, Person, Refused, Reply, Stale
from tables.table import Table
from tables.table_rules import TableRules
from tests.games.alakazam.table import CARDS, a_table, dice, die
from tests.tables.builder import ANA, PEP, ZOE, World, done

POOLS = ("O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4")
RULES = TableRules(stand_in="easy")


async def a_bazaar(
    world: World, *people: Person, ai: int = 0, rules: TableRules = RULES, game: Alakazam | None = None, **settings: Any
) -> Table:
    """A game of these people and AI, looking at the centre or laid out as in `game`."""
    await world.restart(games={"alakazam": Alakazam}, **settings)
    table = done(await world.tables.open(world.place(), people[0], "alakazam", rules=rules, ai=["normal"] * ai)).table
    for person in people[1:]:
        done(await world.tables.join(table.id, person))
    if game is None:
        done(await world.tables.start(table.id, people[0].id))
    else:
        with patch.object(Alakazam, "new", return_value=game):
            done(await world.tables.start(table.id, people[0].id))
    world.ear.changes.clear()
    return table


def trading(**options: Any) -> Alakazam:
    """Three pools in the midst of trading."""
    return a_table(*POOLS, table="bonus-5 straight", **options).game


def question(table: Table, person: Person, kind: str = "trade") -> Decision:
    seat = table.seat_of(person.id)
    return next(each for each in table.now.decisions if each.seat == seat and each.kind == kind)


async def say(world: World, table: Table, person: Person, *words: Action, kind: str = "trade") -> Reply:
    return await world.tables.change(table.id, press.press, person.id, question(table, person, kind).id, words)


def swap(out: str, into: str) -> tuple[Action, ...]:
    return ("swap",), ("out", die(out)), ("in", die(into))


def offer(to: int, give: str, want: str) -> tuple[Action, ...]:
    return ("offer",), ("to", to), ("give", die(give)), ("for",), ("want", die(want)), ("propose",)


def state(table: Table) -> Any:
    assert table.game is not None
    table.game.check()
    return table.game.state


async def made(world: World, table: Table) -> list[tuple[int | None, str, str]]:
    """Seat, action, maker of every move."""
    return [(row.seat, row.action, row.by) for row in (await world.store.moves(table.id))[1:]]


async def settle() -> None:
    """Let everything that doesn't wait for the clock run."""
    for _ in range(200):
        await asyncio.sleep(0.001)


# ---- the pace ------------------------------------------------------------------------------------------------------


async def test_a_seats_second_dealing_waits_its_second_and_keeps_nobody_waiting(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, ANA, *swap("O1", "W1")))
    second = asyncio.create_task(say(world, table, ANA, *swap("O2", "W2")))
    await settle()
    assert not second.done()
    done(await say(world, table, PEP, *swap("Y1", "W3")))  # the lock is free meanwhile
    world.clock.advance(0.9)
    await settle()
    assert not second.done() and die("W2") in state(table).centre
    world.clock.advance(0.1)
    done(await second)
    assert die("W2") in state(table).pools[0]


async def test_words_of_a_draft_answers_that_deal_nothing_and_done_are_free(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, PEP, *offer(0, "Y1", "O4")))
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    await asyncio.wait_for(_many_words(world, table), 20)
    assert world.clock.now() == 1_700_000_000.0


async def _many_words(world: World, table: Table) -> None:
    for words in ((("withdraw",),), (("swap",), ("out", die("O2"))), (("back",), ("back",)), (("done",),)):
        done(await say(world, table, ANA, *words))
    done(await say(world, table, ANA, ("decline", 1), kind="offer"))
    done(await say(world, table, ANA, ("not-done",)))


async def test_ai_players_trade_at_a_pace_that_people_can_follow(world: World) -> None:
    """Ready is said within 1.5 s; a dealing, or an answer to an offer, takes four to six seconds."""
    table = await a_bazaar(world, ANA, ai=3)
    await world.wait(1.5)
    assert [by for _, _, by in await made(world, table)] == ["bot"] * 3
    done(await say(world, table, ANA, ("ready",), kind="look"))
    began = world.clock.now()
    await world.wait(3.9)
    assert [by for _, _, by in await made(world, table)] == ["bot"] * 3 + ["player"]
    await world.wait(60)
    rows = (await world.store.moves(table.id))[1:]
    for seat in range(1, 4):
        dealt = [began, *[row.at for row in rows if row.seat == seat and row.at > began and row.events != "[]"]]
        assert all(after - before >= 4 or after == before for before, after in pairwise(dealt)), dealt


async def test_accepting_is_a_dealing(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, PEP, *offer(0, "Y1", "O4")))
    done(await say(world, table, ANA, *swap("O1", "W1")))
    accepting = asyncio.create_task(say(world, table, ANA, ("accept", 1), kind="offer"))
    await settle()
    assert not accepting.done()
    world.clock.advance(1)
    done(await accepting)
    assert die("Y1") in state(table).pools[0]


async def test_a_press_that_waited_may_find_the_die_gone(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, ANA, *swap("O1", "W1")))
    done(await say(world, table, ANA, ("swap",), ("out", die("O2"))))
    waiting = asyncio.create_task(say(world, table, ANA, ("in", die("W2"))))
    await settle()
    done(await say(world, table, PEP, *swap("Y1", "W2")))
    world.clock.advance(1)
    reply = await waiting
    assert isinstance(reply, Stale) and reply.reason == "not-offered"
    assert state(table).dealings == [1, 1, 0]


async def test_slow_trading_has_no_pace_but_the_bell(world: World) -> None:
    slow = TableRules(stand_in="easy", clock="slow")
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=slow, game=trading(slow=True))
    done(await say(world, table, ANA, *swap("O1", "W1")))
    done(await say(world, table, ANA, ("cancel",)))
    done(await say(world, table, ANA, *swap("O2", "W1")))
    await world.wait(19.9)
    assert state(table).centre == dice("W1 W2 W3 W4 W5 W6")
    await world.wait(0.1)
    assert die("W1") in state(table).pools[0] and die("O2") in state(table).centre


# ---- one thing, two hands ------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-20")
@pytest.mark.parametrize(
    ("before", "last"),
    [
        ((("swap",), ("out",)), ("in", die("W3"))),
        ((("take",),), ("card", CARDS.index("straight"))),
    ],
)
async def test_two_reach_for_one_thing_and_exactly_one_has_it(
    world: World, before: tuple[Action, ...], last: Action
) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    for person, own in ((ANA, die("O1")), (PEP, die("Y1"))):
        done(await say(world, table, person, *[("out", own) if word == ("out",) else word for word in before]))
    replies = await asyncio.gather(say(world, table, ANA, last), say(world, table, PEP, last))
    assert Counter(map(type, replies)) == {Done: 1, Stale: 1}
    second = next(reply for reply in replies if isinstance(reply, Stale))
    assert second.fresh.decisions  # what it can do now comes with the answer
    dealings = state(table).dealings
    assert sorted(dealings[:2]) == [0, 1]
    holders = [
        seat for seat in (0, 1) if last[1] in (state(table).pools if last[0] == "in" else state(table).hands)[seat]
    ]
    assert len(holders) == 1 and dealings[holders[0]] == 1


async def test_two_accept_what_was_offered_to_all_and_exactly_one_has_it(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    given: tuple[Action, ...] = (("offer",), ("all",), ("give", die("O4")), ("for",))
    words = (*given, ("any-colour",), ("number", 4), ("propose",))
    done(await say(world, table, ANA, *words))
    replies = await asyncio.gather(*[say(world, table, each, ("accept", 1), kind="offer") for each in (PEP, ZOE)])
    assert Counter(map(type, replies)) == {Done: 1, Stale: 1}
    assert [die("O4") in pool for pool in state(table).pools].count(True) == 1
    assert die("O4") not in state(table).pools[0]


async def test_an_offer_is_no_business_of_whom_it_is_not_made_to(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    asked = question(table, PEP, "offer").id
    reply = await world.tables.change(table.id, press.press, ZOE.id, asked, [("accept", 1)])
    assert isinstance(reply, Stale) and reply.reason == "of-others"
    done(await world.tables.change(table.id, press.press, PEP.id, asked, [("accept", 1)]))
    late = await world.tables.change(table.id, press.press, ZOE.id, asked, [("accept", 1)])
    assert isinstance(late, Stale) and late.reason == "question-gone"


async def test_ones_own_offer_is_put_to_the_others(world: World) -> None:
    """The question of whoever made it bears the same number."""
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    asked = question(table, PEP, "offer").id
    for word in ("accept", "decline", "counter"):
        reply = await world.tables.change(table.id, press.press, ANA.id, asked, [(word, 1)])
        assert isinstance(reply, Stale) and reply.reason == "of-others"


# ---- clocks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-15")
@pytest.mark.parametrize(("clock", "seconds"), [("live", 45), ("slow", 43200)])
async def test_an_offer_expires(world: World, clock: Any, seconds: int) -> None:
    rules = TableRules(stand_in="easy", clock=clock)
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=rules, game=trading())
    await world.wait(5)
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    assert table.deadline(question(table, PEP, "offer")) == world.clock.now() + seconds
    await world.wait(seconds - 0.1)
    assert table.game is not None and len(table.game.offers) == 1  # type: ignore[attr-defined]
    await world.wait(0.1)
    assert table.game.offers == []  # type: ignore[attr-defined]
    assert (await made(world, table))[-1] == (1, '["decline",1]', "clock")
    assert table.seats[1].misses == 0  # letting an offer lie is an answer too


async def a_last_call(world: World, game: Alakazam | None = None) -> Table:
    """All but Ana are done."""
    table = await a_bazaar(world, ANA, PEP, ZOE, game=game or trading())
    for person in (PEP, ZOE):
        done(await say(world, table, person, ("done",)))
    return table


async def round_ends_in(world: World, table: Table, seconds: float) -> None:
    """And not before."""
    await world.wait(seconds - 0.1)
    assert state(table).round == 1
    await world.wait(0.1)
    assert state(table).round == 2


@pytest.mark.rule("AM-19")
async def test_the_last_call_ends_the_round_after_a_minute(world: World) -> None:
    table = await a_last_call(world)
    await world.wait(20)
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    await round_ends_in(world, table, 40)  # the offer is off, all count as done


@pytest.mark.rule("AM-19")
async def test_a_last_call_that_comes_back_goes_on_also_after_another_seats(world: World) -> None:
    table = await a_last_call(world)  # Ana's
    await world.wait(20)
    done(await say(world, table, PEP, ("not-done",)))
    done(await say(world, table, ANA, ("done",)))  # Pep's runs
    await world.wait(15)
    done(await say(world, table, ANA, ("not-done",)))
    done(await say(world, table, PEP, ("done",)))  # Ana's again: 20 s of her minute are gone, it stood still for 15
    await round_ends_in(world, table, 40)


@pytest.mark.rule("AM-19")
async def test_a_last_call_that_goes_on_has_fifteen_seconds_at_least(world: World) -> None:
    table = await a_last_call(world)
    await world.wait(55)
    done(await say(world, table, PEP, ("not-done",)))
    await world.wait(30)
    assert state(table).round == 1  # it stands still
    done(await say(world, table, PEP, ("done",)))
    await round_ends_in(world, table, 15)
    assert [seat.misses for seat in table.seats] == [0, 0, 0]


@pytest.mark.rule("AM-11", "AM-19")
async def test_one_person_with_ai_has_no_limit_to_look_nor_last_call_nor_cap(world: World) -> None:
    table = await a_bazaar(world, ANA, ai=2)
    await world.wait(40)
    assert [(each.seat, each.kind) for each in table.now.decisions] == [(0, "look")]
    done(await say(world, table, ANA, ("ready",), kind="look"))
    await world.wait(400)
    assert state(table).round == 1 and table.seats[0].misses == 0
    done(await say(world, table, ANA, ("done",)))


@pytest.mark.rule("AM-52")
async def test_a_bonus_holder_who_lets_an_offer_lie_misses_nothing(world: World) -> None:
    game = a_table(*POOLS, hands={1: "bonus-5"}, face_down=True).game
    table = await a_bazaar(world, ANA, PEP, ZOE, game=game)
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    await world.wait(45)
    assert table.game is not None and table.game.offers == []  # type: ignore[attr-defined]
    assert [seat.misses for seat in table.seats] == [0, 0, 0]


@pytest.mark.rule("AM-19")
async def test_a_round_lasts_five_minutes_at_most(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, ANA, ("done",)))
    done(await say(world, table, PEP, ("swap",), ("out", die("Y1"))))  # a draft doesn't hold it up
    await round_ends_in(world, table, 300)
    assert [seat.misses for seat in table.seats] == [0, 0, 0]


ALIKE = ("O1 O1 O1 O4", "Y1 Y1 Y1 Y4", "B1 B2 B3 B4")
"""Pools with so many alike dice that one word more, or less, of an offer leaves the same choice."""
DRAFTED = [
    (("give", die("O1")), ("give", die("O1"))),
    (("give", die("O1")), ("mark",), ("give", die("O1")), ("mark",)),
    (("give", die("O1")), ("give", die("O1")), ("for",), ("want", die("Y1")), ("want", die("Y1"))),
]


@pytest.mark.rule("AM-19")
@pytest.mark.parametrize("words", DRAFTED)
@pytest.mark.parametrize(("clock", "cap"), [("live", 300), ("slow", 86400)])
async def test_no_draft_of_alike_dice_holds_up_the_cap(world: World, words: Any, clock: Any, cap: int) -> None:
    rules, game = TableRules(stand_in="easy", clock=clock), a_table(*ALIKE, slow=clock == "slow").game
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=rules, game=game)
    done(await say(world, table, ANA, ("offer",), ("to", 1), *words))
    await round_ends_in(world, table, cap)
    assert [seat.misses for seat in table.seats] == [0, 0, 0]


@pytest.mark.rule("AM-19")
@pytest.mark.parametrize("words", DRAFTED)
async def test_no_draft_of_alike_dice_holds_up_the_last_call(world: World, words: Any) -> None:
    table = await a_last_call(world, a_table(*ALIKE).game)
    done(await say(world, table, ANA, ("offer",), ("to", 1), *words))
    await round_ends_in(world, table, 60)


@pytest.mark.rule("AM-15", "AM-19", "AM-21")
async def test_the_cap_ends_a_slow_round_also_for_who_has_accepted(world: World) -> None:
    """The acceptance that is queued is carried out as the cap runs out; then the round ends."""
    slow = TableRules(stand_in="easy", clock="slow", seconds={"wake": 100000})
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=slow, game=trading(slow=True))
    done(await say(world, table, PEP, ("offer",), ("to", 0), ("give", die("Y1")), ("for",), ("want", die("O4"))))
    await world.wait(86000)
    assert state(table).round == 1
    await world.wait(400)
    assert state(table).round == 2


@pytest.mark.rule("AM-11")
async def test_whoever_does_not_look_misses_and_is_played_for(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP)
    done(await say(world, table, PEP, ("ready",), kind="look"))
    await world.wait(29.9)
    assert [each.kind for each in table.now.decisions] == ["look"]
    await world.wait(0.1)
    assert {each.kind for each in table.now.decisions} == {"trade"}
    assert [seat.misses for seat in table.seats] == [1, 0]
    done(await say(world, table, ANA, ("swap",)))
    assert table.seats[0].misses == 0


async def test_nobody_misses_a_bell(world: World) -> None:
    slow = TableRules(stand_in="easy", clock="slow")
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=slow, game=trading(slow=True))
    for into in ("W1", "W2", "W3"):
        done(await say(world, table, ANA, *swap(f"O{into[1]}", into)))
        await world.wait(20)
    assert state(table).dealings == [3, 0, 0]
    assert [seat.misses for seat in table.seats] == [0, 0, 0]


@pytest.mark.parametrize("absence", ["nothing", "default", "move", "seat"])
async def test_bells_offers_and_rounds_are_rules_whatever_becomes_of_the_absent(world: World, absence: Any) -> None:
    slow = TableRules(stand_in="normal", clock="slow", absence=absence)
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=slow, game=trading(slow=True))
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    await world.wait(20)
    assert question(table, PEP, "offer").options[-1] == ("counter", 1)
    await world.wait(43200)
    assert table.game is not None and table.game.offers == []  # type: ignore[attr-defined]
    await world.wait(86400)
    assert state(table).round == 2
    assert not any(by == "bot" for _, action, by in await made(world, table) if "ready" not in action)


async def test_a_clock_that_ends_nothing_begins_anew(world: World) -> None:
    """Whoever is done waits; where the house gives a round more seconds, that clock runs out first."""
    rules = TableRules(stand_in="easy", seconds={"rest": 10})
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=rules, game=trading())
    done(await say(world, table, ANA, ("done",)))
    await world.wait(100)
    assert [action for _, action, _ in await made(world, table)] == ['["done"]']
    assert state(table).round == 1
    row = table.now.clocks[ClockKey("rest", 1)]
    assert world.clock.now() < row.until <= world.clock.now() + 10


async def test_trading_goes_on_after_a_restart(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ZOE, game=trading())
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    due = table.deadline(question(table, PEP, "offer"))
    await world.restart(games={"alakazam": Alakazam})
    table = await world.tables.find(table.id)
    assert table.deadline(question(table, PEP, "offer")) == due
    done(await say(world, table, PEP, ("accept", 1), kind="offer"))
    assert die("O1") in state(table).pools[1]


# ---- the slow clock ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "slow"), [("live", False), ("slow", True)])
async def test_the_clock_of_the_table_says_whether_dealings_are_queued(world: World, clock: Any, slow: bool) -> None:
    table = await a_bazaar(world, ANA, PEP, rules=TableRules(stand_in="easy", clock=clock))
    assert table.options["slow"] is slow
    assert table.game is not None and table.game.options.slow is slow  # type: ignore[attr-defined]


async def test_rules_that_exclude_each_other_are_refused_as_a_pair(world: World) -> None:
    await world.restart(games={"alakazam": Alakazam})
    reply = await world.tables.open(world.place(), ANA, "alakazam", {"face_down": True, "market": True})
    assert isinstance(reply, Refused) and (reply.key, reply.facts["option"]) == ("bad-option", "together")


# ---- AI ------------------------------------------------------------------------------------------------------------


async def decline_all(world: World, table: Table, person: Person) -> None:
    """Decline what is offered: to one person alone an offer stands until it is answered."""
    seat = table.seat_of(person.id)
    for each in [each for each in table.now.decisions if (each.seat, each.kind) == (seat, "offer")]:
        done(await world.tables.change(table.id, press.press, person.id, each.id, [each.default]))


async def test_ai_seats_do_one_thing_a_second_at_most_while_a_person_deals(world: World) -> None:
    table = await a_bazaar(world, ANA, ai=4)
    done(await say(world, table, ANA, ("ready",), kind="look"))
    for _ in range(60):
        await decline_all(world, table, ANA)
        await world.wait(1)
    rows = [row for row in await world.store.moves(table.id) if row.by == "bot" and row.events != "[]"]
    assert len(rows) > 12  # the words of an action are said at once, and nobody hears them
    for seat in range(1, 5):
        times = [row.at for row in rows if row.seat == seat]
        assert all(later - earlier >= 1 - 1e-6 for earlier, later in pairwise(times))


async def test_an_ai_asked_several_things_answers_one_after_another(world: World) -> None:
    table = await a_bazaar(world, ANA, PEP, ai=1, game=trading())
    done(await say(world, table, ANA, *offer(1, "O1", "Y4")))
    done(await say(world, table, PEP, *offer(1, "B1", "Y3")))
    due = sorted(row.until for row in table.now.clocks.values() if row.what == ":answer")
    assert len(due) == 3
    assert all(later - earlier >= 1 for earlier, later in pairwise(due))


async def test_ai_seats_that_wait_do_not_ask_each_other_again(world: World) -> None:
    """All AI are done and wait for the only person: nothing happens, and nothing is written either."""
    table = await a_bazaar(world, ANA, ai=3)
    done(await say(world, table, ANA, ("ready",), kind="look"))
    while sum(state(table).done) < 3:
        await decline_all(world, table, ANA)
        await world.wait(1)
    await world.wait(10)
    moves = table.n
    assert state(table).round == 1
    with patch.object(world.store, "commit", side_effect=world.store.commit) as written:
        await world.wait(15)
    assert table.n == moves and not written.called


async def test_a_wake_for_nothing_does_not_ask_an_ai_that_waits_again(world: World) -> None:
    """Else a table whose AI answers at once would be woken without end."""
    table = await a_bazaar(world, ANA, ai=1)
    done(await say(world, table, ANA, ("ready",), kind="look"))
    while not state(table).done[1]:
        await decline_all(world, table, ANA)
        await world.wait(1)
    await world.wait(5)
    clocks = dict(table.now.clocks)
    done(await world.tables.changes.change(table.id, lambda draft: None))
    assert table.now.clocks == clocks
