"""The page, the loopback Discord and a discord.py client together: what one seat does, the others see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from playwright.async_api import Page as Tab

from playground import FakeClock, P, Playground
from playground.page_server import PageServer
from playground.quickstart import NO_GAMES
from playground.world.permissions import highest_role

from .conftest import png
from .sample_bot import SampleBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@dataclass
class Whole:
    play: Playground
    bot: SampleBot
    clock: FakeClock
    url: str


@pytest_asyncio.fixture(loop_scope="session")
async def whole() -> AsyncIterator[Whole]:
    clock = FakeClock()
    play = Playground(clock=clock)
    page = PageServer(play, play=NO_GAMES)
    play.mount(page.add_to)
    async with play:
        bot = SampleBot(png(64, 36, (0, 158, 115)))
        async with play.running(bot):
            yield Whole(play, bot, clock, f"{play.base}{page.path}")


async def table(tab: Tab, whole: Whole, seats: str = "Ana") -> None:
    """Ana opens a table by a command typed by hand."""
    await tab.goto(f"{whole.url}?seats={seats}")
    box = tab.get_by_role("region", name="Seat of Ana").get_by_role("textbox", name="Message #table")
    await box.click()
    await tab.keyboard.type("/count new")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("button", name="Add", exact=True).first).to_be_visible()


async def test_what_one_seat_presses_the_other_sees(tab: Tab, whole: Whole):
    await table(tab, whole, "Ana,Pep")
    ana, pep = (tab.get_by_role("region", name=f"Seat of {name}") for name in ("Ana", "Pep"))
    await expect(pep.locator(".origin")).to_contain_text("Ana used /count new")
    await pep.get_by_role("button", name="Add", exact=True).click()
    await expect(ana.get_by_text("Count is 1")).to_be_visible()
    await expect(ana.get_by_role("img", name="A green board")).to_be_visible()
    assert await ana.locator(".gallery img").evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 64
    await pep.get_by_role("button", name="Secret").click()
    await expect(pep.get_by_text("The secret of Pep")).to_be_visible()
    await expect(ana.get_by_text("The secret of Pep")).to_have_count(0)


async def test_an_open_secret_outlives_a_reload_and_goes_when_dismissed(tab: Tab, whole: Whole):
    await table(tab, whole)
    await tab.get_by_role("button", name="Secret").click()
    await expect(tab.get_by_role("article").get_by_text("The secret of Ana")).to_be_visible()
    await tab.reload()
    await expect(tab.get_by_role("article").get_by_text("The secret of Ana")).to_be_visible()
    await tab.get_by_role("button", name="Dismiss message").click()
    await expect(tab.get_by_role("article").get_by_text("The secret of Ana")).to_have_count(0)


async def test_options_and_completion_reach_the_bot(tab: Tab, whole: Whole):
    await tab.goto(f"{whole.url}?seats=Ana")
    await tab.get_by_role("textbox", name="Message #table").click()
    await tab.keyboard.type("/count new start:41 word:tea")
    await expect(tab.get_by_role("option", name="tea-b")).to_be_visible()
    await tab.get_by_role("combobox", name="word: A word").fill("pot")
    await tab.get_by_role("option", name="pot-b").click()
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("article").get_by_text("Count is 41")).to_be_visible()


async def test_an_option_may_be_called_channel(tab: Tab, whole: Whole):
    await tab.goto(f"{whole.url}?seats=Ana")
    await tab.get_by_role("textbox", name="Message #table").click()
    await tab.keyboard.type("/count new channel:tab")
    await tab.get_by_role("option", name="table").click()
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("article").get_by_text("Count is 1000")).to_be_visible()


async def test_a_form_reaches_the_bot_with_its_file(tab: Tab, whole: Whole):
    await table(tab, whole)
    await tab.get_by_role("button", name="Form").click()
    form = tab.get_by_role("dialog", name="House rules")
    await form.get_by_role("textbox", name="Name").fill("The Kettle")
    await form.get_by_role("combobox", name="Pace").click()
    await tab.get_by_role("option", name="Slow").click()
    proof = {"name": "proof.txt", "mimeType": "text/plain", "buffer": b"yes"}
    await form.locator('input[type="file"]').set_input_files(proof)
    await form.get_by_role("button", name="Submit").click()
    await expect(tab.get_by_role("article").get_by_text("The Kettle, Slow, ['proof.txt']")).to_be_visible()


async def test_a_bot_that_takes_its_time_is_seen_thinking(tab: Tab, whole: Whole):
    await table(tab, whole)
    await tab.get_by_role("button", name="Slow").click()
    await expect(tab.get_by_role("article").get_by_text("Bot is thinking…")).to_be_visible()
    whole.bot.go_on.set()
    await expect(tab.get_by_role("article").get_by_text("At last")).to_be_visible()
    await expect(tab.get_by_role("article").get_by_text("Bot is thinking…")).to_have_count(0)


async def test_silence_of_three_seconds_is_a_failure(tab: Tab, whole: Whole):
    await table(tab, whole)
    await tab.get_by_role("button", name="Never").click()
    await expect(tab.get_by_role("button", name="Never")).to_have_attribute("aria-busy", "true")
    whole.clock.advance(2.9)
    await expect(tab.get_by_role("button", name="Never")).to_have_attribute("aria-busy", "true")
    whole.clock.advance(0.2)
    await expect(tab.get_by_role("alert").get_by_text("This interaction failed")).to_be_visible()
    await expect(tab.get_by_role("button", name="Never")).not_to_have_attribute("aria-busy", "true")
    await tab.get_by_role("button", name="Add", exact=True).click()
    await expect(tab.get_by_text("This interaction failed")).to_be_hidden()
    await tab.get_by_role("textbox", name="Message #table").fill("/count silent ")
    await tab.keyboard.press("Enter")
    await expect(tab.locator("li.note")).to_contain_text("Sending command…")
    whole.clock.advance(3.1)
    await expect(tab.locator("li.note")).to_contain_text("The application did not respond")


async def test_words_of_one_seat_reach_another_browser(tab: Tab, browser: Browser, whole: Whole):
    await tab.goto(f"{whole.url}?seats=Ana")
    other = await (await browser.new_context()).new_page()
    await other.goto(whole.url)
    await other.get_by_role("textbox", name="Your name").fill("Xoán")
    await other.keyboard.press("Enter")  # without games, it sits down
    await expect(tab.get_by_role("complementary").get_by_text("Xoán")).to_be_visible()
    await other.get_by_role("textbox", name="Message #table").fill("Good **evening**")
    await other.keyboard.press("Enter")
    await expect(tab.locator("article strong")).to_have_text("evening")
    await other.context.close()


async def test_a_bot_that_goes_and_comes_is_noticed(tab: Tab, whole: Whole):
    await tab.goto(f"{whole.url}?seats=Ana")
    await expect(tab.locator(".self")).to_contain_text("The bot is online")
    await whole.bot.close()
    await expect(tab.locator(".self")).to_contain_text("The bot is not connected")


async def test_owner_roles_timeouts_and_who_is_away_are_shown(tab: Tab, whole: Whole):
    play = whole.play
    play.seat("Ana", owner=True)
    play.seat("Pep", roles=[play.role("Keepers", hoist=True), play.role("Night owls")])
    await tab.goto(f"{whole.url}?seats=Ana")
    list_of_members = tab.get_by_role("complementary", name="Who is here")
    await expect(list_of_members.get_by_role("heading")).to_have_text(["Keepers — 1", "People — 2", "Apps — 1"])
    await expect(list_of_members.locator("li", has_text="Pep")).to_contain_text("Keepers, Night owls")
    await expect(list_of_members.get_by_role("img", name="Owner of the server")).to_have_count(1)
    await expect(list_of_members.locator("li", has_text="Developer").locator(".presence")).to_have_class(
        "presence away"
    )
    await expect(list_of_members.locator("li", has_text="Ana").locator(".presence")).to_have_class("presence")
    pep = play.guild.members[play.seat("Pep").person.id]
    until = datetime.fromtimestamp(whole.clock.time() + 600, UTC).isoformat()
    own = highest_role(play.guild, play.world.bot)
    own.permissions, own.position = P.MODERATE_MEMBERS, 9
    play.world.members.edit(play.guild, pep, {"communication_disabled_until": until})
    await expect(list_of_members.locator("li", has_text="Pep")).to_contain_text("In a timeout until")


async def test_a_message_of_ones_own_is_edited_and_typing_is_seen(tab: Tab, whole: Whole):
    play = whole.play
    pep = play.seat("Pep")
    await tab.goto(f"{whole.url}?seats=Ana")
    box = tab.get_by_role("textbox", name="Message #table")
    await box.fill("Helo")
    await pep.next("typing", after=0)
    await box.press("Enter")
    message = tab.get_by_role("article").filter(has_text="Helo")
    await message.hover()
    await message.get_by_role("button", name="Edit").click()
    await expect(box).to_have_value("Helo")
    await box.fill("Hello")
    await box.press("Enter")
    await expect(tab.get_by_role("article").filter(has_text="Hello")).to_contain_text("(edited)")
    assert [one["content"] for one in pep.messages] == ["Hello"]
    await tab.get_by_role("article").filter(has_text="Hello").hover()
    await tab.get_by_role("button", name="Edit").click()
    await box.fill("Something else")
    await box.press("Escape")
    await expect(box).to_have_value("")
    assert [one["content"] for one in pep.messages] == ["Hello"]
