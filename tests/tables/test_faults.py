"""What fails leaves memory and disk as they were, is told, is in the log, and never loses a game."""

from collections.abc import Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from games.kernel.game import View
from storage.errors import DatabaseLost, DiskFull, StaleMove
from tables import press, seats
from tables.replies import Change, Done, Refused
from tables.table import Table
from tests.games.kernel.toy import Parley, a_parley
from tests.tables.builder import ANA, PEP, RULES, SEED, ZOE, World, done
from tests.tables.test_press import HANDS, same


class Broken:
    """Makes a store's methods raise until it is mended."""

    def __init__(self, store: Any, *names: str, error: Exception | None = None) -> None:
        self._store, self._names = store, names
        for name in names:
            setattr(store, name, self._failing(error or DiskFull("No space left.")))

    @staticmethod
    def _failing(error: Exception) -> Callable[..., Any]:
        async def fail(*_: object, **__: object) -> None:
            raise error

        return fail

    def mend(self) -> None:
        for name in self._names:
            delattr(self._store, name)


async def test_a_press_that_cannot_be_kept_did_not_happen_and_says_so(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    done(await world.press(table, ANA, ("draw",)))
    before, changes = await same(world, table), list(world.ear.changes)
    broken = Broken(world.store, "commit")

    with capture_logs() as logs:
        reply = await world.press(table, PEP, ("draw",))

    assert isinstance(reply, Refused) and (reply.key, reply.facts) == ("not-saved", {"table": table})
    assert await same(world, table) == before and world.ear.changes == changes
    assert [(line["event"], line["table"]) for line in logs] == [("table.not-saved", table)]
    broken.mend()
    assert done(await world.press(table, PEP, ("draw",))).change.n == 2


@pytest.mark.parametrize("what", ["join", "leave", "start", "end", "standing", "open"])
async def test_no_wish_is_done_halfway_when_it_cannot_be_kept(world: World, what: str) -> None:
    lobby, live = await world.lobby(ANA, PEP), await world.live(ANA, PEP)
    before = [(await world.tables.find(each)).now.copy() for each in (lobby, live)]
    Broken(world.store, "create_table", "commit")
    tables = world.tables
    with capture_logs() as logs:
        match what:
            case "join":
                reply = await tables.join(lobby, ZOE)
            case "leave":
                reply = await tables.change(live, seats.leave, ANA.id)
            case "start":
                reply = await tables.start(lobby, ANA.id)
            case "end":
                reply = await tables.reset(live)
            case "standing":
                reply = await tables.change(live, seats.set_standing, ANA.id, "let")
            case _:
                reply = await tables.open(world.place(), ZOE, "parley", rules=RULES)
    assert isinstance(reply, Refused) and reply.key == "not-saved"
    assert len(logs) == 1
    for table, old in zip((lobby, live), before, strict=True):
        now = (await tables.find(table)).now
        old.game = now.game
        assert now == old
    assert [each.id for each in await world.store.load_live()] == [lobby, live]


async def test_a_clock_that_could_not_be_kept_runs_out_when_the_disk_is_back(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    await world.wait(40)  # past the reminder
    broken = Broken(world.store, "commit")
    with capture_logs() as logs:
        await world.wait(20 + 5)  # tried at 60, 61, 63, then at 67
    assert len(logs) == 3
    assert (await world.tables.find(table)).n == 0
    broken.mend()
    await world.wait(2)
    assert (await world.log(table))[1][3:5] == ('["rest"]', "clock")


async def test_memory_that_is_behind_the_disk_is_read_again(world: World) -> None:
    table = await world.live(ANA, PEP)
    at = await world.play(table, until=lambda at: at.n == 3)
    asked = at.now.decisions[0]
    user = at.seats[asked.seat].user or 0
    with capture_logs():
        broken = Broken(world.store, "commit", error=StaleMove("somebody else was first"))
        reply = await world.tables.change(table, press.press, user, asked.id, [asked.default])
        broken.mend()
    assert isinstance(reply, Refused) and reply.key == "not-saved"
    assert at.state is None
    assert isinstance(await world.tables.change(table, press.press, user, asked.id, [asked.default]), Done)
    assert at.n == 4


async def test_a_database_that_is_lost_is_no_fault_of_the_table(world: World) -> None:
    """A table is read from disk when it is first pressed: there the session is found gone."""
    table = await world.live(ANA, PEP)
    await world.restart()
    broken = Broken(world.store, "load", error=DatabaseLost("The session is lost."))
    with capture_logs() as logs:
        reply = await world.tables.change(table, press.press, ANA.id, 1, [("rest",)])
    broken.mend()
    assert isinstance(reply, Refused) and reply.key == "not-saved"
    assert [line["event"] for line in logs] == ["table.not-saved"]


async def test_a_fault_in_the_rules_is_logged_and_loses_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    before = await same(world, table)

    def fault(*_: object) -> None:
        raise ZeroDivisionError

    with capture_logs() as logs, monkeypatch.context() as patched:
        patched.setattr(Parley, "draw", fault)
        reply = await world.press(table, ANA, ("draw",))
    assert isinstance(reply, Refused) and (reply.key, reply.facts) == ("fault", {"table": table})
    assert [(line["event"], line["table"], line["exc_info"]) for line in logs] == [("table.fault", table, True)]
    assert await same(world, table) == before
    done(await world.press(table, ANA, ("draw",)))


async def test_a_listener_that_fails_takes_nothing_back(world: World) -> None:
    class Fails:
        def table_changed(self, table: Table, change: Change) -> None:
            raise ZeroDivisionError

    table = await world.live(ANA, PEP, ZOE, game=a_parley(*HANDS))
    world.tables.listener = Fails()
    with capture_logs() as logs:
        done(await world.press(table, ANA, ("draw",)))
    assert [line["event"] for line in logs] == ["table.listener-failed"]
    assert (await world.tables.find(table)).n == 1


class Wrong:
    """An AI that fails in one of its ways."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def choose(self, view: View, decision: Any, rng: Any, budget: int) -> Any:
        if isinstance(self.action, Exception):
            raise self.action
        return self.action


@pytest.mark.parametrize(
    ("wrong", "event"), [(ZeroDivisionError(), "ai.failed"), (("fly",), "ai.illegal"), (None, "ai.illegal")]
)
async def test_an_ai_that_fails_plays_the_default(world: World, wrong: Any, event: str) -> None:
    class Odd(Parley):
        LEVELS = {"easy": Wrong(wrong)}

    await world.restart(games={"parley": Odd})
    table = await world.live(ANA, ai=1, game=_turn_of_ai(Odd))
    with capture_logs() as logs:
        await world.wait(2)
    assert [line["event"] for line in logs] == [event]
    assert [row[3:5] for row in (await world.log(table))[1:]] == [('["rest"]', "bot")]


def _turn_of_ai(rules: type[Parley]) -> Parley:
    """It is seat 1's turn."""
    game = rules.new(SEED, 2)
    if game.decisions[0].seat == 0:
        game.submit(0, ("rest",))
    return game


async def test_a_table_whose_game_is_unknown_is_a_fault_and_the_others_go_on(world: World) -> None:
    odd, sound = await world.live(ANA, PEP), await world.live(ANA, PEP)

    class Renamed(Parley):
        KEY = "palaver"

    at = await world.tables.find(odd)
    row = await world.store.load(odd)
    assert row.game == at.game_key == "parley"
    await world.close()
    await world.open(games={"parley": Renamed})
    with capture_logs() as logs:
        reply = await world.tables.hand(odd, ANA.id)
    assert isinstance(reply, Refused) and reply.key == "fault"
    assert [line["event"] for line in logs] == ["table.fault"]
    await world.restart()
    assert (await world.tables.find(odd)).n == (await world.tables.find(sound)).n == 0
    assert world.ear.changes == []


async def test_an_admin_ends_even_a_table_that_cannot_be_restored(world: World) -> None:
    class Renamed(Parley):
        KEY = "palaver"

    table = await world.live(ANA, PEP)
    channel = (await world.tables.find(table)).place.here
    await world.close()
    await world.open(games={"parley": Renamed})
    with capture_logs():
        reply = done(await world.tables.reset(table))
    assert [notice.kind for notice in reply.change.notices] == ["ended"]
    assert world.tables.table_in(channel) is None
    kept = await world.store.load(table)
    assert (kept.status, kept.n, kept.snapshot is not None) == ("over", 0, True)
    with capture_logs():
        missing = await world.tables.reset(77)
    assert isinstance(missing, Refused) and missing.key == "no-table"
