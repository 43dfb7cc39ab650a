"""What a person does: presses, choices, forms, commands; by pointer and by keyboard alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import expect

from playground.seats import CannotDo, Upload

from . import screens
from .conftest import Served
from .fake_playground import FakeReply
from .screens import button, message, row, select
from .test_messages import shown, sit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COMMANDS: list[dict[str, Any]] = [
    {
        "id": "1",
        "type": 1,
        "name": "chess",
        "description": "Chess",
        "options": [
            {
                "type": 1,
                "name": "new",
                "description": "Opens a lobby",
                "options": [
                    {"type": 4, "name": "ai", "description": "AI opponents", "min_value": 0, "max_value": 4},
                    {
                        "type": 3,
                        "name": "level",
                        "description": "How well they play",
                        "choices": [{"name": "Easy", "value": "easy"}, {"name": "Normal", "value": "normal"}],
                    },
                    {"type": 5, "name": "toad", "description": "With the chaotic toad"},
                ],
            },
            {
                "type": 1,
                "name": "rules",
                "description": "How to play",
                "options": [
                    {"type": 3, "name": "word", "description": "A word", "required": True, "autocomplete": True}
                ],
            },
        ],
    },
    {
        "id": "2",
        "type": 1,
        "name": "profile",
        "description": "Ratings and results",
        "options": [{"type": 6, "name": "user", "description": "Whose", "required": True}],
    },
    {"id": "3", "type": 3, "name": "Quote", "description": ""},
    {"id": "4", "type": 2, "name": "Challenge", "description": ""},
]


def controls(**more: Any) -> screens.Json:
    return message(1, components=[row(button("go", "Go", 1), button("stay", "Stay"))], content="Well?", **more)


# ---- presses ---------------------------------------------------------------------------------------------------------


async def test_a_press_waits_visibly_and_its_neighbours_pause(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.hold = asyncio.Event()
    ana.show("message", controls())
    await sit(tab, served)
    go, stay = tab.get_by_role("button", name="Go"), tab.get_by_role("button", name="Stay")
    await go.click()
    await expect(go).to_have_attribute("aria-busy", "true")
    await expect(stay).to_have_attribute("aria-disabled", "true")
    await stay.click(force=True)
    await go.click(force=True)
    ana.hold.set()
    await expect(go).not_to_have_attribute("aria-busy", "true")
    await expect(stay).not_to_have_attribute("aria-disabled", "true")
    await expect(go).to_be_focused()
    assert ana.done == [("click", "go", "1", "200")]


@pytest.mark.parametrize("answer", [FakeReply("failed", "no answer"), CannotDo("no such button any more")])
async def test_a_press_that_failed_says_so_until_the_next(tab: Tab, served: Served, answer: Any):
    ana = served.seat("Ana")
    ana.answers = [answer]
    ana.show("message", controls())
    await sit(tab, served)
    await tab.get_by_role("button", name="Go").click()
    told = "This interaction failed · no answer" if isinstance(answer, FakeReply) else str(answer)
    await expect(shown(tab, 1).get_by_role("alert")).to_have_text(told)
    await tab.get_by_role("button", name="Go").click()
    await expect(shown(tab, 1).locator(".press-note")).to_be_hidden()


async def test_one_choice_is_sent_at_once_and_again_if_wanted(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.show("message", message(1, components=[row(select("s", "Which?", ["Hat", "Doll", "Potion"]))]))
    await sit(tab, served)
    box = tab.get_by_role("combobox", name="Which?")
    await box.focus()
    for keys in (["Enter", "ArrowDown", "Enter"], [" ", "p", "o", "Enter"], ["ArrowDown", "Enter"]):
        for key in keys:
            await tab.keyboard.press(key)
        await expect(box).to_have_attribute("aria-expanded", "false")
        await expect(box).not_to_have_attribute("aria-disabled", "true")
    await expect(box).to_contain_text("Potion")
    assert [done[2] for done in ana.done] == [["doll"], ["potion"], ["potion"]]


async def test_several_choices_are_sent_when_the_list_closes_and_only_if_enough(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.show("message", message(1, components=[row(select("s", "Which two?", ["A", "B", "C"], 2, 2))]))
    await sit(tab, served)
    await tab.get_by_role("combobox", name="Which two?").click()
    await tab.get_by_role("option", name="A about A").click()
    await tab.keyboard.press("Escape")
    assert ana.done == []
    await tab.get_by_role("combobox", name="Which two?").click()
    for name in ("A about A", "C about C", "B about B"):  # the third is one too many
        await tab.get_by_role("option", name=name).click(force=True)
    await expect(tab.get_by_role("option", name="B about B")).to_have_attribute("aria-disabled", "true")
    await tab.locator(".channel-title").click()
    await expect(tab.get_by_role("combobox", name="Which two?")).to_contain_text("A, C")
    await expect(tab.locator("[aria-busy]")).to_have_count(0)
    assert ana.done == [("select", "s", ["a", "c"], "1")]


@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        (5, ["Ana", "Kettle", "Pep"]),
        (6, ["@Hosts"]),
        (7, ["@Hosts", "Ana", "Kettle", "Pep"]),
        (8, ["A long evening", "table-1", "table-2"]),
    ],
)
async def test_people_roles_and_channels_can_be_chosen(tab: Tab, served: Served, kind: int, offered: list[str]):
    ana, _ = served.seat("Ana"), served.seat("Pep")
    component = {"type": kind, "id": 1, "custom_id": "who", "placeholder": "Who?", "min_values": 1, "max_values": 1}
    ana.show("message", message(1, components=[row(component)]))
    await sit(tab, served)
    await tab.get_by_role("combobox", name="Who?").click()
    await expect(tab.get_by_role("listbox", name="Who?")).to_be_visible()
    assert sorted(await tab.locator(".option-label").all_text_contents()) == offered


# ---- forms -----------------------------------------------------------------------------------------------------------


async def test_a_form_is_filled_checked_and_sent_by_keyboard(tab: Tab, served: Served):
    ana = served.seat("Ana")
    await sit(tab, served)
    ana.show("modal", screens.form())
    dialog = tab.get_by_role("dialog", name="House rules")
    await expect(dialog).to_be_visible()
    await expect(dialog.get_by_role("textbox", name="Table name")).to_be_focused()
    await tab.keyboard.type("x")
    await dialog.get_by_role("button", name="Submit").click()
    wrong = ["Must be 2 or more characters.", "This field is required.", "This field is required."]
    await expect(dialog.locator(".field-problem:visible")).to_have_text(wrong)
    await expect(dialog.get_by_role("textbox", name="Table name")).to_be_focused()
    await tab.keyboard.type("yz")
    await tab.keyboard.press("Tab")
    await tab.keyboard.type("be kind")
    await tab.keyboard.press("Tab")
    await tab.keyboard.press("Space")  # the first radio button
    await tab.keyboard.press("Tab")
    await tab.keyboard.press("Space")  # the first check box
    await tab.keyboard.press("Tab")
    await tab.keyboard.press("Tab")  # over the second
    for key in ("Enter", "ArrowDown", "Enter", "Tab", "Space"):  # the list, then the lone check box
        await tab.keyboard.press(key)
    await dialog.locator('input[type="file"]').set_input_files(
        {"name": "cat.txt", "mimeType": "text/plain", "buffer": b"miaow"}
    )
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_have_count(0)
    assert ana.done == [
        (
            "submit",
            {
                "name": "xyz",
                "word": "be kind",
                "reactions": "a",
                "extras": ["a"],
                "clock": ["s"],
                "friends": False,
                "file": [Upload("cat.txt", b"miaow", "text/plain")],
            },
        )
    ]


async def test_a_form_that_failed_stays_with_what_was_written(tab: Tab, served: Served):
    ana = served.seat("Ana")
    await sit(tab, served)
    ana.answers = [FakeReply("failed", "nobody answered")]
    form = screens.form()
    form["components"] = form["components"][1:2]
    ana.show("modal", form)
    await tab.get_by_role("textbox", name="Table name").fill("Long words")
    await tab.keyboard.press("Enter")
    dialog = tab.get_by_role("dialog")
    await expect(dialog.get_by_role("alert").first).to_have_text("Something went wrong. Try again.")
    await expect(tab.get_by_role("textbox", name="Table name")).to_have_value("Long words")
    await tab.keyboard.press("Enter")
    await expect(dialog).to_have_count(0)


async def test_a_form_keeps_the_focus_and_can_be_given_up(tab: Tab, served: Served):
    ana = served.seat("Ana")
    await sit(tab, served)
    ana.show("modal", screens.form())
    await expect(tab.get_by_role("dialog")).to_be_visible()
    for _ in range(30):
        await tab.keyboard.press("Tab")
        outside = "document.activeElement !== document.body && !document.activeElement.closest('dialog')"
        assert not await tab.evaluate(outside)
    await tab.reload()
    await expect(tab.get_by_role("dialog", name="House rules")).to_be_visible()
    await tab.keyboard.press("Escape")
    await expect(tab.get_by_role("dialog")).to_have_count(0)
    assert await ana.has_done(1) == [("close_modal",)]


# ---- commands --------------------------------------------------------------------------------------------------------


async def ready(tab: Tab, served: Served) -> None:
    served.playground.commands = COMMANDS
    await sit(tab, served)
    await tab.get_by_role("textbox", name="Message #table-1").focus()


async def done(served: Served) -> list[tuple[Any, ...]]:
    """What Ana did, once she did something."""
    return await served.seat("Ana").has_done(1)


async def test_the_picker_offers_narrows_and_takes(tab: Tab, served: Served):
    await ready(tab, served)
    await tab.keyboard.type("/")
    names = tab.locator(".menu .option-label")
    await expect(names).to_have_text(["/chess new", "/chess rules", "/profile"])
    await tab.keyboard.type("pro")
    await expect(names).to_have_text(["/profile"])
    for _ in range(3):
        await tab.keyboard.press("Backspace")
    await tab.keyboard.press("ArrowDown")
    await tab.keyboard.press("Tab")
    await expect(tab.get_by_role("group", name="Command chess rules")).to_be_visible()
    await tab.keyboard.press("Escape")  # the proposals
    await tab.keyboard.press("Escape")  # the command
    await expect(tab.get_by_role("textbox", name="Message #table-1")).to_be_focused()


async def test_a_command_typed_by_hand(tab: Tab, served: Served):
    await ready(tab, served)
    await tab.keyboard.type("/chess new")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    assert await done(served) == [("slash", "chess new", "200", {})]


async def test_options_typed_by_hand(tab: Tab, served: Served):
    await ready(tab, served)
    await tab.get_by_role("textbox", name="Message #table-1").fill("/chess new ai:2 level:Normal toad:true")
    await expect(tab.locator(".pill")).to_have_count(3)
    await tab.get_by_role("button", name="Send", exact=True).click()
    assert await done(served) == [("slash", "chess new", "200", {"ai": 2, "level": "normal", "toad": True})]


async def test_a_whole_line_typed_key_by_key(tab: Tab, served: Served):
    await ready(tab, served)
    await tab.keyboard.type("/chess new ai:2 level:Normal toad:True")
    await expect(tab.locator(".pill")).to_have_count(3)
    await tab.keyboard.press("Enter")  # takes "True"
    await tab.keyboard.press("Enter")  # sends
    assert await done(served) == [("slash", "chess new", "200", {"ai": 2, "level": "normal", "toad": True})]


async def test_options_filled_in_by_keyboard(tab: Tab, served: Served):
    await ready(tab, served)
    await tab.keyboard.type("/chess new")
    await tab.keyboard.press("Enter")
    await tab.get_by_role("button", name="+ ai AI opponents").focus()
    await tab.keyboard.press("Enter")
    await tab.keyboard.type("7")
    await tab.keyboard.press("Enter")
    await expect(tab.locator(".command-form").get_by_role("alert")).to_have_text("ai: Must be at most 4.")
    await tab.keyboard.press("Backspace")
    await tab.keyboard.type("3")
    await tab.get_by_role("button", name="+ level How well they play").focus()
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("ArrowDown")
    await tab.keyboard.press("Enter")  # takes "Normal"
    await tab.keyboard.press("Enter")  # sends
    assert await done(served) == [("slash", "chess new", "200", {"ai": 3, "level": "normal"})]


async def test_a_required_option_is_asked_for_and_completed_by_the_bot(tab: Tab, served: Served):
    await ready(tab, served)
    await tab.keyboard.type("/chess rules")
    await tab.keyboard.press("Enter")
    word = tab.get_by_role("combobox", name="word, required: A word")
    await expect(word).to_be_focused()
    await tab.keyboard.press("Escape")
    await tab.get_by_role("button", name="Send", exact=True).click()
    problem = tab.locator(".command-form").get_by_role("alert")
    await expect(problem).to_have_text("word: This option is required. Specify a value.")
    await expect(word).to_be_focused()
    await tab.keyboard.type("doll")
    await expect(tab.get_by_role("option", name="doll two")).to_be_visible()
    await tab.get_by_role("option", name="doll two").click()
    await tab.keyboard.press("Enter")
    await expect(tab.locator(".command-form")).to_have_count(0)
    ana = served.seat("Ana")
    assert ("slash", "chess rules", "200", {"word": "2"}) in ana.done
    assert ("autocomplete", "chess rules", "word", "doll", {}) in ana.done


async def test_a_person_is_chosen_by_name(tab: Tab, served: Served):
    pep = served.seat("Pep")
    await ready(tab, served)
    await tab.keyboard.type("/profile")
    await tab.keyboard.press("Enter")
    await tab.keyboard.type("pe")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    assert await done(served) == [("slash", "profile", "200", {"user": pep.id})]


async def test_a_command_waits_visibly_and_says_when_nobody_answers(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.hold = asyncio.Event()
    ana.answers = [FakeReply("failed", "no answer")]
    await ready(tab, served)
    await tab.keyboard.type("/chess new")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    note = tab.locator("li.note")
    await expect(note).to_contain_text("Sending command…")
    ana.hold.set()
    await expect(note).to_contain_text("The application did not respond")
    await note.get_by_role("button", name="Dismiss message").click()
    await expect(note).to_have_count(0)


async def test_words_files_and_answers_are_sent(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.show("message", message(1, content="Who plays?"))
    await sit(tab, served)
    await shown(tab, 1).hover()
    await shown(tab, 1).get_by_role("button", name="Reply").click()
    await expect(tab.locator(".composer-head")).to_contain_text("Replying to Kettle")
    await tab.locator('.composer input[type="file"]').set_input_files(
        {"name": "me.txt", "mimeType": "text/plain", "buffer": b"me"}
    )
    await tab.keyboard.type("I do")
    await tab.keyboard.press("Shift+Enter")
    await tab.keyboard.type("Always")
    await tab.keyboard.press("Enter")
    await expect(tab.locator(".composer-head")).to_be_hidden()
    assert await done(served) == [("say", "I do\nAlways", ["me.txt"], "1")]


async def test_too_long_a_message_is_kept_and_told(tab: Tab, served: Served):
    await sit(tab, served)
    box = tab.get_by_role("textbox", name="Message #table-1")
    await box.fill("x" * 2001)
    await box.press("Enter")
    await expect(tab.locator(".composer-area > .composer-problem")).to_contain_text("1 characters too long")
    await expect(box).to_have_value("x" * 2001)


async def test_menu_commands_reactions_and_deletion_stand_beside_a_message(tab: Tab, served: Served):
    ana = served.seat("Ana")
    served.playground.commands = COMMANDS
    ana.show("message", message(1, author=ana.user, content="mine"))
    await sit(tab, served)
    for name in ("Quote", "React with 👍", "Delete"):
        await shown(tab, 1).hover()
        await shown(tab, 1).get_by_role("button", name=name).click()
    assert await ana.has_done(3) == [("context", "Quote", "1"), ("react", "1", "👍"), ("delete", "1")]


async def test_menu_commands_about_people_stand_below_their_names(tab: Tab, served: Served):
    ana, pep = served.seat("Ana"), served.seat("Pep")
    served.playground.commands = COMMANDS
    await sit(tab, served)
    who = tab.get_by_role("complementary", name="Who is here")
    await who.get_by_label("What can be done about Pep").click()
    await who.get_by_role("button", name="Challenge").locator("visible=true").click()
    assert await ana.has_done(1) == [("context", "Challenge", pep.id)]


# ---- by keyboard alone, and on a phone ------------------------------------------------------------------------------


async def test_from_the_composer_to_a_button_and_back(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.show("message", message(5, content="older"))
    ana.show("message", controls(id="6"))
    await sit(tab, served)
    await tab.get_by_role("textbox", name="Message #table-1").focus()
    await tab.keyboard.press("ArrowUp")
    await expect(shown(tab, 6).locator("article")).to_be_focused()
    await tab.keyboard.press("ArrowUp")
    await expect(shown(tab, 5).locator("article")).to_be_focused()
    await tab.keyboard.press("ArrowDown")
    await tab.keyboard.press("Tab")
    await expect(tab.get_by_role("button", name="Go")).to_be_focused()
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Escape")
    await expect(tab.get_by_role("textbox", name="Message #table-1")).to_be_focused()
    assert await done(served) == [("click", "go", "6", "200")]


async def test_channels_hide_in_a_drawer_on_a_phone(tab: Tab, served: Served):
    await tab.set_viewport_size({"width": 360, "height": 640})
    await sit(tab, served)
    await expect(tab.get_by_role("button", name="table-2")).to_be_hidden()
    await tab.get_by_role("button", name="Channels").click()
    await expect(tab.get_by_role("button", name="table-1")).to_be_focused()
    await tab.keyboard.press("Escape")
    await expect(tab.get_by_role("button", name="table-2")).to_be_hidden()
    await tab.get_by_role("button", name="Channels").click()
    await tab.get_by_role("button", name="table-2").click()
    await expect(tab.locator(".channel-title")).to_have_text("table-2")
    await expect(tab.get_by_role("button", name="table-2")).to_be_hidden()
    assert await tab.evaluate("document.documentElement.scrollWidth") == 360
