"""axe over every screen, at a desktop's and a phone's width: nothing serious."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Locator, expect
from playwright.async_api import Page as Tab

from . import screens
from .conftest import Served
from .test_acting import COMMANDS
from .test_messages import shown, sit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


RUN = "(within) => axe.run(within, { resultTypes: ['violations'] }).then((one) => one.violations)"


async def findings(tab: Tab, *within: Locator) -> list[str]:
    """What axe calls serious or critical in these parts of the page (none: all of it), with the place."""
    if not await tab.evaluate("'axe' in window"):
        await tab.evaluate(AXE_SCRIPT)
    found = await tab.evaluate(RUN, [await one.element_handle() for one in within or [tab.locator("html")]])
    return [
        f"{one['id']}: {node['html'][:160]} {[why['message'] for why in node['any']][:1]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desktop", "phone"])
def size(request: pytest.FixtureRequest) -> dict[str, int]:
    return {"width": request.param[0], "height": request.param[1]}


async def test_the_first_screen(tab: Tab, served: Served, size: dict[str, int]):
    served.seat("Ana")
    await tab.set_viewport_size(size)
    await tab.goto(served.url)
    await expect(tab.get_by_role("button", name="Play").first).to_be_visible()
    assert await findings(tab) == []


async def test_a_channel_with_one_of_everything(tab: Tab, served: Served, size: dict[str, int]):
    ana, pep = served.seat("Ana"), served.seat("Pep")
    served.playground.commands = COMMANDS
    for one in screens.everything(ana.user, pep.user):
        ana.show("message", one)
    await tab.set_viewport_size(size)
    await sit(tab, served)
    for number in (1001, 1005, 1007):
        await shown(tab, number).scroll_into_view_if_needed()
        assert await findings(tab, shown(tab, number)) == []
    await shown(tab, 1006).get_by_role("combobox", name="Give which").click()
    assert await findings(tab) == []
    await tab.keyboard.press("Escape")
    await tab.get_by_role("textbox", name="Message #table-1").fill("/")
    composer, menu = tab.locator(".composer-area"), tab.locator(".menu")
    await expect(menu.get_by_role("listbox", name="Commands")).to_be_visible()
    assert await findings(tab, composer, menu) == []
    await tab.get_by_role("option", name="/chess rules").click()
    await expect(menu.get_by_role("option", name="one")).to_be_visible()
    assert await findings(tab, composer, menu) == []
    if size["width"] < 500:
        await tab.keyboard.press("Escape")
        await tab.get_by_role("button", name="Channels").click()
        assert await findings(tab) == []


async def test_a_form_with_mistakes(tab: Tab, served: Served, size: dict[str, int]):
    await tab.set_viewport_size(size)
    await sit(tab, served)
    served.seat("Ana").show("modal", screens.form())
    dialog = tab.get_by_role("dialog")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".field-problem:visible")).to_have_count(3)
    assert await findings(tab) == []


async def test_two_seats_side_by_side(tab: Tab, served: Served):
    for name in ("Ana", "Pep"):
        served.seat(name).show("message", screens.message(1, flags=screens.V2, components=[screens.table()]))
    await tab.goto(f"{served.url}?seats=Ana,Pep")
    await expect(tab.get_by_role("button", name="My hand")).to_have_count(2)
    assert await findings(tab) == []
