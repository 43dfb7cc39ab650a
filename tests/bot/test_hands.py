"""Open hands stay fresh by themselves, and never more than one lies about."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.answers import Answers, Page
from bot.delivery.boards import Boards
from bot.delivery.discord_api import Code, DiscordRefused, PrivateMessage, UnknownOutcome
from bot.delivery.hands import Hands
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Shown
from bot.delivery.transports import TOKEN_LIFETIME, ByAnswer, ByInteraction
from bot.screens.screen import Screen, Text
from bot.texts import Library, Markdown
from games.kernel.game import Event
from tables.replies import Change, Hand
from tests.bot.fakes import (
    FakeAnswer,
    FakeMessages,
    FakeTables,
    FakeTime,
    NoHints,
    a_table,
    ask,
    decision,
    not_daily,
    settle,
)

pytestmark = pytest.mark.usefixtures("toy")

SAY = Library().texts(None)
ANA, BEA = 100, 101
TOKEN = "token"


async def as_it_is(screen: Screen) -> Screen:
    return screen


class Scene:
    """A game of two, and the hands that are open."""

    def __init__(self) -> None:
        self.table = a_table()
        self.time = FakeTime()
        self.discord = FakeMessages(self.time)
        self.tables: Any = FakeTables(self.table)
        recent, reconciler = RecentEvents(self.tables), Reconciler(time=self.time)
        self.hands = Hands(self.tables, self.discord, reconciler, SAY, recent, NoHints(), not_daily)
        self.go_on(tell=False)

    def hand_of(self, user: int) -> Hand:
        state = self.table.now
        assert state.game is not None
        seat = user - 100
        view = state.game.view(seat)
        mine = tuple(one for one in view.decisions if one.seat == seat)
        return Hand(self.table, seat, view, mine, state.revision, state.n)

    def go_on(self, *, tell: bool = True, quiet: bool = False) -> None:
        """The next move: another question to both."""
        number = self.table.n + 1
        change = ask(self.table, decision(number, 0), decision(number, 1))
        self.tables.hands = {user: self.hand_of(user) for user in (ANA, BEA)}
        if tell:
            self.hands.table_changed(self.table, Change(change.n, change.revision, "player", seat=1, quiet=quiet))

    async def open(
        self,
        user: int,
        message: int,
        shown: Hand | None = None,
        notice: Markdown | None = None,
        answers_to: int | None = None,
    ) -> None:
        """Somebody presses ⟨My hand⟩; where it is open as this message, on the hand itself."""
        there = self.hands._open.get((7, user))  # whether it is open as this message decides what is pressed
        pressed = there is not None and there.hand.shown.message == message
        hand = self.hands.of_press(shown or self.hand_of(user), user, Shown(message) if pressed else Shown(), 2)
        hand.answers_to = hand.answers_to or answers_to
        by = ByInteraction(cast(ByAnswer, FakeAnswer(self.discord, message)))
        await self.hands.answer(hand, by, PrivateMessage(TOKEN, message, True), notice, stays=True, decorate=as_it_is)

    async def show(
        self, answer: FakeAnswer, pressed: PrivateMessage, at: int | None = None, notice: Markdown | None = None
    ) -> None:
        """Ana's hand goes out by this answer, in the place of the message `at` if that shows it already."""
        hand = self.hands.of_press(self.hand_of(ANA), ANA, Shown(at), 2)
        await self.hands.answer(
            hand, ByInteraction(cast(ByAnswer, answer)), pressed, notice, stays=True, decorate=as_it_is
        )

    @property
    def removed(self) -> list[int | None]:
        return [what for _, call, what in self.discord.calls if call == "delete_private"]

    @property
    def edits(self) -> list[Any]:
        return [(at, what) for at, call, what in self.discord.calls if call == "edit_private"]


@pytest.fixture
def scene() -> Scene:
    return Scene()


async def test_a_change_refreshes_every_open_hand(scene: Scene) -> None:
    await scene.open(ANA, 1)
    await scene.open(BEA, 2)
    scene.go_on()
    await scene.time.advance(2)
    assert sorted(what for _, what in scene.edits) == [1, 2]


