"""The outbox: what reaches the channel, when, and what happens when Discord refuses."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from structlog.testing import capture_logs

from bot.delivery.boards import Boards
from bot.delivery.discord_api import ChannelMessage, Code, DiscordRefused, RateLimited, UnknownOutcome
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Shown
from bot.delivery.transports import ByAnswer, ByInteraction
from bot.screens.screen import Screen, Text
from bot.texts import Library
from games.kernel.chance import Chance
from storage.rows import Clock, ClockKey
from tables.replies import Change, LogLine
from tables.table import KeptPost, Place, Seat, Table
from tables.table_rules import TableRules
from tables.timing import Timing
from tests.bot.fakes import (
    NOW,
    FakeAnswer,
    FakeMessages,
    FakeTables,
    FakeTime,
    a_table,
    ask,
    decision,
    settle,
    snowflake,
)

pytestmark = pytest.mark.usefixtures("toy")

LIBRARY = Library()
BOARD = snowflake(NOW - 60)
"""A board that was posted a minute ago."""


class Scene:
    """A table with its board in the channel, and what looks after it."""

    def __init__(self, *seats: Seat, message: int | None = BOARD) -> None:
        self.table: Table = a_table(*seats, message=message)
        self.time = FakeTime()
        self.discord = FakeMessages(self.time)
        self.tables: Any = FakeTables(self.table)
        self.tables.time = SimpleNamespace(now=lambda: NOW + self.time.now - 1000.0)
        self.all = self.boards()

    def boards(self, **more: Any) -> Boards:
        """What looks after boards, just started."""
        reconciler = Reconciler(time=self.time)
        return Boards(
            self.tables, self.tables, self.tables, self.discord, LIBRARY, RecentEvents(self.tables), reconciler, **more
        )

    def answer(self, message: int = BOARD) -> ByInteraction:
        """That to a press on this message."""
        return ByInteraction(cast(ByAnswer, FakeAnswer(self.discord, message)))

    async def ask(self, *decisions: Any, wait: float = 1.3, by: int | None = None) -> None:
        """The table goes on to these questions, because that seat's person has moved."""
        self.all.table_changed(self.table, replace(ask(self.table, *decisions), seat=by))
        await self.time.advance(wait)

    def rename(self, name: str) -> None:
        """A change that shows on the board."""
        state = self.table.now
        state.seats = (Seat(user=100, name=name), *state.seats[1:])
        state.revision += 1
        self.all.table_changed(self.table, Change(0, state.revision, "player"))

    def readable(self, message: int) -> str:
        return str(self.discord.shown.get(message))

    @property
    def edits(self) -> list[float]:
        return [at for at, call, _ in self.discord.calls if call == "edit"]


@pytest.fixture
def scene() -> Scene:
    return Scene()


# ---- editing -------------------------------------------------------------------------------------------------------


async def test_a_change_is_edited_into_the_board_and_noted(scene: Scene) -> None:
    scene.rename("Zoe")
    await scene.time.advance(0.1)
    assert scene.discord.named("edit") == [BOARD]
    assert "Zoe" in scene.readable(BOARD)
    assert scene.tables.saves == [], "a press is saved once; that the board shows it, with the next batch"
    await scene.time.advance(1)
    assert scene.tables.told == [(2, BOARD)]


async def test_a_board_lets_answers_go_first(scene: Scene) -> None:
    scene.rename("Zoe")
    await scene.time.advance(0.04, step=0.01)
    assert scene.discord.named("edit") == []
    await scene.time.advance(0.02, step=0.01)
    assert scene.discord.named("edit") == [BOARD]


async def test_edits_of_a_board_are_1_2_seconds_apart_however_much_changes(scene: Scene) -> None:
    for n in range(400):
        scene.rename(f"Ana {n}")
        await scene.time.advance(0.01, step=0.01)
    await scene.time.advance(5)
    assert 3 <= len(scene.edits) <= 5
    assert min(later - earlier for earlier, later in pairwise(scene.edits)) >= 1.2 - 1e-6
    assert "Ana 399" in scene.readable(BOARD) and scene.tables.told[-1] == (401, BOARD)


async def test_a_board_that_looks_the_same_is_not_edited(scene: Scene) -> None:
    scene.rename("Zoe")
    await scene.time.advance(2)
    scene.all.table_changed(scene.table, Change(0, 2, "table"))
    await scene.time.advance(2)
    assert len(scene.edits) == 1


async def test_a_quiet_change_touches_nothing(scene: Scene) -> None:
    """An answer in a reaction window: an edit at that moment would tell that somebody has answered."""
    scene.table.now.seats = (Seat(user=100, name="Zoe"), *scene.table.seats[1:])
    scene.all.table_changed(scene.table, Change(0, 1, "player", seat=0, quiet=True))
    await scene.time.advance(5)
    assert scene.discord.calls == []


async def test_a_table_without_a_board_gets_one() -> None:
    scene = Scene(message=None)
    scene.rename("Zoe")
    await scene.time.advance(0.1)
    assert len(scene.discord.named("post")) == 1
    assert scene.tables.message == next(iter(scene.discord.shown)), "at once: nobody could find it again"


async def test_a_round_of_ai_is_one_edit_of_the_board() -> None:
    scene = Scene(Seat(user=100, name="Ana"), Seat(ai="easy"), Seat(ai="easy"))
    for n in range(4):
        await scene.ask(decision(n + 1, 1 + n % 2), wait=0.15)
    await scene.ask(decision(9, 0), wait=2)
    assert len(scene.edits) == 1


