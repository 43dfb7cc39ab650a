"""A pytest plugin. Installed by pip it is there by itself; in a checkout: `pytest_plugins = ["playground.testing"]`.

    async def test_hello(play, seat):
        async with play.running(Bot()):
            reply = await seat("Ana").slash("hello")
            assert reply.message["content"] == "Hello, Ana!"

`play` is a fresh `Playground`, `seat` its method of that name, `play_options` what the playground is made with:
override it in a module, or per test with `@pytest.mark.play(shards=2)`. Tests are run by pytest-asyncio or anyio.
"""

from __future__ import annotations

import warnings
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
    config.addinivalue_line("markers", "play(**options): what the `play` fixture's Playground is made with")
    config.addinivalue_line("markers", "discord(**options): the former name of `play`")


@pytest.fixture
def discord_options() -> dict[str, Any]:
    """The former name of `play_options`; it goes with version 0.3."""
    return {}


@pytest.fixture
def play_options(discord_options: dict[str, Any]) -> dict[str, Any]:
    """What the playground of a test is made with: the keyword arguments of `Playground`."""
    if discord_options:
        _renamed("the fixture `discord_options`", "`play_options`")
    return discord_options


@_async_fixture
async def play(request: pytest.FixtureRequest, play_options: dict[str, Any]) -> AsyncIterator[Playground]:
    """A fresh loopback Discord.

    The test fails at its end if the bot asked for anything that it does not support, or left somebody unanswered.
    """
    options = dict(play_options)
    for name in ("discord", "play"):
        marker = request.node.get_closest_marker(name)
        if marker is not None:
            options |= marker.kwargs
            if name == "discord":
                _renamed("the marker `discord`", "`play`")
    async with Playground(**options) as playground:
        yield playground
        if playground.check_at_end:
            playground.check_bot()


@pytest.fixture
def discord(play: Playground) -> Playground:
    """The former name of `play`, which hid the module `discord`; it goes with version 0.3."""
    _renamed("the fixture `discord`", "`play`")
    return play


@pytest.fixture
def seat(play: Playground) -> Callable[..., Seat]:
    """`seat("Ana")`: a person in the test's Discord."""
    return play.seat


def _renamed(old: str, new: str) -> None:
    warnings.warn(f"{old} of the playground is now {new}", DeprecationWarning, stacklevel=3)
