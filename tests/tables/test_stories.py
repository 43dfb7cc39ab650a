"""After a moment that concerns a person AI wait: by a clock, or until all whom it concerns have gone on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.screens.game import Reader, screens_of
from bot.texts import Library
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Event
from tables import automatic, clocks
from tables.draft import Draft
from tables.pace import MOMENT, go_on
from tables.press import press
from tables.table import Seat, Table, TableState
from tables.table_rules import TableRules, in_window
from tables.time_source import FakeTime
from tables.timing import Timing
from tables.waking import run_due
from tests.bot.fakes import seated
from tests.tables.builder import ANA, PEP, World, done
from tests.tables.test_throws import a_duel, live

SAY = Library().texts("en")
NAMES = ("Ana", "Ben", "Carl")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World(tmp_path / "a.db", FakeTime()).open(games=GAMES)
    yield world
    await world.close()


async def fought(world: World, people: int, seat: int = 0, rival: int = 1, **rules: Any) -> Table:
    """`seat` has attacked `rival`, and all dice have fallen: an AI has its turn."""
    table = await live(world, a_duel(3, seat, rival), people, **rules)
    while all(event.kind != "turn" for change in world.ear.changes for event in change.events):
        await world.wait(max(0.0, (table.wake_at or 0.0) - world.clock.now()))
    assert [table.seats[each.seat].plays_itself for each in table.now.decisions] == [False]
    return table


async def acts_after(world: World, table: Table) -> float:
    """Seconds until the AI whose turn it is acts."""
    began, n = world.clock.now(), table.n
    while table.n == n:
        await world.wait(max(0.0, (table.wake_at or 0.0) - world.clock.now()))
    return world.clock.now() - began


# ---- a fight of Ana's, or of two AI, and then an AI's turn -----------------------------------------------------------


@pytest.mark.parametrize(("pace", "seconds"), [("normal", 2.5), ("slow", 5.0)])
async def test_ai_wait_after_a_moment_that_concerns_a_person(world: World, pace: Any, seconds: float) -> None:
    table = await fought(world, 1, pace=pace)
    assert await acts_after(world, table) == seconds


async def test_after_what_concerns_no_person_they_dont(world: World) -> None:
    table = await live(world, a_duel(3, 1, 2), 1)
    assert await acts_after(world, table) < 1.0


async def test_on_a_quick_table_nothing_waits(world: World) -> None:
    table = await fought(world, 1, pace="quick")
    assert await acts_after(world, table) < 1.0


async def test_a_moment_lasts_as_long_where_the_bot_starts_again(world: World) -> None:
    table = await fought(world, 1)
    await world.wait(1.0)
    await world.restart(games=GAMES)
    assert await acts_after(world, await world.tables.find(table.id)) == 1.5


async def test_it_stands_while_the_table_is_paused(world: World) -> None:
    table = await fought(world, 1)
    draft = Draft(table.id, type(table.game), table.now, world.clock.now() + 1, Timing())  # type: ignore[arg-type]
    clocks.pause(draft, clocks.PAUSE)
    later = Draft(table.id, draft.game_class, draft.state, draft.at + 60, Timing())
    clocks.resume(later)
    clocks.update(later)
    assert {clock.until - later.at for clock in later.state.clocks.values() if clock.what == MOMENT} == {1.5}


async def test_it_is_over_once_all_whom_it_concerns_have_gone_on(world: World) -> None:
    table = await fought(world, 2, 0, 2)
    n, since = table.n, world.clock.now()
    await world.wait(0.5)
    done(await world.tables.change(table.id, go_on, ANA.id))
    await world.wait(0.5)
    assert table.n == n, "Pep still looks"
    done(await world.tables.change(table.id, go_on, PEP.id))
    await world.wait(0)
    assert (table.n, world.clock.now()) == (n + 1, since + 1)


async def test_who_is_away_is_not_waited_for(world: World) -> None:
    table = await fought(world, 2, 0, 2)
    at = table.seat_of(PEP.id)
    assert at is not None
    await world.tables.change(table.id, lambda draft: draft.sit(at, table.seats[at].replace(away=True)))
    done(await world.tables.change(table.id, go_on, ANA.id))
    n = table.n
    await world.wait(0)
    assert table.n == n + 1


async def test_going_on_moves_nothing_else(world: World) -> None:
    """Nobody else sees that it was pressed, and whom it doesn't concern changes nothing by it."""
    table = await fought(world, 2, 0, 1)
    before = table.now, table.revision
    world.ear.changes.clear()
    done(await world.tables.change(table.id, go_on, PEP.id))
    assert (table.now, table.revision, world.ear.changes) == (*before, [])


