"""A pytest plugin: `pytest_plugins = ["playground.testing"]` in a `conftest.py` gives tests these fixtures.

    async def test_hello(discord, seat):
        async with discord.running(Bot()):
            reply = await seat("Ana").slash("hello")
            assert reply.message["content"] == "Hello, Ana!"

`discord` is a fresh `Playground`, `seat` its method of that name, `discord_options` what the playground is made with:
override it in a module, or per test with `@pytest.mark.discord(shards=2)`. Tests are run by pytest-asyncio or anyio.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from .playground import Playground
from .seats import Seat

try:
    from pytest_asyncio import fixture as _async_fixture
except ImportError:  # anyio runs plain async fixtures
    _async_fixture = pytest.fixture


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", "discord(**options): what the `discord` fixture's Playground is made with")


@pytest.fixture
def discord_options() -> dict[str, Any]:
    """What the playground of a test is made with: the keyword arguments of `Playground`."""
    return {}


@_async_fixture
async def discord(request: pytest.FixtureRequest, discord_options: dict[str, Any]) -> AsyncIterator[Playground]:
    """A fresh loopback Discord; the test fails at its end if the bot asked for anything it does not support."""
    marker = request.node.get_closest_marker("discord")
    options = {**discord_options, **marker.kwargs} if marker else discord_options
    async with Playground(**options) as playground:
        yield playground


@pytest.fixture
def seat(discord: Playground) -> Callable[..., Seat]:
    """`seat("Ana")`: a person in the test's Discord."""
    return discord.seat
