"""One template, anchored, for every control."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.discord_api import controls_of
from bot.delivery.layout import compose
from bot.screens.custom_ids import PATTERN, Press, custom_id, read_press
from bot.screens.screen import Button, Buttons, Option, Screen, Select, Text
from games.kernel.codec import from_short, short

ACTIONS = st.tuples(st.sampled_from(["pass", "potion", "a:b", "año", "1", "x" * 20]), st.integers(-9, 999))

SCREEN = Screen(
    (
        Text("Who?"),
        Buttons((Button("Pass", custom_id(12, 57, "pass")), Button("Site", url="https://example.org"))),
        Select(custom_id(12, 57, "*"), "Which?", (Option("One", "potion.1"), Option("Two", "potion.2"))),
    )
)


@given(st.integers(0, 10**18 - 1), st.integers(1, 10**9), ACTIONS)
def test_what_was_spelled_is_read_back(table: int, question: int, action: tuple[Any, ...]) -> None:
    written = custom_id(table, question, short(action))
    assert len(written) <= 100
    press = read_press(written)
    assert press is not None and press.table == table and press.question == question
    assert from_short(press.actions[0]) == action


def test_a_select_says_its_values() -> None:
    assert read_press("al:12:57:*", ["potion.1", "potion.2"]) == Press(12, "57", ("potion.1", "potion.2"))
    assert read_press("al:12:57:*2", ["potion.1"]) == Press(12, "57", ("potion.1",))
    assert read_press("al:12:57:*", []) is None


def test_a_view_is_no_question() -> None:
    press = read_press("al:12:hand:open")
    assert press == Press(12, "hand", ("open",)) and press.question is None


ODD = [
    "",
    "al:1:2",
    "al:1:2:a:b",
    "xal:1:2:a",
    "al:1:2:a\n",
    "\nal:1:2:a",
    "al:1:2:",
    "al::2:a",
    "al:01:2:a",
    "al:1:0:a",
    "al:-1:2:a",
    "al:1:2:" + "a" * 61,
    "al:1:2:a b",
    "al:١:2:a",
    "AL:1:2:a",
    "al:1:2:ä",
]


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_id_is_not_read(odd: str) -> None:
    assert PATTERN.match(odd) is None
    assert PATTERN.fullmatch(odd) is None
    assert read_press(odd) is None


@given(st.text(st.sampled_from("al:0129*.-%x\n "), max_size=30))
def test_match_and_fullmatch_agree_on_every_id(custom_id: str) -> None:
    assert (PATTERN.match(custom_id) is None) == (PATTERN.fullmatch(custom_id) is None)


@pytest.mark.parametrize(("place", "action"), [(0, "a"), ("Hand", "a"), ("hand", ""), ("hand", "a:b"), (5, "a" * 61)])
def test_an_id_that_could_not_be_read_back_is_not_spelled(place: int | str, action: str) -> None:
    with pytest.raises(ValueError, match="not a control"):
        custom_id(1, place, action)


# ---- in a message --------------------------------------------------------------------------------------------------


def test_every_control_of_a_message_can_be_read_back() -> None:
    ids = [id for id in controls_of({"components": compose(SCREEN).components}) if id.startswith("al:")]
    assert ids == ["al:12:57:pass", "al:12:57:*"]
    assert all(read_press(id, ["potion.1"]) is not None for id in ids)
