"""How long from a press in one seat's page until another seat's page shows what came of it.

    python -m playground.tests.page.press_bench

Two windows of a headless chromium, the loopback Discord and a discord.py bot; the bot edits a message with
a picture. Both windows read the same clock, so the figure is from the click to the first frame that shows the change.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
from statistics import quantiles

from playwright.async_api import Page as Tab
from playwright.async_api import async_playwright

from playground import Playground
from playground.page_server import PageServer

from .conftest import png
from .sample_bot import SampleBot

WATCH = """(wanted) => { window.shown = new Promise((resolve) => {
  const now = () => performance.timeOrigin + performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".messages").textContent.includes(wanted)) return;
    watch.disconnect();
    const drawn = now();
    requestAnimationFrame(() => setTimeout(() => resolve([drawn, now()])));
  });
  watch.observe(document.querySelector(".messages"), { childList: true, subtree: true, characterData: true });
}); }"""
PRESS = """() => {
  const button = [...document.querySelectorAll(".button")].find((one) => one.textContent === "Add");
  const at = performance.timeOrigin + performance.now();
  button.click();
  return at;
}"""


async def press_to_change(presses: int = 200, warm_up: int = 20) -> tuple[list[float], list[float]]:
    """Milliseconds until the other page's document holds the change, and until it has drawn it."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("no chromium on this machine")
    play = Playground()
    page = PageServer(play)
    play.mount(page.add_to)
    async with play, async_playwright() as playwright:
        bot = SampleBot(png(640, 360, (0, 158, 115)))
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        async with play.running(bot):
            await play.seat("Ana").slash("count new")
            tabs: list[Tab] = []
            for name in ("Ana", "Pep"):
                tab = await (await browser.new_context()).new_page()
                await tab.goto(f"{play.base}{page.path}?seats={name}")
                await tab.get_by_role("button", name="Add", exact=True).wait_for()
                tabs.append(tab)
            documents, frames = [], []
            for number in range(presses + warm_up):
                await tabs[1].evaluate(WATCH, f"is {number + 1}")
                pressed = await tabs[0].evaluate(PRESS)
                drawn, framed = await tabs[1].evaluate("() => window.shown")
                await tabs[0].get_by_text(f"Count is {number + 1}", exact=True).wait_for()
                if number >= warm_up:
                    documents.append(drawn - pressed)
                    frames.append(framed - pressed)
        await browser.close()
    return documents, frames


async def main() -> None:
    for what, took in zip(("in the document", "in a frame"), await press_to_change(), strict=True):
        cuts = quantiles(took, n=100)
        sys.stdout.write(f"press to change {what}: p50 {cuts[49]:.1f} ms, p95 {cuts[94]:.1f} ms (n = {len(took)})\n")


if __name__ == "__main__":
    asyncio.run(main())
