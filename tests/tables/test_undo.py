"""Taking back: free, by consent, never after chance or a look; the log only grows."""

import json

import pytest

from games.kernel.chance import Chance
from games.kernel.game import Action, Decision
from tables import press, undo
from tables.replies import Notice, Stale
from tables.table_rules import TableRules
from tests.tables.builder import ANA, PEP, RULES, ZOE, World, done, refusal


async def a_game(world: World, *people: object, ai: int = 0, rules: TableRules = RULES) -> tuple[int, list[object]]:
    """A dealt game, and its people from the seat that is asked on."""
    table = await world.live(*people, ai=ai, rules=rules)  # pyright: ignore
    (decision,) = (await world.tables.find(table)).now.decisions
    return table, [*people[decision.seat :], *people[: decision.seat]]


async def test_the_last_own_action_is_taken_back_at_once(world: World) -> None:
    table, (first, _) = await a_game(world, ANA, PEP)
    at = await world.tables.find(table)
    assert at.game is not None
    before, old = at.game.snapshot(), (await world.asked(table, first)).id
    done(await world.press(table, first, ("rest",)))
    world.ear.changes.clear()
    reply = done(await world.tables.undo(table, first.id))
    seat = at.seat_of(first.id)
    assert [(event.kind, event.data) for event in reply.events] == [("undone", (seat,))]
    same = ("state", "stack", "seed", "drawn", "outcome")
    assert [at.game.snapshot()[name] for name in same] == [before[name] for name in same]
    assert at.n == 2 and (await world.asked(table, first)).id > old
    assert [row[3:5] for row in await world.log(table)][1:] == [('["rest"]', "player"), ("0", "undo")]
    stale = await world.tables.change(table, press.press, first.id, old, [("rest",)])
    assert isinstance(stale, Stale), "an old button answers nothing new"


async def test_in_the_midst_of_something_there_is_one_step_back_instead(world: World) -> None:
    table, (first, *_) = await a_game(world, ANA, PEP)
    at = await world.tables.find(table)
    assert at.game is not None
    card = at.game.state.hands[0][0]
    done(await world.press(table, first, ("barter",), ("give", card)))
    before = at.game.snapshot()
    assert refusal(await world.tables.undo(table, first.id)) == "undo-draft"
    assert at.game.snapshot() == before
    done(await world.press(table, first, ("back",)))
    done(await world.tables.undo(table, first.id))
    assert (await world.asked(table, first)).kind == "turn"


async def test_it_works_after_a_restart_and_again_after_that(world: World) -> None:
    table, (first, second) = await a_game(world, ANA, PEP)
    for _ in range(3):
        done(await world.press(table, first, ("rest",)))
        await world.restart()
        done(await world.tables.undo(table, first.id))
        await world.restart()
    done(await world.press(table, first, ("rest",)))
    done(await world.press(table, second, ("rest",)))
    assert [row.n for row in await world.store.standing(table)] == [0, 7, 8]


async def test_once_somebody_acted_all_others_must_agree(world: World) -> None:
    table, (first, second, third) = await a_game(world, ANA, PEP, ZOE)
    at = await world.tables.find(table)
    assert at.game is not None
    before = at.game.snapshot()["state"]
    done(await world.press(table, first, ("rest",)))
    done(await world.press(table, second, ("rest",)))
    world.ear.changes.clear()
    done(await world.tables.undo(table, first.id))
    assert at.n == 2 and world.ear.notices == [Notice("undo-wanted", {}, (at.seat_of(first.id),))]
    assert refusal(await world.tables.agree_to_undo(table, first.id)) == "undo-gone"  # not with oneself
    done(await world.tables.agree_to_undo(table, second.id))
    assert at.n == 2
    done(await world.tables.agree_to_undo(table, third.id))
    assert at.n == 3 and at.game.snapshot()["state"] == before
    assert (await world.asked(table, first)).kind == "turn"


async def test_who_is_away_needs_not_agree(world: World) -> None:
    table, (first, second, third) = await a_game(world, ANA, PEP, ZOE)
    done(await world.press(table, first, ("rest",)))
    done(await world.press(table, second, ("rest",)))
    at = await world.tables.find(table)
    seat = at.seat_of(third.id)
    at.now.seats = tuple([each.replace(away=True) if n == seat else each for n, each in enumerate(at.seats)])
    done(await world.tables.undo(table, first.id))
    done(await world.tables.agree_to_undo(table, second.id))
    assert (await world.log(table))[-1][4] == "undo"


async def test_one_who_disagrees_ends_the_matter(world: World) -> None:
    table, (first, second) = await a_game(world, ANA, PEP)
    done(await world.press(table, first, ("rest",)))
    done(await world.press(table, second, ("rest",)))
    done(await world.tables.undo(table, first.id))
    world.ear.changes.clear()
    done(await world.tables.change(table, undo.refuse, second.id))
    at = await world.tables.find(table)
    assert world.ear.notices == [Notice("undo-refused", {}, (at.seat_of(second.id),))]
    assert refusal(await world.tables.agree_to_undo(table, second.id)) == "undo-gone"


