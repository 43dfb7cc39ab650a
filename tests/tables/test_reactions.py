"""Reaction windows: asking everybody tells nothing, and neither does the time an automatic answer takes."""

from typing import Any

import pytest

from games.kernel.game import Decision
from storage.rows import Clock, ClockKey
from tables import press, seats, windows
from tables.replies import Refused, Stale
from tables.table_rules import Standing, TableRules
from tests.games.kernel.toy import Doll, Fight, Parley, Turn, a_parley
from tests.tables.builder import ANA, MAX, PEP, RULES, ZOE, World, done
from tests.tables.test_clocks import made
from tests.tables.test_faults import Wrong

QUICK = TableRules(stand_in="easy", reactions="quick")
DOLL, NONE = [0, 1, 2], [1, 1, 2]
"""A hand with a doll, and one without."""


def attack(*hands: list[int]) -> Parley:
    """Seat 0 attacks seat 1; all others may stop it."""
    others = list(range(1, len(hands)))
    return a_parley(*hands, under_way=(Fight((0, 1), 0, 0, [0, 0]), Doll(others)))


async def answers(world: World, table: int) -> dict[ClockKey, Clock]:
    """The automatic answers that are to come."""
    at = await world.tables.find(table)
    return {key: row for key, row in at.now.clocks.items() if key.what == ":answer"}


async def test_strict_asks_everybody_whatever_they_hold(world: World) -> None:
    for hands in ([NONE, NONE, NONE], [NONE, DOLL, NONE], [NONE, NONE, DOLL]):
        table = await world.live(ANA, PEP, ZOE, game=attack(*hands))
        at = await world.tables.find(table)
        assert [each.seat for each in at.now.decisions] == [1, 2]
        await world.wait(5)
        assert at.n == 0


async def test_the_time_of_an_automatic_answer_depends_on_no_hand(world: World) -> None:
    rows: dict[int, list[list[float]]] = {}
    for people in ((ANA, PEP, ZOE), (ANA,)):
        for hands in ([NONE, NONE, NONE], [NONE, DOLL, DOLL]):
            start, ai = world.clock.now(), 3 - len(people)
            table = await _with_standing(world, "let", *people, ai=ai, game=attack(*hands))
            found = [row.until - start for row in (await answers(world, table)).values()]
            rows.setdefault(len(people), []).append(found)
    assert len(rows[3][0]) == 2 and all(1.0 <= delay <= 1.5 for delay in rows[3][0])
    assert rows[3][0][0] != rows[3][0][1]
    assert rows[3][0] == rows[3][1]
    assert rows[1][0] == rows[1][1] == pytest.approx([2 / 3, 2 / 3]), "one person has less to wait for"


async def test_an_ai_takes_its_time_in_each_of_two_windows_in_a_row(world: World) -> None:
    """As a person would: an answer at once would tell that nobody needed to think. Alone it takes less each time."""
    game = a_parley(NONE, NONE, under_way=(Fight((0, 1), 0, 0, [0, 0]), Doll([1]), Doll([1])))
    table = await world.live(ANA, ai=1, game=game)
    for passed in (1, 2):
        (due,) = (row.until for row in (await answers(world, table)).values())
        assert due - world.clock.now() == pytest.approx((2 / 3, 4 / 9)[passed - 1], abs=0.001)
        await world.wait(due - world.clock.now())
        assert await made(world, table) == [(1, '["pass"]', "bot")] * passed


async def test_an_answer_that_is_to_come_is_not_put_off_by_others(world: World) -> None:
    table = await world.live(ANA, PEP, ai=1, game=attack(NONE, NONE, DOLL))  # the AI has seat 1
    due = [row.until for row in (await answers(world, table)).values()]
    await world.wait(0.5)
    done(await world.press(table, PEP, ("pass",)))
    assert [row.until for row in (await answers(world, table)).values()] == due


