"""What a person sees: one of everything, drawn as Discord draws it, and kept steady while it changes."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import Route, expect

from . import screens
from .conftest import Served
from .screens import button, message, picture, row, text

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def sit(tab: Tab, served: Served, name: str = "Ana") -> None:
    await tab.goto(f"{served.url}?seats={name}")
    await expect(tab.locator(".channel-title")).to_have_text("table-1")


def shown(tab: Tab, number: int):
    return tab.locator(f'li.message[data-id="{number}"]')


async def test_one_of_everything(tab: Tab, served: Served):
    ana, pep = served.seat("Ana"), served.seat("Pep")
    for one in screens.everything(ana.user, pep.user):
        ana.show("message", one)
    await sit(tab, served)
    await expect(shown(tab, 1000)).to_contain_text("Ana joined the server.")
    await expect(shown(tab, 1001)).to_have_class("message named")
    await expect(shown(tab, 1003).locator(".origin")).to_contain_text("@Pep Good evening @Ana, shall we play? spoiler")
    answered = shown(tab, 1003).locator(".origin-text")
    await expect(answered.locator("img.emoji")).to_have_attribute("src", "/cdn/emojis/55.png")
    await expect(answered).to_have_accessible_name(
        "Good evening @Ana, :hat: shall we play? spoiler https://example.com/rules"
    )
    await expect(answered.locator("a, button, [role]")).to_have_count(0)
    await expect(shown(tab, 1005).locator(".origin")).to_contain_text("Ana used /chess new")
    await expect(shown(tab, 1005).get_by_role("img", name="Ana has four characters, Pep two.")).to_be_visible()
    await expect(shown(tab, 1005).get_by_role("button", name="Give up")).to_be_disabled()
    await expect(shown(tab, 1005).locator(".edited")).to_be_visible()
    await expect(shown(tab, 1006)).to_contain_text("Only you can see this")
    await expect(shown(tab, 1006).get_by_role("link", name="The rules")).to_have_attribute(
        "href", "https://example.com/rules"
    )
    await expect(shown(tab, 1007)).to_contain_text("An embed")
    await expect(shown(tab, 1007).get_by_role("link", name="log.txt")).to_have_attribute("download", "log.txt")
    await expect(shown(tab, 1007).get_by_role("button", name="👍, 2")).to_have_attribute("aria-pressed", "true")
    await expect(shown(tab, 1008)).to_contain_text("Kettle is thinking…")
    await shown(tab, 1009).get_by_role("button", name="Open the thread").click()
    await expect(tab.locator(".channel-title")).to_have_text("A long evening")


async def test_what_a_bot_writes_is_never_markup(tab: Tab, served: Served):
    evil = "<img src=x onerror=\"document.title='broken'\"><script>document.title='broken'</script>"
    ana = served.seat("Ana")
    served.playground.bot["username"] = evil
    served.playground.channels[1]["name"] = evil
    served.playground.guilds[0]["name"] = evil
    ana.show(
        "message",
        message(
            1,
            author={**screens.BOT_USER, "username": evil},
            flags=screens.V2,
            interaction_metadata={"id": "1", "type": 2, "user": ana.user, "name": evil},
            components=[
                text(evil),
                row(button("a", evil, emoji={"id": None, "name": evil})),
                row(screens.select("s", evil, [evil, "b"])),
                {"type": 12, "items": [picture('x"onerror="alert(1)', evil)]},
            ],
        ),
    )
    ana.show("message", message(2, content=evil, embeds=[{"title": evil, "url": "javascript:alert(1)"}]))
    await sit(tab, served)
    await tab.locator(".select").click()
    await expect(tab.locator(".option").first).to_contain_text("<img")
    assert await tab.locator("script:not([src])").count() == 0
    assert await tab.locator('img[src="x"], a[href^="javascript"]').count() == 0
    assert "broken" not in await tab.title() or "<img" in await tab.title()


async def test_nothing_is_fetched_from_elsewhere(tab: Tab, served: Served):
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    media = {"url": "https://evil.example/spy.png", "proxy_url": "https://evil.example/spy.png"}
    components = [{"type": 12, "items": [{"media": media, "description": "a spy"}]}, {"type": 11, "media": media}]
    served.seat("Ana").show("message", message(1, flags=screens.V2, components=components))
    await sit(tab, served)
    await expect(shown(tab, 1)).to_contain_text("A picture from elsewhere, not fetched: a spy")
    assert {url.split("/")[2] for url in asked if url.startswith("http")} == {served.host}


async def test_an_unknown_component_is_named(tab: Tab, served: Served):
    served.seat("Ana").show("message", message(1, flags=screens.V2, components=[{"type": 99}]))
    await sit(tab, served)
    await expect(shown(tab, 1)).to_contain_text("This page cannot draw a component of type 99.")


async def test_an_edit_keeps_the_focus_and_what_did_not_change(tab: Tab, served: Served):
    ana = served.seat("Ana")

    def board(turn: str) -> screens.Json:
        return message(1, flags=screens.V2, components=[screens.table(turn)])

    ana.show("message", board("Ana"))
    await sit(tab, served)
    await tab.get_by_role("button", name="My hand").focus()
    await tab.evaluate("document.querySelector('.gallery img').marked = true")
    ana.show("edit", board("Pep"))
    await expect(shown(tab, 1)).to_contain_text("Pep explores the forest")
    await expect(tab.get_by_role("button", name="My hand")).to_be_focused()
    assert await tab.evaluate("document.querySelector('.gallery img').marked")


async def test_an_open_list_and_its_choices_outlive_an_edit_of_the_text(tab: Tab, served: Served):
    ana = served.seat("Ana")
    list_row = row(screens.select("cards", "Which two?", ["Hat", "Potion", "Doll"], 2, 2))
    ana.show("message", message(1, flags=screens.V2, components=[text("move 1"), list_row]))
    await sit(tab, served)
    await tab.get_by_role("combobox", name="Which two?").click()
    await tab.get_by_role("option", name="Hat").click()
    ana.show("edit", message(1, flags=screens.V2, components=[text("move 2"), list_row]))
    await expect(shown(tab, 1)).to_contain_text("move 2")
    await tab.get_by_role("option", name="Doll").click()
    await tab.keyboard.press("Escape")
    await expect(tab.locator("[aria-busy]")).to_have_count(0)
    assert ana.done == [("select", "cards", ["hat", "doll"], "1")]


async def test_a_spoiler_opens_by_key_and_by_press(tab: Tab, served: Served):
    served.seat("Ana").show("message", message(1, content="||the doll|| and ||a hat||"))
    await sit(tab, served)
    first, second = await tab.get_by_role("button", name="Spoiler").all()
    await second.click()
    await first.focus()
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("button", name="Spoiler")).to_have_count(0)
    await expect(tab.get_by_text("the doll")).to_be_visible()


async def test_relative_times_stay_true(fresh_tab: Tab, served: Served):
    tab = fresh_tab
    await tab.clock.install(time=1_700_000_000)
    served.seat("Ana").show("message", message(1, content="<t:1700000062:R>"))
    await sit(tab, served)
    await tab.clock.pause_at(1_700_000_010)
    await expect(tab.locator(".stamp")).to_have_text("in 52 seconds")
    await tab.clock.run_for(50_000)
    await expect(tab.locator(".stamp")).to_have_text("in 2 seconds")
    await tab.clock.run_for(5_000)
    await expect(tab.locator(".stamp")).to_have_text("3 seconds ago")


async def test_the_end_stays_in_sight_but_whoever_reads_back_is_left_alone(tab: Tab, served: Served):
    ana = served.seat("Ana")
    for number in range(1, 60):
        ana.show("message", message(number, content=f"line {number}"))
    await sit(tab, served)
    await expect(shown(tab, 59)).to_be_in_viewport()
    ana.show("message", message(60, content="the newest"))
    await expect(shown(tab, 60)).to_be_in_viewport()
    await tab.locator(".scroll").hover()
    await tab.mouse.wheel(0, -900)
    await expect(shown(tab, 60)).not_to_be_in_viewport()
    ana.show("message", message(61, content="newer still"))
    await expect(shown(tab, 61)).to_have_count(1)
    await expect(shown(tab, 61)).not_to_be_in_viewport()
    await tab.get_by_role("button", name="Jump to present").click()
    await expect(shown(tab, 61)).to_be_in_viewport()
    await tab.mouse.wheel(0, -900)
    await expect(shown(tab, 61)).not_to_be_in_viewport()
    ana.show("message", message(62, content="your hand", flags=screens.EPHEMERAL))
    await expect(shown(tab, 62)).to_be_in_viewport()


async def test_what_one_reads_stays_in_place_while_messages_around_it_change(tab: Tab, served: Served):
    ana = served.seat("Ana")
    for number in range(1, 60):
        ana.show("message", message(number, content=f"line {number}", components=[row(button(f"b{number}", "Press"))]))
    await sit(tab, served)
    await tab.locator(".scroll").hover()
    await tab.mouse.wheel(0, -1500)
    await expect(shown(tab, 59)).not_to_be_in_viewport()
    await shown(tab, 45).get_by_role("button", name="Press").click()

    async def top() -> float:
        return await shown(tab, 45).evaluate("one => one.getBoundingClientRect().top")

    before = await top()
    tall = "much longer\n" * 12
    ana.show("edit", message(44, content=tall))  # a board above it grows
    await expect(shown(tab, 44)).to_contain_text("much longer")
    assert await top() == pytest.approx(before, abs=1)
    ana.show("edit", message(45, content=tall, components=[row(button("b45", "Press"))]))  # what one uses grows
    await expect(shown(tab, 45)).to_contain_text("much longer")
    assert await top() == pytest.approx(before, abs=1)
    ana.show("delete", {"id": "43", "channel_id": "200"})
    ana.show("message", message(60, content="the newest"))
    await expect(shown(tab, 43)).to_have_count(0)
    await expect(shown(tab, 60)).to_have_count(1)
    assert await top() == pytest.approx(before, abs=1)


async def test_a_picture_stays_until_the_newer_one_has_loaded(tab: Tab, served: Served):
    ana = served.seat("Ana")

    def board(name: str) -> screens.Json:
        item = picture(name, "The board", 1100, 700)
        return message(1, flags=screens.V2, components=[{"type": 12, "items": [item]}])

    held, later = asyncio.Event(), re.compile(r"1100x700\.png\?[23]$")

    async def slow(route: Route) -> None:
        await held.wait()
        await route.continue_()

    ana.show("message", board("1100x700.png?1"))
    await sit(tab, served)
    image = tab.locator(".gallery img")
    await expect(image).to_have_js_property("complete", True)
    await tab.route(later, slow)
    for number in (2, 3):  # the third comes before the second has loaded
        ana.show("edit", board(f"1100x700.png?{number}"))
        await expect(image).to_have_attribute("src", re.compile(rf"\?{number}$"))
        assert "1100x700.png?1" in await image.evaluate("one => one.style.backgroundImage")
    held.set()
    await expect(image).to_have_js_property("complete", True)
    await expect(image).to_have_attribute("style", "")
    await tab.unroute(later, slow)


async def test_long_channels_show_their_end_and_more_on_demand(tab: Tab, served: Served):
    for number in range(1, 151):
        served.seat("Ana").show("message", message(number, content=f"line {number}"))
    await sit(tab, served)
    await expect(shown(tab, 150)).to_have_count(1)
    await expect(shown(tab, 50)).to_have_count(0)
    await tab.get_by_role("button", name="Show earlier messages").click()
    await expect(shown(tab, 1)).to_have_count(1)


async def test_a_deleted_message_goes_and_a_dismissed_one_too(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.show("message", message(1, content="for all"))
    ana.show("message", message(2, content="for Ana", flags=screens.EPHEMERAL))
    await sit(tab, served)
    ana.show("delete", {"id": "1", "channel_id": "200"})
    await expect(shown(tab, 1)).to_have_count(0)
    await tab.get_by_role("button", name="Dismiss message").click()
    await expect(shown(tab, 2)).to_have_count(0)
    assert ana.done == [("dismiss", "2")]


async def test_a_picture_can_be_seen_large_and_closed_by_key(tab: Tab, served: Served):
    item = picture("board.png", "The board")
    served.seat("Ana").show("message", message(1, flags=screens.V2, components=[{"type": 12, "items": [item]}]))
    await sit(tab, served)
    await tab.get_by_role("button", name="The board").click()
    large = tab.get_by_role("dialog", name="Picture")
    await expect(large.get_by_role("img", name="The board")).to_be_visible()
    await tab.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_news_is_spoken_once_and_what_others_do_elsewhere_is_not(tab: Tab, served: Served):
    ana = served.seat("Ana")
    await sit(tab, served)
    ana.show("message", message(1, content="in the other room", channel_id="201"))
    ana.show("message", message(2, content="**Ana** explores"))
    voice = tab.locator("#voice")
    await expect(voice).to_have_text("Kettle: Ana explores")
    await expect(tab.get_by_role("button", name="table-2, 1 unread")).to_be_visible()


async def test_what_makes_no_push_is_spoken_only_to_who_asked_for_it(tab: Tab, served: Served):
    ana = served.seat("Ana")
    await sit(tab, served)
    await tab.evaluate(
        """() => {
            const voice = document.getElementById("voice");
            window.spoken = [];
            new MutationObserver(() => window.spoken.push(voice.textContent)).observe(voice, { childList: true });
        }"""
    )
    mine = {"id": "9", "type": 2, "user": ana.user}
    ana.show("message", message(1, content="a new board", flags=1 << 12))
    ana.show("message", message(2, content="what I asked for", flags=1 << 12, interaction_metadata=mine))
    ana.show("message", message(3, content="**Ana** explores"))
    await expect(tab.locator("#voice")).to_have_text("Kettle: Ana explores")
    assert await tab.evaluate("window.spoken") == ["Kettle: what I asked for", "Kettle: Ana explores"]


@pytest.mark.parametrize(
    ("width", "height", "desktop"),
    [
        (1100, 700, (550, 350)),  # 11:7 exactly
        (1100, 300, (550, 150)),
        (1100, 1100, (350, 350)),
        (600, 1800, (117, 350)),
        (300, 200, (300, 200)),  # never enlarged
    ],
)
async def test_a_gallery_of_one_picture_has_the_size_it_has_in_discord(
    tab: Tab, served: Served, width: int, height: int, desktop: tuple[int, int]
):
    gallery = {"type": 12, "id": 11, "items": [screens.picture(f"{width}x{height}.png", "A board", width, height)]}
    box = {"type": 17, "id": 10, "accent_color": 0xE69F00, "spoiler": False, "components": [gallery]}
    served.seat("Ana").show("message", message(1, flags=screens.V2, components=[box]))
    await sit(tab, served)
    image = tab.locator(".gallery img")
    await expect(image).to_have_js_property("complete", True)

    async def size() -> tuple[int, int]:
        found = await image.bounding_box()
        assert found is not None
        return round(found["width"]), round(found["height"])

    assert await size() == desktop
    await tab.set_viewport_size({"width": 390, "height": 844})
    wide, high = await size()
    assert min(width, 330) <= wide <= min(width, 360)
    assert high == pytest.approx(wide * height / width, abs=1)