async def test_a_wish_lapses_with_the_next_move(world: World) -> None:
    table, (first, second) = await a_game(world, ANA, PEP)
    done(await world.press(table, first, ("rest",)))
    done(await world.press(table, second, ("rest",)))
    done(await world.tables.undo(table, first.id))
    done(await world.press(table, first, ("rest",)))
    assert refusal(await world.tables.agree_to_undo(table, second.id)) == "undo-gone"


class Idle:
    """Rests."""

    def choose(self, view: object, decision: Decision, rng: Chance, budget: int) -> Action:
        return ("rest",) if ("rest",) in decision.options else decision.default


async def test_beside_ai_nobody_has_to_agree(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(world.games["parley"].LEVELS, "easy", Idle())
    table = await world.live(ANA, ai=1)
    await world.wait(5)  # the AI rests, if it begins
    at = await world.tables.find(table)
    done(await world.press(table, ANA, ("rest",)))
    mine = at.n
    await world.wait(5)
    assert at.n > mine
    done(await world.tables.undo(table, ANA.id))
    assert json.loads((await world.log(table))[-1][3]) == mine - 1
    assert (await world.asked(table, ANA)).kind == "turn"


async def test_never_after_a_draw(world: World) -> None:
    table, (first, second) = await a_game(world, ANA, PEP)
    done(await world.press(table, first, ("draw",)))
    assert refusal(await world.tables.undo(table, first.id)) == "undo-revealed"
    done(await world.press(table, second, ("rest",)))
    assert refusal(await world.tables.undo(table, first.id)) == "undo-revealed"
    assert done(await world.tables.undo(table, second.id)).events


async def test_never_past_a_draw_of_somebody_else(world: World) -> None:
    """The own action showed nothing, but what was drawn since would have to be taken back with it."""
    table, (first, second, third) = await a_game(world, ANA, PEP, ZOE)
    done(await world.press(table, first, ("rest",)))
    done(await world.press(table, second, ("draw",)))
    assert refusal(await world.tables.undo(table, first.id)) == "undo-revealed"
    done(await world.press(table, third, ("rest",)))
    assert refusal(await world.tables.undo(table, first.id)) == "undo-revealed"


async def test_not_while_a_window_is_open_whoever_has_answered(world: World) -> None:
    rules = TableRules(stand_in="easy", seconds={"window": 600})
    table, (first, second, _) = await a_game(world, ANA, PEP, ZOE, rules=rules)
    at = await world.tables.find(table)
    target = at.seat_of(second.id)
    done(await world.press(table, first, ("attack", target)))
    assert refusal(await world.tables.undo(table, first.id)) == "undo-window"
    done(await world.press(table, second, ("pass",)))
    assert refusal(await world.tables.undo(table, first.id)) == "undo-window"


async def test_what_can_not_be_taken_back(world: World) -> None:
    table, (first, second) = await a_game(world, ANA, PEP)
    assert refusal(await world.tables.undo(table, ZOE.id)) == "outsider"
    assert refusal(await world.tables.undo(table, first.id)) == "undo-nothing"
    done(await world.press(table, first, ("rest",)))
    assert refusal(await world.tables.undo(table, second.id)) == "undo-nothing"
    assert refusal(await world.tables.change(table, undo.refuse, second.id)) == "undo-gone"
    assert refusal(await world.tables.undo(await world.lobby(PEP), PEP.id)) == "not-live"


async def test_a_game_dealt_by_other_rules_refuses(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (first, _) = await a_game(world, ANA, PEP)
    done(await world.press(table, first, ("rest",)))
    rules = world.games["parley"]
    deal = rules.set_up

    def other_deal(game: object) -> None:
        deal(game)  # pyright: ignore
        game.state.hands.reverse()  # pyright: ignore

    monkeypatch.setattr(rules, "set_up", other_deal)
    assert refusal(await world.tables.undo(table, first.id)) == "undo-lost"
    assert json.loads((await world.log(table))[-1][3]) == ["rest"]


async def test_the_clock_of_an_unbroken_turn_goes_on(world: World) -> None:
    rules = TableRules(stand_in="easy", seconds={"turn": 100})
    table, (first, _) = await a_game(world, ANA, PEP, rules=rules)
    at = await world.tables.find(table)
    await world.wait(30)
    done(await world.press(table, first, ("rest",)))
    await world.wait(80)
    done(await world.tables.undo(table, first.id))
    due = at.deadline(at.now.decisions[0])
    assert due is not None and due > world.clock.now(), "nothing runs out at once"
    await world.wait(1)
    assert at.n == 2
