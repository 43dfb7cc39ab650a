"""A page served to a real browser. Where there is no chromium the tests that need one are skipped and say so."""

from __future__ import annotations

import re
import shutil
import socket
import struct
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, BrowserContext, ViewportSize, async_playwright, expect
from playwright.async_api import Page as Tab

from playground.page_server import PageServer
from playground.quickstart import FirstScreen, read_first_screen

from .fake_playground import FakePlayground, FakeSeat

PLAY_JSON = Path(__file__).parents[2] / "examples" / "hello.json"
CAPABILITY = "open-sesame"
DESKTOP = ViewportSize(width=1280, height=800)
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What it is called, the cheapest first: without a window of its own it takes a fifth less of the processor."""
FLAGS = ["--no-sandbox", "--renderer-process-limit=1", "--process-per-site", "--disable-site-isolation-trials"]
"""One process draws all pages: a new one for each costs a sixth more."""
PATIENCE = 15_000
"""Milliseconds a test waits for something to be seen; a safety net on a busy machine, not a measure."""

expect.set_options(timeout=PATIENCE)


@dataclass
class Served:
    """A playground behind a real port."""

    playground: FakePlayground
    page: PageServer
    runner: web.AppRunner
    port: int

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}{self.page.path}"

    def seat(self, name: str) -> FakeSeat:
        return self.playground.seat(name)


def png(width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    """A plain picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress((b"\0" + bytes(colour) * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


async def serve(playground: FakePlayground, play: FirstScreen, port: int = 0) -> Served:
    """Put a playground behind a port; the CDN has green pictures, of the size their name says (1100x700.png)."""
    page = PageServer(playground, play=play, capability=CAPABILITY)
    app = web.Application()
    page.add_to(app)

    async def cdn(request: web.Request) -> web.Response:
        said = re.search(r"(\d+)x(\d+)\.png", request.path)
        width, height = (int(said[1]), int(said[2])) if said else (64, 36)
        return web.Response(body=png(width, height, (40, 90, 70)), content_type="image/png")

    async def kept(request: web.Request, response: web.StreamResponse) -> None:
        """The page's own files don't change while tests run: the browser may keep them from one test to the next."""
        if request.path.endswith((".js", ".css", ".svg")):
            response.headers["Cache-Control"] = "max-age=3600"

    app.on_response_prepare.append(kept)
    app.router.add_get("/cdn/{tail:.*}", cdn)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port, reuse_address=True).start()
    except OSError:  # somebody else has it by now
        await web.TCPSite(runner, "127.0.0.1", 0).start()
    return Served(playground, page, runner, runner.addresses[0][1])


@pytest.fixture(scope="session")
def port() -> int:
    """The same for all tests, so that the browser finds what it has kept."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


@pytest_asyncio.fixture(loop_scope="session")
async def served(port: int) -> AsyncIterator[Served]:
    served = await serve(FakePlayground(), read_first_screen(PLAY_JSON), port)
    yield served
    await served.runner.cleanup()


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        pytest.skip("no chromium on this machine: the page is not looked at in a browser")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


class Watched:
    """A window, and what it complained of."""

    def __init__(self, context: BrowserContext, tab: Tab) -> None:
        self.context, self.tab = context, tab
        self.problems: list[str] = []
        context.on("weberror", lambda error: self.problems.append(str(error.error)))
        context.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)

    @classmethod
    async def opened(cls, browser: Browser) -> Watched:
        context = await browser.new_context(
            viewport=DESKTOP, locale="en-GB", timezone_id="UTC", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        return cls(context, await context.new_page())

    def check(self) -> None:
        """Whatever the page logs as an error fails the test; a lost line is none."""
        problems, self.problems = self.problems, []
        lost = [one for one in problems if "ERR_CONNECTION_REFUSED" not in one and "WebSocket connection" not in one]
        assert not lost, lost


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def window(browser: Browser) -> AsyncIterator[Watched]:
    """One window for all tests: opening one costs more than most tests do."""
    watched = await Watched.opened(browser)
    yield watched
    await watched.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def tab(window: Watched) -> AsyncIterator[Tab]:
    """The window, as large as a desktop's and with nothing remembered."""
    await window.tab.set_viewport_size(DESKTOP)
    window.check()
    yield window.tab
    await window.tab.evaluate("window.sessionStorage?.clear(); window.localStorage?.clear()")
    await window.tab.goto("about:blank")
    window.check()


@pytest_asyncio.fixture(loop_scope="session")
async def fresh_tab(browser: Browser) -> AsyncIterator[Tab]:
    """A window of its own, for tests that change what can't be changed back."""
    watched = await Watched.opened(browser)
    yield watched.tab
    await watched.context.close()
    watched.check()
