"""In time, once, whatever happens: the answer's timings, on a clock that a test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, cast

import pytest

from bot.delivery.discord_api import (
    Code,
    DiscordApi,
    DiscordRefused,
    InteractionResponses,
    LostPictures,
    PrivateMessage,
    UnknownOutcome,
)
from bot.delivery.drawing import Drawing, Drawn
from bot.delivery.lateness import Lateness
from bot.delivery.layout import Sheet
from bot.delivery.surface import Outgoing, Words
from bot.delivery.transports import Ack, ByAnswer
from bot.screens.screen import Picture, Screen, Text
from pictures.worker import Artist

from .fakes import FakeArtist, Square

SCREEN = Screen((Text("Hello"),))


class Ring:
    def __init__(self, timer: FakeTimer, at: float, action: Callable[[], object]) -> None:
        self.timer, self.at, self.action = timer, at, action

    def cancel(self) -> None:
        if self in self.timer.rings:
            self.timer.rings.remove(self)


class FakeTimer:
    """A loop's clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.rings: list[Ring] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], object], /) -> Ring:
        ring = Ring(self, self.now + delay, callback)
        self.rings.append(ring)
        return ring

    async def advance(self, seconds: float) -> None:
        self.now += seconds
        for ring in [ring for ring in self.rings if ring.at <= self.now]:
            self.rings.remove(ring)
            ring.action()
        for _ in range(5):
            await asyncio.sleep(0)


class FakeResponses:
    """Notes what is called; `faults` are raised by the next calls, in their order."""

    def __init__(self, *faults: Exception | None) -> None:
        self.calls: list[Any] = []
        self.faults = list(faults)
        self.gate: asyncio.Event | None = None

    async def _call(self, *call: Any) -> int:
        self.calls.append(call[0] if len(call) == 1 else call)
        if self.gate is not None:
            await self.gate.wait()
        fault = self.faults.pop(0) if self.faults else None
        if fault is not None:
            raise fault
        return len(self.calls)

    async def respond(self, sheet: Any, private: bool) -> int | None:
        return await self._call("respond", private)

    async def redraw(self, sheet: Any) -> None:
        await self._call("redraw")

    async def acknowledge(self, private: bool) -> None:
        await self._call("acknowledge", private)

    async def edit_original(self, sheet: Any) -> int:
        return await self._call("edit_original")

    async def delete_original(self) -> None:
        await self._call("delete_original")

    async def follow_up(self, sheet: Any, private: bool) -> int:
        return await self._call("follow_up", private)

    def private(self, message: int | None, *, original: bool) -> PrivateMessage:
        return PrivateMessage("token", message, original)


def outgoing(
    screen: Screen = SCREEN, drawing: Drawing | None = None, has: dict[str, int] | None = None, of: Words | None = None
) -> Outgoing:
    """This screen on its way out; its pictures are there at once."""
    drawing, words = drawing or Drawing(), Screen((Text("In words."),))
    pictures = [part for part in screen.parts if isinstance(part, Picture)]
    files = {one.name: b"png" for one in pictures if one.name not in (has or {})}

    async def in_words() -> Screen:
        return words

    return Outgoing(Drawn(screen, files, has or {}), drawing, of or Words(2, screen), in_words)


async def nobody(answer: ByAnswer) -> None:
    await answer.reply(outgoing(Screen((Text("Nobody saw to that."),))))


def answer_to(ack: Ack, *faults: Exception | None, late: float = 0.0) -> tuple[ByAnswer, FakeResponses, FakeTimer]:
    """An answer that nobody has claimed; `faults` are raised by its calls, in their order."""
    responses, timer = FakeResponses(*faults), FakeTimer()
    return ByAnswer(responses, ack, timer, late, nobody), responses, timer


def claimed(ack: Ack, *faults: Exception | None, **more: Any) -> tuple[ByAnswer, FakeResponses, FakeTimer]:
    answer, responses, timer = answer_to(ack, *faults, **more)
    assert answer.claim()
    return answer, responses, timer


@pytest.mark.parametrize("kind", Ack)
async def test_a_quick_answer_is_the_first_and_only_call(kind: Ack) -> None:
    answer, responses, timer = claimed(kind)
    assert await answer.reply(outgoing())
    await timer.advance(60)
    assert responses.calls == [("respond", True)]