async def test_an_ai_has_chance_of_its_own_for_every_answer(world: World) -> None:
    seeds: list[bytes] = []

    class Listens:
        def choose(self, view: Any, decision: Decision, rng: Any, budget: int) -> Any:
            seeds.append(rng.seed)
            return decision.default

    class Rolls(Parley):
        LEVELS = {"easy": Listens()}

    await world.restart(games={"parley": Rolls})
    table = await world.live(ANA, ai=3)
    at = await world.play(table)
    assert at.game is not None
    assert len(set(seeds)) == len(seeds) > 20
    assert at.game.chance.seed not in seeds


async def _with_standing(world: World, standing: Standing, *people: Any, **more: Any) -> int:
    """A game whose people but the host have this standing answer from before the start."""
    game = more.pop("game")
    table = await world.lobby(*people, **more)
    for person in people[1:]:
        done(await world.tables.change(table, seats.set_standing, person.id, standing))
    await world.begin(table, people[0], game)
    return table


async def test_let_it_happen_passes_by_itself_and_only_in_windows(world: World) -> None:
    table = await _with_standing(world, "let", ANA, PEP, game=attack(NONE, DOLL))
    await world.wait(1.5)
    assert await made(world, table) == [(1, '["pass"]', "standing")]
    done(await world.press(table, ANA, ("pass",)))
    await world.wait(10)
    assert (await world.asked(table, PEP)).kind == "strike"
    assert await answers(world, table) == {}


async def test_a_standing_answer_can_be_given_and_taken_back_during_a_window(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, DOLL, DOLL))
    done(await world.tables.change(table, seats.set_standing, PEP.id, "let"))
    done(await world.tables.change(table, seats.set_standing, ZOE.id, "let"))
    done(await world.tables.change(table, seats.set_standing, ZOE.id, "always"))
    await world.restart()
    await world.wait(2)
    assert await made(world, table) == [(1, '["pass"]', "standing")]
    at = await world.tables.find(table)
    assert [seat.standing for seat in at.seats] == ["always", "let", "always"]


async def test_one_may_still_react_before_the_standing_answer(world: World) -> None:
    table = await _with_standing(world, "let", ANA, PEP, game=attack(NONE, DOLL))
    reply = done(await world.press(table, PEP, ("doll",)))
    assert [event.kind for event in reply.events] == ["doll"]
    await world.wait(5)
    assert await made(world, table) == [(1, '["doll"]', "player")]


class Concerned(Parley):
    """Says whom an attack concerns: the attacked one."""

    def concerns(self, decision: Decision) -> bool:
        fight = next(frame for frame in self.stack if isinstance(frame, Fight))
        return decision.seat == fight.sides[1]


@pytest.mark.parametrize(("rules", "passes"), [(Concerned, [2]), (Parley, [])])
async def test_ask_if_it_concerns_me_asks_by_public_facts(world: World, rules: type[Parley], passes: list[int]) -> None:
    await world.restart(games={"parley": rules})
    laid = attack(NONE, DOLL, DOLL)
    game = rules.restore(laid.snapshot())
    table = await _with_standing(world, "concerned", ANA, PEP, ZOE, game=game)
    await world.wait(2)
    assert await made(world, table) == [(seat, '["pass"]', "standing") for seat in passes]


async def test_quick_passes_at_once_for_who_cannot_react(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, ai=1, rules=QUICK, game=_turn([1, 2, 3], NONE, DOLL, NONE))
    reply = done(await world.press(table, ANA, ("attack", 1)))
    assert reply.change.asked == (2,)  # seat 2 is Pep's: AI sit down before who joins
    assert await made(world, table) == [
        (0, '["attack",1]', "player"),
        (1, '["pass"]', "standing"),
        (3, '["pass"]', "standing"),
    ]