async def test_but_not_for_ever() -> None:
    scene = Scene(Seat(user=100, name="Ana"), Seat(ai="easy"))
    await scene.ask(decision(1, 1), wait=0.7)
    assert scene.edits == []
    await scene.time.advance(0.3)
    assert len(scene.edits) == 1


async def test_a_board_is_at_most_a_second_and_a_half_old() -> None:
    """Hands are edited at once: what stands on a board for longer would contradict them. Fixed seed, uneven changes."""
    scene, chance = Scene(Seat(user=100, name="Ana"), Seat(ai="easy"), Seat(ai="easy")), Chance(b"lag")
    changed: list[tuple[int, float]] = []
    shown: list[tuple[int, float]] = []
    edit = scene.discord.edit

    async def edited(*given: Any) -> None:
        shown.append((scene.table.revision, scene.time.now))
        await edit(*given)

    scene.discord.edit = edited  # pyright: ignore[reportAttributeAccessIssue]
    for n in range(200):
        began = scene.time.now
        await scene.ask(decision(n + 1, chance.below(3)), wait=0.1 * (1 + chance.below(15)))
        changed.append((scene.table.revision, began))
    await scene.time.advance(5)
    lags = sorted(min(at for seen, at in shown if seen >= revision) - began for revision, began in changed)
    assert lags[int(0.95 * len(lags))] <= 1.5


# ---- presses that carry the board ----------------------------------------------------------------------------------


async def test_an_answer_that_carries_the_board_leaves_nothing_to_do(scene: Scene) -> None:
    with scene.all.reconciler.holding(BOARD):
        scene.rename("Zoe")
        await scene.time.advance(1)
        assert await scene.all.answer(scene.table, BOARD, scene.answer())
        assert "Zoe" in scene.readable(BOARD)
    await scene.time.advance(5)
    assert scene.edits == []
    assert scene.tables.told == [(2, BOARD)]


async def test_a_press_on_an_older_message_carries_nothing(scene: Scene) -> None:
    assert not await scene.all.answer(scene.table, BOARD - 1, scene.answer(BOARD - 1))
    assert scene.discord.calls == []


async def test_of_two_presses_at_once_the_second_shows_both(scene: Scene) -> None:
    """So no edit keeps pictures that another is just taking away."""
    first, second = FakeAnswer(scene.discord, BOARD), FakeAnswer(scene.discord, BOARD)
    first.gate = asyncio.Event()
    scene.rename("Old")
    older = asyncio.create_task(scene.all.answer(scene.table, BOARD, ByInteraction(cast(ByAnswer, first))))
    await settle()
    scene.rename("New")
    newer = asyncio.create_task(scene.all.answer(scene.table, BOARD, ByInteraction(cast(ByAnswer, second))))
    await settle()
    assert scene.discord.named("redraw") == [BOARD] and not second.given
    first.gate.set()
    assert await older and await newer
    assert "New" in scene.readable(BOARD)
    await scene.time.advance(3)
    assert scene.edits == [] and scene.tables.told == [(scene.table.revision, BOARD)]


async def test_an_answer_that_another_has_brought_already_is_a_nod(scene: Scene) -> None:
    first = FakeAnswer(scene.discord, BOARD)
    first.gate = asyncio.Event()
    scene.rename("Old")
    older = asyncio.create_task(scene.all.answer(scene.table, BOARD, ByInteraction(cast(ByAnswer, first))))
    await settle()
    nods = [asyncio.create_task(scene.all.answer(scene.table, BOARD, scene.answer())) for _ in range(3)]
    await settle()
    first.gate.set()
    await asyncio.gather(older, *nods)
    assert len(scene.discord.named("redraw")) == 1 and len(scene.discord.named("acknowledge")) == 3


async def test_an_answer_that_may_be_lost_is_followed_by_the_board(scene: Scene) -> None:
    lost = FakeAnswer(scene.discord, BOARD)
    lost.fault = UnknownOutcome("lost")
    scene.rename("Zoe")
    with pytest.raises(UnknownOutcome):
        await scene.all.answer(scene.table, BOARD, ByInteraction(cast(ByAnswer, lost)))
    assert scene.tables.told == []  # or a bot that is killed now would never send it
    await scene.time.advance(3)
    assert scene.discord.named("edit") == [BOARD] and "Zoe" in scene.readable(BOARD)


# ---- re-posting ----------------------------------------------------------------------------------------------------


def passing(count: int) -> list[ChannelMessage]:
    return [ChannelMessage(BOARD + n, False, []) for n in range(1, count + 1)]


async def a_turn_after(between: list[ChannelMessage] | Exception, age: float = 60.0) -> Scene:
    """A change of turn when so much lies below a board of that age."""
    board = snowflake(NOW - age)
    scene = Scene(message=board)
    scene.discord.between = between
    await scene.ask(decision(1, 0))
    return scene


async def test_without_a_change_of_turn_it_stays_where_it_is() -> None:
    scene = await a_turn_after([])
    scene.discord.between = passing(50)
    await scene.ask(decision(1, 0, "another"))
    assert BOARD not in scene.discord.named("delete")


REFUSED = DiscordRefused("after", Code.MISSING_PERMISSIONS)


@pytest.mark.parametrize(
    ("between", "minutes", "moves"),
    [
        pytest.param(passing(5), 1, False, id="five messages below"),
        pytest.param(passing(6), 1, True, id="six messages below"),
        pytest.param([], 49, False, id="49 minutes old"),
        pytest.param([], 51, True, id="51 minutes old"),
        pytest.param(REFUSED, 1, False, id="without permission to look"),
        pytest.param(REFUSED, 51, True, id="without permission to look, old"),
    ],
)
async def test_a_change_of_turn_moves_a_board_that_is_far_up_or_old(between: Any, minutes: int, moves: bool) -> None:
    scene = await a_turn_after(between, age=60.0 * minutes)
    board = snowflake(NOW - 60.0 * minutes)
    assert scene.discord.named("edit") == ([] if moves else [board])
    assert len(scene.discord.named("post")) == 1 + moves, "the call, and the board before it"
    assert (board in scene.discord.named("delete")) == moves
    assert not moves or scene.tables.told[-1][1] in scene.discord.shown