PICTURES = Screen((Text("A board."), Picture(Square(1), "a square")))


@pytest.mark.parametrize(
    ("late", "screen", "first"),
    [
        (0.9, PICTURES, "redraw"),
        (1.1, PICTURES, ("acknowledge", True)),
        (1.1, SCREEN, "redraw"),
    ],
)
async def test_pictures_that_might_come_too_late_come_after_a_nod(late: float, screen: Screen, first: Any) -> None:
    answer, responses, timer = claimed(Ack.UPDATE)
    await timer.advance(late)
    assert await answer.redraw(outgoing(screen))
    assert responses.calls == ([first] if first == "redraw" else [first, "edit_original"])


async def test_a_command_with_late_pictures_fills_them_into_its_answer() -> None:
    answer, responses, _ = answer_to(Ack.PRIVATE, late=1.5)
    answer.claim(Ack.PUBLIC)
    shown = await answer.reply(outgoing(PICTURES), private=False)
    assert responses.calls == [("acknowledge", False), "edit_original"]
    assert shown is not None and shown.original


async def test_a_late_press_is_acknowledged_sooner() -> None:
    _, responses, timer = claimed(Ack.UPDATE, late=1.5)
    await timer.advance(0.5)
    assert responses.calls == [("acknowledge", True)]


async def test_more_than_one_thing_may_be_said() -> None:
    answer, responses, _ = answer_to(Ack.UPDATE)
    await answer.redraw(outgoing())
    await answer.reply(outgoing())
    assert responses.calls == ["redraw", ("follow_up", True)]


async def test_an_answer_and_the_alarm_never_both_come_first() -> None:
    answer, responses, timer = claimed(Ack.UPDATE)
    responses.gate = asyncio.Event()
    given = asyncio.create_task(answer.redraw(outgoing()))
    await asyncio.sleep(0)
    await timer.advance(2)
    responses.gate.set()
    assert await given
    await timer.advance(10)
    assert responses.calls == ["redraw"]


async def test_an_answer_waits_for_an_acknowledgement_on_its_way() -> None:
    answer, responses, timer = claimed(Ack.UPDATE)
    responses.gate = asyncio.Event()
    await timer.advance(2)
    given = asyncio.create_task(answer.redraw(outgoing()))
    await asyncio.sleep(0)
    assert responses.calls == [("acknowledge", True)]
    responses.gate.set()
    assert await given
    assert responses.calls == [("acknowledge", True), "edit_original"]


async def test_what_nobody_claims_is_answered_at_two_seconds() -> None:
    _, responses, timer = answer_to(Ack.UPDATE)
    await timer.advance(2)
    assert responses.calls == [("respond", True)]


async def test_only_one_may_claim_an_interaction() -> None:
    answer, *_ = claimed(Ack.UPDATE)
    assert not answer.claim() and not answer.claim(Ack.PUBLIC)


async def test_a_lost_answer_is_given_again_and_discord_takes_it_once() -> None:
    faults = UnknownOutcome("reset"), DiscordRefused("redraw", Code.ALREADY_ACKNOWLEDGED)
    answer, responses, _ = answer_to(Ack.UPDATE, *faults)
    assert await answer.redraw(outgoing())
    assert responses.calls == ["redraw", "redraw"]


@pytest.mark.parametrize(("seconds", "arrived"), [(1.02, True), (0.1, False)])
async def test_an_answer_that_the_library_repeated_has_arrived(seconds: float, arrived: bool) -> None:
    """Discord took it and gave a 503; a second later discord.py sent it again. Sooner it was somebody else's."""
    answer, responses, timer = answer_to(Ack.PRIVATE, DiscordRefused("respond", Code.ALREADY_ACKNOWLEDGED))
    responses.gate = asyncio.Event()
    asked = asyncio.ensure_future(answer.reply(outgoing()))
    await timer.advance(0)
    await timer.advance(seconds)
    responses.gate.set()
    sent = await asked
    assert (sent is not None) == arrived and responses.calls == [("respond", True)]
    assert sent is None or (sent.message is None and sent.original), "changed by the interaction's token"


