"""The bench of a press goes on where the bot is quicker than its people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bench import press
from playground import CannotDo


class Answered:
    """A reply to a press."""

    failed, reason = False, ""


def a_person(*replies: Any) -> press.Ready:
    """Somebody whose presses come to these, one after the other."""
    left: Iterator[Any] = iter(replies)

    async def ready() -> press.MakePress:
        reply = next(left)

        async def click() -> Any:
            if isinstance(reply, Exception):
                raise reply
            return reply

        return click

    return ready


async def test_what_went_away_under_the_finger_is_not_counted() -> None:
    gone = CannotDo("no option 'fight*target.29'")
    _, made = await press.timed([a_person(gone), a_person(Answered())])
    assert made == 1


async def test_where_nothing_could_be_pressed_people_look_again() -> None:
    _, made = await press.timed([a_person(CannotDo("no such button"), Answered())])
    assert made == 1


async def test_a_press_without_an_answer_ends_the_run() -> None:
    failed = Answered()
    failed.failed, failed.reason = True, "nobody answered in three seconds"
    with pytest.raises(press.Unanswered, match="nobody answered"):
        await press.timed([a_person(failed)])


def test_a_run_that_broke_off_prints_what_it_has() -> None:
    noop, text, pictures = (press.MeasuredBot(0, []) for _ in range(3))
    noop.moves, text.moves = [[0.001] * 3], [[0.002] * 3]
    found = {figure.name: figure.value for figure in press.figures_of(noop, text, pictures, [])}
    assert found["a move in text against a no-op press, p50"] == pytest.approx(2.0)
    assert not any("pictures" in name for name in found)