@pytest.mark.parametrize(("age", "apart"), [(3500.0, 1.2), (3601.0, 2.1)])
async def test_a_board_older_than_an_hour_is_edited_less_often(age: float, apart: float) -> None:
    """Discord takes three edits in six seconds of a channel's old messages."""
    scene = Scene(message=snowflake(NOW - age))
    for at in range(12):
        scene.rename(f"Zoe {at}")
        await scene.time.advance(0.4, step=0.02)
    await scene.time.advance(5, step=0.02)
    gaps = [later - earlier for earlier, later in pairwise(scene.edits)]
    assert len(gaps) >= 2 and min(gaps) == pytest.approx(apart, abs=0.03)


async def test_the_channel_is_looked_through_once_a_turn_at_most() -> None:
    scene = await a_turn_after([])
    looks = len(scene.discord.named("after"))
    await scene.ask(decision(1, 0, "another"))
    assert len(scene.discord.named("after")) == looks


async def test_asked_for_it_is_posted_anew_in_any_case(scene: Scene) -> None:
    scene.all.repost(scene.table)
    await scene.time.advance(2)
    assert len(scene.discord.named("post")) == 1
    assert scene.discord.named("delete") == [BOARD]


async def test_a_board_that_hands_hang_on_leaves_a_line_until_they_lapse(scene: Scene) -> None:
    hanging = {BOARD}
    scene.all = scene.boards(hangs_on=hanging.__contains__)
    for _ in range(2):  # moved, and moved on
        scene.all.repost(scene.table)
        await scene.time.advance(2)
        assert BOARD not in scene.discord.named("delete")
        (board,) = [message for message in scene.discord.shown if message != BOARD]  # never two at once
        assert "has moved down" in scene.readable(BOARD)
        assert f"https://discord.com/channels/1/2/{board}" in scene.readable(BOARD)
    hanging.clear()
    await scene.time.advance(61)
    assert BOARD in scene.discord.named("delete")


async def test_a_board_that_cannot_be_made_a_line_is_deleted(scene: Scene) -> None:
    scene.all = scene.boards(hangs_on={BOARD}.__contains__)
    scene.discord.faults["edit"] = [DiscordRefused("edit", Code.OLD_MESSAGE_EDITS)]
    scene.all.repost(scene.table)
    await scene.time.advance(2)
    assert scene.discord.named("delete") == [BOARD]


async def test_closing_takes_such_a_line_away_without_waiting(scene: Scene) -> None:
    scene.all = scene.boards(hangs_on={BOARD}.__contains__)
    scene.all.repost(scene.table)
    await scene.time.advance(2)
    await scene.all.close(1.0)
    assert scene.discord.named("delete") == [BOARD]


# ---- refusals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "removed"),
    [(Code.UNKNOWN_MESSAGE, []), (Code.OLD_MESSAGE_EDITS, [BOARD]), (Code.ARCHIVED_THREAD, [BOARD])],
)
async def test_a_board_that_cannot_be_edited_is_posted_anew(code: Code, removed: list[int], scene: Scene) -> None:
    scene.discord.faults["edit"] = [DiscordRefused("edit", code)]
    scene.rename("Zoe")
    await scene.time.advance(5)
    assert len(scene.discord.named("post")) == 1
    assert scene.discord.named("delete") == removed
    (message,) = scene.discord.shown
    assert "Zoe" in scene.readable(message)
    assert scene.tables.told[-1] == (2, message)


async def test_a_channel_that_is_gone_is_reported_and_tried_no_more(scene: Scene) -> None:
    gone: list[int] = []
    scene.all.on_channel_gone = gone.append
    scene.discord.faults["edit"] = [DiscordRefused("edit", Code.UNKNOWN_CHANNEL)] * 9
    scene.rename("Zoe")
    await scene.time.advance(100, step=1)
    assert gone == [7] and len(scene.edits) == 1
    assert scene.all.take_problem(7) is None


@pytest.mark.parametrize("code", [Code.MISSING_PERMISSIONS, Code.NO_ACCESS, Code.QUARANTINED, Code.MODERATED])
async def test_where_we_may_not_write_we_try_once_a_change_and_say_so_once(code: Code, scene: Scene) -> None:
    scene.discord.faults["edit"] = [DiscordRefused("edit", code)] * 9
    scene.rename("Zoe")
    await scene.time.advance(100, step=1)
    assert len(scene.edits) == 1
    assert scene.all.take_problem(7) == code
    assert scene.all.take_problem(7) is None
    scene.rename("Ann")
    await scene.time.advance(5)
    assert len(scene.edits) == 2


async def test_a_rate_limit_is_waited_for(scene: Scene) -> None:
    scene.discord.faults["edit"] = [RateLimited("edit", 40.0)]
    scene.rename("Zoe")
    await scene.time.advance(39, step=1)
    assert len(scene.edits) == 1
    await scene.time.advance(3)
    assert len(scene.edits) == 2 and "Zoe" in scene.readable(BOARD)


async def test_an_edit_without_an_answer_is_sent_again_ever_more_slowly(scene: Scene) -> None:
    scene.discord.faults["edit"] = [UnknownOutcome("reset") for _ in range(4)]
    scene.rename("Zoe")
    await scene.time.advance(20)
    gaps = [round(b - a) for a, b in zip(scene.edits, scene.edits[1:], strict=False)]
    assert gaps == [1, 2, 4, 8]
    assert "Zoe" in scene.readable(BOARD)