@pytest.mark.parametrize(("lost", "taken"), [(2, True), (3, True), (4, False)])
async def test_an_answer_that_is_lost_twice_is_given_once_more_but_not_for_ever(lost: int, taken: bool) -> None:
    answer, responses, _ = answer_to(Ack.UPDATE, *[UnknownOutcome("reset") for _ in range(lost)])
    assert bool(await answer.redraw(outgoing())) == taken
    assert len(responses.calls) == (4 if lost > 2 else 3)


@pytest.mark.parametrize("noted", [False, True])
async def test_where_the_message_has_lost_a_picture_the_words_go_in_its_place(noted: bool) -> None:
    """An edit that was faster put others in its place: what was to be kept isn't there."""
    answer, responses, timer = claimed(Ack.UPDATE, *([None] if noted else []), LostPictures("redraw: 50035"))
    if noted:
        await timer.advance(2)
    picture = Picture(Square(1), "one")
    sent = outgoing(Screen((picture, *SCREEN.parts)), has={picture.name: 7})
    assert await answer.redraw(sent)
    assert sent.drawn.screen == Screen((Text("In words."),)) and not sent.drawn.whole, "pictures may come later"
    assert len(responses.calls) == 2 + noted


async def test_two_failures_are_the_pictures_fault_only_where_none_was_taken_between() -> None:
    board, drawing = Words(2, PICTURES), Drawing(cast(Artist, FakeArtist()))
    for fault, pictures in ((True, True), (False, True), (True, True), (True, False)):
        responses = FakeResponses(UnknownOutcome("reset") if fault else None)
        with pytest.raises(UnknownOutcome) if fault else nullcontext():
            await outgoing(PICTURES, drawing, of=board).send(responses.edit_original)
        assert drawing.shows_in(2) == pictures


ACKNOWLEDGED: dict[tuple[Ack, str], list[Any]] = {
    (Ack.PUBLIC, "public"): ["edit_original"],
    (Ack.PUBLIC, "private"): ["delete_original", ("follow_up", True)],
    (Ack.PRIVATE, "public"): ["delete_original", ("follow_up", False)],
    (Ack.PRIVATE, "private"): ["edit_original"],
    (Ack.UPDATE, "public"): [("follow_up", False)],
    (Ack.UPDATE, "private"): [("follow_up", True)],
    (Ack.UPDATE, "in place"): ["edit_original"],
    (Ack.UPDATE, "elsewhere"): [],
}


@pytest.mark.parametrize(("ack", "result"), ACKNOWLEDGED)
async def test_at_two_seconds_it_is_acknowledged_and_a_result_unfit_for_that_followed_up(ack: Ack, result: str) -> None:
    answer, responses, timer = claimed(ack)
    await timer.advance(1.9)
    assert responses.calls == []
    await timer.advance(0.1)
    match result:
        case "in place":
            assert await answer.redraw(outgoing())
        case "elsewhere":
            assert await answer.acknowledge()
        case _:
            shown = await answer.reply(outgoing(), private=result == "private")
            filled_in = responses.calls[-1] == "edit_original"
            assert shown is not None and (shown.message, shown.original) == (len(responses.calls), filled_in)
    assert responses.calls == [("acknowledge", ack is not Ack.PUBLIC), *ACKNOWLEDGED[ack, result]]


@pytest.mark.parametrize("code", [Code.ALREADY_ACKNOWLEDGED, Code.UNKNOWN_INTERACTION, Code.DEAD_TOKEN])
async def test_what_discord_does_not_take_is_no_fault(code: Code) -> None:
    answer, *_ = answer_to(Ack.UPDATE, DiscordRefused("redraw", code))
    assert not await answer.redraw(outgoing())


async def test_after_a_fault_there_can_still_be_an_answer() -> None:
    answer, responses, _ = answer_to(Ack.UPDATE, ValueError("a form body that Discord refuses"))
    with pytest.raises(ValueError, match="form body"):
        await answer.redraw(outgoing())
    assert not answer.given
    assert await answer.reply(outgoing())
    assert responses.calls == ["redraw", ("respond", True)]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        ("redraw", Code.UNKNOWN_MESSAGE),
        ("edit_original", Code.UNKNOWN_MESSAGE),
        ("redraw", Code.ARCHIVED_THREAD),
        ("acknowledge", Code.ARCHIVED_THREAD),
    ],
)
async def test_where_the_message_is_gone_or_its_thread_archived_another_way_answers(call: str, code: Code) -> None:
    noted = call == "edit_original"
    answer, _, timer = claimed(Ack.UPDATE, *([None] if noted else []), DiscordRefused(call, code))
    if noted:
        await timer.advance(2)
    with pytest.raises(DiscordRefused):
        await (answer.acknowledge() if call == "acknowledge" else answer.redraw(outgoing()))
    assert not answer.given
    assert await answer.reply(outgoing())


