"""The one path of a press: who may, what is still open, what a chain is, and when the answer comes."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from games import GAMES
from games.kernel.game import Action, Decision
from games.kernel.values import STEP
from tables import ending
from tables import press as presses
from tables.persistence import forget_in_memory
from tables.press import NotOpen, press
from tables.replies import Change, Done, Refused, Reply, Stale
from tables.table import KeptPost, Place, Table
from tables.table_rules import TableRules
from tests.games.kernel.toy import Barter, Doll, Fight, a_parley
from tests.tables.builder import ANA, PEP, RULES, ZOE, World, done

HANDS = ([1, 2, 3], [0, 1, 2], [1, 1, 3])


def window() -> Doll:
    """Seats 1 and 2 may stop seat 0."""
    return Doll([1, 2])


async def a_window(world: World, rules: TableRules = RULES) -> int:
    """Ana has attacked Pep; Pep (who has a doll) and Zoe are asked."""
    fight = Fight((0, 1), 0, 0, [0, 0])
    return await world.live(ANA, PEP, ZOE, rules=rules, game=a_parley(*HANDS, under_way=(fight, window())))


def stale(reply: Reply) -> str:
    """Why an action was not open."""
    assert isinstance(reply, Stale), reply
    return reply.reason


async def same(world: World, table: int) -> tuple[object, ...]:
    """Everything a refused press leaves as it is."""
    at = await world.tables.find(table)
    assert at.game is not None
    row = await world.store.load(table)
    return at.game.snapshot(), at.n, at.revision, row.n, row.revision, row.snapshot, await world.log(table)


async def test_a_press_is_answered_with_what_happened(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    reply = done(await world.press(table, ANA, ("draw",)))
    assert [event.kind for event in reply.events] == ["drew", "got"]
    assert (reply.change.n, reply.change.by, reply.change.seat, reply.change.asked) == (1, "player", 0, (1,))
    assert world.ear.changes == [reply.change]


@pytest.mark.parametrize("who", ["outsider", "out of turn", "old question", "no such action", "no action"])
async def test_a_press_that_is_not_open_changes_nothing(world: World, who: str) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    done(await world.press(table, ANA, ("draw",)))
    open_now = (await world.asked(table, PEP)).id
    world.ear.changes.clear()
    before = await same(world, table)

    async def press(table: int, *given: Any) -> Reply:
        return await world.tables.change(table, presses.press, *given)

    match who:
        case "outsider":
            reply = await press(table, 999, open_now, [("draw",)])
            assert isinstance(reply, Refused)
            assert (reply.key, reply.facts) == ("outsider", {"table": table, "host": ANA.id, "status": "live"})
        case "out of turn":
            assert stale(await press(table, ZOE.id, open_now, [("draw",)])) == "not-asked"
        case "old question":
            assert stale(await press(table, PEP.id, open_now - 1, [("draw",)])) == "question-gone"
        case "no such action":
            assert stale(await press(table, PEP.id, open_now, [("attack", 1)])) == "not-offered"
        case _:
            assert stale(await press(table, PEP.id, open_now, [])) == "not-offered"

    assert await same(world, table) == before
    assert world.ear.changes == []


async def test_who_presses_an_old_button_gets_the_fresh_hand(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    old = await world.asked(table, ANA)
    done(await world.press(table, ANA, ("draw",)))
    reply = await world.tables.change(table, presses.press, ANA.id, old.id, [("draw",)])
    assert isinstance(reply, Stale)
    at = await world.tables.find(table)
    assert at.game is not None
    assert (reply.fresh.seat, reply.fresh.n, reply.fresh.view) == (0, 1, at.game.view(0))


async def test_a_double_press_counts_once(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    question = (await world.asked(table, ANA)).id
    twice = await asyncio.gather(
        *[world.tables.change(table, presses.press, ANA.id, question, [("draw",)]) for _ in range(2)]
    )
    assert [type(reply) for reply in twice] == [Done, Stale]
    assert (await world.tables.find(table)).n == 1


async def test_two_buttons_of_one_question_at_the_same_moment_count_once(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    question = (await world.asked(table, ANA)).id
    wishes: list[Action] = [("rest",), ("draw",)]
    both = await asyncio.gather(
        *[world.tables.change(table, presses.press, ANA.id, question, [wish]) for wish in wishes]
    )
    assert [type(reply) for reply in both] == [Done, Stale]
    assert [row[3] for row in (await world.log(table))[1:]] == ['["rest"]']


async def test_two_people_asked_together_both_answer_at_the_same_moment(world: World) -> None:
    table = await a_window(world)
    asked = [await world.asked(table, each) for each in (PEP, ZOE)]
    assert asked[0].id == asked[1].id
    replies = await asyncio.gather(
        *[world.tables.change(table, presses.press, user.id, asked[0].id, [("pass",)]) for user in (PEP, ZOE)]
    )
    assert [type(reply) for reply in replies] == [Done, Done]
    assert (await world.asked(table, ANA)).kind == "strike"


async def test_the_answer_that_closes_a_window_makes_the_others_late(world: World) -> None:
    table = await a_window(world)
    question = (await world.asked(table, PEP)).id
    first, second = await asyncio.gather(
        world.tables.change(table, presses.press, PEP.id, question, [("doll",)]),
        world.tables.change(table, presses.press, ZOE.id, question, [("pass",)]),
    )
    assert isinstance(first, Done)
    assert stale(second) == "not-asked"


async def test_after_the_end_everybody_is_told_so(world: World) -> None:
    table = await world.live(ANA, PEP, goal=1)
    at = await world.play(table)
    for user in (ANA.id, PEP.id, 999):
        reply = await world.tables.change(table, presses.press, user, at.n, [("rest",)])
        assert isinstance(reply, Refused)
        assert (reply.key, reply.facts) == ("not-live", {"status": "over"})


async def test_in_a_lobby_there_is_nothing_to_press(world: World) -> None:
    table = await world.lobby(ANA, PEP)
    reply = await world.tables.change(table, presses.press, ANA.id, 1, [("rest",)])
    assert isinstance(reply, Refused)
    assert (reply.key, reply.facts) == ("not-live", {"status": "lobby"})


async def test_buttons_from_before_a_restart_work_and_stale_ones_do_not(world: World) -> None:
    table = await world.live(ANA, PEP)
    at = await world.play(table, until=lambda at: at.n == 5)
    asked = at.now.decisions[0]
    user = at.seats[asked.seat].user or 0

    await world.restart()

    assert (
        stale(await world.tables.change(table, presses.press, user, asked.id - 1, [asked.default])) == "question-gone"
    )
    reply = done(await world.tables.change(table, presses.press, user, asked.id, [asked.default]))
    assert reply.change.n == 6


# ---- chains --------------------------------------------------------------------------------------------------------


async def test_a_chain_of_picks_is_one_commit(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    reply = done(await world.press(table, ANA, ("barter",), ("give", 1), ("give", 3)))
    assert (reply.change.n, len(world.ear.changes)) == (3, 1)
    assert [event.kind for event in reply.events] == ["barters", "bartered", "drew", "got"]
    rows = (await world.log(table))[1:]
    assert [row[:4] for row in rows] == [
        (1, 0, 1, '["barter"]'),
        (2, 0, 2, '["give",1]'),
        (3, 0, 2 + STEP, '["give",3]'),
    ]


@pytest.mark.parametrize(
    "chain",
    [
        [("give", 1), ("give", 1)],  # there is one 1
        [("give", 9), ("give", 1)],
    ],
)
async def test_a_chain_is_refused_whole(world: World, chain: list[Action]) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS, under_way=(Barter(0, 2, []),)))
    before = await same(world, table)
    assert stale(await world.press(table, ANA, *chain)) == "not-offered"
    assert await same(world, table) == before


async def test_a_chain_ends_before_what_somebody_else_is_asked_and_says_so(world: World) -> None:
    """Two cards are bartered for one that is drawn: what was meant as a third is not said any more."""
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS, under_way=(Barter(0, 2, []),)))
    reply = done(await world.press(table, ANA, ("give", 1), ("give", 2), ("give", 3)))
    assert reply.change.answers == 2
    assert [row.action for row in await world.store.moves(table, 1)] == ['["give",1]', '["give",2]']


# ---- when it is answered -------------------------------------------------------------------------------------------


async def test_a_press_that_waited_too_long_for_the_lock_is_dropped(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    question = (await world.asked(table, ANA)).id
    before, at = await same(world, table), await world.tables.find(table)
    seen_locked: list[bool] = []

    def too_late() -> bool:
        seen_locked.append(at.lock.locked())
        return True

    reply = await world.tables.change(table, presses.press, ANA.id, question, [("draw",)], too_late=too_late)

    assert isinstance(reply, Refused) and reply.key == "late"
    assert seen_locked == [True]
    assert await same(world, table) == before


async def test_the_listener_hears_of_what_is_on_disk_with_the_lock_free(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    heard: list[tuple[int, bool]] = []

    class Checks:
        def table_changed(self, table: Table, change: Change) -> None:
            heard.append((table.n, table.lock.locked()))

    world.tables.listener = Checks()
    save = world.store.commit
    order: list[str] = []

    async def slow(move: object) -> None:
        order.append(f"saving at {(await world.tables.find(table)).n}")
        await save(move)  # type: ignore[arg-type]
        order.append("saved")

    world.store.commit = slow  # type: ignore[method-assign, assignment]
    done(await world.press(table, ANA, ("draw",)))

    assert order == ["saving at 0", "saved"]
    assert heard == [(1, False)]


async def test_tables_share_a_commit_and_one_that_waits_holds_up_no_other(world: World) -> None:
    first = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    second = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    save, door = world.store.commit, asyncio.Event()

    async def held(move: object) -> None:
        if getattr(move, "table_id") == first:  # noqa: B009
            await door.wait()
        await save(move)  # type: ignore[arg-type]

    world.store.commit = held  # type: ignore[method-assign, assignment]
    waits = asyncio.create_task(world.press(first, ANA, ("draw",)))
    done(await world.press(second, ANA, ("draw",)))
    assert not waits.done()
    door.set()
    done(await waits)


async def test_every_state_of_the_board_has_a_number_of_its_own(world: World) -> None:
    table = await world.live(ANA, PEP)
    await world.play(table)
    loud = [change.revision for change in world.ear.changes if not change.quiet]
    assert loud == sorted(set(loud))
    assert (await world.store.load(table)).revision == loud[-1]


async def test_a_pass_in_a_window_that_stays_open_is_not_shown(world: World) -> None:
    table = await a_window(world)
    await world.tables.mark_sent(table, (await world.tables.find(table)).revision)
    before = await world.store.load(table)
    assert not before.dirty

    reply = done(await world.press(table, ZOE, ("pass",)))

    assert (reply.change.quiet, reply.change.asked, reply.events) == (True, (), ())
    after = await world.store.load(table)
    assert (after.n, after.revision, after.dirty) == (before.n + 1, before.revision, False)
    assert not done(await world.press(table, PEP, ("pass",))).change.quiet
    assert (await world.store.load(table)).dirty


async def test_a_board_that_was_never_sent_is_found_again(world: World) -> None:
    sent, unsent, over = await world.lobby(ANA), await world.lobby(ANA), await world.lobby(PEP)
    await world.tables.mark_sent(sent, 0, [KeptPost("board", 0, "there", 70)])
    await world.tables.mark_sent(over, 0)
    await world.tables.change(over, ending.end, PEP.id)
    await world.restart()
    assert world.unsent == [unsent, over]
    assert (await world.tables.find(sent)).message_id == 70


async def test_a_presser_who_does_not_wait_has_pressed_all_the_same(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    save, reached, door = world.store.commit, asyncio.Event(), asyncio.Event()

    async def held(move: object) -> None:
        reached.set()
        await door.wait()
        await save(move)  # type: ignore[arg-type]

    world.store.commit = held  # type: ignore[method-assign, assignment]
    press = asyncio.create_task(world.press(table, ANA, ("draw",)))
    await reached.wait()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    door.set()
    done(await world.tables.change(table, presses.press, PEP.id, 2, [("rest",)]))
    assert [row[3] for row in (await world.log(table))[1:]] == ['["draw"]', '["rest"]']


async def an_alakazoo(world: World) -> tuple[int, Table, int]:
    """A table of Alakazoo at which Ana is asked, and her first card."""
    await world.restart(games=GAMES)
    table = done(await world.tables.open(world.place(), ANA, "alakazoo", {"boards": "deal"}, RULES, ["easy"])).table.id
    done(await world.tables.start(table, ANA.id))
    while (at := await world.tables.find(table)).now.decisions[0].seat:
        await world.wait(1)
    assert at.game is not None
    return table, at, at.game.view(0).hand[0]


async def test_a_button_is_answered_while_its_seat_drafts_something_else(world: World) -> None:
    """Alakazoo: the board still shows the turn beneath a private swap; another action takes the swap back."""
    table, at, first = await an_alakazoo(world)
    (board,) = at.now.game.view(None).decisions  # type: ignore[union-attr]
    done(await world.tables.change(table, presses.press, ANA.id, board.id, [("swap",), ("discard", first)]))
    assert (await world.asked(table, ANA)).kind == "swap"
    before = len(await world.log(table))
    done(await world.tables.change(table, presses.press, ANA.id, board.id, [("column", 0)]))
    said = [row[3] for row in (await world.log(table))[before:]]
    assert said == ['["back"]', '["back"]', '["column",0]']


async def test_a_board_is_answered_while_a_draft_has_gone_one_step_back(world: World) -> None:
    """The question of the draft has the number of the one beneath it; the board and the hand can both be pressed."""
    table, at, first = await an_alakazoo(world)
    for pressed_on_the_board in (False, True):
        done(await world.press(table, ANA, ("swap",)))
        await world.wait(1)
        done(await world.press(table, ANA, ("discard", first)))
        done(await world.press(table, ANA, ("back",)))
        (board,), (hand,) = at.now.game.view(None).decisions, at.now.decisions  # type: ignore[union-attr]
        assert (board.kind, hand.kind) == ("turn", "swap")
        if pressed_on_the_board:
            done(await world.tables.change(table, presses.press, ANA.id, board.id, [("column", 0)]))
            assert at.now.decisions[0].kind != "swap"
        else:
            done(await world.tables.change(table, presses.press, ANA.id, hand.id, [("back",)]))
            assert at.now.decisions[0].options == board.options


async def test_one_passes_once_for_a_whole_fight(world: World) -> None:
    """Ana strikes on and on; Pep has passed and is not asked again in this fight, but in the next one he is."""
    hands = [[1, 1, 1], [2, 2, 2]]
    table = await world.live(ANA, PEP, game=a_parley(*hands, under_way=(Fight((0, 1), 0, 0, [0, 0]),), dice=(6, 1)))
    at = await world.tables.find(table)
    done(await world.press(table, ANA, ("strike", 1)))
    done(await world.tables.change(table, presses.pass_from_now_on, PEP.id, (await world.asked(table, PEP)).id))
    assert at.seats[1].passing == "strike"
    await world.restart()
    at = await world.tables.find(table)
    done(await world.press(table, ANA, ("strike", 1)))
    await world.wait(2)
    assert [row.by for row in await world.store.moves(table)][-1] == "standing"
    assert [(each.seat, each.kind) for each in at.now.decisions] == [(0, "strike")] and at.seats[1].misses == 0
    done(await world.press(table, ANA, ("pass",)))
    assert at.now.decisions[0].kind == "turn" and at.seats[1].passing == ""


async def test_what_cannot_be_passed_on_is_not_passed_on(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    reply = await world.tables.change(table, presses.pass_from_now_on, ANA.id, (await world.asked(table, ANA)).id)
    assert isinstance(reply, Stale) and (await world.tables.find(table)).seats[0].passing == ""


def test_of_two_new_questions_with_that_answer_none_is_guessed() -> None:
    opened = Decision(1, 0, "trade", (("open",),), ("open",), False, (), "wait")
    offers = [opened._replace(id=number, kind="offer", options=(("accept",), ("decline",))) for number in (2, 3)]
    game = SimpleNamespace(beneath=lambda seat: ())
    draft: Any = SimpleNamespace(game=game, seat_of=lambda user: 0, decisions=(opened,), events=[], answers=0)
    draft.state = SimpleNamespace(game=SimpleNamespace(revealed=False), rules=TableRules())
    draft.submit = lambda *_: setattr(draft, "decisions", tuple(offers))
    with pytest.raises(NotOpen, match="not-offered"):
        press(draft, ANA.id, 1, [("open",), ("accept",)])


async def test_where_nobody_listens_a_change_is_made_all_the_same(world: World) -> None:
    table = await world.live(ANA, PEP)
    world.tables.changes.listener = None
    with capture_logs() as logs:
        done(await world.press(table, ANA, ("rest",)))
    assert logs == []


def test_a_person_is_forgotten_of_a_table_that_is_not_in_memory() -> None:
    table = Table(7, Place(1, 2), "toy")
    forget_in_memory(table, ANA.id, -1)
    assert table.state is None