async def test_once_discord_is_back_nobody_waits_any_longer(scene: Scene) -> None:
    scene.discord.faults["edit"] = [UnknownOutcome("away") for _ in range(6)]
    scene.rename("Zoe")
    await scene.time.advance(40)  # after 0, 1, 3, 7, 15, 31 s; the next would be at 63
    assert len(scene.edits) == 6
    scene.all.reconciler.retry_now()
    await scene.time.advance(1.3)
    assert len(scene.edits) == 7 and "Zoe" in scene.readable(BOARD)


async def test_a_lost_post_that_is_sent_again_shows_what_changed_meanwhile(scene: Scene) -> None:
    scene.discord.faults["post"] = [UnknownOutcome("lost")]
    scene.all.repost(scene.table)
    await scene.time.advance(0.5)
    scene.rename("Zoe")
    await scene.time.advance(5)
    first, second = scene.discord.nonces
    assert first == second and len(first) <= 25
    (message,) = scene.discord.shown
    assert scene.discord.named("edit") == [message]  # Discord keeps what came first under a nonce
    assert scene.tables.told == [(2, message)]


def unexpected(code: int, status: int = 400) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code, "message": "no"})


async def test_a_code_that_nobody_expects_is_taken_for_an_answer_after_five_minutes(scene: Scene) -> None:
    scene.discord.faults["edit"] = [unexpected(340013) for _ in range(4)]
    with capture_logs() as logs:
        scene.rename("Zoe")
        await scene.time.advance(2000)
    first, *later = scene.edits
    assert [round(at - first) for at in later] == [150, 300]
    assert [row["event"] for row in logs] == ["unexpected_refusal", "board_no_place"]
    assert scene.all.take_problem(7) == 340013
    scene.rename("Yan")
    await scene.time.advance(500)
    assert len(scene.edits) == 4, "after the next change it is tried once"
    scene.rename("Xan")
    await scene.time.advance(5)
    assert "Xan" in scene.readable(BOARD) and scene.tables.told[-1] == (scene.table.revision, BOARD)


@pytest.mark.parametrize("mended", [unexpected(50035), unexpected(10062, 404), unexpected(0, 408), unexpected(0, 500)])
async def test_what_is_mended_elsewhere_goes_on_as_ever(mended: Exception, scene: Scene) -> None:
    scene.discord.faults["edit"] = [mended for _ in range(6)]
    scene.rename("Zoe")
    await scene.time.advance(100)
    assert len(scene.edits) == 7 and "Zoe" in scene.readable(BOARD)


async def test_a_post_that_may_show_an_older_board_is_not_saved_as_sent(scene: Scene) -> None:
    """Killed before the edit that makes it right, the next start must find the table's board still to be sent."""
    scene.discord.faults["post"] = [UnknownOutcome("lost")]
    scene.all.repost(scene.table)
    await scene.time.advance(1.6)
    (message,) = scene.discord.shown
    assert len(scene.discord.nonces) == 2 and scene.tables.message == message and scene.tables.told == []
    await scene.time.advance(5)
    assert scene.edits and scene.tables.told == [(1, message)]


@pytest.mark.parametrize("lost", ["post", "posted"])
async def test_a_call_without_an_answer_is_there_once(lost: str, scene: Scene) -> None:
    scene.discord.faults[lost] = [UnknownOutcome("lost")]
    await scene.ask(decision(1, 1), wait=5)
    (call,) = scene.discord.mentions
    kept = KeptPost("call", 1, "there", call, '["turn", [[1, 1]], false, 1]')
    assert call in scene.discord.shown and scene.tables.saves[-1] == (kept,)
    assert len(set(scene.discord.nonces)) == 1 and len(scene.discord.named("post")) == 2


async def test_a_lost_call_that_nobody_wants_any_more_is_found_and_goes(scene: Scene) -> None:
    scene.discord.shown[BOARD] = []
    scene.discord.faults["posted"] = [UnknownOutcome("lost")]
    await scene.ask(decision(1, 1), wait=0.2)
    await scene.ask(decision(2, 0), wait=62)
    lost, call = scene.discord.mentions
    assert scene.discord.named("delete") == []
    await scene.ask(decision(3, 0, "next"))
    assert scene.discord.named("delete") == [lost] and call in scene.discord.shown


async def test_another_post_has_another_nonce(scene: Scene) -> None:
    for _ in range(3):
        scene.all.repost(scene.table)
        await scene.time.advance(2)
    assert len(set(scene.discord.nonces)) == 3


# ---- calling people ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-98")
async def test_a_throw_calls_nobody_and_leaves_the_call_of_the_turn_as_it_is(scene: Scene) -> None:
    await scene.ask(decision(1, 0))
    calls = dict(scene.discord.mentions)
    assert list(calls.values()) == [(100,)]
    for number, seat in ((2, 1), (3, 0)):  # another's, which would be a new call, and one's own
        await scene.ask(decision(number, seat, "hypnosis", "roll")._replace(silence="rolls"))
        assert scene.discord.mentions == calls
    await scene.ask(decision(4, 0))
    assert scene.discord.mentions == calls and scene.discord.named("delete") == []


async def test_an_offer_does_not_call_whoever_has_the_call_of_their_turn(scene: Scene) -> None:
    offer = decision(2, 1, "offer", "offer")._replace(silence="wait")
    await scene.ask(decision(1, 1), offer)
    assert list(scene.discord.mentions.values()) == [(101,)]
    await scene.ask(decision(3, 0), offer, wait=90)
    assert list(scene.discord.mentions.values()) == [(101,), (100,)]