@pytest.mark.parametrize(("ack", "private"), [(Ack.PUBLIC, False), (Ack.PUBLIC, True), (Ack.PRIVATE, True)])
async def test_where_thinking_was_deleted_a_new_message_answers(ack: Ack, private: bool) -> None:
    call = "delete_original" if ack is Ack.PUBLIC and private else "edit_original"
    answer, responses, timer = claimed(ack, None, DiscordRefused(call, Code.UNKNOWN_MESSAGE))
    await timer.advance(2)
    shown = await answer.reply(outgoing(), private=private)
    assert responses.calls[1:] == [call, ("follow_up", private)]
    assert shown == PrivateMessage("token", 3, original=False)


async def test_a_nod_shows_nothing() -> None:
    answer, responses, _ = answer_to(Ack.UPDATE)
    assert await answer.acknowledge()
    assert responses.calls == [("acknowledge", True)] and answer.given


# ---- too late ------------------------------------------------------------------------------------------------------


async def test_after_three_seconds_it_is_too_late_unless_it_was_acknowledged() -> None:
    late, _, timer = answer_to(Ack.UPDATE, late=2.9)
    assert not late.too_late()
    timer.now += 0.2
    assert late.too_late()

    noted, _, timer = claimed(Ack.UPDATE)
    await timer.advance(2)
    await timer.advance(10)
    assert not noted.too_late()


def test_lateness_is_measured_against_the_quickest_of_the_last_ten_minutes() -> None:
    lateness = Lateness()
    assert lateness.of(created=1000.0, now=1005.0) == 0.0  # clocks differ by five seconds, as far as we know
    assert lateness.of(created=1010.0, now=1014.5) == 0.0  # no: by 4.5
    assert lateness.of(created=1010.0, now=1018.5) == 4.0  # a replayed press
    assert lateness.of(created=1020.0, now=1025.0) == 0.5


def test_ids_that_do_not_tell_the_time_make_nobody_late() -> None:
    """A Discord for tests may number its interactions 1, 2, 3: all made in the first moment of 2015."""
    lateness, started = Lateness(), 1_800_000_000.0
    assert [lateness.of(created=1_420_070_400.0, now=started + 10.0 * at) for at in range(3)] == [0.0, 0.0, 0.0]
    assert lateness.of(created=started + 25.0, now=started + 30.0) == 0.0  # and they are no measure for others
    assert lateness.of(created=started + 35.0, now=started + 44.0) == 4.0


def test_a_difference_is_forgotten_after_ten_minutes() -> None:
    lateness = Lateness()
    lateness.of(created=0.0, now=1.0)
    assert lateness.of(created=599.0, now=601.0) == 1.0  # still against the first
    assert lateness.of(created=1000.0, now=1005.0) == 3.0  # against the second: the first is too old
    assert lateness.of(created=1700.0, now=1705.0) == 0.0  # nothing else is young enough


def test_a_clock_that_was_set_forward_is_believed_after_ten_minutes() -> None:
    lateness = Lateness()
    lateness.of(created=0.0, now=0.0)
    assert lateness.of(created=1.0, now=101.0) == 100.0
    assert lateness.of(created=601.0, now=701.0) == 0.0


def test_after_ten_idle_minutes_the_last_difference_is_still_known() -> None:
    """A press that the gateway sends again after an outage is often the first for a long time."""
    lateness = Lateness()
    lateness.of(created=100.0, now=101.0)
    late = [lateness.of(created=4000.0 + at, now=4008.0 + at) for at in range(3)]
    assert late == [7.0, 7.0, 7.0]


def test_a_clock_set_while_nobody_played_is_believed_after_a_minute() -> None:
    lateness = Lateness()
    lateness.of(created=100.0, now=101.0)
    assert lateness.of(created=4000.0, now=4008.0) == 7.0
    assert lateness.of(created=4061.0, now=4069.0) == 0.0