async def test_quick_goes_on_at_once_where_nobody_can_react(world: World) -> None:
    table = await world.live(ANA, PEP, rules=QUICK, game=_turn([1, 2, 3], NONE))
    reply = done(await world.press(table, ANA, ("attack", 1)))
    assert (await world.asked(table, ANA)).kind == "strike"
    assert [event.kind for event in reply.events] == ["attacks"]


def _turn(*hands: list[int]) -> Parley:
    """Seat 0's turn."""
    return a_parley(*hands)


async def test_an_ai_that_may_wait_is_asked_again_when_something_changes(world: World) -> None:
    class Patient(Turn):
        def choices(self, g: Parley) -> list[Any]:
            return [each._replace(silence="wait") for each in Turn.choices(self, g)]

    class Waits(Parley):
        FRAMES = Parley.FRAMES | {"Turn": Patient}
        LEVELS = {"easy": Wrong(None)}

    Patient.__name__ = "Turn"
    await world.restart(games={"parley": Waits})
    laid = a_parley([1], [2])
    table = await world.live(ANA, ai=1, game=Waits.restore(laid.snapshot()))
    done(await world.press(table, ANA, ("rest",)))
    assert len(await answers(world, table)) == 1
    await world.wait(10)
    assert (len(await answers(world, table)), await made(world, table)) == (0, [(0, '["rest"]', "player")])
    done(await world.tables.change(table, seats.set_standing, ANA.id, "let"))
    assert len(await answers(world, table)) == 1


@pytest.mark.parametrize("rules", [RULES, QUICK])
async def test_whole_games_end_under_both_kinds_of_reactions(world: World, rules: TableRules) -> None:
    table = await world.live(ANA, PEP, ZOE, ai=1, rules=rules)
    at = await world.play(table)
    assert at.game is not None and at.game.outcome is not None


# ---- a window's time -------------------------------------------------------------------------------------------------

LENGTH, MORE = 8, 30
"""Seconds of Parley's windows, and those that a wait adds."""


async def closes(world: World, table: int) -> float:
    """Seconds until the open window closes by itself."""
    at = await world.tables.find(table)
    due = at.deadline(at.now.decisions[0])
    assert due is not None
    return due - world.clock.now()


async def wait(world: World, table: int, person: Any) -> Any:
    return await world.tables.change(table, windows.wait, person.id, (await world.asked(table, person)).id)


async def test_a_window_closes_by_itself_and_nobody_has_missed_anything(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, DOLL, DOLL))
    assert await closes(world, table) == LENGTH
    await world.wait(LENGTH)
    assert await made(world, table) == [(seat, '["pass"]', "clock") for seat in (1, 2)]
    assert [seat.misses for seat in (await world.tables.find(table)).seats] == [0, 0, 0]
    assert world.ear.notices == []


async def test_waiting_keeps_a_window_open_for_thirty_seconds_more(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, DOLL, DOLL))
    at = await world.tables.find(table)
    revision = at.revision
    reply = done(await wait(world, table, PEP))
    assert (at.revision, reply.change.quiet, reply.change.events) == (revision + 1, False, ())
    assert at.now.thinking == {at.now.decisions[0].id} and await closes(world, table) == LENGTH + MORE
    await world.wait(20)
    assert await closes(world, table) == LENGTH + MORE - 20
    await world.restart()
    await world.wait(LENGTH + MORE - 20 - 0.1)
    assert await made(world, table) == []
    await world.wait(0.2)
    assert await made(world, table) == [(seat, '["pass"]', "clock") for seat in (1, 2)]
    assert (await world.tables.find(table)).now.thinking == frozenset()


async def test_one_waits_once_a_window(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, DOLL, DOLL))
    done(await wait(world, table, PEP))
    reply = await wait(world, table, PEP)
    assert isinstance(reply, Refused) and reply.key == "waited"
    assert await closes(world, table) == LENGTH + MORE