async def test_further_offers_call_nobody_who_has_not_answered_one(scene: Scene) -> None:
    trade = [decision(1, seat, "trade", "round")._replace(silence="wait") for seat in (0, 1)]
    offers = [decision(n, 1, "offer", "offer")._replace(silence="wait") for n in range(2, 9)]
    await scene.ask(*trade, offers[0])
    (call,) = scene.discord.mentions
    assert scene.discord.mentions[call] == (101,) and "an offer for you" in scene.readable(call)
    await scene.ask(*trade, *offers[:2], wait=300)
    assert list(scene.discord.mentions) == [call] and scene.discord.named("delete") == []
    await scene.ask(*trade, by=1)
    assert list(scene.discord.mentions) == [call] and call in scene.discord.shown
    await scene.ask(*trade, offers[2])
    assert len(scene.discord.mentions) == 2


async def test_an_offer_calls_whoever_nobody_had_called_to_their_turn(scene: Scene) -> None:
    """It was asked while they were away, so no message of it rang; now they are back."""
    away, *others = scene.table.now.seats[::-1]
    scene.table.now.seats = (*others, away.replace(away=True))
    await scene.ask(decision(1, 1))
    assert scene.discord.mentions == {}
    scene.table.now.seats = (*others, away)
    await scene.ask(decision(1, 1), decision(2, 1, "offer", "offer")._replace(silence="wait"))
    assert list(scene.discord.mentions.values()) == [(101,)]


async def test_an_offer_calls_people_where_they_trade_over_days(scene: Scene) -> None:
    scene.table.now.rules = TableRules(clock="slow")
    trade = [decision(1, seat, "trade", "round")._replace(silence="wait") for seat in (0, 1)]
    await scene.ask(*trade)
    assert scene.discord.mentions == {}
    offer = decision(2, 1, "offer", "offer")._replace(silence="wait")
    await scene.ask(*trade, offer)
    assert len(scene.discord.mentions) == 1
    await scene.ask(*trade)
    await scene.ask(*trade, offer._replace(id=3))
    assert len(scene.discord.mentions) == 2


async def test_a_look_or_a_removal_that_fails_keeps_nothing_from_its_place(scene: Scene) -> None:
    scene.discord.between = ValueError("no such route")
    scene.discord.faults["delete"] = [ValueError("no such route") for _ in range(9)]
    for seat in (1, 0, 1):
        await scene.ask(decision(10 + seat, seat))
    assert len(scene.edits) == 3


async def test_whose_turn_it_is_is_called_by_a_classic_message_below_the_board(scene: Scene) -> None:
    await scene.ask(decision(1, 1))
    (call,) = [message for message, users in scene.discord.mentions.items() if users]
    words, opens = scene.discord.shown[call]
    assert scene.discord.mentions[call] == (101,) and words["content"].startswith("<@101>, it’s your turn in **toy")
    assert [one["custom_id"] for one in opens["components"]] == ["al:7:call:1"]
    assert [name for _, name, _ in scene.discord.calls if name != "after"] == ["edit", "post"]


async def test_a_taken_turns_call_goes_with_the_first_change_after_a_minute(scene: Scene) -> None:
    await scene.ask(decision(1, 1))
    (first,) = scene.discord.mentions
    await scene.ask(decision(2, 0))
    assert list(scene.discord.mentions.values()) == [(101,), (100,)]
    await scene.ask(decision(3, 0, "next"), wait=57)  # 58.2 s after the turn was taken
    scene.rename("Zoe")
    await scene.time.advance(1)
    assert scene.discord.named("delete") == []
    await scene.time.advance(300)
    assert scene.discord.named("delete") == [], "no change, no call to Discord"
    scene.rename("Yan")
    await scene.time.advance(1)
    assert scene.discord.named("delete") == [first]
    assert first not in scene.discord.named("edit")


async def test_of_a_table_at_most_three_calls_lie_in_the_channel(scene: Scene) -> None:
    for number in range(6):
        await scene.ask(decision(number, number % 2), wait=3)
        lying = [message for message in scene.discord.mentions if message in scene.discord.shown]
        assert lying == list(scene.discord.mentions)[-3:], "the newest stay"


async def test_those_whom_one_question_is_put_to_share_a_call() -> None:
    """It stays until the last has answered, and names who hasn't."""
    scene = Scene(*[Seat(user=100 + at, name=name) for at, name in enumerate(("Ana", "Bea", "Carl", "Dan", "Eve"))])
    await scene.ask(*[decision(1, seat) for seat in range(4)], decision(2, 4))
    assert list(scene.discord.mentions.values()) == [(100, 101, 102, 103), (104,)]
    call, _ = scene.discord.mentions
    await scene.ask(*[decision(1, seat) for seat in (0, 2)], by=1)
    assert "<@100> and <@102>, it’s your turn" in scene.readable(call) and len(scene.discord.mentions) == 2
    await scene.ask(decision(3, 1), by=2, wait=62)
    await scene.ask(decision(4, 0), by=1)
    assert scene.discord.named("delete")[0] == call


async def test_whoever_is_here_is_called_only_once_they_have_pressed_nothing_for_a_while() -> None:
    """Live 20 s, slow 90 s after their last press, whatever was asked meanwhile; others are called at once."""
    for clock, here in (("live", 20), ("slow", 90)):
        scene = Scene()
        scene.tables.timing = Timing()
        scene.table.now.rules = TableRules(clock=clock)
        scene.all.pressed(scene.table.place.here, 101)
        await scene.ask(decision(1, 0), decision(2, 1), wait=here - 9)
        assert list(scene.discord.mentions.values()) == [(100,)]
        scene.all.pressed(scene.table.place.here, 101)
        await scene.ask(decision(1, 0), decision(3, 1), by=1, wait=here - 1)
        assert list(scene.discord.mentions.values()) == [(100,)]
        await scene.time.advance(2)
        assert list(scene.discord.mentions.values()) == [(100,), (101,)] and scene.tables.told[-1] == (3, BOARD)
        await scene.time.advance(500)
        assert len(scene.discord.mentions) == 2


