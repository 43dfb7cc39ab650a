"""A page served to a real browser. Where there is no chromium the tests that need one are skipped and say so."""

from __future__ import annotations

import shutil
import struct
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, BrowserContext, async_playwright
from playwright.async_api import Page as Tab

from playground.page import Page
from playground.quickstart import Play, read_play

from .fake_house import FakeHouse, FakeSeat

PLAY_JSON = Path(__file__).parents[2] / "play.json"
CAPABILITY = "open-sesame"


@dataclass
class Served:
    """A house behind a real port."""

    house: FakeHouse
    page: Page
    runner: web.AppRunner
    port: int

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}{self.page.path}"

    def seat(self, name: str) -> FakeSeat:
        return self.house.seat(name)


def png(width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    """A plain picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress((b"\0" + bytes(colour) * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


async def serve(house: FakeHouse, play: Play, port: int = 0) -> Served:
    """Put a house behind a port; the CDN has one green picture."""
    page = Page(house, play=play, capability=CAPABILITY)
    app = web.Application()
    page.add_to(app)

    async def cdn(request: web.Request) -> web.Response:
        return web.Response(body=png(64, 36, (40, 90, 70)), content_type="image/png")

    app.router.add_get("/cdn/{tail:.*}", cdn)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, reuse_address=True).start()
    return Served(house, page, runner, runner.addresses[0][1])


@pytest_asyncio.fixture(loop_scope="session")
async def served() -> AsyncIterator[Served]:
    served = await serve(FakeHouse(), read_play(PLAY_JSON))
    yield served
    await served.runner.cleanup()


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("no chromium on this machine: the page is not looked at in a browser")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    """A browser of its own, as large as a desktop's; whatever the page logs as an error fails the test."""
    context = await browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", timezone_id="UTC")
    context.set_default_timeout(5000)
    problems: list[str] = []
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    yield context
    await context.close()
    lost = [one for one in problems if "ERR_CONNECTION_REFUSED" not in one and "WebSocket connection" not in one]
    assert not lost, lost


@pytest_asyncio.fixture(loop_scope="session")
async def tab(context: BrowserContext) -> Tab:
    return await context.new_page()