async def test_why_a_press_came_to_nothing_stays_until_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, told = Scene(), list[bool]()
    edit = scene.discord.edit_private

    async def looked_at(private: PrivateMessage, sheet: Any) -> None:
        told.append("⚠ Too late" in str(sheet.components))
        await edit(private, sheet)

    monkeypatch.setattr(scene.discord, "edit_private", looked_at)
    await scene.open(ANA, 1, notice=Markdown("⚠ Too late."))
    scene.go_on()
    await scene.time.advance(2)
    scene.go_on()
    await scene.time.advance(14)
    scene.go_on()
    await scene.time.advance(2)
    assert told == [True, True, False]


async def test_an_edit_under_way_does_not_cover_the_answer_to_a_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer waits for it."""
    scene, pressed = Scene(), list[asyncio.Task[None]]()
    edit = scene.discord.edit_private

    async def looked_at(private: PrivateMessage, sheet: Any) -> None:
        pressed.append(asyncio.create_task(scene.open(ANA, 1, notice=Markdown("⚠ Too late."))))
        await settle()
        assert scene.discord.named("redraw") == []
        await edit(private, sheet)

    monkeypatch.setattr(scene.discord, "edit_private", looked_at)
    await scene.open(ANA, 1)
    scene.go_on()
    await scene.time.advance(3)
    assert len(pressed) == 1 and scene.discord.named("redraw") == [1]
    assert "⚠ Too late" in str(scene.discord.shown[1])


async def test_a_hand_that_looks_the_same_is_left_alone(scene: Scene) -> None:
    await scene.open(ANA, 1)
    scene.hands.table_changed(scene.table, Change(1, 1, "table"))
    await scene.time.advance(2)
    assert scene.edits == []


async def test_refreshes_are_at_least_1_2_seconds_apart(scene: Scene) -> None:
    await scene.open(ANA, 1)
    for _ in range(40):
        scene.go_on()
        await scene.time.advance(0.1)
    await scene.time.advance(2)
    times = [at for at, _ in scene.edits]
    assert len(times) >= 3
    assert min(b - a for a, b in zip([1000.0, *times], times, strict=False)) >= 1.2 - 1e-6


async def test_a_hand_tells_what_others_did_to_its_seat_and_no_secrets(scene: Scene) -> None:
    await scene.open(ANA, 1)
    await scene.open(BEA, 2)
    scene.go_on(tell=False)
    events = (Event("undone", (1,), (0,)), Event("undone", (0,), (1,)))  # Bea's deed: to Ana alone, to Bea alone
    scene.hands.table_changed(scene.table, Change(scene.table.n, scene.table.revision, "player", 1, events=events))
    await scene.time.advance(2)
    ana, bea = (str(scene.discord.shown.get(message)) for message in (1, 2))
    assert "**Bea** has taken back" in ana and "**Ana** has taken back" not in ana
    assert "has taken back" not in bea


async def test_in_a_window_only_the_one_who_answered_is_refreshed(scene: Scene) -> None:
    await scene.open(ANA, 1)
    await scene.open(BEA, 2)
    scene.go_on(quiet=True)
    await scene.time.advance(2)
    assert [what for _, what in scene.edits] == [2]


async def test_a_hand_that_was_overtaken_on_its_way_is_refreshed(scene: Scene) -> None:
    """It was drawn, the game went on, then it arrived."""
    answer = FakeAnswer(scene.discord, 1)
    answer.gate = asyncio.Event()
    giving = asyncio.create_task(scene.show(answer, PrivateMessage(TOKEN, 1, True)))
    await settle()
    scene.go_on()
    answer.gate.set()
    await giving
    await scene.time.advance(2)
    assert [what for _, what in scene.edits] == [1]


async def test_a_new_hand_takes_the_older_one_away(scene: Scene) -> None:
    await scene.open(ANA, 1)
    await scene.open(ANA, 2)
    scene.go_on()
    await scene.time.advance(2)
    assert scene.discord.named("delete_private") == [1]
    assert [what for _, what in scene.edits] == [2]


async def test_a_press_on_the_hand_itself_keeps_it(scene: Scene) -> None:
    await scene.open(ANA, 1)
    await scene.open(ANA, 1)  # with another token
    await scene.time.advance(2)
    assert scene.discord.named("delete_private") == []


async def test_a_hand_hangs_on_its_message_until_it_lapses_or_another_opens(scene: Scene) -> None:
    for message, board in ((1, 50), (1, None)):  # opened on the board, then pressed itself
        await scene.open(ANA, message, answers_to=board)
        assert scene.hands.hang_on(50)
    assert not scene.hands.hang_on(51)
    await scene.time.advance(TOKEN_LIFETIME - 1)
    assert scene.hands.hang_on(50)
    await scene.time.advance(2)
    assert not scene.hands.hang_on(50)


async def test_a_note_takes_the_place_of_the_one_before_but_never_of_a_hand(scene: Scene) -> None:
    scene.hands.note_shown(7, ANA, PrivateMessage(TOKEN, 1, True))
    scene.hands.note_shown(7, ANA, PrivateMessage(TOKEN, 2, True))
    await scene.show(FakeAnswer(scene.discord, 2), PrivateMessage(TOKEN, 2, True), at=2)  # its ⟨My hand⟩ was pressed
    scene.hands.note_shown(7, ANA, PrivateMessage(TOKEN, 3, True))
    await scene.time.advance(1)
    assert scene.discord.named("delete_private") == [1]


async def test_nothing_is_edited_once_the_token_is_dead(scene: Scene) -> None:
    await scene.open(ANA, 1)
    scene.time.now += TOKEN_LIFETIME + 1
    scene.go_on()
    await scene.time.advance(2)
    assert scene.edits == []


@pytest.mark.parametrize("code", [Code.UNKNOWN_MESSAGE, Code.DEAD_TOKEN, Code.UNKNOWN_WEBHOOK])
async def test_a_hand_that_is_gone_is_forgotten(code: Code, scene: Scene) -> None:
    scene.discord.faults["edit_private"] = [DiscordRefused("edit_private", code)]
    await scene.open(ANA, 1)
    for _ in range(3):
        scene.go_on()
        await scene.time.advance(2)
    assert len(scene.edits) == 1


async def test_a_refresh_without_an_answer_is_tried_again(scene: Scene) -> None:
    scene.discord.faults["edit_private"] = [UnknownOutcome("reset")]
    await scene.open(ANA, 1)
    scene.go_on()
    await scene.time.advance(5)
    assert len(scene.edits) == 2


async def test_a_hand_whose_answer_is_unsure_is_looked_after_where_it_may_stand(scene: Scene) -> None:
    """It was asked for on another private message of that person, and nobody knows whether that shows it now."""
    answer, pressed = FakeAnswer(scene.discord, 1), PrivateMessage(TOKEN, 1, True)
    answer.fault = UnknownOutcome("reset")
    with pytest.raises(UnknownOutcome):
        await scene.show(answer, pressed, at=1)
    await scene.time.advance(2)
    scene.go_on()
    await scene.time.advance(2)
    assert [what for _, what in scene.edits] == [1, 1]


async def test_a_hand_of_unknown_id_stays_where_pressed_and_goes_for_a_new_one(scene: Scene) -> None:
    """Discord took the answer, but its id was lost on the way."""

    async def shown(message: int | None, pressed: int | None) -> None:
        answer = FakeAnswer(scene.discord, 5)
        answer.reply = lambda outgoing, private=True: _sent(outgoing, message)  # type: ignore[method-assign]
        await scene.show(answer, PrivateMessage(TOKEN, pressed, True), at=pressed)
        await scene.time.advance(2)

    async def _sent(outgoing: Any, message: int | None) -> PrivateMessage:
        await outgoing.send(lambda sheet: asyncio.sleep(0, message))
        return PrivateMessage(TOKEN, message, True)

    await shown(None, None)
    scene.go_on()
    await scene.time.advance(2)
    assert [what for _, what in scene.edits] == [None], "by the token of its interaction"
    await shown(None, 5)  # it was 5: somebody presses it
    assert not scene.removed
    await shown(None, None)
    assert scene.removed == [5]
    await shown(6, None)
    assert scene.removed == [5, None]


@pytest.mark.parametrize("late", ["done", "refused"])
async def test_of_two_presses_at_once_each_is_told_its_own_and_the_later_stays(late: str) -> None:
    """One was done, the other came to nothing; the answer to either may be written last."""
    scene, told = Scene(), list[bool]()
    await scene.open(ANA, 1)
    pressed, why = PrivateMessage(TOKEN, 1, True), {"done": None, "refused": Markdown("⚠ Too late.")}
    order = [("done", 1.0), ("refused", 2.0)] if late == "refused" else [("refused", 2.0), ("done", 1.0)]
    for what, came in order:
        answer = FakeAnswer(scene.discord, 1)
        answer.came += came
        await scene.show(answer, pressed, at=1, notice=why[what])
        told.append("⚠ Too late" in str(scene.discord.shown[1]))
    assert told == [what == "refused" for what, _ in order]
    await scene.time.advance(2)
    assert "⚠ Too late" in str(scene.discord.shown[1])
    assert len(scene.edits) == (late == "done")


async def test_two_answers_on_one_private_message_are_written_one_after_another(scene: Scene) -> None:
    """Also where nobody knows yet what it shows: else one keeps pictures that the other has taken away."""
    answers = Answers(cast(Boards, None), scene.hands, cast(Any, None), scene.discord, scene.hands.reconciler)
    first, second = FakeAnswer(scene.discord, 5), FakeAnswer(scene.discord, 5)
    first.gate = asyncio.Event()

    async def no() -> bool:
        return False

    def asker(answer: FakeAnswer) -> Any:
        pressed = PrivateMessage(TOKEN, 5, True)
        known = SimpleNamespace(user=ANA, say=SAY, channel=2, message=5, on_private=True, pressed=pressed)
        return SimpleNamespace(**vars(known), answer=answer, text_mode=no, with_languages=as_it_is)

    pages = [
        asyncio.create_task(answers.give(asker(one), Page(Screen((Text(Markdown("Rules")),)))))
        for one in (first, second)
    ]
    await settle()
    assert scene.discord.named("redraw") == [5]
    first.gate.set()
    await asyncio.gather(*pages)
    assert scene.discord.named("redraw") == [5, 5]


async def test_closing_leaves_nothing_running(scene: Scene) -> None:
    await scene.open(ANA, 1)
    scene.go_on()
    await scene.hands.close(0.05)
    assert [task for task in asyncio.all_tasks() if task.get_name().startswith("hand-")] == []


async def test_what_can_not_be_edited_any_more_is_forgotten(scene: Scene) -> None:
    await scene.open(ANA, 1)
    scene.hands.note_shown(7, ANA, PrivateMessage(TOKEN, 2, True))
    scene.time.now += TOKEN_LIFETIME + 1
    await scene.open(BEA, 3)
    assert list(scene.hands._open) == [(7, BEA)] and scene.hands._notes == {}  # memory: nothing public tells of it


async def test_a_hand_that_failed_three_times_is_left_until_something_changes(scene: Scene) -> None:
    await scene.open(ANA, 1)
    scene.discord.faults["edit_private"] = [UnknownOutcome("edit_private") for _ in range(9)]
    scene.go_on()
    await scene.time.advance(60)
    assert len(scene.edits) == 3
    scene.discord.faults.clear()
    scene.go_on()
    await scene.time.advance(2)
    assert len(scene.edits) == 4


async def test_a_hand_that_takes_the_place_of_another_private_message_leaves_no_older_one(scene: Scene) -> None:
    """My hand is pressed on a page: its message becomes the hand, and the one that was open goes."""
    await scene.open(ANA, 1)
    await scene.show(FakeAnswer(scene.discord, 5), PrivateMessage(TOKEN, 5, True), at=5)
    await settle()
    assert scene.removed == [1]