@pytest.mark.parametrize(("left", "called"), [(39.0, 0), (43.0, 1)])
async def test_what_was_put_off_is_not_called_where_nobody_could_answer_in_time(left: float, called: int) -> None:
    scene = Scene()
    scene.tables.timing = Timing()
    scene.table.now.clocks = {ClockKey("turn", 2): Clock("turn", 2, NOW + left)}
    scene.all.pressed(scene.table.place.here, 101)
    await scene.ask(decision(2, 1), wait=60)
    assert len(scene.discord.mentions) == called and scene.tables.told[-1] == (2, BOARD)


async def test_an_answered_question_is_followed_by_a_new_call_and_any_other_by_new_words(scene: Scene) -> None:
    await scene.ask(decision(1, 1))
    (call,) = scene.discord.mentions
    await scene.ask(decision(2, 1, "next"))
    assert list(scene.discord.mentions) == [call] and scene.discord.named("edit")[-1] == call
    assert "next" in scene.readable(call)
    await scene.ask(decision(3, 1, "next"))
    assert scene.discord.named("edit")[-1] == BOARD, "the words are the same"
    await scene.ask(decision(4, 1, "next"), by=1)
    assert list(scene.discord.mentions.values()) == [(101,), (101,)] and scene.discord.named("delete") == []


@pytest.mark.parametrize(("moved", "calls"), [(None, 1), (1, 1), (2, 2)])
async def test_after_a_restart_the_log_tells_who_has_answered(moved: int | None, calls: int, scene: Scene) -> None:
    """Move 1 led to the question that is called; of no move at all nothing is known, so nobody is called twice."""
    await scene.ask(decision(1, 1))
    ask(scene.table, decision(2, 1, "next"))
    if moved is not None:
        scene.tables.lines = [(LogLine(moved, 1, "player", NOW - 50.0, {}), ())]
    again = scene.boards()
    again.update_all([7])
    await scene.time.advance(5)
    assert len(scene.discord.mentions) == calls


async def test_after_a_restart_the_log_tells_who_is_here(scene: Scene) -> None:
    scene.tables.timing = Timing()
    ask(scene.table, decision(2, 1))
    scene.tables.lines = [(LogLine(1, 1, "player", NOW - 10.0, {}), ())]
    scene.all.update_all([7])
    await scene.time.advance(9)
    assert scene.discord.mentions == {}
    await scene.time.advance(4)
    assert list(scene.discord.mentions.values()) == [(101,)]


async def test_a_call_names_its_table_where_somebody_plays_at_more_than_one(scene: Scene) -> None:
    scene.tables.also = [8]
    await scene.ask(decision(1, 1))
    (call,) = scene.discord.mentions
    assert "(<#2>)" in scene.readable(call)


async def test_a_seat_that_goes_on_is_not_called_again(scene: Scene) -> None:
    await scene.ask(decision(1, 1))
    await scene.ask(decision(2, 1, "next"))
    await scene.ask(decision(3, 0, "stop", clock="window"))
    await scene.ask(decision(4, 1, "then"))
    assert len(scene.discord.mentions) == 1


def window(clock: str, *seats: int, id: int = 1) -> list[Any]:
    return [decision(id, seat, "stop", clock=clock) for seat in seats]


async def test_a_window_calls_whoever_wishes_it() -> None:
    scene = Scene(Seat(user=100, name="Ana"), Seat(user=101, name="Bea", standing="pinged"))
    await scene.ask(*window("window", 0, 1))
    assert list(scene.discord.mentions.values()) == [(101,)]


async def test_what_may_end_the_game_calls_all_who_are_asked_by_one_message() -> None:
    """Whoever answers meanwhile, the message stays as it is: it must not tell who has answered."""
    people = [Seat(user=100 + at, name=name) for at, name in enumerate(("Ana", "Bea", "Carl", "Dan"))]
    people[3] = people[3].replace(standing="let")
    scene = Scene(*people)
    await scene.ask(*window("showdown", 1, 2, 3), wait=0)
    scene.tables.answers[1] = {1}
    scene.all.table_changed(scene.table, ask(scene.table, *window("showdown", 2, 3)))  # at once, and quietly
    await scene.time.advance(1)
    (call,) = scene.discord.mentions
    assert scene.discord.mentions[call] == (101, 102)
    await scene.ask(*window("showdown", 2))
    assert scene.discord.named("delete") == [] and list(scene.discord.mentions) == [call]
    await scene.ask(*window("showdown", 0, 2, id=2))
    assert list(scene.discord.mentions.values()) == [(101, 102), (100, 102)]


async def test_an_open_window_is_not_announced_again_after_a_restart() -> None:
    scene = Scene(*[Seat(user=100 + at, name=name) for at, name in enumerate(("Ana", "Bea", "Carl"))])
    await scene.ask(*window("showdown", 1, 2))
    (call,) = scene.discord.mentions
    ask(scene.table, *window("showdown", 2))
    scene.tables.answers[1] = {1}
    again = scene.boards()
    again.update_all([7])
    await scene.time.advance(5)
    assert scene.discord.named("delete") == [] and list(scene.discord.mentions) == [call]


