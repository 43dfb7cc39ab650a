from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.kernel import codec
from games.kernel.game import Event, HouseRules

ODD = st.text(alphabet=st.sampled_from("aZ09.-_+~%:/ \n\0é魔🧙\u0660\u00b2"), max_size=12) | st.text(max_size=12)
PARTS = st.integers() | st.integers(-30, 300) | ODD
ACTIONS = st.tuples(ODD.filter(bool), PARTS) | st.lists(PARTS, max_size=4).map(lambda parts: ("word", *parts))


def spelled(action: tuple[Any, ...]) -> str | None:
    try:
        return codec.short(action)
    except ValueError:
        return None


@given(ACTIONS)
@example(("17", 17))
@example(("-0", "007", "+5"))
@example(("a.b", "", "%2E"))
@example(("x" * 60,))
@example(("x" * 61,))
def test_what_is_spelled_is_read_back(action: tuple[Any, ...]) -> None:
    text = spelled(action)
    if text is None:
        assert len(codec.dumps(action)) > 20, "only a long one can't be spelled"
        return
    assert len(text) <= 60 and text.isascii() and ":" not in text and " " not in text
    back = codec.from_short(text)
    assert back == action and [type(part) for part in back] == [type(part) for part in action]


@given(st.text(max_size=70) | st.text(alphabet="ab.%0123456789-_2eE", max_size=64))
@example("potion.017")
@example("potion.-0")
@example("a%2e")
@example("%E9")
@example("a.\ud800")
@example("17")
@example(".3")
@example("potion.٣")
def test_reading_gives_the_one_action_or_refuses(text: str) -> None:
    try:
        action = codec.from_short(text)
    except ValueError:
        return
    assert codec.short(action) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (("potion", 17), "potion.17"),
        (("pass",), "pass"),
        (("shift", -3, 0), "shift.-3.0"),
        (("say", "17"), "say.%317"),
        (("say", "-5"), "say.%2D5"),
        (("say", "a.b:c"), "say.a%2Eb%3Ac"),
        (("fusta-i-fulla", "CAT", 2), "fusta-i-fulla.CAT.2"),
        (("say", "ñ"), "say.%C3%B1"),
        (("say", "007"), "say.007"),
    ],
)
def test_spellings(action: tuple[Any, ...], text: str) -> None:
    assert codec.short(action) == text
    assert codec.from_short(text) == action


@pytest.mark.parametrize(
    "text", ["", "potion.-0", "7", "-7.a", "say.a b", "say.%31%37", "say.%c3%b1", "say.%FF", "x" * 61]
)
def test_what_short_never_writes_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not an action|an action is"):
        codec.from_short(text)


def test_an_action_of_nothing_or_too_long_is_not_spelled() -> None:
    assert len(codec.short(("w", "x" * 58))) == 60
    for action in (("w", "x" * 59), ("w", "é" * 10), ("",), ("w", 10**59)):
        with pytest.raises(ValueError, match="takes"):
            codec.short(action)


@given(ACTIONS)
def test_actions_survive_json(action: tuple[Any, ...]) -> None:
    assert codec.action(json.loads(json.dumps(action))) == action


@pytest.mark.parametrize(
    "data", [[], "pass", None, 3, [3], ["a", None], ["a", 1.0], ["a", True], ["a", ["b"]], {"a": 1}]
)
def test_other_json_is_no_action(data: Any) -> None:
    with pytest.raises(ValueError, match="an action is"):
        codec.action(data)


VALUES = st.recursive(st.integers(-9, 2**60) | st.text(max_size=9) | st.none() | st.booleans(),
                      lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6)  # fmt: skip
EVENTS = st.builds(
    Event,
    st.text(max_size=8),
    st.lists(VALUES, max_size=4).map(tuple),
    st.none() | st.lists(st.integers(0, 5), max_size=3).map(tuple),
)


@given(st.lists(EVENTS, max_size=4))
def test_events_come_back_with_their_tuples(events: list[Event]) -> None:
    back = codec.load_events(codec.dumps(events))
    assert back == events
    assert all(type(event) is Event for event in back)


@pytest.mark.parametrize("data", [b"", b"{", b"[3]", b'[["a"]]', b'[["a", 3, null]]', b'[["a", [], ["x"]]]'])
def test_what_are_no_events_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError):
        codec.load_events(data)


def test_json_is_json() -> None:
    class House(HouseRules):
        toad: bool = False

    value = {"a": [1, (2, "é")], "options": House(toad=True), "event": Event("drew", (3,), (1,))}
    expected = {"a": [1, [2, "é"]], "options": {"toad": True}, "event": ["drew", [3], [1]]}
    assert json.loads(codec.dumps(value)) == expected
    assert codec.loads(codec.dumps(value)) == expected
    assert codec.plain(value) == value | {"options": {"toad": True}}
    with pytest.raises(ValueError):
        codec.loads(b"{")