async def test_letting_it_happen_ends_the_own_wait_alone(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, MAX, game=attack(NONE, NONE, NONE, NONE))
    done(await wait(world, table, PEP))
    await world.wait(20)
    done(await wait(world, table, ZOE))
    assert await closes(world, table) == MORE  # from the moment at which it would have closed, or from now
    reply = done(await world.press(table, ZOE, ("pass",)))
    assert not reply.change.quiet and await closes(world, table) == LENGTH + MORE - 20
    done(await world.press(table, PEP, ("pass",)))
    await world.wait(0)
    assert await made(world, table) == [
        (2, '["pass"]', "player"),
        (1, '["pass"]', "player"),
        (3, '["pass"]', "clock"),  # its time had been over for long
    ]


async def test_a_window_closes_early_only_when_all_have_answered(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, DOLL, DOLL))
    assert done(await world.press(table, PEP, ("pass",))).change.quiet
    at = await world.tables.find(table)
    await world.wait(1)
    assert at.now.decisions[0].kind == "doll"
    done(await world.press(table, ZOE, ("pass",)))
    assert at.now.decisions[0].kind == "strike"


async def test_a_wait_ends_with_its_person_who_leaves(world: World) -> None:
    """The AI in the seat answers as it would; nobody waits for somebody who has gone."""
    table = await world.live(ANA, PEP, ZOE, MAX, game=attack(NONE, DOLL, DOLL, DOLL))
    at = await world.tables.find(table)
    done(await wait(world, table, PEP))
    done(await wait(world, table, ZOE))
    await world.wait(1)
    done(await world.tables.change(table, seats.leave, ZOE.id))
    assert await closes(world, table) == LENGTH + MORE - 1, "Pep's goes on"
    done(await world.tables.change(table, seats.leave, PEP.id))
    assert await closes(world, table) == LENGTH - 1 and at.now.thinking == frozenset()


async def test_a_slow_window_has_hours(world: World) -> None:
    slow = TableRules(stand_in="easy", clock="slow")
    table = await world.live(ANA, PEP, ZOE, rules=slow, game=attack(NONE, NONE, NONE))
    assert await closes(world, table) == 1800
    done(await wait(world, table, ZOE))
    assert await closes(world, table) == 1800 + 6 * 3600


async def test_who_is_not_asked_cannot_wait(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, DOLL, DOLL))
    question = (await world.asked(table, PEP)).id
    assert isinstance(await world.tables.change(table, windows.wait, ANA.id, question), Stale)
    assert isinstance(await world.tables.change(table, windows.wait, MAX.id, question), Refused)
    done(await world.press(table, PEP, ("pass",)))
    assert isinstance(await world.tables.change(table, windows.wait, PEP.id, question), Stale)
    assert await closes(world, table) == LENGTH


class Final(Parley):
    """Says that every attack may end the game, and has a clock for that."""

    CLOCKS = {"turn": (60, 3600), "window": (8, 1800), "showdown": (45, 43200)}

    def may_end(self, decision: Decision) -> bool:
        return True


async def test_where_the_game_may_end_there_is_more_time(world: World) -> None:
    for rules, seconds, passes in ((Final, 45, []), (Parley, LENGTH, [(1, '["pass"]', "standing")])):
        await world.restart(games={"parley": rules})
        game = rules.restore(attack(NONE, DOLL, DOLL).snapshot())
        table = await _with_standing(world, "always", ANA, PEP, ZOE, game=game)
        assert await closes(world, table) == seconds
        done(await world.tables.change(table, seats.set_standing, PEP.id, "ending"))
        await world.wait(2)
        assert await made(world, table) == passes


# ---- one person among AI ---------------------------------------------------------------------------------------------


