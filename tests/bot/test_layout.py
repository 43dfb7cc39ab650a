"""What Discord refuses never leaves: limits of discord-facts, held for any screen at all."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.drawing import Drawn
from bot.delivery.layout import compose, cut, fit, length
from bot.screens.custom_ids import PATTERN, custom_id
from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Separator, Style, Text, Weight
from tests.bot.fakes import Square

TEXTS = st.text(st.sampled_from("ab *_🟥é\n<>@ "), max_size=60)
LONG = st.builds(lambda text, times: text * times, st.text("ab🟥 ", min_size=1, max_size=8), st.integers(0, 900))
WEIGHTS = st.sampled_from(Weight)
IDS = (
    st.builds(custom_id, st.integers(0, 3), st.sampled_from(["7", "lobby"]), st.sampled_from(["a", "b.1", "c", "d"]))
    | TEXTS
)
BUTTONS = st.builds(Button, label=LONG | TEXTS, id=IDS, style=st.sampled_from(Style), disabled=st.booleans())
OPTIONS = st.builds(Option, label=LONG, value=st.text("abc", max_size=120), description=LONG, chosen=st.booleans())
PARTS: st.SearchStrategy[Part] = st.one_of(
    st.builds(Text, LONG | TEXTS, LONG | TEXTS, WEIGHTS),
    st.builds(Separator, WEIGHTS),
    st.builds(Picture, st.builds(Square, st.integers(1, 3)), LONG, WEIGHTS),
    st.builds(Buttons, st.lists(BUTTONS, max_size=30).map(tuple), WEIGHTS),
    st.builds(
        Select,
        st.builds(lambda n: f"al:1:7:*{n or ''}", st.integers(0, 3)) | TEXTS,
        LONG,
        st.lists(OPTIONS, max_size=60).map(tuple),
        st.integers(-1, 30),
        st.integers(-1, 30),
        WEIGHTS,
    ),
)
SCREENS = st.builds(Screen, st.lists(PARTS, max_size=30).map(tuple), st.none() | st.just(0x56B4E9))


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for component in components:
        found.append(component)
        found.extend(walk(component.get("components", [])))
    return found


def utf16(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@given(SCREENS)
async def test_every_screen_becomes_a_message_that_discord_takes(screen: Screen) -> None:
    drawn = Drawn(screen, {part.name: b"png" for part in screen.parts if isinstance(part, Picture)})
    sheet = compose(drawn)
    sent = walk(sheet.components)
    assert 1 <= len(sent) <= 40
    shown = {item["media"]["url"] for one in sent if one["type"] == 12 for item in one["items"]}
    assert shown == {f"attachment://{file.name}" for file in sheet.files}
    texts = [one["content"] for one in sent if one["type"] == 10]
    assert sum(map(utf16, texts)) <= 4000
    assert all(text.strip() for text in texts)
    ids = [one["custom_id"] for one in sent if "custom_id" in one]
    assert len(ids) == len(set(ids))
    assert all(len(id) <= 100 and PATTERN.fullmatch(id) for id in ids)
    for one in sent:
        if one["type"] == 1:
            assert 1 <= len(one["components"]) <= 5
        elif one["type"] == 2:
            assert one.get("label") or one.get("emoji")
            assert utf16(one.get("label") or "") <= 80
        elif one["type"] == 3:
            assert 1 <= len(one["options"]) <= 25
            assert utf16(one.get("placeholder") or "") <= 150
            assert 0 <= one["min_values"] <= one["max_values"] <= len(one["options"])
            assert sum(option.get("default", False) for option in one["options"]) <= one["max_values"]
            values = [option["value"] for option in one["options"]]
            assert len(set(values)) == len(values)
            for option in one["options"]:
                assert 1 <= utf16(option["label"]) <= 100
                assert 1 <= utf16(option["value"]) <= 100
                assert utf16(option.get("description") or "") <= 100
        elif one["type"] == 12:
            assert all(utf16(item.get("description") or "") <= 1024 for item in one["items"])


@given(SCREENS)
def test_fitting_twice_changes_nothing(screen: Screen) -> None:
    fitted = fit(screen)
    assert fit(fitted) == fitted


def text(size: int, weight: Weight, short: str = "") -> Text:
    return Text("x" * size, short, weight)


def test_a_screen_that_fits_is_shown_whole() -> None:
    screen = Screen((Text("**Ana**"), Separator(), Buttons((Button("Go", custom_id(1, 7, "go")),))), 0xFF)
    assert fit(screen) == screen


def test_a_short_form_is_taken_before_anything_is_dropped() -> None:
    fitted = fit(Screen((text(3000, Weight.NEEDED), text(2000, Weight.SPARE, "short"))))
    assert fitted.parts == (text(3000, Weight.NEEDED), Text("short", "", Weight.SPARE))


def test_the_least_needed_goes_first() -> None:
    needed, useful, spare = text(3000, Weight.NEEDED), text(900, Weight.USEFUL), text(200, Weight.SPARE)
    assert fit(Screen((spare, useful, needed))).parts == (useful, needed)


def test_nothing_goes_from_what_fits_to_the_last_character() -> None:
    needed, nice = Text("n" * 3000), Text("i" * 1000, weight=Weight.NICE)
    dropped = Text("d" * 500, weight=Weight.NICE)
    assert fit(Screen((needed, nice, dropped))).parts == (needed, nice)


def test_what_nobody_can_do_without_is_cut() -> None:
    (only,) = fit(Screen((text(4001, Weight.NEEDED),))).parts
    assert isinstance(only, Text)
    assert only.text == "x" * 3999 + "…"


def test_five_buttons_a_row() -> None:
    def rows(count: int) -> list[int]:
        buttons = tuple(Button(str(n), custom_id(1, 7, f"go.{n}")) for n in range(count))
        sent = compose(Screen((Buttons(buttons), Buttons((Button("Hand", custom_id(1, "hand", "open")),)))))
        return [len(row["components"]) for row in sent.components]

    assert rows(5) == [5, 1]
    assert rows(12) == [5, 5, 2, 1]


def test_more_than_25_options_become_several_selects() -> None:
    options = tuple(Option(str(n), f"pick.{n}") for n in range(30))
    sent = walk(compose(Screen((Select("al:1:7:*", "Which?", options),))).components)
    selects = [one for one in sent if one["type"] == 3]
    assert [(one["custom_id"], len(one["options"])) for one in selects] == [("al:1:7:*", 25), ("al:1:7:*2", 5)]


@pytest.mark.parametrize(
    ("given", "limit", "kept"), [("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("🟥🟥🟥", 5, "🟥🟥…")]
)
def test_cut_counts_as_the_strictest_reader_does(given: str, limit: int, kept: str) -> None:
    assert cut(given, limit) == kept
    assert length(cut(given, limit)) <= limit


def test_a_text_is_never_cut_in_the_middle_of_an_escape() -> None:
    assert cut(r"abc\*def", 5) == "abc…"
