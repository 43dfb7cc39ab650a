"""One template, anchored, for every control; traps 1 and 2 of discord-facts."""

from __future__ import annotations

import gc
import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ui.view import ViewStore
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.control import Control
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
def test_an_odd_id_is_neither_built_nor_fired(odd: str) -> None:
    """`DynamicItem` is built with match and fired with fullmatch: they must agree."""
    assert PATTERN.match(odd) is None
    assert PATTERN.fullmatch(odd) is None
    assert read_press(odd) is None
    with pytest.raises(ValueError, match="must match the template"):
        Control(discord.ui.Button(custom_id=odd or "\n"))


@given(st.text(st.sampled_from("al:0129*.-%x\n "), max_size=30))
def test_match_and_fullmatch_agree_on_every_id(custom_id: str) -> None:
    assert (PATTERN.match(custom_id) is None) == (PATTERN.fullmatch(custom_id) is None)


@pytest.mark.parametrize(("place", "action"), [(0, "a"), ("Hand", "a"), ("hand", ""), ("hand", "a:b"), (5, "a" * 61)])
def test_an_id_that_could_not_be_read_back_is_not_spelled(place: int | str, action: str) -> None:
    with pytest.raises(ValueError, match="not a control"):
        custom_id(1, place, action)


# ---- discord.py's store of views -----------------------------------------------------------------------------------


class Sent:
    """As much of discord.py as sending a view touches."""

    def __init__(self) -> None:
        self.store = ViewStore(SimpleNamespace())  # pyright: ignore[reportArgumentType]
        self.store.add_dynamic_items(Control)

    def send(self, view: discord.ui.LayoutView, message: int) -> None:
        """What `send`, `send_message`, `edit` and `edit_message` of discord.py 2.7 do with a view."""
        if not view.is_finished() and view.is_dispatchable():
            self.store.add_view(view, message)

    def fires(self, custom_id: str) -> int:
        return sum(pattern.fullmatch(custom_id) is not None for pattern in self.store._dynamic_items)


async def test_a_sent_message_is_never_stored_so_nothing_can_take_the_template_away() -> None:
    sent = Sent()
    sheet = compose(SCREEN)
    assert any(isinstance(item, Control) for item in sheet.walk_children())
    for message in (1, 1, 2):
        sent.send(sheet, message)
        sent.send(compose(SCREEN), message)
    assert not sheet.is_dispatching()
    sheet.stop()
    assert sheet.timeout is None
    assert sent.store._views == {} and sent.store._synced_message_views == {}
    assert sent.fires("al:12:57:pass") == 1


async def test_the_trap_is_real() -> None:
    """A view that discord.py stores, an ordinary button beside a Control, takes the template away when it stops."""
    sent = Sent()
    view = discord.ui.LayoutView(timeout=None)
    row: Any = discord.ui.ActionRow()
    row.add_item(Control(discord.ui.Button(custom_id="al:1:2:a")))
    row.add_item(discord.ui.Button(custom_id="other"))
    view.add_item(row)
    sent.send(view, 1)
    sent.store.add_view(view, 1)
    view.stop()
    assert sent.fires("al:1:2:a") == 0


async def test_every_control_of_a_message_is_ours_but_links() -> None:
    sheet = compose(SCREEN)
    for item in sheet.walk_children():
        if item.is_dispatchable():
            assert isinstance(item, Control)


async def test_messages_leave_nothing_behind() -> None:
    sheet = compose(SCREEN)
    kind = type(sheet)
    del sheet
    gc.collect()
    assert not [one for one in gc.get_objects() if type(one) is kind]


def test_there_is_one_template() -> None:
    """A second one that matched the same id would fire too."""
    assert [kind for kind in discord.ui.DynamicItem.__subclasses__() if kind.__module__.startswith("bot.")] == [Control]
    assert re.compile(Control.__discord_ui_compiled_template__) is PATTERN