async def test_a_quiet_table_pings_nobody_but_for_their_own_turn() -> None:
    """Neither for windows, whoever wishes it or however the game may end, nor for offers, nor at the end."""
    scene = Scene(Seat(user=100, name="Ana"), Seat(user=101, name="Bea", standing="pinged"))
    scene.table.now.rules = TableRules(quiet=True)
    await scene.ask(*window("window", 0, 1))
    await scene.ask(*window("showdown", 0, 1, id=2))
    await scene.ask(decision(3, 1, "offered", clock="offer")._replace(silence="wait"))
    assert not any(scene.discord.mentions.values())
    await scene.ask(decision(4, 1))
    assert [users for users in scene.discord.mentions.values() if users] == [(101,)]
    the_end(scene)
    await scene.time.advance(5)
    assert len(ends(scene)) == 1 and [users for users in scene.discord.mentions.values() if users] == [(101,)]


async def test_a_table_in_no_channel_has_no_board_and_calls_nobody() -> None:
    scene = Scene(message=None)
    scene.table.place = Place(1, -5)
    await scene.ask(decision(1, 1))
    scene.all.update(scene.table)
    scene.all.repost(scene.table)
    scene.all.update_all([7])
    the_end(scene)
    await scene.time.advance(5)
    assert scene.discord.calls == [] and scene.all.waiting == 0


# ---- the end ---------------------------------------------------------------------------------------------------------


def the_end(scene: Scene) -> None:
    """Its people end the game."""
    change = ask(scene.table)
    scene.table.now.status = "over"
    scene.all.table_changed(scene.table, change)


def ends(scene: Scene) -> list[int]:
    return [message for message in scene.discord.shown if "end:rematch" in scene.readable(message)]


async def test_the_end_is_a_message_of_its_own_and_no_call_outlives_it(scene: Scene) -> None:
    await scene.ask(decision(1, 1))
    (call,) = scene.discord.mentions
    the_end(scene)
    await scene.time.advance(5)
    (end,) = ends(scene)
    assert scene.discord.mentions[end] == () and end != BOARD, "an end without places calls nobody"
    assert call in scene.discord.shown and "al:7:watch:over" in scene.readable(BOARD)
    posted = len(scene.discord.nonces)
    scene.all.update(scene.table)
    await scene.time.advance(60)
    assert len(scene.discord.nonces) == posted and call not in scene.discord.shown
    assert scene.tables.told[-1] == (scene.table.revision, BOARD), "a kill before that leaves no call"


async def test_that_the_last_board_is_sent_is_not_saved_before_the_end_is_told(scene: Scene) -> None:
    await scene.ask(decision(1, 1))
    scene.discord.faults["post"] = [UnknownOutcome("post")]
    the_end(scene)
    await scene.time.advance(0.2)
    assert scene.tables.told[-1][0] < scene.table.revision
    await scene.time.advance(70)
    assert scene.tables.told[-1] == (scene.table.revision, BOARD) and len(ends(scene)) == 1
    assert len(set(scene.discord.nonces[-2:])) == 1  # a second one would be the first one to Discord


@pytest.mark.parametrize("posted", [True, False])
async def test_a_bot_that_was_stopped_at_the_end_tells_it_once(posted: bool, scene: Scene) -> None:
    await scene.ask(decision(1, 1))
    ask(scene.table)
    scene.table.now.status = "over"
    scene.table.posts += (KeptPost("end", 0, "trying"),)
    again = scene.boards()
    scene.discord.between = [
        ChannelMessage(BOARD, True, []),
        ChannelMessage(BOARD + 9, True, ["al:7:end:rematch", "al:7:log:last"]),
    ][: 1 + posted]
    again.update_all([7])
    await scene.time.advance(70)
    assert len(ends(scene)) == (0 if posted else 1)
    assert BOARD + 9 not in scene.discord.named("delete")
    assert scene.tables.told[-1] == (scene.table.revision, BOARD)


@pytest.mark.parametrize("unreadable", [DiscordRefused("after", Code.NO_ACCESS), []])
async def test_a_bot_that_was_stopped_at_the_end_never_tells_it_twice_where_it_may_not_read(unreadable: Any) -> None:
    """Refused, or as Discord shows a history to whoever lacks the right: empty."""
    scene = Scene()
    ask(scene.table)
    scene.table.now.status = "over"
    scene.table.posts += (KeptPost("end", 0, "trying"),)
    scene.discord.between = unreadable
    scene.all.update_all([7])
    await scene.time.advance(5)
    assert scene.discord.named("post") == [] and scene.tables.told[-1] == (scene.table.revision, BOARD)


async def test_a_lobby_that_closes_has_no_end_to_tell(scene: Scene) -> None:
    scene.table.now.status = "over"
    scene.rename("Zoe")
    await scene.time.advance(3)
    assert scene.discord.named("post") == []


async def test_ai_and_those_it_plays_for_are_not_called() -> None:
    scene = Scene(Seat(user=100, name="Ana", away=True), Seat(ai="easy"))
    await scene.ask(decision(1, 0), wait=10)
    await scene.ask(decision(2, 1), wait=10)
    assert scene.discord.mentions == {}


BEFORE = KeptPost("before", 0, "unsure"), KeptPost("call", 1, "there", 9, '["turn", 1, [1], false]')


@pytest.mark.parametrize("kept", BEFORE)
async def test_to_what_an_earlier_version_has_called_nobody_is_called_again(kept: KeptPost, scene: Scene) -> None:
    """Its message goes after a minute: it can't become a classic one."""
    scene.table.posts += (kept,)
    await scene.ask(decision(1, 1), wait=70)
    await scene.ask(decision(1, 1, "next"))
    assert scene.discord.mentions == {}
    assert scene.discord.named("delete") == ([kept.message] if kept.message else [])


