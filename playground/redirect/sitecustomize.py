"""Loaded by Python when a bot starts: what the bot sends to Discord goes to the playground instead.

`PYTHONPATH` points here and `PLAYGROUND_REDIRECT` names the playground's address; the bot itself is not changed.
Requests made with aiohttp (discord.py, py-cord, nextcord, disnake, hikari) are sent to the other address.
Whatever else looks up one of Discord's hosts ends the bot with a message before anything leaves this machine.
It must run on any Python from 3.8 and imports nothing of the playground.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

BASE = os.environ.get("PLAYGROUND_REDIRECT", "").rstrip("/")
DISCORD = ("discord.com", "discordapp.com", "discord.gg", "discordapp.net", "discord.media")
EXIT_CODE = 78
"""EX_CONFIG: the bot is not set up for where it runs."""


def is_discord(host: str | bytes | None) -> bool:
    """Whether a host is one of Discord's."""
    name = host.decode("ascii", "replace") if isinstance(host, bytes) else str(host or "")
    name = name.rstrip(".").lower()
    return any(name == one or name.endswith("." + one) for one in DISCORD)


def redirected(scheme: str, host: str, path_and_query: str) -> str:
    """The address in the playground that stands for one of Discord's."""
    if host.endswith("discord.gg"):
        return "ws" + BASE[4:] + "/gw" + path_and_query.lstrip("/")
    if host.startswith(("cdn.", "media.")):
        return BASE + "/cdn" + path_and_query
    return ("ws" + BASE[4:] if scheme.startswith("ws") else BASE) + path_and_query


def patch_aiohttp(module: Any) -> None:
    """Send every request of every session to the playground if it is for Discord."""
    from yarl import URL

    original = module.ClientSession._request

    async def _request(self: Any, method: str, str_or_url: Any, **options: Any) -> Any:
        url: URL = URL(str_or_url) if isinstance(str_or_url, str) else str_or_url
        if url.host and is_discord(url.host):
            str_or_url = URL(redirected(url.scheme, url.host, url.raw_path_qs), encoded=True)
            options.pop("ssl", None)
            options.pop("server_hostname", None)
        return await original(self, method, str_or_url, **options)

    module.ClientSession._request = _request


def guard_lookups() -> None:
    """End the bot before it reaches the real Discord by another way."""
    import socket

    original = socket.getaddrinfo

    def getaddrinfo(host: str | bytes | None, *rest: Any, **options: Any) -> Any:
        if is_discord(host):
            stop(host)
        return original(host, *rest, **options)

    socket.getaddrinfo = getaddrinfo


def stop(host: str | bytes | None) -> None:
    """Say why, and end the process at once: an exception might be caught and tried again."""
    name = host.decode("ascii", "replace") if isinstance(host, bytes) else host
    sys.stderr.write(
        f"playground: this bot wanted to connect to {name} by itself and was stopped: only what it sends with aiohttp\n"
        f"can be redirected. Let it read DISCORD_API_BASE ({BASE}): REST at /api/v10, gateway at /gw, files at /cdn.\n"
    )
    sys.stderr.flush()
    os._exit(EXIT_CODE)


class _AfterImport(importlib.abc.MetaPathFinder):
    """Calls `patch` with a module as soon as it has been imported."""

    def __init__(self, name: str, patch: Callable[[ModuleType], None]) -> None:
        self.name, self.patch = name, patch

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is None or spec.loader is None:
            return spec
        load, patch = spec.loader.exec_module, self.patch

        def exec_module(module: ModuleType) -> None:
            load(module)
            patch(module)

        spec.loader.exec_module = exec_module
        return spec


def load_the_next_one() -> None:
    """Run the `sitecustomize` that this one stands in front of, if there is one."""
    here = os.path.dirname(os.path.abspath(__file__))
    elsewhere = [one for one in sys.path if os.path.abspath(one or ".") != here]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", elsewhere)
    if spec is not None and spec.loader is not None:
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)


if BASE:
    sys.meta_path.insert(0, _AfterImport("aiohttp.client", patch_aiohttp))
    guard_lookups()
load_the_next_one()