# ---- whole games -----------------------------------------------------------------------------------------------------


class Played:
    """A game of Ana and two AI in injected time, without a database: she answers at once, and never presses Roll."""

    def __init__(self, key: str, seed: int, level: str = "easy", **rules: Any) -> None:
        self.kind, self.chance = GAMES[key], Chance(bytes([seed % 256, seed // 256]) * 16)
        game: Any = self.kind.new(self.chance.fork("deal").seed, 3, self.kind.Options())
        seats = (Seat(user=1, name="Ana"), Seat(ai=level, name="Ben"), Seat(ai=level, name="Carl"))
        self.state: TableState = seated(game, *seats, rules=TableRules(**rules)).now
        self.at, self.waited = 0.0, 0.0
        self.early: list[str] = []
        """What AI did before a moment was over."""
        self.change(lambda draft: setattr(draft, "told", True))

    def change(self, do: Any) -> None:
        """As `tables.changes` does it."""
        draft = Draft(1, self.kind, self.state, self.at, Timing())
        asked = {(each.id, each.seat): each for each in self.state.decisions}
        held = [row.until for row in self.state.clocks.values() if row.what == MOMENT and row.until > self.at]
        do(draft)
        automatic.follow_up(draft)
        for row in draft.rows if held else ():
            each = asked.get((row.question or 0, row.seat or 0))
            if row.by == "bot" and each is not None and not (in_window(each) or each.is_roll):
                self.early.append(each.kind)
        self.state = draft.state
        self.noted(draft)

    def noted(self, draft: Draft) -> None:
        """For whoever writes down what a change did."""

    def step(self) -> None:
        """Ana answers, or what is due next happens."""
        state = self.state
        mine = [each for each in state.decisions if each.seat == 0 and not each.is_roll]
        for each in mine:
            action = self.kind.LEVELS["normal"].choose(state.game.view(0), each, self.chance, 0)  # type: ignore[union-attr]
            if action is not None:
                self.change(partial(press, user=1, question=each.id, actions=[action]))
                return
        due = max(self.at, state.wake_at or self.at)
        held = [row.until for row in state.clocks.values() if row.what == MOMENT]
        if any(each.is_roll for each in state.decisions):
            self.waited += due - self.at
        elif held:
            self.waited += max(0.0, min(due, max(held)) - self.at)
        self.at = due
        self.change(run_due)

    def whole(self) -> Played:
        """Play it to its end."""
        while self.state.status == "live":
            self.step()
        assert self.state.game is not None and self.state.game.outcome is not None
        return self


def test_ai_do_nothing_before_a_moment_is_over_but_answer_in_windows_and_throw() -> None:
    games = [Played("alakazum", seed).whole() for seed in range(9)]
    assert min(game.waited for game in games) > 0
    assert [game.early for game in games] == [[]] * 9


@pytest.mark.long
def test_moments_take_a_minute_and_a_half_at_most_of_a_game_against_two_ai() -> None:
    assert median(Played("alakazum", seed).whole().waited for seed in range(100)) <= 90


# ---- rules and stage agree on what is a moment -----------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_what_the_rules_call_a_moment_is_what_takes_the_stage(key: str) -> None:
    seen = 0
    for seed in range(3):
        game: Any = GAMES[key].new(bytes([seed]) * 32, 3)
        chance, events, known = Chance(bytes([seed]) * 32), list[Event](), 0
        while game.decisions:
            answers = (
                (each, game.LEVELS["normal"].choose(game.view(each.seat), each, chance, 0)) for each in game.decisions
            )
            asked, action = next((each, action) for each, action in answers if action is not None)
            events += [each for each in game.submit(asked.seat, action, asked.id) if each.audience is None]
            beats = screens_of(key).beats(game.view(None), events, Reader(SAY, NAMES))
            staged = [beat for beat in beats if beat.stage is not None]
            concerned = {seat for beat in staged[known:] for seat in beat.seats}
            if any(beat.stage is not None and beat.stage.kind == "alakazum" for beat in staged[known:]):
                concerned = set(range(3))  # it may end the game for all
            assert set(game.struck) == concerned, (seed, events[-6:])
            seen, known = seen + (len(staged) > known), len(staged)
    assert seen > 5