def a_board(message: int, table: int = 7) -> ChannelMessage:
    return ChannelMessage(message, True, [f"al:{table}:hand:open", f"al:{table}:log:last", f"al:{table}:watch:open"])


@pytest.mark.parametrize("noted", [[KeptPost("board", 0, "trying", BOARD)], [KeptPost("board", 0, "trying")], []])
async def test_of_two_boards_left_by_a_kill_the_newer_stays(noted: list[KeptPost]) -> None:
    """Killed between posting a board and noting it, or before the first one was noted; of that one, which an answer
    brings, nothing is noted before."""
    scene, old = Scene(), [row.message for row in noted if row.message]
    scene.table.posts = tuple(noted)
    scene.discord.between = [
        *map(a_board, old),
        ChannelMessage(BOARD + 1, False, ["al:7:watch:open"]),
        a_board(BOARD + 2),
        a_board(BOARD + 3, 8),
    ]
    scene.rename("Zoe")
    await scene.time.advance(3)
    assert scene.discord.named("edit") == [BOARD + 2]
    assert scene.discord.named("delete") == old
    assert scene.tables.told[-1] == (2, BOARD + 2)


async def test_a_new_board_is_noted_only_when_the_old_one_is_gone(scene: Scene) -> None:
    removed: list[int] = []
    told = scene.tables.mark_sent

    async def sent(table_id: int, revision: int, posts: Any) -> None:
        removed[:] = scene.discord.named("delete")
        await told(table_id, revision, posts)

    scene.tables.mark_sent = sent
    scene.all.repost(scene.table)
    await scene.time.advance(2)
    assert removed == [BOARD]


async def test_a_reminder_is_one_more_call(scene: Scene) -> None:
    """None where the first one has just come."""
    from tables.replies import Notice

    await scene.ask(decision(1, 1))
    (first,) = scene.discord.mentions
    change = Change(1, 2, "clock", notices=(Notice("reminder", {}, (1,)),))
    for seconds, calls in ((25, 1), (3, 2)):
        scene.all.table_changed(scene.table, change)
        await scene.time.advance(seconds)
        assert list(scene.discord.mentions.values()) == [(101,)] * calls
    await scene.ask(decision(1, 1), wait=60)
    await scene.ask(decision(1, 1, "next"))
    assert scene.discord.named("delete") == [first] and len(scene.discord.mentions) == 2


async def test_a_reminder_that_a_restart_has_put_off_is_said_as_one(scene: Scene) -> None:
    """The call lies there answered, and asks the same: half the time is gone."""
    scene.table.posts += (KeptPost("call", 1, "there", 9, '["turn", [[1, 1]], true, 1]'),)
    await scene.ask(decision(1, 1))
    (call,) = scene.discord.mentions
    assert "half your time" in str(scene.discord.shown[call])


async def test_a_lost_board_keeps_no_other_waiting(scene: Scene) -> None:
    real = scene.tables.find

    async def table(table_id: int) -> Table:
        if table_id == 5:
            raise ValueError("a snapshot nobody can read")
        return await real(table_id)

    scene.tables.find = table
    with capture_logs() as logs:
        scene.all.update_all([5, 7])
        await scene.time.advance(1)
    assert scene.discord.named("edit") == [BOARD]
    assert [row["event"] for row in logs if row["log_level"] == "error"] == ["board_lost"]


# ---- the end -------------------------------------------------------------------------------------------------------


async def test_an_answer_that_waited_long_for_an_edit_goes_first(monkeypatch: pytest.MonkeyPatch, scene: Scene) -> None:
    """The edit arrives last, with what was true before: nobody knows that, so what is wanted is sent again."""
    monkeypatch.setattr("bot.delivery.reconciler.ANSWER_PATIENCE", 0.01)
    scene.discord.hold = asyncio.Event()
    scene.rename("Zoe")
    await scene.time.advance(0.1)
    assert scene.discord.named("edit") == [BOARD]
    scene.rename("Ada")
    assert await scene.all.answer(scene.table, BOARD, scene.answer())
    assert "Ada" in scene.readable(BOARD)
    scene.discord.hold.set()
    await settle()
    assert "Zoe" in scene.readable(BOARD), "overtaken"
    await scene.time.advance(3)
    assert "Ada" in scene.readable(BOARD) and len(scene.edits) == 2
    await scene.time.advance(3)
    assert scene.tables.told == [(3, BOARD)] and len(scene.edits) == 2


async def test_of_two_writes_at_once_neither_is_known_to_be_the_last() -> None:
    shown, words = Shown(1, Screen((Text("Old"),)).mark, {"old.png": 1}), Screen((Text("New"),))
    async with shown.writing(0.01) as first, shown.writing(0.01) as second:
        assert shown.pictures == {}, "an edit must not keep what the other may take away"
        assert not shown.arrived(second, words, {"new.png": 2})
        assert not shown.arrived(first, words, {"new.png": 2})
        assert (shown.screen, shown.pictures) == (None, {})
    async with shown.writing(0.01) as third:
        assert shown.arrived(third, words, {"new.png": 2}) and shown.screen == words.mark


async def test_closing_brings_what_is_wanted(scene: Scene) -> None:
    scene.rename("Zoe")
    await scene.all.close(1.0)
    assert "Zoe" in scene.readable(BOARD)


async def test_a_table_that_is_over_is_forgotten_once_it_is_shown(scene: Scene) -> None:
    scene.table.now.status = "over"
    scene.rename("Zoe")
    await scene.time.advance(3)
    assert scene.all._of == {}  # memory: nothing public tells of it