def test_a_clock_that_was_set_is_known_once_discord_has_taken_an_answer() -> None:
    steps: list[float] = []
    lateness = Lateness(steps.append)
    lateness.of(created=0.0, now=5.0)
    assert [lateness.of(created=10.0, now=597.0), lateness.of(created=10.5, now=597.5)] == [582.0, 582.0]
    lateness.was_taken(created=10.0, now=597.0)
    lateness.was_taken(created=10.5, now=597.5)  # was under way at the same time
    assert lateness.of(created=20.0, now=607.2) == pytest.approx(0.2)
    assert lateness.of(created=30.0, now=621.0) == pytest.approx(4.0), "who is late now is late by the new clock"
    assert steps == [582.0]


def test_a_clock_that_was_set_back_makes_nobody_late_and_is_told_once() -> None:
    steps: list[float] = []
    lateness = Lateness(steps.append)
    lateness.of(created=1000.0, now=1005.0)
    assert [lateness.of(created=1010.0 + at, now=415.0 + at) for at in range(3)] == [0.0, 0.0, 0.0]
    assert steps == [-600.0]


async def test_what_seems_late_is_answered_where_discord_takes_it() -> None:
    answer, responses, timer = claimed(Ack.UPDATE, late=582.0)
    assert answer.too_late() and await answer.is_taken()
    assert not answer.too_late()
    await timer.advance(0.5)
    assert await answer.redraw(outgoing())
    assert responses.calls == [("acknowledge", True), "edit_original"]
    assert answer.reached == 0.0, "not 582: the clock was wrong, not the press late"


@pytest.mark.parametrize("code", [Code.UNKNOWN_INTERACTION, Code.ALREADY_ACKNOWLEDGED])
async def test_what_discord_takes_no_answer_to_is_asked_about_once(code: Code) -> None:
    answer, responses, timer = claimed(Ack.UPDATE, DiscordRefused("acknowledge", code), late=582.0)
    assert not await answer.is_taken()
    await timer.advance(10)
    assert answer.too_late() and responses.calls == [("acknowledge", True)] and answer.reached is None


# ---- what goes over the wire ---------------------------------------------------------------------------------------


class Wire:
    """Discord, as far as an interaction's token reaches: keeps the answers asked for, and gives each file an id."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, dict[str, int]]] = []

    async def by_token(self, route: Any, body: Any = None, sheet: Sheet | None = None, **query: int) -> Any:
        self.sent.append((body, query))
        if not query["with_response"]:
            return ""
        items = [
            {"media": {"url": f"https://cdn/a/{one['filename']}?ex=1", "attachment_id": str(70 + at)}}
            for at, one in enumerate(body["data"]["attachments"])
        ]
        return {"resource": {"message": {"id": "9", "components": [{"type": 12, "items": items}]}}}


def responses_to(wire: Wire) -> InteractionResponses:
    return InteractionResponses(cast(DiscordApi, wire), 5, "token", is_press=True)


@pytest.mark.parametrize(("has", "asked"), [({}, 1), ({Square(1).file_name: 33}, 0)])
async def test_the_message_is_read_back_only_where_something_was_uploaded(has: dict[str, int], asked: int) -> None:
    """What a message keeps is known before; reading it all back was a tenth of an answer's time."""
    wire, sent = Wire(), outgoing(PICTURES, has=has)
    await sent.send(responses_to(wire).redraw)
    assert [query for _, query in wire.sent] == [{"with_response": asked}]
    assert sent.pictures == {Square(1).file_name: 70 if asked else 33}


async def test_an_acknowledgement_is_not_read_back() -> None:
    wire = Wire()
    await responses_to(wire).acknowledge(True)
    assert wire.sent == [({"type": 6}, {"with_response": 0})]


async def test_a_new_message_is_read_back_for_its_id() -> None:
    wire, sent = Wire(), outgoing()

    async def respond(sheet: Sheet) -> int | None:
        return await responses_to(wire).respond(sheet, True)

    assert await sent.send(respond) == 9
    ((body, query),) = wire.sent
    assert query == {"with_response": 1} and body["data"]["flags"] == 64 | 1 << 15