async def test_one_person_is_asked_only_while_holding_something(world: World) -> None:
    for hand, asked in ((NONE, []), (DOLL, [1])):
        table = await world.live(ANA, ai=2, game=attack_of_ai(NONE, hand, NONE))
        at = await world.tables.find(table)
        await world.wait(0)
        people = [each.seat for each in at.now.decisions if at.seats[each.seat].user is not None]
        assert people == [0] * len(asked)
        await world.wait(7200)
        assert at.status == "live"
        if asked:
            assert [each.seat for each in at.now.decisions] == [0]
            assert at.deadline(at.now.decisions[0]) is None
            assert isinstance(await world.tables.change(table, windows.wait, ANA.id, at.now.decisions[0].id), Stale)


def attack_of_ai(own: list[int], person: list[int], other: list[int]) -> Parley:
    """Seat 1, an AI, attacks seat 0; seats 0 and 2 may stop it."""
    return a_parley(person, own, other, under_way=(Fight((1, 0), 0, 0, [0, 0]), Doll([0, 2])))


async def test_clocks_run_once_a_second_person_sits_and_stop_with_the_last(
    world: World,
) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    at = await world.tables.find(table)
    assert at.deadline(at.now.decisions[0]) is not None
    done(await world.tables.change(table, seats.leave, PEP.id))
    assert at.deadline(at.now.decisions[0]) is None
    await world.wait(3600)
    assert at.n == 0 and at.seats[0].misses == 0
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    at = await world.tables.find(table)
    done(await world.tables.change(table, seats.leave, PEP.id))
    done(await world.tables.change(table, seats.return_to_seat, PEP.id))
    assert at.deadline(at.now.decisions[0]) is None  # asked while alone
    await world.wait(3600)
    done(await world.tables.change(table, seats.set_standing, PEP.id, "let"))
    assert at.deadline(at.now.decisions[0]) is None
    done(await world.press(table, ANA, ("rest",)))
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 60


# ---- two worlds ------------------------------------------------------------------------------------------------------


async def _what_all_see(world: World, hands: list[list[int]], presses: list[tuple[float, Any, str]]) -> list[Any]:
    """All that is public of a window, by the moment: times, who thinks, the view of a spectator, changes that show."""
    people, seen = (ANA, PEP, ZOE), list[Any]()
    table = await _with_standing(world, "always", *people, ai=1, game=attack(*hands))
    at, start = await world.tables.find(table), world.clock.now()
    world.ear.changes.clear()
    for moment in range(2 * (LENGTH + MORE)):
        for when, person, what in presses:
            if when == moment / 2:
                question = (await world.asked(table, person)).id
                if what == "wait":
                    done(await world.tables.change(table, windows.wait, person.id, question))
                else:
                    done(await world.tables.change(table, press.press, person.id, question, [("pass",)]))
        await world.wait(0.5)
        if at.now.decisions[0].kind != "doll":
            return [*seen, ("closed", world.clock.now() - start)]
        shown = [(change.revision, change.notices) for change in world.ear.changes if not change.quiet]
        seen.append((await closes(world, table), len(at.now.thinking), at.revision, shown))
        assert at.game is not None
        view = at.game.view(None)
        seen.append((view.numbers.serial, view.hand, view.sizes))
    raise AssertionError("the window never closed")


@pytest.mark.parametrize(
    "presses",
    [
        [],
        [(1, PEP, "pass")],
        [(1, PEP, "pass"), (2, ZOE, "pass")],
        [(1, PEP, "wait"), (3, ZOE, "pass")],
        [(1, PEP, "wait"), (2, ZOE, "wait"), (11, PEP, "pass"), (15, ZOE, "pass")],
    ],
)
async def test_what_all_see_of_a_window_depends_on_no_hand(world: World, presses: list[Any]) -> None:
    seen: list[list[Any]] = []
    for hands in ([NONE, NONE, NONE, NONE], [NONE, NONE, DOLL, NONE], [NONE, NONE, NONE, DOLL]):
        seen.append(await _what_all_see(world, hands, presses))
        for table in await world.tables.tables_of(ANA.id):
            done(await world.tables.reset(table))
    assert seen[0] == seen[1] == seen[2]
